// Questions about shaped types, as importers of neural networks ask them.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Tosa/IR/TosaOps.td"

class HasRankAtMost<int n> : Constraint<
    CPred<"llvm::cast<ShapedType>($0.getType()).getRank() <= " # n>>;
class OperandHasRank<int n> : Constraint<And<[
    CPred<"llvm::isa<ShapedType>($0.getType())">,
    CPred<"llvm::cast<ShapedType>($0.getType()).hasRank()">,
    CPred<"llvm::cast<ShapedType>($0.getType()).getRank() == " # n>]>, "rank is " # n>;
def SameElementType : Constraint<CPred<"getElementTypeOrSelf($0) == getElementTypeOrSelf($1)">, "element types">;
def SameElementTypes : Constraint<CPred<"getElementTypeOrSelf($0.getType()) == getElementTypeOrSelf($1.getType())">>;
def HasStatic : Constraint<CPred<"::llvm::dyn_cast<ShapedType>($0.getType()).hasStaticShape()">>;
def SameShape : Constraint<CPred<"llvm::cast<ShapedType>($0.getType()).getShape() == llvm::cast<ShapedType>($1.getType()).getShape()">>;
def FloatElements : Constraint<CPred<"isa<FloatType>(getElementTypeOrSelf($0.getType()))">>;
def OneElement : Constraint<CPred<"llvm::cast<RankedTensorType>($0.getType()).getNumElements() == 1">>;
def DimIs4 : Constraint<CPred<"llvm::cast<ShapedType>($0.getType()).getDimSize(0) == 4">>;
def LastDimIs2 : Constraint<CPred<"llvm::cast<ShapedType>($0.getType()).getShape().back() == 2">>;
def DynamicFirst : Constraint<CPred<"llvm::cast<RankedTensorType>($0.getType()).isDynamicDim(0)">>;
def Ranked : Constraint<CPred<"isa<RankedTensorType>($0.getType())">>;
def Same3 : Constraint<CPred<"llvm::all_equal({$0.getType(), $1.getType(), $2.getType()})">>;
def WiderThan : Constraint<CPred<"getElementTypeOrSelf($0.getType()).getIntOrFloatBitWidth() > getElementTypeOrSelf($1.getType()).getIntOrFloatBitWidth()">>;
def ElementIs32 : Constraint<CPred<"cast<ShapedType>($0.getType()).getElementType().isInteger(32) || cast<ShapedType>($0.getType()).getElementType().isSignlessInteger(16)">>;

def AtMost : Pat<(Tosa_CeilOp $x), (Tosa_FloorOp $x), [(HasRankAtMost<1> $x), (FloatElements $x)]>;
def Exactly : Pat<(Tosa_ExpOp $x), (Tosa_LogOp $x), [(OperandHasRank<2> $x)]>;
def Elements : Pat<(Tosa_MaximumOp $x, $y, $n), (Tosa_MinimumOp $x, $y, $n), [(SameElementType $x, $y), (SameElementTypes $x, $y), (SameShape $x, $y)]>;
def Static : Pat<(Tosa_TanhOp $x), (Tosa_SigmoidOp $x), [(HasStatic $x), (LastDimIs2 $x)]>;
def Four : Pat<(Tosa_RsqrtOp $x), (Tosa_ReciprocalOp $x), [(DimIs4 $x)]>;
def Dynamic : Pat<(Tosa_SinOp $x), (Tosa_CosOp $x), [(Ranked $x), (DynamicFirst $x)]>;
def Select : Pat<(Tosa_SelectOp:$r $c, $x, $y), (replaceWithValue $x), [(Same3 $r, $x, $y), (OneElement $c)]>;
def Cast : Pat<(Tosa_CastOp:$o (Tosa_CastOp:$i $x)), (Tosa_CastOp $x), [(WiderThan $i, $o), (WiderThan $o, $x)]>;
def Identity : Pat<(Tosa_CastOp:$o $x), (replaceWithValue $x), [(Constraint<CPred<"$0.getType() == $1.getType()">> $o, $x), (ElementIs32 $x)]>;

// INPUT
// "func.func"() <{function_type = (tensor<4x2xf32>, tensor<?xf32>, tensor<2xf32>, tensor<1x1xi1>, tensor<*xf32>, tensor<2xi8>, tensor<2xi32>) -> (), sym_name = "f"}> ({
// ^bb0(%a: tensor<4x2xf32>, %d: tensor<?xf32>, %t: tensor<2xf32>, %c: tensor<1x1xi1>, %u: tensor<*xf32>, %i: tensor<2xi8>, %j: tensor<2xi32>):
//   %0 = "tosa.ceil"(%a) : (tensor<4x2xf32>) -> tensor<4x2xf32> loc("no")
//   %1 = "tosa.ceil"(%t) : (tensor<2xf32>) -> tensor<2xf32> loc("yes")
//   %2 = "tosa.exp"(%a) : (tensor<4x2xf32>) -> tensor<4x2xf32> loc("two")
//   %3 = "tosa.exp"(%t) : (tensor<2xf32>) -> tensor<2xf32> loc("one")
//   %4 = "tosa.exp"(%u) : (tensor<*xf32>) -> tensor<*xf32> loc("unranked")
//   %5 = "tosa.maximum"(%a, %a) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32> loc("max")
//   %6 = "tosa.tanh"(%a) : (tensor<4x2xf32>) -> tensor<4x2xf32> loc("tanh")
//   %7 = "tosa.tanh"(%d) : (tensor<?xf32>) -> tensor<?xf32> loc("dynamic tanh")
//   %8 = "tosa.rsqrt"(%a) : (tensor<4x2xf32>) -> tensor<4x2xf32> loc("rsqrt")
//   %9 = "tosa.sin"(%d) : (tensor<?xf32>) -> tensor<?xf32> loc("sin")
//   %10 = "tosa.sin"(%t) : (tensor<2xf32>) -> tensor<2xf32> loc("no sin")
//   %11 = "tosa.select"(%c, %a, %a) : (tensor<1x1xi1>, tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32> loc("select")
//   %12 = "tosa.cast"(%i) : (tensor<2xi8>) -> tensor<2xi32> loc("inner")
//   %13 = "tosa.cast"(%12) : (tensor<2xi32>) -> tensor<2xi16> loc("outer")
//   %14 = "tosa.cast"(%j) : (tensor<2xi32>) -> tensor<2xi32> loc("same")
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %13, %14) : (tensor<4x2xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<2xf32>, tensor<*xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<?xf32>, tensor<4x2xf32>, tensor<?xf32>, tensor<2xf32>, tensor<4x2xf32>, tensor<2xi16>, tensor<2xi32>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
