func.func @s(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
  acc.serial async(%i : i64) wait({%i : i64}) {
    acc.yield
  }
  acc.kernels async(%i : i64) num_workers(%i : i64) {
    acc.terminator
  }
  acc.data async wait({%i : i64}) if(%b) {
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue present>}
  %d = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  acc.enter_data async wait dataOperands(%d : memref<10xf32>)
  acc.enter_data async(%i : i64) wait(%i, %j : i64, i32) wait_devnum(%i : i64) dataOperands(%d : memref<10xf32>)
  acc.enter_data async(%i : i64) wait(%i : i64) if(%b) dataOperands(%d : memref<10xf32>)
  %e = acc.getdeviceptr varPtr(%m : memref<10xf32>) -> memref<10xf32>
  acc.exit_data async dataOperands(%e : memref<10xf32>)
  acc.exit_data wait(%i : i64) async(%i : i64) dataOperands(%e : memref<10xf32>) attributes {finalize}
  %u = acc.update_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  acc.update async(%i : i64) wait dataOperands(%u : memref<10xf32>)
  acc.update if(%b) async dataOperands(%u : memref<10xf32>) attributes {ifPresent}
  acc.wait
  acc.wait(%i : i64)
  acc.wait(%i, %j : i64, i32) async(%i : i64) wait_devnum(%i : i64) if(%b)
  acc.wait async
  acc.wait(%i : i64) async
  return
}
// -----
func.func @l(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop gang worker vector control(%iv : index) = (%x : index) to (%x : index) step (%x : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop gang({static=%i : i64}) control(%iv : index, %iv2 : index) = (%x, %x : index, index) to (%x, %x : index, index) step (%x, %x : index, index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true, true>, independent = [#acc.device_type<none>]}
  acc.loop gang({num=%i : i64, static=%j : i32}) worker(%i : i64) vector(%i : i64) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop gang([#acc.device_type<nvidia>], {num=%i : i64, static=%j : i32, dim=%x : index} [#acc.device_type<host>]) worker([#acc.device_type<nvidia>], %i : i64) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop tile({%i : i64, %i : i64}) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop tile({%i : i64, %i : i64} [#acc.device_type<nvidia>], {%j : i32}) control(%iv : index, %iv2 : index) = (%x, %x : index, index) to (%x, %x : index, index) step (%x, %x : index, index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true, true>, independent = [#acc.device_type<none>]}
  acc.loop gang([#acc.device_type<nvidia>]) {
    scf.for %q = %x to %x step %x { scf.yield }
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  acc.parallel combined(loop) {
    acc.loop combined(parallel) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) {
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
    acc.yield
  }
  acc.kernels combined(loop) {
    acc.loop combined(kernels) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) {
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
    acc.terminator
  }
  acc.serial combined(loop) {
    acc.loop combined(serial) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) {
      acc.yield
    } attributes {inclusiveUpperbound = array<i1: true>, seq = [#acc.device_type<none>]}
    acc.yield
  }
  return
}
// -----
acc.routine @r1 func(@f1)
acc.routine @r2 func(@f1) bind("name") gang nohost implicit
func.func @f1() { return }
// -----
func.func @k(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
  %d = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  acc.kernel_environment dataOperands(%d : memref<10xf32>) async(%i : i64) wait({%i : i64}) {
    "test.foo"() : () -> ()
  }
  acc.kernel_environment {
    "test.foo"() : () -> ()
  } {a = 1}
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel async(%i : i64 [#acc.device_type<nvidia>], %j : i32 [#acc.device_type<host>]) { acc.yield }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
"acc.parallel"() <{asyncOnly = [#acc.device_type<nvidia>], asyncOperandsDeviceType=[], operandSegmentSizes = array<i32: 0, 0,0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ "acc.yield"() : () -> () }) : () -> ()
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel num_gangs({%i : i64}) { acc.yield }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel num_gangs({%i : i64} [#acc.device_type<default>], {%i : i64, %j : i32} [#acc.device_type<nvidia>]) { acc.yield }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel num_workers(%i : i64) vector_length(%j : i32 [#acc.device_type<nvidia>], %x : index) { acc.yield }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel wait { acc.yield }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel wait({%i : i64, %j : i32} [#acc.device_type<nvidia>], {%x : index}) { acc.yield }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel wait({devnum: %i : i64, %j : i32}) { acc.yield }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel wait([#acc.device_type<nvidia>], {devnum: %i : i64, %j : i32}) { acc.yield }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
"acc.parallel"() <{waitOnly = [#acc.device_type<nvidia>, #acc.device_type<host>], waitOperandsDeviceType=[],waitOperandsSegments=array<i32>, hasWaitDevnum=[], operandSegmentSizes = array<i32: 0, 0,0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({ "acc.yield"() : () -> () }) : () -> ()
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel wait([#acc.device_type<nvidia>], {%i : i64} [#acc.device_type<host>], {devnum: %i: i64, %i : i64}) { acc.yield }
  return
}
// -----
acc.routine @r2 func(@f1) bind("name")
acc.routine @r3 func(@f1) bind(@g)
acc.routine @r3a func(@f1) bind(@g [#acc.device_type<nvidia>], "x" [#acc.device_type<host>])
acc.routine @r4 func(@f1) gang
acc.routine @r5 func(@f1) gang(dim: 1 : i64)
acc.routine @r6 func(@f1) gang(dim: 1 : i64 [#acc.device_type<nvidia>], dim: 2 : i64 [#acc.device_type<host>])
acc.routine @r7b func(@f1) gang(dim: 1 : i64 [#acc.device_type<host>])
func.func @f1() { return }
// -----
acc.routine @r7c func(@f1) attributes {gang = [#acc.device_type<host>]}
acc.routine @r8 func(@f1) gang([#acc.device_type<nvidia>], dim: 2 : i64 [#acc.device_type<host>])
acc.routine @r9 func(@f1) worker
acc.routine @r10 func(@f1) worker ([#acc.device_type<nvidia>])
acc.routine @r11 func(@f1) vector ([#acc.device_type<nvidia>, #acc.device_type<host>])
acc.routine @r12 func(@f1) seq
acc.routine @r13 func(@f1) seq nohost
acc.routine @r14 func(@f1) implicit seq
func.func @f1() { return }
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.loop gang({%i : i64}) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.loop gang({num=%i : i64} [#acc.device_type<nvidia>], {static=%i : i64}) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.loop private(%m : memref<10xf32>) control() = () to () step () { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.loop gang([#acc.device_type<nvidia>, #acc.device_type<host>]) worker([#acc.device_type<nvidia>, #acc.device_type<host>], %i:i64) {
    scf.for %q = %x to %x step %x { scf.yield }
acc.yield } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.loop gang({num=%i : i64} [#acc.device_type<nvidia>], {,static=%i : i64}) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.loop gang({static=%i : i64,num=%i:i64}) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.loop gang({num=%i : i64,num=%i:i64}) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.loop gang({}) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.loop gang({num=%i : i64,}) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.loop gang() control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.loop gang([#acc.device_type<nvidia>],) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.loop gang([#acc.device_type<none>]) control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel wait() { acc.yield }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel wait({}) { acc.yield }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel num_gangs() { acc.yield }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel num_gangs({}) { acc.yield }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel num_workers() { acc.yield }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.enter_data async() dataOperands(%m : memref<10xf32>)
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.wait async()
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.wait async(%i: i64)
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel async wait { acc.yield }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel async(%i : i64) async { acc.yield }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.parallel combined(foo) { acc.yield }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %i: i64, %j: i32, %x: index, %b: i1) {
acc.loop combined(foo) { acc.yield }
  return
}
// -----
func.func @f1() { return }
acc.routine @r2 func(@f1) gang()
// -----
func.func @f1() { return }
acc.routine @r2 func(@f1) gang([#acc.device_type<none>])
// -----
func.func @f1() { return }
acc.routine @r2 func(@f1) worker([#acc.device_type<none>]) attributes {foo}
// -----
func.func @f1() { return }
acc.routine @r2 func(@f1) gang(dim: 1)
// -----
func.func @f1() { return }
acc.routine @r2 func(@f1) gang(dim: 1 : i32)
// -----
func.func @f(%m: memref<i32>) {
  %q = acc.create varPtr(%m : memref<i32>) -> memref<i32>
  %t = acc.declare_enter dataOperands(%q : memref<i32>)
  acc.declare_exit token(%t)
  return
}
// -----
func.func @f(%m: memref<i32>) {
  %q = acc.create varPtr(%m : memref<i32>) -> memref<i32>
  acc.declare dataOperands(%q : memref<i32>) { }
  return
}
// -----
acc.firstprivate.recipe @p : i64 init {
^bb0(%a: i64):
  acc.yield %a : i64
} copy {
^bb0(%a: i64, %b: f64):
  acc.terminator
}
// -----
func.func private @g()
acc.routine @r func(@g) gang([#acc.device_type<host>], dim: 1 : i64 [#acc.device_type<nvidia>]) vector([#acc.device_type<radeon>])
// -----
func.func @f(%m: memref<8xf64>) {
  %q = acc.create varPtr(%m : memref<8xf64>) -> memref<8xf64> {dataClause = #acc<data_clause acc_copyout>, modifiers = #acc<data_clause_modifier zero,alwaysin>}
  acc.copyout accPtr(%q : memref<8xf64>) to varPtr(%m : memref<8xf64>) {modifiers = #acc<data_clause_modifier always>}
  return
}
// -----
acc.private.recipe @p : memref<i8> init {
^bb0(%a: memref<i8>):
  acc.yield %a : memref<i8>
}
func.func @f(%m: memref<i8>, %x: index) {
  %p = acc.private varPtr(%m : memref<i8>) recipe(@p) -> memref<i8>
  acc.kernels firstprivate(%p, %p : memref<i8>, memref<i8>) { acc.terminator }
  acc.parallel private(%p : memref<i8>) { acc.yield }
  return
}
