// Every switch, with cases that are there twice, and its default.

module @patterns {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    pdl_interp.switch_operation_name of %root to ["s.count", "s.results", "s.type", "s.types", "s.attr", "s.count"](^count, ^results, ^type, ^types, ^attr, ^end) -> ^end
  ^count:
    pdl_interp.switch_operand_count of %root to dense<[0, 2, 2]> : vector<3xi32>(^one, ^two, ^one) -> ^other
  ^results:
    pdl_interp.switch_result_count of %root to dense<[1, 0]> : vector<2xi32>(^one, ^two) -> ^other
  ^type:
    %v = pdl_interp.get_operand 0 of %root
    pdl_interp.is_not_null %v : !pdl.value -> ^type2, ^end
  ^type2:
    %t = pdl_interp.get_value_type of %v : !pdl.type
    pdl_interp.switch_type %t to [i32, f32, i32](^one, ^two, ^two) -> ^other
  ^types:
    %vs = pdl_interp.get_operands of %root : !pdl.range<value>
    %ts = pdl_interp.get_value_type of %vs : !pdl.range<type>
    pdl_interp.switch_types %ts to [[i32, f32], [], [i32]](^one, ^two, ^one) -> ^other
  ^attr:
    %a = pdl_interp.get_attribute "a" of %root
    pdl_interp.switch_attribute %a to [1 : i32, "x", unit](^one, ^two, ^one) -> ^other
  ^one:
    pdl_interp.record_match @rewriters::@one(%root : !pdl.operation) : benefit(2), generatedOps(["t.one"]), loc([%root]) -> ^end
  ^two:
    pdl_interp.record_match @rewriters::@two(%root : !pdl.operation) : benefit(1), generatedOps(["t.two"]), loc([%root]) -> ^end
  ^other:
    pdl_interp.record_match @rewriters::@other(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @one(%root : !pdl.operation) {
      %new = pdl_interp.create_operation "t.one"
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @two(%root : !pdl.operation) {
      %new = pdl_interp.create_operation "t.two"
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @other(%root : !pdl.operation) {
      %new = pdl_interp.create_operation "t.other"
      pdl_interp.erase %root
      pdl_interp.finalize
    }
  }
}
module @ir {
  %a, %b = "v.values"() : () -> (i32, f32)
  "s.count"() : () -> ()
  "s.count"(%a) : (i32) -> ()
  "s.count"(%a, %b) : (i32, f32) -> ()
  "s.results"() : () -> ()
  %0 = "s.results"() : () -> i32
  %1:2 = "s.results"() : () -> (i32, i32)
  "s.type"(%a) : (i32) -> ()
  "s.type"(%b) : (f32) -> ()
  %i = "v.index"() : () -> index
  "s.type"(%i) : (index) -> ()
  "s.type"() : () -> ()
  "s.types"() : () -> ()
  "s.types"(%a) : (i32) -> ()
  "s.types"(%a, %b) : (i32, f32) -> ()
  "s.types"(%b, %a) : (f32, i32) -> ()
  "s.attr"() {a = 1 : i32} : () -> ()
  "s.attr"() {a = 1 : i64} : () -> ()
  "s.attr"() {a = "x"} : () -> ()
  "s.attr"() {a} : () -> ()
  "s.attr"() : () -> ()
}
