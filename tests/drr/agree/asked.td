// What APInt, APFloat and types are asked in code.
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

defvar Plain = ConstantEnumCase<Arith_IntegerOverflowAttr, "none">;
class Whole<string given> : NativeCodeCall<"[&](const APInt &v) { return $_builder.getI32IntegerAttr(" # given # "); }(cast<IntegerAttr>($0).getValue())">;
class Real<string given> : NativeCodeCall<"[&](APFloat v) { return $_builder.getF32FloatAttr(" # given # "); }(cast<FloatAttr>($0).getValue())">;

def Whole0 : Whole<"v.popcount()">;
def Whole1 : Whole<"v.countl_one()">;
def Whole2 : Whole<"v.countr_one()">;
def Whole3 : Whole<"v.getNumSignBits()">;
def Whole4 : Whole<"v.getSignificantBits()">;
def Whole5 : Whole<"v.isIntN(8)">;
def Whole6 : Whole<"v.isSignedIntN(8)">;
def Whole7 : Whole<"v.isMaxValue()">;
def Whole8 : Whole<"v.isMinValue()">;
def Whole9 : Whole<"v.isSignMask()">;
def Whole10 : Whole<"v.isSingleWord()">;
def Whole11 : Whole<"v.isMask()">;
def Whole12 : Whole<"v.isShiftedMask()">;
def Whole13 : Whole<"v.getLoBits(5).getZExtValue()">;
def Whole14 : Whole<"v.getHiBits(5).getZExtValue()">;
def Whole15 : Whole<"v.extractBits(4, 3).getZExtValue()">;
def Whole16 : Whole<"v.rotl(3).getZExtValue()">;
def Whole17 : Whole<"v.rotl(35).getZExtValue()">;
def Whole18 : Whole<"v.rotr(3).getZExtValue()">;
def Whole19 : Whole<"v.urem(7)">;
def Whole20 : Whole<"v.udiv(7).getZExtValue()">;
def Whole21 : Whole<"v.srem(7)">;
def Whole22 : Whole<"v.sdiv(-7).getZExtValue()">;
def Whole23 : Whole<"v.countl_zero()">;
def Whole24 : Whole<"v.countr_zero()">;
def Whole25 : Whole<"v.urem(APInt(32, 7)).getZExtValue()">;
def Whole26 : Whole<"v.srem(APInt(32, 7)).getZExtValue()">;
def Whole27 : Whole<"v.abs().getZExtValue()">;
def Whole28 : Whole<"v.isPowerOf2()">;
def Whole29 : Whole<"v[3]">;
def Whole30 : Whole<"llvm::APIntOps::smax(v, APInt(32, 5)).getSExtValue()">;
def Whole31 : Whole<"llvm::APIntOps::smin(v, APInt(32, 5)).getSExtValue()">;
def Whole32 : Whole<"llvm::APIntOps::umax(v, APInt(32, 5)).getSExtValue()">;
def Whole33 : Whole<"llvm::APIntOps::umin(v, APInt(32, 5)).getSExtValue()">;
def Real0 : Real<"v.isPosInfinity() ? 1.0 : 0.0">;
def Real1 : Real<"v.isNegInfinity() ? 1.0 : 0.0">;
def Real2 : Real<"v.isFiniteNonZero() ? 1.0 : 0.0">;
def Real3 : Real<"v.isInteger() ? 1.0 : 0.0">;
def Real4 : Real<"v.compare(APFloat(1.5f)) == APFloat::cmpLessThan ? 1.0 : 0.0">;
def Real5 : Real<"v.compare(APFloat(1.5f)) == APFloat::cmpUnordered ? 1.0 : 0.0">;
def Real6 : Real<"llvm::minnum(v, APFloat(0.5f)).convertToFloat()">;
def Real7 : Real<"llvm::maxnum(v, APFloat(0.5f)).convertToFloat()">;
def Real8 : Real<"llvm::minimum(v, APFloat(-0.0f)).convertToFloat()">;
def Real9 : Real<"llvm::maximum(v, APFloat(-0.0f)).convertToFloat()">;

