// Rules as compilers of networks have them: most of their code makes operations, asks for attributes, or calls
// functions of the project.
include "network_ops.td"

// --- constraints
def HasOneUse : Constraint<CPred<"$0.hasOneUse()">>;
def HasNoUse : Constraint<CPred<"$0.use_empty()">>;
def IsNoneT : Constraint<CPred<"isa<NoneType>(($_self).getType())">>;
def IsNotNone : Constraint<CPred<"!isa<NoneType>($0.getType())">>;
def HasRank2 : Constraint<CPred<"mlir::cast<RankedTensorType>($0.getType()).getRank() == 2">>;
class HasRankOf<int n> : Constraint<CPred<"($_self.getType()).cast<ShapedType>().hasRank() && ($_self.getType()).cast<ShapedType>().getRank() == " # n>>;
class AttrEq<string v> : AttrConstraint<CPred<"$_self.cast<IntegerAttr>().getInt() == " # v>, "is " # v>;
def IsZeroSplat : AttrConstraint<And<[CPred<"isa<DenseElementsAttr>($_self)">, CPred<"cast<DenseElementsAttr>($_self).isSplat()">, CPred<"cast<DenseElementsAttr>($_self).getSplatValue<APFloat>().isZero()">]>>;
def IsOneSplat : AttrConstraint<CPred<"isa<SplatElementsAttr>($_self) && cast<SplatElementsAttr>($_self).getSplatValue<FloatAttr>().getValueAsDouble() == 1.0">>;
def SameType : Constraint<CPred<"$0.getType() == $1.getType()">>;
def SameElement : Constraint<CPred<"getElementTypeOrSelf($0) == getElementTypeOrSelf($1)">>;
def Static : Constraint<CPred<"cast<ShapedType>($0.getType()).hasStaticShape()">>;
def IsIdentityPerm : Constraint<CPred<"isIdentityPermutation($0)">>;
def Inverse : Constraint<And<[CPred<"$0 != nullptr">, CPred<"areInverse($0, $1)">]>>;
def NotConst : Constraint<CPred<"!$0.getDefiningOp<nn::ConstOp>()">>;
def NoAct : ConstantAttr<N_Act, "::nn::Act::None">;
def Relu : ConstantAttr<N_Act, "::nn::Act::Relu">;

// --- code
def NoneV : NativeCodeCall<"$_builder.create<nn::NoneOp>($_loc, $_builder.getNoneType(), $_builder.getUnitAttr())">;
def NoneV2 : NativeCodeCall<"nn::NoneOp::create($_builder, $_loc, $_builder.getNoneType()).getResult()">;
def ZeroLike : NativeCodeCall<"$_builder.create<nn::ConstOp>($_loc, DenseElementsAttr::get(cast<ShapedType>($0.getType()), $_builder.getZeroAttr(getElementTypeOrSelf($0.getType()))))">;
def AxisOf : NativeCodeCall<"$_builder.getI64IntegerAttr(mlir::cast<ShapedType>($0.getType()).getRank() - 1)">;
def Perm : NativeCodeCall<"$_builder.getI64ArrayAttr({1, 0})">;
def NullA : NativeCodeCall<"ArrayAttr()">;
def ToType : NativeCodeCall<"TypeAttr::get(cast<ShapedType>($0.getType()).getElementType())">;
def CastTo : NativeCodeCall<"$_builder.create<nn::CastOp>($0.getLoc(), $0.getType(), $1, TypeAttr::get(getElementTypeOrSelf($0.getType()))).getResult()">;
def Dim0 : NativeCodeCall<"$_builder.create<nn::DimOp>($_loc, $0, 0)">;
def ReshapeTo : NativeCodeCall<"$_builder.create<nn::ReshapeOp>($_loc, $0, $1.getType())">;
def Transposed : NativeCodeCall<"$_builder.create<nn::TransposeOp>($_loc, $0, $_builder.getI64ArrayAttr({1, 0}), RankedTensorType::get({cast<RankedTensorType>($0.getType()).getDimSize(1), cast<RankedTensorType>($0.getType()).getDimSize(0)}, getElementTypeOrSelf($0.getType())))">;
def FoldPerm : NativeCodeCall<"composePerms($_builder, $0, $1)">;
def SumF : NativeCodeCall<"$_builder.getF32FloatAttr($0.getValue().convertToDouble() * $1.getValue().convertToDouble())">;
def Conv : NativeCodeCall<"$_builder.create<nn::ConvOp>($_loc, $0.getType(), $1, $2, $3, $4, nullptr, nn::Padding::Same)">;
def AddOf : NativeCodeCall<"$_builder.create<nn::AddOp>($_loc, $0, $1)">;
def AddTy : NativeCodeCall<"$_builder.create<nn::AddOp>($_loc, $0.getType(), $0, $1, nn::ActAttr::get($_builder.getContext(), nn::Act::None))">;
def Both : NativeCodeCall<"splitInTwo($_builder, $_loc, $0)", 2>;
def NoteIt : NativeCodeCallVoid<"note($0, $1)">;
def Unknown : NativeCodeCall<"createReduction<nn::AddOp>($_builder, $_loc, $0, {1, 2})">;
def ConcatOf : NativeCodeCall<"$_builder.create<nn::ConcatOp>($_loc, $2.getType(), ValueRange{$0, $1}, $_builder.getI64IntegerAttr(0))">;
def CreateLambda : NativeCodeCall<"[&]() { auto t = $0.getType(); return $_builder.create<nn::NegOp>($_loc, t, $0).getResult(); }()">;
def OrFold : NativeCodeCall<"$_builder.createOrFold<nn::NegOp>($_loc, $0)">;
def HoistCond : NativeCodeCall<"(isa<NoneType>($0.getType()) ? $1 : $_builder.create<nn::AddOp>($_loc, $0, $1).getResult())">;

