// Code that makes an operation in one case only: a pattern for each case, if that is settled before anything is made.
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Math/IR/MathOps.td"

def IfRanked : NativeCodeCall<"isa<RankedTensorType>($0.getType()) ? $_builder.create<math::AbsIOp>($_loc, $0).getResult() : $0">;
def Ranked : Pat<(Math_CtPopOp $x), (IfRanked $x)>;
// The name that the second pattern would have.
def Ranked_2 : Pat<(Math_AbsIOp (Math_AbsIOp:$a $x)), (replaceWithValue $a)>;

// Making something changes who uses what.
def IfUsedOnce : NativeCodeCall<"$0.hasOneUse() ? $_builder.create<math::AbsIOp>($_loc, $0).getResult() : $0">;
def Used : Pat<(Math_CountLeadingZerosOp $x), (IfUsedOnce $x)>;
// Nobody knows what the other way makes.
def OrElse : NativeCodeCall<"isa<RankedTensorType>($0.getType()) ? $_builder.create<math::AbsIOp>($_loc, $0).getResult() : $_builder.create<my::SecretOp>($_loc, $0).getResult()">;
def Secret : Pat<(Math_CountTrailingZerosOp $x), (OrElse $x)>;
