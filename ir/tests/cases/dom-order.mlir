// within a block of a function uses follow definitions; in the module's graph region they need not
"t.use"(%m) : (i32) -> ()
%m = "t.def"() : () -> i32
func.func @f() {
  "t.r"() ({
    "t.use"(%a) : (i32) -> ()
    %a = "t.def"() : () -> i32
  }) : () -> ()
  "t.use"(%x) : (i32) -> ()
  %x = "t.def"() : () -> i32
  return
}
