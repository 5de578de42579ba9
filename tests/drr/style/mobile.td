// Rules as frameworks for small devices have them.
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Dialect/Func/IR/FuncOps.td"
def TF_Dialect : Dialect { let name = "xf"; let cppNamespace = "::mlir::XF"; }
def TL_Dialect : Dialect { let name = "xl"; let cppNamespace = "::mlir::XL"; let usePropertiesForAttributes = 0; }
class XF<string n, list<Trait> t = []> : Op<TF_Dialect, n, t>;
class XL<string n, list<Trait> t = []> : Op<TL_Dialect, n, t>;
def XF_DerivedT : DerivedTypeAttr<"return ::mlir::getElementTypeOrSelf(*getODSOperands(0).begin());">;
class AnyStrAttrOf<list<string> cases> : StringBasedAttr<CPred<!foldl("false", cases, p, c, p # " || cast<StringAttr>($_self).getValue() == \"" # c # "\"")>, "one of">;
def XF_Tensor : TensorOf<[AnyFloat, AnyInteger, AnyComplex]>;
class ConstantStrAttrOf<string v> : ConstantAttr<StrAttr, !strconcat("\"", v, "\"")>;
def XL_AF_None : ConstantStrAttrOf<"NONE">; def XL_AF_Relu : ConstantStrAttrOf<"RELU">; def XL_AF_Relu1 : ConstantStrAttrOf<"RELU_N1_TO_1">; def XL_AF_Relu6 : ConstantStrAttrOf<"RELU6">;
def XL_AFAttr : StringBasedAttr<CPred<"$_self.cast<StringAttr>().getValue() == \"NONE\" || $_self.cast<StringAttr>().getValue() == \"RELU\" || $_self.cast<StringAttr>().getValue() == \"RELU6\"">, "activation">;
def XF_AddV2 : XF<"AddV2", [Pure, ResultsBroadcastableShape]> { let arguments = (ins XF_Tensor:$x, XF_Tensor:$y); let results = (outs XF_Tensor:$z); DerivedTypeAttr T = XF_DerivedT; }
foreach o = ["Sub", "Mul", "RealDiv", "Pow", "Maximum", "Minimum", "Less", "Equal", "NotEqual", "LogicalAnd", "FloorDiv", "SquaredDifference"] in
def XF_#o : XF<o, [Pure]> { let arguments = (ins XF_Tensor:$x, XF_Tensor:$y); let results = (outs XF_Tensor:$z); 
   let builders = [OpBuilder<(ins "Value":$x, "Value":$y)>]; }
