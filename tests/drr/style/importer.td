// Rules as importers of neural networks have them.
include "nn_ops.td"
def GetNullAttr : NativeCodeCall<"Attribute()">;
def GetNullStringAttr : NativeCodeCall<"StringAttr()">;
def GetNullIntegerAttr : NativeCodeCall<"IntegerAttr()">;
def GetNullFloatAttr : NativeCodeCall<"FloatAttr()">;
def GetNullArrayAttr : NativeCodeCall<"ArrayAttr()">;
def CreateNoneValue : NativeCodeCall<"$_builder.create<::nn::NoneOp>($_loc).getResult()">;
def CreateNone2 : NativeCodeCall<"::nn::NoneOp::create($_builder, $_loc)">;
def subtractOrNeg : NativeCodeCall<"nn::subtractOrNeg($_builder, $_loc, $0, $1)">;
def CreateDenseArrayFromShape : NativeCodeCall<"createDenseArrayAttr($_builder, $0)">;
def CreateDenseF : NativeCodeCall<"createDenseElementsAttrFromFloatAttr($_builder, $0.getType(), $1)">;
def ScalarZero : NativeCodeCall<"DenseElementsAttr::get(RankedTensorType::get({}, $_builder.getF32Type()), 0.0f)">;
def ElementType : NativeCodeCall<"cast<ShapedType>($0.getType()).getElementType()">;
def TypeAttrOf : NativeCodeCall<"TypeAttr::get(getElementType($0.getType()))">;
def NegAttr : NativeCodeCall<"$_builder.getIntegerAttr($0.getType(), -cast<IntegerAttr>($0).getValue())">;
def GetPerm : NativeCodeCall<"CombinedTransposePattern($_builder, $0, $1)">;
def SI64One : NativeCodeCall<"IntegerAttr::get($_builder.getIntegerType(64, /*isSigned=*/true), APInt(64, 1, /*isSigned=*/true))">;
class SI64C<string v> : NativeCodeCall<"IntegerAttr::get($_builder.getIntegerType(64, /*isSigned=*/true), APInt(64, " # v # ", /*isSigned=*/true))">;
def UnrankedOf : NativeCodeCall<"UnrankedTensorType::get($0)">;
def ReshapeAttr : NativeCodeCall<"cast<DenseElementsAttr>($0).reshape(cast<ShapedType>($1.getType()))">;
class GetAxis<int n> : NativeCodeCall<"$_builder.getI64ArrayAttr({" # n # "})">;
def GetI64FromShape : NativeCodeCall<"$_builder.getI64TensorAttr(cast<ShapedType>($0.getType()).getShape())">;
def GetSpec : NativeCodeCall<"$_builder.getStringAttr(\"NOTSET\")">;
def RankOf : NativeCodeCall<"$_builder.getI64IntegerAttr(cast<RankedTensorType>($0.getType()).getRank() - 1)">;

