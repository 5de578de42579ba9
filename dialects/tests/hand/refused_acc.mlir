func.func @f(%a: memref<10xf32>, %i: i32) {
  acc.loop gang {
    acc.yield
  }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %i: i32) {
  acc.loop control(%k : i32) = (%i : i32) to (%i : i32) step (%i : i32) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>], independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %i: i32) {
  acc.loop gang worker control(%k : i32) = (%i : i32) to (%i : i32) step (%i : i32) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %i: i32) {
  acc.loop {
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%a: memref<10xf32>, %i: i32) {
  acc.data {
    acc.terminator
  }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %i: i32) {
  acc.update
  return
}
// -----
func.func @f(%a: memref<10xf32>, %i: i32) {
  acc.enter_data
  return
}
// -----
func.func @f(%a: memref<10xf32>, %i: i32) {
  acc.exit_data
  return
}
// -----
func.func @f(%a: memref<10xf32>, %i: i32) {
  acc.host_data {
    acc.terminator
  }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %i: i32) {
  acc.wait wait_devnum(%i: i32)
  return
}
// -----
func.func @f(%a: memref<10xf32>, %i: i32) {
  acc.parallel {
    acc.init
    acc.yield
  }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %i: i32) {
  acc.parallel {
    acc.shutdown
    acc.yield
  }
  return
}
// -----
acc.private.recipe @p : memref<10xf32> init {
}
// -----
acc.private.recipe @p : memref<10xf32> init {
^bb0(%a: memref<20xf32>):
  acc.yield %a : memref<20xf32>
}
// -----
acc.firstprivate.recipe @p : memref<10xf32> init {
^bb0(%a: memref<10xf32>):
  acc.yield %a : memref<10xf32>
} copy {
}
// -----
acc.reduction.recipe @p : i64 reduction_operator <add> init {
^bb0(%a: i64):
  acc.yield %a : i64
} combiner {
}
// -----
acc.reduction.recipe @p : i64 reduction_operator <add> init {
^bb0(%a: i64):
  acc.yield %a : i64
} combiner {
^bb0(%a: i64, %b: i32):
  acc.yield %a : i64
}
// -----
func.func @f(%a: memref<10xf32>, %i: i32) {
  acc.atomic.read %a = %a : memref<10xf32>, memref<10xf32>, f32
  return
}
// -----
func.func @f(%a: memref<i32>, %i: i32) {
  acc.atomic.capture {
  }
  return
}
// -----
func.func @f(%a: memref<i32>, %i: i32) {
  acc.atomic.update %a : memref<i32> {
  ^bb0(%x: i32, %y: i32):
    acc.yield %x : i32
  }
  return
}
// -----
func.func @f(%a: memref<i32>, %i: i32) {
  %0 = acc.bounds
  return
}
// -----
acc.routine @r func(@nope) seq gang
// -----
func.func @f(%a: memref<i32>, %i: i32) {
  acc.set
  return
}
// -----
func.func @f(%a: memref<i32>, %i: i32) {
  acc.kernels {
    acc.set device_num(%i : i32)
    acc.terminator
  }
  return
}
// -----
func.func @f(%a: memref<i32>, %i: i32) {
  acc.cache dataOperands(%a : memref<i32>)
  return
}
// -----
func.func @f(%a: memref<i32>, %i: i32) {
  acc.serial async(%i : i32) async {
    acc.yield
  }
  return
}
// -----
func.func @acc(%m: memref<10xf32>, %a: i64, %i: index, %c: i1, %i32: i32) {
  %b = acc.bounds lowerbound(%i : index) upperbound(%i : index) stride(%i : index) startIdx(%i : index)
  %d = acc.copyin varPtr(%m : memref<10xf32>) bounds(%b) -> memref<10xf32> {name = "a"}
  %e = acc.create varPtr(%m : memref<10xf32>) async(%a : i64) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyout>}
  acc.parallel dataOperands(%d, %e : memref<10xf32>, memref<10xf32>) async(%a : i64) num_gangs({%a : i64, %i32 : i32}) num_workers(%a : i64) vector_length(%i32 : i32) wait({%a : i64}) if(%c) {
    acc.loop gang({num=%a : i64}) worker vector(%i32 : i32) control(%iv : index) = (%i : index) to (%i : index) step (%i : index) {
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
    acc.yield
  } attributes {defaultAttr = #acc<defaultvalue none>}
  acc.kernels combined(loop) async { acc.terminator }
  acc.serial self(%c) { acc.yield }
  acc.data dataOperands(%d : memref<10xf32>) { acc.terminator }
  acc.copyout accPtr(%d : memref<10xf32>) bounds(%b) to varPtr(%m : memref<10xf32>) {structured = false}
  acc.delete accPtr(%e : memref<10xf32>) {dataClause = #acc<data_clause acc_create>}
  acc.enter_data dataOperands(%e : memref<10xf32>) async(%a : i64)
  acc.exit_data async wait dataOperands(%e : memref<10xf32>)
  acc.update async dataOperands(%d : memref<10xf32>)
  acc.wait(%a : i64) async(%a : i64)
  acc.init device_num(%i32 : i32) if(%c) attributes {device_types = [#acc.device_type<nvidia>]}
  acc.shutdown
  acc.set attributes {device_type = #acc.device_type<host>}
  return
}

// -----

func.func @l(%i: i64, %x: index) { acc.loop control(%k : index) = (%x : index) to (%x : index) step (%x, %x : index, index) { acc.yield } attributes {independent = [#acc.device_type<none>]} return }

// -----

acc.private.recipe @p : !llvm.ptr init { ^bb0(%x: !llvm.ptr): acc.yield %x : !llvm.ptr } destroy { ^bb0(%x: f32): acc.terminator }

// -----

func.func @l(%a: memref<10xf32>) { %p = acc.private varPtr(%a : memref<10xf32>) recipe(@pr) -> memref<10xf32> return }

// -----

func.func @l(%a: memref<10xf32>) { %p = acc.private varPtr(%a : memref<10xf32>) -> memref<10xf32> return }

// -----

func.func @l(%a: memref<10xf32>) { %p = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_delete>} return }

// -----

func.func @l(%a: memref<10xf32>) { %p = acc.create varPtr(%a : memref<10xf32>) -> memref<5xf32> return }

// -----

func.func @l(%a: memref<10xf32>) { %p = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32> 
  acc.loop cache(%p : memref<10xf32>) { "a.b"() : () -> () acc.yield } attributes {independent = [#acc.device_type<none>]} return }
// -----
func.func @f(%m: memref<i32>) {
  acc.data dataOperands(%m : memref<i32>) { }
  return
}
// -----
func.func @f(%i: i32) {
  acc.loop control(%v : i32) = (%i : i32) to (%i : i32) step (%i : i32) {
  acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  return
}
// -----
func.func @f(%m: memref<i32>, %i: i32) {
  %q = acc.create varPtr(%m : memref<i32>) -> memref<i32>
  acc.enter_data async(%i : i32) dataOperands(%q : memref<i32>) attributes {async}
  return
}
// -----
func.func @f(%m: memref<i32>, %i: i32) {
  %q = acc.create varPtr(%m : memref<i32>) -> memref<i32>
  acc.enter_data wait(%i : i32) dataOperands(%q : memref<i32>) attributes {wait}
  return
}
// -----
func.func @f(%m: memref<i32>, %i: i32) {
  %q = acc.create varPtr(%m : memref<i32>) -> memref<i32>
  acc.enter_data wait_devnum(%i : i32) dataOperands(%q : memref<i32>)
  return
}
// -----
func.func @f(%c: i1, %p: !llvm.ptr) {
  acc.atomic.read if(%c) %p = %p : !llvm.ptr, !llvm.ptr, i32
  return
}
// -----
func.func @f() {
  %t = acc.declare_enter
  return
}
// -----
func.func @f(%m: memref<i32>) {
  %t = acc.declare_enter dataOperands(%m : memref<i32>)
  return
}
// -----
func.func @f(%m: memref<i32>) {
  acc.declare_exit dataOperands(%m : memref<i32>)
  return
}
// -----
func.func @f() {
  acc.declare_exit
  return
}
// -----
func.func @f(%m: memref<i32>) {
  acc.declare dataOperands(%m : memref<i32>) { }
  return
}
// -----
func.func @f(%m: memref<i32>) {
  %q = acc.attach varPtr(%m : memref<i32>) -> memref<i32>
  acc.declare dataOperands(%q : memref<i32>) { }
  return
}
// -----
acc.firstprivate.recipe @p : i64 init {
^bb0(%a: i64):
  acc.yield %a : i64
} copy {
^bb0(%a: i64):
  acc.yield
}
// -----
acc.reduction.recipe @p : i64 reduction_operator<add> init {
^bb0(%a: i64):
  acc.yield %a : i64
} combiner {
^bb0(%a: i64, %b: i64):
  acc.yield
}
// -----
func.func @f(%n: memref<memref<f64>>, %v: f64) {
  acc.atomic.write %n = %v : memref<memref<f64>>, f64
  return
}
// -----
func.func @f(%m: memref<8xf64>, %n: memref<f64>) {
  acc.update_host accPtr(%m : memref<8xf64>) to varPtr(%n : memref<f64>)
  return
}
// -----
func.func @f(%m: memref<8xf64>) {
  %q = acc.use_device varPtr(%m : memref<8xf64>) -> memref<f64>
  return
}
// -----
func.func @f(%m: memref<8xf64>) {
  %q = acc.nocreate varPtr(%m : memref<8xf64>) -> memref<8xf64> {dataClause = #acc<data_clause acc_create>}
  return
}
// -----
func.func @f(%m: memref<8xf64>) {
  acc.delete accPtr(%m : memref<8xf64>) {dataClause = #acc<data_clause acc_attach>}
  return
}
// -----
func.func @f(%m: memref<8xf64>) {
  %q = acc.create varPtr(%m : memref<8xf64>) -> memref<8xf64> {modifiers = #acc<data_clause_modifier zero,readonly>}
  return
}
// -----
func.func @f(%m: memref<8xf64>) {
  acc.detach accPtr(%m : memref<8xf64>) {modifiers = #acc<data_clause_modifier capture>}
  return
}
// -----
func.func @f(%x: index) {
  acc.loop control(%i : index, %j : index) = (%x, %x : index, index) to (%x, %x : index, index) step (%x, %x : index, index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%x: index) {
  acc.loop control(%i : index) = (%x : index) to (%x : index) step (%x : index) {
    acc.yield
  } attributes {collapse = [1, 1], collapseDeviceType = [#acc.device_type<nvidia>], seq = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%x: index) {
  acc.loop vector(%x : index [#acc.device_type<host>], %x : index [#acc.device_type<host>]) control(%i : index) = (%x : index) to (%x : index) step (%x : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%x: index) {
  acc.loop control(%i : index) = (%x : index) to (%x : index) step (%x : index) {
    "a.b"() ({
      acc.shutdown
    }) : () -> ()
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
acc.firstprivate.recipe @p : i64 init {
^bb0(%a: i64):
  acc.yield %a : i64
} copy {
^bb0(%a: i64, %b: i64):
  acc.terminator
} destroy {
^bb0(%a: f64):
  acc.terminator
}
// -----
func.func private @g()
acc.routine @r func(@g) gang(dim: 2 : i64 [#acc.device_type<nvidia>]) seq
// -----
acc.routine @r
func.func private @g()
// -----
acc.private.recipe @p : memref<i8> init {
^bb0(%a: memref<i8>):
  acc.yield %a : memref<i8>
}
func.func @f(%m: memref<i8>, %x: index) {
  %p = acc.private varPtr(%m : memref<i8>) recipe(@p) -> memref<i8>
  acc.serial private(%p, %p : memref<i8>, memref<i8>) { acc.yield }
  return
}
// -----
acc.private.recipe @p : memref<i8> init {
^bb0(%a: memref<i8>):
  acc.yield %a : memref<i8>
}
func.func @f(%m: memref<i8>, %x: index) {
  %p = acc.private varPtr(%m : memref<i8>) recipe(@p) -> memref<i8>
  acc.parallel firstprivate(%p : memref<i8>) { acc.yield }
  return
}
// -----
acc.private.recipe @p : memref<i8> init {
^bb0(%a: memref<i8>):
  acc.yield %a : memref<i8>
}
func.func @f(%m: memref<i8>, %x: index) {
  %p = acc.private varPtr(%m : memref<i8>) recipe(@p) -> memref<i8>
  acc.loop reduction(%p : memref<i8>) control(%i : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {seq = [#acc.device_type<none>]}
  return
}
