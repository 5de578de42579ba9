pdl.pattern @P : benefit(1) {
  %v = "pdl.operands"() : () -> !pdl.range<range<value>>
  %o = pdl.operation "a.b"
  pdl.rewrite %o { pdl.erase %o }
}
