// Rules for the small dialect of compiler/tests/drr/rules.td.
include "rules.td"

def NegNeg : Pat<(Neg1 (Neg1 $x)), (replaceWithValue $x)>;
def AddZero : Pat<(Add $x, (Const ConstantAttr<I32Attr, "0">)), (replaceWithValue $x)>;
// What is added is put together.
def AddAdd : Pat<(Add (Add $x, (Const $a)), (Const $b)),
  (Add $x, (Const (NativeCodeCall<"$_builder.getI32IntegerAttr(cast<IntegerAttr>($0).getInt() + cast<IntegerAttr>($1).getInt())"> $a, $b),
                  (returnType $x)))>;
def Flag : Pat<(Flagged $x, $a, $maybe), (Flagged (Neg1 $x, (returnType $x)), ConstantAttr<I32Attr, "0">, $maybe, (location "flag")),
  [(Constraint<CPred<"cast<IntegerAttr>($0).getInt() != 0">, "not zero"> $a)]>;
def TwoSame : Pattern<(Two $x), [(replaceWithValue $x), (replaceWithValue $x)], [(Unused:$x)], [], (addBenefit 5)>;
def Exits : Pat<(Exit (variadic $x, (Neg1:$n $_))), (Exit (variadic $x, (Neg1 $x, (returnType $n)), $x))>;

// Beyond `pdl`: either order, defaults, any result, elements of several lists, sizes of groups.
def Either : Pat<(Many $x, (variadic (Two:$t $y), $z)), (Sized (variadic $z, $y, $x), $x)>;
def Orders : Pat<(Neg1 (Mul $m, (Neg1 $_), $mode)), (Mul $m, $m, $mode)>;
def Swapped : Pat<(Nothing (Add (either (Neg1 $n), $y))), (Exit (variadic $n, $y))>;
def Parts : Pat<(Sized (variadic:$all $a, $b), $right), (Many $a, $all), [(Constraint<CPred<"$0.size() == 1">, "there"> $right)]>;
