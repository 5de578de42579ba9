// Code that makes attributes, as projects write it.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"

def Zero : NativeCodeCall<"cast<TypedAttr>($_builder.getZeroAttr($0.getType()))">;
def One32 : NativeCodeCall<"$_builder.getI32IntegerAttr(1)">;
def One : NativeCodeCall<"::mlir::cast<::mlir::TypedAttr>($_builder.getOneAttr($0.getType()))">;
def PlusOne : NativeCodeCall<"$_builder.getIntegerAttr($0.getType(), cast<IntegerAttr>($0).getInt() + 1)">;
def Half : NativeCodeCall<"$_builder.getFloatAttr(cast<FloatAttr>($0).getType(), cast<FloatAttr>($0).getValueAsDouble() * 0.5)">;
def OrElse : NativeCodeCall<"($0 ? $0 : $_builder.getUnitAttr())">;

def Sub : Pat<(Arith_SubIOp $x, $x, $_), (Arith_ConstantOp (Zero $x))>;
def Div : Pat<(Arith_DivSIOp $x, $x, $_), (Arith_ConstantOp (One $x))>;
def Add1 : Pat<(Arith_AddIOp $x, (Arith_ConstantOp APIntAttr:$c), $o), (Arith_SubIOp $x, (Arith_ConstantOp (PlusOne $c)), $o)>;
def DivC : Pat<(Arith_DivFOp $x, (Arith_ConstantOp F64Attr:$c), $f), (Arith_MulFOp $x, (Arith_ConstantOp (Half $c)), $f)>;
def OfUnit : Pat<(Arith_DivUIOp (Arith_MulIOp $x, $y, $_), $z, $e), (Arith_DivUIOp $x, $z, (OrElse $e))>;

// INPUT
// "func.func"() <{function_type = (i32, f32, f64, tensor<2xi32>, tensor<2xf32>) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32 loc("a"), %f: f32, %d: f64, %t: tensor<2xi32>, %u: tensor<2xf32>):
//   %0 = "arith.subi"(%a, %a) : (i32, i32) -> i32 loc("sub")
//   %1 = "arith.divsi"(%t, %t) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32> loc("div")
//   %2 = "arith.constant"() <{value = 41 : i32}> : () -> i32 loc("c")
//   %3 = "arith.addi"(%a, %2) : (i32, i32) -> i32 loc("add")
//   %4 = "arith.muli"(%a, %2) : (i32, i32) -> i32 loc("mul")
//   %5 = "arith.constant"() <{value = 1.500000e+00 : f32}> : () -> f32 loc("f")
//   %6 = "arith.subf"(%f, %5) : (f32, f32) -> f32 loc("subf")
//   %7 = "arith.constant"() <{value = 3.000000e+00 : f64}> : () -> f64 loc("d")
//   %8 = "arith.divf"(%d, %7) : (f64, f64) -> f64 loc("divf")
//   %9 = "arith.andi"(%t, %t) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32> loc("and")
//   %10 = "arith.remf"(%u, %u) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> loc("rem")
//   %11 = "arith.xori"(%a, %a) : (i32, i32) -> i32 loc("xor")
//   %12 = "arith.divui"(%a, %a) : (i32, i32) -> i32 loc("divui")
//   %13 = "arith.maxsi"(%a, %2) : (i32, i32) -> i32 loc("max")
//   %14 = "arith.index_cast"(%2) : (i32) -> index loc("cast")
//   %15 = "arith.muli"(%a, %a) : (i32, i32) -> i32 loc("aa")
//   %16 = "arith.divui"(%15, %2) : (i32, i32) -> i32 loc("unit")
//   "test.sink"(%0, %1, %3, %4, %6, %8, %9, %10, %11, %12, %13, %14, %16) : (i32, tensor<2xi32>, i32, i32, f32, f64, tensor<2xi32>, tensor<2xf32>, i32, i32, i32, index, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
