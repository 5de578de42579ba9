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
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x3xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x3xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x8x21x17xf32>, %w: tensor<34x1x1x1x17xf32>, %b: tensor<34xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv3d %i, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x8x21x34xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<1x1x4x2xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.depthwise_conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>, %w: tensor<16x1x1x8xf32>, %b: tensor<16xf32>, %z: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.avg_pool2d %i, %z, %z {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, nan_mode = IGNORE} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>, %p: tensor<1xf32>) {
  %s = tosa.const_shape {values = dense<[0, 0, 0, 1, 0, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %0 = tosa.pad %i, %s, %p : (tensor<13x21x3xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<13x22x4xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %s = tosa.const_shape {values = dense<[13, 63]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %i, %s : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<13x?xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %a = tosa.const_shape {values = dense<[0, 0, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[4, 11, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %i, %a, %b : (tensor<13x21x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<4x11x1xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %a = tosa.const_shape {values = dense<[0, 0, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[4, 11, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %i, %a, %b : (tensor<13x21x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<4x12x1xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %a = tosa.const_shape {values = dense<[0, -1, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[4, 11, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %i, %a, %b : (tensor<13x21x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<4x11x1xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %a = tosa.const_shape {values = dense<[0, 12, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[4, 11, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %i, %a, %b : (tensor<13x21x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<4x11x1xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %a = tosa.const_shape {values = dense<[0, 0, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[4, 0, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.slice %i, %a, %b : (tensor<13x21x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<4x?x1xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %m = tosa.const_shape {values = dense<[3, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.tile %i, %m : (tensor<13x21x3xf32>, !tosa.shape<3>) -> tensor<39x21x6xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %m = tosa.const_shape {values = dense<[3, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.tile %i, %m : (tensor<13x21x3xf32>, !tosa.shape<3>) -> tensor<39x21x5xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %0 = tosa.transpose %i {perms = array<i32: 2, 0, 1>} : (tensor<13x21x3xf32>) -> tensor<3x13x21xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>, %x: tensor<13x26xi32>) {
  %0 = tosa.gather %i, %x : (tensor<13x21x3xf32>, tensor<13x26xi32>) -> tensor<13x26x3xf32>
  return
}
// -----
func.func @f(%i: tensor<13x52x3xf32>, %x: tensor<13x26xi32>, %n: tensor<13x26x3xf32>) {
  %0 = tosa.scatter %i, %x, %n : (tensor<13x52x3xf32>, tensor<13x26xi32>, tensor<13x26x3xf32>) -> tensor<13x52x3xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %i, %s, %o, %b {mode = BILINEAR} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x64x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %i, %s, %o, %b {mode = BILINEAR} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x64x64x8xf32>
  return
}
// -----
func.func @f(%i: tensor<4x3xf32>, %k: tensor<1xf32>) {
  %0 = tosa.cast %i : (tensor<4x3xf32>) -> tensor<4x3xi32>
  return
}
// -----
func.func @f(%i: tensor<4x3xi1>) {
  %0 = tosa.cast %i : (tensor<4x3xi1>) -> tensor<4x3xi48>
  return
}
// -----
func.func @f(%i: tensor<4x3xi48>) {
  %0 = tosa.cast %i : (tensor<4x3xi48>) -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%i: tensor<4x3xf8E4M3FN>) {
  %0 = tosa.cast %i : (tensor<4x3xf8E4M3FN>) -> tensor<4x3xf32>
  return
}
// -----
func.func @f(%i: tensor<4x3xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %a: tensor<1xi8>, %b: tensor<1xi8>) {
  %0 = tosa.rescale %i, %m, %s, %a, %b {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x3xi8>
  return
}
// -----
func.func @f(%i: tensor<4x3xi8>, %m: tensor<3xi32>, %s: tensor<3xi8>, %a: tensor<1xi8>, %b: tensor<1xi8>) {
  %0 = tosa.rescale %i, %m, %s, %a, %b {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x3xi8>
  return
}
// -----
func.func @f(%i: tensor<4x3xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %a: tensor<1xi8>, %b: tensor<1xi8>) {
  %0 = tosa.rescale %i, %m, %s, %a, %b {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = true, output_unsigned = true} : (tensor<4x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x3xi8>
  return
}
// -----
func.func @f(%i: tensor<4x3xi32>, %m: tensor<1xi32>, %s: tensor<1xi8>, %a: tensor<1xi32>, %b: tensor<1xi8>) {
  %0 = tosa.rescale %i, %m, %s, %a, %b {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<4x3xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4x3xi8>
  return
}
// -----
func.func @f(%i: tensor<4x3xi48>, %m: tensor<1xi32>, %s: tensor<1xi8>, %a: tensor<1xi48>, %b: tensor<1xi8>) {
  %0 = tosa.rescale %i, %m, %s, %a, %b {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi48>, tensor<1xi32>, tensor<1xi8>, tensor<1xi48>, tensor<1xi8>) -> tensor<4x3xi8>
  return
}
// -----
func.func @f(%a: tensor<1x14x19xf32>, %b: tensor<1x19x28xf32>, %z: tensor<1xf32>) {
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x14x19xf32>, tensor<1x19x28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x14x28xf32>
  return
}
// -----
func.func @f(%a: tensor<1x14x19xf32>, %b: tensor<1x19x28xf16>, %z: tensor<1xf32>, %y: tensor<1xf16>) {
  %0 = tosa.matmul %a, %b, %z, %y : (tensor<1x14x19xf32>, tensor<1x19x28xf16>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x14x28xf32>
  return
}
// -----
func.func @f(%a: tensor<1x14x19xf32>, %b: tensor<1x18x28xf32>, %z: tensor<1xf32>) {
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x14x19xf32>, tensor<1x18x28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x14x28xf32>
  return
}
// -----
func.func @f(%a: tensor<1x14x19xf32>, %b: tensor<2x19x28xf32>, %z: tensor<1xf32>) {
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x14x19xf32>, tensor<2x19x28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x14x28xf32>
  return
}
// -----
func.func @f(%a: tensor<1x14x19xf32>, %b: tensor<1x19x28xf32>, %z: tensor<1xf32>) {
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x14x19xf32>, tensor<1x19x28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x15x28xf32>
  return
}
// -----
func.func @f(%a: tensor<1x14x19xi8>, %b: tensor<1x19x28xi8>, %z: tensor<1xi8>) {
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x14x19xi8>, tensor<1x19x28xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x14x28xi32>
  return
}
// -----
func.func @f(%a: tensor<1x14x19xi8>, %b: tensor<1x19x28xi8>, %z: tensor<1xi8>) {
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x14x19xi8>, tensor<1x19x28xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x14x28xi8>
  return
}
// -----
func.func @f(%a: tensor<1x14x19xf32>, %z: tensor<1xf32>) {
  %0 = tosa.negate %a, %z, %z : (tensor<1x14x19xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x14x19xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21x1xf32>) {
  %0 = tosa.add %a, %b : (tensor<13x21x3xf32>, tensor<13x21x1xf32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xi32>, %b: tensor<13x21x1xi32>, %s: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %s : (tensor<13x21x3xi32>, tensor<13x21x1xi32>, tensor<1xi8>) -> tensor<13x21x3xi32>
  return
}
// -----
func.func @f(%c: tensor<1x1x3xi1>, %a: tensor<13x21x3xf32>) {
  %0 = tosa.select %c, %a, %a : (tensor<1x1x3xi1>, tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%a: tensor<64xf32>, %t: tensor<513xi16>) {
  %0 = tosa.table %a, %t : (tensor<64xf32>, tensor<513xi16>) -> tensor<64xi16>
  return
}
// -----
func.func @f(%a: tensor<64xi16>, %t: tensor<513xi16>) {
  %0 = tosa.table %a, %t : (tensor<64xi16>, tensor<513xi16>) -> tensor<64xi32>
  return
}
// -----
func.func @f(%a: tensor<64xi8>, %t: tensor<256xi8>) {
  %0 = tosa.table %a, %t : (tensor<64xi8>, tensor<256xi8>) -> tensor<64xi8>
  return
}
// -----
func.func @f(%c: tensor<i1>, %a: tensor<f32>) {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
  tosa.yield %a : tensor<f32>
  } else {
  tosa.yield %a : tensor<f32>
  }
  return
}
// -----
func.func @f(%c: tensor<i1>, %a: tensor<f32>) {
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<f32>) -> tensor<f32> {
  ^bb0(%y: tensor<f32>):
  tosa.yield %y : tensor<f32>
  } else {
  ^bb0(%y: tensor<f32>):
  tosa.yield %y : tensor<f32>
  }
  return
}
// -----
func.func @f(%a: tensor<i32>) {
  %0 = tosa.while_loop (%x = %a) : (tensor<i32>) -> tensor<i32> {
  %1 = tosa.greater_equal %x, %x : (tensor<i32>, tensor<i32>) -> tensor<i1>
  tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%y: tensor<i32>):
  tosa.yield %y : tensor<i32>
  }
  return
}
// -----
module {
tosa.variable @v = dense<1.0> : tensor<2xf32>
tosa.variable @w : tensor<2x?xf32>
func.func @f(%a: tensor<2xf32>) {
tosa.variable_write @v, %a : tensor<2xf32>
%0 = tosa.variable_read @v : tensor<2xf32>
return
}
}
// -----
func.func @f() {
  %0 = "tosa.const"() {values = dense<1> : tensor<3xi64>} : () -> tensor<3xi64>
  return
}
// -----
func.func @f() {
  %0 = "tosa.const"() {values = dense<1> : tensor<3xui8>} : () -> tensor<3xui8>
  return
}
// -----
func.func @f() {
  %0 = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  return
}
// -----
func.func @f() {
  %a = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.mul_shape %a, %a : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %1 = tosa.sub_shape %a, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// -----
func.func @f(%a: tensor<14x19xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = PROPAGATE} : (tensor<14x19xf32>) -> tensor<14xi32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f32, nan_mode = IGNORE} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%a: tensor<1x4x8xf32>) {
  %0, %1 = tosa.fft2d %a, %a {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<1x4x8xf32>) {
  %0, %1 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>) {
  %0 = tosa.custom %a {operator_name="a", domain_name="d", implementation_attrs="x"} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xi32>) {
  %0 = tosa.arithmetic_right_shift %a, %a {round = true} : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  return
}
