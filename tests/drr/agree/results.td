// Several result patterns, supplemental ones, roots with several results and with none, types and their sources.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"
include "mlir/Dialect/Complex/IR/ComplexOps.td"
include "mlir/Dialect/Index/IR/IndexOps.td"

def Apart : Pattern<(Arith_MulSIExtendedOp $x, $y), [(Arith_MulIOp $x, $y, ConstantEnumCase<Arith_IntegerOverflowAttr, "none">), (Arith_MaxSIOp $x, $y)]>;
def Picked : Pattern<(Arith_MulUIExtendedOp:$r $x, $y), [(Arith_AddUIExtendedOp:$s $x, $y), (replaceWithValue $s__0), (Arith_MulSIExtendedOp:$t__1 $s__0, $y)], [(HasNoUseOf:$r__1)]>;
def Besides : Pattern<(Arith_DivSIOp $x, $y, $_), [(AssertOp (Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "ne">, $x, $y), ConstantStrAttr<StrAttr, "ne">), (Arith_MaxUIOp:$q $x, $y), (Arith_MinUIOp $q, $y)]>;
def Supplemental : Pat<(Arith_RemSIOp:$r $x, $y), (Arith_MinSIOp:$m $x, $y), [], [(AssertOp (Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "eq">, $m, $r), ConstantStrAttr<StrAttr, "late">)]>;
def Erased : Pat<(AssertOp (Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "sle">, $x, $x), $_), (AssertOp (Index_BoolConstantOp ConstBoolAttrTrue), ConstantStrAttr<StrAttr, "true">)>;
def RootType : Pat<(Arith_ExtSIOp $x), (Arith_ExtUIOp $x)>;
def Buildable : Pat<(Index_SubOp $x, $y), (Index_AddOp $x, (Index_MulOp $y, (Index_ConstantOp ConstantAttr<IndexAttr, "-1">)))>;
def Stated : Pat<(Arith_TruncIOp:$r $x, $o), (Arith_TruncIOp (Arith_TruncIOp $x, $o, (returnType "$_builder.getIntegerType(24)")), $o), [(Constraint<CPred<"$0.getType().isInteger(8) && $1.getType().isInteger(64)">> $r, $x)]>;
def OfValue : Pat<(Arith_NegFOp F32:$x, $_), (Arith_BitcastOp (Arith_BitcastOp $x, (returnType $x)), (location $x))>;
def Derived : Pat<(AddOp $x, $y, $f), (AddOp (CreateOp (ReOp $x, $f), (ImOp $y, $f), (returnType (NativeCodeCall<"$0.getType()"> $x))), $y, $f), [(Constraint<CPred<"isa<BlockArgument>($0)">> $x)]>;

// INPUT
// "func.func"() <{function_type = (i32, i32, i64, f32, index, complex<f32>) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32 loc("a"), %b: i32, %c: i64, %d: f32 loc("d"), %i: index, %z: complex<f32>):
//   %0:2 = "arith.mulsi_extended"(%a, %b) : (i32, i32) -> (i32, i32) loc("apart")
//   %1:2 = "arith.mului_extended"(%a, %b) : (i32, i32) -> (i32, i32) loc("picked")
//   %2:2 = "arith.mului_extended"(%b, %a) : (i32, i32) -> (i32, i32) loc("used")
//   %3 = "arith.divsi"(%a, %b) : (i32, i32) -> i32 loc("besides")
//   %4 = "arith.remsi"(%a, %b) : (i32, i32) -> i32 loc("supplemental")
//   %5 = "arith.cmpi"(%a, %a) <{predicate = 3 : i64}> : (i32, i32) -> i1 loc("cmp")
//   "cf.assert"(%5) <{msg = "m"}> : (i1) -> () loc("erased")
//   %6 = "arith.extsi"(%a) : (i32) -> i64 loc("ext")
//   %7 = "index.sub"(%i, %i) : (index, index) -> index loc("index")
//   %8 = "arith.trunci"(%c) : (i64) -> i8 loc("trunc")
//   %10 = "arith.negf"(%d) : (f32) -> f32 loc("neg")
//   %11 = "complex.add"(%z, %z) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>, complex<f32>) -> complex<f32> loc("complex")
//   "test.sink"(%0#0, %0#1, %1#0, %2#0, %2#1, %3, %4, %6, %7, %8, %10, %11) : (i32, i32, i32, i32, i32, i32, i32, i64, index, i8, f32, complex<f32>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
