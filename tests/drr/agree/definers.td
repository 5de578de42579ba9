// Code that asks operations for their parts by the accessors that records declare.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Index/IR/IndexOps.td"

def IsEq : Constraint<CPred<"$0.getDefiningOp<arith::CmpIOp>().getPredicate() == arith::CmpIPredicate::eq">>;
def Exact : Constraint<CPred<"$0.getDefiningOp<arith::DivSIOp>() && $0.getDefiningOp<arith::DivSIOp>().getIsExact()">>;
def SameLhs : Constraint<CPred<"$0.getDefiningOp<arith::AddIOp>() && $0.getDefiningOp<arith::AddIOp>().getLhs() == $1">>;
def Small : Constraint<CPred<"dyn_cast_or_null<index::ConstantOp>($0.getDefiningOp()) && dyn_cast_or_null<index::ConstantOp>($0.getDefiningOp()).getValue().ult(10)">>;
def ConstantOf : NativeCodeCall<"$0.getDefiningOp<arith::ConstantOp>().getValue()">;
def ConstantAttrOf : NativeCodeCall<"$0.getDefiningOp<arith::ConstantOp>().getValueAttr()">;
def FromConst : Constraint<CPred<"$0.getDefiningOp<arith::ConstantOp>()">>;
def ShiftedBy : NativeCodeCall<"$_builder.getIntegerAttr(cast<IntegerAttr>($0).getType(), APInt(32, 1) << cast<IntegerAttr>($0).getValue())">;
def FloatOne : NativeCodeCall<"FloatAttr::get($0.getType(), 1.0)">;
def FloatThat : NativeCodeCall<"FloatAttr::get(cast<FloatAttr>($0).getType(), cast<FloatAttr>($0).getValue() + APFloat(1.0f))">;
def FloatCopy : NativeCodeCall<"$_builder.getFloatAttr(cast<FloatAttr>($0).getType(), cast<FloatAttr>($0).getValue())">;
def NamedAdd : Constraint<CPred<"$0.getDefiningOp() && $0.getDefiningOp()->getName().getStringRef() == \"arith.addi\"">>;
def TwoUses : Constraint<CPred<"llvm::hasNItems($0.getUses(), 2)">>;
def AllAdds : Constraint<CPred<"llvm::all_of($0.getUsers(), [](Operation *op) { return isa<arith::AddIOp, arith::XOrIOp>(op); })">>;
def SplatOf : NativeCodeCall<"DenseElementsAttr::get(cast<ShapedType>($0.getType()), $_builder.getI32IntegerAttr(3))">;
def SplatZero : NativeCodeCall<"SplatElementsAttr::get(cast<ShapedType>($0.getType()), $_builder.getZeroAttr(getElementTypeOrSelf($0.getType())))">;

def Sel : Pat<(SelectOp $c, $x, $y), (replaceWithValue $y), [(IsEq $c)]>;
def Rem : Pat<(Arith_RemSIOp $x, $y), (Arith_RemUIOp $x, $y), [(Exact $x)]>;
def Sub : Pat<(Arith_SubIOp $x, $y, $_), (Arith_XOrIOp $x, $y), [(SameLhs $x, $y)]>;
def Idx : Pat<(Index_SubOp $x, $y), (Index_AddOp $x, $y), [(Small $y)]>;
def Mul : Pat<(Arith_MulIOp $x, $y, $o), (Arith_AddIOp (Arith_ConstantOp (ConstantOf $x)), $y, $o), [(FromConst $x)]>;
def And : Pat<(Arith_AndIOp $x, $y), (Arith_OrIOp (Arith_ConstantOp (ConstantAttrOf $x)), $y), [(FromConst $x)]>;
def Shl : Pat<(Arith_ShLIOp $x, (Arith_ConstantOp APIntAttr:$c), $o), (Arith_MulIOp $x, (Arith_ConstantOp (ShiftedBy $c)), $o)>;
def MaxU : Pat<(Arith_MaxUIOp $x, $y), (Arith_MinUIOp $x, $y), [(NamedAdd $x)]>;
def Flo : Pat<(Arith_AddFOp $x, (Arith_ConstantOp F32Attr:$c), $f), (Arith_MulFOp $x, (Arith_ConstantOp (FloatCopy $c)), $f)>;
def Flo2 : Pat<(Arith_DivFOp $x, $x, $f), (Arith_ConstantOp (FloatOne $x))>;
def Users : Pat<(Arith_ExtSIOp $x), (Arith_ExtUIOp $x), [(TwoUses $x)]>;
def Users2 : Pat<(Arith_TruncIOp:$t $x, $o), (Arith_BitcastOp (Arith_TruncIOp $x, $o, (returnType $t))), [(AllAdds $t)]>;
def Splat : Pat<(Arith_DivUIOp $x, $x, $_), (Arith_ConstantOp (SplatOf $x)), [(Constraint<CPred<"isa<ShapedType>($0.getType())">> $x)]>;
def Splat0 : Pat<(Arith_ShRUIOp $x, $x, $_), (Arith_ConstantOp (SplatZero $x)), [(Constraint<CPred<"isa<ShapedType>($0.getType())">> $x)]>;

