// What rewrite rules are written with, and a small dialect to write them about.
#ifndef RULES
#define RULES
include "base.td"

def addBenefit;
class Pattern<dag source, list<dag> results, list<dag> preds = [], list<dag> more = [], dag benefit = (addBenefit 0)> {
  dag sourcePattern = source;
  list<dag> resultPatterns = results;
  list<dag> constraints = preds;
  list<dag> supplementalPatterns = more;
  dag benefitDelta = benefit;
}
class Pat<dag source, dag result, list<dag> preds = [], list<dag> more = [], dag benefit = (addBenefit 0)>
    : Pattern<source, [result], preds, more, benefit>;
class NativeCodeCall<string text, int returns = 1> {
  string expression = text;
  int numReturns = returns;
}
def replaceWithValue;
def location;
def returnType;
def either;
def variadic;

class IntAttr<int w> : Attr<CPred<"llvm::cast<IntegerAttr>($_self).getType().isSignlessInteger(" # w # ")">, "an integer"> {
  let storageType = "::mlir::IntegerAttr";
  string constBuilderCall = "$_builder.getIntegerAttr($_builder.getIntegerType(" # w # "), $0)";
}
class ConstantAttr<IntAttr a, string v> : AttrConstraint<CPred<"$_self == " # !subst("$0", v, a.constBuilderCall)>> {
  Attr attr = a;
  string value = v;
}
def I32Attr : IntAttr<32>;
class Default<IntAttr a, string v> : IntAttr<32> { string defaultValue = v; let baseAttr = a; }

def AnyType : Type<CPred<"true">, "any type">;
def I32 : Type<CPred<"$_self.isSignlessInteger(32)">, "i32"> { let builderCall = "$_builder.getI32Type()"; }
def Unused : Constraint<CPred<"$_self.use_empty()">, "unused">;
def SameType : Constraint<CPred<"$0.getType() == $1.getType()">, "same type">;

def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> { let cppNamespace = "::mlir"; }
def SameOperandsAndResultType : NativeTrait<"SameOperandsAndResultType">;

def T : Dialect { let name = "t"; }
class TOp<string n, list<Trait> traits = []> : Op<T, n, traits>;
def Add : TOp<"add", [SameOperandsAndResultType]> { let arguments = (ins I32:$lhs, I32:$rhs); let results = (outs I32:$sum); }
def Neg1 : TOp<"neg"> { let arguments = (ins AnyType:$in); let results = (outs AnyType:$out); }
def Const : TOp<"const"> { let arguments = (ins I32Attr:$value); let results = (outs I32:$out); }
def Flagged : TOp<"flagged"> {
  let arguments = (ins AnyType:$in, I32Attr:$flag, OptionalAttr<I32Attr>:$maybe);
  let results = (outs AnyType:$out);
}
def Mul : TOp<"mul"> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs, Default<I32Attr, "3">:$mode);
  let results = (outs AnyType:$out);
}
def AttrSizedOperandSegments : NativeTrait<"AttrSizedOperandSegments">;
def Sized : TOp<"sized", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$left, Optional<AnyType>:$right);
  let results = (outs AnyType:$out);
}
def Two : TOp<"two"> { let arguments = (ins AnyType:$in); let results = (outs AnyType:$first, AnyType:$second); }
def Many : TOp<"many"> { let arguments = (ins AnyType:$first, Variadic<AnyType>:$rest); let results = (outs AnyType:$out); }
def Built : TOp<"built"> {
  let arguments = (ins AnyType:$in, I32Attr:$how);
  let results = (outs AnyType:$out);
  let builders = [OpBuilder<(ins "Value":$in, "IntegerAttr":$how), "auto t = guess(in); build($_builder, $_state, t, in, how);">];
}

class PropConstraint;
class HeldProp<string cpp, Pred p = CPred<"true">, string s = ""> : Property<s>, PropConstraint {
  let predicate = p;
  let storageType = cpp;
  let interfaceType = cpp;
}
class IntProp<string cpp> : HeldProp<cpp>;
class _cls_UnitProp : HeldProp<"bool">;
def I32Prop : IntProp<"int32_t"> { let defaultValue = "1"; }
def UnitProp : _cls_UnitProp { let defaultValue = "false"; }
def Opaque : HeldProp<"ns::Opaque">;
class ConstantProp<HeldProp p, string v> : HeldProp<p.storageType, CPred<"$_self == " # v>, "constant"> {
  let baseProperty = p;
  string value = v;
}
def Held : TOp<"held"> {
  let arguments = (ins AnyType:$in, I32Prop:$number, UnitProp:$there, Opaque:$opaque);
  let results = (outs AnyType:$out);
}
def Nothing : TOp<"nothing"> { let arguments = (ins AnyType:$in); }
def Exit : TOp<"exit"> { let arguments = (ins Variadic<AnyType>:$values); }
#endif
