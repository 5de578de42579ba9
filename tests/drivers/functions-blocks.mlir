func.func @f0() -> i8 {
  %v1 = "a.o0"() {ok} : () -> (i8)
  %v2 = "k.keep"(%v1) : (i8) -> (i8)
  %v3 = "a.o0"() : () -> i8
  %v4 = "a.o0"() : () -> i32
  cf.br ^bb1(%v3 : i8)
^bb1(%v5: i8):
  func.return %v5 : i8
}
func.func @f1(%v6: i8, %v7: i32) -> i32 {
  %v8 = "a.o0"(%v6, %v7) : (i8, i32) -> (i8)
  %v9 = "a.o0"(%v7) : (i32) -> (i8)
  %v10 = "k.keep"(%v9, %v6) : (i8, i8) -> (i32)
  %v11 = "a.o0"(%v6) : (i8) -> i32
  %v12 = "a.o0"(%v6) : (i8) -> i32
  %v13 = func.call @f0() : () -> i8
  "k.keep"(%v13) : (i8) -> ()
  cf.br ^bb1(%v11 : i32)
^bb1(%v14: i32):
  func.return %v14 : i32
}
