func.func @f(%arg2: !llvm.ptr, %size : i64) {
  llvm.getelementptr inbounds_flag %arg2[%size, 0, %size] : (!llvm.ptr, i64, i64) -> !llvm.ptr,
      !llvm.struct<(array<10 x f32>)>
  return
}

// -----

func.func @f(%arg0: i32, %arg2: !llvm.ptr) {
  llvm.call %arg2(%arg0) : !llvm.ptr, (i32) -> (!llvm.void)
  return
}

// -----

func.func @f(%arg0: i32, %arg2: !llvm.ptr) {
  llvm.call %arg2(%arg0) vararg(!llvm.func<void (i32, i64, ...)>) : !llvm.ptr, (i32) -> ()
  return
}

// -----

func.func @f(%arg0: i32, %arg2: !llvm.ptr) {
  llvm.call %arg2(%arg0) vararg(!llvm.func<void (i64, ...)>) : !llvm.ptr, (i32) -> ()
  return
}

// -----

func.func @f(%arg2: !llvm.ptr, %arg4: i1) {
  %0 = llvm.cmpxchg %arg2, %arg4, %arg4 monotonic monotonic : !llvm.ptr, i1
  return
}

// -----

func.func @f(%arg2: !llvm.ptr) {
  %0 = llvm.load %arg2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.target<"no_load">
  return
}

// -----

func.func @f(%arg1: f32) {
  llvm.intr.sincos(%arg1) : (f32) -> !llvm.struct<(f32, f64)>
  return
}

// -----

func.func @f(%arg1: f32) {
  llvm.intr.sincos(%arg1) : (f32) -> f32
  return
}

// -----

func.func @f(%arg1: f32) {
  llvm.intr.sincos(%arg1) : (f32) -> !llvm.struct<(f32, f32, f32)>
  return
}

// -----

func.func @f(%s4: vector<[4]xf32>, %v8 : vector<8xf32>) {
  %0 = llvm.intr.vector.insert %s4, %v8[0] : vector<[4]xf32> into vector<8xf32>
  return
}

// -----

func.func @f(%vec1: vector<[2]xf16>) {
  %0 = "llvm.intr.vector.interleave2"(%vec1, %vec1) : (vector<[2]xf16>, vector<[2]xf16>) ->
      vector<[8]xf16>
  return
}

// -----

func.func @f(%vec1: vector<[2]xf16>) {
  %0 = "llvm.intr.vector.interleave2"(%vec1, %vec1) : (vector<[2]xf16>, vector<[2]xf16>) ->
      vector<4xf16>
  return
}

// -----

func.func @f(%vec1: vector<[2]xf16>) {
  %0 = "llvm.intr.vector.interleave2"(%vec1, %vec1) : (vector<[2]xf16>, vector<[2]xf16>) ->
      vector<[4]xf32>
  return
}

// -----

func.func @f(%a : vector<16385xi8>, %b : vector<[16]xi8>) {
  %0 = llvm.intr.vector.insert %a, %b[0] : vector<16385xi8> into vector<[16]xi8>
  return
}

// -----

func.func @f(%c : vector<[16385]xi8>) {
  %0 = llvm.intr.vector.extract %c[0] : vector<16xi8> from vector<[16385]xi8>
  return
}

// -----

func.func @f(%b : vector<[16]xi8>) {
  %0 = llvm.intr.vector.extract %b[0] : vector<16385xi8> from vector<[16]xi8>
  return
}

// -----

llvm.func @both() attributes { always_inline, no_inline } { llvm.return }

// -----

llvm.func @plain() attributes { optimize_none } { llvm.return }

// -----

module { %0 = llvm.blockaddress <function = @absent, tag = <id = 1>> : !llvm.ptr }

// -----

