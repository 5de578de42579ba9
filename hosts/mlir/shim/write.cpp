// Names, constants and changes of MLIR's IR.
#include "shim.h"
#include "traits.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Threading.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Threading.h"

using namespace mlir;

static Operation *opOf(void *p) { return static_cast<Operation *>(p); }
static Value valueOf(void *p) { return Value::getFromOpaquePointer(p); }
static Attribute attrOf(void *p) { return Attribute::getFromOpaquePointer(p); }
static Location locationOf(void *p) { return Location::getFromOpaquePointer(p); }
static StringAttr stringOf(void *p) { return cast<StringAttr>(attrOf(p)); }
static MLIRContext *contextOf(void *p) { return static_cast<MLIRContext *>(p); }
static OperationName nameOf(void *p) { return OperationName::getFromOpaquePointer(p); }

namespace {
// Keeps the first error that this thread meets; what other threads say goes on to who else listens.
struct FirstError {
  std::string text;
  uint64_t thread = llvm::get_threadid();
  ScopedDiagnosticHandler handler;

  explicit FirstError(MLIRContext *context)
      : handler(context, [this](Diagnostic &d) -> LogicalResult {
          if (llvm::get_threadid() != thread)
            return failure();
          if (text.empty() && d.getSeverity() == DiagnosticSeverity::Error)
            text = d.str();
          return success();
        }) {}
  void give(PmText out, void *data) { out(data, text.data(), text.size()); }
};
} // namespace

void *pm_op_name(void *c, const char *text, size_t length) {
  StringRef name(text, length);
  // What a dialect knows of a name is there once the dialect is loaded, and a name that was made before would
  // not know it.
  contextOf(c)->getOrLoadDialect(name.split('.').first);
  return OperationName(name, contextOf(c)).getAsOpaquePointer();
}

uint32_t pm_creatable(void *c, void *p, PmText why, void *data) {
  OperationName name = nameOf(p);
  auto refuse = [&](StringRef reason) {
    why(data, reason.data(), reason.size());
    return 0u;
  };
  if (!name.isRegistered()) {
    Dialect *dialect = contextOf(c)->getLoadedDialect(name.getDialectNamespace());
    if (dialect ? dialect->allowsUnknownOperations() : contextOf(c)->allowsUnregisteredDialects())
      return 1;
    return refuse(dialect ? "its dialect has no such operation" : "no such dialect is registered here");
  }
  static const TraitId one = PM_TRAIT("OneRegion"), two = PM_TRAIT("NRegions<2>::Impl"),
                       three = PM_TRAIT("NRegions<3>::Impl");
  if (one.isOf(name) || two.isOf(name) || three.isOf(name))
    return refuse("it has regions, and what is in them only code of its dialect knows");
  return 1;
}

uint32_t pm_is_registered(void *p) { return nameOf(p).isRegistered(); }

uint32_t pm_infers(void *p) { return nameOf(p).hasInterface<InferTypeOpInterface>(); }

void *pm_string(void *c, const char *text, size_t length) {
  return const_cast<void *>(StringAttr::get(contextOf(c), StringRef(text, length)).getAsOpaquePointer());
}

// The parser may look one character past the end, which a copy has.
void *pm_parse_attr(void *c, const char *text, size_t length, PmText why, void *data) {
  FirstError error(contextOf(c));
  std::string copy(text, length);
  Attribute attr = parseAttribute(copy, contextOf(c));
  if (!attr)
    error.give(why, data);
  return const_cast<void *>(attr.getAsOpaquePointer());
}

void *pm_parse_type(void *c, const char *text, size_t length, PmText why, void *data) {
  FirstError error(contextOf(c));
  std::string copy(text, length);
  Type type = parseType(copy, contextOf(c));
  if (!type)
    error.give(why, data);
  return const_cast<void *>(type.getAsOpaquePointer());
}

void *pm_i32_array(void *c, const uint32_t *items, size_t count) {
  SmallVector<int32_t> sizes(items, items + count);
  return const_cast<void *>(DenseI32ArrayAttr::get(contextOf(c), sizes).getAsOpaquePointer());
}

