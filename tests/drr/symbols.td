// Types and attributes of a dialect of one's own in code: accessors and builders, by their formats.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def S_Dialect : Dialect {
  let name = "s";
  let cppNamespace = "::s";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
class S_Type<string name, string of, dag params, string format> : TypeDef<S_Dialect, name> {
  let mnemonic = of;
  let parameters = params;
  let assemblyFormat = format;
}
class S_Attr<string name, string of, dag params, string format> : AttrDef<S_Dialect, name> {
  let mnemonic = of;
  let parameters = params;
  let assemblyFormat = format;
}

def S_Mode : I32Enum<"Mode", "", [I32EnumCase<"Fast", 0, "fast">, I32EnumCase<"Exact", 1, "exact">, I32EnumCase<"AsIs", 7, "as_is">]> {
  let cppNamespace = "::s";
}
// A number in words, a group that may be left out, and a builder that computes.
def S_Fixed : S_Type<"Fixed", "fixed", (ins "unsigned":$width, DefaultValuedParameter<"int", "-1">:$fraction, "bool":$is_signed),
    "`<` $width `x` `signed` `=` $is_signed (`:` $fraction^)? `>`"> {
  let builders = [
    TypeBuilder<(ins "int":$whole, "int":$part, CArg<"bool", "true">:$is_signed), [{
      return $_get($_ctxt, whole + part, part, is_signed);
    }]>,
    TypeBuilderWithInferredContext<(ins "IntegerType":$like), [{
      return $_get(like.getContext(), like.getWidth(), -1, !like.isUnsigned());
    }]>];
}
// All of them, of which one may be left out.
def S_Box : S_Type<"Box", "box", (ins "Type":$of, EnumParameter<S_Mode>:$mode, OptionalParameter<"Attribute">:$note), "`<` params `>`">;
// A list between brackets, which may be empty, and a type that is written without its name.
def S_Rows : S_Type<"Rows", "rows", (ins OptionalArrayRefParameter<"int64_t">:$sizes, "::s::FixedType":$item), "`<` `[` ($sizes^)? `]` `of` $item `>`">;
// Fields in any order, one by its default.
def S_Plan : S_Attr<"Plan", "plan", (ins StringRefParameter<>:$name, DefaultValuedParameter<"Mode", "::s::Mode::Exact">:$mode, OptionalParameter<"IntegerAttr">:$cost, "AffineMap":$map), "`<` struct(params) `>`">;
// One that is written without its own name in another one.
def S_Pair : S_Attr<"Pair", "pair", (ins "PlanAttr":$plan, "DenseI64ArrayAttr":$at, "Type":$type), "$plan `at` $at `as` qualified($type)">;
// A default that is an attribute itself.
def S_ModeAttr : EnumAttr<S_Dialect, S_Mode, "mode"> { let assemblyFormat = "`<` $value `>`"; }
def S_Hint : S_Attr<"Hint", "hint", (ins "int":$level, DefaultValuedParameter<"ModeAttr", "::s::ModeAttr::get($_ctxt, ::s::Mode::Fast)">:$mode), "`<` `level` `=` $level (`,` $mode^)? `>`">;

// Bits with names, among them a group.
def S_Read : I32BitEnumCaseBit<"Read", 0, "read">;
def S_Write : I32BitEnumCaseBit<"Write", 1, "write">;
def S_Uses : I32BitEnum<"Uses", "", [I32BitEnumCaseNone<"None", "none">, S_Read, S_Write, I32BitEnumCaseBit<"Free", 4, "free">,
    BitEnumCaseGroup<"Both", [S_Read, S_Write], "both">]> {
  let cppNamespace = "::s";
  let separator = "|";
  let printBitEnumPrimaryGroups = 1;
}
def S_Area : S_Attr<"Area", "area", (ins "int":$size, EnumParameter<S_Uses>:$uses), "`<` $size `for` $uses `>`">;

class S_Op<string mnemonic> : Op<S_Dialect, mnemonic, [Pure]> { let results = (outs AnyType:$r); }
def OldOp : S_Op<"old"> { let arguments = (ins AnyType:$x, OptionalAttr<AnyAttr>:$a); }
def NewOp : S_Op<"new"> { let arguments = (ins AnyType:$x, OptionalAttr<AnyAttr>:$a); }

def MadeOp : S_Op<"made"> { let arguments = (ins StrAttr:$why); }

class When<string says> : Constraint<CPred<says>>;
class Typed<string name, string says, string type> : Pat<(OldOp $x, $a), (NewOp (MadeOp ConstantStrAttr<StrAttr, name>, (returnType (NativeCodeCall<type> $x))), $a), [(When<says> $x)]>;
class Attributed<string says, string attr> : Pat<(OldOp:$r $x, $a), (NewOp $x, (NativeCodeCall<attr> $a)), [(When<says> $a)]>;

