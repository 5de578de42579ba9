// Code means what it does of the things that it is given: of attributes of several classes, in other code,
// where an attribute belongs, and with names from which it leaves namespaces out.
include "mlir/IR/PatternBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Deep : Dialect { let name = "deep"; let cppNamespace = "::own::deep"; }
class DeepOp<string m, dag args> : Op<Deep, m> { let arguments = args; let results = (outs AnyType:$r); }
def Wire : TypeDef<Deep, "Wire"> { let mnemonic = "wire"; }
def Level : I32EnumAttr<"Level", "", [I32EnumAttrCase<"Low", 0, "low">, I32EnumAttrCase<"High", 1, "high">]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::own::deep";
}
def LevelAttr : EnumAttr<Deep, Level, "level">;

def Whole : DeepOp<"whole", (ins I32Attr:$value)>;
def Real : DeepOp<"real", (ins F64Attr:$value)>;
def Name : DeepOp<"name", (ins StrAttr:$value)>;
def List : DeepOp<"list", (ins ArrayAttr:$value)>;
def Flag : DeepOp<"flag", (ins BoolAttr:$value)>;
def Text : DeepOp<"text", (ins StrAttr:$value)>;
def Leveled : DeepOp<"leveled", (ins LevelAttr:$value)>;
def Count : DeepOp<"count", (ins AnyType:$x, I64Attr:$value)>;
def Cut : DeepOp<"cut", (ins AnyType:$x, I32Attr:$by)>;
def Old : DeepOp<"old", (ins AnyType:$x)>;
def Pair : DeepOp<"pair", (ins AnyType:$x, AnyType:$y)>;

// One text: of a number of either kind, of a text or a list.
def IsNegative : NativeCodeCall<"$_builder.getBoolAttr($0.getValue().isNegative())">;
def Size : NativeCodeCall<"$_builder.getI64IntegerAttr($0.getValue().size())">;
def OfWhole : Pat<(Whole $a), (Flag (IsNegative $a)), [(Constraint<CPred<"!$0.getValue().isZero()">> $a)]>;
def OfReal : Pat<(Real $a), (Flag (IsNegative $a)), [(Constraint<CPred<"!$0.getValue().isZero()">> $a)]>;
def OfName : Pat<(Pair:$p (Name $a), $x), (Count $x, (Size $a))>;
def OfList : Pat<(Pair (List $a), $x), (Count $x, (Size $a))>;

// Values of attributes, in the place of these.
def Wide : Pat<(Pair (Flag $a), $x), (Cut $x, (NativeCodeCall<"3">))>;
def Named : Pat<(Name $a), (Text (NativeCodeCall<"$0.getValue()"> $a)), [(Constraint<CPred<"$0 == \"upper\"">> $a)]>;
def Unnamed : Pat<(Name $a), (Text (NativeCodeCall<"StringAttr::get($_builder.getContext(), {})">)), [(Constraint<CPred<"$0 == \"\"">> $a)]>;

// A number in other code; names without namespaces.
def Rank : NativeCodeCall<"::llvm::cast<::mlir::ShapedType>($0.getType()).getRank()">;
def Ranked : Pat<(Old $x), (Count $x, (NativeCodeCall<"$_builder.getI64IntegerAttr($0 * $1 + 1)"> (Rank $x), (NativeCodeCall<"10">))),
  [(Constraint<CPred<"::llvm::isa<ShapedType>($0.getType())">> $x)]>;
def Wired : Pat<(Old $x), (Leveled (NativeCodeCall<"LevelAttr::get($_builder.getContext(), Level::High)">)),
  [(Constraint<CPred<"isa<WireType>($0.getType()) && isa<deep::WireType>($0.getType())">> $x)]>;
// Bits that a number of its width needs, less one.
def Bits : Pat<(Whole $a), (Flag (NativeCodeCall<"($0.getValue() - 1).getActiveBits() == 32"> $a)), [(Constraint<CPred<"$0.getValue() == 0">> $a)]>;

// Uses are counted.
def Twice : Pat<(Pair $x, $y), (replaceWithValue $y), [(Constraint<CPred<"std::distance($0.use_begin(), $0.use_end()) == 3">> $x)]>;
