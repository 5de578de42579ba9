pdl.pattern @P : benefit(1) {
  %v = "pdl.operand"() : () -> !pdl.thing
  %o = pdl.operation "a.b"
  pdl.rewrite %o { pdl.erase %o }
}
