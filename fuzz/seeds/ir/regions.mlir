"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%x: i32):
  %0 = "n.outer"(%x) ({
  ^bb0(%i: i32):
    %1 = "n.wrap"(%i) : (i32) -> i32
    %2 = "n.wrap"(%x) : (i32) -> i64
    "n.br"(%1)[^bb1] : (i32) -> ()
  ^bb1(%j: i32):
    "n.inner"() ({
      %3 = "n.wrap"(%j) : (i32) -> i32
      "n.yield"(%3, %2) : (i32, i64) -> ()
    }, {
    }) : () -> ()
    "n.yield"(%j) : (i32) -> ()
  }) {k} : (i32) -> i32
  "n.dead"(%0) ({
    %4 = "n.wrap"(%x) : (i32) -> i32
    "n.use"(%4) : (i32) -> ()
  }) : (i32) -> ()
  "func.return"() : () -> ()
}) : () -> ()
