llvm.func @ba() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @ba, tag = <id = 1>> : !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return %0 : !llvm.ptr
}
llvm.func @ib(%dest: !llvm.ptr, %a: i32) -> i32 {
  llvm.indirectbr %dest : !llvm.ptr, [
  ^head(%a : i32),
  ^tail
  ]
^head(%r0: i32):
  llvm.return %r0 : i32
^tail:
  llvm.return %a : i32
}
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @ifn : !llvm.func<void (ptr)>, !llvm.ptr @resolver
llvm.func @more(%a: i32, %f: f32, %p: !llvm.ptr, %v: vector<4xf32>, %m: vector<4xi1>, %vp: vector<4x!llvm.ptr>, %i64: i64, %vs: vector<[4]xf32>, %c: i1) {
  %0 = llvm.mlir.none : !llvm.token
  %1 = llvm.va_arg %p : (!llvm.ptr) -> i32
  %2 = llvm.intr.matrix.transpose %v {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<4xf32>
  %3 = llvm.intr.masked.load %p, %m, %v {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %v, %p, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %4 = llvm.intr.masked.gather %vp, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.scatter %v, %vp, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  %5 = llvm.intr.vector.extract %vs[0] : vector<4xf32> from vector<[4]xf32>
  %6 = llvm.intr.vector.insert %v, %vs[0] : vector<4xf32> into vector<[4]xf32>
  %d = llvm.mlir.constant(1.0 : f64) : f64
  %7 = llvm.intr.experimental.constrained.fptrunc %d tonearest ignore : f64 to f32
  %8 = llvm.intr.expect %a, %a : i32
  %9 = llvm.intr.expect.with.probability %c, %c, 5.0e-01 : i1
  llvm.intr.assume %c ["align"(%p, %i64 : !llvm.ptr, i64)] : i1
  %vi = llvm.mlir.undef : vector<4xi32>
  %11 = "llvm.intr.vector.reduce.add"(%vi) : (vector<4xi32>) -> i32
  %12 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %12 : !llvm.ptr
  %15 = llvm.intr.powi(%f, %a) : (f32, i32) -> f32
  %16 = llvm.intr.fshl(%a, %a, %a) : (i32, i32, i32) -> i32
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.trap
  %18 = llvm.intr.ptrmask %p, %i64 : (!llvm.ptr, i64) -> !llvm.ptr
  %19 = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %20 = llvm.intr.sqrt(%f) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %21 = llvm.intr.get.active.lane.mask %i64, %i64 : i64, i64 to vector<4xi1>
  %22 = llvm.mlir.addressof @more : !llvm.ptr
  %23 = llvm.uitofp nneg %a : i32 to f32
  %24 = llvm.fptrunc %d : f64 to f32
  %26 = llvm.freeze %v : vector<4xf32>
  %27 = llvm.dso_local_equivalent @more : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.addressof @f : !llvm.ptr<2>
  llvm.return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : vector<4xf32>
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.array<2 x struct<"a", opaque>>
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<(i32, struct<"a", opaque>)>
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.label
  return
}

// -----

func.func @f(%a: i32) {
  %0 = llvm.alloca %a x !llvm.target<"spirv.Image"> : (i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr, %a: i32) {
  %0 = "llvm.cmpxchg"(%p, %a, %a) <{success_ordering = 2 : i64, failure_ordering = 4 : i64}> : (!llvm.ptr, i32, i32) -> (!llvm.struct<(i32, i1)>)
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.cmpxchg %p, %p, %p monotonic monotonic : !llvm.ptr, !llvm.ptr
  return
}

// -----

llvm.func @f() {
  %0 = llvm.dso_local_equivalent @f : !llvm.ptr
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
// -----
llvm.mlir.ifunc @i : !llvm.func<void ()>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
"t.a"() {a = #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "a", encoding = DW_ATE_UTF>} : () -> ()
// -----
"t.a"() {a = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>} : () -> ()
