// Attributes: bound, constrained, constant, of enumerations, optional, with a default, absent in what is made.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Tosa/IR/TosaOps.td"

def Case : Pat<(Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "slt">, $x, $y), (Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "sgt">, $y, $x)>;
def CaseBound : Pat<(Arith_CmpIOp $p, $x, $x), (Arith_XOrIOp (Arith_CmpIOp:$c $p, $x, (Arith_MaxSIOp $x, $x), (location "cmp")), $c), [(Constraint<CPred<"$0.getValue() == arith::CmpIPredicate::ne || $0.getValue() == arith::CmpIPredicate::ult">> $p)]>;
// A default is bound where nothing is written, and evaluated even where nothing is bound.
def Default : Pat<(Arith_AddIOp $x, $y, $f), (Arith_SubIOp $x, $y, $f)>;
def Plain : Pat<(Arith_MulIOp $x, $y, ConstantEnumCase<Arith_IntegerOverflowAttr, "none">), (Arith_ShLIOp $x, $y, ConstantEnumCase<Arith_IntegerOverflowAttr, "nsw|nuw">)>;
// A unit is there or not.
def Exact : Pat<(Arith_ShRSIOp $x, $y, UnitAttr:$exact), (Arith_ShRUIOp $x, $y, $exact)>;
def Inexact : Pat<(Arith_ShRSIOp $x, $y, AttrConstraint<CPred<"!$_self">, "absent">), (Arith_ShRUIOp $y, $x, (NativeCodeCall<"$_builder.getUnitAttr()">))>;
def Axis : Pat<(Tosa_ReverseOp $x, ConstantAttr<I32Attr, "1">), (Tosa_ReverseOp $x, ConstantAttr<I32Attr, "0">)>;
def Confined : Pat<(Tosa_ReverseOp $x, ConfinedAttr<I32Attr, [IntMinValue<2>]>:$a), (Tosa_ReverseOp $x, (NativeCodeCall<"$_builder.getI32IntegerAttr($0.getInt() - 2)"> $a))>;

// INPUT
// "func.func"() <{function_type = (i32, i32, tensor<3x4x5xi32>) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32, %b: i32, %t: tensor<3x4x5xi32>):
//   %0 = "arith.cmpi"(%a, %b) <{predicate = 2 : i64}> : (i32, i32) -> i1 loc("slt")
//   %1 = "arith.cmpi"(%a, %b) <{predicate = 6 : i64}> : (i32, i32) -> i1 loc("ult")
//   %2 = "arith.cmpi"(%a, %a) <{predicate = 6 : i64}> : (i32, i32) -> i1 loc("ult same")
//   %3 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32 loc("add flags")
//   %4 = "arith.addi"(%a, %b) : (i32, i32) -> i32 loc("add")
//   %5 = "arith.muli"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32 loc("mul nsw")
//   %6 = "arith.muli"(%a, %b) : (i32, i32) -> i32 loc("mul")
//   %7 = "arith.shrsi"(%a, %b) <{isExact}> : (i32, i32) -> i32 loc("exact")
//   %8 = "arith.shrsi"(%a, %b) : (i32, i32) -> i32 loc("inexact")
//   %9 = "tosa.reverse"(%t) <{axis = 1 : i32}> : (tensor<3x4x5xi32>) -> tensor<3x4x5xi32> loc("one")
//   %10 = "tosa.reverse"(%t) <{axis = 2 : i32}> : (tensor<3x4x5xi32>) -> tensor<3x4x5xi32> loc("two")
//   %11 = "tosa.reverse"(%t) <{axis = 0 : i32}> : (tensor<3x4x5xi32>) -> tensor<3x4x5xi32> loc("zero")
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) : (i1, i1, i1, i32, i32, i32, i32, i32, i32, tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
