func.func @a(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<32>, %f: !smt.func<(!smt.int, !smt.bool) !smt.bool>, %s: !smt.sort<"u"[!smt.int, !smt.bv<3>]>, %ar: !smt.array<[!smt.int -> !smt.bv<4>]>) {
  %0 = smt.declare_fun "a" : !smt.bool
  %1 = smt.declare_fun : !smt.func<(!smt.int) !smt.bool>
  %2 = smt.declare_fun "b" {x} : !smt.sort<"uninterpreted">
  %3 = smt.constant true
  %4 = smt.constant false {y}
  %5 = smt.apply_func %f(%i, %b) : !smt.func<(!smt.int, !smt.bool) !smt.bool>
  %6 = smt.eq %b, %b : !smt.bool
  %7 = smt.eq %v, %v, %v {z} : !smt.bv<32>
  %8 = smt.distinct %i, %i : !smt.int
  %9 = smt.ite %b, %v, %v : !smt.bv<32>
  %10 = smt.not %b
  %11 = smt.and %b, %b, %b {q}
  %12 = smt.or %b, %b
  %13 = smt.xor %b, %b
  %14 = smt.implies %b, %b
  %15 = smt.array.select %ar[%i] : !smt.array<[!smt.int -> !smt.bv<4>]>
  %16 = smt.array.store %ar[%i], %15 : !smt.array<[!smt.int -> !smt.bv<4>]>
  %17 = smt.array.broadcast %15 : !smt.array<[!smt.bool -> !smt.bv<4>]>
  %18 = smt.int.constant 1234567890123
  %19 = smt.int.constant -5
  %20 = smt.int.add %i, %i, %i
  %21 = smt.int.sub %i, %i {a}
  %22 = smt.int.cmp le %i, %i
  %23 = smt.int.abs %i
  %24 = smt.int2bv %i : !smt.bv<4>
  %25 = smt.bv2int %v signed : !smt.bv<32>
  %26 = smt.bv2int %v : !smt.bv<32>
  return
}
// -----
func.func @b(%v: !smt.bv<32>) {
  %c = smt.bv.constant #smt.bv<5> : !smt.bv<32>
  %c1 = smt.bv.constant #smt.bv<-1> : !smt.bv<4> {x}
  %c2 = smt.bv.constant #smt.bv<0x5c> : !smt.bv<8>
  %0 = smt.bv.neg %v : !smt.bv<32>
  %1 = smt.bv.smod %v, %c : !smt.bv<32>
  %2 = smt.bv.cmp sle %v, %c {a} : !smt.bv<32>
  %3 = smt.bv.concat %v, %c2 : !smt.bv<32>, !smt.bv<8>
  %4 = smt.bv.extract %v from 5 : (!smt.bv<32>) -> !smt.bv<16>
  %5 = smt.bv.repeat 2 times %v : !smt.bv<32>
  %6 = smt.bv.repeat 3 times %v {x} : !smt.bv<32>
  return
}
// -----
func.func @s(%a: i32) {
  %0:2 = smt.solver(%a) {x} : (i32) -> (i1, i32) {
  ^bb0(%arg0: i32):
    %t = arith.constant true
    smt.set_logic "HORN"
    smt.push 1
    smt.pop 1
    smt.reset
    %c = smt.constant true
    smt.assert %c {y}
    %1:2 = smt.check sat {
      %2 = arith.constant 1 : i32
      smt.yield %2, %2 : i32, i32
    } unknown {
      smt.yield %arg0, %arg0 : i32, i32
    } unsat {
      smt.yield %arg0, %arg0 : i32, i32
    } -> i32, i32
    smt.check {z} sat { } unknown { } unsat { }
    smt.yield %t, %1#0 : i1, i32
  }
  smt.solver() : () -> () { }
  return
}
// -----
func.func @q() {
  %1 = smt.forall ["a", "b"] {
  ^bb0(%arg2: !smt.int, %arg3: !smt.int):
    %2 = smt.eq %arg2, %arg3 : !smt.int
    smt.yield %2 : !smt.bool
  }
  %3 = smt.forall ["a", "b"] no_pattern weight 2 attributes {smt.some_attr} {
  ^bb0(%arg2: !smt.int, %arg3: !smt.int):
    %4 = smt.eq %arg2, %arg3 : !smt.int
    smt.yield %4 : !smt.bool
  }
  %5 = smt.exists {
  ^bb0(%arg2: !smt.int, %arg3: !smt.int):
    %4 = smt.eq %arg2, %arg3 : !smt.int
    smt.yield %4 : !smt.bool
  } patterns {
  ^bb0(%arg2: !smt.int, %arg3: !smt.int):
    %4 = smt.eq %arg2, %arg3 : !smt.int
    smt.yield %4: !smt.bool
  }, {
  ^bb0(%arg2: !smt.int, %arg3: !smt.int):
    smt.yield %arg2, %arg3: !smt.int, !smt.int
  }
  return
}
// -----
irdl.dialect @cmath {
  irdl.attribute @attr {
    %0 = irdl.any
    irdl.parameters(p: %0)
  }
  irdl.type @complex {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(elem: %2)
  }
  irdl.operation @norm {
    %0 = irdl.any
    %1 = irdl.parametric @cmath::@complex<%0>
    irdl.operands(in: %1, x: optional %1, y: variadic %0)
    irdl.results(out: %0)
    irdl.attributes {"a" = %0, "b" = %1}
    %r = irdl.region
    %r2 = irdl.region(%0)
    %r3 = irdl.region() with size 3
    %r4 = irdl.region with size 1 {x}
    irdl.regions(f: %r, s: %r2, t: %r3)
  }
  irdl.operation @all {
    %0 = irdl.base "!builtin.integer"
    %1 = irdl.base @cmath::@complex
    %2 = irdl.all_of(%0, %1)
    %3 = irdl.c_pred "::llvm::isa<::mlir::IntegerAttr>($_self)"
    %4 = irdl.base "#builtin.string" {y}
    %5 = irdl.is {a = 1 : i32}
    irdl.operands()
    irdl.results()
  }
}
// -----
irdl.dialect @test_ {
}
// -----
module {
  wasmssa.import_func "foo" from "my_module" as @func_0 {type = () -> (i32)}
  wasmssa.import_func "bar" from "my_module" as @func_1 {type = (i32, f64) -> ()}
  wasmssa.import_global "g" from "m" as @g0 : i32
  wasmssa.import_global "g" from "m" as @g1 mutable : f32
  wasmssa.import_mem "mem" from "m" as @mem_1 {limits = !wasmssa<limit[2:]>}
  wasmssa.import_table "tab" from "m" as @tab_1 {type = !wasmssa<tabletype !wasmssa.funcref [3 : 5]>}
  wasmssa.memory @mem !wasmssa<limit[0: 65536]>
  wasmssa.memory exported @mem2 !wasmssa<limit[512:]>
  wasmssa.table @t !wasmssa<tabletype !wasmssa.externref [65536: 65537]>
  wasmssa.table exported @t2 !wasmssa<tabletype !wasmssa.funcref [348:]>
  wasmssa.global @gl i32 : {
    %0 = wasmssa.const 10 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.global exported @gm f32 mutable : {
    %0 = wasmssa.const 1.000000e+01 : f32
    wasmssa.return %0 : f32
  }
  wasmssa.global @gg i32 : {
    %0 = wasmssa.global_get @g0 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func @f(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to f64>) -> i32 {
    %0 = wasmssa.local_get %a : !wasmssa<local ref to i32>
    %1 = wasmssa.const 5 : i32
    %2 = wasmssa.add %0 %1 : i32
    wasmssa.local_set %a : !wasmssa<local ref to i32> to %2 : i32
    %3 = wasmssa.local_tee %a : !wasmssa<local ref to i32> to %2 : i32
    %4 = wasmssa.local of type f32
    %5 = wasmssa.call @func_0 : () -> i32
    %6 = wasmssa.local_get %b : !wasmssa<local ref to f64>
    wasmssa.call @func_1 (%5, %6) : (i32, f64) -> ()
    %7 = wasmssa.eqz %5 : i32 -> i32
    %8 = wasmssa.ge %6 %6 : f64 -> i32
    %9 = wasmssa.clz %7 : i32
    %10 = wasmssa.demote %6 : f64 to f32
    %11 = wasmssa.convert_s %9 : i32 to f32
    %12 = wasmssa.extend_i32_s %9 to i64
    %13 = wasmssa.extend 8 low bits from %9 : i32
    %14 = wasmssa.wrap %12 : i64 to i32
    %15 = wasmssa.reinterpret %14 : i32 as f32
    wasmssa.return %3 : i32
  }
  wasmssa.func exported @g() { wasmssa.return }
  wasmssa.func @blk() -> i32 {
    %0 = wasmssa.const 1 : i32
    wasmssa.block(%0) : i32 : {
    ^bb0(%a: i32):
      %1 = wasmssa.const 0 : i32
      wasmssa.branch_if %1 to level 0 with args (%a : i32) else ^bb1
    ^bb1:
      wasmssa.block_return %a : i32
    } > ^bb1
  ^bb1(%r: i32):
    wasmssa.loop : {
      wasmssa.block_return
    }> ^bb2
  ^bb2:
    wasmssa.if %r : {
      wasmssa.block_return
    } else {
      wasmssa.block_return
    } > ^bb3
  ^bb3:
    wasmssa.if %r : {
      wasmssa.block_return
    } > ^bb4
  ^bb4:
    wasmssa.return %r : i32
  }
}
// -----
wasmssa.func @f() -> i32 { wasmssa.return }
// -----
wasmssa.global @g i32 : {
    %0 = wasmssa.const 10 : i64
    wasmssa.return %0 : i64
}
// -----
wasmssa.import_global "g" from "m" as @g1 : f32
wasmssa.global @g i32 : {
    %0 = wasmssa.global_get @g1 : i32
    wasmssa.return %0 : i32
}
// -----
wasmssa.memory @mem !wasmssa<limit[10: 5]>

// -----

smt.solver() : () -> () {
  %0 = smt.int.constant 123456789012345678901234567890
  %1 = smt.int.constant -123456789012345678901234567890
  %2 = smt.int.constant 18446744073709551616 {a = 1 : i8}
  %3 = smt.int.constant 0
  %4 = smt.int.constant 9223372036854775808
}

// -----

smt.solver() : () -> () {
  %c = smt.bv.constant #smt.bv<255> : !smt.bv<8>
  %d = smt.bv.constant #smt.bv<-1> : !smt.bv<8>
  %e = smt.bv.constant #smt.bv<-128> : !smt.bv<8>
  %f = smt.bv.constant #smt.bv<0x0F> : !smt.bv<8>
}

// -----

func.func @f() attributes {a = #smt.bv<255> : !smt.bv<8>, b = #smt.bv<-1> : !smt.bv<8>} { return }
