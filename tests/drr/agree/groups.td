// Groups of results: single ones before an open one, by their numbers.
// HEADER mlir/Dialect/GPU/IR/GPUDialect.h
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/GPU/IR/GPUOps.td"
include "mlir/Dialect/MemRef/IR/MemRefOps.td"

def First : Pat<(MemRef_DimOp (GPU_AllocOp:$m $_, $_, $_, $_), $_), (MemRef_RankOp $m__0)>;
def Open : Pattern<(GPU_WaitOp (variadic (GPU_AllocOp:$m $_, $_, $_, $_))), [(replaceWithValue $m__1)]>;

// INPUT
// "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
//   %t = "gpu.wait"() : () -> !gpu.async.token loc("first")
//   %m, %u = "gpu.alloc"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!gpu.async.token) -> (memref<4xf32>, !gpu.async.token) loc("async")
//   %n = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<4xf32> loc("sync")
//   %i = "arith.constant"() <{value = 0 : index}> : () -> index loc("zero")
//   %0 = "memref.dim"(%m, %i) : (memref<4xf32>, index) -> index loc("dim")
//   %1 = "memref.dim"(%n, %i) : (memref<4xf32>, index) -> index loc("other")
//   %2 = "gpu.wait"(%u) : (!gpu.async.token) -> !gpu.async.token loc("wait")
//   "test.sink"(%0, %1, %2) : (index, index, !gpu.async.token) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
