func.func @f(%a: tensor<?xf32>, %i: index) {
  %0 = bufferization.to_buffer %a : tensor<?xf32> to memref<?xi32>
  return
}
// -----
func.func @f(%a: memref<?xf32>, %i: index) {
  %0 = bufferization.to_tensor %a : memref<?xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = bufferization.alloc_tensor() : tensor<?xf32>
  return
}
// -----
func.func @f(%i: index, %t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor(%i) copy(%t) : tensor<?xf32>
  return
}
// -----
func.func @f(%m: memref<f32>, %c: i1) {
  bufferization.dealloc (%m : memref<f32>) if (%c, %c)
  return
}
// -----
func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>) {
  bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%m: memref<5xf32>, %t: tensor<4xf32>) {
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<5xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = bufferization.materialize_in_destination %t in restrict %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
ml_program.global private @x : tensor<4xi32>
// -----
ml_program.func @f() -> i32 {
  %0 = ml_program.global_load @nope : i32
  ml_program.return %0 : i32
}
// -----
ml_program.global private mutable @x(3 : i32) : i32
ml_program.func @f() -> i64 {
  %0 = ml_program.global_load @x : i64
  ml_program.return %0 : i64
}
// -----
ml_program.global private @x(3 : i32) : i32
ml_program.func @f(%a: i32) {
  ml_program.global_store @x = %a : i32
  ml_program.return
}
// -----
ml_program.func @f(%a: i32) -> i64 {
  ml_program.return %a : i32
}
// -----
ml_program.global private mutable @x(3 : i32) : i32
ml_program.func @f(%a: i32) -> i32 {
  %0 = ml_program.global_load_const @x : i32
  ml_program.return %0 : i32
}
// -----
ml_program.subgraph @f(%a: i32) -> i64 {
  ml_program.output %a : i32
}
// -----
shard.grid @g(shape = 2x-1)
// -----
shard.grid @g(shape = 2x4)
shard.grid @g(shape = 2x4)
// -----
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = shard.all_reduce %t on @nope grid_axes = [0] : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = shard.all_reduce %t on @g grid_axes = [5] : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = shard.all_reduce %t on @g grid_axes = [0, 0] : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4xf32>) -> tensor<5xf32> {
  %0 = shard.all_gather %t on @g grid_axes = [0] gather_axis = 0 : tensor<4xf32> -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4xf32>) -> tensor<8xf32> {
  %0 = shard.all_gather %t on @g grid_axes = [0] gather_axis = 3 : tensor<4xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4xf32>) {
  %s = shard.sharding @g split_axes = [[0], [0]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4xf32>) {
  %s = shard.sharding @nope split_axes = [[0]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%t: tensor<4xf32>) {
  %0 = shard.process_multi_index on @g axes = [7] : index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f() {
  %0:3 = shard.grid_shape @g : index, index, index
  return
}
// -----
func.func @f(%a: memref<4xf32>, %r: i32) {
  %c = mpi.comm_world : !mpi.comm
  mpi.send(%a, %r, %r, %c) : memref<4xf32>, i32, i64
  return
}
// -----
func.func @f(%a: f32, %r: i32) {
  %c = mpi.comm_world : !mpi.comm
  mpi.recv(%a, %r, %r, %c) : f32, i32, i32
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = quant.qcast %a : tensor<4xf32> to tensor<4xi8>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = quant.qcast %a : tensor<4xf32> to tensor<5x!quant.uniform<i8:f32, 1.0>>
  return
}
// -----
func.func @f(%a: tensor<4xf64>) {
  %0 = quant.qcast %a : tensor<4xf64> to tensor<4x!quant.uniform<i8:f32, 1.0>>
  return
}
// -----
func.func @f(%a: tensor<4xi32>) {
  %0 = quant.scast %a : tensor<4xi32> to tensor<4x!quant.uniform<i8:f32, 1.0>>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = quant.qcast %a : tensor<2x3xf32> to tensor<2x3x!quant.uniform<i8:f32:1, {2.0, 3.0}>>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = quant.qcast %a : f32 to !quant.uniform<i8:f32:1, {2.0, 3.0}>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = quant.qcast %a : tensor<2x3xf32> to tensor<2x3x!quant.uniform<i8:f32:5, {2.0, 3.0}>>
  return
}
// -----
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.is i32
    irdl.parameters(a: %0, a: %0)
  }
}
// -----
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.is i32
    irdl.operands(1a: %0)
  }
}
// -----
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any_of()
  }
}
// -----
irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.base "foo"
    %1 = irdl.parametric @nope<>
  }
}
// -----
irdl.dialect @1d {
}
// -----
irdl.dialect @d {
  irdl.operation @o {
    irdl.region()
    %0 = irdl.region with size 0
  }
}
// -----
irdl.operation @o {
}
// -----
func.func @f() {
  %0 = irdl.any
  return
}
// -----
func.func @f(%a: tensor<4xf32> {bufferization.writable = 3}) { return }
// -----
func.func @f(%a: tensor<4xf32> {bufferization.foo}) { return }
// -----
func.func @f(%a: tensor<4xf32> {bufferization.access = "foo"}) { return }
// -----
func.func private @f() attributes {bufferization.writable}
// -----
shard.grid @g(shape = [])
// -----
shard.grid @g(shape = )
// -----
func.func @f(%un: tensor<*xf32>) {
  %0 = bufferization.to_buffer %un : tensor<*xf32> to memref<?xf32>
  return
}
// -----
func.func @f(%t: tensor<2x3xf32>) {
  %0 = bufferization.to_buffer %t : tensor<2x3xf32> to memref<*xf32>
  return
}
// -----
func.func @f(%n: !quant.uniform<i8:f32, 0.5>) {
  %0 = quant.dcast %n : !quant.uniform<i8:f32, 0.5> to tensor<f32>
  return
}
// -----
func.func @f(%t: tensor<6x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %0 = quant.dcast %t : tensor<6x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<6x2xf32>
  return
}
// -----
func.func @f(%t: tensor<5x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>>) {
  %0 = quant.dcast %t : tensor<5x2x!quant.uniform<i8:f32:{0:2}, {{1.0}, {2.0}}>> to tensor<5x2xf32>
  return
}