def Wholes : Pat<(Arith_SubIOp $x, (Arith_ConstantOp $c), $_),
  (Arith_MulIOp (Arith_ConstantOp (Whole0 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole1 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole2 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole3 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole4 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole5 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole6 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole7 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole8 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole9 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole10 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole11 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole12 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole13 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole14 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole15 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole16 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole17 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole18 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole19 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole20 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole21 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole22 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole23 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole24 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole25 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole26 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole27 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole28 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole29 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole30 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole31 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole32 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole33 $c)), $x, Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain)>;
def Reals : Pat<(Arith_SubFOp $x, (Arith_ConstantOp $c), $f),
  (Arith_MulFOp (Arith_ConstantOp (Real0 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real1 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real2 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real3 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real4 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real5 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real6 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real7 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real8 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real9 $c)), $x, $f), $f), $f), $f), $f), $f), $f), $f), $f), $f)>;

class Typed<string test> : Constraint<CPred<test>>;
def Vector : Pat<(Arith_OrIOp $x, $y), (Arith_AndIOp $x, $y),
  [(Typed<"$0.getType() == VectorType::get(4, $_builder.getI32Type())"> $x)]>;
def Function : Pat<(Arith_XOrIOp $x, $y), (Arith_AndIOp $x, $y),
  [(Typed<"$_builder.getFunctionType({$0.getType(), $_builder.getI1Type()}, {$1.getType()}).getInput(1).isInteger(1)"> $x, $y),
   (Typed<"$_builder.getFunctionType({}, {$0.getType()}).getResult(0).isInteger(32)"> $x)]>;
def Tuple : Pat<(Arith_MaxSIOp $x, $y), (Arith_MinSIOp $x, $y),
  [(Typed<"TupleType::get($0.getContext(), {$_builder.getI1Type(), $0.getType()}).getType(1) == $1.getType()"> $x, $y)]>;
def Plain2 : Pat<(Arith_MaxUIOp $x, $y), (Arith_MinUIOp $x, $y),
  [(Typed<"isa<RankedTensorType>($0.getType()) && cast<RankedTensorType>($0.getType()).dropEncoding() == RankedTensorType::get({4}, $_builder.getI32Type())"> $x)]>;

