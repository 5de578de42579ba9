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
