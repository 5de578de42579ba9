// What rules become.
include "rules.td"

// Nested operations; one name for two operands; no result types in the middle.
def Nested : Pat<(Add (Neg1 $x), (Add $x, $_)), (replaceWithValue $x)>;

// Constraints in place (not where the operation has the same one) and in the list.
def Constrained : Pat<(Neg1:$r (Add I32:$x, I32:$y)), (Add $x, $y), [(SameType $x, $r), (I32 $r)]>;
def Repeated : Pat<(Many I32:$x, $xs), (Many $x, $xs), [(Unused:$x), (Constraint<CPred<"$0.size() > 1">, ""> $xs)]>;

// Attributes: bound, constrained, constant, not looked at.
def Attributes : Pattern<(Flagged $x, I32Attr:$a, $_), [(Const $a)], [], [], (addBenefit 3)>;
def Constants : Pat<(Const ConstantAttr<I32Attr, "7">), (Const ConstantAttr<I32Attr, "-7">)>;

// Several results; what is made besides; results by number; names in the order in which rules are numbered.
def : Pattern<(Two:$r $x), [(Add:$a $x, $x), (replaceWithValue $a), (Neg1 $r__0)], [(Unused:$r__1)]>;
def : Pattern<(Two $x), [(Two:$b (Neg1 $x, (returnType "$_builder.getI32Type()")))]>;
def Numbered : Pat<(Neg1 $x), (Add:$q__0 $x, $x)>;
def R10 : Pattern<(Nothing $x), [(Exit (variadic $x, $x))]>;
def R9 : Pattern<(Exit $xs), [], [], [(Exit:$e $xs), (NativeCodeCall<"tell($_builder, $0, $1)", 0> $xs, $e)]>;

// Code: what is understood, and what is a native.
def Understood : Pat<(Flagged $x, $a, $_),
  (Const (NativeCodeCall<"$_builder.getI32IntegerAttr(llvm::cast<IntegerAttr>($0).getInt() + 1)"> $a))>;
def Foreign : Pat<(Neg1 $x), (NativeCodeCall<"ns::make($_builder, $_loc, $0)"> $x)>;
def Leaf : Pat<(Neg1 $x), (Add NativeCodeCall<"$_self">:$x, (NativeCodeCall<"$0"> $x))>;
