module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    pdl_interp.switch_operation_name of %arg0 to ["t.x"](^name0) -> ^end
  ^name0:
    pdl_interp.branch ^b1
  ^b1:
    pdl_interp.check_operand_count of %arg0 is 1 -> ^x1, ^end
  ^x1:
    %v1 = pdl_interp.get_attribute "p" of %arg0
    pdl_interp.is_not_null %v1 : !pdl.attribute -> ^x2, ^b23
  ^x2:
    pdl_interp.check_attribute %v1 is unit -> ^x3, ^b23
  ^x3:
    %v2 = pdl_interp.get_attribute "q" of %arg0
    pdl_interp.is_not_null %v2 : !pdl.attribute -> ^x4, ^b19
  ^x4:
    pdl_interp.check_attribute %v2 is unit -> ^x5, ^b19
  ^x5:
    pdl_interp.record_match @rewriters::@pattern0(%arg0 : !pdl.operation) : benefit(9), loc([%arg0]), root("t.x") -> ^x6
  ^x6:
    pdl_interp.branch ^b19
  ^b19:
    pdl_interp.record_match @rewriters::@pattern1(%arg0 : !pdl.operation) : benefit(5), loc([%arg0]), root("t.x") -> ^x7
  ^x7:
    pdl_interp.branch ^b23
  ^b23:
    pdl_interp.record_match @rewriters::@pattern2(%arg0 : !pdl.operation) : benefit(1), loc([%arg0]), root("t.x") -> ^x8
  ^x8:
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
