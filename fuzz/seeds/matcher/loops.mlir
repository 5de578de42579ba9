// Loops over users: newest use first, of a value and of a list, two deep, the best of a turn, a single user.

module @patterns {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    pdl_interp.switch_operation_name of %root to ["u.each", "u.list", "u.deep", "u.first", "u.best"](^each, ^list, ^deep, ^first, ^best) -> ^end
  ^each:
    %v = pdl_interp.get_result 0 of %root
    %us = pdl_interp.get_users of %v : !pdl.value
    pdl_interp.is_not_null %us : !pdl.range<operation> -> ^each2, ^end
  ^each2:
    pdl_interp.foreach %u : !pdl.operation in %us {
      pdl_interp.check_operation_name of %u is "t.use" -> ^ok, ^next
    ^ok:
      pdl_interp.record_match @rewriters::@mark(%u : !pdl.operation) : benefit(1), loc([%root, %u]) -> ^next
    ^next:
      pdl_interp.continue
    } -> ^end
  ^list:
    %vs = pdl_interp.get_results of %root : !pdl.range<value>
    %lus = pdl_interp.get_users of %vs : !pdl.range<value>
    pdl_interp.foreach %lu : !pdl.operation in %lus {
      %a = pdl_interp.get_attribute "pick" of %lu
      pdl_interp.is_not_null %a : !pdl.attribute -> ^ok, ^next
    ^ok:
      %o = pdl_interp.get_operands of %lu : !pdl.range<value>
      pdl_interp.record_match @rewriters::@copy(%lu, %o, %a : !pdl.operation, !pdl.range<value>, !pdl.attribute) : benefit(1), loc([%lu]) -> ^next
    ^next:
      pdl_interp.continue
    } -> ^end
  ^deep:
    %dv = pdl_interp.get_result 0 of %root
    %dus = pdl_interp.get_users of %dv : !pdl.value
    pdl_interp.foreach %du : !pdl.operation in %dus {
      %dr = pdl_interp.get_result 0 of %du
      %drs = pdl_interp.get_users of %dr : !pdl.value
      pdl_interp.foreach %duu : !pdl.operation in %drs {
        pdl_interp.check_operation_name of %duu is "t.deep" -> ^ok, ^next
      ^ok:
        pdl_interp.record_match @rewriters::@mark2(%du, %duu : !pdl.operation, !pdl.operation) : benefit(3), loc([%duu]) -> ^next
      ^next:
        pdl_interp.continue
      } -> ^next
    ^next:
      pdl_interp.continue
    } -> ^end
  ^first:
    %fv = pdl_interp.get_result 0 of %root
    %fus = pdl_interp.get_users of %fv : !pdl.value
    %fu = pdl_interp.extract 1 of %fus : !pdl.operation
    pdl_interp.is_not_null %fu : !pdl.operation -> ^first2, ^end
  ^first2:
    pdl_interp.record_match @rewriters::@mark(%fu : !pdl.operation) : benefit(1), loc([%fu]) -> ^end
  ^best:
    %bv = pdl_interp.get_result 0 of %root
    %bus = pdl_interp.get_users of %bv : !pdl.value
    pdl_interp.foreach %bu : !pdl.operation in %bus {
      pdl_interp.switch_operation_name of %bu to ["b.low", "b.mid", "b.same"](^low, ^mid, ^same) -> ^next
    ^low:
      pdl_interp.record_match @rewriters::@mark(%bu : !pdl.operation) : benefit(1), loc([%bu]) -> ^next
    ^mid:
      pdl_interp.record_match @rewriters::@mark(%bu : !pdl.operation) : benefit(5), loc([%bu]) -> ^next
    ^same:
      pdl_interp.record_match @rewriters::@mark(%bu : !pdl.operation) : benefit(5), loc([%bu]) -> ^next
    ^next:
      pdl_interp.continue
    } -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @mark(%u : !pdl.operation) {
      %id = pdl_interp.get_attribute "id" of %u
      %new = pdl_interp.create_operation "t.marked" {"id" = %id}
      pdl_interp.erase %u
      pdl_interp.finalize
    }
    pdl_interp.func @mark2(%u : !pdl.operation, %w : !pdl.operation) {
      %id = pdl_interp.get_attribute "id" of %u
      %id2 = pdl_interp.get_attribute "id" of %w
      %new = pdl_interp.create_operation "t.marked" {"id" = %id, "id2" = %id2}
      pdl_interp.erase %w
      pdl_interp.finalize
    }
    pdl_interp.func @copy(%u : !pdl.operation, %vs : !pdl.range<value>, %a : !pdl.attribute) {
      %new = pdl_interp.create_operation "t.copied"(%vs : !pdl.range<value>) {"of" = %a}
      pdl_interp.erase %u
      pdl_interp.finalize
    }
  }
}
module @ir {
  %0 = "u.each"() : () -> i32
  "t.use"(%0) {id = 1} : (i32) -> ()
  "t.other"(%0) {id = 2} : (i32) -> ()
  "t.use"(%0, %0) {id = 3} : (i32, i32) -> ()
  %1:2 = "u.list"() : () -> (i32, i64)
  "t.use"(%1#1) {id = 4} : (i64) -> ()
  "t.use"(%1#1, %1#0) {pick = 5} : (i64, i32) -> ()
  "t.use"(%1#0) {pick = 6} : (i32) -> ()
  %2 = "u.deep"() : () -> i32
  %3 = "t.mid"(%2) {id = 7} : (i32) -> i32
  %4 = "t.mid"(%2) {id = 8} : (i32) -> i32
  "t.deep"(%3) {id = 9} : (i32) -> ()
  "t.deep"(%4) {id = 10} : (i32) -> ()
  "t.mid"(%2) {id = 11} : (i32) -> ()
  %5 = "u.first"() : () -> i32
  "t.use"(%5) {id = 12} : (i32) -> ()
  "t.use"(%5) {id = 13} : (i32) -> ()
  "t.use"(%5) {id = 14} : (i32) -> ()
  %6 = "u.best"() : () -> i32
  "b.low"(%6) {id = 15} : (i32) -> ()
  "b.mid"(%6) {id = 16} : (i32) -> ()
  "b.same"(%6) {id = 17} : (i32) -> ()
  "b.low"(%6) {id = 18} : (i32) -> ()
  %7 = "u.best"() : () -> i32
  "b.same"(%7) {id = 19} : (i32) -> ()
  "b.mid"(%7) {id = 20} : (i32) -> ()
  %8 = "u.each"() : () -> i32
}
