// Which rule of several comes first: more operations, what is added to that, then the order of names.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def A10 : Pat<(Arith_AddIOp $x, $y, $_), (Arith_AndIOp $x, $y)>;
def A9 : Pat<(Arith_AddIOp $x, $y, $_), (Arith_OrIOp $x, $y)>;
def B : Pat<(Arith_AddIOp (Arith_MulIOp $x, $_, $_), $y, $_), (Arith_XOrIOp $x, $y)>;
def C : Pat<(Arith_SubIOp (Arith_MulIOp $x, $_, $_), $y, $_), (Arith_XOrIOp $x, $y)>;
def D : Pat<(Arith_SubIOp $x, $y, $_), (Arith_AndIOp $x, $y), [], [], (addBenefit 2)>;

// INPUT
// "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32, %b: i32):
//   %0 = "arith.muli"(%a, %b) : (i32, i32) -> i32 loc("mul")
//   %1 = "arith.addi"(%a, %b) : (i32, i32) -> i32 loc("one")
//   %2 = "arith.addi"(%0, %b) : (i32, i32) -> i32 loc("two")
//   %3 = "arith.subi"(%0, %b) : (i32, i32) -> i32 loc("three")
//   "test.sink"(%1, %2, %3) : (i32, i32, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
