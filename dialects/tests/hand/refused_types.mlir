func.func private @f(!llvm.struct<"a", (ptr, struct<"a">)>, !llvm.struct<"a">)
// -----
func.func private @f(!llvm.struct<"a">)
// -----
func.func private @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i64)>)
// -----
func.func private @f(!llvm.struct<"a", (struct<"b", (struct<"a">)>)>, !llvm.struct<"b", (struct<"a">)>)
// -----
func.func private @f(!llvm.struct<"a", opaque>, !llvm.struct<"a", (i32)>)
// -----
func.func private @f(!llvm.struct<"a", (func<void (struct<"a">)>)>)
// -----
func.func private @f(!spirv.struct<a>)
// -----
func.func private @f(!spirv.struct<a, (!spirv.ptr<!spirv.struct<b>, StorageBuffer>)>)
// -----
func.func private @f(!gpu.mma_matrix<16x16xf16, "XOp">)
// -----
func.func private @f(!gpu.mma_matrix<16xf16, "AOp">)
// -----
func.func private @f(!gpu.mma_matrix<16x?xf16, "AOp">)
// -----
func.func private @f(!gpu.mma_matrix<16x16xi8, "AOp">)
// -----
func.func private @f(!gpu.mma_matrix<16x16xf16>)
// -----
func.func private @f(!gpu.foo)
// -----
func.func private @f(!gpu.named_barrier)
// -----
module attributes {a.a = #gpu.object<#nvvm.target, foo = "x">} {}
// -----
gpu.binary @b []
// -----
gpu.binary @b ["x"]
// -----
module attributes {a.a = #gpu.object<i32, "abc">} {}
// -----
module attributes {a.a = #gpu.object<"x", "abc">} {}
// -----
module attributes {a.x = #spirv.vce<v1.9, [Shader], []>} {}
// -----
module attributes {a.x = #spirv.vce<v1.0, [Foo], []>} {}
// -----
module attributes {a.x = #spirv.vce<v1.0, [Shader], [SPV_FOO]>} {}
// -----
module attributes {a.x = #spirv.vce<v1.0, [Kernel, Shader], [SPV_KHR_16bit_storage]>, a.y = #spirv.ver<v1.0>, a.z = #spirv.entry_point_abi<workgroup_size = [1, 2, 3], subgroup_size = 4>, a.w = #spirv.interface_var_abi<(0, 1), StorageBuffer>, a.v = #spirv.interface_var_abi<(0, 1)>} {}
// -----
module attributes {a.x = #spirv.entry_point_abi<local_size = [1]>} {}
// -----
module attributes {a.x = #spirv.interface_var_abi<(0), Foo>} {}
// -----
module attributes {a.x = #ptr.spec<size = 33, abi = 32, preferred = 64>} {}
// -----
module attributes {a.x = #ptr.spec<size = 32, abi = 64, preferred = 32>} {}
// -----
module attributes {a.x = #ptr.spec<size = 32, abi = 32>} {}
// -----
"t.a"() : () -> memref<4xf32, 1.0>
// -----
"t.a"() : () -> memref<*xf32, [1]>
// -----
"t.a"() : () -> (memref<4xf32, "x">, memref<4xf32, {a = 1}>, memref<4xf32, true>)
"t.a"() : () -> memref<4xf32, @a>
// -----
"t.b"()[^a] : () -> ()
"t.b"()[^a, ^b] : () -> ()
