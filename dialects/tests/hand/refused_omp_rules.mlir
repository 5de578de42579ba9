func.func @f(%m : memref<i32>) {
  "omp.single" (%m) <{operandSegmentSizes = array<i32: 1,0,0,0>}> ({ omp.terminator }) : (memref<i32>)
      -> ()
  return
}

// -----

func.func @f(%m : memref<i32>) {
  "omp.sections" (%m) <{operandSegmentSizes = array<i32: 1,0,0,0>}> ({ omp.terminator }) : (memref<i32>)
      -> ()
  return
}

// -----

func.func @f(%m : memref<i32>) {
  "omp.parallel" (%m) <{operandSegmentSizes = array<i32: 1,0,0,0,0,0>}> ({ omp.terminator }) :
      (memref<i32>) -> ()
  return
}

// -----

func.func @f(%m : memref<i32>) {
  "omp.teams" (%m) <{operandSegmentSizes = array<i32: 1,0,0,0,0,0,0,0>}> ({ omp.terminator }) :
      (memref<i32>) -> ()
  return
}

// -----

func.func @f(%n : i32, %m : memref<i32>, %m2: memref<i32>) {
  omp.atomic.capture { omp.atomic.read %m2 = %m memory_order(seq_cst) : memref<i32>, memref<i32>, i32
      omp.atomic.write %m = %n : memref<i32>, i32 }
  return
}

// -----

func.func @f(%n : i32, %m : memref<i32>, %m2: memref<i32>) {
  omp.atomic.capture { omp.atomic.read %m2 = %m : memref<i32>, memref<i32>, i32 omp.atomic.write %m = %n
      memory_order(relaxed) : memref<i32>, i32 }
  return
}

// -----

func.func @f(%n : i32, %m : memref<i32>, %m2: memref<i32>) {
  omp.atomic.capture { omp.atomic.read %m2 = %m hint(contended) : memref<i32>, memref<i32>, i32
      omp.atomic.write %m = %n : memref<i32>, i32 }
  return
}

// -----

func.func @f(%n : i32, %m : memref<i32>, %m2: memref<i32>) {
  omp.atomic.capture hint(contended,uncontended) { omp.atomic.read %m2 = %m : memref<i32>, memref<i32>,
      i32 omp.atomic.write %m = %n : memref<i32>, i32 }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%m : memref<i32>) {
  omp.single copyprivate(%m -> @add : memref<i32>) { omp.terminator }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%m : memref<i32>) {
  omp.parallel reduction(@add %m -> %q : memref<i32>) { omp.terminator }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%p: !llvm.ptr) {
  omp.parallel reduction(@add %p -> %q, @add %p -> %r : !llvm.ptr, !llvm.ptr) { omp.terminator }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%m : memref<i32>) {
  omp.sections reduction(@add %m -> %q : memref<i32>) { omp.section { ^bb0(%a: memref<i32>):
      omp.terminator } omp.terminator }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%p: !llvm.ptr) {
  omp.sections reduction(@add %p -> %q : !llvm.ptr) { omp.section { omp.terminator } omp.terminator }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%p: !llvm.ptr) {
  omp.task in_reduction(@add %p -> %q, @add %p -> %r : !llvm.ptr, !llvm.ptr) { omp.terminator }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%m : memref<i32>) {
  omp.task in_reduction(@add %m -> %q : memref<i32>) { omp.terminator }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%p: !llvm.ptr) {
  omp.taskgroup task_reduction(@add %p -> %q, @add %p -> %r : !llvm.ptr, !llvm.ptr) { omp.terminator }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%m : memref<i32>) {
  omp.taskgroup task_reduction(@add %m -> %q : memref<i32>) { omp.terminator }
  return
}

// -----

omp.declare_reduction @add : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0:
    f32, %arg1: f32): omp.yield (%arg0 : f32) } atomic { ^bb2(%arg2: !llvm.ptr, %arg3: !llvm.ptr):
    omp.yield }
func.func @f(%m : memref<i32>) {
  omp.teams reduction(@add %m -> %q : memref<i32>) { omp.terminator }
  return
}

// -----

func.func @f(%m : memref<i32>) {
  %a = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(always, to) capture(ByRef) -> memref<i32>
      omp.target_update map_entries(%a : memref<i32>)
  return
}

// -----

func.func @f(%m : memref<i32>) {
  %a = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32> %c =
      omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(from) capture(ByRef) -> memref<i32>
      omp.target_update map_entries(%a, %c : memref<i32>, memref<i32>)
  return
}

// -----

func.func @f(%m : memref<i32>) {
  %a = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(close, to) capture(ByRef) -> memref<i32>
      omp.target_update map_entries(%a : memref<i32>)
  return
}

// -----

func.func @f(%m : memref<i32>) {
  %a = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(implicit, to) capture(ByRef) ->
      memref<i32> omp.target_update map_entries(%a : memref<i32>)
  return
}

// -----

func.func @f() {
  omp.parallel { omp.terminator } {omp.composite}
  return
}

// -----

omp.declare_mapper @m : i32 { ^bb0(%arg: !llvm.ptr): omp.terminator }

// -----

omp.declare_mapper @m : i32 { ^bb0(%arg: !llvm.ptr): omp.declare_mapper.info map_entries(%arg :
    !llvm.ptr) }

// -----

omp.declare_reduction @a : f32 alloc { %a = "t.t"() : () -> f32 omp.yield (%a : f32) } init { ^bb0(%arg:
    f32): omp.yield (%arg : f32) } combiner { ^bb1(%arg0: f32, %arg1: f32): omp.yield (%arg0 : f32) }

// -----

omp.declare_reduction @a : f32 init { ^bb0(%arg: f32, %b: f32): omp.yield (%arg : f32) } combiner {
    ^bb1(%arg0: f32, %arg1: f32): omp.yield (%arg0 : f32) }

// -----

omp.declare_reduction @a : f32 init { ^bb0(%arg: f32): omp.yield (%arg : f32) } combiner { }

// -----

omp.declare_reduction @a : f32 init { } combiner { ^bb1(%arg0: f32, %arg1: f32): omp.yield (%arg0 : f32)
    }

// -----

module attributes {omp.target = #omp.target<target_cpu = "x", target_features =
    #llvm.target_features<["+a"]>>} {}

// -----

module attributes {omp.target = #omp.target<target_cpu = "x">} {}

// -----

module attributes {omp.target = #omp.target<target_features = #llvm.target_features<["+a"]>>} {}

// -----

module attributes {omp.target = #omp.target<>} {}

// -----

func.func @f(%m : memref<i32>) {
  omp.sections private(@priv %m -> %a : memref<i32>) { omp.section { omp.terminator } omp.terminator }
  return
}
