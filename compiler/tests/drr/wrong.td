// Everything that can be wrong with a rule, each in one.
include "rules.td"

def A01 : Pat<(Add $x), (replaceWithValue $x)>;
def A02 : Pat<(Flagged $x, $x, $_), (replaceWithValue $x)>;
def A03 : Pat<(Neg1 $x__0), (replaceWithValue $x)>;
def A04 : Pat<(Neg1 (location "a")), (replaceWithValue $x)>;
def A05 : Pat<(Neg1 I32Attr:$x), (replaceWithValue $x)>;
def A06 : Pat<(Const I32:$x), (Const $x)>;
def A07 : Pat<(Many $x, I32:$xs), (replaceWithValue $x)>;
def A08 : Pat<(Many $x, (Neg1 $y)), (replaceWithValue $x)>;
def A09 : Pat<(Neg1 (variadic $x)), (replaceWithValue $x)>;
def A10 : Pat<(Many $x, (variadic (NativeCodeCall<"f($_self)">))), (replaceWithValue $x)>;
def A11 : Pat<(Add (either $x)), (replaceWithValue $x)>;
def A12 : Pat<(Add (either $x, (either $y, $z))), (replaceWithValue $x)>;
def A13 : Pat<(Flagged (either $x, $y), $_), (replaceWithValue $x)>;
def A14 : Pat<(Neg1 (NativeCodeCall<"f($0)"> $x)), (replaceWithValue $x)>;
def A15 : Pat<(Neg1 (NativeCodeCall<"f($_self, $0)"> (Neg1 $x))), (replaceWithValue $x)>;
def A16 : Pat<(Neg1 (NativeCodeCall<"f($_self)">:$x)), (replaceWithValue $x)>;
def A17 : Pat<(Const 7), (Const $x)>;
def A18 : Pat<(NativeCodeCall<"f($_self)"> $x), (replaceWithValue $x)>;
def A19 : Pat<(Const (Neg1 $x)), (Const $x)>;

def B01 : Pat<(Neg1 $x), (replaceWithValue $y)>;
def B02 : Pat<(Neg1 $x), (replaceWithValue $_)>;
def B03 : Pat<(Two:$r $x), (Neg1 $r__2)>;
def B04 : Pat<(Neg1 $value), (replaceWithValue $valeu)>;
def B05 : Pattern<(Two $x), [(Neg1 $q), (Neg1:$q $x)]>;

def C01 : Pat<(Neg1 $x), (replaceWithValue $x), [(I32)]>;
def C02 : Pat<(Neg1 $x), (replaceWithValue $x), [(Unused (Neg1 $x))]>;
def C03 : Pat<(Neg1 $x), (replaceWithValue $x), [(I32 $x, $x)]>;
def C04 : Pat<(Const $x), (Const $x), [(I32Attr $x)]>;
def C05 : Pat<(Neg1 $x), (replaceWithValue $x), [(Unused $x, $x, $x, $x, $x)]>;
def C06 : Pat<(Neg1 $x), (replaceWithValue $x), [(Neg1 $x)]>;

def D01 : Pattern<(Two $x), [(Neg1 $x)]>;
def D02 : Pattern<(Neg1 $x), [(Two $x)]>;
def D03 : Pat<(Neg1 $x), (replaceWithValue $x, $x)>;
def D04 : Pat<(Neg1 $x), (replaceWithValue:$q $x)>;
def D05 : Pat<(Neg1 $x), (location $x)>;
def D06 : Pat<(Neg1 $x), (Neg1 $x, (location))>;
def D07 : Pat<(Neg1 $x), (Neg1 $x, (location "a", "b"))>;
def D08 : Pat<(Neg1 $x), (Neg1 $x, (location $x), (location $x))>;
def D09 : Pat<(Neg1 $x), (Neg1 $x, (returnType $x))>;
def D10 : Pat<(Neg1 $x), (Neg1 (Neg1 $x, (returnType (Neg1 $x))))>;
def D11 : Pat<(Neg1 $x), (Many $x, (Neg1 $x))>;
def D12 : Pat<(Neg1 $x), (Const (Neg1 $x))>;
def D13 : Pat<(Neg1 $x), (Neg1 ConstantAttr<I32Attr, "1">)>;
def D14 : Pat<(Neg1 $x), (Neg1 "a")>;
def D15 : Pat<(Const $x), (Const I32Attr:$x)>;
def D16 : Pat<(Const $x), (Neg1 $x)>;
def D17 : Pat<(Neg1 $x), (Const $x)>;
def D18 : Pat<(Neg1 $x), (Neg1 (Two $x))>;
def D19 : Pat<(Neg1 $x), (NativeCodeCall<"f($0, $1)"> $x)>;
def D20 : Pat<(Neg1 $x), (NativeCodeCall<"f($_self)"> $x)>;
def D21 : Pat<(Neg1 $x), (Add $x)>;
def D22 : Pat<(Neg1 $x), (either $x, $x)>;
def D23 : Pat<(Neg1 $x), (Neg1 (Neg1 $x))>;

