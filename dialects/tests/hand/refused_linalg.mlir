#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @generic(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xf32>) -> tensor<4x16xf32> {
  %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %1 = arith.mulf %in, %in_0 : f32
    %2 = arith.addf %out, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4x16xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"], doc = "x", library_call = "y"} outs(%m : memref<4x8xf32>) attrs = {other} {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    linalg.yield %o : f32
  }
  return %0 : tensor<4x16xf32>
}
// -----
func.func @named(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %ma: memref<4x8xf32>, %mb: memref<8x16xf32>, %mc: memref<4x16xf32>, %f: f32, %v: tensor<8xf32>, %w: tensor<4xf32>, %s: tensor<f32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  linalg.matmul ins(%ma, %mb : memref<4x8xf32>, memref<8x16xf32>) outs(%mc : memref<4x16xf32>)
  linalg.matmul {x = 1} ins(%ma, %mb : memref<4x8xf32>, memref<8x16xf32>) outs(%mc : memref<4x16xf32>)
  %1 = linalg.fill ins(%f : f32) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  linalg.fill ins(%f : f32) outs(%mc : memref<4x16xf32>)
  %2 = linalg.matvec ins(%a, %v : tensor<4x8xf32>, tensor<8xf32>) outs(%w : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.dot ins(%v, %v : tensor<8xf32>, tensor<8xf32>) outs(%s : tensor<f32>) -> tensor<f32>
  %4 = linalg.add ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = linalg.exp ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %6 = linalg.copy ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%ma : memref<4x8xf32>) outs(%ma : memref<4x8xf32>)
  %7 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %8 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %9 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%b, %b : tensor<8x16xf32>, tensor<8x16xf32>) outs(%x : tensor<16x16xf32>) -> tensor<16x16xf32>
  %x = tensor.empty() : tensor<16x16xf32>
  return
}
// -----
func.func @named2(%a: tensor<2x4x8xf32>, %b: tensor<2x8x16xf32>, %c: tensor<2x4x16xf32>, %img: tensor<1x16x16x4xf32>, %ker: tensor<3x3x4x8xf32>, %o: tensor<1x14x14x8xf32>, %k2: tensor<3x3xf32>, %po: tensor<1x14x14x4xf32>, %q: tensor<4x16xf32>) {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%c : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
  %1 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%img, %ker : tensor<1x16x16x4xf32>, tensor<3x3x4x8xf32>) outs(%o : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  %2 = linalg.conv_2d_nhwc_hwcf ins(%img, %ker : tensor<1x16x16x4xf32>, tensor<3x3x4x8xf32>) outs(%o : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  %3 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%img, %k2 : tensor<1x16x16x4xf32>, tensor<3x3xf32>) outs(%po : tensor<1x14x14x4xf32>) -> tensor<1x14x14x4xf32>
  %4 = linalg.batch_reduce_matmul ins(%a, %b : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%q : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}
// -----
func.func @structured(%a: tensor<16x32xf32>, %b: tensor<32x16xf32>, %c: tensor<16xf32>, %d: tensor<16x32x64xf32>, %m: memref<64xf32>) {
  %0 = linalg.transpose ins(%a : tensor<16x32xf32>) outs(%b : tensor<32x16xf32>) permutation = [1, 0]
  %1 = linalg.broadcast ins(%a : tensor<16x32xf32>) outs(%d : tensor<16x32x64xf32>) dimensions = [2]
  %2 = linalg.reduce ins(%a : tensor<16x32xf32>) outs(%c : tensor<16xf32>) dimensions = [1]
    (%in: f32, %init: f32) {
      %3 = arith.addf %in, %init : f32
      linalg.yield %3 : f32
    }
  %4 = linalg.reduce { arith.addf } ins(%a : tensor<16x32xf32>) outs(%c : tensor<16xf32>) dimensions = [1]
  %5 = linalg.map { arith.addf } ins(%a, %a : tensor<16x32xf32>, tensor<16x32xf32>) outs(%a : tensor<16x32xf32>)
  linalg.map ins(%m, %m : memref<64xf32>, memref<64xf32>) outs(%m : memref<64xf32>)
    (%l: f32, %r: f32, %o: f32) {
      %s = arith.addf %l, %r : f32
      linalg.yield %s : f32
    }
  %6 = linalg.map outs(%a : tensor<16x32xf32>) (%o: f32) {
    linalg.yield %o : f32
  }
  return
}
// -----
func.func @pack(%s: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>, %t: tensor<8x16x8x32xf32>, %f: f32, %i: index, %dyn: tensor<?x?xf32>, %pd: tensor<?x?x?x?xf32>) {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %1 = linalg.pack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %t : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
  %2 = linalg.pack %dyn padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [%i, %i] into %pd : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
  %3 = linalg.unpack %d inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %s : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  %4 = linalg.unpack %t outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %s {x} : tensor<8x16x8x32xf32> -> tensor<128x256xf32>
  %5 = linalg.softmax dimension(1) ins(%s : tensor<128x256xf32>) outs(%s : tensor<128x256xf32>) -> tensor<128x256xf32>
  return
}
// -----
func.func @wino(%a: tensor<2x3x3x5xf32>, %o: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %io: tensor<6x6x2x2x2x5xf32>, %r: tensor<6x6x2x2x2x2xf32>, %ro: tensor<2x8x8x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%io : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%r : tensor<6x6x2x2x2x2xf32>) outs(%ro : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}
// -----
func.func @contract(%a: tensor<3x5xf32>, %b: tensor<5x7xf32>, %c: tensor<3x7xf32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<3x5xf32>, tensor<5x7xf32>) outs(%c : tensor<3x7xf32>) -> tensor<3x7xf32>
  return
}
// -----
func.func @b(%i: index) {
  %x = linalg.index 0 : index
  return
}
// -----
func.func @b(%m: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%o: f32):
    linalg.yield %o : f32
  }
  return
}
// -----
func.func @b(%m: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel", "parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%o: f32):
    linalg.yield %o : f32
  }
  return
}
// -----
func.func @b(%m: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%o: i32):
    linalg.yield %o : i32
  }
  return
}
// -----
func.func @b(%m: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%o: f32, %p: f32):
    linalg.yield %o : f32
  }
  return
}
// -----
func.func @b(%m: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%o: f32):
    linalg.yield
  }
  return
}
// -----
func.func @b(%m: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%o: f32):
    %c = arith.constant 1 : i32
    linalg.yield %c : i32
  }
  return
}
// -----
func.func @b(%m: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%o: f32):
    linalg.yield %o : f32
  }
  return
}
// -----
func.func @b(%m: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
  ^bb0(%o: f32):
    linalg.yield %o : f32
  }
  return
}
// -----
func.func @b(%m: memref<4xf32>, %n: memref<5xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%n : memref<5xf32>) outs(%m : memref<4xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %o : f32
  }
  return
}
// -----
func.func @b(%m: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["random"]} outs(%m : memref<4xf32>) {
  ^bb0(%o: f32):
    linalg.yield %o : f32
  }
  return
}
// -----
func.func @b(%a: tensor<4x8xf32>, %b: tensor<7x16xf32>, %c: tensor<4x16xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<7x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}
// -----
func.func @b(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x15xf32>
  return
}
// -----
func.func @b(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<4x16xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}
// -----
func.func @b(%a: tensor<4x8xf32>, %c: tensor<4x16xf32>) {
  %0 = linalg.matmul ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}
