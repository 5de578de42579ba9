func.func @f(%a#0: i32) {
  return
}
// -----
func.func @f(%a: i32, i32) {
  return
}
// -----
"test.a"() ({
  ^bb0(%x#1: i32):
    "test.b"() : () -> ()
}) : () -> ()
// -----
func.func @f(%n: index) {
  scf.parallel (%k#0) = (%n) to (%n) step (%n) {
    scf.reduce
  }
  return
}
// -----
func.func @f(%n: index) {
  %0 = affine.apply affine_map<(d) -> (d)>(%n)
  affine.for %k#2 = 0 to 8 {
  }
  return
}
// -----
func.func @f(%m: memref<4xf32>, %n: index) {
  %0 = affine.load %m[%n#1 + 1] : memref<4xf32>
  return
}
// -----
func.func @f(%n: index) {
  "test.use"(%later) : (index) -> ()
  scf.for %later = %n to %n step %n {
  }
  return
}
// -----
module {
}
{-#
  dialect_resources: {
    nowhere: {
      blob: "0x04000000"
    }
  }
#-}
// -----
module {
}
{-#
  dialect_resources: {
    arith: {
      blob: "0x04000000"
    }
  }
#-}
