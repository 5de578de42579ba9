// Builders of records whose bodies choose, repeat and change variables, or create operations: what becomes
// of new operations.
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def B_Dialect : Dialect { let name = "b"; let cppNamespace = "::b"; }
class B_Op<string mnemonic> : Op<B_Dialect, mnemonic, [Pure]> {
  let results = (outs AnyType:$r);
}

def OldSqueezeOp : B_Op<"old_squeeze"> { let arguments = (ins AnyTensor:$x, I64Attr:$axis); }
def OldExpandOp : B_Op<"old_expand"> { let arguments = (ins AnyTensor:$x); }
def OldScalarOp : B_Op<"old_scalar"> { let arguments = (ins AnyType:$x); }
def OldPairOp : B_Op<"old_pair"> { let arguments = (ins AnyType:$x, AnyType:$y); }
def UseOp : B_Op<"use"> { let arguments = (ins AnyType:$x); }

// A list that a loop fills.
def SqueezeOp : B_Op<"squeeze"> {
  let arguments = (ins AnyTensor:$x, I64Attr:$axis);
  let builders = [OpBuilder<(ins "Value":$x, "IntegerAttr":$axis), [{
    auto type = cast<RankedTensorType>(x.getType());
    SmallVector<int64_t> shape;
    for (int64_t i = 0; i < type.getRank(); ++i)
      if (i != axis.getInt())
        shape.push_back(type.getDimSize(i));
    build($_builder, $_state, RankedTensorType::get(shape, type.getElementType()), x, axis);
  }]>];
}
// A variable that each branch gives its value.
def ExpandOp : B_Op<"expand"> {
  let arguments = (ins AnyTensor:$x);
  let builders = [OpBuilder<(ins "Value":$x), [{
    Type type;
    if (auto ranked = dyn_cast<RankedTensorType>(x.getType())) {
      SmallVector<int64_t> shape(ranked.getShape().begin(), ranked.getShape().end());
      shape.push_back(1);
      type = RankedTensorType::get(shape, ranked.getElementType());
    } else {
      type = UnrankedTensorType::get(getElementTypeOrSelf(x));
    }
    build($_builder, $_state, type, x);
  }]>];
}
// One call of a builder or another.
def ScalarOp : B_Op<"scalar"> {
  let arguments = (ins AnyType:$x);
  let builders = [OpBuilder<(ins "Value":$x), [{
    if (auto shaped = dyn_cast<ShapedType>(x.getType()))
      return build($_builder, $_state, shaped.getElementType(), x);
    build($_builder, $_state, x.getType(), x);
  }]>];
}
def PairOp : B_Op<"pair"> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let builders = [OpBuilder<(ins "Value":$x, "Value":$y), [{
    if (x.getType() == y.getType()) {
      build($_builder, $_state, x.getType(), x, y);
      return;
    }
    auto type = $_builder.getTupleType({x.getType(), y.getType()});
    build($_builder, $_state, type, y, x);
  }]>];
}

def Squeeze : Pat<(OldSqueezeOp $x, $axis), (UseOp (SqueezeOp $x, $axis))>;
def Expand : Pat<(OldExpandOp $x), (UseOp (ExpandOp $x))>;
def Scalar : Pat<(OldScalarOp $x), (UseOp (ScalarOp $x))>;
def Pair : Pat<(OldPairOp $x, $y), (UseOp (PairOp $x, $y))>;

// One that creates an operation where it is itself; an attribute of any of several classes, and a list that
// is empty unless one is given.
def OldAnyOp : B_Op<"old_any"> { let arguments = (ins AnyType:$x); }
def AnyOp : B_Op<"any"> {
  let arguments = (ins AnyType:$x, Variadic<AnyType>:$more, AnyAttrOf<[I32Attr, StrAttr]>:$value);
  let builders = [OpBuilder<(ins "Value":$x, "int64_t":$number, CArg<"ValueRange", "{}">:$more), [{
    build($_builder, $_state, x.getType(), arith::ConstantIndexOp::create($_builder, $_state.location, number),
          more, $_builder.getStringAttr("any"));
  }]>];
}
def Any : Pat<(OldAnyOp $x), (NativeCodeCall<"$_builder.create<AnyOp>($0.getLoc(), $0, 5)"> $x)>;
// Constants as they were created before MLIR 21.
def OldConstantsOp : B_Op<"old_constants"> { let arguments = (ins AnyType:$x); }
def Constants : Pat<(OldConstantsOp $x), (OldPairOp
  (NativeCodeCall<"$_builder.create<arith::ConstantIntOp>($_loc, 7, $_builder.getI16Type())">),
  (NativeCodeCall<"$_builder.create<arith::ConstantFloatOp>($_loc, APFloat(1.5f), $_builder.getF32Type())">))>;

// Statements on which nothing depends, things that are added one by one, under conditions, and what has been
// found before.
def OldAddedOp : B_Op<"old_added"> {
  let arguments = (ins AnyType:$x, AnyType:$y, OptionalAttr<StrAttr>:$note);
}
def AddedOp : B_Op<"added"> {
  let arguments = (ins AnyType:$x, AnyType:$y, OptionalAttr<StrAttr>:$note, OptionalAttr<UnitAttr>:$same);
  let builders = [OpBuilder<(ins "Value":$x, "Value":$y, "StringAttr":$note), [{
    assert(x && y && "both are there");
    auto type = OpTrait::util::getBroadcastedType(x.getType(), y.getType());
    if (!type)
      mlir::emitError($_state.location, "operands of types that do not go together");
    SmallVector<Value> all;
    all.push_back(y);
    // Both; one behind the other.
    all.push_back(x);
    $_state.addOperands(all);
    $_state.types.push_back(type);
    if (note)
      $_state.addAttribute("note", note);
    if (x.getType() == y.getType()) {
      $_state.getOrAddProperties<Properties>().same = $_builder.getUnitAttr();
    }
  }]>];
}
def Added : Pat<(OldAddedOp $x, $y, $note), (UseOp
  (NativeCodeCall<"$_builder.create<AddedOp>($0.getLoc(), $0, $1, $2)"> $x, $y, $note))>;
// The list is another one when the types are added.
def OldChangedOp : B_Op<"old_changed"> { let arguments = (ins AnyType:$x); }
def ChangedOp : B_Op<"changed"> {
  let arguments = (ins AnyType:$x);
  let builders = [OpBuilder<(ins "Value":$x), [{
    $_state.addOperands({x});
    SmallVector<Type> types;
    if (isa<ShapedType>(x.getType()))
      types.push_back(x.getType());
    types.push_back($_builder.getI1Type());
    $_state.addTypes({types.front()});
  }]>];
}
def Changed : Pat<(OldChangedOp $x), (UseOp (ChangedOp $x))>;
