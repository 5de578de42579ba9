"t.a"() {t = !quant.any<i8:f32:1>} : () -> ()
// -----
"t.a"() {t = !quant.any<f32>} : () -> ()
// -----
"t.a"() {t = !quant.any<i33:f32>} : () -> ()
// -----
"t.a"() {t = !quant.any<i8<-129:127>:f32>} : () -> ()
// -----
"t.a"() {t = !quant.any<i8<1:300>>} : () -> ()
// -----
"t.a"() {t = !quant.any<i8<7:-8>>} : () -> ()
// -----
"t.a"() {t = !quant.any<i8<4:4>>} : () -> ()
// -----
"t.a"() {t = !quant.any<i8:index>} : () -> ()
// -----
"t.a"() {t = !quant.any<i8} : () -> ()
// -----
"t.a"() {t = !quant.any} : () -> ()
// -----
"t.a"() {t = !quant.any<>} : () -> ()
// -----
"t.a"() {t = !quant.any<i0>} : () -> ()
// -----
"t.a"() {t = !quant.any<i8<-8:7>:>} : () -> ()
// -----
"t.a"() {t = !quant.any<i8<-8>:f32>} : () -> ()
// -----
"t.a"() {t = !quant.any<"x">} : () -> ()
// -----
"t.a"() {t = !quant.any<u8<-1:3>>} : () -> ()
// -----
"t.a"() {t = !quant.any<i8:tensor<4xf32>>} : () -> ()
// -----
"t.a"() {t = !quant.any<i8:i8>} : () -> ()
// -----
"t.a"() {t = !quant.any<i8<a:7>>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32:1, {}>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32, 1>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32, -1.0>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32, 0.0>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8, 1.0>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32, 1.0:1.0>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32:-1, {1.0}>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32:1, 1.0>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32, {1.0}>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32:{0:0}, {2.0, 3.0}>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32:{-1:1}, {2.0}>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0}}>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32:{}, 2.0>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32, 1.0e40>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f16, 1.0e6>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:i32, 1.0>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32, 1.0e-50>} : () -> ()
// -----
"t.a"() {t = !quant.uniform<i8:f32:1, {1.0, 2.0:3}, x>} : () -> ()
// -----
"t.a"() {t = !quant.calibrated<f32<1.0:0.0>>} : () -> ()
// -----
"t.a"() {t = !quant.calibrated<f32>} : () -> ()
// -----
"t.a"() {t = !quant.calibrated<i32<0.0:1.0>>} : () -> ()
// -----
"t.a"() {t = !quant.calibrated<f32<0:1>>} : () -> ()
// -----
"t.a"() {t = !quant.calibrated<f32<0.0:0.0>>} : () -> ()
// -----
"t.a"() {t = !quant.calibrated<f32<-1.0:1.0>} : () -> ()
// -----
"t.a"() {t = !quant.calibrated<f32<1.0:1.0>>} : () -> ()
// -----
"t.a"() {t = !quant.foo<i8>} : () -> ()
// -----
"t.a"() {t = !quant.calibrated} : () -> ()
// -----
"t.a"() {t = !quant.uniform} : () -> ()
// -----
"t.a"() {t = !quant.quantile<i8:f16:f32, {-1.0,1.0}:0.5>} : () -> ()
// -----
"t.a"() {t = !spirv.array<0xf32>} : () -> ()
// -----
"t.a"() {t = !spirv.array<f32>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xf32} : () -> ()
// -----
"t.a"() {t = !spirv.array<4x5xf32>} : () -> ()
// -----
"t.a"() {t = !spirv.array<?xf32>} : () -> ()
// -----
"t.a"() {t = !spirv.array<*xf32>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xf32, stride=0>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xf32, foo=4>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xvector<5xf32>>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xvector<2x2xf32>>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xi3>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xindex>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xtensor<4xf32>>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4x!llvm.ptr>} : () -> ()
// -----
"t.a"() {t = !spirv.array<4x(i32)->i32>} : () -> ()
// -----
"t.a"() {t = !spirv.array<-1xf32>} : () -> ()
// -----
"t.a"() {t = !spirv.array<>} : () -> ()
// -----
"t.a"() {t = !spirv.array} : () -> ()
// -----
"t.a"() {t = !spirv.array<4xnone>} : () -> ()
// -----
"t.a"() {t = !spirv.ptr<f32>} : () -> ()
// -----
"t.a"() {t = !spirv.ptr<f32, >} : () -> ()
// -----
"t.a"() {t = !spirv.ptr<f32, foo>} : () -> ()
// -----
"t.a"() {t = !spirv.ptr<f32, "Uniform">} : () -> ()
// -----
"t.a"() {t = !spirv.ptr<, Uniform>} : () -> ()
// -----
"t.a"() {t = !spirv.ptr<f32 Uniform>} : () -> ()
// -----
"t.a"() {t = !spirv.ptr<memref<4xf32>, Uniform>} : () -> ()
// -----
"t.a"() {t = !spirv.rtarray<4xf32>} : () -> ()
// -----
"t.a"() {t = !spirv.rtarray<f32, stride=0>} : () -> ()
// -----
"t.a"() {t = !spirv.rtarray<f32, 4>} : () -> ()
// -----
"t.a"() {t = !spirv.rtarray<>} : () -> ()
// -----
"t.a"() {t = !spirv.image<f32, 1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>} : () -> ()
// -----
"t.a"() {t = !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown>} : () -> ()
// -----
"t.a"() {t = !spirv.image<f32, Dim1D, NonArrayed, NoDepth, SingleSampled, SamplerUnknown, Unknown>} : () -> ()
// -----
"t.a"() {t = !spirv.image<Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>} : () -> ()
// -----
"t.a"() {t = !spirv.image<f32, Dim1D NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>} : () -> ()
// -----
"t.a"() {t = !spirv.image<f32>} : () -> ()
// -----
"t.a"() {t = !spirv.image<i3, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>} : () -> ()
// -----
"t.a"() {t = !spirv.sampled_image<f32>} : () -> ()
// -----
"t.a"() {t = !spirv.sampled_image<>} : () -> ()
// -----
"t.a"() {t = !spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32 [0, NonWritable], i32)>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32 [0, foo])>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32 [0, 4])>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32 [NonWritable, 0])>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32 [0], i32 [NonWritable])>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32,)>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32)} : () -> ()
// -----
"t.a"() {t = !spirv.struct<>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32), Foo>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<"name", (f32)>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<name (f32)>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32) , Block, Foo>} : () -> ()
// -----
"t.a"() {t = !spirv.struct<(f32 [0] i32)>} : () -> ()
// -----
"t.a"() {t = !spirv.matrix<5 x vector<3xf32>>} : () -> ()
// -----
"t.a"() {t = !spirv.matrix<1 x vector<3xf32>>} : () -> ()
// -----
"t.a"() {t = !spirv.matrix<3 x vector<5xf32>>} : () -> ()
// -----
"t.a"() {t = !spirv.matrix<3 x vector<3xi32>>} : () -> ()
// -----
"t.a"() {t = !spirv.matrix<3 x f32>} : () -> ()
// -----
"t.a"() {t = !spirv.matrix<vector<3xf32>>} : () -> ()
// -----
"t.a"() {t = !spirv.matrix<3 vector<3xf32>>} : () -> ()
// -----
"t.a"() {t = !spirv.matrix<3 x 3 x vector<3xf32>>} : () -> ()
// -----
"t.a"() {t = !spirv.matrix<? x vector<3xf32>>} : () -> ()
// -----
"t.a"() {t = !spirv.matrix<3 x tensor<3xf32>>} : () -> ()
// -----
"t.a"() {t = !spirv.coopmatrix<8x16xi32, Device>} : () -> ()
// -----
"t.a"() {t = !spirv.coopmatrix<8xi32, Device, MatrixA>} : () -> ()
// -----
"t.a"() {t = !spirv.coopmatrix<?x16xi32, Device, MatrixA>} : () -> ()
// -----
"t.a"() {t = !spirv.coopmatrix<8x16xi32, MatrixA, Device>} : () -> ()
// -----
"t.a"() {t = !spirv.coopmatrix<8x16xi32, Device, MatrixC>} : () -> ()
// -----
"t.a"() {t = !spirv.coopmatrix<8x16x3xi32, Device, MatrixA>} : () -> ()
// -----
"t.a"() {t = !spirv.blabla} : () -> ()
// -----
"t.a"() {t = !spirv.sampler} : () -> ()
// -----
"t.a"() {t = !spirv.named_barrier<>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{posWidth = 32}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map=()->()}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:dense), posWidth=3}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:foo)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:dense), explicitVal = "x"}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:dense), foo = 3}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:dense(nonunique))}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:compressed(foo))}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:structured)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:structured[4,2])}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:structured[2])}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:dense[2,4])}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i,i)->(i:dense)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(j:dense)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:dense),posWidth="a"}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:dense) posWidth=8}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:dense), map = (i)->(i:compressed)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i+1:dense)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i,j)->(i:dense)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i : dense)->(i:dense)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i,j)->(i+j:dense, j:compressed)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:singleton)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i,j)->(i:dense,j:singleton)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i)->(i:compressed(soa))}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i,j)->(i:compressed,j:batch)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = {l0}(d0=l0)->(d0:dense)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (d0=l0)->(l0=d0:dense)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<[map]>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map : (i)->(i:dense)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<map>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i,j)->(i:dense,i:dense)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i,j)->(i:structured[1,3], j: dense)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i : #sparse_tensor<slice(-1, 4, 1)>)->(i:dense)}>} : () -> ()
// -----
"t.a"() {a = #sparse_tensor.encoding<{map = (i), crdWidth=32}>} : () -> ()
// -----
#a = #sparse_tensor.encoding<{
  map = (i) -> (i : compressed),
  posWidth = 32,
  crdWidth =
}>
"t.a"() {a = #a} : () -> ()
// -----
"arith.foo"() : () -> ()
// -----
"t.a"() ({
  "quant.foo"() : () -> ()
}) : () -> ()
// -----
"t.a"() {t = !llvm.struct<opaque>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<"a", opaque, (i32)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(void)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(label)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(metadata)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(token)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(func<void()>)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<("a")>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<i32>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<>} : () -> ()
// -----
"t.a"() {t = !llvm.struct} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(i32>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<(i32,)>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<foo>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<packed>} : () -> ()
// -----
"t.a"() {t = !llvm.struct<"a" (i32)>} : () -> ()
// -----
"t.a"() {t = !llvm.array<4xi32>} : () -> ()
// -----
"t.a"() {t = !llvm.array<4 x void>} : () -> ()
// -----
"t.a"() {t = !llvm.array<4 x func<void()>>} : () -> ()
// -----
"t.a"() {t = !llvm.array<i32>} : () -> ()
// -----
"t.a"() {t = !llvm.array<4 i32>} : () -> ()
// -----
"t.a"() {t = !llvm.array<4 x 5 x i32>} : () -> ()
// -----
"t.a"() {t = !llvm.array<? x i32>} : () -> ()
// -----
"t.a"() {t = !llvm.array<4 x label>} : () -> ()
// -----
"t.a"() {t = !llvm.array<>} : () -> ()
// -----
"t.a"() {t = !llvm.func<i32 (..., i32)>} : () -> ()
// -----
"t.a"() {t = !llvm.func<void (void)>} : () -> ()
// -----
"t.a"() {t = !llvm.func<func<void()> ()>} : () -> ()
// -----
"t.a"() {t = !llvm.func<label ()>} : () -> ()
// -----
"t.a"() {t = !llvm.func<i32>} : () -> ()
// -----
"t.a"() {t = !llvm.func<i32 (i32, ..., i32)>} : () -> ()
// -----
"t.a"() {t = !llvm.func<i32 (func<void ()>)>} : () -> ()
// -----
"t.a"() {t = !llvm.func<>} : () -> ()
// -----
"t.a"() {t = !llvm.ptr<i32>} : () -> ()
// -----
"t.a"() {t = !llvm.ptr<>} : () -> ()
// -----
"t.a"() {t = !llvm.ptr<3, 4>} : () -> ()
// -----
"t.a"() {t = !llvm.target<"a", 3, i32>} : () -> ()
// -----
"t.a"() {t = !llvm.target<>} : () -> ()
// -----
"t.a"() {t = !llvm.target<i32>} : () -> ()
// -----
"t.a"() {t = !llvm.array<4 x metadata>} : () -> ()
// -----
"t.a"() {t = !llvm.array<4 x token>} : () -> ()
// -----
"t.a"() {t = !llvm.struct} : () -> ()
// -----
"t.a"() {t = !llvm.array} : () -> ()
// -----
"t.a"() {t = !llvm.func} : () -> ()
// -----
"t.a"() {t = !emitc.array<f32>} : () -> ()
// -----
"t.a"() {t = !emitc.array<?xf32>} : () -> ()
// -----
"t.a"() {t = !emitc.array<4x!emitc.array<4xi32>>} : () -> ()
// -----
"t.a"() {t = !emitc.array<4xtensor<4xi32>>} : () -> ()
// -----
"t.a"() {t = !emitc.array<4x!emitc.lvalue<i32>>} : () -> ()
// -----
"t.a"() {t = !emitc.array<*xf32>} : () -> ()
// -----
"t.a"() {t = !emitc.array<>} : () -> ()
// -----
"t.a"() {t = !emitc.array} : () -> ()
// -----
"t.a"() {t = !emitc.array<-1xf32>} : () -> ()
// -----
"t.a"() {t = !emitc.array<4x5>} : () -> ()
// -----
"t.a"() {t = !async.value<>} : () -> ()
// -----
"t.a"() {t = !async.value<f32, f32>} : () -> ()
// -----
"t.a"() {a = #llvm.target_features<["+a", "b"]>} : () -> ()
// -----
"t.a"() {a = #llvm.target_features<[""]>} : () -> ()
// -----
"t.a"() {a = #llvm.constant_range<index, 0, 5>} : () -> ()
// -----
"t.a"() {a = #llvm.constant_range<f32, 0, 5>} : () -> ()
