// Results one by one in conditions, roots with a list of results, types that are inferred, benefits, supplemental patterns.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Func/IR/FuncOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"
include "mlir/Dialect/Index/IR/IndexOps.td"

def TypeIs : Constraint<CPred<"$0.getType() == $1.getType()">>;
def Spliced : Pat<(Arith_MulSIExtendedOp:$r $x, $x), (Arith_MulUIExtendedOp $x, $x), [(TypeIs $r__0, $r__1), (HasNoUseOf:$r__1)]>;
// Roots with a variadic group of results: their types are copied.
def Calls : Pat<(CallOp ConstantAttr<FlatSymbolRefAttr, "\"f\"">, $args, $a, $r, $n), (CallOp ConstantAttr<FlatSymbolRefAttr, "\"g\"">, $args, $a, $r, $n, (location "called"))>;
// Types by TypesMatchWith and AllTypesMatch; a buildable one.
def Matched : Pat<(Arith_XOrIOp $x, $y), (SelectOp (Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "ult">, $x, $y), $x, $y)>;
def Buildable : Pat<(Index_MaxSOp $x, $y), (Index_AddOp $x, (Index_SubOp $y, (Index_ConstantOp ConstantAttr<IndexAttr, "4">)))>;
// Benefits: the second one first.
def Low : Pat<(Arith_MaxSIOp $x, $y), (Arith_MinSIOp $x, $y)>;
def High : Pat<(Arith_MaxSIOp $x, $x), (Arith_MaxUIOp $x, $x), [], [], (addBenefit 3)>;
// Supplemental ones see the root; auxiliary ones come first.
def Extra : Pattern<(Arith_RemSIOp:$r $x, $y), [(Arith_MulIOp:$m $x, $y, ConstantEnumCase<Arith_IntegerOverflowAttr, "nsw">), (Arith_SubIOp $m, $x, ConstantEnumCase<Arith_IntegerOverflowAttr, "none">)], [], [(CallOp ConstantAttr<FlatSymbolRefAttr, "\"h\"">, (variadic $m, $r), (NativeCodeCall<"ArrayAttr()">), (NativeCodeCall<"ArrayAttr()">), (NativeCodeCall<"UnitAttr()">), (returnType $x))]>;

// INPUT
// "func.func"() <{function_type = (i32, i32) -> (i32, i64, f32), sym_name = "f", sym_visibility = "private"}> ({
// }) : () -> ()
// "func.func"() <{function_type = (i32, i32) -> (i32, i64, f32), sym_name = "g", sym_visibility = "private"}> ({
// }) : () -> ()
// "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "h", sym_visibility = "private"}> ({
// }) : () -> ()
// "func.func"() <{function_type = (i32, i32, index) -> (), sym_name = "m"}> ({
// ^bb0(%a: i32, %b: i32, %i: index):
//   %0:2 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i32) loc("spliced")
//   %1:2 = "arith.mului_extended"(%a, %b) : (i32, i32) -> (i32, i32) loc("mul")
//   %2 = "arith.ori"(%1#0, %b) : (i32, i32) -> i32 loc("low")
//   %3 = "arith.ori"(%1#1, %a) : (i32, i32) -> i32 loc("high")
//   %4:3 = "func.call"(%a, %b) <{callee = @f}> : (i32, i32) -> (i32, i64, f32) loc("call")
//   %5 = "arith.xori"(%a, %b) : (i32, i32) -> i32 loc("xor")
//   %6 = "index.maxs"(%i, %i) : (index, index) -> index loc("max")
//   %7 = "arith.maxsi"(%a, %a) : (i32, i32) -> i32 loc("same")
//   %8 = "arith.maxsi"(%a, %b) : (i32, i32) -> i32 loc("other")
//   %9 = "arith.remsi"(%a, %b) : (i32, i32) -> i32 loc("rem")
//   %10 = "tensor.from_elements"(%a, %b, %5) : (i32, i32, i32) -> tensor<3xi32> loc("three")
//   "test.sink"(%0#0, %2, %3, %4#0, %4#1, %4#2, %5, %6, %7, %8, %9, %10) : (i32, i32, i32, i32, i64, f32, i32, index, i32, i32, i32, tensor<3xi32>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
