// pdll.hpp on MLIR's IR: natives as lambdas over MLIR's types, our drivers, MLIR's driver, several threads.
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include "pdll.hpp"

#include <cstdio>
#include <thread>

using namespace mlir;

static int wrong = 0;
#define check(condition)                                                                                              \
  do {                                                                                                                 \
    if (!(condition)) {                                                                                                \
      std::printf("%d: %s\n", __LINE__, #condition);                                                                  \
      wrong = 1;                                                                                                       \
    }                                                                                                                  \
  } while (0)

static const char *patterns = R"(
Constraint IsEven(n: Attr);
Constraint SameTypes(xs: ValueRange, t: Type) -> Value;
Rewrite Half(n: Attr) -> Attr;
Rewrite Twice(op: Op, x: Value);
Pattern { let r = op<t.n> {n = n: Attr} -> (t: Type); IsEven(n);
  rewrite r with { let h = Half(n); replace r with op<t.half> {n = h} -> (t); }; }
Pattern { let r = op<t.first>(xs: ValueRange) -> (t: Type); let x = SameTypes(xs, t); replace r with x; }
Pattern { let r = op<t.twice>(x: Value); rewrite r with { Twice(r, x); }; }
)";
static const char *ir = R"(
func.func @f(%x: i32, %y: i32) -> (i32, i32, i32) {
  %0 = "t.n"() {n = 8 : i32} : () -> i32
  %1 = "t.first"(%x, %y) : (i32, i32) -> i32
  %2 = "t.twice"(%y) : (i32) -> i32
  return %0, %1, %2 : i32, i32, i32
}
)";

static void natives(pdll::Set &set) {
  check(set.constraint("IsEven", [](Attribute n) {
    auto i = dyn_cast<IntegerAttr>(n);
    return i && !i.getValue()[0];
  }));
  check(set.constraint("SameTypes", [](const std::vector<Value> &xs, Type t) -> std::optional<Value> {
    for (Value x : xs)
      if (x.getType() != t)
        return std::nullopt;
    return xs.empty() ? std::nullopt : std::optional<Value>(xs[0]);
  }));
  check(set.rewrite("Half", [](Attribute n) -> Attribute {
    auto i = cast<IntegerAttr>(n);
    return IntegerAttr::get(i.getType(), i.getValue().lshr(1));
  }));
  check(set.rewrite("Twice", [](pdll::Call &call, Operation *op, Value x) {
    // The result types are inferred.
    Operation *sum = call.create("arith.addi", {x, x});
    return sum && call.setAttribute(sum, "was", UnitAttr::get(op->getContext())) &&
           call.replace(op, {sum->getResult(0)});
  }));
}

static std::string print(Operation *op) {
  std::string out;
  llvm::raw_string_ostream(out) << *op;
  return out;
}

static void isRewritten(ModuleOp module) {
  std::string out = print(module);
  check(succeeded(verify(module)));
  check(out.find("\"t.half\"() {n = 4 : i32}") != std::string::npos ||
        out.find("\"t.half\"() {n = 2 : i32}") != std::string::npos);
  check(out.find("arith.addi %arg1, %arg1 {was} : i32") != std::string::npos);
  check(out.find("t.first") == std::string::npos && out.find("t.twice") == std::string::npos);
}

// Turns t.half 4 into t.half 2: a pattern of C++ beside those of the set.
struct Halver : RewritePattern {
  explicit Halver(MLIRContext *context) : RewritePattern("t.half", 1, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (op->getAttrOfType<IntegerAttr>("n").getInt() != 4)
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op->setAttr("n", rewriter.getI32IntegerAttr(2)); });
    return success();
  }
};