// --- rules
def NegNeg : Pat<(N_NegOp (N_NegOp $x)), (replaceWithValue $x)>;
multiclass Involution<Op op> { def : Pat<(op (op $x)), (replaceWithValue $x)>; }
defm N_Not : Involution<N_NotOp>;
foreach pair = [[N_AddOp, N_SubOp], [N_SubOp, N_AddOp]] in
  def Cancel_#!cast<string>(pair[0]) : Pat<(!cast<Op>(pair[0]) (!cast<Op>(pair[1]) $x, $y, NoAct), $y, NoAct), (replaceWithValue $x)>;
foreach n = ["Add", "Sub", "Mul", "Div"] in {
  defvar op = !cast<Op>("N_" # n # "Op");
  def Fuse#n#Relu : Pat<(N_ReluOp (op:$r $a, $b, NoAct)), (op $a, $b, Relu), [(HasOneUse $r)], [], (addBenefit 2)>;
}
def AddZero : Pat<(N_AddOp $x, (N_ConstOp IsZeroSplat:$_), NoAct), (replaceWithValue $x), [(Static $x)]>;
def MulOne : Pat<(N_MulOp $x, (ConstantLikeMatcher IsOneSplat:$_), $act), (replaceWithValue $x)>;
def SubSelf : Pat<(N_SubOp $x, $x, $_), (ZeroLike $x), [(Static $x)]>;
def ConvBias : Pat<(N_AddOp (N_ConvOp:$c $i, $f, (N_NoneOp $_), $s, $d, $p, $g, NoAct), $b, $act), (N_ConvOp $i, $f, $b, $s, $d, $p, $g, $act), [(HasOneUse $c), (HasRankOf<4>:$i), (IsNotNone $b)]>;
def GemmNone : Pat<(N_MatMulOp $a, $b, ConstBoolAttrFalse, ConstBoolAttrFalse), (N_GemmOp $a, $b, (NoneV), ConstantAttr<F32Attr, "1.0f">), [(HasRank2 $a), (HasRank2 $b)]>;
def GemmNone2 : Pat<(N_MatMulOp $a, $b, ConstBoolAttrTrue, ConstBoolAttrFalse), (N_GemmOp (Transposed $a), $b, (NoneV2), ConstantAttr<F32Attr, "1.0f">)>;
def GemmAdd : Pat<(N_AddOp (N_GemmOp:$g $a, $b, $c, $al), $d, NoAct), (N_GemmOp $a, $b, $d, $al), [(IsNoneT:$c), (HasOneUse $g)]>;
def TransTrans : Pat<(N_TransposeOp (N_TransposeOp $x, $p1), $p2), (N_TransposeOp $x, (FoldPerm $p1, $p2))>;
def TransId : Pat<(N_TransposeOp $x, $p), (replaceWithValue $x), [(IsIdentityPerm $p)]>;
def TransInv : Pat<(N_TransposeOp (N_TransposeOp $x, $p1), $p2), (replaceWithValue $x), [(Inverse $p1, $p2)]>;
def Clip : Pat<(N_ClipOp $x, $lo, $hi), (N_MinOp (N_MaxOp $x, $lo, NoAct), $hi, NoAct)>;
def ReluClip : Pat<(N_Relu6Op $x), (N_ClipOp $x, (ZeroLike $x), (NativeCodeCall<"Value()">))>;
def BnOff : Pattern<(N_BnOp:$r $x, $s, $b, $m, $v, $eps), [(N_AddOp (N_MulOp $x, $s, NoAct), $b, NoAct), (replaceWithValue $m)], [(HasNoUse $r__1)]>;
def DropOff : Pattern<(N_DropOp:$r $x, $p, ConstBoolAttrFalse), [(replaceWithValue $x), (replaceWithValue $x)], [(HasNoUseOf:$r__1)]>;
def TopK : Pattern<(N_TopKOp:$t $x, AttrEq<"1">:$k), [(N_IdentityOp:$i $x), (replaceWithValue $i), (Unknown $i)]>;
def Soft : Pat<(N_SoftmaxOp $x, $axis), (N_DivOp (N_ExpOp:$e $x), (Unknown $e), NoAct)>;
def SoftAxis : Pat<(N_SoftmaxOp $x, AttrEq<"-1">:$a), (N_SoftmaxOp $x, (AxisOf $x))>;
def CastCast : Pat<(N_CastOp:$r (N_CastOp $x, $_), $to), (CastTo $r, $x), [(SameElement $r, $x)]>;
def CastSame : Pat<(N_CastOp:$r $x, $_), (replaceWithValue $x), [(SameType $r, $x)]>;
def PowTwo : Pat<(N_PowOp $x, (N_ConstOp ConstantAttr<RankedF32ElementsAttr<[]>, "2.0f">), $_), (N_SquareOp $x)>;
def SquareMul : Pat<(N_SquareOp $x), (N_MulOp $x, $x, (NativeCodeCall<"nn::ActAttr::get($_builder.getContext(), nn::Act::None)">))>;
def ConcatTwo : Pat<(N_ConcatOp:$r (variadic (N_NegOp $a), (N_NegOp $b)), $axis), (N_NegOp (ConcatOf $a, $b, $r))>;
def ConcatOne : Pat<(N_ConcatOp (variadic $a), $axis), (replaceWithValue $a)>;
def Split : Pat<(N_SplitOp:$s $x, $axis), (replaceWithValue $x), [(Constraint<CPred<"$0.size() == 1">> $s)]>;
def ReshapeDyn : Pat<(N_IdentityOp:$r $x), (ReshapeTo $x, $r), [(Constraint<CPred<"$0.getType() != $1.getType()">> $r, $x)]>;
def LogExp : Pat<(N_LogOp (N_ExpOp $x)), (N_IdentityOp $x, (location "log_exp"))>;
def RsqrtOf : Pat<(N_DivOp (N_ConstOp:$one IsOneSplat:$_), (N_SqrtOp:$q $x), NoAct), (N_RsqrtOp $x, (location $one, $q, "fused"))>;
def PrintRule : Pattern<(N_PrintOp $x, $t), [(NoteIt $x, $t)]>;
def AbsTyped : Pat<(N_AbsOp $x), (N_MaxOp $x, (N_NegOp $x), NoAct), [(Constraint<CPred<"getElementTypeOrSelf($0.getType()).isF32()">> $x)], [], (addBenefit 3)>;
def Tanh : Pat<(N_TanhOp $x), (AddOf (N_ExpOp $x), (N_NegOp $x))>;
def Tanh2 : Pat<(N_TanhOp $x), (AddTy $x, $x)>;
def Elu : Pattern<(N_EluOp $x), [(Both:$p $x), (N_AddOp $p__0, $p__1, NoAct)]>;
def Elu2 : Pat<(N_EluOp $x), (CreateLambda $x)>;
def Sq : Pat<(N_SqrtOp (N_SqrtOp $x)), (OrFold $x)>;
def MaxC : Pat<(N_MaxOp $x, $y, $_), (HoistCond $x, $y), [(NotConst $x)]>;
def MinC : Pat<(N_MinOp $x, (N_ConstOp:$c $v), $a), (N_MinOp $c, $x, $a), [(NotConst $x)]>;
def Supp : Pattern<(N_DivOp:$d $x, (N_ConstOp $v), $a), [(N_MulOp:$m $x, (N_ConstOp (NativeCodeCall<"reciprocal($_builder, $0)"> $v)), $a)], [(Constraint<Or<[CPred<"isa<FloatType>(getElementTypeOrSelf($0.getType()))">, CPred<"isa<ComplexType>(getElementTypeOrSelf($0.getType()))">]>> $x)], [(NativeCodeCallVoid<"copyAttrs($0, $1)"> $d, $m)]>;
