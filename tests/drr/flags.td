// Attributes of several flags that are known when rules are compiled.
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

class Flags<string says> : NativeCodeCall<"arith::FastMathFlagsAttr::get($_builder.getContext(), " # says # ")">;
def NoNaNs : Pat<(Arith_MulFOp $x, $y, $f), (Arith_AddFOp $x, $y, (Flags<"arith::FastMathFlags::ninf | arith::FastMathFlags::nnan">))>;
def Fast : Pat<(Arith_DivFOp $x, $y, $f), (Arith_AddFOp $x, $y, (Flags<"arith::FastMathFlags::fast">))>;
def Nothing : Pat<(Arith_SubFOp $x, $y, $f), (Arith_AddFOp $x, $y, (Flags<"{}">))>;
