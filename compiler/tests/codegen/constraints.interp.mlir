module {
  pdl_interp.func @matcher(%arg0: !pdl.operation) {
    pdl_interp.switch_operation_name of %arg0 to ["t.k"](^name0) -> ^end
  ^name0:
    pdl_interp.check_operand_count of %arg0 is 0 -> ^x2, ^x1
  ^x2:
    pdl_interp.check_result_count of %arg0 is 1 -> ^b1, ^x1
  ^x1:
    pdl_interp.branch ^end
  ^b1:
    %v1 = pdl_interp.get_attribute "v" of %arg0
    pdl_interp.is_not_null %v1 : !pdl.attribute -> ^x3, ^end
  ^x3:
    %v2 = pdl_interp.get_result 0 of %arg0
    pdl_interp.is_not_null %v2 : !pdl.value -> ^x4, ^end
  ^x4:
    %v3 = pdl_interp.get_value_type of %v2 : !pdl.type
    pdl_interp.check_type %v3 is i32 -> ^x5, ^end
  ^x5:
    %v4 = pdl_interp.get_attribute "v" of %arg0
    pdl_interp.is_not_null %v4 : !pdl.attribute -> ^x6, ^end
  ^x6:
    %v5, %v6 = pdl_interp.apply_constraint "Half"(%v4 : !pdl.attribute) : !pdl.attribute, !pdl.attribute -> ^x7, ^end
  ^x7:
    pdl_interp.apply_constraint "Small"(%v6 : !pdl.attribute) {isNegated = true} -> ^x8, ^end
  ^x8:
    pdl_interp.record_match @rewriters::@pattern0(%v5, %arg0 : !pdl.attribute, !pdl.operation) : benefit(1), generatedOps(["t.use"]), loc([%arg0]), root("t.k") -> ^x9
  ^x9:
    pdl_interp.branch ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
  pdl_interp.func @pattern0(%v1: !pdl.attribute, %v2: !pdl.operation) {
    %v3, %v4 = pdl_interp.apply_rewrite "Make"(%v1 : !pdl.attribute) : !pdl.value, !pdl.range<value>
    %v5 = pdl_interp.create_type i32
    %v6 = pdl_interp.create_operation "t.use"(%v3, %v4 : !pdl.value, !pdl.range<value>) -> (%v5 : !pdl.type)
    %v7 = pdl_interp.get_results of %v6 : !pdl.range<value>
    pdl_interp.replace %v2 with (%v7 : !pdl.range<value>)
    pdl_interp.finalize
  }
  }
}
