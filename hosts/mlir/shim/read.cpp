// MLIR's IR as Rust reads it: small functions, none that keeps anything.
#include "shim.h"
#include "traits.h"

#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/RegionGraphTraits.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

static Operation *opOf(void *p) { return static_cast<Operation *>(p); }
static Value valueOf(void *p) { return Value::getFromOpaquePointer(p); }
static Attribute attrOf(void *p) { return Attribute::getFromOpaquePointer(p); }

static PmHead headOf(Operation *op) {
  uint64_t registered = op->isRegistered(), results = op->getNumResults();
  return {op->getName().getAsOpaquePointer(), registered << 63 | results << 32 | op->getNumOperands()};
}

PmHead pm_head(void *op) { return headOf(opOf(op)); }

void *pm_operand(void *op, uint32_t i) { return opOf(op)->getOperand(i).getAsOpaquePointer(); }

void *pm_operand_at(void *p, uint32_t i) {
  Operation *op = opOf(p);
  return i < op->getNumOperands() ? op->getOperand(i).getAsOpaquePointer() : nullptr;
}

void *pm_definer(void *p, uint32_t i, uint32_t wanted) {
  Operation *op = opOf(p);
  if (i >= op->getNumOperands())
    return nullptr;
  auto result = dyn_cast<OpResult>(op->getOperand(i));
  return result && result.getResultNumber() == wanted ? result.getOwner() : nullptr;
}

void *pm_result(void *op, uint32_t i) { return Value(opOf(op)->getResult(i)).getAsOpaquePointer(); }
void *pm_def_op(void *value) { return valueOf(value).getDefiningOp(); }

void *pm_value_type(void *value) {
  return const_cast<void *>(valueOf(value).getType().getAsOpaquePointer());
}

void *pm_attr(void *op, void *name) {
  Attribute attr = opOf(op)->getAttr(cast<StringAttr>(attrOf(name)));
  return const_cast<void *>(attr.getAsOpaquePointer());
}

void *pm_attr_type(void *p) {
  auto typed = dyn_cast<TypedAttr>(attrOf(p));
  return typed ? const_cast<void *>(typed.getType().getAsOpaquePointer()) : nullptr;
}

static OpOperand *nextOf(OpOperand *use) {
  return static_cast<OpOperand *>(use->getNextOperandUsingThisValue());
}

PmUsers pm_users(void *value) {
  Value v = valueOf(value);
  if (v.use_empty())
    return {nullptr, nullptr, nullptr};
  OpOperand *first = &*v.use_begin(), *second = nextOf(first);
  if (!second)
    return {first->getOwner(), nullptr, nullptr};
  return {first->getOwner(), second->getOwner(), nextOf(second)};
}

PmUse pm_use(void *p) {
  auto *use = static_cast<OpOperand *>(p);
  return {use->getOwner(), nextOf(use)};
}

uint32_t pm_op_used(void *op) { return !opOf(op)->use_empty(); }

// Group `group` of `total` values that the attribute `name` cuts if the operation knows such an attribute, or
// everything from it on.
static PmRange group(Operation *op, StringRef name, uint32_t group, uint32_t total) {
  std::optional<Attribute> known;
  if (op->isRegistered())
    known = op->getInherentAttr(name);
  if (!known || !*known)
    return group <= total ? PmRange{group, total - group, 1} : PmRange{0, 0, 0};
  auto sizes = dyn_cast<DenseI32ArrayAttr>(*known);
  if (!sizes || group >= sizes.size())
    return {0, 0, 0};
  ArrayRef<int32_t> all = sizes.asArrayRef();
  int64_t start = 0;
  for (int32_t size : all.take_front(group))
    start += size;
  if (all[group] < 0 || start < 0 || start + all[group] > total)
    return {0, 0, 0};
  return {static_cast<uint32_t>(start), static_cast<uint32_t>(all[group]), 1};
}

PmRange pm_operand_group(void *p, uint32_t g) {
  Operation *op = opOf(p);
  return group(op, "operandSegmentSizes", g, op->getNumOperands());
}

PmRange pm_result_group(void *p, uint32_t g) {
  Operation *op = opOf(p);
  return group(op, "resultSegmentSizes", g, op->getNumResults());
}

int64_t pm_segment_size(void *attr, uint32_t i) {
  auto sizes = dyn_cast<DenseI32ArrayAttr>(attrOf(attr));
  return sizes && i < sizes.size() ? sizes.asArrayRef()[i] : -1;
}

uint32_t pm_has_regions(void *op) { return opOf(op)->getNumRegions() != 0; }
// Of an op that is not registered nobody knows what it does.
uint32_t pm_is_dead(void *op) { return opOf(op)->isRegistered() && wouldOpBeTriviallyDead(opOf(op)); }

static bool isIsolated(Operation *op) {
  static const TraitId isolated = PM_TRAIT("IsIsolatedFromAbove");
  return isolated.isOf(op->getName());
}

uint32_t pm_is_isolated(void *op) { return isIsolated(opOf(op)); }
void *pm_parent(void *op) { return opOf(op)->getParentOp(); }
void *pm_next(void *op) { return opOf(op)->getNextNode(); }

