// Attributes that code makes of lists, texts and numbers which are computed.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Func/IR/FuncOps.td"

class Of<string items> : NativeCodeCall<"$_builder.getI64TensorAttr(" # items # ")">;
class When<string t> : Constraint<CPred<"$0.getDefiningOp()->hasAttr(\"" # t # "\")">>;
def Reversed : Of<"llvm::to_vector(llvm::reverse($0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>(\"a\").asArrayRef()))">;
def Doubled : Of<"llvm::to_vector(llvm::map_range($0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>(\"a\").asArrayRef(), [](int64_t v) { return v * 2; }))">;
def Iota : Of<"llvm::to_vector(llvm::seq<int64_t>(0, cast<ShapedType>($0.getType()).getDimSize(0)))">;
def Repeated : Of<"SmallVector<int64_t>(cast<ShapedType>($0.getType()).getDimSize(0), 5)">;
def Picked : Of<"llvm::map_to_vector(llvm::seq<int64_t>(0, 3), [&](int64_t i) { return $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>(\"a\").asArrayRef()[2 - i]; })">;
foreach r = [Reversed, Doubled, Iota, Repeated, Picked] in
  def : Pat<(Math_AbsIOp:$r $x), (Arith_ConstantOp (r $r)), [(When<!cast<string>(r)> $r)]>;

def Named : NativeCodeCall<"FlatSymbolRefAttr::get($_builder.getStringAttr($0.getValue().str() + \"_impl\"))">;
def IsPlain : AttrConstraint<CPred<"!cast<FlatSymbolRefAttr>($_self).getValue().ends_with(\"_impl\") && !cast<FlatSymbolRefAttr>($_self).getValue().starts_with(\"the_\")">>;
def Call : Pat<(CallOp:$r IsPlain:$f, $args, $a, $b, UnitAttr:$n), (CallOp (Named $f), $args, $a, $b, $n)>;

def Low : NativeCodeCall<"$_builder.getIntegerAttr($0.getType(), APInt::getLowBitsSet(cast<IntegerAttr>($0).getType().getIntOrFloatBitWidth(), 4))">;
def Top : NativeCodeCall<"$_builder.getIntegerAttr($0.getType(), APInt::getSignedMinValue(cast<IntegerAttr>($0).getType().getIntOrFloatBitWidth()))">;
def Log : NativeCodeCall<"$_builder.getIntegerAttr(cast<IntegerAttr>($0).getType(), llvm::Log2_64(cast<IntegerAttr>($0).getInt()))">;
def ByMin : NativeCodeCall<"$_builder.getIntegerAttr(cast<IntegerAttr>($0).getType(), std::min<int64_t>(cast<IntegerAttr>($0).getInt(), 3))">;
foreach p = [[Math_CtPopOp, Low], [Math_CountLeadingZerosOp, Top], [Math_CountTrailingZerosOp, Log], [Math_AbsIOp, ByMin]] in
  def : Pat<(!cast<Op>(p[0]) (Arith_ConstantOp I8Attr:$c)), (Arith_ConstantOp (!cast<NativeCodeCall>(p[1]) $c))>;

// INPUT
// "func.func"() <{function_type = (tensor<3xi64>) -> (), sym_name = "f"}> ({
// ^bb0(%t: tensor<3xi64>):
//   %0 = "math.absi"(%t) {Reversed, a = array<i64: 4, 5, 6>} : (tensor<3xi64>) -> tensor<3xi64>
//   %1 = "math.absi"(%t) {Doubled, a = array<i64: 4, 5, 6>} : (tensor<3xi64>) -> tensor<3xi64>
//   %2 = "math.absi"(%t) {Iota} : (tensor<3xi64>) -> tensor<3xi64>
//   %3 = "math.absi"(%t) {Repeated} : (tensor<3xi64>) -> tensor<3xi64>
//   %4 = "math.absi"(%t) {Picked, a = array<i64: 4, 5, 6>} : (tensor<3xi64>) -> tensor<3xi64>
//   "func.call"() <{callee = @some, no_inline}> : () -> ()
//   %c = "arith.constant"() <{value = 64 : i8}> : () -> i8
//   %5 = "math.ctpop"(%c) : (i8) -> i8
//   %6 = "math.ctlz"(%c) : (i8) -> i8
//   %7 = "math.cttz"(%c) : (i8) -> i8
//   %8 = "math.absi"(%c) : (i8) -> i8
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, i8, i8, i8, i8) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
// "func.func"() <{function_type = () -> (), sym_name = "some", sym_visibility = "private"}> ({
// }) : () -> ()
// "func.func"() <{function_type = () -> (), sym_name = "some_impl", sym_visibility = "private"}> ({
// }) : () -> ()
