transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op, %b: i32):
}
// -----
transform.sequence failures(propagate) {
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: i32):
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  transform.yield %a : !transform.any_op
}
}
// -----
module {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%a: !transform.any_op {transform.consumed, transform.readonly}) {
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  transform.include @nope failures(propagate) (%a) : (!transform.any_op) -> ()
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @y(%a: !transform.any_op {transform.readonly}) 
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  transform.include @y failures(propagate) () : () -> ()
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  %0 = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> i32
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  transform.foreach %a : !transform.any_op {
  }
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  transform.foreach %a : !transform.any_op {
  ^bb0(%b: !transform.any_op, %c: !transform.any_op):
  }
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  transform.foo %a : !transform.any_op
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  transform.merge_handles : !transform.any_op
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  %0 = transform.cast %a : !transform.any_op to !transform.param<i32>
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  %0 = transform.get_result %a[0] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  %0:2 = transform.split_handle %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %1 = transform.split_handle %a {overflow_result = 5} : (!transform.any_op) -> (!transform.any_op)
  transform.yield
}
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = "x.y"() : () -> i32
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.sequence failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.yield %a : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  alternatives {
  ^bb0:
    transform.yield
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.alternatives %a : !transform.any_op -> !transform.any_op { ^bb0(%x: !transform.any_op): transform.yield }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a : !transform.any_op -> !transform.any_op { ^bb0(%x: !transform.any_op): }
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a : !transform.any_op { ^bb0(%x: !transform.any_value): }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { transform.include @a failures(propagate) (%x) : (!transform.any_op) -> () transform.yield }
}

// -----

module attributes {transform.foo} { }

// -----

