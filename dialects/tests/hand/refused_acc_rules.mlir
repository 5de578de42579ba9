func.func @f(%m: memref<10xf32>) {
  %q = acc.deviceptr varPtr(%m : memref<10xf32>) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  %q = acc.use_device varPtr(%m : memref<10xf32>) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  %q = acc.cache varPtr(%m : memref<10xf32>) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  %q = acc.update_device varPtr(%m : memref<10xf32>) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  %q = acc.declare_link varPtr(%m : memref<10xf32>) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  %q = acc.declare_device_resident varPtr(%m : memref<10xf32>) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<10xf32>, %n: memref<i32>) {
  acc.copyout accPtr(%m : memref<10xf32>) to varPtr(%n : memref<i32>)
  return
}

// -----

func.func @f(%m: memref<10xf32>, %n: memref<i32>) {
  acc.update_host accPtr(%m : memref<10xf32>) to varPtr(%n : memref<i32>)
  return
}

// -----

func.func @f(%mm: memref<memref<i32>>, %i32: i32) {
  acc.atomic.write %mm = %i32 : memref<memref<i32>>, i32
  return
}

// -----

func.func @f(%n: memref<i32>, %i64: i64) {
  acc.atomic.write %n = %i64 : memref<i32>, i64
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i32: i32) {
  acc.atomic.write %m = %i32 : memref<10xf32>, i32
  return
}

// -----

