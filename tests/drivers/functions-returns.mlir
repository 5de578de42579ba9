func.func @f0() -> i32 {
  %v1 = "a.o0"() : () -> (i8)
  "k.keep"(%v1) : (i8) -> ()
  %v2, %v3 = "a.o0"(%v1) : (i8) -> (i32, i32)
  %v4 = "k.keep"() : () -> i32
  %v5 = "a.o0"() : () -> i8
  cf.br ^bb1(%v4 : i32)
^bb1(%v6: i32):
  func.return %v6 : i32
}
func.func @f1(%v7: i32, %v8: i8, %v9: i8) -> i32 {
  %v10, %v11 = "k.keep"(%v7) : (i32) -> (i8, i32)
  %v12 = "a.o0"(%v10) : (i8) -> (i8)
  %v13 = "k.keep"(%v7) : (i32) -> i32
  %v14 = "k.keep"(%v7) : (i32) -> i8
  cf.br ^bb1(%v13 : i32)
^bb1(%v15: i32):
  func.return %v15 : i32
}
