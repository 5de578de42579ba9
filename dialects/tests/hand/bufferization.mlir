func.func @b(%t: tensor<?xf32>, %m: memref<?xf32>, %i: index, %c: i1) {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  %1 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %2 = bufferization.to_tensor %m restrict writable : memref<?xf32> to tensor<?xf32>
  %3 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %4 = bufferization.to_buffer %t read_only : tensor<?xf32> to memref<?xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
  %8 = bufferization.materialize_in_destination %t in %t : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %9 = bufferization.dealloc (%m : memref<?xf32>) if (%c) retain (%m : memref<?xf32>)
  bufferization.dealloc (%m : memref<?xf32>) if (%c)
  return
}
