func.func @a(%m: memref<?x?xi8>, %i: index, %mask: vector<[16]x[16]xi1>, %pad: i8) {
  %t = arm_sme.tile_load %m[%i, %i] : memref<?x?xi8>, vector<[16]x[16]xi8>
  %u = arm_sme.tile_load %m[%i, %i], %pad, %mask layout<vertical> {tile_id = 0 : i32} : memref<?x?xi8>, vector<[16]x[16]xi8>
  arm_sme.tile_store %u, %m[%i, %i], %mask layout<horizontal> : memref<?x?xi8>, vector<[16]x[16]xi8>
  %z = arm_sme.zero {tile_id = 1 : i32} : vector<[1]x[1]xi128>
  %g = arm_sme.get_tile : vector<[8]x[8]xbf16>
  %c = arm_sme.copy_tile %g : vector<[8]x[8]xbf16>
  %vl = arm_sme.streaming_vl <word>
  %vl2 = arm_sme.streaming_vl <double> {x}
  return
}
// -----
func.func @b(%m: memref<?xf32>, %i: index, %mask: vector<[4]xi1>, %t: vector<[4]x[4]xf32>, %v: vector<[4]xf32>) -> vector<[4]x[4]xf32> {
  %0 = arm_sme.load_tile_slice %m[%i], %mask, %t, %i layout<vertical> : memref<?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  arm_sme.store_tile_slice %0, %i, %mask, %m[%i] : memref<?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  %1 = arm_sme.insert_tile_slice %v, %0[%i] layout<vertical> : vector<[4]xf32> into vector<[4]x[4]xf32>
  %2 = arm_sme.extract_tile_slice %1[%i] : vector<[4]xf32> from vector<[4]x[4]xf32>
  %3 = arm_sme.outerproduct %v, %2 : vector<[4]xf32>, vector<[4]xf32>
  %4 = arm_sme.outerproduct %v, %2 kind<sub> acc(%3) masks(%mask, %mask) : vector<[4]xf32>, vector<[4]xf32>
  %5 = arm_sme.outerproduct %v, %2 masks(%mask, %mask) acc(%4) {a = 1 : i32} : vector<[4]xf32>, vector<[4]xf32>
  return %5 : vector<[4]x[4]xf32>
}
// -----
func.func @c(%v: vector<[8]xf16>, %a: vector<[4]x[4]xf32>, %m: vector<[8]xi1>, %b: vector<[16]xi8>, %bm: vector<[16]xi1>, %s: vector<[8]xi16>) {
  %0 = arm_sme.fmopa_2way %v, %v : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %1 = arm_sme.fmops_2way %v, %v acc(%a) masks(%m, %m) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %2 = arm_sme.smopa_4way %b, %b masks(%bm, %bm) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %3 = arm_sme.usmops_4way %s, %s : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}
