func.func @f(%ar: !llvm.array<4 x i32>) {
  %0 = llvm.extractvalue %ar[4] : !llvm.array<4 x i32>
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = "llvm.getelementptr"(%p) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32} : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> f80
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"foo", opaque>
  return
}

// -----

func.func @f(%a: i32) {
  %0 = llvm.call_intrinsic "foo.abs"(%a) : (i32) -> i32
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.zero : !llvm.target<"aarch64.svcount">
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 1 : i32]) : !llvm.array<2 x i32>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant([1 : i32, "x"]) : !llvm.array<2 x i32>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32, i32)>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(#llvm.zero) : !llvm.struct<(i32)>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(#llvm.undef) : !llvm.struct<(i32)>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(0 : i32) : !llvm.target<"aarch64.svcount">
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(7 : i8) : !llvm.x86_amx
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr<1>
  return
}

// -----

func.func @f(%vi: vector<4xi32>) {
  %0 = llvm.zext %vi : vector<4xi32> to vector<3xi64>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.atomicrmw xchg %p, %s monotonic : !llvm.ptr, !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  %0 = llvm.intr.vector.extract %v[0] : vector<[4]xf32> from vector<4xf32>
  return
}

// -----

func.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1 [
  42: ^bb1
  ] {branch_weights = array<i32 : 13>}
^bb1:
  return
}

// -----

llvm.func @f() comdat(@c::@d)

// -----

"llvm.func"() ({
^bb0:
  llvm.return
}) {sym_name = "f", function_type = !llvm.func<void (i64)>} : () -> ()

// -----

"llvm.func"() ({
^bb0(%a: i32):
  llvm.return
}) {sym_name = "f", function_type = !llvm.func<void (i64)>} : () -> ()

// -----

llvm.mlir.global external @g() comdat(@x::@y) : i32

// -----

llvm.comdat @c {
  llvm.return
}

// -----

llvm.module_flags [1]

// -----

llvm.func @g(i32, ...) -> i32
llvm.func @f(%a: i32) {
  %0 = llvm.call @g(%a, %a) : (i32, i32) -> i32
  llvm.return
}

// -----

llvm.func @pf(...) -> i32
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) attributes {personality = @pf} {
  %0 = llvm.invoke @g(%a) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(ptr)>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(["a"]) : !llvm.struct<(i32)>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(index)>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], 2]) : !llvm.array<2 x struct<(i32)>>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], [2 : i32, 1]]) : !llvm.array<2 x struct<(i32)>>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant([[1 : i32]]) : !llvm.array<2 x struct<(i32)>>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant([[[1 : i32]], 5]) : !llvm.array<2 x array<1 x struct<(i32)>>>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : !llvm.array<1 x vector<4xf32>>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : !llvm.array<1 x vector<3xi32>>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(dense<1.0> : tensor<4xf32>) : !llvm.array<4 x i64>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : vector<[2]xi32>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(dense_resource<a> : tensor<4xi32>) : !llvm.array<5 x i32>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(sparse<[0], [4.2]> : vector<1xf32>) : vector<2xf32>
  return
}

// -----

func.func @f() {
  %0 = llvm.mlir.constant(#llvm.zero) : i32
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> !llvm.array<2 x i32>
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> !llvm.x86_amx
  return
}

// -----

func.func @f(%a: i32) {
  %0 = llvm.alloca %a x !llvm.target<"x"> : (i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr, %s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.atomicrmw xchg %p, %s monotonic : !llvm.ptr, !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %v: vector<4xf32>) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, vector<4xf32>
  return
}

// -----

func.func @f(%a: i32) {
  %0 = "llvm.add"(%a, %a) <{overflowFlags = 4 : i32}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: 0>, noWrapFlags = 9 : i32}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: 0>, noWrapFlags = "a"}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

llvm.mlir.global internal @g() : !llvm.target<"x">

// -----

func.func @f(%p: !llvm.ptr, %a: i32) {
  %0 = "llvm.cmpxchg"(%p, %a, %a) <{success_ordering = 2 : i64, failure_ordering = 4 : i64}> : (!llvm.ptr, i32, i32) -> (!llvm.struct<(i32, f32)>)
  return
}

// -----

llvm.func @f() {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %0 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}
