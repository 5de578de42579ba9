// Constraints on types, where they are matched and in the list; identity with the declared ones.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Wide : Type<CPred<"getElementTypeOrSelf($_self).getIntOrFloatBitWidth() >= 32">, "wide">;
def Leaf : Pat<(Arith_AddIOp I32:$x, $y, $f), (Arith_SubIOp $x, $y, $f)>;
def Family : Pat<(Arith_AddIOp AnyTypeOf<[I8, I16]>:$x, $y, $f), (Arith_MulIOp $x, $y, $f)>;
def Shaped : Pat<(Arith_AndIOp TensorOf<[I64]>:$x, $y), (Arith_OrIOp $y, $x)>;
def Listed : Pat<(Arith_XOrIOp:$r $x, $y), (Arith_OrIOp $x, $y), [(Wide $r), (SignlessIntegerLike $x)]>;
def Inside : Pat<(Arith_ExtUIOp (Arith_TruncIOp:$t $x, $_)), (Arith_TruncIOp $x, (NativeCodeCall<"Attribute()">)), [(Wide $x), (I16 $t)]>;

// INPUT
// "func.func"() <{function_type = (i32, i8, i64, tensor<4xi64>, vector<2xi8>) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32, %b: i8, %c: i64, %d: tensor<4xi64>, %e: vector<2xi8>):
//   %0 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32 loc("i32")
//   %1 = "arith.addi"(%b, %b) : (i8, i8) -> i8 loc("i8")
//   %2 = "arith.addi"(%c, %c) : (i64, i64) -> i64 loc("i64")
//   %3 = "arith.andi"(%d, %d) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64> loc("tensor")
//   %4 = "arith.andi"(%c, %c) : (i64, i64) -> i64 loc("scalar")
//   %5 = "arith.xori"(%b, %b) : (i8, i8) -> i8 loc("narrow")
//   %6 = "arith.xori"(%d, %d) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64> loc("wide")
//   %7 = "arith.xori"(%e, %e) : (vector<2xi8>, vector<2xi8>) -> vector<2xi8> loc("vector")
//   %8 = "arith.trunci"(%c) : (i64) -> i16 loc("trunc")
//   %9 = "arith.extui"(%8) : (i16) -> i32 loc("ext")
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6, %7, %9) : (i32, i8, i64, tensor<4xi64>, i64, i8, tensor<4xi64>, vector<2xi8>, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
