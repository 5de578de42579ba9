"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%x: i32):
  %0 = "my.neg"(%x) : (i32) -> i32
  %1 = "my.neg"(%0) : (i32) -> i32
  %2 = "my.neg"(%1) : (i32) -> i32
  %3 = "my.grow"(%2, %x, %x) {by = 1 : i8} : (i32, i32, i32) -> i32
  %4 = "my.grow"(%2) {by = 2 : i8} : (i32) -> i32
  %5 = "my.grow"(%3) {by = 1 : i8} : (i32) -> i32
  "func.return"(%5) : (i32) -> ()
}) : () -> ()
