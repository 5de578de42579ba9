func.func @right(%t: tensor<8x16xf32>, %u: tensor<3x1xf32>, %i: index, %m: memref<8x16xf32>, %f: f32, %c: i1, %n: i32) {
  %0 = tensor.extract_slice %t[1, 0][3, 1][2, 1] : tensor<8x16xf32> to tensor<3xf32>
  %1 = tensor.insert_slice %u into %t[%i, 0][3, 1][2, %i] : tensor<3x1xf32> into tensor<8x16xf32>
  %2 = tensor.cast %t : tensor<8x16xf32> to tensor<?x16xf32>
  %3 = tensor.collapse_shape %t [[0, 1]] : tensor<8x16xf32> into tensor<128xf32>
  %4 = tensor.expand_shape %t [[0], [1, 2]] output_shape [8, 4, 4] : tensor<8x16xf32> into tensor<8x4x4xf32>
  %5 = tensor.empty(%i) : tensor<4x?xf32>
  %6 = tensor.pad %t low[1, %i] high[0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<8x16xf32> to tensor<9x?xf32>
  %7 = memref.cast %m : memref<8x16xf32> to memref<*xf32>
  %8 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>>
  %9 = memref.load %m[%i, %i] : memref<8x16xf32>
  %10 = tensor.concat dim(1) %t, %t : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x32xf32>
  scf.forall (%x, %y) in (%i, 4) {
  }
  cf.switch %n : i32, [
    default: ^bb1,
    1: ^bb2(%f, %i : f32, index),
    2: ^bb3(%n : i32)
  ]
^bb1:
  return
^bb2(%x: f32, %y: index):
  return
^bb3(%z: i32):
  return
}
// -----
func.func @f(%t: tensor<8x16xf32>) {
  %0 = tensor.extract_slice %t[8, 0][1, 1][1, 1] : tensor<8x16xf32> to tensor<1x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16xf32>) {
  %0 = tensor.extract_slice %t[0, 0][4, 1][1, 1] : tensor<8x16xf32> to tensor<?x1xf32>
  return
}
// -----
func.func @f(%t: tensor<8x16xf32>, %u: tensor<3x1xf32>) {
  %0 = tensor.insert_slice %u into %t[4, 0][3, 1][2, 1] : tensor<3x1xf32> into tensor<8x16xf32>
  return
}
// -----
func.func @f(%t: tensor<8x2xf32>) {
  %0 = tensor.collapse_shape %t [[0], [0, 1]] : tensor<8x2xf32> into tensor<8x16xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>) {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 5] : tensor<8xf32> into tensor<2x5xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>) {
  %0 = tensor.cast %t : tensor<8xf32> to tensor<9xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>, %i: index) {
  %0 = tensor.extract %t[%i, %i] : tensor<8xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = tensor.empty(%i) : tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>) {
  %0 = tensor.concat dim(0) %t, %t : (tensor<8xf32>, tensor<8xf32>) -> tensor<15xf32>
  return
}
// -----
func.func @f(%n: index) {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 1.0 : f32
    tensor.yield %c : f32
  } : tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<8xf32>) {
  %0 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    %c = arith.constant 1.0 : f32
    tensor.yield %c : f32
  } : tensor<8xf32> to tensor<9xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32>) {
  %0 = memref.cast %m : memref<8xf32> to memref<8xf32, 1>
  return
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %0 = memref.subview %m[0, 0][4, 4][1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<8x4xf32>) {
  %0 = memref.transpose %m (i, j) -> (i, i) : memref<8x4xf32> to memref<8x8xf32>
  return
}
// -----
func.func @f(%m: memref<8xf32>) {
  %0 = memref.load %m[] : memref<8xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.get_global @nowhere : memref<8xf32>
  return
}
// -----
func.func @f(%c: i1, %a: i32) -> i32 {
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  }
  return %0 : i32
}
// -----
func.func @f(%n: index, %a: f32) {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %a) -> (f32) {
    scf.yield %n : index
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i, %j) in (%n) {
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.index_switch %n
  case 1 {
    scf.yield
  }
  case 1 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c weights([0, 0]), ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%n: i32) {
  cf.switch %n : i32, [
    default: ^bb1(%n : i32),
    1: ^bb2(%n : i32)
  ]
^bb1(%x: i32):
  return
^bb2(%y: f32):
  return
}
// -----
func.func @f(%n: i32) {
  cf.switch %n : i32, [
    default: ^bb1(%n : i32),
    :
  ]
^bb1(%x: i32):
  return
}
// -----
func.func @f() {
  %0 = arith.constant 1 : si8
  return
}
// -----
func.func @f(%n: index) {
  scf.for %i = %n to %n
    stop %n {
  }
  return
}
