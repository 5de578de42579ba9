#acc = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>]
#trait = {indexing_maps = #acc, iterator_types = ["parallel", "parallel"], library_call = "external", doc = "d"}
func.func @generic(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %m: memref<4x8xf32>, %n: memref<8x4xf32>) -> tensor<8x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
    ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      linalg.yield %s : f32
  } -> tensor<8x4xf32>
  linalg.generic #trait ins(%m : memref<4x8xf32>) outs(%n : memref<8x4xf32>) attrs = {other = 1} {
    ^bb0(%x: f32, %y: f32):
      linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "reduction"]} outs(%m : memref<4x8xf32>) {
    ^bb0(%x: f32):
      %i = linalg.index 1 : index
      linalg.yield %x : f32
  }
  %1:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      linalg.yield %x, %y : f32, f32
  } -> (tensor<4x8xf32>, tensor<4x8xf32>)
  return %0 : tensor<8x4xf32>
}
// -----
func.func @named(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %f: f32, %b4: tensor<8x4xf32>, %ma: memref<?x?xf32>, %mb: memref<?x?xf32>, %mc: memref<?x?xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  linalg.matmul ins(%ma, %mb : memref<?x?xf32>, memref<?x?xf32>) outs(%mc : memref<?x?xf32>)
  linalg.matmul {tag = 1} ins(%ma, %mb : memref<?x?xf32>, memref<?x?xf32>) outs(%mc : memref<?x?xf32>)
  %1 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%b4, %b : tensor<8x4xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %2 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %3 = linalg.fill ins(%f : f32) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  linalg.fill ins(%f : f32) outs(%mc : memref<?x?xf32>)
  %4 = linalg.copy ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = linalg.add ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %6 = linalg.exp ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %7 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %8 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%b4 : tensor<8x4xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32>
  %9 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}
