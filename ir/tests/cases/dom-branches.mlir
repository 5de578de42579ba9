// a diamond: neither side dominates the join, the entry does; unreachable blocks are not checked
func.func @f(%c: i1) {
  %e = "t.def"() : () -> i32
  "t.br"(%c)[^l, ^r] : (i1) -> ()
^l:
  %l = "t.def"() : () -> i32
  "t.br"()[^j] : () -> ()
^r:
  "t.use"(%e) : (i32) -> ()
  "t.br"()[^j] : () -> ()
^j:
  "t.use"(%e) : (i32) -> ()
  "t.r"() ({
    "t.use"(%l) : (i32) -> ()
  }) : () -> ()
  return
^dead:
  "t.use"(%l) : (i32) -> ()
  return
}
