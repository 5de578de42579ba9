pdl.pattern @P : benefit(1) {
  %q = pdl.operation "a.b"
  %r = "pdl.results"(%q) : (!pdl.operation) -> !pdl.value
  %o = pdl.operation "a.c"(%r : !pdl.value)
  pdl.rewrite %o { pdl.erase %o }
}
