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
