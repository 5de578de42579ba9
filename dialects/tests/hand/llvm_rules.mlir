func.func @f(%size : i64) {
  llvm.alloca %size x i32 {alignment = 0} : (i64) -> (!llvm.ptr)
  return
}

// -----

llvm.mlir.global common @n(dense<0> : vector<5xi32>) : !llvm.array<5 x i32>

// -----

llvm.mlir.global external constant @kind() : !llvm.ptr
llvm.func @other(!llvm.ptr, !llvm.ptr, !llvm.ptr)
llvm.func @catcher(...) -> i32
llvm.func @fn(i32) -> !llvm.struct<(i32, f64, i32)>
llvm.func @many(i32, ...) -> !llvm.struct<(i32, f64, i32)>
llvm.func @noted(i32, !llvm.ptr)
llvm.func @catches() -> i32 attributes { personality = @catcher } {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(3 : i32) : i32
  %2 = llvm.mlir.constant("\01") : !llvm.array<1 x i8>
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.mlir.addressof @kind : !llvm.ptr
  %5 = llvm.mlir.constant(1 : i32) : i32
  %6 = llvm.alloca %5 x i8 : (i32) -> !llvm.ptr
  %7 = llvm.invoke @fn(%5) to ^bb2 unwind ^bb1 : (i32) -> !llvm.struct<(i32, f64, i32)>
^bb1:
  %10 = llvm.landingpad cleanup (catch %3 : !llvm.ptr) (catch %4 : !llvm.ptr) (filter %2 : !llvm.array<1
      x i8>) : !llvm.struct<(ptr, i32)>
  %11 = llvm.intr.eh.typeid.for %4 : (!llvm.ptr) -> i32
  llvm.resume %10 : !llvm.struct<(ptr, i32)>
^bb2:
  llvm.return %5 : i32
^bb3:
  llvm.invoke @other(%6, %4, %3) to ^bb2 unwind ^bb1 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
^bb4:
  %12 = llvm.mlir.addressof @fn : !llvm.ptr
  %13 = llvm.invoke %12(%5) to ^bb2 unwind ^bb1 : !llvm.ptr, (i32) -> !llvm.struct<(i32, f64, i32)>
^bb5:
  %14 = llvm.invoke @many(%5, %5) to ^bb2 unwind ^bb1 vararg(!llvm.func<struct<(i32, f64, i32)>
      (i32, ...)>) : (i32, i32) -> !llvm.struct<(i32, f64, i32)>
^bb6:
  %15 = llvm.mlir.addressof @many : !llvm.ptr
  %16 = llvm.invoke %15(%5, %5) to ^bb2 unwind ^bb1 vararg(!llvm.func<!llvm.struct<(i32, f64, i32)>
      (i32, ...)>) : !llvm.ptr, (i32, i32) -> !llvm.struct<(i32, f64, i32)>
^bb7:
  llvm.invoke @other(%6, %4, %3) to ^bb2 unwind ^bb1 ["tag1"(%0, %1 : i32, i32), "tag2"(%1 : i32)] :
      (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
^bb8:
  llvm.invoke @other(%6, %4, %3) to ^bb2 unwind ^bb1 [] : (!llvm.ptr {llvm.noundef, llvm.byval = i64},
      !llvm.ptr, !llvm.ptr) -> ()
}

// -----

func.func @f(%i: i64) {
  %1 = llvm.alloca %i x !llvm.target<"aarch64.svcount"> : (i64) -> !llvm.ptr
  return
}

// -----

llvm.mlir.global common @n(dense<0> : tensor<5xi32>) : !llvm.array<5 x i32>

// -----

llvm.mlir.global common @n(dense<[0,0]> : tensor<2xi32>) : !llvm.array<2 x i32>

// -----

llvm.mlir.global common @n(dense<0.0> : tensor<2xf32>) : !llvm.array<2 x f32>

// -----

llvm.mlir.global common @n(dense<-0.0> : tensor<2xf32>) : !llvm.array<2 x f32>

// -----

llvm.mlir.global common @n(0.0 : f32) : f32

// -----

llvm.mlir.global common @n(-0.0 : f32) : f32