foreach o = ["Relu", "Exp", "Neg", "Sqrt", "Rsqrt", "Square", "Abs", "Identity", "Inv", "Zeros", "OnesLike", "ZerosLike", "Sigmoid", "Tanh", "Rank", "LogicalNot", "Sign", "Softplus", "Relu6"] in
def XF_#o : XF<o, [Pure, SameOperandsAndResultType]> { let arguments = (ins XF_Tensor:$x); let results = (outs XF_Tensor:$y); }
def XF_Const : XF<"Const", [ConstantLike, Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> { let arguments = (ins ElementsAttr:$value); let results = (outs XF_Tensor:$output); let builders = [OpBuilder<(ins "Attribute":$value)>, OpBuilder<(ins "Type":$type, "Attribute":$value)>]; }
def XF_Reshape : XF<"Reshape", [Pure]> { let arguments = (ins XF_Tensor:$tensor, TensorOf<[I32, I64]>:$shape); let results = (outs XF_Tensor:$output); let builders = [OpBuilder<(ins "Value":$tensor, "Value":$shape)>]; }
def XF_Sum : XF<"Sum", [Pure]> { let arguments = (ins XF_Tensor:$input, TensorOf<[I32, I64]>:$axes, DefaultValuedOptionalAttr<BoolAttr, "false">:$keep_dims); let results = (outs XF_Tensor:$output); let builders = [OpBuilder<(ins "Value":$input, "Value":$axes, "BoolAttr":$k)>]; }
def XF_Cast : XF<"Cast", [Pure, SameOperandsAndResultShape]> { let arguments = (ins XF_Tensor:$x, DefaultValuedOptionalAttr<BoolAttr, "false">:$Truncate); let results = (outs XF_Tensor:$y); }
def XF_Conv : XF<"Conv2D", [Pure]> { let arguments = (ins XF_Tensor:$input, XF_Tensor:$filter, I64ArrayAttr:$strides, DefaultValuedAttr<BoolAttr, "true">:$use_cudnn, TypedArrayAttrBase<I64Attr, "l">:$ep, DefaultValuedAttr<StrAttr, "\"NHWC\"">:$df, AnyStrAttrOf<["SAME", "VALID", "EXPLICIT"]>:$padding); let results = (outs XF_Tensor:$output); }
def XF_Bias : XF<"BiasAdd", [Pure]> { let arguments = (ins XF_Tensor:$value, XF_Tensor:$bias, DefaultValuedOptionalAttr<AnyStrAttrOf<["NHWC", "NCHW"]>, "\"NHWC\"">:$data_format); let results = (outs XF_Tensor:$output); }
def XF_FBN : XF<"FusedBatchNormV3", [Pure]> { let arguments = (ins XF_Tensor:$x, XF_Tensor:$s, XF_Tensor:$o, XF_Tensor:$m, XF_Tensor:$v, DefaultValuedAttr<F32Attr, "0.0001f">:$epsilon, DefaultValuedAttr<F32Attr, "1.0f">:$avg, StrAttr:$df, DefaultValuedAttr<BoolAttr, "true">:$is_training);
   let results = (outs XF_Tensor:$y, XF_Tensor:$a, XF_Tensor:$b, XF_Tensor:$c, XF_Tensor:$d, XF_Tensor:$e); }
def XF_Split : XF<"SplitV", [Pure]> { let arguments = (ins XF_Tensor:$value, XF_Tensor:$sizes, XF_Tensor:$dim); let results = (outs Variadic<XF_Tensor>:$output); }
def XF_Concat : XF<"ConcatV2", [Pure]> { let arguments = (ins Variadic<XF_Tensor>:$values, TensorOf<[I32, I64]>:$axis); let results = (outs XF_Tensor:$o); }
def XF_MatMul : XF<"BatchMatMulV2", [Pure]> { let arguments = (ins XF_Tensor:$x, XF_Tensor:$y, DefaultValuedAttr<BoolAttr, "false">:$adj_x, DefaultValuedAttr<BoolAttr, "false">:$adj_y); let results = (outs XF_Tensor:$o); }
def XF_Transpose : XF<"Transpose", [Pure]> { let arguments = (ins XF_Tensor:$x, XF_Tensor:$perm); let results = (outs XF_Tensor:$y); let builders = [OpBuilder<(ins "Value":$x, "Value":$perm)>]; }
def XF_If : XF<"StatelessIf", []> { let arguments = (ins AnyType:$cond, Variadic<AnyType>:$input, FlatSymbolRefAttr:$then_branch, FlatSymbolRefAttr:$else_branch); let results = (outs Variadic<AnyType>:$output); }
def XL_NoValue : XL<"no_value", [ConstantLike, Pure]> { let arguments = (ins UnitAttr:$value); let results = (outs NoneType:$none_val); }
def XL_Const : XL<"pseudo_const", [ConstantLike, Pure, FirstAttrDerivedResultType]> { let arguments = (ins ElementsAttr:$value); let results = (outs AnyTensor:$output); }
foreach o = ["add", "sub", "mul", "div"] in def XL_#o : XL<o, [Pure]> { let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs, XL_AFAttr:$fused_activation_function); let results = (outs AnyTensor:$output); let builders = [OpBuilder<(ins "Value":$lhs, "Value":$rhs, "StringAttr":$f)>]; }
foreach o = ["relu", "relu6", "neg", "abs", "sqrt", "rsqrt", "exp", "logistic"] in def XL_#o : XL<o, [Pure, SameOperandsAndResultShape]> { let arguments = (ins AnyTensor:$x); let results = (outs AnyTensor:$y); }
def XL_FC : XL<"fully_connected", [Pure]> { let arguments = (ins AnyTensor:$input, AnyTensor:$filter, AnyTypeOf<[AnyTensor, NoneType]>:$bias, XL_AFAttr:$faf, AnyStrAttrOf<["DEFAULT", "SHUFFLED"]>:$wf, BoolAttr:$keep, OptionalAttr<BoolAttr>:$asym); let results = (outs Variadic<AnyTensor>:$output); }
def XL_Conv : XL<"conv_2d", [Pure]> { let arguments = (ins AnyTensor:$input, AnyTensor:$filter, AnyTypeOf<[AnyTensor, NoneType]>:$bias, I32Attr:$dh, I32Attr:$dw, XL_AFAttr:$faf, AnyStrAttrOf<["SAME", "VALID"]>:$padding, I32Attr:$sh, I32Attr:$sw); let results = (outs AnyTensor:$output); }
def XL_Reshape : XL<"reshape", [Pure]> { let arguments = (ins AnyTensor:$input, TensorOf<[I32]>:$shape); let results = (outs AnyTensor:$output); }
def XL_Concat : XL<"concatenation", [Pure]> { let arguments = (ins Variadic<AnyTensor>:$values, I32Attr:$axis, XL_AFAttr:$faf); let results = (outs AnyTensor:$output); }
def XL_Split : XL<"split_v", [Pure]> { let arguments = (ins AnyTensor:$value, AnyTensor:$sizes, AnyTensor:$d, ConfinedAttr<I32Attr, [IntPositive]>:$num); let results = (outs Variadic<AnyTensor>:$o); }
def XL_Pool : XL<"max_pool", [Pure]> { let arguments = (ins AnyTensor:$i, AnyStrAttrOf<["SAME", "VALID"]>:$padding, I32Attr:$sw); let results = (outs AnyTensor:$o); }

// helpers
def nothing;
def SameElt : Constraint<CPred<"getElementTypeOrSelf($0) == getElementTypeOrSelf($1)">>;
def HasOneUse : Constraint<CPred<"$0.hasOneUse()">>;
def CreateNoneValue : NativeCodeCall<"$_builder.create<XL::NoValueOp>($0.getLoc(), $_builder.getUnitAttr())">;
def ConvertToI32 : NativeCodeCall<"$_builder.getI32IntegerAttr($0.getInt())">;
def ExtractI32At1 : NativeCodeCall<"$_builder.getI32IntegerAttr(cast<IntegerAttr>($_self.getValue()[1]).getInt())">;
class ExtractI32At<int i> : NativeCodeCall<"$_builder.getI32IntegerAttr($_self.cast<ArrayAttr>().getValue()[" # i # "].cast<IntegerAttr>().getInt())">;
def HasRankOne : Constraint<CPred<"$0.getType().cast<ShapedType>().getRank() == 1">>;
def Flatten : NativeCodeCall<"$0.cast<DenseElementsAttr>().reshape(RankedTensorType::get({$0.cast<DenseElementsAttr>().getType().cast<ShapedType>().getNumElements()}, $0.cast<DenseElementsAttr>().getType().cast<ShapedType>().getElementType()))">;
class GetScalarOfType<int value> : NativeCodeCall<"XF::GetScalarOfType(getElementTypeOrSelf($0)," # value # ")">;
class GetScalarFloat<string v> : NativeCodeCall<"DenseElementsAttr::get(RankedTensorType::get({}, getElementTypeOrSelf($0.getType())), FloatAttr::get(getElementTypeOrSelf($0.getType()), " # v # "))">;
class ConstF<string v> : AttrConstraint<CPred<"$_self.isa<DenseElementsAttr>() && $_self.cast<DenseElementsAttr>().getNumElements() == 1 && *$_self.cast<DenseElementsAttr>().getValues<float>().begin() == " # v>, "const">;
class ConstI<int v> : AttrConstraint<CPred<"isa<DenseIntElementsAttr>($_self) && cast<DenseIntElementsAttr>($_self).isSplat() && cast<DenseIntElementsAttr>($_self).getSplatValue<APInt>() == " # v>, "const int">;
def FloatElts : AttrConstraint<CPred<"isa<DenseFPElementsAttr>($_self)">, "float">;
def F32Elts : ElementsAttrBase<CPred<"cast<ElementsAttr>($_self).getShapedType().getElementType().isF32()">, "float constant">;
def I64Elts : ElementsAttrBase<CPred<"cast<ElementsAttr>($_self).getShapedType().getElementType().isInteger(64)">, "">;
def IsUnitStride : AttrConstraint<CPred<"llvm::all_of($_self.cast<ArrayAttr>(), [](Attribute a) { return a.cast<IntegerAttr>().getInt() == 1; })">>;
def Broadcastable : Constraint<CPred<"XL::IsBroadcastableElementsAttrAndType($_self, $0)">>;
def BroadcastableT : Constraint<CPred<"OpTrait::util::getBroadcastedType($0.getType(), $1.getType()) == $2.getType()">>;
def SameShapes : Constraint<CPred<"$0.getType().cast<ShapedType>().hasStaticShape() && $1.getType().cast<ShapedType>().hasStaticShape() && $0.getType().cast<ShapedType>().getShape() == $1.getType().cast<ShapedType>().getShape()">, "shapes">;
def LastDimEq : Constraint<CPred<"$0.getType().cast<ShapedType>().getDimSize($0.getType().cast<ShapedType>().getRank() - 1) == $1.getType().cast<ShapedType>().getShape().back()">>;
def OneUseOp : Constraint<CPred<"$0.getDefiningOp()->hasOneUse()">>;
def NotFromQuant : Constraint<CPred<"!llvm::isa_and_nonnull<quant::DequantizeOp, XF::ConstOp>($0.getDefiningOp())">>;
def IsF32 : Constraint<CPred<"$0.getType().cast<TensorType>().getElementType().isF32()">>;
def SignedInt : Constraint<CPred<"$0.getType().cast<ShapedType>().getElementType().isSignlessInteger()">>;
def CanFuse : Constraint<CPred<"XL::CanFuseConvOrDepthwiseConv($0, $1, /*is_depthwise=*/false)">>;
def ShapeLen : Constraint<CPred<"$0.getType().isa<RankedTensorType>() && $0.getType().cast<RankedTensorType>().getShape().size() <= 4">>;
def AttrEq : Constraint<CPred<"$0 == $1">>;
def AllDimsOne : Constraint<CPred<"::llvm::all_of(::llvm::cast<ShapedType>($0.getType()).getShape(), [](int64_t d) { return d == 1; })">>;
def OutType : NativeCodeCall<"$0.getType()">;
def I1Like : NativeCodeCall<"RankedTensorType::get(cast<RankedTensorType>($0.getType()).getShape(), $_builder.getI1Type())">;
def GetNumResults : NativeCodeCall<"$_builder.getI32IntegerAttr($0.size())">;
def TensorI64 : NativeCodeCall<"GetI64ElementsAttr({$0, $1}, &$_builder)">;
def MakeTuple : NativeCodeCall<"makeTwo($_builder, $_loc, $0, $1)", 2>;
def PermIsAttr : NativeCodeCall<"DenseElementsAttr::get(RankedTensorType::get({4}, $_builder.getI32Type()), ArrayRef<int32_t>{0, 3, 1, 2})">;
def ShapeOfAttr : NativeCodeCall<"$_builder.getI64TensorAttr($0.getType().cast<ShapedType>().getShape())">;
def VecAttr : NativeCodeCall<"DenseIntElementsAttr::get(RankedTensorType::get({2}, $_builder.getIntegerType(64)), {APInt(64, 1), APInt(64, 2)})">;

def : Pat<(XF_Identity $x), (replaceWithValue $x)>;
def : Pat<(XF_AddV2 XF_Tensor:$x, XF_Tensor:$y), (XL_add $x, $y, XL_AF_None)>;
def : Pat<(XF_AddV2 F32Tensor:$x, XF_Tensor:$y), (XL_add $x, $y, XL_AF_None), [(ShapeLen $x)]>;
foreach p = [[XF_Sub, XL_sub], [XF_Mul, XL_mul], [XF_RealDiv, XL_div]] in def : Pat<(p[0] $l, $r), (p[1] $l, $r, XL_AF_None)>;
foreach p = [[XF_Relu, XL_relu], [XF_Relu6, XL_relu6], [XF_Neg, XL_neg], [XF_Abs, XL_abs]] in def : Pat<(p[0] $l), (p[1] $l)>;
def : Pat<(XF_Const:$res ElementsAttr:$value), (XL_Const $value), [(HasRankOne $res)]>;
def : Pat<(XF_Square $x), (XF_Mul $x, $x)>;
def : Pat<(XF_Rsqrt $x), (XF_RealDiv (XF_Const (GetScalarOfType<1> $x)), (XF_Sqrt $x))>;
def : Pat<(XF_Inv:$r $x), (XF_RealDiv (XF_Const (GetScalarFloat<"1.0"> $x)), $x), [(IsF32 $r)]>;
def : Pat<(XF_SquaredDifference $x, $y), (XF_Square (XF_Sub $x, $y))>;
def : Pat<(XF_Softplus $x), (XF_Sub (XF_Exp $x), (XF_Const:$c (GetScalarOfType<1> $x)))>;
def : Pat<(XF_OnesLike:$src $x), (XF_AddV2 (XF_ZerosLike $x), (XF_Const (GetScalarOfType<1> $x)))>;
def : Pat<(XF_Bias $x, $b, ConstantStrAttr<StrAttr, "NHWC">), (XF_AddV2 $x, $b)>;
def : Pat<(XF_Bias $x, $b, $f), (XF_AddV2 $b, $x), [(AttrEq $f, $f)]>;
def : Pat<(XF_Conv $i, $f, IsUnitStride:$s, $_, $_, ConstantStrAttr<StrAttr, "NHWC">:$df, $p), (XL_Conv $i, $f, (CreateNoneValue $i), ConstantAttr<I32Attr, "1">, ConstantAttr<I32Attr, "1">, XL_AF_None, $p, ExtractI32At<1>:$s, ExtractI32At<2>:$s), [(SignedInt $i)]>;
def : Pat<(XF_Conv $i, $f, $s, $cudnn, $ep, $df, $p), (XL_Conv $i, $f, (XL_NoValue ConstUnitAttr), ConstantAttr<I32Attr, "1">, ConstantAttr<I32Attr, "1">, XL_AF_Relu, $p, ExtractI32At<1>:$s, ExtractI32At<2>:$s)>;
def : Pat<(XL_relu (XL_Conv:$c $i, $f, $b, $dh, $dw, XL_AF_None, $p, $sh, $sw)), (XL_Conv $i, $f, $b, $dh, $dw, XL_AF_Relu, $p, $sh, $sw), [(HasOneUse $c)], [], (addBenefit 10)>;
multiclass FuseAct<dag actfn, Op act, ConstantStrAttrOf k> { foreach o = [XL_add, XL_sub, XL_mul] in def o#"_" : Pat<(act (o:$b $l, $r, XL_AF_None)), (o $l, $r, k), [(HasOneUse $b)]>; }
defm : FuseAct<(nothing), XL_relu, XL_AF_Relu>;
defm : FuseAct<(nothing), XL_relu6, XL_AF_Relu6>;
multiclass FoldScale<Op outer> {
 def : Pat<(outer (XL_Conv:$c $i, (Arith_ConstantOp F32Elts:$f), (Arith_ConstantOp F32Elts:$b), $dh, $dw, XL_AF_None, $p, $sh, $sw), (Arith_ConstantOp F32Elts:$v), $act),
  (XL_Conv $i, (outer (Arith_ConstantOp $f), (Arith_ConstantOp $v), XL_AF_None), (outer (Arith_ConstantOp $b), (Arith_ConstantOp $v), XL_AF_None), $dh, $dw, $act, $p, $sh, $sw), [(CanFuse $f, $v), (HasOneUse $c)]>; }
foreach o = [XL_mul, XL_div] in defm : FoldScale<o>;
def : Pat<(XL_FC:$r $i, $f, $b, $faf, $wf, $k, $a), (XL_FC $i, $f, (CreateNoneValue $b), $faf, $wf, $k, $a), [(NotFromQuant $i)]>;
def : Pat<(XF_MatMul $x, $y, ConstBoolAttrFalse:$ax, ConstBoolAttrTrue), (XL_FC $x, $y, (CreateNoneValue $x), XL_AF_None, ConstantStrAttr<StrAttr, "DEFAULT">, ConstBoolAttrFalse, ConstBoolAttrTrue)>;
def : Pat<(XF_Concat $v, (Arith_ConstantOp I64Elts:$axis)), (XL_Concat $v, NativeCodeCall<"ExtractSingleElementAsInteger(cast<ElementsAttr>($_self))">:$axis, XL_AF_None)>;
def : Pat<(XF_Concat $v, (ConstantLikeMatcher ElementsAttr:$axis)), (XL_Concat $v, (ConvertToI32 $axis), XL_AF_None)>;
def : Pat<(XF_Split:$r $v, $s, $d), (XL_Split $v, $s, $d, (GetNumResults $r))>;
def FBN : Pattern<(XF_FBN:$root $x, $s, $o, $m, $v, F32Attr:$eps, $avg, $df, $tr), [(XF_Mul (XF_Mul $x, (XF_Mul:$mul $s, (XF_Rsqrt (XF_Mul $v, (XF_Const (NativeCodeCall<"$_builder.getFloatAttr(getElementTypeOrSelf($0.getType()), $1.getValue())"> $v, $eps)))))), (XF_Sub $o, (XF_Mul $m, $mul))), (replaceWithValue $m), (replaceWithValue $v), (replaceWithValue $m), (replaceWithValue $v), (replaceWithValue $m)], [(HasNoUseOf:$root__1), (HasNoUseOf:$root__2), (HasNoUseOf:$root__5), (XF_Tensor $x)]>;
def : Pat<(XF_Reshape:$o (XF_Reshape $x, $_), $s), (XF_Reshape $x, $s)>;
def : Pat<(XF_Transpose (XF_Transpose $x, (XF_Const ElementsAttr:$p)), (XF_Const $p2)), (replaceWithValue $x), [(AttrEq $p, $p2)]>;
def : Pat<(XF_Transpose $x, $perm), (XF_Transpose $x, (XF_Const (PermIsAttr)))>;
def : Pat<(XF_Less:$r $x, $y), (XF_LogicalNot (XF_Less $y, $x, (returnType (I1Like $r))))>;
def : Pat<(XF_Pow $x, (XF_Const ConstF<"2.0f">:$e)), (XF_Mul $x, $x)>;
def : Pat<(XF_Pow $x, (XF_Const ConstI<2>:$e)), (XF_Square $x)>;
def : Pat<(XF_Mul $x, (XF_Const:$c FloatElts:$e)), (XF_Mul $c, $x), [(LastDimEq $x, $c), (Broadcastable:$e $x)]>;
def : Pat<(XF_Maximum (XF_Minimum $x, $y), $z), (XF_Minimum (XF_Maximum $x, $z), $y), [(SameShapes $x, $y), (BroadcastableT $x, $y, $z), (AllDimsOne $z)]>;
def : Pat<(XF_If:$r $c, $in, $t, $e), (XF_If $c, $in, $e, $t)>;
def : Pat<(XF_Sum (XF_Sum $x, $_, $k), $axes, $k2), (XF_Sum $x, (XF_Const (VecAttr)), ConstBoolAttrFalse)>;
def : Pat<(XF_Sum $x, $axes, ConstBoolAttrTrue), (XF_Reshape (XF_Sum $x, $axes, ConstBoolAttrFalse), (XF_Const (TensorI64 $x, $axes)))>;
def : Pat<(XF_Cast:$r $x, $t), (XF_Cast (XF_Cast $x, ConstBoolAttrFalse, (returnType "$_builder.getF32Type()")), $t)>;
def : Pat<(XF_Cast:$r $x, ConstBoolAttrFalse), (replaceWithValue $x), [(SameElt $r, $x)]>;
def : Pat<(XF_Equal (either (XF_Const $c), $x)), (XF_NotEqual $x, (XF_Const $c))>;
def Two : Pattern<(XF_NotEqual $x, $y), [(MakeTuple:$p $x, $y), (XF_LogicalAnd $p__0, $p__1)]>;
def : Pat<(XL_Pool $i, $p, $s), (XL_Pool $i, $p, (NativeCodeCall<"$_builder.getI32IntegerAttr(cast<IntegerAttr>($0).getInt() * 2)"> $s)), [(OneUseOp $i)]>;
def : Pat<(XF_FloorDiv $x, $y), (XF_RealDiv (NativeCodeCall<"createOp<XF::FloorOp>($_builder, $_loc, $0.getType(), $0)"> $x), $y)>;
def : Pat<(XF_Sign $x), (NativeCodeCall<"$_builder.createOrFold<XF::SignOp>($_loc, $0.getType(), $0)"> $x)>;
def : Pat<(XF_Zeros $x), (NativeCodeCall<"[&]() -> Value { auto t = cast<ShapedType>($0.getType()); return makeZero($_builder, $_loc, t); }()"> $x)>;
