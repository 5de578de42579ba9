func.func @f(%n: index, %m: index, %buf: memref<?xf32>, %i: i32) {
  %0 = "memref.alloc"(%n, %m) <{operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xf32>
  %1 = "memref.alloc"(%n, %m) <{operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
  %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
  %3 = "memref.reinterpret_cast"(%buf, %n, %m, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<?xf32>, index, index, index) -> memref<?xf32, strided<[?], offset: ?>>
  %4 = "memref.reinterpret_cast"(%buf, %m) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<?xf32>, index) -> memref<?xf32>
  %5 = "memref.subview"(%buf, %n, %m) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<?xf32>, index, index) -> memref<?xf32, strided<[1], offset: ?>>
  "my.use"(%0, %1, %2, %3, %4, %5) : (memref<?x?xf32>, memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>, memref<4xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<?xf32>, memref<?xf32, strided<[1], offset: ?>>) -> ()
  "func.return"() : () -> ()
}
