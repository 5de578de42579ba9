include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def My_Dialect : Dialect {
  let name = "my";
}
class My_Op<string mnemonic, list<Trait> traits = []> : Op<My_Dialect, mnemonic, traits>;

def ZeroOp : My_Op<"zero">;
def OneOp : My_Op<"one"> {
  let arguments = (ins AnyType:$in);
  let results = (outs AnyType:$out);
}
def InferOp : My_Op<"one_infer", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$in);
  let results = (outs AnyType:$out);
}
def TwoOp : My_Op<"two"> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$a, AnyType:$b);
}
def OptOp : My_Op<"opt"> {
  let arguments = (ins Optional<AnyType>:$x);
  let results = (outs Optional<AnyType>:$r);
}
def MixOp : My_Op<"mix"> {
  let arguments = (ins AnyType:$x, Variadic<AnyType>:$ys, Optional<AnyType>:$z);
  let results = (outs AnyType:$r, Variadic<AnyType>:$rs, Optional<AnyType>:$ro);
}
def TwoVarOp : My_Op<"two_var"> {
  let arguments = (ins Variadic<AnyType>:$xs, Variadic<AnyType>:$ys);
  let results = (outs Variadic<AnyType>:$rs, Variadic<AnyType>:$ss);
}
