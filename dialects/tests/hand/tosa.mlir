func.func @f(%a: tensor<4x8xf32>, %i: tensor<4x8xi32>, %x: tensor<1x16x16x4xf32>, %c: tensor<i1>, %i8: tensor<4x8xi8>, %sh: tensor<1xi8>, %mul: tensor<1xi32>, %zp: tensor<1xi8>, %zp2 : tensor<1xi32>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4xi32>
  %3 = tosa.argmax %a {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x8xf32>) -> tensor<4xi32>
  %4 = tosa.max_pool2d %x {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x16x16x4xf32>) -> tensor<1x8x8x4xf32>
  %5 = tosa.maximum %a, %a : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %6 = tosa.minimum %a, %a {nan_mode = IGNORE} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %7 = tosa.reduce_max %a {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  %8 = tosa.reduce_min %a {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  %9 = tosa.cond_if %c : tensor<i1> -> tensor<4x8xf32> {
    tosa.yield %a : tensor<4x8xf32>
  } else {
    tosa.yield %a : tensor<4x8xf32>
  }
  %10 = tosa.apply_scale %i, %i, %i8 {rounding_mode = SINGLE_ROUND} : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi8>) -> tensor<4x8xi32>
  %11 = tosa.rescale %i8, %mul, %sh, %zp, %zp2 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x8xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<4x8xi32>
  %12 = tosa.while_loop (%p = %i) : (tensor<4x8xi32>) -> tensor<4x8xi32> {
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%q: tensor<4x8xi32>):
    tosa.yield %q : tensor<4x8xi32>
  }
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %13 = tosa.resize %x, %s, %o, %o {mode = BILINEAR} : (tensor<1x16x16x4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x31x31x4xf32>
  %14 = tosa.add %a, %a : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %15 = "tosa.const"() {values = dense<1.0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
  return
}
// -----
tosa.variable @v = dense<7> : tensor<2x4xi32>
tosa.variable @w : tensor<1x4xf32>
// -----
func.func @scaled(%a: tensor<4x16x64xf8E5M2>, %as: tensor<4x16x2xf8E8M0FNU>, %b: tensor<4x32x64xf8E5M2>, %bs: tensor<4x32x2xf8E8M0FNU>, %f: tensor<4x32xf32>) {
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x16x64xf8E5M2>, tensor<4x16x2xf8E8M0FNU>, tensor<4x32x64xf8E5M2>, tensor<4x32x2xf8E8M0FNU>) -> tensor<4x16x32xf32>
  %1, %2 = tosa.cast_to_block_scaled %f {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>)
  %3 = tosa.cast_from_block_scaled %1, %2 {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}
