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
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @c(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}, %v: !transform.any_value {transform.readonly}, %p: !transform.param<i64> {transform.readonly}) {
    %0 = transform.split_handle %a : (!transform.any_op) -> !transform.any_op
    transform.include @c failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.apply_conversion_patterns to %a { } {preserve_handles} : !transform.any_op
    transform.foreach %a : !transform.any_op {
    ^bb0(%b: !transform.any_op):
      transform.print %b : !transform.any_op
    }
    %1 = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
    %2:3 = transform.structured.pad %1 pad_to_multiple_of [%p] {padding_dimensions = [1]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %3 = transform.func.cast_and_call @f after %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @x(%a: !transform.any_op) {
    %0 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.scalarize %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @k(%a: !transform.op<"x.y"> {transform.readonly}) -> !transform.op<"x.y"> {
    transform.yield %a : !transform.op<"x.y">
  }
  transform.named_sequence @x(%a: !transform.any_op) {
    %0 = transform.collect_matching @m in %a : (!transform.any_op) -> !transform.op<"x.y">
    %1:2 = transform.foreach_match in %a @m -> @k : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.match.structured %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
    %0 = transform.match.structured.rank %b : (!transform.any_op) -> !transform.param<i64>
    transform.match.structured.dim %b[0, 1, 0] {parallel} : !transform.any_op
    transform.match.structured.body %b {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    %1 = transform.match.structured.input %b[all] : (!transform.any_op) -> !transform.any_value
    %2 = transform.match.structured.result %b[0] {any} : (!transform.any_op) -> !transform.any_op
    %3 = transform.match.structured.result %b[0] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.apply_conversion_patterns to %a {
    transform.apply_conversion_patterns.dialect_to_llvm "math"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {legal_dialects = ["x"]} : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0:2 = transform.structured.tile_using_forall %a num_threads [1] tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0:3 = transform.structured.fuse %a tile_sizes [2, 0, 3] interchange [1, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0:3 = transform.structured.pad %a {padding_values = [0.0 : f32], padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.tune.alternatives<"x"> selected_region = 1 { transform.yield }, { transform.yield }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.pack_greedily %a matmul_packed_sizes = [0, 16, 0] matmul_padded_sizes_next_multiple_of = [1, 0, 2] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  %0 = transform.structured.replace %a { "x.y"() : () -> () } : (!transform.any_op) -> !transform.any_op
}
// -----
func.func private @f(!transform.param<i1>, !transform.param<si8>, !transform.param<ui64>, !transform.affine_map, !transform.type)
// -----
module attributes {transform.with_named_sequence} {
  "x.y"() ({
    transform.named_sequence @x() {
      transform.yield
    }
  }) : () -> ()
}
