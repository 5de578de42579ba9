module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    pdl_interp.switch_operation_name of %arg0 to ["t.call"](^name0) -> ^end
  ^name0:
    pdl_interp.branch ^b1
  ^b1:
    pdl_interp.check_operand_count of %arg0 is at_least 1 -> ^x1, ^end
  ^x1:
    %v1 = pdl_interp.get_operands 1 of %arg0 : !pdl.range<value>
    pdl_interp.is_not_null %v1 : !pdl.range<value> -> ^x2, ^end
  ^x2:
    %v2 = pdl_interp.get_results of %arg0 : !pdl.range<value>
    pdl_interp.is_not_null %v2 : !pdl.range<value> -> ^x3, ^end
  ^x3:
    %v3 = pdl_interp.get_value_type of %v2 : !pdl.range<type>
    %v4 = pdl_interp.get_value_type of %v1 : !pdl.range<type>
    pdl_interp.are_equal %v3, %v4 : !pdl.range<type> -> ^x4, ^end
  ^x4:
    pdl_interp.record_match @rewriters::@pattern0(%arg0 : !pdl.operation) : benefit(1), generatedOps(["t.new", "t.log"]), loc([%arg0]), root("t.call") -> ^x5
  ^x5:
    pdl_interp.branch ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
  pdl_interp.func @pattern0(%v1: !pdl.operation) {
    %v2 = pdl_interp.get_operands 1 of %v1 : !pdl.range<value>
    %v3 = pdl_interp.get_operand 0 of %v1
    %v4 = pdl_interp.get_value_type of %v2 : !pdl.range<type>
    %v5 = pdl_interp.create_range %v2, %v3 : !pdl.range<value>, !pdl.value
    %v6 = pdl_interp.create_attribute unit
    %v7 = pdl_interp.create_operation "t.new"(%v5 : !pdl.range<value>) {"tag" = %v6} -> (%v4 : !pdl.range<type>)
    %v8 = pdl_interp.get_result 0 of %v7
    %v9 = pdl_interp.create_operation "t.log"(%v8, %v3 : !pdl.value, !pdl.value)
    %v10 = pdl_interp.get_results of %v7 : !pdl.range<value>
    pdl_interp.replace %v1 with (%v10 : !pdl.range<value>)
    pdl_interp.finalize
  }
  }
}
