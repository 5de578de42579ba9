module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @k(%a: f32, %m: memref<?xf32, 1>) workgroup(%w: memref<32xf32, 3>) private(%p: memref<1xf32, 5>) kernel attributes {x = 1} {
      %0 = gpu.thread_id x
      %1 = gpu.block_dim y
      gpu.barrier
      %2 = gpu.all_reduce add %a {} : (f32) -> (f32)
      %3 = gpu.all_reduce %a {
      ^bb(%l: f32, %r: f32):
        %s = arith.addf %l, %r : f32
        "gpu.yield"(%s) : (f32) -> ()
      } : (f32) -> (f32)
      %4 = gpu.subgroup_reduce add %a : (f32) -> (f32)
      %5 = gpu.subgroup_reduce add %a uniform cluster(size = 4) : (f32) -> (f32)
      %i = arith.constant 1 : i32
      %6, %7 = gpu.shuffle xor %a, %i, %i : f32
      gpu.printf "hi %d", %i : i32
      %8 = gpu.lane_id
      %9 = gpu.global_id z upper_bound 64
      gpu.return
    }
    gpu.func @noarg() kernel {
      gpu.return
    }
    gpu.func @dev(%x: f32) -> f32 {
      gpu.return %x : f32
    }
    gpu.func @known() kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
      gpu.return
    }
  }
  func.func @host(%n: index, %f: f32, %m: memref<?xf32, 1>, %s: i32, %m2: memref<?xf32>) {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
      "t.u"(%bx, %tx) : (index, index) -> ()
      gpu.terminator
    }
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) dynamic_shared_memory_size %s workgroup(%w: memref<32xf32, 3>) private(%p: memref<1xf32, 5>) {
      gpu.terminator
    } {tag}
    %t = gpu.wait async
    %t2 = gpu.launch async [%t] blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
      gpu.terminator
    }
    gpu.launch clusters(%cx, %cy, %cz) in (%kx = %n, %ky = %n, %kz = %n) blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
      gpu.terminator
    }
    gpu.launch_func @kernels::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%f : f32, %m : memref<?xf32, 1>)
    %t9 = gpu.launch_func async [%t] @kernels::@noarg clusters in (%n, %n, %n) blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %s
    %t3 = gpu.launch_func async [%t, %t2] @kernels::@noarg blocks in (%n, %n, %n) threads in (%n, %n, %n)
    gpu.wait [%t]
    %a0, %a1 = gpu.alloc async [%t] (%n) : memref<?xf32>
    %a2 = gpu.alloc host_shared (%n) : memref<?xf32>
    gpu.dealloc %a2 : memref<?xf32>
    %a4 = gpu.dealloc async [%a1] %a0 : memref<?xf32>
    %a3 = gpu.memcpy async [%t] %m2, %m2 : memref<?xf32>, memref<?xf32>
    gpu.memset %m2, %f : memref<?xf32>, f32
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.binary @b [#gpu.object<#nvvm.target<chip = "sm_90">, "\00">]
  gpu.binary @b2 <#gpu.select_object<1>> [#gpu.object<#nvvm.target, properties = {O = 3 : i32}, bin = "x">]
  gpu.binary @b3 <#gpu.select_object> [#gpu.object<#nvvm.target, offload = "">]
}