def E01 : Pat<(Neg1 $x), (replaceWithValue $x), [], [], (addBenefit 1, 2)>;
def E02 : Pat<(Neg1 $x), (replaceWithValue $x), [], [], (addBenefit -2)>;
def E03 : Pat<(Neg1 $x), (replaceWithValue $x), [], [], (addBenefit 70000)>;

def Bare : IntAttr<8> { let constBuilderCall = ?; }
def Beyond : Constraint<CPred<"$0 == $2">, "beyond">;
def Self : Constraint<CPred<"$_self.use_empty()">, "self">;

def F01 : Pat<(Held $x, I32Attr:$n, $_, $_), (replaceWithValue $x)>;
def F02 : Pat<(Held I32Prop:$x, $_, $_, $_), (replaceWithValue $x)>;
def F03 : Pat<(Held $x, (Neg1 $y), $_, $_), (replaceWithValue $x)>;
def F04 : Pat<(Held $x, (variadic $y), $_, $_), (replaceWithValue $x)>;
def F05 : Pat<(Neg1 (NativeCodeCall<"f($_self, $0)"> I32Prop:$k)), (replaceWithValue $k)>;
def F06 : Pat<(Neg1 (NativeCodeCall<"f($_self)"> (either $x, $y))), (replaceWithValue $x)>;
def F07 : Pat<(Neg1 (NativeCodeCall<"f($_self)"> (variadic $x))), (replaceWithValue $x)>;
def F08 : Pat<(Neg1 (NativeCodeCall<"f($_self, $0)"> $x, (returnType "t"))), (replaceWithValue $x)>;
def F09 : Pat<(Neg1 (returnType "t")), (replaceWithValue $x)>;
def F10 : Pat<(Sized $_, (Neg1 $x)), (replaceWithValue $x)>;
def F11 : Pat<(Sized $_, (variadic $x)), (replaceWithValue $x)>;
def F12 : Pat<(Neg1 (Two:$q__0 $x)), (replaceWithValue $x)>;
def F13 : Pat<(Neg1 $x), (Held $x, (Neg1 $x), ConstantProp<UnitProp, "true">, (NativeCodeCall<"o()">))>;
def F14 : Pat<(Held $x, $_, $u, $o), (Held $x, ConstantAttr<I32Attr, "1">, $u, $o)>;
def F15 : Pat<(Const $_), (Const ConstantProp<I32Prop, "1">)>;
def F16 : Pat<(Add $x, $y), (replaceWithValue $x), [(Beyond $x, $y)]>;
def F17 : Pat<(Neg1 $x), (replaceWithValue $x), [(Self $x)]>;
def F18 : Pat<(Const ConstantAttr<Bare, "1">:$a), (Const $a)>;
def F19 : Pat<(Const $_), (Const ConstantAttr<Bare, "1">)>;
def F20 : Pat<(Neg1 $x), (Neg1 $x, (location (Neg1 $x)))>;
def F21 : Pat<(Neg1 $x), (variadic:$v $v)>;
def F22 : Pat<(Neg1 $x), (Neg1 $x, (location:$l $x))>;
def F23 : Pat<(Neg1 $x), (Neg1 (Neg1 $x, (returnType $x), (returnType $x)))>;
def F24 : Pat<(Neg1 $x), (NativeCodeCall<"f($0)"> $x, (returnType "t"))>;
def F25 : Pat<(Neg1 $x), (Neg1 $x, (location $y))>;
def F26 : Pattern<(Neg1 $x), [(NativeCodeCall<"f($0)", 2>:$n $x), (Neg1 $n__2)]>;
def F27 : Pattern<(Neg1 $x), [(NativeCodeCall<"f($0)", 2>:$n $x), (Neg1 $n)]>;
def F28 : Pat<(Neg1 $x), (Neg1 (Nothing $x))>;
def F29 : Pattern<(Neg1 $x), [(Nothing:$z $x), (Neg1 $z__0)]>;
def F30 : Pat<(Neg1 $x), (replaceWithValue (Neg1 $x))>;
def F31 : Pat<(Many $_, $xs), (Neg1 $xs)>;
def F32 : Pat<(Neg1 $x), (returnType $x)>;
def F33 : Pat<(Neg1 $x), (Const NativeCodeCall<"g($_self)">)>;
def F34 : Pattern<(Neg1 $x), []>;
foreach i = [1, 2, 3] in {
  def G#i : Pat<(Neg1 $x), (Neg1 $gone)>;
}

