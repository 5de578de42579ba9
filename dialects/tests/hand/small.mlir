ml_program.global private mutable @x(dense<0> : tensor<4xi32>) : tensor<3xi32>
// -----
ml_program.global public mutable @x(#ml_program.extern) : tensor<3xi32>
// -----
shard.grid @g(shape = 0x2)
// -----
func.func @f(%a: tensor<*xf32>) {
  %0 = quant.qcast %a : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %t: tensor<4xf32>, %u: tensor<*xf32>) {
  %0 = bufferization.to_tensor %m restrict writable : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %2 = bufferization.to_buffer %u : tensor<*xf32> to memref<*xf32>
  return
}
// -----
func.func @f(%a: tensor<?x3xf32>, %b: tensor<2x3x!quant.uniform<u8:f32:0, {2.0, 3.0:4}>>, %c: tensor<*xf32>, %d: tensor<4x!quant.uniform<i8<-128:127>:f32, 1.0>>, %e: tensor<4x!quant.uniform<u4:f32, 1.0>>) {
  %0 = quant.qcast %a : tensor<?x3xf32> to tensor<?x3x!quant.uniform<i8:f32:0, {2.0, 3.0}>>
  %1 = quant.scast %b : tensor<2x3x!quant.uniform<u8:f32:0, {2.0, 3.0:4}>> to tensor<2x3xi8>
  %2 = quant.dcast %d : tensor<4x!quant.uniform<i8<-128:127>:f32, 1.0>> to tensor<4xf32>
  %3 = quant.scast %e : tensor<4x!quant.uniform<u4:f32, 1.0>> to tensor<4xi4>
  return
}
// -----
shard.grid @g(shape = 2x4x?)
func.func @f(%t: tensor<4x?xf32>, %i: index) {
  %0 = shard.all_gather %t on @g grid_axes = [0, 1] gather_axis = 0 : tensor<4x?xf32> -> tensor<32x?xf32>
  %1 = shard.all_gather %t on @g grid_axes = [0, 2] gather_axis = 0 : tensor<4x?xf32> -> tensor<?x?xf32>
  %2 = shard.all_reduce %t on @g reduction = max : tensor<4x?xf32> -> tensor<4x?xf32>
  %s = shard.sharding @g split_axes = [[0, 1], [2]] halo_sizes = [0, 0, 0, 0] : !shard.sharding
  %s2 = shard.sharding @g split_axes = [[], [2]] : !shard.sharding
  %3:3 = shard.process_multi_index on @g : index, index, index
  %4 = shard.process_linear_index on @g : index
  %5 = shard.broadcast %t on @g grid_axes = [0] root = [0] : (tensor<4x?xf32>) -> tensor<4x?xf32>
  %6 = shard.shift %t on @g grid_axes = [0] shift_axis = 0 offset = 1 : tensor<4x?xf32> -> tensor<4x?xf32>
  return
}
// -----
acc.private.recipe @p : memref<10xf32> init {
^bb0(%a: memref<10xf32>, %b: index):
  acc.yield %a : memref<10xf32>
} destroy {
^bb0(%a: memref<10xf32>):
  acc.terminator
}
acc.firstprivate.recipe @q : i32 init {
^bb0(%a: i32):
  acc.yield %a : i32
} copy {
^bb0(%a: i32, %b: i32):
  acc.terminator
}
acc.reduction.recipe @r : i64 reduction_operator <add> init {
^bb0(%a: i64):
  acc.yield %a : i64
} combiner {
^bb0(%a: i64, %b: i64):
  acc.yield %a : i64
}
// -----
func.func @f(%b: index, %c: i1) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%b) to (%b) step (%b) {
      omp.cancel cancellation_construct_type(loop) if(%c)
      omp.cancellation_point cancellation_construct_type(loop)
      omp.yield
    }
  }
  omp.taskgroup {
    omp.task {
      omp.cancel cancellation_construct_type(taskgroup)
      omp.terminator
    }
    omp.terminator
  }
  omp.parallel {
    "x.y"() ({
      omp.cancellation_point cancellation_construct_type(parallel)
    }) : () -> ()
    omp.terminator
  }
  return
}
// -----
ml_program.global private mutable @x(3 : i32) : i32
ml_program.func @f(%a: i32) -> i32 {
  %0 = ml_program.global_load @x : i32
  ml_program.global_store @x = %0 : i32
  ml_program.return %0 : i32
}
// -----
func.func @f(%a: memref<?xf32>) { // acc
  acc.terminator
}
// -----
acc.private.recipe @p : memref<10xf32> init {
^bb0(%a: memref<10xf32>):
  acc.yield %a : memref<10xf32>
} destroy {
}
// -----
func.func @f(%a: memref<i32>, %i: i32) {
  acc.routine @r func(@nope) seq
  return
}
// -----
acc.global_ctor @c {
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%a: !transform.any_op) {
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
  %p = transform.param.constant 1 : i64 -> !transform.param<i32>
  transform.yield
}
}
// -----
omp.private {type = private} @x : i32
omp.private {type = private} @y : i64
func.func @f(%a: i32, %b: index, %p: memref<i32>, %q: i64) {
  omp.wsloop private(@x %a -> %z : i32) {
    omp.loop_nest (%i) : index = (%b) to (%b) step (%b) {
      "x.y"(%z, %i) : (i32, index) -> ()
      omp.yield
    }
  }
  omp.simd private(@x %a -> %z, @y %q -> %w : i32, i64) {
    omp.loop_nest (%i, %j) : index = (%b, %b) to (%b, %b) inclusive step (%b, %b) {
      omp.yield
    }
  }
  omp.wsloop {
    omp.simd {
      omp.loop_nest (%i) : index = (%b) to (%b) step (%b) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  omp.parallel {
    omp.distribute {
      omp.wsloop schedule(static) nowait {
        omp.loop_nest (%i) : index = (%b) to (%b) step (%b) collapse(1) tiles(1) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.terminator
  } {omp.composite}
  omp.taskloop grainsize(%a: i32) {
    omp.loop_nest (%i) : index = (%b) to (%b) step (%b) {
      omp.yield
    }
  }
  omp.loop bind(thread) {
    omp.loop_nest (%i) : index = (%b) to (%b) step (%b) {
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%b: memref<i32>, %c: i32) {
  omp.ordered.region {
    omp.terminator
  }
  return
}
// -----
func.func @f(%b: memref<i32>, %c: i32) {
  omp.teams num_teams(%c : i32 to %c : i32) {
    omp.terminator
  }
  return
}
