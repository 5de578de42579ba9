// Code with variables that are operations, and builders that add a list of operands.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Func/IR/FuncOps.td"

def FromSum : Constraint<CPred<"[&]() { auto op = $0.getDefiningOp<arith::AddIOp>(); return op && op.getLhs() == $1; }()">>;
def SameRight : Constraint<CPred<[{[](Value a, Value b) {
  auto x = a.getDefiningOp<arith::SubIOp>();
  auto y = b.getDefiningOp<arith::SubIOp>();
  return x && y && x.getRhs() == y.getRhs();
}($0, $1)}]>>;
def Call : NativeCodeCall<"$_builder.create<func::CallOp>($_loc, \"g\", $0.getType(), ValueRange{$0, $1})->getResult(0)">;

def A : Pat<(Arith_XOrIOp $x, $y), (Arith_OrIOp $x, $y), [(FromSum $x, $y)]>;
def B : Pat<(Arith_MaxSIOp $x, $y), (Arith_MinSIOp $x, $y), [(SameRight $x, $y)]>;
def C : Pat<(Arith_AndIOp $x, $y), (Call $x, $y)>;

// INPUT
// "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "g", sym_visibility = "private"}> ({
// }) : () -> ()
// "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32, %b: i32):
//   %0 = "arith.addi"(%a, %b) : (i32, i32) -> i32 loc("sum")
//   %1 = "arith.xori"(%0, %a) : (i32, i32) -> i32 loc("of the first")
//   %2 = "arith.xori"(%0, %b) : (i32, i32) -> i32 loc("of the second")
//   %3 = "arith.xori"(%a, %b) : (i32, i32) -> i32 loc("of an argument")
//   %4 = "arith.subi"(%a, %b) : (i32, i32) -> i32
//   %5 = "arith.subi"(%0, %b) : (i32, i32) -> i32
//   %6 = "arith.subi"(%0, %b) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
//   %7 = "arith.maxsi"(%4, %5) : (i32, i32) -> i32 loc("same")
//   %8 = "arith.maxsi"(%4, %6) : (i32, i32) -> i32 loc("others")
//   %9 = "arith.maxsi"(%a, %6) : (i32, i32) -> i32 loc("an argument")
//   %10 = "arith.andi"(%a, %0) : (i32, i32) -> i32 loc("call")
//   "test.sink"(%1, %2, %3, %7, %8, %9, %10) : (i32, i32, i32, i32, i32, i32, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
