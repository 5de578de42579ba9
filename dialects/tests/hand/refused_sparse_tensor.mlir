#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  %r:2 = sparse_tensor.coiterate (%a, %b) at(%c) iter_args(%x = %i, %y = %j) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>) -> index, index
  case %t, _ {
    sparse_tensor.yield %x, %y : index, index
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  sparse_tensor.coiterate (%a, %b) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>)
  case %t, _ {
  }
  case %t, _ {
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  sparse_tensor.coiterate (%a, %b) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>)
  case %t, %t {
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  sparse_tensor.coiterate (%a, %b) at(%c, %d) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>)
  case %t, %u {
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  sparse_tensor.coiterate (%a) at(%c) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>)
  case %t, %u {
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  sparse_tensor.coiterate (%a, %b) at(%c) iter_args(%x = %i) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>)
  case %t, %u {
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  sparse_tensor.coiterate (%a, %b) at(%c) iter_args(%x = %i) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>) -> i32
  case %t, %u {
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  %r = sparse_tensor.coiterate (%a, %b) at(%c) iter_args(%x = %i) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>) -> index
  case %t, %u {
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  sparse_tensor.coiterate () : ()
  case {
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  sparse_tensor.coiterate (%a, %i) : (!sparse_tensor.iter_space<#C, lvls = 0>, index)
  case %t, _ {
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  sparse_tensor.coiterate (%a) : !sparse_tensor.iter_space<#C, lvls = 0>
  case %t {
  }
  return
}

// -----

func.func private @s(tensor<?x?xf32, #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>>)

// -----

func.func private @s(tensor<?x?xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = 1 : i32}>>)

// -----

func.func private @s(tensor<?x?xf32, #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), implicitVal = 1.0 : f32}>>)

// -----

#SV = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
func.func @x(%t: tensor<128xf64>) {
  %2 = sparse_tensor.positions %t {level = 0 : index} : tensor<128xf64> to memref<?xindex>
  return
}

// -----

#SV = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
func.func @x(%t: tensor<128xf64, #SV>) {
  %2 = sparse_tensor.positions %t {level = 1 : index} : tensor<128xf64, #SV> to memref<?xindex>
  return
}

// -----

#SV = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed), posWidth = 32}>
func.func @x(%t: tensor<128xf64, #SV>) {
  %2 = sparse_tensor.positions %t {level = 0 : index} : tensor<128xf64, #SV> to memref<?xindex>
  return
}

// -----

#SV = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
func.func @x(%t: tensor<128xf64, #SV>) {
  %2 = sparse_tensor.values %t : tensor<128xf64, #SV> to memref<?xf32>
  return
}

// -----

#SV = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
func.func @x(%t: tensor<128xf64, #SV>) {
  %2 = sparse_tensor.convert %t : tensor<128xf64, #SV> to tensor<127xf64>
  return
}

// -----

#SV = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
func.func @x(%t: tensor<128xf64, #SV>) {
  %2 = sparse_tensor.convert %t : tensor<128xf64, #SV> to tensor<?x?xf64>
  return
}

// -----

func.func @x(%f: f64) {
  %10 = sparse_tensor.binary %f, %f : f64, f64 to f64 overlap={ ^bb0(%x: f64): sparse_tensor.yield %x : f64 } left={} right={}
  return
}

// -----

func.func @x(%f: f64) {
  %10 = sparse_tensor.binary %f, %f : f64, f64 to f64 overlap={ ^bb0(%x: f64, %y: f32): sparse_tensor.yield %x : f64 } left={} right={}
  return
}

// -----

func.func @x(%f: f64, %g: f32) {
  %10 = sparse_tensor.binary %f, %g : f64, f32 to f64 overlap={} left={} right=identity
  return
}

// -----

func.func @x(%f: f64) {
  %10 = sparse_tensor.binary %f, %f : f64, f64 to f64 overlap={ ^bb0(%x: f64, %y: f64): "a.b"() : () -> () } left={} right={}
  return
}

// -----

func.func @x(%f: f64) {
  %11 = sparse_tensor.unary %f : f64 to f64 present={ ^bb0(%x: f64): %c = arith.constant 1 : i32 sparse_tensor.yield %c : i32 } absent={}
  return
}

// -----

func.func @x(%f: f64) {
  %11 = sparse_tensor.unary %f : f64 to f64 present={} absent={ ^bb0(%x: f64): sparse_tensor.yield %x : f64 }
  return
}

// -----

func.func @x(%f: f64) {
  %12 = sparse_tensor.reduce %f, %f, %f : f64 { ^bb0(%x: f64): sparse_tensor.yield %x : f64 }
  return
}

// -----

func.func @x(%f: f64) {
  %12 = sparse_tensor.select %f : f64 { ^bb0(%x: f64): sparse_tensor.yield %x : f64 }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @x(%t: tensor<8x8xf64, #CSR>) {
  sparse_tensor.foreach in %t : tensor<8x8xf64, #CSR> do { ^bb0(%a: index, %b: index): }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @x(%t: tensor<8x8xf64, #CSR>) {
  sparse_tensor.foreach in %t : tensor<8x8xf64, #CSR> do { ^bb0(%a: index, %b: f64, %v: f64): }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @x(%t: tensor<8x8xf64, #CSR>) {
  %24 = sparse_tensor.concatenate %t, %t {dimension = 2 : index} : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSR> to tensor<16x8xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @x(%t: tensor<8x8xf64, #CSR>) {
  %24 = sparse_tensor.concatenate %t, %t {dimension = 0 : index} : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSR> to tensor<15x8xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @x(%t: tensor<8x8xf64, #CSR>) {
  %24 = sparse_tensor.concatenate %t {dimension = 0 : index} : tensor<8x8xf64, #CSR> to tensor<8x8xf64, #CSR>
  return
}

// -----

func.func @x(%i: index, %m: memref<?xindex>, %v: memref<?xf64>) {
  sparse_tensor.sort quick_sort %i, %m jointly %v {perm_map = affine_map<(i, j) -> (j)>, ny = 0 : index} : memref<?xindex> jointly memref<?xf64>
  return
}

// -----

func.func @x(%i: index, %m: memref<?xindex>, %v: memref<?xf64>) {
  sparse_tensor.sort foo_sort %i, %m jointly %v {perm_map = affine_map<(i) -> (i)>, ny = 0 : index} : memref<?xindex> jointly memref<?xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @x(%s: !sparse_tensor.storage_specifier<#CSR>) {
  %0 = sparse_tensor.storage_specifier.get %s crd_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @x(%s: !sparse_tensor.storage_specifier<#CSR>) {
  %0 = sparse_tensor.storage_specifier.get %s crd_mem_sz at 2 : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @x(%s: !sparse_tensor.storage_specifier<#CSR>) {
  %0 = sparse_tensor.storage_specifier.get %s val_mem_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @x(%s: !sparse_tensor.storage_specifier<#CSR>) {
  %0 = sparse_tensor.storage_specifier.get %s dim_offset at 0 : !sparse_tensor.storage_specifier<#CSR>
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton)}>
func.func @it(%sp: tensor<4x8xf32, #COO>) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 1 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 1>
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton)}>
func.func @it(%sp: tensor<4x8xf32, #COO>) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 2 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 2>
  return
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton)}>
func.func @it(%sp: tensor<4x8xf32, #COO>) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0 to 2>
  return
}
// -----
func.func @f(%a: vector<4xi32>) {
  %0 = "sparse_tensor.slice.offset"(%a) {dim = 0 : index} : (vector<4xi32>) -> index
  return
}
// -----
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{map = {a, b, c} (d, e) -> (a = d : dense, b = e : dense)}>>)
// -----
func.func private @f(tensor<4x4x4xf32, #sparse_tensor.encoding<{map = (d, e, f) -> (d : compressed(nonunique), e : singleton, f : singleton(soa))}>>)
// -----
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{map = (d, e) -> (d : compressed, e floordiv 2 : dense, e mod 2 : structured[1, 2])}>>)
// -----
#A = #sparse_tensor.encoding<{map = (d, e) -> (d : dense, e : compressed)}>
func.func @f(%t: tensor<4x4xf32, #A>) {
  sparse_tensor.foreach in %t {order = affine_map<(d) -> (d)>} : tensor<4x4xf32, #A> do {
  ^bb0(%i: index, %j: index, %n: f32):
  }
  return
}
// -----
#A = #sparse_tensor.encoding<{map = (d, e) -> (d : dense, e : compressed)}>
func.func @f(%t: tensor<4x4xf32, #A>) {
  %0 = sparse_tensor.slice.stride %t at 1 : tensor<4x4xf32, #A>
  return
}
// -----
#A = #sparse_tensor.encoding<{map = (d, e) -> (d floordiv 2 : dense, e floordiv 2 : compressed, d mod 2 : dense, e mod 2 : dense)}>
func.func @f(%i: index) {
  %0, %1 = sparse_tensor.crd_translate dim_to_lvl [%i, %i] as #A : index, index
  return
}