// INPUT
// "func.func"() <{function_type = (i32, f32) -> (), sym_name = "f"}> ({
// ^bb0(%x: i32, %y: f32):
//   %c0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//   %s0 = "arith.subi"(%x, %c0) : (i32, i32) -> i32
//   "test.sink"(%s0) : (i32) -> ()
//   %c1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
//   %s1 = "arith.subi"(%x, %c1) : (i32, i32) -> i32
//   "test.sink"(%s1) : (i32) -> ()
//   %c2 = "arith.constant"() <{value = -1 : i32}> : () -> i32
//   %s2 = "arith.subi"(%x, %c2) : (i32, i32) -> i32
//   "test.sink"(%s2) : (i32) -> ()
//   %c3 = "arith.constant"() <{value = 7 : i32}> : () -> i32
//   %s3 = "arith.subi"(%x, %c3) : (i32, i32) -> i32
//   "test.sink"(%s3) : (i32) -> ()
//   %c4 = "arith.constant"() <{value = -8 : i32}> : () -> i32
//   %s4 = "arith.subi"(%x, %c4) : (i32, i32) -> i32
//   "test.sink"(%s4) : (i32) -> ()
//   %c5 = "arith.constant"() <{value = 8 : i32}> : () -> i32
//   %s5 = "arith.subi"(%x, %c5) : (i32, i32) -> i32
//   "test.sink"(%s5) : (i32) -> ()
//   %c6 = "arith.constant"() <{value = 100 : i32}> : () -> i32
//   %s6 = "arith.subi"(%x, %c6) : (i32, i32) -> i32
//   "test.sink"(%s6) : (i32) -> ()
//   %c7 = "arith.constant"() <{value = 255 : i32}> : () -> i32
//   %s7 = "arith.subi"(%x, %c7) : (i32, i32) -> i32
//   "test.sink"(%s7) : (i32) -> ()
//   %c8 = "arith.constant"() <{value = 256 : i32}> : () -> i32
//   %s8 = "arith.subi"(%x, %c8) : (i32, i32) -> i32
//   "test.sink"(%s8) : (i32) -> ()
//   %c9 = "arith.constant"() <{value = -128 : i32}> : () -> i32
//   %s9 = "arith.subi"(%x, %c9) : (i32, i32) -> i32
//   "test.sink"(%s9) : (i32) -> ()
//   %c10 = "arith.constant"() <{value = 24 : i32}> : () -> i32
//   %s10 = "arith.subi"(%x, %c10) : (i32, i32) -> i32
//   "test.sink"(%s10) : (i32) -> ()
//   %c11 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
//   %s11 = "arith.subi"(%x, %c11) : (i32, i32) -> i32
//   "test.sink"(%s11) : (i32) -> ()
//   %c12 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
//   %s12 = "arith.subi"(%x, %c12) : (i32, i32) -> i32
//   "test.sink"(%s12) : (i32) -> ()
//   %c13 = "arith.constant"() <{value = 65535 : i32}> : () -> i32
//   %s13 = "arith.subi"(%x, %c13) : (i32, i32) -> i32
//   "test.sink"(%s13) : (i32) -> ()
//   %c14 = "arith.constant"() <{value = -65536 : i32}> : () -> i32
//   %s14 = "arith.subi"(%x, %c14) : (i32, i32) -> i32
//   "test.sink"(%s14) : (i32) -> ()
//   %c15 = "arith.constant"() <{value = 305419896 : i32}> : () -> i32
//   %s15 = "arith.subi"(%x, %c15) : (i32, i32) -> i32
//   "test.sink"(%s15) : (i32) -> ()
//   %d0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
//   %t0 = "arith.subf"(%y, %d0) : (f32, f32) -> f32
//   "test.sink"(%t0) : (f32) -> ()
//   %d1 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
//   %t1 = "arith.subf"(%y, %d1) : (f32, f32) -> f32
//   "test.sink"(%t1) : (f32) -> ()
//   %d2 = "arith.constant"() <{value = 0.5 : f32}> : () -> f32
//   %t2 = "arith.subf"(%y, %d2) : (f32, f32) -> f32
//   "test.sink"(%t2) : (f32) -> ()
//   %d3 = "arith.constant"() <{value = 1.5 : f32}> : () -> f32
//   %t3 = "arith.subf"(%y, %d3) : (f32, f32) -> f32
//   "test.sink"(%t3) : (f32) -> ()
//   %d4 = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
//   %t4 = "arith.subf"(%y, %d4) : (f32, f32) -> f32
//   "test.sink"(%t4) : (f32) -> ()
//   %d5 = "arith.constant"() <{value = -2.5 : f32}> : () -> f32
//   %t5 = "arith.subf"(%y, %d5) : (f32, f32) -> f32
//   "test.sink"(%t5) : (f32) -> ()
//   %d6 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
//   %t6 = "arith.subf"(%y, %d6) : (f32, f32) -> f32
//   "test.sink"(%t6) : (f32) -> ()
//   %d7 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
//   %t7 = "arith.subf"(%y, %d7) : (f32, f32) -> f32
//   "test.sink"(%t7) : (f32) -> ()
//   %d8 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
//   %t8 = "arith.subf"(%y, %d8) : (f32, f32) -> f32
//   "test.sink"(%t8) : (f32) -> ()
//   %d9 = "arith.constant"() <{value = 1.0e30 : f32}> : () -> f32
//   %t9 = "arith.subf"(%y, %d9) : (f32, f32) -> f32
//   "test.sink"(%t9) : (f32) -> ()
//   %d10 = "arith.constant"() <{value = 16777217.0 : f32}> : () -> f32
//   %t10 = "arith.subf"(%y, %d10) : (f32, f32) -> f32
//   "test.sink"(%t10) : (f32) -> ()
//   %v = "arith.constant"() <{value = dense<1> : vector<4xi32>}> : () -> vector<4xi32>
//   %t = "arith.constant"() <{value = dense<1> : tensor<4xi32, "sparse">}> : () -> tensor<4xi32, "sparse">
//   %o0 = "arith.ori"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
//   %o1 = "arith.ori"(%x, %x) : (i32, i32) -> i32
//   %o2 = "arith.xori"(%x, %x) : (i32, i32) -> i32
//   %o3 = "arith.xori"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
//   %o4 = "arith.maxsi"(%x, %x) : (i32, i32) -> i32
//   %o5 = "arith.maxui"(%t, %t) : (tensor<4xi32, "sparse">, tensor<4xi32, "sparse">) -> tensor<4xi32, "sparse">
//   %o6 = "arith.maxui"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
//   "test.sink"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) : (vector<4xi32>, i32, i32, vector<4xi32>, i32, tensor<4xi32, "sparse">, vector<4xi32>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
