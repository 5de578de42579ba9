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
