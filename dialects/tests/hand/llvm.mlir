llvm.func @decl(i32, !llvm.ptr) -> f32
llvm.func @void()
llvm.func @vararg(!llvm.ptr, ...) -> i32
llvm.func internal @intern(%arg0: i32) -> i32 {
  llvm.return %arg0 : i32
}
llvm.func linkonce_odr hidden @h() attributes {dso_local, passthrough = ["noinline"]} {
  llvm.return
}
llvm.func fastcc @cc(%x: f32 {llvm.noundef}, %p: !llvm.ptr {llvm.byval = i32}) -> (f32 {llvm.noundef}) attributes {sym_visibility = "private"} {
  llvm.return %x : f32
}
llvm.func private unnamed_addr @ua() {
  llvm.return
}
llvm.func @vs() vscale_range(1, 16)
llvm.func @struct(!llvm.struct<(i32, ptr)>, !llvm.array<4 x f32>, vector<4xf32>) -> !llvm.struct<(f32, i1)>
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
}
llvm.func @cd() comdat(@__llvm_comdat::@any) attributes { frame_pointer = #llvm.framePointerKind<all> } {
  llvm.return
}
llvm.func @personality(...) -> i32
llvm.func @pers() attributes { personality = @personality, garbageCollector = "statepoint-example", memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none> }
llvm.func amdgpu_kernelcc @kern(%arg0: !llvm.ptr<1>)
llvm.func weak protected local_unnamed_addr swiftcc @sw(%arg0: i32) {
  llvm.return
}
// -----
llvm.mlir.global external @g0() : i32
llvm.mlir.global internal constant @g1(42 : i32) : i32
llvm.mlir.global @g2("abc\00") : !llvm.array<4 x i8>
llvm.mlir.global constant @str("foobar") : !llvm.array<6 x i8>
llvm.mlir.global internal constant @str2("foobar")
llvm.mlir.global private unnamed_addr constant @ua(1.0 : f32) {addr_space = 3 : i32} : f32
llvm.mlir.global external thread_local @tl() : i32
llvm.mlir.global linkonce_odr hidden @hid(0 : i64) {alignment = 8 : i64, dso_local} : i64
llvm.mlir.global internal @init() : !llvm.ptr {
  %0 = llvm.mlir.addressof @g0 : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @dense(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global weak @w(3 : i64) : i64
llvm.mlir.global extern_weak @ew() : i64
llvm.mlir.global common @cm(0 : i32) {section = ".bss"} : i32
llvm.mlir.global appending @ap(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.comdat @__c { llvm.comdat_selector @sel any }
llvm.mlir.global external @cg(1 : i64) comdat(@__c::@sel) : i64
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
llvm.func @f() 
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.addressof @g0 : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @poison(#llvm.undef) : i32
// -----
llvm.func @ops(%a: i32, %b: i32, %f: f32, %g: f32, %p: !llvm.ptr, %c: i1, %s: !llvm.struct<(i32, f32)>, %v: vector<4xi32>, %i: i64, %ar: !llvm.array<4 x i32>) -> i32 {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.add %a, %b overflow<nsw, nuw> : i32
  %2 = llvm.sub %a, %b overflow<nuw> {t} : i32
  %3 = llvm.mul %a, %b overflow<nsw> : i32
  %4 = llvm.shl %a, %b : i32
  %5 = llvm.lshr exact %a, %b : i32
  %6 = llvm.ashr %a, %b : i32
  %7 = llvm.udiv exact %a, %b : i32
  %8 = llvm.sdiv %a, %b : i32
  %9 = llvm.or disjoint %a, %b : i32
  %10 = llvm.icmp "eq" %a, %b : i32
  %11 = llvm.icmp "slt" %p, %p : !llvm.ptr
  %12 = llvm.icmp "ult" %v, %v {x} : vector<4xi32>
  %13 = llvm.fcmp "oeq" %f, %g : f32
  %14 = llvm.fcmp "ult" %f, %g {fastmathFlags = #llvm.fastmath<fast>} : f32
  %15 = llvm.fadd %f, %g : f32
  %16 = llvm.fadd %f, %g {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  %17 = llvm.fneg %f : f32
  %18 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  %19 = llvm.alloca %i x f64 {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %20 = llvm.alloca inalloca %a x !llvm.struct<(i32, f32)> : (i32) -> !llvm.ptr
  %21 = llvm.load %p : !llvm.ptr -> i32
  %22 = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> f32
  %23 = llvm.load %p atomic syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.store volatile %a, %p {nontemporal} : i32, !llvm.ptr
  llvm.store %a, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  %24 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %25 = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %26 = llvm.getelementptr nusw|nuw %p[%i, 0, %a] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<(array<4 x i32>, f32)>
  %27 = llvm.extractvalue %s[0] : !llvm.struct<(i32, f32)>
  %28 = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, f32)>
  %29 = llvm.insertvalue %f, %s[1] {k} : !llvm.struct<(i32, f32)>
  %30 = llvm.extractelement %v[%a : i32] : vector<4xi32>
  %31 = llvm.insertelement %a, %v[%i : i64] : vector<4xi32>
  %32 = llvm.shufflevector %v, %v [0, 0, 1, 7] : vector<4xi32>
  %33 = llvm.mlir.constant(42 : i32) : i32
  %34 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  %35 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %36 = llvm.mlir.zero : !llvm.ptr
  %37 = llvm.mlir.poison : i32
  %38 = llvm.bitcast %f : f32 to i32
  %39 = llvm.trunc %i : i64 to i32
  %40 = llvm.trunc %i overflow<nsw> : i64 to i32
  %41 = llvm.zext nneg %a : i32 to i64
  %42 = llvm.sext %a : i32 to i64
  %43 = llvm.select %c, %a, %b : i1, i32
  %44 = llvm.select %c, %f, %g {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
  %45 = llvm.freeze %a : i32
  %46 = llvm.atomicrmw add %p, %a acq_rel : !llvm.ptr, i32
  %47 = llvm.atomicrmw volatile umax %p, %a syncscope("singlethread") monotonic {alignment = 16 : i64} : !llvm.ptr, i32
  %48 = llvm.cmpxchg %p, %a, %b acq_rel monotonic : !llvm.ptr, i32
  %49 = llvm.cmpxchg weak volatile %p, %a, %b syncscope("s") acq_rel monotonic : !llvm.ptr, i32
  llvm.fence seq_cst
  llvm.fence syncscope("agent") seq_cst
  %50 = llvm.inttoptr %i : i64 to !llvm.ptr
  %51 = llvm.ptrtoint %p : !llvm.ptr to i64
  %52 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<2>
  llvm.inline_asm has_side_effects asm_dialect = att "nop", "" : () -> ()
  %53 = llvm.inline_asm "foo", "=r,r" %a : (i32) -> i32
  llvm.return %a : i32
}
// -----
llvm.func @foo(i32) -> i32
llvm.func @bar()
llvm.func @var(!llvm.ptr, ...) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @calls(%a: i32, %p: !llvm.ptr, %f: f32, %c: i1) -> i32 attributes {personality = @__gxx_personality_v0} {
  %arr = llvm.mlir.zero : !llvm.array<1 x ptr>
  %np = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.call @foo(%a) : (i32) -> i32
  llvm.call @bar() : () -> ()
  %1 = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
  llvm.call %p() : !llvm.ptr, () -> ()
  %2 = llvm.call @var(%p, %a) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %3 = llvm.call fastcc @foo(%a) {x} : (i32) -> i32
  %4 = llvm.call tail @foo(%a) : (i32) -> i32
  %5 = llvm.call notail @foo(%a) : (i32) -> i32
  %6 = llvm.call @foo(%a) {fastmathFlags = #llvm.fastmath<fast>} : (i32) -> i32
  %7 = llvm.call @foo(%a) ["tag"(%a : i32), "x"()] : (i32) -> i32
  %8 = llvm.call @foo(%a) : (i32 {llvm.noundef}) -> (i32 {llvm.signext})
  %9 = llvm.call_intrinsic "llvm.x"(%a) : (i32) -> i32
  llvm.call_intrinsic "llvm.y"() : () -> ()
  %10 = llvm.intr.fma(%f, %f, %f) : (f32, f32, f32) -> f32
  %11 = llvm.intr.smax(%a, %a) : (i32, i32) -> i32
  %12 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  "llvm.intr.memcpy"(%p, %p, %a) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.intr.assume %c : i1
  llvm.intr.lifetime.start %p : !llvm.ptr
  %14 = llvm.invoke @foo(%a) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  llvm.switch %a : i32, ^bb3 [
    1: ^bb3,
    -2: ^bb4(%a : i32)
  ]
^bb2:
  %lp = llvm.landingpad cleanup (catch %np : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %lp : !llvm.struct<(ptr, i32)>
^bb3:
  llvm.cond_br %c, ^bb4(%a : i32), ^bb5
^bb4(%x: i32):
  llvm.cond_br %c weights([1, 2]), ^bb5, ^bb4(%x : i32)
^bb5:
  llvm.br ^bb6
^bb6:
  llvm.unreachable
}

// -----

llvm.func @f() attributes {personality = 3} { llvm.return }

// -----

func.func @f() attributes {b = #llvm.fastmath<nnan, ninf>, c = #llvm.linkage<private>, d = #llvm.cconv<fastcc>, e = #llvm.poison, f = #llvm.undef, g = #llvm.mmra_tag<"a":"b">, h = #llvm.overflow<nsw>, i = #llvm.constant_range<i32, -4, 10>, j = #llvm.target_features<["+a"]>} { return }

// -----

func.func @f() attributes {k = #llvm.target<triple = "x", chip = "y", features = <["+b"]>>} { return }

// -----

#named = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", flags = "Public|Virtual">
#single = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", flags = Public>
func.func @f() attributes {a = #named, b = #single} { return }
