// Rules as dialects of whole tensors have them.
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Dialect/Shape/IR/ShapeOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Func/IR/FuncOps.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def HX_Dialect : Dialect { let name = "hx"; let cppNamespace = "::mlir::hx"; }
class HX<string n, list<Trait> t = []> : Op<HX_Dialect, n, t>;
class HX_EnumAttr<EnumAttrInfo e, string n> : EnumAttr<HX_Dialect, e, n> { let assemblyFormat = "`<` $value `>`"; }
def HX_EQ : I32EnumAttrCase<"EQ", 0>; def HX_NE : I32EnumAttrCase<"NE", 1>; def HX_LT : I32EnumAttrCase<"LT", 2>; def HX_GE : I32EnumAttrCase<"GE", 3>;
def HX_Dir : I32EnumAttr<"ComparisonDirection", "which comparison", [HX_EQ, HX_NE, HX_LT, HX_GE]> { let genSpecializedAttr = 0; let cppNamespace = "::mlir::hx"; }
def HX_DirAttr : EnumAttr<HX_Dialect, HX_Dir, "comparison_direction">;
def HX_NOTYPE : I32EnumAttrCase<"NOTYPE", 0>; def HX_FLOAT : I32EnumAttrCase<"FLOAT", 1>;
def HX_CT : I32EnumAttr<"ComparisonType", "type", [HX_NOTYPE, HX_FLOAT]> { let genSpecializedAttr = 0; let cppNamespace = "::mlir::hx"; }
def HX_CTAttr : EnumAttr<HX_Dialect, HX_CT, "comparison_type">;
def InferShapedTypeOpInterfaceStub : OpInterface<"InferShapedTypeOpInterface"> { let cppNamespace = "::mlir"; }
class Unary<string n, list<Trait> t = []> : HX<n, !listconcat(t, [Pure, InferShapedTypeOpInterfaceStub])> { let arguments = (ins AnyTensor:$operand); let results = (outs AnyTensor:$result); }
class UnaryS<string n> : HX<n, [Pure, SameOperandsAndResultType]> { let arguments = (ins AnyTensor:$operand); let results = (outs AnyTensor:$result); }
class BinaryS<string n> : HX<n, [Pure, Commutative, SameOperandsAndResultType]> { let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs); let results = (outs AnyTensor:$result); }
class BinaryB<string n> : HX<n, [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> { let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs, OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions); let results = (outs AnyTensor:$result); }
foreach o = ["Abs", "Neg", "Exp", "Log", "Sqrt", "Rsqrt", "Not", "Floor", "Tanh", "Sign", "LogPlusOne"] in def HX_#o : UnaryS<!tolower(o)>;
foreach o = ["Add", "Sub", "Mul", "Div", "Max", "Min", "And", "Or", "Xor", "Pow", "Rem"] in { def HX_#o : BinaryS<!tolower(o)>; def HX_B#o : BinaryB<"broadcast_"#!tolower(o)>; }
def HX_Const : HX<"constant", [ConstantLike, Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> { let arguments = (ins ElementsAttr:$value); let results = (outs AnyTensor:$output); let builders = [OpBuilder<(ins "Attribute":$value)>]; }
def HX_ConstLike : HX<"constant_like", [Pure, SameOperandsAndResultShape]> { let arguments = (ins TypedAttrInterface:$value, AnyTensor:$operand); let results = (outs AnyTensor:$o); }
def HX_Compare : HX<"compare", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> { let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs, HX_DirAttr:$comparison_direction, OptionalAttr<HX_CTAttr>:$compare_type); let results = (outs TensorOf<[I1]>:$result); let builders = [OpBuilder<(ins "Value":$l, "Value":$r, "::mlir::hx::ComparisonDirection":$d, CArg<"::mlir::hx::ComparisonType", "ComparisonType::NOTYPE">:$t)>]; }
def HX_Select : HX<"select", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> { let arguments = (ins TensorOf<[I1]>:$pred, AnyTensor:$on_true, AnyTensor:$on_false); let results = (outs AnyTensor:$result); }
def HX_Convert : HX<"convert", [Pure, SameOperandsAndResultShape]> { let arguments = (ins AnyTensor:$operand); let results = (outs AnyTensor:$result); let builders = [OpBuilder<(ins "Value":$operand, "Type":$t)>]; }
def HX_BroadcastInDim : HX<"broadcast_in_dim", [Pure]> { let arguments = (ins AnyTensor:$operand, DenseI64ArrayAttr:$broadcast_dimensions); let results = (outs AnyTensor:$r); }
def HX_DynBroadcast : HX<"dynamic_broadcast_in_dim", [Pure]> { let arguments = (ins AnyTensor:$operand, AnyTensor:$out, DenseI64ArrayAttr:$broadcast_dimensions, OptionalAttr<DenseI64ArrayAttr>:$known); let results = (outs AnyTensor:$r); }
def HX_Transpose : HX<"transpose", [Pure]> { let arguments = (ins AnyTensor:$operand, DenseI64ArrayAttr:$permutation); let results = (outs AnyTensor:$r); }
def HX_Reshape : HX<"reshape", [Pure]> { let arguments = (ins AnyTensor:$operand); let results = (outs AnyTensor:$r); }
def HX_Slice : HX<"slice", [Pure]> { let arguments = (ins AnyTensor:$operand, DenseI64ArrayAttr:$start, DenseI64ArrayAttr:$limit, DenseI64ArrayAttr:$strides); let results = (outs AnyTensor:$r); }
def HX_Concat : HX<"concatenate", [Pure]> { let arguments = (ins Variadic<AnyTensor>:$inputs, I64Attr:$dimension); let results = (outs AnyTensor:$r); }
def HX_Complex : HX<"complex", [Pure]> { let arguments = (ins AnyTensor:$l, AnyTensor:$r); let results = (outs AnyTensor:$o); }
def HX_Real : HX<"real", [Pure]> { let arguments = (ins AnyTensor:$x); let results = (outs AnyTensor:$o); }
def HX_Imag : HX<"imag", [Pure]> { let arguments = (ins AnyTensor:$x); let results = (outs AnyTensor:$o); }
def HX_Reduce : HX<"reduce", [SameVariadicOperandSize]> { let arguments = (ins Variadic<AnyTensor>:$inputs, Variadic<AnyTensor>:$init, DenseI64ArrayAttr:$dimensions); let results = (outs Variadic<AnyTensor>); let regions = (region SizedRegion<1>:$body); }
def HX_Tuple : HX<"tuple", [Pure]> { let arguments = (ins Variadic<AnyType>:$v); let results = (outs NestedTupleOf<[AnyTensor]>:$r); }
def HX_GetTuple : HX<"get_tuple_element", [Pure]> { let arguments = (ins NestedTupleOf<[AnyTensor]>:$o, ConfinedAttr<I32Attr, [IntNonNegative]>:$index); let results = (outs AnyType:$r); }
def HX_Custom : HX<"custom_call", []> { let arguments = (ins Variadic<AnyType>:$inputs, StrAttr:$call_target_name, DefaultValuedOptionalAttr<BoolAttr, "false">:$se, DefaultValuedOptionalAttr<StrAttr, "\"\"">:$bc, OptionalAttr<DictionaryAttr>:$dict); let results = (outs Variadic<AnyType>); }
def HX_Ret : HX<"return", [Terminator]> { let arguments = (ins Variadic<AnyType>:$r); }
def HX_Dot : HX<"dot", [Pure]> { let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs, OptionalAttr<ArrayAttr>:$precision_config); let results = (outs AnyTensor:$r); }
def HX_DotGen : HX<"dot_general", [Pure]> { let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs, AnyAttr:$dims, OptionalAttr<ArrayAttr>:$precision_config); let results = (outs AnyTensor:$r); }

