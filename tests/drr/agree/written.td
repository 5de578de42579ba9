// What rules of projects say in code: owners of results, builders that MLIR writes in C++, numbers that
// become floats, constants of other widths, dictionaries, operands that may be absent.
// LOCATIONS
// HEADER mlir/Dialect/IRDL/IR/IRDL.h
// HEADER mlir/Dialect/Traits.h
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Index/IR/IndexOps.td"
include "mlir/Dialect/IRDL/IR/IRDLOps.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"
include "mlir/IR/BuiltinOps.td"

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

// Dictionaries, by their entries; integers of more than 64 bits.
class Says<string what> : Constraint<CPred<"cast<ArrayAttr>($0).size() == 2 && isa<StringAttr>(cast<ArrayAttr>($0)[0]) && cast<StringAttr>(cast<ArrayAttr>($0)[0]).getValue() == \"" # what # "\"">>;
class Told<string what, dag made> : Pat<(IRDL_IsOp ArrayAttr:$a), (IRDL_IsOp made), [(Says<what> $a)]>;
def Entries : Told<"entries", (NativeCodeCall<"$_builder.getDictionaryAttr({$_builder.getNamedAttr(\"y\", cast<ArrayAttr>($0)[1]), $_builder.getNamedAttr(\"x\", cast<ArrayAttr>($0)[0])})"> $a)>;
def Entry : Told<"entry", (NativeCodeCall<"DictionaryAttr::get($_builder.getContext(), NamedAttribute($_builder.getStringAttr(\"x\"), cast<ArrayAttr>($0)[1]))"> $a)>;
def NoEntry : Told<"none", (NativeCodeCall<"DictionaryAttr::get($_builder.getContext())">)>;
class Named<string name> : NativeCodeCall<"NamedAttribute{$_builder.getStringAttr(\"" # name # "\"), $0}">;
def Listed : NativeCodeCall<"llvm::SmallVector<NamedAttribute>{$0...}">;
def Nested : Told<"nested", (NativeCodeCall<"$_builder.getDictionaryAttr($0)"> (Listed (Named<"b"> $a), (Named<"a"> (NativeCodeCall<"cast<ArrayAttr>($0)[1]"> $a))))>;
def Wider : Told<"wide", (NativeCodeCall<"$_builder.getIntegerAttr(cast<TypeAttr>(cast<ArrayAttr>($0)[1]).getValue(), -cast<IntegerAttr>($_builder.getI8IntegerAttr(3)).getInt())"> $a)>;
def Widest : Told<"widest", (NativeCodeCall<"$_builder.getIntegerAttr($_builder.getIntegerType(128), -1)">)>;

// Optional operands, absent or not, and such as the code decides about.
def Again : NativeCodeCall<"$_builder.create<vector::ReductionOp>($_loc, $3.getType(), vector::CombiningKind::MUL, $1, $2, $4.getValue())">;
def Product : Pat<(Vector_ReductionOp:$r ConstantAttr<Vector_CombiningKindAttr, "vector::CombiningKind::ADD">:$k, $v, $acc, $f), (Again $k, $v, $acc, $r, $f)>;
def Reduce : NativeCodeCall<[{
  $_builder.create<vector::ReductionOp>($_loc, cast<VectorType>($0[0].getType()).getElementType(),
    vector::CombiningKind::MUL, $0[0], $0.size() == 2 ? $0[1] : nullptr, arith::FastMathFlags::none)
}]>;
def Reduced : Pat<(UnrealizedConversionCastOp $xs), (Reduce $xs),
  [(Constraint<CPred<"$0.size() > 0 && isa<VectorType>($0[0].getType())">> $xs)]>;

