// Operations whose operands come in several lists: matched, and made with the size of each.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/MemRef/IR/MemRefOps.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"

def Both : Pat<(MemRef_AllocOp $sizes, $symbols, $align), (MemRef_AllocaOp $sizes, $symbols, $align)>;
def Elements : Pat<(MemRef_AllocaOp:$r (variadic $a, $b), $symbols, $align), (MemRef_AllocOp (variadic $a, $b), $symbols, (NativeCodeCall<"$_builder.getI64IntegerAttr(64)">)), [(Constraint<CPred<"!$0">> $align)]>;
def Optional : Pat<(Tensor_EmptyOp $sizes), (Tensor_EmptyOp $sizes), [(Constraint<CPred<"$0.size() > 9">> $sizes)]>;

// INPUT
// "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// ^bb0(%a: index, %b: index):
//   %0 = "memref.alloc"(%a) <{operandSegmentSizes = array<i32: 1, 0>, alignment = 16 : i64}> : (index) -> memref<?xi32> loc("one")
//   %1 = "memref.alloca"(%a, %b) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xi32> loc("two")
//   %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi32> loc("none")
//   "test.sink"(%0, %1, %2) : (memref<?xi32>, memref<?x?xi32>, memref<4xi32>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