def CmpT : AttrConstraint<CPred<"!$_self || cast<ComparisonTypeAttr>($_self).getValue() == ::mlir::hx::ComparisonType::NOTYPE">>;
def HX_DirLT : ConstantAttr<HX_DirAttr, "::mlir::hx::ComparisonDirection::LT">;
def SplatTrue : Constraint<CPred<"isa<SplatElementsAttr>($0) && cast<SplatElementsAttr>($0).getSplatValue<bool>()">>;
def NonEmpty : Constraint<CPred<"!$0.empty()">>;
def NoOther : Constraint<And<[CPred<"$0.hasOneUse()">, CPred<"usersAreOnly($0, $1)">]>>;
def OneIn : Constraint<CPred<"$0.size() == 1 && $0.getType()[0].isF32()">>;
class HX_Cst<string v> : NativeCodeCall<"::mlir::hx::getConstantLike($_builder, $_loc, " # v # ", $0)">;
def HX_Splat : NativeCodeCall<"SplatElementsAttr::get(cast<ShapedType>($0.getType()), $_builder.getFloatAttr(cast<ShapedType>($0.getType()).getElementType(), 1.0))">;
def HX_SplatZero : NativeCodeCall<"$_builder.getZeroAttr($0.getType())">;
def HX_SplatOne : NativeCodeCall<"cast<ElementsAttr>($_builder.getOneAttr($0.getType()))">;
def ComplexElement : NativeCodeCall<"cast<ComplexType>(cast<ShapedType>($0.getType()).getElementType()).getElementType()">;
def CastI64ToDense : NativeCodeCall<"$_builder.getDenseI64ArrayAttr(llvm::to_vector(cast<DenseIntElementsAttr>($0).getValues<int64_t>()))">;
def DenseOf : NativeCodeCall<"$_builder.getDenseI64ArrayAttr({0, 1})">;
def EmptyDense : NativeCodeCall<"$_builder.getDenseI64ArrayAttr({})">;
def Compose : NativeCodeCall<"composePermutations($_builder, $0, $1)">;
def Cmp0 : NativeCodeCall<"::mlir::hx::ComparisonDirectionAttr::get($_builder.getContext(), ::mlir::hx::ComparisonDirection::EQ)">;
def CmpType : NativeCodeCall<"::mlir::hx::ComparisonTypeAttr()">;
def DotDims : NativeCodeCall<"DotDimensionNumbersAttr::get($_builder.getContext(), {}, {}, {cast<ShapedType>($0.getType()).getRank() - 1}, {0})">;
def ShapeOf : NativeCodeCall<"$_builder.create<shape::ShapeOfOp>($_loc, $0)">;
def ToExtents : NativeCodeCall<"shape::ToExtentTensorOp::create($_builder, $_loc, RankedTensorType::get({ShapedType::kDynamic}, $_builder.getIndexType()), $0)">;
def GetDimAttr : NativeCodeCall<"$_builder.getI64IntegerAttr($0.getInt() + 1)">;
def LastArg : NativeCodeCall<"$0.back()">;
def FirstN : NativeCodeCall<"$0.drop_back(1)">;
def OpOf : NativeCodeCall<"$0.getDefiningOp()->getOperand(0)">;
def IsSplatZero : AttrConstraint<CPred<"isa<SplatElementsAttr>($_self) && matchPattern($_self, m_AnyAttrOf(m_Zero(), m_AnyZeroFloat()))">, "zero">;
def IntZero : AttrConstraint<CPred<"matchPattern($_self, m_Zero())">, "zero int">;
def OneSplat : AttrConstraint<And<[CPred<"isa<SplatElementsAttr>($_self)">, CPred<"cast<SplatElementsAttr>($_self).getSplatValue<FloatAttr>().getValue().isExactlyValue(1.0)">]>, "one">;
def IntElements : AttrConstraint<And<[CPred<"isa<DenseIntElementsAttr>($_self)">, CPred<"cast<DenseElementsAttr>($_self).isSplat()">, CPred<"cast<DenseElementsAttr>($_self).getSplatValue<APInt>().isOne()">]>, "one">;
def IsStaticShapeTensor : Constraint<And<[CPred<"isa<RankedTensorType>($0.getType())">, CPred<"cast<RankedTensorType>($0.getType()).hasStaticShape()">]>, "static">;
def BroadcastDimsEmpty : Constraint<CPred<"$0 == nullptr || $0.empty()">, "no dims">;
def NumElems1 : Constraint<CPred<"cast<ShapedType>($0.getType()).getNumElements() == 1">>;
def SameShape : Constraint<CPred<"cast<ShapedType>($0.getType()).getShape() == cast<ShapedType>($1.getType()).getShape()">>;
def Identity : Constraint<CPred<"llvm::equal($0.asArrayRef(), llvm::seq<int64_t>(0, $0.size()))">>;
def IsIota : Constraint<CPred<"isIotaRange($0.asArrayRef())">>;
def SizeEq : Constraint<CPred<"static_cast<int64_t>($0.asArrayRef().size()) == cast<RankedTensorType>($1.getType()).getRank()">>;
def SingleElem : Constraint<CPred<"$0.asArrayRef()[0] == 0 && $0.size() == 1u">>;
def IsComplex : Constraint<CPred<"isa<ComplexType>(getElementTypeOrSelf($0.getType()))">>;
def ElemWidth : Constraint<CPred<"getElementTypeOrSelf($0.getType()).getIntOrFloatBitWidth() <= getElementTypeOrSelf($1.getType()).getIntOrFloatBitWidth()">>;
def NotSame : Constraint<Neg<CPred<"$0 == $1">>>;
def SingleUser : Constraint<CPred<"llvm::hasSingleElement($0.getUsers())">>;
def AllStatic : Constraint<CPred<"llvm::all_of($0.getTypes(), [](Type t) { return cast<ShapedType>(t).hasStaticShape(); })">>;
def DefinedBy : Constraint<CPred<"llvm::isa_and_present<hx::ConstantOp>($0.getDefiningOp())">>;
def SameBlock : Constraint<CPred<"$0.getParentBlock() == $1.getParentBlock()">>;
def NameIs : Constraint<CPred<"$0.getValue() == \"foo\"">>;
def NameStarts : Constraint<CPred<"cast<StringAttr>($0).getValue().starts_with(\"foo.\")">>;
def NameEq : Constraint<CPred<"$0 == \"foo\"">>;

