// Accessors of groups of operands in code: any number, one that may be absent, one behind any number.
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"

class Of<string op, string test> : Constraint<CPred<"[&] { auto op = $0.getDefiningOp<" # op # ">(); return op && " # test # "; }()">>;

def Indices : Pat<(Arith_AddIOp $a, $b, $_), (Arith_MulIOp $a, $b, ConstantEnumCase<Arith_IntegerOverflowAttr, "none">),
  [(Of<"tensor::ExtractOp", "op.getIndices().size() == 2 && op.getIndices()[1] == op.getIndices().front()"> $a)]>;
def NoIndices : Pat<(Arith_AddIOp $a, $b, $_), (Arith_OrIOp $a, $b), [(Of<"tensor::ExtractOp", "op.getIndices().empty()"> $a)]>;
def Elements : Pat<(Tensor_ExtractOp $t, $at), (Arith_IndexCastOp (Tensor_RankOp $t)),
  [(Constraint<CPred<"$0.getDefiningOp<tensor::FromElementsOp>() && llvm::all_of($0.getDefiningOp<tensor::FromElementsOp>().getElements(), [](Value v) { return isa<BlockArgument>(v); })">> $t)]>;
def Absent : Pat<(Arith_SubIOp $a, $b, $_), (Arith_AndIOp $a, $b), [(Of<"vector::ReductionOp", "!op.getAcc()"> $a)]>;
def There : Pat<(Arith_SubIOp $a, $b, $_), (Arith_XOrIOp $a, $b), [(Of<"vector::ReductionOp", "op.getAcc() == $1"> $a, $b)]>;
def Behind : Pat<(Arith_MaxSIOp $a, $b), (Arith_MinSIOp $a, $b), [(Of<"vector::GatherOp", "op.getMask() == op.getOperand(op->getNumOperands() - 2) && op.getPassThru() == $1 && op.getOffsets().size() == 1"> $a, $b)]>;
def Sized : Pat<(Arith_MaxUIOp $a, $b), (Arith_MinUIOp $a, $b),
  [(Of<"tensor::ExtractSliceOp", "op.getSource().hasOneUse() && op.getOffsets().size() == 1 && op.getSizes().empty() && op.getStrides().empty() && op.getOffsets().front() == op.getOperand(1)"> $a)]>;

// INPUT
// "func.func"() <{function_type = (tensor<?x?xi32>, tensor<i32>, index, i32, vector<4xi32>, memref<?xi32>, vector<4xi1>) -> (), sym_name = "f"}> ({
// ^bb0(%t: tensor<?x?xi32>, %s: tensor<i32>, %i: index, %n: i32, %v: vector<4xi32>, %m: memref<?xi32>, %k: vector<4xi1>):
//   %j = "arith.constant"() <{value = 1 : index}> : () -> index
//   %0 = "tensor.extract"(%t, %i, %i) : (tensor<?x?xi32>, index, index) -> i32
//   %1 = "tensor.extract"(%t, %i, %j) : (tensor<?x?xi32>, index, index) -> i32
//   %2 = "tensor.extract"(%s) : (tensor<i32>) -> i32
//   %3 = "arith.addi"(%0, %n) : (i32, i32) -> i32
//   %4 = "arith.addi"(%1, %n) : (i32, i32) -> i32
//   %5 = "arith.addi"(%2, %n) : (i32, i32) -> i32
//   %6 = "tensor.from_elements"(%n, %n) : (i32, i32) -> tensor<2xi32>
//   %7 = "tensor.from_elements"(%n, %3) : (i32, i32) -> tensor<2xi32>
//   %8 = "tensor.extract"(%6, %i) : (tensor<2xi32>, index) -> i32
//   %9 = "tensor.extract"(%7, %i) : (tensor<2xi32>, index) -> i32
//   %10 = "vector.reduction"(%v) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xi32>) -> i32
//   %11 = "vector.reduction"(%v, %n) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xi32>, i32) -> i32
//   %12 = "arith.subi"(%10, %n) : (i32, i32) -> i32
//   %13 = "arith.subi"(%11, %n) : (i32, i32) -> i32
//   %14 = "arith.subi"(%11, %3) : (i32, i32) -> i32
//   %15 = "vector.gather"(%m, %i, %v, %k, %v) : (memref<?xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
//   %16 = "arith.maxsi"(%15, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
//   %17 = "arith.maxsi"(%15, %15) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
//   %18 = "tensor.empty"() : () -> tensor<8xi32>
//   %19 = "tensor.extract_slice"(%18, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<8xi32>, index) -> tensor<4xi32>
//   %20 = "arith.maxui"(%19, %19) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
//   %21 = "tensor.empty"() : () -> tensor<8xi32>
//   %22 = "tensor.extract_slice"(%21) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<8xi32>) -> tensor<4xi32>
//   %23 = "arith.maxui"(%22, %22) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
//   "test.sink"(%20, %23) : (tensor<4xi32>, tensor<4xi32>) -> ()
//   "test.sink"(%3, %4, %5, %8, %9, %12, %13, %14, %16, %17) : (i32, i32, i32, i32, i32, i32, i32, i32, vector<4xi32>, vector<4xi32>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
