pdl.pattern @P : benefit(1) {
  %v = pdl.operand
  %o = pdl.operation "a.b"(%v : !pdl.value)
  pdl.rewrite %o {
      %r = "pdl.range"(%v) : (!pdl.value) -> !pdl.range<type>
      pdl.erase %o }
}
