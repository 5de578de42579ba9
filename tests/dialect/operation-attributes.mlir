pdl.pattern @P : benefit(1) {
  %a = pdl.attribute
  %o = "pdl.operation"(%a) {opName = "a.b", attributeValueNames = ["x", "y"], operandSegmentSizes = array<i32: 0, 1, 0>} : (!pdl.attribute) -> !pdl.operation
  pdl.rewrite %o { pdl.erase %o }
}
