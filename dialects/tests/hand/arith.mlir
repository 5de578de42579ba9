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

// -----

func.func @f() attributes {a = dense<(1, 2)> : tensor<2xi32>} { return }

// -----

func.func @f() attributes {a = dense<[(1, 2), (3, 4)]> : tensor<2xi32>} { return }

// -----

func.func @f() attributes {a = dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xf32>} { return }

// -----

func.func @f() attributes {a = dense<[(1, 2), 3]> : tensor<2xi32>} { return }

// -----

func.func @f() attributes {a = dense<(1, 2)> : tensor<1xi32>} { return }

// -----

func.func @f() attributes {a = dense<(1, 1)> : tensor<2xi32>} { return }

// -----

func.func @f() attributes {a = dense<(1, 2)> : tensor<i32>} { return }

// -----

func.func @f() attributes {a = dense<(true, false)> : tensor<2xi1>} { return }
