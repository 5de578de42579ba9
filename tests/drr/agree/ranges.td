// Lists made of lists: parts, counts, sequences, what is asked of each item.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

// Each is asked of operations that carry its number.
class Asked<int n, string c> : Constraint<CPred<"$0.getDefiningOp()->hasAttr(\"t" # n # "\") && (" # c # ")">>;
class Ask<int n, string c> : Pat<(Math_AbsIOp:$r $x), (Math_CtPopOp $x), [(Asked<n, c> $r, $x)]>;

def Ask0 : Ask<0, [{
  llvm::count_if($0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef(), [](int64_t v) { return v > 1; }) == 1
}]>;
def Ask1 : Ask<1, [{
  llvm::count($0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef(), 0) >= 2
}]>;
def Ask2 : Ask<2, [{
  llvm::equal($0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef(), llvm::seq<int64_t>(0, $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef().size()))
}]>;
def Ask3 : Ask<3, [{
  llvm::to_vector(llvm::reverse($0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef())) == llvm::to_vector($0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("b").asArrayRef())
}]>;
def Ask4 : Ask<4, [{
  llvm::equal(llvm::map_range($0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef(), [](int64_t v) { return v * 2; }), $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("b").asArrayRef())
}]>;
def Ask5 : Ask<5, [{
  llvm::equal(llvm::make_filter_range($0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef(), [](int64_t v) { return v != 1; }), $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("b").asArrayRef())
}]>;
def Ask6 : Ask<6, [{
  llvm::all_of_zip($0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef(), $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("b").asArrayRef(), [](int64_t x, int64_t y) { return x <= y; })
}]>;
def Ask7 : Ask<7, [{
  llvm::all_of(llvm::zip($0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef(), $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("b").asArrayRef()), [](auto it) { return std::get<0>(it) < std::get<1>(it); })
}]>;
def Ask8 : Ask<8, [{
  llvm::any_of(llvm::enumerate($0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef()), [](const auto &it) { return it.value() == static_cast<int64_t>(it.index()) + 1; })
}]>;
def Ask9 : Ask<9, [{
  llvm::all_of(llvm::enumerate($0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef()), [&](auto it) { return it.value() == $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("b").asArrayRef()[it.index()]; })
}]>;
def Ask10 : Ask<10, [{
  $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef().take_front(2) == $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("b").asArrayRef().take_back(2)
}]>;
def Ask11 : Ask<11, [{
  $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef().slice(1, 2) == $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("b").asArrayRef().slice(1)
}]>;
def Ask12 : Ask<12, [{
  *$0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef().begin() == 4 && $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef().take_front() == $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef().drop_back()
}]>;
def Ask13 : Ask<13, [{
  llvm::all_of($0.getDefiningOp()->getAttrOfType<ArrayAttr>("a").getAsRange<IntegerAttr>(), [](IntegerAttr a) { return a.getInt() == 1; })
}]>;
def Ask14 : Ask<14, [{
  llvm::any_of($0.getDefiningOp()->getAttrOfType<ArrayAttr>("a").getAsValueRange<IntegerAttr>(), [](const APInt &v) { return v.isNegative(); })
}]>;
def Ask15 : Ask<15, [{
  llvm::any_of($0.getDefiningOp()->getAttrOfType<ArrayAttr>("a"), llvm::IsaPred<StringAttr>)
}]>;
def Ask16 : Ask<16, [{
  llvm::none_of(cast<ShapedType>($1.getType()).getShape(), ShapedType::isDynamic)
}]>;
def Ask17 : Ask<17, [{
  std::all_of(cast<ShapedType>($1.getType()).getShape().begin(), cast<ShapedType>($1.getType()).getShape().end(), [](int64_t d) { return d > 1; })
}]>;
def Ask18 : Ask<18, [{
  SmallVector<int64_t>(2, 7) == $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef()
}]>;
def Ask19 : Ask<19, [{
  SmallVector<int64_t>(3) == $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef()
}]>;
def Ask20 : Ask<20, [{
  SmallVector<int64_t>{3, 1} == $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef()
}]>;
def Ask21 : Ask<21, [{
  ArrayRef<int64_t>(5) == $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef()
}]>;
def Ask22 : Ask<22, [{
  std::min(cast<IntegerAttr>($0.getDefiningOp()->getAttr("a")).getInt(), cast<IntegerAttr>($0.getDefiningOp()->getAttr("b")).getInt()) == 2 && std::max<int64_t>(cast<IntegerAttr>($0.getDefiningOp()->getAttr("a")).getInt(), 5) == 5
}]>;
def Ask23 : Ask<23, [{
  std::abs(cast<IntegerAttr>($0.getDefiningOp()->getAttr("a")).getInt()) == 3
}]>;
def Ask24 : Ask<24, [{
  llvm::isPowerOf2_64(cast<IntegerAttr>($0.getDefiningOp()->getAttr("a")).getInt()) && llvm::Log2_64(cast<IntegerAttr>($0.getDefiningOp()->getAttr("a")).getInt()) > 2
}]>;
def Ask25 : Ask<25, [{
  llvm::isPowerOf2_32(cast<IntegerAttr>($0.getDefiningOp()->getAttr("a")).getInt()) && llvm::Log2_64_Ceil(cast<IntegerAttr>($0.getDefiningOp()->getAttr("a")).getInt() + 1) == 5
}]>;
def Ask26 : Ask<26, [{
  cast<IntegerAttr>($0.getDefiningOp()->getAttr("a")).getValue() == APInt::getSignedMinValue(64) || cast<IntegerAttr>($0.getDefiningOp()->getAttr("a")).getValue() == APInt::getLowBitsSet(64, 4)
}]>;
def Ask27 : Ask<27, [{
  cast<IntegerAttr>($0.getDefiningOp()->getAttr("a")).getValue() == APInt::getSignedMaxValue(64) || cast<IntegerAttr>($0.getDefiningOp()->getAttr("a")).getValue() == APInt::getOneBitSet(64, 5) || cast<IntegerAttr>($0.getDefiningOp()->getAttr("a")).getValue() == APInt::getAllOnes(64)
}]>;
def Ask28 : Ask<28, [{
  $0.getDefiningOp()->getAttrOfType<DictionaryAttr>("d").contains("k") && $0.getDefiningOp()->getAttrOfType<DictionaryAttr>("d").getAs<IntegerAttr>("k")
}]>;
def Ask29 : Ask<29, [{
  (Twine($0.getDefiningOp()->getAttrOfType<StringAttr>("s").getValue()) + "_x").str() == "a_x"
}]>;

