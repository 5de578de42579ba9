// What may be there or not, and what is handed on: std::optional, signedness, constants of classes that exist in C++ only, and the type of elements of a broadcast.
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

class Says<string what> : Constraint<CPred<what>>;
defvar Plain = ConstantEnumCase<Arith_IntegerOverflowAttr, "none">;

def HasNumber : Pat<(Arith_SubIOp $x, $y, $o), (Arith_XOrIOp $x, $y), [(Says<"getConstantIntValue($0)"> $y), (Says<"!getConstantIntValue($0).has_value() || getConstantIntValue($0) == 4"> $x)]>;
def Four : Pat<(Arith_MulIOp $x, $y, $o), (Arith_AddIOp $x, $y, $o), [(Says<"getConstantIntValue($0) == 4"> $y)], [], (addBenefit 1)>;
def NotFour : Pat<(Arith_MulIOp $x, $y, $o), (Arith_OrIOp $x, $y), [(Says<"getConstantIntValue($0) != 4 && getConstantIntValue($0) != std::nullopt"> $y)]>;
def Less : Pat<(Arith_DivSIOp $x, $y, $e), (Arith_AndIOp $x, $y),
  [(Says<"[&] { std::optional<int64_t> n = getConstantIntValue($0); if (!n) return false; return *n < 0 || *n > 100; }()"> $y)]>;
def Or : Pat<(Arith_DivUIOp $x, $y, $e), (Arith_RemUIOp $x, $y),
  [(Says<"getConstantIntValue($0).value_or(7) == 7 && getConstantIntValue($1).value_or(0) < 0"> $x, $y)]>;
def Attribute : Pat<(Arith_AndIOp $x, (Arith_ConstantOp:$y $c)), (Arith_OrIOp $x, $y),
  [(Says<"getConstantIntValue($0).value_or(-1) == getConstantIntValue($1).value_or(-2)"> $c, $y)]>;

def OfIndex : Pat<(Arith_MaxSIOp $x, $y), (Arith_MinSIOp $x, $y),
  [(Says<"isa_and_nonnull<arith::ConstantIndexOp>($0.getDefiningOp()) && $0.getDefiningOp<arith::ConstantIndexOp>().value() == 3"> $y)]>;
def Int : Pat<(Arith_MaxUIOp $x, $y), (Arith_MinUIOp $x, $y),
  [(Says<"[&] { if (auto c = $0.getDefiningOp<arith::ConstantIntOp>()) return c.value() < 0; return false; }()"> $y)]>;
def Any : Pat<(Arith_XOrIOp $x, $y), (Arith_AndIOp $x, $y),
  [(Says<"$0.getDefiningOp() && isa<arith::ConstantIndexOp, arith::ConstantIntOp, arith::AddIOp>($0.getDefiningOp())"> $y)]>;
def Float : Pat<(Arith_MaximumFOp $x, $y, $f), (Arith_MinimumFOp $x, $y, $f),
  [(Says<"[&] { auto c = dyn_cast_or_null<arith::ConstantFloatOp>($0.getDefiningOp()); return c && c.value().convertToDouble() > 1.0; }()"> $y)]>;
def Copied : Pat<(Arith_DivFOp $x, (Arith_ConstantOp:$y $c), $f), (Arith_MulFOp $x, $y, $f),
  [(Says<"isa<FloatAttr>($0) && APFloat(cast<FloatAttr>($0).getValue()).isExactlyValue(0.5)"> $c)]>;
def Elements : Pat<(Arith_CmpIOp:$r $p, $x, $y), (Arith_ConstantOp (NativeCodeCall<"cast<TypedAttr>($_builder.getOneAttr($0.getType()))"> $r)),
  [(Says<"OpTrait::util::getBroadcastedType($0.getType(), $1.getType(), $_builder.getI1Type()) == $2.getType()"> $x, $y, $r),
   (Says<"OpTrait::util::getBroadcastedType($0.getType(), $1.getType()) != $2.getType()"> $x, $y, $r),
   (Says<"!OpTrait::util::getBroadcastedType(VectorType::get({2}, $_builder.getI1Type()), RankedTensorType::get({2}, $_builder.getI1Type()), $0.getType())"> $x)]>;
def Signed : Pat<(Arith_AndIOp $x, (Arith_AndIOp $y, $z)), (Arith_OrIOp (Arith_ExtSIOp (Arith_TruncIOp $x, Plain, (returnType (NativeCodeCall<"IntegerType::get($_builder.getContext(), 8, cast<IntegerType>($0.getType()).getSignedness())"> $y))), (returnType $x)), $z),
  [(Says<"isa<IntegerType>($0.getType()) && cast<IntegerType>($0.getType()).getSignedness() == IntegerType::Signless && cast<IntegerType>($0.getType()).getSignedness() != IntegerType::Unsigned"> $y)]>;