int main() {
  MLIRContext context;
  context.allowUnregisteredDialects();
  context.loadDialect<arith::ArithDialect, func::FuncDialect>();
  auto parse = [&] { return parseSourceString<ModuleOp>(ir, &context); };
  check(pdllHasMlir());

  pdll::Set set;
  check(set.addText("a.pdll", patterns) && set.messages().empty());
  check(!set.link(&context));
  check(set.messages().text().find("IsEven") != std::string::npos);
  set.messages().clear();
  natives(set);
  pdll::Linked linked = set.link(&context);
  check(linked && linked.patternCount() == 3 && set.messages().empty());

  // Our drivers.
  for (uint32_t driver : {PDLL_GREEDY, PDLL_WALK}) {
    auto module = parse();
    pdll::Options options;
    options.driver = driver;
    pdll::Report report;
    pdll::Messages messages;
    check(linked.apply(*module, options, &report, &messages));
    check(report.rewrites == 3 && report.converged && messages.empty());
    isRewritten(*module);
  }

  // MLIR's driver, beside a pattern in C++.
  {
    auto module = parse();
    RewritePatternSet both(&context);
    both.add(std::make_unique<pdll::Pattern>(linked, &context));
    both.add<Halver>(&context);
    check(succeeded(applyPatternsGreedily(module->getBodyRegion(), std::move(both))));
    isRewritten(*module);
    check(print(*module).find("{n = 2 : i32}") != std::string::npos);
  }

  // At one operation, with a rewriter of its own.
  {
    auto module = parse();
    PdllMatcher *matcher = pdllMatcherNew(linked.get(), nullptr);
    Operation *first = &module->getBody()->front().getRegion(0).front().front();
    check(first->getName().getStringRef() == "t.n");
    check(!pdllApplyAt(matcher, first->getNextNode()->getNextNode()->getNextNode(), nullptr, nullptr));
    check(pdllApplyAt(matcher, first, nullptr, nullptr));
    check(print(*module).find("t.half") != std::string::npos);
    pdll::Messages messages;
    check(!pdllApplyAt(matcher, nullptr, nullptr, messages.get()));
    check(messages.text().find("the operation is null") != std::string::npos);
    pdllMatcherFree(matcher);
  }

  // Several threads, each with IR of its own.
  {
    std::vector<OwningOpRef<ModuleOp>> modules;
    for (int i = 0; i < 4; ++i)
      modules.push_back(parse());
    std::vector<std::thread> threads;
    std::vector<int> good(modules.size());
    for (size_t i = 0; i < modules.size(); ++i)
      threads.emplace_back([&, i] { good[i] = linked.apply(*modules[i]); });
    for (auto &thread : threads)
      thread.join();
    for (size_t i = 0; i < modules.size(); ++i) {
      check(good[i]);
      isRewritten(*modules[i]);
    }
  }

  // A context that goes before what is linked to it.
  {
    auto module = parse();
    pdll::Linked late;
    PdllMatcher *matcher;
    {
      MLIRContext brief;
      brief.allowUnregisteredDialects();
      brief.loadDialect<arith::ArithDialect, func::FuncDialect>();
      late = set.link(&brief);
      check(late);
      matcher = pdllMatcherNew(late.get(), nullptr);
    }
    const char *gone = "the context that the patterns were linked to has been destroyed";
    pdll::Messages messages;
    check(!late.apply(*module, {}, nullptr, &messages));
    check(messages.text().find(gone) != std::string::npos);
    messages.clear();
    check(!pdllApplyAt(matcher, *module, nullptr, messages.get()));
    check(messages.text().find(gone) != std::string::npos);
    check(!pdllMatcherNew(late.get(), nullptr));
    pdllMatcherFree(matcher);
  }

  // Patterns that break IR: the run does as they say, and the verifier finds it.
  {
    pdll::Set breaks;
    check(breaks.addText("b.pdll", "Pattern { let r = op<t.n>; "
                                   "replace r with op<arith.constant> -> (type<\"i32\">); }"));
    auto module = parse();
    check(breaks.link(&context).apply(*module));
    ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) { return success(); });
    check(failed(verify(*module)));
  }

  // What patterns ask for and cannot be.
  {
    pdll::Set bad;
    check(bad.addText("b.pdll", "Pattern { let r = op<t.n>; replace r with op<arith.nothing> -> (type<\"i32\">); }"));
    check(!bad.link(&context));
    check(bad.messages().text().find("arith.nothing") != std::string::npos);
  }
  if (!wrong)
    std::puts("all good");
  return wrong;
}
