func.func @f(%f: f32) {
  %0 = gpu.all_reduce %f {} : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32) {
  %0 = gpu.all_reduce and %f {} : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32) {
  %0 = gpu.all_reduce add %f {
   ^bb0(%p: f32, %q: f32):
   gpu.yield %p : f32
   } : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32) {
  %0 = gpu.all_reduce %f {
   ^bb0(%p: f32):
   gpu.yield %p : f32
   } : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32) {
  %0 = gpu.all_reduce %f {
   ^bb0(%p: f32, %q: i32):
   gpu.yield %p : f32
   } : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32) {
  %0 = gpu.all_reduce %f {
   ^bb0(%p: f32, %q: f32):
   gpu.yield
   } : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32) {
  %0 = gpu.all_reduce %f {
   ^bb0(%p: f32, %q: f32):
   "t.x"() : () -> ()
   } : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32) {
  %0 = gpu.subgroup_reduce add %f cluster(size = 3) : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32) {
  %0 = gpu.subgroup_reduce add %f cluster(size = 4, stride = 3) : (f32) -> f32
  return
}
// -----
func.func @f(%f: f32) {
  %0 = gpu.subgroup_reduce and %f : (f32) -> f32
  return
}
// -----
func.func @f(%x: index) {
  gpu.launch_func @nope::@k blocks in (%x, %x, %x) threads in (%x, %x, %x)
  return
}
// -----
func.func @f(%x: index) {
  gpu.launch_func @k blocks in (%x, %x, %x) threads in (%x, %x, %x)
  return
}
// -----
func.func @f() {
  %0 = gpu.alloc() : memref<?xf32>
  return
}
// -----
func.func @f(%x: index) {
  %0 = gpu.alloc(%x) : memref<4xf32>
  return
}
// -----
func.func @f(%x: index) {
  %0 = gpu.alloc()[%x] : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %m2: memref<4x8xf32>) {
  gpu.memcpy %m, %m2 : memref<4xf32>, memref<4x8xf32>
  return
}
// -----
gpu.module @m {
 gpu.func @k() kernel {
 }
 }
// -----
gpu.module @m {
 gpu.func @k() -> f32 kernel {
 gpu.return
 }
 }
// -----
gpu.module @m {
 gpu.func @k(%a: f32) -> f32 {
 gpu.return
 }
 }
// -----
gpu.module @m {
 gpu.func @k(%a: f32) -> i32 {
 gpu.return %a : f32
 }
 }
// -----
gpu.module @m {
 gpu.func @k() workgroup(%x: i32) {
 gpu.return
 }
 }
// -----
module attributes {gpu.container_module} {
 gpu.module @a {
 gpu.func @k(%a: f32) kernel {
 gpu.return
 }
 }
 func.func @f(%x: index) {
 gpu.launch_func @a::@k blocks in (%x, %x, %x) threads in (%x, %x, %x)
 return
 }
 }
// -----
module attributes {gpu.container_module} {
 gpu.module @a {
 gpu.func @k(%a: f32) {
 gpu.return
 }
 }
 func.func @f(%x: index) {
 gpu.launch_func @a::@k blocks in (%x, %x, %x) threads in (%x, %x, %x)
 return
 }
 }
// -----
module attributes {gpu.container_module} {
 gpu.module @a {
 gpu.func @k(%a: f32) kernel {
 gpu.return
 }
 }
 func.func @f(%x: index, %b: i32) {
 gpu.launch_func @a::@k blocks in (%x, %x, %x) threads in (%x, %x, %x) args(%b : i32)
 return
 }
 }
// -----
module attributes {gpu.container_module} {
 gpu.module @a {
 }
 func.func @f(%x: index, %b: i32) {
 gpu.launch_func @a::@k blocks in (%x, %x, %x) threads in (%x, %x, %x) args(%b : i32)
 return
 }
 }
