// Operations that code makes: several in one call, of several results or none, with segments, for effect, and where.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"
include "mlir/Dialect/Complex/IR/ComplexOps.td"

def TwoInOne : NativeCodeCall<"$_builder.create<arith::OrIOp>($_loc, $_builder.create<arith::AndIOp>($_loc, $0, $1), $_builder.create<arith::XOrIOp>($_loc, $0, $1))">;
def Extended : NativeCodeCall<"$_builder.create<arith::MulUIExtendedOp>($_loc, $0, $1).getResults()", 2>;
def High : NativeCodeCall<"$_builder.create<arith::MulSIExtendedOp>($_loc, $0, $1).getHigh()">;
def Second : NativeCodeCall<"$_builder.create<arith::MulSIExtendedOp>($_loc, $0, $1)->getResult(1)">;
def ReduceTo : NativeCodeCall<"$_builder.create<vector::ReductionOp>($_loc, $1.getType(), vector::CombiningKindAttr::get($_builder.getContext(), vector::CombiningKind::MUL), $0, $1)">;
def Complex : NativeCodeCall<"$_builder.create<complex::CreateOp>($_loc, ComplexType::get($0.getType()), $0, $1)">;
def Aggregate : NativeCodeCall<"$_builder.create<arith::AddFOp>($_loc, TypeRange{$0.getType()}, ValueRange{$0, $1})">;
def Typed : NativeCodeCall<"$_builder.create<arith::TruncIOp>($_loc, $_builder.getIntegerType(8), $0)">;
def Chain : NativeCodeCall<"$_builder.create<arith::ExtSIOp>($_loc, $0.getType(), $_builder.create<arith::TruncIOp>($_loc, $_builder.getI8Type(), $0))">;
def Lambda : NativeCodeCall<"[&]() { auto ty = $0.getType(); Value one = $_builder.create<arith::ConstantOp>($_loc, $_builder.getIntegerAttr(ty, 1)); return $_builder.create<arith::SubIOp>($_loc, $0, one).getResult(); }()">;
def Select : NativeCodeCall<"$_builder.create<arith::SelectOp>($0.getLoc(), $_builder.create<arith::CmpIOp>($1.getLoc(), arith::CmpIPredicate::slt, $0, $1), $0, $1)">;
def NegIt : NativeCodeCall<"$_builder.create<arith::NegFOp>($_loc, $0)">;

def A : Pat<(Arith_MulIOp $x, $y, $_), (TwoInOne $x, $y)>;
def B : Pattern<(Arith_MulSIExtendedOp $x, $y), [(Extended $x, $y)]>;
def D : Pat<(Arith_ShRSIOp $x, $y, $_), (Arith_OrIOp (Arith_MinSIOp $x, $y), (Chain $y))>;
def F : Pat<(Math_AbsIOp $x), (Lambda $x)>;
def G : Pat<(Arith_MaxSIOp $x, $y), (Select $x, $y)>;
def H : Pat<(Math_AbsFOp $x, $_), (NegIt $x, (location "here"))>;
def I : Pat<(Arith_DivFOp $x, $y, $_), (Aggregate $x, $y)>;
def K : Pat<(Vector_ReductionOp ConstantEnumCase<Vector_CombiningKindAttr, "or">, $v, $acc, $_), (ReduceTo $v, $acc), [(Constraint<CPred<"$0 != nullptr">> $acc)]>;
def L : Pat<(CreateOp $x, $y), (Complex $y, $x), [(Constraint<CPred<"$0.getDefiningOp<arith::ConstantOp>() != nullptr">> $x), (Constraint<CPred<"$0.getDefiningOp<arith::ConstantOp>() == nullptr">> $y)]>;
def M : Pat<(Arith_DivSIOp $x, $y, $_), (Second $x, $y)>;

// INPUT
// "func.func"() <{function_type = (i32, f32, vector<4xi32>) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32 loc("a"), %f: f32, %v: vector<4xi32>):
//   %c = "arith.constant"() <{value = 41 : i32}> : () -> i32 loc("c")
//   %cf = "arith.constant"() <{value = 4.0 : f32}> : () -> f32 loc("cf")
//   %0 = "arith.muli"(%a, %c) : (i32, i32) -> i32 loc("mul")
//   %1, %2 = "arith.mulsi_extended"(%a, %c) : (i32, i32) -> (i32, i32) loc("ext")
//   %3 = "arith.shrsi"(%a, %c) : (i32, i32) -> i32 loc("shr")
//   %4 = "arith.remui"(%a, %c) : (i32, i32) -> i32 loc("rem")
//   %5 = "math.absi"(%a) : (i32) -> i32 loc("absi")
//   %6 = "arith.maxsi"(%a, %c) : (i32, i32) -> i32 loc("max")
//   %7 = "math.absf"(%f) : (f32) -> f32 loc("absf")
//   %8 = "arith.divf"(%f, %cf) : (f32, f32) -> f32 loc("div")
//   %9 = "vector.reduction"(%v) <{kind = #vector.kind<and>}> : (vector<4xi32>) -> i32 loc("r1")
//   %10 = "vector.reduction"(%v, %a) <{kind = #vector.kind<or>}> : (vector<4xi32>, i32) -> i32 loc("r2")
//   %11 = "complex.create"(%cf, %f) : (f32, f32) -> complex<f32> loc("create")
//   %12 = "arith.divsi"(%a, %c) : (i32, i32) -> i32 loc("divsi")
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, i32, i32, complex<f32>) -> ()
//   "test.sink"(%12) : (i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
