%v = "t.v"() : () -> i32
"t.m"() ({
  "t.use"(%v) : (i32) -> ()
}) : () -> ()

// -----

func.func @f(%v : i32) {
  smt.solver(%v) : (i32) -> () {
  ^bb0(%w : i32):
    "t.use"(%w) : (i32) -> ()
  }
  return
}

// -----

"t.op"() {llvm.data_layout = "e"} : () -> ()
