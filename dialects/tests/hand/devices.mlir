func.func @f(%m: memref<?x?xf16, 3>, %c: index) {
  %0 = nvgpu.ldmatrix %m[%c, %c] {transpose = false, numTiles = 4 : i32} : memref<?x?xf16, 3> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf16, 3>, %c: index) {
  %0 = nvgpu.ldmatrix %m[%c] {transpose = false, numTiles = 4 : i32} : memref<?x?xf16, 3> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf16, #gpu.address_space<workgroup>>, %c: index) {
  %0 = nvgpu.ldmatrix %m[%c, %c] {transpose = false, numTiles = 4 : i32} : memref<?x?xf16, #gpu.address_space<workgroup>> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xi8, 3>, %c: index) {
  %0 = nvgpu.ldmatrix %m[%c, %c] {transpose = false, numTiles = 4 : i32} : memref<?x?xi8, 3> -> vector<4x4xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi4, 3>, %c: index) {
  %0 = nvgpu.ldmatrix %m[%c, %c] {transpose = false, numTiles = 1 : i32} : memref<?x?xi4, 3> -> vector<1x8xi4>
  return
}
// -----
func.func @f(%m: memref<?x?xf16, strided<[1, ?]>, 3>, %c: index) {
  %0 = nvgpu.ldmatrix %m[%c, %c] {transpose = false, numTiles = 4 : i32} : memref<?x?xf16, strided<[1, ?]>, 3> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf16, 3>, %c: index) {
  %0 = nvgpu.ldmatrix %m[%c, %c] {transpose = true, numTiles = 4 : i32} : memref<?x?xf16, 3> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<2x2xf16>, %b: vector<1x2xf16>, %c: vector<2x2xf16>) {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<2x2xf16>, vector<1x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<1x1xf64>, %b: vector<1x1xf64>, %c: vector<1x2xf64>) {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}
