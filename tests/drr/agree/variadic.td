// Variadic operands: whole, one by one, with a name for all, next to single ones, in what is made.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Index/IR/IndexOps.td"

def Whole : Pat<(Tensor_ExtractOp (Tensor_InsertOp $v, $t, $at), $at), (replaceWithValue $v)>;
def OneByOne : Pat<(Tensor_FromElementsOp:$r (variadic $a, (Arith_AddIOp $b, $_, $_))), (Tensor_FromElementsOp (variadic $b, $a))>;
def Named : Pat<(Tensor_FromElementsOp (variadic:$all (Arith_MulIOp $a, $_, $_), $_, $a)), (Tensor_FromElementsOp $all), [(Constraint<CPred<"$0.size() == 4">> $all)]>;
def Counted : Pat<(Tensor_ExtractOp $t, $at), (Tensor_ExtractOp $t, (variadic (Index_AddOp (Index_ConstantOp ConstantAttr<IndexAttr, "1">), (Index_ConstantOp ConstantAttr<IndexAttr, "0">)))), [(Constraint<And<[CPred<"$0.size() == 1">, CPred<"isa<BlockArgument>($0.front())">]>> $at)]>;
def Same : Pat<(Tensor_FromElementsOp $all), (Tensor_FromElementsOp $all), [(Constraint<CPred<"llvm::all_equal($0) && $0.size() > 7">> $all)]>;
def Only : Pat<(Tensor_InsertOp $i, $t, $i), (replaceWithValue $t)>;

// INPUT
// "func.func"() <{function_type = (tensor<4xi32>, tensor<4x4xi32>, i32, index) -> (), sym_name = "f"}> ({
// ^bb0(%t: tensor<4xi32>, %tt: tensor<4x4xi32>, %v: i32, %i: index):
//   %0 = "tensor.insert"(%v, %tt, %i, %i) : (i32, tensor<4x4xi32>, index, index) -> tensor<4x4xi32> loc("insert")
//   %1 = "tensor.extract"(%0, %i, %i) : (tensor<4x4xi32>, index, index) -> i32 loc("extract")
//   %2 = "arith.addi"(%1, %v) : (i32, i32) -> i32 loc("add")
//   %3 = "tensor.from_elements"(%1, %2) : (i32, i32) -> tensor<2xi32> loc("two")
//   %4 = "tensor.from_elements"(%2, %1) : (i32, i32) -> tensor<2xi32> loc("other")
//   %5 = "arith.muli"(%v, %1) : (i32, i32) -> i32 loc("mul")
//   %6 = "tensor.from_elements"(%5, %2, %v) : (i32, i32, i32) -> tensor<3xi32> loc("three")
//   %7 = "tensor.extract"(%t, %i) : (tensor<4xi32>, index) -> i32 loc("one")
//   %x = "tensor.from_elements"(%i, %i, %i) : (index, index, index) -> tensor<3xindex> loc("indices")
//   %8 = "tensor.insert"(%i, %x, %i) : (index, tensor<3xindex>, index) -> tensor<3xindex> loc("only")
//   "test.sink"(%1, %3, %4, %6, %7, %8) : (i32, tensor<2xi32>, tensor<2xi32>, tensor<3xi32>, i32, tensor<3xindex>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
