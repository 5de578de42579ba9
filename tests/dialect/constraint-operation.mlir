pdl.pattern @P : benefit(1) {
  %o = pdl.operation "a.b"
  %c = pdl.apply_native_constraint "c"(%o : !pdl.operation) : !pdl.operation
  pdl.rewrite %o { pdl.erase %o }
}
