// The natives of std/types.pdll.
#include "natives.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

template <typename... Types> static void isOne(const char *name) {
  ask(name, [](const Call &c) { return isa<Types...>(c.t); });
}

static Answer typed(Type t) { return t ? Answer(TypeAttr::get(t)) : std::nullopt; }
static ShapedType rankedOf(Type t) {
  auto shaped = dyn_cast<ShapedType>(t);
  return shaped && shaped.hasRank() ? shaped : ShapedType();
}
static bool isScalable(Type t) {
  auto vector = dyn_cast<VectorType>(t);
  return vector && vector.isScalable();
}
static bool isStatic(Type t) { return rankedOf(t) && rankedOf(t).hasStaticShape() && !isScalable(t); }
static Type elementOf(Type t) {
  if (auto complex = dyn_cast<ComplexType>(t))
    return complex.getElementType();
  auto shaped = dyn_cast<ShapedType>(t);
  return shaped ? shaped.getElementType() : Type();
}
static std::optional<unsigned> bitsOf(Type t) {
  return t.isIntOrFloat() ? std::optional<unsigned>(t.getIntOrFloatBitWidth()) : std::nullopt;
}
static std::optional<ArrayRef<int64_t>> shapeOf(Attribute a) {
  auto array = dyn_cast<DenseI64ArrayAttr>(a);
  return array ? std::optional<ArrayRef<int64_t>>(array.asArrayRef()) : std::nullopt;
}

// A type like another one, with another shape or other elements; null if there is none.
static Type changed(Type t, std::optional<ArrayRef<int64_t>> shape, Type element) {
  auto error = [&] { return emitError(UnknownLoc::get(t.getContext())); };
  Type to = element ? element : elementOf(t);
  if (auto vector = dyn_cast<VectorType>(t))
    return shape ? VectorType::getChecked(error, *shape, to)
                 : VectorType::getChecked(error, vector.getShape(), to, vector.getScalableDims());
  if (auto tensor = dyn_cast<RankedTensorType>(t))
    return RankedTensorType::getChecked(error, shape.value_or(tensor.getShape()), to, tensor.getEncoding());
  if (auto memref = dyn_cast<MemRefType>(t)) {
    // That of the identity is of as many dimensions as there are.
    auto layout = memref.getLayout().isIdentity() ? MemRefLayoutAttrInterface() : memref.getLayout();
    return MemRefType::getChecked(error, shape.value_or(memref.getShape()), to, layout,
                                  memref.getMemorySpace());
  }
  if (shape)
    return Type();
  if (isa<UnrankedTensorType>(t))
    return UnrankedTensorType::getChecked(error, to);
  if (auto memref = dyn_cast<UnrankedMemRefType>(t))
    return UnrankedMemRefType::getChecked(error, to, memref.getMemorySpace());
  if (isa<ComplexType>(t))
    return ComplexType::getChecked(error, to);
  return to;
}

static void questions() {
  isOne<IntegerType, IndexType>("IsIntType"), isOne<IndexType>("IsIndexType");
  isOne<FloatType>("IsFloatType");
  ask("IsSignlessType", [](const Call &c) { return c.t.isSignlessInteger(); });
  ask("IsSignedType", [](const Call &c) { return c.t.isSignedInteger(); });
  ask("IsUnsignedType", [](const Call &c) { return c.t.isUnsignedInteger(); });
  isOne<ComplexType>("IsComplexType"), isOne<TupleType>("IsTupleType"), isOne<FunctionType>("IsFunctionType");
  isOne<VectorType>("IsVectorType"), isOne<TensorType>("IsTensorType"), isOne<BaseMemRefType>("IsMemRefType");
  isOne<ShapedType>("IsShapedType");
  ask("IsRankedType", [](const Call &c) { return !!rankedOf(c.t); });
  ask("HasStaticShape", [](const Call &c) { return isStatic(c.t); });
  ask("HasRank", [](const Call &c) { return rankedOf(c.t) && indexOf(c.a) == rankedOf(c.t).getRank(); });
  ask("HasBitWidth", [](const Call &c) { return bitsOf(c.t) && indexOf(c.a) == *bitsOf(c.t); });
  ask("SameShape", [](const Call &c) {
    auto a = rankedOf(c.t), b = rankedOf(c.u);
    if (!a || !b)
      return !isa<ShapedType>(c.t) && !isa<ShapedType>(c.u);
    auto scalable = [](Type t) {
      return isScalable(t) ? cast<VectorType>(t).getScalableDims() : ArrayRef<bool>();
    };
    return a.getShape() == b.getShape() && scalable(a) == scalable(b);
  });
  ask("SameElementType", [](const Call &c) {
    auto element = [](Type t) { return elementOf(t) ? elementOf(t) : t; };
    return element(c.t) == element(c.u);
  });
  ask("IsNarrower", [](const Call &c) {
    Type a = getElementTypeOrSelf(c.t), b = getElementTypeOrSelf(c.u);
    return isa<FloatType>(a) == isa<FloatType>(b) && bitsOf(a) && bitsOf(b) && *bitsOf(a) < *bitsOf(b);
  });
}

