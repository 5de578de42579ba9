// Groups of operands and results of operations with attributes for their sizes; result types that are inferred.

module @patterns {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    pdl_interp.switch_operation_name of %root to ["test.attr_sized_operands", "test.attr_sized_results", "test.make", "test.infer"](^o, ^r, ^m, ^i) -> ^end
  ^o:
    %g0 = pdl_interp.get_operands 0 of %root : !pdl.range<value>
    %g1 = pdl_interp.get_operands 1 of %root : !pdl.range<value>
    %g2 = pdl_interp.get_operands 2 of %root : !pdl.value
    %g3 = pdl_interp.get_operands 50 of %root : !pdl.value
    %g4 = pdl_interp.get_operands of %root : !pdl.range<value>
    pdl_interp.is_not_null %g0 : !pdl.range<value> -> ^o1, ^end
  ^o1:
    pdl_interp.is_not_null %g1 : !pdl.range<value> -> ^o2, ^end
  ^o2:
    pdl_interp.is_not_null %g2 : !pdl.value -> ^o3, ^end
  ^o3:
    pdl_interp.is_not_null %g3 : !pdl.value -> ^end, ^o4
  ^o4:
    pdl_interp.record_match @rewriters::@o(%root, %g0, %g1, %g2 : !pdl.operation, !pdl.range<value>, !pdl.range<value>, !pdl.value) : benefit(1), loc([%root]) -> ^end
  ^r:
    %r0 = pdl_interp.get_results 0 of %root : !pdl.range<value>
    %r1 = pdl_interp.get_results 1 of %root : !pdl.range<value>
    %r2 = pdl_interp.get_results 2 of %root : !pdl.value
    %r3 = pdl_interp.get_results 50 of %root : !pdl.value
    pdl_interp.is_not_null %r3 : !pdl.value -> ^end, ^r4
  ^r4:
    pdl_interp.is_not_null %r2 : !pdl.value -> ^r5, ^end
  ^r5:
    %t0 = pdl_interp.get_value_type of %r0 : !pdl.range<type>
    %t1 = pdl_interp.get_value_type of %r1 : !pdl.range<type>
    %t2 = pdl_interp.get_value_type of %r2 : !pdl.type
    pdl_interp.record_match @rewriters::@r(%root, %t0, %t1, %t2 : !pdl.operation, !pdl.range<type>, !pdl.range<type>, !pdl.type) : benefit(1), loc([%root]) -> ^end
  ^m:
    pdl_interp.record_match @rewriters::@m(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^i:
    pdl_interp.record_match @rewriters::@i(%root : !pdl.operation) : benefit(1), loc([%root]), root("test.infer") -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @o(%root : !pdl.operation, %a : !pdl.range<value>, %b : !pdl.range<value>, %c : !pdl.value) {
      %op = pdl_interp.create_operation "test.success"(%b, %c : !pdl.range<value>, !pdl.value)
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @r(%root : !pdl.operation, %a : !pdl.range<type>, %b : !pdl.range<type>, %c : !pdl.type) {
      %op = pdl_interp.create_operation "test.success" -> (%a, %b, %c : !pdl.range<type>, !pdl.range<type>, !pdl.type)
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @m(%root : !pdl.operation) {
      %t = pdl_interp.create_type i32
      %op = pdl_interp.create_operation "test.success" -> (%t : !pdl.type)
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @i(%root : !pdl.operation) {
      %attr = pdl_interp.create_attribute true
      %cst = pdl_interp.create_operation "arith.constant" {"value" = %attr} -> <inferred>
      %r = pdl_interp.get_result 0 of %cst
      %op = pdl_interp.create_operation "test.success"(%r : !pdl.value)
      pdl_interp.erase %root
      pdl_interp.finalize
    }
  }
}
module @ir attributes { test.get_operands } {
  "test.infer"() : () -> ()
  %inputs:5 = "test.producer"() : () -> (i32, i32, i32, i32, i32)
  "test.attr_sized_operands"(%inputs#0, %inputs#1, %inputs#2, %inputs#3, %inputs#4) {operandSegmentSizes = array<i32: 0, 4, 1, 0>} : (i32, i32, i32, i32, i32) -> ()
  %results:5 = "test.attr_sized_results"() {resultSegmentSizes = array<i32: 0, 4, 1, 0>} : () -> (i32, i32, i32, i32, i32)
  "test.make"() : () -> ()
}
