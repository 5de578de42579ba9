pdl.pattern @P : benefit(1) {
  %a = pdl.attribute
  %o = pdl.operation "a.b"
  pdl.rewrite %o { pdl.erase %o }
}
