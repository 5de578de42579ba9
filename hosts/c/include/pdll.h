/* pdll.h: rewrite patterns (PDLL, .td rules, pdl.pattern operations, bytecode) in a compiler in C or C++.
 *
 *   PdllSet *set = pdllSetNew();
 *   PdllMessages *messages = pdllMessagesNew();
 *   if (pdllSetAddFile(set, pdllText("fold.pdll"), messages)) {
 *     PdllLinked *linked = pdllLink(set, context.ptr, messages);          // MlirContext, as in mlir-c
 *     if (linked && pdllApply(linked, op.ptr, NULL, NULL, messages)) ...  // MlirOperation
 *     pdllLinkedFree(linked);
 *   }
 *
 * What holds of all functions
 *
 *   - Handles of MLIR are `void *`: what is inside MlirContext, MlirOperation, MlirValue, MlirType,
 *     MlirAttribute and MlirRewriterBase, which is what `mlir::MLIRContext *`, `mlir::Operation *` and
 *     getAsOpaquePointer() are.
 *   - Texts are a pointer and a length, UTF-8, and need no zero at the end. A text that a function is given
 *     is copied if it is needed longer. A text that comes out lives as long as the comment says.
 *   - What `...New` and pdllLink give is freed with the function of the same name that ends in `Free`, which
 *     takes null too.
 *   - A function that can fail returns false, null or 0 and adds messages that say why. `messages` may be
 *     null.
 *   - A null pointer or an index out of range where none may be is such a failure. Handles of MLIR that are
 *     not alive, or of another context, cannot be told from good ones: behaviour is undefined, as in MLIR.
 *   - Nothing throws or unwinds out of the library. An error inside it becomes a message.
 *   - A PdllSet, a PdllMessages and a PdllMatcher are for one thread at a time; a PdllLinked may be used by
 *     several threads at once, on IR that they do not share.
 */
#ifndef PDLL_H
#define PDLL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header; pdllVersion() is that of the library. */
#define PDLL_VERSION "0.1.0"

typedef struct PdllText {
  const char *data;
  size_t length;
} PdllText;

/* A text that ends with a zero. */
static inline PdllText pdllText(const char *text) {
  PdllText out;
  out.data = text;
  out.length = text ? strlen(text) : 0;
  return out;
}

/* Takes a text that the library gives; the text lives until it returns. */
typedef void (*PdllTextOut)(void *data, PdllText text);

/* "0.1.0"; lives forever. */
PdllText pdllVersion(void);
/* Whether the library was built to run on MLIR's IR. Without it pdllLink fails; pdllRewriteText is always
 * there. */
bool pdllHasMlir(void);

/* ---- Messages: errors, warnings and notes, in the order in which they came. ---- */

typedef struct PdllMessages PdllMessages;

typedef enum PdllSeverity {
  PDLL_ERROR = 0,
  PDLL_WARNING = 1,
  PDLL_REMARK = 2,
  PDLL_NOTE = 3 /* about the message before it */
} PdllSeverity;

typedef struct PdllMessage {
  size_t size;     /* sizeof(PdllMessage), set by the caller: a later version may have more fields */
  uint32_t severity; /* a PdllSeverity */
  uint32_t line;   /* from 1; 0: the message is about no line */
  uint32_t column; /* from 1; 0: about no column */
  PdllText file;   /* empty: about no file. Lives as long as the messages do and nothing is added to them. */
  PdllText text;   /* likewise */
} PdllMessage;

PdllMessages *pdllMessagesNew(void);
void pdllMessagesFree(PdllMessages *messages);
size_t pdllMessagesCount(const PdllMessages *messages);
/* Fills `out` with message `i`; false if there is none or `out` is smaller than the fields of version 0.1. */
bool pdllMessagesGet(const PdllMessages *messages, size_t i, PdllMessage *out);
/* Gives all messages as lines `FILE:LINE:COLUMN: error: TEXT`. */
bool pdllMessagesPrint(const PdllMessages *messages, PdllTextOut out, void *data);
/* Forgets all messages. */
void pdllMessagesClear(PdllMessages *messages);

/* ---- Sets of patterns, with the native functions that they call. ---- */

