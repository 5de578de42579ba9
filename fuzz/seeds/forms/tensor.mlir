func.func @t(%t: tensor<?x4xf32>, %i: index, %f: f32, %s: tensor<2xindex>, %u: tensor<*xf32>, %e: tensor<8x16x4xf32>, %ix: tensor<1x2x3xi32>, %d3: tensor<4x4x4xf32>) -> tensor<?x4xf32> {
  %0 = tensor.cast %t : tensor<?x4xf32> to tensor<4x4xf32>
  %1 = tensor.dim %t, %i : tensor<?x4xf32>
  %2 = tensor.empty(%i) : tensor<?x4xf32>
  %3 = tensor.empty() : tensor<4xf32>
  %4 = tensor.extract %t[%i, %i] : tensor<?x4xf32>
  %5 = tensor.insert %f into %t[%i, %i] : tensor<?x4xf32>
  %6 = tensor.from_elements %i, %i : tensor<2xindex>
  %7 = tensor.from_elements : tensor<0xf32>
  %8 = tensor.generate %i {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32>
  %9 = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %10 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%i, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %11 = tensor.collapse_shape %e [[0, 1], [2]] : tensor<8x16x4xf32> into tensor<128x4xf32>
  %12 = tensor.extract_slice %e[0, %i, 0] [4, 4, 4] [1, %i, 1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
  %13 = tensor.insert_slice %d3 into %e[0, %i, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
  %14 = tensor.pad %t low[%i, 1] high[0, %i] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  %15 = tensor.pad %t nofold low[0, 0] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x4xf32>
  %16 = tensor.rank %t : tensor<?x4xf32>
  %17 = tensor.splat %f : tensor<4xf32>
  %18 = tensor.splat %f[%i] : tensor<?x4xf32>
  %19 = tensor.concat dim(0) %t, %t : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %20 = tensor.gather %d3[%ix] gather_dims([0, 1, 2]) : (tensor<4x4x4xf32>, tensor<1x2x3xi32>) -> tensor<1x2x1x1x1xf32>
  %21 = tensor.scatter %20 into %d3[%ix] scatter_dims([0, 1, 2]) unique : (tensor<1x2x1x1x1xf32>, tensor<4x4x4xf32>, tensor<1x2x3xi32>) -> tensor<4x4x4xf32>
  %22 = tensor.bitcast %0 : tensor<4x4xf32> to tensor<4x4xi32>
  return %t : tensor<?x4xf32>
}
