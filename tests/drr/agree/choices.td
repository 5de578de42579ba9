// Code that makes operations in one case and not in another: a pattern for each.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"
include "mlir/Dialect/Func/IR/FuncOps.td"

def AbsUnlessFlat : NativeCodeCall<"isa<RankedTensorType>($0.getType()) ? $_builder.create<math::AbsIOp>($_loc, $0).getResult() : $0">;
def ByWidth : NativeCodeCall<[{
  [&]() -> Value {
    auto element = getElementTypeOrSelf($0.getType());
    if (element.isInteger(8))
      return $0;
    if (element.isInteger(16))
      return math::CtPopOp::create($_builder, $_loc, $0);
    Value twice = arith::AddIOp::create($_builder, $_loc, $0, $0);
    return arith::XOrIOp::create($_builder, $_loc, twice, $0);
  }()
}]>;
def Again : NativeCodeCall<[{
  [&]() {
    Value v = $0;
    v = math::AbsFOp::create($_builder, $_loc, v);
    v = math::AbsFOp::create($_builder, $_loc, v);
    return v;
  }()
}]>;
def WithFlags : NativeCodeCall<[{
  $_builder.create<arith::AddFOp>($_loc, $0, $1.getType().isF32() ? $_builder.create<math::ExpOp>($_loc, $1).getResult() : $1)
}]>;
def Flat : Pat<(Math_CtPopOp $x), (AbsUnlessFlat $x)>;
def Width : Pat<(Math_IPowIOp $x, $y), (Arith_MulIOp (ByWidth $x), (ByWidth $y), ConstantEnumCase<Arith_IntegerOverflowAttr, "none">)>;
def Twice : Pat<(Math_SqrtOp $x, $f), (Again $x)>;
def Exp : Pat<(Arith_DivFOp $x, $y, $f), (WithFlags $x, $y)>;

// INPUT
// "func.func"() <{function_type = (i8, i16, i32, tensor<2xi32>, tensor<*xi32>, f32, f64) -> (), sym_name = "f"}> ({
// ^bb0(%a: i8, %b: i16, %c: i32, %t: tensor<2xi32>, %u: tensor<*xi32>, %f: f32, %g: f64):
//   %0 = "math.ctpop"(%t) : (tensor<2xi32>) -> tensor<2xi32> loc("ranked")
//   %1 = "math.ctpop"(%u) : (tensor<*xi32>) -> tensor<*xi32> loc("unranked")
//   %2 = "math.ctpop"(%c) : (i32) -> i32 loc("scalar")
//   %3 = "math.ipowi"(%a, %a) : (i8, i8) -> i8 loc("i8")
//   %4 = "math.ipowi"(%b, %b) : (i16, i16) -> i16 loc("i16")
//   %5 = "math.ipowi"(%c, %c) : (i32, i32) -> i32 loc("i32")
//   %6 = "math.sqrt"(%f) : (f32) -> f32 loc("sqrt")
//   %7 = "arith.divf"(%f, %f) : (f32, f32) -> f32 loc("f32")
//   %8 = "arith.divf"(%g, %g) : (f64, f64) -> f64 loc("f64")
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (tensor<2xi32>, tensor<*xi32>, i32, i8, i16, i32, f32, f32, f64) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
