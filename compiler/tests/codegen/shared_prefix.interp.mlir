module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    pdl_interp.switch_operation_name of %arg0 to ["t.neg"](^name0) -> ^end
  ^name0:
    pdl_interp.check_operand_count of %arg0 is 1 -> ^x2, ^x1
  ^x2:
    pdl_interp.check_result_count of %arg0 is 1 -> ^b1, ^x1
  ^x1:
    pdl_interp.branch ^end
  ^b1:
    %v1 = pdl_interp.get_operand 0 of %arg0
    %v3 = pdl_interp.get_defining_op of %v1 : !pdl.value
    pdl_interp.is_not_null %v3 : !pdl.operation -> ^x3, ^end
  ^x3:
    %v2 = pdl_interp.get_result 0 of %v3
    pdl_interp.are_equal %v2, %v1 : !pdl.value -> ^x4, ^end
  ^x4:
    pdl_interp.switch_operation_name of %v3 to ["t.neg", "t.abs"](^x5, ^x6) -> ^end
  ^x5:
    pdl_interp.check_operand_count of %v3 is 1 -> ^x8, ^x7
  ^x8:
    pdl_interp.check_result_count of %v3 is 1 -> ^accept0, ^x7
  ^x7:
    pdl_interp.branch ^end
  ^x6:
    pdl_interp.check_operand_count of %v3 is 1 -> ^x10, ^x9
  ^x10:
    pdl_interp.check_result_count of %v3 is 1 -> ^b8, ^x9
  ^x9:
    pdl_interp.branch ^end
  ^b8:
    %v4 = pdl_interp.get_attribute "k" of %v3
    pdl_interp.is_not_null %v4 : !pdl.attribute -> ^x11, ^end
  ^x11:
    pdl_interp.switch_attribute %v4 to [1 : i32, 2 : i32](^accept1, ^accept2) -> ^end
  ^accept0:
    pdl_interp.record_match @rewriters::@pattern0(%v3, %arg0 : !pdl.operation, !pdl.operation) : benefit(2), generatedOps(["t.pos"]), loc([%v3, %arg0]), root("t.neg") -> ^end
  ^accept1:
    pdl_interp.record_match @rewriters::@pattern1(%v3, %arg0 : !pdl.operation, !pdl.operation) : benefit(1), loc([%v3, %arg0]), root("t.neg") -> ^end
  ^accept2:
    pdl_interp.record_match @rewriters::@pattern2(%arg0, %v3 : !pdl.operation, !pdl.operation) : benefit(1), loc([%v3, %arg0]), root("t.neg") -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
  pdl_interp.func @pattern0(%v1: !pdl.operation, %v2: !pdl.operation) {
    %v3 = pdl_interp.get_operand 0 of %v1
    %v4 = pdl_interp.get_results of %v2 : !pdl.range<value>
    %v5 = pdl_interp.get_value_type of %v4 : !pdl.range<type>
    %v7 = pdl_interp.create_operation "t.pos"(%v3 : !pdl.value) -> (%v5 : !pdl.range<type>)
    %v6 = pdl_interp.get_results of %v7 : !pdl.range<value>
    pdl_interp.replace %v2 with (%v6 : !pdl.range<value>)
    pdl_interp.finalize
  }
  pdl_interp.func @pattern1(%v1: !pdl.operation, %v2: !pdl.operation) {
    %v3 = pdl_interp.get_operand 0 of %v1
    pdl_interp.replace %v2 with (%v3 : !pdl.value)
    pdl_interp.finalize
  }
  pdl_interp.func @pattern2(%v1: !pdl.operation, %v2: !pdl.operation) {
    %v3 = pdl_interp.get_results of %v2 : !pdl.range<value>
    pdl_interp.replace %v1 with (%v3 : !pdl.range<value>)
    pdl_interp.finalize
  }
  }
}
