#map0 = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0) -> (d0, d0 + 4)>
#set = affine_set<(d0)[s0] : (d0 - 10 >= 0, s0 - d0 == 0)>
func.func @f(%n: index, %m: memref<?x?xf32>, %f: f32, %v: vector<8xf32>) {
  affine.for %i = 0 to 10 {
  }
  affine.for %i = 0 to %n step 2 {
    affine.for %j = #map0(%i)[%n] to min #map1(%i) {
      %0 = affine.load %m[%i + 3, %j * 2 - symbol(%n)] : memref<?x?xf32>
      affine.store %0, %m[%i, %j floordiv 2] : memref<?x?xf32>
      %1 = affine.vector_load %m[%i, %j] : memref<?x?xf32>, vector<8xf32>
      affine.vector_store %1, %m[%i, %j] : memref<?x?xf32>, vector<8xf32>
      affine.prefetch %m[%i, %j + 5], write, locality<3>, data : memref<?x?xf32>
    }
  }
  affine.for %i = max #map1(%n) to 100 {
  } {x = 1}
  %r = affine.for %i = 0 to 10 iter_args(%a = %f) -> (f32) {
    affine.yield %a : f32
  }
  %r2:2 = affine.for %i = 0 to 10 step 3 iter_args(%a = %f, %b = %n) -> (f32, index) {
    affine.yield %a, %b : f32, index
  }
  affine.for %i = 0 to 10 {
    affine.if #set(%i)[%n] {
      affine.yield
    }
    affine.if #set(%i)[%n] {
    } else {
      %z = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 2)>(%i)[%n]
    }
    %q = affine.if #set(%i)[%n] -> f32 {
      affine.yield %f : f32
    } else {
      affine.yield %f : f32
    }
  }
  %ap = affine.apply #map0(%n)[%n]
  %mn = affine.min #map1(%n)
  %mx = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%n)[%n]
  affine.parallel (%i, %j) = (0, 0) to (10, 20) {
  }
  affine.parallel (%i) = (%n) to (%n + 10) step (2) {
  }
  affine.parallel (%i) = (max(0, %n)) to (min(10, %n)) {
  }
  %p = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32) {
    affine.yield %f : f32
  }
  affine.parallel () = () to () {
  }
  %d:2 = affine.delinearize_index %n into (4, 8) : index, index
  %d3:3 = affine.delinearize_index %n into (%n, 4, 8) {a} : index, index, index
  %d4:3 = affine.delinearize_index %n into (4, 8) : index, index, index
  %l = affine.linearize_index [%n, %n] by (4, 8) : index
  %l2 = affine.linearize_index disjoint [%n, %n] by (4, %n) : index
  %l3 = affine.linearize_index [%n, %n, %n] by (4, 8) {x} : index
  return
}
// -----
func.func @dma(%a: memref<100xf32>, %b: memref<100xf32, 2>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.dma_start %a[%i + 7], %b[%i], %t[%i], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.dma_start %a[%i], %b[%i], %t[%i], %n, %n, %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.dma_wait %t[%i], %n : memref<1xi32>
  }
  return
}
// -----
func.func @b(%i: index, %m: memref<10xf32>) {
  affine.for %x = 0 to 10 step 0 {
  }
  return
}
// -----
func.func @b(%i: index, %m: memref<10xf32>) {
  affine.for %x = 0 to 10 step -1 {
  }
  return
}
// -----
func.func @b(%m: memref<10xf32>) {
  affine.for %x = 0 to affine_map<(d0) -> (d0, d0)>(%x) {
  }
  return
}
// -----
func.func @b(%n: index) {
  affine.for %x = 0 to affine_map<(d0) -> (d0, d0)>(%n) {
  }
  return
}
// -----
func.func @b(%n: index) {
  affine.for %x = 0 to min affine_map<(d0) -> ()>(%n) {
  }
  return
}
// -----
func.func @b(%m: memref<10xf32>, %i: index) {
  %0 = affine.load %m[%i, %i] : memref<10xf32>
  return
}
// -----
func.func @b(%m: memref<10xf32>, %i: index) {
  %0 = affine.load %m[%i * %i] : memref<10xf32>
  return
}
// -----
func.func @b(%m: memref<10xf32>, %i: index, %f: i32) {
  affine.store %f, %m[%i] : memref<10xf32>
  return
}
// -----
func.func @b(%m: memref<10xf32>, %i: index) {
  %0 = affine.vector_load %m[%i] : memref<10xf32>, vector<4xi32>
  return
}
// -----
func.func @b(%i: index) {
  %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i)
  return
}
// -----
func.func @b(%i: index) {
  %0 = affine.apply affine_map<(d0) -> (d0, d0)>(%i)
  return
}
// -----
func.func @b(%i: index) {
  %0 = affine.min affine_map<(d0) -> (d0)>(%i, %i)
  return
}
// -----
func.func @b(%i: index) {
  %0 = affine.min affine_map<(d0) -> ()>(%i)
  return
}
// -----
func.func @b(%i: index) {
  affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i) {
  }
  return
}
// -----
func.func @b(%i: index, %f: f32) {
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> f32 {
    affine.yield %f : f32
  }
  return
}
// -----
func.func @b(%i: index) {
  affine.parallel (%a, %b) = (0) to (10, 10) {
  }
  return
}
// -----
func.func @b(%i: index) {
  affine.parallel (%a) = (0) to (10) step (0) {
  }
  return
}
// -----
func.func @b(%i: index, %f: f32) {
  %0 = affine.parallel (%a) = (0) to (10) reduce ("foo") -> (f32) {
    affine.yield %f : f32
  }
  return
}
// -----
func.func @b(%i: index, %f: f32) {
  %0 = affine.parallel (%a) = (0) to (10) reduce ("addf", "mulf") -> (f32) {
    affine.yield %f : f32
  }
  return
}
// -----
func.func @b(%n: index) {
  %d:3 = affine.delinearize_index %n into (8) : index, index, index
  return
}
// -----
func.func @b(%n: index) {
  %d = affine.linearize_index [%n, %n, %n] by (4) : index
  return
}
// -----
func.func @b(%n: index, %f: f32) {
  %r = affine.for %i = 0 to 10 iter_args(%a = %f) -> (f32) {
  }
  return
}
// -----
func.func @b(%n: index, %f: f32) {
  %r = affine.for %i = 0 to 10 iter_args(%a = %f) -> (f32) {
    affine.yield %i : index
  }
  return
}
// -----
func.func @b(%n: index, %m: memref<4xf32>) {
  affine.prefetch %m[%n], write, locality<5>, data : memref<4xf32>
  return
}
// -----
func.func @f(%x: index, %y: index) {
  scf.for %i = %x to %y step %x {
   affine.for %j = 0 to %i {
   }
   }
  return
}
// -----
func.func @f(%f: f32, %x: index, %y: index, %m: memref<4xf32>) {
  scf.for %i = %x to %y step %x {
   affine.store %f, %m[%i] : memref<4xf32>
   }
  return
}
// -----
func.func @f() {
  affine.for %i = 0 to 10 {
   affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%i] {
   }
   }
  return
}
// -----
func.func @f() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (10)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
   ^bb0(%i: i32):
   affine.yield
   }) : () -> ()
  return
}
// -----
func.func @f(%a: i32, %f: f32, %x: index) {
  %r = affine.if affine_set<(d0) : (d0 >= 0)>(%x) -> f32 {
   affine.yield %f : f32
   } else {
   affine.yield %a : i32
   }
  return
}
// -----
func.func @f(%f: f32, %x: index) {
  affine.if affine_set<(d0) : (d0 >= 0)>(%x) {
   affine.yield %f : f32
   }
  return
}
// -----
func.func @f(%x: index, %m: memref<4xf32>) {
  %0 = "affine.load"(%m, %x) <{map = affine_map<(d0, d1) -> (d0)>}> : (memref<4xf32>, index) -> f32
  return
}
// -----
func.func @f(%x: index, %m: memref<4xf32>) {
  %0 = "affine.load"(%m, %x) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> i32
  return
}
// -----
func.func @f(%f: f32) {
  %r = affine.parallel (%i) = (0) to (10) reduce ("addi") -> (f32) {
   affine.yield %f : f32
   }
  return
}
// -----
func.func @f() {
  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, upperBoundsMap = affine_map<() -> (10)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsGroups = dense<2> : tensor<1xi32>, steps = [1], reductions = []}> ({
   ^bb0(%i: index):
   affine.yield
   }) : () -> ()
  return
}
// -----
func.func @f() {
  "affine.parallel"() <{lowerBoundsMap = affine_map<() -> (0)>, upperBoundsMap = affine_map<() -> (10)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1, 1], reductions = []}> ({
   ^bb0(%i: index):
   affine.yield
   }) : () -> ()
  return
}
// -----
func.func @f(%x: index) {
  %0:2 = affine.delinearize_index %x into (4, -2) : index, index
  return
}
// -----
func.func @a(%x: f32) {
  %0 = affine.for %i = 0 to 4 iter_args(%v = %x) -> f64 {
    affine.yield %v : f32
  }
  return
}
// -----
func.func @a(%x: f32) {
  affine.for %i = 0 to %x {
    "t.a"(%i) : (f32) -> ()
  }
  return
}
// -----
func.func @a(%x: f32) {
  affine.if affine_set<(d0) : (d0 >= 0)>(%x) {
    "t.a"(%x) : (f64) -> ()
  }
  return
}
// -----
func.func @a(%x: f32) {
  affine.parallel (%i) = (%x) to (%x) {
    "t.a"(%x) : (f64) -> ()
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  affine.for %j = 0 to 4 {
    %i = "unk.op"() : () -> index
    affine.for %k = 0 to %i { }
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  affine.for %j = 0 to 4 {
    %i = "test.op"() : () -> index
    %0 = affine.load %m[%i] : memref<10xf32>
  }
  return
}

// -----

func.func @a(%n: index) { affine.yield }

// -----

func.func @f(%i: index) {
  %0 = "affine.apply"(%i) {map = affine_map<(d0, d1) -> (d0 + d1)>} : (index) -> index
  return
}
