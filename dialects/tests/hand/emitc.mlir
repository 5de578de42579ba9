emitc.include "test.h"
emitc.include <"test.h">
"emitc.include"() <{include = "x.h", is_standard_include}> {a.b} : () -> ()
emitc.global @a : i32
emitc.global static const @b : !emitc.array<2xf32> = dense<[1.0, 2.0]>
emitc.global extern @c : i32
emitc.global @d : i32 = 4
emitc.global @o : i32 = #emitc.opaque<"x">
emitc.class @cl {
  emitc.field @f0 : !emitc.array<1xf32>
  emitc.field @f1 : i32 = 1
  emitc.func @ex() {
    %0 = get_field @f0 : !emitc.array<1xf32>
    return
  }
}
emitc.func private @decl(i32) attributes {specifiers = ["extern"]}
emitc.func @f(%a: i32, %c: i1, %x: index, %p: !emitc.ptr<i32>) -> i32 {
  emitc.for %i = %x to %x step %x {
  }
  emitc.for %i = %a to %a step %a : i32 {
    emitc.for %j = %a to %a step %a : i32 {
    } {foo}
  }
  emitc.if %c {
  }
  emitc.if %c {
    %1 = call_opaque "f"(%a) : (i32) -> i32
  } else {
    emitc.if %c {
    } else {
    }
  } {foo = 1}
  %v = "emitc.variable"() <{value = 42 : i32}> : () -> !emitc.lvalue<i32>
  %l = load %v : !emitc.lvalue<i32>
  assign %a : i32 to %v : !emitc.lvalue<i32>
  switch %a : i32
  case 1 {
    yield
  }
  default {
  }
  verbatim "x {}" args %a : i32
  return %a : i32
}
// -----
emitc.func @f(%a: i32, %b: i32, %p: !emitc.ptr<i32>) -> i32 {
  %e = emitc.expression %a, %b : (i32, i32) -> i32 {
    %0 = add %a, %b : (i32, i32) -> i32
    %1 = emitc.call_opaque "foo"(%0) : (i32) -> i32
    yield %1 : i32
  }
  emitc.return %e : i32
}
// -----
emitc.func @f(%a: i32, %b: i32) -> i32 {
  %e = emitc.expression %a, %b noinline : (i32, i32) -> i32 {
    %0 = add %a, %b : (i32, i32) -> i32
    yield %0 : i32
  }
  emitc.return %e : i32
}
// -----
emitc.func @f() {
  %e = emitc.expression : () -> i32 {
    %0 = "emitc.constant"() {value = 3 : i32} : () -> i32
    yield %0 : i32
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32) {
  %e = emitc.expression %a : (i32) -> (i32) {
    %0 = add %a, %a : (i32, i32) -> i32
    yield %0 : i32
  }
  emitc.return
}
// -----
emitc.func @f(%a: i32, %b: i32) {
  %e = emitc.expression %b, %a : (i32, i32) -> (i32) {
    %0 = add %a, %b : (i32, i32) -> i32
    yield %0 : i32
  }
  %z = emitc.expression %e, %a : (i32, i32) -> (i32) {
    %e1 = add %a, %e : (i32, i32) -> i32
    %e2 = add %e1, %e : (i32, i32) -> i32
    yield %e2 : i32
  }
  %y = emitc.add %e, %a : (i32, i32) -> i32
  emitc.return
}
// -----
emitc.func @f(%a: i32, %b: i32) {
  %e = emitc.expression noinline : () -> i32 {
    %e2 = "emitc.constant"() {value = 3 : i32} : () -> i32
    yield %e2 : i32
  }
  emitc.return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32) {
  %e = emitc.expression %a, %b : (!emitc.lvalue<i32>, i32) -> i1 {
    %0 = load %a : !emitc.lvalue<i32>
    %1 = cmp lt, %0, %b : (i32, i32) -> i1
    yield %1 : i1
  }
  emitc.if %e {
  }
  return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32) {
  emitc.do {
    %v = emitc.load %a : !emitc.lvalue<i32>
  } while {
    %c = emitc.expression %a, %b : (!emitc.lvalue<i32>, i32) -> i1 {
      %0 = load %a : !emitc.lvalue<i32>
      %1 = cmp lt, %0, %b : (i32, i32) -> i1
      yield %1 : i1
    }
    emitc.yield %c : i1
  }
  func.return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32) {
  emitc.do {
  } while {
    %c = emitc.expression %b : (i32) -> i1 {
      %1 = cmp lt, %b, %b : (i32, i32) -> i1
      yield %1 : i1
    }
    yield %c : i1
  }
  func.return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>, %b: i32, %d: i1) {
  emitc.do {
  ^bb0(%i: i32):
    emitc.verbatim "x"
  } while {
  ^bb0(%j: i32):
    %c = emitc.expression %b : (i32) -> i1 {
      %1 = cmp lt, %b, %b : (i32, i32) -> i1
      yield %1 : i1
    }
    emitc.yield %c : i1
  }
  func.return
}

// -----

"emitc.global"() <{sym_name = "t", type = i32, initial_value = #emitc.opaque<"x">}> : () -> ()
// -----
func.func @f() {
  %0 = "emitc.constant"() <{value = -9 : index}> : () -> !emitc.ptrdiff_t
  %1 = "emitc.variable"() <{value = 9 : index}> : () -> !emitc.lvalue<!emitc.size_t>
  return
}
