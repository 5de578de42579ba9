func.func @f(%x : index, %m : memref<i32>) {
  "omp.distribute" (%m) <{operandSegmentSizes = array<i32: 1,0,0,0>}> ({ omp.loop_nest (%iv) : index =
      (%x) to (%x) step (%x) { omp.yield } }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%n : i32) {
  omp.target host_eval(%n -> %y : i32) { omp.barrier "t.t"(%y) : (i32) -> () omp.terminator }
  return
}

// -----

func.func @f(%n : i32) {
  omp.target host_eval(%n -> %y : i32) { omp.teams { omp.parallel num_threads(%y : i32) { omp.terminator
      } omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%n : i32) {
  omp.target host_eval(%n -> %y : i32) { omp.teams { omp.parallel num_threads(%y : i32) { omp.distribute
      { omp.wsloop { omp.loop_nest (%iv) : i32 = (%n) to (%n) step (%n) { omp.yield } } {omp.composite}
      } {omp.composite} omp.terminator } {omp.composite} omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%n : i32) {
  omp.target host_eval(%n -> %y : i32) { omp.parallel num_threads(%y : i32) { omp.terminator }
      omp.terminator }
  return
}

// -----

func.func @f(%x : index) {
  omp.target host_eval(%x -> %y : index) { omp.teams { omp.distribute { omp.loop_nest (%iv) : index =
      (%x) to (%y) step (%x) { omp.yield } } omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%x : index) {
  omp.target host_eval(%x -> %y : index) { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%y) step
      (%x) { omp.yield } } omp.terminator }
  return
}

// -----

func.func @f(%n : i32) {
  omp.target host_eval(%n -> %y : i32) { %z = arith.addi %y, %y : i32 omp.terminator }
  return
}

// -----

func.func @f(%b : i1, %n : i32) {
  omp.target host_eval(%n -> %y : i32) { omp.teams if(%b) num_teams(%y : i32 to %y : i32) {
      omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%n : i32, %m : memref<i32>) {
  omp.target host_eval(%n -> %y : i32) { omp.teams allocate(%y : i32 -> %m : memref<i32>) {
      omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%n : i32) {
  omp.target host_eval(%n -> %y : i32) { omp.teams num_teams(to %y : i32) { "t.t"(%y) : (i32) -> ()
      omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%x : index) {
  omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) tiles(1,2) { omp.yield } }
  return
}

// -----

func.func @f(%x : index) {
  omp.simd { omp.loop_nest (%iv, %j) : index = (%x, %x) to (%x, %x) step (%x, %x) tiles(2, 3, 4) {
      omp.yield } }
  return
}

// -----

func.func @f(%x : index) {
  omp.wsloop ordered(1) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered.region {
      omp.terminator } omp.yield } }
  return
}

// -----

func.func @f(%x : index) {
  omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered.region {
      omp.terminator } omp.yield } }
  return
}

// -----

func.func @f(%x : index, %i64: i64) {
  omp.wsloop ordered(0) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered
      depend_type(dependsink) depend_vec(%i64 : i64) {doacross_num_loops = 1 : i64} omp.yield } }
  return
}

// -----

func.func @f(%x : index, %i64: i64) {
  omp.wsloop ordered(1) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered
      depend_type(dependsource) depend_vec(%i64, %i64 : i64, i64) {doacross_num_loops = 2 : i64}
      omp.yield } }
  return
}

// -----

func.func @f(%x : index, %i64: i64) {
  omp.wsloop ordered(2) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered
      depend_type(dependsink) depend_vec(%i64 : i64) {doacross_num_loops = 1 : i64} omp.yield } }
  return
}

// -----

