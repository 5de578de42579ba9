module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    pdl_interp.switch_operation_name of %arg0 to ["t.x"](^name0) -> ^b14
  ^name0:
    pdl_interp.check_operand_count of %arg0 is 1 -> ^x2, ^x1
  ^x2:
    pdl_interp.check_result_count of %arg0 is 0 -> ^b1, ^x1
  ^x1:
    pdl_interp.branch ^b5
  ^b1:
    pdl_interp.record_match @rewriters::@pattern1(%arg0 : !pdl.operation) : benefit(2), loc([%arg0]), root("t.x") -> ^x3
  ^x3:
    pdl_interp.branch ^b5
  ^b5:
    %v1 = pdl_interp.get_attribute "q" of %arg0
    pdl_interp.is_not_null %v1 : !pdl.attribute -> ^x4, ^b14
  ^x4:
    pdl_interp.check_attribute %v1 is unit -> ^x5, ^b14
  ^x5:
    pdl_interp.record_match @rewriters::@pattern0(%arg0 : !pdl.operation) : benefit(3), loc([%arg0]), root("t.x") -> ^x6
  ^x6:
    pdl_interp.branch ^b14
  ^b14:
    pdl_interp.check_operand_count of %arg0 is 2 -> ^x7, ^end
  ^x7:
    pdl_interp.check_result_count of %arg0 is 0 -> ^x8, ^end
  ^x8:
    %v2 = pdl_interp.get_operand 0 of %arg0
    pdl_interp.is_not_null %v2 : !pdl.value -> ^x9, ^end
  ^x9:
    %v3 = pdl_interp.get_operand 1 of %arg0
    pdl_interp.is_not_null %v3 : !pdl.value -> ^x10, ^end
  ^x10:
    pdl_interp.are_equal %v2, %v3 : !pdl.value -> ^x11, ^end
  ^x11:
    pdl_interp.record_match @rewriters::@pattern2(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]) -> ^x12
  ^x12:
    pdl_interp.branch ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
  pdl_interp.func @pattern0(%v1: !pdl.operation) {
    pdl_interp.erase %v1
    pdl_interp.finalize
  }
  pdl_interp.func @pattern1(%v1: !pdl.operation) {
    pdl_interp.erase %v1
    pdl_interp.finalize
  }
  pdl_interp.func @pattern2(%v1: !pdl.operation) {
    pdl_interp.erase %v1
    pdl_interp.finalize
  }
  }
}
