// Functions of numbers in code, limits of types and constants that have names.
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

defvar Plain = ConstantEnumCase<Arith_IntegerOverflowAttr, "none">;
class Whole<string given> : NativeCodeCall<"[&](int64_t n) { return $_builder.getI64IntegerAttr(" # given # "); }(cast<IntegerAttr>($0).getInt())">;
class Real<string given> : NativeCodeCall<"[&](double x) { return $_builder.getF64FloatAttr(" # given # "); }(cast<FloatAttr>($0).getValueAsDouble())">;

def Whole0 : Whole<"llvm::divideCeil(uint64_t(n), 3ul)">;
def Whole1 : Whole<"llvm::divideCeilSigned(n, 3)">;
def Whole2 : Whole<"llvm::divideFloorSigned(n, 3)">;
def Whole3 : Whole<"llvm::mod(n, 5)">;
def Whole4 : Whole<"llvm::divideCeilSigned(n, -4)">;
def Whole5 : Whole<"llvm::divideFloorSigned(n, -4)">;
def Whole6 : Whole<"llvm::alignTo(n & 0xffffff, 16)">;
def Whole7 : Whole<"llvm::alignDown(uint64_t(n), 16u)">;
def Whole8 : Whole<"llvm::isMask_64(n)">;
def Whole9 : Whole<"llvm::NextPowerOf2(n)">;
def Whole10 : Whole<"llvm::PowerOf2Ceil(n)">;
def Whole11 : Whole<"llvm::popcount(uint64_t(n))">;
def Whole12 : Whole<"llvm::popcount(uint8_t(n))">;
def Whole13 : Whole<"llvm::countr_zero(uint64_t(n))">;
def Whole14 : Whole<"llvm::countr_zero(uint32_t(n))">;
def Whole15 : Whole<"llvm::countl_zero(uint64_t(n))">;
def Whole16 : Whole<"llvm::countl_zero(uint16_t(n))">;
def Whole17 : Whole<"llvm::bit_width(uint64_t(n))">;
def Whole18 : Whole<"llvm::maxIntN(n & 63)">;
def Whole19 : Whole<"llvm::minIntN(n & 63)">;
def Whole20 : Whole<"llvm::maxUIntN(n & 63)">;
def Whole21 : Whole<"llvm::isIntN(8, n)">;
def Whole22 : Whole<"llvm::isUIntN(8, n)">;
def Whole23 : Whole<"llvm::SignExtend64(n, 8)">;
def Whole24 : Whole<"llvm::SignExtend64<12>(n)">;
def Whole25 : Whole<"llvm::SignExtend32(n, 5)">;
def Whole26 : Whole<"std::gcd(n >> 1, int64_t(36))">;
def Whole27 : Whole<"std::gcd(int64_t(-36), n >> 1)">;
def Whole28 : Whole<"std::lcm(n & 0xffff, int64_t(6))">;
def Whole29 : Whole<"std::numeric_limits<int32_t>::min() + n % 3">;
def Whole30 : Whole<"std::numeric_limits<uint8_t>::max() - (n & 1)">;
def Whole31 : Whole<"std::numeric_limits<int8_t>::lowest() < n">;
def Whole32 : Whole<"INT64_MAX - (n & 7)">;
def Whole33 : Whole<"UINT32_MAX > n">;
def Whole34 : Whole<"INT16_MIN < n ? UINT8_MAX : -1">;
def Whole35 : Whole<"int64_t(SIZE_MAX) ^ n">;
def Whole36 : Whole<"std::lround(double(n) / 4)">;
def Whole37 : Whole<"std::lround(float(n % 100) * 0.25f)">;
def Whole38 : Whole<"int64_t(std::floor(double(n) / 7))">;
def Whole39 : Whole<"int64_t(std::ceil(double(n % 1000) / 7))">;
def Real0 : Real<"std::floor(x)">;
def Real1 : Real<"std::ceil(x)">;
def Real2 : Real<"std::trunc(x)">;
def Real3 : Real<"std::round(x)">;
def Real4 : Real<"std::nearbyint(x)">;
def Real5 : Real<"std::rint(x)">;
def Real6 : Real<"std::copysign(2.5, x)">;
def Real7 : Real<"std::copysign(x, -1.0)">;
def Real8 : Real<"std::fmin(x, 0.75)">;
def Real9 : Real<"std::fmax(x, 0.75)">;
def Real10 : Real<"std::isnan(x) ? 1.0 : 0.0">;
def Real11 : Real<"std::isinf(x) ? 1.0 : 0.0">;
def Real12 : Real<"std::isfinite(x) ? 1.0 : 0.0">;
def Real13 : Real<"std::signbit(x) ? 1.0 : 0.0">;
def Real14 : Real<"M_PI">;
def Real15 : Real<"M_SQRT1_2 * 2">;
def Real16 : Real<"llvm::numbers::phi">;
def Real17 : Real<"llvm::numbers::inv_sqrtpi">;
def Real18 : Real<"double(llvm::numbers::sqrt3f)">;
def Real19 : Real<"double(llvm::numbers::egammaf)">;
def Real20 : Real<"llvm::numbers::inv_sqrt3">;
def Real21 : Real<"llvm::numbers::egamma">;
def Real22 : Real<"std::numeric_limits<double>::lowest()">;
def Real23 : Real<"double(std::numeric_limits<float>::max())">;
def Real24 : Real<"double(std::numeric_limits<float>::denorm_min())">;
def Real25 : Real<"-std::numeric_limits<double>::infinity()">;
def Real26 : Real<"double(INFINITY)">;
def Real27 : Real<"double(std::floor(float(3.7f)))">;
def Real28 : Real<"double(std::round(2.5f))">;
def Real29 : Real<"M_2_SQRTPI">;
def Real30 : Real<"llvm::numbers::log10e">;
def Real31 : Real<"double(llvm::numbers::ln10f)">;

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
  (Arith_MulIOp (Arith_ConstantOp (Whole33 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole34 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole35 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole36 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole37 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole38 $c)),
  (Arith_MulIOp (Arith_ConstantOp (Whole39 $c)), $x, Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain), Plain)>;
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
  (Arith_MulFOp (Arith_ConstantOp (Real9 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real10 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real11 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real12 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real13 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real14 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real15 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real16 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real17 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real18 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real19 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real20 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real21 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real22 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real23 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real24 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real25 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real26 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real27 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real28 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real29 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real30 $c)),
  (Arith_MulFOp (Arith_ConstantOp (Real31 $c)), $x, $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f), $f)>;

