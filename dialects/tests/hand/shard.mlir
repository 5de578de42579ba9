shard.grid @grid0(shape = 2x2x4)
func.func @y(%arg0 : tensor<4x8xf32>, %i : index) -> tensor<4x8xf32> {
  %s = shard.sharding @grid0 split_axes = [[0], [1]] : !shard.sharding
  %s2 = shard.sharding @grid0 split_axes = [[0], [], [1, 2]] halo_sizes = [1, 4, 1, 2] : !shard.sharding
  %s3 = shard.sharding @grid0 split_axes = [[0]] sharded_dims_offsets = [0, 1, 4] : !shard.sharding
  %0 = shard.shard %arg0 to %s : tensor<4x8xf32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<4x8xf32>
  %g = shard.get_sharding %1 : tensor<4x8xf32> -> !shard.sharding
  %2 = shard.all_reduce %0 on @grid0 grid_axes = [1] reduction = max : tensor<4x8xf32> -> tensor<4x8xf64>
  return %0 : tensor<4x8xf32>
}
