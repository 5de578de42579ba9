func.func @callee(%a: i32, %b: f32) -> i32 {
  "keep.use"(%b) : (f32) -> ()
  func.return %a : i32
}
func.func @caller(%a: i32, %b: f32) -> i32 {
  %0 = func.call @callee(%a, %b) : (i32, f32) -> i32
  func.return %0 : i32
}
