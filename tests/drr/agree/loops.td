// Loops that fill a list: of items, of numbers that are counted, of those of which something holds, of another
// type than what is added.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Math/IR/MathOps.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"

// Each is asked of operations that carry its number.
class Asked<int n, string c> : Constraint<CPred<"$0.getDefiningOp()->hasAttr(\"t" # n # "\") && (" # c # ")">>;
class Ask<int n, string c> : Pat<(Math_AbsIOp:$r $x), (Math_CtPopOp $x), [(Asked<n, c> $r, $x)]>;

def Ask0 : Ask<0, [{
  [&]() {
    SmallVector<int64_t, 4> kept;
    for (int64_t d : cast<ShapedType>($1.getType()).getShape())
      if (d > 1)
        kept.push_back(d * 2);
    return kept.size() == 2 && kept[0] == 4;
  }()
}]>;
def Ask1 : Ask<1, [{
  [&]() {
    auto p = $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").asArrayRef();
    std::vector<int8_t> narrow;
    narrow.reserve(p.size());
    for (int64_t i = 0, e = p.size(); i < e; ++i) {
      narrow.push_back(p[i] + i);
    }
    return llvm::is_contained(narrow, 1);
  }()
}]>;
def Ask2 : Ask<2, [{
  [&]() {
    if (isa<IndexType>($1.getType()))
      return false;
    SmallVector<Attribute> named, others;
    for (Attribute a : cast<ArrayAttr>($0.getDefiningOp()->getAttr("a"))) {
      if (isa<StringAttr>(a)) {
        named.emplace_back(a);
      }
    }
    return named.size() > others.size();
  }()
}]>;

// The second of two vectors of four comes first, and with it what is taken of it.
def OfSecond : Constraint<CPred<
  "!cast<DenseI64ArrayAttr>($0).empty() && cast<DenseI64ArrayAttr>($0)[0] >= 4">>;
def Exchanged : NativeCodeCall<[{
  [&]() {
    SmallVector<int64_t> other;
    for (int64_t at : cast<DenseI64ArrayAttr>($0).asArrayRef())
      other.push_back(at < 4 ? at + 4 : at - 4);
    return $_builder.getDenseI64ArrayAttr(other);
  }()
}]>;
def Exchange : Pat<
  (Vector_ShuffleOp $a, $b, $mask),
  (Vector_ShuffleOp $b, $a, (Exchanged $mask)),
  [(OfSecond $mask)]>;

// INPUT
// "func.func"() <{function_type = (tensor<2x3xi32>, tensor<1x3xi32>, tensor<3x1x2xi32>, i32, i32, i32, i32, i32, i32, vector<4xf32>, vector<4xf32>) -> (), sym_name = "f"}> ({
// ^bb0(%x0: tensor<2x3xi32>, %x1: tensor<1x3xi32>, %x2: tensor<3x1x2xi32>, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: i32, %v: vector<4xf32>, %w: vector<4xf32>):
//   %0 = "math.absi"(%x0) {t0} : (tensor<2x3xi32>) -> tensor<2x3xi32> loc("0: 0")
//   %1 = "math.absi"(%x1) {t0} : (tensor<1x3xi32>) -> tensor<1x3xi32> loc("0: 1")
//   %2 = "math.absi"(%x2) {t0} : (tensor<3x1x2xi32>) -> tensor<3x1x2xi32> loc("0: 2")
//   %3 = "math.absi"(%x3) {t1, a = array<i64: 1, 2>} : (i32) -> i32 loc("1: 3")
//   %4 = "math.absi"(%x4) {t1, a = array<i64: 5, 256, 3>} : (i32) -> i32 loc("1: 4")
//   %5 = "math.absi"(%x5) {t1, a = array<i64: 0, 1>} : (i32) -> i32 loc("1: 5")
//   %6 = "math.absi"(%x6) {t2, a = [1 : i32, "b"]} : (i32) -> i32 loc("2: 6")
//   %7 = "math.absi"(%x7) {t2, a = [1 : i32]} : (i32) -> i32 loc("2: 7")
//   %8 = "math.absi"(%x8) {t2, a = []} : (i32) -> i32 loc("2: 8")
//   %9 = "vector.shuffle"(%v, %w) <{mask = array<i64: 4, 1, 7>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32> loc("3: 9")
//   %10 = "vector.shuffle"(%v, %w) <{mask = array<i64: 1, 4>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32> loc("3: 10")
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (tensor<2x3xi32>, tensor<1x3xi32>, tensor<3x1x2xi32>, i32, i32, i32, i32, i32, i32, vector<3xf32>, vector<2xf32>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
