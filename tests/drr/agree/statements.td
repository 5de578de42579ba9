// Code of several statements: loops that look for something, variables that change, `if` with a variable.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

// Each is asked of operations that carry its number.
class Asked<int n, string c> : Constraint<CPred<"$0.getDefiningOp()->hasAttr(\"t" # n # "\") && (" # c # ")">>;
class Ask<int n, string c> : Pat<(Math_AbsIOp:$r $x), (Math_CtPopOp $x), [(Asked<n, c> $r, $x)]>;

def Ask0 : Ask<0, [{
  [&]() {
    for (int64_t d : cast<ShapedType>($1.getType()).getShape())
      if (d == 1)
        return false;
    return true;
  }()
}]>;
def Ask1 : Ask<1, [{
  [&]() {
    auto p = $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef();
    for (int64_t i = 0, e = p.size(); i < e; ++i) {
      if (p[i] != i)
        return false;
    }
    return true;
  }()
}]>;
def Ask2 : Ask<2, [{
  [&]() {
    auto p = $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef();
    for (unsigned i = 1; i < p.size(); i++) {
      if (p[i] == 0)
        continue;
      int64_t before = p[i - 1];
      if (before > p[i])
        return false;
    }
    return !p.empty();
  }()
}]>;
def Ask3 : Ask<3, [{
  [&]() {
    int64_t n = cast<IntegerAttr>($0.getDefiningOp()->getAttr("a")).getInt();
    if (n < 0)
      n += 10;
    n = n * 2;
    return n == 14;
  }()
}]>;
def Ask4 : Ask<4, [{
  [&]() -> bool {
    if (auto t = dyn_cast<RankedTensorType>($1.getType())) {
      if (t.getRank() == 2)
        return true;
      return t.hasStaticShape();
    }
    return isa<VectorType>($1.getType());
  }()
}]>;
def Ask5 : Ask<5, [{
  [&]() {
    if (auto t = dyn_cast<ShapedType>($1.getType()); t && t.hasRank())
      return t.getRank() > 1;
    auto t = $1.getType();
    return t.isInteger(8);
  }()
}]>;
def Ask6 : Ask<6, [{
  [&] {
    Attribute found;
    APInt number(8, 3);
    if (!$0.getDefiningOp()->getAttr("a"))
      return number.getZExtValue() == 4;
    found = $0.getDefiningOp()->getAttr("a");
    return cast<IntegerAttr>(found).getInt() == 3 && number.getZExtValue() == 3;
  }()
}]>;
def Ask7 : Ask<7, [{
  [&] {
    auto n = cast<IntegerAttr>($0.getDefiningOp()->getAttr("a")).getInt();
    return llvm::all_of(cast<ShapedType>($1.getType()).getShape(), [&](int64_t d) { auto n = d + 1; return n > 2; }) && n == 1;
  }()
}]>;

