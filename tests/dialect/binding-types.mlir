pdl.pattern @P : benefit(1) {
  %t = pdl.types
  %o = pdl.operation "a.b"
  pdl.rewrite %o { pdl.erase %o }
}
