pdl.pattern @P : benefit(1) {
  %o = pdl.operation "a.b"
  pdl.erase %o
  pdl.rewrite %o { pdl.erase %o }
}