typedef struct PdllSet PdllSet;

/* A set without patterns. It knows the native functions of the library (`#include "std/..."`). */
PdllSet *pdllSetNew(void);
void pdllSetFree(PdllSet *set);
/* Looks for included files here too; for what is added after it. */
bool pdllSetIncludeDir(PdllSet *set, PdllText dir, PdllMessages *messages);
/* What is added after it keeps in this process what the `.td` files define that it includes, and takes what
 * other such sets have kept, on any thread: for programs that make many sets. Files that change are read
 * again. */
bool pdllSetKeepDefinitions(PdllSet *set, PdllMessages *messages);
/* Adds the patterns of a file: PDLL, TableGen rules, `pdl.pattern` operations or bytecode, told apart by
 * content. Of patterns of equal benefit, those that were added first win. If it fails the set is as before.
 */
bool pdllSetAddFile(PdllSet *set, PdllText path, PdllMessages *messages);
/* The same of a text, which is called `name` in messages. */
bool pdllSetAddText(PdllSet *set, PdllText name, PdllText text, PdllMessages *messages);
/* The same of bytecode in memory (`pdllc --emit=bytecode`). */
bool pdllSetAddBytecode(PdllSet *set, const void *bytes, size_t length, PdllMessages *messages);

/* ---- Native functions. ---- */

/* A call of a native function; lives until the function returns. */
typedef struct PdllCall PdllCall;
/* The function: whether the constraint holds, or the rewrite was done. `data` is what it was registered with.
 * It is called by every thread that runs the patterns. It must not throw, and returns by returning. */
typedef bool (*PdllNative)(PdllCall *call, void *data);
/* Frees `data`, once, when the set and all that was linked from it are gone. */
typedef void (*PdllFree)(void *data);

/* Registers a constraint, which looks at IR and changes nothing. `signature` says what it is given and gives
 * in PDLL's words: "IsEven(Attr)", "Pair(a: Value, b: Value) -> (Type, Attr)"; the types are Op, Value,
 * ValueRange, Type, TypeRange and Attr. It is checked against the declaration in the patterns when they are
 * linked. A later function of the same name takes its place. `release` may be null; if registering fails it
 * is called too. */
bool pdllSetConstraint(PdllSet *set, PdllText signature, PdllNative function, void *data, PdllFree release,
                       PdllMessages *messages);
/* Registers a rewrite. It changes IR only through the functions below, or the driver would not know. */
bool pdllSetRewrite(PdllSet *set, PdllText signature, PdllNative function, void *data, PdllFree release,
                    PdllMessages *messages);

/* What the function is given. `i` counts from 0. */
size_t pdllCallCount(const PdllCall *call);
/* The handle of an Op, Value, Type or Attr; null if argument `i` is none. In pdllRewriteText, where there is
 * no MLIR, it is a number that only the functions here understand, while the call lasts. */
void *pdllCallHandle(const PdllCall *call, size_t i);
/* The handles of a ValueRange or TypeRange: writes at most `room` of them to `out` and returns how many there
 * are; 0 if argument `i` is none. */
size_t pdllCallHandles(const PdllCall *call, size_t i, void **out, size_t room);
/* Gives a Type or Attr as MLIR writes it (`i32`, `7 : i32`), and what an Op is called in messages. */
bool pdllCallText(const PdllCall *call, size_t i, PdllTextOut out, void *data);
/* The value of an integer attribute that fits, as a signed number unless its type is unsigned. */
bool pdllCallInt(const PdllCall *call, size_t i, int64_t *out);

/* What it gives: one call for each result, in order. */
bool pdllReturnHandle(PdllCall *call, void *handle);
bool pdllReturnHandles(PdllCall *call, void *const *handles, size_t count);
/* A Type or Attr that is written as MLIR writes it. Only rewrites can. */
bool pdllReturnText(PdllCall *call, PdllText text);
/* Says why a function returns false; the report of the run has it. */
void pdllCallFail(PdllCall *call, PdllText why);

/* How a rewrite changes IR; in a constraint all of these fail. Handles are those of arguments, or of what was
 * created. If one fails, why is what the rewrite fails with, unless it says something else. */