// -----
module attributes {gpu.container_module} {
 module @a {
 }
 func.func @f(%x: index, %b: i32) {
 gpu.launch_func @a::@k blocks in (%x, %x, %x) threads in (%x, %x, %x) args(%b : i32)
 return
 }
 }
// -----
"t.op"() {a = #gpu.address_space<foo>} : () -> ()
// -----
func.func @f(%f: f32) {
  %0 = gpu.all_reduce foo %f {} : (f32) -> (f32)
  return
}
// -----
func.func @f(%m: memref<16x16xf16, strided<[1, 16]>>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<16x16xf16, strided<[1, 16]>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %m: memref<16x16xf16>, %i: index) {
  gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<16x16xf16>
  return
}
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x8xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x8xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %a, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
func.func @f(%i: index) {
  %0 = gpu.warp_execute_on_lane_0(%i)[32] -> (f32) { }
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>) {
  gpu.warp_execute_on_lane_0(%i)[32] args(%v : vector<4xf32>) { ^bb0(%a: vector<100xf32>): gpu.yield }
  return
}
// -----
func.func @f(%i: index) {
  %0 = gpu.warp_execute_on_lane_0(%i)[32] -> (vector<1xf32>) { %c = arith.constant dense<0.0> : vector<33xf32>
  gpu.yield %c : vector<33xf32> }
  return
}

// -----

func.func @w() {
  gpu.wait async
  return
}

// -----

func.func @w(%a: !gpu.async.token) {
  gpu.wait async [%a]
  gpu.wait [%a]
  return
}

// -----

gpu.module @m {
  gpu.func @f() kernel attributes {known_block_size = array<i32: 1, 2, 3>, gpu.known_grid_size = array<i32: 1, 2>} { gpu.return }
}

// -----

module attributes {gpu.container_module} {
  func.func @l(%sz: index, %f: f32, %m: memref<?xf32, 1>, %t: !gpu.async.token, %i32: i32) {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %sz, %gy = %sz, %gz = %sz) threads(%tx, %ty, %tz) in (%lx = %sz, %ly = %sz, %lz = %sz) { gpu.terminator }
    gpu.launch async blocks(%bx, %by, %bz) in (%gx = %sz, %gy = %sz, %gz = %sz) threads(%tx, %ty, %tz) in (%lx = %sz, %ly = %sz, %lz = %sz) { gpu.terminator }
    %0 = gpu.launch async [%t] blocks(%bx, %by, %bz) in (%gx = %sz, %gy = %sz, %gz = %sz) threads(%tx, %ty, %tz) in (%lx = %sz, %ly = %sz, %lz = %sz) dynamic_shared_memory_size %i32 { gpu.terminator }
    return
  }
}

// -----

func.func @r(%f: f32) {
  %rot, %pp = gpu.rotate %f, 16, 16 : f32
  return
}

// -----

func.func @r(%f: f32) {
  %sb2 = gpu.subgroup_broadcast %f, specific_lane : f32
  return
}

// -----

func.func @mma(%A: memref<32x32xf16, affine_map<(d0, d1) -> (d1, d0)>>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %A[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, affine_map<(d0, d1) -> (d1, d0)>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

gpu.module @m [1] { }

// -----

func.func @l() {
  %0 = gpu.dynamic_shared_memory : memref<?xi8>
  return
}

// -----

func.func @l() {
  %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "gpu.subgroup_mma_constant_matrix"(%a) : (f32) -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @f(%m: memref<4xf32>, %t: !gpu.async.token) {
  %x = "gpu.memset"(%t, %m, %t) : (!gpu.async.token, memref<4xf32>, !gpu.async.token) -> !gpu.async.token
  return
}

// -----

func.func @f(%i: index) {
  "gpu.launch"(%i, %i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> ({
  ^bb0(%a0: index, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %b0: index, %b1: index):
    gpu.terminator
  }) : (index, index, index, index, index, index, index) -> ()
  return
}
