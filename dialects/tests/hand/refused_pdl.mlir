pdl.pattern @p : benefit(1) {
  %t = type : i32
  %t2 = type
  %ts = types
  %ts2 = types : [i32, i64]
  %a = attribute
  %a2 = attribute : %t
  %a3 = attribute = 10 : i32
  %v = operand
  %v2 = operand : %t
  %vs = operands
  %vs2 = operands : %ts
  %op = operation
  %o1 = operation "foo.op"(%v, %vs : !pdl.value, !pdl.range<value>) {"attr" = %a, "b" = %a2} -> (%t, %ts : !pdl.type, !pdl.range<type>)
  %r = result 0 of %o1
  %rs = results of %o1
  %rs1 = results 1 of %o1 -> !pdl.value
  %rs2 = results 1 of %o1 -> !pdl.range<value>
  apply_native_constraint "c"(%v, %o1 : !pdl.value, !pdl.operation)
  %nc = apply_native_constraint "d"(%v : !pdl.value) : !pdl.attribute
  apply_native_constraint "e"(%v : !pdl.value) {isNegated = true}
  rewrite %o1 {
    %x = operation "bar.op"(%r : !pdl.value) -> (%t : !pdl.type)
    %y = apply_native_rewrite "mk"(%x : !pdl.operation) : !pdl.value
    apply_native_rewrite "do"(%x : !pdl.operation)
    %rg = range %r, %rs : !pdl.value, !pdl.range<value>
    %rg2 = range : !pdl.range<type>
    replace %o1 with %x
  }
}
// -----
pdl.pattern : benefit(2) {
  %op = pdl.operation "a.b"
  pdl.rewrite %op with "native"(%op : !pdl.operation)
}
// -----
pdl.pattern : benefit(0) {
  %v = operand
  %op = operation "a.b"(%v : !pdl.value) {"x" = %z}
  %z = attribute
  rewrite %op {
    erase %op
  }
}
// -----
pdl.pattern @x : benefit(3) attributes {a.b} {
  %v = operand
  %op = operation "a.b"(%v : !pdl.value)
  rewrite %op {
    replace %op with (%v : !pdl.value)
  }
}
// -----
pdl.pattern @x : benefit(3) {
  %v = operands
  %op = operation (%v : !pdl.range<value>)
  rewrite {
    %n = operation "x.y"
    erase %op
  }
}
// -----
pdl.pattern @x : benefit(3) {
  %op = operation
  rewrite with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
}
// -----
pdl.pattern : benefit(-1) {
  %op = operation "a.b"
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  "x.y"() : () -> ()
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %t = type
  %op = operation "a.b"
  rewrite %op {
    %a = attribute
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %a = type
  }
}
// -----
pdl.pattern : benefit(1) {
  %t = type
  %a = attribute : %t = 1 : i32
  %op = operation "a.b" {"x" = %a}
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %v = operand
  %op = operation "a.b"
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  apply_native_constraint "c"
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  %r = results 0 of %op -> !pdl.operation
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
  ^bb0:
    erase %op
  ^bb1:
    erase %op
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  %op2 = operation "a.c"
  rewrite with "r"(%op : !pdl.operation)
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    %x = operation "c.d"
    %r = result 0 of %x
    replace %op with (%r : !pdl.value)
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"
  rewrite %op {
    replace %op with
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "a.b"(%op : !pdl.operation)
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %v = operand
  %op = operation "a.b"(%v)
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %a = attribute
  %op = operation "a.b" {x = %a}
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %0 = pdl.attribute
  %1 = "pdl.operation"(%0) {operandSegmentSizes = array<i32: 0, 1, 0>, attributeValueNames = ["a", "b"]} : (!pdl.attribute) -> !pdl.operation
  pdl.rewrite %1 {
    pdl.erase %1
  }
}