module { llvm.func @fn() llvm.module_flags [#llvm.mlir.module_flag<error, "limit", @fn>] }

// -----

module { llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", ["yo"]>] }

// -----

module { llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", 3 : i64>] }

// -----

module { llvm.module_flags [#llvm.mlir.module_flag<append, "ProfileSummary", 3 : i64>] }

// -----

llvm.func @fn() llvm.func @f(%0: i32, %1: i32) { "llvm.call"(%0, %1) <{ op_bundle_tags = ["tag"] }> {
    callee = @fn, operandSegmentSizes = array<i32: 0, 2>, op_bundle_sizes = array<i32: 1, 1> } : (i32,
    i32) -> () llvm.return }

// -----

llvm.func @v(%arg: i32, ...) llvm.func @f(%arg: i32) { llvm.call @v(%arg) vararg(!llvm.func<void (i32,
    i64, ...)>) : (i32) -> () llvm.return }

// -----

llvm.func @v(%arg: i32, ...) llvm.func @f(%arg: i32) { llvm.call @v(%arg) vararg(!llvm.func<void (i64,
    ...)>) : (i32) -> () llvm.return }

// -----

llvm.func @v(%arg: i32, ...) llvm.func @f(%arg: i32) { llvm.call @v(%arg) vararg(!llvm.func<i8 (i32,
    ...)>) : (i32) -> () llvm.return }

// -----

llvm.func @v(%arg: i32) llvm.func @f(%arg: i32) { llvm.call @v(%arg) vararg(!llvm.func<void (i32)>) :
    (i32) -> () llvm.return }

// -----

llvm.func @v(%arg: i32, ...) -> i32 llvm.func @f(%arg: i32) { %0 = llvm.call @v(%arg)
    vararg(!llvm.func<i8 (i32, ...)>) : (i32) -> i32 llvm.return }

// -----

llvm.func @last() {
  llvm.return
}
llvm.mlir.global_dtors dtors = [@last], priorities = [0 : i32], data = [0 : i32]

// -----

llvm.func @fn(i32) -> i32
llvm.func @catcher(...) -> i32
llvm.func @from(%arg0: i32) -> i32 attributes { personality = @catcher} {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
  %2 = llvm.bitcast %1 : !llvm.ptr to !llvm.ptr
  %3 = llvm.invoke @fn(%0) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1: // pred: ^bb0
  llvm.return %0 : i32
^bb2: // pred: ^bb0
  %5 = llvm.landingpad (catch %2 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return %0 : i32
}

// -----

llvm.func @fn(i32) -> i32
llvm.func @catcher(...) -> i32
llvm.func @from(%arg0: i32) -> i32 attributes { personality = @catcher } {
  %0 = llvm.invoke @fn(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  %1 = llvm.invoke @fn(%0) to ^bb3 unwind ^bb4 : (i32) -> i32
^bb2:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : i32
^bb3:
  llvm.return %1 : i32
^bb4:
  %3 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %3 : !llvm.struct<(ptr, i32)>
}

// -----

llvm.func @fn(i32) -> i32
llvm.func @catcher(...) -> i32
llvm.func @from(%arg0: i32) -> i32 attributes { personality = @catcher } {
  %0 = llvm.invoke @fn(%arg0) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  %1 = llvm.invoke @fn(%0) to ^bb3 unwind ^bb4 : (i32) -> i32
^bb2:
  %2 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
^bb3:
  llvm.return %1 : i32
^bb4:
  %3 = llvm.landingpad cleanup : i32
  llvm.resume %3 : i32
}

// -----

func.func @cases(%arg0 : i64) {
  "llvm.switch"(%arg0)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<42> :
      vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
^bb1: // pred: ^bb0
  llvm.return
^bb2: // pred: ^bb0
  llvm.return
}

// -----

llvm.mlir.global external @x(42 : i32) : i32
llvm.mlir.alias external @y : !llvm.label {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global external @x(42 : i32) : i32
llvm.mlir.alias appending @y2 : i32 {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.mlir.global external @x(42 : i32) : i32
llvm.mlir.alias external @y4 : i32 {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  %2 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @t0() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @t0, tag = <id = 1>> : !llvm.ptr
  llvm.blocktag <id = 1>
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @t1() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @t1, tag = <id = 1>> : !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func external @choose() -> !llvm.ptr attributes {dso_local}
llvm.mlir.ifunc external @fn : !llvm.func<void (ptr, i32)>, !llvm.ptr @choose {dso_local}

// -----

llvm.mlir.global external @choose() : !llvm.ptr
llvm.mlir.ifunc external @fn : !llvm.func<void (ptr, i32)>, !llvm.ptr @choose {dso_local}

// -----

llvm.func external @choose() -> !llvm.ptr
llvm.mlir.ifunc common @fn : !llvm.func<void (ptr, i32)>, !llvm.ptr @choose {dso_local}

// -----

llvm.mlir.global external @choose() : !llvm.ptr
llvm.mlir.alias external @alias : !llvm.ptr {
  %0 = llvm.mlir.addressof @choose : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @fn : !llvm.func<void (ptr, i32)>, !llvm.ptr @alias {dso_local}

// -----

func.func @f(%p: !llvm.ptr, %t: i24) {
  %0 = llvm.cmpxchg %p, %t, %t acq_rel monotonic : !llvm.ptr, i24
  return
}

// -----

func.func @f() {
  %2 = llvm.blockaddress <function = @nope, tag = <id = 1>> : !llvm.ptr
  return
}

// -----

module { llvm.module_flags [#llvm.mlir.module_flag<error, "limit", [1]>] }

// -----

module { llvm.module_flags [#llvm.mlir.module_flag<error, "limit", ["x"]>] }

// -----

module { llvm.module_flags [#llvm.mlir.module_flag<error, "limit", 1.0 : f32>] }

// -----

llvm.func @d() { llvm.return } llvm.mlir.global_dtors dtors = [@d], priorities = [0 : i32], data =
    [#llvm.undef]

// -----

llvm.mlir.alias common @y3 : i32 { %c = llvm.mlir.zero : !llvm.ptr llvm.return %c : !llvm.ptr }

// -----

llvm.mlir.alias extern_weak @y3 : i32 { %c = llvm.mlir.zero : !llvm.ptr llvm.return %c : !llvm.ptr }

// -----

llvm.mlir.alias weak @y3 : !llvm.void { %c = llvm.mlir.zero : !llvm.ptr llvm.return %c : !llvm.ptr }

// -----

llvm.mlir.alias weak @y3 : index { %c = llvm.mlir.zero : !llvm.ptr llvm.return %c : !llvm.ptr }

// -----

llvm.func @r() -> !llvm.ptr { %c = llvm.mlir.zero : !llvm.ptr llvm.return %c : !llvm.ptr }
    llvm.mlir.ifunc appending @fn : !llvm.func<void (ptr, i32)>, !llvm.ptr @r

// -----

llvm.func @r() -> !llvm.ptr { %c = llvm.mlir.zero : !llvm.ptr llvm.return %c : !llvm.ptr }
    llvm.mlir.ifunc available_externally @fn : !llvm.func<void (ptr, i32)>, !llvm.ptr @r

// -----

llvm.func @r() -> i32 { %c = llvm.mlir.zero : i32 llvm.return %c : i32 } llvm.mlir.ifunc external @fn :
    !llvm.func<void (ptr, i32)>, !llvm.ptr @r

// -----

llvm.func @a() attributes { always_inline, optimize_none, no_inline } { llvm.return }

// -----

llvm.func @p(...) -> i32 llvm.func @a(%i: i32) attributes {personality = @p} { %0 = llvm.mlir.zero :
    !llvm.ptr %g = llvm.bitcast %0 : !llvm.ptr to !llvm.ptr llvm.invoke @a(%i) to ^b1 unwind ^b2 : (i32)
    -> () ^b1: llvm.return ^b2: %5 = llvm.landingpad (catch %g : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.return }

// -----

llvm.func @p(...) -> i32 llvm.func @a(%i: i32) attributes {personality = @p} { llvm.invoke @a(%i) to ^b1
    unwind ^b2 : (i32) -> () ^b1: llvm.return ^b2: %5 = llvm.landingpad cleanup : !llvm.struct<(ptr,
    i32)> llvm.resume %i : i32 }
