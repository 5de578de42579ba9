module {
  pdl_interp.func @matcher(%root: !pdl.operation) {
    %v = pdl_interp.get_result 0 of %root
    %ops = pdl_interp.get_users of %v : !pdl.value
    pdl_interp.branch ^bb1
  ^bb1:
    pdl_interp.foreach %op : !pdl.operation in %ops {
      %val1 = pdl_interp.get_result 0 of %op
      pdl_interp.continue
    } -> ^bb3
  ^bb3:
    pdl_interp.finalize
  }
}
// -----
module {
  pdl_interp.func @matcher(%root: !pdl.operation) {
    %v = pdl_interp.get_result 0 of %root
    %ops = pdl_interp.get_users of %v : !pdl.value
    pdl_interp.foreach %op : !pdl.operation in %ops {
      %val1 = pdl_interp.get_result 0 of %op
      pdl_interp.continue
    } {a} -> ^bb3
  ^bb3:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @r(%a: !pdl.operation, %b: !pdl.range<value> {t.x = 1 : i32}) attributes {t.k} {
      pdl_interp.erase %a
      pdl_interp.finalize
    }
  }
}
