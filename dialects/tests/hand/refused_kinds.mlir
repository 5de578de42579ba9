func.func @f(%n: i64) {
  %0 = tensor.rank %n
    : i64
  return
}
// -----
func.func @f(%n: i64, %i: index) {
  %0 = memref.load %n[%i]
    : i64
  return
}
// -----
func.func @f(%t: tensor<3xf16>) {
  %0 = tensor.cast %t
    : tensor<3xf16> to
    f16
  return
}
// -----
func.func @f(%n: f64) {
  %0 = complex.im %n
    : f64
  return
}
// -----
func.func @f(%n: f64, %v: vector<2xf64>) {
  %0 = vector.insert %n, %v[1]
    : f64 into
    f64
  return
}
// -----
func.func @f() {
  %0 = bufferization.alloc_tensor()
    : memref<4xi8>
  return
}
// -----
func.func @f(%m: memref<8xi16>, %i: index) {
  %0 = affine.vector_load %m[%i]
    : memref<8xi16>,
    tensor<2xi16>
  return
}
// -----
func.func @f(%n: i16, %i: index) {
  affine.dma_wait %n[%i], %i
    : i16
  return
}
// -----
memref.global @g
  : memref<?xi16>
// -----
memref.global @g
  : tensor<4xi16>
// -----
func.func @f(%t: tensor<4x6xf32>, %p: f32) {
  %0 = linalg.pack %t padding_value(%p : f32) inner_dims_pos = [1] inner_tiles = [4] into %t
    : f32 ->
    tensor<4x2x4xf32>
  return
}
