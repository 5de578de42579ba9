// results of an op are not visible in its own regions
func.func @f() {
  %a = "t.r"() ({
    "t.use"(%a) : (i32) -> ()
  }) : () -> i32
  return
}
