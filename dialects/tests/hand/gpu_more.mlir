func.func @mma(%m: memref<32x32xf16, 3>, %g: memref<16x16xf16>, %i: index, %f: f16) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %1 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
  %c = gpu.subgroup_mma_constant_matrix %f : !gpu.mma_matrix<16x16xf16, "COp">
  %2 = gpu.subgroup_mma_compute %0, %1, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  %3 = gpu.subgroup_mma_elementwise addf %2, %c : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  gpu.subgroup_mma_store_matrix %3, %g[%i, %i] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
  return
}
// -----
func.func @sparse(%a: index, %mi: memref<?xindex>, %mf: memref<?xf64>, %t: !gpu.async.token) {
  %0, %t0 = gpu.create_coo async [%t] %a, %a, %a, %mi, %mi, %mf : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %1, %t1 = gpu.create_csr async [%t] %a, %a, %a, %mi, %mi, %mf : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %2, %t2 = gpu.create_dn_tensor async [%t] %mf, %a : index into memref<?xf64>
  %3, %t3 = gpu.spmv_buffer_size async [%t] %0, %2, %2 into f64
  %4 = gpu.spmv async [%t] %0, %2, %2, %mf : memref<?xf64> into f64
  %5, %t5 = gpu.spmm_buffer_size async [%t] %0, %2, %2 : index into f64
  %6 = gpu.spmm async [%t] %0, %2, %2, %mf : memref<?xf64> into f64
  %7, %t7 = gpu.sddmm_buffer_size async [%t] %2, %2, %0 into f64
  %8 = gpu.destroy_sp_mat async [%t] %0
  %9 = gpu.destroy_dn_tensor async [%t] %2
  %10, %t10 = gpu.spmv_buffer_size async [%t] %0{TRANSPOSE}, %2, %2 into f64
  return
}
// -----
gpu.module @m1 <#gpu.select_object<0 : i64>> [#nvvm.target, #rocdl.target<chip = "gfx90a">] {
}
gpu.module @m2 [#nvvm.target] attributes {x} {
}
gpu.binary @bin2 <#gpu.select_object<#nvvm.target>> [#gpu.object<#nvvm.target, offload = "blob">]
func.func @w(%l: index, %f: f32, %v: vector<4xf32>, %c: i32, %m: memref<*xf32>) {
  gpu.host_register %m : memref<*xf32>
  gpu.host_unregister %m : memref<*xf32>
  gpu.set_default_device %c
  gpu.warp_execute_on_lane_0(%l)[32] {
    "t.u"() : () -> ()
  }
  %r = gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xf32>) -> (vector<1xf32>) {
  ^bb0(%a: vector<128xf32>):
    %x = "t.v"() : () -> vector<32xf32>
    gpu.yield %x : vector<32xf32>
  }
  %s = gpu.subgroup_id : index
  %n = gpu.num_subgroups upper_bound 8 : index
  %z = gpu.subgroup_size : index
  %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  %rot, %rv = gpu.rotate %f, 4, 32 : f32
  return
}
