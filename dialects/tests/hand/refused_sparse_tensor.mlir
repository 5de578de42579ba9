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
