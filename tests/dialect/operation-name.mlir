pdl.pattern @P : benefit(1) {
  %o = pdl.operation "a.b"
  pdl.rewrite %o { %n = pdl.operation
      pdl.erase %o }
}
