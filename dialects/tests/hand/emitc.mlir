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
