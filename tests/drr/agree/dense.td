// Code that makes `dense` and `array` of several elements or of a computed list, gives them another shape, looks
// at their elements, and computes with numbers.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Index/IR/IndexOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Tosa/IR/TosaOps.td"

class Typed<string what> : NativeCodeCall<"cast<TypedAttr>(" # what # ")">;
def Sizes : Typed<"$_builder.getI64TensorAttr(cast<RankedTensorType>($0.getType()).getShape())">;
def AddF : Typed<"FloatAttr::get(cast<FloatAttr>($0).getType(), cast<FloatAttr>($0).getValue() + cast<FloatAttr>($1).getValue())">;
def MulI : Typed<"IntegerAttr::get(cast<IntegerAttr>($0).getType(), cast<IntegerAttr>($0).getValue() * cast<IntegerAttr>($1).getValue())">;
def Log : Typed<"$_builder.getIntegerAttr($0.getType(), cast<IntegerAttr>($1).getValue().logBase2())">;
def Widened : Typed<"IntegerAttr::get($_builder.getIntegerType(64), cast<IntegerAttr>($0).getValue().sext(64))">;
def First : Typed<"cast<DenseElementsAttr>($0).getValues<Attribute>()[0]">;
def Splat : Typed<"DenseElementsAttr::get(cast<ShapedType>($1.getType()), cast<DenseElementsAttr>($0).getSplatValue<Attribute>())">;
def Reshaped : Typed<"cast<DenseElementsAttr>($0).reshape(cast<ShapedType>($1.getType()))">;
def Pair : Typed<"DenseElementsAttr::get(cast<ShapedType>($0.getType()), ArrayRef<Attribute>({$_builder.getI32IntegerAttr(3), $_builder.getI32IntegerAttr(-4)}))">;
def Same : Typed<"DenseElementsAttr::get(cast<ShapedType>($0.getType()), ArrayRef<Attribute>{$_builder.getF32FloatAttr(1.5), $_builder.getF32FloatAttr(1.5)})">;
def IsStatic : Constraint<CPred<"llvm::none_of(cast<ShapedType>($0.getType()).getShape(), [](int64_t d) { return ShapedType::isDynamic(d); })">>;
def IsSplat : Constraint<CPred<"isa<SplatElementsAttr>($0)">>;
def OfSize : Constraint<CPred<"cast<DenseElementsAttr>($0).getNumElements() == cast<ShapedType>($1.getType()).getNumElements() && !cast<DenseElementsAttr>($0).isSplat()">>;
def Power : Constraint<CPred<"cast<IntegerAttr>($0).getValue().isPowerOf2() && cast<IntegerAttr>($0).getValue().countr_zero() == 3">>;

def A : Pat<(Arith_AddFOp (ConstantLikeMatcher AnyAttr:$a), (ConstantLikeMatcher AnyAttr:$b), $_), (Arith_ConstantOp (AddF $a, $b))>;
def B : Pat<(Arith_MulIOp (ConstantLikeMatcher AnyAttr:$a), (ConstantLikeMatcher AnyAttr:$b), $_), (Arith_ConstantOp (MulI $a, $b))>;
def C : Pat<(Arith_DivUIOp $x, (ConstantLikeMatcher AnyAttr:$a), $_), (Arith_ShRUIOp $x, (Arith_ConstantOp (Log $x, $a)), ConstUnitAttr), [(Power $a)]>;
def D : Pat<(Arith_ExtSIOp (ConstantLikeMatcher AnyAttr:$a)), (Arith_ConstantOp (Widened $a))>;
def F : Pat<(Arith_ExtUIOp:$r (Arith_TruncIOp:$t $x, $_)), (Arith_ConstantOp (Pair $r)), [(IsStatic $x)]>;
def G : Pat<(Arith_NegFOp $x, $_), (Arith_ConstantOp (Same $x))>;
def H : Pat<(Tosa_ReshapeOp:$r (ConstantLikeMatcher AnyAttr:$a), $_), (Arith_ConstantOp (Reshaped $a, $r)), [(OfSize $a, $r)]>;
def I : Pat<(Arith_XOrIOp $x, (ConstantLikeMatcher AnyAttr:$a)), (Arith_OrIOp $x, (Arith_ConstantOp (Splat $a, $x))), [(IsSplat $a)]>;
def K : Pat<(Arith_AddIOp $x, $x, $_), (Arith_ConstantOp (Sizes $x))>;
def J : Pat<(Arith_AndIOp $x, (ConstantLikeMatcher AnyAttr:$a)), (Tensor_InsertOp (Arith_ConstantOp (First $a)), $x, (variadic (Index_CastSOp (Arith_ConstantOp (NativeCodeCall<"$_builder.getI32IntegerAttr(0)">)), (returnType "$_builder.getIndexType()"))))>;