func.func @f(%x: index) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield }
      attributes {inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%x: index) {
  acc.loop control(%iv : index, %j : index) = (%x, %x : index, index) to (%x, %x : index, index) step
      (%x, %x : index, index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>,
      independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%x: index) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield }
      attributes {collapse = [1], independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%x: index) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield }
      attributes {collapse = [1], collapseDeviceType = [#acc.device_type<none>,
      #acc.device_type<nvidia>], independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%x: index) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield }
      attributes {collapse = [1, 1], collapseDeviceType = [#acc.device_type<none>,
      #acc.device_type<none>], independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%x: index, %i64: i64) {
  acc.loop worker(%i64 : i64, %i64 : i64) control(%iv : index) = (%x : index) to (%x : index) step (%x :
      index) { acc.yield } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%x: index, %i64: i64) {
  acc.loop vector(%i64 : i64, %i64 : i64) control(%iv : index) = (%x : index) to (%x : index) step (%x :
      index) { acc.yield } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%x: index) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.init acc.yield }
      attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%x: index) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { "a.b"() ({
      acc.shutdown }) : () -> () acc.yield } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%x: index) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.set device_num(%x
      : index) acc.yield } attributes {independent = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i64: i64) {
  acc.parallel async(%i64 : i64) { acc.yield } attributes {asyncOnly = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i64: i64) {
  acc.kernels wait({%i64 : i64}) { acc.terminator } attributes {waitOnly = [#acc.device_type<none>]}
  return
}

// -----

acc.firstprivate.recipe @p : i32 init { ^bb0(%a : i32): acc.yield %a : i32 } copy { ^bb0(%a : i32, %b :
    i32): acc.yield } destroy { ^bb0(%a : f32): acc.yield }

// -----

acc.firstprivate.recipe @p : i32 init { ^bb0(%a : i32): acc.yield %a : i32 } copy { ^bb0(%a : i32, %b :
    i32): acc.yield } destroy { acc.yield }

// -----

acc.reduction.recipe @p : i32 reduction_operator<add> init { ^bb0(%a : i32): acc.yield %a : i32 }
    combiner { ^bb0(%a : i32, %b : i32): acc.yield %a, %a : i32, i32 }

// -----

func.func @f() { return } acc.routine @r9 func(@f) gang([#acc.device_type<none>], dim: 1 : i64
    [#acc.device_type<nvidia>])

// -----

func.func @f() { return } acc.routine @r9 func(@f) gang(dim: 1 : i64, dim: 2 : i64
    [#acc.device_type<nvidia>])

// -----

func.func @f() { return } acc.routine @r9 func(@f) gang(dim: 1 : i64) worker

// -----

func.func @f() { return } acc.routine @r9 func(@f) gang(dim: 1 : i64 [#acc.device_type<nvidia>]) worker

// -----

func.func @f() { return } acc.routine @r9 func(@f) gang(dim: 1 : i64 [#acc.device_type<nvidia>]) worker
    ([#acc.device_type<nvidia>])

// -----

func.func @f(%x : index) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield }
      attributes {independent = [#acc.device_type<none>], gang = [#acc.device_type<none>,
      #acc.device_type<none>]}
  return
}

// -----

func.func @f(%x : index) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield }
      attributes {independent = [#acc.device_type<none>], worker = [#acc.device_type<none>,
      #acc.device_type<none>]}
  return
}

// -----

func.func @f(%x : index) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield }
      attributes {independent = [#acc.device_type<none>], vector = [#acc.device_type<none>,
      #acc.device_type<none>]}
  return
}

// -----

func.func @f(%x : index) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield }
      attributes {independent = [#acc.device_type<none>], gangOperandsDeviceType =
      [#acc.device_type<none>, #acc.device_type<none>]}
  return
}

// -----

func.func @f(%x : index) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield }
      attributes {independent = [#acc.device_type<none>], gangOperandsDeviceType =
      [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%x : index) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield }
      attributes {independent = [#acc.device_type<none>], workerNumOperandsDeviceType =
      [#acc.device_type<none>, #acc.device_type<none>]}
  return
}

// -----

func.func @f(%x : index) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield }
      attributes {independent = [#acc.device_type<none>], vectorOperandsDeviceType =
      [#acc.device_type<none>, #acc.device_type<none>]}
  return
}

// -----

func.func @f(%x : index) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield }
      attributes {independent = [#acc.device_type<none>], tileOperandsDeviceType =
      [#acc.device_type<none>, #acc.device_type<none>]}
  return
}

// -----

func.func @f(%x : index) {
  acc.loop control(%iv : index) = (%x : index) to (%x : index) step (%x : index) { acc.yield }
      attributes {independent = [#acc.device_type<none>], tileOperandsDeviceType =
      [#acc.device_type<none>]}
  return
}

// -----

func.func @f() {
  acc.parallel { acc.yield } attributes {waitOperandsDeviceType = [#acc.device_type<none>,
      #acc.device_type<none>]}
  return
}

// -----

func.func @f() {
  acc.parallel { acc.yield } attributes {waitOperandsDeviceType = [#acc.device_type<none>]}
  return
}

// -----

func.func @f() {
  acc.parallel { acc.yield } attributes {numGangsDeviceType = [#acc.device_type<none>,
      #acc.device_type<none>]}
  return
}

// -----

func.func @f() {
  acc.parallel { acc.yield } attributes {numGangsDeviceType = [#acc.device_type<none>]}
  return
}

// -----

func.func @f() {
  acc.serial { acc.yield } attributes {waitOperandsDeviceType = [#acc.device_type<none>,
      #acc.device_type<none>]}
  return
}

// -----

func.func @f() {
  acc.serial { acc.yield } attributes {waitOperandsDeviceType = [#acc.device_type<none>]}
  return
}

// -----

func.func @f() {
  acc.kernels { acc.terminator } attributes {waitOperandsDeviceType = [#acc.device_type<none>,
      #acc.device_type<none>]}
  return
}

// -----

func.func @f() {
  acc.kernels { acc.terminator } attributes {waitOperandsDeviceType = [#acc.device_type<none>]}
  return
}

// -----

func.func @f() {
  acc.kernels { acc.terminator } attributes {numGangsDeviceType = [#acc.device_type<none>,
      #acc.device_type<none>]}
  return
}

// -----

func.func @f() {
  acc.kernels { acc.terminator } attributes {numGangsDeviceType = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  %q = acc.update_device varPtr(%m : memref<10xf32>) -> memref<10xf32> acc.update dataOperands(%q :
      memref<10xf32>) attributes {waitOperandsDeviceType = [#acc.device_type<none>,
      #acc.device_type<none>]}
  return
}

// -----

func.func @f(%i64 : i64) {
  acc.data async(%i64 : i64) { acc.terminator } attributes {defaultAttr = #acc<defaultvalue none>,
      asyncOnly = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i64 : i64) {
  acc.parallel wait({%i64 : i64}) { acc.yield } attributes {waitOnly = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i64 : i64) {
  acc.serial async(%i64 : i64) { acc.yield } attributes {asyncOnly = [#acc.device_type<none>]}
  return
}

// -----

func.func @f() { return } acc.routine @r func(@f) gang seq ([#acc.device_type<nvidia>])

// -----

func.func @f() { return } acc.routine @r func(@f) seq gang(dim: 1 : i64 [#acc.device_type<nvidia>])

// -----

func.func @f() { return } acc.routine @r func(@f) seq ([#acc.device_type<nvidia>]) gang(dim: 1 : i64)
