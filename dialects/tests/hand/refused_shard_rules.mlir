shard.grid @mesh0(shape = 2x4)
func.func @f() {
  %s = shard.sharding @mesh0 split_axes = [[0], [1]] halo_sizes = [1, 2] : !shard.sharding
  return
}

// -----

shard.grid @mesh0(shape = 2x4)
func.func @f() {
  %s = shard.sharding @mesh0 split_axes = [[0]] halo_sizes = [1, 2] sharded_dims_offsets = [0, 2, 2] :
      !shard.sharding
  return
}

// -----

shard.grid @mesh2(shape = ?x?)
func.func @f() {
  %s = shard.sharding @mesh2 split_axes = [[0]] sharded_dims_offsets = [0, 2, 2] : !shard.sharding
  return
}

// -----

shard.grid @mesh0(shape = 2x4)
func.func @f() {
  %s = shard.sharding @mesh0 split_axes = [[0], [1]] sharded_dims_offsets = [0, 2, 4, 0, 2, 4, 6] :
      !shard.sharding
  return
}

// -----

shard.grid @mesh6(shape = 4)
func.func @f() {
  %s = shard.sharding @mesh6 split_axes = [[0]] sharded_dims_offsets = [0, 2, 3, 2] : !shard.sharding
  return
}

// -----

shard.grid @mesh6(shape = 4)
func.func @f() {
  %s = shard.sharding @mesh6 split_axes = [[0]] sharded_dims_offsets = [0, 2, 3, 2, 7] : !shard.sharding
  return
}

// -----

shard.grid @mesh1(shape = 1)
func.func @f(%t34: tensor<3x4xf32>) {
  %0 = shard.all_gather %t34 on @mesh1 grid_axes = [0] gather_axis = 0 : tensor<3x4xf32> ->
      tensor<3x5xf32>
  return
}

// -----

shard.grid @mesh1(shape = 1)
func.func @f(%d: tensor<?xf32>) {
  %0 = shard.all_gather %d on @mesh1 gather_axis = 0 : tensor<?xf32> -> tensor<3xf32>
  return
}

// -----

shard.grid @mesh3(shape = 3)
func.func @f(%d: tensor<?xf32>) {
  %0 = shard.all_slice %d on @mesh3 slice_axis = 0 : tensor<?xf32> -> tensor<2xf32>
  return
}

// -----

shard.grid @mesh3(shape = 3)
func.func @f(%t3: tensor<3xf32>) {
  %0 = shard.all_slice %t3 on @mesh3 grid_axes = [0] slice_axis = 0 : tensor<3xf32> -> tensor<2xf32>
  return
}

// -----

shard.grid @mesh3(shape = 3)
func.func @f(%t4: tensor<4xf32>) {
  %0 = shard.all_slice %t4 on @mesh3 grid_axes = [0] slice_axis = 0 : tensor<4xf32> -> tensor<?xf32>
  return
}

// -----

shard.grid @mesh5(shape = 3x?)
func.func @f(%b36: tensor<3x6xi8>) {
  %0 = shard.all_to_all %b36 on @mesh5 grid_axes = [1] split_axis = 0 concat_axis = 1 : tensor<3x6xi8>
      -> tensor<3x6xi8>
  return
}

// -----

shard.grid @mesh7(shape = 1x2)
func.func @f(%x6: tensor<?x6xi8>) {
  %0 = shard.all_to_all %x6 on @mesh7 grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<?x6xi8> ->
      tensor<3x?xi8>
  return
}

// -----

shard.grid @mesh7(shape = 1x2)
func.func @f(%x3: tensor<3x?xi8>) {
  %0 = shard.all_to_all %x3 on @mesh7 grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<3x?xi8> ->
      tensor<?x3xi8>
  return
}

// -----

shard.grid @mesh3(shape = 3)
func.func @f(%b32: tensor<3x2xi8>) {
  %0 = shard.all_to_all %b32 on @mesh3 grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<3x2xi8>
      -> tensor<1x7xi8>
  return
}

// -----

