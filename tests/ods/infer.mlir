func.func @f(%a: i32, %b: i32, %v: vector<4x[2]xi8>, %w: vector<4x[2]xi8>, %t: tensor<?x2xi64>, %i: index, %z: complex<f32>, %u: tensor<*xi16>, %s: tensor<?x2xi64>, %r: tensor<*xi16>) {
  %5 = "my.constant"() {value = dense<[1.0, 2.0]> : vector<2xf32>} : () -> vector<2xf32>
  %0 = "my.max"(%a, %b) : (i32, i32) -> i32
  %1 = "my.max"(%v, %w) : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
  %2 = "my.max"(%t, %s) : (tensor<?x2xi64>, tensor<?x2xi64>) -> tensor<?x2xi64>
  %3 = "my.max"(%u, %r) : (tensor<*xi16>, tensor<*xi16>) -> tensor<*xi16>
  %4 = "my.swap"(%a, %b) : (i32, i32) -> index
  %7:2 = "my.index"(%i) {pred = #index<cmp_predicate slt>} : (index) -> (index, i1)
  %8 = "my.norm"(%z) : (complex<f32>) -> f32
  %9:2 = "my.carry"(%a, %b) : (i32, i32) -> (i32, i32)
  "my.use"(%0, %1, %2, %3, %4, %5, %7#0, %7#1, %8, %9#0, %9#1) : (i32, vector<4x[2]xi8>, tensor<?x2xi64>, tensor<*xi16>, index, vector<2xf32>, index, i1, f32, i32, i32) -> ()
  %10 = "complex.re"(%z) : (complex<f32>) -> f32
  %11 = "arith.addi"(%a, %b) : (i32, i32) -> i32
  "my.use"(%10, %11) : (f32, i32) -> ()
  "func.return"() : () -> ()
}
