func.func @f(%a: i32, %b: i64) {
  %0 = arith.addi %a, %b : i32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.addi %a, %a : f32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addf %a, %a : i32
  return
}
// -----
func.func @f() {
  %0 = arith.constant "x" : i32
  return
}
// -----
func.func @f() {
  %0 = arith.constant 1.0 : i32
  return
}
// -----
func.func @f() {
  %0 = arith.constant 1 : si32
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() {value = 1 : i32} : () -> i64
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() : () -> i64
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.cmpi foo, %a, %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.cmpi 1, %a, %a : i32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.cmpi eq, %a, %a : f32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32 to i16
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32 to i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.trunci %a : i32 to i64
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.extf %a : f32 to f16
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.truncf %a : f32 to f64
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to i64
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.fptosi %a : f32 to f64
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to f32
  return
}
// -----
func.func @f(%a: index) {
  %0 = arith.index_cast %a : index to index
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.index_cast %a : i32 to i64
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.bitcast %a : i32 to f64
  return
}
// -----
func.func @f(%a: vector<3xi32>, %c: vector<4xi1>) {
  %0 = arith.select %c, %a, %a : vector<4xi1>, vector<3xi32>
  return
}
// -----
func.func @f(%a: tensor<3xi32>, %b: tensor<4xi32>) {
  %0 = "arith.addi"(%a, %b) : (tensor<3xi32>, tensor<4xi32>) -> tensor<3xi32>
  return
}
// -----
func.func @f(%a: vector<4xi32>) {
  %0 = arith.trunci %a : vector<4xi32> to vector<3xi16>
  return
}
// -----
func.func @f(%a: i32) {
  %0:2 = arith.addui_extended %a, %a : i32, i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a overflow<foo> : i32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.addf %a, %a fastmath<foo> : f32
  return
}
// -----
func.func @f(%a: vector<[4]xf32>) {
  %0 = arith.constant dense<[0.0, 1.0, 2.0, 3.0]> : vector<[4]xf32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  "arith.addi"(%a, %a) : (i32, i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.foo %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addi %a %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32, i32
  return
}
// -----
func.func @f(%a: i32) {
  %0, %1 = arith.addi %a, %a : i32
  return
}
// -----
func.func @f(%a: f32, %s: i8) {
  %0 = arith.scaling_truncf %a, %s : f32, i8 to f4E2M1FN
  return
}
// -----
func.func @f(%a: i32) -> i32 {
  return
}
// -----
func.func @f(%a: i32) -> i32 {
  return %a, %a : i32, i32
}
// -----
func.func @f(%a: i32) -> f32 {
  return %a : i32
}
// -----
func.func @f()
// -----
func.func public @f()
// -----
func.func @f(%a: i32) {
  call @g(%a) : (i32) -> ()
  return
}
// -----
func.func private @g(i32)
func.func @f(%a: f32) {
  call @g(%a) : (f32) -> ()
  return
}
// -----
func.func private @g(i32)
func.func @f(%a: i32) {
  %0 = call @g(%a) : (i32) -> i32
  return
}
// -----
func.func private @g(i32)
func.func @f(%a: i32) {
  call @g(%a, %a) : (i32, i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = constant @nope : () -> ()
  return
}
// -----
func.func private @g(i32)
func.func @f() {
  %0 = constant @g : () -> ()
  return
}
// -----
func.func @f() {
  func.func @f() { return }
  return
}
// -----
func.func @f() { return }
func.func @f() { return }
// -----
func.func @f(%a: i32, %a: i32) { return }
// -----
func.func @f(i32, %a: i32) { return }
// -----
func.func @f(%a: i32, i32) { return }
// -----
func.func @f() attributes {sym_name = "x"} { return }
// -----
func.func @f(%a: i32 {foo}) { return }
// -----
func.func @f() -> (i32 {foo}) { return }
// -----
func.func @f() attributes {foo} {
}
// -----
func.func @f() {
}
// -----
func.func @f() {
  "x.y"() : () -> ()
}
// -----
func.func @f() {
  %0 = arith.constant 1 : i32
}
// -----
return
// -----
func.func @f(%c: i32) {
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c, ^bb1(%c : i1), ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  cf.br ^bb1(%c : i1)
^bb1(%x: i32):
  return
}
// -----
func.func @f(%c: i1) {
  cf.br ^bb1
}
// -----
func.func @f(%c: i32) {
  cf.switch %c : i32, [
    default: ^bb1,
    1: ^bb1,
    1: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @f(%c: i32) {
  cf.switch %c : i32, [
    1: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @f(%c: f32) {
  cf.switch %c : f32, [
    default: ^bb1
  ]
^bb1:
  return
}
// -----
func.func @f() -> i32 {
  %0 = "func.call"() : () -> i32
  return %0 : i32
}
// -----
func.func @f(%f: i32) {
  call_indirect %f() : () -> ()
  return
}
// -----
func.func @f(%f: () -> ()) {
  %0 = call_indirect %f() : () -> i32
  return
}
// -----
func.func @f() {
^bb0:
  cf.br ^bb0
}
// -----
func.func @f() {
  cf.assert 1, "x"
  return
}
// -----
func.func @f(%c: i1) {
  cf.assert %c
  return
}
// -----
"func.func"() ({}) {function_type = () -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() ({}) {function_type = i32, sym_name = "f"} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i32):
  func.return
}) {function_type = () -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() {function_type = () -> (), sym_name = "f"} : () -> ()
// -----
module {
^bb0:
^bb1:
}
// -----
module attributes {foo} {}
// -----
module @a @b {}
// -----
func.func foo() { return }
// -----
func.func @f(%a : i32) -> { return }
// -----
func.func @f(%a) { return }
// -----
func.func @f(%a: f32, %i: index) {
  scf.for %x = %a to %i step %i {
  }
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  %0 = scf.for %x = %i to %i step %i iter_args(%a = %f) -> (i32) {
    scf.yield %a : f32
  }
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  %0 = scf.for %x = %i to %i step %i iter_args(%a = %f) -> (f32) {
  }
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  %0 = scf.for %x = %i to %i step %i iter_args(%a = %f) -> (f32) {
    scf.yield %x : index
  }
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  %0:2 = scf.for %x = %i to %i step %i iter_args(%a = %f) -> (f32, f32) {
    scf.yield %a, %a : f32, f32
  }
  return
}
// -----
func.func @f(%i: index) {
  "scf.for"(%i, %i, %i) ({
  ^bb0(%x: f32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index) {
  "scf.for"(%i, %i, %i) ({
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  scf.for %x = %i to %i step %i iter_args(%a = %f) {
    scf.yield %a : f32
  }
  return
}
// -----
func.func @f(%c: i32) {
  scf.if %c {
  }
  return
}
// -----
func.func @f(%c: i1) {
  %0 = scf.if %c -> (i1) {
    scf.yield %c : i1
  }
  return
}
// -----
func.func @f(%c: i1) {
  %0 = scf.if %c -> (i1) {
    scf.yield %c : i1
  } else {
  }
  return
}
// -----
func.func @f(%c: i1, %f: f32) {
  %0 = scf.if %c -> (i1) {
    scf.yield %f : f32
  } else {
    scf.yield %c : i1
  }
  return
}
// -----
func.func @f(%c: i1) {
  scf.if %c {
    cf.br ^bb1
  ^bb1:
    scf.yield
  }
  return
}
// -----
func.func @f(%c: i1) {
  scf.yield
  return
}
// -----
func.func @f(%i: index) {
  scf.parallel (%x, %y) = (%i) to (%i) step (%i) {
  }
  return
}
// -----
func.func @f(%i: index) {
  "scf.parallel"(%i, %i) ({
  ^bb0(%x: index):
    scf.reduce
  }) {operandSegmentSizes = array<i32: 1, 1, 0, 0>} : (index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  %0 = scf.parallel (%x) = (%i) to (%i) step (%i) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %l : f32
    }
  }
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  %0 = scf.parallel (%x) = (%i) to (%i) step (%i) init(%f) -> f32 {
    scf.reduce
  }
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  %0 = scf.parallel (%x) = (%i) to (%i) step (%i) init(%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%l: f32):
      scf.reduce.return %l : f32
    }
  }
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  %0 = scf.parallel (%x) = (%i) to (%i) step (%i) init(%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.constant 1 : i32
      scf.reduce.return %c : i32
    }
  }
  return
}
// -----
func.func @f(%a: i32, %c: i1) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: f32):
    scf.yield %a : i32
  }
  return
}
// -----
func.func @f(%a: i32, %c: i1) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c)
  } do {
  ^bb0(%y: i32):
    scf.yield %a : i32
  }
  return
}
// -----
func.func @f(%a: i32, %c: i1) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.yield %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %a : i32
  }
  return
}
// -----
func.func @f(%a: i32, %c: i1) {
  %0 = scf.while (%x = %a) : (i32, i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %a : i32
  }
  return
}
// -----
func.func @f(%a: i32, %c: i1) {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.index_switch %n
  case 1 {
  }
  case 1 {
  }
  default {
  }
  return
}
// -----
func.func @f(%n: index) {
  %0 = scf.index_switch %n -> i32
  case 1 {
  }
  default {
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.index_switch %n
  case 1 {
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.execute_region {
  }
  return
}
// -----
func.func @f(%n: index) {
  %0 = scf.execute_region -> i32 {
    scf.yield
  }
  return
}
// -----
func.func @f(%n: index) {
  "scf.execute_region"() ({
  ^bb0(%x: i32):
    scf.yield
  }) : () -> ()
  return
}
// -----
func.func @f(%n: index, %t: tensor<?xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    }
  }
  return
}
// -----
func.func @f(%n: index, %t: tensor<?xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %t[%i] [1] [1] : tensor<?xf32> into tensor<?xf32>
    }
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i, %j) in (%n) {
  }
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [1]}
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
    scf.forall.in_parallel {
      %x = arith.constant 1 : i32
    }
  }
  return
}
// -----
func.func @f(%c: i1) {
  scf.condition(%c)
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<5xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<4xi32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<4x1xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %i: index) {
  %0 = tensor.extract %a[%i, %i] : tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<*xf32>, %i: index) {
  %0 = tensor.extract %a[%i] : tensor<*xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %i: index, %e: f32) {
  %0 = tensor.insert %e into %a[] : tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %i: index, %e: i32) {
  %0 = tensor.insert %e into %a[%i] : tensor<4xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = tensor.empty(%i) : tensor<4xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = tensor.empty() : tensor<?xf32>
  return
}
// -----
func.func @f(%i: f32) {
  %0 = tensor.from_elements %i, %i : tensor<3xf32>
  return
}
// -----
func.func @f(%i: f32) {
  %0 = tensor.from_elements %i, %i : tensor<?xf32>
  return
}
// -----
func.func @f(%i: f32) {
  %0 = tensor.from_elements %i, %i : tensor<*xf32>
  return
}
// -----
func.func @f(%i: f32) {
  %0 = tensor.splat %i : tensor<?xf32>
  return
}
// -----
func.func @f(%i: f32, %x: index) {
  %0 = tensor.splat %i[%x, %x] : tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.extract_slice %a[0] [5] [1] : tensor<4xf32> to tensor<5xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.extract_slice %a[0] [2] [1] : tensor<4xf32> to tensor<3xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.extract_slice %a[0, 0] [2, 2] [1, 1] : tensor<4xf32> to tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.extract_slice %a[0] [2] : tensor<4xf32> to tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>) {
  %0 = tensor.extract_slice %a[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x2xf32>) {
  %0 = tensor.insert_slice %b into %a[0, 0] [2, 3] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x2xf32>) {
  %0 = tensor.insert_slice %b into %a[3, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>) {
  %0 = tensor.collapse_shape %a [[0], [1]] : tensor<4x4xf32> into tensor<16xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x4xf32> into tensor<15xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>) {
  %0 = tensor.collapse_shape %a [[1, 0]] : tensor<4x4xf32> into tensor<16xf32>
  return
}
// -----
func.func @f(%a: tensor<16xf32>) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 5] : tensor<16xf32> into tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 4] : tensor<?xf32> into tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %f: f32) {
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<7xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %f: f32) {
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<6xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %f: i32) {
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %f : i32
  } : tensor<4xf32> to tensor<6xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  %0 = tensor.generate %i {
  ^bb0(%x: index):
    tensor.yield %f : f32
  } : tensor<4xf32>
  return
}
// -----
func.func @f(%i: index, %f: i32) {
  %0 = tensor.generate %i {
  ^bb0(%x: index):
    tensor.yield %f : i32
  } : tensor<?xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  %0 = tensor.generate %i {
  ^bb0(%x: i32):
    tensor.yield %f : f32
  } : tensor<?xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  %0 = tensor.generate %i {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?xf32>
  return
}
// -----
func.func @f(%s: tensor<4x4xf32>, %i: tensor<3x1xindex>) {
  %0 = tensor.gather %s[%i] gather_dims([0, 1]) : (tensor<4x4xf32>, tensor<3x1xindex>) -> tensor<3x1x1xf32>
  return
}
// -----
func.func @f(%s: tensor<4x4xf32>, %i: tensor<3x1xindex>) {
  %0 = tensor.gather %s[%i] gather_dims([2]) : (tensor<4x4xf32>, tensor<3x1xindex>) -> tensor<3x1x4xf32>
  return
}
// -----
func.func @f(%s: tensor<4x4xf32>, %i: tensor<3x1xindex>) {
  %0 = tensor.gather %s[%i] gather_dims([0]) : (tensor<4x4xf32>, tensor<3x1xindex>) -> tensor<3x2x4xf32>
  return
}
// -----
func.func @f(%s: tensor<4x4xf32>, %i: tensor<3x1xindex>, %o: tensor<3x1x4xf32>) {
  %0 = tensor.scatter %o into %s[%i] scatter_dims([0]) : (tensor<3x1x4xf32>, tensor<4x4xf32>, tensor<3x1xindex>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%s: tensor<4x4xf32>) {
  %0 = tensor.concat dim(2) %s, %s : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  return
}
// -----
func.func @f(%s: tensor<4x4xf32>) {
  %0 = tensor.concat dim(0) %s, %s : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<7x4xf32>
  return
}
// -----
func.func @f(%s: tensor<4x4xf32>, %t: tensor<4x5xf32>) {
  %0 = tensor.concat dim(0) %s, %t : (tensor<4x4xf32>, tensor<4x5xf32>) -> tensor<8x4xf32>
  return
}
// -----
func.func @f() {
  %0 = tensor.concat dim(0) : () -> tensor<8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %s: tensor<2xindex>) {
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xindex>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %s: tensor<1xindex>) {
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<1xindex>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %s: tensor<1xf32>) {
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %i: index) {
  %0 = tensor.dim %a, %i : memref<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %c5 = arith.constant 5 : index
  %0 = tensor.dim %a, %c5 : tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<4xi16>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  tensor.yield %a : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4xf32>, %t: tensor<8xf32>) {
  tensor.parallel_insert_slice %a into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return
}
// -----
func.func @a(%n: index, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %t[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return
}
// -----
func.func @a(%lb: index, %x: f32) {
  %0 = scf.for %i = %lb to %lb step %lb iter_args(%v = %x) -> (f64) {
    scf.yield %v : f32
  }
  return
}
// -----
func.func @a(%x: f32) {
  %0 = scf.while (%v = %x) : (f64) -> f64 {
    %c = arith.constant true
    scf.condition(%c) %v : f32
  } do {
  ^bb0(%w: f64):
    scf.yield %w : f64
  }
  return
}
// -----
func.func @a(%lb: index, %x: f32) {
  %0 = scf.forall (%i) in (%x) shared_outs(%o = %x) -> (tensor<4xf32>) {
    "t.a"(%o) : (f32) -> ()
  }
  return
}
// -----
func.func @a(%x: f32) {
  scf.if %x {
    "t.a"(%x) : (f64) -> ()
  }
  return
}
// -----
func.func @a(%x: f32) {
  scf.parallel (%i) = (%x) to (%x) step (%x) {
    "t.a"(%i) : (f64) -> ()
  }
  return
}
// -----
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()
// -----
func.func @f(%i: index) {
  %c = arith.constant 0 : index
  scf.parallel (%a) = (%i) to (%i) step (%c) { }
  return
}

// -----

func.func @f() attributes {a = dense<[(1, 2), (3, 4)]> : tensor<4xi32>} { return }

// -----

func.func @f() attributes {a = dense<[(1, 2), (3, 4)]> : tensor<2x2xi32>} { return }

// -----

func.func @f() attributes {a = dense<[1, 2, (3, 4)]> : tensor<3xcomplex<i32>>} { return }

// -----

func.func @f() attributes {a = dense<1> : tensor<2xcomplex<i32>>} { return }

// -----

func.func @f(%i: index, %f: f32) {
  %0 = scf.parallel (%x) = (%i) to (%i) step (%i) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%l: f32, %r: f32):
      "test.x"() : () -> ()
    }
  }
  return
}
// -----
func.func @f(%i: i32) {
  "cf.switch"(%i)[^bb1, ^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1:
  return
}
