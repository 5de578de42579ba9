// Numbers, texts, types and arrays by methods of C++, and loops in loops.
// HEADER mlir/Dialect/Utils/IndexingUtils.h
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
  auto a = IntegerAttr::get($_builder.getI64Type(), p[0]);
  int64_t n = a.getValue().lshr(60).getSExtValue() + a.getValue().ashr(1).getSExtValue() * 100;
}]>;
def Give1 : Number<1, [{
  APInt a(64, p[0], true), b(64, p[1], true);
  int64_t n = a.udiv(b + 5).getZExtValue() / 3 + a.urem(b + 7).getZExtValue() % 1000;
}]>;
def Give2 : Number<2, [{
  APInt a(64, p[0], true), b(64, p[1] - 1, true);
  int64_t n = b == 0 ? 77 : a.sdiv(b).getSExtValue() * 10 + a.srem(b).getSExtValue();
}]>;
def Give3 : Number<3, [{
  APInt a = APInt::getSignedMinValue(64);
  int64_t n = a.sdiv(APInt::getAllOnes(64)).getSExtValue() + a.srem(APInt::getAllOnes(64)).getSExtValue();
}]>;
def Give4 : Number<4, [{
  int64_t n = APInt(64, p[0] - 4, true).abs().getSExtValue();
}]>;
def Give5 : Number<5, [{
  auto s = $_builder.getStringAttr("one_two").getValue();
  int64_t n = s.contains("_t") + 2 * s.contains("tw") + 4 * s.contains("three") + 8 * (s.substr(4) == "two") + 16 * (s.substr(p[1], 3) == "e_t") + 32 * (s.substr(20) == "");
}]>;
def Give6 : Number<6, [{
  auto d = DenseElementsAttr::get(RankedTensorType::get({2}, $_builder.getI64Type()), ArrayRef<int64_t>{p[0], p[1]});
  int64_t n = d.isSplat() ? 1 : d.getValues<int64_t>()[1];
  n = n * 10 + *(d.getValues<int64_t>().begin() + 1);
}]>;
def Give7 : Number<7, [{
  auto d = SplatElementsAttr::get(RankedTensorType::get({2}, $_builder.getI64Type()), p[0]);
  auto e = d.resizeSplat(RankedTensorType::get({3, 2}, $_builder.getI64Type()));
  int64_t n = e.getNumElements() * 1000 + e.getSplatValue<APInt>().getSExtValue();
}]>;
def Give8 : Number<8, [{
  Attribute a = FlatSymbolRefAttr::get($_builder.getContext(), "f");
  int64_t n = cast<FlatSymbolRefAttr>(a).getAttr() == $_builder.getStringAttr("f");
}]>;
def Give9 : Numbers<9, [{
  SmallVector<int64_t> out;
  auto t = RankedTensorType::get({std::abs(p[0]), 5}, $_builder.getI64Type(), $_builder.getStringAttr("e"));
  out.push_back(t.getRank());
  out.push_back(t.getEncoding() == $_builder.getStringAttr("e"));
}]>;
def Give10 : Numbers<10, [{
  auto t = RankedTensorType::get({4, 5, 6}, $_builder.getI64Type());
  RankedTensorType u = RankedTensorType::Builder(t).dropDim(1);
  RankedTensorType v = RankedTensorType::Builder(t).insertDim(9, 1);
  RankedTensorType w = RankedTensorType::Builder(t).setShape({3}).setElementType($_builder.getI1Type());
  SmallVector<int64_t> out(u.getShape());
  llvm::append_range(out, v.getShape());
  llvm::append_range(out, w.getShape());
  out.push_back(w.getElementTypeBitWidth());
}]>;
def Give11 : Number<11, [{
  auto t = cast<ShapedType>($1.getType());
  auto f = $_builder.getFunctionType({t, t}, {$_builder.getI1Type()});
  auto u = $_builder.getTupleType({t, f});
  int64_t n = f.getNumInputs() * 10 + u.size();
}]>;
def Give12 : Number<12, [{
  auto a = $_builder.getArrayAttr($_builder.getI64IntegerAttr(p[0]));
  auto b = $_builder.getI64ArrayAttr(p[1]);
  int64_t n = a.size() * 10 + b.size() + 100 * cast<IntegerAttr>(b[0]).getInt();
}]>;
def Give13 : Number<13, [{
  auto b = $_builder.getDenseI32ArrayAttr(llvm::to_vector_of<int32_t>(p));
  auto c = $_builder.getDenseI32ArrayAttr(llvm::map_to_vector(p, [](int64_t d) { return static_cast<int32_t>(d * 2); }));
  int64_t n = b[1] * 10000 + c[0] + (b == c);
}]>;
def Give14 : Number<14, [{
  int64_t n = 0;
  for (Attribute a : $_builder.getI64ArrayAttr(p)) n += cast<IntegerAttr>(a).getInt();
  for (const APInt &a : $_builder.getI64ArrayAttr(p).getAsValueRange<IntegerAttr>()) n = n * 2 + a.getSExtValue();
}]>;
def Give15 : Numbers<15, [{
  auto d = $_builder.getI64TensorAttr(p);
  SmallVector<int64_t> out(d.getValues<int64_t>().begin() + 1, d.getValues<int64_t>().end());
  for (const APInt &a : d.getValues<APInt>()) out.push_back(a.getSExtValue());
  for (APInt a : d) if (a.isNegative()) out.push_back(-a.getSExtValue());
}]>;
def Give16 : Number<16, [{
  int64_t n = isIdentityPermutation(p) + 2 * isIdentityPermutation({0, 1, 2});
}]>;
def Give17 : Numbers<17, [{
  SmallVector<int64_t> out = applyPermutation(ArrayRef<int64_t>{7, 8, 9}, ArrayRef<int64_t>{2, 0, 1});
  out.push_back(computeProduct(p));
}]>;
def Give18 : Numbers<18, [{
  SmallVector<int64_t> out;
  for (int64_t i = 0; i < static_cast<int64_t>(p.size()); ++i) {
    int64_t size = p[i];
    if (size < 0)
      size = -size;
    if (size == 1)
      continue;
    if (size > 4) {
      out.push_back(4);
      out.push_back(size - 4);
    } else if (size == 2) {
      out.push_back(2);
    }
  }
}]>;
def Give19 : Number<19, [{
  SmallVector<int64_t> v(p);
  int64_t n = 0;
  if (v.size() > 2) {
    v[0] = 100;
    v.pop_back();
    for (int64_t d : v) n += d;
  } else {
    v.push_back(3);
    n = v.back() + v.size();
  }
  n = n * 10 + v.front();
}]>;
def Give20 : Number<20, [{
  int64_t n = 3;
  auto twice = [](int64_t x) { int64_t y = x; y *= 2; if (y > 10) { y = 10; } return y; };
  for (int64_t d : p) n += twice(d);
}]>;
def Give21 : Number<21, [{
  int64_t n = 0;
  if (auto t = dyn_cast<RankedTensorType>($1.getType())) {
    n = t.getRank();
    if (t.hasStaticShape())
      n += 10;
  }
}]>;
def Give22 : Number<22, [{
  int64_t n = 0;
  for (int64_t d : p) {
    for (int64_t e : p) {
      if (d < e) {
        n++;
        continue;
      }
      n += 10;
    }
    if (n > 30) { n -= 25; } else { n += 1; }
  }
}]>;
def Give23 : Number<23, [{
  double x = 1.5;
  for (int64_t d : p) x = x * 2 + d;
  int64_t n = x * 2;
}]>;
def Give24 : Number<24, [{
  unsigned n8 = 0;
  for (int64_t d : p) n8 = n8 - d;
  int64_t n = n8;
}]>;
def Give25 : Number<25, [{
  int64_t n = llvm::count_if(llvm::zip(p, llvm::reverse(p)), [](auto row) { auto [a, b] = row; return a == b; });
}]>;
def Give26 : Number<26, [{
  int64_t n = 0, last = -1;
  SmallVector<int64_t> v;
  for (auto [i, d] : llvm::enumerate(p)) {
    v.push_back(d * i);
  }
  for (int64_t i = v.size(); i > 0; --i) n = n * 3 + v[i - 1];
  n += last;
}]>;
def Give27 : Number<27, [{
  int64_t n = llvm::isInt<8>(p[1] - 128) + 2 * llvm::isUInt<2>(p[0]) + 4 * llvm::isUInt<32>(p[0]) + 8 * (llvm::size(p) == 2);
}]>;
def Give28 : Number<28, [{
  APInt a(8, p[0], true);
  int64_t n = (a & 6).getZExtValue() + 100 * (a | 1).getZExtValue() + 10000 * (a ^ 5).getZExtValue() + a.isSignBitSet();
}]>;
def Give29 : Number<29, [{
  auto s = IntegerType::get($_builder.getContext(), 8, IntegerType::Signed);
  auto u = IntegerType::get($_builder.getContext(), 8, IntegerType::Unsigned);
  auto v = IntegerType::get($_builder.getContext(), 8, IntegerType::Signless);
  int64_t n = s.isSignedInteger(8) + 2 * u.isUnsignedInteger() + 4 * (v == $_builder.getI8Type()) + 8 * s.isSignless();
}]>;
def Give30 : Number<30, [{
  auto op = $0.getDefiningOp();
  int64_t n = llvm::all_of(op->getOperands(), [&](Value v) { return v == $1; }) + 2 * llvm::all_equal(op->getOperandTypes()) + 4 * op->getResults().size() + 8 * (op->getResultTypes()[0] == $1.getType());
}]>;
def Give31 : Number<31, [{
  auto finds = [&](int64_t least) {
    for (int64_t d : p) {
      if (d > least) {
        int64_t twice = d * 2;
        if (twice == 8 || twice == 512)
          return true;
      }
      if (d == 7)
        return true;
    }
    return false;
  };
  int64_t n = finds(0) + 2 * finds(4) + 4 * finds(300);
}]>;

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
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149, %150, %151, %152, %153, %154, %155, %156, %157, %158, %159) : (tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>, tensor<2x3xi64>, tensor<4x?x1xi64>, tensor<1x8x1x5xi64>, vector<4x2xi64>, tensor<1x1x6xi64>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
