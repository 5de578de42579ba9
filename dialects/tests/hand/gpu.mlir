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
    gpu.memset %m2, %m2 : memref<?xf32>, memref<?xf32>
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.binary @b [#gpu.object<#nvvm.target<chip = "sm_90">, "\00">]
  gpu.binary @b2 <#gpu.select_object<1>> [#gpu.object<#nvvm.target, properties = {O = 3 : i32}, bin = "x">]
  gpu.binary @b3 <#gpu.select_object> [#gpu.object<#nvvm.target, offload = "">]
}

// -----

gpu.module @m {
  gpu.func @f() kernel attributes {known_block_size = 3} { gpu.return }
}

// -----

module attributes {gpu.container_module} {
  func.func @l(%sz: index, %f: f32, %m: memref<?xf32, 1>, %t: !gpu.async.token, %i32: i32) {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %sz, %gy = %sz, %gz = %sz) threads(%tx, %ty, %tz) in (%lx = %sz, %ly = %sz, %lz = %sz) { gpu.terminator }
    %0 = gpu.launch async [%t] blocks(%bx, %by, %bz) in (%gx = %sz, %gy = %sz, %gz = %sz) threads(%tx, %ty, %tz) in (%lx = %sz, %ly = %sz, %lz = %sz) dynamic_shared_memory_size %i32 { gpu.terminator }
    gpu.launch clusters(%cx, %cy, %cz) in (%sx = %sz, %sy = %sz, %szz = %sz) blocks(%bx, %by, %bz) in (%gx = %sz, %gy = %sz, %gz = %sz) threads(%tx, %ty, %tz) in (%lx = %sz, %ly = %sz, %lz = %sz) workgroup(%w: memref<42xf32, 3>) private(%p: memref<2xf32, 5>, %p2: memref<1xf32, 5>) { gpu.terminator }
    gpu.launch_func @k::@f blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz) args(%f : f32, %m : memref<?xf32, 1>)
    gpu.launch_func @k::@f clusters in (%sz, %sz, %sz) blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz) dynamic_shared_memory_size %i32 args(%f : f32, %m : memref<?xf32, 1>)
    %t1 = gpu.launch_func async [%t, %t] @k::@g blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz) 
    return
  }
  gpu.module @k {
    gpu.func @f(%a: f32, %b: memref<?xf32, 1>) kernel { gpu.return }
    gpu.func @g() kernel attributes {gpu.known_block_size = array<i32: 1, 2, 3>} {
      %bIdX = gpu.block_id x
      %t = gpu.thread_id y upper_bound 64
      %gd = gpu.grid_dim z
      %l = gpu.lane_id
      %s = gpu.subgroup_id : index
      %ns = gpu.num_subgroups : index
      %sz = gpu.subgroup_size upper_bound 64 : index
      %g = gpu.global_id x
      %cl = gpu.cluster_id x
      %cbi = gpu.cluster_block_id y
      gpu.barrier
      gpu.printf "x %d", %bIdX : index
      gpu.printf "y"
      %f = arith.constant 1.0 : f32
      %i = arith.constant 1 : i32
      %r = gpu.all_reduce add %f uniform {} : (f32) -> f32
      %r2 = gpu.all_reduce %f { ^bb(%x: f32, %y: f32): %z = arith.addf %x, %y : f32 gpu.yield %z : f32 } : (f32) -> f32
      %r3 = gpu.subgroup_reduce add %f : (f32) -> f32
      %r4 = gpu.subgroup_reduce add %f uniform cluster(size = 4, stride = 2) : (f32) -> f32
      %sh, %p = gpu.shuffle xor %f, %i, %i : f32
      %rot, %pp = gpu.rotate %f, 3, 16 : f32
      %sb = gpu.subgroup_broadcast %f, first_active_lane : f32
      %sb2 = gpu.subgroup_broadcast %f, specific_lane %i : f32
      gpu.return
    }
    gpu.func @h(%a: f32) -> f32 workgroup(%w: memref<5xf32, 3> {llvm.align = 4 : i32}) private(%p: memref<5xf32, 5>) { gpu.return %a : f32 }
  }
}

// -----

func.func @f(%m: memref<4xf32>, %f: f32, %t: !gpu.async.token) {
  %x = gpu.memset async [%t] %m, %f : memref<4xf32>, f32
  return
}
