module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1, %loops:2 = transform.structured.tile_using_for %0 tile_sizes [4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @helper(%arg0: !transform.any_op {transform.consumed}, %arg1: !transform.param<i64> {transform.readonly}) -> !transform.any_op {
    transform.yield %arg0 : !transform.any_op
  }
}

// -----

transform.sequence failures(propagate) {
^bb0(%target: !transform.any_op):
  %low = transform.structured.split %target after 3 {dimension = 0, x.y} : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%target: !transform.any_op):
  %size = transform.param.constant 4 -> !transform.param<i64>
  %low = transform.structured.split %target after %size {dimension = 0, multiway} : !transform.any_op, !transform.param<i64>
}

// -----

transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  pdl.pattern @p : benefit(1) {
    %0 = pdl.operation
    pdl.rewrite %0 with "transform.dialect"
  }
  transform.sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb1(%arg1: !transform.any_op):
    %0 = transform.pdl_match @p in %arg1 : (!transform.any_op) -> !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op) {
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
    }
    transform.sequence failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
    transform.yield
  }
  transform.named_sequence private @y(%a: !transform.any_op {transform.readonly})
}
// -----
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op):
  }
}
// -----
%0 = "t.a"() : () -> !transform.any_op
transform.sequence %0 : !transform.any_op failures(propagate) {
^bb0(%a: !transform.any_op):
}
