// A neural network dialect in the manner of ONNX importers.
#ifndef NN
#define NN
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def NN_Dialect : Dialect { let name = "nn"; let cppNamespace = "::nn"; }
class NN_Op<string n, list<Trait> t = []> : Op<NN_Dialect, n, t>;
def AnyTensorOrNone : AnyTypeOf<[AnyTensor, NoneType]>;
def NN_ConstantOp : NN_Op<"Constant", [Pure, ConstantLike]> {
  let arguments = (ins OptionalAttr<AnyAttr>:$sparse_value, OptionalAttr<AnyAttr>:$value, OptionalAttr<F32Attr>:$value_float, OptionalAttr<SI64Attr>:$value_int, OptionalAttr<I64ArrayAttr>:$value_ints);
  let results = (outs AnyTypeOf<[AnyTensor]>:$output);
  let builders = [OpBuilder<(ins "Attribute":$sparse_value, "Attribute":$value), [{ auto x = 1; build($_builder, $_state, x); }]>];
}
def NN_NoneOp : NN_Op<"NoValue", [Pure, ConstantLike]> { let arguments = (ins UnitAttr:$value); let results = (outs NoneType:$none_val); }
foreach op = ["Add", "Sub", "Mul", "Div", "Pow", "And", "Or", "Xor"] in
  def NN_#op#Op : NN_Op<op, [Pure]> { let arguments = (ins AnyTypeOf<[AnyTensor, AnyMemRef]>:$A, AnyTypeOf<[AnyTensor, AnyMemRef]>:$B); let results = (outs AnyTypeOf<[AnyTensor, AnyMemRef]>:$C);
    let builders = [OpBuilder<(ins "Value":$A, "Value":$B), [{ auto lhsTy = A.getType(); build($_builder, $_state, lhsTy, A, B); }]>]; }
foreach op = ["Relu", "Exp", "Neg", "Sqrt", "Abs", "Identity", "Not", "Reciprocal", "Tanh", "Sigmoid", "Log"] in
  def NN_#op#Op : NN_Op<op, [Pure]> { let arguments = (ins AnyTypeOf<[AnyTensor, AnyMemRef]>:$X); let results = (outs AnyTypeOf<[AnyTensor, AnyMemRef]>:$Y);
    let builders = [OpBuilder<(ins "Value":$X), [{ auto resultType = UnrankedTensorType::get(cast<ShapedType>(X.getType()).getElementType()); build($_builder, $_state, resultType, X); }]>]; }
def NN_MatMulOp : NN_Op<"MatMul", [Pure]> { let arguments = (ins AnyTensor:$A, AnyTensor:$B); let results = (outs AnyTensor:$Y); }
def NN_GemmOp : NN_Op<"Gemm", [Pure]> {
  let arguments = (ins AnyTensor:$A, AnyTensor:$B, AnyTensorOrNone:$C, DefaultValuedAttr<F32Attr, "1.0">:$alpha, DefaultValuedAttr<F32Attr, "1.0">:$beta, DefaultValuedAttr<SI64Attr, "0">:$transA, DefaultValuedAttr<SI64Attr, "0">:$transB);
  let results = (outs AnyTensor:$Y); }
def NN_ConvOp : NN_Op<"Conv", [Pure]> {
  let arguments = (ins AnyTensor:$X, AnyTensor:$W, AnyTensorOrNone:$B, DefaultValuedStrAttr<StrAttr, "NOTSET">:$auto_pad, OptionalAttr<I64ArrayAttr>:$dilations, DefaultValuedAttr<SI64Attr, "1">:$group,
    OptionalAttr<I64ArrayAttr>:$kernel_shape, OptionalAttr<I64ArrayAttr>:$pads, OptionalAttr<I64ArrayAttr>:$strides);
  let results = (outs AnyTensor:$Y); }
def NN_BatchNormOp : NN_Op<"BatchNormalizationInferenceMode", [Pure]> {
  let arguments = (ins AnyTensor:$X, AnyTensor:$scale, AnyTensor:$B, AnyTensor:$mean, AnyTensor:$var, DefaultValuedAttr<F32Attr, "1e-05">:$epsilon, DefaultValuedAttr<F32Attr, "0.9">:$momentum);
  let results = (outs AnyTensor:$o_Y); }
