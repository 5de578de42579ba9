// Rules whose code is the host's: what `--emit=rust` makes of them is compiled.
include "rules.td"

def Even : Constraint<CPred<"ns::isEven($0, $1)">, "even">;
def NegOne : NativeCodeCall<"ns::negated($_builder, $0)">;
def Both : NativeCodeCall<"ns::both($0, $1)", 2>;
def Seen : NativeCodeCall<"ns::seen($0)", 0>;
def Spread : NativeCodeCall<"ns::spread($_builder, $_loc, $0)">;
def Folded : Pat<(Neg1 (Const $a)), (Const (NegOne $a))>;
def Checked : Pat<(Add $x, $y), (Add $y, $x), [(Even $x, $y)]>;
def Parts : Pattern<(Two $x), [(Both $x, $x)]>;
def Void : Pattern<(Nothing $x), [(Seen $x)]>;
def Wide : Pat<(Many $x, $xs), (Many $x, (Spread $xs))>;
def Finds : Pat<(Neg1 (NativeCodeCall<"ns::finds($_self, $0)"> I32Attr:$a)), (Const $a)>;
def Otherwise : Pat<(Mul $x, $y, $m), (Mul $y, $x, (NativeCodeCall<"$_builder.getI32IntegerAttr(ns::count($0) + 1)"> $m))>;
