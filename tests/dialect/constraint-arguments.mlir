pdl.pattern @P : benefit(1) {
  %o = pdl.operation "a.b"
  "pdl.apply_native_constraint"() {name = "c"} : () -> ()
  pdl.rewrite %o { pdl.erase %o }
}