void types() {
  questions();
  native("ElementType", [](const Call &c) { return typed(elementOf(c.t)); });
  native("Rank", [](const Call &c) {
    return rankedOf(c.t) ? counted(c.t.getContext(), rankedOf(c.t).getRank()) : std::nullopt;
  });
  native("Shape", [](const Call &c) -> Answer {
    if (!rankedOf(c.t))
      return std::nullopt;
    return DenseI64ArrayAttr::get(c.t.getContext(), rankedOf(c.t).getShape());
  });
  native("Dim", [](const Call &c) -> Answer {
    auto shaped = rankedOf(c.t);
    auto i = indexOf(c.a);
    if (!shaped || !i || *i >= shaped.getRank() || shaped.isDynamicDim(*i))
      return std::nullopt;
    return counted(c.t.getContext(), shaped.getDimSize(*i));
  });
  native("NumElements", [](const Call &c) {
    return isStatic(c.t) ? counted(c.t.getContext(), rankedOf(c.t).getNumElements()) : std::nullopt;
  });
  native("BitWidth", [](const Call &c) {
    return bitsOf(c.t) ? counted(c.t.getContext(), *bitsOf(c.t)) : std::nullopt;
  });
  native("WithElementType", [](const Call &c) { return typed(changed(c.t, std::nullopt, c.u)); });
  native("WithShape", [](const Call &c) {
    return shapeOf(c.a) ? typed(changed(c.t, shapeOf(c.a), Type())) : std::nullopt;
  });
  auto integer = [](const char *name, IntegerType::SignednessSemantics sign) {
    native(name, [sign](const Call &c) -> Answer {
      auto bits = indexOf(c.a);
      if (!bits || *bits > UINT32_MAX)
        return std::nullopt;
      auto error = [&] { return emitError(UnknownLoc::get(c.a.getContext())); };
      return typed(IntegerType::getChecked(error, c.a.getContext(), unsigned(*bits), sign));
    });
  };
  integer("IntType", IntegerType::Signless);
  integer("SignedType", IntegerType::Signed), integer("UnsignedType", IntegerType::Unsigned);
  native("VectorType", [](const Call &c) {
    auto error = [&] { return emitError(UnknownLoc::get(c.t.getContext())); };
    return shapeOf(c.a) ? typed(VectorType::getChecked(error, *shapeOf(c.a), c.t)) : std::nullopt;
  });
  native("TensorType", [](const Call &c) {
    auto error = [&] { return emitError(UnknownLoc::get(c.t.getContext())); };
    auto shape = shapeOf(c.a);
    return shape ? typed(RankedTensorType::getChecked(error, *shape, c.t, Attribute())) : std::nullopt;
  });
  native("TypeOfAttr", [](const Call &c) {
    auto attr = dyn_cast<TypedAttr>(c.a);
    return attr ? typed(attr.getType()) : std::nullopt;
  });
  native("TypeAttr", [](const Call &c) { return typed(c.t); });
  native("TypeInAttr", [](const Call &c) {
    auto attr = dyn_cast<TypeAttr>(c.a);
    return attr ? Answer(attr) : std::nullopt;
  });
}
