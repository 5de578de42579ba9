// Defaults of attributes that are not there: flags that are `{}`, lists of integers.
// HEADER mlir/Dialect/LLVMIR/LLVMDialect.h
// HEADER mlir/Dialect/Linalg/IR/Linalg.h
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Linalg/IR/LinalgStructuredOps.td"

def Taken : Pat<(LLVM_FAddOp $x, $y, $flags), (LLVM_FMulOp $x, $y, $flags)>;
def Asked : Pat<(LLVM_FSubOp $x, $y, ConstantEnumCase<LLVM_FastmathFlagsAttr, "nnan">), (LLVM_FDivOp $x, $y, ConstantAttr<LLVM_FastmathFlagsAttr, "{}">)>;
def Strides : Pat<(Tensor_CastOp (PoolingNchwSumOp $in, $out, $strides, $dilations)), (Tensor_CastOp (NativeCodeCall<"$0.front()"> $out)),
  [(Constraint<CPred<"cast<DenseIntElementsAttr>($0).getSplatValue<int64_t>() == 1 && cast<DenseIntElementsAttr>($1).isSplat()">> $strides, $dilations)]>;

// INPUT
// "func.func"() <{function_type = (f32, f32, tensor<1x1x4x4xf32>, tensor<3x3xf32>, tensor<1x1x2x2xf32>) -> (), sym_name = "f"}> ({
// ^bb0(%x: f32, %y: f32, %i: tensor<1x1x4x4xf32>, %w: tensor<3x3xf32>, %o: tensor<1x1x2x2xf32>):
//   %0 = "llvm.fadd"(%x, %y) : (f32, f32) -> f32
//   %1 = "llvm.fadd"(%x, %y) <{fastmathFlags = #llvm.fastmath<nnan, ninf>}> : (f32, f32) -> f32
//   %2 = "llvm.fsub"(%x, %y) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32, f32) -> f32
//   %3 = "llvm.fsub"(%x, %y) : (f32, f32) -> f32
//   %4 = "linalg.pooling_nchw_sum"(%i, %w, %o) <{operandSegmentSizes = array<i32: 2, 1>}> ({
//   ^bb0(%a: f32, %b: f32, %c: f32):
//     %5 = "arith.addf"(%c, %a) : (f32, f32) -> f32
//     "linalg.yield"(%5) : (f32) -> ()
//   }) : (tensor<1x1x4x4xf32>, tensor<3x3xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
//   %6 = "tensor.cast"(%4) : (tensor<1x1x2x2xf32>) -> tensor<1x1x?x?xf32>
//   "test.sink"(%0, %1, %2, %3, %4, %6) : (f32, f32, f32, f32, tensor<1x1x2x2xf32>, tensor<1x1x?x?xf32>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
