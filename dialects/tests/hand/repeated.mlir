func.func @plain(%a: i32, %b: i32, %x: i64) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %0, %b : i32
  %c = arith.addi %x, %x : i64
  %d = arith.addi %c, %x : i64
  %2 = arith.addi %1, %1 : i32
  %3 = arith.addi %2, %0 : i32 // a comment with % in it
  %4 = arith.addi %3, %0 : i32 // a comment with % in it
  %5:2 = arith.addui_extended %a, %b : i32, i1
  %6 = arith.addi %5#0, %5#0 : i32
  %7 = arith.addi %6, %5#0 : i32
  %8 = arith.addi %7, %5 #0 : i32
  %9 = arith.addi %8, %5 #0 : i32
  return %9 : i32
}
func.func @locations(%a: i32) {
  %0 = arith.addi %a, %a : i32 loc("x")
  %1 = arith.addi %a, %a : i32 loc("x")
  %2 = arith.addi %a, %a : i32
  %3 = arith.addi %a, %a : i32
  loc("y")
  %4 = arith.addi %a, %a : i32
  return
}
func.func @texts(%a: i1) {
  cf.assert %a, "100 % of %a"
  cf.assert %a, "100 % of %b"
  cf.assert %a, "plain"
  cf.assert %a, "plain"
  cf.assert %a, "plain" {u.v}
  cf.assert %a, "plain"
    {u.v}
  return
}
func.func @yields(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  %1 = scf.if %c -> (i32) {
    scf.yield %0 : i32
  } else {
    scf.yield
      %b : i32
  }
  scf.if %c {
    scf.yield
  }
  return %1 : i32
}
// -----
func.func @types(%a: i32, %b: i64) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %a, %b : i32
  return
}
// -----
func.func @twice(%a: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  return
}
// -----
func.func @unknown(%a: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %a, %nowhere : i32
  return
}
// -----
func.func @later(%a: i32) {
  %0 = arith.addi %a, %a : i32
  cf.br ^bb2
^bb1:
  %1 = arith.addi %a, %z : i32
  cf.br ^bb3
^bb2:
  %z = arith.addi %a, %0 : i32
  cf.br ^bb1
^bb3:
  return
}
// -----
func.func @nested(%a: i32) {
  %0 = arith.addi %a, %a : i32
  module {
    func.func @inner(%b: i32) {
      %1 = arith.addi %b, %b : i32
      %2 = arith.addi %b, %a : i32
      return
    }
  }
  return
}
// -----
!t = i32
func.func @alias(%a: !t) {
  %0 = arith.addi %a, %a : !t
  %1 = arith.addi %a, %a : !t
  return
}
func.func @calls(%a: i32) {
  func.call @one(%a) : (i32) -> ()
  func.call @one(%a) : (i32) -> ()
  call @one(%a) : (i32) -> ()
  call @one(%a) : (i32) -> ()
  return
}
func.func private @one(i32)
