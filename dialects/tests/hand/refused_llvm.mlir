llvm.func @f(%a: i32, %b: i32, %f: f32, %p: !llvm.ptr, %v: vector<4xi32>) -> i32 {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.add %a, %b overflow<nsw, nuw> : i32
  %2 = llvm.sub %a, %b overflow<nuw> : i32
  %3 = llvm.mul %v, %v : vector<4xi32>
  %4 = llvm.udiv %a, %b : i32
  %5 = llvm.sdiv exact %a, %b : i32
  %6 = llvm.urem %a, %b : i32
  %7 = llvm.srem %a, %b : i32
  %8 = llvm.and %a, %b : i32
  %9 = llvm.or disjoint %a, %b : i32
  %10 = llvm.xor %a, %b : i32
  %11 = llvm.shl %a, %b overflow<nsw> : i32
  %12 = llvm.lshr exact %a, %b : i32
  %13 = llvm.ashr %a, %b : i32
  %14 = llvm.icmp "slt" %a, %b : i32
  %15 = llvm.icmp "eq" %p, %p : !llvm.ptr
  %16 = llvm.fadd %f, %f : f32
  %17 = llvm.fsub %f, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
  %18 = llvm.fmul %f, %f {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  %19 = llvm.fdiv %f, %f : f32
  %20 = llvm.frem %f, %f : f32
  %21 = llvm.fneg %f : f32
  %22 = llvm.fcmp "oeq" %f, %f : f32
  %23 = llvm.select %14, %a, %b : i1, i32
  %24 = llvm.sext %a : i32 to i64
  %25 = llvm.zext nneg %a : i32 to i64
  %26 = llvm.trunc %25 overflow<nsw> : i64 to i32
  %27 = llvm.bitcast %a : i32 to f32
  %28 = llvm.ptrtoint %p : !llvm.ptr to i64
  %29 = llvm.inttoptr %25 : i64 to !llvm.ptr
  %30 = llvm.sitofp %a : i32 to f32
  %31 = llvm.uitofp nneg %a : i32 to f32
  %32 = llvm.fptosi %f : f32 to i32
  %33 = llvm.fptoui %f : f32 to i32
  %34 = llvm.fpext %f : f32 to f64
  %35 = llvm.fptrunc %34 : f64 to f32
  %36 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %37 = llvm.freeze %a : i32
  llvm.return %a : i32
}
// -----
llvm.func @mem(%p: !llvm.ptr, %n: i64, %a: i32, %f: f32, %q: !llvm.ptr<3>) {
  %0 = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %1 = llvm.alloca %n x !llvm.struct<(i32, f32)> {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %2 = llvm.alloca inalloca %n x i32 : (i64) -> !llvm.ptr
  %3 = llvm.load %p : !llvm.ptr -> i32
  %4 = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> i32
  %5 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %6 = llvm.load %p atomic syncscope("singlethread") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.store volatile %a, %p : i32, !llvm.ptr
  llvm.store %a, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  %7 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %8 = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %9 = llvm.getelementptr %p[%n, 1, %n] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
  %10 = llvm.getelementptr inbounds|nuw %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %11 = llvm.atomicrmw add %p, %a monotonic : !llvm.ptr, i32
  %12 = llvm.atomicrmw volatile xchg %p, %f acq_rel {alignment = 8 : i64} : !llvm.ptr, f32
  %13 = llvm.cmpxchg %p, %a, %a acq_rel monotonic : !llvm.ptr, i32
  %14 = llvm.cmpxchg weak volatile %p, %a, %a syncscope("agent") acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  llvm.fence release
  llvm.fence syncscope("agent") seq_cst
  llvm.load %p invariant {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @mem(%p: !llvm.ptr, %n: i64, %a: i32) {
  %3 = llvm.load %p invariant {alignment = 4 : i64} : !llvm.ptr -> i32
  %4 = llvm.load %p dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  llvm.return
}
// -----
llvm.func @ext(i32, ...) -> i32
llvm.func internal @priv(%x: i32 {llvm.noundef}) -> (i32 {llvm.signext}) attributes {dso_local, passthrough = ["noinline", ["a", "b"]]} {
  llvm.return %x : i32
}
llvm.func fastcc @cc()
llvm.func @comdat() comdat(@any::@c)
llvm.comdat @any { llvm.comdat_selector @c any }
llvm.func extern_weak hidden local_unnamed_addr @w()
llvm.func @va(!llvm.ptr, ...)
llvm.mlir.global internal constant @str("hello\00")  {addr_space = 0 : i32}
llvm.mlir.global external @ext_g() : i32
llvm.mlir.global private unnamed_addr constant @c(42 : i32) : i32
llvm.mlir.global external thread_local @tl(1.0 : f32) {alignment = 8 : i64} : f32
llvm.mlir.global internal @init() : !llvm.ptr {
  %0 = llvm.mlir.addressof @c : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.addressof @c : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global_ctors ctors = [@cc], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@cc], priorities = [0 : i32], data = [#llvm.zero]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
llvm.func @calls(%p: !llvm.ptr, %x: i32) -> i32 {
  %0 = llvm.call @priv(%x) : (i32) -> i32
  llvm.call @cc() : () -> ()
  llvm.call fastcc @cc() : () -> ()
  %1 = llvm.call %p(%x) : !llvm.ptr, (i32) -> i32
  %2 = llvm.call @ext(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
  %3 = llvm.call tail @priv(%x) {fastmathFlags = #llvm.fastmath<none>} : (i32) -> i32
  %4 = llvm.call @priv(%x) ["tag"(%x : i32), "e"()] : (i32) -> i32
  %5 = llvm.call_intrinsic "llvm.x"(%x) : (i32) -> i32
  llvm.call_intrinsic "llvm.y"() : () -> ()
  llvm.return %0 : i32
}
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @inv(%x: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %z = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.invoke @priv(%x) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  llvm.return %0 : i32
^bb2:
  %1 = llvm.landingpad cleanup (catch %z : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
// -----
llvm.func @cf(%c: i1, %x: i32) {
  llvm.br ^bb1(%x : i32)
^bb1(%y: i32):
  llvm.cond_br %c, ^bb2, ^bb1(%y : i32)
^bb2:
  llvm.cond_br %c weights([1, 2]), ^bb3, ^bb3
^bb3:
  llvm.switch %x : i32, ^bb4 [
    1: ^bb5,
    2: ^bb6(%x : i32)
  ]
^bb4:
  llvm.unreachable
^bb5:
  llvm.switch %x : i32, ^bb4 [
  ]
^bb6(%z: i32):
  llvm.return
}
// -----
llvm.func @agg(%s: !llvm.struct<(i32, array<2 x f32>)>, %f: f32, %v: vector<4xf32>, %i: i32, %p: !llvm.ptr) {
  %0 = llvm.extractvalue %s[0] : !llvm.struct<(i32, array<2 x f32>)>
  %1 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %2 = llvm.insertvalue %f, %s[1, 1] : !llvm.struct<(i32, array<2 x f32>)>
  %3 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %4 = llvm.insertelement %f, %v[%i : i32] : vector<4xf32>
  %5 = llvm.shufflevector %v, %v [0, 1, 4, 5] : vector<4xf32>
  %6 = llvm.mlir.constant(42 : i32) : i32
  %7 = llvm.mlir.constant(1.0 : f32) : f32
  %8 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %9 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  %10 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %11 = llvm.mlir.poison : i32
  %12 = llvm.mlir.zero : !llvm.ptr
  %13 = llvm.mlir.none : !llvm.token
  %14 = llvm.mlir.constant(true) : i1
  %15 = llvm.blockaddress <function = @agg, tag = <id = 1>> : !llvm.ptr
  llvm.blocktag <id = 1>
  %16 = llvm.va_arg %p : (!llvm.ptr) -> i32
  %17 = llvm.dso_local_equivalent @agg : !llvm.ptr
  llvm.return
}
// -----
llvm.func @intr(%a: i32, %f: f32, %p: !llvm.ptr, %n: i64, %v: vector<4xf32>, %m: vector<4xi1>, %b: i1) {
  %0 = llvm.intr.sqrt(%f) : (f32) -> f32
  %00 = llvm.intr.sqrt(%f) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %1 = llvm.intr.fma(%f, %f, %f) : (f32, f32, f32) -> f32
  %2 = llvm.intr.smax(%a, %a) : (i32, i32) -> i32
  %4 = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (i32) -> i32
  %5 = llvm.intr.ctpop(%a) : (i32) -> i32
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %7 = "llvm.intr.sadd.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.intr.assume %b : i1
  llvm.intr.lifetime.start %p : !llvm.ptr
  %10 = "llvm.intr.vector.reduce.fadd"(%f, %v) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
  %11 = llvm.intr.expect %a, %a : i32
  %12 = llvm.intr.powi(%f, %a) : (f32, i32) -> f32
  llvm.return
}
// -----
module attributes {llvm.data_layout = "e", llvm.target_triple = "x"} {
  llvm.func @types(%a: !llvm.ptr<1>, %b: !llvm.array<4 x array<2 x i32>>, %c: !llvm.struct<"named", (i32, ptr)>, %d: !llvm.struct<packed (i8, i32)>, %e: !llvm.struct<"rec", (ptr, i32)>, %f: !llvm.struct<"op", opaque>, %g: !llvm.ppc_fp128, %h: !llvm.target<"spirv.Event">, %i: !llvm.x86_amx, %j: vector<[4]xi32>, %k: vector<4x!llvm.ptr>)
  llvm.func @void() -> !llvm.void
}
// -----
#di_file = #llvm.di_file<"foo.mlir" in "/test/">
#di_cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
llvm.func @dbg(%x: !llvm.ptr {llvm.byval = i32}) {
  llvm.return
} 
// -----
llvm.func @b(%a: i32) -> f32 {
  llvm.return %a : i32
}
// -----
llvm.func @b(%a: i32) -> f32 {
  llvm.return
}
// -----
llvm.func @b(%a: i32) {
  llvm.return %a : i32
}
// -----
llvm.func @b(%a: i32, %f: f32) {
  %0 = llvm.add %a, %f : i32
  llvm.return
}
// -----
llvm.func @b(%f: f32) {
  %0 = llvm.add %f, %f : f32
  llvm.return
}
// -----
llvm.func @b(%f: f32) {
  %0 = llvm.icmp "foo" %f, %f : f32
  llvm.return
}
// -----
llvm.func @b() {
  %0 = llvm.mlir.addressof @nope : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global internal @g(1 : i32) : i32
llvm.func @b() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
  llvm.return
}
// -----
llvm.func @b() {
  llvm.call @nope() : () -> ()
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @b(%f: f32) {
  llvm.call @g(%f) : (f32) -> ()
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @b(%f: i32) {
  llvm.call @g(%f, %f) : (i32, i32) -> ()
  llvm.return
}
// -----
llvm.func @g(i32)
llvm.func @b(%f: i32) {
  %0 = llvm.call @g(%f) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @b(%f: i32) {
  llvm.call @g(%f) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @b(%s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @b(%s: !llvm.struct<(i32, f32)>, %x: i32) {
  %0 = llvm.insertvalue %x, %s[1] : !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @b(%s: i32) {
  %0 = llvm.extractvalue %s[0] : i32
  llvm.return
}
// -----
llvm.func @b() {
  %6 = llvm.mlir.constant(42 : i32) : f32
  llvm.return
}
// -----
llvm.func @b() {
  %6 = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return
}
// -----
llvm.func @b() {
  %6 = llvm.mlir.constant("x" : i32) : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.global internal constant @g("abc") : i32
// -----
llvm.mlir.global internal constant @g(1 : i64) : i32
// -----
llvm.mlir.global @g(1 : i64)
// -----
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}
// -----
llvm.func @b(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @b(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @b(%p: !llvm.ptr) {
  %0 = llvm.load %p syncscope("agent") : !llvm.ptr -> i32
  llvm.return
}
// -----
llvm.func @b(%p: !llvm.ptr, %a: i32) {
  llvm.store %a, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @b(%p: !llvm.ptr, %f: f32) {
  %11 = llvm.atomicrmw add %p, %f monotonic : !llvm.ptr, f32
  llvm.return
}
// -----
llvm.func @b(%p: !llvm.ptr, %f: i32) {
  %11 = llvm.atomicrmw fadd %p, %f monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @b(%p: !llvm.ptr, %f: i32) {
  %11 = llvm.atomicrmw add %p, %f unordered : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @b(%p: !llvm.ptr, %a: i32, %b: i64) {
  %13 = llvm.cmpxchg %p, %a, %b acq_rel monotonic : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @b(%p: !llvm.ptr, %a: i32) {
  %13 = llvm.cmpxchg %p, %a, %a acq_rel release : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @b(%p: !llvm.ptr, %a: i32) {
  llvm.fence monotonic
  llvm.return
}
// -----
llvm.func @b(%v: vector<4xf32>) {
  %5 = llvm.shufflevector %v, %v [0, 1, 4, 9] : vector<4xf32>
  llvm.return
}
// -----
llvm.func @b(%p: !llvm.ptr) {
  %8 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @b(%p: !llvm.ptr, %i: i32) {
  %8 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @b(%p: !llvm.ptr, %i: i32) {
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.func @b(%c: i1, %x: i32) {
  llvm.br ^bb1(%x : i32)
^bb1(%y: i64):
  llvm.return
}
// -----
llvm.func @b(%x: i32) {
  llvm.switch %x : i32, ^bb1 [
    1: ^bb1,
    1: ^bb1
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @b(%x: i32) {
  %0 = llvm.sext %x : i32 to i16
  llvm.return
}
// -----
llvm.func @b(%x: i32) {
  %0 = llvm.trunc %x : i32 to i64
  llvm.return
}
// -----
llvm.func @b(%x: i32) {
  %0 = llvm.bitcast %x : i32 to i64
  llvm.return
}
// -----
llvm.func @b(%x: i32) {
  %0 = llvm.bitcast %x : i32 to !llvm.ptr
  llvm.return
}
// -----
llvm.func @b(%x: !llvm.ptr) {
  %0 = llvm.addrspacecast %x : !llvm.ptr to !llvm.ptr
  llvm.return
}
// -----
llvm.func @b(%x: !llvm.struct<(void)>) {
  llvm.return
}
// -----
llvm.func @b(%x: index) {
  llvm.return
}
// -----
llvm.func @b(%x: !llvm.array<4 x index>) {
  llvm.return
}
// -----
llvm.func @b(%x: !llvm.foo) {
  llvm.return
}
// -----
llvm.func @b(%x: i32)
llvm.func @b(%x: i32)
// -----
llvm.func internal @b(%x: i32)
// -----
llvm.func common @b(%x: i32) {
  llvm.return
}
// -----
llvm.func @b(%x: i32 {llvm.noalias}) {
  llvm.return
}
// -----
llvm.func @b(%x: !llvm.ptr {llvm.byval}) {
  llvm.return
}
// -----
func.func @b(%x: i32) {
  llvm.return
}
// -----
llvm.func @b(%n: i32, %p: !llvm.ptr) {
  %0 = llvm.alloca %n x i32 : (i32) -> i32
  llvm.return
}
// -----
llvm.func @b(%n: i32, %p: i32) {
  %0 = llvm.load %p : i32 -> i32
  llvm.return
}
// -----
llvm.func @b() {
  %0 = llvm.mlir.undef : index
  llvm.return
}
// -----
llvm.func @b() {
  %0 = llvm.mlir.zero : index
  llvm.return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> memref<4xf32>
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i33
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i1
  return
}
// -----
func.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<(i32)>
  return
}
// -----
func.func @f(%p: !llvm.ptr, %m: memref<4xf32>) {
  llvm.store %m, %p : memref<4xf32>, !llvm.ptr
  return
}
// -----
func.func @f(%s: !llvm.struct<(i32, f32)>) {
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>) -> f32
  return
}
// -----
func.func @f(%b: i64, %s: !llvm.struct<(i32, f32)>) {
  %0 = "llvm.insertvalue"(%s, %b) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, i64) -> !llvm.struct<(i32, f32)>
  return
}
// -----
func.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, f32)>
  return
}
// -----
func.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : !llvm.array<5 x i32>
  return
}
// -----
func.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : vector<5xi32>
  return
}
// -----
func.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : i32
  return
}
// -----
func.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xf32>
  return
}
// -----
func.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr
  return
}
// -----
func.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x array<3 x i32>>
  return
}
// -----
llvm.func @f(!llvm.ptr {llvm.noalias = 1})
// -----
llvm.func @f(!llvm.ptr {llvm.align = "x"})
// -----
llvm.func @f(i32 {llvm.signext = 3})
// -----
llvm.func @f(f32 {llvm.signext})
// -----
llvm.mlir.global internal constant @g(1 : i32) : i32 {
 %0 = llvm.mlir.constant(1 : i32) : i32
 llvm.return %0 : i32
 }
// -----
llvm.mlir.global external @g(1 : i32) {alignment = 3 : i64} : i32
// -----
llvm.func @c() {
 llvm.return
 }
 llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]
// -----
"t.op"() {a = #llvm.linkage<foo>} : () -> ()
// -----
"t.op"() {a = #llvm.cconv<foo>} : () -> ()
// -----
"t.op"() {a = #llvm.fastmath<foo>} : () -> ()
// -----
"t.op"() {a = #llvm.di_file<"a">} : () -> ()
// -----
"t.op"() {a = #llvm.di_file<"a" in "b", 1>} : () -> ()
// -----
"t.op"() {a = #llvm.vscale_range<minRange = 1>} : () -> ()
// -----
"t.a"() : () -> !llvm.vec<4 x i32>
// -----
"t.a"() : () -> !llvm.what
// -----
"t.a"() : () -> !llvm.struct<(what)>
// -----
"t.a"() : () -> !llvm.array<2 x vec<2 x i32>>
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.void
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> vector<2xf32>
  llvm.return
}
// -----
llvm.func @f(%v: vector<[4]xf32>) {
  %0 = llvm.shufflevector %v, %v [0, 1] : vector<[4]xf32>
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.call %a() : i32, () -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i1) {
  llvm.cond_br %a weights([1]), ^b1, ^b2
  ^b1: llvm.return
  ^b2:
  llvm.return
}
// -----
llvm.mlir.global common @x(1 : i32) : i32
// -----
llvm.mlir.global appending @x() : i32
// -----
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.constant(1 : i32) : i32 llvm.return %0 : i32 }
// -----
module attributes {llvm.data_layout = 3} { }
// -----
module attributes {llvm.data_layout = "x-y"} { }
// -----
func.func private @x(i32 {llvm.noalias = 1 : i32})
// -----
func.func private @x(!llvm.ptr {llvm.byval}) 
// -----
llvm.func @f() attributes {target_features = #llvm.target_features<["a", "+b"]>}

// -----

llvm.func @__gxx(...) -> i32
llvm.func @inv(%p: !llvm.ptr) -> i32 attributes {personality = @__gxx} {
  %0 = llvm.mlir.constant(3 : i32) : i32
  %1 = llvm.invoke @g(%0) to ^ok unwind ^bad : (i32) -> i32
^ok:
  llvm.return %1 : i32
^bad:
  %2 = llvm.landingpad cleanup (catch %p : !llvm.ptr) (catch %p : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
^b2:
  %3 = llvm.landingpad (filter %arr : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  %arr = llvm.mlir.undef : !llvm.array<1 x ptr>
  llvm.unreachable
}
llvm.func @g(i32) -> i32

// -----

llvm.mlir.global constant @x(42 : i64) : !llvm.label

// -----

llvm.mlir.global internal constant @x() : i32 {
  llvm.call @f() : () -> ()
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @f()

// -----

llvm.func @g() -> (i32 {llvm.noalias})

// -----

llvm.func @g() -> (!llvm.ptr {llvm.byval = i32})

// -----

llvm.func @g(%arg0 : !llvm.ptr {llvm.sret = !llvm.struct<(i64)>, llvm.nest}, %b: !llvm.ptr {llvm.dereferenceable = 12 : i64, llvm.captures = #llvm.captures<address>}, %c: i8 {llvm.range = #llvm.constant_range<i8, 0, 4>, llvm.nofpclass = 3 : i64})

// -----

llvm.func @rmw(%p: !llvm.ptr, %f: f32, %i: i1) {
  %0 = llvm.atomicrmw add %p, %i monotonic : !llvm.ptr, i1
  llvm.return
}

// -----

llvm.func @c() {
  %0 = llvm.mlir.constant(@f) : !llvm.ptr
  llvm.return
}

// -----

#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"debuginfo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "MLIR", isOptimized = true, emissionKind = Full, nameTableKind = None>
#ty = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #bt, #bt>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", linkageName = "f", file = #file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #ty>
#lb = #llvm.di_lexical_block<scope = #sp, file = #file, line = 4, column = 5>
#lbf = #llvm.di_lexical_block_file<scope = #lb, file = #file, discriminator = 0>
#lv = #llvm.di_local_variable<scope = #lb, name = "arg", file = #file, line = 6, arg = 1, alignInBits = 0, type = #bt, flags = Artificial>
#ll = #llvm.di_label<scope = #lbf, name = "label", file = #file, line = 42>
#pt = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "ptr", baseType = #bt, sizeInBits = 64, alignInBits = 32, offsetInBits = 8, dwarfAddressSpace = 3, extraData = #bt>
#ct = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", file = #file, line = 2, scope = #file, flags = Public|Virtual, sizeInBits = 64, alignInBits = 8, elements = #pt, #llvm.di_subrange<count = 4 : i64>>
#ns = #llvm.di_namespace<name = "n", scope = #file, exportSymbols = false>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", file = #file, line = 1, type = #ct, isLocalToUnit = true, isDefined = true>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <[DW_OP_push_object_address, DW_OP_deref, DW_OP_LLVM_convert(16, DW_ATE_signed)]>>
#im = #llvm.di_module<file = #file, scope = #cu, name = "m", configMacros = "bar", includePath = "/", apinotes = "/", line = 42, isDecl = true>
#ie = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #sp, entity = #im, file = #file, line = 1>
#cb = #llvm.di_common_block<scope = #sp, name = "block", file = #file, line = 3>
#gs = #llvm.di_generic_subrange<count = #gv, lowerBound = #llvm.di_expression<[DW_OP_push_object_address]>, stride = #llvm.di_expression<[DW_OP_constu(5)]>>
#rec = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true>
#rt = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "r", elements = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #rec>>
#st = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, alignInBits = 8, stringLength = #lv, stringLengthExp = <[DW_OP_push_object_address]>, stringLocationExp = <[DW_OP_push_object_address]>, encoding = DW_ATE_ASCII>
#nt = #llvm.di_null_type
#ann = #llvm.di_annotation<name = "a", value = "b">
llvm.mlir.global @gg() {dbg_exprs = [#gve]} : i32
llvm.func @f(%a: i32, %p: !llvm.ptr) attributes {x.a = #ct, x.b = #ns, x.c = #ie, x.d = #cb, x.e = #gs, x.f = #rt, x.g = #st, x.h = #nt, x.i = #ann} {
  llvm.intr.dbg.value #lv = %a : i32 loc(fused<#lb>["f.c":1:2])
  llvm.intr.dbg.declare #lv = %p : !llvm.ptr
  llvm.intr.dbg.value #lv #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16), DW_OP_deref]> = %a : i32
  llvm.intr.dbg.label #ll
  llvm.return
} loc(fused<#sp>["f.c":1:1])

// -----

func.func @f() attributes {k = #llvm.nope<["a"]>} { return }

// -----

llvm.func @ia(%a: i32) {
  llvm.inline_asm "bswap $0", "=r,r" %a : (i32) -> i32
  %0 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel operand_attrs = [] "foo", "=r,r" %a : (i32) -> i32
  %1 = llvm.inline_asm asm_dialect = att "foo", "=r,=r,r" %a : (i32) -> !llvm.struct<(i8, i8)>
  llvm.inline_asm tail_call_kind = <musttail> "x", "" : () -> ()
  llvm.return
}
// -----
"t.a"() {a = #llvm.di_basic_type<tag = DW_TAG_structure, name = "a">} : () -> ()
// -----
"t.a"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "a", encoding = DW_ATE_none>} : () -> ()
// -----
"t.a"() {a = #llvm.di_expression<[DW_OP_none]>} : () -> ()
// -----
"t.a"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_none, file = <"a" in "b">, isOptimized = true, emissionKind = Full>} : () -> ()
// -----
"t.a"() {a = #llvm.di_subroutine_type<callingConvention = DW_CC_none>} : () -> ()
// -----
llvm.func @f(%c: i1) {
  llvm.cond_br %c weights([0, 0]), ^bb1, ^bb1
  ^bb1:
  llvm.return
}
