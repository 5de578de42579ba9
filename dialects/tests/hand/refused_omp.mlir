func.func @f(%b: index) {
  omp.wsloop {
    "x.y"() : () -> ()
  }
  return
}
// -----
func.func @f(%b: index) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%b) to (%b) step (%b) {
      omp.yield
    }
    "x.y"() : () -> ()
  }
  return
}
// -----
func.func @f(%b: index) {
  omp.wsloop {
    omp.loop_nest (%i) : index = (%b) to (%b) step (%b) {
      omp.yield
    }
  } {omp.composite}
  return
}
// -----
func.func @f(%b: index) {
  omp.loop_nest (%i) : index = (%b) to (%b) step (%b) {
    omp.yield
  }
  return
}
// -----
func.func @f(%b: i32) {
  omp.parallel num_threads(%b : i32) {
    omp.barrier
  }
  return
}
// -----
func.func @f(%b: i32) {
  omp.critical(@m) {
    omp.terminator
  }
  return
}
// -----
omp.critical.declare @m hint(uncontended, contended)
// -----
func.func @f(%b: memref<i32>) {
  omp.atomic.read %b = %b : memref<i32>, memref<i32>, i32
  return
}
// -----
func.func @f(%b: memref<i32>, %c: memref<i32>) {
  omp.atomic.read %b = %c memory_order(release) : memref<i32>, memref<i32>, i32
  return
}
// -----
func.func @f(%b: memref<i32>, %c: i32) {
  omp.atomic.write %b = %c memory_order(acquire) : memref<i32>, i32
  return
}
// -----
func.func @f(%b: memref<i32>, %c: i32) {
  omp.atomic.update memory_order(acquire) %b : memref<i32> {
  ^bb0(%x: i32):
    omp.yield(%x : i32)
  }
  return
}
// -----
func.func @f(%b: memref<i32>, %c: i32) {
  omp.atomic.update %b : memref<i32> {
  ^bb0(%x: i32, %y: i32):
    omp.yield(%x : i32)
  }
  return
}
// -----
func.func @f(%b: memref<i32>, %c: i64) {
  omp.atomic.update %b : memref<i32> {
  ^bb0(%x: i32):
    omp.yield(%c : i64)
  }
  return
}
// -----
func.func @f(%b: memref<i32>, %c: i64) {
  omp.atomic.capture {
    omp.terminator
  }
  return
}
// -----
func.func @f(%b: memref<i32>, %c: i32) {
  omp.wsloop reduction(@nope %b -> %z : memref<i32>) {
    omp.loop_nest (%i) : i32 = (%c) to (%c) step (%c) {
      omp.yield
    }
  }
  return
}
// -----
omp.declare_reduction @r : i32 init {
^bb0(%x: i64):
  omp.yield(%x : i64)
} combiner {
^bb0(%x: i32, %y: i32):
  omp.yield(%x : i32)
}
// -----
func.func @f(%b: memref<i32>, %c: i32) {
  omp.sections {
    "x.y"() : () -> ()
    omp.terminator
  }
  return
}
// -----
func.func @f(%b: memref<i32>, %c: i32) {
  omp.cancel cancellation_construct_type(parallel)
  omp.terminator
}
// -----
func.func @f(%b: memref<i32>, %c: i32) {
  omp.taskgroup allocate(%b : memref<i32> -> %b : memref<i32>) task_reduction(@x %b -> %z : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @f(%b: memref<i32>, %c: i32) {
  omp.target {
    omp.teams num_teams( : to %c : i32) {
      omp.terminator
    }
    "x.y"() : () -> ()
    omp.terminator
  }
  return
}
// -----
func.func @f(%b: memref<i32>, %c: i32) {
  omp.flush(%b : i32)
  omp.threadprivate %b : memref<i32> -> memref<i64>
  return
}
// -----
func.func @f(%b: memref<i32>, %c: i32) {
  %0 = omp.map.info var_ptr(%b : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32>
  omp.target_enter_data map_entries(%0 : memref<i32>)
  omp.target_exit_data map_entries(%0 : memref<i32>)
  omp.target_update map_entries(%0 : memref<i32>)
  return
}

// -----

func.func @u(%m: memref<i32>) { omp.parallel private(@x %m -> %a : memref<i32>) { omp.terminator } return }

// -----

func.func @u(%lb: index) { omp.simd simdlen(5) safelen(4) { omp.loop_nest (%i) : index = (%lb) to (%lb) step (%lb) { omp.yield } } return }

// -----

func.func @u() { omp.ordered depend_type(dependsink) {doacross_num_loops = 1 : i64} return }

// -----

func.func @u(%m: memref<f32>, %d: i32) { omp.atomic.write %m = %d : memref<f32>, i32 return }

// -----

func.func @u(%m: memref<i32>, %d: memref<i32>, %n: i32) { omp.atomic.capture { omp.atomic.read %m = %d : memref<i32>, memref<i32>, i32 omp.atomic.write %m = %n : memref<i32>, i32 } return }

// -----

omp.declare_reduction @r : f32 init { ^bb0(%x: f32): omp.yield(%x : f32) } combiner { ^bb1(%x: f32, %y: f32): omp.yield(%x : f32) } atomic { ^bb2(%x: memref<i32>, %y: memref<f32>): omp.yield }

// -----

omp.private {type = firstprivate} @p : memref<i32>

// -----

omp.private {type = private} @p : memref<i32> copy { ^bb0(%x: memref<i32>, %y: memref<i32>): omp.yield(%y : memref<i32>) }

// -----

omp.private {type = private} @p : memref<i32> init { ^bb0(%x: memref<i32>): omp.yield(%x : memref<i32>) }

// -----

omp.private {type = private} @p : memref<i32> init { ^bb0(%x: memref<i32>, %y: memref<i32>): omp.yield }

// -----

func.func @u(%m: memref<i32>) { omp.single copyprivate(%m -> @nope : memref<i32>) { omp.terminator } return }

// -----

func.func private @cp()
func.func @u(%m: memref<i32>) { omp.single copyprivate(%m -> @cp : memref<i32>) { omp.terminator } return }

// -----

func.func @u(%p: !llvm.ptr) { omp.target_data { omp.terminator } return }

// -----

func.func @u(%p: !llvm.ptr) { omp.target_update map_entries(%p : !llvm.ptr) return }

// -----

func.func @u(%p: !llvm.ptr) { %b = omp.map.bounds return }

// -----

func.func @u(%n: i32) { omp.target { omp.teams { omp.terminator } omp.teams { omp.terminator } omp.terminator } return }

// -----

func.func @u(%n: i32) { omp.parallel { omp.teams { omp.terminator } omp.terminator } return }

// -----

func.func @u(%n: i32, %lb: index) { omp.taskloop grainsize(%n : i32) num_tasks(%n : i32) { omp.loop_nest (%i) : index = (%lb) to (%lb) step (%lb) { omp.yield } } return }

// -----

func.func @u(%n: i32, %lb: index) { omp.distribute dist_schedule_chunk_size(%n : i32) { omp.loop_nest (%i) : index = (%lb) to (%lb) step (%lb) { omp.yield } } return }

// -----

func.func @u(%tc: i32) {
  %cli = omp.new_cli
  omp.unroll_heuristic(%cli)
  return }

// -----

func.func @o(%c: i1) {
  omp.parallel {
    "test.op"() ({
      omp.teams { omp.terminator }
      "test.end"() : () -> ()
    }) : () -> ()
    omp.terminator
  }
  return
}
// -----
func.func @f(%j: i64, %i: i32) {
  omp.teams num_teams(%j : i64 to %i : i32) { omp.terminator }
  return
}
// -----
func.func @f(%j: i64) {
  omp.wsloop { omp.loop_nest (%v, %w) : i64 = (%j, %j) to (%j, %j) step (%j, %j) collapse(3) { omp.yield } }
  return
}
// -----
func.func @f(%pp: memref<?xf32>, %i: i32) {
  omp.simd aligned(%pp : memref<?xf32> -> -1 : i64) { omp.loop_nest (%v) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%pp: memref<?xf32>, %i: i32) {
  omp.simd aligned(%pp : memref<?xf32> -> 8 : i64, %pp : memref<?xf32> -> 8 : i64) { omp.loop_nest (%v) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%pp: memref<?xf32>, %i: i32) {
  omp.simd nontemporal(%pp, %pp : memref<?xf32>, memref<?xf32>) { omp.loop_nest (%v) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop nowait { omp.loop_nest (%v) : i32 = (%i) to (%i) step (%i) {
  omp.cancel cancellation_construct_type(loop)
  omp.yield } }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop ordered(1) { omp.loop_nest (%v) : i32 = (%i) to (%i) step (%i) {
  omp.cancel cancellation_construct_type(loop)
  omp.yield } }
  return
}
// -----
func.func @f() {
  omp.sections nowait {
  omp.section {
  omp.cancel cancellation_construct_type(sections)
  omp.terminator }
  omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  omp.target has_device_addr(%p -> %a : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  omp.target map_entries(%p -> %a : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %q = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  omp.target map_entries(%q -> %a : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %q = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByCopy) mapper(@none) -> !llvm.ptr
  return
}
// -----
func.func @f(%i: i32) {
  %l = omp.new_cli
  omp.canonical_loop(%l) %v : i32 in range(%i) { omp.terminator }
  omp.unroll_heuristic(%l)
  omp.unroll_heuristic(%l)
  return
}
// -----
func.func @f(%i: i32) {
  omp.workshare.loop_wrapper { omp.loop_nest (%v) : i32 = (%i) to (%i) step (%i) { omp.yield } }
  return
}
// -----
func.func @f() {
  omp.workshare {
  omp.workshare.loop_wrapper { "x.y"() : () -> () }
  omp.terminator }
  return
}
// -----
func.func @f(%i: i32) {
  omp.workshare {
  omp.workshare.loop_wrapper { omp.simd { omp.loop_nest (%v) : i32 = (%i) to (%i) step (%i) { omp.yield } } }
  omp.terminator }
  return
}
// -----
func.func @f() {
  omp.scan
  return
}
// -----
func.func @f(%m: memref<i32>) {
  omp.scan inclusive(%m : memref<i32>) exclusive(%m : memref<i32>)
  return
}
// -----
func.func @f(%i: i32, %m: memref<i32>) {
  omp.wsloop { omp.loop_nest (%v) : i32 = (%i) to (%i) step (%i) {
  omp.scan inclusive(%m : memref<i32>)
  omp.yield } }
  return
}
// -----
omp.declare_reduction @r : i32 alloc {
  omp.yield
} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: i32, %b: i32):
  omp.yield
}
// -----
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i64>, %b: memref<i64>):
  omp.yield
}
// -----
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} cleanup {
^bb0(%a: i64):
  omp.yield
}
// -----
omp.private {type = private} @p : !llvm.ptr init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.terminator
}
