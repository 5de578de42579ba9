func.func @alloc(%n: index, %s: index, %m: memref<4x?xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%n) {alignment = 8 : i64} : memref<4x?xf32>
  %2 = memref.alloc(%n)[%s] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %3 = memref.alloca() : memref<4xf32, 1>
  memref.dealloc %0 : memref<4xf32>
  %4 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
  %5 = memref.cast %1 : memref<4x?xf32> to memref<*xf32>
  %6 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %7 = memref.dim %m, %n : memref<4x?xf32>
  %8 = memref.rank %m : memref<4x?xf32>
  %9 = memref.load %m[%n, %n] : memref<4x?xf32>
  %10 = memref.load %m[%n, %n] {nontemporal = true} : memref<4x?xf32>
  memref.store %9, %m[%n, %n] : memref<4x?xf32>
  memref.copy %m, %m : memref<4x?xf32> to memref<4x?xf32>
  memref.prefetch %m[%n, %n], read, locality<3>, data : memref<4x?xf32>
  memref.prefetch %m[%n, %n], write, locality<1>, instr : memref<4x?xf32>
  %11 = memref.assume_alignment %m, 64 : memref<4x?xf32>
  %12 = memref.memory_space_cast %0 : memref<4xf32> to memref<4xf32, 1>
  %13 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32> -> index
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %m : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  return
}
// -----
func.func @views(%m: memref<8x16x4xf32, strided<[64, 4, 1]>>, %a: index, %b: memref<2048xi8>, %r: memref<?x?xf32>, %u: memref<*xf32>, %sh: memref<2xindex>, %flat: memref<32xf32>) {
  %0 = memref.subview %m[%a, %a, %a][%a, %a, %a][%a, %a, %a] : memref<8x16x4xf32, strided<[64, 4, 1]>> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %1 = memref.subview %m[0, 2, 0][4, 4, 4][1, 1, 1] : memref<8x16x4xf32, strided<[64, 4, 1]>> to memref<4x4x4xf32, strided<[64, 4, 1], offset: 8>>
  %2 = memref.subview %m[0, %a, 0][1, 4, 4][1, 1, 1] : memref<8x16x4xf32, strided<[64, 4, 1]>> to memref<4x4xf32, strided<[4, 1], offset: ?>>
  %3 = memref.view %b[%a][%a] : memref<2048xi8> to memref<?x4xf32>
  %4 = memref.view %b[%a][] : memref<2048xi8> to memref<64x4xf32>
  %5 = memref.reinterpret_cast %r to offset: [0], sizes: [%a, 10], strides: [%a, 1] : memref<?x?xf32> to memref<?x10xf32, strided<[?, 1]>>
  %6 = memref.reinterpret_cast %u to offset: [%a], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[], offset: ?>>
  %7 = memref.reshape %u(%sh) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  %8 = memref.expand_shape %flat [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %9 = memref.collapse_shape %8 [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %10 = memref.transpose %r (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %11 = memref.transpose %m (d0, d1, d2) -> (d2, d0, d1) {tag} : memref<8x16x4xf32, strided<[64, 4, 1]>> to memref<4x8x16xf32, strided<[1, 64, 4]>>
  return
}
// -----
memref.global "private" @g0 : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
memref.global constant @g1 : memref<2x2xi32> = dense<0>
memref.global "public" @g2 : memref<2xf32> = uninitialized
memref.global @g3 : memref<2xf32>
memref.global "private" constant @g4 : memref<4xf32> = dense<1.0> {alignment = 64}
func.func @atomics(%m: memref<10xf32>, %i: index, %f: f32, %d: memref<100xf32>, %e: memref<100xf32, 2>, %t: memref<1xi32>) -> f32 {
  %g = memref.get_global @g0 : memref<4xf32>
  %0 = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<10xf32>) -> f32
  %1 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%c: f32):
    %x = arith.addf %c, %f : f32
    memref.atomic_yield %x : f32
  }
  %2 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%c: f32):
    memref.atomic_yield %c : f32
  } {attr}
  memref.dma_start %d[%i], %e[%i], %i, %t[%i] : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  memref.dma_start %d[%i], %e[%i], %i, %t[%i], %i, %i : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
  memref.dma_wait %t[%i], %i : memref<1xi32>
  memref.alloca_scope {
    %a = memref.alloca() : memref<4xf32>
    memref.alloca_scope.return
  }
  %3 = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %f : f32
  }
  %4:2 = memref.alloca_scope -> (f32, index) {
    memref.alloca_scope.return %f, %i : f32, index
  } {k}
  return %3 : f32
}
