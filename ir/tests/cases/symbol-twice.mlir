"t.a"() {sym_name = "x"} : () -> ()
func.func private @y()
"t.b"() <{sym_name = "x"}> : () -> ()
