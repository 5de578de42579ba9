func.func private @ext(%a: i32 {x.y}, %b: tensor<4xf32>) -> (i32 {z.w}, f32)
func.func private @ext2(i32, f32) attributes {k.a = 1 : i64}
func.func nested @n(%a: i32) { return }
func.func @f(%c: i1, %a: i32, %f: (i32) -> i32) -> i32 {
  %0 = call @g(%a) : (i32) -> i32
  %1 = func.call @g(%a) {x} : (i32) -> i32
  %2 = constant @g : (i32) -> i32
  %3 = call_indirect %2(%a) : (i32) -> i32
  cf.assert %c, "message"
  cf.cond_br %c, ^a(%a : i32), ^b
^a(%x: i32):
  cf.br ^b
^b:
  cf.switch %a : i32, [
    default: ^c(%a : i32),
    1: ^d,
    42: ^c(%a : i32)
  ]
^c(%y: i32):
  cf.cond_br %c weights([1, 2]), ^d, ^e(%a, %a : i32, i32)
^d:
  cf.br ^e(%a, %a : i32, i32) {k}
^e(%p: i32, %q: i32):
  cf.switch %a : i32, [
    default: ^g
  ] {attr}
^g:
  return {y} %a : i32
}
func.func @g(%a: i32) -> i32 { return %a : i32 }
