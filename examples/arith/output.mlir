module {
  func.func @offsets(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @byte_address(%arg0: i64, %arg1: i64) -> i64 {
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.shli %arg1, %c2_i64 : i64
    %c1_i64 = arith.constant 1 : i64
    %1 = arith.shli %0, %c1_i64 : i64
    %2 = arith.addi %arg0, %1 : i64
    return %2 : i64
  }
  func.func @masks(%arg0: i8, %arg1: i8) -> (i8, i8, i8) {
    %c0_i8 = arith.constant 0 : i8
    return %arg0, %arg1, %c0_i8 : i8, i8, i8
  }
  func.func @wrap_around() -> i8 {
    %c-112_i8 = arith.constant -112 : i8
    return %c-112_i8 : i8
  }
  func.func @floats(%arg0: f32, %arg1: i16, %arg2: i16) -> (f32, i16) {
    return %arg0, %arg1 : f32, i16
  }
  func.func @in_a_loop(%arg0: index, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
      %1 = arith.addi %arg3, %arg1 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
}

