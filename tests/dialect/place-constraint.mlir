pdl.pattern @P : benefit(1) {
  %o = pdl.operation "a.b"
  pdl.rewrite %o { pdl.apply_native_constraint "c"(%o : !pdl.operation)
      pdl.erase %o }
}
