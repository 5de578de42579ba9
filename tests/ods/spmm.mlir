func.func @f(%a: !gpu.sparse.spmat_handle, %b: !gpu.sparse.dntensor_handle, %c: !gpu.sparse.dntensor_handle, %token: !gpu.async.token) {
  %0:3 = "gpu.spmm_buffer_size"(%token, %a, %b, %c) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, resultSegmentSizes = array<i32: 2, 1>}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, index, !gpu.async.token)
  %1 = "my.sizes"(%0#0, %0#1) : (index, index) -> index
  %2 = "my.sizes"(%0#0) : (index) -> index
  "my.wait"(%0#2) : (!gpu.async.token) -> ()
  %3 = "gpu.spmm_buffer_size"(%a, %b, %c) <{computeType = f32, modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, resultSegmentSizes = array<i32: 1, 0>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> index
  %4 = "my.sizes"(%3) : (index) -> index
  "my.wait"(%3) : (index) -> ()
  "my.use"(%1, %2, %4) : (index, index, index) -> ()
  return
}
