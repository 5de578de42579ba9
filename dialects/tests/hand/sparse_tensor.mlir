#CSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
#DCSR = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : compressed, d1 : compressed), posWidth = 32, crdWidth = 8}>
func.func @f(%a: tensor<?x?xf32, #CSR>, %b: tensor<4x?xf64, #DCSR>) -> tensor<?x?xf32, #CSR> {
  %0 = sparse_tensor.convert %b : tensor<4x?xf64, #DCSR> to tensor<4x?xf64, #CSR>
  %1 = sparse_tensor.values %a : tensor<?x?xf32, #CSR> to memref<?xf32>
  return %a : tensor<?x?xf32, #CSR>
}
// -----
#C = #sparse_tensor.encoding<{map = (d0) -> (d0 : compressed)}>
func.func @f(%sp : tensor<4xf32, #C>) {
  %0 = sparse_tensor.extract_iteration_space %sp lvls = 0 : tensor<4xf32, #C> -> !sparse_tensor.iter_space<#C, lvls = 0>
  %1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 1 : tensor<4xf32, #C> -> !sparse_tensor.iter_space<#C, lvls = 0 to 1>
  return
}
// -----
#C = #sparse_tensor.encoding<{map = (i,j) -> (i : compressed, j : compressed)}>
func.func @iter(%sp : tensor<4x8xf32, #C>) -> index {
  %i = arith.constant 0 : index
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #C> -> !sparse_tensor.iter_space<#C, lvls = 0 to 2>
  %r = sparse_tensor.iterate %it in %l1 at(%c, _) iter_args(%o = %i) : !sparse_tensor.iter_space<#C, lvls = 0 to 2> -> index {
    sparse_tensor.yield %o : index
  } {a}
  sparse_tensor.iterate %it in %l1 : !sparse_tensor.iter_space<#C, lvls = 0 to 2> {
  }
  sparse_tensor.iterate %it in %l1 at (_, %k) : !sparse_tensor.iter_space<#C, lvls = 0 to 2> {
     "t.x"(%k) : (index) -> ()
  }
  return %r : index
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  %r = sparse_tensor.coiterate (%a, %b) at(%c) iter_args(%x = %i) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>) -> index
  case %t, _ {
    sparse_tensor.yield %x : index
  }
  case %t, %u {
    %s = "x.y"(%t, %u, %c) : (!sparse_tensor.iterator<#C, lvls = 0>, !sparse_tensor.iterator<#C, lvls = 0>, index) -> index
    sparse_tensor.yield %s : index
  }
  case _, %u {
    sparse_tensor.yield %c : index
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  sparse_tensor.coiterate (%a, %b) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>)
  case %t, _ {
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  sparse_tensor.coiterate (%a, %b) at(_) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>)
  case %t, _ {
    "x.y"() : () -> ()
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  sparse_tensor.coiterate (%a, %b) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>)
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  %r:2 = sparse_tensor.coiterate (%a, %b) at(%c) iter_args(%x = %i, %y = %j) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>) -> (index, index)
  case %t, _ {
    sparse_tensor.yield %x, %y : index, index
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  sparse_tensor.coiterate (%a, %b) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>)
  case %t {
  }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  sparse_tensor.coiterate (%a, %b) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>)
  case _, _ {
  } { foo = 1 : i32 }
  return
}
// -----
#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @f(%a: !sparse_tensor.iter_space<#C, lvls = 0>, %b: !sparse_tensor.iter_space<#C, lvls = 0>, %i: index, %j: index) {
  sparse_tensor.coiterate (%a) : (!sparse_tensor.iter_space<#C, lvls = 0>)
  case %t {
  }
  return
}

// -----

#A = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
#B = #sparse_tensor.encoding<{map = (d0, d1) -> (d1 : dense, d0 : compressed)}>
func.func @s(%a: !sparse_tensor.storage_specifier<#A>, %b: !sparse_tensor.storage_specifier<#B>) -> index {
  %0 = sparse_tensor.storage_specifier.get %a lvl_sz at 0 : !sparse_tensor.storage_specifier<#A>
  %1 = sparse_tensor.storage_specifier.get %b lvl_sz at 0 : !sparse_tensor.storage_specifier<#B>
  return %0 : index
}

// -----

#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton)}>
func.func @it(%sp: tensor<4x8xf32, #COO>, %i: index) -> index {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0>
  %r1 = sparse_tensor.iterate %it1 in %l1 at(%crd) iter_args(%outer = %i): !sparse_tensor.iter_space<#COO, lvls = 0 to 1> -> index {
    %l2 = sparse_tensor.extract_iteration_space %sp at %it1 lvls = 1 : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 0 to 1> -> !sparse_tensor.iter_space<#COO, lvls = 1>
    sparse_tensor.yield %outer : index
  }
  return %r1 : index
}