void *pm_fuse(void *c, void *const *parts, size_t count, void *metadata) {
  SmallVector<Location> locations;
  for (void *part : ArrayRef(parts, count))
    locations.push_back(locationOf(part));
  Attribute data = metadata ? attrOf(metadata) : Attribute();
  return const_cast<void *>(FusedLoc::get(locations, data, contextOf(c)).getAsOpaquePointer());
}

static Location fused(MLIRContext *context, void *const *ops, size_t count) {
  SmallVector<Location, 8> locations;
  for (void *op : ArrayRef(ops, count))
    locations.push_back(opOf(op)->getLoc());
  return FusedLoc::get(locations, {}, context);
}

void *pm_fuse_ops(void *c, void *const *ops, size_t count) {
  return const_cast<void *>(fused(contextOf(c), ops, count).getAsOpaquePointer());
}

uint32_t pm_threads(void *c) {
  return contextOf(c)->isMultithreadingEnabled() ? contextOf(c)->getNumThreads() : 1;
}

void pm_parallel(void *c, size_t count, PmPart part, void *data) {
  parallelFor(contextOf(c), 0, count, [&](size_t i) { part(data, i); });
}

uint32_t pm_is_location(void *attr) { return isa<LocationAttr>(attrOf(attr)); }

// What changes IR: a rewriter of one's own, or the one of a driver that listens to it.
struct PmEditor {
  IRRewriter own;
  RewriterBase *rewriter;
  DictionaryAttr none;
  explicit PmEditor(MLIRContext *context)
      : own(context), rewriter(&own), none(DictionaryAttr::get(context)) {}
};

PmEditor *pm_editor_new(void *c) { return new PmEditor(contextOf(c)); }
void pm_editor_free(PmEditor *editor) { delete editor; }

void pm_editor_lend(PmEditor *editor, void *rewriter) {
  editor->rewriter = rewriter ? static_cast<RewriterBase *>(rewriter) : &editor->own;
}

void pm_place_before(PmEditor *editor, void *op) { editor->rewriter->setInsertionPoint(opOf(op)); }

// Values and types are a pointer each, so that a list of what crosses is a list of them.
static_assert(sizeof(Value) == sizeof(void *) && sizeof(Type) == sizeof(void *));
static ArrayRef<Value> valuesOf(const PmNewOp &spec) {
  return {reinterpret_cast<const Value *>(spec.operands), spec.operandCount};
}
static ArrayRef<Type> typesOf(const PmNewOp &spec) {
  return {reinterpret_cast<const Type *>(spec.types), spec.typeCount};
}

static NamedAttrList attrsOf(const PmNewOp &spec) {
  NamedAttrList attrs;
  for (size_t i = 0; i < spec.attrCount; ++i)
    attrs.append(stringOf(spec.attrNames[i]), attrOf(spec.attrs[i]));
  return attrs;
}

static Location placeOf(const PmNewOp &spec, MLIRContext *context) {
  if (spec.location)
    return locationOf(spec.location);
  if (spec.matchedCount == 1)
    return opOf(spec.matched[0])->getLoc();
  return fused(context, spec.matched, spec.matchedCount);
}

// What building an OperationState and creating from it does, without the copies where there are no
// attributes.
static Operation *make(PmEditor *editor, const PmNewOp &spec) {
  TypeRange types = spec.like ? TypeRange(opOf(spec.like)->getResultTypes()) : TypeRange(typesOf(spec));
  Location location = placeOf(spec, editor->own.getContext());
  OperationName name = nameOf(spec.name);
  OpaqueProperties properties(nullptr);
  if (!spec.attrCount && !name.isRegistered())
    return Operation::create(location, name, types, valuesOf(spec), editor->none, properties, {}, 0u);
  return Operation::create(location, name, types, valuesOf(spec), attrsOf(spec), properties);
}

void *pm_create(PmEditor *editor, const PmNewOp *spec) {
  return editor->rewriter->insert(make(editor, *spec));
}

