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
