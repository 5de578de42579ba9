func.func @f(%i: index) {
  scf.parallel (%k) = (%i) to (%i) step (%i) {
    scf.yield
  }
  return
}
// -----
func.func @f(%i: index) {
  scf.forall (%k) in (4) {
  } {mapping = ["somewhere"]}
  return
}
// -----
func.func @f(%i: index) {
  %0 = scf.index_switch %i -> i32
  case 4 {
    "test.other"() : () -> ()
  }
  default {
    %n = arith.constant 1 : i32
    scf.yield %n : i32
  }
  return
}
// -----
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%t : tensor<4xf32>) {
  ^bb0(%o: f32):
    %n = arith.constant 1.0 : f64
    linalg.yield %n : f64
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %c: tensor<2x4xf32>) {
  %0 = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (k, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : tensor<2x3xf32>, tensor<3x4xf32>) outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}
// -----
func.func @f(%t: tensor<5xf32>, %d: tensor<?x?xf32>, %n: index) {
  %0 = linalg.pack %t inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<5xf32> -> tensor<?x?xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"], kind = "add"} %a, %b, %c
    : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (j)>, affine_map<(i, j, k) -> (k)>], iterator_types = ["reduction", "reduction", "parallel"]} %a, %b, %c
    : vector<2x3xf32>, vector<3xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<3xf32>, %c: vector<f32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %a, %a, %c
    : vector<3xf32>, vector<3xf32> into vector<f32>
  return
}
// -----
func.func @f(%v: vector<f32>, %n: f32) {
  %0 = vector.extract %v[0] : f32 from vector<f32>
  return
}
// -----
func.func @f(%m: vector<3xi1>, %b: memref<4xf32>, %i: index, %n: f32) {
  %0 = vector.mask %m { vector.transfer_read %b[%i], %n : memref<4xf32>, vector<4xf32> } : vector<3xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<1x3xf32>) {
  %0 = memref.collapse_shape %m [] : memref<1x3xf32> into memref<f32>
  return
}
// -----
module {
  %0 = memref.alloca() : memref<2xf32>
}
// -----
func.func @f(%m: memref<4xf32>) {
  "test.other"() ({
    %0 = "test.number"() : () -> index
    %1 = affine.load %m[%0] : memref<4xf32>
  }) : () -> ()
  return
}
// -----
func.func @f(%i: index) {
  %0 = affine.apply affine_map<(d) -> (d, d + 1)>(%i)
  return
}
// -----
func.func @f(%a: tensor<2xf32, "x">, %c: i1) {
  %0 = arith.select %c, %a, %a : tensor<2xi1, "y">, tensor<2xf32, "x">
  return
}
// -----
func.func @f(%t: tensor<2xf32, "x">) {
  %0 = tensor.cast %t : tensor<2xf32, "x"> to tensor<?xf32, "y">
  return
}
// -----
func.func @f() {
  "other.thing"() {bufferization.words = "x"} : () -> ()
  return
}
// -----
func.func @f(%t: tensor<2xf32>) {
  %0 = bufferization.to_buffer %t {bufferization.manual_deallocation} : tensor<2xf32> to memref<2xf32>
  return
}
// -----
func.func @f(%t: tensor<2xf32> {bufferization.buffer_layout = 4}) {
  return
}
// -----
func.func @f(%a: tensor<2x2xindex>) {
  %0 = linalg.matmul ins(%a, %a : tensor<2x2xindex>, tensor<2x2xindex>) outs(%a : tensor<2x2xindex>) -> tensor<2x2xindex>
  return
}
