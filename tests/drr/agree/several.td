// Several values that code gives, types of attributes, names that mean nothing.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

def Swapped : NativeCodeCall<"SmallVector<Value>{$1, $0}", 2>;

def All : Pat<(Arith_MulSIExtendedOp $x, $y), (Swapped $x, $y)>;
def One : Pat<(Arith_MaxSIOp $x, $y), (Arith_DivSIOp (Swapped:$q__0 $x, $y), $q__1, (NativeCodeCall<"UnitAttr()">))>;
def Besides : Pattern<(Arith_MinSIOp $x, $y), [(Swapped:$q $x, $y), (Arith_DivUIOp $q__0, $q__1, (NativeCodeCall<"UnitAttr()">))]>;
def Typed : Pat<(Arith_XOrIOp $x, (Arith_ConstantOp TypedAttrInterface:$c)), (Arith_OrIOp $x, (Arith_BitcastOp $x, (returnType $c)))>;
def Named : Pat<(Math_AbsIOp (Math_CtPopOp $x):$nothing), (Math_CtPopOp $x)>;
def Either : Pat<(Arith_AndIOp (either:$n (Math_CtPopOp $x):$m, $y)), (Math_IPowIOp $x, $y)>;
def List : Pat<(Tensor_FromElementsOp (variadic (Math_CtPopOp $x):$n, $y)), (Tensor_FromElementsOp (variadic:$n $y, $x))>;
def Constant : NativeCodeCall<"arith::ConstantOp::create($_builder, $_loc, $_builder.getI32IntegerAttr($0 + $1))">;
def Counted : Pat<(Math_CountLeadingZerosOp $x), (Math_IPowIOp $x, (Constant (NativeCodeCall<"getElementTypeOrSelf($0.getType()).getIntOrFloatBitWidth()"> $x), (NativeCodeCall<"1">)))>;

// INPUT
// "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32, %b: i32):
//   %0:2 = "arith.mulsi_extended"(%a, %b) : (i32, i32) -> (i32, i32) loc("all")
//   %1 = "arith.maxsi"(%a, %b) : (i32, i32) -> i32 loc("one")
//   %2 = "arith.minsi"(%a, %b) : (i32, i32) -> i32 loc("besides")
//   %c = "arith.constant"() <{value = 3 : i32}> : () -> i32 loc("constant")
//   %3 = "arith.xori"(%a, %c) : (i32, i32) -> i32 loc("typed")
//   %4 = "math.ctpop"(%a) : (i32) -> i32 loc("inner")
//   %5 = "math.absi"(%4) : (i32) -> i32 loc("named")
//   %6 = "arith.andi"(%b, %4) : (i32, i32) -> i32 loc("either")
//   %7 = "tensor.from_elements"(%4, %b) : (i32, i32) -> tensor<2xi32> loc("list")
//   %8 = "math.ctlz"(%a) : (i32) -> i32 loc("counted")
//   "test.sink"(%0#0, %0#1, %1, %2, %3, %5, %6, %7, %8) : (i32, i32, i32, i32, i32, i32, i32, tensor<2xi32>, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
