// What rewriters do: replace with nothing, values and lists; create with lists of operands and types; make
// lists and constants; call natives with results.

module @patterns {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    pdl_interp.switch_operation_name of %root to ["r.values", "r.list", "r.types", "r.native", "r.calls", "r.none"](^values, ^list, ^types, ^native, ^calls, ^none) -> ^end
  ^values:
    %v0 = pdl_interp.get_operand 0 of %root
    %v1 = pdl_interp.get_operand 1 of %root
    pdl_interp.record_match @rewriters::@values(%root, %v0, %v1 : !pdl.operation, !pdl.value, !pdl.value) : benefit(1), loc([%root]) -> ^end
  ^list:
    %vs = pdl_interp.get_operands of %root : !pdl.range<value>
    pdl_interp.record_match @rewriters::@list(%root, %vs : !pdl.operation, !pdl.range<value>) : benefit(1), loc([%root]) -> ^end
  ^types:
    %tv = pdl_interp.get_operand 0 of %root
    %ct = pdl_interp.create_type i8
    %cts = pdl_interp.create_types [f16, f64]
    pdl_interp.record_match @rewriters::@types(%root, %tv, %ct, %cts : !pdl.operation, !pdl.value, !pdl.type, !pdl.range<type>) : benefit(1), loc([%root]) -> ^end
  ^native:
    pdl_interp.record_match @rewriters::@native(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^calls:
    %cv = pdl_interp.get_operand 0 of %root
    pdl_interp.record_match @rewriters::@calls(%root, %cv : !pdl.operation, !pdl.value) : benefit(1), loc([%root]) -> ^end
  ^none:
    pdl_interp.record_match @rewriters::@none(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @values(%root : !pdl.operation, %a : !pdl.value, %b : !pdl.value) {
      pdl_interp.replace %root with (%b, %a : !pdl.value, !pdl.value)
      pdl_interp.finalize
    }
    pdl_interp.func @list(%root : !pdl.operation, %vs : !pdl.range<value>) {
      %first = pdl_interp.get_operand 0 of %root
      %none = pdl_interp.create_range : !pdl.range<value>
      %all = pdl_interp.create_range %first, %vs, %none : !pdl.value, !pdl.range<value>, !pdl.range<value>
      %new = pdl_interp.create_operation "t.list"(%all : !pdl.range<value>)
      pdl_interp.replace %root with (%vs : !pdl.range<value>)
      pdl_interp.finalize
    }
    pdl_interp.func @types(%root : !pdl.operation, %v : !pdl.value, %t : !pdl.type, %ts : !pdl.range<type>) {
      %vt = pdl_interp.get_value_type of %v : !pdl.type
      %all = pdl_interp.create_range %vt, %t, %ts : !pdl.type, !pdl.type, !pdl.range<type>
      %new = pdl_interp.create_operation "t.types" -> (%all, %t : !pdl.range<type>, !pdl.type)
      %second = pdl_interp.get_result 1 of %new
      %sink = pdl_interp.create_operation "t.sink"(%second : !pdl.value)
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @native(%root : !pdl.operation) {
      %op = pdl_interp.apply_rewrite "creator"(%root : !pdl.operation) : !pdl.operation
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @calls(%root : !pdl.operation, %v : !pdl.value) {
      %vs, %ts = pdl_interp.apply_rewrite "var_creator"(%root : !pdl.operation) : !pdl.range<value>, !pdl.range<type>
      %t = pdl_interp.apply_rewrite "type_creator" : !pdl.type
      %s = pdl_interp.apply_rewrite "str_creator" : !pdl.attribute
      %new = pdl_interp.create_operation "t.calls"(%vs : !pdl.range<value>) {"s" = %s} -> (%ts, %t : !pdl.range<type>, !pdl.type)
      pdl_interp.apply_rewrite "rewriter"(%root, %v : !pdl.operation, !pdl.value)
      pdl_interp.finalize
    }
    pdl_interp.func @none(%root : !pdl.operation) {
      pdl_interp.replace %root with ()
      pdl_interp.finalize
    }
  }
}
module @ir {
  %a, %b = "s.values"() : () -> (i32, i32)
  %0:2 = "r.values"(%a, %b) : (i32, i32) -> (i32, i32)
  "t.use"(%0#0, %0#1) : (i32, i32) -> ()
  %1:2 = "r.list"(%a, %b) : (i32, i32) -> (i32, i32)
  "t.use"(%1#0, %1#1) : (i32, i32) -> ()
  "r.types"(%a) : (i32) -> ()
  "r.native"() : () -> ()
  "r.calls"(%a, %b) : (i32, i32) -> ()
  "r.none"() : () -> ()
}
