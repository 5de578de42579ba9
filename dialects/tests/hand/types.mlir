func.func private @f(!llvm.struct<"a", (ptr, struct<"a">)>)
// -----
func.func private @f(!llvm.struct<"a", (array<2 x struct<"a">>)>)
// -----
func.func private @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i32)>)
// -----
func.func private @f(!llvm.struct<"a", packed (i8, i32)>)
// -----
func.func private @f(!spirv.struct<a, (!spirv.ptr<!spirv.struct<a>, StorageBuffer>)>)
// -----
func.func private @f(!spirv.struct<a, (!spirv.ptr<!spirv.struct<b, (!spirv.ptr<!spirv.struct<a>, Uniform>)>, StorageBuffer>)>)
// -----
func.func private @f(!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf32,   "COp">)
// -----
func.func private @f(!gpu.mma_matrix<16x16xf64, "AOp">)
// -----
func.func private @f(!gpu.mma_matrix<16x16xsi8, "AOp">)
// -----
func.func private @f(!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spgemmop_handle)
// -----
module attributes {a.a = #gpu.object<#nvvm.target, "abc">, a.b = #gpu.object<#nvvm.target<O = 3, chip = "sm_90">, offload = "BC">, a.c = #gpu.object<#rocdl.target, kernels = <[#gpu.kernel_metadata<"k", () -> ()>]>, bin = "\00">} {}
// -----
module attributes {a.a = #gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "x">} {}
// -----
gpu.binary @b [#gpu.object<#nvvm.target, "x">]
gpu.binary @c <#gpu.select_object<0>> [#gpu.object<#nvvm.target, "x">, #gpu.object<#rocdl.target<chip = "gfx90a">, fatbin = "y">]
// -----
gpu.binary @c <#gpu.select_object<#nvvm.target>> [#gpu.object<#nvvm.target, "x">]
// -----
module attributes {a.a = #gpu.kernel_table<[#gpu.kernel_metadata<"k", (i32) -> (), arg_attrs = [{}], metadata = {a = 1 : i32}>]>} {}
// -----
func.func private @f(!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<2xf32, #ptr.generic_space>>)
// -----
func.func private @f() -> i32 attributes {a.y = #ptr.null : !ptr.ptr<#ptr.generic_space>}
// -----
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>} {}
// -----
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader],   []>, NVIDIA:DiscreteGPU:1234, #spirv.resource_limits<max_compute_workgroup_size = [128, 64, 64], subgroup_size = 64>>} {}
// -----
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Vulkan, #spirv.resource_limits<>>} {}
// -----
module attributes {a.x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Vulkan, AMD, #spirv.resource_limits<>>} {}
// -----
module attributes {a.x = #spirv.resource_limits<max_compute_shared_memory_size = 16384, cooperative_matrix_properties_khr = [#spirv.coop_matrix_props_khr<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, acc_sat = false, scope = <Subgroup>>]>} {}
// -----
module attributes {a.x = #ptr.spec<size = 32, abi = 32, preferred = 64>} {}
// -----
module attributes {a.x = #ptr.spec<abi = 32,size = 32,  preferred = 64, index = 24>} {}
