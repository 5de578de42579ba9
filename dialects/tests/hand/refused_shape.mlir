func.func @f(%z: !shape.size) {
  %0 = shape.add %z, %z : !shape.size, !shape.size -> index
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.rank %s : !shape.shape -> index
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.broadcast %s, %s : !shape.shape, !shape.shape -> tensor<?xindex>
  return
}
// -----
func.func @f(%s: !shape.shape, %z: !shape.size) {
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
   ^bb0(%i: index, %d: !shape.size):
   shape.yield %d : !shape.size
   }
  return
}
// -----
func.func @f(%s: !shape.shape, %z: !shape.size) {
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
   ^bb0(%i: i32, %d: !shape.size, %q: !shape.size):
   shape.yield %d : !shape.size
   }
  return
}
// -----
func.func @f(%s: !shape.shape, %z: !shape.size) {
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
   ^bb0(%i: index, %d: !shape.size, %q: !shape.size):
   shape.yield
   }
  return
}
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = shape.shape_of %t : tensor<4xf32> -> tensor<2xindex>
  return
}
// -----
func.func @f() {
  %0 = shape.assuming_all
  return
}
// -----
func.func @f(%s: !shape.shape, %z: !shape.size) {
  %0 = shape.get_extent %s, %z : !shape.shape, !shape.size -> index
  return
}
// -----
func.func @f(%s: !shape.shape) {
  %0 = shape.num_elements %s : !shape.shape -> index
  return
}
// -----
module attributes {shape.lib = 3} { }
// -----
func.func private @f() attributes {shape.lib = @x}

// -----

module attributes {shape.lib = @lib} {
  shape.function_library @lib { } mapping { }
}

// -----

module attributes {shape.lib = @lib} {
}

// -----

module attributes {shape.lib = @lib} {
  func.func private @lib()
}

// -----

module attributes {shape.lib = [@lib, @lib2]} {
  shape.function_library @lib { } mapping { }
}

// -----

module attributes {shape.lib = [@lib, @lib2]} {
  shape.function_library @lib { } mapping { a.b = @f }
  shape.function_library @lib2 { } mapping { a.b = @f }
}

// -----

func.func @f(%w: !shape.witness) {
  %0 = shape.assuming %w -> i32 {
    %c = arith.constant 1 : i64
    shape.assuming_yield %c : i64
  }
  return
}

// -----

func.func @f(%w: !shape.witness) {
  %0 = shape.assuming %w -> i32 {
    shape.assuming_yield
  }
  return
}

// -----

func.func @s(%a: !shape.shape) { %5 = shape.cstr_broadcastable %a : !shape.shape return }

// -----

"shape.func"() <{sym_name = "f", function_type = (i32) -> i32, res_attrs = []}> ({
^bb0(%a: i32):
  shape.return %a : i32
}) : () -> ()

// -----

"shape.func"() <{sym_name = "f", function_type = (i32) -> ()}> ({
^bb0(%a: i64):
  shape.return
}) : () -> ()
// -----
func.func @f(%sh: !shape.shape, %sz: !shape.size) {
  %0 = shape.meet %sh, %sz : !shape.shape, !shape.size -> !shape.size
  return
}
// -----
func.func @f(%sz: !shape.size) {
  %0 = shape.meet %sz, %sz : !shape.size, !shape.size -> !shape.shape
  return
}
// -----
func.func @f(%sh: !shape.shape) {
  %0 = shape.max %sh, %sh : !shape.shape, !shape.shape -> !shape.size
  return
}
// -----
func.func @f(%sh: !shape.shape, %sz: !shape.size) {
  %0 = shape.min %sh, %sz : !shape.shape, !shape.size -> !shape.shape
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [1, 2] : tensor<?xindex>
  return
}
// -----
func.func @f(%v: !shape.value_shape) {
  %0 = shape.shape_of %v : !shape.value_shape -> tensor<?xindex>
  return
}
// -----
func.func @f(%a: tensor<1xindex>, %b: tensor<2xindex>) {
  %0 = shape.meet %a, %b : tensor<1xindex>, tensor<2xindex> -> tensor<?xindex>
  return
}
// -----
func.func private @f(!shape.words)
