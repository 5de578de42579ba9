// Operations that code makes, by the builders that every operation has and by those that records declare.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"

def ZeroOf : NativeCodeCall<"$_builder.create<arith::ConstantOp>($_loc, $_builder.getZeroAttr($0.getType()))">;
def OneOf : NativeCodeCall<"arith::ConstantOp::create($_builder, $_loc, $0.getType(), cast<TypedAttr>($_builder.getOneAttr($0.getType()))).getResult()">;
def Twice : NativeCodeCall<"$_builder.create<mlir::arith::AddIOp>($_loc, $0, $0)">;
def Shifted : NativeCodeCall<"$_builder.create<arith::ShLIOp>($_loc, $0, $_builder.create<arith::ConstantOp>($_loc, $_builder.getIntegerAttr($0.getType(), 1)))">;
def Unsigned : NativeCodeCall<"$_builder.create<arith::CmpIOp>($_loc, arith::CmpIPredicate::ult, $0, $1)">;
def Cast : NativeCodeCall<"$_builder.create<arith::IndexCastOp>($_loc, $_builder.getIndexType(), $0)->getResult(0)">;
def ThereOf : NativeCodeCall<"$_builder.create<arith::AndIOp>($1.getLoc(), $0, $1)">;
def FastNeg : NativeCodeCall<"$_builder.create<arith::NegFOp>($_loc, $0, arith::FastMathFlagsAttr::get($_builder.getContext(), arith::FastMathFlags::nnan))">;
def Reshape : NativeCodeCall<"$_builder.create<tensor::CastOp>($_loc, UnrankedTensorType::get(cast<ShapedType>($0.getType()).getElementType()), $0)">;
def Elements : NativeCodeCall<"$_builder.create<tensor::FromElementsOp>($_loc, RankedTensorType::get({2}, $0.getType()), ValueRange{$0, $1})">;
def Seven : NativeCodeCall<"$_builder.create<arith::ConstantIndexOp>($_loc, 7)">;
def Int : NativeCodeCall<"arith::ConstantIntOp::create($_builder, $_loc, 5, 8)">;

def Sub : Pat<(Arith_SubIOp $x, $x, $_), (ZeroOf $x)>;
def Div : Pat<(Arith_DivSIOp $x, $x, $_), (OneOf $x)>;
def Mul : Pat<(Arith_MulIOp $x, $y, $_), (Twice (Arith_XOrIOp $x, $y))>;
def Max : Pat<(Arith_MaxSIOp $x, $y), (Shifted $x)>;
def Cmp : Pat<(Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "slt">, $x, $y), (Unsigned $x, $y)>;
def Idx : Pat<(Arith_IndexCastUIOp $x), (Cast $x)>;
def Or : Pat<(Arith_OrIOp $x, $y), (ThereOf $x, $y)>;
def Neg : Pat<(Math_AbsFOp $x, $_), (FastNeg $x)>;
def Sin : Pat<(Math_CosOp $x, $_), (FastNeg (FastNeg $x))>;
def Unrank : Pat<(Tensor_CastOp (Tensor_CastOp $x)), (Reshape $x)>;
def Concat : Pat<(Arith_CeilDivSIOp $x, $y), (Tensor_ExtractOp (Elements $x, $y), (variadic (Seven)))>;
def Dim : Pat<(Tensor_DimOp $t, $_), (Seven)>;
def Rem : Pat<(Arith_RemSIOp $x, $_), (Arith_ExtSIOp (Int)), [(Constraint<CPred<"$0.getType().isInteger(32)">> $x)]>;

// INPUT
// "func.func"() <{function_type = (i32, f32, f64, tensor<2xi32>, tensor<2xf32>, index) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32 loc("a"), %f: f32, %d: f64, %t: tensor<2xi32>, %u: tensor<2xf32>, %i : index):
//   %0 = "arith.subi"(%a, %a) : (i32, i32) -> i32 loc("sub")
//   %1 = "arith.divsi"(%t, %t) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32> loc("div")
//   %2 = "arith.constant"() <{value = 41 : i32}> : () -> i32 loc("c")
//   %4 = "arith.muli"(%a, %2) : (i32, i32) -> i32 loc("mul")
//   %5 = "arith.maxsi"(%a, %2) : (i32, i32) -> i32 loc("max")
//   %6 = "arith.cmpi"(%a, %2) <{predicate = 2 : i64}> : (i32, i32) -> i1 loc("cmp")
//   %7 = "arith.index_castui"(%a) : (i32) -> index loc("idx")
//   %8 = "arith.ori"(%a, %2) : (i32, i32) -> i32 loc("or")
//   %9 = "math.absf"(%f) : (f32) -> f32 loc("abs")
//   %10 = "math.cos"(%d) : (f64) -> f64 loc("cos")
//   %11 = "tensor.cast"(%t) : (tensor<2xi32>) -> tensor<?xi32> loc("ca")
//   %12 = "tensor.cast"(%11) : (tensor<?xi32>) -> tensor<*xi32> loc("cb")
//   %13 = "arith.ceildivsi"(%a, %2) : (i32, i32) -> i32 loc("from")
//   %14 = "tensor.dim"(%t, %i) : (tensor<2xi32>, index) -> index loc("dim")
//   %15 = "arith.remsi"(%a, %2) : (i32, i32) -> i32 loc("rem")
//   "test.sink"(%0, %1, %4, %5, %6, %7, %8, %9, %10, %12, %13, %14, %15) : (i32, tensor<2xi32>, i32, i32, i1, index, i32, f32, f64, tensor<*xi32>, i32, index, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
