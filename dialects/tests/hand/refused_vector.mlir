func.func @transfer(%m: memref<?x?xf32>, %i: index, %f: f32, %mv: memref<?x?xvector<4x3xf32>>, %v43: vector<4x3xf32>, %mask: vector<5xi1>, %t: tensor<?x?xf32>, %m2: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<128xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<128xf32>
  %2 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<3x7xf32>
  %3 = vector.transfer_read %m[%i, %i], %f {in_bounds = [false, true], permutation_map = affine_map<(d0, d1) -> (0, d0)>} : memref<?x?xf32>, vector<3x7xf32>
  %4 = vector.transfer_read %mv[%i, %i], %v43 : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  %5 = vector.transfer_read %m[%i, %i], %f, %mask {permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<?x?xf32>, vector<5xf32>
  %6 = vector.transfer_read %t[%i, %i], %f {in_bounds = [true, true]} : tensor<?x?xf32>, vector<4x4xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<128xf32>, memref<?x?xf32>
  vector.transfer_write %2, %m[%i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<3x7xf32>, memref<?x?xf32>
  vector.transfer_write %5, %m[%i, %i], %mask {permutation_map = affine_map<(d0, d1) -> (d1)>} : vector<5xf32>, memref<?x?xf32>
  %7 = vector.transfer_write %6, %t[%i, %i] {in_bounds = [true, true], x} : vector<4x4xf32>, tensor<?x?xf32>
  return
}
// -----
func.func @bcast(%f: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %i: index, %s: vector<[4]xf32>, %z: vector<f32>, %i32: i32, %w3: vector<4x8x16xf32>) {
  %0 = vector.broadcast %f : f32 to vector<4xf32>
  %1 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %2 = vector.shuffle %v, %v [0, 1, 2, 7] : vector<4xf32>, vector<4xf32>
  %3 = vector.shuffle %w, %w [3, 0] {x} : vector<2x4xf32>, vector<2x4xf32>
  %4 = vector.extract %w[1] : vector<4xf32> from vector<2x4xf32>
  %5 = vector.extract %w[1, 3] : f32 from vector<2x4xf32>
  %6 = vector.extract %w[%i] : vector<4xf32> from vector<2x4xf32>
  %7 = vector.extract %w[%i, 1] : f32 from vector<2x4xf32>
  %8 = vector.extract %z[] : f32 from vector<f32>
  %9 = vector.insert %v, %w[1] : vector<4xf32> into vector<2x4xf32>
  %10 = vector.insert %f, %w[%i, %i] : f32 into vector<2x4xf32>
  %11 = vector.insert %f, %z[] {x} : f32 into vector<f32>
  %12 = vector.insert_strided_slice %v, %w {offsets = [1, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  %13 = vector.extract_strided_slice %w {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x4xf32> to vector<1x2xf32>
  %14 = vector.extract_strided_slice %w3 {offsets = [0], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  %15 = vector.scalable.insert %v, %s[0] : vector<4xf32> into vector<[4]xf32>
  %16 = vector.scalable.extract %s[4] : vector<4xf32> from vector<[4]xf32>
  %17 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  %18, %19 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  %20 = vector.shape_cast %w : vector<2x4xf32> to vector<8xf32>
  %21 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  %22 = vector.transpose %w, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %23 = vector.type_cast %v : vector<4xf32> to vector<4xf32>
  return
}
// -----
func.func @more(%f: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %i: index, %m: memref<4x3xf32>, %mk: vector<4xi1>, %iv: vector<4xi32>, %base: memref<?xf32>, %n: vector<16xf32>, %i64: vector<4xi64>, %bv: memref<?xvector<4xf32>>) {
  %0 = vector.type_cast %m : memref<4x3xf32> to memref<vector<4x3xf32>>
  %1 = vector.create_mask %i : vector<4xi1>
  %2 = vector.create_mask %i, %i : vector<4x3xi1>
  %3 = vector.constant_mask [2, 3] : vector<4x3xi1>
  %4 = vector.constant_mask [4] : vector<[4]xi1>
  vector.print %v : vector<4xf32>
  vector.print %f : f32 punctuation <no_punctuation>
  vector.print punctuation <newline>
  vector.print str "hello"
  vector.print %w {x} : vector<2x4xf32>
  %5 = vector.reduction <add>, %v : vector<4xf32> into f32
  %6 = vector.reduction <mul>, %v, %f : vector<4xf32> into f32
  %7 = vector.reduction <minnumf>, %v fastmath<fast> : vector<4xf32> into f32
  %8 = vector.reduction <xor>, %iv : vector<4xi32> into i32
  %9 = vector.multi_reduction <add>, %w, %v [0] : vector<2x4xf32> to vector<4xf32>
  %10 = vector.multi_reduction <maximumf>, %w, %f {x} [0, 1] : vector<2x4xf32> to f32
  %11 = vector.scan <add>, %w, %v {inclusive = true, reduction_dim = 0} : vector<2x4xf32>, vector<4xf32>
  %12 = vector.outerproduct %v, %v : vector<4xf32>, vector<4xf32>
  %13 = vector.outerproduct %v, %f : vector<4xf32>, f32
  %o = vector.outerproduct %v, %v, %12 {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<4xf32>
  %14 = vector.fma %v, %v, %v : vector<4xf32>
  %15 = vector.vscale
  %16 = vector.step : vector<4xindex>
  %17 = vector.from_elements %f, %f : vector<2xf32>
  %18:4 = vector.to_elements %v : vector<4xf32>
  %19 = vector.load %base[%i] : memref<?xf32>, vector<8xf32>
  vector.store %19, %base[%i] : memref<?xf32>, vector<8xf32>
  %20 = vector.load %base[%i] {nontemporal = true} : memref<?xf32>, vector<8xf32>
  vector.store %19, %base[%i] {alignment = 16 : i64} : memref<?xf32>, vector<8xf32>
  %21 = vector.maskedload %base[%i], %mk, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %base[%i], %mk, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %22 = vector.gather %base[%i] [%iv], %mk, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %base[%i] [%iv], %mk, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %23 = vector.expandload %base[%i], %mk, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %base[%i], %mk, %v {alignment = 8 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %26 = vector.mask %mk { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.mask %mk { vector.transfer_write %v, %base[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  %27 = vector.mask %mk, %v { vector.transfer_read %base[%i], %f : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %mk { } : vector<4xi1>
  return
}
// -----
#accesses = [affine_map<(b0, f0, f1, c0, c1) -> (c0, b0, c1, f0)>, affine_map<(b0, f0, f1, c0, c1) -> (b0, c1, c0, f1)>, affine_map<(b0, f0, f1, c0, c1) -> (b0, f0, f1)>]
#trait = {indexing_maps = #accesses, iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
func.func @contraction(%a: vector<7x8x16x15xf32>, %b: vector<8x16x7x5xf32>, %c: vector<8x15x5xf32>, %l: vector<4x3xf32>, %r: vector<3x7xf32>, %acc: vector<4x7xf32>) {
  %0 = vector.contract #trait %a, %b, %c : vector<7x8x16x15xf32>, vector<8x16x7x5xf32> into vector<8x15x5xf32>
  %1 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %l, %r, %acc : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}
// -----
func.func @b(%v: vector<4xf32>) {
  %0 = vector.broadcast %v : vector<4xf32> to f32
  return
}
// -----
func.func @b(%v: vector<4xf32>) {
  %0 = vector.broadcast %v : vector<4xf32> to vector<3xf32>
  return
}
// -----
func.func @b(%v: vector<2x4xf32>) {
  %0 = vector.broadcast %v : vector<2x4xf32> to vector<4xf32>
  return
}
// -----
func.func @b(%v: vector<2xf32>, %w: vector<3xf32>) {
  %0 = vector.shuffle %v, %w [0, 5] : vector<2xf32>, vector<3xf32>
  return
}
// -----
func.func @b(%v: vector<2x3xf32>, %w: vector<3xf32>) {
  %0 = vector.shuffle %v, %w [0] : vector<2x3xf32>, vector<3xf32>
  return
}
// -----
func.func @b(%v: vector<2x3xf32>) {
  %0 = vector.extract %v[0, 0, 0] : f32 from vector<2x3xf32>
  return
}
// -----
func.func @b(%v: vector<2x3xf32>) {
  %0 = vector.extract %v[2] : vector<3xf32> from vector<2x3xf32>
  return
}
// -----
func.func @b(%v: vector<2x3xf32>) {
  %0 = vector.extract %v[-2] : vector<3xf32> from vector<2x3xf32>
  return
}
// -----
func.func @b(%v: vector<2x3xf32>, %s: vector<3xf32>) {
  %0 = vector.insert %s, %v[2] : vector<3xf32> into vector<2x3xf32>
  return
}
// -----
func.func @b(%v: vector<2x3xf32>, %s: vector<4xf32>) {
  %0 = vector.insert %s, %v[1] : vector<4xf32> into vector<2x3xf32>
  return
}
// -----
func.func @b(%v: vector<2x3xf32>, %s: f32) {
  %0 = vector.outerproduct %s, %s : f32, f32
  return
}
// -----
func.func @b(%v: vector<2xf32>, %s: vector<3x2xf32>) {
  %0 = vector.outerproduct %v, %v, %s : vector<2xf32>, vector<2xf32>
  return
}
// -----
func.func @b(%v: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [5], strides = [1]} : vector<4x8x16xf32> to vector<5x8x16xf32>
  return
}
// -----
func.func @b(%v: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [2]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}
// -----
func.func @b(%v: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0, 0], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}
// -----
func.func @b(%v: vector<4x8x16xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<3x8x16xf32>
  return
}
// -----
func.func @b(%v: vector<4xf32>, %w: vector<2x4xf32>) {
  %12 = vector.insert_strided_slice %v, %w {offsets = [2, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  return
}
// -----
func.func @b(%v: vector<4xf32>) {
  %12 = vector.reduction <foo>, %v : vector<4xf32> into f32
  return
}
// -----
func.func @b(%v: vector<4xf32>) {
  %12 = vector.reduction <and>, %v : vector<4xf32> into f32
  return
}
// -----
func.func @b(%v: vector<4xf32>) {
  %12 = vector.reduction <add>, %v : vector<4xf32> into i32
  return
}
// -----
func.func @b(%v: vector<4x2xf32>) {
  %12 = vector.reduction <add>, %v : vector<4x2xf32> into f32
  return
}
// -----
func.func @b(%v: vector<4x2xf32>, %a: vector<3xf32>) {
  %9 = vector.multi_reduction <add>, %v, %a [0] : vector<4x2xf32> to vector<3xf32>
  return
}
// -----
func.func @b(%v: vector<4x2xf32>) {
  %22 = vector.transpose %v, [0, 0] : vector<4x2xf32> to vector<4x4xf32>
  return
}
// -----
func.func @b(%v: vector<4x2xf32>) {
  %22 = vector.transpose %v, [1, 0] : vector<4x2xf32> to vector<4x2xf32>
  return
}
// -----
func.func @b(%v: vector<4x2xf32>) {
  %22 = vector.transpose %v, [1, 0, 2] : vector<4x2xf32> to vector<2x4xf32>
  return
}
// -----
func.func @b(%v: vector<4x2xf32>) {
  %20 = vector.shape_cast %v : vector<4x2xf32> to vector<9xf32>
  return
}
// -----
func.func @b(%v: vector<4x2xf32>) {
  %20 = vector.shape_cast %v : vector<4x2xf32> to vector<8xi32>
  return
}
// -----
func.func @b(%v: vector<4xf32>) {
  %20 = vector.bitcast %v : vector<4xf32> to vector<3xi32>
  return
}
// -----
func.func @b(%i: index) {
  %2 = vector.create_mask %i, %i : vector<4xi1>
  return
}
// -----
func.func @b(%i: index) {
  %2 = vector.constant_mask [5] : vector<4xi1>
  return
}
// -----
func.func @b(%i: index) {
  %2 = vector.constant_mask [2, 0] : vector<4x4xi1>
  return
}
// -----
func.func @b(%i: index, %m: memref<?xf32>, %f: f32) {
  %2 = vector.transfer_read %m[%i, %i], %f : memref<?xf32>, vector<4xf32>
  return
}
// -----
func.func @b(%i: index, %m: memref<?x?xf32>, %f: f32) {
  %2 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<?x?xf32>, vector<4x4xf32>
  return
}
// -----
func.func @b(%i: index, %m: memref<?x?xf32>, %f: f32) {
  %2 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @b(%i: index, %m: memref<?x?xf32>, %f: i32) {
  %2 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @b(%i: index, %m: memref<?x?xf32>, %v: vector<4xi32>) {
  vector.transfer_write %v, %m[%i, %i] : vector<4xi32>, memref<?x?xf32>
  return
}
// -----
func.func @b(%i: index, %m: memref<?xf32>, %v: vector<4xi32>, %mk: vector<5xi1>, %p: vector<4xf32>) {
  %21 = vector.maskedload %m[%i], %mk, %p : memref<?xf32>, vector<5xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @b(%i: index, %m: memref<?xf32>, %mk: vector<4xi1>, %p: vector<4xf32>) {
  %21 = vector.maskedload %m[%i, %i], %mk, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @b(%i: index, %m: memref<?xf32>) {
  %21 = vector.load %m[%i] : memref<?xf32>, vector<4xi32>
  return
}
// -----
func.func @b(%f: f32) {
  %17 = vector.from_elements %f, %f : vector<3xf32>
  return
}
// -----
func.func @b() {
  %16 = vector.step : vector<2x2xindex>
  return
}
// -----
func.func @b(%v: vector<3xf32>) {
  %18, %19 = vector.deinterleave %v : vector<3xf32> -> vector<1xf32>
  return
}
// -----
func.func @b(%m: memref<?x?xf32>) {
  %0 = vector.type_cast %m : memref<?x?xf32> to memref<vector<4x3xf32>>
  return
}
// -----
func.func @b(%w: vector<2x4xf32>, %v: vector<2xf32>) {
  %11 = vector.scan <add>, %w, %v {inclusive = true, reduction_dim = 0} : vector<2x4xf32>, vector<2xf32>
  return
}
// -----
func.func @b(%l: vector<4x3xf32>, %r: vector<3x7xf32>, %acc: vector<4x7xf32>) {
  %1 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %l, %r, %acc : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}
// -----
func.func @b(%l: vector<4x3xf32>, %r: vector<3x7xf32>, %acc: vector<4x7xf32>) {
  %1 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel"]} %l, %r, %acc : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}
// -----
func.func @b(%l: vector<4x3xf32>, %r: vector<4x7xf32>, %acc: vector<4x7xf32>) {
  %1 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %l, %r, %acc : vector<4x3xf32>, vector<4x7xf32> into vector<4x7xf32>
  return
}
// -----
func.func @b(%mk: vector<4xi1>, %v: vector<4xf32>) {
  %27 = vector.mask %mk { arith.addf %v, %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return
}
// -----
func.func @b(%mk: vector<5xi1>, %v: vector<4xf32>) {
  %26 = vector.mask %mk { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<5xi1> -> f32
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  %0 = vector.extract %v2[0] : vector<4xf32> from vector<4x8xf32>
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  %0 = vector.extract %v2[0] : f32 from vector<4x8xf32>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %v2: vector<4x8xf32>) {
  %0 = vector.insert %v8, %v2[0, 0] : vector<8xf32> into vector<4x8xf32>
  return
}
// -----
func.func @f(%f: f32, %v2: vector<4x8xf32>) {
  %0 = vector.insert %f, %v2[0] : f32 into vector<4x8xf32>
  return
}
// -----
func.func @f(%vs: vector<[4]xf32>) {
  %0 = vector.broadcast %vs : vector<[4]xf32> to vector<2x4xf32>
  return
}
// -----
func.func @f(%v0: vector<f32>) {
  %0 = vector.bitcast %v0 : vector<f32> to vector<f64>
  return
}
// -----
func.func @f(%x: index, %v: vector<4xf32>, %m2: memref<4x8xf32>) {
  vector.transfer_write %v, %m2[%x, %x] {permutation_map = affine_map<(d0, d1) -> (0)>} : vector<4xf32>, memref<4x8xf32>
  return
}
// -----
func.func @f(%x: index, %st: memref<4x8xf32, strided<[1, 4]>>) {
  %0 = vector.load %st[%x, %x] : memref<4x8xf32, strided<[1, 4]>>, vector<4xf32>
  return
}
// -----
func.func @f(%ba: vector<4x8xf32>, %bb: vector<8x16xf32>, %bc: vector<4x16xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "foo"]} %ba, %bb, %bc : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  return
}
// -----
func.func @f(%ba: vector<4x8xf32>, %bb: vector<8x16xf32>, %bc: vector<4x16xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "parallel"]} %ba, %bb, %bc : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  return
}
// -----
func.func @f(%ba: vector<4x8xf32>, %bb: vector<8x16xf32>, %bc: vector<4x16xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<and>} %ba, %bb, %bc : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = vector.type_cast %m : memref<4xf32> to memref<vector<4xi32>>
  return
}
// -----
func.func @f(%st: memref<4x8xf32, strided<[1, 4]>>) {
  %0 = vector.type_cast %st : memref<4x8xf32, strided<[1, 4]>> to memref<vector<4x8xf32>>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = vector.interleave %v, %v : vector<4xf32> -> vector<6xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0, %1 = vector.deinterleave %v : vector<4xf32> -> vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %vs: vector<[4]xf32>) {
  %0 = vector.scalable.insert %v, %vs[1] : vector<4xf32> into vector<[4]xf32>
  return
}
// -----
func.func @f(%vs: vector<[4]xf32>) {
  %0 = vector.scalable.extract %vs[3] : vector<4xf32> from vector<[4]xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<[4]xf32>) {
  %0 = vector.outerproduct %b, %a : vector<[4]xf32>, vector<4xf32>
  return
}

// -----

func.func private @a(vector<4x!unk.t>)

// -----

func.func @a(%a: !unk.t) {
  vector.print %a : !unk.t
  return
}

// -----

func.func @x(%m: vector<4xi1>, %v: vector<4xf32>, %p: f32) {
  %0 = vector.mask %m, %p { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @x(%m: vector<4xi1>, %v: vector<4xf32>, %p: f32) {
  %0 = vector.mask %m { %1 = vector.reduction <add>, %v : vector<4xf32> into f32 vector.yield %p : f32 } : vector<4xi1> -> f32
  return
}

// -----

func.func @x(%m: vector<4xi1>, %p: f32) {
  %0 = vector.mask %m { } : vector<4xi1> -> f32
  return
}
// -----
"vector.print"() {punctuation = #vector.punctuation<comma>, stringLiteral = "text"} : () -> ()

// -----

func.func @broadcast_unknown(%arg0: memref<4x4xf32>) {
  %1 = vector.broadcast %arg0 : memref<4x4xf32> to vector<8x8xf32>
  return
}

// -----

func.func @e(%arg0: vector<f32>) {
  %1 = vector.extract %arg0[] : f32 from vector<f32>
  %2 = vector.extract %arg0[] : vector<f32> from vector<f32>
  return
}

// -----

func.func @e(%arg0: vector<4xf32>) {
  %1 = vector.extract %arg0[0] : vector<f32> from vector<4xf32>
  return
}

// -----

func.func @e(%a: vector<4x[8]x16xf32>, %b: vector<1x[4]x1xf32>) {
  %1 = vector.insert_strided_slice %b, %a {offsets = [0, 0, 0], strides = [1, 1, 1]} : vector<1x[4]x1xf32> into vector<4x[8]x16xf32>
  return
}

// -----

func.func @e(%arg0: vector<4x[8]x16xf32>) {
  %1 = vector.extract_strided_slice %arg0 {offsets = [1, 0, 3], sizes = [1, 4, 1], strides = [1, 1, 1]} : vector<4x[8]x16xf32> to vector<1x[4]x1xf32>
  return
}

// -----

func.func @e(%arg0: vector<4x[8]x16xf32>) {
  %1 = vector.extract_strided_slice %arg0 {offsets = [1, 0, 3], sizes = [1, 8, 1], strides = [1, 1, 1]} : vector<4x[8]x16xf32> to vector<1x8x1xf32>
  return
}

// -----

func.func @tc(%arg0: memref<4x3xf32, 1>) {
  %0 = vector.type_cast %arg0 : memref<4x3xf32, 1> to memref<vector<4x3xf32>>
  return
}
// -----
func.func @f(%s: memref<4x3xf32>) {
  %0 = vector.type_cast %s : memref<4x3xf32> to memref<vector<3x4xf32>>
  return
}