def NN_TransposeOp : NN_Op<"Transpose", [Pure]> { let arguments = (ins AnyTensor:$data, OptionalAttr<I64ArrayAttr>:$perm); let results = (outs AnyTensor:$transposed); }
def NN_ReshapeOp : NN_Op<"Reshape", [Pure]> { let arguments = (ins AnyTensor:$data, AnyTensorOrNone:$shape, DefaultValuedAttr<SI64Attr, "0">:$allowzero); let results = (outs AnyTensor:$reshaped); }
def NN_CastOp : NN_Op<"Cast", [Pure]> { let arguments = (ins AnyTensor:$input, DefaultValuedAttr<SI64Attr, "1">:$saturate, TypeAttr:$to); let results = (outs AnyTensor:$output); }
def NN_ConcatOp : NN_Op<"Concat", [Pure]> { let arguments = (ins Variadic<AnyTypeOf<[AnyTensor]>>:$inputs, SI64Attr:$axis); let results = (outs AnyTensor:$concat_result); }
def NN_SplitOp : NN_Op<"Split", [Pure]> { let arguments = (ins AnyTensor:$input, AnyTensorOrNone:$split, DefaultValuedAttr<SI64Attr, "0">:$axis); let results = (outs Variadic<AnyTensor>:$outputs); }
def NN_ReduceSumOp : NN_Op<"ReduceSum", [Pure]> { let arguments = (ins AnyTensor:$data, AnyTensorOrNone:$axes, DefaultValuedAttr<SI64Attr, "1">:$keepdims, DefaultValuedAttr<SI64Attr, "0">:$noop); let results = (outs AnyTensor:$reduced); }
def NN_ReduceL1Op : NN_Op<"ReduceL1", [Pure]> { let arguments = (ins AnyTensor:$data, AnyTensorOrNone:$axes, DefaultValuedAttr<SI64Attr, "1">:$keepdims, DefaultValuedAttr<SI64Attr, "0">:$noop); let results = (outs AnyTensor:$reduced); }
def NN_PadOp : NN_Op<"Pad", [Pure]> { let arguments = (ins AnyTensor:$data, AnyTensor:$pads, AnyTensorOrNone:$constant_value, DefaultValuedStrAttr<StrAttr, "constant">:$mode); let results = (outs AnyTensor:$output); }
def NN_SoftmaxOp : NN_Op<"Softmax", [Pure]> { let arguments = (ins AnyTensor:$input, DefaultValuedAttr<SI64Attr, "-1">:$axis); let results = (outs AnyTensor:$output); }
def NN_SqueezeOp : NN_Op<"Squeeze", [Pure]> { let arguments = (ins AnyTensor:$data, AnyTensorOrNone:$axes); let results = (outs AnyTensor:$squeezed); }
def NN_SqueezeV11Op : NN_Op<"SqueezeV11", [Pure]> { let arguments = (ins AnyTensor:$data, OptionalAttr<I64ArrayAttr>:$axes); let results = (outs AnyTensor:$squeezed); }
def NN_ClipOp : NN_Op<"Clip", [Pure]> { let arguments = (ins AnyTensor:$input, AnyTensorOrNone:$min, AnyTensorOrNone:$max); let results = (outs AnyTensor:$output); }
def NN_ClipV6Op : NN_Op<"ClipV6", [Pure]> { let arguments = (ins AnyTensor:$input, DefaultValuedAttr<F32Attr, "3.402823e+38">:$max, DefaultValuedAttr<F32Attr, "-3.402823e+38">:$min); let results = (outs AnyTensor:$output); }
def NN_DropoutOp : NN_Op<"Dropout", [Pure]> { let arguments = (ins AnyTensor:$data, AnyTensorOrNone:$ratio, AnyTensorOrNone:$training_mode, OptionalAttr<SI64Attr>:$seed); let results = (outs AnyTensor:$output, AnyTensorOrNone:$mask); }
def NN_LSTMOp : NN_Op<"LSTM", [Pure]> { let arguments = (ins AnyTensor:$X, AnyTensor:$W, AnyTensorOrNone:$B, OptionalAttr<StrArrayAttr>:$activations, DefaultValuedStrAttr<StrAttr, "forward">:$direction, OptionalAttr<SI64Attr>:$hidden_size); let results = (outs AnyTensorOrNone:$Y, AnyTensorOrNone:$Y_h, AnyTensorOrNone:$Y_c); }
def NN_WhereOp : NN_Op<"Where", [Pure]> { let arguments = (ins AnyTensor:$condition, AnyTensor:$X, AnyTensor:$Y); let results = (outs AnyTensor:$output); }
def NN_DimOp : NN_Op<"Dim", [Pure]> { let arguments = (ins AnyTensor:$data, DefaultValuedAttr<SI64Attr, "0">:$axis); let results = (outs TensorOf<[I64]>:$dimension); }
def NN_ShapeOp : NN_Op<"Shape", [Pure]> { let arguments = (ins AnyTensor:$data, OptionalAttr<SI64Attr>:$end, DefaultValuedAttr<SI64Attr, "0">:$start); let results = (outs TensorOf<[I64]>:$shape); }
def NN_LayoutOp : NN_Op<"LayoutTransform", [Pure]> { let arguments = (ins AnyTensor:$data, OptionalAttr<AnyAttr>:$target_layout); let results = (outs AnyTensor:$output); }
def NN_ReturnOp : NN_Op<"Return", [Pure, Terminator]> { let arguments = (ins Variadic<AnyType>:$ops); }
def NN_LoopOp : NN_Op<"Loop", [Pure]> { let arguments = (ins AnyTensorOrNone:$M, AnyTensorOrNone:$cond, Variadic<AnyType>:$v_initial); let results = (outs Variadic<AnyType>:$outs); let regions = (region SizedRegion<1>:$body); }
#endif
