// Questions about values and their definers, as canonicalizations of hardware and numeric dialects ask them.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Index/IR/IndexOps.td"

def AnyConst : Constraint<CPred<[{
  isa_and_nonnull<arith::ConstantOp, index::ConstantOp>
    ($0.getDefiningOp())
  }]>>;
def NonConst : Constraint<CPred<[{
  !isa_and_nonnull<arith::ConstantOp, index::ConstantOp>
    ($0.getDefiningOp())
  }]>>;
def NotFromConst : Constraint<CPred<"!$0.getDefiningOp<arith::ConstantOp>()">>;
def FromAdd : Constraint<CPred<"$0.getDefiningOp<mlir::arith::AddIOp>() != nullptr">>;
def HasOneUse : Constraint<CPred<"$0.hasOneUse()">, "has one use">;
def IsBlockArgument : Constraint<CPred<"mlir::isa<mlir::BlockArgument>($0)">>;
def SameOwner : Constraint<CPred<"$0.getDefiningOp() == $1.getDefiningOp()">>;
def Tagged : Constraint<CPred<"$0.getDefiningOp()->hasAttr(\"tag\")">>;
def TagIs : Constraint<CPred<"$0.getDefiningOp() && $0.getDefiningOp()->getAttrOfType<::mlir::StringAttr>(\"tag\") && $0.getDefiningOp()->getAttrOfType<::mlir::StringAttr>(\"tag\").getValue() == \"keep\"">>;
def EqualTypes : Constraint<CPred<"$0.getType() == $1.getType()">>;
def MismatchTypes : Constraint<CPred<"$0.getType() != $1.getType()">>;
def IntTypes : Constraint<CPred<"isa<IntegerType>($0.getType())">>;

def MoveConst : Pat<(Index_AddOp:$old $x, $y), (Index_AddOp $y, $x), [(AnyConst $x), (NonConst $y)]>;
def OneUse : Pat<(Arith_SubIOp (Arith_AddIOp:$a $x, $y, $o), $y, $f), (replaceWithValue $x), [(HasOneUse $a), (EqualTypes $a, $x)]>;
def Argument : Pat<(Arith_AndIOp $x, $y), (Arith_AndIOp $y, $x), [(IsBlockArgument $x), (Constraint<Neg<CPred<"isa<BlockArgument>($0)">>> $y)]>;
def Owner : Pat<(Arith_XOrIOp $x, $y), (Arith_OrIOp $x, $y), [(SameOwner $x, $y)]>;
def Tag : Pat<(Arith_MulIOp (Arith_AddIOp:$a $x, $y, $_), $z, $o), (Arith_MulIOp $x, $z, $o), [(Tagged $a)]>;
def Keep : Pat<(Arith_MaxSIOp $x, $y), (Arith_MinSIOp $x, $y), [(TagIs $x)]>;
def Ext : Pat<(Arith_ExtSIOp:$e $x), (Arith_ExtUIOp $x), [(MismatchTypes $e, $x), (IntTypes $x)]>;
def NotConst : Pat<(Arith_ShLIOp $x, $y, $o), (Arith_ShRUIOp $x, $y, ConstUnitAttr), [(NotFromConst $x), (NotFromConst $y)]>;
def Added : Pat<(Arith_DivSIOp $x, $y, $e), (Arith_RemSIOp $x, $y), [(FromAdd $x)]>;

// INPUT
// "func.func"() <{function_type = (index, i32, i32, i8) -> (), sym_name = "f"}> ({
// ^bb0(%i: index loc("i"), %a: i32 loc("a"), %b: i32, %c: i8):
//   %0 = "index.constant"() <{value = 0 : index}> : () -> index loc("zero")
//   %1 = "index.constant"() <{value = -1 : index}> : () -> index loc("ones")
//   %2 = "index.add"(%0, %i) : (index, index) -> index loc("move")
//   %3 = "index.add"(%1, %0) : (index, index) -> index loc("both")
//   %4 = "index.and"(%i, %1) : (index, index) -> index loc("and")
//   %5 = "index.and"(%i, %0) : (index, index) -> index loc("no and")
//   %6 = "arith.addi"(%a, %b) : (i32, i32) -> i32 loc("add")
//   %7 = "arith.subi"(%6, %b) : (i32, i32) -> i32 loc("one")
//   %8 = "arith.addi"(%b, %a) {tag = 1 : i32} : (i32, i32) -> i32 loc("tagged")
//   %9 = "arith.subi"(%8, %a) : (i32, i32) -> i32 loc("two")
//   %10 = "arith.andi"(%a, %8) : (i32, i32) -> i32 loc("argument")
//   %11 = "arith.andi"(%a, %b) : (i32, i32) -> i32 loc("arguments")
//   %12:2 = "arith.mulsi_extended"(%a, %b) : (i32, i32) -> (i32, i32) loc("ext")
//   %13 = "arith.xori"(%12#0, %12#1) : (i32, i32) -> i32 loc("owner")
//   %14 = "arith.xori"(%12#0, %8) : (i32, i32) -> i32 loc("owners")
//   %15 = "arith.muli"(%8, %a) : (i32, i32) -> i32 loc("mul")
//   %16 = "arith.subi"(%15, %a) {tag = "keep"} : (i32, i32) -> i32 loc("keep")
//   %17 = "arith.maxsi"(%16, %a) : (i32, i32) -> i32 loc("max")
//   %18 = "arith.maxsi"(%15, %a) : (i32, i32) -> i32 loc("other max")
//   %19 = "arith.divsi"(%16, %a) : (i32, i32) -> i32 loc("div")
//   %20 = "arith.addi"(%19, %19) : (i32, i32) -> i32 loc("twice")
//   %21 = "arith.divsi"(%15, %a) : (i32, i32) -> i32 loc("div once")
//   %22 = "arith.extsi"(%c) : (i8) -> i32 loc("extsi")
//   %23 = "arith.shli"(%15, %a) : (i32, i32) -> i32 loc("shl")
//   %24 = "arith.shli"(%16, %a) : (i32, i32) -> i32 loc("other shl")
//   %25 = "arith.constant"() <{value = 7 : i32}> : () -> i32 loc("seven")
//   %26 = "arith.shli"(%25, %a) : (i32, i32) -> i32 loc("constant shl")
//   %27 = "arith.divsi"(%8, %a) : (i32, i32) -> i32 loc("div add")
//   "test.sink"(%2, %3, %4, %5, %7, %8, %9, %10, %11, %13, %14, %15, %17, %18, %20, %21, %22, %23, %24, %26, %27) : (index, index, index, index, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