class Fixed<string name, string says, string made> : Typed<name, "isa<s::FixedType>($0.getType()) && [&] { auto t = cast<s::FixedType>($0.getType()); return " # says # "; }()", made>;
def FixedUnsigned : Fixed<"unsigned", "!t.getIsSigned()", "s::FixedType::get($_builder.getContext(), cast<s::FixedType>($0.getType()).getWidth(), 3, true)">;
def FixedWhole : Fixed<"whole", "t.getIsSigned() && t.getFraction() == -1", "s::FixedType::get($_builder.getIntegerType(cast<s::FixedType>($0.getType()).getWidth() / 2))">;
def FixedPart : Fixed<"part", "t.getIsSigned() && t.getFraction() > 0", "s::FixedType::get($0.getContext(), 5, cast<s::FixedType>($0.getType()).getFraction())">;

class Box<string name, string says, string made> : Typed<name, "isa<s::BoxType>($0.getType()) && [&] { auto t = cast<s::BoxType>($0.getType()); return " # says # "; }()", made>;
def BoxNote : Box<"note", "t.getNote() && isa<StringAttr>(t.getNote()) && t.getMode() == s::Mode::AsIs", "s::BoxType::get($_builder.getContext(), cast<s::BoxType>($0.getType()).getOf(), s::Mode::Fast, Attribute())">;
def BoxBare : Box<"bare", "!t.getNote() && t.getOf().isInteger(32)", "s::BoxType::get($_builder.getContext(), $_builder.getType<s::BoxType>($_builder.getI8Type(), cast<s::BoxType>($0.getType()).getMode(), $_builder.getI32IntegerAttr(4)), s::Mode::Exact, $_builder.getUnitAttr())">;

def RowsMany : Typed<"rows", "isa<s::RowsType>($0.getType()) && cast<s::RowsType>($0.getType()).getSizes().size() > 1 && cast<s::RowsType>($0.getType()).getItem().getWidth() == 8",
  "s::RowsType::get($_builder.getContext(), cast<s::RowsType>($0.getType()).getSizes().drop_front(), s::FixedType::get($_builder.getContext(), 16, -1, true))">;
def RowsNone : Typed<"no rows", "isa<s::RowsType>($0.getType()) && cast<s::RowsType>($0.getType()).getSizes().empty()",
  "s::RowsType::get($_builder.getContext(), {4, -2}, cast<s::RowsType>($0.getType()).getItem())">;

def PlanCost : Attributed<"isa_and_nonnull<s::PlanAttr>($0) && cast<s::PlanAttr>($0).getCost() && cast<s::PlanAttr>($0).getCost().getInt() > 5 && cast<s::PlanAttr>($0).getName() == \"a, b\"",
  "s::PlanAttr::get($_builder.getContext(), \"c = \\\"d\\\"\", s::Mode::Exact, nullptr, cast<s::PlanAttr>($0).getMap())">;
def PlanDefault : Attributed<"isa_and_nonnull<s::PlanAttr>($0) && !cast<s::PlanAttr>($0).getCost() && cast<s::PlanAttr>($0).getMode() == s::Mode::Exact && cast<s::PlanAttr>($0).getMap().isIdentity()",
  "s::PairAttr::get($_builder.getContext(), cast<s::PlanAttr>($0), $_builder.getDenseI64ArrayAttr({1, 2}), $_builder.getType<s::BoxType>($_builder.getF32Type(), s::Mode::Fast, nullptr))">;
def PairIn : Attributed<"isa_and_nonnull<s::PairAttr>($0) && cast<s::PairAttr>($0).getAt().size() == 3 && cast<s::PairAttr>($0).getPlan().getMode() == s::Mode::Fast",
  "s::PairAttr::get($_builder.getContext(), s::PlanAttr::get($_builder.getContext(), cast<s::PairAttr>($0).getPlan().getName(), s::Mode::AsIs, $_builder.getI64IntegerAttr(9), cast<s::PairAttr>($0).getPlan().getMap()), $_builder.getDenseI64ArrayAttr({}), cast<s::PairAttr>($0).getType())">;

def HintFast : Attributed<"isa_and_nonnull<s::HintAttr>($0) && cast<s::HintAttr>($0).getMode().getValue() == s::Mode::Fast && cast<s::HintAttr>($0).getLevel() < 9",
  "s::HintAttr::get($_builder.getContext(), cast<s::HintAttr>($0).getLevel() + 10, s::ModeAttr::get($_builder.getContext(), s::Mode::AsIs))">;
def HintExact : Attributed<"isa_and_nonnull<s::HintAttr>($0) && cast<s::HintAttr>($0).getMode() == s::ModeAttr::get($_builder.getContext(), s::Mode::Exact)",
  "s::HintAttr::get($_builder.getContext(), -1, s::ModeAttr::get($_builder.getContext(), s::Mode::Fast))">;

def AreaWrites : Attributed<"isa_and_nonnull<s::AreaAttr>($0) && bitEnumContainsAny(cast<s::AreaAttr>($0).getUses(), s::Uses::Write)",
  "s::AreaAttr::get($_builder.getContext(), cast<s::AreaAttr>($0).getSize() * 2, (cast<s::AreaAttr>($0).getUses() & ~s::Uses::Write) | s::Uses::Free)">;
def AreaNone : Attributed<"isa_and_nonnull<s::AreaAttr>($0) && cast<s::AreaAttr>($0).getUses() == s::Uses::None",
  "s::AreaAttr::get($_builder.getContext(), 0, s::Uses::Both | s::Uses::Free)">;