void *pm_block_front(void *p) {
  auto *block = static_cast<Block *>(p);
  return block->empty() ? nullptr : &block->front();
}
void *pm_op_location(void *op) { return const_cast<void *>(opOf(op)->getLoc().getAsOpaquePointer()); }
void *pm_value_location(void *v) { return const_cast<void *>(valueOf(v).getLoc().getAsOpaquePointer()); }
void *pm_context_of(void *op) { return opOf(op)->getContext(); }

// What is read of an op first. IR is mostly not in the caches when a driver comes to it: what matching and
// the location of a rewrite read next is loaded meanwhile.
static PmSeen seen(Operation *op) {
  __builtin_prefetch(op->getLoc().getAsOpaquePointer());
  if (op->getNumOperands())
    __builtin_prefetch(op->getOpOperands().data());
  return {op, headOf(op), op->getNumRegions()};
}

namespace {
// Ops mostly lie in memory as they were made, one after the other: what comes some ops later is loaded from
// where it is then. Only a guess; nothing is read there.
struct Foresight {
  uintptr_t last = 0;
  void at(Operation *op) {
    uintptr_t here = reinterpret_cast<uintptr_t>(op), there = here + 4 * (here - last);
    __builtin_prefetch(reinterpret_cast<void *>(there));
    __builtin_prefetch(reinterpret_cast<void *>(there + 64));
    last = here;
  }
};

// Hands ops on, some at a time: a call for each would cost more than looking at them.
struct Batch {
  PmSeenOps visit;
  PmEnter enter;
  void *data;
  bool post;
  size_t count = 0;
  PmSeen ops[64] = {};

  void flush() {
    visit(data, ops, count);
    count = 0;
  }
  void add(Operation *op) {
    ops[count++] = seen(op);
    if (count == 64)
      flush();
  }
  void inside(Operation *op, bool top) {
    Foresight foresight;
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Operation &inner : block) {
          foresight.at(&inner);
          if (!post)
            add(&inner);
          if (inner.getNumRegions() && (!top || !isIsolated(&inner) || enter(data, &inner)))
            inside(&inner, false);
          if (post)
            add(&inner);
        }
  }
};
} // namespace

void pm_walk(void *top, uint32_t post, PmSeenOps visit, PmEnter enter, void *data) {
  Batch batch{visit, enter, data, post != 0};
  batch.inside(opOf(top), true);
  batch.flush();
}

size_t pm_ops_from(void *op, PmSeen *out, size_t room, void **next) {
  Foresight foresight;
  size_t count = 0;
  Operation *at = opOf(op);
  for (; at && count < room; at = at->getNextNode()) {
    foresight.at(at);
    out[count++] = seen(at);
  }
  *next = at;
  return count;
}

void pm_reachable_blocks(void *p, PmItems blocks, void *data) {
  SmallVector<void *, 8> found;
  for (Region &region : opOf(p)->getRegions()) {
    if (llvm::hasSingleElement(region)) {
      found.push_back(&region.front());
      continue;
    }
    llvm::df_iterator_default_set<Block *> reached;
    if (!region.empty())
      for (Block *block : llvm::depth_first_ext(&region.front(), reached))
        (void)block;
    for (Block &block : region)
      if (reached.contains(&block))
        found.push_back(&block);
  }
  blocks(data, found.data(), found.size());
}

void pm_describe(void *p, PmText out, void *data) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "'" << opOf(p)->getName() << "'";
  if (auto at = opOf(p)->getLoc()->findInstanceOf<FileLineColLoc>())
    os << " at " << at.getFilename().getValue() << ":" << at.getLine() << ":" << at.getColumn();
  out(data, text.data(), text.size());
}

void pm_op_name_text(void *p, PmText out, void *data) {
  StringRef name = opOf(p)->getName().getStringRef();
  out(data, name.data(), name.size());
}

uint32_t pm_position(void *p, PmText file, void *data, uint32_t *line, uint32_t *column) {
  auto at = opOf(p)->getLoc()->findInstanceOf<FileLineColLoc>();
  if (!at)
    return 0;
  StringRef name = at.getFilename().getValue();
  file(data, name.data(), name.size());
  *line = at.getLine();
  *column = at.getColumn();
  return 1;
}

void *pm_attr_dictionary(void *p) {
  return const_cast<void *>(opOf(p)->getAttrDictionary().getAsOpaquePointer());
}

uint32_t pm_argument_number(void *value) {
  auto argument = dyn_cast<BlockArgument>(valueOf(value));
  return argument ? argument.getArgNumber() : UINT32_MAX;
}

void pm_attr_text(void *p, PmText out, void *data) {
  std::string text;
  llvm::raw_string_ostream os(text);
  attrOf(p).print(os);
  out(data, text.data(), text.size());
}

void pm_type_text(void *p, PmText out, void *data) {
  std::string text;
  llvm::raw_string_ostream os(text);
  Type::getFromOpaquePointer(p).print(os);
  out(data, text.data(), text.size());
}
