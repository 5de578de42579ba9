module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    pdl_interp.switch_operation_name of %arg0 to ["t.root"](^name0) -> ^end
  ^name0:
    pdl_interp.check_operand_count of %arg0 is 2 -> ^x2, ^x1
  ^x2:
    pdl_interp.check_result_count of %arg0 is 1 -> ^b1, ^x1
  ^x1:
    pdl_interp.branch ^b94
  ^b1:
    %v1 = pdl_interp.get_result 0 of %arg0
    pdl_interp.is_not_null %v1 : !pdl.value -> ^x3, ^b94
  ^x3:
    %v2 = pdl_interp.get_operand 0 of %arg0
    %v4 = pdl_interp.get_defining_op of %v2 : !pdl.value
    pdl_interp.is_not_null %v4 : !pdl.operation -> ^x4, ^b94
  ^x4:
    %v3 = pdl_interp.get_result 0 of %v4
    pdl_interp.are_equal %v3, %v2 : !pdl.value -> ^x5, ^b94
  ^x5:
    pdl_interp.check_operation_name of %v4 is "t.left" -> ^x6, ^b94
  ^x6:
    pdl_interp.check_operand_count of %v4 is 1 -> ^x7, ^b94
  ^x7:
    %v5 = pdl_interp.get_operand 1 of %arg0
    %v7 = pdl_interp.get_defining_op of %v5 : !pdl.value
    pdl_interp.is_not_null %v7 : !pdl.operation -> ^x8, ^b94
  ^x8:
    %v6 = pdl_interp.get_result 0 of %v7
    pdl_interp.are_equal %v6, %v5 : !pdl.value -> ^x9, ^b94
  ^x9:
    pdl_interp.check_operation_name of %v7 is "t.right" -> ^x10, ^b94
  ^x10:
    pdl_interp.check_operand_count of %v7 is 1 -> ^x11, ^b94
  ^x11:
    %v8 = pdl_interp.get_operand 0 of %v4
    %v10 = pdl_interp.get_defining_op of %v8 : !pdl.value
    pdl_interp.is_not_null %v10 : !pdl.operation -> ^x12, ^b94
  ^x12:
    %v9 = pdl_interp.get_result 0 of %v10
    pdl_interp.are_equal %v9, %v8 : !pdl.value -> ^x13, ^b94
  ^x13:
    %v11 = pdl_interp.get_operand 0 of %v10
    pdl_interp.is_not_null %v11 : !pdl.value -> ^x14, ^b94
  ^x14:
    %v12 = pdl_interp.get_operand 0 of %v7
    pdl_interp.is_not_null %v12 : !pdl.value -> ^x15, ^b94
  ^x15:
    pdl_interp.are_equal %v11, %v12 : !pdl.value -> ^x16, ^b94
  ^x16:
    pdl_interp.check_operation_name of %v10 is "t.deep" -> ^x17, ^b94
  ^x17:
    pdl_interp.check_operand_count of %v10 is 1 -> ^x18, ^b94
  ^x18:
    %v13 = pdl_interp.get_users of %v1 : !pdl.value
    pdl_interp.foreach %v14 : !pdl.operation in %v13 {
    pdl_interp.check_operation_name of %v14 is "t.user" -> ^x19, ^b93
  ^x19:
    pdl_interp.check_operand_count of %v14 is 1 -> ^x20, ^b93
  ^x20:
    %v15 = pdl_interp.get_operand 0 of %v14
    pdl_interp.is_not_null %v15 : !pdl.value -> ^x21, ^b93
  ^x21:
    pdl_interp.are_equal %v1, %v15 : !pdl.value -> ^x22, ^b93
  ^x22:
    pdl_interp.record_match @rewriters::@pattern0(%v10, %v14, %arg0 : !pdl.operation, !pdl.operation, !pdl.operation) : benefit(5), generatedOps(["t.new"]), loc([%v4, %v7, %v10, %arg0, %v14]), root("t.root") -> ^x23
  ^x23:
    pdl_interp.branch ^b93
  ^b93:
    pdl_interp.continue
    } -> ^b94
  ^b94:
    pdl_interp.check_operand_count of %arg0 is at_least 1 -> ^x24, ^end
  ^x24:
    pdl_interp.check_result_count of %arg0 is 1 -> ^x25, ^end
  ^x25:
    %v16 = pdl_interp.get_operands 1 of %arg0 : !pdl.range<value>
    pdl_interp.is_not_null %v16 : !pdl.range<value> -> ^x26, ^end
  ^x26:
    %v17 = pdl_interp.extract 0 of %v16 : !pdl.value
    pdl_interp.is_not_null %v17 : !pdl.value -> ^x27, ^end
  ^x27:
    %v18 = pdl_interp.get_defining_op of %v17 : !pdl.value
    pdl_interp.is_not_null %v18 : !pdl.operation -> ^x28, ^end
  ^x28:
    %v19 = pdl_interp.get_results of %v18 : !pdl.range<value>
    pdl_interp.is_not_null %v19 : !pdl.range<value> -> ^x29, ^end
  ^x29:
    pdl_interp.are_equal %v16, %v19 : !pdl.range<value> -> ^x30, ^end
  ^x30:
    pdl_interp.check_operation_name of %v18 is "t.right" -> ^x31, ^end
  ^x31:
    %v20 = pdl_interp.get_operands of %v18 : !pdl.range<value>
    pdl_interp.is_not_null %v20 : !pdl.range<value> -> ^x32, ^b158
  ^x32:
    %v21 = pdl_interp.extract 0 of %v20 : !pdl.value
    pdl_interp.is_not_null %v21 : !pdl.value -> ^x33, ^b158
  ^x33:
    %v22 = pdl_interp.get_defining_op of %v21 : !pdl.value
    pdl_interp.is_not_null %v22 : !pdl.operation -> ^x34, ^b158
  ^x34:
    %v23 = pdl_interp.get_results of %v22 : !pdl.range<value>
    pdl_interp.is_not_null %v23 : !pdl.range<value> -> ^x35, ^b158
  ^x35:
    pdl_interp.are_equal %v20, %v23 : !pdl.range<value> -> ^x36, ^b158
  ^x36:
    pdl_interp.check_operation_name of %v22 is "t.one" -> ^x37, ^b158
  ^x37:
    pdl_interp.record_match @rewriters::@pattern1(%arg0 : !pdl.operation) : benefit(3), generatedOps(["t.other"]), loc([%v18, %v22, %arg0]), root("t.root") -> ^x38
  ^x38:
    pdl_interp.branch ^b158
  ^b158:
    pdl_interp.check_operand_count of %v18 is 1 -> ^x39, ^end
  ^x39:
    pdl_interp.record_match @rewriters::@pattern2(%v18, %arg0 : !pdl.operation, !pdl.operation) : benefit(2), generatedOps(["t.other"]), loc([%v18, %arg0]), root("t.root") -> ^x40
  ^x40:
    pdl_interp.branch ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
  pdl_interp.func @pattern0(%v1: !pdl.operation, %v2: !pdl.operation, %v3: !pdl.operation) {
    %v4 = pdl_interp.get_operand 0 of %v1
    pdl_interp.erase %v2
    %v5 = pdl_interp.get_results of %v3 : !pdl.range<value>
    %v6 = pdl_interp.get_value_type of %v5 : !pdl.range<type>
    %v8 = pdl_interp.create_operation "t.new"(%v4 : !pdl.value) -> (%v6 : !pdl.range<type>)
    %v7 = pdl_interp.get_results of %v8 : !pdl.range<value>
    pdl_interp.replace %v3 with (%v7 : !pdl.range<value>)
    pdl_interp.finalize
  }
  pdl_interp.func @pattern1(%v1: !pdl.operation) {
    %v2 = pdl_interp.get_results of %v1 : !pdl.range<value>
    %v3 = pdl_interp.get_value_type of %v2 : !pdl.range<type>
    %v5 = pdl_interp.create_operation "t.other" -> (%v3 : !pdl.range<type>)
    %v4 = pdl_interp.get_results of %v5 : !pdl.range<value>
    pdl_interp.replace %v1 with (%v4 : !pdl.range<value>)
    pdl_interp.finalize
  }
  pdl_interp.func @pattern2(%v1: !pdl.operation, %v2: !pdl.operation) {
    %v3 = pdl_interp.get_operand 0 of %v1
    %v4 = pdl_interp.get_results of %v2 : !pdl.range<value>
    %v5 = pdl_interp.get_value_type of %v4 : !pdl.range<type>
    %v7 = pdl_interp.create_operation "t.other"(%v3 : !pdl.value) -> (%v5 : !pdl.range<type>)
    %v6 = pdl_interp.get_results of %v7 : !pdl.range<value>
    pdl_interp.replace %v2 with (%v6 : !pdl.range<value>)
    pdl_interp.finalize
  }
  }
}
