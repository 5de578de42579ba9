func.func @f(%arg : i32) {
  emitc.call_opaque "n"(%arg) {args = [0 : index, [0, 1, 2]]} : (i32) -> i32
  return
}

// -----

func.func @f(%f: f32) {
  %1 = emitc.cast %f: f32 to !emitc.array<4xf32>
  return
}

// -----

func.func @f(%a12 : !emitc.array<1x2xi32>) {
  %1 = emitc.cast %a12: !emitc.array<1x2xi32> to !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a0 : !emitc.array<0xi32>) {
  %1 = emitc.cast %a0: !emitc.array<0xi32> to !emitc.ptr<i32>
  return
}

// -----

func.func @f(%a3 : !emitc.array<3xi32>) {
  %1 = emitc.cast %a3: !emitc.array<3xi32> to !emitc.ptr<f16>
  return
}

// -----

func.func @f(%p : !emitc.ptr<i32>) {
  %1 = emitc.cast %p: !emitc.ptr<i32> to !emitc.array<3xi32>
  return
}

// -----

func.func @f(%f: f32, %p : !emitc.ptr<i32>) {
  %0 = emitc.subscript %p[%f] : (!emitc.ptr<i32>, f32) -> !emitc.lvalue<i32>
  return
}

// -----

func.func @f() {
  %v1 = "emitc.variable"(){value = #emitc.opaque<"">} : () -> !emitc.lvalue<!emitc.ptr<i11>>
  return
}

// -----

func.func @f() {
  %v1 = "emitc.variable"(){value = #emitc.opaque<"">} : () -> !emitc.lvalue<tensor<?xf32>>
  return
}

// -----

func.func @f() {
  %v1 = "emitc.variable"(){value = #emitc.opaque<"">} : () -> !emitc.lvalue<tensor<9xi11>>
  return
}

// -----

func.func @f() {
  %v1 = "emitc.variable"(){value = #emitc.opaque<"">} : () -> !emitc.lvalue<tuple<!emitc.array<9xf32>,
      f32>>
  return
}

// -----

func.func @f() {
  %v1 = "emitc.variable"(){value = #emitc.opaque<"">} : () -> !emitc.lvalue<tuple<i32, f80>>
  return
}

// -----

func.func @f() {
  %v1 = "emitc.variable"(){value = #emitc.opaque<"">} : () -> !emitc.lvalue<!emitc.lvalue<i32>>
  return
}

// -----

emitc.global static const @seven : i32 = "a"
