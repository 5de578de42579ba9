// Types and attributes that only C++ reads.
"t.a"() {t = !quant.any<i8<-8:7>:f32>} : () -> ()
// -----
"t.a"() {t = !quant.any<i8>} : () -> ()
// -----
"t.a"() {t = !quant.any<i8<-16:15>>} : () -> ()
// -----
"t.a"() {t = !quant.any<u8<0:255>:f32>} : () -> ()
// -----
"t.a"() {t = !quant.any<si8:f32>} : () -> ()
// -----
"t.a"() {t = !quant.any<ui8:f32>} : () -> ()
// -----
"t.a"() {t = !quant.any<i8< -128:127> : f32>} : () -> ()
// -----
"t.a"() {t = !quant.any<i32:f32>} : () -> ()
// -----
"t.a"() {t = !quant.any<u32:f32>} : () -> ()
// -----
"t.a"() {t = !quant.any<i1>} : () -> ()
// -----
"t.a"() {t = !quant.any<u1>} : () -> ()
// -----
"t.a"() {t = !quant.any<i8<-8:7>:f64>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8<-8:7>:f32, 0.99872:127>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32, 2.0e+2>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32, 2.0:0>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32, 0.5:-3>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32:1, {2.0e+2, 0.99872:120}>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32:0, {1.0:0}>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32:{0:1,1:2}, {{2.0:120, 3.0:127}, {4.0, 5.0:1}}>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32:{0:1}, {2.0, 3.0}>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32:{0:1,0:1}, {{2.0}}>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32:{}, {2.0}>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i4:f32, 1.0:9>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<u4:f32, 1.0:15>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f64, 0.1>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32, 0.1>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32, 1.0:128>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32:3, {0.1:1}>} : () -> ()
// -----
"t.a"() {t = !quant.calibrated<f32<-0.998:1.2321>>} : () -> ()
// -----
"t.a"() {t = !quant.calibrated<f64<-0.1:0.1>>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xf32>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4 x f32>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xf32, stride=4>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xf32, stride = 4>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4x!spirv.ptr<f32, Uniform>>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xvector<4xf32>>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xi64>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xsi32>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xbf16>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xf80>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xf8E5M2>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xi1>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xvector<4xindex>>} : () -> ()
// -----
"t.a"() {t = !spirv.ptr<f32, Uniform>} : () -> ()
// -----
"t.a"() {t = !spirv.ptr<f32,Uniform>} : () -> ()
// -----
"t.a"() {t = !spirv.ptr<bf16, Uniform>} : () -> ()
// -----
"t.a"() {t = !spirv.rtarray<f32>} : () -> ()
// -----
"t.a"() {t = !spirv.rtarray<f32, stride=4>} : () -> ()
// -----
"t.a"() {t = !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>} : () -> ()
// -----
"t.a"() {t = !spirv.image<f32, Dim1D, IsDepth, Arrayed, MultiSampled, NeedSampler, Rgba8>} : () -> ()
// -----
"t.a"() {t = !spirv.image<si32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, R32ui>} : () -> ()
// -----
"t.a"() {t = !spirv.image<f32, SubpassData, DepthUnknown, NonArrayed, SingleSampled, NoSampler, Unknown>} : () -> ()
// -----
"t.a"() {t = !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32)>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<()>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32, i32)>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32 [0], i32 [4])>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32[0], i32[4])>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32 [0, NonWritable], i32 [4, NonWritable, NonReadable])>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32 [NonWritable], i32 [NonReadable])>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32 [], i32)>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(bf16)>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(!spirv.matrix<3 x vector<3xf32>> [0, ColMajor, MatrixStride=16])>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(!spirv.matrix<3 x vector<3xf32>> [0, ColMajor, MatrixStride])>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32 [0]), Block>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32), Block>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32), BufferBlock>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<name, (f32)>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<name, (!spirv.ptr<!spirv.struct<name>, Uniform>)>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<name, (f32), Block>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32, !spirv.rtarray<f32>)>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32 [0, Location=1])>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32 [0, Location=1, RelaxedPrecision])>} : () -> ()
// -----
"t.a"() {t = !spirv.matrix<3 x vector<3xf32>>} : () -> ()
// -----
"t.a"() {t = !spirv.matrix<3xvector<3xf32>>} : () -> ()
// -----
"t.a"() {t = !spirv.matrix<2 x vector<2xf16>>} : () -> ()
// -----
"t.a"() {t = !spirv.matrix<2 x vector<2xf64>>} : () -> ()
// -----
"t.a"() {t = !spirv.coopmatrix<8x16xi32, Device, MatrixB>} : () -> ()
// -----
"t.a"() {t = !spirv.coopmatrix<8x8xf32, Workgroup, MatrixAcc>} : () -> ()
// -----
"t.a"() {t = !spirv.coopmatrix<8x16xvector<4xf32>, Device, MatrixA>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i,j) -> (i : compressed, j : dense)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(?,4,2)>) -> (d0 : dense, d1 : compressed(nonunique, nonordered)) }>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (d0,d1)->(d0:loose_compressed(nonordered,nonunique), d1:singleton(soa,nonunique)),}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i : structured[2, 4])}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:batch), posWidth = 0}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map=[s0](d0)->(d0+s0:dense)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = {l0} (d0 = l0) -> (l0 = d0 : dense)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = {l0, l1} (d0 = l1, d1 = l0) -> (l0 = d1 : dense, l1 = d0 : compressed)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:dense), explicitVal = 1 : i32, implicitVal = 0.0 : f32}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:compressed())}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i,j)->(i:compressed(nonunique),j:singleton)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = {l0}(d0)->(l0=d0:dense)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:compressed(nonordered,nonordered))}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i) -> (i : compressed), posWidth = 32 : i8}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i,j,k)->(k:dense,i:dense,j:structured[1,3])}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i : #sparse_tensor<slice(?, ?, ?)>)->(i:dense)}>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(i32,f32)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<()>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<packed ()>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<packed (i8, i32)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<"a", (i32)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<"a", packed (i32)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<"a", opaque>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<"a", (ptr, struct<"a">)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<"rec", (struct<"rec">)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(ptr<3>)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(i32, struct<(f32)>)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(struct<"b", (i32)>)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(tensor<4xf32>)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(index)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(vector<4xf32>)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(vector<4xindex>)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(vector<2x2xf32>)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(array<4 x i32>)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(!llvm.ptr)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<"", (i32)>} : () -> ()
// -----
"t.a"() {t = !llvm.array<4 x i32>} : () -> ()
// -----
"t.a"() {t = !llvm.array<0 x i32>} : () -> ()
// -----
"t.a"() {t = !llvm.array<-1 x i32>} : () -> ()
// -----
"t.a"() {t = !llvm.array<4 x index>} : () -> ()
// -----
"t.a"() {t = !llvm.array<4 x tensor<4xf32>>} : () -> ()
// -----
"t.a"() {t = !llvm.array<4 x struct<(i32)>>} : () -> ()
// -----
"t.a"() {t = !llvm.func<void ()>} : () -> ()
// -----
"t.a"() {t = !llvm.func<i32 (i32, ...)>} : () -> ()
// -----
"t.a"() {t = !llvm.func<i32 (...)>} : () -> ()
// -----
"t.a"() {t = !llvm.func<i32 (struct<(i32)>)>} : () -> ()
// -----
"t.a"() {t = !llvm.func<struct<(i32)> ()>} : () -> ()
// -----
"t.a"() {t = !llvm.func<index ()>} : () -> ()
// -----
"t.a"() {t = !llvm.func<i32 (index)>} : () -> ()
// -----
"t.a"() {t = !llvm.func<i32 (metadata)>} : () -> ()
// -----
"t.a"() {t = !llvm.ptr<3>} : () -> ()
// -----
"t.a"() {t = !llvm.ptr<0>} : () -> ()
// -----
"t.a"() {t = !llvm.ptr<-1>} : () -> ()
// -----
"t.a"() {t = !llvm.target<"a">} : () -> ()
// -----
"t.a"() {t = !llvm.target<"a", i32, 3>} : () -> ()
// -----
"t.a"() {t = !llvm.target<"spirv.Image", void, 0, 1>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(bf16, f16, f80, f128, ppc_fp128)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(i0)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(f8E5M2)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(complex<f32>)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(memref<4xf32>)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(none)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(si32)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(vector<[4]xi32>)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(vector<4x!llvm.ptr>)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(target<"a">)>} : () -> ()
// -----
"t.a"() {t = !llvm.array<4 x target<"a">>} : () -> ()
// -----
"t.a"() {t = !llvm.array<4 x vector<[4]xi32>>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(array<2 x vector<[4]xi32>>)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<"c", (array<0 x struct<"c">>)>} : () -> ()
// -----
"t.a"() {t = !llvm.void} : () -> ()
// -----
"t.a"() {t = !llvm.label} : () -> ()
// -----
"t.a"() {t = !llvm.metadata} : () -> ()
// -----
"t.a"() {t = !llvm.token} : () -> ()
// -----
"t.a"() {t = !llvm.x86_amx} : () -> ()
// -----
"t.a"() {t = !llvm.ppc_fp128} : () -> ()
// -----
"t.a"() {t = !llvm.ptr} : () -> ()
// -----
"t.a"() {t = !emitc.array<2x3xf32>} : () -> ()
// -----
"t.a"() {t = !emitc.array<2 x 3 x f32>} : () -> ()
// -----
"t.a"() {t = !emitc.array<0xf32>} : () -> ()
// -----
"t.a"() {t = !emitc.array<4x!emitc.ptr<i32>>} : () -> ()
// -----
"t.a"() {t = !emitc.array<4xindex>} : () -> ()
// -----
"t.a"() {t = !async.value<f32>} : () -> ()
// -----
"t.a"() {t = !async.value<memref<4xf32, affine_map<(d0) -> (d0 + 1)>>>} : () -> ()
// -----
"t.a"() {t = !async.value<!async.token>} : () -> ()
// -----
// Dialects that allow operations that they do not define.
"llvm.foo"() : () -> ()
"spirv.foo"() : () -> ()
// -----
"t.a"() {a = #llvm.constant_range<i8, -129, 300>} : () -> ()
"t.b"() {a = #llvm.constant_range<i32, 0, 4294967296>} : () -> ()
"t.c"() {a = #llvm.constant_range<si8, -3, 0x10>} : () -> ()
"t.d"() {a = #llvm.constant_range<i128, -1, 18446744073709551616>} : () -> ()
"t.e"() {a = #llvm.target_features<["+a", "-b"]>, b = #llvm.target_features<[]>} : () -> ()

// -----

func.func private @f(!async.token<foo>)
// -----
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_fp], extensions = [bf16, int4]>} {
  "a.b"() {v = #spirv.vce<v1.0, [Shader], [SPV_KHR_16bit_storage]>} : () -> ()
}
