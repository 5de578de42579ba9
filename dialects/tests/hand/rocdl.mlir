llvm.func @r(%r: vector<4xi32>, %i: i32, %f: f32) {
  %0 = rocdl.raw.buffer.load %r, %i, %i, %i : f32
  rocdl.raw.buffer.store %f, %r, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.fadd %f, %r, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.fmax %f, %r, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.smax %i, %r, %i, %i, %i : i32
  rocdl.raw.buffer.atomic.umin %i, %r, %i, %i, %i : i32
  llvm.return
}
// -----
func.func @swap(%i: i32) {
  %0 = rocdl.permlane16.swap %i, %i, false, true : (i32, i32) -> <(i32,i32)>
  %1 = rocdl.permlane32.swap %i, %i, false, true : (i32, i32) -> !llvm.struct<(i32, i32)>
  "t.use"(%0, %1) : (!llvm.struct<(i32, i32)>, !llvm.struct<(i32, i32)>) -> ()
  return
}
