// Constants that are arrays, symbols and strings; matchers of constants; optional operands in conditions.
// LOCATIONS
// HEADER mlir/Dialect/Utils/StaticValueUtils.h
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Func/IR/FuncOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Tosa/IR/TosaOps.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"

def IsConstant : Constraint<CPred<"matchPattern($0, m_Constant())">, "is a constant">;
def IsZero : Constraint<CPred<"matchPattern($0, m_Zero())">, "is zero">;
def IsOne : Constraint<CPred<"matchPattern($0, m_One())">, "is one">;
def IsZeroF : Constraint<CPred<"matchPattern($0, m_AnyZeroFloat())">, "is zero">;
def IsSeven : Constraint<CPred<"isConstantIntValue($0, 3 + 4)">, "is seven">;
def ZeroInt : Constraint<CPred<"isZeroInteger($0)">, "is zero">;
def OneInt : Constraint<CPred<"isOneInteger($0)">, "is one">;
def Absent : Constraint<CPred<"!$0">, "is absent">;
def OfI32 : Constraint<CPred<"$0 && $0.getType().isInteger(32)">, "is there, an i32">;
def SwapDims : NativeCodeCall<"$_builder.getDenseI32ArrayAttr({1, 0})">;

def Swap : Pat<(Tosa_TransposeOp $x, ConstantAttr<DenseI32ArrayAttr, "{0, 1}">), (Tosa_TransposeOp $x, ConstantAttr<DenseI32ArrayAttr, "{1, 0}">)>;
def Swapped : Pat<(Tosa_TransposeOp (Tosa_AbsOp $x), ConstantAttr<DenseI32ArrayAttr, "{1, 0}">), (Tosa_AbsOp (Tosa_TransposeOp $x, (SwapDims), (returnType $x)))>;
def Zero : Pat<(Arith_AddIOp $x, $y, $_), (replaceWithValue $x), [(IsZero $y)]>;
def One : Pat<(Arith_MulIOp $x, $y, $_), (replaceWithValue $x), [(IsOne $y)]>;
def ZeroF : Pat<(Arith_AddFOp $x, $y, $_), (replaceWithValue $x), [(IsZeroF $y)]>;
def Front : Pat<(Arith_MaxSIOp $x, $y), (Arith_MinSIOp $y, $x), [(IsConstant $x), (Constraint<CPred<"!matchPattern($0, m_Constant())">> $y)]>;
def Seven : Pat<(Arith_AndIOp $x, $y), (Arith_OrIOp $x, $y), [(IsSeven $y)]>;
def Nought : Pat<(Arith_XOrIOp $x, $y), (replaceWithValue $x), [(ZeroInt $y)]>;
def Whole : Pat<(Arith_DivSIOp $x, $y, $_), (replaceWithValue $x), [(OneInt $y)]>;
def NoStart : Pat<(Vector_ReductionOp $k, $v, $acc, $f), (Vector_ExtractOp $v, (variadic), ConstantAttr<DenseI64ArrayAttr, "{0}">), [(Absent $acc)]>;
def Start : Pat<(Vector_ReductionOp $k, $v, $acc, $f), (NativeCodeCall<"$0"> $acc), [(OfI32 $acc)]>;
def Call : Pat<(CallOp $c, $args, $a, $r, $n), (CallOp ConstantAttr<FlatSymbolRefAttr, "\"other\"">, $args, $a, $r, $n), [(Constraint<CPred<"cast<FlatSymbolRefAttr>($0).getValue() == \"f\"">> $c)]>;

// INPUT
// "func.func"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private"}> ({
// }) : () -> ()
// "func.func"() <{function_type = (i32) -> i32, sym_name = "other", sym_visibility = "private"}> ({
// }) : () -> ()
// "func.func"() <{function_type = (i32, tensor<2x2xf32>, f32, vector<4xi32>, vector<4xi64>, i64) -> (), sym_name = "g"}> ({
// ^bb0(%a: i32, %t: tensor<2x2xf32>, %f: f32, %v: vector<4xi32>, %w: vector<4xi64>, %l: i64):
//   %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//   %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
//   %2 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
//   %3 = "arith.constant"() <{value = dense<0> : vector<4xi32>}> : () -> vector<4xi32>
//   %4 = "arith.constant"() <{value = dense<[0, 1, 0, 0]> : vector<4xi32>}> : () -> vector<4xi32>
//   %5 = "arith.addi"(%a, %0) : (i32, i32) -> i32 loc("zero")
//   %6 = "arith.addi"(%5, %1) : (i32, i32) -> i32 loc("no zero")
//   %7 = "arith.addi"(%v, %3) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32> loc("splat")
//   %8 = "arith.addi"(%7, %4) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32> loc("no splat")
//   %9 = "arith.muli"(%6, %1) : (i32, i32) -> i32 loc("one")
//   %10 = "arith.muli"(%9, %0) : (i32, i32) -> i32 loc("no one")
//   %11 = "arith.addf"(%f, %2) : (f32, f32) -> f32 loc("zero f")
//   %12 = "arith.maxsi"(%1, %10) : (i32, i32) -> i32 loc("front")
//   %13 = "arith.maxsi"(%12, %1) : (i32, i32) -> i32 loc("behind")
//   %14 = "tosa.transpose"(%t) <{perms = array<i32: 0, 1>}> : (tensor<2x2xf32>) -> tensor<2x2xf32> loc("transpose")
//   %15 = "tosa.abs"(%14) : (tensor<2x2xf32>) -> tensor<2x2xf32> loc("abs")
//   %16 = "tosa.transpose"(%15) <{perms = array<i32: 1, 0>}> : (tensor<2x2xf32>) -> tensor<2x2xf32> loc("swapped")
//   %17 = "vector.reduction"(%8) <{kind = #vector.kind<add>}> : (vector<4xi32>) -> i32 loc("no start")
//   %18 = "vector.reduction"(%8, %13) <{kind = #vector.kind<add>}> : (vector<4xi32>, i32) -> i32 loc("start")
//   %19 = "vector.reduction"(%w, %l) <{kind = #vector.kind<add>}> : (vector<4xi64>, i64) -> i64 loc("start of another type")
//   %20 = "func.call"(%18) <{callee = @f}> : (i32) -> i32 loc("call")
//   %s = "arith.constant"() <{value = 7 : i32}> : () -> i32
//   %21 = "arith.andi"(%a, %s) : (i32, i32) -> i32 loc("seven")
//   %22 = "arith.andi"(%a, %1) : (i32, i32) -> i32 loc("not seven")
//   %23 = "arith.xori"(%21, %0) : (i32, i32) -> i32 loc("nought")
//   %24 = "arith.xori"(%v, %3) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32> loc("nought, splat")
//   %25 = "arith.xori"(%v, %4) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32> loc("noughts and one")
//   %26 = "arith.divsi"(%23, %1) : (i32, i32) -> i32 loc("whole")
//   "test.sink"(%22, %24, %25, %26) : (i32, vector<4xi32>, vector<4xi32>, i32) -> ()
//   "test.sink"(%6, %8, %11, %16, %17, %18, %19, %20) : (i32, vector<4xi32>, f32, tensor<2x2xf32>, i32, i32, i64, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
