func.func @poison() -> i32 {
  %0 = ub.poison : i32
  return %0 : i32
}
// -----
func.func @kinds(%v: vector<[4]xf32>, %w: vector<4xf32>) {
  %0 = arm_sme.outerproduct %v, %v kind<sub> : vector<[4]xf32>, vector<[4]xf32>
  %1 = vector.reduction <mul>, %w : vector<4xf32> into f32
  return
}
// -----
func.func @orders(%p: !ptr.ptr<#ptr.generic_space>, %q: !llvm.ptr, %v: i64) {
  ptr.store %v, %p atomic release alignment = 8 : i64, !ptr.ptr<#ptr.generic_space>
  llvm.store %v, %q atomic release {alignment = 8 : i64} : i64, !llvm.ptr
  return
}
// -----
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %v: i64) {
  ptr.store %v, %p atomic acq_rel alignment = 8 : i64, !ptr.ptr<#ptr.generic_space>
  return
}
// -----
func.func @f(%l: !emitc.lvalue<i32>, %a: i32) {
  emitc.assign %a : i32 to %l : <i32>
  return
}
