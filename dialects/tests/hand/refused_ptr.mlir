func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %i: index, %m: memref<f32, #ptr.generic_space>, %v: vector<4x!ptr.ptr<#ptr.generic_space>>) -> f32 {
  %0 = ptr.ptr_add %p, %i : !ptr.ptr<#ptr.generic_space>, index
  %1 = ptr.ptr_add nuw %p, %i : !ptr.ptr<#ptr.generic_space>, index
  %2 = ptr.ptr_add inbounds %p, %i : !ptr.ptr<#ptr.generic_space>, index
  %3 = ptr.ptr_add none %p, %i : !ptr.ptr<#ptr.generic_space>, index
  %4 = ptr.type_offset f32 : index
  %5 = ptr.type_offset memref<4xf32> : i64
  %6 = ptr.to_ptr %m : memref<f32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %7 = ptr.get_metadata %m : memref<f32, #ptr.generic_space>
  %8 = ptr.from_ptr %6 metadata %7 : !ptr.ptr<#ptr.generic_space> -> memref<f32, #ptr.generic_space>
  %9 = ptr.from_ptr %6 : !ptr.ptr<#ptr.generic_space> -> memref<f32, #ptr.generic_space>
  %10 = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
  %11 = ptr.load volatile %p atomic syncscope("workgroup") acquire nontemporal alignment = 8 : !ptr.ptr<#ptr.generic_space> -> i64
  %12 = ptr.load %p atomic monotonic invariant_group invariant alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  ptr.store %10, %p : f32, !ptr.ptr<#ptr.generic_space>
  ptr.store volatile %10, %p atomic syncscope("x") release alignment = 4 nontemporal {x} : f32, !ptr.ptr<#ptr.generic_space>
  %13 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %14 = ptr.constant #ptr.address<0x1000> : !ptr.ptr<#ptr.generic_space>
  %15 = ptr.constant {a} #ptr.address<3735928559> : <#ptr.generic_space>
  %16 = ptr.ptr_diff %p, %0 : <#ptr.generic_space> -> index
  %17 = ptr.ptr_diff nuw %p, %0 : <#ptr.generic_space> -> i64
  %18 = ptr.ptr_diff nsw|nuw %p, %0 : <#ptr.generic_space> -> i64
  return %10 : f32
}
// -----
func.func private @f(!ptr.ptr<#ptr.spec<size = 32, abi = 32, preferred = 64>>)
// -----
func.func private @f() attributes {a = #ptr.spec<size = 33, abi = 32, preferred = 64>}
// -----
func.func private @f() attributes {a = #ptr.spec<size = 32, abi = 64, preferred = 32>}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  %11 = ptr.load %p atomic release alignment = 8 : !ptr.ptr<#ptr.generic_space> -> i64
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>, %v: i64) {
  ptr.store %v, %p atomic acq_rel alignment = 8 : i64, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  %11 = ptr.load %p alignment = 3 : !ptr.ptr<#ptr.generic_space> -> i64
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  %11 = ptr.load %p atomic monotonic : !ptr.ptr<#ptr.generic_space> -> i64
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  %11 = ptr.load %p atomic syncscope("x") not_atomic : !ptr.ptr<#ptr.generic_space> -> i64
  return
}
// -----
func.func @a(%p: memref<f32>) {
  %11 = ptr.to_ptr %p : memref<f32> -> !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  %11 = ptr.to_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @a(%p: !ptr.ptr<#ptr.generic_space>) {
  %11 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @g(%tp: tensor<8x!ptr.ptr<#ptr.generic_space>>, %o: tensor<4xindex>) {
  %4 = ptr.ptr_add %tp, %o : tensor<8x!ptr.ptr<#ptr.generic_space>>, tensor<4xindex>
  return
}
// -----
func.func @g(%ps: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<8xf32>) {
  %0 = ptr.gather %ps, %m, %v : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<8xf32>
  return
}
// -----
func.func @g(%v: vector<4xf32>, %p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>) {
  ptr.masked_store %v, %p, %m alignment = 6 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func private @x(!ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>)
// -----
func.func private @x(!ptr.ptr_metadata<i32>)
// -----
func.func private @x(!ptr.ptr<3 : i32>)
// -----
func.func @x(%p: !ptr.ptr<#llvm.address_space<3>>, %q: memref<?xf32, #llvm.address_space<3>>) {
  %0 = ptr.load %p : !ptr.ptr<#llvm.address_space<3>> -> f32
  %1 = ptr.to_ptr %q : memref<?xf32, #llvm.address_space<3>> -> !ptr.ptr<#llvm.address_space<3>>
  %2 = ptr.load %p : <#llvm.address_space<3>> -> !ptr.ptr<#llvm.address_space<0>>
  return
}
// -----
func.func @x(%p: !ptr.ptr<#llvm.address_space<3>>) {
  %0 = ptr.load %p : !ptr.ptr<#llvm.address_space<3>> -> memref<f32>
  return
}