shard.grid @mesh5(shape = 3x?)
func.func @f(%b2: tensor<2xi8>) {
  %0 = shard.broadcast %b2 on @mesh5 grid_axes = [0] root = [3] : (tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

shard.grid @mesh5(shape = 3x?)
func.func @f(%b2: tensor<2xi8>) {
  %0 = shard.broadcast %b2 on @mesh5 grid_axes = [0] root = [2, 2] : (tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

shard.grid @mesh1(shape = 1)
func.func @f(%t34: tensor<3x4xf32>) {
  %0 = shard.gather %t34 on @mesh1 grid_axes = [0] gather_axis = 0 root = [0] : (tensor<3x4xf32>) ->
      tensor<3x5xf32>
  return
}

// -----

shard.grid @mesh1(shape = 1)
func.func @f(%t3: tensor<3xf32>) {
  %0 = shard.gather %t3 on @mesh1 grid_axes = [0] gather_axis = -1 root = [0] : (tensor<3xf32>) ->
      tensor<3xf32>
  return
}

// -----

shard.grid @mesh1(shape = 1)
func.func @f(%d: tensor<?xf32>) {
  %0 = shard.gather %d on @mesh1 gather_axis = 0 root = [] : (tensor<?xf32>) -> tensor<3xf32>
  return
}

// -----

shard.grid @mesh5(shape = 3x?)
func.func @f(%b2: tensor<2xi8>) {
  %0 = shard.gather %b2 on @mesh5 grid_axes = [0] gather_axis = 0 root = [3] : (tensor<2xi8>) ->
      tensor<6xi8>
  return
}

// -----

shard.grid @mesh5(shape = 3x?)
func.func @f(%b2: tensor<2xi8>) {
  %0 = shard.recv %b2 on @mesh5 grid_axes = [0] source = [3] : (tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

shard.grid @mesh5(shape = 3x?)
func.func @f(%b2: tensor<2xi8>) {
  %0 = shard.recv %b2 on @mesh5 grid_axes = [0] source = [2, 2] : (tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

shard.grid @mesh5(shape = 3x?)
func.func @f(%b2: tensor<2xi8>) {
  %0 = shard.reduce %b2 on @mesh5 grid_axes = [0] root = [3] : (tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

shard.grid @mesh3(shape = 3)
func.func @f(%d: tensor<?xf32>) {
  %0 = shard.reduce_scatter %d on @mesh3 scatter_axis = 0 : tensor<?xf32> -> tensor<2xf64>
  return
}

// -----

shard.grid @mesh3(shape = 3)
func.func @f(%t3: tensor<3xf32>) {
  %0 = shard.reduce_scatter %t3 on @mesh3 grid_axes = [0] scatter_axis = 0 : tensor<3xf32> ->
      tensor<2xf64>
  return
}

// -----

shard.grid @mesh3(shape = 3)
func.func @f(%t4: tensor<4xf32>) {
  %0 = shard.reduce_scatter %t4 on @mesh3 grid_axes = [0] scatter_axis = 0 : tensor<4xf32> ->
      tensor<?xf64>
  return
}

// -----

shard.grid @mesh3(shape = 3)
func.func @f(%t3: tensor<3xf32>) {
  %0 = shard.scatter %t3 on @mesh3 grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<3xf32>) ->
      tensor<2xf32>
  return
}

// -----

shard.grid @mesh3(shape = 3)
func.func @f(%t4: tensor<4xf32>) {
  %0 = shard.scatter %t4 on @mesh3 grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<4xf32>) ->
      tensor<?xf32>
  return
}

// -----

shard.grid @mesh5(shape = 3x?)
func.func @f(%b3: tensor<3xi8>) {
  %0 = shard.scatter %b3 on @mesh5 grid_axes = [0] scatter_axis = 0 root = [3] : (tensor<3xi8>) ->
      tensor<1xi8>
  return
}

// -----

shard.grid @mesh5(shape = 3x?)
func.func @f(%b2: tensor<2xi8>) {
  %0 = shard.send %b2 on @mesh5 grid_axes = [0] destination = [3] : (tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

shard.grid @mesh0(shape = 2x4)
func.func @f(%t4: tensor<4xf32>) {
  %0 = shard.shift %t4 on @mesh0 grid_axes = [0] shift_axis = 1 offset = 2 : tensor<4xf32> ->
      tensor<4xf32>
  return
}
