// What is read of operations, and what is null: a missing operand, the definer of an argument, an element
// out of range, the type of nothing.

module @patterns {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    pdl_interp.check_operation_name of %root is "l.op" -> ^begin, ^end
  ^begin:
    %v0 = pdl_interp.get_operand 0 of %root
    %v9 = pdl_interp.get_operand 9 of %root
    pdl_interp.is_not_null %v9 : !pdl.value -> ^end, ^nine
  ^nine:
    %d9 = pdl_interp.get_defining_op of %v9 : !pdl.value
    pdl_interp.is_not_null %d9 : !pdl.operation -> ^end, ^definer
  ^definer:
    %d0 = pdl_interp.get_defining_op of %v0 : !pdl.value
    pdl_interp.is_not_null %d0 : !pdl.operation -> ^defined, ^argument
  ^argument:
    %t9 = pdl_interp.get_value_type of %v9 : !pdl.type
    pdl_interp.is_not_null %t9 : !pdl.type -> ^end, ^record_argument
  ^record_argument:
    pdl_interp.record_match @rewriters::@argument(%root, %v0 : !pdl.operation, !pdl.value) : benefit(1), loc([%root]), root("l.op") -> ^end
  ^defined:
    %a = pdl_interp.get_attribute "a" of %d0
    pdl_interp.is_not_null %a : !pdl.attribute -> ^typed, ^record_defined
  ^typed:
    %t = pdl_interp.get_attribute_type of %a
    %vs = pdl_interp.get_operands of %root : !pdl.range<value>
    %first = pdl_interp.extract 0 of %vs : !pdl.value
    %far = pdl_interp.extract 7 of %vs : !pdl.value
    pdl_interp.is_not_null %far : !pdl.value -> ^end, ^types
  ^types:
    %ts = pdl_interp.get_value_type of %vs : !pdl.range<type>
    %t0 = pdl_interp.extract 0 of %ts : !pdl.type
    pdl_interp.are_equal %t, %t0 : !pdl.type -> ^range, ^end
  ^range:
    %again = pdl_interp.get_operands of %root : !pdl.range<value>
    pdl_interp.are_equal %vs, %again : !pdl.range<value> -> ^range_definer, ^end
  ^range_definer:
    %d = pdl_interp.get_defining_op of %vs : !pdl.range<value>
    pdl_interp.are_equal %d, %d0 : !pdl.operation -> ^group, ^end
  ^group:
    %g = pdl_interp.get_operands 1 of %root : !pdl.value
    pdl_interp.is_not_null %g : !pdl.value -> ^record_group, ^all
  ^all:
    %rest = pdl_interp.get_operands 1 of %root : !pdl.range<value>
    pdl_interp.is_not_null %rest : !pdl.range<value> -> ^record_rest, ^end
  ^record_group:
    pdl_interp.record_match @rewriters::@group(%root, %g, %t : !pdl.operation, !pdl.value, !pdl.type) : benefit(1), loc([%root, %d0]) -> ^end
  ^record_rest:
    pdl_interp.record_match @rewriters::@rest(%root, %rest, %ts : !pdl.operation, !pdl.range<value>, !pdl.range<type>) : benefit(1), loc([%d0, %root]) -> ^end
  ^record_defined:
    pdl_interp.record_match @rewriters::@defined(%root, %a : !pdl.operation, !pdl.attribute) : benefit(1), loc([%root, %d0]) -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @argument(%root : !pdl.operation, %v : !pdl.value) {
      %new = pdl_interp.create_operation "t.argument"(%v : !pdl.value)
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @group(%root : !pdl.operation, %v : !pdl.value, %t : !pdl.type) {
      %new = pdl_interp.create_operation "t.group"(%v : !pdl.value) -> (%t : !pdl.type)
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @rest(%root : !pdl.operation, %vs : !pdl.range<value>, %ts : !pdl.range<type>) {
      %new = pdl_interp.create_operation "t.rest"(%vs : !pdl.range<value>) -> (%ts : !pdl.range<type>)
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @defined(%root : !pdl.operation, %a : !pdl.attribute) {
      %c = pdl_interp.create_attribute "given"
      %new = pdl_interp.create_operation "t.defined" {"a" = %a, "c" = %c}
      pdl_interp.erase %root
      pdl_interp.finalize
    }
  }
}
module @ir {
  func.func @f(%arg0 : i32) {
    %d = "l.def"() {a = 3 : i32} : () -> i32
    %n = "l.def"() : () -> i32
    %o = "l.def"() {a = 3 : i64} : () -> i32
    "l.op"(%arg0) : (i32) -> ()
    "l.op"(%d) : (i32) -> ()
    "l.op"(%d, %n) : (i32, i32) -> ()
    "l.op"(%d, %n, %n) : (i32, i32, i32) -> ()
    "l.op"(%n) : (i32) -> ()
    "l.op"(%o) : (i32) -> ()
    return
  }
}