foreach p = [[HX_BAdd, HX_Add], [HX_BSub, HX_Sub], [HX_BMul, HX_Mul], [HX_BMax, HX_Max]] in def : Pat<(p[0] $l, $r, IsNullAttr:$d), (p[1] $l, $r), [(SameShape $l, $r)]>;
def : Pat<(HX_BAdd $l, $r, $d), (HX_Add (HX_BroadcastInDim $l, (DenseOf), (returnType $r)), $r), [(BroadcastDimsEmpty $d), (IsStaticShapeTensor $l)]>;
def : Pat<(HX_Sqrt (HX_Rsqrt $x)), (HX_Rsqrt (HX_Sqrt $x))>;
def : Pat<(HX_Add $x, (HX_Const IsSplatZero:$v)), (replaceWithValue $x)>;
def : Pat<(HX_Add $x, (HX_Const:$c IntZero:$v)), (replaceWithValue $x), [(SameShape $x, $c)]>;
def : Pat<(HX_Mul $x, (HX_Const OneSplat:$v)), (replaceWithValue $x)>;
def : Pat<(HX_Mul (HX_Const:$c IntElements:$v), $x), (HX_Mul $x, $c)>;
def : Pat<(HX_Sub $x, $x), (HX_Const (HX_SplatZero $x)), [(IsStaticShapeTensor $x)]>;
def : Pat<(HX_Div:$r $x, $x), (HX_Const (HX_SplatOne $r))>;
def : Pat<(HX_LogPlusOne $x), (HX_Log (HX_Add $x, (HX_Cst<"1"> $x)))>;
def : Pat<(HX_LogPlusOne $x), (HX_Log (HX_Add $x, (HX_Const (HX_Splat $x)))), [(IsComplex $x)]>;
def : Pat<(HX_Transpose (HX_Transpose $x, $p), $q), (HX_Transpose $x, (Compose $p, $q)), [(NotSame $p, $q)]>;
def : Pat<(HX_Transpose $x, $p), (replaceWithValue $x), [(IsIota $p)]>;
def : Pat<(HX_Transpose $x, $p), (HX_Reshape $x), [(Identity $p), (SizeEq $p, $x)]>;
def : Pat<(HX_Reshape (HX_Reshape $x)), (HX_Reshape $x)>;
def : Pat<(HX_Reshape:$r $x), (replaceWithValue $x), [(NumElems1 $x), (SameShape $r, $x)]>;
def : Pat<(HX_Convert (HX_Convert:$m $x)), (HX_Convert $x), [(ElemWidth $x, $m)]>;
def : Pat<(HX_Compare $l, $r, ConstantEnumCase<HX_DirAttr, "EQ">, $t), (HX_Not (HX_Compare $l, $r, ConstantEnumCase<HX_DirAttr, "NE">, $t))>;
def : Pat<(HX_Compare $l, $l, $d, CmpT:$t), (HX_Compare $l, $l, (Cmp0), (CmpType))>;
def : Pat<(HX_Compare $l, $r, HX_DirLT:$d, $t), (HX_Compare $r, $l, ConstantAttr<HX_DirAttr, "::mlir::hx::ComparisonDirection::GE">, $t)>;
def : Pat<(HX_Select (HX_Not $p), $t, $f), (HX_Select $p, $f, $t)>;
def : Pat<(HX_Select (HX_Const $v), $t, $f), (replaceWithValue $t), [(SplatTrue $v)]>;
def : Pat<(HX_Real (HX_Complex $r, $_)), (replaceWithValue $r)>;
def : Pat<(HX_Imag (HX_Complex $_, $i)), (replaceWithValue $i)>;
def : Pat<(HX_Abs:$r (HX_Complex $x, $y)), (HX_Sqrt (HX_Add (HX_Mul $x, $x), (HX_Mul $y, $y)))>;
def : Pat<(HX_Concat (variadic $x), $_), (replaceWithValue $x)>;
def : Pat<(HX_Concat $xs, $d), (HX_Concat $xs, (GetDimAttr $d)), [(AllStatic $xs)]>;
def : Pat<(HX_GetTuple (HX_Tuple $xs), $i), (NativeCodeCall<"$0[$1.getInt()]"> $xs, $i)>;
def : Pat<(HX_Tuple $xs), (HX_Tuple (FirstN $xs)), [(NonEmpty $xs)]>;
def : Pat<(HX_Custom $in, $n, $se, $bc, $d), (HX_Custom $in, $n, ConstBoolAttrFalse, $bc, $d), [(NameIs $n)]>;
def : Pat<(HX_Custom $in, $n, $se, $bc, $d), (HX_Custom $in, $n, ConstBoolAttrTrue, $bc, $d), [(NameStarts $n), (NameEq $n)]>;
def : Pat<(HX_Dot $l, $r, $p), (HX_DotGen $l, $r, (DotDims $l), $p)>;
def : Pat<(HX_DynBroadcast $x, (Shape_ShapeOfOp $y), $d, $_), (HX_BroadcastInDim $x, $d), [(IsStaticShapeTensor $y)]>;
def : Pat<(HX_Max $x, (HX_Min $y, $z)), (HX_Min (HX_Max:$m $x, $z), (HX_Max $y, $m)), [(SingleUser $y), (DefinedBy $x), (SameBlock $x, $y)]>;
def : Pat<(HX_Slice (HX_Slice $x, $s0, $l0, $t0), $s, $l, $t), (HX_Slice $x, (NativeCodeCall<"mergeSlices($_builder, $0, $1, $2...)"> $s0, $s, $l0, $l), $l, $t), [(SingleElem $t)]>;
def : Pat<(HX_Pow $x, $y), (HX_Exp (HX_Mul $y, (HX_Log $x)))>;
def : Pat<(HX_Neg (HX_Sub:$s $x, $y)), (HX_Sub:$n $y, $x), [(Constraint<CPred<"$0.hasOneUse()">> $s)], [(NativeCodeCallVoid<"$0.getDefiningOp()->setDiscardableAttrs($1.getDefiningOp()->getDiscardableAttrDictionary())"> $n, $s)], (addBenefit 1)>;
def : Pat<(HX_Ret $xs), (HX_Ret (NativeCodeCall<"castAll($_builder, $_loc, $0)"> $xs))>;
def : Pat<(HX_And:$r (HX_Compare:$a $x, $y, ConstantEnumCase<HX_DirAttr, "GE">, $t), (HX_Compare:$b $y, $x, ConstantEnumCase<HX_DirAttr, "GE">, $u)), (HX_Compare $x, $y, ConstantEnumCase<HX_DirAttr, "EQ">, $t), [(Constraint<CPred<"$0 == $1">> $t, $u), (NoOther $a, $b)]>;