func.func @f(%x : index) {
  omp.wsloop ordered(1) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered omp.yield }
      }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%x : index, %m : memref<i32>) {
  omp.wsloop reduction(@add %m -> %q : memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step
      (%x) { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%x : index, %mf: memref<f32>) {
  omp.wsloop reduction(@add %mf -> %q : memref<f32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step
      (%x) { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%x : index, %p: !llvm.ptr) {
  omp.wsloop reduction(@add %p -> %q, @add %p -> %r : !llvm.ptr, !llvm.ptr) { omp.loop_nest (%iv) :
      index = (%x) to (%x) step (%x) { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%x : index, %m : memref<i32>) {
  omp.loop reduction(@add %m -> %q : memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x)
      { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%x : index, %p: !llvm.ptr) {
  omp.taskloop in_reduction(@add %p -> %q : !llvm.ptr) reduction(@add %p -> %r : !llvm.ptr) {
      omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%x : index, %m : memref<i32>) {
  omp.taskloop in_reduction(@add %m -> %q : memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x)
      step (%x) { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%x : index, %m : memref<i32>) {
  omp.taskloop reduction(@add %m -> %q : memref<i32>) { omp.loop_nest (%iv) : index = (%x) to (%x) step
      (%x) { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%x : index, %p: !llvm.ptr) {
  omp.taskloop nogroup reduction(@add %p -> %q : !llvm.ptr) { omp.loop_nest (%iv) : index = (%x) to (%x)
      step (%x) { omp.yield } }
  return
}

// -----

func.func @f() {
  omp.workdistribute { omp.terminator }
  return
}

// -----

func.func @f() {
  omp.parallel { omp.workdistribute { omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%x : index) {
  omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
      {omp.composite} } {omp.composite}
  return
}

// -----

func.func @f(%x : index) {
  omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
      omp.yield } } {omp.composite} } {omp.composite} omp.terminator }
  return
}

// -----

func.func @f(%x : index) {
  omp.parallel { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
      omp.terminator }
  return
}

// -----

func.func @f(%x : index) {
  omp.parallel { omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
      omp.terminator } {omp.composite}
  return
}

// -----

func.func @f(%n : i32) {
  %c = omp.new_cli omp.tile <- (%c) sizes(%n : i32)
  return
}

// -----

func.func @f(%n : i32) {
  %c = omp.new_cli omp.canonical_loop(%c) %iv : i32 in range(%n) { omp.terminator } omp.tile <- (%c)
  return
}

// -----

func.func @f() {
  omp.tile <- ()
  return
}

// -----

func.func @f(%n : i32) {
  %c = omp.new_cli omp.canonical_loop(%c) %iv : i32 in range(%n) { omp.terminator } omp.tile <- (%c)
      sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n : i32) {
  %c = omp.new_cli %g = omp.new_cli omp.canonical_loop(%c) %iv : i32 in range(%n) { omp.terminator }
      omp.tile (%g) <- (%c) sizes(%n : i32)
  return
}

// -----

func.func @f(%n : i32) {
  %c = omp.new_cli %g = omp.new_cli omp.canonical_loop(%c) %iv : i32 in range(%n) { omp.terminator }
      omp.canonical_loop(%g) %iv : i32 in range(%n) { omp.terminator } omp.tile <- (%c, %g) sizes(%n, %n
      : i32, i32)
  return
}

// -----

func.func @f(%n : i32) {
  %c = omp.new_cli %g = omp.new_cli omp.canonical_loop(%c) %iv : i32 in range(%n) { %v = arith.constant
      1 : i32 omp.canonical_loop(%g) %iv2 : i32 in range(%n) { omp.terminator } omp.terminator }
      omp.tile <- (%c, %g) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n : i32) {
  %c = omp.new_cli %g = omp.new_cli omp.canonical_loop(%c) %iv : i32 in range(%n) {
      omp.canonical_loop(%g) %iv2 : i32 in range(%n) { omp.terminator } omp.terminator } omp.tile <-
      (%g, %c) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n : i32) {
  %c = omp.new_cli %g = omp.new_cli omp.canonical_loop(%c) %iv : i32 in range(%n) {
      omp.canonical_loop(%g) %iv2 : i32 in range(%iv) { omp.terminator } omp.terminator } omp.tile <-
      (%c, %g) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n : i32) {
  %c = omp.new_cli omp.canonical_loop(%c) %iv : i32 in range(%n) { omp.terminator } omp.tile <- (%c, %c)
      sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n : i32) {
  %c = omp.new_cli omp.canonical_loop(%c) %iv : i32 in range(%n) { omp.terminator }
      omp.canonical_loop(%c) %iv : i32 in range(%n) { omp.terminator }
  return
}

// -----

func.func @f(%n : i32) {
  %c = omp.new_cli %g = omp.new_cli omp.canonical_loop(%c) %iv : i32 in range(%n) {
      omp.canonical_loop(%g) %iv2 : i32 in range(%n) { omp.terminator } %v = arith.constant 1 : i32
      omp.terminator } omp.tile <- (%c, %g) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n : i32) {
  %c = omp.new_cli %g = omp.new_cli omp.canonical_loop(%c) %iv : i32 in range(%n) {
      omp.canonical_loop(%g) %iv2 : i32 in range(%n) { omp.terminator } omp.canonical_loop %iv3 : i32 in
      range(%n) { omp.terminator } omp.terminator } omp.tile <- (%c, %g) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%x : index, %m : memref<i32>) {
  "omp.distribute" (%m) <{operandSegmentSizes = array<i32: 1,0,0,0>}> ({ omp.loop_nest (%iv) : index =
      (%x) to (%x) step (%x) { omp.yield } }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%x : index, %m : memref<i32>) {
  "omp.taskloop" (%m) <{operandSegmentSizes = array<i32: 1,0,0,0,0,0,0,0,0,0>}> ({ omp.loop_nest (%iv) :
      index = (%x) to (%x) step (%x) { omp.yield } }) : (memref<i32>) -> ()
  return
}

// -----

func.func @f(%x : index) {
  omp.parallel { omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
      omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.yield } }
      omp.terminator }
  return
}

// -----

func.func @f(%x : index) {
  omp.parallel { omp.barrier omp.distribute { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) {
      omp.yield } } omp.terminator } {omp.composite}
  return
}

// -----

func.func @f() {
  omp.teams { "t.t"() ({ omp.workdistribute { omp.terminator } }) : () -> () omp.terminator }
  return
}

// -----

func.func @f() {
  omp.teams { omp.workdistribute { omp.barrier omp.terminator } omp.terminator }
  return
}

// -----

func.func @f(%x : index) {
  omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered.region { omp.terminator
      } omp.yield } }
  return
}

// -----

func.func @f(%x : index) {
  omp.wsloop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { "t.t"() ({ omp.ordered.region {
      omp.terminator } }) : () -> () omp.yield } }
  return
}

// -----

func.func @f(%x : index) {
  omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered omp.yield } }
  return
}

// -----

func.func @f(%x : index) {
  omp.simd { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered depend_type(dependsink)
      depend_vec(%x : index) {doacross_num_loops = 1 : i64} omp.yield } }
  return
}

// -----

func.func @f(%x : index) {
  omp.loop { omp.loop_nest (%iv) : index = (%x) to (%x) step (%x) { omp.ordered depend_type(dependsink)
      depend_vec(%x : index) {doacross_num_loops = 1 : i64} omp.yield } }
  return
}