def H01 : Pat<(Neg1 $x), (replaceWithValue $x), [?]>;
def H02 : Pat<(Const "s"), (Const ConstantAttr<I32Attr, "1">)>;
def H03 : Pat<(Flagged $x, $a, $a), (replaceWithValue $x)>;
def H04 : Pat<(Neg1 (NativeCodeCall<"f($_self, $0, $1)"> $x, $x)), (replaceWithValue $x)>;
def H05 : Pat<(Many $x, (variadic I32:$a)), (replaceWithValue $x)>;
def H06 : Pat<(Neg1 (NativeCodeCall<"f($_self, $0)"> $x__1)), (replaceWithValue $x)>;
def H07 : Pat<(Neg1 $x), (Neg1 (NativeCodeCall<"f($0)", 2> $x))>;
def H08 : Pat<(Neg1 $x), (Neg1 (NativeCodeCall<"f($0)", 0> $x))>;
def H09 : Pat<(Neg1 $x), (NativeCodeCall<"f($0)", 0> $x)>;
def H10 : Pat<(Const $a), (replaceWithValue $a)>;
def H11 : Pattern<(Const $a), [(Neg1 (Const $a), (returnType $a)), (Const $a, (location $a))]>;
def H12 : Pat<(Flagged $x, $a, $_), (Many $x, (variadic $a))>;
def H13 : Pat<(Neg1 $x), (Neg1 $x), [(Unused:$x__0)]>;
def H14 : Pattern<(Neg1 $x), [(Two:$t $x), (Neg1 $t)], [(Unused:$t)], [(Neg1 $nope)]>;
def H15 : Pat<(Neg1 $x), (Two:$t__3 $x)>;
def H16 : Pat<(Neg1 $x), (Neg1 $x), [], [], (addBenefit "a")>;
def H17 : Pat<(Neg1 $x), (Neg1 (Neg1 $x, (returnType 1)))>;
def H18 : Pat<(Neg1 (I32 $x)), (I32 $x)>;
def H19 : Pat<(Neg1 $x), (Neg1)>;
def H20 : Pat<(Neg1 $x), (Neg1 ?)>;

// Code: what it finds, what it gives.
def J01 : Pat<(Neg1 (NativeCodeCall<"success(matchPattern($_self->getResult(0), m_Constant(&$0)))"> $c)), (Const $c)>;
def J02 : Pat<(Neg1 (NativeCodeCall<"f($_self, $0)">)), (Const ConstantAttr<I32Attr, "1">)>;
def J03 : Pattern<(Neg1 $x), [(replaceWithValue $x), (NativeCodeCall<"f($0)", 0> $x)]>;
def J04 : Pat<(Neg1 $x), (NativeCodeCall<"f($0)", 2>:$v__0 $x)>;
// Result types: how many there are, of what.
def J05 : Pat<(Neg1 $x), (Neg1 (Neg1 $x, (returnType $x, $x)))>;
def J06 : Pat<(Neg1 $x), (Neg1 (Neg1 $x, (returnType)))>;
def J07 : Pat<(Neg1 (Two:$t $x)), (Neg1 (Neg1 $x, (returnType $t)))>;
def J08 : Pat<(Neg1 $x), (Neg1 (Neg1 $x, (returnType:$t $x)))>;
def J09 : Pat<(Held $x, $n, $_, $_), (Neg1 (Neg1 $x, (returnType $n)))>;
// Names behind nested patterns mean nothing.
def J10 : Pat<(Neg1 (Neg1 $x):$y), (Neg1 $y)>;
def J11 : Pat<(Add (either:$e $x, (Neg1 $y)):$z), (Add $e, $z)>;

def Codeless : NativeCodeCall<?>;
def J12 : Pat<(Neg1 $x), (Codeless $x)>;
def J13 : Pat<(Neg1 $x), (Neg1 (NativeCodeCall<"f($0)", 2>:$v__2 $x))>;
def Group : TOp<"group"> { let arguments = (ins AnyType:$in); let results = (outs Variadic<AnyType>:$out); }
def J14 : Pat<(Neg1 $x), (Neg1 (Group $x))>;
