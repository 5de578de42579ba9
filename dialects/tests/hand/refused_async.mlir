func.func @f(%a: i32) {
  %0, %1 = async.execute -> !async.value<f32> {
   async.yield %a : i32
   }
  return
}
// -----
async.func @f() {
 return
 }
// -----
async.func @f() -> f32 {
 async.return
 }
// -----
async.func @f() -> !async.value<f32> {
 return
 }
// -----
async.func @f() -> !async.token {
 %0 = arith.constant 1 : i32
 return %0 : i32
 }
