"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%x: i32):
  %0 = "s.zero"(%x) : (i32) -> i32
  %1 = "s.one"(%0) : (i32) -> i32
  %2 = "s.two"(%1, %1) : (i32, i32) -> i32
  %3 = "s.zero"(%2) : (i32) -> i32
  %4 = "s.two"(%x, %3) : (i32, i32) -> i32
  "s.use"(%2, %3, %4) : (i32, i32, i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
