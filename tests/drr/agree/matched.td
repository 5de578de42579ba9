// What matchers ask of attributes themselves; cases of `switch`; parts of texts.
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

// Each is asked of operations that carry its number.
class Asked<int n> : Constraint<CPred<"$0.getDefiningOp()->hasAttr(\"t" # n # "\")">>;
class Is<string c> : AttrConstraint<CPred<c>>;
class Int<int n, string c> :
  Pat<(Math_AbsIOp:$r (Arith_ConstantOp:$x Is<c>:$v)), (Math_CtPopOp $x), [(Asked<n> $r)]>;
class Float<int n, string c> :
  Pat<(Math_AbsFOp:$r (Arith_ConstantOp:$x Is<c>:$v), $f), (Math_CeilOp $x, $f), [(Asked<n> $r)]>;
class Holds<string c> : Constraint<CPred<c>>;
class Ask<int n, string c> : Pat<(Math_AbsIOp:$r $x), (Math_CtPopOp $x), [(Asked<n> $r), (Holds<c> $r)]>;

def Match0 : Int<0, [{ ::mlir::matchPattern($_self, m_Zero()) }]>;
def Match1 : Float<1, [{ ::mlir::matchPattern($_self, m_Zero()) }]>;
def Match2 : Int<2, [{ matchPattern($_self, m_One()) || matchPattern($_self, m_OneFloat()) }]>;
def Match3 : Float<3, [{ matchPattern($_self, m_One()) || matchPattern($_self, m_OneFloat()) }]>;
def Match4 : Int<4, [{ matchPattern($_self, m_NonZero()) }]>;
def Match5 : Float<5, [{ matchPattern($_self, m_NonZero()) }]>;
def Match6 : Int<6, [{ matchPattern($_self, m_AnyZeroFloat()) }]>;
def Match7 : Float<7, [{ matchPattern($_self, m_AnyZeroFloat()) }]>;
def Match8 : Int<8, [{ matchPattern($_self, m_PosZeroFloat()) }]>;
def Match9 : Float<9, [{ matchPattern($_self, m_PosZeroFloat()) }]>;
def Match10 : Int<10, [{ matchPattern($_self, ::mlir::detail::constant_int_predicate_matcher{[](const APInt &v) { return v.isAllOnes() || v == 2; }}) }]>;
def Match11 : Float<11, [{ matchPattern($_self, ::mlir::detail::constant_int_predicate_matcher{[](const APInt &v) { return v.isAllOnes() || v == 2; }}) }]>;
def Match12 : Int<12, [{ matchPattern($_self, ::mlir::detail::constant_float_predicate_matcher{[](const APFloat &v) { return v.isNegative(); }}) }]>;
def Match13 : Float<13, [{ matchPattern($_self, ::mlir::detail::constant_float_predicate_matcher{[](const APFloat &v) { return v.isNegative(); }}) }]>;
def Ask14 : Ask<14, [{
  [&]() {
    auto a = $0.getDefiningOp()->getAttrOfType<IntegerAttr>("a");
    switch (a.getInt()) {
    case 1:
    case 2:
      return true;
    case 3: {
      int64_t n = a.getInt();
      n *= 2;
      return n == 6;
    }
    default:
      return a.getInt() > 7;
    }
  }()
}]>;
def Ask15 : Ask<15, [{
  [&]() {
    int64_t a = $0.getDefiningOp()->getAttrOfType<IntegerAttr>("a").getInt();
    switch (a % 4) { case 1: return true; case 2: if (a == 2) return false; else return true; }
    a += 1;
    return a == 8;
  }()
}]>;
def Ask16 : Ask<16, [{
  [&]() {
    auto a = cast<FloatAttr>($_builder.getF32FloatAttr($0.getDefiningOp()->getAttrOfType<IntegerAttr>("a").getInt() - 2));
    return neg(a.getValue()).isNegative() || abs(a.getValue()).convertToFloat() == 2.0f;
  }()
}]>;
def Ask17 : Ask<17, [{
  [&]() {
    StringRef s = "a_b_c";
    size_t a = $0.getDefiningOp()->getAttrOfType<IntegerAttr>("a").getInt();
    return s.take_front(a) == "a_b" || s.take_back(a) == "c" || s.drop_front(a % 5) == "b_c" || s.drop_back(a % 5) == "a";
  }()
}]>;

