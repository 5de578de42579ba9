func.func @f(%x: i32, %y: i32, %n: index) -> (i32, i32, i32, memref<?xi32>) {
  %eight = arith.constant 8 : i32 loc("eight")
  %m = arith.muli %x, %eight overflow<nsw> : i32 loc("mul")
  %p = arith.muli %y, %eight : i32 loc("plain")
  %d = arith.divui %x, %y exact : i32 loc("inner")
  %e = arith.divui %d, %m : i32 loc("outer")
  %a = memref.alloc(%n) {alignment = 8 : i64} : memref<?xi32> loc("alloc")
  return %m, %p, %e, %a : i32, i32, i32, memref<?xi32>
}
