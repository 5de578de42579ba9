// Ways through code: `break` and `return` in loops, variables that follow from each other, `switch`, blocks.
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"
include "mlir/IR/BuiltinOps.td"

// Each is asked of operations that carry its number, and gives a constant.
class Asked<int n> : Constraint<CPred<"$0.getDefiningOp()->hasAttr(\"t" # n # "\")">>;
class Given<string c> : NativeCodeCall<
  "[&]() { auto p = $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>(\"a\").asArrayRef(); " # c # " }()">;
def Many : NativeCodeCall<"SmallVector<Value, 1>{$0}">;
class Number<int n, string c> : Pat<
  (Math_AbsIOp:$r $x), (UnrealizedConversionCastOp (Many (Arith_ConstantOp (Given<c # " return $_builder.getI64IntegerAttr(n);"> $r, $x)))), [(Asked<n> $r)]>;
class Numbers<int n, string c> : Pat<
  (Math_AbsIOp:$r $x), (UnrealizedConversionCastOp (Many (Arith_ConstantOp (Given<c # " return $_builder.getI64TensorAttr(out);"> $r, $x)))), [(Asked<n> $r)]>;

def Give0 : Number<0, [{
  int64_t n = 0;
  for (int64_t d : p) { if (d == 4) break; n = n * 3 + d; }
}]>;
def Give1 : Number<1, [{
  int64_t n = 0, k = 1;
  for (int64_t d : p) { n += d * k; k += n; }
}]>;
def Give2 : Number<2, [{
  for (int64_t d : p) if (d > 2) return $_builder.getI64IntegerAttr(d * 10);
  int64_t n = -1;
}]>;
def Give3 : Number<3, [{
  int64_t n = 0;
  for (size_t i = 0, e = p.size(); i < e; ++i) {
    if (p[i] == 3) return $_builder.getI64IntegerAttr(100 + i);
    n += p[i];
    if (n > 6) break;
  }
}]>;
def Give4 : Number<4, [{
  int64_t n = 0;
  switch (p.size()) {
  case 2: n = 5; break;
  case 3: n += 1;
  case 4: n += 10; break;
  default: { int64_t m = 7; n = m; }
  }
}]>;
def Give5 : Number<5, [{
  int64_t n = 1;
  switch (p[0]) {
  case 1: if (p[1] == 2) break; n = 3;
  case 0: return $_builder.getI64IntegerAttr(n + 50);
  case 5: case 7: n = 9; break;
  }
  n *= 2;
}]>;
def Give6 : Number<6, [{
  int64_t n = 1;
  { int64_t n = 5; n += 2; { int64_t m = n; n = m * 2; } }
  { n += p[0]; int64_t p = 3; n *= p; }
}]>;
def Give7 : Number<7, [{
  int64_t n = 0;
  for (size_t i = 0; i < p.size(); i += 2) n = n * 7 + p[i];
}]>;
def Give8 : Number<8, [{
  int64_t n = 0;
  for (int i = p.size() - 1; i >= 0; i -= 2) n = n * 7 + p[i];
}]>;
def Give9 : Number<9, [{
  int64_t n = 0;
  for (int i = 10; i > p[0]; i -= 3) n = n * 7 + i;
}]>;
def Give10 : Number<10, [{
  int64_t n = 0;
  for (auto it = p.begin(), e = p.end(); it != e; ++it) { if (*it == 3) break; n = n * 5 + *it + (it - p.begin()); }
}]>;
def Give11 : Number<11, [{
  int64_t n = 3;
  n <<= 4; n |= 1; n >>= 1; n %= 20; n ^= 6; n &= 15;
}]>;
def Give12 : Number<12, [{
  int8_t n = 100; uint8_t m = 250;
  for (int64_t d : p) { n += m; m += d; if (m < 10) continue; n ^= 3; }
}]>;
def Give13 : Number<13, [{
  uint32_t n = 1; bool odd = false; int32_t k = 2;
  for (int64_t d : p) { odd = !odd; if (odd) n *= k + 65535; else k = n + d; }
}]>;
def Give14 : Number<14, [{
  int64_t n = 0, m = 0;
  for (int64_t d : p) {
    if (d < 0) { m = 4; break; }
    for (int64_t e : p) { if (e == d) continue; if (e > 3) break; n += e * d + m; }
    m += n;
  }
  n = n * 100 + m;
}]>;
def Give15 : Number<15, [{
  int64_t n = 0;
  for (int64_t d : p) for (int64_t e : p) { n += 1; if (d + e == 8) return $_builder.getI64IntegerAttr(n * 1000 + d); }
}]>;
def Give16 : Number<16, [{
  int64_t n = 0;
  if (p.size() > 2) { if (p[1] == 4) return $_builder.getI64IntegerAttr(77); n = 2; }
  else if (p[0] == 1) { n = 4; if (p[1] == 2) { n = 5; } else return $_builder.getI64IntegerAttr(78); }
  n += 1;
}]>;
def Give17 : Number<17, [{
  int64_t n = 0;
  for (int64_t d : p) {
    if (d > 1) { if (d == 3) continue; n += 100; }
    n += d;
  }
}]>;
def Give18 : Number<18, [{
  int64_t n = llvm::StringSwitch<int64_t>(p.size() > 2 ? "big" : "small").Case("none", 1).Case("small", 2).Case("small", 5).Default(3);
}]>;
def Give19 : Number<19, [{
  int64_t a = 0, b = 1, n = 0;
  for (int64_t i = 0; i < 5 + p[0]; ++i) { int64_t c = a + b; a = b; b = c; n = c; }
}]>;
def Give20 : Number<20, [{
  int64_t n = -1, best = 0;
  for (auto [i, d] : llvm::enumerate(p)) if (d > best) { best = d; n = i; }
}]>;
def Give21 : Number<21, [{
  int64_t n = 0;
  for (auto [a, b] : llvm::zip(p, llvm::reverse(p))) { if (a != b) return $_builder.getI64IntegerAttr(a * 10 + b); n++; }
}]>;
def Give22 : Number<22, [{
  double x = 1.5; int32_t k = 0;
  for (int64_t d : p) { x = x * d + k; k++; if (k > 3) break; }
  int64_t n = x * 100;
}]>;
def Give23 : Number<23, [{
  int64_t n = 0;
  for (int64_t i = 0; i < 0; ++i) { n = 1; break; }
  for (int64_t i = 5; i < p[0]; i += 4) { n += i; if (n > 5) break; }
}]>;
def Give24 : Number<24, [{
  int64_t n = 0;
  for (int64_t d : p) { switch (d) { case 1: n += 1; break; case 2: continue; case 4: n += 9; default: n += 20; } n *= 2; }
}]>;
def Give25 : Number<25, [{
  int64_t n = 0;
  for (int64_t i = p[0] - 1; i < p.size(); ++i) n += 2 + i;
}]>;
def Give26 : Number<26, [{
  int64_t n = 0;
  for (size_t i = 0; i < p.size() - 1; ++i) { if (p[i] < p[i + 1]) break; n += p[i]; }
}]>;
def Give27 : Number<27, [{
  int64_t n = 0;
  for (int i = 200; i < 250; i += 20) n = n * 3 + i;
  for (int i = 3; i <= p[0]; i += 2) n += i;
  for (int i = p[0]; i >= 0; i -= 3) n += i;
}]>;
def Give28 : Number<28, [{
  int64_t n = 0;
  for (int64_t i = p[0] - 10, e = p[1]; i != e; ++i) { n += i; if (i > 2) return $_builder.getI64IntegerAttr(n); }

}]>;
def Give29 : Number<29, [{
  SmallVector<int64_t> copy(p);
  int64_t n = 1, last = 0;
  for (int64_t &d : copy) d += 2;
  for (int64_t d : copy) { if (last > d) { n = -n; break; } last = d; n = n * 1000003 + d; }
}]>;
def Give30 : Number<30, [{
  int64_t n = 0;
  switch (p[0]) { case 0: case 1: { int64_t m = p[1]; n = m; break; } case 7: default: n = 3; break; case 5: n = 6; }
  switch (n) { default: break; }
}]>;
def Give31 : Number<31, [{
  int64_t n = 0;
  bool seen = false;
  for (int64_t d : p) { if (!seen) { seen = d == 4; continue; } n += d; }
}]>;
def Give32 : Numbers<32, [{
  SmallVector<int64_t> out;
  int64_t k = 0;
  for (int64_t d : p) { out.push_back(d * k); k += 2; }
}]>;
def Give33 : Numbers<33, [{
  SmallVector<int64_t> out;
  for (int64_t d : p) { if (d == 4) break; out.push_back(d); }
}]>;
def Give34 : Numbers<34, [{
  SmallVector<int64_t> out, other;
  for (int64_t d : p) { if (d > 2) out.push_back(other.size()); else other.push_back(out.size() + d); }
  llvm::append_range(out, other);
}]>;
def Give35 : Numbers<35, [{
  SmallVector<int64_t> out(p);
  llvm::sort(out);
}]>;
def Give36 : Numbers<36, [{
  SmallVector<int64_t> out(p.size(), -1);
  int64_t k = 0;
  for (int64_t d : p) { if (d == 1) continue; out[k++] = d; }
  out.push_back(k--);
  int64_t m = 0;
  m = k++ * 10 + 3;
  out.push_back(m - -k);
}]>;
def Give37 : Numbers<37, [{
  SmallVector<int64_t> out;
  int8_t k = 126;
  for (int64_t d : p) out.push_back(k++);
  std::sort(out.begin(), out.end(), std::greater<int64_t>());
  out.append(p.rbegin(), p.rend());
}]>;
def Give38 : Numbers<38, [{
  SmallVector<int64_t> out;
  for (auto it = p.rbegin(); it != p.rend(); ++it) { if (*it == 256) break; out.push_back(*it); }
  out.push_back(std::max({p[0], p[1], int64_t(3)}));
  out.push_back(std::clamp<int64_t>(p[1], 2, 5));
  out.push_back(std::min({4, 2, 3}));
}]>;
def Give39 : Numbers<39, [{
  SmallVector<int64_t> out = {9, -9};
  llvm::transform(p, std::back_inserter(out), [](int64_t d) { return d + 1; });
  std::copy_if(p.begin(), p.end(), std::back_inserter(out), [](int64_t d) { return d != 1; });
  llvm::copy(p, std::back_inserter(out));
  std::sort(out.begin(), out.end());
}]>;
def Give40 : Numbers<40, [{
  SmallVector<int64_t> out;
  int64_t running = 1;
  for (int64_t d : llvm::reverse(p)) { out.push_back(running); running *= d; }
  std::reverse(out.begin(), out.end());
}]>;
def Give41 : Numbers<41, [{
  SmallVector<int8_t> small;
  SmallVector<int64_t> out;
  int8_t last = 120;
  for (int64_t d : p) { last += d; small.push_back(last); out.push_back(small.size() * 1000 + small.back()); }
}]>;
def Give42 : Numbers<42, [{
  SmallVector<int64_t> out;
  if (p.size() == 2) { out.push_back(1); if (p[0] == 0) return $_builder.getI64TensorAttr(out); out.push_back(2); }
  switch (out.size()) { case 0: out.push_back(3); default: out.push_back(4); break; case 2: out.pop_back(); }
}]>;
class Holds<int n, string c> : Pat<
  (Math_AbsIOp:$r $x), (UnrealizedConversionCastOp (Many (Arith_ConstantOp (NativeCodeCall<"$_builder.getI64IntegerAttr(7)">)))), [
    (Asked<n> $r), (Constraint<CPred<"[&]() { auto p = $0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>(\"a\").asArrayRef(); " # c # " }()">> $r)]>;
def Give43 : Holds<43, [{
  int n = 0; if (p.size() == 2) { n = 1; for (int64_t d : p) if (d == 1) return true; } return n == 5;
}]>;
def Give44 : Holds<44, [{
  bool seen = false; for (int64_t d : p) { if (d != 1) { if (seen) return false; seen = true; } } return true;
}]>;
def Give45 : Holds<45, [{
  for (int64_t d : p) { if (d == 4) break; if (d == 256 || d == 2) return true; } return false;
}]>;
def Give46 : Pat<(Math_AbsIOp:$r $x), (NativeCodeCall<[{[&]() -> Value {
  switch ($0.getDefiningOp()->getAttrOfType<DenseI64ArrayAttr>("a").size()) {
  case 2: return math::CtPopOp::create($_builder, $_loc, $1);
  case 3: break;
  case 9: llvm_unreachable("there is none");
  case 5: return $1;
  default: return math::CountLeadingZerosOp::create($_builder, $_loc, $1);
  }
  return math::CountTrailingZerosOp::create($_builder, $_loc, $1);
}()}]> $r, $x), [(Asked<46> $r)]>;
// INPUT
// "func.func"() <{function_type = (tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>) -> (), sym_name = "f"}> ({
// ^bb0(%x0: tensor<2x3xi64>, %x1: tensor<4x?x1xi64>, %x2: tensor<1x8x1x5xi64>, %x3: vector<4x2xi64>, %x4: tensor<1x1x6xi64>):
//   %0 = "math.absi"(%x0) {t0, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %1 = "math.absi"(%x1) {t0, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %2 = "math.absi"(%x2) {t0, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %3 = "math.absi"(%x3) {t0, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %4 = "math.absi"(%x4) {t0, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %5 = "math.absi"(%x0) {t1, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %6 = "math.absi"(%x1) {t1, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %7 = "math.absi"(%x2) {t1, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %8 = "math.absi"(%x3) {t1, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %9 = "math.absi"(%x4) {t1, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %10 = "math.absi"(%x0) {t2, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %11 = "math.absi"(%x1) {t2, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %12 = "math.absi"(%x2) {t2, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %13 = "math.absi"(%x3) {t2, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %14 = "math.absi"(%x4) {t2, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %15 = "math.absi"(%x0) {t3, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %16 = "math.absi"(%x1) {t3, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %17 = "math.absi"(%x2) {t3, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %18 = "math.absi"(%x3) {t3, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %19 = "math.absi"(%x4) {t3, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %20 = "math.absi"(%x0) {t4, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %21 = "math.absi"(%x1) {t4, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %22 = "math.absi"(%x2) {t4, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %23 = "math.absi"(%x3) {t4, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %24 = "math.absi"(%x4) {t4, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %25 = "math.absi"(%x0) {t5, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %26 = "math.absi"(%x1) {t5, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %27 = "math.absi"(%x2) {t5, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %28 = "math.absi"(%x3) {t5, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %29 = "math.absi"(%x4) {t5, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %30 = "math.absi"(%x0) {t6, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %31 = "math.absi"(%x1) {t6, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %32 = "math.absi"(%x2) {t6, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %33 = "math.absi"(%x3) {t6, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %34 = "math.absi"(%x4) {t6, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %35 = "math.absi"(%x0) {t7, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %36 = "math.absi"(%x1) {t7, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %37 = "math.absi"(%x2) {t7, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %38 = "math.absi"(%x3) {t7, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %39 = "math.absi"(%x4) {t7, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %40 = "math.absi"(%x0) {t8, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %41 = "math.absi"(%x1) {t8, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %42 = "math.absi"(%x2) {t8, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %43 = "math.absi"(%x3) {t8, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %44 = "math.absi"(%x4) {t8, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %45 = "math.absi"(%x0) {t9, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %46 = "math.absi"(%x1) {t9, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %47 = "math.absi"(%x2) {t9, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %48 = "math.absi"(%x3) {t9, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %49 = "math.absi"(%x4) {t9, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %50 = "math.absi"(%x0) {t10, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %51 = "math.absi"(%x1) {t10, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %52 = "math.absi"(%x2) {t10, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %53 = "math.absi"(%x3) {t10, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %54 = "math.absi"(%x4) {t10, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %55 = "math.absi"(%x0) {t11, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %56 = "math.absi"(%x1) {t11, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %57 = "math.absi"(%x2) {t11, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %58 = "math.absi"(%x3) {t11, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %59 = "math.absi"(%x4) {t11, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %60 = "math.absi"(%x0) {t12, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %61 = "math.absi"(%x1) {t12, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %62 = "math.absi"(%x2) {t12, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %63 = "math.absi"(%x3) {t12, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %64 = "math.absi"(%x4) {t12, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %65 = "math.absi"(%x0) {t13, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %66 = "math.absi"(%x1) {t13, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %67 = "math.absi"(%x2) {t13, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %68 = "math.absi"(%x3) {t13, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %69 = "math.absi"(%x4) {t13, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %70 = "math.absi"(%x0) {t14, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %71 = "math.absi"(%x1) {t14, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %72 = "math.absi"(%x2) {t14, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %73 = "math.absi"(%x3) {t14, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %74 = "math.absi"(%x4) {t14, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %75 = "math.absi"(%x0) {t15, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %76 = "math.absi"(%x1) {t15, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %77 = "math.absi"(%x2) {t15, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %78 = "math.absi"(%x3) {t15, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %79 = "math.absi"(%x4) {t15, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %80 = "math.absi"(%x0) {t16, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %81 = "math.absi"(%x1) {t16, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %82 = "math.absi"(%x2) {t16, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %83 = "math.absi"(%x3) {t16, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %84 = "math.absi"(%x4) {t16, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %85 = "math.absi"(%x0) {t17, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %86 = "math.absi"(%x1) {t17, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %87 = "math.absi"(%x2) {t17, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %88 = "math.absi"(%x3) {t17, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %89 = "math.absi"(%x4) {t17, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %90 = "math.absi"(%x0) {t18, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %91 = "math.absi"(%x1) {t18, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %92 = "math.absi"(%x2) {t18, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %93 = "math.absi"(%x3) {t18, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %94 = "math.absi"(%x4) {t18, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %95 = "math.absi"(%x0) {t19, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %96 = "math.absi"(%x1) {t19, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %97 = "math.absi"(%x2) {t19, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %98 = "math.absi"(%x3) {t19, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %99 = "math.absi"(%x4) {t19, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %100 = "math.absi"(%x0) {t20, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %101 = "math.absi"(%x1) {t20, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %102 = "math.absi"(%x2) {t20, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %103 = "math.absi"(%x3) {t20, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %104 = "math.absi"(%x4) {t20, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %105 = "math.absi"(%x0) {t21, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %106 = "math.absi"(%x1) {t21, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %107 = "math.absi"(%x2) {t21, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %108 = "math.absi"(%x3) {t21, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %109 = "math.absi"(%x4) {t21, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %110 = "math.absi"(%x0) {t22, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %111 = "math.absi"(%x1) {t22, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %112 = "math.absi"(%x2) {t22, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %113 = "math.absi"(%x3) {t22, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %114 = "math.absi"(%x4) {t22, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %115 = "math.absi"(%x0) {t23, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %116 = "math.absi"(%x1) {t23, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %117 = "math.absi"(%x2) {t23, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %118 = "math.absi"(%x3) {t23, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %119 = "math.absi"(%x4) {t23, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %120 = "math.absi"(%x0) {t24, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %121 = "math.absi"(%x1) {t24, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %122 = "math.absi"(%x2) {t24, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %123 = "math.absi"(%x3) {t24, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %124 = "math.absi"(%x4) {t24, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %125 = "math.absi"(%x0) {t25, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %126 = "math.absi"(%x1) {t25, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %127 = "math.absi"(%x2) {t25, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %128 = "math.absi"(%x3) {t25, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %129 = "math.absi"(%x4) {t25, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %130 = "math.absi"(%x0) {t26, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %131 = "math.absi"(%x1) {t26, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %132 = "math.absi"(%x2) {t26, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %133 = "math.absi"(%x3) {t26, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %134 = "math.absi"(%x4) {t26, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %135 = "math.absi"(%x0) {t27, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %136 = "math.absi"(%x1) {t27, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %137 = "math.absi"(%x2) {t27, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %138 = "math.absi"(%x3) {t27, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %139 = "math.absi"(%x4) {t27, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %140 = "math.absi"(%x0) {t28, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %141 = "math.absi"(%x1) {t28, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %142 = "math.absi"(%x2) {t28, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %143 = "math.absi"(%x3) {t28, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %144 = "math.absi"(%x4) {t28, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %145 = "math.absi"(%x0) {t29, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %146 = "math.absi"(%x1) {t29, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %147 = "math.absi"(%x2) {t29, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %148 = "math.absi"(%x3) {t29, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %149 = "math.absi"(%x4) {t29, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %150 = "math.absi"(%x0) {t30, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %151 = "math.absi"(%x1) {t30, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %152 = "math.absi"(%x2) {t30, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %153 = "math.absi"(%x3) {t30, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %154 = "math.absi"(%x4) {t30, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %155 = "math.absi"(%x0) {t31, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %156 = "math.absi"(%x1) {t31, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %157 = "math.absi"(%x2) {t31, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %158 = "math.absi"(%x3) {t31, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %159 = "math.absi"(%x4) {t31, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %160 = "math.absi"(%x0) {t32, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %161 = "math.absi"(%x1) {t32, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %162 = "math.absi"(%x2) {t32, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %163 = "math.absi"(%x3) {t32, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %164 = "math.absi"(%x4) {t32, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %165 = "math.absi"(%x0) {t33, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %166 = "math.absi"(%x1) {t33, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %167 = "math.absi"(%x2) {t33, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %168 = "math.absi"(%x3) {t33, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %169 = "math.absi"(%x4) {t33, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %170 = "math.absi"(%x0) {t34, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %171 = "math.absi"(%x1) {t34, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %172 = "math.absi"(%x2) {t34, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %173 = "math.absi"(%x3) {t34, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %174 = "math.absi"(%x4) {t34, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %175 = "math.absi"(%x0) {t35, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %176 = "math.absi"(%x1) {t35, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %177 = "math.absi"(%x2) {t35, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %178 = "math.absi"(%x3) {t35, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %179 = "math.absi"(%x4) {t35, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %180 = "math.absi"(%x0) {t36, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %181 = "math.absi"(%x1) {t36, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %182 = "math.absi"(%x2) {t36, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %183 = "math.absi"(%x3) {t36, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %184 = "math.absi"(%x4) {t36, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %185 = "math.absi"(%x0) {t37, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %186 = "math.absi"(%x1) {t37, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %187 = "math.absi"(%x2) {t37, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %188 = "math.absi"(%x3) {t37, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %189 = "math.absi"(%x4) {t37, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %190 = "math.absi"(%x0) {t38, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %191 = "math.absi"(%x1) {t38, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %192 = "math.absi"(%x2) {t38, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %193 = "math.absi"(%x3) {t38, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %194 = "math.absi"(%x4) {t38, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %195 = "math.absi"(%x0) {t39, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %196 = "math.absi"(%x1) {t39, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %197 = "math.absi"(%x2) {t39, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %198 = "math.absi"(%x3) {t39, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %199 = "math.absi"(%x4) {t39, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %200 = "math.absi"(%x0) {t40, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %201 = "math.absi"(%x1) {t40, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %202 = "math.absi"(%x2) {t40, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %203 = "math.absi"(%x3) {t40, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %204 = "math.absi"(%x4) {t40, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %205 = "math.absi"(%x0) {t41, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %206 = "math.absi"(%x1) {t41, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %207 = "math.absi"(%x2) {t41, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %208 = "math.absi"(%x3) {t41, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %209 = "math.absi"(%x4) {t41, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %210 = "math.absi"(%x0) {t42, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %211 = "math.absi"(%x1) {t42, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %212 = "math.absi"(%x2) {t42, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %213 = "math.absi"(%x3) {t42, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %214 = "math.absi"(%x4) {t42, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %215 = "math.absi"(%x0) {t43, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %216 = "math.absi"(%x1) {t43, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %217 = "math.absi"(%x2) {t43, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %218 = "math.absi"(%x3) {t43, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %219 = "math.absi"(%x4) {t43, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %220 = "math.absi"(%x0) {t44, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %221 = "math.absi"(%x1) {t44, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %222 = "math.absi"(%x2) {t44, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %223 = "math.absi"(%x3) {t44, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %224 = "math.absi"(%x4) {t44, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %225 = "math.absi"(%x0) {t45, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %226 = "math.absi"(%x1) {t45, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %227 = "math.absi"(%x2) {t45, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %228 = "math.absi"(%x3) {t45, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %229 = "math.absi"(%x4) {t45, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   %230 = "math.absi"(%x0) {t46, a = array<i64: 1, 2>} : (tensor<2x3xi64>) -> tensor<2x3xi64>
//   %231 = "math.absi"(%x1) {t46, a = array<i64: 5, 256, 3>} : (tensor<4x?x1xi64>) -> tensor<4x?x1xi64>
//   %232 = "math.absi"(%x2) {t46, a = array<i64: 0, 1>} : (tensor<1x8x1x5xi64>) -> tensor<1x8x1x5xi64>
//   %233 = "math.absi"(%x3) {t46, a = array<i64: -3, 4, 4, 0, 1>} : (vector<4x2xi64>) -> vector<4x2xi64>
//   %234 = "math.absi"(%x4) {t46, a = array<i64: 7, 1, 1, 2>} : (tensor<1x1x6xi64>) -> tensor<1x1x6xi64>
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149, %150, %151, %152, %153, %154, %155, %156, %157, %158, %159, %160, %161, %162, %163, %164, %165, %166, %167, %168, %169, %170, %171, %172, %173, %174, %175, %176, %177, %178, %179, %180, %181, %182, %183, %184, %185, %186, %187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201, %202, %203, %204, %205, %206, %207, %208, %209, %210, %211, %212, %213, %214, %215, %216, %217, %218, %219, %220, %221, %222, %223, %224, %225, %226, %227, %228, %229, %230, %231, %232, %233, %234) : (tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
