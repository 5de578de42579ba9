module {
  func.func @offsets(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @byte_address(%arg0: i64, %arg1: i64) -> i64 {
    %0 = "arith.constant"() {value = 2 : i64} : () -> i64
    %1 = "arith.shli"(%arg1, %0) : (i64, i64) -> i64
    %2 = "arith.constant"() {value = 1 : i64} : () -> i64
    %3 = "arith.shli"(%1, %2) : (i64, i64) -> i64
    %4 = "arith.addi"(%arg0, %3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    return %4 : i64
  }
  func.func @masks(%arg0: i8, %arg1: i8) -> (i8, i8, i8) {
    %0 = "arith.constant"() {value = 0 : i8} : () -> i8
    return %arg0, %arg1, %0 : i8, i8, i8
  }
  func.func @wrap_around() -> i8 {
    %0 = "arith.constant"() {value = -112 : i8} : () -> i8
    return %0 : i8
  }
  func.func @floats(%arg0: f32, %arg1: i16, %arg2: i16) -> (f32, i16) {
    return %arg0, %arg1 : f32, i16
  }
  func.func @in_a_loop(%arg0: index, %arg1: i32) -> i32 {
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "scf.for"(%0, %arg0, %1, %2) ({
    ^bb0(%arg2: index, %arg3: i32):
      %4 = "arith.addi"(%arg3, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%4) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    return %3 : i32
  }
}

