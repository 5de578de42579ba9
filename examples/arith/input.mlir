module {
  func.func @offsets(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c4_i32 = arith.constant 4 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.addi %c3_i32, %arg0 : i32
    %1 = arith.addi %0, %c4_i32 : i32
    %2 = arith.subi %1, %c7_i32 : i32
    return %2 : i32
  }
  func.func @byte_address(%arg0: i64, %arg1: i64) -> i64 {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c2_i64 = arith.constant 2 : i64
    %c4_i64 = arith.constant 4 : i64
    %0 = arith.muli %arg1, %c1_i64 : i64
    %1 = arith.muli %c4_i64, %0 : i64
    %2 = arith.muli %1, %c2_i64 : i64
    %3 = arith.addi %arg0, %c0_i64 : i64
    %4 = arith.addi %3, %2 : i64
    return %4 : i64
  }
  func.func @masks(%arg0: i8, %arg1: i8) -> (i8, i8, i8) {
    %c-1_i8 = arith.constant -1 : i8
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.xori %arg0, %c-1_i8 : i8
    %1 = arith.xori %0, %c-1_i8 : i8
    %2 = arith.andi %c-1_i8, %arg1 : i8
    %3 = arith.ori %2, %2 : i8
    %4 = arith.subi %arg1, %arg1 : i8
    %5 = arith.ori %4, %c0_i8 : i8
    return %1, %3, %5 : i8, i8, i8
  }
  func.func @wrap_around() -> i8 {
    %c100_i8 = arith.constant 100 : i8
    %c3_i8 = arith.constant 3 : i8
    %0 = arith.muli %c100_i8, %c3_i8 : i8
    %1 = arith.addi %0, %c100_i8 : i8
    return %1 : i8
  }
  func.func @floats(%arg0: f32, %arg1: i16, %arg2: i16) -> (f32, i16) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant -0.000000e+00 : f32
    %0 = arith.negf %arg0 : f32
    %1 = arith.negf %0 : f32
    %2 = arith.mulf %1, %cst : f32
    %3 = arith.addf %2, %cst_0 : f32
    %true = arith.constant true
    %4 = arith.subi %arg1, %arg2 : i16
    %5 = arith.addi %4, %arg2 : i16
    %6 = arith.select %true, %5, %arg2 : i16
    return %3, %6 : f32, i16
  }
  func.func @in_a_loop(%arg0: index, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
      %1 = arith.subi %c0_i32, %arg1 : i32
      %2 = arith.subi %c0_i32, %1 : i32
      %3 = arith.addi %arg3, %2 : i32
      scf.yield %3 : i32
    }
    return %0 : i32
  }
}