// INPUT
// "func.func"() <{function_type = (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, tensor<2x3xi32>, tensor<?x3xi32>, vector<4xi32>, tensor<2x3xi32>, tensor<1x3xi32>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (), sym_name = "f"}> ({
// ^bb0(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: i32, %x9: i32, %x10: i32, %x11: i32, %x12: i32, %x13: i32, %x14: i32, %x15: i32, %x16: i32, %x17: i32, %x18: i32, %x19: i32, %x20: i32, %x21: i32, %x22: i32, %x23: i32, %x24: i32, %x25: i32, %x26: i32, %x27: i32, %x28: i32, %x29: i32, %x30: i32, %x31: i32, %x32: i32, %x33: i32, %x34: i32, %x35: i32, %x36: i32, %x37: i32, %x38: i32, %x39: i32, %x40: i32, %x41: i32, %x42: i32, %x43: i32, %x44: i32, %x45: tensor<2x3xi32>, %x46: tensor<?x3xi32>, %x47: vector<4xi32>, %x48: tensor<2x3xi32>, %x49: tensor<1x3xi32>, %x50: i32, %x51: i32, %x52: i32, %x53: i32, %x54: i32, %x55: i32, %x56: i32, %x57: i32, %x58: i32, %x59: i32, %x60: i32, %x61: i32, %x62: i32, %x63: i32, %x64: i32, %x65: i32, %x66: i32, %x67: i32, %x68: i32, %x69: i32, %x70: i32, %x71: i32, %x72: i32, %x73: i32, %x74: i32, %x75: i32, %x76: i32, %x77: i32, %x78: i32, %x79: i32, %x80: i32, %x81: i32, %x82: i32, %x83: i32):
//   %0 = "math.absi"(%x0) {t0, a = array<i64: 1, 2, 1>} : (i32) -> i32 loc("0: 0")
//   %1 = "math.absi"(%x1) {t0, a = array<i64: 2, 2>} : (i32) -> i32 loc("0: 1")
//   %2 = "math.absi"(%x2) {t0, a = array<i64>} : (i32) -> i32 loc("0: 2")
//   %3 = "math.absi"(%x3) {t1, a = array<i64: 0, 1, 0>} : (i32) -> i32 loc("1: 3")
//   %4 = "math.absi"(%x4) {t1, a = array<i64: 0>} : (i32) -> i32 loc("1: 4")
//   %5 = "math.absi"(%x5) {t1, a = array<i64: 1, 1>} : (i32) -> i32 loc("1: 5")
//   %6 = "math.absi"(%x6) {t2, a = array<i64: 0, 1, 2>} : (i32) -> i32 loc("2: 6")
//   %7 = "math.absi"(%x7) {t2, a = array<i64: 0, 2, 1>} : (i32) -> i32 loc("2: 7")
//   %8 = "math.absi"(%x8) {t2, a = array<i64>} : (i32) -> i32 loc("2: 8")
//   %9 = "math.absi"(%x9) {t3, a = array<i64: 1, 2, 3>, b = array<i64: 3, 2, 1>} : (i32) -> i32 loc("3: 9")
//   %10 = "math.absi"(%x10) {t3, a = array<i64: 1, 2>, b = array<i64: 1, 2>} : (i32) -> i32 loc("3: 10")
//   %11 = "math.absi"(%x11) {t4, a = array<i64: 1, 2>, b = array<i64: 2, 4>} : (i32) -> i32 loc("4: 11")
//   %12 = "math.absi"(%x12) {t4, a = array<i64: 1, 2>, b = array<i64: 2, 5>} : (i32) -> i32 loc("4: 12")
//   %13 = "math.absi"(%x13) {t4, a = array<i64: 1>, b = array<i64: 2, 4>} : (i32) -> i32 loc("4: 13")
//   %14 = "math.absi"(%x14) {t5, a = array<i64: 1, 2, 1, 3>, b = array<i64: 2, 3>} : (i32) -> i32 loc("5: 14")
//   %15 = "math.absi"(%x15) {t5, a = array<i64: 1>, b = array<i64: 1>} : (i32) -> i32 loc("5: 15")
//   %16 = "math.absi"(%x16) {t5, a = array<i64: 1>, b = array<i64>} : (i32) -> i32 loc("5: 16")
//   %17 = "math.absi"(%x17) {t6, a = array<i64: 1, 2>, b = array<i64: 2, 2>} : (i32) -> i32 loc("6: 17")
//   %18 = "math.absi"(%x18) {t6, a = array<i64: 1, 3>, b = array<i64: 2, 2>} : (i32) -> i32 loc("6: 18")
//   %19 = "math.absi"(%x19) {t6, a = array<i64: 1>, b = array<i64: 2, 2>} : (i32) -> i32 loc("6: 19")
//   %20 = "math.absi"(%x20) {t6, a = array<i64>, b = array<i64>} : (i32) -> i32 loc("6: 20")
//   %21 = "math.absi"(%x21) {t7, a = array<i64: 1, 2>, b = array<i64: 2, 3, 0>} : (i32) -> i32 loc("7: 21")
//   %22 = "math.absi"(%x22) {t7, a = array<i64: 1, 3>, b = array<i64: 2, 2>} : (i32) -> i32 loc("7: 22")
//   %23 = "math.absi"(%x23) {t7, a = array<i64>, b = array<i64: 1>} : (i32) -> i32 loc("7: 23")
//   %24 = "math.absi"(%x24) {t8, a = array<i64: 5, 2>} : (i32) -> i32 loc("8: 24")
//   %25 = "math.absi"(%x25) {t8, a = array<i64: 0, 1>} : (i32) -> i32 loc("8: 25")
//   %26 = "math.absi"(%x26) {t8, a = array<i64>} : (i32) -> i32 loc("8: 26")
//   %27 = "math.absi"(%x27) {t9, a = array<i64: 1, 2>, b = array<i64: 1, 2, 3>} : (i32) -> i32 loc("9: 27")
//   %28 = "math.absi"(%x28) {t9, a = array<i64: 1, 3>, b = array<i64: 1, 2>} : (i32) -> i32 loc("9: 28")
//   %29 = "math.absi"(%x29) {t10, a = array<i64: 1, 2, 3>, b = array<i64: 9, 1, 2>} : (i32) -> i32 loc("10: 29")
//   %30 = "math.absi"(%x30) {t10, a = array<i64: 1, 2, 3>, b = array<i64: 1, 2, 3>} : (i32) -> i32 loc("10: 30")
//   %31 = "math.absi"(%x31) {t11, a = array<i64: 9, 1, 2, 9>, b = array<i64: 7, 1, 2>} : (i32) -> i32 loc("11: 31")
//   %32 = "math.absi"(%x32) {t11, a = array<i64: 9, 1, 2, 9>, b = array<i64: 7, 1>} : (i32) -> i32 loc("11: 32")
//   %33 = "math.absi"(%x33) {t12, a = array<i64: 4, 5>} : (i32) -> i32 loc("12: 33")
//   %34 = "math.absi"(%x34) {t12, a = array<i64: 5, 4>} : (i32) -> i32 loc("12: 34")
//   %35 = "math.absi"(%x35) {t12, a = array<i64: 4, 5, 6>} : (i32) -> i32 loc("12: 35")
//   %36 = "math.absi"(%x36) {t13, a = [1 : i64, 1 : i32]} : (i32) -> i32 loc("13: 36")
//   %37 = "math.absi"(%x37) {t13, a = [1, 2]} : (i32) -> i32 loc("13: 37")
//   %38 = "math.absi"(%x38) {t13, a = []} : (i32) -> i32 loc("13: 38")
//   %39 = "math.absi"(%x39) {t14, a = [1, -1 : i8]} : (i32) -> i32 loc("14: 39")
//   %40 = "math.absi"(%x40) {t14, a = [1, 2]} : (i32) -> i32 loc("14: 40")
//   %41 = "math.absi"(%x41) {t14, a = []} : (i32) -> i32 loc("14: 41")
//   %42 = "math.absi"(%x42) {t15, a = [1, "x"]} : (i32) -> i32 loc("15: 42")
//   %43 = "math.absi"(%x43) {t15, a = [unit, 2]} : (i32) -> i32 loc("15: 43")
//   %44 = "math.absi"(%x44) {t15, a = []} : (i32) -> i32 loc("15: 44")
//   %45 = "math.absi"(%x45) {t16} : (tensor<2x3xi32>) -> tensor<2x3xi32> loc("16: 45")
//   %46 = "math.absi"(%x46) {t16} : (tensor<?x3xi32>) -> tensor<?x3xi32> loc("16: 46")
//   %47 = "math.absi"(%x47) {t16} : (vector<4xi32>) -> vector<4xi32> loc("16: 47")
//   %48 = "math.absi"(%x48) {t17} : (tensor<2x3xi32>) -> tensor<2x3xi32> loc("17: 48")
//   %49 = "math.absi"(%x49) {t17} : (tensor<1x3xi32>) -> tensor<1x3xi32> loc("17: 49")
//   %50 = "math.absi"(%x50) {t18, a = array<i64: 7, 7>} : (i32) -> i32 loc("18: 50")
//   %51 = "math.absi"(%x51) {t18, a = array<i64: 2, 7>} : (i32) -> i32 loc("18: 51")
//   %52 = "math.absi"(%x52) {t18, a = array<i64: 7>} : (i32) -> i32 loc("18: 52")
//   %53 = "math.absi"(%x53) {t19, a = array<i64: 0, 0, 0>} : (i32) -> i32 loc("19: 53")
//   %54 = "math.absi"(%x54) {t19, a = array<i64: 3>} : (i32) -> i32 loc("19: 54")
//   %55 = "math.absi"(%x55) {t20, a = array<i64: 3, 1>} : (i32) -> i32 loc("20: 55")
//   %56 = "math.absi"(%x56) {t20, a = array<i64: 1, 1, 1>} : (i32) -> i32 loc("20: 56")
//   %57 = "math.absi"(%x57) {t21, a = array<i64: 5>} : (i32) -> i32 loc("21: 57")
//   %58 = "math.absi"(%x58) {t21, a = array<i64: 0, 0, 0, 0, 0>} : (i32) -> i32 loc("21: 58")
//   %59 = "math.absi"(%x59) {t22, a = 2 : i64, b = 9 : i64} : (i32) -> i32 loc("22: 59")
//   %60 = "math.absi"(%x60) {t22, a = 9 : i64, b = 2 : i64} : (i32) -> i32 loc("22: 60")
//   %61 = "math.absi"(%x61) {t22, a = 3 : i64, b = 2 : i64} : (i32) -> i32 loc("22: 61")
//   %62 = "math.absi"(%x62) {t23, a = 3 : i64} : (i32) -> i32 loc("23: 62")
//   %63 = "math.absi"(%x63) {t23, a = -3 : i64} : (i32) -> i32 loc("23: 63")
//   %64 = "math.absi"(%x64) {t23, a = 2 : i64} : (i32) -> i32 loc("23: 64")
//   %65 = "math.absi"(%x65) {t24, a = 8 : i64} : (i32) -> i32 loc("24: 65")
//   %66 = "math.absi"(%x66) {t24, a = 4 : i64} : (i32) -> i32 loc("24: 66")
//   %67 = "math.absi"(%x67) {t24, a = 12 : i64} : (i32) -> i32 loc("24: 67")
//   %68 = "math.absi"(%x68) {t24, a = 0 : i64} : (i32) -> i32 loc("24: 68")
//   %69 = "math.absi"(%x69) {t25, a = 16 : i64} : (i32) -> i32 loc("25: 69")
//   %70 = "math.absi"(%x70) {t25, a = 32 : i64} : (i32) -> i32 loc("25: 70")
//   %71 = "math.absi"(%x71) {t25, a = 4294967312 : i64} : (i32) -> i32 loc("25: 71")
//   %72 = "math.absi"(%x72) {t26, a = -9223372036854775808 : i64} : (i32) -> i32 loc("26: 72")
//   %73 = "math.absi"(%x73) {t26, a = 15 : i64} : (i32) -> i32 loc("26: 73")
//   %74 = "math.absi"(%x74) {t26, a = 9223372036854775807 : i64} : (i32) -> i32 loc("26: 74")
//   %75 = "math.absi"(%x75) {t27, a = 9223372036854775807 : i64} : (i32) -> i32 loc("27: 75")
//   %76 = "math.absi"(%x76) {t27, a = 32 : i64} : (i32) -> i32 loc("27: 76")
//   %77 = "math.absi"(%x77) {t27, a = -1 : i64} : (i32) -> i32 loc("27: 77")
//   %78 = "math.absi"(%x78) {t27, a = 31 : i64} : (i32) -> i32 loc("27: 78")
//   %79 = "math.absi"(%x79) {t28, d = {k = 1}} : (i32) -> i32 loc("28: 79")
//   %80 = "math.absi"(%x80) {t28, d = {k = "x"}} : (i32) -> i32 loc("28: 80")
//   %81 = "math.absi"(%x81) {t28, d = {j = 1}} : (i32) -> i32 loc("28: 81")
//   %82 = "math.absi"(%x82) {t29, s = "a"} : (i32) -> i32 loc("29: 82")
//   %83 = "math.absi"(%x83) {t29, s = "b"} : (i32) -> i32 loc("29: 83")
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, tensor<2x3xi32>, tensor<?x3xi32>, vector<4xi32>, tensor<2x3xi32>, tensor<1x3xi32>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
