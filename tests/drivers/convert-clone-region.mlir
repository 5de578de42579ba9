"a.old"() ({
^bb0(%a: i32):
  "b.first"(%a) ({
    "b.deep"() : () -> ()
  }) : (i32) -> ()
  cf.br ^bb1(%a : i32)
^bb1(%c: i32):
  "b.end"(%c) : (i32) -> ()
}) : () -> ()
