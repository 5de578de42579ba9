// Canonicalization and lowering rules as projects on MLIR's own dialects have them.
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"

def H_Dialect : Dialect { let name = "hl"; let cppNamespace = "::hl"; }
class H_Op<string m, list<Trait> t = []> : Op<H_Dialect, m, t>;
def H_Mode : I32EnumAttr<"Mode", "mode", [I32EnumAttrCase<"Same", 0, "SAME">, I32EnumAttrCase<"Valid", 1, "VALID">, I32EnumAttrCase<"Full", 2, "FULL">]> { let cppNamespace = "::hl"; }
def H_Flags : I32BitEnumAttr<"Flags", "flags", [I32BitEnumAttrCaseNone<"None">, I32BitEnumAttrCaseBit<"A", 0, "a">, I32BitEnumAttrCaseBit<"B", 1, "b">, I32BitEnumAttrCaseBit<"C", 2, "c">]> { let cppNamespace = "::hl"; let separator = ", "; let genSpecializedAttr = 0; }
def H_FlagsAttr : EnumAttr<H_Dialect, H_Flags, "fl"> { let assemblyFormat = "`<` $value `>`"; }
def H_Kind : I32EnumAttr<"Kind", "kind", [I32EnumAttrCase<"Sum", 0, "sum">, I32EnumAttrCase<"Max", 1, "max">, I32EnumAttrCase<"Min", 2, "min">]> { let cppNamespace = "::hl"; let genSpecializedAttr = 0; }
def H_KindAttr : EnumAttr<H_Dialect, H_Kind, "kind">;
def H_ConstOp : H_Op<"const", [ConstantLike, Pure, FirstAttrDerivedResultType]> { let arguments = (ins ElementsAttr:$value); let results = (outs AnyTensor:$output); }
def H_ScalarOp : H_Op<"scalar", [ConstantLike, Pure]> { let arguments = (ins TypedAttrInterface:$value); let results = (outs AnyType:$output); }
def H_NoneOp : H_Op<"none", [Pure]> { let arguments = (ins); let results = (outs NoneType:$r); }
class H_Un<string m> : H_Op<m, [SameOperandsAndResultType, Pure]> { let arguments = (ins AnyTensor:$x); let results = (outs AnyTensor:$y); }
foreach n = ["Neg", "Abs", "Exp", "Log", "Sqrt", "Rsqrt", "Relu", "Tanh", "Square", "Id", "Not", "Floor"] in def H_#n#Op : H_Un<!tolower(n)>;
class H_Bin<string m> : H_Op<m, [SameOperandsAndResultType, Pure]> { let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs); let results = (outs AnyTensor:$y); }
foreach n = ["Add", "Sub", "Mul", "Div", "Max", "Min", "Pow"] in def H_#n#Op : H_Bin<!tolower(n)>;
def H_ReduceOp : H_Op<"reduce", [Pure]> { let arguments = (ins AnyTensor:$x, DenseI64ArrayAttr:$dims, H_KindAttr:$kind); let results = (outs AnyTensor:$y); }
def H_TransposeOp : H_Op<"transpose", [Pure]> { let arguments = (ins AnyTensor:$x, DenseI64ArrayAttr:$perm); let results = (outs AnyTensor:$y); }
def H_BroadcastOp : H_Op<"broadcast", [Pure]> { let arguments = (ins AnyTensor:$x, DenseI64ArrayAttr:$dims); let results = (outs AnyTensor:$y); }
def H_ReshapeOp : H_Op<"reshape", [Pure]> { let arguments = (ins AnyTensor:$x); let results = (outs AnyTensor:$y); }
def H_CastOp : H_Op<"cast", [Pure]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$y); }
def H_ConcatOp : H_Op<"concat", [Pure]> { let arguments = (ins Variadic<AnyTensor>:$xs, I64Attr:$axis); let results = (outs AnyTensor:$y); }
def H_PadOp : H_Op<"pad", [Pure]> { let arguments = (ins AnyTensor:$x, I64ElementsAttr:$low, I64ElementsAttr:$high, OptionalAttr<F32Attr>:$v); let results = (outs AnyTensor:$y); }
def H_ConvOp : H_Op<"conv", [Pure]> { let arguments = (ins AnyTensor:$x, AnyTensor:$w, Optional<AnyTensor>:$b, I64ArrayAttr:$strides, OptionalAttr<I64ArrayAttr>:$dil, H_Mode:$mode, DefaultValuedAttr<I64Attr, "1">:$groups); let results = (outs AnyTensor:$y); }
def H_DotOp : H_Op<"dot", [Pure]> { let arguments = (ins AnyTensor:$a, AnyTensor:$b, UnitAttr:$ta, H_FlagsAttr:$flags); let results = (outs AnyTensor:$y); }
def H_CmpOp : H_Op<"cmp", [Pure]> { let arguments = (ins AnyTensor:$a, AnyTensor:$b, StrAttr:$dir); let results = (outs AnyTensor:$y); }
def H_SelectOp : H_Op<"select", [Pure]> { let arguments = (ins AnyTensor:$c, AnyTensor:$a, AnyTensor:$b); let results = (outs AnyTensor:$y); }
def H_SliceOp : H_Op<"slice", [Pure]> { let arguments = (ins AnyTensor:$x, DenseI64ArrayAttr:$offs, DenseI64ArrayAttr:$sizes, DenseI64ArrayAttr:$strides); let results = (outs AnyTensor:$y); }
def H_GatherOp : H_Op<"gather", [Pure]> { let arguments = (ins AnyTensor:$x, AnyTensor:$i, DictionaryAttr:$cfg); let results = (outs AnyTensor:$y); }
def H_SplitOp : H_Op<"split", [Pure]> { let arguments = (ins AnyTensor:$x, I64Attr:$axis); let results = (outs Variadic<AnyTensor>:$ys); }
def H_BnOp : H_Op<"bn", [Pure]> { let arguments = (ins AnyTensor:$x, AnyTensor:$s, F32Attr:$eps); let results = (outs AnyTensor:$y, AnyTensor:$m); }
def H_DimOp : H_Op<"dim", [Pure]> { let arguments = (ins AnyTensor:$x, I64Attr:$axis); let results = (outs Index:$y); let builders = [OpBuilder<(ins "::mlir::Value":$x, "int64_t":$axis)>]; }
def H_CallOp : H_Op<"call"> { let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$args); let results = (outs Variadic<AnyType>:$rs); }

