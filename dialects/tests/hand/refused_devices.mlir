func.func @f(%m: memref<?x?xf16>, %c: index) {
  %0 = nvgpu.ldmatrix %m[%c, %c] {transpose = false, numTiles = 4 : i32} : memref<?x?xf16> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf32, 3>, %c: index) {
  %0 = nvgpu.ldmatrix %m[%c, %c] {transpose = true, numTiles = 4 : i32} : memref<?x?xf32, 3> -> vector<4x1xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf16, 3>, %c: index) {
  %0 = nvgpu.ldmatrix %m[%c, %c] {transpose = false, numTiles = 2 : i32} : memref<?x?xf16, 3> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf16, 3>, %c: index) {
  %0 = nvgpu.ldmatrix %m[%c, %c] {transpose = false, numTiles = 4 : i32} : memref<?x?xf16, 3> -> vector<4x1xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf16, 3>, %c: index) {
  %0 = nvgpu.ldmatrix %m[%c, %c] {transpose = false, numTiles = 4 : i32} : memref<?x?xf16, 3> -> vector<4xf16>
  return
}
// -----
func.func @f(%m: memref<?x?xf16, 3>, %c: index) {
  %0 = nvgpu.ldmatrix %m[%c, %c] {transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<1x2xf16>, %c: vector<2x2xf16>) {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<1x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<4x2xf16>) {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<4x2xf16>) -> vector<4x2xf16>
  return
}
// -----
func.func @f(%a: vector<2x4xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<2x4xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf64>, %c: vector<2x2xf16>) {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf64>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<1x1xf64>, %b: vector<1x1xf64>, %c: vector<1x2xf64>) {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [8, 8, 8]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}
// -----
func.func @f(%a: vector<4x4xi8>, %b: vector<2x4xi8>, %c: vector<2x2xi32>) {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 64]} : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = 2 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
// -----
func.func @f(%a: vector<4x4xi8>, %b: vector<4x4xi8>, %c: vector<2x2xi32>, %m: vector<2xi32>) {
  %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 64]} : (vector<4x4xi8>, vector<4x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
// -----
func.func @f(%s: memref<128x128xf32>, %d: memref<3x16x128xf32>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i, %i], 4 : memref<128x128xf32> to memref<3x16x128xf32>
  return
}
// -----
func.func @f(%s: memref<128x128xf32>, %d: memref<3x16x128xf16, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i, %i], 4 : memref<128x128xf32> to memref<3x16x128xf16, 3>
  return
}
// -----
func.func @f(%s: memref<128x128xf32, strided<[?, 2]>>, %d: memref<3x16x128xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i, %i], 4 : memref<128x128xf32, strided<[?, 2]>> to memref<3x16x128xf32, 3>
  return
}
// -----
func.func @f(%s: memref<128x128xf32>, %d: memref<3x16x128xf32, strided<[4096, 256, 2]>, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i, %i], 4 : memref<128x128xf32> to memref<3x16x128xf32, strided<[4096, 256, 2]>, 3>
  return
}
// -----
func.func @f(%s: memref<128x128xf32>, %d: memref<3x16x128xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i, %i, %i], 4 : memref<128x128xf32> to memref<3x16x128xf32, 3>
  return
}
// -----
func.func @f(%s: memref<128x128xf32>, %d: memref<3x16x128xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i], 4 : memref<128x128xf32> to memref<3x16x128xf32, 3>
  return
}
// -----
func.func @f(%s: memref<128x128xf32>, %d: memref<3x16x128xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i, %i], 3 : memref<128x128xf32> to memref<3x16x128xf32, 3>
  return
}
// -----
func.func @f(%s: memref<128x128xf32>, %d: memref<3x16x128xf32, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i, %i], 2 {bypassL1} : memref<128x128xf32> to memref<3x16x128xf32, 3>
  return
}
// -----
func.func @f(%s: memref<128x128xf16>, %d: memref<3x16x128xf16, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i, %i], 4 {bypassL1} : memref<128x128xf16> to memref<3x16x128xf16, 3>
  return
}
// -----
func.func @f(%s: memref<128x128xf16>, %d: memref<3x16x128xf16, 3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i, %i], 1 : memref<128x128xf16> to memref<3x16x128xf16, 3>
  return
}
// -----
!m = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%m: !m, %b: !b, %i: index, %d: memref<32x32xf32, 3>) {
nvgpu.tma.async.load %m[%i, %i], %b[%i] to %d : !m, !b -> memref<32x32xf32, 3>
return
}
// -----
!m = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%m: !m, %b: !b, %i: index, %d: memref<32x32xf32>) {
nvgpu.tma.async.load %m[%i, %i], %b[%i] to %d : !m, !b -> memref<32x32xf32>
return
}
// -----
!m = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%m: !m, %b: !b, %i: index, %d: memref<32x64xf32, 3>) {
nvgpu.tma.async.load %m[%i, %i], %b[%i] to %d : !m, !b -> memref<32x64xf32, 3>
return
}
// -----
!m = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%m: !m, %b: !b, %i: index, %d: memref<32x32xi32, 3>) {
nvgpu.tma.async.load %m[%i, %i], %b[%i] to %d : !m, !b -> memref<32x32xi32, 3>
return
}
// -----
!m = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%m: !m, %b: !b, %i: index, %d: memref<32x32x4xf32, 3>) {
nvgpu.tma.async.load %m[%i, %i, %i], %b[%i] to %d : !m, !b -> memref<32x32x4xf32, 3>
return
}
// -----
!m = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%m: !m, %b: !b, %i: index, %d: memref<32x32xf32, 3>) {
nvgpu.tma.async.load %m[%i], %b[%i] to %d : !m, !b -> memref<32x32xf32, 3>
return
}
// -----
!m = !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!b = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%m: !m, %b: !b, %i: index, %d: memref<64x128xf16, 3>) {
nvgpu.tma.async.load %m[%i, %i], %b[%i] to %d : !m, !b -> memref<64x128xf16, 3>
return
}
// -----
!m = !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>
func.func @f(%m: !m, %i: index, %d: memref<64x128xf16, 3>) {
nvgpu.tma.async.store %d to %m[%i, %i] : memref<64x128xf16, 3> -> !m
return
}
// -----
!m = !nvgpu.tensormap.descriptor<tensor = memref<64x512xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%m: !m, %i: index, %d: memref<64x512xf16, 3>) {
nvgpu.tma.async.store %d to %m[%i, %i] : memref<64x512xf16, 3> -> !m
return
}
// -----
!m = !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%m: !m, %i: index, %d: memref<64x128xf16, 3>) {
nvgpu.tma.async.store %d to %m[%i, %i] : memref<64x128xf16, 3> -> !m
return
}
// -----
!m = !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @f(%m: !m, %i: index, %d: memref<64x128xf16, 3>) {
nvgpu.tma.async.store %d to %m[%i] : memref<64x128xf16, 3> -> !m
return
}
// -----
func.func @f(%t: memref<*xf16>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %t box[%i, %i, %i, %i, %i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
func.func @f(%t: memref<*xf16>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %t box[%i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = none, l2promo = none, oob = zero>
  return
}
// -----
func.func @f(%t: memref<*xf16>, %i: index) {
  %0 = nvgpu.tma.create.descriptor %t box[%i, %i] : memref<*xf16> -> !nvgpu.tensormap.descriptor<tensor = memref<64x128xf16, 3>, swizzle = foo, l2promo = none, oob = zero, interleave = none>
  return
}
// -----
func.func @f() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<63x128xf32>>
  return
}
// -----
func.func @f() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x127xf32>>
  return
}
// -----
func.func @f() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<128xf32>>
  return
}
// -----
func.func @f() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x264xf32>>
  return
}
// -----
func.func @f() {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xi32>>
  return
}
// -----
!a = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
!d = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!e = !nvgpu.warpgroup.descriptor<tensor = memref<64x121xf16, 3>>
func.func @f(%a: !a, %d: !d, %e: !e) {
%0 = nvgpu.warpgroup.mma %d, %e, %a : !d, !e, !a -> !a
return
}
// -----
!a = !nvgpu.warpgroup.accumulator<fragmented = vector<128xf32>>
!d = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!e = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
func.func @f(%a: !a, %d: !d, %e: !e) {
%0 = nvgpu.warpgroup.mma %d, %e, %a : !d, !e, !a -> !a
return
}
// -----
!a = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
!d = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf32, 3>>
!e = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
func.func @f(%a: !a, %d: !d, %e: !e) {
%0 = nvgpu.warpgroup.mma %d, %e, %a : !d, !e, !a -> !a
return
}
// -----
!a = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
!d = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf32, 3>>
!e = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf32, 3>>
func.func @f(%a: !a, %d: !d, %e: !e) {
%0 = nvgpu.warpgroup.mma %d, %e, %a {transposeA} : !d, !e, !a -> !a
return
}
// -----
!a = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
!d = !nvgpu.warpgroup.descriptor<tensor = memref<128x32xf16, 3>>
!e = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
func.func @f(%a: !a, %d: !d, %e: !e) {
%0 = nvgpu.warpgroup.mma %d, %e, %a : !d, !e, !a -> !a
return
}
// -----
!a = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @f(%a: !a, %m: memref<128x64xf32>) {
nvgpu.warpgroup.mma.store %a, %m : !a to memref<128x64xf32>
return
}
// -----
!t = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_64b, l2promo = none, oob = zero, interleave = none>
!d = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
func.func @f(%m: memref<128x64xf16, 3>, %t: !t) {
%0 = nvgpu.warpgroup.generate.descriptor %m, %t : memref<128x64xf16, 3>, !t -> !d
return
}
// -----
!t = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = interleave_16b>
!d = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
func.func @f(%m: memref<128x64xf16, 3>, %t: !t) {
%0 = nvgpu.warpgroup.generate.descriptor %m, %t : memref<128x64xf16, 3>, !t -> !d
return
}
// -----
func.func @f(%a: vector<32x16xf32>) {
  %0 = nvgpu.rcp %a {rounding = approx} : vector<32x16xf32>
  return
}
// -----
func.func @f(%a: vector<32x16xf32>) {
  %0 = nvgpu.rcp %a {rounding = rn, ftz} : vector<32x16xf32>
  return
}
// -----
func.func @f(%a: vector<32x16xf16>) {
  %0 = nvgpu.rcp %a {rounding = approx, ftz} : vector<32x16xf16>
  return
}
// -----
func.func @f(%a: vector<16xf32>, %k: i16) {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>, i16
  return
}
// -----
func.func @f(%a: vector<16xf32>, %k: vector<8xi1>) {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<16xf32>, %k: vector<16xi1>, %s: vector<16xf32>) {
  %1 = x86vector.avx512.mask.compress %k, %a, %s {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>, vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<16xf32>, %k: vector<16xi1>, %s: vector<8xf32>) {
  %1 = x86vector.avx512.mask.compress %k, %a, %s : vector<16xf32>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<16xf32>, %k: vector<16xi1>) {
  %2 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<8xf32>} : vector<16xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<16xbf16>) {
  %0 = x86vector.avx512.dot %a, %b, %b : vector<16xbf16> -> vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<16xf32>) {
  %0 = x86vector.avx.cvt.packed.even.indexed_to_f32 %m : memref<16xf32> -> vector<8xf32>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<17x16xf32>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x17xf32>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x63xi8>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x16xf64>
  return
}
// -----
func.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x16x2xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16>, %i: index) {
  %0 = amx.tile_load %m[%i] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?xbf16>, %i: index) {
  %0 = amx.tile_load %m[%i] : memref<?xbf16> into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%m: memref<?x?xbf16, strided<[?, 2]>>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xbf16, strided<[?, 2]>> into !amx.tile<16x32xbf16>
  return
}
// -----
func.func @f(%a: !amx.tile<8x8xbf16>, %b: !amx.tile<8x8xbf16>, %c: !amx.tile<4x4xf32>) {
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<8x8xbf16>, !amx.tile<8x8xbf16>, !amx.tile<4x4xf32>
  return
}
// -----
func.func @f(%a: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xi32>) {
  %0 = amx.tile_muli %a, %a, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<3x4xi8>) {
  %1 = arm_neon.2d.sdot %a, %b, %b : vector<3x4xi8>, vector<3x4xi8> to vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<4x3xi8>) {
  %1 = arm_neon.2d.sdot %a, %b, %b : vector<4x3xi8>, vector<4x3xi8> to vector<4xi32>
  return
}
// -----
func.func @f(%c: vector<[4]xi32>, %k: vector<[2]xi1>) {
  %1 = arm_sve.masked.addi %k, %c, %c : vector<[2]xi1>, vector<[4]xi32>
  return
}
// -----
func.func @f(%k: vector<[4]xi1>, %v: vector<[16]xi1>) {
  %0 = arm_sve.convert_to_svbool %k : vector<[4]xi1>
  %1 = arm_sve.convert_from_svbool %0 : vector<[4]xi1>
  %2 = arm_sve.psel %k, %v[%i] : vector<[4]xi1>, vector<[16]xi1>
  return
}
// -----
func.func @f(%k: vector<[3]xi1>) {
  %0 = arm_sve.convert_to_svbool %k : vector<[3]xi1>
  return
}
// -----
func.func @f(%a: vector<[4]xi32>) {
  %0 = arm_sve.zip.x2 %a, %a : vector<[4]xi32>
  %1, %2 = arm_sve.zip.x2 %a, %a : vector<[4]xi32>
  %3, %4, %5, %6 = arm_sve.zip.x4 %a, %a, %a, %a : vector<[4]xi32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>, %b: vector<[4]xf16>) {
  %0 = arm_sme.outerproduct %a, %b : vector<[4]xf32>, vector<[4]xf16>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>, %m: vector<[2]xi1>) {
  %0 = arm_sme.outerproduct %a, %a masks(%m, %m) : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[4]xf32>, %m: vector<[4]xi1>) {
  %0 = arm_sme.outerproduct %a, %a kind<mul> : vector<[4]xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f() {
  %0 = arm_sme.get_tile : vector<[4]x[8]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf64>, %i: index, %p: f32, %mm: vector<[2]x[2]xi1>) {
  %2 = arm_sme.tile_load %m[%i, %i], %p, %mm : memref<?x?xf64>, vector<[2]x[2]xf64>
  return
}
// -----
func.func @f(%m: memref<?x?xf64>, %i: index, %p: f64, %mm: vector<[1]x[1]xi1>) {
  %2 = arm_sme.tile_load %m[%i, %i], %p, %mm : memref<?x?xf64>, vector<[2]x[2]xf64>
  return
}
// -----
func.func @f(%m: memref<?x?xf64>, %i: index, %p: f64) {
  %2 = arm_sme.tile_load %m[%i, %i], %p : memref<?x?xf64>, vector<[2]x[2]xf64>
  return
}
// -----
func.func @f(%i: index, %v: vector<[8]xi16>, %t: vector<[16]x[16]xi8>) {
  %0 = arm_sme.insert_tile_slice %v, %t[%i] : vector<[8]xi16> into vector<[16]x[16]xi8>
  return
}
// -----
func.func @f(%i: index, %v: vector<[8]xi8>, %t: vector<[16]x[16]xi8>) {
  %0 = arm_sme.insert_tile_slice %v, %t[%i] : vector<[8]xi8> into vector<[16]x[16]xi8>
  return
}
// -----
func.func @f() {
  %0 = arm_sme.streaming_vl <foo>
  return
}
// -----
func.func @f(%a: vector<[4]xf16>, %b: vector<[4]x[4]xf32>) {
  %0 = arm_sme.fmopa_2way %a, %a : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[8]xf16>, %b: vector<[8]xbf16>) {
  %0 = arm_sme.fmopa_2way %a, %b : vector<[8]xf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%a: vector<[8]xf16>) {
  %0 = arm_sme.fmopa_2way %a, %a : vector<[8]xf16>, vector<[8]xf16> into vector<[8]x[8]xf16>
  return
}
// -----
func.func @f(%a: vector<[8]xf16>, %m: vector<[4]xi1>) {
  %0 = arm_sme.fmopa_2way %a, %a masks(%m, %m) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}
// -----
func.func @f(%f: f32, %v: vector<4xf8E4M3FN>) {
  %1 = amdgpu.packed_trunc_2xfp8 %f, %f into %v[word 2] : f32 to vector<4xf8E4M3FN> into vector<4xf8E4M3FN>
  return
}
// -----
func.func @f(%v: vector<5xf8E4M3FN>) {
  %0 = amdgpu.ext_packed_fp8 %v[0] : vector<5xf8E4M3FN> to f32
  return
}
// -----
func.func @f(%m: memref<64xi32>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<64xi32> to memref<64xi32>
  return
}
// -----
func.func @f(%m: memref<64xi32>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<64xi32> to memref<32xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%m: memref<64xi32>) {
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<64xi32> to memref<64xi16, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%m: memref<128x72xf32>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<128x72xf32>, i32 -> f32
  return
}
// -----
func.func @f(%m: memref<128x72xf32, 3>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i, %i] : memref<128x72xf32, 3>, i32, i32 -> f32
  return
}
// -----
func.func @f(%m: memref<128x72xf32, #gpu.address_space<workgroup>>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i, %i] : memref<128x72xf32, #gpu.address_space<workgroup>>, i32, i32 -> f32
  return
}
// -----
func.func @f(%m: memref<128x72xf32, #amdgpu.address_space<fat_raw_buffer>>, %i: i32) {
  %0 = amdgpu.raw_buffer_load %m[%i, %i] : memref<128x72xf32, #amdgpu.address_space<fat_raw_buffer>>, i32, i32 -> f32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = amdgpu.dpp %a %a quad_perm ( [1, 0, 3] ) : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = amdgpu.dpp %a %a quad_perm ( [1, 0, 3, 4] ) : i32
  return
}
// -----
func.func @f(%a: i32) {
  %1 = amdgpu.dpp %a %a row_shl ( 0x10 : i32 ) : i32
  return
}
// -----
func.func @f(%a: i32) {
  %1 = amdgpu.dpp %a %a row_shl : i32
  return
}
// -----
func.func @f(%a: i32) {
  %1 = amdgpu.dpp %a %a row_mirror ( 1 : i32 ) : i32
  return
}
// -----
func.func @f(%a: i32) {
  %1 = amdgpu.dpp %a %a foo : i32
  return
}
// -----
func.func @f(%b: f32) {
  %2 = amdgpu.permlane_swap %b 8 : f32
  return
}
// -----
func.func @f(%a: f32, %c: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %a * %a + %c { abid = 1 : i32, cbsz = 1 : i32, blocks = 1 : i32 } blgp = none : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%a: vector<4xf16>, %c: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %a * %a + %c { blocks = 2 : i32 } blgp = none : vector<4xf16>, vector<4xf16>, vector<32xf32>
  return
}
// -----
func.func @f(%a: f64, %c: vector<4xf64>) {
  %0 = amdgpu.mfma 16x16x4 %a * %a + %c { abid = 0 : i32, cbsz = 0 : i32, blocks = 1 : i32 } blgp = bcast_first_32 : f64, f64, vector<4xf64>
  return
}
// -----
func.func @f(%a: f32, %c: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %a * %a + %c { abid = 1 : i32, cbsz = 0 : i32, blocks = 2 : i32 } blgp = none : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%a: f32, %c: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %a * %a + %c { blocks = 2 : i32, negateA } blgp = none : f32, f32, vector<32xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<16xf16>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<8xf16>, vector<16xf16>, vector<8xf32>
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<8xf16>, %c: vector<8xi32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %b + %c : vector<8xf16>, vector<8xf16>, vector<8xi32>
  return
}
// -----
func.func @f(%a: vector<16xi8>, %c: vector<8xf32>) {
  %0 = amdgpu.wmma 16x16x16 %a * %a + %c : vector<16xi8>, vector<16xi8>, vector<8xf32>
  return
}
// -----
func.func @f(%m: memref<32x32xf16>, %l: memref<32x32xf16, #gpu.address_space<workgroup>>, %i: index) {
  amdgpu.gather_to_lds %m[%i, %i], %l[%i, %i] : vector<4xf16>, memref<32x32xf16>, memref<32x32xf16, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%m: memref<32x32xf16>, %l: memref<32x32xf16>, %i: index) {
  amdgpu.gather_to_lds %m[%i, %i], %l[%i, %i] : vector<2xf16>, memref<32x32xf16>, memref<32x32xf16>
  return
}
// -----
func.func @f(%m: memref<128x32xf16>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i, %i] : memref<128x32xf16> -> vector<4xf16>
  return
}
// -----
func.func @f(%m: memref<128x32xf16, 3>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i, %i] : memref<128x32xf16, 3> -> vector<8xf16>
  return
}
// -----
func.func @f(%m: memref<128x32xi8, 3>, %i: index) {
  %0 = amdgpu.transpose_load %m[%i, %i] : memref<128x32xi8, 3> -> vector<4xi8>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %s[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %s[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @f(%s: memref<24xf32>) {
  %0 = xegpu.create_nd_tdesc %s[0] : memref<24xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: memref<24x32xf32, 3>) {
  %0 = xegpu.create_nd_tdesc %s[0, 0] : memref<24x32xf32, 3> -> !xegpu.tensor_desc<16x8xf32>
  return
}
// -----
func.func @f(%s: i64) {
  %0 = xegpu.create_nd_tdesc %s : i64 -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>, %d: !xegpu.tensor_desc<8x16xf32>) {
  xegpu.prefetch_nd %d <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>, %d: !xegpu.tensor_desc<8x16xf32>) {
  %1 = xegpu.load_nd %d <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%v: vector<8x16xf32>, %d: !xegpu.tensor_desc<8x16xf32>) {
  xegpu.store_nd %v, %d <{l1_hint = #xegpu.cache_hint<streaming>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%d: !xegpu.tensor_desc<8x16xf32>) {
  %1 = xegpu.load_nd %d : !xegpu.tensor_desc<8x16xf32> -> vector<8x32xf32>
  return
}
// -----
func.func @f(%d: !xegpu.tensor_desc<8x16xf32>, %i: index) {
  %1 = xegpu.update_nd_offset %d, [%i] : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: memref<256xf32>, %o: vector<4xindex>, %m: vector<8xi1>) {
  %1 = xegpu.load %s[%o], %m : memref<256xf32>, vector<4xindex>, vector<8xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<8x8xf16>, %b: vector<16x16xf16>) {
  %1 = xegpu.dpas %a, %b : vector<8x8xf16>, vector<16x16xf16> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%p: i8) {
  xegpu.alloc_nbarrier 8
  %0 = xegpu.init_nbarrier %p, %p : i8, i8 -> !xegpu.nbarrier
  xegpu.nbarrier_arrive %0 : !xegpu.nbarrier
  xegpu.nbarrier_wait %0 : !xegpu.nbarrier
  xegpu.fence memory_kind = global, fence_scope = workgroup
  xegpu.compile_hint
  return
}
// -----
func.func @f(%a: memref<1024xi8, 3>) {
  %0 = xegpu.create_mem_desc %a : memref<1024xi8, 3> -> !xegpu.mem_desc<16x64xf16>
  return
}

// -----

func.func private @t(!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)

// -----

func.func private @t(!xegpu.tensor_desc<16x4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)

// -----

func.func private @t(!xegpu.tensor_desc<16x2x4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>)

// -----

func.func private @t(!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>)

// -----

func.func private @t(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16, 1], lane_data = [1, 1]>>)

// -----

func.func private @t(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [16], lane_data = [1]>>)

// -----

func.func private @t(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<sg_data = [4, 16], lane_layout = [1, 16], lane_data = [1, 1]>>)

// -----

func.func private @t(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1], order = [0, 1, 2]>>)

// -----

func.func private @t(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<order = [0, 1]>>)

// -----

func.func private @t(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<>>)

// -----

func.func private @t(!xegpu.tensor_desc<8x15xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>)

// -----

func.func private @t(!xegpu.tensor_desc<8x16xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 2]>>)

// -----

func.func private @t(!xegpu.tensor_desc<f32>)

// -----

func.func private @t() attributes {a = #xegpu.slice<#xegpu.layout<sg_layout = [4, 8, 12], sg_data = [32, 16, 8]>, dims = [3]>} { return }

// -----

func.func private @t() attributes {a = #xegpu.slice<#xegpu.layout<sg_layout = [4, 8], sg_data = [32, 16]>, dims = [0, 0]>} { return }

// -----

func.func @x(%t: !xegpu.tensor_desc<16x16xf16>, %v: vector<16x16xf32>) { xegpu.store_nd %v, %t : vector<16x16xf32>, !xegpu.tensor_desc<16x16xf16> return }

// -----

func.func @x(%m: ui64, %o: vector<8xindex>) { %0 = xegpu.create_tdesc %m, %o : ui64, vector<8xindex> -> !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>> return }

// -----

func.func @x(%m: ui64, %o: vector<16xindex>) { %0 = xegpu.create_tdesc %m, %o : ui64, vector<16xindex> -> !xegpu.tensor_desc<16x16xf32> return }

// -----

func.func @x(%t: !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %k: vector<8xi1>) { %1 = xegpu.load %t, %k : !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<8xi1> -> vector<16x2xf32> return }

// -----

func.func @x(%t: !xegpu.tensor_desc<16x16xf32>, %k: vector<16xi1>) { %1 = xegpu.load %t, %k : !xegpu.tensor_desc<16x16xf32>, vector<16xi1> -> vector<16x16xf32> return }

// -----

func.func @x(%t: !xegpu.mem_desc<16x64xf16>) { %1 = xegpu.load_matrix %t[0, 8] : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf32> return }
// -----
"t.a"() {a = !amx.tile<16x16xf64>} : () -> ()
// -----
"t.a"() {a = !amx.tile<?x16xf16>} : () -> ()
// -----
func.func @f(%a: memref<4xf32, strided<[1], offset: ?>>) {
  %0 = amdgpu.fat_raw_buffer_cast %a resetOffset : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
  return
}
// -----
func.func @f(%src: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %src[0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%src: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %src : memref<24x32xf32> -> !xegpu.tensor_desc<16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>
  return
}
// -----
func.func @f(%td: !xegpu.tensor_desc<8x16xf32>) {
  %0 = xegpu.load_nd %td <{packed}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%td: !xegpu.tensor_desc<8x16xf32>) {
  %0 = xegpu.load_nd %td[0] : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%td: !xegpu.tensor_desc<8x16xf32>) {
  %0 = xegpu.load_nd %td <{transpose = array<i64: 1, 0>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  return
}
// -----
func.func @f(%ts: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>) {
  xegpu.prefetch_nd %ts : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
func.func @f(%td: !xegpu.tensor_desc<8x16xf32>) {
  xegpu.prefetch %td : !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%tc: !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, %mask: vector<4xi1>) {
  %0 = xegpu.load %tc, %mask : !xegpu.tensor_desc<4x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>, vector<4xi1> -> vector<4xf32>
  return
}
// -----
func.func @f(%u: vector<4x2xf32>, %ts: !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, %mask: vector<4xi1>) {
  xegpu.store %u, %ts, %mask : vector<4x2xf32>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>
  return
}
// -----
func.func @f(%v: vector<8x16xf32>) {
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : vector<8x16xf32>
  return
}
// -----
func.func @f(%v: vector<8x16xf32>) {
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<sg_layout = [8, 1], sg_data = [1, 16]>}> : vector<8x16xf32>
  return
}
// -----
func.func @f(%md: !xegpu.mem_desc<16x16xf32>) {
  %0 = xegpu.load_matrix %md[8, 8] : !xegpu.mem_desc<16x16xf32> -> vector<32x16xf32>
  return
}
// -----
func.func @f(%tile: vector<[4]x[4]xf32>, %x: index) {
  %0 = arm_sme.extract_tile_slice %tile[%x] : vector<[4]xi32> from vector<[4]x[4]xf32>
  return
}
// -----
"t.a"() {a = !xegpu.tensor_desc<24x24xf32, #xegpu.layout<sg_layout = [4, 4], sg_data = [5, 6]>>} : () -> ()
// -----
"t.a"() {a = !xegpu.tensor_desc<24x24xf32, #xegpu.layout<sg_layout = [4, 4], sg_data = [6, 6], inst_data = [4, 4]>>} : () -> ()
