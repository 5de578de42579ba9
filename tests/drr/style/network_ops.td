// The operations of a network compiler, with the builders that its code calls.
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def N_Dialect : Dialect { let name = "nn"; let cppNamespace = "::nn"; }
class N_Op<string m, list<Trait> t = []> : Op<N_Dialect, m, t>;
def N_Padding : I32EnumAttr<"Padding", "padding", [I32EnumAttrCase<"Same", 0, "SAME">, I32EnumAttrCase<"Valid", 1, "VALID">]> { let cppNamespace = "::nn"; }
def N_Act : I32EnumAttr<"Act", "act", [I32EnumAttrCase<"None", 0, "NONE">, I32EnumAttrCase<"Relu", 1, "RELU">, I32EnumAttrCase<"Relu6", 2>]> { let cppNamespace = "::nn"; }
def N_T : AnyTypeOf<[AnyRankedTensor, NoneType]>;
def N_ConstOp : N_Op<"const", [ConstantLike, Pure, FirstAttrDerivedResultType]> { let arguments = (ins ElementsAttr:$value); let results = (outs AnyTensor:$output); let hasFolder = 1; }
def N_NoneOp : N_Op<"none", [Pure, ConstantLike]> { let arguments = (ins UnitAttr:$value); let results = (outs NoneType:$none); }
class N_Bin<string m> : N_Op<m, [SameOperandsAndResultType, Pure]> { let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs, DefaultValuedAttr<N_Act, "::nn::Act::None">:$act); let results = (outs AnyTensor:$output); }
foreach n = ["Add", "Sub", "Mul", "Div", "Max", "Min", "Pow"] in def N_#n#Op : N_Bin<!tolower(n)>;
class N_Un<string m> : N_Op<m, [SameOperandsAndResultType, Pure]> { let arguments = (ins AnyTensor:$x); let results = (outs AnyTensor:$y); }
foreach n = ["Neg", "Abs", "Exp", "Log", "Sqrt", "Rsqrt", "Relu", "Relu6", "Tanh", "Square", "Identity", "Not", "Elu"] in def N_#n#Op : N_Un<!tolower(n)>;
def N_ConvOp : N_Op<"conv", [Pure]> {
  let arguments = (ins AnyTensor:$input, AnyTensor:$filter, N_T:$bias, I64ArrayAttr:$strides, OptionalAttr<I64ArrayAttr>:$dilations, N_Padding:$padding, DefaultValuedAttr<I64Attr, "1">:$groups, DefaultValuedAttr<N_Act, "::nn::Act::None">:$act);
  let results = (outs AnyTensor:$output);
}
def N_MatMulOp : N_Op<"matmul", [Pure]> { let arguments = (ins AnyTensor:$a, AnyTensor:$b, DefaultValuedAttr<BoolAttr, "false">:$ta, DefaultValuedAttr<BoolAttr, "false">:$tb); let results = (outs AnyTensor:$c); }
def N_GemmOp : N_Op<"gemm", [Pure]> { let arguments = (ins AnyTensor:$a, AnyTensor:$b, N_T:$c, DefaultValuedAttr<F32Attr, "1.0">:$alpha); let results = (outs AnyTensor:$d); }
def N_ReshapeOp : N_Op<"reshape", [Pure]> {
  let arguments = (ins AnyTensor:$input, AnyTensor:$shape); let results = (outs AnyTensor:$output);
  let builders = [OpBuilder<(ins "::mlir::Value":$input, "::mlir::Type":$type), [{
    auto shape = $_builder.create<ConstOp>($_state.location, cast<ElementsAttr>($_builder.getI64TensorAttr(cast<ShapedType>(type).getShape())));
    build($_builder, $_state, type, input, shape);
  }]>];
}
def N_TransposeOp : N_Op<"transpose", [Pure]> { let arguments = (ins AnyTensor:$input, OptionalAttr<I64ArrayAttr>:$perm); let results = (outs AnyTensor:$output);
  let builders = [OpBuilder<(ins "Value":$input, "ArrayAttr":$perm, "Type":$t), [{ $_state.addOperands(input); $_state.addAttribute("perm", perm); $_state.addTypes(t); }]>]; }
def N_CastOp : N_Op<"cast", [Pure]> { let arguments = (ins AnyTensor:$x, TypeAttr:$to); let results = (outs AnyTensor:$y); }
def N_ConcatOp : N_Op<"concat", [Pure]> { let arguments = (ins Variadic<AnyTensor>:$values, I64Attr:$axis); let results = (outs AnyTensor:$y); }
def N_SplitOp : N_Op<"split", [Pure]> { let arguments = (ins AnyTensor:$x, I64Attr:$axis); let results = (outs Variadic<AnyTensor>:$y); }
def N_ClipOp : N_Op<"clip", [Pure, AttrSizedOperandSegments]> { let arguments = (ins AnyTensor:$x, Optional<AnyTensor>:$min, Optional<AnyTensor>:$max); let results = (outs AnyTensor:$y); }
def N_BnOp : N_Op<"bn", [Pure]> { let arguments = (ins AnyTensor:$x, AnyTensor:$scale, AnyTensor:$b, AnyTensor:$mean, AnyTensor:$var, DefaultValuedAttr<F32Attr, "1e-05">:$eps); let results = (outs AnyTensor:$y, Optional<AnyTensor>:$m); }
def N_DimOp : N_Op<"dim", [Pure]> { let arguments = (ins AnyTensor:$x, I64Attr:$axis); let results = (outs I64:$y); let builders = [OpBuilder<(ins "Value":$x, "int64_t":$axis), [{ build($_builder, $_state, $_builder.getI64Type(), x, axis); }]>]; }
def N_PrintOp : N_Op<"print"> { let arguments = (ins AnyTensor:$x, StrAttr:$text); let results = (outs); }
def N_DropOp : N_Op<"dropout", [Pure]> { let arguments = (ins AnyTensor:$x, F32Attr:$p, BoolAttr:$train); let results = (outs AnyTensor:$y, AnyTensor:$mask); }
def N_TopKOp : N_Op<"topk", [Pure]> { let arguments = (ins AnyTensor:$x, I64Attr:$k); let results = (outs AnyTensor:$v, AnyTensor:$i); }
def N_SoftmaxOp : N_Op<"softmax", [Pure]> { let arguments = (ins AnyTensor:$x, DefaultValuedOptionalAttr<I64Attr, "-1">:$axis); let results = (outs AnyTensor:$y); }
