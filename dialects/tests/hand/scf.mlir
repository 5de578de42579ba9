func.func @f(%a: index, %b: i1, %c: f32, %d: tensor<?x4xf32>, %i: i32) -> f32 {
  scf.for %x = %a to %a step %a { "t.u"(%x) : (index) -> () }
  scf.for %x = %i to %i step %i : i32 { "t.u"(%x) : (i32) -> () scf.yield } {k = 1}
  %r = scf.for %x = %a to %a step %a iter_args(%s = %c) -> (f32) { scf.yield %s : f32 }
  %r2:2 = scf.for unsigned %x = %i to %i step %i iter_args(%s = %c, %t = %i) -> (f32, i32) : i32 { scf.yield %s, %t : f32, i32 } {a}
  scf.if %b { "t.u"() : () -> () }
  scf.if %b { } else { "t.u"() : () -> () }
  %q = scf.if %b -> (f32) { scf.yield %c : f32 } else { scf.yield %c : f32 } {x}
  %q1:2 = scf.if %b -> (f32, i1) { scf.yield %c, %b : f32, i1 } else { scf.yield %c, %b : f32, i1 }
  %w:2 = scf.while (%p = %c, %z = %i) : (f32, i32) -> (i32, f32) {
    scf.condition(%b) %z, %p : i32, f32
  } do {
  ^bb0(%u : i32, %v : f32):
    scf.yield %v, %u : f32, i32
  } attributes {m}
  scf.while : () -> () { scf.condition(%b) } do { scf.yield }
  scf.parallel (%x) = (%a) to (%a) step (%a) { scf.reduce }
  %red = scf.parallel (%x, %y) = (%a, %a) to (%a, %a) step (%a, %a) init (%c) -> f32 {
    scf.reduce(%c : f32) {
    ^bb0(%l : f32, %m : f32):
      scf.reduce.return %l : f32
    }
  } {o}
  %red2:2 = scf.parallel (%x) = (%a) to (%a) step (%a) init (%c, %i) -> (f32, i32) {
    scf.reduce(%c, %i : f32, i32) {
    ^bb0(%l : f32, %m : f32):
      scf.reduce.return %l : f32
    }, {
    ^bb0(%l : i32, %m : i32):
      scf.reduce.return %l : i32
    }
  }
  scf.forall (%x, %y) in (%a, 4) { "t.u"(%x) : (index) -> () }
  %fa = scf.forall (%x) in (8) shared_outs(%o = %d) -> (tensor<?x4xf32>) {
    scf.forall.in_parallel { }
  }
  scf.forall (%x, %y) = (0, %a) to (%a, 7) step (1, 2) { }
  scf.forall (%x, %y) = (0, 0) to (%a, 7) step (1, 1) { scf.forall.in_parallel { } {u} } {z}
  scf.execute_region { "t.u"() : () -> () scf.yield }
  %er = scf.execute_region -> f32 { cf.br ^bb1 ^bb1: scf.yield %c : f32 } {y}
  %er2:2 = scf.execute_region -> (f32, i1) no_inline { scf.yield %c, %b : f32, i1 }
  %is = scf.index_switch %a -> f32 case 1 { scf.yield %c : f32 } default { scf.yield %c : f32 }
  return %c : f32
}
// -----
func.func @f(%a: index, %c: f32) {
  %r = scf.for %x = %a to %a step %a iter_args(%s = %c) { scf.yield %s : f32 }
  return
}
// -----
func.func @f(%a: index, %c: f32) {
  %r = scf.for %x = %a to %a step %a iter_args(%s = %c) -> (f32, f32) { scf.yield %s : f32 }
  return
}
// -----
func.func @f(%a: index) {
  scf.for %x = %a to %a { }
  return
}
// -----
func.func @f(%a: index) {
  scf.if %a { }
  return
}
// -----
func.func @f(%a: index) {
  scf.parallel (%i, %j) = (%a, %a) to (%a) step (%a, %a) { }
  return
}
// -----
func.func @f(%a: index) {
  scf.forall (%i, %j) in (%a, x) { }
  return
}
// -----
func.func @f(%c: f32) {
  scf.while (%x = %c) : (f32, f32) -> () { scf.yield } do { scf.yield }
  return
}

// -----

func.func @f(%c: i1) {
  scf.if %c {
    "test.x"() : () -> ()
  } else {
  }
  return
}