// -----
func.func @f(%a: vector<2x4xi8>, %b: vector<1x4xi8>, %c: vector<2x2xi32>) {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<2x4xi8>, vector<1x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
// -----
func.func @f(%a: vector<4x4xi8>, %b: vector<2x4xi8>, %c: vector<2x2xi32>) {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 32]} : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
// -----
func.func @f(%a: vector<4x1xf32>, %b: vector<2x1xf32>, %c: vector<2x2xf32>) {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @f(%a: vector<4x1xf32>, %b: vector<2x1xf32>, %c: vector<2x2xf32>) {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @f(%a: vector<2x8xi4>, %b: vector<1x8xi4>, %c: vector<2x2xi32>) {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 32]} : (vector<2x8xi4>, vector<1x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = 1 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x4xi8>, %b: vector<4x4xi8>, %c: vector<2x2xi32>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 64]} : (vector<4x4xi8>, vector<4x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
// -----
func.func @f(%s: memref<128x128xf32>, %d: memref<3x16x128xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i, %i], 4 : memref<128x128xf32> to memref<3x16x128xf32, 3>
  %1 = nvgpu.device_async_create_group %0
  nvgpu.device_async_wait %1 {numGroups = 1 : i32}
  return
}
// -----
func.func @f(%s: memref<128x128xf32>, %d: memref<3x16x128xf32, #gpu.address_space<workgroup>>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i, %i], 4, %i {bypassL1} : memref<128x128xf32> to memref<3x16x128xf32, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%s: memref<128x128xf32>, %d: memref<3x16x128xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i, %i], 4 {bypassL1} : memref<128x128xf32> to memref<3x16x128xf32, 3>
  return
}
// -----
func.func @f() {
  %0 = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 9>
  return
}
// -----
func.func @f() {
  %0 = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 3>
  return
}
// -----
func.func @f() {
  %0 = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 1>
  return
}
// -----
func.func @f(%b: !nvgpu.mbarrier.group<memorySpace = 3>, %i: index, %p: i1) {
  nvgpu.mbarrier.init %b[%i], %i : !nvgpu.mbarrier.group<memorySpace = 3>
  nvgpu.mbarrier.init %b[%i], %i, predicate = %p : !nvgpu.mbarrier.group<memorySpace = 3>
  %t = nvgpu.mbarrier.arrive %b[%i] : !nvgpu.mbarrier.group<memorySpace = 3> -> !nvgpu.mbarrier.token
  %w = nvgpu.mbarrier.test.wait %b[%i], %t : !nvgpu.mbarrier.group<memorySpace = 3>, !nvgpu.mbarrier.token
  %t2 = nvgpu.mbarrier.arrive.nocomplete %b[%i], %i : !nvgpu.mbarrier.group<memorySpace = 3> -> !nvgpu.mbarrier.token
  nvgpu.mbarrier.arrive.expect_tx %b[%i], %i : !nvgpu.mbarrier.group<memorySpace = 3>
  nvgpu.mbarrier.try_wait.parity %b[%i], %p, %i : !nvgpu.mbarrier.group<memorySpace = 3>
  %q = nvgpu.mbarrier.get %b[%i] : !nvgpu.mbarrier.group<memorySpace = 3> -> i32
  return
}
// -----
!m = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%m: !m, %b: !b, %i: index, %p: i1, %k: i16, %d: memref<32x32xf32, 3>) {
nvgpu.tma.async.load %m[%i, %i], %b[%i] to %d : !m, !b -> memref<32x32xf32, 3>
nvgpu.tma.async.load %m[%i, %i], %b[%i] to %d multicast_mask = %k, predicate = %p : !m, !b -> memref<32x32xf32, 3>
nvgpu.tma.async.store %d to %m[%i, %i], predicate = %p : memref<32x32xf32, 3> -> !m
nvgpu.tma.prefetch.descriptor %m : !m
nvgpu.tma.prefetch.descriptor %m, predicate = %p : !m
nvgpu.tma.fence.descriptor %m : !m
return
}
// -----
!m = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_128b, l2promo = l2promo_128b, oob = nan, interleave = interleave_16b>
func.func @f(%m: !m) {
nvgpu.tma.prefetch.descriptor %m : !m
return
}
// -----
func.func @f(%t: memref<*xf16>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %t box[%i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
func.func @f(%t: memref<*xf16>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %t box[%i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
func.func @f(%t: memref<*xf16>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %t box[%i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<swizzle = none, tensor = memref<64x128xf16, 3>, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
func.func @f() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>
  return
}
// -----
func.func @f() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xbf16>>
  return
}
// -----
!a = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
!d = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!e = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
func.func @f(%a: !a, %d: !d, %e: !e, %m: memref<128x128xf32>) {
%0 = nvgpu.warpgroup.mma %d, %e, %a {transposeB} : !d, !e, !a -> !a
nvgpu.warpgroup.mma.store %0, %m : !a to memref<128x128xf32>
return
}
// -----
!a = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @f(%a: !a, %m: memref<128x128xf16>) {
nvgpu.warpgroup.mma.store %a, %m : !a to memref<128x128xf16>
return
}
// -----
!t = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!d = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
func.func @f(%m: memref<128x64xf16, 3>, %t: !t) {
%0 = nvgpu.warpgroup.generate.descriptor %m, %t : memref<128x64xf16, 3>, !t -> !d
return
}
// -----
!t = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!d = !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
func.func @f(%m: memref<128x64xf16, 3>, %t: !t) {
%0 = nvgpu.warpgroup.generate.descriptor %m, %t : memref<128x64xf16, 3>, !t -> !d
return
}
// -----
!t = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!d = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
func.func @f(%m: memref<128x64xf16>, %t: !t) {
%0 = nvgpu.warpgroup.generate.descriptor %m, %t : memref<128x64xf16>, !t -> !d
return
}
// -----
func.func @f(%a: vector<32x16xf32>) {
  %0 = nvgpu.rcp %a {rounding = approx, ftz} : vector<32x16xf32>
  return
}
// -----
func.func @f(%a: vector<16xf32>, %k: vector<16xi1>, %s: vector<16xf32>) {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  %1 = x86vector.avx512.mask.compress %k, %a, %s : vector<16xf32>, vector<16xf32>
  %2 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<16xf32>, %k: i32, %m: i16) {
  %0 = x86vector.avx512.mask.rndscale %a, %k, %a, %m, %k : vector<16xf32>
  %1 = x86vector.avx512.mask.scalef %a, %a, %a, %m, %k : vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<16xi32>) {
  %0, %1 = x86vector.avx512.vp2intersect %a, %a : vector<16xi32>
  return
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<4xf32>) {
  %0 = x86vector.avx.rsqrt %a : vector<8xf32>
  %1 = x86vector.avx.intr.dot %a, %a : vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xbf16>) {
  %0 = x86vector.avx512.dot %a, %b, %b : vector<8xbf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<16xi8>) {
  %0 = x86vector.avx.dot.i8 %a, %b, %b : vector<16xi8> -> vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<8xf32>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<8xf32> -> vector<8xbf16>
  return
}
// -----
func.func @f(%m: memref<1xbf16>) {
  %0 = x86vector.avx.bcst_to_f32.packed %m : memref<1xbf16> -> vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<16xbf16>) {
  %0 = x86vector.avx.cvt.packed.even.indexed_to_f32 %m : memref<16xbf16> -> vector<8xf32>
  %1 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %m : memref<16xbf16> -> vector<8xf32>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  amx.tile_store %m[%i, %i], %0 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xf32> into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%a: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) {
  %0 = amx.tile_mulf %a, %a, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>) {
  %0 = amx.tile_muli %a zext, %a, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %1 = amx.tile_muli %a, %a zext, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%a: vector<8xi8>, %b: vector<16xi8>, %c: vector<4xi32>) {
  %0 = arm_neon.intr.sdot %c, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %1 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi16>
  %2 = arm_neon.intr.smmla %c, %b, %b : vector<16xi8> to vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<4x4xi8>) {
  %1 = arm_neon.2d.sdot %a, %b, %b : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<[16]xi8>, %c: vector<[4]xi32>, %k: vector<[4]xi1>) {
  %0 = arm_sve.sdot %c, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.masked.addi %k, %c, %c : vector<[4]xi1>, vector<[4]xi32>
  %2 = arm_sve.smmla %c, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  return
}
// -----
func.func @f(%k: vector<[4]xi1>, %v: vector<[16]xi1>, %i: index) {
  %2 = arm_sve.psel %k, %v[%i] : vector<[4]xi1>, vector<[16]xi1>
  return
}
// -----
func.func @f(%k: vector<2x[4]xi1>) {
  %0 = arm_sve.convert_to_svbool %k : vector<2x[4]xi1>
  return
}
// -----
func.func @f(%a: vector<[4]xi32>) {
  %1, %2 = arm_sve.zip.x2 %a, %a : vector<[4]xi32>
  %3, %4, %5, %6 = arm_sve.zip.x4 %a, %a, %a, %a : vector<[4]xi32>
  %q = arm_sve.dupq_lane %a[0] : vector<[4]xi32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = arm_sme.outerproduct %a, %a : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>, %m: vector<[4]xi1>, %c: vector<[4]x[4]xf32>) {
  %0 = arm_sme.outerproduct %a, %a kind<add> acc(%c) masks(%m, %m) : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f() {
  %0 = arm_sme.get_tile : vector<[4]x[4]xf32>
  %1 = arm_sme.zero : vector<[16]x[16]xi8>
  return
}
// -----
func.func @f() {
  %0 = arm_sme.get_tile {tile_id = 1 : i32} : vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<[4]xi1>, %mm: vector<[4]x[4]xi1>) {
  %0 = arm_sme.tile_load %m[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xf32>
  %1 = arm_sme.tile_load %m[%i, %i] layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  %2 = arm_sme.tile_load %m[%i, %i], %p, %mm : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %0, %m[%i, %i], %mm : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %i: index, %v: vector<[16]xi1>, %t: vector<[16]x[16]xi8>) {
  %0 = arm_sme.load_tile_slice %m[%i], %v, %t, %i : memref<?x?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %i: index, %v: vector<[16]xi1>, %t: vector<[16]x[16]xi8>) {
  arm_sme.store_tile_slice %t, %i, %v, %m[%i] : memref<?x?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>
  return
}
// -----
func.func @f(%i: index, %v: vector<[16]xi8>, %t: vector<[16]x[16]xi8>) {
  %0 = arm_sme.insert_tile_slice %v, %t[%i] : vector<[16]xi8> into vector<[16]x[16]xi8>
  %1 = arm_sme.extract_tile_slice %t[%i] layout<vertical> : vector<[16]xi8> from vector<[16]x[16]xi8>
  return
}
// -----
func.func @f(%i: index, %t: vector<[16]x[16]xi8>) {
  %0 = arm_sme.streaming_vl <byte>
  return
}
// -----
func.func @f(%a: vector<[8]xf16>, %b: vector<[4]x[4]xf32>, %m: vector<[8]xi1>) {
  %0 = arm_sme.fmopa_2way %a, %a : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %1 = arm_sme.fmops_2way %a, %a acc(%b) masks(%m, %m) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[16]xi8>) {
  %0 = arm_sme.smopa_4way %a, %a : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %1 = arm_sme.sumopa_4way %a, %a : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%a: vector<[8]xi16>) {
  %0 = arm_sme.smopa_4way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %1 = arm_sme.umopa_2way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @f(%t: vector<[4]x[4]xf32>, %u: vector<[2]x[2]xi64>) {
  %0 = arm_sme.copy_tile %t : vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%f: f32, %v: vector<4xf8E4M3FN>) {
  %0 = amdgpu.packed_trunc_2xfp8 %f, undef into undef[word 0] : f32 to vector<4xf8E4M3FN>
  %1 = amdgpu.packed_trunc_2xfp8 %f, %f into %v[word 1] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
  return
}
// -----
func.func @f(%v: vector<4xf8E4M3FN>) {
  %0 = amdgpu.ext_packed_fp8 %v[0] : vector<4xf8E4M3FN> to f32
  %1 = amdgpu.ext_packed_fp8 %v[0] : vector<4xf8E4M3FN> to vector<2xf32>
  return
}
// -----
func.func @f(%m: memref<64xi32>, %b: i64, %c: i14) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<64xi32> to memref<64xi32, #amdgpu.address_space<fat_raw_buffer>>
  %1 = amdgpu.fat_raw_buffer_cast %m validBytes(%b) cacheSwizzleStride(%c) boundsCheck(false) resetOffset : memref<64xi32> to memref<64xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%m: memref<64xi32, 3>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<64xi32, 3> to memref<64xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%m: memref<64xi32, strided<[?], offset: ?>>) {
  %0 = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<64xi32, strided<[?], offset: ?>> to memref<64xi32, strided<[?]>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%m: memref<128x72xf32>, %i: i32, %v: f32) {
  %0 = amdgpu.raw_buffer_load {boundsCheck = true, indexOffset = 1 : i32} %m[%i, %i] sgprOffset %i : memref<128x72xf32>, i32, i32 -> f32
  amdgpu.raw_buffer_store {boundsCheck = false} %v -> %m[%i, %i] : f32 -> memref<128x72xf32>, i32, i32
  amdgpu.raw_buffer_atomic_fadd %v -> %m[%i, %i] : f32 -> memref<128x72xf32>, i32, i32
  return
}
// -----
func.func @f(%m: memref<128x72xf32, 1>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i, %i] : memref<128x72xf32, 1>, i32, i32 -> f32
  return
}
// -----
func.func @f(%m: memref<?xf32>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<?xf32>, i32 -> f32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = amdgpu.dpp %a %a quad_perm ( [1, 0, 3, 2] ) : i32
  %1 = amdgpu.dpp %a %a row_shl ( 0x1 : i32 ) { row_mask = 0xa : i32, bound_ctrl = true } : i32
  %2 = amdgpu.dpp %a %a row_mirror : i32
  %3 = amdgpu.dpp %a %a wave_shl : i32
  return
}
// -----
func.func @f(%a: i32) {
  %1 = amdgpu.dpp %a %a row_bcast_15 : i32
  return
}
// -----
func.func @f(%a: i32, %b: f32) {
  %0 = amdgpu.swizzle_bitmode %a 1 2 4 : i32
  %1 = amdgpu.permlane_swap %b 16 : f32
  %2 = amdgpu.permlane_swap %b 32 {fetch_inactive = true} : f32
  return
}
// -----
func.func @f() {
  amdgpu.lds_barrier
  amdgpu.sched_barrier allow = <none>
  amdgpu.sched_barrier allow = <valu|all_vmem>
  amdgpu.memory_counter_wait load(1) store(2) ds(3)
  return
}
// -----
func.func @f(%a: f32, %c: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %a * %a + %c { abid = 1 : i32, cbsz = 1 : i32, blocks = 2 : i32 } blgp = bcast_second_32 : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<8xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<8xf16>, vector<8xf16>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<32x32xf16>, %l: memref<32x32xf16, #gpu.address_space<workgroup>>, %i: index) {
  amdgpu.gather_to_lds %m[%i, %i], %l[%i, %i] : vector<2xf16>, memref<32x32xf16>, memref<32x32xf16, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%m: memref<128x32xf16, 3>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i, %i] : memref<128x32xf16, 3> -> vector<4xf16>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %s : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.load_nd %0[0, 0] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  xegpu.prefetch_nd %0[0, 0] : !xegpu.tensor_desc<8x16xf32>
  xegpu.store_nd %1, %0[0, 0] : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %s[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>
  %1 = xegpu.load_nd %0 : !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>> -> vector<2x8x16xf32>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %s[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %s[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16]>>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %s[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32, #xegpu.layout<sg_layout = [1, 2], sg_data = [8, 8], lane_layout = [1, 8], lane_data = [1, 1]>>
  return
}
// -----
func.func @f(%s: i64) {
  %0 = xegpu.create_nd_tdesc %s, shape : [32, 32], strides : [32, 1] : i64 -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%d: !xegpu.tensor_desc<16x16xf16>) {
  %1 = xegpu.load_nd %d <{packed}> : !xegpu.tensor_desc<16x16xf16> -> vector<8x16x2xf16>
  return
}
// -----
func.func @f(%d: !xegpu.tensor_desc<16x16xf16>) {
  %1 = xegpu.load_nd %d <{transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<16x16xf16> -> vector<16x16xf16>
  return
}
// -----
func.func @f(%d: !xegpu.tensor_desc<8x16xf32>, %i: index) {
  %1 = xegpu.update_nd_offset %d, [%i, 16] : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %o: vector<4xindex>) {
  %1 = xegpu.create_tdesc %s, %o : memref<256xf32>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %o: vector<4xindex>) {
  %1 = xegpu.create_tdesc %s, %o : memref<256xf32>, vector<4xindex> -> !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2 : i64>>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %o: vector<4xindex>) {
  %1 = xegpu.create_tdesc %s, %o : memref<256xf32>, vector<4xindex> -> !xegpu.tensor_desc<4x5xf32, #xegpu.scatter_tdesc_attr<chunk_size = 5 : i64>>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %o: vector<4xindex>, %m: vector<4xi1>) {
  %1 = xegpu.load %s[%o], %m <{l1_hint = #xegpu.cache_hint<cached>}> : memref<256xf32>, vector<4xindex>, vector<4xi1> -> vector<4xf32>
  xegpu.store %1, %s[%o], %m : vector<4xf32>, memref<256xf32>, vector<4xindex>, vector<4xi1>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>) {
  %1 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16x16xf16> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%a: vector<8x16xf16>, %b: vector<8x16x2xf16>, %c: vector<8x16xf32>) {
  %1 = xegpu.dpas %a, %b, %c : vector<8x16xf16>, vector<8x16x2xf16>, vector<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%a: vector<16x16xf16>) {
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : vector<16x16xf16>
  return
}
// -----
func.func @f(%a: memref<2048xi8, 3>) {
  %0 = xegpu.create_mem_desc %a : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  %1 = xegpu.load_matrix %0[8, 8] : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>
  xegpu.store_matrix %1, %0[8, 8] : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>
  return
}

// -----

func.func private @t(!xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)

// -----

func.func private @t(!xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>)

// -----

func.func private @t(!xegpu.mem_desc<16x64xf16>, !xegpu.mem_desc<16x64xf16, #xegpu.mem_layout<stride = [1, 16], block = [16, 16]>>, !xegpu.nbarrier)

// -----

func.func private @t() attributes {a = #xegpu.slice<#xegpu.layout<sg_layout = [4, 8, 12], sg_data = [32, 16, 8]>, dims = [0]>, b = #xegpu.cache_hint<cached>} { return }

// -----

func.func @x(%m: ui64, %o: vector<16xindex>, %k: vector<16xi1>, %v: vector<16x2xf32>) { %0 = xegpu.create_tdesc %m, %o : ui64, vector<16xindex> -> !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>> xegpu.prefetch %0 : !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>> %1 = xegpu.load %0, %k : !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<16xi1> -> vector<16x2xf32> xegpu.store %v, %0, %k : vector<16x2xf32>, !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<16xi1> %2 = xegpu.update_offset %0, %o : !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<16xindex> return }

// -----

#layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>
func.func private @t(!xegpu.tensor_desc<8x16xf32, #layout, #xegpu.block_tdesc_attr<array_length = 2 : i64>>, !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<>>)
// -----
"t.a"() {a = #xegpu.block_tdesc_attr<memory_space = global>} : () -> ()
// -----
"t.a"() {a = #xegpu.block_tdesc_attr<memory_space = slm, array_length = 1>} : () -> ()
// -----
"t.a"() {a = #xegpu.block_tdesc_attr<boundary_check = true>} : () -> ()
// -----
"t.a"() {a = #xegpu.block_tdesc_attr<boundary_check = false>} : () -> ()
// -----
"t.a"() {a = #xegpu.scatter_tdesc_attr<memory_space = slm, chunk_size = 1>} : () -> ()
// -----
"t.a"() {a = !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<array_length = 1>>} : () -> ()
// -----
"t.a"() {a = !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<memory_space = global, array_length = 2>>} : () -> ()
// -----
"t.a"() {a = !xegpu.tensor_desc<24x24xf32, #xegpu.layout<sg_layout = [4, 4], sg_data = [12, 6]>>} : () -> ()
// -----
func.func @f(%td: !xegpu.tensor_desc<8x16xf32>) {
  %0 = xegpu.load_nd %td <{transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<8x16xf32> -> vector<16x8xf32>
  return
}