// INPUT
// "func.func"() <{function_type = (i64, f64) -> (), sym_name = "f"}> ({
// ^bb0(%x: i64, %y: f64):
//   %c0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//   %s0 = "arith.subi"(%x, %c0) : (i64, i64) -> i64
//   "test.sink"(%s0) : (i64) -> ()
//   %c1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
//   %s1 = "arith.subi"(%x, %c1) : (i64, i64) -> i64
//   "test.sink"(%s1) : (i64) -> ()
//   %c2 = "arith.constant"() <{value = -1 : i64}> : () -> i64
//   %s2 = "arith.subi"(%x, %c2) : (i64, i64) -> i64
//   "test.sink"(%s2) : (i64) -> ()
//   %c3 = "arith.constant"() <{value = 7 : i64}> : () -> i64
//   %s3 = "arith.subi"(%x, %c3) : (i64, i64) -> i64
//   "test.sink"(%s3) : (i64) -> ()
//   %c4 = "arith.constant"() <{value = -7 : i64}> : () -> i64
//   %s4 = "arith.subi"(%x, %c4) : (i64, i64) -> i64
//   "test.sink"(%s4) : (i64) -> ()
//   %c5 = "arith.constant"() <{value = 8 : i64}> : () -> i64
//   %s5 = "arith.subi"(%x, %c5) : (i64, i64) -> i64
//   "test.sink"(%s5) : (i64) -> ()
//   %c6 = "arith.constant"() <{value = 100 : i64}> : () -> i64
//   %s6 = "arith.subi"(%x, %c6) : (i64, i64) -> i64
//   "test.sink"(%s6) : (i64) -> ()
//   %c7 = "arith.constant"() <{value = 255 : i64}> : () -> i64
//   %s7 = "arith.subi"(%x, %c7) : (i64, i64) -> i64
//   "test.sink"(%s7) : (i64) -> ()
//   %c8 = "arith.constant"() <{value = 256 : i64}> : () -> i64
//   %s8 = "arith.subi"(%x, %c8) : (i64, i64) -> i64
//   "test.sink"(%s8) : (i64) -> ()
//   %c9 = "arith.constant"() <{value = -128 : i64}> : () -> i64
//   %s9 = "arith.subi"(%x, %c9) : (i64, i64) -> i64
//   "test.sink"(%s9) : (i64) -> ()
//   %c10 = "arith.constant"() <{value = 4611686018427387904 : i64}> : () -> i64
//   %s10 = "arith.subi"(%x, %c10) : (i64, i64) -> i64
//   "test.sink"(%s10) : (i64) -> ()
//   %c11 = "arith.constant"() <{value = 9223372036854775807 : i64}> : () -> i64
//   %s11 = "arith.subi"(%x, %c11) : (i64, i64) -> i64
//   "test.sink"(%s11) : (i64) -> ()
//   %c12 = "arith.constant"() <{value = -9223372036854775807 : i64}> : () -> i64
//   %s12 = "arith.subi"(%x, %c12) : (i64, i64) -> i64
//   "test.sink"(%s12) : (i64) -> ()
//   %d0 = "arith.constant"() <{value = 0.0 : f64}> : () -> f64
//   %t0 = "arith.subf"(%y, %d0) : (f64, f64) -> f64
//   "test.sink"(%t0) : (f64) -> ()
//   %d1 = "arith.constant"() <{value = -0.0 : f64}> : () -> f64
//   %t1 = "arith.subf"(%y, %d1) : (f64, f64) -> f64
//   "test.sink"(%t1) : (f64) -> ()
//   %d2 = "arith.constant"() <{value = 0.5 : f64}> : () -> f64
//   %t2 = "arith.subf"(%y, %d2) : (f64, f64) -> f64
//   "test.sink"(%t2) : (f64) -> ()
//   %d3 = "arith.constant"() <{value = -0.5 : f64}> : () -> f64
//   %t3 = "arith.subf"(%y, %d3) : (f64, f64) -> f64
//   "test.sink"(%t3) : (f64) -> ()
//   %d4 = "arith.constant"() <{value = 1.5 : f64}> : () -> f64
//   %t4 = "arith.subf"(%y, %d4) : (f64, f64) -> f64
//   "test.sink"(%t4) : (f64) -> ()
//   %d5 = "arith.constant"() <{value = 2.5 : f64}> : () -> f64
//   %t5 = "arith.subf"(%y, %d5) : (f64, f64) -> f64
//   "test.sink"(%t5) : (f64) -> ()
//   %d6 = "arith.constant"() <{value = -2.5 : f64}> : () -> f64
//   %t6 = "arith.subf"(%y, %d6) : (f64, f64) -> f64
//   "test.sink"(%t6) : (f64) -> ()
//   %d7 = "arith.constant"() <{value = 0.49999999999999994 : f64}> : () -> f64
//   %t7 = "arith.subf"(%y, %d7) : (f64, f64) -> f64
//   "test.sink"(%t7) : (f64) -> ()
//   %d8 = "arith.constant"() <{value = 1.0e300 : f64}> : () -> f64
//   %t8 = "arith.subf"(%y, %d8) : (f64, f64) -> f64
//   "test.sink"(%t8) : (f64) -> ()
//   %d9 = "arith.constant"() <{value = -1.7 : f64}> : () -> f64
//   %t9 = "arith.subf"(%y, %d9) : (f64, f64) -> f64
//   "test.sink"(%t9) : (f64) -> ()
//   %d10 = "arith.constant"() <{value = 4503599627370497.0 : f64}> : () -> f64
//   %t10 = "arith.subf"(%y, %d10) : (f64, f64) -> f64
//   "test.sink"(%t10) : (f64) -> ()
//   %d11 = "arith.constant"() <{value = 0x7FF0000000000000 : f64}> : () -> f64
//   %t11 = "arith.subf"(%y, %d11) : (f64, f64) -> f64
//   "test.sink"(%t11) : (f64) -> ()
//   %d12 = "arith.constant"() <{value = 0xFFF0000000000000 : f64}> : () -> f64
//   %t12 = "arith.subf"(%y, %d12) : (f64, f64) -> f64
//   "test.sink"(%t12) : (f64) -> ()
//   %d13 = "arith.constant"() <{value = 0x7FF8000000000000 : f64}> : () -> f64
//   %t13 = "arith.subf"(%y, %d13) : (f64, f64) -> f64
//   "test.sink"(%t13) : (f64) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
