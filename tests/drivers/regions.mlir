%0 = "old.body"() : () -> i32
"old.loop"(%0) ({
^bb0(%1: i32, %2: i8):
  %3 = "old.body"(%1) : (i32) -> i32
  "keep.use"(%1, %3) : (i32, i32) -> ()
  "keep.br"()[^bb1] : () -> ()
^bb1:
  "old.flat"(%3) ({
  ^bb0(%4: i32):
    "keep.use"(%4) : (i32) -> ()
  }) : (i32) -> ()
  "keep.end"() : () -> ()
}) : (i32) -> ()
"keep.all"() ({
  "old.body"() : () -> ()
}) : () -> ()
