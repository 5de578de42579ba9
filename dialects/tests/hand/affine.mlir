#map0 = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
#set0 = affine_set<(d0)[s0] : (d0 - 10 >= 0, s0 - d0 - 9 == 0)>
func.func @apply(%i: index, %n: index) -> index {
  %0 = affine.apply #map0(%i)[%n]
  %1 = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1 - 1)>(%i, %0)
  %2 = affine.apply affine_map<()[s0] -> (s0 ceildiv 8)>()[%n]
  %3 = affine.apply affine_map<() -> (42)>()
  %4 = affine.apply affine_map<(i, j) -> (i * -3 + j floordiv 2)>(%1, %2) {tag = "x"}
  %5 = affine.max affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%i)[%n]
  %6 = affine.min affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%i)[%n]
  %7 = affine.min affine_map<() -> (4)>()
  return %4 : index
}
// -----
func.func @loops(%n: index, %m: memref<?xf32>, %init: f32, %init2: i32) {
  affine.for %i = 0 to 10 {
  }
  affine.for %i = 0 to %n step 2 {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to affine_map<()[s0] -> (s0 - 1)>()[%n] {
      "t.u"(%j) : (index) -> ()
    }
  }
  affine.for %i = -3 to -1 step 1 {
    affine.yield
  } {tag}
  affine.for %i = max affine_map<(d0) -> (d0, 3)>(%n) to min affine_map<()[s0] -> (s0, 128)>()[%n] step 4 { }
  affine.for %i = %n to %n { }
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to 7 { }
  affine.for %i = affine_map<()[s0] -> (s0)>()[%n] to 7 { }
  affine.for %i = max affine_map<() -> (1, 2)>() to min affine_map<() -> (10, 20)>() { }
  affine.for %i = affine_map<() -> (5)>() to affine_map<() -> (9)>() { }
  %r = affine.for %i = 0 to 10 step 2 iter_args(%s = %init) -> (f32) {
    %t = affine.load %m[%i] : memref<?xf32>
    %u = arith.addf %s, %t : f32
    affine.yield %u : f32
  }
  %q:2 = affine.for %i = 0 to 10 iter_args(%s = %init, %k = %init2) -> (f32, i32) {
    affine.yield %s, %k : f32, i32
  } {a = 1}
  return
}
// -----
#set = affine_set<(d0)[s0] : (d0 - 10 >= 0, s0 - d0 - 9 == 0)>
func.func @ifs(%i: index, %n: index, %x: f32) -> f32 {
  affine.for %j = 0 to 4 {
    affine.if #set(%j)[%n] {
      "t.u"() : () -> ()
    }
    affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%j, %j) {
    } else {
      "t.v"() : () -> ()
    } {k}
  }
  %r = affine.if affine_set<() : (0 == 0)>() -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %x : f32
  }
  %r2:2 = affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] -> (f32, index) {
    affine.yield %x, %i : f32, index
  } else {
    affine.yield %x, %n : f32, index
  }
  return %r : f32
}
// -----
func.func @mem(%m: memref<100x100xf32>, %i: index, %n: index, %v: f32, %s: memref<f32>) {
  affine.for %a = 0 to 10 {
    affine.for %b = 0 to 10 {
      %0 = affine.load %m[%a, %b] : memref<100x100xf32>
      %1 = affine.load %m[%a + 3, %b + 7] : memref<100x100xf32>
      %2 = affine.load %m[%a + symbol(%n), %b * 2 + symbol(%n)] : memref<100x100xf32>
      %3 = affine.load %m[(%a + %b) floordiv 2, (%a + %b) mod 4 ceildiv 3] {t} : memref<100x100xf32>
      affine.store %0, %m[%a, %b] : memref<100x100xf32>
      affine.store %1, %m[%a + 1, %b - 1] {u = 1} : memref<100x100xf32>
      affine.store %v, %m[-%a + 20, 5] : memref<100x100xf32>
      affine.store %v, %m[symbol(%i), 0] : memref<100x100xf32>
      affine.prefetch %m[%a, %b + 5], read, locality<3>, data : memref<100x100xf32>
      affine.prefetch %m[%a, %b + 5], write, locality<0>, instr {p} : memref<100x100xf32>
      %4 = affine.vector_load %m[%a, %b] : memref<100x100xf32>, vector<8xf32>
      %5 = affine.vector_load %m[%a + 1, symbol(%n) * 4] : memref<100x100xf32>, vector<4x8xf32>
      affine.vector_store %4, %m[%a, %b] : memref<100x100xf32>, vector<8xf32>
    }
  }
  %6 = affine.load %s[] : memref<f32>
  affine.store %6, %s[] : memref<f32>
  return
}
// -----
func.func @par(%n: index, %m: memref<100xf32>, %s: index) {
  affine.parallel (%i, %j) = (0, 0) to (100, 100) {
  }
  affine.parallel (%i, %j) = (%n + 1, symbol(%n)) to (%n * 2, 100) step (10, 5) {
    "t.u"(%i, %j) : (index, index) -> ()
  } {k = 2}
  %r = affine.parallel (%i) = (0) to (100) reduce ("addf") -> (f32) {
    %x = affine.load %m[%i] : memref<100xf32>
    affine.yield %x : f32
  }
  %r2:2 = affine.parallel (%i, %j) = (0, 1) to (100, %n) step (1, 2) reduce ("minimumf", "maximumf") -> (f32, f32) {
    %x = affine.load %m[%i] : memref<100xf32>
    affine.yield %x, %x : f32, f32
  }
  affine.parallel (%i, %j) = (max(0, %n), 0) to (min(128, %n + 3), 100) { }
  affine.parallel (%i) = (max(0, symbol(%n))) to (min(128, %n, symbol(%s) + 1)) step (4) { }
  affine.parallel () = () to () { }
  return
}
// -----
func.func @lin(%a: index, %b: index, %c: index) {
  %0:3 = affine.delinearize_index %a into (%b, 16, 224) : index, index, index
  %1:3 = affine.delinearize_index %a into (16, %c) : index, index, index
  %2 = affine.linearize_index [%a, %b, %c] by (2, %c, 5) : index
  %3 = affine.linearize_index disjoint [%a, %b, %c] by (2, 3, 5) : index
  %4 = affine.linearize_index [%a, %b, %c] by (3, 5) {x} : index
  return
}
// -----
func.func @dma(%m: memref<100xf32>, %s: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %st: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    affine.dma_start %m[%i + 7], %s[%i + 11], %t[%c0], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.dma_start %m[%i], %s[%i], %t[%c0], %n, %st, %st : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.dma_wait %t[%c0], %n : memref<1xi32>
  }
  return
}
// -----
func.func @bad(%m: memref<100xf32>, %i: index) {
  affine.load %m[%i : memref<100xf32>
  return
}
// -----
func.func @bad(%m: memref<100xf32>, %i: f32) {
  affine.for %k = 0 to %i { }
  return
}
// -----
func.func @bad(%m: memref<100xf32>, %i: index) {
  affine.for %k = 0 to 10 step -1 { }
  return
}
// -----
func.func @bad(%m: memref<100xf32>, %i: index) {
  affine.for %k = affine_map<(d0) -> (d0, d0 + 1)>(%i) to 10 { }
  return
}
// -----
func.func @bad(%m: memref<100xf32>, %i: index) {
  affine.apply affine_map<(d0) -> (d0)>(%i, %i)
  return
}
// -----
func.func @bad(%m: memref<100xf32>, %i: index) {
  affine.apply affine_map<(d0) -> (d0, d0)>(%i)
  return
}
// -----
func.func @bad(%m: memref<100xf32>, %i: index) {
  affine.prefetch %m[%i], rd, locality<3>, data : memref<100xf32>
  return
}
// -----
func.func @bad(%m: memref<100xf32>, %i: index) {
  affine.parallel (%a, %b) = (0) to (1, 2) { }
  return
}
// -----
func.func @bad(%m: memref<100xf32>, %i: index) {
  affine.parallel (%a) = (0) to (1) reduce ("nope") -> (f32) { }
  return
}
// -----
func.func @bad(%m: memref<100xf32>, %i: index) {
  affine.if affine_map<(d0) -> (d0)>(%i) { }
  return
}
// -----
func.func @location() {
  affine.for %i loc("i") = 0 to 4 {
    "t.a"(%i) : (index) -> ()
  }
  return
}
