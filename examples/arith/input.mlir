"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "offsets"}> ({
  ^bb0(%arg11: i32):
    %38 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %39 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %40 = "arith.constant"() <{value = 7 : i32}> : () -> i32
    %41 = "arith.addi"(%38, %arg11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %42 = "arith.addi"(%41, %39) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %43 = "arith.subi"(%42, %40) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "func.return"(%43) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i64, i64) -> i64, sym_name = "byte_address"}> ({
  ^bb0(%arg9: i64, %arg10: i64):
    %29 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %30 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %31 = "arith.constant"() <{value = 2 : i64}> : () -> i64
    %32 = "arith.constant"() <{value = 4 : i64}> : () -> i64
    %33 = "arith.muli"(%arg10, %30) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %34 = "arith.muli"(%32, %33) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %35 = "arith.muli"(%34, %31) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %36 = "arith.addi"(%arg9, %29) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %37 = "arith.addi"(%36, %35) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "func.return"(%37) : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i8, i8) -> (i8, i8, i8), sym_name = "masks"}> ({
  ^bb0(%arg7: i8, %arg8: i8):
    %21 = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %22 = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %23 = "arith.xori"(%arg7, %21) : (i8, i8) -> i8
    %24 = "arith.xori"(%23, %21) : (i8, i8) -> i8
    %25 = "arith.andi"(%21, %arg8) : (i8, i8) -> i8
    %26 = "arith.ori"(%25, %25) : (i8, i8) -> i8
    %27 = "arith.subi"(%arg8, %arg8) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %28 = "arith.ori"(%27, %22) : (i8, i8) -> i8
    "func.return"(%24, %26, %28) : (i8, i8, i8) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> i8, sym_name = "wrap_around"}> ({
    %17 = "arith.constant"() <{value = 100 : i8}> : () -> i8
    %18 = "arith.constant"() <{value = 3 : i8}> : () -> i8
    %19 = "arith.muli"(%17, %18) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %20 = "arith.addi"(%19, %17) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    "func.return"(%20) : (i8) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, i16, i16) -> (f32, i16), sym_name = "floats"}> ({
  ^bb0(%arg4: f32, %arg5: i16, %arg6: i16):
    %7 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %8 = "arith.constant"() <{value = -0.000000e+00 : f32}> : () -> f32
    %9 = "arith.negf"(%arg4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %10 = "arith.negf"(%9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %11 = "arith.mulf"(%10, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %12 = "arith.addf"(%11, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %13 = "arith.constant"() <{value = true}> : () -> i1
    %14 = "arith.subi"(%arg5, %arg6) <{overflowFlags = #arith.overflow<none>}> : (i16, i16) -> i16
    %15 = "arith.addi"(%14, %arg6) <{overflowFlags = #arith.overflow<none>}> : (i16, i16) -> i16
    %16 = "arith.select"(%13, %15, %arg6) : (i1, i16, i16) -> i16
    "func.return"(%12, %16) : (f32, i16) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i32) -> i32, sym_name = "in_a_loop"}> ({
  ^bb0(%arg0: index, %arg1: i32):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "scf.for"(%0, %arg0, %1, %2) ({
    ^bb0(%arg2: index, %arg3: i32):
      %4 = "arith.subi"(%2, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %5 = "arith.subi"(%2, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %6 = "arith.addi"(%arg3, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "scf.yield"(%6) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    "func.return"(%3) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

