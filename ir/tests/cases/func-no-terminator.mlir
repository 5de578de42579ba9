func.func private @g()
func.func @f() {
  call @g() : () -> ()
}
