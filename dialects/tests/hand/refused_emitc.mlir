func.func @f(%a: i32) {
  %0 = emitc.call_opaque "" (%a) : (i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = emitc.call_opaque "f" (%a) {args = [1 : index]} : (i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = emitc.call_opaque "f" (%a) {template_args = ["a"]} : (i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = emitc.cast %a : i32 to tensor<4xf32>
  return
}
// -----
func.func @f() {
  %0 = "emitc.constant"() {value = #emitc.opaque<"">} : () -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = emitc.apply "+"(%a) : (i32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = emitc.apply "&"(%a) : (i32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f() {
  %0 = emitc.literal "" : i32
  return
}
// -----
emitc.func @f() -> i32 {
 emitc.return
 }
// -----
"t.op"() : () -> (!emitc.ptr<>)
// -----
emitc.func @f(%a: i32) {
  %e = emitc.expression %a {x = 1 : i32} : (i32) -> i32 {
    %0 = add %a, %a : (i32, i32) -> i32
    yield %0 : i32
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  %e = emitc.expression %a : (i32) -> i32 {
    %0 = add %a, %a : (i32, i32) -> i32
    yield %0 : i32
  } {x = 1 : i32}
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  %e = emitc.expression %a, %a : (i32, i32) -> i32 {
    %0 = add %a, %a : (i32, i32) -> i32
    yield %0 : i32
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  %e = emitc.expression %a : (i32) -> i32 attributes {x = 1 : i32} {
    %0 = add %a, %a : (i32, i32) -> i32
    yield %0 : i32
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  %e:2 = emitc.expression %a : (i32) -> (i32, i32) {
    %0 = add %a, %a : (i32, i32) -> i32
    yield %0 : i32
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32, %b: i32) {
  %e = emitc.expression %a : (i32, i32) -> (i32) {
    %0 = add %a, %a : (i32, i32) -> i32
    yield %0 : i32
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32, %b: i32) {
  %e = emitc.expression %a : (i32) -> (i32) {
    %0 = add %a, %b : (i32, i32) -> i32
    yield %0 : i32
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32, %b: i32) {
  %e = emitc.expression %b : (i32) -> (i32) {
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32, %b: i32) {
  %e = emitc.expression %b : (i32) -> (i32) {
    yield %b : i32
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32, %b: i64) {
  %e = emitc.expression %b : (i32) -> (i32) {
    %e2 = add %b, %b : (i32, i32) -> i32
    yield %e2 : i32
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32, %b: i32) {
  %e = emitc.expression %b : (i32) -> (i32) {
  ^bb0(%c: i32):
    %e2 = add %c, %c : (i32, i32) -> i32
    yield %e2 : i32
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32, %b: i32) {
  %e = emitc.expression %b : i32 {
    %e2 = add %b, %b : (i32, i32) -> i32
    yield %e2 : i32
  }
  emitc.return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %e = emitc.expression noinline %a : (i32) -> i32 {
    %e2 = "emitc.constant"() {value = 3 : i32} : () -> i32
    yield %e2 : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %e = emitc.expression %a : (i32) -> i32 {
    %0 = add %a, %a : (i32, i32) -> i32
    %1 = add %0, %0 : (i32, i32) -> i32
    %3 = add %0, %a : (i32, i32) -> i32
    yield %1 : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %e = emitc.expression %a : (i32) -> i32 {
    %0 = add %a, %a : (i32, i32) -> i64
    yield %0 : i64
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %e = emitc.expression %a : (i32) -> i32 {
    %0 = "x.y"(%a) : (i32) -> i32
    yield %0 : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %e = emitc.expression %a : (i32) -> i32 {
    emitc.verbatim "x"
    %0 = add %a, %a : (i32, i32) -> i32
    yield %0 : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %e = emitc.expression %a : (i32) -> i32 {
    %0 = add %a, %a : (i32, i32) -> i32
    yield
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %e = emitc.expression %a : (i32) -> i32 {
    %0 = emitc.call_opaque "f"(%a) : (i32) -> i32
    %1 = add %0, %0 : (i32, i32) -> i32
    yield %1 : i32
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32) {
  %e = emitc.expression %a : (i32) -> i32 {
    %0:2 = emitc.call_opaque "f"(%a) : (i32) -> (i32, i32)
    %1 = add %0, %0 : (i32, i32) -> i32
    yield %1 : i32
  }
  return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32) {
  emitc.do {
    emitc.verbatim "x"
  } while {
    %c = emitc.expression %b : (i32) -> i1 {
      %1 = cmp lt, %b, %b : (i32, i32) -> i1
      yield %1 : i1
    }
    yield %c : i1
  } {x = 1 : i32}
  func.return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32) {
  emitc.do {
    emitc.yield
  } while {
    %c = emitc.expression %b : (i32) -> i1 {
      %1 = cmp lt, %b, %b : (i32, i32) -> i1
      yield %1 : i1
    }
    yield %c : i1
  } attributes {x = 1 : i32}
  func.return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32) {
  emitc.do {
    emitc.verbatim "x"
  } while {
    %c = emitc.cmp lt, %b, %b : (i32, i32) -> i1
    yield %c : i1
  }
  func.return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32) {
  emitc.do {
    emitc.verbatim "x"
  } while {
    %c = emitc.expression %b : (i32) -> i32 {
      %1 = add %b, %b : (i32, i32) -> i32
      yield %1 : i32
    }
    yield %c : i32
  }
  func.return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32) {
  emitc.do {
    emitc.verbatim "x"
  } while {
    %c = emitc.expression %b : (i32) -> i1 {
      %1 = cmp lt, %b, %b : (i32, i32) -> i1
      yield %1 : i1
    }
  }
  func.return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32) {
  emitc.do {
    emitc.verbatim "x"
  } while {
    %c = emitc.expression %b : (i32) -> i1 {
      %1 = cmp lt, %b, %b : (i32, i32) -> i1
      yield %1 : i1
    }
    emitc.yield
  }
  func.return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32) {
  emitc.do {
    emitc.verbatim "x"
  } while {
  }
  func.return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32, %c: i1) {
  emitc.do {
    emitc.verbatim "x"
  } while {
    emitc.yield %c : i1
  }
  func.return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32) {
  emitc.do {
    emitc.verbatim "x"
  } while {
    %c = emitc.expression %b : (i32) -> i1 {
      %1 = cmp lt, %b, %b : (i32, i32) -> i1
      yield %1 : i1
    }
    emitc.verbatim "x"
    emitc.yield %c : i1
  }
  func.return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32, %d: i1) {
  emitc.do {
    emitc.verbatim "x"
  } while {
    %c = emitc.expression %b : (i32) -> i1 {
      %1 = cmp lt, %b, %b : (i32, i32) -> i1
      yield %1 : i1
    }
    emitc.yield %d : i1
  }
  func.return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32, %d: i1) {
  emitc.do {
    emitc.verbatim "x"
  }
  func.return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32, %d: i1) {
  emitc.do {
  ^bb0:
    emitc.verbatim "x"
  ^bb1:
    emitc.verbatim "y"
  } while {
    %c = emitc.expression %b : (i32) -> i1 {
      %1 = cmp lt, %b, %b : (i32, i32) -> i1
      yield %1 : i1
    }
    emitc.yield %c : i1
  }
  func.return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32, %d: i1) {
  emitc.do {
    emitc.verbatim "x"
    emitc.yield %d : i1
  } while {
    %c = emitc.expression %b : (i32) -> i1 {
      %1 = cmp lt, %b, %b : (i32, i32) -> i1
      yield %1 : i1
    }
    emitc.yield %c : i1
  }
  func.return
}
// -----
func.func @a(%x: !emitc.ptr<i32>) {
  %0 = emitc.add %x, %x : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}
// -----
emitc.func @f(%x: i32) -> (i32, i32) {
  emitc.return %x : i32
}
// -----
func.func @a(%x: !emitc.ptr<i32>, %y: i32) {
  %0 = emitc.sub %y, %x : (i32, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}
// -----
func.func @a(%x: !emitc.ptr<i32>, %y: f32) {
  %0 = emitc.sub %x, %y : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @a(%x: !emitc.ptr<i32>, %y: f32) {
  %0 = emitc.sub %x, %x : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> f32
  return
}
// -----
func.func @a(%x: !emitc.ptr<i32>, %y: i32) {
  %0 = emitc.sub %x, %x : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
  %1 = emitc.sub %x, %y : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  %2 = emitc.add %x, %y : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  %3 = emitc.add %y, %x : (i32, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}
// -----
func.func @a(%x: !emitc.ptr<i32>, %y: f32) {
  %0 = emitc.add %x, %y : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @a(%x: !emitc.ptr<i32>, %y: !emitc.size_t) {
  %0 = emitc.add %x, %y : (!emitc.ptr<i32>, !emitc.size_t) -> !emitc.ptr<i32>
  return
}
// -----
func.func @a(%x: !emitc.ptr<i32>, %y: index) {
  %0 = emitc.add %x, %y : (!emitc.ptr<i32>, index) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = emitc.call_opaque "f"(%a) : (i32) -> !emitc.array<4xi32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<f32>
  return
}
// -----
func.func @f(%r: !emitc.array<4xi32>, %i: index) {
  %0 = emitc.subscript %r[%i, %i] : (!emitc.array<4xi32>, index, index) -> !emitc.lvalue<i32>
  return
}
// -----
func.func @f(%r: !emitc.array<4xi32>, %i: index) {
  %0 = emitc.subscript %r[%i] : (!emitc.array<4xi32>, index) -> !emitc.lvalue<f32>
  return
}
// -----
func.func @f(%r: !emitc.array<4xi32>, %i: f32) {
  %0 = emitc.subscript %r[%i] : (!emitc.array<4xi32>, f32) -> !emitc.lvalue<i32>
  return
}
// -----
func.func private @f(!emitc.opaque<"">)
// -----
func.func private @f(!emitc.opaque<"a*">)
// -----
func.func private @f(!emitc.ptr<!emitc.lvalue<i32>>)
// -----
func.func private @f(!emitc.lvalue<!emitc.array<4xi32>>)
// -----
emitc.declare_func @nope
// -----
func.func @f(%i: index) {
  emitc.for %j = %i to %i step %i { emitc.yield %i : index }
  return
}
// -----
func.func @f(%i: i32) {
  emitc.switch %i : i32 case 1 { emitc.yield } case 1 { emitc.yield } default { emitc.yield }
  return
}
// -----
func.func @f(%i: i32) {
  %0 = emitc.get_global @nope : !emitc.lvalue<i32>
  return
}
// -----
func.func @f(%i: i32) {
  emitc.verbatim "{} {}" args %i : i32
  return
}
// -----
func.func @f(%i: i32) {
  emitc.verbatim "{x" args %i : i32
  return
}

// -----

emitc.func @e(%a: i32, %f: f32, %p: !emitc.ptr<i32>, %arr: !emitc.array<4x3xi32>, %i: index, %lv: !emitc.lvalue<i32>) {
  %0 = emitc.call_opaque "f"(%a) {args = [0 : index, 1 : i32], template_args = [i32, 3]} : (i32) -> i32
  %1 = emitc.cast %a : i32 to f32
  %2 = emitc.add %a, %a : (i32, i32) -> i32
  %3 = emitc.cmp eq, %a, %a : (i32, i32) -> i1
  %4 = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<i32>
  emitc.assign %a : i32 to %4 : <i32>
  %5 = emitc.load %4 : <i32>
  %6 = emitc.apply "&"(%4) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %7 = emitc.subscript %arr[%i, %i] : (!emitc.array<4x3xi32>, index, index) -> !emitc.lvalue<i32>
  emitc.for %k = %i to %i step %i { }
  emitc.if %3 { } else { }
  %8 = emitc.expression %a : (i32) -> i32 { %9 = add %a, %a : (i32, i32) -> i32 yield %9 : i32 }
  emitc.verbatim "x{}" args %a : i32
  emitc.include <"a.h">
  emitc.include "b.h"
  emitc.switch %a : i32 case 1 { emitc.yield } default { emitc.yield }
  %10 = emitc.conditional %3, %a, %a : i32
  %11 = emitc.literal "M_PI" : f32
  emitc.return
}
emitc.global static const @g : i32 = 5
emitc.declare_func @e
emitc.file "x" { emitc.func private @h() }
emitc.class @c { emitc.field @f : i32 emitc.func @m() { emitc.return } }
// -----
func.func @f(%a: vector<4xi1>) {
  %0 = emitc.add %a, %a : (vector<4xi1>, vector<4xi1>) -> vector<4xi1>
  return
}
// -----
func.func @f(%a: tensor<?xi32>) {
  %0 = emitc.unary_plus %a : (tensor<?xi32>) -> tensor<?xi32>
  return
}
// -----
emitc.global @g : memref<4xf32>
// -----
emitc.global @g : !emitc.lvalue<i32>
// -----
func.func @f(%a: !emitc.lvalue<i32>) {
  %0 = "emitc.load"(%a) : (!emitc.lvalue<i32>) -> f32
  return
}

// -----

emitc.func @f(%a: !emitc.array<4xi32>) -> !emitc.array<4xi32> {
  return %a : !emitc.array<4xi32>
}

// -----

emitc.global extern static @g : i32

// -----

emitc.global @g : i32
emitc.func @f() {
  %0 = get_global @g : !emitc.lvalue<f32>
  return
}

// -----

func.func @f(%f: f32) {
  %v = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<i32>
  emitc.assign %f : f32 to %v : <i32>
  return
}

// -----

func.func @f(%i: index, %p: !emitc.ptr<i32>) {
  %0 = emitc.subscript %p[%i, %i] : (!emitc.ptr<i32>, index, index) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f(%i: index, %p: !emitc.ptr<i32>) {
  %0 = emitc.subscript %p[%i] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<f32>
  return
}

// -----

func.func @f(%i: index) {
  "emitc.for"(%i, %i, %i) ({
    emitc.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%o: i32) {
  "emitc.switch"(%o) <{cases = array<i64: 0>}> ({
    emitc.yield
  }) : (i32) -> ()
  return
}

// -----

"emitc.func"() <{sym_name = "f", function_type = (i32) -> (), arg_attrs = []}> ({
^bb0(%a: i32):
  emitc.return
}) : () -> ()

// -----

"emitc.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
^bb0:
  emitc.return
}) : () -> ()

// -----

emitc.global @g : i32 = 4 : i64

// -----

"emitc.global"() <{sym_name = "t", type = i32, initial_value = 0 : i64}> : () -> ()

// -----

"emitc.global"() <{sym_name = "t", type = !emitc.opaque<"x">, initial_value = 1 : i32}> : () -> ()

// -----

"emitc.global"() <{sym_name = "t", type = !emitc.array<2xi32>, initial_value = dense<1> : tensor<3xi32>}> : () -> ()
// -----
func.func @f() {
  %0 = "emitc.constant"() <{value = -9 : i64}> : () -> !emitc.ptrdiff_t
  return
}