// -----
func.func @b(%f: f32, %c: tensor<4x16xf32>) {
  linalg.fill ins(%f : f32) outs(%c : tensor<4x16xf32>)
  return
}
// -----
func.func @b(%a: tensor<16x32xf32>, %b: tensor<32x16xf32>) {
  %0 = linalg.transpose ins(%a : tensor<16x32xf32>) outs(%b : tensor<32x16xf32>) permutation = [0, 0]
  return
}
// -----
func.func @b(%a: tensor<16x32xf32>, %b: tensor<16x32xf32>) {
  %0 = linalg.transpose ins(%a : tensor<16x32xf32>) outs(%b : tensor<16x32xf32>) permutation = [1, 0]
  return
}
// -----
func.func @b(%a: tensor<16x32xf32>, %b: tensor<16x32x4xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<16x32xf32>) outs(%b : tensor<16x32x4xf32>) dimensions = [1]
  return
}
// -----
func.func @b(%a: tensor<16x32xf32>, %b: tensor<16x32x4xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<16x32xf32>) outs(%b : tensor<16x32x4xf32>) dimensions = [1, 2]
  return
}
// -----
func.func @b(%a: tensor<16x32xf32>, %c: tensor<32xf32>) {
  %4 = linalg.reduce { arith.addf } ins(%a : tensor<16x32xf32>) outs(%c : tensor<32xf32>) dimensions = [1]
  return
}
// -----
func.func @b(%a: tensor<16x32xf32>, %c: tensor<16xf32>) {
  %4 = linalg.reduce { arith.addf } ins(%a : tensor<16x32xf32>) outs(%c : tensor<16xf32>) dimensions = [2]
  return
}
// -----
func.func @b(%a: tensor<16xf32>, %c: tensor<17xf32>) {
  %5 = linalg.map { arith.addf } ins(%a, %a : tensor<16xf32>, tensor<16xf32>) outs(%c : tensor<17xf32>)
  return
}
// -----
func.func @b(%s: tensor<128x256xf32>, %d: tensor<16x8x8x32xf32>) {
  %0 = linalg.pack %s inner_dims_pos = [0, 2] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}
