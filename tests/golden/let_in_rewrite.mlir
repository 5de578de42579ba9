"func.func"() <{function_type = (i32, i64) -> (), sym_name = "f"}> ({
^bb0(%x: i32, %y: i64):
  %0 = "c.mark"(%x) : (i32) -> i32
  %1 = "c.mark"(%y) : (i64) -> i1
  %2 = "c.pair"(%0, %1) : (i32, i1) -> i32
  "c.use"(%2) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
