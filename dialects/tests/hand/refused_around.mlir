module {
  %v = "t.v"() : () -> i32
  module {
    "t.use"(%v) : (i32) -> ()
  }
}

// -----

module {
  %v = "t.v"() : () -> i32
  module {
    "t.deep"() ({
      "t.use"(%v) : (i32) -> ()
    }) : () -> ()
  }
}

// -----

func.func @f(%v : i32) {
  smt.solver() : () -> () {
    "t.use"(%v) : (i32) -> ()
  }
  return
}

// -----

"t.op"() {gpu.container_module} : () -> ()

// -----

"t.op"() {llvm.data_layout = 4 : i32} : () -> ()

// -----

"t.op"() {dlti.map = 4 : i32} : () -> ()

// -----

"t.op"() {dlti.nothing = 4 : i32} : () -> ()

// -----

"t.op"() {nvvm.kernel} : () -> ()

// -----

"t.op"() {smt.word} : () -> ()