// -----
func.func @b(%s: tensor<128x256xf32>, %d: tensor<16x8x8x31xf32>) {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x8x8x31xf32>
  return
}
// -----
func.func @b(%s: tensor<127x256xf32>, %d: tensor<16x8x8x32xf32>) {
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<127x256xf32> -> tensor<16x8x8x32xf32>
  return
}
// -----
func.func @b(%s: tensor<128x256xf32>) {
  %5 = linalg.softmax dimension(2) ins(%s : tensor<128x256xf32>) outs(%s : tensor<128x256xf32>) -> tensor<128x256xf32>
  return
}
// -----
func.func @b(%img: tensor<1x16x16x4xf32>, %ker: tensor<3x3x4x8xf32>, %o: tensor<1x14x14x8xf32>) {
  %1 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<3xi64>} ins(%img, %ker : tensor<1x16x16x4xf32>, tensor<3x3x4x8xf32>) outs(%o : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  return
}
// -----
func.func @b(%img: tensor<1x16x16x4xf32>, %ker: tensor<3x3x4x8xf32>, %o: tensor<1x14x14x8xf32>) {
  %1 = linalg.conv_2d_nhwc_hwcf {dilations = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%img, %ker : tensor<1x16x16x4xf32>, tensor<3x3x4x8xf32>) outs(%o : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  return
}
// -----
func.func @b(%m: memref<4xf32>) {
  linalg.yield %m : memref<4xf32>
}
// -----
func.func @f(%m: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) {
   }
  return
}
// -----
func.func @f(%t2: tensor<4x8xf32>, %tb: tensor<8x16xf32>, %tc: tensor<4x16xf32>) {
  %r = linalg.matmul {cast = #linalg.type_fn<foo>} ins(%t2, %tb : tensor<4x8xf32>, tensor<8x16xf32>) outs(%tc : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %t2: tensor<4x8xf32>) {
  %r = linalg.copy ins(%t2 : tensor<4x8xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %t2: tensor<4x8xf32>) {
  %r = linalg.add ins(%t, %t2 : tensor<4xf32>, tensor<4x8xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %t2: tensor<4x8xf32>) {
  %r = linalg.exp ins(%t : tensor<4xf32>) outs(%t2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %r = linalg.elementwise kind=#linalg.elementwise_kind<foo> ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %t2: tensor<4x8xf32>) {
  %r = linalg.reduce ins(%t2 : tensor<4x8xf32>) outs(%t : tensor<4xf32>) dimensions = [1] (%p: f32) {
   linalg.yield %p : f32
   }
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %t2: tensor<4x8xf32>) {
  %r = linalg.reduce ins(%t2 : tensor<4x8xf32>) outs(%t : tensor<4xf32>) dimensions = [1] (%p: f32, %q: i32) {
   linalg.yield %p : f32
   }
  return
}
// -----
func.func @f(%f: f32, %t: tensor<4xf32>) {
  %r = linalg.map ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) () {
   linalg.yield %f : f32
   }
  return
}
// -----
func.func @f(%f: f32, %t: tensor<4xf32>) {
  %r = linalg.map ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) (%p: i32, %o: f32) {
   linalg.yield %f : f32
   }
  return
}
// -----
func.func @a(%a: tensor<4x4xf32>, %b: memref<4x4xf32>) {
  linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%b : memref<4x4xf32>)
  return
}
// -----
func.func @a(%a: tensor<4x4xf32>) {
  %0 = linalg.fill ins(%a : tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @a(%x: f32) {
  linalg.map ins(%x : memref<4xf32>) outs(%x : memref<4xf32>) (%y: f32) {
    "t.a"(%y) : (f64) -> ()
    linalg.yield %y : f32
  }
  return
}
// -----
func.func @f(%t: tensor<128x256xf32>, %u: tensor<16x8x8x32xf32>, %p: f64) {
  %0 = linalg.pack %t padding_value(%p : f64) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %u : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @e(%a: tensor<3xf32>, %b: memref<3xf32>) {
  linalg.exp ins(%a : tensor<3xf32>) outs(%b : memref<3xf32>)
  return
}

// -----

func.func @e(%a: memref<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.exp ins(%a : memref<3xf32>) outs(%b : tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

func.func @e(%a: memref<3xf32>, %b: memref<3xf32>, %c: tensor<3xf32>) {
  linalg.add ins(%a, %c : memref<3xf32>, tensor<3xf32>) outs(%b : memref<3xf32>)
  return
}

// -----

func.func @w(%f: tensor<2x3x4x5xf32>, %o: tensor<6x6x5x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x4x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @w(%a: tensor<6x6x2x2x2x2xf32>, %u: tensor<2x9x8x2xf32>) {
  %1 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x2x2x2x2xf32>) outs(%u : tensor<2x9x8x2xf32>) -> tensor<2x9x8x2xf32>
  return
}

// -----

func.func @f(%a: f64, %m: memref<?xf32>) {
  linalg.fill ins(%a : f64) outs(%m : memref<?xf32>)
  return
}

// -----

func.func @f(%a: i32, %m: memref<?xf32>) {
  linalg.fill ins(%a : i32) outs(%m : memref<?xf32>)
  return
}

// -----

func.func @f(%a: f32, %m: memref<?xf32>) {
  linalg.fill {y} ins(%a : f32) outs(%m : memref<?xf32>) {y = 1 : i8}
  return
}

// -----

func.func @f(%r: tensor<6x6x9223372036854775807x2x2x2xf32>, %o: tensor<2x8x8x2xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%r : tensor<6x6x9223372036854775807x2x2x2xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}

// -----

func.func @f(%tt: tensor<8x4xf32>, %to: tensor<4x4xf32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%to, %tt : tensor<4x4xf32>, tensor<8x4xf32>) outs(%to : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%to: tensor<4x4xf32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%to, %to : tensor<4x4xf32>, tensor<4x4xf32>) outs(%to : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8xf32>, %s: tensor<f32>) {
  %0 = linalg.reduce { arith.addf } ins(%t : tensor<4x8xf32>) outs(%s : tensor<f32>) dimensions = [1, 0]
  return
}

// -----

func.func @f(%g: tensor<4x8xi32>) {
  %0 = linalg.exp ins(%g : tensor<4x8xi32>) outs(%g : tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}

// -----

func.func @f(%t: tensor<4x8xf32>, %g: tensor<4x8xi32>) {
  %0 = linalg.add ins(%t, %g : tensor<4x8xf32>, tensor<4x8xi32>) outs(%t : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%p: tensor<128x256xf32>, %q: tensor<16x8x8x32xf32>, %i: index) {
  %0 = linalg.pack %p inner_dims_pos = [0, 1] inner_tiles = [%i, 32] into %q : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%g: tensor<4x8xi32>) {
  %0 = linalg.abs ins(%g : tensor<4x8xi32>) outs(%g : tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}

// -----

func.func @f(%g: tensor<4x8xi32>) {
  %0 = linalg.square ins(%g : tensor<4x8xi32>) outs(%g : tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}

// -----

func.func @f(%i: tensor<4x8xindex>) {
  %0 = linalg.add ins(%i, %i : tensor<4x8xindex>, tensor<4x8xindex>) outs(%i : tensor<4x8xindex>) -> tensor<4x8xindex>
  return
}

// -----

func.func @f(%i: tensor<4x8xindex>) {
  %0 = linalg.square ins(%i : tensor<4x8xindex>) outs(%i : tensor<4x8xindex>) -> tensor<4x8xindex>
  return
}

// -----

func.func @f(%t: tensor<4x8xf32>) {
  %0 = linalg.div_unsigned ins(%t, %t : tensor<4x8xf32>, tensor<4x8xf32>) outs(%t : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%g: tensor<4x8xi32>) {
  %0 = linalg.negf ins(%g : tensor<4x8xi32>) outs(%g : tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}
// -----
func.func @f(%x: tensor<2x3xf64>, %y: tensor<3x2xf64>, %z: tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>> {
  %0 = linalg.matmul ins(%x, %y : tensor<2x3xf64>, tensor<3x2xf64>) outs(%z : tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  return %0 : tensor<2x2xcomplex<f64>>
}
// -----
func.func @f(%x: tensor<2x8x8x3xf64>, %y: tensor<2x2xf64>, %z: tensor<2x7x7x3xf64>) -> tensor<2x7x7x3xf64> {
  %0 = linalg.pooling_nhwc_max_unsigned ins(%x, %y : tensor<2x8x8x3xf64>, tensor<2x2xf64>) outs(%z : tensor<2x7x7x3xf64>) -> tensor<2x7x7x3xf64>
  return %0 : tensor<2x7x7x3xf64>
}
// -----
func.func @f(%x: tensor<2xi1>, %z: tensor<2xi1>) -> tensor<2xi1> {
  %0 = linalg.div_unsigned ins(%x, %x : tensor<2xi1>, tensor<2xi1>) outs(%z : tensor<2xi1>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}