module attributes {transform.target_tag = 3} { }

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %1, %l = transform.structured.tile_using_for %a tile_sizes [0, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %1:3 = transform.structured.fuse %a tile_sizes [4, 8] interchange [0, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %1:2 = transform.structured.fuse %a tile_sizes [4, 8] interchange [0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %1, %2, %3 = transform.structured.pad %a {padding_values = [0.0 : f32], padding_dimensions = [-1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %1 = transform.structured.interchange %a iterator_interchange = [1, 1] : (!transform.any_op) -> !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.apply_patterns to %a { transform.yield } : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.apply_patterns to %a { "x.y"() : () -> () } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  arith.constant 42.0 : f32
  transform.yield
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.apply_patterns.canonicalization
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !pdl.operation):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op, %c: !transform.any_op):
  }
}
// -----
%0 = "t.a"() : () -> !transform.any_op
"transform.sequence"(%0) <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 1>}> ({
^bb0(%a: !transform.any_op):
  "transform.yield"() : () -> ()
}) : (!transform.any_op) -> ()
// -----
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  transform.sequence failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  "t.a"() : () -> ()
}
// -----
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.alternatives
}
// -----
transform.alternatives {
^bb0(%a: i32):
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @x(%a: !transform.any_op)
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @c(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.include @c failures(propagate) (%b) : (!transform.any_op) -> ()
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%p: !transform.param<f16>) {
    transform.yield
  }
}
// -----
"test.thing"() {transform.target_tag = 4} : () -> ()
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op, %b: !transform.any_op {transform.readonly}) {
    %0:3 = transform.structured.pack_transpose %a with_compute_op(%b) outer_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.foreach %b : !transform.any_op {
      ^bb1(%c: !transform.any_op):
        %0 = transform.structured.generalize %c : (!transform.any_op) -> !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.sequence failures(propagate) {
    ^bb0(%b: !transform.any_op):
      %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.include @y failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.apply_conversion_patterns to %a { } : !transform.any_op
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.scalarize %a : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
  transform.foreach %0 : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    %1 = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
  }
  %2 = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.apply_registered_pass "x" with options = { "y" = %a } to %a : (!transform.any_op, !transform.any_op) -> !transform.any_op
}
// -----
%0 = transform.sequence -> !transform.any_op failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  transform.yield %a : !transform.any_op
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op) { "x.y"() : () -> () }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op) { }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x() {
    transform.include @y failures(suppress) () : () -> ()
    transform.yield
  }
  transform.named_sequence @y() {
    transform.include @x failures(suppress) () : () -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @z() {
    transform.include @y failures(suppress) () : () -> ()
    transform.yield
  }
  transform.named_sequence @x() {
    transform.sequence failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.include @y failures(suppress) () : () -> ()
    }
    transform.yield
  }
  transform.named_sequence @y() {
    transform.include @x failures(suppress) () : () -> ()
    transform.yield
  }
}
// -----
func.func @f() attributes {transform.with_named_sequence} { return }
// -----
module {
  module attributes {transform.with_named_sequence} {
    module {
      transform.named_sequence @x() {
        transform.yield
      }
    }
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @x(%a: !transform.any_op) {
    transform.include @y failures(suppress) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @x(%a: !transform.any_op) {
    %0 = transform.include @y failures(suppress) (%a) : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op) {
    transform.collect_matching @m in %a : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func private @m()
  transform.named_sequence @x(%a: !transform.any_op) {
    transform.collect_matching @m in %a : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @x(%a: !transform.any_op) {
    %0 = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @x(%a: !transform.any_op) {
    %0 = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @x(%a: !transform.any_op) {
    transform.collect_matching @m in %a : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_value {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @x(%a: !transform.any_op) {
    transform.collect_matching @m in %a : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @x(%a: !transform.any_op) {
    %0 = transform.foreach_match in %a @m -> @m : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @k(%a: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @x(%a: !transform.any_op) {
    %0 = transform.foreach_match in %a @m -> @k : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @x(%a: !transform.any_op) {
    %0 = transform.foreach_match in %a @m -> @k : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @x(%a: !transform.any_op) {
    %0 = transform.foreach_match in %a @m -> @m : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @x(%a: !transform.any_op) {
    %0 = transform.foreach_match in %a @m -> @m : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_value {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @x(%a: !transform.any_op) {
    %0 = transform.foreach_match in %a @m -> @m : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @k(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @x(%a: !transform.any_op) {
    %0:2 = transform.foreach_match in %a @m -> @k : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @x(%a: !transform.any_op) {
    %0 = "transform.foreach_match"(%a) <{actions = [], matchers = []}> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.match.structured.rank %a : (!transform.any_op) -> !transform.param<i64>
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.match.structured.body %a {elementwise} : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.match.structured.body %b {elementwise, passthrough} : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.match.structured.body %b {contraction = ["x.y"]} : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.match.structured.dim %b[all] {parallel, reduction} : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.match.structured.dim %b[0, 1, 1] : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.match.structured.init %b[0, 0] : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    transform.match.structured.input %b[0] {permutation, projected_permutation} : !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    %0 = transform.match.structured.input %b[0, 1] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    %0 = transform.match.structured.result %b[0] : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    %0 = transform.match.structured.result %b[0] {any, single} : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    %0 = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_value):
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.get_result %a[1, 1] : (!transform.any_op) -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = "transform.get_operand"(%a) <{raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = "transform.get_operand"(%a) <{is_all, raw_position_list = array<i64: 1>}> : (!transform.any_op) -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.apply_conversion_patterns to %a { } with type_converter { } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.apply_conversion_patterns to %a { } with type_converter { transform.print } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.apply_conversion_patterns to %a { transform.print } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.apply_conversion_patterns to %a { transform.apply_conversion_patterns.dialect_to_llvm "nope" } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.apply_conversion_patterns to %a { transform.apply_conversion_patterns.dialect_to_llvm "math" } with type_converter { transform.type_conversion.tensor.cast_shape_dynamic_dims } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0:2 = transform.structured.tile_using_forall %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0:3 = transform.structured.fuse %a {tile_sizes = [2, 0, 3]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0:2 = transform.structured.fuse %a tile_sizes [1] interchange [0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0:2 = transform.structured.fuse %a tile_sizes [1] interchange [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.fuse %a {use_forall} : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0:2 = "transform.structured.tile_using_for"(%a) <{static_sizes = array<i64: 4>, scalable_sizes = array<i1: true, false>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  "transform.structured.vectorize"(%a) <{static_vector_sizes = array<i64: 4>, scalable_sizes = array<i1: true, false>}> : (!transform.any_op) -> ()
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.gpu.map_forall_to_blocks %a grid_dims = [1, 1] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.hoist_pad %a by 1 loops, transpose by [0, 2] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.hoist_pad.build_packing_loop_nest %a above %a, transpose by [1, 1] : (!transform.any_op, !transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.pack_greedily %a matmul_packed_sizes = [8, 16, 4] matmul_inner_dims_order = [1, 1, 0] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.pack_greedily %a matmul_packed_sizes = [8, 16, 4] matmul_padded_sizes_next_multiple_of = [0, 1, 2] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op, %b: !transform.any_op) {
    %0:3 = transform.structured.pack_transpose %a with_compute_op(%b) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0:3 = transform.structured.pad %a {transpose_paddings = [[1, 0], [0, 2]]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0:3 = transform.structured.pad %a pad_to_multiple_of [1, 2] {padding_dimensions = [1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0:3 = transform.structured.pad %a {copy_back_op = "memref.copy"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0:2 = transform.structured.bufferize_to_allocation %a {memcpy_op = "x.y"} : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0:2 = transform.structured.bufferize_to_allocation %a {alloc_op = "x.y"} : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.bufferization.one_shot_bufferize %a {memcpy_op = "bufferization.materialize_in_destination"} : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.bufferization.one_shot_bufferize %a {print_conflicts = true} : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0:2 = "transform.structured.continuous_tile_sizes"(%a) <{dimension = 0 : i64, target_size = 4 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.affine.simplify_bounded_affine_ops %a with [] within [0] and [] : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.num_associations %a : (!transform.any_op) -> !transform.param<i8>
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.replace %a { } : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.replace %a { scf.execute_region { scf.yield } } : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = "transform.apply_registered_pass"(%a) <{options = {y = #transform.param_operand<index = 0>}, pass_name = "x"}> : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.param.constant 1 -> !transform.any_param
  %1 = "transform.apply_registered_pass"(%a, %0) <{options = {}, pass_name = "x"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.tune.alternatives<"x"> selected_region = 2 { transform.yield }, { transform.yield }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.tune.alternatives<"x"> -> !transform.any_op { transform.yield }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.tune.knob<"x"> = 3 from options = [1, 2] -> !transform.any_param
}
// -----
func.func private @f(!transform.foo)
// -----
func.func private @f(!transform.param<f32>)
// -----
func.func private @f(!transform.param<index>)
// -----
func.func private @f(!transform.param<i65>)