// -----
func.func @mixed(%a: tensor<4x8xi8>, %b: tensor<8x16xf16>, %c: tensor<4x16xi32>, %d: tensor<4x16xf32>, %u: tensor<4x8xf16>, %z: i32, %w: tensor<8x16xi8>, %q: tensor<4x16xcomplex<f32>>, %i: tensor<4x16xindex>) {
  %0 = linalg.matmul ins(%a, %w : tensor<4x8xi8>, tensor<8x16xi8>) outs(%c : tensor<4x16xi32>) -> tensor<4x16xi32>
  %1 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %w : tensor<4x8xi8>, tensor<8x16xi8>) outs(%c : tensor<4x16xi32>) -> tensor<4x16xi32>
  %2 = linalg.matmul ins(%u, %b : tensor<4x8xf16>, tensor<8x16xf16>) outs(%d : tensor<4x16xf32>) -> tensor<4x16xf32>
  %3 = linalg.matmul ins(%u, %w : tensor<4x8xf16>, tensor<8x16xi8>) outs(%d : tensor<4x16xf32>) -> tensor<4x16xf32>
  %4 = linalg.quantized_matmul ins(%a, %w, %z, %z : tensor<4x8xi8>, tensor<8x16xi8>, i32, i32) outs(%c : tensor<4x16xi32>) -> tensor<4x16xi32>
  return
}
// -----
func.func @structured(%a: tensor<4x8xf32>, %v: tensor<4xf32>, %t: tensor<8x4xf32>, %s: tensor<f32>, %i: tensor<4xi32>, %e: tensor<4xf32>) {
  %0 = linalg.map ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
    (%l: f32, %r: f32, %o: f32) {
      %x = arith.addf %l, %r : f32
      linalg.yield %x : f32
    }
  %1 = linalg.map { arith.addf } ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)
  %2 = linalg.map { math.exp {fastmath = #arith.fastmath<fast>} } ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) {t = 1}
  %3 = linalg.map outs(%a : tensor<4x8xf32>) (%o: f32) { linalg.yield %o : f32 }
  %4 = linalg.reduce ins(%a : tensor<4x8xf32>) outs(%v : tensor<4xf32>) dimensions = [1]
    (%in: f32, %out: f32) {
      %x = arith.addf %out, %in : f32
      linalg.yield %x : f32
    }
  %5 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%v : tensor<4xf32>) dimensions = [1]
  %6:2 = linalg.reduce ins(%v, %i : tensor<4xf32>, tensor<4xi32>) outs(%s, %s : tensor<f32>, tensor<f32>) dimensions = [0] {k}
    (%in: f32, %in2: i32, %out: f32, %out2: f32) {
      linalg.yield %out, %out2 : f32, f32
    }
  %7 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%t : tensor<8x4xf32>) permutation = [1, 0]
  %8 = linalg.broadcast ins(%v : tensor<4xf32>) outs(%a : tensor<4x8xf32>) dimensions = [1] {x}
  return
}
// -----
func.func @memrefs(%a: memref<4x8xf32>, %v: memref<4xf32>, %t: memref<8x4xf32>) {
  linalg.map { arith.negf } ins(%a : memref<4x8xf32>) outs(%a : memref<4x8xf32>)
  linalg.map ins(%a : memref<4x8xf32>) outs(%a : memref<4x8xf32>) (%x : f32, %o : f32) { linalg.yield %x : f32 }
  linalg.reduce { arith.mulf } ins(%a : memref<4x8xf32>) outs(%v : memref<4xf32>) dimensions = [1]
  linalg.transpose ins(%a : memref<4x8xf32>) outs(%t : memref<8x4xf32>) permutation = [1, 0]
  linalg.broadcast ins(%v : memref<4xf32>) outs(%a : memref<4x8xf32>) dimensions = [1]
  return
}
// -----
func.func @others(%a: tensor<16x16xf32>, %p: tensor<2x2x8x8xf32>, %f: f32, %n: index, %d: tensor<?x?xf32>, %q : tensor<?x?x8x?xf32>) {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %p : tensor<16x16xf32> -> tensor<2x2x8x8xf32>
  %1 = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %a : tensor<2x2x8x8xf32> -> tensor<16x16xf32>
  %2 = linalg.pack %d padding_value(%f : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [8, %n] into %q {t} : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
  %3 = linalg.softmax dimension(1) ins(%a : tensor<16x16xf32>) outs(%a : tensor<16x16xf32>) -> tensor<16x16xf32>
  return
}
// -----
func.func @convs(%i1: tensor<16xf32>, %k1: tensor<3xf32>, %o1: tensor<14xf32>, %nhwc: tensor<1x16x16x4xf32>, %hwcf: tensor<3x3x4x8xf32>, %onhwf: tensor<1x14x14x8xf32>, %w: tensor<3x3xf32>, %pool: tensor<1x14x14x4xf32>, %nchw: tensor<1x4x16x16xf32>, %fchw: tensor<8x4x3x3xf32>, %onfhw: tensor<1x8x14x14xf32>, %bat: tensor<2x4x8xf32>, %bbt: tensor<2x8x16xf32>, %bct: tensor<2x4x16xf32>, %vec: tensor<8xf32>, %mat: tensor<4x8xf32>, %ov: tensor<4xf32>, %sc: tensor<f32>, %dw: tensor<3x3x4xf32>, %mbv : tensor<2x8xf32>, %mbo: tensor<2x4xf32>) {
  %0 = linalg.conv_1d ins(%i1, %k1 : tensor<16xf32>, tensor<3xf32>) outs(%o1 : tensor<14xf32>) -> tensor<14xf32>
  %1 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%nhwc, %hwcf : tensor<1x16x16x4xf32>, tensor<3x3x4x8xf32>) outs(%onhwf : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  %2 = linalg.conv_2d_nhwc_hwcf ins(%nhwc, %hwcf : tensor<1x16x16x4xf32>, tensor<3x3x4x8xf32>) outs(%onhwf : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  %3 = linalg.pooling_nhwc_max ins(%nhwc, %w : tensor<1x16x16x4xf32>, tensor<3x3xf32>) outs(%pool : tensor<1x14x14x4xf32>) -> tensor<1x14x14x4xf32>
  %4 = linalg.conv_2d_nchw_fchw {strides = dense<1> : vector<2xi64>} ins(%nchw, %fchw : tensor<1x4x16x16xf32>, tensor<8x4x3x3xf32>) outs(%onfhw : tensor<1x8x14x14xf32>) -> tensor<1x8x14x14xf32>
  %5 = linalg.batch_matmul ins(%bat, %bbt : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bct : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
  %6 = linalg.matvec ins(%mat, %vec : tensor<4x8xf32>, tensor<8xf32>) outs(%ov : tensor<4xf32>) -> tensor<4xf32>
  %7 = linalg.dot ins(%vec, %vec : tensor<8xf32>, tensor<8xf32>) outs(%sc : tensor<f32>) -> tensor<f32>
  %8 = linalg.vecmat ins(%ov, %mat : tensor<4xf32>, tensor<4x8xf32>) outs(%vec : tensor<8xf32>) -> tensor<8xf32>
  %9 = linalg.depthwise_conv_2d_nhwc_hwc ins(%nhwc, %dw : tensor<1x16x16x4xf32>, tensor<3x3x4xf32>) outs(%pool : tensor<1x14x14x4xf32>) -> tensor<1x14x14x4xf32>
  %10 = linalg.batch_matvec ins(%bat, %mbv : tensor<2x4x8xf32>, tensor<2x8xf32>) outs(%mbo : tensor<2x4xf32>) -> tensor<2x4xf32>
  %ovb = "t.x"() : () -> tensor<4xi1>
  %11 = linalg.select ins(%ovb, %ov, %ov : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%ov : tensor<4xf32>) -> tensor<4xf32>
  %mm = "t.x"() : () -> tensor<4x16xf32>
  %12 = linalg.batch_reduce_matmul ins(%bat, %bbt : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%mm : tensor<4x16xf32>) -> tensor<4x16xf32>
  %f = arith.constant 1.0 : f64
  %seed = arith.constant 1 : i32
  return
}

// -----

func.func @w(%a: tensor<2x10x10x5xf32>, %f: tensor<2x3x3x5xf32>, %o: tensor<6x6x5x2xf32>, %u: tensor<6x6x2x2x2x5xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x10x10x5xf32>) outs(%u : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return
}

// -----

func.func @w(%a: tensor<2x11x11x5xf32>, %u: tensor<6x6x2x2x2x5xf32>) {
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x11x11x5xf32>) outs(%u : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return
}

// -----

func.func @w(%a: tensor<6x6x2x2x2x2xf32>, %u: tensor<2x8x8x2xf32>) {
  %1 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x2x2x2x2xf32>) outs(%u : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}

// -----

func.func @f(%a: f32, %m: memref<?xf32>) {
  linalg.fill {y} ins(%a : f32) outs(%m : memref<?xf32>) {x = 1 : i8}
  linalg.fill ins(%a : f32) outs(%m : memref<?xf32>) {}
  return
}

// -----

func.func @f(%x: tensor<9xi16>, %y: tensor<2xi16>, %z: tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>> {
  %0 = linalg.conv_1d ins(%x, %y : tensor<9xi16>, tensor<2xi16>) outs(%z : tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  return %0 : tensor<8xcomplex<f64>>
}
