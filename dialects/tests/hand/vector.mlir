func.func @transfer(%m: memref<?x?xf32>, %t: tensor<4x4xf32>, %i: index, %f: f32, %v: vector<4xf32>, %w: vector<4x3xf32>, %k: vector<4xi1>, %k2: vector<4x3xi1>, %mm: memref<?x?xvector<4x3xf32>>, %vf: vector<4x3xf32>, %s: vector<[4]xf32>, %z: vector<f32>) -> tensor<4x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xf32>, vector<4x3xf32>
  %4 = vector.transfer_read %m[%i, %i], %f, %k : memref<?x?xf32>, vector<4xf32>
  %5 = vector.transfer_read %t[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (0, d1)>, in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x3xf32>
  %6 = vector.transfer_read %mm[%i, %i], %vf {tag} : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %w, %m[%i, %i] {in_bounds = [true, false]} : vector<4x3xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [false]} : vector<4xf32>, memref<?x?xf32>
  %7 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
  vector.transfer_write %s, %m[%i, %i] : vector<[4]xf32>, memref<?x?xf32>
  vector.transfer_write %z, %m[%i, %i] : vector<f32>, memref<?x?xf32>
  %8 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<f32>
  %9 = vector.transfer_read %m[%i, %i], %f, %k2 {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<3x4xf32>
  return %7 : tensor<4x4xf32>
}
// -----
#accesses = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
#trait = {indexing_maps = #accesses, iterator_types = ["parallel", "parallel", "reduction"]}
func.func @contract(%a: vector<4x8xf32>, %b: vector<8x2xf32>, %c: vector<4x2xf32>, %d: vector<4xf32>, %e: vector<2xf32>, %f: f32, %m: vector<4x2x8xi1>, %h : vector<4x8xf16>, %hb : vector<8x2xf16>) {
  %0 = vector.contract #trait %a, %b, %c : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
  %1 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %d, %d, %f : vector<4xf32>, vector<4xf32> into f32
  %2 = vector.contract {indexing_maps = #accesses, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maximumf>} %a, %b, %c {x = 1} : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>
  %3 = vector.contract #trait %h, %hb, %c : vector<4x8xf16>, vector<8x2xf16> into vector<4x2xf32>
  %4 = vector.outerproduct %d, %e : vector<4xf32>, vector<2xf32>
  %5 = vector.outerproduct %d, %e, %c : vector<4xf32>, vector<2xf32>
  %6 = vector.outerproduct %d, %e, %c {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<2xf32>
  %7 = vector.outerproduct %d, %f, %d : vector<4xf32>, f32
  %8 = vector.mask %m { vector.contract #trait %a, %b, %c : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32> } : vector<4x2x8xi1> -> vector<4x2xf32>
  return
}
// -----
func.func @masks(%k: vector<8xi1>, %v: vector<8xf32>, %p: vector<8xf32>, %f: f32, %m: memref<?xf32>, %i: index, %k0: vector<1xi1>, %x : vector<i1>) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f32
  vector.mask %k { vector.transfer_write %v, %m[%i] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  vector.mask %k { } : vector<8xi1>
  %2 = vector.mask %k { vector.yield %v : vector<8xf32> } {a} : vector<8xi1> -> vector<8xf32>
  %3 = vector.mask %k { vector.transfer_read %m[%i], %f : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}
// -----
func.func @misc(%v: vector<4x8xf32>, %m: memref<4x16xf32>, %i: index, %f: f32, %s: vector<8xf32>, %k: vector<8xi1>, %z: vector<f32>, %sc: vector<[4]xf32>, %ix: vector<8xi32>, %d: vector<16x4xf32>, %i64: vector<4xi64>) {
  vector.print %v : vector<4x8xf32>
  vector.print %f : f32
  vector.print str "hello"
  vector.print punctuation <newline>
  vector.print %f : f32 punctuation <comma>
  %0 = vector.extract %v[1] : vector<8xf32> from vector<4x8xf32>
  %1 = vector.extract %v[1, %i] : f32 from vector<4x8xf32>
  %2 = vector.extract %v[] : vector<4x8xf32> from vector<4x8xf32>
  %3 = vector.insert %s, %v[%i] : vector<8xf32> into vector<4x8xf32>
  %4 = vector.insert %f, %v[1, 2] {t} : f32 into vector<4x8xf32>
  %5 = vector.broadcast %f : f32 to vector<4x8xf32>
  %6 = vector.shuffle %s, %s[0, 9, 3] : vector<8xf32>, vector<8xf32>
  %7 = vector.shape_cast %v : vector<4x8xf32> to vector<32xf32>
  %8 = vector.transpose %v, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %9 = vector.multi_reduction <add>, %v, %s [0] : vector<4x8xf32> to vector<8xf32>
  %10 = vector.reduction <minnumf>, %s : vector<8xf32> into f32
  %11 = vector.reduction <add>, %s, %f fastmath<fast> : vector<8xf32> into f32
  %12 = vector.load %m[%i, %i] : memref<4x16xf32>, vector<8xf32>
  vector.store %s, %m[%i, %i] {nontemporal = true} : memref<4x16xf32>, vector<8xf32>
  %13 = vector.maskedload %m[%i, %i], %k, %s : memref<4x16xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i, %i], %k, %s : memref<4x16xf32>, vector<8xi1>, vector<8xf32>
  %14 = vector.gather %m[%i, %i] [%ix], %k, %s : memref<4x16xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %m[%i, %i] [%ix], %k, %s : memref<4x16xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  %15 = vector.create_mask %i : vector<8xi1>
  %16 = vector.constant_mask [4] : vector<8xi1>
  %17 = vector.expandload %m[%i, %i], %k, %s : memref<4x16xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %m[%i, %i], %k, %s : memref<4x16xf32>, vector<8xi1>, vector<8xf32>
  %18 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %19 = vector.insert_strided_slice %s, %v {offsets = [2, 0], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  %20 = vector.fma %v, %v, %v : vector<4x8xf32>
  %21:2 = vector.scan <add>, %v, %s {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  %22 = vector.vscale
  %23 = vector.scalable.insert %s, %sc[0] : vector<8xf32> into vector<[4]xf32>
  %24 = vector.interleave %s, %s : vector<8xf32> -> vector<16xf32>
  %25, %26 = vector.deinterleave %s : vector<8xf32> -> vector<4xf32>
  %27 = vector.from_elements %f, %f : vector<2xf32>
  %e2 = "t.x"() : () -> vector<2xf32>
  %28:2 = vector.to_elements %e2 : vector<2xf32>
  %29 = vector.step : vector<4xindex>
  %30 = vector.bitcast %s : vector<8xf32> to vector<8xi32>
  %31 = vector.type_cast %m : memref<4x16xf32> to memref<vector<4x16xf32>>
  return
}

// -----

func.func @f(%a: index) -> (index, index, index) {
  %vscale = vector.vscale
  %eight = arith.constant 8 : index
  %minus = arith.constant -1 : index
  %0 = arith.muli %vscale, %eight : index
  %1 = arith.muli %minus, %vscale : index
  %2 = arith.muli %a, %vscale : index
  return %0, %1, %2 : index, index, index
}
