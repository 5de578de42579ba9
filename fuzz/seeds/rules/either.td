// Operands in either order: the order that matches by itself is kept, whatever fails later.
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Not : Constraint<CPred<"$0 != $1">, "not equal">;
def Straight : Pat<(Arith_SubIOp (Arith_AndIOp (either (Arith_OrIOp $x, $y), $z)), $w, $f), (Arith_AddIOp (Arith_XOrIOp $x, $y), (Arith_XOrIOp $z, $w), $f)>;
def Typed : Pat<(Arith_MaxSIOp (either I32:$x, (Arith_MulIOp $y, $_, ConstantEnumCase<Arith_IntegerOverflowAttr, "nsw">))), (Arith_MinSIOp $y, $x)>;
def Kept : Pat<(Arith_MaxUIOp (either (Arith_RemUIOp $x, $_), $y)), (Arith_MinUIOp $x, $y), [(Not $x, $y)]>;

// INPUT
// "func.func"() <{function_type = (i32, i32, i32) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32, %b: i32, %c: i32):
//   %0 = "arith.ori"(%a, %b) : (i32, i32) -> i32
//   %1 = "arith.andi"(%0, %c) : (i32, i32) -> i32
//   %2 = "arith.subi"(%1, %a) : (i32, i32) -> i32
//   %3 = "arith.andi"(%c, %0) : (i32, i32) -> i32
//   %4 = "arith.subi"(%3, %b) : (i32, i32) -> i32
//   %5 = "arith.ori"(%b, %c) : (i32, i32) -> i32
//   %6 = "arith.andi"(%0, %5) : (i32, i32) -> i32
//   %7 = "arith.subi"(%6, %c) : (i32, i32) -> i32
//   %8 = "arith.muli"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
//   %9 = "arith.maxsi"(%8, %c) : (i32, i32) -> i32
//   %10 = "arith.maxsi"(%c, %8) : (i32, i32) -> i32
//   %11 = "arith.maxsi"(%c, %a) : (i32, i32) -> i32
//   %12 = "arith.remui"(%a, %b) : (i32, i32) -> i32
//   %13 = "arith.remui"(%12, %b) : (i32, i32) -> i32
//   %14 = "arith.maxui"(%13, %12) : (i32, i32) -> i32
//   %15 = "arith.maxui"(%12, %a) : (i32, i32) -> i32
//   %16 = "arith.maxui"(%b, %12) : (i32, i32) -> i32
//   "test.sink"(%2, %4, %7, %9, %10, %11, %14, %15, %16) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
