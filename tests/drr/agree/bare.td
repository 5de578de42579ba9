// Code that mentions what the rule binds by its bare name, as the C++ of the rule has variables of these names.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

class Code<string c> : NativeCodeCall<c>;

// An operand, which is a range there.
def First : Pat<(Math_CtPopOp $x), (Arith_XOrIOp (Code<"x[0]">), (Code<"*x.begin()">))>;
// Attributes, of which one is asked for what it holds.
def Flags : Pat<
  (Arith_MulIOp $x, $y, $flags),
  (Arith_AddIOp $y, (Code<"x.front()">), (Code<"flags">))>;
// An operation that is matched, and one in it; `$0` is something else.
def Ops : Pat<
  (Arith_SubIOp:$sub (Arith_ShLIOp:$left $x, $y, $f), $z, $g),
  (Arith_OrIOp
    (Arith_ConstantOp (Code<"$_builder.getIntegerAttr(left.getType(), 4)">)),
    (Arith_MinSIOp (Code<"left.getRhs()">), (Code<"sub.getRhs() == $0 ? $0 : sub.getLhs()"> $x)))>;
// Variables of the code itself have these names, too.
def Own : Pat<
  (Arith_AndIOp $x, $y),
  (Arith_MaxSIOp $x, (Code<"[](Value x) { return x; }($0)"> $y))>;

// INPUT
// "func.func"() <{function_type = (i32, i32, i32) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32, %b: i32, %c: i32):
//   %0 = "math.ctpop"(%a) : (i32) -> i32 loc("first")
//   %1 = "arith.muli"(%a, %b) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32 loc("flags")
//   %2 = "arith.shli"(%a, %b) : (i32, i32) -> i32 loc("left")
//   %3 = "arith.subi"(%2, %c) : (i32, i32) -> i32 loc("sub")
//   %4 = "arith.subi"(%2, %a) : (i32, i32) -> i32 loc("other")
//   %5 = "arith.andi"(%b, %c) : (i32, i32) -> i32 loc("own")
//   "test.sink"(%0, %1, %3, %4, %5) : (i32, i32, i32, i32, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
