func.func @f(%x: i32, %y: f32) -> (i32, f32) {
  %zero = arith.constant 0 : i32
  %0 = arith.addi %x, %zero : i32
  %1 = arith.negf %y : f32
  %2 = arith.negf %1 : f32
  return %0, %2 : i32, f32
}
