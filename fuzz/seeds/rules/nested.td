// Nested operations, names and `$_`, names that occur twice, results of operations that have several.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Nested : Pat<(Arith_SubIOp (Arith_AddIOp $x, $y, $_), $x, $f), (Arith_MulIOp $x, $y, $f)>;
def Twice : Pat<(Arith_AndIOp $x, $x), (Arith_OrIOp $x, $x)>;
// Whichever result of the operation is taken: a rule does not say.
def AnyResult : Pat<(Arith_XOrIOp (Arith_MulSIExtendedOp:$m $x, $y), $z), (Arith_MaxSIOp $m__1, (Arith_MaxUIOp $m__0, $z))>;
def NoResult : Pat<(Arith_DivUIOp $x, (Arith_RemUIOp $_, $_), $_), (Arith_ShRUIOp $x, $x, (NativeCodeCall<"$_builder.getUnitAttr()">))>;

// INPUT
// "func.func"() <{function_type = (i32, i32, i32) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32 loc("a"), %b: i32 loc("b"), %c: i32 loc("c")):
//   %0 = "arith.addi"(%a, %b) : (i32, i32) -> i32 loc("add")
//   %1 = "arith.subi"(%0, %a) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32 loc("sub")
//   %2 = "arith.subi"(%0, %b) : (i32, i32) -> i32 loc("no")
//   %3 = "arith.andi"(%1, %1) : (i32, i32) -> i32 loc("and")
//   %4 = "arith.andi"(%1, %2) : (i32, i32) -> i32 loc("other")
//   %5:2 = "arith.mulsi_extended"(%3, %4) : (i32, i32) -> (i32, i32) loc("mul")
//   %6 = "arith.xori"(%5#0, %a) : (i32, i32) -> i32 loc("xor0")
//   %7 = "arith.xori"(%5#1, %b) : (i32, i32) -> i32 loc("xor1")
//   %8 = "arith.xori"(%c, %b) : (i32, i32) -> i32 loc("argument")
//   %9 = "arith.remui"(%8, %b) : (i32, i32) -> i32 loc("rem")
//   %10 = "arith.divui"(%a, %9) : (i32, i32) -> i32 loc("div")
//   "test.sink"(%1, %2, %3, %4, %5#0, %6, %7, %8, %10) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