// INPUT
// "func.func"() <{function_type = (i64) -> (), sym_name = "f"}> ({
// ^bb0(%x: i64):
//   %c0 = "arith.constant"() <{value = 0 : i64}> : () -> i64
//   %c1 = "arith.constant"() <{value = 1 : i64}> : () -> i64
//   %c2 = "arith.constant"() <{value = -1 : i64}> : () -> i64
//   %c3 = "arith.constant"() <{value = 2 : i8}> : () -> i8
//   %c4 = "arith.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
//   %c5 = "arith.constant"() <{value = dense<[0, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
//   %c6 = "arith.constant"() <{value = dense<1> : vector<2xi32>}> : () -> vector<2xi32>
//   %c7 = "arith.constant"() <{value = true}> : () -> i1
//   %c8 = "arith.constant"() <{value = false}> : () -> i1
//   %c9 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
//   %c10 = "arith.constant"() <{value = -0.0 : f64}> : () -> f64
//   %c11 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
//   %c12 = "arith.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
//   %c13 = "arith.constant"() <{value = dense<-0.0> : vector<2xf64>}> : () -> vector<2xf64>
//   %c14 = "arith.constant"() <{value = dense<[0.0, 1.0]> : tensor<2xf32>}> : () -> tensor<2xf32>
//   %0 = "math.absi"(%c0) {t0} : (i64) -> i64
//   %1 = "math.absi"(%c1) {t0} : (i64) -> i64
//   %2 = "math.absi"(%c2) {t0} : (i64) -> i64
//   %3 = "math.absi"(%c3) {t0} : (i8) -> i8
//   %4 = "math.absi"(%c4) {t0} : (tensor<2xi64>) -> tensor<2xi64>
//   %5 = "math.absi"(%c5) {t0} : (tensor<2xi64>) -> tensor<2xi64>
//   %6 = "math.absi"(%c6) {t0} : (vector<2xi32>) -> vector<2xi32>
//   %7 = "math.absi"(%c7) {t0} : (i1) -> i1
//   %8 = "math.absi"(%c8) {t0} : (i1) -> i1
//   %9 = "math.absf"(%c9) {t1} : (f32) -> f32
//   %10 = "math.absf"(%c10) {t1} : (f64) -> f64
//   %11 = "math.absf"(%c11) {t1} : (f32) -> f32
//   %12 = "math.absf"(%c12) {t1} : (tensor<2xf32>) -> tensor<2xf32>
//   %13 = "math.absf"(%c13) {t1} : (vector<2xf64>) -> vector<2xf64>
//   %14 = "math.absf"(%c14) {t1} : (tensor<2xf32>) -> tensor<2xf32>
//   %15 = "math.absi"(%c0) {t2} : (i64) -> i64
//   %16 = "math.absi"(%c1) {t2} : (i64) -> i64
//   %17 = "math.absi"(%c2) {t2} : (i64) -> i64
//   %18 = "math.absi"(%c3) {t2} : (i8) -> i8
//   %19 = "math.absi"(%c4) {t2} : (tensor<2xi64>) -> tensor<2xi64>
//   %20 = "math.absi"(%c5) {t2} : (tensor<2xi64>) -> tensor<2xi64>
//   %21 = "math.absi"(%c6) {t2} : (vector<2xi32>) -> vector<2xi32>
//   %22 = "math.absi"(%c7) {t2} : (i1) -> i1
//   %23 = "math.absi"(%c8) {t2} : (i1) -> i1
//   %24 = "math.absf"(%c9) {t3} : (f32) -> f32
//   %25 = "math.absf"(%c10) {t3} : (f64) -> f64
//   %26 = "math.absf"(%c11) {t3} : (f32) -> f32
//   %27 = "math.absf"(%c12) {t3} : (tensor<2xf32>) -> tensor<2xf32>
//   %28 = "math.absf"(%c13) {t3} : (vector<2xf64>) -> vector<2xf64>
//   %29 = "math.absf"(%c14) {t3} : (tensor<2xf32>) -> tensor<2xf32>
//   %30 = "math.absi"(%c0) {t4} : (i64) -> i64
//   %31 = "math.absi"(%c1) {t4} : (i64) -> i64
//   %32 = "math.absi"(%c2) {t4} : (i64) -> i64
//   %33 = "math.absi"(%c3) {t4} : (i8) -> i8
//   %34 = "math.absi"(%c4) {t4} : (tensor<2xi64>) -> tensor<2xi64>
//   %35 = "math.absi"(%c5) {t4} : (tensor<2xi64>) -> tensor<2xi64>
//   %36 = "math.absi"(%c6) {t4} : (vector<2xi32>) -> vector<2xi32>
//   %37 = "math.absi"(%c7) {t4} : (i1) -> i1
//   %38 = "math.absi"(%c8) {t4} : (i1) -> i1
//   %39 = "math.absf"(%c9) {t5} : (f32) -> f32
//   %40 = "math.absf"(%c10) {t5} : (f64) -> f64
//   %41 = "math.absf"(%c11) {t5} : (f32) -> f32
//   %42 = "math.absf"(%c12) {t5} : (tensor<2xf32>) -> tensor<2xf32>
//   %43 = "math.absf"(%c13) {t5} : (vector<2xf64>) -> vector<2xf64>
//   %44 = "math.absf"(%c14) {t5} : (tensor<2xf32>) -> tensor<2xf32>
//   %45 = "math.absi"(%c0) {t6} : (i64) -> i64
//   %46 = "math.absi"(%c1) {t6} : (i64) -> i64
//   %47 = "math.absi"(%c2) {t6} : (i64) -> i64
//   %48 = "math.absi"(%c3) {t6} : (i8) -> i8
//   %49 = "math.absi"(%c4) {t6} : (tensor<2xi64>) -> tensor<2xi64>
//   %50 = "math.absi"(%c5) {t6} : (tensor<2xi64>) -> tensor<2xi64>
//   %51 = "math.absi"(%c6) {t6} : (vector<2xi32>) -> vector<2xi32>
//   %52 = "math.absi"(%c7) {t6} : (i1) -> i1
//   %53 = "math.absi"(%c8) {t6} : (i1) -> i1
//   %54 = "math.absf"(%c9) {t7} : (f32) -> f32
//   %55 = "math.absf"(%c10) {t7} : (f64) -> f64
//   %56 = "math.absf"(%c11) {t7} : (f32) -> f32
//   %57 = "math.absf"(%c12) {t7} : (tensor<2xf32>) -> tensor<2xf32>
//   %58 = "math.absf"(%c13) {t7} : (vector<2xf64>) -> vector<2xf64>
//   %59 = "math.absf"(%c14) {t7} : (tensor<2xf32>) -> tensor<2xf32>
//   %60 = "math.absi"(%c0) {t8} : (i64) -> i64
//   %61 = "math.absi"(%c1) {t8} : (i64) -> i64
//   %62 = "math.absi"(%c2) {t8} : (i64) -> i64
//   %63 = "math.absi"(%c3) {t8} : (i8) -> i8
//   %64 = "math.absi"(%c4) {t8} : (tensor<2xi64>) -> tensor<2xi64>
//   %65 = "math.absi"(%c5) {t8} : (tensor<2xi64>) -> tensor<2xi64>
//   %66 = "math.absi"(%c6) {t8} : (vector<2xi32>) -> vector<2xi32>
//   %67 = "math.absi"(%c7) {t8} : (i1) -> i1
//   %68 = "math.absi"(%c8) {t8} : (i1) -> i1
//   %69 = "math.absf"(%c9) {t9} : (f32) -> f32
//   %70 = "math.absf"(%c10) {t9} : (f64) -> f64
//   %71 = "math.absf"(%c11) {t9} : (f32) -> f32
//   %72 = "math.absf"(%c12) {t9} : (tensor<2xf32>) -> tensor<2xf32>
//   %73 = "math.absf"(%c13) {t9} : (vector<2xf64>) -> vector<2xf64>
//   %74 = "math.absf"(%c14) {t9} : (tensor<2xf32>) -> tensor<2xf32>
//   %75 = "math.absi"(%c0) {t10} : (i64) -> i64
//   %76 = "math.absi"(%c1) {t10} : (i64) -> i64
//   %77 = "math.absi"(%c2) {t10} : (i64) -> i64
//   %78 = "math.absi"(%c3) {t10} : (i8) -> i8
//   %79 = "math.absi"(%c4) {t10} : (tensor<2xi64>) -> tensor<2xi64>
//   %80 = "math.absi"(%c5) {t10} : (tensor<2xi64>) -> tensor<2xi64>
//   %81 = "math.absi"(%c6) {t10} : (vector<2xi32>) -> vector<2xi32>
//   %82 = "math.absi"(%c7) {t10} : (i1) -> i1
//   %83 = "math.absi"(%c8) {t10} : (i1) -> i1
//   %84 = "math.absf"(%c9) {t11} : (f32) -> f32
//   %85 = "math.absf"(%c10) {t11} : (f64) -> f64
//   %86 = "math.absf"(%c11) {t11} : (f32) -> f32
//   %87 = "math.absf"(%c12) {t11} : (tensor<2xf32>) -> tensor<2xf32>
//   %88 = "math.absf"(%c13) {t11} : (vector<2xf64>) -> vector<2xf64>
//   %89 = "math.absf"(%c14) {t11} : (tensor<2xf32>) -> tensor<2xf32>
//   %90 = "math.absi"(%c0) {t12} : (i64) -> i64
//   %91 = "math.absi"(%c1) {t12} : (i64) -> i64
//   %92 = "math.absi"(%c2) {t12} : (i64) -> i64
//   %93 = "math.absi"(%c3) {t12} : (i8) -> i8
//   %94 = "math.absi"(%c4) {t12} : (tensor<2xi64>) -> tensor<2xi64>
//   %95 = "math.absi"(%c5) {t12} : (tensor<2xi64>) -> tensor<2xi64>
//   %96 = "math.absi"(%c6) {t12} : (vector<2xi32>) -> vector<2xi32>
//   %97 = "math.absi"(%c7) {t12} : (i1) -> i1
//   %98 = "math.absi"(%c8) {t12} : (i1) -> i1
//   %99 = "math.absf"(%c9) {t13} : (f32) -> f32
//   %100 = "math.absf"(%c10) {t13} : (f64) -> f64
//   %101 = "math.absf"(%c11) {t13} : (f32) -> f32
//   %102 = "math.absf"(%c12) {t13} : (tensor<2xf32>) -> tensor<2xf32>
//   %103 = "math.absf"(%c13) {t13} : (vector<2xf64>) -> vector<2xf64>
//   %104 = "math.absf"(%c14) {t13} : (tensor<2xf32>) -> tensor<2xf32>
//   %105 = "math.absi"(%x) {t14, a = 0 : i64} : (i64) -> i64
//   %106 = "math.absi"(%x) {t14, a = 1 : i64} : (i64) -> i64
//   %107 = "math.absi"(%x) {t14, a = 2 : i64} : (i64) -> i64
//   %108 = "math.absi"(%x) {t14, a = 3 : i64} : (i64) -> i64
//   %109 = "math.absi"(%x) {t14, a = 4 : i64} : (i64) -> i64
//   %110 = "math.absi"(%x) {t14, a = 5 : i64} : (i64) -> i64
//   %111 = "math.absi"(%x) {t14, a = 6 : i64} : (i64) -> i64
//   %112 = "math.absi"(%x) {t14, a = 7 : i64} : (i64) -> i64
//   %113 = "math.absi"(%x) {t14, a = 8 : i64} : (i64) -> i64
//   %114 = "math.absi"(%x) {t14, a = 9 : i64} : (i64) -> i64
//   %115 = "math.absi"(%x) {t15, a = 0 : i64} : (i64) -> i64
//   %116 = "math.absi"(%x) {t15, a = 1 : i64} : (i64) -> i64
//   %117 = "math.absi"(%x) {t15, a = 2 : i64} : (i64) -> i64
//   %118 = "math.absi"(%x) {t15, a = 3 : i64} : (i64) -> i64
//   %119 = "math.absi"(%x) {t15, a = 4 : i64} : (i64) -> i64
//   %120 = "math.absi"(%x) {t15, a = 5 : i64} : (i64) -> i64
//   %121 = "math.absi"(%x) {t15, a = 6 : i64} : (i64) -> i64
//   %122 = "math.absi"(%x) {t15, a = 7 : i64} : (i64) -> i64
//   %123 = "math.absi"(%x) {t15, a = 8 : i64} : (i64) -> i64
//   %124 = "math.absi"(%x) {t15, a = 9 : i64} : (i64) -> i64
//   %125 = "math.absi"(%x) {t16, a = 0 : i64} : (i64) -> i64
//   %126 = "math.absi"(%x) {t16, a = 1 : i64} : (i64) -> i64
//   %127 = "math.absi"(%x) {t16, a = 2 : i64} : (i64) -> i64
//   %128 = "math.absi"(%x) {t16, a = 3 : i64} : (i64) -> i64
//   %129 = "math.absi"(%x) {t16, a = 4 : i64} : (i64) -> i64
//   %130 = "math.absi"(%x) {t16, a = 5 : i64} : (i64) -> i64
//   %131 = "math.absi"(%x) {t16, a = 6 : i64} : (i64) -> i64
//   %132 = "math.absi"(%x) {t16, a = 7 : i64} : (i64) -> i64
//   %133 = "math.absi"(%x) {t16, a = 8 : i64} : (i64) -> i64
//   %134 = "math.absi"(%x) {t16, a = 9 : i64} : (i64) -> i64
//   %135 = "math.absi"(%x) {t17, a = 0 : i64} : (i64) -> i64
//   %136 = "math.absi"(%x) {t17, a = 1 : i64} : (i64) -> i64
//   %137 = "math.absi"(%x) {t17, a = 2 : i64} : (i64) -> i64
//   %138 = "math.absi"(%x) {t17, a = 3 : i64} : (i64) -> i64
//   %139 = "math.absi"(%x) {t17, a = 4 : i64} : (i64) -> i64
//   %140 = "math.absi"(%x) {t17, a = 5 : i64} : (i64) -> i64
//   %141 = "math.absi"(%x) {t17, a = 6 : i64} : (i64) -> i64
//   %142 = "math.absi"(%x) {t17, a = 7 : i64} : (i64) -> i64
//   %143 = "math.absi"(%x) {t17, a = 8 : i64} : (i64) -> i64
//   %144 = "math.absi"(%x) {t17, a = 9 : i64} : (i64) -> i64
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144) : (i64, i64, i64, i8, tensor<2xi64>, tensor<2xi64>, vector<2xi32>, i1, i1, f32, f64, f32, tensor<2xf32>, vector<2xf64>, tensor<2xf32>, i64, i64, i64, i8, tensor<2xi64>, tensor<2xi64>, vector<2xi32>, i1, i1, f32, f64, f32, tensor<2xf32>, vector<2xf64>, tensor<2xf32>, i64, i64, i64, i8, tensor<2xi64>, tensor<2xi64>, vector<2xi32>, i1, i1, f32, f64, f32, tensor<2xf32>, vector<2xf64>, tensor<2xf32>, i64, i64, i64, i8, tensor<2xi64>, tensor<2xi64>, vector<2xi32>, i1, i1, f32, f64, f32, tensor<2xf32>, vector<2xf64>, tensor<2xf32>, i64, i64, i64, i8, tensor<2xi64>, tensor<2xi64>, vector<2xi32>, i1, i1, f32, f64, f32, tensor<2xf32>, vector<2xf64>, tensor<2xf32>, i64, i64, i64, i8, tensor<2xi64>, tensor<2xi64>, vector<2xi32>, i1, i1, f32, f64, f32, tensor<2xf32>, vector<2xf64>, tensor<2xf32>, i64, i64, i64, i8, tensor<2xi64>, tensor<2xi64>, vector<2xi32>, i1, i1, f32, f64, f32, tensor<2xf32>, vector<2xf64>, tensor<2xf32>, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