// --- constraints
class Cst<string c, string d = ""> : Constraint<CPred<c>, d>;
class ACst<string c, string d = ""> : AttrConstraint<CPred<c>, d>;
def AllOnesPerm : ACst<"llvm::all_of(llvm::cast<DenseI64ArrayAttr>($_self).asArrayRef(), [](int64_t v) { return v == 1; })">;
def AllOnesArr : ACst<"llvm::all_of(llvm::cast<ArrayAttr>($_self).getAsRange<IntegerAttr>(), [](IntegerAttr a) { return a.getInt() == 1; })">;
def AllOnesArr2 : ACst<"llvm::all_of(llvm::cast<ArrayAttr>($_self).getValue(), [](Attribute a) { return llvm::cast<IntegerAttr>(a).getValue().isOne(); })">;
def AnyNeg : ACst<"llvm::any_of(cast<DenseIntElementsAttr>($_self).getValues<APInt>(), [](const APInt &v) { return v.isNegative(); })">;
def AllZeroF : ACst<"llvm::all_of(cast<DenseFPElementsAttr>($_self).getValues<APFloat>(), [](APFloat v) { return v.isZero() && !v.isNegative(); })">;
def CountOne : ACst<"llvm::count_if(llvm::cast<DenseI64ArrayAttr>($_self).asArrayRef(), [](int64_t v) { return v > 1; }) == 1">;
def CountTwo : ACst<"llvm::count(llvm::cast<DenseI64ArrayAttr>($_self).asArrayRef(), 0) <= 2">;
def NoDyn : Cst<"llvm::none_of(cast<ShapedType>($0.getType()).getShape(), ShapedType::isDynamic)">;
def NoDyn2 : Cst<"!llvm::is_contained(llvm::cast<RankedTensorType>($0.getType()).getShape(), ShapedType::kDynamic)">;
def UsersAreNeg : Cst<"llvm::all_of($0.getUsers(), [](Operation *op) { return isa<hl::NegOp, hl::AbsOp>(op); })">;
def NonNullUser : Cst<"llvm::any_of($0.getUsers(), [&](mlir::Operation *user) { return user->getNumResults() == 1 && user != $1.getDefiningOp(); })">;
def OneUseBy : Cst<"llvm::hasSingleElement($0.getUsers())">;
def StdAll : Cst<"std::all_of($0.getType().cast<ShapedType>().getShape().begin(), $0.getType().cast<ShapedType>().getShape().end(), [](int64_t d) { return d == 1; })">;
def IsIota : ACst<"[&]() { auto p = cast<DenseI64ArrayAttr>($_self).asArrayRef(); return llvm::equal(p, llvm::seq<int64_t>(0, p.size())); }()">;
def IsSortedDims : ACst<"llvm::is_sorted(cast<DenseI64ArrayAttr>($_self).asArrayRef())">;
def IsMatch : Cst<"matchPattern($0, m_Zero()) || matchPattern($0, m_AnyZeroFloat())">;
def ConstBound : Cst<"[&]() { APInt v; return matchPattern($0, m_ConstantInt(&v)) && v.sgt(4); }()">;
def ConstAny : Cst<"[&] { Attribute a; return matchPattern($0, m_Constant(&a)) && isa<DenseElementsAttr>(a); }()">;
def ConstIsSplat : Cst<"[](Value v) { DenseElementsAttr attr; if (!matchPattern(v, m_Constant(&attr))) return false; return attr.isSplat(); }($0)">;
def ConstDef : Cst<"isa_and_nonnull<arith::ConstantOp, hl::ConstOp>($0.getDefiningOp())">;
def HasFlagA : Cst<"bitEnumContainsAll($0.getValue(), hl::Flags::A)">;
def HasAnyAB : Cst<"hl::bitEnumContainsAny($0.getValue(), hl::Flags::A | hl::Flags::B)">;
def FlagBits : Cst<"($0.getValue() & hl::Flags::C) != hl::Flags::None">;
def KindIsMinMax : Cst<"llvm::is_contained({hl::Kind::Max, hl::Kind::Min}, $0.getValue())">;
def KindNotSum : ACst<"cast<hl::KindAttr>($_self).getValue() != hl::Kind::Sum">;
def FmfReassoc : Cst<"bitEnumContainsAll($0.getValue(), arith::FastMathFlags::reassoc)">;
def PowTwo : ACst<"llvm::isPowerOf2_64(cast<IntegerAttr>($_self).getInt())">;
def PowTwoW : Cst<"llvm::isPowerOf2_32($0.getType().getIntOrFloatBitWidth())">;
def LogShift : Cst<"llvm::Log2_64(cast<IntegerAttr>($0).getInt()) < 8">;
def MinMaxC : Cst<"std::min($0.getInt(), $1.getInt()) >= 0 && std::max<int64_t>($0.getInt(), 7) == 7">;
def SmallAbs : Cst<"std::abs(cast<FloatAttr>($0).getValueAsDouble()) < 1e-6">;
def SameDims : Cst<"llvm::cast<ShapedType>($0.getType()).getShape() == llvm::cast<ShapedType>($1.getType()).getShape()">;
def SameDims2 : Cst<"llvm::equal(llvm::cast<ShapedType>($0.getType()).getShape(), llvm::cast<ShapedType>($1.getType()).getShape())">;
def TailOnes : Cst<"llvm::all_of(cast<RankedTensorType>($0.getType()).getShape().drop_front(), [](int64_t s) { return s == 1; })">;
def TakeFront : Cst<"cast<RankedTensorType>($0.getType()).getShape().take_front(2) == cast<RankedTensorType>($1.getType()).getShape().take_front(2)">;
def SliceEq : Cst<"cast<RankedTensorType>($0.getType()).getShape().slice(1, 2) == cast<RankedTensorType>($1.getType()).getShape().take_back(2)">;
def ElemIs8 : Cst<"getElementTypeOrSelf($0.getType()).isInteger(8) && !getElementTypeOrSelf($0).isUnsignedInteger()">;
def SignedEl : Cst<"cast<IntegerType>(getElementTypeOrSelf($0)).getSignedness() == IntegerType::SignednessSemantics::Signed">;
def SignedEl2 : Cst<"cast<IntegerType>(getElementTypeOrSelf($0)).isSigned()">;
def Wider : Cst<"getElementTypeOrSelf($0.getType()).getIntOrFloatBitWidth() > getElementTypeOrSelf($1.getType()).getIntOrFloatBitWidth()">;
def DirIs : ACst<"cast<StringAttr>($_self).getValue() == \"EQ\" || cast<StringAttr>($_self).strref().starts_with(\"N\")">;
def DirIn : ACst<"llvm::is_contained({\"LT\", \"LE\"}, cast<StringAttr>($_self).getValue())">;
def CfgHas : ACst<"cast<DictionaryAttr>($_self).contains(\"axis\") && cast<IntegerAttr>(cast<DictionaryAttr>($_self).get(\"axis\")).getInt() == 0">;
def CfgFlag : ACst<"cast<DictionaryAttr>($_self).getAs<BoolAttr>(\"fast\").getValue()">;
def NotBlockArg : Cst<"!isa<BlockArgument>($0)">;
def SameBlock : Cst<"$0.getParentBlock() == $1.getParentBlock()">;
def IsMax : ACst<"cast<IntegerAttr>($_self).getValue().isMaxSignedValue()">;
def SgeC : Cst<"cast<IntegerAttr>($0).getValue().sge(cast<IntegerAttr>($1).getValue()) && cast<IntegerAttr>($0).getValue().getLimitedValue() < 64">;
def Overflow : Cst<"!cast<IntegerAttr>($0).getValue().isZero() && cast<IntegerAttr>($0).getValue().countr_zero() >= 2 && cast<IntegerAttr>($0).getValue().logBase2() != 3">;
def SumFits : Cst<"(cast<IntegerAttr>($0).getValue() + cast<IntegerAttr>($1).getValue()).isNonNegative()">;
def WidthSub : Cst<"cast<IntegerAttr>($0).getValue().ult($1.getType().getIntOrFloatBitWidth())">;
def NanInf : ACst<"cast<FloatAttr>($_self).getValue().isNaN() || cast<FloatAttr>($_self).getValue().isInfinity()">;
def SplatF : ACst<"isa<SplatElementsAttr>($_self) && cast<SplatElementsAttr>($_self).getSplatValue<APFloat>().isExactlyValue(1.0)">;
def First0 : ACst<"cast<DenseIntElementsAttr>($_self).getNumElements() == 1 && (*cast<DenseIntElementsAttr>($_self).getValues<APInt>().begin()).isZero()">;
def First1 : ACst<"cast<DenseElementsAttr>($_self).getValues<int64_t>()[0] == 1">;
def FirstF : ACst<"*cast<DenseFPElementsAttr>($_self).value_begin<float>() == 1.0f">;
def SizeTwo : Cst<"$0.size() == 2 && llvm::all_equal(llvm::map_range($0, [](Value v) { return v.getType(); }))">;
def AllSameTy : Cst<"llvm::all_of($0, [&](Value v) { return v.getType() == $1.getType(); })">;
def AllNonNone : Cst<"llvm::all_of($0.getTypes(), [](Type t) { return !isa<NoneType>(t); })">;
def LastDim : Cst<"cast<ShapedType>($0.getType()).getShape().back() % 4 == 0">;
def NegAxis : Cst<"$0.getInt() < 0 ? $0.getInt() + cast<ShapedType>($1.getType()).getRank() == 0 : $0.getInt() == 0">;
def HasDynIf : Cst<"[&]() { auto t = dyn_cast<RankedTensorType>($0.getType()); if (!t) return false; if (!t.hasStaticShape()) return false; return t.getRank() > 1; }()">;
def Loop : Cst<"[&]() { for (int64_t d : cast<ShapedType>($0.getType()).getShape()) if (d == 0) return false; return true; }()">;
def Loop2 : ACst<"[&]() { int64_t n = 1; for (auto d : cast<DenseI64ArrayAttr>($_self).asArrayRef()) n *= d; return n == 8; }()">;
def Loop3 : ACst<"[&]() { auto p = cast<DenseI64ArrayAttr>($_self).asArrayRef(); for (int64_t i = 0, e = p.size(); i < e; ++i) { if (p[i] != i) return false; } return true; }()">;
def ZipEq : Cst<"llvm::all_of(llvm::zip($0.asArrayRef(), $1.asArrayRef()), [](auto it) { return std::get<0>(it) == std::get<1>(it); })">;
def ZipEq2 : Cst<"llvm::all_of_zip($0.asArrayRef(), $1.asArrayRef(), [](int64_t a, int64_t b) { return a == b; })">;
def Enumerated : Cst<"llvm::all_of(llvm::enumerate($0.asArrayRef()), [](auto it) { return it.value() == static_cast<int64_t>(it.index()); })">;

