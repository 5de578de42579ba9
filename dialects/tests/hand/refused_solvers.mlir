func.func @x() {
  %0 = smt.bv.constant #smt.bv<5>
  return
}
// -----
func.func @x() {
  %0 = smt.bv.constant #smt.bv<5> : i32
  return
}
// -----
func.func @x() {
  %0 = smt.bv.constant #smt.bv<32> : !smt.bv<2>
  return
}
// -----
func.func @x() {
  %0 = smt.bv.constant #smt.bv<-4> : !smt.bv<2>
  return
}
// -----
func.func private @x(!smt.bv<0>)
// -----
func.func private @x(!smt.bv<-1>)
// -----
func.func private @x(!smt.array<[i32 -> !smt.bool]>)
// -----
func.func private @x(!smt.array<[!smt.bool -> i32]>)
// -----
func.func private @x(!smt.func<(i32) !smt.bool>)
// -----
func.func private @x(!smt.func<() !smt.bool>)
// -----
func.func private @x(!smt.func<(!smt.bool) !smt.func<(!smt.bool) !smt.bool>>)
// -----
func.func private @x(!smt.sort<"a"[i32]>)
// -----
func.func @x(%v: !smt.bv<32>) {
  %4 = smt.bv.extract %v from 20 : (!smt.bv<32>) -> !smt.bv<16>
  return
}
// -----
func.func @x(%v: !smt.bv<32>) {
  %4 = smt.bv.repeat 0 times %v : !smt.bv<32>
  return
}
// -----
func.func @x(%v: !smt.bv<32>) {
  %4 = smt.bv.repeat -2 times %v : !smt.bv<32>
  return
}
// -----
func.func @x(%v: !smt.bv<32>) {
  %4 = "smt.bv.repeat"(%v) : (!smt.bv<32>) -> !smt.bv<65>
  return
}
// -----
func.func @x(%v: !smt.bv<32>) {
  %4 = smt.eq %v : !smt.bv<32>
  return
}
// -----
func.func @x(%v: !smt.bv<32>) {
  %4 = smt.distinct %v : !smt.bv<32>
  return
}
// -----
func.func @x() {
  smt.push -1
  return
}
// -----
func.func @x() {
  smt.solver () : () -> () {
    smt.pop -1
  }
  return
}
// -----
func.func @x() {
  smt.set_logic "HORN"
  return
}
// -----
func.func @x(%a: !smt.bool) {
  smt.solver (%a) : (!smt.bool) -> () {
  ^bb0(%b: !smt.bool):
    smt.yield
  }
  return
}
// -----
func.func @x() {
  %0 = smt.solver () : () -> i32 {
    smt.yield
  }
  return
}
// -----
func.func @x(%a: i32) {
  smt.solver (%a) : (i32) -> () {
    smt.yield
  }
  return
}
// -----
func.func @x(%a: i32) {
  smt.solver (%a) : (i32) -> () {
  ^bb0(%x: i64):
    smt.yield
  }
  return
}
// -----
func.func @x(%a: i32) {
  %0 = smt.solver (%a) : (i32) -> i32 {
  ^bb0(%x: i32):
    %f = arith.constant 0.0 : f32
    smt.yield %f : f32
  }
  return
}
// -----
func.func @x() {
  %0 = smt.check sat {
    smt.yield
  } unknown {
    smt.yield
  } unsat {
    smt.yield
  } -> i32
  return
}
// -----
func.func @x(%i: i32) {
  %0 = smt.check sat {
    smt.yield %i : i32
  } unknown {
    smt.yield
  } unsat {
    smt.yield
  } -> i32
  return
}
// -----
func.func @q() {
  %1 = smt.forall ["a"] {
  ^bb0(%arg2: !smt.int, %arg3: !smt.int):
    %2 = smt.eq %arg2, %arg3 : !smt.int
    smt.yield %2 : !smt.bool
  }
  return
}
// -----
func.func @q() {
  %1 = smt.exists {
  ^bb0(%arg2: !smt.int, %arg3: i32):
    %2 = smt.constant true
    smt.yield %2 : !smt.bool
  }
  return
}
// -----
func.func @q() {
  %1 = smt.exists {
  ^bb0(%arg2: !smt.int, %arg3: !smt.int):
    smt.yield %arg2 : !smt.int
  }
  return
}
// -----
func.func @q() {
  %1 = smt.exists {
  ^bb0(%arg2: !smt.int, %arg3: !smt.int):
    smt.yield
  }
  return
}
// -----
func.func @q() {
  %1 = smt.forall no_pattern {
  ^bb0(%arg2: !smt.bool):
    smt.yield %arg2 : !smt.bool
  } patterns {
  ^bb0(%arg2: !smt.bool):
    smt.yield %arg2 : !smt.bool
  }
  return
}
// -----
func.func @q() {
  %1 = smt.forall {
  ^bb0(%arg2: !smt.bool):
    smt.yield %arg2 : !smt.bool
  } patterns {
  ^bb0(%arg2: !smt.int):
    smt.yield %arg2 : !smt.int
  }
  return
}
// -----
func.func @q() {
  %1 = smt.forall {
  ^bb0(%arg2: !smt.bool):
    smt.yield %arg2 : !smt.bool
  } patterns {
  ^bb0(%arg2: !smt.bool, %a: !smt.bool):
    smt.yield %arg2 : !smt.bool
  }
  return
}
// -----
func.func @q() {
  %1 = smt.forall {
  ^bb0(%arg2: !smt.bool):
    smt.yield %arg2 : !smt.bool
  } patterns {
  ^bb0(%arg2: !smt.bool):
    smt.yield
  }
  return
}
// -----
irdl.dialect @"x y" attributes {z} {}
// -----
irdl.dialect @testd {
  irdl.type @type {
    %0 = irdl.any
    irdl.parameters()
    irdl.parameters(foo: %0)
  }
}
// -----
irdl.dialect @testd {
  irdl.operation @op {
    irdl.operands()
    irdl.operands()
  }
}
// -----
func.func @x() { irdl.type @t { } return }
// -----
irdl.dialect @d { irdl.operation @op {
    %0 = irdl.any
    irdl.operands(a: %0, a: %0) } }
