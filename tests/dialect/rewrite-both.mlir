pdl.pattern @P : benefit(1) {
  %o = pdl.operation "a.b"
  pdl.rewrite %o with "f" { pdl.erase %o }
}
