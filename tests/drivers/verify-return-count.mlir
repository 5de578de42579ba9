func.func @f() -> i16 {
  %0 = "a.one"() : () -> i16
  func.return %0 : i16
}