// -----
irdl.dialect @d { irdl.operation @op {
    %0 = irdl.any
    irdl.operands("1a": %0) } }
// -----
irdl.dialect @d { irdl.operation @op {
    %0 = irdl.any
    irdl.operands(a: %0)
    irdl.results(a: %0) } }
// -----
irdl.dialect @d { irdl.operation @op {
    %0 = irdl.base "builtin.integer" } }
// -----
irdl.dialect @d { irdl.operation @op {
    %0 = irdl.base "" } }
// -----
irdl.dialect @d { irdl.operation @op {
    %0 = irdl.base } }
// -----
irdl.dialect @d { irdl.operation @op {
    %0 = irdl.base @d::@x "!a.b" } }
// -----
irdl.dialect @d { irdl.operation @op {
    %0 = irdl.base @d::@missing } }
// -----
irdl.dialect @d { irdl.operation @op {
    %0 = irdl.base @d::@op } }
// -----
irdl.dialect @d { irdl.type @Foo {}
 irdl.operation @op {
    %0 = irdl.base @d::@Foo } }
// -----
irdl.dialect @d { irdl.operation @Op {
    %0 = irdl.any } }
// -----
irdl.dialect @D { }
// -----
irdl.dialect @d { irdl.operation @op-x { } }
// -----
irdl.dialect @d { irdl.operation @op {
    %r = irdl.region with size 0 } }
// -----
irdl.dialect @d { irdl.operation @op {
    %r = irdl.region with size -1 } }
// -----
irdl.dialect @d { irdl.operation @op {
    %0 = irdl.any
    %1 = irdl.parametric @d::@op<%0> } }
// -----
irdl.dialect @d { irdl.operation @op {
    %1 = irdl.parametric @d::@nope<> } }
// -----
irdl.dialect @d { irdl.operation @op {
    %0 = irdl.any
    "irdl.operands"(%0) <{names = [], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> () } }
// -----
irdl.dialect @d { irdl.operation @op {
    %0 = irdl.any
    "irdl.operands"(%0) <{names = ["x"], variadicity = #irdl<variadicity_array[single, single]>}> : (!irdl.attribute) -> () } }
// -----
irdl.dialect @d { irdl.operation @op {
    %0 = irdl.any
    "irdl.attributes"(%0) <{attributeValueNames = ["a", "b"]}> : (!irdl.attribute) -> () } }
// -----
irdl.dialect @d { irdl.type @t {
    %0 = irdl.any
    irdl.operands(a: %0) } }
// -----
irdl.dialect @d { irdl.type @t { ^bb0(%a: i32): } }
// -----
irdl.dialect @d { irdl.operation @o { %0 = irdl.any_of() } }
// -----
wasmssa.func @f(%a: i32) { wasmssa.return }
// -----
wasmssa.func @f() { %0 = wasmssa.const 5 : i16 wasmssa.return }
// -----
wasmssa.func @f() { %0 = wasmssa.const 5 : i32
  %1 = wasmssa.const 5 : i64
  %2 = wasmssa.add %0 %1 : i32
  wasmssa.return }
// -----
wasmssa.global @g i32 : {
    %0 = wasmssa.const 10 : i32
    %1 = wasmssa.add %0 %0 : i32
    %2 = wasmssa.clz %1 : i32
    wasmssa.return %2 : i32
}
// -----
wasmssa.global @g i32 : {
    %0 = wasmssa.global_get @nope : i32
    wasmssa.return %0 : i32
}
// -----
wasmssa.import_global "g" from "m" as @g1 mutable : i32
wasmssa.global @g i32 : {
    %0 = wasmssa.global_get @g1 : i32
    wasmssa.return %0 : i32
}
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>) { %0 = wasmssa.const 5.0 : f32
  wasmssa.local_set %a : !wasmssa<local ref to i32> to %0 : f32
  wasmssa.return }
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>) { %0 = wasmssa.const 5.0 : f32
  %1 = wasmssa.local_tee %a : !wasmssa<local ref to i32> to %0 : f32
  wasmssa.return }
// -----
wasmssa.func @f() {
  %1 = wasmssa.const 1 : i64
  %2 = wasmssa.extend 12 low bits from %1 : i64
  wasmssa.return }
// -----
wasmssa.func @f() {
  %1 = wasmssa.const 1 : i32
  %2 = wasmssa.reinterpret %1 : i32 as f64
  wasmssa.return }
// -----
wasmssa.func @f() {
  %1 = wasmssa.const 1 : i32
  %2 = wasmssa.reinterpret %1 : i32 as i32
  wasmssa.return }

// -----

smt.solver() : () -> () {
  %c = smt.bv.constant #smt.bv<256> : !smt.bv<8>
}
