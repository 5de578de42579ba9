pdl.pattern @P : benefit(1) {
  %v = pdl.operand
  %o = pdl.operation "a.b"(%v : !pdl.value)
  "pdl.rewrite"(%o, %v) ({ "pdl.erase"(%o) : (!pdl.operation) -> () }) {operandSegmentSizes = array<i32: 1, 1>} : (!pdl.operation, !pdl.value) -> ()
}
