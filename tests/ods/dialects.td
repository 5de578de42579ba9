// Dialects with many constraints of their own.
include "mlir/Dialect/LLVMIR/LLVMOps.td"
include "mlir/Dialect/Tosa/IR/TosaOps.td"
include "mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"
include "mlir/Dialect/Shape/IR/ShapeOps.td"
include "mlir/Dialect/MemRef/IR/MemRefOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