// INPUT
// "func.func"() <{function_type = (f32, i32, tensor<2xi32>, tensor<?xi32>, tensor<2xf32>, tensor<2x3xi32>, tensor<1xi64>) -> (), sym_name = "f"}> ({
// ^bb0(%f: f32, %i: i32, %t: tensor<2xi32>, %d: tensor<?xi32>, %g: tensor<2xf32>, %m: tensor<2x3xi32>, %l: tensor<1xi64>):
//   %0 = "arith.constant"() <{value = 1.1 : f32}> : () -> f32
//   %1 = "arith.constant"() <{value = 2.3 : f32}> : () -> f32
//   %2 = "arith.addf"(%0, %1) : (f32, f32) -> f32 loc("sum")
//   %3 = "arith.constant"() <{value = 123456 : i32}> : () -> i32
//   %4 = "arith.constant"() <{value = -98765 : i32}> : () -> i32
//   %5 = "arith.muli"(%3, %4) : (i32, i32) -> i32 loc("product")
//   %6 = "arith.constant"() <{value = 8 : i32}> : () -> i32
//   %7 = "arith.divui"(%i, %6) : (i32, i32) -> i32 loc("log")
//   %8 = "arith.divui"(%i, %3) : (i32, i32) -> i32 loc("no power")
//   %9 = "arith.extsi"(%4) : (i32) -> i64 loc("widened")
//   %10 = "arith.trunci"(%t) : (tensor<2xi32>) -> tensor<2xi8> loc("trunc")
//   %11 = "arith.extui"(%10) : (tensor<2xi8>) -> tensor<2xi32> loc("pair")
//   %12 = "arith.trunci"(%d) : (tensor<?xi32>) -> tensor<?xi8> loc("dynamic trunc")
//   %13 = "arith.extui"(%12) : (tensor<?xi8>) -> tensor<?xi32> loc("dynamic")
//   %14 = "arith.negf"(%g) : (tensor<2xf32>) -> tensor<2xf32> loc("same")
//   %15 = "arith.constant"() <{value = dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>}> : () -> tensor<6xi32>
//   %16 = "tosa.const_shape"() <{values = dense<[2, 3]> : tensor<2xindex>}> : () -> !tosa.shape<2>
//   %17 = "tosa.reshape"(%15, %16) : (tensor<6xi32>, !tosa.shape<2>) -> tensor<2x3xi32> loc("reshaped")
//   %18 = "arith.constant"() <{value = dense<7> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
//   %19 = "arith.xori"(%m, %18) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32> loc("splat")
//   %20 = "arith.constant"() <{value = dense<[9, 10]> : tensor<2xi32>}> : () -> tensor<2xi32>
//   %21 = "arith.andi"(%t, %20) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32> loc("first")
//   %22 = "arith.addi"(%l, %l) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64> loc("sizes")
//   "test.sink"(%22, %2, %5, %7, %8, %9, %11, %13, %14, %17, %19, %21) : (tensor<1xi64>, f32, i32, i32, i32, i64, tensor<2xi32>, tensor<?xi32>, tensor<2xf32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
