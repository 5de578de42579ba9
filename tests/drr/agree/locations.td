// Where new operations are: where what was matched is, root first; at a value, at a name, at several.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Default : Pat<(Arith_SubIOp (Arith_AddIOp (Arith_MulIOp $x, $y, $_), (Arith_OrIOp $z, $w), $_), $v, $f), (Arith_XOrIOp (Arith_AndIOp $x, $y), (Arith_MaxSIOp $z, $w))>;
def Cut : Pat<(Arith_DivSIOp (ConstantLikeMatcher AnyAttr:$c), (Arith_OrIOp $x, $_), $_), (Arith_ConstantOp (NativeCodeCall<"::mlir::cast<::mlir::TypedAttr>($0)"> $c))>;
def AtValue : Pat<(Arith_RemSIOp $x, (Arith_OrIOp:$o $y, $_)), (Arith_MinSIOp (Arith_MaxUIOp $x, $y, (location $o)), $x, (location $x))>;
def Named : Pat<(Arith_RemUIOp:$r $x, $y), (Arith_MinUIOp (Arith_MaxUIOp $x, $y, (location $x, $y)), (Arith_MaxSIOp $x, $y, (location "here")), (location $r, $x, "noted"))>;
def Pair : Pat<(Arith_XOrIOp (either (Arith_AddIOp (Arith_MulIOp $x, $_, $_), $_, $_), (Arith_DivUIOp (Arith_OrIOp $y, $_), $_, $_))), (Arith_AndIOp $x, $y)>;
def Pairs : Pat<(Arith_ShLIOp (Arith_AndIOp (either (ConstantLikeMatcher AnyAttr:$c), (Arith_MinSIOp (either (Arith_OrIOp (Arith_MulIOp $x, $_, $_), $_), (Arith_MulIOp $y, $_, $_))))), $z, $f), (Arith_ShLIOp $x, $y, $f)>;

// INPUT
// "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32 loc("a"), %b: i32 loc(unknown)):
//   %0 = "arith.muli"(%a, %b) : (i32, i32) -> i32 loc(fused["m", "n"])
//   %1 = "arith.ori"(%a, %b) : (i32, i32) -> i32 loc("or")
//   %2 = "arith.addi"(%0, %1) : (i32, i32) -> i32 loc("m")
//   %3 = "arith.subi"(%2, %a) : (i32, i32) -> i32 loc("sub")
//   %4 = "arith.constant"() <{value = 7 : i32}> : () -> i32 loc("seven")
//   %5 = "arith.divsi"(%4, %1) : (i32, i32) -> i32 loc("div")
//   %6 = "arith.remsi"(%a, %1) : (i32, i32) -> i32 loc("rem")
//   %7 = "arith.remui"(%a, %b) : (i32, i32) -> i32 loc("remu")
//   %8 = "arith.remui"(%b, %b) : (i32, i32) -> i32 loc(unknown)
//   %9 = "arith.muli"(%a, %a) : (i32, i32) -> i32 loc("mul")
//   %10 = "arith.addi"(%9, %a) : (i32, i32) -> i32 loc("add")
//   %11 = "arith.divui"(%1, %a) : (i32, i32) -> i32 loc("div")
//   %12 = "arith.xori"(%10, %11) : (i32, i32) -> i32 loc("pair")
//   %13 = "arith.xori"(%11, %10) : (i32, i32) -> i32 loc("swapped")
//   %14 = "arith.ori"(%9, %b) : (i32, i32) -> i32 loc("or in")
//   %15 = "arith.minsi"(%0, %14) : (i32, i32) -> i32 loc("min")
//   %16 = "arith.andi"(%15, %4) : (i32, i32) -> i32 loc("and")
//   %17 = "arith.shli"(%16, %b) : (i32, i32) -> i32 loc("pairs")
//   "test.sink"(%3, %5, %6, %7, %8, %12, %13, %17) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