// INPUT
// "func.func"() <{function_type = (i32, index, tensor<2xi32>, f32) -> (), sym_name = "f"}> ({
// ^bb0(%x: i32, %i: index, %t: tensor<2xi32>, %f: f32):
//   %c4 = "arith.constant"() <{value = 4 : i32}> : () -> i32
//   %c5 = "arith.constant"() <{value = -5 : i32}> : () -> i32
//   %c500 = "arith.constant"() <{value = 500 : i32}> : () -> i32
//   %i3 = "arith.constant"() <{value = 3 : index}> : () -> index
//   %i4 = "arith.constant"() <{value = 4 : index}> : () -> index
//   %s4 = "arith.constant"() <{value = dense<4> : tensor<2xi32>}> : () -> tensor<2xi32>
//   %d4 = "arith.constant"() <{value = dense<[4, 5]> : tensor<2xi32>}> : () -> tensor<2xi32>
//   %half = "arith.constant"() <{value = 0.5 : f32}> : () -> f32
//   %two = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
//   %0 = "arith.subi"(%x, %c4) : (i32, i32) -> i32
//   %1 = "arith.subi"(%c4, %x) : (i32, i32) -> i32
//   %2 = "arith.subi"(%c5, %c4) : (i32, i32) -> i32
//   %3 = "arith.subi"(%c4, %c5) : (i32, i32) -> i32
//   %4 = "arith.subi"(%t, %s4) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
//   %5 = "arith.subi"(%t, %d4) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
//   %6 = "arith.muli"(%x, %c4) : (i32, i32) -> i32
//   %7 = "arith.muli"(%x, %c5) : (i32, i32) -> i32
//   %8 = "arith.muli"(%x, %x) : (i32, i32) -> i32
//   %9 = "arith.muli"(%t, %s4) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
//   %10 = "arith.divsi"(%x, %c4) : (i32, i32) -> i32
//   %11 = "arith.divsi"(%x, %c5) : (i32, i32) -> i32
//   %12 = "arith.divsi"(%x, %c500) : (i32, i32) -> i32
//   %13 = "arith.divsi"(%x, %x) : (i32, i32) -> i32
//   %14 = "arith.divui"(%x, %c5) : (i32, i32) -> i32
//   %15 = "arith.divui"(%c4, %c5) : (i32, i32) -> i32
//   %16 = "arith.divui"(%x, %x) : (i32, i32) -> i32
//   %17 = "arith.maxsi"(%i, %i3) : (index, index) -> index
//   %18 = "arith.maxsi"(%i, %i4) : (index, index) -> index
//   %19 = "arith.maxsi"(%x, %c4) : (i32, i32) -> i32
//   %20 = "arith.maxui"(%x, %c5) : (i32, i32) -> i32
//   %21 = "arith.maxui"(%x, %c4) : (i32, i32) -> i32
//   %22 = "arith.maxui"(%i, %i3) : (index, index) -> index
//   %23 = "arith.xori"(%i, %i3) : (index, index) -> index
//   %24 = "arith.xori"(%t, %s4) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
//   %25 = "arith.xori"(%i, %i) : (index, index) -> index
//   %26 = "arith.maximumf"(%f, %half) : (f32, f32) -> f32
//   %27 = "arith.maximumf"(%f, %two) : (f32, f32) -> f32
//   %28 = "arith.maximumf"(%f, %f) : (f32, f32) -> f32
//   %29 = "arith.divf"(%f, %half) : (f32, f32) -> f32
//   %30 = "arith.divf"(%f, %two) : (f32, f32) -> f32
//   %31 = "arith.cmpi"(%x, %c4) <{predicate = 0 : i64}> : (i32, i32) -> i1
//   %32 = "arith.cmpi"(%t, %s4) <{predicate = 2 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
//   %33 = "arith.andi"(%x, %c4) : (i32, i32) -> i32
//   %34 = "arith.andi"(%t, %s4) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
//   %40 = "arith.andi"(%x, %c5) : (i32, i32) -> i32
//   %41 = "arith.andi"(%x, %40) : (i32, i32) -> i32
//   "test.sink"(%41, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34) : (i32, i32, i32, i32, i32, tensor<2xi32>, tensor<2xi32>, i32, i32, i32, tensor<2xi32>, i32, i32, i32, i32, i32, i32, i32, index, index, i32, i32, i32, index, index, tensor<2xi32>, index, f32, f32, f32, f32, f32, i1, tensor<2xi1>, i32, tensor<2xi32>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
