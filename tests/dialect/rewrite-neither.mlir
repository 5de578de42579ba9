pdl.pattern @P : benefit(1) {
  %o = pdl.operation "a.b"
  "pdl.rewrite"(%o) ({}) {operandSegmentSizes = array<i32: 1, 0>} : (!pdl.operation) -> ()
}
