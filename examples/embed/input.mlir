func.func @f(%x: i32) -> i32 {
  %0 = "toy.constant"() {value = 8 : i32} : () -> i32
  %1 = "toy.constant"() {value = 6 : i32} : () -> i32
  %2 = "toy.mul"(%x, %0) : (i32, i32) -> i32
  %3 = "toy.mul"(%2, %1) : (i32, i32) -> i32
  return %3 : i32
}
