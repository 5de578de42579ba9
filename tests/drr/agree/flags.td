// Enumerators that are computed: bits of two operations joined, kept or asked for, one chosen among several.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"

def Both : NativeCodeCall<"arith::IntegerOverflowFlagsAttr::get($_builder.getContext(), $0.getValue() & $1.getValue())">;
def Any : NativeCodeCall<"arith::IntegerOverflowFlagsAttr::get($_builder.getContext(), $0.getValue() | arith::IntegerOverflowFlags::nsw)">;
def JoinMath : NativeCodeCall<"arith::FastMathFlagsAttr::get($_builder.getContext(), $0.getValue() | $1.getValue())">;
def DropNaN : NativeCodeCall<"arith::FastMathFlagsAttr::get($_builder.getContext(), bitEnumClear($0.getValue(), arith::FastMathFlags::nnan))">;
def Flip : NativeCodeCall<[{
  arith::CmpIPredicateAttr::get($_builder.getContext(),
    $0.getValue() == arith::CmpIPredicate::slt ? arith::CmpIPredicate::sgt
    : $0.getValue() == arith::CmpIPredicate::sle ? arith::CmpIPredicate::sge : $0.getValue())
}]>;
def Reassociates : Constraint<CPred<"bitEnumContainsAll($0.getValue(), arith::FastMathFlags::reassoc | arith::FastMathFlags::contract)">>;
def Exact : Constraint<CPred<"!arith::bitEnumContainsAny($0.getValue(), arith::FastMathFlags::arcp | arith::FastMathFlags::afn)">>;
def HasNaN : Constraint<CPred<"($0.getValue() & arith::FastMathFlags::nnan) == arith::FastMathFlags::nnan">>;
def Signed : Constraint<CPred<"llvm::is_contained({arith::CmpIPredicate::slt, arith::CmpIPredicate::sle}, $0.getValue())">>;
def Kept : AttrConstraint<CPred<"[&]() { auto k = cast<vector::CombiningKindAttr>($_self).getValue(); return k == vector::CombiningKind::ADD || k == vector::CombiningKind::MUL; }()">>;

def Muls : Pat<(Arith_MulIOp (Arith_AddIOp $x, $y, $a), $z, $b), (Arith_SubIOp $x, $z, (Both $a, $b))>;
def Shl : Pat<(Arith_ShLIOp $x, $y, $a), (Arith_SubIOp $x, $y, (Any $a))>;
def Mulf : Pat<(Arith_MulFOp (Arith_AddFOp $x, $y, $a), $z, $b), (Arith_SubFOp $x, $z, (JoinMath $a, $b)), [(Reassociates $a), (Exact $b)]>;
def Divf : Pat<(Arith_DivFOp $x, $y, $a), (Arith_SubFOp $x, $y, (DropNaN $a)), [(HasNaN $a)]>;
def Cmp : Pat<(Arith_CmpIOp $p, $x, (Arith_ConstantOp:$c $_)), (Arith_CmpIOp (Flip $p), $c, $x), [(Signed $p)]>;
def Xor : NativeCodeCall<"vector::CombiningKindAttr::get($_builder.getContext(), vector::CombiningKind::XOR)">;
def Reduce : Pat<(Vector_ReductionOp Kept:$k, $v, $acc, $f), (Vector_ReductionOp (Xor), $v, $acc, $f)>;

// INPUT
// "func.func"() <{function_type = (i32, f32, vector<4xi32>) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32, %f: f32, %v: vector<4xi32>):
//   %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
//   %1 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
//   %2 = "arith.muli"(%0, %a) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
//   %3 = "arith.muli"(%0, %a) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
//   %4 = "arith.muli"(%1, %a) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
//   %5 = "arith.muli"(%1, %a) : (i32, i32) -> i32
//   %6 = "arith.shli"(%a, %a) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
//   %7 = "arith.shli"(%a, %a) : (i32, i32) -> i32
//   %8 = "arith.addf"(%f, %f) <{fastmath = #arith.fastmath<reassoc,contract,nsz>}> : (f32, f32) -> f32
//   %9 = "arith.addf"(%f, %f) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
//   %10 = "arith.addf"(%f, %f) <{fastmath = #arith.fastmath<reassoc>}> : (f32, f32) -> f32
//   %11 = "arith.mulf"(%8, %f) <{fastmath = #arith.fastmath<ninf,nnan>}> : (f32, f32) -> f32
//   %12 = "arith.mulf"(%9, %f) : (f32, f32) -> f32
//   %13 = "arith.mulf"(%10, %f) : (f32, f32) -> f32
//   %14 = "arith.mulf"(%8, %f) <{fastmath = #arith.fastmath<afn>}> : (f32, f32) -> f32
//   %15 = "arith.divf"(%f, %f) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
//   %16 = "arith.divf"(%f, %f) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
//   %17 = "arith.divf"(%f, %f) : (f32, f32) -> f32
//   %18 = "arith.constant"() <{value = 7 : i32}> : () -> i32
//   %19 = "arith.cmpi"(%a, %18) <{predicate = 2 : i64}> : (i32, i32) -> i1
//   %20 = "arith.cmpi"(%a, %18) <{predicate = 3 : i64}> : (i32, i32) -> i1
//   %21 = "arith.cmpi"(%a, %18) <{predicate = 4 : i64}> : (i32, i32) -> i1
//   %22 = "vector.reduction"(%v, %a) <{kind = #vector.kind<add>}> : (vector<4xi32>, i32) -> i32
//   %23 = "vector.reduction"(%v, %a) <{kind = #vector.kind<mul>}> : (vector<4xi32>, i32) -> i32
//   %24 = "vector.reduction"(%v, %a) <{kind = #vector.kind<xor>}> : (vector<4xi32>, i32) -> i32
//   "test.sink"(%2, %3, %4, %5, %6, %7, %11, %12, %13, %14, %15, %16, %17, %19, %20, %21, %22, %23, %24) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, i1, i1, i1, i32, i32, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
