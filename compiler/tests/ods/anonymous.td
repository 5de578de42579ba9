// Records without names, and names that are made.
include "base.td"
def D : Dialect { let name = "d"; let cppNamespace = ""; }
class P<int w> : Type<CPred<"w(" # w # ")">, "wide " # w, "W">;
class V<Type t> : Variadic<t>;
def I : P<1>;
class A<int w> : Attr<CPred<"w">, "attr" # w>;
def D_X : Op<D, "x"> {
  let arguments = (ins P<3>:$a, Variadic<P<4>>:$b, V<I>:$c, Variadic<I>:$d, Optional<I>:$e,
                   A<2>:$f, OptionalAttr<A<2>>:$g, OptionalAttr<OptionalAttr<A<3>>>:$h);
}
def : Op<D, "anonop">;
multiclass M<int n> {
  def _A : Op<D, "m" # n>;
  def B : P<n>;
  def NAME # "_c" : A<n>;
}
defm Q : M<5>;
foreach i = [10, 9] in def R#i : P<i>;
