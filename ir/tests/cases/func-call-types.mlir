// the callee is looked up in the nearest symbol table, which an unknown op with one region may be
module {
  func.func private @g(i32) -> i8
}
func.func private @g(i8) -> i32
func.func @f(%x: i8) -> i32 {
  %0 = call @g(%x) : (i8) -> i32
  "t.r"() ({
    %1 = func.call @g(%0) : (i32) -> i8
  }) : () -> ()
  return %0 : i32
}