// Attributes that a builder is given by name; an assertion and a message; the type that two go together as.
def Fast : NativeCodeCall<"$_builder.create<math::AbsFOp>($_loc, TypeRange{$0.getType()}, ValueRange{$0}, ArrayRef<NamedAttribute>{$_builder.getNamedAttr(\"fastmath\", arith::FastMathFlagsAttr::get($_builder.getContext(), arith::FastMathFlags::nnan))})">;
def Faster : Pat<(Math_CeilOp $x, $f), (Fast $x)>;
def Spread : NativeCodeCall<[{
  [&](Value x, Value y) -> Value {
    auto type = OpTrait::util::getBroadcastedType(x.getType(), y.getType());
    assert(type && "they go together");
    (void)y;
    if (!type)
      emitError($_loc) << "not so";
    return $_builder.create<UnrealizedConversionCastOp>($_loc, TypeRange{type}, ValueRange{x, y}).getResult(0);
  }($0, $1)
}]>;
def Spreads : Pat<(Math_Atan2Op $x, (Math_FloorOp $y, $f), $g), (Arith_AddFOp (Spread $x, $y), (Spread $y, $x), $g)>;

// INPUT
// "func.func"() <{function_type = (i32, f32, tensor<4xf32>, tensor<?x2xf32>, index, tensor<2xf32>, vector<4xf32>) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32, %x: f32, %t: tensor<4xf32>, %u: tensor<?x2xf32>, %i: index, %w: tensor<2xf32>, %v: vector<4xf32>):
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
//   %v0 = "vector.reduction"(%v) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> f32 loc("absent")
//   %v1 = "vector.reduction"(%v, %x) <{kind = #vector.kind<add>, fastmath = #arith.fastmath<none>}> : (vector<4xf32>, f32) -> f32 loc("present")
//   %v2 = "builtin.unrealized_conversion_cast"(%v) : (vector<4xf32>) -> f32 loc("null")
//   %v3 = "builtin.unrealized_conversion_cast"(%v, %x) : (vector<4xf32>, f32) -> f32 loc("some")
//   "test.sink"(%v0, %v1, %v2, %v3) : (f32, f32, f32, f32) -> ()
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6, %7, %9, %11, %13, %15, %17) : (i32, i32, f32, f32, tensor<3xf32>, tensor<4xf32>, tensor<?x2xf32>, tensor<2xf32>, index, tensor<2xi64>, tensor<4xi64>, i32, i32) -> ()
//   %b0 = "math.ceil"(%x) : (f32) -> f32 loc("ceil")
//   %b1 = "math.floor"(%t) : (tensor<4xf32>) -> tensor<4xf32> loc("floor")
//   %b2 = "math.atan2"(%t, %b1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> loc("atan2")
//   "test.sink"(%b0, %b2) : (f32, tensor<4xf32>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
// "irdl.dialect"() <{sym_name = "made"}> ({
//   "irdl.type"() <{sym_name = "t"}> ({
//     %a0 = "irdl.is"() <{expected = ["entries", 1]}> : () -> !irdl.attribute loc("entries")
//     %a1 = "irdl.is"() <{expected = ["entry", 2]}> : () -> !irdl.attribute loc("entry")
//     %a2 = "irdl.is"() <{expected = ["none", 3]}> : () -> !irdl.attribute loc("none")
//     %a3 = "irdl.is"() <{expected = ["nested", 4]}> : () -> !irdl.attribute loc("nested")
//     %a4 = "irdl.is"() <{expected = ["wide", i130]}> : () -> !irdl.attribute loc("signless")
//     %a5 = "irdl.is"() <{expected = ["wide", si130]}> : () -> !irdl.attribute loc("signed")
//     %a6 = "irdl.is"() <{expected = ["wide", ui70]}> : () -> !irdl.attribute loc("unsigned")
//     %a7 = "irdl.is"() <{expected = ["widest", 5]}> : () -> !irdl.attribute loc("widest")
//     "irdl.parameters"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{names = ["p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7"]}> : (!irdl.attribute, !irdl.attribute, !irdl.attribute, !irdl.attribute, !irdl.attribute, !irdl.attribute, !irdl.attribute, !irdl.attribute) -> ()
//   }) : () -> ()
// }) : () -> ()
