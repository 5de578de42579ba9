pdl.pattern @P : benefit(1) {
  %o = pdl.operation "a.b"
  %p = pdl.operation "a.c"
  pdl.rewrite %o { pdl.erase %o
      pdl.erase %p }
}