// INPUT
// "func.func"() <{function_type = (tensor<2x3xi32>, tensor<1x3xi32>, vector<1xi32>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, tensor<?x2xi32>, tensor<2xi32>, tensor<?xi32>, vector<2xi32>, i32, tensor<2x2xi32>, tensor<2xi32>, i8, i32, tensor<*xi8>, i32, i32, i32, tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi32>) -> (), sym_name = "f"}> ({
// ^bb0(%x0: tensor<2x3xi32>, %x1: tensor<1x3xi32>, %x2: vector<1xi32>, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: i32, %x9: i32, %x10: i32, %x11: i32, %x12: i32, %x13: i32, %x14: tensor<?x2xi32>, %x15: tensor<2xi32>, %x16: tensor<?xi32>, %x17: vector<2xi32>, %x18: i32, %x19: tensor<2x2xi32>, %x20: tensor<2xi32>, %x21: i8, %x22: i32, %x23: tensor<*xi8>, %x24: i32, %x25: i32, %x26: i32, %x27: tensor<2x3xi32>, %x28: tensor<2x3xi32>, %x29: tensor<1xi32>):
//   %0 = "math.absi"(%x0) {t0} : (tensor<2x3xi32>) -> tensor<2x3xi32> loc("0: 0")
//   %1 = "math.absi"(%x1) {t0} : (tensor<1x3xi32>) -> tensor<1x3xi32> loc("0: 1")
//   %2 = "math.absi"(%x2) {t0} : (vector<1xi32>) -> vector<1xi32> loc("0: 2")
//   %3 = "math.absi"(%x3) {t1, a = array<i64: 0, 1, 2>} : (i32) -> i32 loc("1: 3")
//   %4 = "math.absi"(%x4) {t1, a = array<i64: 0, 2>} : (i32) -> i32 loc("1: 4")
//   %5 = "math.absi"(%x5) {t1, a = array<i64>} : (i32) -> i32 loc("1: 5")
//   %6 = "math.absi"(%x6) {t2, a = array<i64: 1, 2, 0, 0, 3>} : (i32) -> i32 loc("2: 6")
//   %7 = "math.absi"(%x7) {t2, a = array<i64: 2, 1>} : (i32) -> i32 loc("2: 7")
//   %8 = "math.absi"(%x8) {t2, a = array<i64>} : (i32) -> i32 loc("2: 8")
//   %9 = "math.absi"(%x9) {t2, a = array<i64: 1>} : (i32) -> i32 loc("2: 9")
//   %10 = "math.absi"(%x10) {t2, a = array<i64: 3, 0, 1>} : (i32) -> i32 loc("2: 10")
//   %11 = "math.absi"(%x11) {t3, a = 7 : i64} : (i32) -> i32 loc("3: 11")
//   %12 = "math.absi"(%x12) {t3, a = -3 : i64} : (i32) -> i32 loc("3: 12")
//   %13 = "math.absi"(%x13) {t3, a = -7 : i64} : (i32) -> i32 loc("3: 13")
//   %14 = "math.absi"(%x14) {t4} : (tensor<?x2xi32>) -> tensor<?x2xi32> loc("4: 14")
//   %15 = "math.absi"(%x15) {t4} : (tensor<2xi32>) -> tensor<2xi32> loc("4: 15")
//   %16 = "math.absi"(%x16) {t4} : (tensor<?xi32>) -> tensor<?xi32> loc("4: 16")
//   %17 = "math.absi"(%x17) {t4} : (vector<2xi32>) -> vector<2xi32> loc("4: 17")
//   %18 = "math.absi"(%x18) {t4} : (i32) -> i32 loc("4: 18")
//   %19 = "math.absi"(%x19) {t5} : (tensor<2x2xi32>) -> tensor<2x2xi32> loc("5: 19")
//   %20 = "math.absi"(%x20) {t5} : (tensor<2xi32>) -> tensor<2xi32> loc("5: 20")
//   %21 = "math.absi"(%x21) {t5} : (i8) -> i8 loc("5: 21")
//   %22 = "math.absi"(%x22) {t5} : (i32) -> i32 loc("5: 22")
//   %23 = "math.absi"(%x23) {t5} : (tensor<*xi8>) -> tensor<*xi8> loc("5: 23")
//   %24 = "math.absi"(%x24) {t6, a = 3 : i64} : (i32) -> i32 loc("6: 24")
//   %25 = "math.absi"(%x25) {t6, a = 4 : i64} : (i32) -> i32 loc("6: 25")
//   %26 = "math.absi"(%x26) {t6} : (i32) -> i32 loc("6: 26")
//   %27 = "math.absi"(%x27) {t7, a = 1} : (tensor<2x3xi32>) -> tensor<2x3xi32> loc("7: 27")
//   %28 = "math.absi"(%x28) {t7, a = 2} : (tensor<2x3xi32>) -> tensor<2x3xi32> loc("7: 28")
//   %29 = "math.absi"(%x29) {t7, a = 1} : (tensor<1xi32>) -> tensor<1xi32> loc("7: 29")
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29) : (tensor<2x3xi32>, tensor<1x3xi32>, vector<1xi32>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, tensor<?x2xi32>, tensor<2xi32>, tensor<?xi32>, vector<2xi32>, i32, tensor<2x2xi32>, tensor<2xi32>, i8, i32, tensor<*xi8>, i32, i32, i32, tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi32>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
