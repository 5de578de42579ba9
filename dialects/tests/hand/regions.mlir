func.func @f(%i: index, %t: tensor<1x2xf32>, %v: vector<f32>, %n: f32, %a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %c: tensor<2x4xf32>) {
  scf.parallel (%k) = (%i) to (%i) step (%i) {
    scf.reduce
  }
  %0 = tensor.collapse_shape %t [] : tensor<1x2xf32> into tensor<f32>
  %1 = vector.insert %n, %v[] : f32 into vector<f32>
  %2 = vector.extract %v[] : f32 from vector<f32>
  %3 = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] ins(%a, %b : tensor<2x3xf32>, tensor<3x4xf32>) outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>
  "other.thing"() ({
    %m = memref.alloc() : memref<4xf32>
    affine.for %k = 0 to 4 {
      affine.store %n, %m[%k] : memref<4xf32>
    }
  }) : () -> ()
  return
}
// -----
func.func @f(%m: vector<4xi1>, %b: memref<4xf32>, %i: index, %n: f32) {
  %0 = vector.mask %m { vector.transfer_read %b[%i], %n : memref<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = affine.load %b[%i#0 + 1] : memref<4xf32>
  scf.forall (%k) in (4) {
  } {mapping = [#gpu.thread<x>]}
  return
}
// -----
func.func @f(%i: index, %m: memref<4xf32> {bufferization.access = "read"}) {
  %0 = memref.realloc %m {bufferization.manual_deallocation} : memref<4xf32> to memref<8xf32>
  %1 = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  return
}
// -----
func.func @f(%t: tensor<?x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:120, 3.0:127}, {4.0, 5.0}, {1.0, 1.0}}>>) {
  return
}
// -----
func.func @f(%a: tensor<2x2xi1>, %b: tensor<2x2xf32>) {
  %0 = linalg.matmul ins(%a, %a : tensor<2x2xi1>, tensor<2x2xi1>) outs(%b : tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}
