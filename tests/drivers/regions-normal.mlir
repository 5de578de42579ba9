func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = "tst.pure"(%a) : (i32) -> i32
  cf.cond_br %c, ^bb1(%a, %0 : i32, i32), ^bb2(%a : i32)
^bb1(%x: i32, %y: i32):
  "k.use"(%a) : (i32) -> ()
  cf.br ^bb4(%x : i32)
^bb2(%z: i32):
  "k.use"(%z) : (i32) -> ()
  cf.br ^bb4(%z : i32)
^bb3:
  cf.br ^bb4(%a : i32)
^bb4(%r: i32):
  func.return %r : i32
}
