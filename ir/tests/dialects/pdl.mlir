pdl.pattern @p : benefit(1) {
  %t = type
  %t2 = type : i32
  %ts = types
  %ts2 = types : [i32, i64]
  %a = attribute
  %a3 = attribute = "x"
  %o = operand
  %o2 = operand : %t
  %os = operands
  %os2 = operands : %ts
  %op = operation (%os : !pdl.range<value>)
  %op1 = operation "foo.op"(%o, %os : !pdl.value, !pdl.range<value>) {"attr" = %a, "b" = %a3} -> (%t, %ts : !pdl.type, !pdl.range<type>)
  %op2 = operation "x.y"(%o : !pdl.value) {"a" = %a} {t.k}
  %op3 = operation (%o : !pdl.value)
  %r = result 0 of %op1
  %rs = results of %op1
  %rs1 = results 1 of %op1 -> !pdl.range<value>
  %rs2 = results 1 of %op1 -> !pdl.value
  apply_native_constraint "c"(%r, %o2, %os2, %rs, %rs1, %rs2, %op, %op2, %op3 : !pdl.value, !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.value, !pdl.operation, !pdl.operation, !pdl.operation)
  apply_native_constraint "d"(%ts2 : !pdl.range<type>)
  %cr = apply_native_constraint "c2"(%r, %op : !pdl.value, !pdl.operation) : !pdl.attribute
  apply_native_constraint "c3"(%r : !pdl.value) {isNegated = true}
  rewrite %op1 {
    %n = apply_native_rewrite "f"(%op, %r : !pdl.operation, !pdl.value) : !pdl.operation
    apply_native_rewrite "g"(%op : !pdl.operation)
    %rg = range %o, %os : !pdl.value, !pdl.range<value>
    %rg0 = range : !pdl.range<type>
    %rg1 = range %t, %t2 : !pdl.type, !pdl.type
    replace %op with (%r, %o : !pdl.value, !pdl.value)
    replace %op1 with %n
    replace %op1 with (%rs : !pdl.range<value>) {a = 1}
    erase %op1
  }
}
pdl.pattern : benefit(2) attributes {hello, t.x = 3} {
  %op = operation "foo"
  rewrite %op with "rw"(%op : !pdl.operation)
}
pdl.pattern : benefit(2) {
  %op = operation "foo"
  rewrite %op with "rw"
}
pdl.pattern : benefit(2) {
  %op = operation "foo"
  rewrite with "rw"(%op : !pdl.operation) attributes {a}
}
pdl.pattern : benefit(0) {
  %0 = type
  %op = operation "foo" -> (%0 : !pdl.type)
  %2 = result 0 of %op {k = 1}
  rewrite {
    %3 = attribute = 5 : i64 attributes {u}
    %t5 = type {x} : i64
    %q = attribute = 1.0 : f32
    %4 = operation "bar" {"x" = %3}
    erase %op
  }
}
// -----
module {
pdl.pattern @"a b" : benefit(1) {
  %op = operation "foo"
  pdl.rewrite %op {
    erase %op
  } attributes {x}
}
}
// -----
pdl.pattern : benefit(1) {
  %a = attribute = affine_map<(d0)->(d0)>
  %op = operation "foo" {"a" = %a}
  rewrite %op with "f" attributes { a = affine_map<(d0)->(d0)>}
}
// -----
pdl.pattern : benefit(1) {
  %t, %u = type
}
// -----
pdl.pattern : benefit(70000) {
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo"(%op : i32, i32)
  rewrite %op { }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo"
  %r = results 0 of %op
  rewrite %op { }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo"
  rewrite %op {
   %x = range
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation foo
}
// -----
pdl.pattern : benefit(1) {
  %a = attribute = @sym
  %op = operation "foo" {a = %a}
}
// -----
pdl.pattern : benefit(1) {
  %a = attribute : = @sym
  %op = operation "foo" {"a" = %a,}
}
