module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    pdl_interp.switch_operation_name of %arg0 to ["t.load"](^name0) -> ^end
  ^name0:
    pdl_interp.check_operand_count of %arg0 is 1 -> ^x2, ^x1
  ^x2:
    pdl_interp.check_result_count of %arg0 is 1 -> ^b1, ^x1
  ^x1:
    pdl_interp.branch ^end
  ^b1:
    %v1 = pdl_interp.get_result 0 of %arg0
    pdl_interp.is_not_null %v1 : !pdl.value -> ^x3, ^end
  ^x3:
    %v2 = pdl_interp.get_operand 0 of %arg0
    pdl_interp.is_not_null %v2 : !pdl.value -> ^x4, ^end
  ^x4:
    %v3 = pdl_interp.get_users of %v2 : !pdl.value
    pdl_interp.foreach %v4 : !pdl.operation in %v3 {
    pdl_interp.check_operation_name of %v4 is "t.load" -> ^x5, ^b83
  ^x5:
    pdl_interp.check_operand_count of %v4 is 1 -> ^x6, ^b83
  ^x6:
    pdl_interp.check_result_count of %v4 is 1 -> ^x7, ^b83
  ^x7:
    %v5 = pdl_interp.get_operand 0 of %v4
    pdl_interp.is_not_null %v5 : !pdl.value -> ^x8, ^b83
  ^x8:
    pdl_interp.are_equal %v2, %v5 : !pdl.value -> ^x9, ^b83
  ^x9:
    %v6 = pdl_interp.get_value_type of %v1 : !pdl.type
    %v7 = pdl_interp.get_result 0 of %v4
    pdl_interp.is_not_null %v7 : !pdl.value -> ^x10, ^b83
  ^x10:
    %v8 = pdl_interp.get_value_type of %v7 : !pdl.type
    pdl_interp.are_equal %v6, %v8 : !pdl.type -> ^x11, ^b83
  ^x11:
    %v9 = pdl_interp.get_users of %v1 : !pdl.value
    pdl_interp.foreach %v10 : !pdl.operation in %v9 {
    pdl_interp.check_operation_name of %v10 is "t.both" -> ^x12, ^b82
  ^x12:
    pdl_interp.check_operand_count of %v10 is 2 -> ^x13, ^b82
  ^x13:
    pdl_interp.check_result_count of %v10 is 1 -> ^x14, ^b82
  ^x14:
    %v11 = pdl_interp.get_operand 0 of %v10
    pdl_interp.is_not_null %v11 : !pdl.value -> ^x15, ^b82
  ^x15:
    pdl_interp.are_equal %v1, %v11 : !pdl.value -> ^x16, ^b82
  ^x16:
    %v12 = pdl_interp.get_operand 1 of %v10
    pdl_interp.is_not_null %v12 : !pdl.value -> ^x17, ^b82
  ^x17:
    pdl_interp.are_equal %v7, %v12 : !pdl.value -> ^x18, ^b82
  ^x18:
    pdl_interp.record_match @rewriters::@pattern0(%v10, %arg0 : !pdl.operation, !pdl.operation) : benefit(2), loc([%arg0, %v4, %v10]), root("t.load") -> ^x19
  ^x19:
    pdl_interp.branch ^b82
  ^b82:
    pdl_interp.continue
    } -> ^b83
  ^b83:
    pdl_interp.continue
    } -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
  pdl_interp.func @pattern0(%v1: !pdl.operation, %v2: !pdl.operation) {
    %v3 = pdl_interp.get_results of %v2 : !pdl.range<value>
    pdl_interp.replace %v1 with (%v3 : !pdl.range<value>)
    pdl_interp.finalize
  }
  }
}
