func.func @f(%t: tensor<4xf32>, %t2: tensor<4x8xf32>) {
  %0 = tosa.concat %t, %t2 {axis = 0 : i32} : (tensor<4xf32>, tensor<4x8xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = tosa.concat %t, %t {axis = 1 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = tosa.concat %t, %t {axis = 0 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<9xf32>
  return
}
// -----
func.func @f(%t2: tensor<4x8xf32>) {
  %0 = tosa.argmax %t2 {axis = 2 : i32} : (tensor<4x8xf32>) -> tensor<4xi32>
  return
}
// -----
func.func @f(%t2: tensor<4x8xf32>) {
  %0 = tosa.argmax %t2 {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%t2: tensor<4x8xf32>) {
  %0 = tosa.argmax %t2 {axis = 0 : i32} : (tensor<4x8xf32>) -> tensor<4xi32>
  return
}
// -----
func.func @f(%t2: tensor<4x8xf32>) {
  %0 = tosa.reduce_sum %t2 {axis = 2 : i32} : (tensor<4x8xf32>) -> tensor<4x1xf32>
  return
}
// -----
func.func @f(%t2: tensor<4x8xf32>) {
  %0 = tosa.reduce_sum %t2 {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%t2: tensor<4x8xf32>) {
  %0 = tosa.reduce_sum %t2 {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%t2: tensor<4x8xf32>) {
  %0 = tosa.reverse %t2 {axis = 2 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%t2: tensor<4x8xf32>) {
  %0 = tosa.transpose %t2 {perms = array<i32: 0, 0>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%t2: tensor<4x8xf32>) {
  %0 = tosa.transpose %t2 {perms = array<i32: 1, 0>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%t2: tensor<4x8xf32>) {
  %0 = tosa.transpose %t2 {perms = array<i32: 1>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return
}
// -----
func.func @f(%t2: tensor<4x8xf32>) {
  %0 = tosa.transpose %t2 {perms = array<i32: 2, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = tosa.clamp %t {min_val = 1.0 : f32, max_val = 0.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = tosa.clamp %t {min_val = 0 : i32, max_val = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f() {
  %0 = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<3>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>) {
  %0 = tosa.conv2d %i, %w, %b {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>) -> tensor<1x4x4x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xf32>, %z: tensor<1xf32>, %y: tensor<1xi8>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %y {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xi8>, tensor<8xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<1x4x4x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xi8>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xi32>, %z: tensor<1xi8>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xi16>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xi48>, %z: tensor<1xi16>, %y: tensor<1xi8>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %y {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi16>, tensor<8x1x1x4xi8>, tensor<8xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x4x4x8xi48>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, -1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 0>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<7xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x4x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf16>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xi32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xi32>, tensor<1xi32>) -> tensor<1x4x4x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<2xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<1x4x4x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>) {
  %z = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<8x5x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x5x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x8x21x17xf32>, %w: tensor<34x1x1x1x17xf32>, %b: tensor<34xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv3d %i, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<1x4x8x21x17xf32>, tensor<34x1x1x1x17xf32>, tensor<34xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x8x21x34xf32>
  return
}
// -----
func.func @f(%i: tensor<1x4x4x4xf32>, %w: tensor<1x1x4x2xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.depthwise_conv2d %i, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x9xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>, %w: tensor<16x1x1x8xf32>, %b: tensor<16xf32>, %z: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>, %w: tensor<16x1x1x8xf32>, %b: tensor<16xf32>, %z: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: -3, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>, %w: tensor<16x1x1x8xf32>, %b: tensor<16xf32>, %z: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x33x32x16xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>, %w: tensor<16x1x1x8xf32>, %b: tensor<5xf32>, %z: tensor<1xf32>) {
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.avg_pool2d %i, %z, %z {acc_type = i32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.avg_pool2d %i, %z, %z {acc_type = f32, kernel = array<i64: 0, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.avg_pool2d %i, %z, %z {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: -1, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.avg_pool2d %i, %z, %z {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x33x32x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.avg_pool2d %i, %z, %z {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 0>} : (tensor<1x32x32x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.avg_pool2d %i, %z, %z {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x33x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.avg_pool2d %i, %z, %z {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 3, 1>} : (tensor<1x32x32x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x11x32x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>, %z: tensor<1xf16>) {
  %0 = tosa.avg_pool2d %i, %z, %z {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x32x32x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.avg_pool2d %i, %z, %z {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x8xf16>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf16>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 0, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>) {
  %0 = tosa.max_pool2d %i {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x32x30x8xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>, %s: !tosa.shape<6>, %p: tensor<1xf32>) {
  %0 = tosa.pad %i, %s, %p : (tensor<13x21x3xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>, %s: !tosa.shape<5>, %p: tensor<1xf32>) {
  %0 = tosa.pad %i, %s, %p : (tensor<13x21x3xf32>, !tosa.shape<5>, tensor<1xf32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>, %s: !tosa.shape<6>, %p: tensor<1xi32>) {
  %0 = tosa.pad %i, %s, %p : (tensor<13x21x3xf32>, !tosa.shape<6>, tensor<1xi32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>, %s: !tosa.shape<6>, %p: tensor<1xf32>) {
  %0 = tosa.pad %i, %s, %p : (tensor<13x21x3xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<13x21xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>, %p: tensor<1xf32>) {
  %s = tosa.const_shape {values = dense<[0, 0, 0, 1, 0, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %0 = tosa.pad %i, %s, %p : (tensor<13x21x3xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<13x22x5xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>, %p: tensor<1xf32>) {
  %s = tosa.const_shape {values = dense<[0, 0, 0, 1, 0, -2]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %0 = tosa.pad %i, %s, %p : (tensor<13x21x3xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<13x22x4xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>, %p: tensor<1xf32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<6xi32>} : () -> tensor<6xi32>
  %0 = tosa.pad %i, %s, %p : (tensor<13x21x3xf32>, tensor<6xi32>, tensor<1xf32>) -> tensor<13x22x4xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>, %s: !tosa.shape<2>) {
  %0 = tosa.reshape %i, %s : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<13x63xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>, %s: !tosa.shape<2>) {
  %0 = tosa.reshape %i, %s : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<13x62xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>, %s: !tosa.shape<2>) {
  %0 = tosa.reshape %i, %s : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<13x63xi32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %s = tosa.const_shape {values = dense<[13, -2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %i, %s : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<13x?xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %s = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %i, %s : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %s = tosa.const_shape {values = dense<[13, 62]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %i, %s : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<13x63xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %s = tosa.const_shape {values = dense<[13, 21, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.reshape %i, %s : (tensor<13x21x3xf32>, !tosa.shape<3>) -> tensor<13x63xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %a = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[4, 11]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %i, %a, %b : (tensor<13x21x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x12x1xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %m = tosa.const_shape {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.tile %i, %m : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<39x21x6xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %m = tosa.const_shape {values = dense<[0, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.tile %i, %m : (tensor<13x21x3xf32>, !tosa.shape<3>) -> tensor<39x21x6xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %m = tosa.const_shape {values = dense<[-2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.tile %i, %m : (tensor<13x21x3xf32>, !tosa.shape<3>) -> tensor<39x21x6xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %m = tosa.const_shape {values = dense<[3, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.tile %i, %m : (tensor<13x21x3xf32>, !tosa.shape<3>) -> tensor<39x21xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %0 = tosa.transpose %i {perms = array<i32: 2, 0>} : (tensor<13x21x3xf32>) -> tensor<3x13x21xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %0 = tosa.transpose %i {perms = array<i32: 2, 0, 1>} : (tensor<13x21x3xf32>) -> tensor<3x13x21xi32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>) {
  %0 = tosa.transpose %i {perms = array<i32: 2, 0, 1>} : (tensor<13x21x3xf32>) -> tensor<3x13xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>, %x: tensor<12x26xi32>) {
  %0 = tosa.gather %i, %x : (tensor<13x21x3xf32>, tensor<12x26xi32>) -> tensor<13x26x3xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>, %x: tensor<13x26xi32>) {
  %0 = tosa.gather %i, %x : (tensor<13x21x3xf32>, tensor<13x26xi32>) -> tensor<13x25x3xf32>
  return
}
// -----
func.func @f(%i: tensor<13x21x3xf32>, %x: tensor<13x26xi32>) {
  %0 = tosa.gather %i, %x : (tensor<13x21x3xf32>, tensor<13x26xi32>) -> tensor<13x26x3xi32>
  return
}
// -----
func.func @f(%i: tensor<13x52x3xf32>, %x: tensor<12x26xi32>, %n: tensor<13x26x3xf32>) {
  %0 = tosa.scatter %i, %x, %n : (tensor<13x52x3xf32>, tensor<12x26xi32>, tensor<13x26x3xf32>) -> tensor<13x52x3xf32>
  return
}
// -----
func.func @f(%i: tensor<13x52x3xf32>, %x: tensor<13x26xi32>, %n: tensor<13x25x3xf32>) {
  %0 = tosa.scatter %i, %x, %n : (tensor<13x52x3xf32>, tensor<13x26xi32>, tensor<13x25x3xf32>) -> tensor<13x52x3xf32>
  return
}
// -----
func.func @f(%i: tensor<13x52x3xf32>, %x: tensor<13x26xi32>, %n: tensor<13x26x4xf32>) {
  %0 = tosa.scatter %i, %x, %n : (tensor<13x52x3xf32>, tensor<13x26xi32>, tensor<13x26x4xf32>) -> tensor<13x52x3xf32>
  return
}
// -----
func.func @f(%i: tensor<13x20x3xf32>, %x: tensor<13x26xi32>, %n: tensor<13x26x3xf32>) {
  %0 = tosa.scatter %i, %x, %n : (tensor<13x20x3xf32>, tensor<13x26xi32>, tensor<13x26x3xf32>) -> tensor<13x20x3xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %i, %s, %o, %b {mode = BILINEAR} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x63x64x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %i, %s, %o, %b {mode = BILINEAR} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x64x8xf32>
  return
}
// -----
func.func @f(%i: tensor<1x32x32x8xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %i, %s, %o, %b {mode = NEAREST} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x64x8xf32>
  return
}
// -----
func.func @f(%i: tensor<4x3xf32>) {
  %0 = tosa.cast %i : (tensor<4x3xf32>) -> tensor<4x2xi32>
  return
}
// -----
func.func @f(%i: tensor<4x3xi8>, %m: tensor<1xi16>, %s: tensor<1xi8>, %a: tensor<1xi8>, %b: tensor<1xi8>) {
  %0 = tosa.rescale %i, %m, %s, %a, %b {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x3xi8>
  return
}
// -----
func.func @f(%i: tensor<4x3xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %a: tensor<1xi8>, %b: tensor<1xi8>) {
  %0 = tosa.rescale %i, %m, %s, %a, %b {rounding_mode = SINGLE_ROUND, scale32 = false, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x3xi8>
  return
}
// -----
func.func @f(%i: tensor<4x3xf32>, %m: tensor<1xi32>, %s: tensor<1xi8>, %a: tensor<1xf32>, %b: tensor<1xi8>) {
  %0 = tosa.rescale %i, %m, %s, %a, %b {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x3xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xf32>, tensor<1xi8>) -> tensor<4x3xi8>
  return
}
// -----
func.func @f(%i: tensor<4x3xi8>, %m: tensor<2xi32>, %s: tensor<2xi8>, %a: tensor<1xi8>, %b: tensor<1xi8>) {
  %0 = tosa.rescale %i, %m, %s, %a, %b {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi8>, tensor<2xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x3xi8>
  return
}
// -----
func.func @f(%i: tensor<4x3xi8>, %m: tensor<3xi32>, %s: tensor<2xi8>, %a: tensor<1xi8>, %b: tensor<1xi8>) {
  %0 = tosa.rescale %i, %m, %s, %a, %b {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi8>, tensor<3xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x3xi8>
  return
}
// -----
func.func @f(%i: tensor<4x3xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %a: tensor<1xi8>, %b: tensor<1xi8>) {
  %0 = tosa.rescale %i, %m, %s, %a, %b {rounding_mode = DOUBLE_ROUND, scale32 = false, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x3xi8>
  return
}
// -----
func.func @f(%a: tensor<1x14x19xf32>, %b: tensor<1x19x28xf32>, %z: tensor<1xi8>) {
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x14x19xf32>, tensor<1x19x28xf32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x14x28xf32>
  return
}
// -----
func.func @f(%a: tensor<1x14x19xf32>) {
  %z = "tosa.const"() {values = dense<2.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.negate %a, %z, %z : (tensor<1x14x19xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x14x19xf32>
  return
}
// -----
func.func @f(%a: tensor<1x14x19xf32>, %z: tensor<1xf32>) {
  %0 = tosa.negate %a, %z, %z : (tensor<1x14x19xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x14x18xf32>
  return
}
// -----
func.func @f(%a: tensor<1x14x19xi8>, %z: tensor<1xi16>) {
  %0 = tosa.negate %a, %z, %z : (tensor<1x14x19xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x14x19xi8>
  return
}
// -----
func.func @f(%a: tensor<1x14x19xi8>, %z: tensor<1xi8>) {
  %0 = tosa.negate %a, %z, %z : (tensor<1x14x19xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x14x19xi16>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21x2xf32>) {
  %0 = tosa.add %a, %b : (tensor<13x21x3xf32>, tensor<13x21x2xf32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<21x3xf32>) {
  %0 = tosa.add %a, %b : (tensor<13x21x3xf32>, tensor<21x3xf32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21x3xi32>) {
  %0 = tosa.add %a, %b : (tensor<13x21x3xf32>, tensor<13x21x3xi32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21x1xf32>) {
  %0 = tosa.add %a, %b : (tensor<13x21x3xf32>, tensor<13x21x1xf32>) -> tensor<13x21x4xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21x1xf32>, %s: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %s : (tensor<13x21x3xf32>, tensor<13x21x1xf32>, tensor<1xi8>) -> tensor<13x21x3xi32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x1xf32>, %s: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %s : (tensor<13x21x3xf32>, tensor<13x1xf32>, tensor<1xi8>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xi8>, %b: tensor<13x21x3xi16>, %s: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %s : (tensor<13x21x3xi8>, tensor<13x21x3xi16>, tensor<1xi8>) -> tensor<13x21x3xi32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21x3xf16>, %s: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %s : (tensor<13x21x3xf32>, tensor<13x21x3xf16>, tensor<1xi8>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21x3xf32>) {
  %s = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %s : (tensor<13x21x3xf32>, tensor<13x21x3xf32>, tensor<1xi8>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21x3xf32>) {
  %0 = tosa.mul %a, %b : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x2x3xf32>, %s: tensor<1xi8>) {
  %0 = tosa.mul %a, %b, %s : (tensor<13x21x3xf32>, tensor<13x2x3xf32>, tensor<1xi8>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%c: tensor<1x1x3xi1>, %a: tensor<13x21x3xf32>, %b: tensor<13x21x3xi32>) {
  %0 = tosa.select %c, %a, %b : (tensor<1x1x3xi1>, tensor<13x21x3xf32>, tensor<13x21x3xi32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%c: tensor<1x1x2xi1>, %a: tensor<13x21x3xf32>) {
  %0 = tosa.select %c, %a, %a : (tensor<1x1x2xi1>, tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%c: tensor<1x3xi1>, %a: tensor<13x21x3xf32>) {
  %0 = tosa.select %c, %a, %a : (tensor<1x3xi1>, tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%a: tensor<64xi16>, %t: tensor<513xi16>) {
  %0 = tosa.table %a, %t : (tensor<64xi16>, tensor<513xi16>) -> tensor<63xi32>
  return
}
// -----
func.func @f(%a: tensor<64xi8>, %t: tensor<256xi8>) {
  %0 = tosa.table %a, %t : (tensor<64xi8>, tensor<256xi8>) -> tensor<64x1xi8>
  return
}
// -----
func.func @f(%c: tensor<i1>, %a: tensor<f32>) {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
  tosa.yield %a, %a : tensor<f32>, tensor<f32>
  } else {
  tosa.yield %a : tensor<f32>
  }
  return
}
// -----
func.func @f(%c: tensor<i1>, %a: tensor<f32>, %b: tensor<i32>) {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
  tosa.yield %a : tensor<f32>
  } else {
  tosa.yield %b : tensor<i32>
  }
  return
}
// -----
func.func @f(%c: tensor<2xi1>, %a: tensor<f32>) {
  %0 = tosa.cond_if %c : tensor<2xi1> -> tensor<f32> {
  tosa.yield %a : tensor<f32>
  } else {
  tosa.yield %a : tensor<f32>
  }
  return
}
// -----
func.func @f(%c: tensor<i1>, %a: tensor<f32>) {
  %0 = "tosa.cond_if"(%c, %a) ({
  ^bb0(%y: tensor<i32>):
  tosa.yield %a : tensor<f32>
  }, {
  ^bb0(%y: tensor<f32>):
  tosa.yield %y : tensor<f32>
  }) : (tensor<i1>, tensor<f32>) -> tensor<f32>
  return
}
// -----
func.func @f(%c: tensor<i1>, %a: tensor<f32>) {
  %0 = "tosa.cond_if"(%c, %a) ({
  ^bb0:
  tosa.yield %a : tensor<f32>
  }, {
  ^bb0(%y: tensor<f32>):
  tosa.yield %y : tensor<f32>
  }) : (tensor<i1>, tensor<f32>) -> tensor<f32>
  return
}
// -----
func.func @f(%a: tensor<i32>) {
  %0 = tosa.while_loop (%x = %a) : (tensor<i32>) -> tensor<i32> {
  tosa.yield %x : tensor<i32>
  } do {
  ^bb0(%y: tensor<i32>):
  tosa.yield %y : tensor<i32>
  }
  return
}
// -----
func.func @f(%a: tensor<i32>) {
  %0 = tosa.while_loop (%x = %a) : (tensor<i32>) -> tensor<i32> {
  %1 = tosa.greater_equal %x, %x : (tensor<i32>, tensor<i32>) -> tensor<i1>
  tosa.yield %1, %1 : tensor<i1>, tensor<i1>
  } do {
  ^bb0(%y: tensor<i32>):
  tosa.yield %y : tensor<i32>
  }
  return
}
// -----
func.func @f(%a: tensor<i32>) {
  %0 = tosa.while_loop (%x = %a) : (tensor<i32>) -> tensor<f32> {
  %1 = tosa.greater_equal %x, %x : (tensor<i32>, tensor<i32>) -> tensor<i1>
  tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%y: tensor<i32>):
  tosa.yield %y : tensor<i32>
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
  tosa.yield %y, %y : tensor<i32>, tensor<i32>
  }
  return
}
// -----
func.func @f(%a: tensor<i32>) {
  %0 = tosa.while_loop (%x = %a) : (tensor<i32>) -> tensor<i32> {
  %1 = "tosa.const"() {values = dense<true> : tensor<2xi1>} : () -> tensor<2xi1>
  tosa.yield %1 : tensor<2xi1>
  } do {
  ^bb0(%y: tensor<i32>):
  tosa.yield %y : tensor<i32>
  }
  return
}
// -----
func.func @f() {
  %0 = tosa.variable_read @v : tensor<2xf32>
  return
}
// -----
module {
tosa.variable @v = dense<1.0> : tensor<2xf32>
func.func @f(%a: tensor<3xf32>) {
tosa.variable_write @v, %a : tensor<3xf32>
return
}
}
// -----
module {
tosa.variable @v = dense<1.0> : tensor<2xf32>
func.func @f(%a: tensor<3xf32>) {
%0 = tosa.variable_read @v : tensor<2xi32>
return
}
}
// -----
module {
tosa.variable @v = dense<1> : tensor<2xi32>
tosa.variable @v : tensor<2xi32>
}
// -----
func.func @f() {
  %0 = "tosa.const"() {values = dense<1> : tensor<3xi32>} : () -> tensor<2xi32>
  return
}
// -----
func.func @f() {
  %0 = "tosa.const"() {values = dense<1> : tensor<3xi32>} : () -> tensor<3xf32>
  return
}
// -----
func.func @f() {
  %0 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xi32>} : () -> !tosa.shape<2>
  return
}
// -----
func.func @f() {
  %0 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<3>
  return
}
// -----
func.func @f() {
  %0 = tosa.const_shape {values = dense<[[1, 2]]> : tensor<1x2xindex>} : () -> !tosa.shape<2>
  return
}
// -----
func.func @f(%a: !tosa.shape<2>, %b: !tosa.shape<3>) {
  %0 = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<2>
  return
}
// -----
func.func @f(%a: !tosa.shape<2>, %b: !tosa.shape<2>) {
  %0 = tosa.add_shape %a, %b : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// -----
func.func @f(%a: tensor<14x19xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = FOO} : (tensor<14x19xf32>) -> tensor<14xi32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>) {
  %0 = tosa.clamp %a {min_val = 0x7FC00000 : f32, max_val = 1.0 : f32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 1.0 : f32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf16>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>) {
  %0 = tosa.clamp %a {min_val = 0.0 : f16, max_val = 1.0 : f16} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xi8>) {
  %0 = tosa.clamp %a {min_val = 0 : i8, max_val = 1 : i16} : (tensor<13x21x3xi8>) -> tensor<13x21x3xi8>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>) {
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x1x3xf16>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>) {
  %0 = tosa.reduce_sum %a {axis = -1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x1x3xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>) {
  %0 = tosa.reverse %a {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xi32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21x3xi32>) {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<13x21x3xf32>, tensor<13x21x3xi32>) -> tensor<26x21x3xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21x3xf32>) {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<26x21x3xi32>
  return
}
// -----
func.func @f() {
  %0 = "tosa.concat"() {axis = 0 : i32} : () -> tensor<26x21x3xi32>
  return
}
// -----
func.func @f(%a: tensor<14x19xf32>, %i: tensor<14x19xf32>) {
  %0, %1 = tosa.fft2d %a, %i {inverse = false} : (tensor<14x19xf32>, tensor<14x19xf32>) -> (tensor<14x19xf32>, tensor<14x19xf32>)
  return
}
// -----
func.func @f(%a: tensor<1x4x8xf32>) {
  %0, %1 = tosa.fft2d %a, %a {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x9xf32>, tensor<1x4x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<1x5x8xf32>) {
  %0, %1 = tosa.fft2d %a, %a {inverse = false} : (tensor<1x5x8xf32>, tensor<1x5x8xf32>) -> (tensor<1x5x8xf32>, tensor<1x5x8xf32>)
  return
}
// -----
func.func @f(%a: tensor<1x4x8xf32>) {
  %0, %1 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x6xf32>, tensor<1x4x6xf32>)
  return
}
// -----
func.func @f(%a: tensor<1x4x7xf32>) {
  %0, %1 = tosa.rfft2d %a : (tensor<1x4x7xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>)
  return
}
// -----
func.func @f(%a: tensor<1x4x8xf32>) {
  %0, %1 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x3x5xf32>, tensor<1x4x5xf32>)
  return
}
// -----
func.func @f(%a: tensor<13x21x3xf32>) {
  %0 = tosa.sigmoid %a : (tensor<13x21x3xf32>) -> tensor<13x21x2xf32>
  return
}
// -----
func.func @f(%a: tensor<13x21x3xi32>) {
  %0 = tosa.apply_scale %a, %a, %a {rounding_mode = SINGLE_ROUND} : (tensor<13x21x3xi32>, tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  return
}

// -----

func.func private @s(!tosa.shape<-1>)
// -----
func.func @f(%un: tensor<*xf32>) {
  %0 = tosa.transpose %un {perms = array<i32: 0, 0>} : (tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
func.func @f(%un: tensor<*xf32>) {
  %0 = tosa.transpose %un {perms = array<i32: 1, 0>} : (tensor<*xf32>) -> tensor<2x?x?xf32>
  return
}
// -----
func.func @f(%un: tensor<*xf32>) {
  %0 = tosa.argmax %un {axis = 3 : i32} : (tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
func.func @f(%un: tensor<*xf32>) {
  %0 = tosa.reduce_sum %un {axis = 3 : i32} : (tensor<*xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%un: tensor<*xf32>) {
  %0 = tosa.reverse %un {axis = 3 : i32} : (tensor<*xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f() {
  %0 = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<*xi32>
  return
}
// -----
func.func @f() {
  %0 = "tosa.const"() <{values = dense<1> : vector<4xi32>}> : () -> tensor<4xi32>
  return
}
// -----
func.func private @f(!tosa.words)
// -----
tosa.variable @v : tensor<*xf32>
func.func private @f()
