// PRETTY: functions, calls, nested modules and the default dialect
module @m attributes {t.a = 1 : i8} {
  func.func private @decl(i32 {t.x}, tensor<?xf32>) -> (i32 {t.s}, f32) attributes {no_inline}
  func.func @id(%a: i32 {t.u}, %b: () -> ()) -> (() -> ()) {
    "t.r"() ({
      %0 = func.call @two(%a) {t.k} : (i32) -> i32
      "t.end"(%0) : (i32) -> ()
    }, {
      builtin.module {
      }
    }) : () -> ()
    "t.br"()[^end] : () -> ()
  ^end:
    return {t.r} %b : () -> ()
  }
  "func.func"() <{function_type = (i32) -> i32, sym_name = "two", sym_visibility = "nested"}> ({
  ^bb0(%x: i32):
    %1 = "t.y"(%x) ({
    ^bb0(%z: i32):
      %2:2 = "t.z"(%z) : (i32) -> (i32, i32)
      "t.w"(%2#1) : (i32) -> ()
    }) : (i32) -> i32
    "func.return"(%1) : (i32) -> ()
  }) {t.q = unit} : () -> ()
}
