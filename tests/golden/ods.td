// A dialect in ODS, with as much of its base as it needs.
class Pred;
class Trait;
class CPred<code text> : Pred { code predExpr = "(" # text # ")"; }
class Kind;
def PredCombinerAnd : Kind;
def PredCombinerOr : Kind;
class CombinedPred<Kind k, list<Pred> c> : Pred {
  Kind kind = k;
  list<Pred> children = c;
}
class And<list<Pred> c> : CombinedPred<PredCombinerAnd, c>;
class Or<list<Pred> c> : CombinedPred<PredCombinerOr, c>;

class Constraint<Pred p> {
  Pred predicate = p;
  string summary = "";
}
class TypeConstraint<Pred p> : Constraint<p> { string cppType = "::mlir::Type"; }
class Type<Pred p, string build = ""> : TypeConstraint<p> { string builderCall = build; }
class Variadic<Type t> : TypeConstraint<t.predicate> { Type baseType = t; }
class Attr<Pred p> : Constraint<p> {
  code storageType = "";
  bit isOptional = 0;
}

class Dialect<string n> {
  string name = n;
  string cppNamespace = n;
}
class TypeDef<Dialect d, string n, string m> : Type<CPred<"::llvm::isa<::" # d.name # "::" # n # ">($_self)">> {
  let cppType = "::" # d.name # "::" # n;
  Dialect dialect = d;
  string mnemonic = m;
  list<Trait> traits = [];
}

class NativeTrait<string n> : Trait {
  string trait = n;
  string cppNamespace = "::mlir::OpTrait";
}
class Interface<string n> : NativeTrait<n # "::Trait"> {
  string cppInterfaceName = n;
  let cppNamespace = "::mlir";
  list<Interface> baseInterfaces = [];
}
class OpInterface<string n> : Interface<n>;
class TypesMatchWith<string from, string to, string how> : Trait {
  string lhs = from;
  string rhs = to;
  string transformer = how;
}
class AllTypesMatch<list<string> names> : Trait { list<string> values = names; }
def InferTypeOpInterface : OpInterface<"InferTypeOpInterface">;
def Quiet : OpInterface<"Quiet">;
def AttrSizedOperandSegments : NativeTrait<"AttrSizedOperandSegments">;
def SameVariadicResultSize : NativeTrait<"SameVariadicResultSize">;
def SameOperandsAndResultType : NativeTrait<"SameOperandsAndResultType">;

def ins;
def outs;
class Op<Dialect d, string n, list<Trait> l = []> {
  Dialect opDialect = d;
  string opName = n;
  string cppNamespace = d.cppNamespace;
  dag arguments = (ins);
  dag results = (outs);
  list<Trait> traits = l;
}

def Own : Dialect<"own">;
def Any : Type<CPred<"true">>;
def Bit : Type<CPred<"$_self.isSignlessInteger(1)">, "$_builder.getI1Type()">;
def Box : TypeDef<Own, "BoxType", "box">;
def BoxOrWide : Type<Or<[Box.predicate, CPred<[{
  ::llvm::isa<::mlir::VectorType>($_self) &&
  ::llvm::all_of(::llvm::cast<::mlir::VectorType>($_self).getShape(), [](int64_t n) { return n >= 8; })
}]>]>>;
def Small : Attr<And<[
  CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
  CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() < (1 << 4)">
]>>;

def Split : Op<Own, "split", [AttrSizedOperandSegments, SameVariadicResultSize]> {
  let arguments = (ins Variadic<Any>:$low, Any:$middle, Variadic<Any>:$high);
  let results = (outs Variadic<Any>:$lows, Any:$rest, Variadic<Any>:$highs);
}
def Same : Op<Own, "same", [SameOperandsAndResultType]> {
  let arguments = (ins Any:$x, Any:$y);
  let results = (outs Any:$z);
}
def Less : Op<Own, "less", [Quiet]> {
  let arguments = (ins Any:$x, Any:$y);
  let results = (outs Bit:$z);
}
def Widen : Op<Own, "widen", [TypesMatchWith<"x", "wide",
    "::mlir::VectorType::get({8, 2 * 4}, $_self)">, AllTypesMatch<["wide", "again"]>]> {
  let arguments = (ins Any:$x);
  let results = (outs Any:$wide, Any:$again);
}
def Magic : Op<Own, "magic", [InferTypeOpInterface]> {
  let arguments = (ins Any:$x);
  let results = (outs Any:$z);
}
