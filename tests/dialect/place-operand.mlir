pdl.pattern @P : benefit(1) {
  %o = pdl.operation "a.b"
  pdl.rewrite %o { %v = pdl.operand
      pdl.erase %o }
}
