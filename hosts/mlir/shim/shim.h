// What Rust calls in MLIR, and what MLIR's side calls in Rust. `src/sys.rs` and `src/entry.rs` declare the
// same functions; both files change together.
//
// Handles cross as pointers: `Operation *`, and what `getAsOpaquePointer` gives of values, types, attributes,
// operation names and locations. Lists are a pointer and a length, texts are not terminated. Texts and lists
// that come out are pushed into a callback, so that neither side frees what the other allocated.
#ifndef PDLL_MLIR_SHIM_H
#define PDLL_MLIR_SHIM_H

#include <cstddef>
#include <cstdint>

// Only what Rust exports by name leaves the library.
extern "C" {

struct PmEditor;
struct PmSink;
struct PmSet;
struct PmRunner;
struct PmWatch;

struct PmHead {
  void *name;
  uint64_t shape; // operands: 32 bits; results: 31; whether the name is registered: the highest
};
// An op that a walk shows.
struct PmSeen {
  void *op;
  PmHead head;
  uint32_t regions;
};
// The users by the first two uses of a value, newest first, and the third use.
struct PmUsers {
  void *first;
  void *second;
  void *rest;
};
struct PmUse {
  void *user;
  void *next;
};
struct PmRange {
  uint32_t start;
  uint32_t length;
  uint32_t there;
};
struct PmNewOp {
  void *name;
  void *location;       // null: that of the matched ops together
  void *const *matched; // not none if the location is null
  size_t matchedCount;
  void *const *operands;
  size_t operandCount;
  void *const *attrNames;
  void *const *attrs;
  size_t attrCount;
  void *const *types;
  size_t typeCount;
  void *like; // an op whose result types are taken instead of `types`
};
using PmText = void (*)(void *out, const char *text, size_t length);
using PmItems = void (*)(void *out, void *const *items, size_t count);
using PmSeenOps = void (*)(void *out, const PmSeen *ops, size_t count);
using PmEnter = uint32_t (*)(void *data, void *op);
using PmPart = void (*)(void *data, size_t i);

// Reading.
PmHead pm_head(void *op);
void *pm_operand(void *op, uint32_t i);
// Null if there is no operand `i`.
void *pm_operand_at(void *op, uint32_t i);
// The op whose result `result` is operand `i` of `user`, if there is one.
void *pm_definer(void *user, uint32_t i, uint32_t result);
void *pm_result(void *op, uint32_t i);
void *pm_def_op(void *value);
void *pm_value_type(void *value);
void *pm_attr(void *op, void *name);
void *pm_attr_type(void *attr);
PmUsers pm_users(void *value);
PmUse pm_use(void *use);
uint32_t pm_op_used(void *op);
PmRange pm_operand_group(void *op, uint32_t group);
PmRange pm_result_group(void *op, uint32_t group);
int64_t pm_segment_size(void *attr, uint32_t i);
uint32_t pm_has_regions(void *op);
uint32_t pm_is_dead(void *op);
uint32_t pm_is_isolated(void *op);
void *pm_parent(void *op);
// The op after another one in its block, and the first one of a block; null if there is none.
void *pm_next(void *op);
void *pm_block_front(void *block);
// The blocks in the regions of an op that the entries of these reach, in their order.
void pm_reachable_blocks(void *op, PmItems blocks, void *data);
// An op and what follows it in its block, at most `room` ops; what comes after them, or null, goes to `next`.
size_t pm_ops_from(void *op, PmSeen *out, size_t room, void **next);
void *pm_op_location(void *op);
void *pm_value_location(void *value);
void *pm_context_of(void *op);
// Of ops directly in `top` that are isolated from above, `enter` says whether to go inside.
void pm_walk(void *top, uint32_t post, PmSeenOps visit, PmEnter enter, void *data);
void pm_describe(void *op, PmText out, void *data);
void pm_op_name_text(void *op, PmText out, void *data);
// Pushes the file; 0 if it is not known where the op was written.
uint32_t pm_position(void *op, PmText file, void *data, uint32_t *line, uint32_t *column);
// All attributes of an op as a dictionary, properties too.
void *pm_attr_dictionary(void *op);
// UINT32_MAX if the value is no argument of a block.
uint32_t pm_argument_number(void *value);
void pm_attr_text(void *attr, PmText out, void *data);
void pm_type_text(void *type, PmText out, void *data);

// Names and constants.
void *pm_op_name(void *context, const char *text, size_t length);
uint32_t pm_creatable(void *context, void *name, PmText why, void *data);
uint32_t pm_is_registered(void *name);
uint32_t pm_infers(void *name);
void *pm_string(void *context, const char *text, size_t length);
void *pm_parse_attr(void *context, const char *text, size_t length, PmText why, void *data);
void *pm_parse_type(void *context, const char *text, size_t length, PmText why, void *data);
void *pm_i32_array(void *context, const uint32_t *items, size_t count);
void *pm_fuse(void *context, void *const *locations, size_t count, void *metadata);
void *pm_fuse_ops(void *context, void *const *ops, size_t count);
// How many threads the context has; 1 if it has none.
uint32_t pm_threads(void *context);
// Calls `part` with 0 to `count` - 1, on the threads of the context.
void pm_parallel(void *context, size_t count, PmPart part, void *data);
uint32_t pm_is_location(void *attr);
// Tells from here on whether a context has been destroyed.
PmWatch *pm_watch_new(void *context);
uint32_t pm_watch_is_gone(const PmWatch *watch);
void pm_watch_free(PmWatch *watch);

// Changing.
PmEditor *pm_editor_new(void *context);
void pm_editor_free(PmEditor *editor);
void pm_editor_lend(PmEditor *editor, void *rewriter);
void pm_place_before(PmEditor *editor, void *op);
void *pm_create(PmEditor *editor, const PmNewOp *spec);
// Creates an op right before `old`, which it is to replace; null if `old` has regions or successors.
void *pm_create_for(PmEditor *editor, void *old, const PmNewOp *spec);
// Makes the uses of the results of `old` those of the results of `op`, as many as it has, and erases `old`.
void pm_put(PmEditor *editor, void *old, void *op);
uint32_t pm_infer(void *context, const PmNewOp *spec, PmItems types, void *typesData, PmText why,
                  void *whyData);
void pm_replace_uses(PmEditor *editor, void *from, void *to);
void pm_erase(PmEditor *editor, void *op);
void pm_set_attr(PmEditor *editor, void *op, void *name, void *attr);
void pm_set_operand(PmEditor *editor, void *op, uint32_t i, void *value);
void pm_set_location(PmEditor *editor, void *op, void *location);
// A copy of `top` that is in no block; `op`, which is in `top`, becomes the copy of it.
void *pm_copy(void *top, void **op);
// Frees such a copy.
void pm_free_copy(void *top);

// Diagnostics. 0 is an error, 1 a warning, 2 a remark, 3 a note on what was said before. Line 0 is none.
void pm_say(PmSink *sink, uint32_t severity, const char *file, size_t fileLength, uint32_t line,
            uint32_t column, const char *text, size_t length);

// The pass.
void pm_register_pass();

// In Rust.
struct PmStr {
  const char *text;
  size_t length;
};
struct PmOptions {
  uint32_t driver; // 0 greedy, 1 walk, 2 in MLIR's greedy driver
  uint32_t topDown;
  uint32_t maxIterations;
  uint32_t dce;
  uint32_t stats;
  uint32_t trace;      // 0 none, 1 for people, 2 JSON
  int64_t maxRewrites; // less than 0: as many as the IR's size allows
  PmStr explain;        // LINE, LINE:COL or the name of ops: only why patterns match there or not; empty: run
  PmStr explainPattern; // of which pattern; empty: of all
};
PmSet *pdll_set_compile(PmSink *sink, const PmStr *files, size_t fileCount, const PmStr *dirs,
                        size_t dirCount);
PmSet *pdll_set_share(PmSet *set);
void pdll_set_free(PmSet *set);
PmRunner *pdll_runner_new(PmSet *set, void *context, PmSink *sink, const PmOptions *options);
void pdll_runner_free(PmRunner *runner);
uint32_t pdll_runner_run(PmRunner *runner, void *op, PmSink *sink);
void pdll_runner_begin(PmRunner *runner, void *op);
uint32_t pdll_runner_apply(PmRunner *runner, void *op, void *rewriter);
uint32_t pdll_runner_end(PmRunner *runner, PmSink *sink, uint32_t converged);
}

#endif
