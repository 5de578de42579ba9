// Code: in a source pattern, in constraints over several names, in result patterns; several results in a call.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Zero : NativeCodeCall<"$_builder.getZeroAttr($0.getType())">;
def Sum : NativeCodeCall<"$_builder.getIntegerAttr(cast<IntegerAttr>($0).getType(), cast<IntegerAttr>($0).getValue() + cast<IntegerAttr>($1).getValue())">;
def SameTypes : Constraint<CPred<"llvm::all_equal({$0.getType(), $1.getType()})">, "same types">;
def Fold : Pat<(Arith_AddIOp (Arith_ConstantOp $a), (ConstantLikeMatcher AnyAttr:$b), $_), (Arith_ConstantOp (Sum $a, $b))>;
def Leafless : Pat<(Arith_SubIOp (NativeCodeCall<"::mlir::success($_self->getNumOperands() == 1)">), $x, $f), (Arith_SubIOp (Arith_ConstantOp (Zero $x)), $x, $f), [(Constraint<Neg<CPred<"$0.hasOneUse()">>> $x)]>;
def Halves : Pat<(Arith_XOrIOp (Arith_AddUIExtendedOp:$m $x, $y), $z), (Arith_OrIOp $m__0, $z), [(Constraint<CPred<"$0.getType() == $1.getType() && !$1.use_empty()">> $m__0, $z)]>;
def Identity : Pat<(Arith_MaxSIOp $x, $y), (NativeCodeCall<"$0"> (Arith_MinSIOp $x, $y)), [(SameTypes $x, $y)]>;
def Both : Pat<(Arith_MulSIExtendedOp:$r $x, $y), (Arith_MulUIExtendedOp $x, $y), [(Constraint<CPred<"!llvm::all_equal({$0})">> $r)]>;

// INPUT
// "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32, %b: i32):
//   %0 = "arith.constant"() <{value = 3 : i32}> : () -> i32 loc("three")
//   %1 = "arith.constant"() <{value = 4 : i32}> : () -> i32 loc("four")
//   %2 = "arith.addi"(%0, %1) : (i32, i32) -> i32 loc("add")
//   %3 = "arith.addi"(%a, %1) : (i32, i32) -> i32 loc("no add")
//   %4 = "arith.bitcast"(%a) : (i32) -> i32 loc("cast")
//   %5 = "arith.subi"(%4, %b) : (i32, i32) -> i32 loc("sub")
//   %6 = "arith.subi"(%4, %3) : (i32, i32) -> i32 loc("no sub")
//   %7, %8 = "arith.addui_extended"(%a, %b) : (i32, i32) -> (i32, i1) loc("extended")
//   %9 = "arith.xori"(%7, %b) : (i32, i32) -> i32 loc("xor")
//   %10 = "arith.maxsi"(%a, %b) : (i32, i32) -> i32 loc("max")
//   %11:2 = "arith.mulsi_extended"(%a, %b) : (i32, i32) -> (i32, i32) loc("mul")
//   "test.sink"(%2, %5, %6, %9, %10, %11#0, %11#1) : (i32, i32, i32, i32, i32, i32, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
