pdl.pattern @P : benefit(1) {
  %t = pdl.type
  %o = pdl.operation "a.b"
  pdl.rewrite %o { pdl.erase %o }
}
