// pdll.hpp without MLIR: typed lambdas and functions as natives, text in and out.
#include "pdll.hpp"

#include <cstdio>
#include <stdexcept>

static int failed = 0;
#define check(condition)                                                                                              \
  do {                                                                                                                 \
    if (!(condition)) {                                                                                                \
      std::printf("%d: %s\n", __LINE__, #condition);                                                                  \
      failed = 1;                                                                                                      \
    }                                                                                                                  \
  } while (0)

static const char *patterns = R"(
Constraint IsEven(n: Attr);
Rewrite Half(n: Attr) -> Attr;
Rewrite Both(n: Attr, t: Type) -> (Attr, Type);
Rewrite Throws(n: Attr);
Pattern { let r = op<t.n> {n = n: Attr} -> (t: Type); IsEven(n);
  rewrite r with { let h = Half(n); replace r with op<t.half> {n = h} -> (t); }; }
Pattern { let r = op<t.both> {n = n: Attr} -> (t: Type);
  rewrite r with { let b = Both(n, t); replace r with op<t.done> {n = b.0} -> (b.1); }; }
Pattern { let r = op<t.throws> {n = n: Attr}; rewrite r with { Throws(n); erase r; }; }
)";

static pdll::AttrText half(int64_t n) { return {std::to_string(n / 2) + " : i32"}; }

int main() {
  pdll::Set set;
  int calls = 0;
  check(set.constraint("IsEven", [&calls](int64_t n) noexcept {
    ++calls;
    return n % 2 == 0;
  }));
  check(set.rewrite("Half", half));
  check(set.rewrite("Both", [](pdll::AttrText n, pdll::TypeText t) {
    return std::tuple(pdll::AttrText{n.text == "5 : i8" ? "6 : i8" : "unit"}, t);
  }));
  check(set.rewrite("Throws", [](pdll::Call &, const pdll::AttrText &) { throw std::runtime_error("it was thrown"); }));
  check(set.addText("a.pdll", patterns));
  check(set.messages().empty());
  pdll::Report report;
  auto out = set.rewriteText("in.mlir",
                             "%0 = \"t.n\"() {n = 8 : i32} : () -> i32\n"
                             "%1 = \"t.both\"() {n = 5 : i8} : () -> i32\n"
                             "\"t.throws\"() {n = 1 : i32} : () -> ()\n"
                             "\"t.use\"(%0, %1) : (i32, i32) -> ()\n",
                             {}, &report);
  check(out && out->find("\"t.half\"() {n = 4 : i32}") != std::string::npos);
  check(out && out->find("\"t.done\"() {n = 6 : i8}") != std::string::npos);
  check(out && out->find("t.throws") != std::string::npos);
  check(report.rewrites == 2 && calls >= 1);
  check(set.messages().text().find("it was thrown") != std::string::npos);
  set.messages().clear();
  check(!set.addText("bad.pdll", "Pattern {"));
  check(set.messages().list().at(0).file == "bad.pdll" && set.messages().list().at(0).severity == PDLL_ERROR);
  check(!set.rewrite("2F", [](int64_t) {}));
  if (!failed)
    std::puts("all good");
  return failed;
}
