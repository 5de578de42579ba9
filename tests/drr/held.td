// Properties and enumerations as no dialect of MLIR's has them. What comes out is what MLIR 22 makes of the like
// in a dialect that was compiled as C++.
include "mlir/IR/PatternBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"

def Deep : Dialect { let name = "deep"; let cppNamespace = "::own::deep"; }
class DeepOp<string m, dag args> : Op<Deep, m> { let arguments = args; let results = (outs AnyType:$r); }
def Bits : I32BitEnum<"Bits", "", [I32BitEnumCaseBit<"X", 0, "x">, I32BitEnumCaseBit<"Y", 1, "y">, I32BitEnumCaseBit<"Z", 2, "z">]> {
  let cppNamespace = "::own::deep";
}
def BitsAttr : EnumAttr<Deep, Bits, "bits">;
def BitsProp : EnumProp<Bits>;
def FlagA : I32BitEnumAttrCaseBit<"A", 0, "a">;
def FlagB : I32BitEnumAttrCaseBit<"B", 1, "b">;
def Flags : I32BitEnumAttr<"Flags", "", [FlagA, FlagB]> { let cppNamespace = "::own::deep"; }

def Kept : DeepOp<"kept", (ins AnyType:$x, I64Prop:$wide, I32Prop:$narrow)>;
def Held : DeepOp<"held", (ins AnyType:$x, BitsProp:$bits)>;
def Made : DeepOp<"made", (ins AnyType:$x, BitsAttr:$bits)>;
def Flagged : DeepOp<"flagged", (ins AnyType:$x, Flags:$flags)>;
def Unit : DeepOp<"unit", (ins AnyType:$x, UnitProp:$u)>;
def Same : DeepOp<"same", (ins AnyType:$x, I64Attr:$n)>;
def Old : DeepOp<"old", (ins AnyType:$x)>;
def Row : DeepOp<"row", (ins DenseI32ArrayAttr:$row)>;
def Whole : DeepOp<"whole", (ins AnyAttr:$a)>;
def Listed : DeepOp<"listed", (ins AnyType:$x, ArrayProp<I64Prop>:$list, OptionalProp<I64Prop>:$o)>;

// A number is kept in as many bits as the property has.
def Crossed : Pat<(Kept $x, $w, $n), (Kept $x, $n, $w), [(Constraint<CPred<"$0 > $1">> $w, $n)]>;
// The value of a property, as an attribute.
def Number : Pat<(Old (Kept $x, $w, $n)), (Same $x, $n)>;
// The same, given to a builder.
def Built : Pat<(Same $x, ConstantAttr<I64Attr, "-7">), (NativeCodeCall<"::own::deep::Held::create($_builder, $_loc, $0.getType(), $0, ::own::deep::Bits::Z)"> $x)>;
def Rebuilt : Pat<(Same (Kept $x, $w, $n), ConstantAttr<I64Attr, "1">), (NativeCodeCall<"::own::deep::Kept::create($_builder, $_loc, $0.getType(), $0, $1 + 1, $2)"> $x, $w, $n)>;
// Bits, of which no case says that there are none; several in a constant.
def OfBits : Pat<(Held $x, $b), (Made $x, (NativeCodeCall<"::own::deep::BitsAttr::get($_builder.getContext(), $0)"> $b))>;
def BothBits : Pat<(Made $x, ConstantEnumCase<BitsAttr, "z">), (Held $x, ConstantProp<BitsProp, "::own::deep::Bits::X | ::own::deep::Bits::Y">)>;
// A case that is a bit says nothing of the number where it is matched.
def AnyFlag : Pat<(Flagged $x, FlagA), (Unit $x, ConstantProp<UnitProp, "true">)>;
def NoUnit : Pat<(Unit $x, ConstantProp<UnitProp, "false">), (Flagged $x, FlagB)>;

// A dense array as a list, the element of a splat as an attribute, a half.
def Shorter : Pat<(Row $r), (Row (NativeCodeCall<"$_builder.getDenseI32ArrayAttr(ArrayRef<int32_t>($0).drop_front())"> $r)), [(Constraint<CPred<"$0.size() > 2">> $r)]>;
def Element : Pat<(Whole $a), (Whole (NativeCodeCall<"cast<DenseElementsAttr>($0).getSplatValue<TypedAttr>()"> $a)), [(Constraint<CPred<"isa<DenseElementsAttr>($0) && cast<DenseElementsAttr>($0).isSplat()">> $a)]>;
def Half : Pat<(Whole UnitAttr:$_), (Whole (NativeCodeCall<"$_builder.getF16FloatAttr(1.1)">))>;

// Lists of integers; what is there without being written.
def Reversed : Pat<(Old (Listed $x, $l, $o)), (Listed $x, (NativeCodeCall<"SmallVector<int64_t>(llvm::reverse($0))"> $l), $o), [(Constraint<CPred<"$0.size() == 3 && $0.back() == 7">> $l)]>;
def Listing : Pat<(Same $x, ConstantAttr<I64Attr, "2">), (Listed $x, (NativeCodeCall<"SmallVector<int64_t>{1, 2}">), ConstantProp<OptionalProp<I64Prop>, "std::nullopt">)>;
