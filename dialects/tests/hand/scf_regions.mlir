func.func @f(%a: index, %t: tensor<8xf32>, %b: i1, %x: f32) -> tensor<8xf32> {
  scf.forall (%i, %j) in (%a, 4) {
  } {mapping = [#gpu.thread<x>, #gpu.block<y>]}
  %0 = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  } {mapping = [#gpu.warp<x>]}
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    scf.reduce
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  scf.index_switch %a
  case 2 {
    scf.yield
  }
  case 5 {
    scf.yield
  }
  default {
    scf.yield
  }
  %r = scf.while (%p = %x) : (f32) -> f32 {
    scf.condition(%b) %p : f32
  } do {
  ^bb0(%q: f32):
    scf.yield %q : f32
  }
  return %0 : tensor<8xf32>
}
