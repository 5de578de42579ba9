// Constraints: with one and several arguments, negated, with results of each sort.

module @patterns {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    pdl_interp.apply_constraint "single_entity_constraint"(%root : !pdl.operation) -> ^test, ^other
  ^test:
    %vs = pdl_interp.get_operands of %root : !pdl.range<value>
    %ts = pdl_interp.get_value_type of %vs : !pdl.range<type>
    pdl_interp.apply_constraint "multi_entity_var_constraint"(%vs, %ts : !pdl.range<value>, !pdl.range<type>) -> ^two, ^end
  ^two:
    pdl_interp.apply_constraint "multi_entity_constraint"(%root, %root : !pdl.operation, !pdl.operation) -> ^record, ^end
  ^record:
    pdl_interp.record_match @rewriters::@found(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^other:
    %a = pdl_interp.apply_constraint "op_constr_return_attr"(%root : !pdl.operation) : !pdl.attribute -> ^success, ^failure
  ^success:
    %t = pdl_interp.apply_constraint "op_constr_return_type"(%root : !pdl.operation) : !pdl.type -> ^types, ^end
  ^types:
    %n = pdl_interp.create_attribute 2 : i32
    %tr = pdl_interp.apply_constraint "op_constr_return_type_range"(%root, %n : !pdl.operation, !pdl.attribute) : !pdl.range<type> -> ^switch, ^end
  ^switch:
    pdl_interp.switch_attribute %a to [1 : i32, "test.success"](^end, ^checked) -> ^end
  ^checked:
    pdl_interp.check_types %tr are [f32, f32] -> ^record_all, ^end
  ^record_all:
    pdl_interp.record_match @rewriters::@all(%root, %a, %t, %tr : !pdl.operation, !pdl.attribute, !pdl.type, !pdl.range<type>) : benefit(1), loc([%root]) -> ^end
  ^failure:
    pdl_interp.apply_constraint "op_constr_return_attr"(%root : !pdl.operation) : !pdl.attribute {isNegated = true} -> ^named, ^end
  ^named:
    pdl_interp.check_operation_name of %root is "t.failing" -> ^record_failing, ^end
  ^record_failing:
    pdl_interp.record_match @rewriters::@failing(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @found(%root : !pdl.operation) {
      %new = pdl_interp.create_operation "t.found"
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @all(%root : !pdl.operation, %a : !pdl.attribute, %t : !pdl.type, %ts : !pdl.range<type>) {
      %new = pdl_interp.create_operation "t.all" {"a" = %a} -> (%t, %ts : !pdl.type, !pdl.range<type>)
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @failing(%root : !pdl.operation) {
      %new = pdl_interp.create_operation "t.failed"
      pdl_interp.erase %root
      pdl_interp.finalize
    }
  }
}
module @ir {
  %a, %b = "s.values"() : () -> (i32, f32)
  "test.op"(%a, %b) : (i32, f32) -> ()
  "test.op"(%a) : (i32) -> ()
  "test.success_op"() : () -> ()
  "t.failing"() : () -> ()
  "t.left"() : () -> ()
}
