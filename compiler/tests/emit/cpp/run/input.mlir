%once = "t.v"() : () -> i64
%a = "t.v"() : () -> i64
%b = "t.v"() : () -> f32

"t.keep"() ({
  // Yes; n is too small; marked; too few operands; more than one use.
  %0:2 = "t.parameters"(%once, %a, %b) {n = 11 : i32} : (i64, i64, f32) -> (i32, f32)
  %once1 = "t.v"() : () -> i64
  %1:2 = "t.parameters"(%once1, %a, %b) {n = 10 : i32} : (i64, i64, f32) -> (i32, f32)
  %once2 = "t.v"() : () -> i64
  %2:2 = "t.parameters"(%once2, %a, %b) {n = 11 : i32, marked} : (i64, i64, f32) -> (i32, f32)
  %once3 = "t.v"() : () -> i64
  %3:2 = "t.parameters"(%once3, %a) {n = 11 : i32} : (i64, i64) -> (i32, f32)
  %4:2 = "t.parameters"(%a, %a, %b) {n = 11 : i32} : (i64, i64, f32) -> (i32, f32)
  %once5 = "t.v"() : () -> i64
  %5:2 = "t.parameters"(%once5, %a, %b) {n = 11 : i64} : (i64, i64, f32) -> (i32, f32)
  "t.end"(%0#0, %1#0, %2#0, %3#0, %4#0, %5#0) : (i32, i32, i32, i32, i32, i32) -> ()
}) : () -> ()

"t.keep"() ({
  // Yes; no number.
  %c = "t.v"() : () -> i64
  %0 = "t.results"(%c) {n = 21 : i8} : (i64) -> i64
  %1 = "t.results"(%c) {n = "text"} : (i64) -> i64
  "t.end"(%0, %1) : (i64, i64) -> ()
}) : () -> ()

"t.keep"() ({
  %0 = arith.addi %a, %a : i64
  %1 = "t.split"(%b, %a, %0) : (f32, i64, i64) -> f32
  "t.end"(%0, %1) : (i64, f32) -> ()
}) : () -> ()

"t.keep"() ({
  %one = "t.v"() : () -> i1
  %two = "t.v"() : () -> i2
  %0 = "t.inline"(%one) : (i1) -> i1
  %1 = "t.inline"(%two) : (i2) -> i2
  %2 = "t.inline"(%a) : (i64) -> i64
  "t.end"(%0, %1, %2) : (i1, i2, i64) -> ()
}) : () -> ()
