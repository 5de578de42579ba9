llvm.func @f(%a: i32, %c: f32, %s: i16) {
  %d = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] scaleA[%a, %s, %s] scaleB[%a, %s, %s] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %c: f32, %s: i16) {
  %d = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] scaleA[%a, %s] scaleB[%a, %s, %s] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %c: f32, %s: i16) {
  %d = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] scaleA[%a, %s, %s] scaleB[%a, %s, %s] {shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @f(%a: i32, %c: f32, %s: i16) {
  %d = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c] scaleA[%a, %s, %s] scaleB[%a, %s, %s] {shape = #nvvm.shape<m = 8, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// -----
llvm.func @rocdl(%i: i32, %f: f32, %v4: vector<4xf32>, %h4: vector<4xf16>, %p: !llvm.ptr<8>, %lds: !llvm.ptr<3>, %g: !llvm.ptr<1>, %i64: i64, %v2i: vector<2xi32>, %v16: vector<16xf32>, %v8: vector<8xi32>, %bf: vector<8xbf16>, %h8: vector<8xf16>, %v8f: vector<8xf32>, %i16: i16, %h: f16) -> i32 attributes {rocdl.kernel, rocdl.flat_work_group_size = "1,64", rocdl.reqd_work_group_size = array<i32: 1, 2, 3>} {
  %0 = rocdl.workitem.id.x : i32
  %1 = rocdl.workgroup.id.y range <i32, 0, 64> : i32
  %2 = rocdl.workgroup.dim.x : i64
  %3 = rocdl.grid.dim.z range <i32, 1, 65> : i32
  %4 = rocdl.mbcnt.lo %i, %i : (i32, i32) -> i32
  %5 = rocdl.mbcnt.hi %i, %i {res_attrs = [{llvm.noundef}]} : (i32, i32) -> i32
  %6 = rocdl.ds_swizzle %i, %i : (i32, i32) -> i32
  %7 = rocdl.ds_bpermute %i, %i : (i32, i32) -> i32
  %8 = rocdl.ballot %b : i64
  %b = llvm.mlir.constant(true) : i1
  %9 = rocdl.readlane %f, %i : (f32, i32) -> f32
  %10 = rocdl.readfirstlane %f : f32
  rocdl.barrier
  rocdl.s.barrier
  rocdl.s.barrier.signal id = -1
  rocdl.s.barrier.wait id = -1
  rocdl.s.wait.dscnt 0
  rocdl.s.waitcnt 7
  rocdl.s.sleep 0
  rocdl.s.setprio 0
  rocdl.sched.barrier 0
  rocdl.sched.group.barrier 8, 1, 0
  rocdl.iglp.opt 0
  %11 = rocdl.mfma.f32.32x32x1f32 %f, %f, %v32, %i, %i, %i : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  %v32 = llvm.mlir.undef : vector<32xf32>
  %12 = rocdl.mfma.f32.16x16x16f16 %h4, %h4, %v4, %i, %i, %i : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>
  %13 = rocdl.wmma.f32.16x16x16.f16 %h8, %h8, %v8f : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
  %14 = rocdl.raw.ptr.buffer.load %p, %i, %i, %i : f32
  rocdl.raw.ptr.buffer.store %v4, %p, %i, %i, %i : vector<4xf32>
  %15 = rocdl.raw.ptr.buffer.atomic.cmpswap %i, %i, %p, %i, %i, %i : i32
  rocdl.raw.ptr.buffer.atomic.fadd %f, %p, %i, %i, %i : f32
  %16 = rocdl.make.buffer.rsrc %g, %i16, %i64, %i : !llvm.ptr<1> to !llvm.ptr<8>
  rocdl.load.to.lds %g, %lds, 4, 0, 0 : !llvm.ptr<1>
  rocdl.global.load.lds %g, %lds, 4, 0, 0
  rocdl.raw.ptr.buffer.load.lds %p, %lds, %i, %i, %i, %i, %i
  %17 = rocdl.update.dpp %i, %i with 0, 15, 15, true : i32
  %18 = rocdl.permlanex16 %i, %i, %i, %i, false, true : i32, i32
  %19 = rocdl.permlane16.swap %i, %i, false, false : (i32, i32) -> !llvm.struct<(i32, i32)>
  %20 = rocdl.cvt.pk.rtz %f, %f : vector<2xf16>
  %21 = rocdl.cvt.f32.bf8 %i[0] : f32
  %22 = rocdl.cvt.pk.fp8.f32 %f, %f -> %i[true] : i32
  %23 = rocdl.ds.read.tr4.b64 %lds : !llvm.ptr<3> -> vector<2xi32>
  %24 = rocdl.fmed3 %f, %f, %f : f32
  %25 = rocdl.sin %f f32 -> f32
  %26 = rocdl.exp2 %f f32 -> f32
  llvm.return %i : i32
}
// -----
llvm.func @rocdl(%i: i32) {
  rocdl.s.sleep %i
  llvm.return
}
// -----
llvm.func @rocdl(%i: f32) {
  %4 = rocdl.mbcnt.lo %i, %i : (f32, f32) -> i32
  llvm.return
}
// -----
gpu.module @m [#nvvm.target<O = 5>] { }
// -----
gpu.module @m [#nvvm.target<chip = "">] { }
// -----
llvm.func @nv(%a: i32, %f: f32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %d: f64, %c: i1, %i64: i64, %i16: i16, %v2: vector<2xf16>, %cl: !llvm.ptr<7>) attributes {nvvm.kernel, nvvm.maxntid = array<i32: 1, 23, 32>, nvvm.minctasm = 16 : i32} {
  %0 = nvvm.read.ptx.sreg.clusterid.x : i32
  %1 = nvvm.read.ptx.sreg.laneid range <i32, 0, 32> : i32
  %2 = nvvm.read.ptx.sreg.clock64 : i64
  nvvm.barrier
  nvvm.barrier.arrive id = %a number_of_threads = %a
  nvvm.barrier.arrive number_of_threads = %a
  nvvm.cluster.arrive.relaxed {aligned}
  nvvm.cluster.wait {aligned}
  nvvm.fence.sc.cluster
  nvvm.fence.mbarrier.init
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<tensormap>}
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %p, %a
  nvvm.fence.proxy.release #nvvm.mem_scope<cluster>
  nvvm.cp.async.mbarrier.arrive %s {noinc = true} : !llvm.ptr<3>
  nvvm.mbarrier.init %s, %a : !llvm.ptr<3>, i32
  nvvm.mbarrier.inval %p : !llvm.ptr
  %st = nvvm.mbarrier.arrive %s : !llvm.ptr<3> -> i64
  %3 = nvvm.mbarrier.test.wait %s, %st : !llvm.ptr<3>, i64 -> i1
  nvvm.mbarrier.arrive.expect_tx %s, %a : !llvm.ptr<3>, i32
  nvvm.mbarrier.try_wait.parity %s, %a, %a : !llvm.ptr<3>, i32, i32
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 1 {read}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %cl, %p, %s, box[%a, %a] : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %cl, %p, %s, box[%a, %a, %a] im2col[%i16] multicast_mask = %i16 l2_cache_hint = %i64 predicate = %c {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %s, box[%a, %a] : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%a] l2_cache_hint = %i64 : !llvm.ptr
  nvvm.cp.async.bulk.tensor.reduce %p, %s, box[%a] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.shared.cluster.global %cl, %g, %s, %a : !llvm.ptr<7>, !llvm.ptr<1>
  nvvm.cp.async.bulk.global.shared.cta %g, %s, %a : !llvm.ptr<1>, !llvm.ptr<3>
  nvvm.cp.async.bulk.prefetch %g, %a l2_cache_hint = %i64 : !llvm.ptr<1>
  nvvm.wgmma.fence.aligned
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 1
  nvvm.stmatrix %s, %a {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32
  nvvm.griddepcontrol wait
  nvvm.griddepcontrol launch_dependents
  nvvm.prefetch level = L1 | evict_priority = evict_last, %p : !llvm.ptr
  %m = nvvm.match.sync any %a, %a : i32 -> i32
  %m2 = nvvm.match.sync all %a, %i64 : i64 -> !llvm.struct<(i32, i1)>
  %tf = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>}
  %fp8 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E4M3FN)
  %d4 = nvvm.dot.accumulate.4way %v4 <signed>, %v4 <unsigned>, %a : vector<4xi8>, vector<4xi8>
  %v4 = llvm.mlir.undef : vector<4xi8>
  nvvm.tcgen05.alloc %p, %a : !llvm.ptr, i32
  nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>}
  nvvm.tcgen05.fence <before>
  nvvm.tcgen05.wait <load>
  nvvm.tcgen05.commit %s, multicast_mask = %i16 {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  %ld = nvvm.tcgen05.ld %t6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  %t6 = llvm.inttoptr %a : i32 to !llvm.ptr<6>
  nvvm.tcgen05.cp %t6, %i64 {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}
  %r = nvvm.inline_ptx "ex2.approx.ftz.f32 $0, $1;" (%f) : f32 -> f32
  nvvm.inline_ptx "bar.sync 0;"
  %w = nvvm.wmma.load %p, %a {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  nvvm.breakpoint
  nvvm.exit
}
// -----
llvm.func @nv(%a: i32, %p: !llvm.ptr) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p, %p, %p, box[] : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @nv(%a: i32, %p: !llvm.ptr, %s: !llvm.ptr<3>, %cl: !llvm.ptr<7>) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %cl, %p, %s, box[%a, %a] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @nv(%a: i32, %p: !llvm.ptr, %s: !llvm.ptr<3>) {
  nvvm.cp.async.bulk.tensor.reduce %p, %s, box[%a, %a, %a, %a, %a, %a] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @nv(%a: f32) {
  %0 = nvvm.convert.float.to.tf32 %a {rnd = #nvvm.fp_rnd_mode<rna>, relu = true}
  llvm.return
}
// -----
llvm.func @nv(%a: f32) {
  %0 = nvvm.convert.float.to.tf32 %a {rnd = #nvvm.fp_rnd_mode<rm>}
  llvm.return
}
// -----
llvm.func @nv(%f: f32) {
  %fp8 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E4M3FN)
  llvm.return
}
// -----
llvm.func @nv(%f: f32) {
  %fp8 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>} : i16 (f8E5M2)
  llvm.return
}
// -----
llvm.func @nv(%f: f32) {
  %fp8 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i32 (f8E5M2)
  llvm.return
}
// -----
llvm.func @nv(%a: i32) {
  nvvm.setmaxregister increase 50
  llvm.return
}
// -----
llvm.func @nv(%a: i32) {
  nvvm.setmaxregister decrease 16
  llvm.return
}
// -----
llvm.func @nv(%a: i32) {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>, space = #nvvm.shared_space<cta>}
  llvm.return
}
// -----
llvm.func @nv(%a: i32) {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>}
  llvm.return
}
// -----
llvm.func @nv(%a: i32) {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<generic>}
  llvm.return
}
// -----
llvm.func @nv(%a: i32, %i64: i64) {
  %m2 = nvvm.match.sync all %a, %i64 : i64 -> i32
  llvm.return
}
// -----
llvm.func @nv(%a: i32, %i64: i64) {
  %m2 = nvvm.match.sync any %a, %i64 : i64 -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----
llvm.func @nv(%a: i32, %c: i1) {
  %m2 = nvvm.vote.sync ballot %a, %c -> i1
  llvm.return
}
// -----
llvm.func @nv(%a: i32, %c: i1) {
  %m2 = nvvm.vote.sync any %a, %c -> i32
  llvm.return
}
// -----
llvm.func @nv(%g: !llvm.ptr<1>, %s: !llvm.ptr<3>) {
  nvvm.cp.async.shared.global %s, %g, 7, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @nv(%g: !llvm.ptr<1>, %s: !llvm.ptr<3>) {
  nvvm.cp.async.shared.global %s, %g, 8, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @nv(%s: !llvm.ptr<3>) {
  %l = nvvm.ldmatrix %s {num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}
// -----
llvm.func @nv(%s: !llvm.ptr<3>) {
  %l = nvvm.ldmatrix %s {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  llvm.return
}
// -----
llvm.func @nv(%s: !llvm.ptr<3>, %a: i32) {
  nvvm.stmatrix %s, %a, %a, %a {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32, i32, i32
  llvm.return
}
// -----
llvm.func @nv(%s: !llvm.ptr<3>, %a: i32) attributes {nvvm.maxntid = [1, 2, 3]} {
  llvm.return
}
// -----
llvm.func @nv(%s: !llvm.ptr<3>, %a: i32) attributes {nvvm.maxntid = array<i32: 1, 2, 3, 4>} {
  llvm.return
}
// -----
llvm.func @nv() attributes {nvvm.reqntid = 3 : i32} {
  llvm.return
}
// -----
llvm.func @nv() attributes {nvvm.minctasm = "foo"} {
  llvm.return
}
// -----
llvm.func @nv() attributes {nvvm.kernel, nvvm.blocksareclusters} {
  llvm.return
}
// -----
llvm.func @nv(%arg0: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} {
  llvm.return
}
// -----
llvm.func @nv(%arg0: i32 {llvm.byval = i32, nvvm.grid_constant}) attributes {nvvm.kernel} {
  llvm.return
}
// -----
llvm.func @nv(%arg0: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant = true}) attributes {nvvm.kernel} {
  llvm.return
}
// -----
func.func @rc() attributes {rocdl.kernel} {
  return
}
// -----
func.func @rc() attributes {nvvm.kernel} {
  return
}

// -----

llvm.func @nv(%a: i32, %f: f32) { %3 = nvvm.shfl.sync up %a, %f, %a, %a {return_value_and_is_valid} : f32 -> f32 llvm.return }
// -----
llvm.func @f(%i: i32) {
  nvvm.barrier number_of_threads = %i
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %p, %i from_proxy=#nvvm.proxy_kind<generic> to_proxy=#nvvm.proxy_kind<async>
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.fence.proxy.release #nvvm.mem_scope<cta> from_proxy=#nvvm.proxy_kind<async>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %f: f32) {
  %0 = nvvm.shfl.sync up %i, %f, %i, %i : f32 -> !llvm.struct<(f32, i1)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %f: f32) {
  %0 = nvvm.shfl.sync up %i, %f, %i, %i {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i32)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %f: f32) {
  %0 = nvvm.shfl.sync up %i, %f, %i, %i {return_value_and_is_valid} : f32 -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----
llvm.func @f(%i: i32, %f: f32) {
  %0 = nvvm.shfl.sync up %i, %f, %i, %i : f32 -> i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.redux.sync add %i, %i {abs = true} : i32 -> i32
  llvm.return
}
// -----
llvm.func @f(%f: f32, %i: i32) {
  %0 = nvvm.redux.sync add %f, %i : f32 -> f32
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %p1: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %p3, %p1, 16, cache = cv : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %p: !llvm.ptr, %i: i32) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %p3, %p, %p3, box[%i] : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %p3: !llvm.ptr<3>, %i: i32, %j: i64, %c: i1) {
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %p3, box[%i] l2_cache_hint = %j, predicate = %c : !llvm.ptr, !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.prefetch level = L2 uniform, %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.prefetch %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p1: !llvm.ptr<1>) {
  nvvm.prefetch level = L1, evict_priority = evict_last, %p1 : !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  nvvm.prefetch level = L2, evict_priority = evict_last, %p : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p1: !llvm.ptr<1>) {
  nvvm.prefetch level = L2, evict_priority = evict_first, %p1 : !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p1: !llvm.ptr<1>) {
  nvvm.prefetch tensormap, %p1 : !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f(%p3: !llvm.ptr<3>, %i: i32) {
  nvvm.stmatrix %p3, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32
  llvm.return
}
// -----
llvm.func @f(%i: i32) {
  %0 = nvvm.mma.sync A[%i, %i] B[%i] C[%i, %i, %i, %i] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%h: vector<2xf16>) {
  %0 = nvvm.mma.sync A[%h, %h] B[%h] C[%h, %h] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 16, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%h: vector<2xf16>) {
  %0 = nvvm.mma.sync A[%h] B[%h] C[%h, %h] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = nvvm.wmma.load %p, %i {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}
// -----
llvm.func @f(%p5: !llvm.ptr<5>, %i: i32) {
  %0 = nvvm.wmma.load %p5, %i {eltype = #nvvm.mma_type<tf32>, frag = #nvvm.mma_frag<a>, k = 8 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<5>) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32, %h: vector<2xf16>) {
  nvvm.wmma.store %p, %i, %h {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, vector<2xf16>
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.pmevent
  llvm.return
}
// -----
llvm.func @f() {
  nvvm.pmevent id = 16
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %j: i64) {
  nvvm.st.bulk %p, size = %j, init = 1 : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>, %j: i64) {
  nvvm.tcgen05.cp %p6, %j {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>}
  llvm.return
}
// -----
llvm.func @f(%p6: !llvm.ptr<6>) {
  %0 = nvvm.tcgen05.ld %p6 {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<2xi32>
  llvm.return
}
// -----
llvm.func @f(%f: f32) {
  %0 = nvvm.convert.f32x2.to.f6x2 %f, %f : i16 (f32)
  llvm.return
}
