// What is asked and made by code: taken apart where it is not understood as a whole, given what it needs.
include "rules.td"

def Magic : Constraint<CPred<"magic($0)">, "magic">;
def Parts : Constraint<And<[CPred<"$0.hasOneUse()">, Neg<CPred<"ns::odd($0, $1)">>, CPred<"depth($1) > 3">]>, "parts">;
def Calls : Constraint<CPred<"$0.hasOneUse() && ns::even($1)">, "calls">;
def Enabled : Constraint<CPred<"isEnabled()">, "enabled">;
def OfOp : Type<CPred<"holds($_op, $_self)">, "of the operation">;
def NoAttr : NativeCodeCall<"Attribute()">;

// Parts that are understood, a function that is denied, and what is left goes by the name of the record.
def A1 : Pat<(Add $x, $y), (Add $y, $x), [(Parts $x, $y), (Calls $y, $x)]>;
// Several results in a call; one name with two signatures; a condition about nothing; one about the operation.
def A2 : Pattern<(Two:$r $x), [(replaceWithValue $x), (replaceWithValue $x)],
  [(Constraint<CPred<"both($0, $1)">, ""> $r, $x), (Magic $x), (Enabled)]>;
def A3 : Pat<(Flagged OfOp:$x, $a, $b), (Flagged $x, $a, (NoAttr)), [(Magic $a)]>;
// Types of many values, one by one; of what code finds out; of an attribute that may be absent.
def A4 : Pat<(Many $x, $xs), (Many $x, $xs), [(I32 $xs)]>;
def A5 : Pat<(Neg1 (NativeCodeCall<"::mlir::success(find($_self, $0, &$1))"> I32:$v, I32Attr:$a)), (replaceWithValue $v)>;
def A6 : Pat<(Flagged $x, $_, $maybe), (replaceWithValue $x), [(I32 $maybe)]>;

// Code with a location of its own, and without; what any number of values may be.
def B1 : Pat<(Neg1 $x), (NativeCodeCall<"ns::at($_builder, $_loc, $0)"> $x, (location $x))>;
def B2 : Pat<(Add $x, $y), (NativeCodeCall<"ns::at($_builder, $_loc, $0)"> $x)>;
def B3 : Pattern<(Exit $xs), [], [], [(Exit (NativeCodeCall<"ns::list($0)"> $xs)), (Exit (NativeCodeCall<"$0.front()"> $xs))]>;
// A builder whose code is not understood gives the types.
def B4 : Pat<(Neg1 $x), (Neg1 (Built (Built $x, ConstantAttr<I32Attr, "1">), ConstantAttr<I32Attr, "2">))>;

// Properties.
def C1 : Pat<(Held $x, $n, $u, $o), (Held $x, $n, $u, $o)>;
def C2 : Pat<(Held $x, ConstantProp<I32Prop, "7">, $_, $_), (Held $x, ConstantProp<I32Prop, "-7">, ConstantProp<UnitProp, "true">, (NativeCodeCall<"ns::opaque()">))>;
def C3 : Pat<(Held $x, $n, $u, $_), (Held $x, (NativeCodeCall<"$0 * 2 + 1"> $n), (NativeCodeCall<"!$0"> $u), (NativeCodeCall<"ns::made($0)"> $n)),
  [(Constraint<CPred<"$0 > 3 && !$1">, ""> $n, $u)]>;
