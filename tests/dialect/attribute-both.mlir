pdl.pattern @P : benefit(1) {
  %t = pdl.type
  %v = pdl.operand : %t
  %a = pdl.attribute : %t = 1 : i32
  %o = pdl.operation "a.b"(%v : !pdl.value) {"x" = %a}
  pdl.rewrite %o { pdl.erase %o }
}
