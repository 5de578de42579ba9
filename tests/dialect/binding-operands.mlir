pdl.pattern @P : benefit(1) {
  %v = pdl.operands
  %o = pdl.operation "a.b"
  pdl.rewrite %o { pdl.erase %o }
}
