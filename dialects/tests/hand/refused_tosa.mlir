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
