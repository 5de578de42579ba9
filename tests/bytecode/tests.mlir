// Every test of a matcher, each with what it holds for and what it does not hold for.

module @patterns {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    %test = pdl_interp.get_attribute "test" of %root
    pdl_interp.is_not_null %test : !pdl.attribute -> ^choose, ^end
  ^choose:
    pdl_interp.switch_attribute %test to ["equal", "attr", "type", "types", "count", "results", "name"](^equal, ^attr, ^type, ^types, ^count, ^results, ^name) -> ^end
  ^equal:
    %e0 = pdl_interp.get_operand 0 of %root
    %e1 = pdl_interp.get_operand 1 of %root
    pdl_interp.are_equal %e0, %e1 : !pdl.value -> ^found, ^end
  ^attr:
    %a = pdl_interp.get_attribute "a" of %root
    pdl_interp.check_attribute %a is 7 : i8 -> ^found, ^end
  ^type:
    %v = pdl_interp.get_result 0 of %root
    %t = pdl_interp.get_value_type of %v : !pdl.type
    pdl_interp.check_type %t is i32 -> ^found, ^end
  ^types:
    %vs = pdl_interp.get_results of %root : !pdl.range<value>
    %ts = pdl_interp.get_value_type of %vs : !pdl.range<type>
    pdl_interp.check_types %ts are [i32, f32] -> ^found, ^end
  ^count:
    pdl_interp.check_operand_count of %root is at_least 2 -> ^count2, ^end
  ^count2:
    pdl_interp.check_operand_count of %root is 3 -> ^end, ^found
  ^results:
    pdl_interp.check_result_count of %root is 1 -> ^found, ^results2
  ^results2:
    pdl_interp.check_result_count of %root is at_least 3 -> ^found, ^end
  ^name:
    pdl_interp.check_operation_name of %root is "t.other" -> ^found, ^end
  ^found:
    pdl_interp.record_match @rewriters::@found(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @found(%root : !pdl.operation) {
      %a = pdl_interp.get_attribute "test" of %root
      %new = pdl_interp.create_operation "t.found" {"of" = %a}
      pdl_interp.finalize
    }
  }
}
module @ir {
  %a, %b = "s.values"() : () -> (i32, f32)
  "t.op"(%a, %a) {test = "equal"} : (i32, i32) -> ()
  "t.op"(%a, %b) {test = "equal"} : (i32, f32) -> ()
  "t.op"(%a) {test = "equal"} : (i32) -> ()
  "t.op"() {test = "attr", a = 7 : i8} : () -> ()
  "t.op"() {test = "attr", a = 7 : i16} : () -> ()
  "t.op"() {test = "attr"} : () -> ()
  %r1 = "t.op"() {test = "type"} : () -> i32
  %r2 = "t.op"() {test = "type"} : () -> f32
  "t.op"() {test = "type"} : () -> ()
  %r3:2 = "t.op"() {test = "types"} : () -> (i32, f32)
  %r4:2 = "t.op"() {test = "types"} : () -> (f32, i32)
  "t.op"() {test = "types"} : () -> ()
  "t.op"(%a) {test = "count"} : (i32) -> ()
  "t.op"(%a, %a) {test = "count"} : (i32, i32) -> ()
  "t.op"(%a, %a, %a) {test = "count"} : (i32, i32, i32) -> ()
  "t.op"(%a, %a, %a, %a) {test = "count"} : (i32, i32, i32, i32) -> ()
  %r5 = "t.op"() {test = "results"} : () -> i32
  %r6:2 = "t.op"() {test = "results"} : () -> (i32, i32)
  %r7:3 = "t.op"() {test = "results"} : () -> (i32, i32, i32)
  "t.op"() {test = "name"} : () -> ()
  "t.other"() {test = "name"} : () -> ()
  "t.op"() {test = "none"} : () -> ()
  "t.op"() : () -> ()
}
