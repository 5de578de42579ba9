func.func @f(%b: !smt.bool) {
  smt.solver() : () -> () { smt.assert %b }
  return
}

// -----

func.func @f() {
  %1 = smt.forall ["a"] { ^bb0(%arg2: !smt.bool): smt.yield %arg2 : !smt.bool } patterns { ^bb0(%arg2:
      !smt.bool): arith.constant 0 : i32 smt.yield %arg2 : !smt.bool }
  return
}

// -----

func.func @f() {
  %1 = smt.exists ["a"] { ^bb0(%arg2: !smt.bool): smt.yield %arg2 : !smt.bool } patterns { ^bb0(%arg2:
      !smt.bool): smt.exists ["b"] { ^bb0(%arg3: !smt.bool): smt.yield %arg3 : !smt.bool } smt.yield
      %arg2 : !smt.bool }
  return
}

// -----

func.func @f() {
  %c0_bv32 = "smt.bv.constant"() <{value = #smt.bv<0> : !smt.bv<1>}> : () -> !smt.bv<32>
  return
}

// -----

func.func @f(%v: !smt.bv<32>) {
  "smt.bv.concat"(%v, %v) {} : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<33>
  return
}

// -----

func.func @f(%big: !smt.bv<9223372036854775807>) {
  smt.bv.repeat 2 times %big : !smt.bv<9223372036854775807>
  return
}

// -----

func.func @f(%q: !ptr.ptr<#llvm.address_space<1>>) {
  %0 = ptr.load %q atomic acquire alignment = 4 : !ptr.ptr<#llvm.address_space<1>> -> i33
  return
}

// -----

func.func @f(%tp: tensor<8x!ptr.ptr<#ptr.generic_space>>, %vo: vector<8xi64>) {
  %res = ptr.ptr_add %tp, %vo : tensor<8x!ptr.ptr<#ptr.generic_space>>, vector<8xi64>
  return
}
