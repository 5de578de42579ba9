// Matchers that give what they find to a variable.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

// Each is asked of operations that carry its number.
class Asked<int n, string c> : Constraint<CPred<"$0.getDefiningOp()->hasAttr(\"t" # n # "\") && (" # c # ")">>;
class Ask<int n, string c> : Pat<(Math_AbsIOp:$r $x), (Math_CtPopOp $x), [(Asked<n, c> $r, $x)]>;

def Ask0 : Ask<0, [{
  [&] { APInt v; return matchPattern($1, m_ConstantInt(&v)) && v.sgt(4); }()
}]>;
def Ask1 : Ask<1, [{
  [&] { Attribute a; return matchPattern($1, m_Constant(&a)) && isa<DenseElementsAttr>(a); }()
}]>;
def Ask2 : Ask<2, [{
  [](Value v) {
    DenseElementsAttr attr;
    if (!matchPattern(v, m_Constant(&attr)))
      return false;
    return attr.isSplat();
  }($1)
}]>;
def Ask3 : Ask<3, [{
  [&] {
    IntegerAttr a, b;
    return matchPattern($1, m_Constant(&a)) || !b;
  }()
}]>;
def Ask4 : Ask<4, [{
  [&] {
    Attribute a;
    matchPattern($1, m_Constant(&a));
    return !a;
  }()
}]>;
def Ask5 : Ask<5, [{
  [&] { APInt v; return !matchPattern($1, m_ConstantInt(&v)) || v == 0; }()
}]>;

// INPUT
// "func.func"() <{function_type = (i32, i32, i32, vector<2xi32>, vector<2xi32>, i32, i32, vector<2xi32>, i32, i32, vector<2xi32>, vector<2xi32>, i32, i32, i32, i32, i32, i32, i32, i32) -> (), sym_name = "f"}> ({
// ^bb0(%x0: i32, %x1: i32, %x2: i32, %x3: vector<2xi32>, %x4: vector<2xi32>, %x5: i32, %x6: i32, %x7: vector<2xi32>, %x8: i32, %x9: i32, %x10: vector<2xi32>, %x11: vector<2xi32>, %x12: i32, %x13: i32, %x14: i32, %x15: i32, %x16: i32, %x17: i32, %x18: i32, %x19: i32):
//   %c0 = "arith.constant"() <{value = 5 : i32}> : () -> i32
//   %0 = "math.absi"(%c0) {t0} : (i32) -> i32 loc("0: 0")
//   %c1 = "arith.constant"() <{value = 4 : i32}> : () -> i32
//   %1 = "math.absi"(%c1) {t0} : (i32) -> i32 loc("0: 1")
//   %c2 = "arith.constant"() <{value = -1 : i32}> : () -> i32
//   %2 = "math.absi"(%c2) {t0} : (i32) -> i32 loc("0: 2")
//   %c3 = "arith.constant"() <{value = dense<9> : vector<2xi32>}> : () -> vector<2xi32>
//   %3 = "math.absi"(%c3) {t0} : (vector<2xi32>) -> vector<2xi32> loc("0: 3")
//   %c4 = "arith.constant"() <{value = dense<[9, 8]> : vector<2xi32>}> : () -> vector<2xi32>
//   %4 = "math.absi"(%c4) {t0} : (vector<2xi32>) -> vector<2xi32> loc("0: 4")
//   %5 = "math.absi"(%x5) {t0} : (i32) -> i32 loc("0: 5")
//   %c6 = "arith.constant"() <{value = 5 : i32}> : () -> i32
//   %6 = "math.absi"(%c6) {t1} : (i32) -> i32 loc("1: 6")
//   %c7 = "arith.constant"() <{value = dense<[9, 8]> : vector<2xi32>}> : () -> vector<2xi32>
//   %7 = "math.absi"(%c7) {t1} : (vector<2xi32>) -> vector<2xi32> loc("1: 7")
//   %8 = "math.absi"(%x8) {t1} : (i32) -> i32 loc("1: 8")
//   %c9 = "arith.constant"() <{value = 5 : i32}> : () -> i32
//   %9 = "math.absi"(%c9) {t2} : (i32) -> i32 loc("2: 9")
//   %c10 = "arith.constant"() <{value = dense<[9, 8]> : vector<2xi32>}> : () -> vector<2xi32>
//   %10 = "math.absi"(%c10) {t2} : (vector<2xi32>) -> vector<2xi32> loc("2: 10")
//   %c11 = "arith.constant"() <{value = dense<7> : vector<2xi32>}> : () -> vector<2xi32>
//   %11 = "math.absi"(%c11) {t2} : (vector<2xi32>) -> vector<2xi32> loc("2: 11")
//   %12 = "math.absi"(%x12) {t2} : (i32) -> i32 loc("2: 12")
//   %c13 = "arith.constant"() <{value = 5 : i32}> : () -> i32
//   %13 = "math.absi"(%c13) {t3} : (i32) -> i32 loc("3: 13")
//   %14 = "math.absi"(%x14) {t3} : (i32) -> i32 loc("3: 14")
//   %c15 = "arith.constant"() <{value = 5 : i32}> : () -> i32
//   %15 = "math.absi"(%c15) {t4} : (i32) -> i32 loc("4: 15")
//   %16 = "math.absi"(%x16) {t4} : (i32) -> i32 loc("4: 16")
//   %c17 = "arith.constant"() <{value = 5 : i32}> : () -> i32
//   %17 = "math.absi"(%c17) {t5} : (i32) -> i32 loc("5: 17")
//   %c18 = "arith.constant"() <{value = 0 : i32}> : () -> i32
//   %18 = "math.absi"(%c18) {t5} : (i32) -> i32 loc("5: 18")
//   %19 = "math.absi"(%x19) {t5} : (i32) -> i32 loc("5: 19")
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19) : (i32, i32, i32, vector<2xi32>, vector<2xi32>, i32, i32, vector<2xi32>, i32, i32, vector<2xi32>, vector<2xi32>, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
