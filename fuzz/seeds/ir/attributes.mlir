"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%x: i32):
  %0 = "t.cmp"(%x) {k = 2 : i32, kept = "yes"} : (i32) -> i1
  %1 = "t.cmp"(%x) {k = 2 : i32} : (i32) -> i1
  %2 = "t.cmp"(%x) {k = 2 : i64, kept = 0.5 : f32} : (i32) -> i1
  %3 = "t.tag"(%x) {k = 7 : i8} : (i32) -> i32
  %4 = "t.cmp"(%3) {k = 7 : i8} : (i32) -> i1
  %5 = "t.cmp"(%3) {k = 8 : i8} : (i32) -> i1
  %6 = "t.typed"(%x) {k = 8 : i8} : (i32) -> i1
  %7 = "t.typed"(%x) {k = 8} : (i32) -> i1
  "t.use"(%0, %1, %2, %4, %5, %6, %7) : (i1, i1, i1, i1, i1, i1, i1) -> ()
  "func.return"() : () -> ()
}) : () -> ()
