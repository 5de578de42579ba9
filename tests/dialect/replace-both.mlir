pdl.pattern @P : benefit(1) {
  %v = pdl.operand
  %o = pdl.operation "a.b"(%v : !pdl.value)
  pdl.rewrite %o {
      %n = pdl.operation "a.c"
      "pdl.replace"(%o, %n, %v) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pdl.operation, !pdl.operation, !pdl.value) -> () }
}
