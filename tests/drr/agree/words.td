// The value of an attribute in its place, numbers in other code, uses that are counted, an APInt and numbers.
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Raw : Pat<(Arith_MinSIOp $x, $y), (SelectOp (Arith_CmpIOp (NativeCodeCall<"arith::CmpIPredicate::slt">), $x, $y), $x, $y)>;
def Width : Pat<(Arith_MaxSIOp $x, $y), (Arith_OrIOp $x, (Arith_ConstantOp (NativeCodeCall<"$_builder.getIntegerAttr($0.getType(), $1 * $2)"> $x, (NativeCodeCall<"$0.getType().getIntOrFloatBitWidth()"> $y), (NativeCodeCall<"2">))))>;
def Three : Pat<(Arith_MulIOp $x, $y, $_), (Arith_XOrIOp $x, $y), [(Constraint<CPred<"std::distance($0.use_begin(), $0.use_end()) == 3">> $x)]>;
def Word : Pat<(Arith_AddIOp $x, (ConstantLikeMatcher AnyAttr:$a), $_), (Arith_AndIOp $x, (Arith_ConstantOp (NativeCodeCall<"$_builder.getIntegerAttr($1.getType(), (llvm::cast<IntegerAttr>($0).getValue() - 1) * 3)"> $a, $x)))>;

// INPUT
// "func.func"() <{function_type = (i8, i32) -> (), sym_name = "f"}> ({
// ^bb0(%i: i8, %w: i32):
//   %1 = "arith.minsi"(%i, %i) : (i8, i8) -> i8
//   %2 = "arith.maxsi"(%w, %w) : (i32, i32) -> i32
//   %3 = "arith.constant"() <{value = 0 : i8}> : () -> i8
//   %4 = "arith.constant"() <{value = 100 : i8}> : () -> i8
//   %5 = "arith.addi"(%1, %3) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
//   %6 = "arith.addi"(%1, %4) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
//   %7 = "arith.muli"(%5, %6) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
//   %8 = "arith.muli"(%6, %6) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
//   "test.sink"(%2, %7, %8) : (i32, i8, i8) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
