pdl.pattern @P : benefit(1) {
  %o = pdl.operation "a.b"
  pdl.rewrite %o { %a = pdl.attribute
      %n = pdl.operation "a.c" {"x" = %a}
      pdl.erase %o }
}
