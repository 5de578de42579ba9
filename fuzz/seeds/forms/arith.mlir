func.func @f(%c: i1, %v: vector<4xi1>, %x: f32, %y: vector<4xf32>, %t: tensor<?xi1>, %z: tensor<?xi8>) {
  %0 = arith.select %c, %x, %x : f32
  %1 = arith.select %c, %y, %y {a = 1} : vector<4xf32>
  %2 = arith.select %v, %y, %y : vector<4xi1>, vector<4xf32>
  %3 = arith.select %t, %z, %z : tensor<?xi1>, tensor<?xi8>
  return
}
// -----
func.func @f(%c: i1, %x: f32) {
  %0 = arith.select %c, %x : f32
  return
}
// -----
func.func @f(%c: i1, %x: f32) {
  %0 = arith.select %c, %x, %x : f32, i32
  return
}