// --- code
class Nc<string c> : NativeCodeCall<c>;
def ShiftOf : Nc<"$_builder.getIntegerAttr($0.getType(), llvm::Log2_64(cast<IntegerAttr>($0).getInt()))">;
def ShiftBig : Nc<"IntegerAttr::get($0.getType(), cast<IntegerAttr>($0).getValue().logBase2())">;
def SumI : Nc<"$_builder.getIntegerAttr($0.getType(), cast<IntegerAttr>($0).getValue() + cast<IntegerAttr>($1).getValue())">;
def NegI : Nc<"$_builder.getIntegerAttr($0.getType(), -cast<IntegerAttr>($0).getValue())">;
def AndI : Nc<"$_builder.getIntegerAttr($0.getType(), cast<IntegerAttr>($0).getValue() & ~cast<IntegerAttr>($1).getValue())">;
def MaskOf : Nc<"$_builder.getIntegerAttr($0.getType(), APInt::getLowBitsSet($0.getType().getIntOrFloatBitWidth(), 4))">;
def AllOnesI : Nc<"$_builder.getIntegerAttr($0.getType(), APInt::getAllOnes($0.getType().getIntOrFloatBitWidth()))">;
def ZeroI : Nc<"$_builder.getIntegerAttr($0.getType(), APInt::getZero(cast<IntegerType>($0.getType()).getWidth()))">;
def TruncI : Nc<"$_builder.getIntegerAttr($1.getType(), cast<IntegerAttr>($0).getValue().trunc($1.getType().getIntOrFloatBitWidth()))">;
def ZextI : Nc<"IntegerAttr::get($1.getType(), cast<IntegerAttr>($0).getValue().zext(cast<IntegerType>($1.getType()).getWidth()))">;
def RecipF : Nc<"$_builder.getFloatAttr(cast<FloatAttr>($0).getType(), 1.0 / cast<FloatAttr>($0).getValueAsDouble())">;
def RecipF2 : Nc<"FloatAttr::get($0.getType(), APFloat(1.0f) / cast<FloatAttr>($0).getValue())">;
def MergeFlags : Nc<"hl::FlagsAttr::get($_builder.getContext(), $0.getValue() | $1.getValue())">;
def AddFlag : Nc<"hl::FlagsAttr::get($_builder.getContext(), $0.getValue() | hl::Flags::C)">;
def AndFlags : Nc<"arith::IntegerOverflowFlagsAttr::get($_builder.getContext(), $0.getValue() & $1.getValue())">;
def FlipKind : Nc<"hl::KindAttr::get($_builder.getContext(), $0.getValue() == hl::Kind::Max ? hl::Kind::Min : hl::Kind::Max)">;
def Invert : Nc<"$_builder.getStringAttr($0.getValue() == \"EQ\" ? \"NE\" : \"EQ\")">;
def SwapDir : Nc<"StringAttr::get($_builder.getContext(), $0.getValue() == \"LT\" ? \"GT\" : $0.getValue() == \"GT\" ? \"LT\" : $0.getValue())">;
def DirSuffix : Nc<"$_builder.getStringAttr($0.getValue() + \"_V2\")">;
def DirTwine : Nc<"$_builder.getStringAttr(Twine(\"x_\") + $0.getValue())">;
def NameFn : Nc<"FlatSymbolRefAttr::get($_builder.getStringAttr($0.getValue().str() + \"_impl\"))">;
def ComposePerm : Nc<"$_builder.getDenseI64ArrayAttr(llvm::to_vector(llvm::map_range($1.asArrayRef(), [&](int64_t i) { return $0.asArrayRef()[i]; })))">;
def RevPerm : Nc<"$_builder.getDenseI64ArrayAttr(llvm::to_vector(llvm::reverse($0.asArrayRef())))">;
def IotaOf : Nc<"$_builder.getDenseI64ArrayAttr(llvm::to_vector(llvm::seq<int64_t>(0, cast<ShapedType>($0.getType()).getRank())))">;
def ShapeOf : Nc<"$_builder.getDenseI64ArrayAttr(cast<RankedTensorType>($0.getType()).getShape())">;
def OnesOf : Nc<"$_builder.getDenseI64ArrayAttr(SmallVector<int64_t>(cast<ShapedType>($0.getType()).getRank(), 1))">;
def ShapeElems : Nc<"$_builder.getI64TensorAttr(cast<ShapedType>($0.getType()).getShape())">;
def ArrFromDense : Nc<"$_builder.getI64ArrayAttr($0.asArrayRef())">;
def DenseFromArr : Nc<"$_builder.getDenseI64ArrayAttr(llvm::to_vector(llvm::map_range($0.getAsRange<IntegerAttr>(), [](IntegerAttr a) { return a.getInt(); })))">;
def AxisNorm : Nc<"$_builder.getI64IntegerAttr($0.getInt() < 0 ? $0.getInt() + cast<ShapedType>($1.getType()).getRank() : $0.getInt())">;
def SplatF32 : Nc<"DenseElementsAttr::get(RankedTensorType::get({}, $_builder.getF32Type()), $0.getValue())">;
def SplatOne : Nc<"SplatElementsAttr::get(cast<ShapedType>($0.getType()), $_builder.getOneAttr(getElementTypeOrSelf($0)))">;
def DenseFloats : Nc<"DenseFPElementsAttr::get(RankedTensorType::get({1}, $_builder.getF32Type()), {$0.getValue().convertToFloat()})">;
def CondCreate : Nc<"isa<RankedTensorType>($0.getType()) ? $_builder.create<hl::NegOp>($_loc, $0).getResult() : $0">;
def CondCreate2 : Nc<"[&]() -> Value { if (getElementTypeOrSelf($0).isF32()) return $0; return hl::CastOp::create($_builder, $_loc, cast<ShapedType>($0.getType()).clone($_builder.getF32Type()), $0); }()">;
def LoopCreate : Nc<"[&]() { Value v = $0; v = $_builder.create<hl::AbsOp>($_loc, v); return v; }()">;
def TwoStmt : Nc<"[&]() { auto ty = RankedTensorType::get({1, 2}, getElementTypeOrSelf($0)); auto r = $_builder.create<hl::ReshapeOp>($_loc, ty, $0); return $_builder.create<hl::CastOp>($_loc, $0.getType(), r).getResult(); }()">;
def DimAt : Nc<"$_builder.createOrFold<hl::DimOp>($_loc, $0, $1.getInt())">;
def DimB : Nc<"hl::DimOp::create($_builder, $_loc, $0, 0).getResult()">;
def ArithC : Nc<"$_builder.create<arith::ConstantOp>($_loc, $_builder.getZeroAttr($0.getType()))">;
def ArithC2 : Nc<"arith::ConstantIndexOp::create($_builder, $_loc, cast<ShapedType>($0.getType()).getDimSize(0))">;
def ExtractV : Nc<"$_builder.create<vector::ExtractOp>($_loc, $0, ArrayRef<int64_t>{0})">;
def DropUnit : Nc<"RankedTensorType::get(cast<RankedTensorType>($0.getType()).getShape().drop_back(), getElementTypeOrSelf($0))">;
def ElemTy : Nc<"TypeAttr::get(getElementTypeOrSelf($0.getType()))">;
def FirstRes : Nc<"$0.getDefiningOp()->getResult(0)">;
def DefOperand : Nc<"$0.getDefiningOp()->getOperand(0)">;
def DefLhs : Nc<"$0.getDefiningOp<hl::AddOp>().getLhs()">;
def AttrOf : Nc<"$0.getDefiningOp()->getAttrOfType<DenseElementsAttr>(\"value\")">;
def SelfAttrs : Nc<"$0.getDefiningOp()->getAttrDictionary()">;
def FromLambdaAttr : Nc<"[&]() -> Attribute { if ($0.getInt() == 1) return $_builder.getUnitAttr(); return {}; }()">;
def CalleeFn : Nc<"SymbolRefAttr::get($_builder.getContext(), \"helper\")">;
def FoldD : Nc<"DenseElementsAttr::get(cast<ShapedType>($0.getType()), ArrayRef<Attribute>{$1, $2})">;
def MapVals : Nc<"cast<DenseFPElementsAttr>($0).mapValues(cast<ShapedType>($0.getType()).getElementType(), [](const APFloat &v) { return (-v).bitcastToAPInt(); })">;

