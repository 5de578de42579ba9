shape.function_library @lib {
  func @same(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %arg : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
} mapping {
  test.op = @same
}
func.func @s(%s: !shape.shape, %t: tensor<?x3xf32>, %z: !shape.size, %w: !shape.witness, %i: index, %e: tensor<?xindex>) -> !shape.shape {
  %0 = shape.const_shape [1, 2, 3] : !shape.shape
  %1 = shape.const_shape [4, 5] : tensor<2xindex>
  %2 = shape.const_size 4
  %3 = shape.shape_of %t : tensor<?x3xf32> -> tensor<2xindex>
  %4 = shape.broadcast %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %5 = shape.add %z, %z : !shape.size, !shape.size -> !shape.size
  %6 = shape.cstr_broadcastable %s, %s : !shape.shape, !shape.shape
  %7 = shape.assuming_all %w, %6
  %8 = shape.assuming %7 -> (!shape.shape) {
    shape.assuming_yield %s : !shape.shape
  }
  shape.assuming %7 {
    shape.assuming_yield
  }
  %9 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%index: index, %dim: !shape.size, %acc: !shape.size):
    %a = shape.mul %acc, %dim : !shape.size, !shape.size -> !shape.size
    shape.yield %a : !shape.size
  }
  %10 = shape.const_witness true
  %11 = shape.rank %s : !shape.shape -> !shape.size
  %12 = shape.get_extent %s, %z : !shape.shape, !shape.size -> !shape.size
  %13 = shape.from_extents %i, %i : index, index
  %14 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  %15 = shape.num_elements %s : !shape.shape -> !shape.size
  %16 = shape.is_broadcastable %s, %s : !shape.shape, !shape.shape
  %17 = shape.size_to_index %z : !shape.size
  %18 = shape.index_to_size %i
  %19 = shape.concat %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %h, %tl = "shape.split_at"(%s, %z) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %20 = shape.any %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %21 = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  %22 = shape.max %z, %z : !shape.size, !shape.size -> !shape.size
  return %s : !shape.shape
}
