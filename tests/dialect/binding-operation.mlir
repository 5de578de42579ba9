pdl.pattern @P : benefit(1) {
  %p = pdl.operation "a.c"
  %o = pdl.operation "a.b"
  pdl.rewrite %o { pdl.erase %o }
}
