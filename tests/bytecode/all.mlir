// Every getter, check, switch and loop, with what is there and what is not.

module @patterns {
  pdl_interp.func @matcher(%root : !pdl.operation) {
    pdl_interp.switch_operation_name of %root to ["e.multi", "e.rng", "e.ext", "e.eq", "e.cr", "e.users", "e.attr", "e.nest", "e.sw", "e.br"](^multi, ^rng, ^ext, ^eq, ^cr, ^users, ^attr, ^nest, ^sw, ^br) -> ^end
  ^multi:
    %0:2 = pdl_interp.apply_constraint "op_multiple_returns_failure"(%root : !pdl.operation) : !pdl.type, !pdl.type -> ^rec1, ^multi2
  ^multi2:
    pdl_interp.record_match @rewriters::@to(%root : !pdl.operation) : benefit(1), generatedOps(["test.success"]), loc([%root]), root("e.multi") -> ^end
  ^rec1:
    pdl_interp.record_match @rewriters::@drop(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^rng:
    %vs = pdl_interp.get_operands of %root : !pdl.range<value>
    %d = pdl_interp.get_defining_op of %vs : !pdl.range<value>
    pdl_interp.is_not_null %d : !pdl.operation -> ^rng1, ^rngnull
  ^rng1:
    pdl_interp.check_operation_name of %d is "e.src" -> ^rng2, ^end
  ^rng2:
    pdl_interp.record_match @rewriters::@with(%root, %vs : !pdl.operation, !pdl.range<value>) : benefit(2), loc([%root, %d]) -> ^end
  ^rngnull:
    pdl_interp.record_match @rewriters::@to(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^ext:
    %evs = pdl_interp.get_operands of %root : !pdl.range<value>
    %e1 = pdl_interp.extract 1 of %evs : !pdl.value
    pdl_interp.is_not_null %e1 : !pdl.value -> ^ext1, ^ext3
  ^ext1:
    %et = pdl_interp.get_value_type of %evs : !pdl.range<type>
    %et1 = pdl_interp.extract 1 of %et : !pdl.type
    pdl_interp.check_type %et1 is i64 -> ^ext2, ^end
  ^ext2:
    %eu = pdl_interp.get_users of %e1 : !pdl.value
    %eo = pdl_interp.extract 0 of %eu : !pdl.operation
    pdl_interp.are_equal %eo, %root : !pdl.operation -> ^ext3, ^extu
  ^extu:
    pdl_interp.record_match @rewriters::@with1(%root, %e1 : !pdl.operation, !pdl.value) : benefit(1), loc([%root]) -> ^end
  ^ext3:
    pdl_interp.record_match @rewriters::@to(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^eq:
    %q = pdl_interp.get_operands of %root : !pdl.range<value>
    %qr = pdl_interp.get_results of %root : !pdl.range<value>
    %qt = pdl_interp.get_value_type of %q : !pdl.range<type>
    %qrt = pdl_interp.get_value_type of %qr : !pdl.range<type>
    pdl_interp.are_equal %qt, %qrt : !pdl.range<type> -> ^eq1, ^eqno
  ^eq1:
    pdl_interp.record_match @rewriters::@repl(%root, %q : !pdl.operation, !pdl.range<value>) : benefit(1), loc([%root]) -> ^end
  ^eqno:
    pdl_interp.are_equal %q, %qr : !pdl.range<value> -> ^end, ^eqno2
  ^eqno2:
    %c0 = pdl_interp.create_types []
    pdl_interp.are_equal %qrt, %c0 : !pdl.range<type> -> ^eqno3, ^end
  ^eqno3:
    pdl_interp.record_match @rewriters::@drop(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^cr:
    %crt = pdl_interp.get_operand 0 of %root
    %cty = pdl_interp.get_value_type of %crt : !pdl.type
    pdl_interp.record_match @rewriters::@create(%root, %cty : !pdl.operation, !pdl.type) : benefit(1), loc([%root]) -> ^end
  ^users:
    %ur = pdl_interp.get_results of %root : !pdl.range<value>
    %us = pdl_interp.get_users of %ur : !pdl.range<value>
    pdl_interp.foreach %u : !pdl.operation in %us {
      pdl_interp.check_operation_name of %u is "e.user" -> ^in, ^cont
    ^in:
      %uo = pdl_interp.get_operand 0 of %u
      %ud = pdl_interp.get_defining_op of %uo : !pdl.value
      pdl_interp.are_equal %ud, %root : !pdl.operation -> ^rec, ^cont
    ^rec:
      pdl_interp.record_match @rewriters::@user(%u : !pdl.operation) : benefit(1), loc([%u]) -> ^cont
    ^cont:
      pdl_interp.continue
    } -> ^end
  ^attr:
    %a = pdl_interp.get_attribute "x" of %root
    pdl_interp.is_not_null %a : !pdl.attribute -> ^attr1, ^end
  ^attr1:
    %at = pdl_interp.get_attribute_type of %a
    pdl_interp.switch_type %at to [i32, i64](^attr2, ^attr3) -> ^attr4
  ^attr2:
    pdl_interp.check_attribute %a is 3 : i32 -> ^attr5, ^end
  ^attr3:
    pdl_interp.record_match @rewriters::@attr(%root, %a, %at : !pdl.operation, !pdl.attribute, !pdl.type) : benefit(1), loc([%root]) -> ^end
  ^attr4:
    pdl_interp.record_match @rewriters::@drop(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^attr5:
    pdl_interp.record_match @rewriters::@to(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^nest:
    %nr = pdl_interp.get_result 0 of %root
    %nu = pdl_interp.get_users of %nr : !pdl.value
    pdl_interp.foreach %x : !pdl.operation in %nu {
      %xr = pdl_interp.get_results of %x : !pdl.range<value>
      %xu = pdl_interp.get_users of %xr : !pdl.range<value>
      pdl_interp.foreach %y : !pdl.operation in %xu {
        pdl_interp.check_operation_name of %y is "e.deep" -> ^y1, ^y2
      ^y1:
        pdl_interp.record_match @rewriters::@user(%y : !pdl.operation) : benefit(1), loc([%root, %x, %y]) -> ^y2
      ^y2:
        pdl_interp.continue
      } -> ^x1
    ^x1:
      pdl_interp.continue
    } -> ^end
  ^sw:
    pdl_interp.switch_operand_count of %root to dense<[0, 2]> : vector<2xi32>(^sw0, ^sw2) -> ^swd
  ^sw0:
    pdl_interp.switch_result_count of %root to dense<[0, 1]> : vector<2xi32>(^swd, ^swr) -> ^end
  ^swr:
    %sr = pdl_interp.get_results of %root : !pdl.range<value>
    %st = pdl_interp.get_value_type of %sr : !pdl.range<type>
    pdl_interp.switch_types %st to [[i32], [i64, i32]](^swd, ^end) -> ^end
  ^sw2:
    %sa = pdl_interp.get_attribute "k" of %root
    pdl_interp.switch_attribute %sa to [unit, "a"](^swd, ^swd) -> ^end
  ^swd:
    pdl_interp.record_match @rewriters::@to(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^br:
    pdl_interp.branch ^br2
  ^br2:
    %bp = pdl_interp.get_operand 2 of %root
    pdl_interp.is_not_null %bp : !pdl.value -> ^end, ^swd
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @to(%root : !pdl.operation) {
      %op = pdl_interp.apply_rewrite "creator"(%root : !pdl.operation) : !pdl.operation
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @drop(%root : !pdl.operation) {
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @with(%root : !pdl.operation, %vs : !pdl.range<value>) {
      %op = pdl_interp.create_operation "test.success"(%vs : !pdl.range<value>)
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @with1(%root : !pdl.operation, %v : !pdl.value) {
      pdl_interp.apply_rewrite "rewriter"(%root, %v : !pdl.operation, !pdl.value)
      pdl_interp.finalize
    }
    pdl_interp.func @repl(%root : !pdl.operation, %vs : !pdl.range<value>) {
      pdl_interp.replace %root with (%vs : !pdl.range<value>)
      pdl_interp.finalize
    }
    pdl_interp.func @create(%root : !pdl.operation, %t : !pdl.type) {
      %ts = pdl_interp.create_types [i1, i2]
      %e = pdl_interp.create_types []
      %all = pdl_interp.create_range %t, %ts, %e, %t : !pdl.type, !pdl.range<type>, !pdl.range<type>, !pdl.type
      %a = pdl_interp.create_attribute {k = [1, "x"]}
      %op = pdl_interp.create_operation "test.success" {"a" = %a} -> (%all : !pdl.range<type>)
      %r = pdl_interp.get_results of %op : !pdl.range<value>
      %x = pdl_interp.extract 1 of %r : !pdl.value
      %y = pdl_interp.get_result 2 of %op
      %vals = pdl_interp.create_range %y, %r, %x : !pdl.value, !pdl.range<value>, !pdl.value
      %op2 = pdl_interp.create_operation "test.sink"(%vals : !pdl.range<value>)
      pdl_interp.erase %root
      pdl_interp.finalize
    }
    pdl_interp.func @user(%u : !pdl.operation) {
      %op = pdl_interp.create_operation "test.seen"
      pdl_interp.erase %u
      pdl_interp.finalize
    }
    pdl_interp.func @attr(%root : !pdl.operation, %a : !pdl.attribute, %t : !pdl.type) {
      %s = pdl_interp.apply_rewrite "str_creator" : !pdl.attribute
      %ft = pdl_interp.apply_rewrite "type_creator" : !pdl.type
      %op = pdl_interp.create_operation "test.success" {"a" = %a, "s" = %s} -> (%t, %ft : !pdl.type, !pdl.type)
      pdl_interp.erase %root
      pdl_interp.finalize
    }
  }
}
module @ir attributes { test.all } {
  %s:2 = "e.src"() : () -> (i32, i64)
  "e.multi"() : () -> ()
  "e.rng"(%s#0, %s#1) : (i32, i64) -> ()
  "e.rng"() : () -> ()
  "e.holder"() ({
  ^bb0(%arg: i32):
    "e.rng"(%arg) : (i32) -> ()
    "e.ext"(%arg) : (i32) -> ()
  }) : () -> ()
  "e.ext"(%s#0, %s#1) : (i32, i64) -> ()
  "e.ext"(%s#1, %s#0) : (i64, i32) -> ()
  %q:2 = "e.eq"(%s#0, %s#1) : (i32, i64) -> (i32, i64)
  "e.use"(%q#0, %q#1) : (i32, i64) -> ()
  "e.eq"(%s#0) : (i32) -> ()
  "e.cr"(%s#0) : (i32) -> ()
  %u = "e.users"() : () -> i32
  "e.user"(%u) : (i32) -> ()
  "e.user"(%u, %u) : (i32, i32) -> ()
  "e.other"(%u) : (i32) -> ()
  "e.attr"() {x = 3 : i32} : () -> ()
  "e.attr"() {x = 4 : i32} : () -> ()
  "e.attr"() {x = 4 : i64} : () -> ()
  "e.attr"() {x = 4.0 : f32} : () -> ()
  "e.attr"() : () -> ()
  %n = "e.nest"() : () -> i32
  %n1 = "e.mid"(%n) : (i32) -> i32
  "e.deep"(%n1) : (i32) -> ()
  "e.deep"(%n1, %n1) : (i32, i32) -> ()
  "e.sw"() : () -> ()
  %w = "e.sw"() : () -> i32
  "e.sw"(%n, %n) {k} : (i32, i32) -> ()
  "e.sw"(%n, %n) {k = "b"} : (i32, i32) -> ()
  "e.sw"(%n) : (i32) -> ()
  "e.br"(%n) : (i32) -> ()
  "e.br"(%n, %n, %n) : (i32, i32, i32) -> ()
}