// INPUT
// "func.func"() <{function_type = (i32, f32, i8, tensor<2xi32>, i1, index) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32 loc("a"), %f: f32, %c: i8, %t: tensor<2xi32>, %b: i1, %i : index):
//   %e = "arith.cmpi"(%a, %a) <{predicate = 0 : i64}> : (i32, i32) -> i1 loc("eq")
//   %n = "arith.cmpi"(%a, %a) <{predicate = 1 : i64}> : (i32, i32) -> i1 loc("ne")
//   %0 = "arith.select"(%e, %a, %a) : (i1, i32, i32) -> i32 loc("sel")
//   %00 = "arith.select"(%n, %a, %a) : (i1, i32, i32) -> i32 loc("no sel")
//   %d = "arith.divsi"(%a, %a) <{isExact}> : (i32, i32) -> i32 loc("exact")
//   %dd = "arith.divsi"(%a, %a) : (i32, i32) -> i32 loc("no exact")
//   %1 = "arith.remsi"(%d, %a) : (i32, i32) -> i32 loc("rem")
//   %2 = "arith.remsi"(%dd, %a) : (i32, i32) -> i32 loc("no rem")
//   %s = "arith.addi"(%a, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32 loc("add")
//   %3 = "arith.subi"(%s, %a) : (i32, i32) -> i32 loc("sub")
//   %4 = "arith.subi"(%s, %0) : (i32, i32) -> i32 loc("no sub")
//   %k = "index.constant"() <{value = 3 : index}> : () -> index loc("three")
//   %5 = "index.sub"(%i, %k) : (index, index) -> index loc("isub")
//   %6 = "index.sub"(%k, %i) : (index, index) -> index loc("no isub")
//   %q = "arith.constant"() <{value = 5 : i32}> : () -> i32 loc("five")
//   %7 = "arith.muli"(%q, %a) : (i32, i32) -> i32 loc("mul")
//   %8 = "arith.andi"(%q, %a) : (i32, i32) -> i32 loc("and")
//   %9 = "arith.shli"(%a, %q) : (i32, i32) -> i32 loc("shl")
//   %10 = "arith.maxsi"(%s, %a) : (i32, i32) -> i32 loc("max")
//   %11 = "arith.maxui"(%s, %a) : (i32, i32) -> i32 loc("maxu")
//   %12 = "arith.maxui"(%q, %a) : (i32, i32) -> i32 loc("no maxu")
//   %fc = "arith.constant"() <{value = 1.5 : f32}> : () -> f32 loc("fc")
//   %13 = "arith.addf"(%f, %fc) : (f32, f32) -> f32 loc("addf")
//   %14 = "arith.divf"(%f, %f) : (f32, f32) -> f32 loc("divf")
//   %15 = "arith.extsi"(%c) : (i8) -> i32 loc("ext")
//   %16 = "arith.addi"(%15, %15) : (i32, i32) -> i32 loc("two")
//   %17 = "arith.extui"(%c) : (i8) -> i32 loc("another")
//   %18 = "arith.trunci"(%a) : (i32) -> i8 loc("trunc")
//   %19 = "arith.xori"(%18, %18) : (i8, i8) -> i8 loc("xor")
//   %20 = "arith.divui"(%t, %t) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32> loc("divu")
//   %21 = "arith.shrui"(%t, %t) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32> loc("shru")
//   "test.sink"(%0, %00, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %16, %17, %19, %20, %21) : (i32, i32, i32, i32, i32, i32, index, index, i32, i32, i32, i32, i32, i32, f32, f32, i32, i32, i8, tensor<2xi32>, tensor<2xi32>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
