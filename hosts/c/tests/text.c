/* pdll.h without MLIR: sets, natives, messages, and what is wrong. Every `check` is a line that must hold. */
#include "pdll.h"

#include <stdio.h>
#include <stdlib.h>

static int failed = 0;
#define check(condition)                                                                                              \
  do {                                                                                                                 \
    if (!(condition)) {                                                                                                \
      printf("%d: %s\n", __LINE__, #condition);                                                                       \
      failed = 1;                                                                                                      \
    }                                                                                                                  \
  } while (0)

typedef struct Buffer {
  char text[4096];
  size_t length;
} Buffer;

static void take(void *data, PdllText text) {
  Buffer *buffer = data;
  buffer->length = text.length < sizeof buffer->text - 1 ? text.length : sizeof buffer->text - 1;
  memcpy(buffer->text, text.data, buffer->length);
  buffer->text[buffer->length] = 0;
}

/* Whether one of the messages has this in it; forgets them. */
static bool said(PdllMessages *messages, const char *wanted) {
  Buffer all = {{0}, 0};
  pdllMessagesPrint(messages, take, &all);
  pdllMessagesClear(messages);
  bool found = strstr(all.text, wanted) != NULL;
  if (!found)
    printf("wanted: %s\nsaid: %s\n", wanted, all.text);
  return found;
}

static int calls = 0, freed = 0;
static void freeing(void *data) { freed += *(int *)data; }

static bool isEven(PdllCall *call, void *data) {
  int64_t n;
  calls += *(int *)data;
  return pdllCallCount(call) == 1 && pdllCallInt(call, 0, &n) && n % 2 == 0;
}

/* A rewrite that makes an attribute from the text of another one. */
static bool half(PdllCall *call, void *data) {
  (void)data;
  int64_t n;
  char text[64];
  if (!pdllCallInt(call, 0, &n)) {
    pdllCallFail(call, pdllText("it is no integer"));
    return false;
  }
  snprintf(text, sizeof text, "%lld : i32", (long long)(n / 2));
  return pdllReturnText(call, pdllText(text));
}

/* A rewrite that creates and replaces by itself. */
static bool wrap(PdllCall *call, void *data) {
  (void)data;
  PdllNewOp op;
  memset(&op, 0, sizeof op);
  op.size = sizeof op;
  op.name = pdllText("t.wrapped");
  PdllText name = pdllText("was");
  void *value = pdllCallHandle(call, 1), *attr = pdllCallHandle(call, 2), *type = pdllCallHandle(call, 3);
  op.operands = &value, op.operandCount = 1;
  op.attrNames = &name, op.attrs = &attr, op.attrCount = 1;
  op.types = &type, op.typeCount = 1;
  void *made = pdllCreate(call, &op);
  void *result = pdllResult(call, made, 0);
  check(pdllResult(call, made, 1) == NULL);
  return made && result && pdllReplace(call, pdllCallHandle(call, 0), &result, 1);
}

static bool gives_nothing(PdllCall *call, void *data) {
  (void)call, (void)data;
  return true;
}

static const char patterns[] = "Constraint IsEven(n: Attr);\n"
                               "Rewrite Half(n: Attr) -> Attr;\n"
                               "Rewrite Wrap(op: Op, x: Value, n: Attr, t: Type);\n"
                               "Pattern Halve { let r = op<t.n> {n = n: Attr} -> (t: Type); IsEven(n);\n"
                               "  rewrite r with { let h = Half(n); replace r with op<t.half> {n = h} -> (t); }; }\n"
                               "Pattern { let r = op<t.wrap>(x: Value) {n = n: Attr} -> (t: Type);\n"
                               "  rewrite r with { Wrap(r, x, n, t); }; }\n";

static void natives(PdllMessages *messages) {
  static int one = 1;
  Buffer out = {{0}, 0};
  PdllReport report;
  memset(&report, 0, sizeof report);
  report.size = sizeof report;
  PdllSet *set = pdllSetNew();
  const PdllText ir = pdllText("%0 = \"t.n\"() {n = 6 : i32} : () -> i32\n"
                               "%1 = \"t.n\"() {n = 7 : i32} : () -> i32\n"
                               "%2 = \"t.wrap\"(%1) {n = 1 : i8} : (i32) -> i32\n"
                               "\"t.use\"(%0, %2) : (i32, i32) -> ()\n");
  check(pdllSetKeepDefinitions(set, messages));
  check(pdllSetAddText(set, pdllText("a.pdll"), pdllText(patterns), messages));
  check(!pdllRewriteText(set, pdllText("in.mlir"), ir, NULL, take, &out, NULL, messages));
  check(said(messages, "IsEven"));
  check(pdllSetConstraint(set, pdllText("IsEven(Attr)"), isEven, &one, freeing, messages));
  check(pdllSetRewrite(set, pdllText("Wrap(op: Op, x: Value, n: Attr, t: Type)"), wrap, NULL, NULL, messages));
  check(pdllSetRewrite(set, pdllText("Half(Attr) -> Type"), half, NULL, NULL, messages));
  check(!pdllRewriteText(set, pdllText("in.mlir"), ir, NULL, take, &out, NULL, messages));
  check(said(messages, "(Attr) -> (Type)"));
  check(pdllSetRewrite(set, pdllText("Half(Attr) -> Attr"), gives_nothing, NULL, NULL, messages));
  check(pdllRewriteText(set, pdllText("in.mlir"), ir, NULL, take, &out, NULL, messages));
  check(said(messages, "it gave back less than was registered"));
  check(pdllSetRewrite(set, pdllText("Half(Attr) -> Attr"), half, NULL, NULL, messages));
  calls = 0;
  check(pdllRewriteText(set, pdllText("in.mlir"), ir, NULL, take, &out, &report, messages));
  check(strstr(out.text, "\"t.half\"() {n = 3 : i32} : () -> i32"));
  check(strstr(out.text, "\"t.wrapped\"(%1) {was = 1 : i8} : (i32) -> i32"));
  check(strstr(out.text, "\"t.n\"() {n = 7 : i32}"));
  check(report.rewrites == 2 && report.converged && calls >= 2);
  check(pdllMessagesCount(messages) == 0);
  check(freed == 0);
  pdllSetFree(set);
  check(freed == 1);
  check(!pdllSetConstraint(NULL, pdllText("IsEven(Attr)"), isEven, &one, freeing, messages));
  check(freed == 2 && said(messages, "the set is null"));
}

static void whatIsWrong(PdllMessages *messages) {
  PdllSet *set = pdllSetNew();
  PdllMessage m;
  Buffer out = {{0}, 0};
  check(!pdllSetAddText(set, pdllText("bad.pdll"), pdllText("Pattern {\n  erase nobody;\n}\n"), messages));
  m.size = sizeof m;
  check(pdllMessagesCount(messages) >= 1 && pdllMessagesGet(messages, 0, &m));
  check(m.severity == PDLL_ERROR && m.line == 2 && m.column == 9);
  check(m.file.length == 8 && !memcmp(m.file.data, "bad.pdll", 8));
  check(!pdllMessagesGet(messages, 99, &m) && !pdllMessagesGet(messages, 0, NULL));
  m.size = 1;
  check(!pdllMessagesGet(messages, 0, &m));
  check(said(messages, "bad.pdll:2:9: error: unknown name `nobody`"));
  check(!pdllSetAddFile(set, pdllText("not-there.pdll"), messages) && said(messages, "not-there.pdll"));
  check(!pdllSetAddBytecode(set, "junk", 4, messages) && said(messages, "bytecode.pdlbc"));
  check(!pdllSetAddBytecode(set, NULL, 4, messages) && said(messages, "null"));
  PdllText null = {NULL, 3};
  check(!pdllSetAddText(set, null, null, messages) && said(messages, "a text is null"));
  check(!pdllSetKeepDefinitions(NULL, messages) && said(messages, "the set is null"));
  check(!pdllSetConstraint(set, pdllText("F(Nothing)"), isEven, NULL, NULL, messages));
  check(said(messages, "`Nothing` is no type"));
  check(!pdllSetRewrite(set, pdllText("F()"), NULL, NULL, NULL, messages) && said(messages, "the function is null"));
  check(!pdllRewriteText(set, pdllText("in.mlir"), pdllText("%0 = \n"), NULL, take, &out, NULL, messages));
  check(said(messages, "in.mlir:1:5: error"));
  check(!pdllRewriteText(set, pdllText("in.mlir"), pdllText(""), NULL, NULL, NULL, NULL, messages));
  check(pdllRewriteText(set, pdllText("in.mlir"), pdllText(""), NULL, take, &out, NULL, NULL));
  PdllOptions options;
  memset(&options, 0, sizeof options);
  check(!pdllRewriteText(set, pdllText("in.mlir"), pdllText(""), &options, take, &out, NULL, messages));
  check(said(messages, "sizeof(PdllOptions)"));
  options.size = sizeof options;
  options.driver = 7;
  check(!pdllRewriteText(set, pdllText("in.mlir"), pdllText(""), &options, take, &out, NULL, messages));
  check(said(messages, "there is no driver 7"));
  check(!pdllLink(set, NULL, messages));
  check(said(messages, pdllHasMlir() ? "the context is null" : "without MLIR"));
  check(!pdllLink(NULL, NULL, NULL) && !pdllApply(NULL, NULL, NULL, NULL, messages));
  check(said(messages, "the linked set is null"));
  check(!pdllMatcherNew(NULL, messages) && !pdllApplyAt(NULL, NULL, NULL, messages));
  pdllMessagesClear(messages);
  check(pdllCallCount(NULL) == 0 && !pdllCallHandle(NULL, 0) && !pdllCreate(NULL, NULL));
  pdllSetFree(set);
  pdllSetFree(NULL), pdllMessagesFree(NULL), pdllLinkedFree(NULL), pdllMatcherFree(NULL);
}

static void limits(PdllMessages *messages) {
  PdllSet *set = pdllSetNew();
  Buffer out = {{0}, 0};
  PdllOptions options;
  memset(&options, 0, sizeof options);
  options.size = sizeof options;
  options.maxRewrites = 5;
  check(pdllSetAddText(set, pdllText("a.pdll"), pdllText("Pattern Round { replace op<t.a> with op<t.a>; }\n"), messages));
  pdllMessagesClear(messages);
  const PdllText ir = pdllText("\"t.a\"() : () -> ()\n");
  check(!pdllRewriteText(set, pdllText("in.mlir"), ir, &options, take, &out, NULL, messages));
  check(said(messages, "rewriting stopped after 5 rewrites with patterns still at work: Round"));
  options.driver = PDLL_WALK;
  options.maxRewrites = 0;
  PdllReport report;
  memset(&report, 0, sizeof report);
  report.size = sizeof report;
  check(pdllRewriteText(set, pdllText("in.mlir"), ir, &options, take, &out, &report, messages));
  check(report.rewrites == 1);
  pdllSetFree(set);
}

int main(void) {
  PdllMessages *messages = pdllMessagesNew();
  check(pdllVersion().length == strlen(PDLL_VERSION) && !memcmp(pdllVersion().data, PDLL_VERSION, strlen(PDLL_VERSION)));
  natives(messages);
  whatIsWrong(messages);
  limits(messages);
  pdllMessagesFree(messages);
  if (!failed)
    puts("all good");
  return failed;
}
