%a = "t.v"() : () -> i64
%b = "t.v"() : () -> i64
"t.keep"() ({
  // Yes; more than one use; the types differ from what is asked.
  %once = "t.v"() : () -> i64
  %0:2 = "t.parameters"(%once, %a, %b) : (i64, i64, i64) -> (i32, i32)
  %1:2 = "t.parameters"(%a, %a, %b) : (i64, i64, i64) -> (i32, i32)
  %once2 = "t.v"() : () -> i64
  %2:2 = "t.parameters"(%once2, %a) : (i64, i64) -> (i32, f32)
  "t.end"(%0#0, %1#0, %2#0) : (i32, i32, i32) -> ()
}) : () -> ()
"t.keep"() ({
  // Yes; no number; no operation that defines the value.
^bb0(%argument: i64):
  %sum = "t.sum"(%a, %b) : (i64, i64) -> i64
  %0 = "t.results"(%sum) {n = 21 : i8} : (i64) -> i64
  %1 = "t.results"(%sum) {n = "text"} : (i64) -> i64
  %2 = "t.results"(%argument) {n = 21 : i8} : (i64) -> i64
  "t.end"(%0, %1, %2) : (i64, i64, i64) -> ()
}) : () -> ()
"t.label"(%b, %a) {text = "name"} : (i64, i64) -> ()
"t.keep"() ({
  %one = "t.v"() : () -> i1
  %two = "t.v"() : () -> i2
  %0 = "t.inline"(%one) : (i1) -> i1
  %1 = "t.inline"(%two) : (i2) -> i2
  %2 = "t.inline"(%a) : (i64) -> i64
  "t.end"(%0, %1, %2) : (i1, i2, i64) -> ()
}) : () -> ()
