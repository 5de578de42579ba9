func.func @g(%ps: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>, %p: !ptr.ptr<#ptr.generic_space>, %tp: tensor<8x!ptr.ptr<#ptr.generic_space>>, %tm: tensor<8xi1>, %tv: tensor<8xi64>, %o: tensor<8xindex>, %i: index) {
  %0 = ptr.gather %ps, %m, %v : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  %1 = ptr.gather %tp, %tm, %tv alignment = 8 : tensor<8x!ptr.ptr<#ptr.generic_space>> -> tensor<8xi64>
  ptr.scatter %v, %ps, %m alignment = 4 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  %2 = ptr.masked_load %p, %m, %v : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  %3 = ptr.masked_load %p, %tm, %tv alignment = 16 : !ptr.ptr<#ptr.generic_space> -> tensor<8xi64>
  ptr.masked_store %v, %p, %m : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  ptr.masked_store %tv, %p, %tm alignment = 1 : tensor<8xi64>, !ptr.ptr<#ptr.generic_space>
  %4 = ptr.ptr_add %tp, %o : tensor<8x!ptr.ptr<#ptr.generic_space>>, tensor<8xindex>
  %5 = ptr.ptr_add nusw %p, %o : !ptr.ptr<#ptr.generic_space>, tensor<8xindex>
  %6 = ptr.ptr_add %tp, %i : tensor<8x!ptr.ptr<#ptr.generic_space>>, index
  %7 = ptr.ptr_diff %tp, %4 : tensor<8x!ptr.ptr<#ptr.generic_space>> -> tensor<8xi64>
  return
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<
    #dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, #ptr.spec<size = 32, abi = 32, preferred = 64>>,
    "dlti.default_memory_space" = #ptr.generic_space>} {
  func.func private @f(!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<4xf32>>)
}
// -----
func.func private @f() attributes {a = #ptr.spec<size = 32, abi = 32, preferred = 64, index = 24>, b = #ptr.spec<preferred = 8, abi = 8, size = 8>}
// -----
func.func private @f() attributes {a = #ptr.spec<size = 32, abi = 32, preferred = 32, index = 64>}
// -----
func.func @x(%q: !ptr.ptr<#nvvm.memory_space<shared>>){
 return
}
