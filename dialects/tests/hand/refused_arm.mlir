func.func @bad(%m: memref<?x?xi8>, %i: index, %pad: i8) {
  %t = arm_sme.tile_load %m[%i, %i], %pad, : memref<?x?xi8>, vector<[16]x[16]xi8>
  return
}
// -----
func.func @bad(%m: memref<?x?xi8>, %i: index, %mask: vector<[1]x[1]xi1>, %pad: i8) {
  %t = arm_sme.tile_load %m[%i, %i], %pad, %mask : memref<?x?xi8>, vector<[16]x[16]xi8>
  return
}
// -----
func.func @bad() {
  %t = arm_sme.get_tile : vector<[16]x16xi8>
  return
}
// -----
func.func @bad() {
  %t = arm_sme.zero {tile_id = 0 : i64} : vector<[16]x[16]xi8>
  return
}
// -----
func.func @bad(%v: vector<[8]xf16>, %m: vector<[8]xi1>) {
  %0 = "arm_sme.fmopa_2way"(%v, %v, %m) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>) -> vector<[4]x[4]xf32>
  return
}
// -----
func.func @bad(%v: vector<[4]xf32>, %w: vector<[2]xf64>) {
  %0 = arm_sme.outerproduct %v, %w : vector<[4]xf32>, vector<[2]xf64>
  return
}
// -----
func.func @bad(%v: vector<[16]xi8>) {
  %0 = arm_sme.smopa_2way %v, %v : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @bad(%v: vector<[4]xf32>, %t: vector<[4]x[4]xi32>, %i: index) {
  %0 = arm_sme.insert_tile_slice %v, %t[%i] : vector<[4]xf32> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @bad() {
  %0 = arm_sme.streaming_vl <quad>
  return
}
// -----
func.func @bad(%v: vector<[8]xi16>) {
  %0 = arm_sme.smopa_4way %v, %v : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
// -----
func.func @x(%a: vector<4xi1>) {
  %0 = arm_sve.convert_to_svbool %a : vector<4xi1>
  return
}
// -----
func.func @x(%a: vector<[3]xi1>) {
  %0 = arm_sve.convert_to_svbool %a : vector<[3]xi1>
  return
}
// -----
func.func @x(%a: vector<[32]xi1>) {
  %0 = arm_sve.convert_from_svbool %a : vector<[32]xi1>
  return
}
// -----
func.func @x(%a: vector<8xi32>) {
  %0, %1 = arm_sve.zip.x2 %a, %a : vector<8xi32>
  return
}
// -----
func.func @n(%a: vector<9xi8>) {
  %0 = arm_neon.intr.smull %a, %a : vector<9xi8> to vector<9xi16>
  return
}
// -----
func.func @n(%a: vector<8xi8>) {
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi32>
  return
}
// -----
func.func @n(%c: vector<4xi32>, %d: vector<8xi8>) {
  %4 = arm_neon.intr.sdot %c, %d, %d : vector<8xi8>, vector<8xi8> to vector<4xi32>
  return
}
// -----
func.func @n(%c: vector<2xi32>, %d: vector<4x4xi8>) {
  %4 = arm_neon.2d.sdot %c, %d, %d : vector<4x4xi8>, vector<4x4xi8> to vector<2xi32>
  return
}
// -----
func.func @n(%c: vector<4xi32>, %d: vector<4x2xi8>) {
  %4 = arm_neon.2d.sdot %c, %d, %d : vector<4x2xi8>, vector<4x2xi8> to vector<4xi32>
  return
}
// -----
func.func @n(%c: vector<4xi32>, %d: vector<16xi8>, %e: vector<16xi4>) {
  %4 = arm_neon.intr.smmla %c, %d, %e : vector<16xi8> to vector<4xi32>
  return
}
// -----
func.func @n(%c: vector<4xi64>, %d: vector<16xi8>) {
  %4 = arm_neon.intr.ummla %c, %d, %d : vector<16xi8> to vector<4xi64>
  return
}
