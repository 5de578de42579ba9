pdl.pattern @P : benefit(1) {
  %o = pdl.operation "a.b"
  pdl.rewrite %o { %n = pdl.operation "builtin.unrealized_conversion_cast"
      %t = pdl.type
      %m = pdl.operation "pdl.type" -> (%t : !pdl.type)
      pdl.erase %o }
}
