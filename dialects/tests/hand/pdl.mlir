pdl.pattern @p : benefit(1) {
  %t = type
  %t2 = type : i32
  %ts = types
  %ts2 = types : [i32, i64]
  %a = attribute
  %a2 = attribute = 10 : i32
  %a3 = attribute : %t
  %o = operand
  %o2 = operand : %t
  %os = operands
  %op = operation "foo.op"(%o, %o2, %os : !pdl.value, !pdl.value, !pdl.range<value>) {"x" = %a, "y" = %a3} -> (%t, %ts : !pdl.type, !pdl.range<type>)
  %r = result 0 of %op
  %rs = results of %op
  %rs1 = results 1 of %op -> !pdl.range<value>
  %op2 = operation(%r : !pdl.value)
  apply_native_constraint "c"(%o, %op : !pdl.value, !pdl.operation)
  %nc = apply_native_constraint "d"(%o : !pdl.value) : !pdl.attribute
  rewrite %op2 {
    %n = operation "bar.op"(%o : !pdl.value) {"x" = %a2} -> (%t2 : !pdl.type)
    %v = apply_native_rewrite "r"(%o : !pdl.value) : !pdl.value
    %rg = range %o, %os : !pdl.value, !pdl.range<value>
    %rg0 = range : !pdl.range<type>
    replace %op with %n
    replace %op2 with (%v : !pdl.value)
    erase %op2
  }
}
// -----
pdl.pattern : benefit(2) {
  %op = operation
  rewrite %op with "ext"(%op : !pdl.operation)
}
// -----
pdl.pattern @q : benefit(0) {
  %op = operation "x.y"
  rewrite %op with "ext"
}
