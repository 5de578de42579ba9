func.func @f(%a: !llvm.ptr, %b : i32) {
  %0 = nvvm.mapa %a, %b: !llvm.ptr -> !llvm.ptr<7>
  return
}

// -----

func.func @f(%vh: vector<2xf16>) {
  %0 = nvvm.wmma.mma %vh, %vh, %vh, %vh, %vh, %vh, %vh, %vh, %vh, %vh, %vh, %vh, %vh, %vh, %vh, %vh,
      %vh, %vh, %vh {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA
      = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2
      x f16>, vector<2 x f16>, vector<2 x f16>, vector<2 x f16>, vector<2 x f16>, vector<2 x f16>,
      vector<2 x f16>, vector<2 x f16>, vector<2 x f16>, vector<2 x f16>, vector<2 x f16>, vector<2 x
      f16>, vector<2 x f16>, vector<2 x f16>, vector<2 x f16>, vector<2 x f16>, vector<2 x f16>,
      vector<2 x f16>, vector<2 x f16>) -> !llvm.struct<(vector<2 x f16>, vector<2 x f16>, vector<2 x
      f16>, vector<2 x f16>)>
  return
}

// -----

func.func @f(%h: f16, %a0 : vector<2xf16>, %c0 : f32) {
  %0 = nvvm.mma.sync A[%h, %h] B[%a0, %a0] C[%c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0]
      {layoutA=#nvvm.mma_layout<row>, layoutB=#nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k
      = 4>} : (f16, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  return
}

// -----

func.func @f(%a0 : vector<2xf16>, %c0 : f32) {
  %0 = nvvm.mma.sync A[%a0, %a0] B[%a0, %a0] C[%c0, %c0, %c0, %c0, %c0, %c0, %c0, %c0]
      {layoutA=#nvvm.mma_layout<row>, layoutB=#nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k
      = 4>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32,
      f16)>
  return
}

// -----

func.func @f(%a0 : vector<2xf16>) {
  %0 = nvvm.mma.sync A[%a0, %a0, %a0, %a0] B[%a0, %a0] C[%a0, %a0] {layoutA = #nvvm.mma_layout<row>,
      layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>,
      vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----

func.func @f(%a0 : vector<2xf16>, %c0 : f32) {
  %0 = nvvm.mma.sync A[%a0, %a0, %a0, %a0] B[%a0, %a0] C[%c0, %c0, %c0, %c0] {layoutA =
      #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k =
      16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  return
}

// -----

func.func @f(%arg1: !llvm.ptr<1>) {
  %0 = xevm.blockload %arg1 : (!llvm.ptr<1>) -> vector<3xi16>
  return
}

// -----

func.func @f(%c: !llvm.ptr<1>, %v5: vector<5xi8>) {
  xevm.blockstore %c, %v5 : (!llvm.ptr<1>, vector<5xi8>)
  return
}

// -----

func.func @f(%v: vector<8xi32>, %a: vector<8xi16>, %c4: vector<4xf32>) {
  %r = xevm.mma %a, %v, %c4 {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c =
      f32>} : (vector<8xi16>, vector<8xi32>, vector<4xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%c: !llvm.ptr<1>, %w: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %c, %w, %w, %w, %w, %w, %v <{elem_size_in_bits=64 : i32, tile_width=16 : i32,
      tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}

// -----

func.func @f(%c: !llvm.ptr<1>, %w: i32, %v: vector<8xi32>) {
  xevm.blockstore2d %c, %w, %w, %w, %w, %w, %v <{elem_size_in_bits=18 : i32, tile_width=16 : i32,
      tile_height=8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}

// -----

func.func @f(%c: !llvm.ptr<1>, %w: i32) {
  %l = xevm.blockload2d %c, %w, %w, %w, %w, %w <{elem_size_in_bits=16 : i32, tile_width=26 : i32,
      tile_height=8 : i32, v_blocks=1 : i32, transpose=false, pack_register=false,
      cache_control=#xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
      -> vector<8xi16>
  return
}

// -----

func.func @f(%d: f64, %d4: vector<4xf64>) {
  %r = amdgpu.mfma 16x16x4 %d * %d + %d4 { abid = 0 : i32, cbsz = 1 : i32} blgp = none : f64, f64,
      vector<4xf64>
  return
}

// -----

func.func @f(%ma: memref<8xi32, affine_map<(d0)[s0] -> (d0 + s0)>>) {
  %ret = amdgpu.fat_raw_buffer_cast %ma resetOffset : memref<8xi32, affine_map<(d0)[s0] -> (d0 + s0)>>
      to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return
}

// -----

func.func @f(%t : vector<[16]x[16]xi8>, %x : index, %mb: memref<?x?xi8>, %mm: vector<[2]xi1>) {
  %u = arm_sme.load_tile_slice %mb[%x], %mm, %t, %x : memref<?x?xi8>, vector<[2]xi1>,
      vector<[16]x[16]xi8>
  return
}