def HasOneUse : Constraint<CPred<"$0.hasOneUse()">>;
def HasSameType : Constraint<CPred<"$0.getType() == $1.getType()">, "same type">;
def HasNone : Constraint<CPred<"isa<NoneType>($_self.getType())">>;
def IsNone : Constraint<CPred<"isNoneValue($0)">>;
def NotNone : Constraint<Neg<CPred<"isa<NoneType>($0.getType())">>>;
def IsDense : Constraint<CPred<"isDenseNNConstant($0)">>;
def HaveSameRank : Constraint<And<[CPred<"isa<RankedTensorType>($0.getType())">, CPred<"isa<RankedTensorType>($1.getType())">, CPred<"cast<ShapedType>($0.getType()).getRank() == cast<ShapedType>($1.getType()).getRank()">]>, "ranks">;
class HasRankOf<int r> : Constraint<And<[CPred<"isa<ShapedType>($0.getType())">, CPred<"cast<ShapedType>($0.getType()).hasRank()">, CPred<"cast<ShapedType>($0.getType()).getRank() == " # r>]>>;
class RankGt<int r> : Constraint<CPred<"(isa<RankedTensorType>($0.getType()) && cast<RankedTensorType>($0.getType()).getRank() > " # r # ")">>;
class EqualString<string s> : Constraint<CPred<"cast<StringAttr>($0).getValue() == \"" # s # "\"">>;
def IsStatic : Constraint<CPred<"cast<ShapedType>($0.getType()).hasStaticShape()">>;
def StaticDim0 : Constraint<CPred<"!cast<ShapedType>($0.getType()).isDynamicDim(0)">>;
def ElemIsFloat : Constraint<CPred<"isa<FloatType>(getElementTypeOrSelf($0.getType()))">>;
def ElemNotFloat : Constraint<CPred<"!isa<FloatType>(cast<ShapedType>($_self.getType()).getElementType())">>;
def AttrNull : Constraint<CPred<"!$0">>;
def AttrPresent : Constraint<CPred<"$0 != nullptr">>;
def AttrIsZero : Constraint<CPred<"cast<IntegerAttr>($0).getInt() == 0">>;
def IdentityPerm : Constraint<CPred<"IsIdentityPermuteVector(llvm::cast_or_null<ArrayAttr>($0))">>;
def AxisLast : Constraint<CPred<"(cast<IntegerAttr>($0).getValue().getSExtValue() == -1) || (cast<IntegerAttr>($0).getSInt() == cast<RankedTensorType>($1.getType()).getRank() - 1)">>;
def OneElement : Constraint<CPred<"$0.size() == 1">>;
def ProducedByConst : Constraint<CPred<"isa_and_nonnull<::nn::ConstantOp>($0.getDefiningOp())">>;
def NotFromConst : Constraint<CPred<"!$0.getDefiningOp<::nn::ConstantOp>()">>;
def AllNN : Constraint<CPred<"llvm::all_of($0, [](Value v) { return isa<RankedTensorType>(v.getType()); })">>;
def EqRes : Constraint<CPred<"$0 == $1">>;
def DiffTy : Constraint<CPred<"$0.getType().cast<ShapedType>().getElementType() != $1.getType().cast<ShapedType>().getElementType()">>;
def TyIs : Constraint<CPred<"cast<TypeAttr>($1).getValue() == cast<ShapedType>($0.getType()).getElementType()">>;

def MulAddToGemm : Pat<(NN_AddOp (NN_MatMulOp:$res $m1, $m2), $m3),
  (NN_GemmOp $m1, $m2, $m3, ConstantAttr<F32Attr, "1.0f">, ConstantAttr<F32Attr, "1.0f">, ConstantAttr<SI64Attr, "0">, ConstantAttr<SI64Attr, "0">),
  [(HasOneUse $res), (HasRankOf<2> $m1), (HasRankOf<2> $m2)]>;
def FuseGemmAdd : Pat<(NN_AddOp (NN_GemmOp:$res $m1, $m2, $none, $alpha, $beta, $tA, $tB), $m3), (NN_GemmOp $m1, $m2, $m3, $alpha, $beta, $tA, $tB), [(HasNone:$none), (HasOneUse $res)]>;
def IdentityElim : Pat<(NN_IdentityOp $arg), (replaceWithValue $arg)>;
def CastElim : Pat<(NN_CastOp:$res $arg, $saturate, $type), (replaceWithValue $arg), [(HasSameType $res, $arg)]>;
def FuseCast : Pat<(NN_CastOp (NN_CastOp $x, $s1, $t1), $s2, $t2), (NN_CastOp $x, $s2, $t2), [(TyIs $x, $t1)]>;
def TransposeFuse : Pat<(NN_TransposeOp:$res (NN_TransposeOp $arg, $p1), $p2), (NN_TransposeOp $arg, (GetPerm $p1, $p2))>;
def TransposeId : Pat<(NN_TransposeOp $arg, $p), (replaceWithValue $arg), [(IdentityPerm $p)]>;
def TransposeNull : Pat<(NN_TransposeOp $arg, $p), (NN_TransposeOp $arg, (GetAxis<3>)), [(AttrNull $p)]>;
def ReshapeFuse : Pat<(NN_ReshapeOp (NN_ReshapeOp $val, $_, $az0), $shape, $az), (NN_ReshapeOp $val, $shape, $az), [(AttrIsZero $az0), (AttrIsZero $az)]>;
def ReshapeNoop : Pat<(NN_ReshapeOp:$r $val, $shape, $az), (replaceWithValue $val), [(HasSameType $r, $val), (IsStatic $val)]>;
def ConstReshape : Pat<(NN_ReshapeOp:$r (NN_ConstantOp:$c $_, $v, $_, $_, $_), (NN_ConstantOp $_, $_, $_, $_, $_), $az), (NN_ConstantOp (GetNullAttr), (ReshapeAttr $v, $r), (GetNullFloatAttr), (GetNullIntegerAttr), (GetNullArrayAttr))>;
def ConvFuseBN : Pat<(NN_BatchNormOp:$res (NN_ConvOp:$cRes $x, $w, $b, $auto_pad, $dilation, $group, $kernel_shape, $pad, $stride), $scale, $bias, $mean, $var, $eps, $momentum),
  (NN_ConvOp $x, (NN_MulOp $w, (NN_DivOp:$coef $scale, (NN_SqrtOp (NN_AddOp $var, (CreateDenseF $var, $eps))))),
    (NN_AddOp $bias, (subtractOrNeg $b, $mean, (location $bias))), $auto_pad, $dilation, $group, $kernel_shape, $pad, $stride),
  [(HasRankOf<4> $x), (HasOneUse $cRes), (NotNone $b)], [], (addBenefit 2)>;
def ReduceL1 : Pat<(NN_ReduceL1Op $x, $axes, $kd, $noop), (NN_ReduceSumOp (NN_AbsOp $x), $axes, $kd, $noop)>;
def ReduceL1b : Pat<(NN_ReduceL1Op:$r $x, $axes, $kd, $noop), (NN_ReduceSumOp (NN_AbsOp $x, (returnType $x)), $axes, $kd, $noop), [(HaveSameRank $r, $x)]>;
def Pad2 : Pat<(NN_PadOp $x, $p, $cv, $mode), (NN_PadOp $x, $p, (CreateNoneValue), $mode), [(EqualString<"reflect"> $mode), (NotNone $cv)]>;
def SqueezeV11 : Pat<(NN_SqueezeV11Op $data, $axes), (NN_SqueezeOp $data, (NN_ConstantOp (GetNullAttr), (CreateDenseArrayFromShape $axes), (GetNullFloatAttr), (GetNullIntegerAttr), (GetNullArrayAttr), (returnType "UnrankedTensorType::get($_builder.getI64Type())")))>;
def ClipV6 : Pat<(NN_ClipV6Op:$r $x, $max, $min), (NN_ClipOp $x, (NN_ConstantOp (GetNullAttr), (CreateDenseF $x, $min), (GetNullFloatAttr), (GetNullIntegerAttr), (GetNullArrayAttr), (returnType (UnrankedOf (ElementType $x)))), (CreateNoneValue))>;
def DropoutTest : Pattern<(NN_DropoutOp $d, $r, $t, $s), [(replaceWithValue $d), (CreateNoneValue)], [(HasNone:$t)]>;
def DropoutUnused : Pattern<(NN_DropoutOp:$res $d, $r, $t, $s), [(NN_IdentityOp $d), (CreateNone2)], [(HasNoUseOf:$res__1), (AttrNull $s)]>;
def ShapeConst : Pat<(NN_ShapeOp $x, $e, ConstantAttr<SI64Attr, "0">), (NN_ConstantOp (GetNullAttr), (GetI64FromShape $x), (GetNullFloatAttr), (GetNullIntegerAttr), (GetNullArrayAttr)), [(IsStatic $x), (AttrNull $e)]>;
def DimConst : Pat<(NN_DimOp $x, $axis), (NN_ConstantOp (GetNullAttr), (NativeCodeCall<"createDim($_builder, $0, $1)"> $x, $axis), (GetNullFloatAttr), (GetNullIntegerAttr), (GetNullArrayAttr)), [(StaticDim0 $x)]>;
def SoftmaxAxis : Pat<(NN_SoftmaxOp $x, $axis), (NN_SoftmaxOp $x, (SI64C<"-1">)), [(AxisLast $axis, $x), (RankGt<0> $x)]>;
def SoftmaxAxis2 : Pat<(NN_SoftmaxOp $x, $axis), (NN_SoftmaxOp $x, (RankOf $x)), [(AxisLast $axis, $x), (RankGt<0> $x)]>;
def PowToMul : Pat<(NN_PowOp $x, (NN_ConstantOp:$c $_, $v, $_, $_, $_)), (NN_MulOp $x, $x), [(IsDense $c)]>;
def NotNot : Pat<(NN_NotOp (NN_NotOp:$n $x)), (replaceWithValue $x), [(HasOneUse $n)]>;
def SubSelf : Pat<(NN_SubOp:$r $x, $x), (NN_ConstantOp (GetNullAttr), (ScalarZero), (GetNullFloatAttr), (GetNullIntegerAttr), (GetNullArrayAttr)), [(ElemIsFloat $x)]>;
def ConcatOne : Pat<(NN_ConcatOp $xs, $axis), (replaceWithValue $xs), [(OneElement $xs)]>;
def Concat2 : Pat<(NN_ConcatOp (variadic $a, $b), $axis), (NN_AddOp $a, $b), [(AttrIsZero $axis)]>;
def ConcatAll : Pat<(NN_ConcatOp:$r $xs, $axis), (NN_ConcatOp $xs, (NegAttr $axis)), [(AllNN $xs), (AttrIsZero $axis)]>;
def Loc : Pat<(NN_MulOp:$m (NN_ExpOp:$e $x), $y), (NN_ExpOp (NN_AddOp:$a $x, (NN_LogOp $y, (location $y)), (location "fused")), (location $m, $e, "exp"))>;
foreach T = [[NN_AddOp, NN_SubOp], [NN_MulOp, NN_DivOp]] in
  def : Pat<(T[0] (T[1]:$d $x, $y), $y), (replaceWithValue $x), [(HasSameType $d, $x)]>;
multiclass Swap<Op a> { def Left : Pat<(a (NN_ConstantOp:$c $_, $v, $_, $_, $_), $y), (a $y, $c), [(NotFromConst $y)]>; def Right : Pat<(a (a:$i $x, (NN_ConstantOp:$c $_, $v, $_, $_, $_)), $y), (a (a $x, $y), $c), [(NotFromConst $x), (NotFromConst $y), (HasOneUse $i)], [], (addBenefit 1)>; }
defm AddSwap : Swap<NN_AddOp>;
defm MulSwap : Swap<NN_MulOp>;
def WhereNot : Pat<(NN_WhereOp (NN_NotOp $c), $x, $y), (NN_WhereOp $c, $y, $x)>;
def WhereSame : Pat<(NN_WhereOp $c, $x, $x), (replaceWithValue $x)>;
def Layout : Pat<(NN_LayoutOp:$o $x, $l), (replaceWithValue $x), [(HasSameType $x, $o), (AttrPresent $l)]>;
def Cmp : Pat<(NN_AndOp:$r $x, $y), (NN_OrOp $y, $x), [(DiffTy $x, $y), (EqRes $x, $r), (ProducedByConst $y), (ElemNotFloat:$x)]>;
def Ret : Pat<(NN_ReturnOp $xs), (NN_ReturnOp $xs)>;
def Split : Pat<(NN_SplitOp:$r $x, (NN_NoneOp $_), $axis), (NN_IdentityOp $x), [(OneElement $r)]>;
def Rep : Pat<(NN_SubOp $x, $y), (NN_AddOp $x, (NN_NegOp $y, (returnType $y), (location $y)))>;
def AddRelu : Pat<(NN_ReluOp (NN_AddOp:$a $x, $y)), (NN_ReluOp:$z $a), [], [(NativeCodeCall<"copyAttrs($0, $1)", 0> $a, $z)]>;
def AddRelu2 : Pat<(NN_SigmoidOp:$s (NN_AddOp:$a $x, $y)), (NN_TanhOp:$z $a), [], [(NativeCodeCallVoid<"$1.getDefiningOp()->setAttrs($0.getDefiningOp()->getAttrs())"> $s, $z)]>;
