func.func @buf(%t: tensor<4x?xf32>, %m: memref<4x?xf32>, %i: index, %c: i1) -> tensor<4x?xf32> {
  %0 = bufferization.alloc_tensor(%i) : tensor<4x?xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<4x?xf32>
  %2 = bufferization.alloc_tensor() copy(%t) {memory_space = 1 : i64} : tensor<4x?xf32>
  %3 = bufferization.alloc_tensor(%i) size_hint=%i : tensor<4x?xf32>
  %4 = bufferization.to_tensor %m : memref<4x?xf32> to tensor<4x?xf32>
  %5 = bufferization.to_tensor %m restrict writable : memref<4x?xf32> to tensor<4x?xf32>
  %6 = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x?xf32>
  %7 = bufferization.to_buffer %t read_only : tensor<4x?xf32> to memref<4x?xf32>
  %scalar, %unranked = "t.values"() : () -> (tensor<f32>, tensor<*xf32>)
  %of_scalar = bufferization.to_buffer %scalar : tensor<f32> to memref<*xf32>
  %of_unranked = bufferization.to_buffer %unranked : tensor<*xf32> to memref<f32>
  %8 = bufferization.clone %m : memref<4x?xf32> to memref<4x?xf32>
  bufferization.dealloc_tensor %t : tensor<4x?xf32>
  %9 = bufferization.materialize_in_destination %t in %0 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
  %10:2 = bufferization.dealloc (%m, %m : memref<4x?xf32>, memref<4x?xf32>) if (%c, %c) retain (%6, %7 : memref<4x?xf32>, memref<4x?xf32>)
  bufferization.dealloc (%m : memref<4x?xf32>) if (%c)
  bufferization.dealloc
  %11 = bufferization.dealloc retain (%6 : memref<4x?xf32>)
  return %0 : tensor<4x?xf32>
}
// -----
func.func @f(%t: tensor<4xf32>, %m: memref<5xf32>) {
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xf32>, memref<5xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {
  bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f() {
  %0 = bufferization.alloc_tensor() : tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<?xf32>, %i: index) {
  %0 = bufferization.alloc_tensor(%i) copy(%t) : tensor<?xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: i1) {
  bufferization.dealloc (%m : memref<?xf32>) if (%i, %i)
  return
}