// --- rules
def G01 : Pat<(H_TransposeOp $x, AllOnesPerm:$p), (replaceWithValue $x)>;
def G02 : Pat<(H_ConvOp $x, $w, $b, AllOnesArr:$s, $d, $m, $g), (H_DotOp $x, $w, ConstUnitAttr, ConstantAttr<H_FlagsAttr, "::hl::Flags::None">)>;
def G03 : Pat<(H_ConvOp $x, $w, $b, AllOnesArr2:$s, $d, $m, $g), (H_ConvOp $x, $w, $b, $s, $d, ConstantAttr<H_Mode, "::hl::Mode::Full">, $g), [(NoDyn $x), (NoDyn2 $w)]>;
def G04 : Pat<(H_PadOp $x, AnyNeg:$l, $h, $v), (H_PadOp $x, $h, $l, $v), [(UsersAreNeg $x)]>;
def G05 : Pat<(H_AddOp $x, (H_ConstOp AllZeroF:$z)), (replaceWithValue $x), [(StdAll $x)]>;
def G06 : Pat<(H_ReduceOp $x, CountOne:$d, $k), (H_ReduceOp $x, (RevPerm $d), (FlipKind $k)), [(KindIsMinMax $k)]>;
def G07 : Pat<(H_BroadcastOp $x, CountTwo:$d), (H_BroadcastOp (H_NegOp $x), $d), [(OneUseBy $x)]>;
def G08 : Pat<(H_SubOp:$r $x, $y), (H_AddOp $x, (H_NegOp $y)), [(NonNullUser $x, $y)]>;
def G09 : Pat<(H_TransposeOp $x, IsIota:$p), (replaceWithValue $x)>;
def G10 : Pat<(H_TransposeOp (H_TransposeOp $x, $p), $q), (H_TransposeOp $x, (ComposePerm $p, $q))>;
def G11 : Pat<(H_BroadcastOp $x, IsSortedDims:$d), (H_ReshapeOp $x), [(IsMatch $x)]>;
def G12 : Pat<(H_MulOp $x, $y), (H_AddOp $x, $y), [(ConstBound $y)]>;
def G13 : Pat<(H_DivOp $x, $y), (H_MulOp $x, (H_RsqrtOp $y)), [(ConstAny $y), (ConstIsSplat $x)]>;
def G14 : Pat<(H_MaxOp $x, $y), (H_MaxOp $y, $x), [(ConstDef $x)]>;
def G15 : Pat<(H_DotOp $a, $b, $t, $f), (H_DotOp $a, $b, $t, (AddFlag $f)), [(HasFlagA $f)]>;
def G16 : Pat<(H_DotOp (H_NegOp $a), (H_NegOp $b), $t, $f), (H_DotOp $a, $b, $t, $f), [(HasAnyAB $f), (FlagBits $f)]>;
def G17 : Pat<(H_DotOp (H_DotOp $a, $b, $t, $f), $c, $u, $g), (H_DotOp $a, $b, $t, (MergeFlags $f, $g))>;
def G18 : Pat<(H_ReduceOp $x, $d, KindNotSum:$k), (H_ReduceOp $x, (ShapeOf $x), $k)>;
def G19 : Pat<(Arith_AddFOp (Arith_MulFOp $a, $b, $f), $c, $g), (Arith_AddFOp $a, $c, $f), [(FmfReassoc $f)]>;
def G20 : Pat<(Arith_MulIOp $x, (Arith_ConstantOp PowTwo:$c), $o), (Arith_ShLIOp $x, (Arith_ConstantOp (ShiftOf $c)), $o), [(PowTwoW $x), (LogShift $c)]>;
def G21 : Pat<(Arith_MulIOp $x, (Arith_ConstantOp I32Attr:$c), $o), (Arith_ShLIOp $x, (Arith_ConstantOp (ShiftBig $c)), $o)>;
def G22 : Pat<(Arith_AddIOp (Arith_AddIOp $x, (Arith_ConstantOp APIntAttr:$a), $o), (Arith_ConstantOp APIntAttr:$b), $p), (Arith_AddIOp $x, (Arith_ConstantOp (SumI $a, $b)), (AndFlags $o, $p)), [(SumFits $a, $b), (SgeC $a, $b), (WidthSub $a, $x)]>;
def G23 : Pat<(Arith_SubIOp $x, (Arith_ConstantOp APIntAttr:$a), $o), (Arith_AddIOp $x, (Arith_ConstantOp (NegI $a)), $o), [(Overflow $a)]>;
def G24 : Pat<(Arith_AndIOp (Arith_AndIOp $x, (Arith_ConstantOp APIntAttr:$a)), (Arith_ConstantOp APIntAttr:$b)), (Arith_AndIOp $x, (Arith_ConstantOp (AndI $a, $b)))>;
def G25 : Pat<(Arith_RemUIOp $x, (Arith_ConstantOp IsMax:$a)), (Arith_AndIOp $x, (Arith_ConstantOp (MaskOf $a)))>;
def G26 : Pat<(Arith_XOrIOp $x, (Arith_XOrIOp $x, $_)), (Arith_ConstantOp (AllOnesI $x))>;
def G27 : Pat<(Arith_SubIOp $x, $x, $_), (Arith_ConstantOp (ZeroI $x))>;
def G28 : Pat<(Arith_TruncIOp:$r (Arith_ConstantOp APIntAttr:$a), $_), (Arith_ConstantOp (TruncI $a, $r))>;
def G29 : Pat<(Arith_ExtUIOp:$r (Arith_ConstantOp APIntAttr:$a)), (Arith_ConstantOp (ZextI $a, $r))>;
def G30 : Pat<(Arith_DivFOp $x, (Arith_ConstantOp F32Attr:$c), $f), (Arith_MulFOp $x, (Arith_ConstantOp (RecipF $c)), $f), [(SmallAbs $c)]>;
def G31 : Pat<(Arith_DivFOp $x, (Arith_ConstantOp NanInf:$c), $f), (replaceWithValue $x)>;
def G32 : Pat<(Arith_MinimumFOp $x, (Arith_ConstantOp F32Attr:$c), $f), (Arith_MulFOp $x, (Arith_ConstantOp (RecipF2 $c)), $f)>;
def G33 : Pat<(H_CmpOp $a, $b, DirIs:$d), (H_CmpOp $b, $a, (Invert $d)), [(SameDims $a, $b), (SameDims2 $a, $b)]>;
def G34 : Pat<(H_CmpOp $a, $b, DirIn:$d), (H_CmpOp $b, $a, (SwapDir $d)), [(TailOnes $a)]>;
def G35 : Pat<(H_CmpOp (H_AbsOp $a), $b, $d), (H_CmpOp $b, $a, (DirSuffix $d)), [(TakeFront $a, $b), (SliceEq $a, $b)]>;
def G36 : Pat<(H_CmpOp (H_NegOp $a), $b, $d), (H_CmpOp $b, $a, (DirTwine $d)), [(ElemIs8 $a), (SignedEl $a), (SignedEl2 $a)]>;
def G37 : Pat<(H_CallOp $c, $args), (H_CallOp (NameFn $c), $args)>;
def G38 : Pat<(H_CallOp $c, (variadic (H_NegOp $a), $b)), (H_CallOp (CalleeFn), (variadic $a, $b))>;
def G39 : Pat<(H_GatherOp $x, $i, CfgHas:$c), (H_GatherOp $x, $i, $c), [(Wider $x, $i), (NotBlockArg $x)]>;
def G40 : Pat<(H_GatherOp $x, $i, CfgFlag:$c), (H_GatherOp $i, $x, $c), [(SameBlock $x, $i)]>;
def G41 : Pat<(H_MulOp $x, (H_ConstOp SplatF:$_)), (replaceWithValue $x)>;
def G42 : Pat<(H_PadOp $x, First0:$l, First1:$h, $v), (replaceWithValue $x)>;
def G43 : Pat<(H_PowOp $x, (H_ConstOp FirstF:$c)), (replaceWithValue $x)>;
def G44 : Pat<(H_ConcatOp:$r $xs, $axis), (H_ConcatOp $xs, (AxisNorm $axis, $r)), [(SizeTwo $xs), (AllNonNone $xs)]>;
def G45 : Pat<(H_ConcatOp:$r $xs, $axis), (H_ConcatOp $xs, (AxisNorm $axis, $r)), [(AllSameTy $xs, $r), (LastDim $r), (NegAxis $axis, $r)]>;
def G46 : Pat<(H_ExpOp (H_LogOp $x)), (replaceWithValue $x), [(HasDynIf $x)]>;
def G47 : Pat<(H_LogOp (H_ExpOp $x)), (replaceWithValue $x), [(Loop $x)]>;
def G48 : Pat<(H_TransposeOp (H_NegOp $x), Loop2:$p), (H_NegOp (H_IdOp $x))>;
def G49 : Pat<(H_TransposeOp (H_IdOp $x), Loop3:$p), (replaceWithValue $x)>;
def G50 : Pat<(H_SliceOp (H_SliceOp $x, $o1, $z1, $s1), $o2, $z2, $s2), (H_SliceOp $x, $o1, $z2, $s1), [(ZipEq $o1, $o2), (ZipEq2 $z1, $z2), (Enumerated $s2)]>;
def G51 : Pat<(H_SelectOp $c, $a, $a), (CondCreate $a)>;
def G53 : Pat<(H_FloorOp $x), (CondCreate2 $x)>;
def G54 : Pat<(H_SqrtOp (H_SquareOp $x)), (LoopCreate $x)>;
def G55 : Pat<(H_TanhOp (H_TanhOp $x)), (TwoStmt $x)>;
def G56 : Pat<(H_DimOp (H_NegOp $x), $a), (DimAt $x, $a)>;
def G57 : Pat<(H_DimOp (H_AbsOp $x), $a), (DimB $x)>;
def G58 : Pat<(Arith_SubFOp $x, $x, $_), (ArithC $x)>;
def G59 : Pat<(H_DimOp (H_ConstOp:$c $v), $a), (ArithC2 $c)>;
def G60 : Pat<(H_CastOp (H_CastOp $x)), (ExtractV $x)>;
def G61 : Pattern<(H_ReshapeOp (H_ReshapeOp $x)), [(H_ReshapeOp:$q $x, (returnType (DropUnit $x))), (H_ReshapeOp $q)]>;
def G62 : Pat<(H_ReduceOp $x, $d, $k), (H_ReduceOp $x, (IotaOf $x), ConstantAttr<H_KindAttr, "::hl::Kind::Max">)>;
def G63 : Pat<(H_BroadcastOp (H_ConstOp $v), $d), (H_ConstOp (SplatOne $v))>;
def G64 : Pat<(H_PadOp $x, $l, $h, F32Attr:$v), (H_AddOp $x, (H_ConstOp (SplatF32 $v)))>;
def G65 : Pat<(H_BnOp $x, $s, $e), (H_BnOp $x, (H_ConstOp (DenseFloats $e)), $e)>;
def G66 : Pat<(H_SliceOp $x, $o, $z, $s), (H_SliceOp $x, $o, (OnesOf $x), $s)>;
def G67 : Pat<(H_PadOp:$r $x, $l, $h, $v), (H_PadOp $x, (ShapeElems $x), $h, $v)>;
def G68 : Pat<(H_ConvOp (H_TransposeOp $x, $p), $w, $b, $s, $d, $m, $g), (H_ConvOp $x, $w, $b, (ArrFromDense $p), $d, $m, $g)>;
def G69 : Pat<(H_ConvOp (H_NegOp $x), $w, $b, $s, $d, $m, $g), (H_TransposeOp $x, (DenseFromArr $s))>;
def G70 : Pat<(H_NotOp (H_AddOp:$a $x, $y)), (DefLhs $a)>;
def G71 : Pat<(H_NotOp (H_SubOp:$a $x, $y)), (DefOperand $a)>;
def G72 : Pat<(H_NotOp (H_ConstOp:$c $x)), (H_ConstOp (AttrOf $c))>;
def G73 : Pat<(H_NotOp (H_MulOp:$c $x, $y)), (FirstRes $x)>;
def G74 : Pat<(H_DotOp $a, (H_AbsOp $b), $t, $f), (H_GatherOp $a, $b, (SelfAttrs $a))>;
def G75 : Pat<(H_ConvOp $x, (H_AbsOp $w), $b, $s, $d, $m, $g), (H_DotOp $x, $w, (FromLambdaAttr $g), ConstantAttr<H_FlagsAttr, "::hl::Flags::A">)>;
def G76 : Pat<(H_AddOp (H_ConstOp $a), (H_ConstOp $b)), (H_ConstOp (FoldD $a, $a, $b))>;
def G77 : Pat<(H_NegOp (H_ConstOp $a)), (H_ConstOp (MapVals $a))>;
def G78 : Pat<(H_SplitOp:$s $x, $axis), (replaceWithValue $x), [(Constraint<CPred<"$0.size() == 1 && $0.front().use_empty()">> $s)]>;
def G79 : Pat<(H_DimOp $x, $a), (H_DimOp $x, $a), [(MinMaxC $a, $a)]>;
