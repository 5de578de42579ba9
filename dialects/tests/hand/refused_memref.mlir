func.func @alloc(%n: index, %s: index) {
  %0 = memref.alloc() : memref<1024x64xf32, affine_map<(d0, d1) -> (d0, d1)>, 1>
  %1 = memref.alloc(%n) : memref<?x4xf32>
  %2 = memref.alloc(%n)[%s] : memref<8x?xf32, affine_map<(d0, d1)[s0] -> ((d0 + s0), d1)>, 1>
  %3 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  %4 = memref.alloca(%n) : memref<?xf32, 3>
  %5 = memref.alloca() {x} : memref<2xi8>
  memref.dealloc %0 : memref<1024x64xf32, affine_map<(d0, d1) -> (d0, d1)>, 1>
  return
}
// -----
func.func @alloc(%n: index, %m: memref<?xf32>, %k: memref<4xf32>) {
  %0 = memref.realloc %m : memref<?xf32> to memref<8xf32>
  %1 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  %2 = memref.realloc %k(%n) {alignment = 8 : i64} : memref<4xf32> to memref<?xf32>
  memref.dealloc %0 {a} : memref<8xf32>
  %5 = memref.alloca_scope -> (i32) {
    %c = arith.constant 1 : i32
    memref.alloca_scope.return %c : i32
  }
  memref.alloca_scope {
    %a = memref.alloca() : memref<4xf32>
  }
  memref.assume_alignment %k, 16 : memref<4xf32>
  %9 = memref.assume_alignment %m, 8 : memref<?xf32>
  %d0, %d1 = memref.distinct_objects %m, %m : memref<?xf32>, memref<?xf32>
  return
}
// -----
func.func @load(%m: memref<4x?xf32>, %i: index, %f: f32, %z: memref<i32>, %n: memref<8xi32, #spirv.storage_class<StorageBuffer>>, %ii: i32) {
  %0 = memref.load %m[%i, %i] : memref<4x?xf32>
  memref.store %f, %m[%i, %i] : memref<4x?xf32>
  %1 = memref.load %m[%i, %i] {nontemporal = true} : memref<4x?xf32>
  memref.store %f, %m[%i, %i] {nontemporal = true, x} : memref<4x?xf32>
  %2 = memref.load %z[] : memref<i32>
  memref.store %2, %z[] : memref<i32>
  memref.prefetch %m[%i, %i], write, locality<1>, data : memref<4x?xf32>
  memref.prefetch %m[%i, %i], read, locality<3>, instr {x} : memref<4x?xf32>
  %3 = memref.atomic_rmw addf %f, %m[%i, %i] : (f32, memref<4x?xf32>) -> f32
  %4 = memref.atomic_rmw assign %ii, %z[] {x} : (i32, memref<i32>) -> i32
  %5 = memref.generic_atomic_rmw %m[%i, %i] : memref<4x?xf32> {
  ^bb0(%old: f32):
    %s = arith.addf %old, %f : f32
    memref.atomic_yield %s : f32
  }
  %6 = memref.load %m[%i, %i] {alignment = 16 : i64} : memref<4x?xf32>
  return
}
// -----
func.func @dma(%a: memref<256xf32, 1>, %b: memref<128xf32>, %t: memref<1xi32>, %i: index, %n: index) {
  memref.dma_start %a[%i], %b[%i], %n, %t[%i] : memref<256xf32, 1>, memref<128xf32>, memref<1xi32>
  memref.dma_start %a[%i], %b[%i], %n, %t[%i], %n, %n : memref<256xf32, 1>, memref<128xf32>, memref<1xi32>
  memref.dma_wait %t[%i], %n : memref<1xi32>
  return
}
// -----
func.func @views(%m: memref<4x8xf32>, %d: memref<?x?xf32>, %i: index, %u: memref<*xf32>, %b: memref<2048xi8>, %sh: memref<2xi32>) {
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x8xf32>
  %1 = memref.cast %u : memref<*xf32> to memref<4xf32>
  %2 = memref.cast %m : memref<4x8xf32> to memref<4x8xf32, strided<[?, 1], offset: ?>>
  %3 = memref.dim %m, %i : memref<4x8xf32>
  %4 = memref.rank %u : memref<*xf32>
  %5 = memref.subview %m[0, 2] [2, 4] [1, 1] : memref<4x8xf32> to memref<2x4xf32, strided<[8, 1], offset: 2>>
  %6 = memref.subview %d[%i, %i] [%i, 4] [1, %i] : memref<?x?xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %7 = memref.subview %m[1, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1], offset: 8>>
  %8 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  %9 = memref.view %b[%i][%i] : memref<2048xi8> to memref<?x4xf32>
  %10 = memref.view %b[%i][] : memref<2048xi8> to memref<64x4xf32>
  %11 = memref.reinterpret_cast %m to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32>
  %12 = memref.reinterpret_cast %u to offset: [%i], sizes: [%i, 4], strides: [%i, 1] : memref<*xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %13 = memref.reshape %m(%sh) : (memref<4x8xf32>, memref<2xi32>) -> memref<8x4xf32>
  %14 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %15 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
  %16 = memref.expand_shape %d [[0, 1], [2]] output_shape [%i, 4, %i] : memref<?x?xf32> into memref<?x4x?xf32>
  %17 = memref.memory_space_cast %m : memref<4x8xf32> to memref<4x8xf32, 3>
  %18 = memref.extract_aligned_pointer_as_index %m : memref<4x8xf32> -> index
  %base, %off, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  memref.copy %m, %m : memref<4x8xf32> to memref<4x8xf32>
  return
}
// -----
memref.global "private" @a : memref<2xf32> = dense<0.0>
memref.global @b : memref<2xf32> = dense<[1.0, 2.0]> {alignment = 64}
memref.global constant @c : memref<2xi32> = dense<1>
memref.global "private" constant @d : memref<2xi32> = uninitialized
memref.global @e : memref<4xf32>
memref.global "public" @g : memref<2xf32, 3> = dense<0.0> {x}
func.func @f() {
  %0 = memref.get_global @a : memref<2xf32>
  %1 = memref.get_global @c {y} : memref<2xi32>
  return
}
// -----
func.func @bad(%m: memref<4xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] : memref<4xf32>
  return
}
// -----
func.func @bad(%m: memref<4xf32>, %i: index, %x: i32) {
  memref.store %x, %m[%i] : memref<4xf32>
  return
}
// -----
func.func @bad() {
  %0 = memref.alloc() : memref<?xf32>
  return
}
// -----
func.func @bad(%i: index) {
  %0 = memref.alloc(%i) : memref<4xf32>
  return
}
// -----
func.func @bad() {
  %0 = memref.alloc() {alignment = 63 : i64} : memref<4xf32>
  return
}
// -----
func.func @bad() {
  %0 = memref.alloc() : memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
// -----
func.func @bad() {
  %0 = memref.alloc() : f32
  return
}
// -----
func.func @bad(%m: memref<4x4xf32>) {
  %0 = memref.cast %m : memref<4x4xf32> to memref<4x5xf32>
  return
}
// -----
func.func @bad(%m: memref<*xf32>) {
  %0 = memref.cast %m : memref<*xf32> to memref<*xf32>
  return
}
// -----
func.func @bad(%m: memref<4x8xf32>) {
  %5 = memref.subview %m[0, 2] [2, 4] [1, 1] : memref<4x8xf32> to memref<2x5xf32, strided<[8, 1], offset: 2>>
  return
}
// -----
func.func @bad(%m: memref<4x8xf32>) {
  %5 = memref.subview %m[0, 2] [2, 4] [1, 1] : memref<4x8xf32> to memref<2x4xf32>
  return
}
// -----
func.func @bad(%m: memref<4x8xf32>) {
  %5 = memref.subview %m[0] [2] [1] : memref<4x8xf32> to memref<2x4xf32, strided<[8, 1]>>
  return
}
// -----
func.func @bad(%m: memref<4x8xf32>) {
  %8 = memref.transpose %m (i, j) -> (j, j) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  return
}
// -----
func.func @bad(%m: memref<4x8xf32>) {
  %8 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32>
  return
}
// -----
func.func @bad(%b: memref<2048xi8>, %i: index) {
  %9 = memref.view %b[%i][%i] : memref<2048xi8> to memref<4x4xf32>
  return
}
// -----
func.func @bad(%b: memref<2048xi8>, %i: index) {
  %9 = memref.view %b[%i][%i, %i] : memref<2048xi8> to memref<?x4xf32>
  return
}
// -----
func.func @bad(%m: memref<?xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<?xf32> to memref<4xf32>
  return
}
// -----
func.func @bad(%m: memref<?xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [5], strides: [1] : memref<?xf32> to memref<4xf32>
  return
}
// -----
func.func @bad(%m: memref<?xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xi32>
  return
}
// -----
func.func @bad(%m: memref<4x8xf32>) {
  %14 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<33xf32>
  return
}
// -----
func.func @bad(%m: memref<4x8xf32>) {
  %14 = memref.collapse_shape %m [[0], [1]] : memref<4x8xf32> into memref<32xf32>
  return
}
// -----
func.func @bad(%m: memref<4x8xf32>) {
  %15 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 8] : memref<4x8xf32> into memref<2x3x8xf32>
  return
}
// -----
func.func @bad(%m: memref<4x8xf32>, %n: memref<4x4xf32>) {
  memref.copy %m, %n : memref<4x8xf32> to memref<4x4xf32>
  return
}
// -----
func.func @bad(%m: memref<4x8xf32>, %n: memref<4x8xi32>) {
  memref.copy %m, %n : memref<4x8xf32> to memref<4x8xi32>
  return
}
// -----
memref.global @b : memref<2xf32> = dense<[1.0, 2.0, 3.0]>
// -----
memref.global @b : memref<?xf32>
// -----
memref.global @b : memref<2xf32> = 1.0
// -----
func.func @f() {
  %0 = memref.get_global @a : memref<2xf32>
  return
}
// -----
memref.global @a : memref<2xf32>
func.func @f() {
  %0 = memref.get_global @a : memref<3xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %x: i32) {
  %3 = memref.atomic_rmw addf %x, %m[%i] : (i32, memref<4xf32>) -> i32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  %3 = memref.atomic_rmw addi %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %x: f32) {
  %3 = memref.atomic_rmw foo %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], write, locality<4>, data : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], foo, locality<3>, data : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  %5 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: i32):
    memref.atomic_yield %old : i32
  }
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  %17 = memref.memory_space_cast %m : memref<4xf32> to memref<5xf32, 3>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  memref.assume_alignment %m, 12 : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = memref.alloca_scope -> (i32) {
    %c = arith.constant 1.0 : f32
    memref.alloca_scope.return %c : f32
  }
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %m: memref<5xf32>) {
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xf32>, memref<5xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {
  bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f() {
  %0 = bufferization.alloc_tensor() : tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<?xf32>, %i: index) {
  %0 = bufferization.alloc_tensor(%i) copy(%t) : tensor<?xf32>
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: i1) {
  bufferization.dealloc (%m : memref<?xf32>) if (%i, %i)
  return
}
// -----
func.func @f(%x: index) {
  %0 = memref.alloc()[%x] : memref<4xf32>
  return
}
// -----
func.func @f(%m2: memref<4x8xf32>) {
  %0 = memref.cast %m2 : memref<4x8xf32> to memref<4x8xf32, strided<[1, 4]>>
  return
}
// -----
func.func @f(%m2: memref<4x8xf32>) {
  %0 = memref.cast %m2 : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1], offset: 4>>
  return
}
// -----
func.func @f(%m2: memref<4x8xf32>) {
  %0 = memref.cast %m2 : memref<4x8xf32> to memref<4x8xf32, affine_map<(i, j) -> (j, i)>>
  return
}
// -----
func.func @f(%st: memref<4x8xf32, strided<[?, ?], offset: ?>>) {
  %0 = memref.collapse_shape %st [[0, 1]] : memref<4x8xf32, strided<[?, ?], offset: ?>> into memref<32xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32, strided<[4, 1]>>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %sh: memref<2xindex>) {
  %0 = memref.reshape %m(%sh) : (memref<4xf32>, memref<2xindex>) -> memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %sh: memref<2xindex>) {
  %0 = memref.reshape %m(%sh) : (memref<4xf32>, memref<2xindex>) -> memref<2x2xi32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %sh: memref<2xindex>) {
  %0 = memref.reshape %m(%sh) : (memref<4xf32>, memref<2xindex>) -> memref<2x2xf32, strided<[4, 1]>>
  return
}
// -----
memref.global @g : memref<4xf32> = [1.0]
// -----
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1.0> : tensor<8xf32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = dense<1> : tensor<4xi32>}> : () -> ()
// -----
"memref.global"() <{sym_name = "g", type = memref<4xf32>, initial_value = 1 : i32}> : () -> ()
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, strided<[2]>>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<*xf32, 1>
  return
}
// -----
func.func @f(%m2: memref<4x8xf32>) {
  %0, %1, %2, %3 = memref.extract_strided_metadata %m2 : memref<4x8xf32> -> memref<f32>, index, index, index
  return
}
// -----
func.func @f(%x: index, %m: memref<4xf32>, %m1: memref<4xf32, 1>, %tg: memref<1xi32>) {
  memref.dma_start %m[%x], %m1[%x], %x, %tg[] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// -----
func.func @f(%x: index, %m: memref<4xf32>, %m1: memref<4xf32, 1>, %tg: memref<1xi32>) {
  memref.dma_start %m[], %m1[%x], %x, %tg[%x] : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
// -----
func.func @f(%x: index, %tg: memref<1xi32>) {
  memref.dma_wait %tg[], %x : memref<1xi32>
  return
}
// -----
func.func @f(%x: index, %tg: memref<1xi32>) {
  memref.dma_wait %tg[%x, %x], %x : memref<1xi32>
  return
}
// -----
func.func @f(%m: memref<8xi32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<8xi32> { ^bb0(%a: i32): %x = memref.alloc() : memref<4xi32>
  memref.atomic_yield %a : i32 }
  return
}

// -----

func.func private @a(memref<4x!unk.t>)

// -----

func.func private @a(memref<4x!unk<t>>)

// -----

func.func private @a(memref<4x!shape.size>)
// -----
func.func @f(%a: memref<4xi8>) {
  %0 = "memref.distinct_objects"(%a) : (memref<4xi8>) -> memref<4xi32>
  return
}

// -----

func.func @f(%s: memref<4x8xf32>) {
  %0 = memref.expand_shape %s [[0, 1], [2]] output_shape [2, 3, 8] : memref<4x8xf32> into memref<2x2x8xf32>
  return
}

// -----

func.func @f(%a: memref<?x?xf32>, %i: index) {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [4, %i, 4] : memref<?x?xf32> into memref<?x4x?xf32>
  return
}

// -----

func.func @f() {
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  "memref.generic_atomic_rmw"(%m, %i) ({
  }) : (memref<4xf32>, index) -> f32
  return
}
