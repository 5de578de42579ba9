// A dialect with an operation of every shape.
include "base.td"

def Toy : Dialect { let name = "toy"; let cppNamespace = "::toy"; }

def AnyType : Type<CPred<"true">, "any type">;
def Int : Type<CPred<"$_self.isInteger()">, "integer", "::mlir::IntegerType">;
def Index : Type<CPred<"$_self.isIndex()">, "index", "::mlir::IndexType"> { let builderCall = "getIndexType()"; }
def I8 : Type<CPred<"$_self.isInteger(8)">>;
def I16 : Type<CPred<"$_self.isInteger(16)">>;
def I128 : Type<CPred<"$_self.isInteger(128)">>;
def IntList : Type<Concat<"all(", SubstLeaves<"$_self", "x", Int.predicate>, ", $_self)">>;
def NotIndex : Type<And<[Int.predicate, Neg<Index.predicate>, And<[]>]>>;
def Nothing : Type<Or<[]>>;
def Placeholders : Type<CPred<"$_op $0 $1... $name $$ ${x} $_builder">>;
def StrAttr : Attr<CPred<"isa<StringAttr>($_self)">, "string"> { let storageType = " ::mlir::StringAttr "; }
def IntAttr : Attr<CPred<"isa<IntegerAttr>($_self)">, "number">;
def : Attr<CPred<"false">, "without a name">;
def NotImported : AttrConstraint<CPred<"true">>;
def Shape : DerivedAttr;
def Count : Property<"count">;

def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> { let cppNamespace = "::mlir"; }
def Shaped : OpInterface<"Shaped", [InferTypeOpInterface]> { let cppNamespace = "::toy"; }
def Bare : OpInterface<"Bare">;
def DeclareBare : DeclareInterfaceMethods, OpInterface<"Bare">;
def SameOperandsAndResultType : NativeTrait<"SameOperandsAndResultType">;
def Bundle : TraitList<[TraitList<[Shaped]>, SameOperandsAndResultType]>;

class ToyOp<string n, list<Trait> l = []> : Op<Toy, n, l>;

def Toy_ZeroOp : ToyOp<"zero">;
def Toy_OneOp : ToyOp<"one"> {
  let arguments = (ins Int:$in);
  let results = (outs Int:$out);
}
def Toy_TwoOp : ToyOp<"two"> {
  let arguments = (ins Int:$lhs, AnyType:$rhs);
  let results = (outs Int:$sum, AnyType:$rest);
}
def Toy_MixOp : ToyOp<"mix"> {
  let arguments = (ins StrAttr:$label, Int:$first, Variadic<Int>:$others, Optional<AnyType>:$last,
                   OptionalAttr<IntAttr>:$count, Count:$property, OpVariable<Int>:$wrapped);
  let results = (outs Variadic<Int>:$many, Optional<Int>:$maybe, Int:$one);
  DerivedAttr shape = Shape;
}
def Toy_NamelessOp : ToyOp<"nameless"> {
  let arguments = (ins Int, AnyType);
  let results = (outs Int, Int);
}
def _LeadingOp : ToyOp<"leading">;
def Trailing_ : ToyOp<"trailing">;
def A_First : ToyOp<"twice"> { let arguments = (ins Int:$a); }
def B_Second : ToyOp<"twice"> { let arguments = (ins Int:$a, Int:$b); }

// Inference.
class Infers<string n, dag args, dag res, list<Trait> l = []> : ToyOp<n, l> {
  let arguments = args;
  let results = res;
}
def Toy_I0 : Infers<"no_listed", (ins Int:$x), (outs Int:$r)>;
def Toy_I1 : Infers<"yes_listed", (ins Int:$x), (outs Int:$r), [InferTypeOpInterface]>;
def Toy_I2 : Infers<"yes_base", (ins), (outs Variadic<Int>:$r), [Bundle]>;
def Toy_I3 : Infers<"yes_buildable", (ins), (outs Index:$r)>;
def Toy_I4 : Infers<"no_variadic", (ins Int:$x), (outs Index:$r, Variadic<Index>:$s)>;
def Toy_I5 : Infers<"yes_same", (ins Variadic<Int>:$v, Int:$x), (outs Int:$r), [SameOperandsAndResultType]>;
def Toy_I6 : Infers<"no_same", (ins Variadic<Int>:$v, StrAttr:$s), (outs Int:$r), [SameOperandsAndResultType]>;
def Toy_I7 : Infers<"yes_match", (ins Int:$x), (outs Int:$r), [AllTypesMatch<["r", "x"]>]>;
def Toy_I8 : Infers<"yes_chain", (ins Int:$x), (outs Int:$r, Int:$s, Int:$t),
                    [AllTypesMatch<["s", "t"]>, TypesMatchWith<"r", "s">, TypesMatchWith<"x", "r">]>;
def Toy_I9 : Infers<"no_ring", (ins Int:$x), (outs Int:$r, Int:$s), [TypesMatchWith<"s", "r">, TypesMatchWith<"r", "s">]>;
def Toy_I10 : Infers<"no_backwards", (ins Int:$x), (outs Int:$r), [TypesMatchWith<"r", "x">]>;
