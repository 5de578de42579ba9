// A dialect of neural networks with an operation of every shape that the language tells apart.
include "include/base.td"

def Nn : Dialect { let name = "nn"; let cppNamespace = "::nn"; }

def Num : Type<CPred<"$_self.isIntOrFloat()">, "number", "::mlir::Type">;
def Flag : Type<CPred<"$_self.isInteger(1)">, "flag", "::mlir::IntegerType">;
def Extent : Type<CPred<"$_self.isIndex()">, "extent", "::mlir::IndexType"> { let builderCall = "getIndexType()"; }
def AxisAttr : Attr<And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">, Neg<CPred<"isNegative($_self)">>]>, "axis"> {
  let storageType = "::mlir::IntegerAttr";
}
def NameAttr : Attr<CPred<"::llvm::isa<::mlir::StringAttr>($_self)">, "name">;
def Foldable : OpInterface<"Foldable"> { let cppNamespace = "::nn"; }
def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> { let cppNamespace = "::mlir"; }

class NnOp<string name, list<Trait> traits = []> : Op<Nn, name, traits>;

def Nn_BarrierOp : NnOp<"barrier">;
def Nn_PrintOp : NnOp<"print"> { let arguments = (ins Num:$input); }
def Nn_ReluOp : NnOp<"relu"> {
  let arguments = (ins Num:$input);
  let results = (outs Num:$output);
}
def Nn_AbsOp : NnOp<"abs", [Foldable, InferTypeOpInterface]> {
  let arguments = (ins Num:$input);
  let results = (outs Num:$output);
}
def Nn_SizeOp : NnOp<"size"> {
  let arguments = (ins Num:$input, AxisAttr:$axis);
  let results = (outs Extent:$extent);
}
def Nn_AddOp : NnOp<"add"> {
  let arguments = (ins Num:$lhs, Num:$rhs);
  let results = (outs Num:$sum);
}
def Nn_DivmodOp : NnOp<"divmod"> {
  let arguments = (ins Num:$lhs, Num:$rhs);
  let results = (outs Num:$quotient, Num:$remainder);
}
def Nn_ConstOp : NnOp<"const"> {
  let arguments = (ins NameAttr:$value);
  let results = (outs Num:$output);
}
def Nn_ConcatOp : NnOp<"concat"> {
  let arguments = (ins Variadic<Num>:$inputs, OptionalAttr<AxisAttr>:$axis);
  let results = (outs Num:$output);
}
def Nn_SplitOp : NnOp<"split"> {
  let arguments = (ins Num:$input);
  let results = (outs Variadic<Num>:$parts);
}
def Nn_DropoutOp : NnOp<"dropout"> {
  let arguments = (ins Optional<Flag>:$mask);
  let results = (outs Optional<Num>:$kept);
}
def Nn_LayerOp : NnOp<"layer"> {
  let arguments = (ins Num:$input, Variadic<Num>:$weights, Optional<Flag>:$training);
  let results = (outs Num:$output, Variadic<Num>:$saved, Optional<Flag>:$done);
}
def Nn_ZipOp : NnOp<"zip"> {
  let arguments = (ins Variadic<Num>:$left, Variadic<Num>:$right);
  let results = (outs Variadic<Num>:$evens, Variadic<Num>:$odds);
}
def Nn_PairOp : NnOp<"pair"> { let results = (outs Num, Num); }
