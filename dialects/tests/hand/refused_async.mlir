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

// -----

func.func @w() {
  %a, %b = gpu.wait async
  return
}

// -----

func.func private @f(%a: i32) -> i32
func.func @g(%a: i32) {
  %0 = async.call @f(%a) : (i32) -> !async.value<i32>
  return
}

// -----

func.func @g(%a: i32) {
  %0 = async.call @f(%a) : (i32) -> !async.value<i32>
  return
}

// -----

async.func @f(%a: i32) -> !async.value<i32> { return %a : i32 }
func.func @g(%a: i64) {
  %0 = async.call @f(%a) : (i64) -> !async.value<i32>
  return
}

// -----

async.func @f(%a: i32) -> !async.value<i32> { return %a : i32 }
func.func @g(%a: i32) {
  %0 = async.call @f(%a) : (i32) -> !async.value<i64>
  return
}

// -----

func.func @y(%v: !async.value<f32>) { %0 = "async.await"(%v) : (!async.value<f32>) -> f64 return }
// -----
func.func @f(%a: f32, %b: !async.value<i32>) {
  "async.runtime.store"(%a, %b) : (f32, !async.value<i32>) -> ()
  return
}