// -----
func.func @bad() {
  %t = arm_sme.get_tile {tile_id = -1 : i32} : vector<[8]x[8]xi16>
  return
}
// -----
func.func @bad() {
  %t = arm_sme.get_tile {tile_id = 2 : i32} : vector<[8]x[8]xi16>
  return
}
// -----
llvm.func @intr(%p: vector<[4]xi1>, %v: vector<[4]xf32>, %ptr: !llvm.ptr, %i: i32) {
  "arm_sme.intr.zero"() <{tile_mask = 17 : i32}> : () -> ()
  "arm_sme.intr.mopa"(%p, %p, %v, %v) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.ld1w.horiz"(%p, %ptr, %i) <{tile_id = 3 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.str"(%i, %ptr, %i) : (i32, !llvm.ptr, i32) -> ()
  %0 = "arm_sme.intr.cntsd"() : () -> i64
  %1 = "arm_sme.intr.read.horiz"(%v, %p, %i) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  llvm.return
}
// -----
func.func @za() attributes {arm_streaming, enable_arm_streaming_ignore, arm_new_za, arm_sme.tiles_in_use = 1 : i32} { return }
// -----
func.func @a(%a: vector<[16]xi8>, %b: vector<[4]xi32>, %m: vector<[4]xi1>, %f: vector<[4]xf32>) {
  %0 = arm_sve.sdot %b, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.smmla %b, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  %2 = arm_sve.udot %b, %a, %a {x} : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.ummla %b, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  %4 = arm_sve.usmmla %b, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  %5 = arm_sve.masked.addi %m, %b, %b : vector<[4]xi1>, vector<[4]xi32>
  %6 = arm_sve.masked.divf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %7 = arm_sve.convert_to_svbool %m : vector<[4]xi1>
  %8 = arm_sve.convert_from_svbool %7 : vector<[4]xi1>
  %9, %10 = arm_sve.zip.x2 %b, %b : vector<[4]xi32>
  %11:4 = arm_sve.zip.x4 %a, %a, %a, %a : vector<[16]xi8>
  return
}
// -----
func.func @p(%i: index, %m: vector<3x[4]xi1>, %c: vector<4x4x[4]xi1>) {
  %7 = "t.x"() : () -> vector<[4]xi1>
  %8 = "t.x"() : () -> vector<[8]xi1>
  %c2 = "t.y"() : () -> vector<4x4x[16]xi1>
  %0 = arm_sve.psel %7, %8[%i] : vector<[4]xi1>, vector<[8]xi1>
  %1 = arm_sve.convert_to_svbool %m : vector<3x[4]xi1>
  %2 = arm_sve.convert_from_svbool %c2 : vector<4x4x[2]xi1>
  return
}
// -----
func.func @p(%m: vector<[8]xi1>, %n: vector<[4]xi1>, %i: index) {
  %0 = arm_sve.psel %m, %n[%i] : vector<[8]xi1>, vector<[4]xi1>
  return
}
// -----
func.func @bf(%a: vector<[8]xbf16>, %acc: vector<[4]xf32>) {
  %u = ub.poison : vector<[4]xf32>
  %1 = arm_sve.dupq_lane %acc[1] : vector<[4]xf32>
  %2 = arm_sve.dupq_lane %a[7] : vector<[8]xbf16>
  return
}
// -----
func.func @x(%a: vector<[4]xf32>) {
  %1 = arm_sve.dupq_lane %a[-1] : vector<[4]xf32>
  return
}
// -----
func.func @x(%a: vector<[16]xi8>, %b: vector<[4]xi64>) {
  %0 = arm_sve.sdot %b, %a, %a : vector<[16]xi8> to vector<[4]xi64>
  return
}
// -----
func.func @n(%a: vector<8xi8>, %b: vector<2xi32>, %c: vector<4xi32>, %d: vector<16xi8>, %h: vector<4xi16>) {
  %e = "t.x"() : () -> vector<4xi32>
  %f = "t.x"() : () -> vector<4x4xi8>
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi16>
  %1 = arm_neon.intr.smull %h, %h : vector<4xi16> to vector<4xi32>
  %2 = arm_neon.intr.smull %b, %b {x} : vector<2xi32> to vector<2xi64>
  %3 = arm_neon.intr.sdot %b, %a, %a : vector<8xi8>, vector<8xi8> to vector<2xi32>
  %4 = arm_neon.intr.sdot %c, %d, %d : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %5 = arm_neon.2d.sdot %e, %f, %f : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %6 = arm_neon.intr.smmla %c, %d, %d : vector<16xi8> to vector<4xi32>
  %7 = arm_neon.intr.ummla %c, %d, %d : vector<16xi8> to vector<4xi32>
  %8 = arm_neon.intr.usmmla %c, %d, %d : vector<16xi8> to vector<4xi32>
  return
}
// -----
func.func @n(%c: vector<4xf32>, %d: vector<8xbf16>) {
  %4 = arm_neon.intr.bfmmla %c, %d, %d : vector<8xbf16> to vector<4xf32>
  return
}
