// the callee of the nearest module has another type
func.func private @g(i8) -> i32
module @inner {
  func.func private @g(i32) -> i8
  func.func @f(%x: i8) {
    "t.r"() ({
      %1 = func.call @g(%x) : (i8) -> i32
    }, {}) : () -> ()
    return
  }
}
