func.func @f(%s2: memref<24x32xf32>) {
  %1 = xegpu.create_nd_tdesc %s2[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<16xf32> %2 =
      xegpu.load_nd %1 <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> :
      !xegpu.tensor_desc<16xf32> -> vector<3xf32>
  return
}

// -----

func.func @f(%h2: memref<24x32xf16>) {
  %1 = arith.constant dense<1.0>: vector<2x24x32xf16> %2 = xegpu.create_nd_tdesc %h2[0, 0] :
      memref<24x32xf16> -> !xegpu.tensor_desc<24x32xf16, #xegpu.block_tdesc_attr<array_length = 2>>
      xegpu.store_nd %1, %2: vector<2x24x32xf16>, !xegpu.tensor_desc<24x32xf16,
      #xegpu.block_tdesc_attr<array_length = 2>>
  return
}

// -----

func.func @f(%s2: memref<24x32xf32>, %v3: vector<3xf32>) {
  %1 = xegpu.create_nd_tdesc %s2[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<16xf32> xegpu.store_nd
      %v3, %1 : vector<3xf32>, !xegpu.tensor_desc<16xf32>
  return
}

// -----

func.func @f(%s2: memref<24x32xf32>, %v81: vector<8x1xf32>) {
  %1 = xegpu.create_nd_tdesc %s2[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
      xegpu.store_nd %v81, %1 : vector<8x1xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}

// -----

func.func @f(%h1: memref<24xf16>, %o8: vector<8xindex>) {
  %1 = xegpu.create_tdesc %h1, %o8 : memref<24xf16>, vector<8xindex> -> !xegpu.tensor_desc<8x2xf16,
      #xegpu.scatter_tdesc_attr<chunk_size = 2>> xegpu.update_nd_offset %1, [0, 2] :
      !xegpu.tensor_desc<8x2xf16, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
  return
}

// -----

func.func @f(%o4: vector<4xindex>, %df: memref<?xf32>) {
  %1 = xegpu.create_tdesc %df, %o4 : memref<?xf32>, vector<4xindex> -> !xegpu.tensor_desc<4x2xf32,
      #xegpu.scatter_tdesc_attr<memory_space = slm, chunk_size = 2>>
  return
}

// -----

func.func @f(%o4: vector<4xindex>, %df: memref<?xf32>, %m4: vector<4xi1>) {
  %2 = xegpu.load %df[%o4], %m4 <{chunk_size = 2}> : memref<?xf32>, vector<4xindex>, vector<4xi1> ->
      vector<4x2xf16>
  return
}

// -----

func.func @f(%o4: vector<4xindex>, %u: ui64) {
  xegpu.prefetch %u[%o4] : ui64, vector<4xindex>
  return
}

// -----

func.func @f() {
  %1 = "x.x"() {a = #xegpu.layout<inst_data = [16, 2], order = [0, 1]>} : () -> i1
  return
}

// -----

func.func @f() {
  %1 = "x.x"() {a = #xegpu.range<[4, 0]>} : () -> i1
  return
}

// -----

func.func @f(%b: vector<8x16x2xf16>, %a3 : vector<8x8x2xf16>) {
  %1 = xegpu.dpas %a3, %b : vector<8x8x2xf16>, vector<8x16x2xf16> -> vector<8x16xf32>
  return
}

// -----

func.func @f(%u: ui64, %v : vector<16x4xf32>, %m : vector<16xi1>, %o: vector<16xindex>) {
  %1 = xegpu.create_tdesc %u, %o : ui64, vector<16xindex> -> !xegpu.tensor_desc<16x8xf32,
      #xegpu.scatter_tdesc_attr<chunk_size = 8>> xegpu.atomic_rmw addf %1, %m, %v:
      !xegpu.tensor_desc<16x8xf32, #xegpu.scatter_tdesc_attr<chunk_size = 8>>, vector<16xi1>,
      vector<16x4xf32> -> vector<16x8xf32>
  return
}
