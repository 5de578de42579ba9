// A dialect with operations of every shape of groups, and constraints of every kind, for random programs.
include "base.td"

def Ods : Dialect { let name = "ods"; let cppNamespace = "::ods"; }

def AnyType : Type<CPred<"true">, "any type">;
def Int : Type<CPred<"$_self.isInteger()">, "integer", "::mlir::IntegerType">;
def Index : Type<CPred<"$_self.isIndex()">, "index", "::mlir::IndexType"> { let builderCall = "getIndexType()"; }
def NumberAttr : Attr<CPred<"isa<IntegerAttr>($_self)">, "number"> { let storageType = "::mlir::IntegerAttr"; }

def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> { let cppNamespace = "::mlir"; }
def Shaped : OpInterface<"Shaped"> { let cppNamespace = "::ods"; }

class OdsOp<string n, dag args, dag res, list<Trait> l = []> : Op<Ods, n, l> {
  let arguments = args;
  let results = res;
}
def ZeroOp : OdsOp<"zero", (ins), (outs)>;
def OneOp : OdsOp<"one", (ins Int:$in), (outs Int:$out)>;
def InferOp : OdsOp<"infer", (ins Int:$in), (outs Index:$out)>;
def TwoOp : OdsOp<"two", (ins Int:$x, AnyType:$y), (outs Int:$a, AnyType:$b)>;
def OptOp : OdsOp<"opt", (ins Optional<Int>:$x), (outs Optional<Int>:$r)>;
def MixOp : OdsOp<"mix", (ins Int:$x, Variadic<Int>:$ys, Optional<Int>:$z, NumberAttr:$n),
                  (outs Int:$r, Variadic<Int>:$rs, Optional<Int>:$ro)>;
def VarsOp : OdsOp<"vars", (ins Variadic<Int>:$xs, Variadic<Int>:$ys), (outs Variadic<Int>:$rs, Variadic<Int>:$ss)>;
def NamelessOp : OdsOp<"nameless", (ins Int, AnyType), (outs Int, Int)>;
def UserOp : OdsOp<"user", (ins Variadic<AnyType>:$all, NumberAttr:$n), (outs)>;
