// A dialect of tensors, as graph compilers have them, for the rules of this folder.
#ifndef TENSORS
#define TENSORS
include "rules.td"

def NativeCodeCallMarker;
class NativeCodeCallVoid<string text> : NativeCodeCall<text, 0>;
def ConstantLike : NativeTrait<"ConstantLike">;
def ConstantLikeMatcher :
  NativeCodeCall<"::mlir::success(::mlir::matchPattern($_self->getResult(0), ::mlir::m_Constant(&$0)))">;
def HasOneUse : Constraint<CPred<"$0.hasOneUse()">, "has one use">;
def HasNoUse : Constraint<CPred<"$_self.use_empty()">, "has no use">;
def IsAbsent : Constraint<CPred<"$0.empty()">, "is absent">;
def IsPresent : Constraint<CPred<"!$0.empty()">, "is there">;
def StaticShape : Constraint<CPred<"::llvm::cast<::mlir::ShapedType>($0.getType()).hasStaticShape()">, "has a static shape">;
def SameShape : Constraint<CPred<"::llvm::cast<::mlir::ShapedType>($0.getType()).getShape() == "
                                 "::llvm::cast<::mlir::ShapedType>($1.getType()).getShape()">, "have one shape">;

def StrAttr : Attr<CPred<"::llvm::isa<::mlir::StringAttr>($_self)">, "a string"> { let storageType = "::mlir::StringAttr"; }
def ArrayAttr : Attr<CPred<"::llvm::isa<::mlir::ArrayAttr>($_self)">, "an array"> { let storageType = "::mlir::ArrayAttr"; }
def AnyAttr : Attr<CPred<"true">, "any attribute"> { let storageType = "::mlir::Attribute"; }
def BoolAttr : Attr<CPred<"::llvm::isa<::mlir::BoolAttr>($_self)">, "a truth value"> { let storageType = "::mlir::BoolAttr"; }
def I64Attr : IntAttr<64>;
def Tensor : Type<CPred<"::llvm::isa<::mlir::TensorType>($_self)">, "a tensor">;
def F32Tensor : Type<And<[Tensor.predicate, CPred<"::llvm::cast<::mlir::ShapedType>($_self).getElementType().isF32()">]>, "a tensor of f32">;
def I32Tensor : Type<And<[Tensor.predicate, CPred<"::llvm::cast<::mlir::ShapedType>($_self).getElementType().isSignlessInteger(32)">]>, "a tensor of i32">;

def NN : Dialect { let name = "nn"; }
class NNOp<string n, list<Trait> traits = []> : Op<NN, n, traits>;
class Unary<string n> : NNOp<n, [SameOperandsAndResultType]> { let arguments = (ins Tensor:$in); let results = (outs Tensor:$out); }
class Binary<string n> : NNOp<n, [SameOperandsAndResultType]> {
  let arguments = (ins Tensor:$lhs, Tensor:$rhs);
  let results = (outs Tensor:$out);
}
foreach n = ["Exp", "Log", "Sqrt", "Rsqrt", "Tanh", "Relu", "Abs", "Neg", "Floor", "Ceil", "Sign", "Recip"] in
  def NN_#n : Unary<!tolower(n)>;
foreach n = ["Add", "Sub", "Mul", "Div", "Max", "Min", "Pow", "And", "Or", "Xor"] in
  def NN_#n : Binary<!tolower(n)>;
def NN_Const : NNOp<"const", [ConstantLike]> { let arguments = (ins AnyAttr:$value); let results = (outs Tensor:$out); }
def NN_Cast : NNOp<"cast"> { let arguments = (ins Tensor:$in); let results = (outs Tensor:$out); }
def NN_Reshape : NNOp<"reshape"> { let arguments = (ins Tensor:$in, ArrayAttr:$shape); let results = (outs Tensor:$out); }
def NN_Transpose : NNOp<"transpose"> { let arguments = (ins Tensor:$in, ArrayAttr:$order); let results = (outs Tensor:$out); }
def NN_Concat : NNOp<"concat"> { let arguments = (ins Variadic<Tensor>:$in, I64Attr:$axis); let results = (outs Tensor:$out); }
def NN_Split : NNOp<"split"> { let arguments = (ins Tensor:$in, I64Attr:$axis); let results = (outs Tensor:$low, Tensor:$high); }
def NN_Conv : NNOp<"conv", [AttrSizedOperandSegments]> {
  let arguments = (ins Tensor:$in, Tensor:$filter, Optional<Tensor>:$bias, Optional<Tensor>:$skip,
                       ArrayAttr:$strides, OptionalAttr<StrAttr>:$activation, Default<I32Attr, "1">:$groups);
  let results = (outs Tensor:$out);
}
def NN_Dense : NNOp<"dense"> {
  let arguments = (ins Tensor:$in, Tensor:$weights, Optional<Tensor>:$bias);
  let results = (outs Tensor:$out);
}
def NN_Norm : NNOp<"norm"> {
  let arguments = (ins Tensor:$in, Tensor:$scale, Tensor:$offset, AnyAttr:$epsilon, OptionalAttr<BoolAttr>:$training);
  let results = (outs Tensor:$out);
}
def NN_Select : NNOp<"select"> { let arguments = (ins Tensor:$if, Tensor:$then, Tensor:$else); let results = (outs Tensor:$out); }
def NN_Compare : NNOp<"compare"> { let arguments = (ins Tensor:$lhs, Tensor:$rhs, I32Attr:$how); let results = (outs Tensor:$out); }
def NN_Size : NNOp<"size"> { let arguments = (ins Tensor:$in, I64Attr:$axis); let results = (outs I32:$out); }
def NN_Print : NNOp<"print"> { let arguments = (ins Tensor:$in, StrAttr:$text); }
def NN_Yield : NNOp<"yield"> { let arguments = (ins Variadic<Tensor>:$values); }
#endif