void *pm_create_for(PmEditor *editor, void *p, const PmNewOp *spec) {
  Operation *old = opOf(p);
  if (old->getNumRegions() || old->getNumSuccessors())
    return nullptr;
  Operation *op = make(editor, *spec);
  if (editor->rewriter == &editor->own) {
    old->getBlock()->getOperations().insert(Block::iterator(old), op);
    return op;
  }
  OpBuilder::InsertionGuard guard(*editor->rewriter);
  editor->rewriter->setInsertionPoint(old);
  return editor->rewriter->insert(op);
}

uint32_t pm_infer(void *c, const PmNewOp *spec, PmItems types, void *typesData, PmText why, void *whyData) {
  OperationName name = nameOf(spec->name);
  auto *infer = name.getInterface<InferTypeOpInterface>();
  if (!infer) {
    StringRef reason = "its result types are not given and the operation cannot infer them";
    why(whyData, reason.data(), reason.size());
    return 0;
  }
  FirstError error(contextOf(c));
  Location location = locationOf(spec->location);
  DictionaryAttr attrs = attrsOf(*spec).getDictionary(contextOf(c));
  // Inference reads properties, which the attributes become.
  std::unique_ptr<std::max_align_t[]> room;
  OpaqueProperties properties(nullptr);
  if (size_t size = name.getOpPropertyByteSize()) {
    room.reset(new std::max_align_t[size / sizeof(std::max_align_t) + 1]);
    properties = OpaqueProperties(room.get());
    name.initOpProperties(properties, OpaqueProperties(nullptr));
    auto emit = [&] { return emitError(location); };
    (void)name.setOpPropertiesFromAttribute(name, properties, attrs, emit);
  }
  SmallVector<Type> found;
  bool good = error.text.empty() &&
              succeeded(infer->inferReturnTypes(contextOf(c), location, valuesOf(*spec), attrs, properties,
                                                RegionRange(), found));
  if (room)
    name.destroyOpProperties(properties);
  if (!good) {
    if (error.text.empty())
      error.text = "its result types cannot be inferred";
    error.give(why, whyData);
    return 0;
  }
  SmallVector<void *> items;
  for (Type type : found)
    items.push_back(const_cast<void *>(type.getAsOpaquePointer()));
  types(typesData, items.data(), items.size());
  return 1;
}

void pm_replace_uses(PmEditor *editor, void *from, void *to) {
  editor->rewriter->replaceAllUsesWith(valueOf(from), valueOf(to));
}

// The rewriter of one's own has no listener: what it would do is done here, without asking for each step.
void pm_put(PmEditor *editor, void *p, void *q) {
  Operation *old = opOf(p), *op = opOf(q);
  bool own = editor->rewriter == &editor->own;
  for (auto [from, to] : llvm::zip(old->getResults(), op->getResults())) {
    if (own)
      from.replaceAllUsesWith(to);
    else
      editor->rewriter->replaceAllUsesWith(from, to);
  }
  pm_erase(editor, old);
}

void pm_erase(PmEditor *editor, void *p) {
  Operation *op = opOf(p);
  RewriterBase &rewriter = *editor->rewriter;
  // The place where ops are created stays where it was.
  if (rewriter.getInsertionBlock() == op->getBlock() && rewriter.getInsertionPoint() == Block::iterator(op))
    rewriter.setInsertionPointAfter(op);
  rewriter.eraseOp(op);
}

void pm_set_attr(PmEditor *editor, void *p, void *name, void *attr) {
  Operation *op = opOf(p);
  editor->rewriter->modifyOpInPlace(op, [&] {
    if (attr)
      op->setAttr(stringOf(name), attrOf(attr));
    else
      op->removeAttr(stringOf(name));
  });
}

void pm_set_operand(PmEditor *editor, void *p, uint32_t i, void *value) {
  Operation *op = opOf(p);
  editor->rewriter->modifyOpInPlace(op, [&] { op->setOperand(i, valueOf(value)); });
}

void pm_set_location(PmEditor *editor, void *p, void *location) {
  Operation *op = opOf(p);
  editor->rewriter->modifyOpInPlace(op, [&] { op->setLoc(locationOf(location)); });
}

void *pm_copy(void *top, void **op) {
  IRMapping mapping;
  Operation *copy = opOf(top)->clone(mapping);
  *op = mapping.lookup(opOf(*op));
  return copy;
}

void pm_free_copy(void *top) { opOf(top)->erase(); }
