func.func @a(%t: !async.token, %v: !async.value<f32>, %f: f32, %n: index) -> !async.token {
  %token = async.execute {
    async.yield
  }
  %token2, %res = async.execute -> !async.value<f32> {
    async.yield %f : f32
  }
  %token3 = async.execute [%t] (%v as %x : !async.value<f32>) {
    async.yield
  }
  %token4, %r2:2 = async.execute [%t, %token] (%v as %x : !async.value<f32>, %res as %y : !async.value<f32>) -> (!async.value<f32>, !async.value<f32>) attributes {k} {
    async.yield %x, %y : f32, f32
  }
  async.await %t : !async.token
  %0 = async.await %v : !async.value<f32>
  %g = async.create_group %n : !async.group
  %1 = async.add_to_group %t, %g : !async.token
  async.await_all %g
  %2 = async.call @af(%f) : (f32) -> !async.token
  return %token : !async.token
}
async.func @af(%f: f32) -> !async.token {
  return
}
async.func @ag(%f: f32) -> (!async.token, !async.value<f32>) {
  return %f : f32
}
