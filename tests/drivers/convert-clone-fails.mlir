%0 = "b.holder"() ({
^bb0(%a: i32):
  %x = "b.first"(%a) : (i32) -> i32
  cf.br ^bb2(%x : i32)
^bb1:
  "u.in"(%x, %y) : (i32, i32) -> ()
  cf.br ^bb2(%x : i32)
^bb2(%y: i32):
  cf.br ^bb1
}) : () -> i32
%1 = "a.old"(%0) : (i32) -> i32
"b.use"(%1) : (i32) -> ()
