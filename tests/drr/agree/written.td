// What rules of projects say in code: owners of results, builders that MLIR writes in C++, numbers that
// become floats, constants of other widths.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Index/IR/IndexOps.td"

// The operation that a result is of.
def SlotOf : NativeCodeCall<
  "$0.getOwner()->hasAttr(\"slot\") ? cast<IntegerAttr>($0.getOwner()->getAttr(\"slot\")) : $_builder.getI32IntegerAttr(7)">;
def Owner : Pattern<(Arith_DivSIOp:$d $a, $b, $exact),
  [(Arith_ConstantOp:$c (SlotOf $d)), (Arith_DivUIOp $a, $c, $exact)]>;

// A whole number where a float is taken.
class Like<string v> : NativeCodeCall<
  "$_builder.create<arith::ConstantOp>($_loc, $0.getType(), $_builder.getFloatAttr($0.getType(), " # v # "))">;
def Whole : Pat<(Math_TanhOp F32:$x, $f), (Arith_DivFOp $x, (Arith_AddFOp (Like<"1">:$one $x), (Like<"-2.5"> $x), $f), $f)>;
def Whole2 : Pat<(Math_TanOp F32:$x, $f), (Arith_DivFOp (NativeCodeCall<"$_builder.create<arith::ConstantOp>($_loc, FloatAttr::get($0.getType(), 3))"> $x), $x, $f)>;

// Builders whose bodies stand in C++ files of MLIR.
class Made<string op, string args> : NativeCodeCall<"$_builder.create<" # op # ">($_loc, " # args # ")">;
def Splat : Pat<(Tensor_FromElementsOp:$r $xs), (Made<"tensor::SplatOp", "$0[0], $1.getType()"> $xs, $r),
  [(Constraint<CPred<"$0.size() == 3 && llvm::all_equal($0)">> $xs)]>;
def Empty : Pat<(Math_ExpOp AnyStaticShapeTensor:$x, $f), (Made<"tensor::EmptyOp", "cast<ShapedType>($0.getType()).getShape(), getElementTypeOrSelf($0)"> $x)>;
def Grown : Pat<(Math_Exp2Op AnyRankedTensor:$x, $f), (Made<"tensor::EmptyOp", "cast<ShapedType>($0.getType()).getShape(), getElementTypeOrSelf($0), ValueRange{$1}"> $x, (Made<"tensor::DimOp", "$0, 0"> $x))>;
def Elements : Pat<(Math_LogOp:$r AnyRankedTensor:$x, $f), (Made<"tensor::FromElementsOp", "ValueRange{$0, $0}"> (Made<"arith::ConstantOp", "$_builder.getF32FloatAttr(2)">)),
  [(Constraint<CPred<"cast<ShapedType>($0.getType()).getShape() == ArrayRef<int64_t>{2}">> $r)]>;
def Dim : Pat<(Index_AddOp (Tensor_RankOp $t), $i), (Index_MulOp (NativeCodeCall<"tensor::DimOp::create($_builder, $1.getLoc(), $0, 1)"> $t, $i), (Made<"index::ConstantOp", "5">))>;

// Constants of other widths, and numbers with a limit.
def Wide : NativeCodeCall<"cast<DenseIntElementsAttr>($0).mapValues($_builder.getI64Type(), [](APInt x) { return x.sext(64) * 2; })">;
def Widen : Pat<(Arith_ExtSIOp (Arith_ConstantOp $c)), (Arith_ConstantOp (Wide $c)),
  [(Constraint<CPred<"isa<DenseIntElementsAttr>($0)">> $c)]>;
def Limit : NativeCodeCall<"$_builder.getI32IntegerAttr(cast<IntegerAttr>($0).getValue().getLimitedValue(1ULL << 4))">;
def Limited : Pat<(Arith_ShLIOp $x, (Arith_ConstantOp $c), $o), (Arith_MulIOp $x, (Arith_ConstantOp (Limit $c)), $o),
  [(Constraint<CPred<"isa<IntegerAttr>($0)">> $c)]>;

// INPUT
// "func.func"() <{function_type = (i32, f32, tensor<4xf32>, tensor<?x2xf32>, index, tensor<2xf32>) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32, %x: f32, %t: tensor<4xf32>, %u: tensor<?x2xf32>, %i: index, %w: tensor<2xf32>):
//   %0 = "arith.divsi"(%a, %a) {slot = 3 : i32} : (i32, i32) -> i32 loc("with")
//   %1 = "arith.divsi"(%a, %a) : (i32, i32) -> i32 loc("without")
//   %2 = "math.tanh"(%x) : (f32) -> f32 loc("tanh")
//   %3 = "math.tan"(%x) : (f32) -> f32 loc("tan")
//   %4 = "tensor.from_elements"(%x, %x, %x) : (f32, f32, f32) -> tensor<3xf32> loc("elements")
//   %5 = "math.exp"(%t) : (tensor<4xf32>) -> tensor<4xf32> loc("exp")
//   %6 = "math.exp2"(%u) : (tensor<?x2xf32>) -> tensor<?x2xf32> loc("exp2")
//   %7 = "math.log"(%w) : (tensor<2xf32>) -> tensor<2xf32> loc("log")
//   %8 = "tensor.rank"(%u) : (tensor<?x2xf32>) -> index loc("rank")
//   %9 = "index.add"(%8, %i) : (index, index) -> index loc("add")
//   %10 = "arith.constant"() <{value = dense<[1, -2]> : tensor<2xi32>}> : () -> tensor<2xi32> loc("list")
//   %11 = "arith.extsi"(%10) : (tensor<2xi32>) -> tensor<2xi64> loc("extend")
//   %12 = "arith.constant"() <{value = dense<-3> : tensor<4xi8>}> : () -> tensor<4xi8> loc("splat")
//   %13 = "arith.extsi"(%12) : (tensor<4xi8>) -> tensor<4xi64> loc("extend splat")
//   %14 = "arith.constant"() <{value = 9 : i32}> : () -> i32 loc("nine")
//   %15 = "arith.shli"(%a, %14) : (i32, i32) -> i32 loc("little")
//   %16 = "arith.constant"() <{value = -1 : i32}> : () -> i32 loc("most")
//   %17 = "arith.shli"(%a, %16) : (i32, i32) -> i32 loc("large")
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6, %7, %9, %11, %13, %15, %17) : (i32, i32, f32, f32, tensor<3xf32>, tensor<4xf32>, tensor<?x2xf32>, tensor<2xf32>, index, tensor<2xi64>, tensor<4xi64>, i32, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
