// The least that an operation definition needs: the classes that the import knows by name, with the fields it reads.
#ifndef BASE
#define BASE

class Pred;
class CPred<code text> : Pred { code predExpr = "(" # text # ")"; }
class Combiner;
def PredCombinerAnd : Combiner;
def PredCombinerOr : Combiner;
def PredCombinerNot : Combiner;
def PredCombinerSubstLeaves : Combiner;
def PredCombinerConcat : Combiner;
class CombinedPred<Combiner k, list<Pred> c> : Pred {
  Combiner kind = k;
  list<Pred> children = c;
}
class And<list<Pred> c> : CombinedPred<PredCombinerAnd, c>;
class Or<list<Pred> c> : CombinedPred<PredCombinerOr, c>;
class Neg<Pred c> : CombinedPred<PredCombinerNot, [c]>;
class SubstLeaves<string from, string to, Pred c> : CombinedPred<PredCombinerSubstLeaves, [c]> {
  string pattern = from;
  string replacement = to;
}
class Concat<string before, Pred c, string after> : CombinedPred<PredCombinerConcat, [c]> {
  string prefix = before;
  string suffix = after;
}

class Constraint<Pred p, string s> {
  Pred predicate = p;
  string summary = s;
}
class TypeConstraint<Pred p, string s = "", string cpp = "::mlir::Type"> : Constraint<p, s> {
  string cppType = cpp;
}
class Type<Pred p, string s = "", string cpp = "::mlir::Type"> : TypeConstraint<p, s, cpp> {
  string builderCall = "";
}
class Variadic<Type t> : TypeConstraint<t.predicate, "any number of " # t.summary, t.cppType> { Type baseType = t; }
class Optional<Type t> : TypeConstraint<t.predicate, "at most one " # t.summary, t.cppType> { Type baseType = t; }
class AttrConstraint<Pred p, string s = ""> : Constraint<p, s>;
class Attr<Pred p, string s = ""> : AttrConstraint<p, s> {
  code storageType = "";
  bit isOptional = 0;
  Attr baseAttr = ?;
}
class OptionalAttr<Attr a> : Attr<a.predicate, a.summary> {
  let storageType = a.storageType;
  let isOptional = 1;
  let baseAttr = a;
}
class DerivedAttr : Attr<CPred<"true">, "derived attribute">;
class Property<string s = ""> : Constraint<CPred<"true">, s> {
  string description = "";
  code storageType = "";
  code interfaceType = "";
  code convertFromStorage = "";
  code assignToStorage = "";
  code convertToAttribute = "";
  code convertFromAttribute = "";
  code hashProperty = "";
  code parser = "";
  code optionalParser = "";
  code printer = "";
  code readFromMlirBytecode = "";
  code writeToMlirBytecode = "";
  code defaultValue = "";
  code storageTypeValueOverride = "";
  Property baseProperty = ?;
}
class Decorator;
class OpVariable<Constraint c> {
  Constraint constraint = c;
  string summary = "";
  list<Decorator> decorators = [];
}

class Trait { list<Trait> dependentTraits = []; }
class NativeTrait<string n> : Trait {
  string trait = n;
  string cppNamespace = "::mlir::OpTrait";
}
class TraitList<list<Trait> l> : Trait { list<Trait> traits = l; }
class Interface<string n, list<Interface> bases = []> : NativeTrait<n # "::Trait"> {
  string cppInterfaceName = n;
  let cppNamespace = "";
  list<Interface> baseInterfaces = bases;
  list<string> methods = [];
  string description = "";
}
class OpInterface<string n, list<Interface> bases = []> : Interface<n, bases>;
class DeclareInterfaceMethods;
class PredTrait : Trait {
  string summary = "";
  Pred predicate = CPred<"true">;
}
class AllTypesMatch<list<string> names> : PredTrait { list<string> values = names; }
class TypesMatchWith<string from, string to> : PredTrait {
  string transformer = "";
  string lhs = from;
  string rhs = to;
}

def ins;
def outs;
def region;
def successor;
class Dialect {
  string name = ?;
  string cppNamespace = name;
  list<string> dependentDialects = [];
}
class OpBuilder<dag p, string b = ""> { dag dagParams = p; string body = b; }
class Op<Dialect d, string n, list<Trait> l = []> {
  Dialect opDialect = d;
  string opName = n;
  string cppNamespace = d.cppNamespace;
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);
  list<Trait> traits = l;
  string summary = "";
  string description = "";
  bit skipDefaultBuilders = 0;
  list<OpBuilder> builders = ?;
}
#endif
