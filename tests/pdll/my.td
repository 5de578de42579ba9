// The dialect of the examples in 20 to 25.
include "include/base.td"

def My : Dialect { let name = "my"; }
def AnyType : Type<CPred<"true">, "any type">;
def I32 : Type<CPred<"$_self.isSignlessInteger(32)">, "32-bit integer", "::mlir::IntegerType">;
def I64Attr : Attr<CPred<"isI64($_self)">, "64-bit integer"> { let storageType = "::mlir::IntegerAttr"; }
def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> { let cppNamespace = "::mlir"; }

class MyOp<string mnemonic, dag operands = (ins), dag values = (outs), list<Trait> traits = []> : Op<My, mnemonic, traits> {
  let arguments = operands;
  let results = values;
}
def ZeroOp : MyOp<"zero", (ins I64Attr:$value)>;
def OneOp : MyOp<"one", (ins AnyType:$in), (outs AnyType:$out)>;
def InferOp : MyOp<"one_infer", (ins AnyType:$in), (outs AnyType:$out), [InferTypeOpInterface]>;
def TwoOp : MyOp<"two", (ins AnyType:$x, AnyType:$y), (outs AnyType:$a, AnyType:$b)>;
def OptOp : MyOp<"opt", (ins Optional<AnyType>:$x), (outs Optional<AnyType>:$r)>;
def MixOp : MyOp<"mix", (ins AnyType:$x, Variadic<AnyType>:$ys, Optional<AnyType>:$z),
                 (outs AnyType:$r, Variadic<AnyType>:$rs, Optional<AnyType>:$ro)>;
def TwoVarOp : MyOp<"two_var", (ins Variadic<AnyType>:$xs, Variadic<AnyType>:$ys),
                    (outs Variadic<AnyType>:$rs, Variadic<AnyType>:$ss)>;
