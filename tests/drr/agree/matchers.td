// Matchers of operations in code.
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
def A : Pat<(Arith_SubIOp $x, $y, $_), (Arith_AndIOp $x, $y), [(Constraint<CPred<"matchPattern($0, m_Op<arith::AddIOp>(m_Op<arith::MulIOp>(), m_Zero()))">> $x)]>;
def B : Pat<(Arith_OrIOp $x, $y), (Arith_XOrIOp $x, $y), [(Constraint<CPred<"matchPattern($0, m_Op<arith::AddIOp>()) && matchPattern($1.getDefiningOp(), m_One())">> $x, $y)]>;
// INPUT
// "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32, %b: i32):
//   %z = "arith.constant"() <{value = 0 : i32}> : () -> i32
//   %o = "arith.constant"() <{value = 1 : i32}> : () -> i32
//   %m = "arith.muli"(%a, %b) : (i32, i32) -> i32
//   %0 = "arith.addi"(%m, %z) : (i32, i32) -> i32
//   %1 = "arith.addi"(%m, %o) : (i32, i32) -> i32
//   %2 = "arith.subi"(%0, %b) : (i32, i32) -> i32
//   %3 = "arith.subi"(%1, %b) : (i32, i32) -> i32
//   %4 = "arith.subi"(%a, %b) : (i32, i32) -> i32
//   %5 = "arith.ori"(%1, %o) : (i32, i32) -> i32
//   %6 = "arith.ori"(%1, %z) : (i32, i32) -> i32
//   %7 = "arith.ori"(%m, %o) : (i32, i32) -> i32
//   "test.sink"(%2, %3, %4, %5, %6, %7) : (i32, i32, i32, i32, i32, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
