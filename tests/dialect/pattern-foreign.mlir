pdl.pattern @P : benefit(1) {
  %o = pdl.operation "a.b"
  "my.op"() : () -> ()
  pdl.rewrite %o { pdl.erase %o }
}