typedef struct PdllNewOp {
  size_t size; /* sizeof(PdllNewOp), set by the caller */
  PdllText name;
  void *const *operands;
  size_t operandCount;
  const PdllText *attrNames;
  void *const *attrs;
  size_t attrCount;
  void *const *types; /* of the results */
  size_t typeCount;
  bool infer;         /* the results have the types that the operation infers; `types` is not looked at */
} PdllNewOp;

/* Creates an operation before the root of the match; null if that fails. */
void *pdllCreate(PdllCall *call, const PdllNewOp *op);
/* A result of an operation; null if it has none of this number. */
void *pdllResult(PdllCall *call, void *op, size_t i);
/* Replaces the results of an operation and erases it. */
bool pdllReplace(PdllCall *call, void *op, void *const *values, size_t count);
bool pdllErase(PdllCall *call, void *op);
/* Sets an attribute, or removes it (null). */
bool pdllSetAttribute(PdllCall *call, void *op, PdllText name, void *attr);

/* ---- Running. ---- */

typedef enum PdllDriver {
  PDLL_GREEDY = 0, /* until no pattern matches, in MLIR's order */
  PDLL_WALK = 1    /* each operation once */
} PdllDriver;

typedef struct PdllOptions {
  size_t size;            /* sizeof(PdllOptions), set by the caller */
  uint32_t driver;        /* a PdllDriver */
  uint32_t maxIterations; /* how often all operations are gone through at most; 0: ten times */
  int64_t maxRewrites;    /* 0: no more than the size of the IR allows; less: none */
  bool topDown;           /* greedy: start with the first operation */
  bool keepDead;          /* greedy: leave unused operations without effects where they are */
} PdllOptions;

typedef struct PdllReport {
  size_t size;         /* sizeof(PdllReport), set by the caller */
  uint64_t rewrites;   /* how many were done */
  uint32_t iterations; /* how often all operations were gone through */
  bool converged;      /* nothing was left to do */
} PdllReport;

/* Patterns with all names, constants and natives looked up in a context. */
typedef struct PdllLinked PdllLinked;

/* Links a set to an MlirContext (MLIR 22). It loads the dialects whose operations the patterns create, so no
 * pass may be running. What is added to the set later does not count. Once the context has been destroyed,
 * what comes out and matchers of it apply nothing any more and say so; no other thread may use them while it
 * is destroyed. */
PdllLinked *pdllLink(const PdllSet *set, void *mlirContext, PdllMessages *messages);
void pdllLinkedFree(PdllLinked *linked);
/* How many patterns there are. */
size_t pdllLinkedPatternCount(const PdllLinked *linked);
/* Applies the patterns to what is in the regions of an MlirOperation; whether it ended as the patterns say.
 * What comes out is not verified: patterns can make operations that their dialects refuse, and
 * mlirOperationVerify, or a pass manager after each pass, says so.
 * Failed rewrites and a run that does not converge are warnings. `options` (null: all as it is with zeroes)
 * and `report` may be null. */
bool pdllApply(const PdllLinked *linked, void *mlirOperation, const PdllOptions *options, PdllReport *report,
               PdllMessages *messages);

/* For drivers of one's own, and of MLIR: tries the patterns at one operation. */
typedef struct PdllMatcher PdllMatcher;

PdllMatcher *pdllMatcherNew(const PdllLinked *linked, PdllMessages *messages);
void pdllMatcherFree(PdllMatcher *matcher);
/* Applies the best pattern that matches an operation; whether one was. Changes go through `rewriter`, a
 * `mlir::RewriterBase *` (MlirRewriterBase) or null for one of the matcher's own. */
bool pdllApplyAt(PdllMatcher *matcher, void *mlirOperation, void *rewriter, PdllMessages *messages);

/* Applies a set to MLIR text, without MLIR, and gives the text that comes out; whether it ended as the
 * patterns say. IR with errors is not rewritten, and nothing comes out. */
bool pdllRewriteText(const PdllSet *set, PdllText name, PdllText ir, const PdllOptions *options,
                     PdllTextOut out, void *data, PdllReport *report, PdllMessages *messages);

#ifdef __cplusplus
}
#endif

#endif
