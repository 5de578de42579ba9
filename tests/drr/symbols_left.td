// What no format tells of types and attributes stays a native.
include "symbols.td"

// Written by C++: natives stand for it.
def S_Own : TypeDef<S_Dialect, "Own"> {
  let mnemonic = "own";
  let parameters = (ins "unsigned":$width);
  let hasCustomAssemblyFormat = 1;
}
// Where the first ends nothing tells.
def S_Vague : S_Attr<"Vague", "vague", (ins "Attribute":$a, "Type":$b), "`<` $a `:` $b `>`">;

// Two builders have their bodies in C++ files: one of these calls may mean none of them.
def S_Sized : TypeDef<S_Dialect, "Sized"> {
  let mnemonic = "sized";
  let parameters = (ins "int64_t":$size, "Type":$of);
  let assemblyFormat = "`<` $size `x` $of `>`";
  let builders = [TypeBuilder<(ins "ArrayRef<int64_t>":$sizes, "Type":$of)>, TypeBuilder<(ins "StringRef":$name, "Type":$of)>];
}

def SizedOne : Typed<"one", "$0.getType().isInteger(1)", "s::SizedType::get($_builder.getContext(), 4, $0.getType())">;
def SizedMany : Typed<"many", "$0.getType().isInteger(2)", "s::SizedType::get($_builder.getContext(), {4}, $0.getType())">;
def Own : Attributed<"isa_and_nonnull<TypeAttr>($0) && isa<s::OwnType>(cast<TypeAttr>($0).getValue()) && cast<s::OwnType>(cast<TypeAttr>($0).getValue()).getWidth() == 4", "$0">;
def Vague : Attributed<"isa_and_nonnull<s::VagueAttr>($0) && cast<s::VagueAttr>($0).getB().isIndex()", "$0">;
def Misspelt : Attributed<"isa_and_nonnull<s::HintAttr>($0) && cast<s::HintAttr>($0).getLevle() == 4", "$0">;
def Short : Attributed<"isa_and_nonnull<s::HintAttr>($0)", "s::HintAttr::get($_builder.getContext())">;
def Other : Attributed<"isa_and_nonnull<s::HintAttr>($0)", "s::HintAttr::get($_builder.getContext(), $0, 4)">;
