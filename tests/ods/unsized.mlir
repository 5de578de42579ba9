// pdllc only: MLIR's verifier refuses these operations.
func.func @f(%i: i32) {
  // Right, for comparison.
  %0:2 = "test.attr_sized_results"() {resultSegmentSizes = array<i32: 1, 0, 1, 0>} : () -> (i32, i32)
  %1 = "my.single"(%0#1) : (i32) -> i32
  "test.attr_sized_operands"(%1, %i) {operandSegmentSizes = array<i32: 1, 0, 1, 0>} : (i32, i32) -> ()
  // None, too few, more than there are values, below zero, beyond 32 bits, of another width, no numbers.
  "test.attr_sized_operands"(%i, %i) {n = 1} : (i32, i32) -> ()
  "test.attr_sized_operands"(%i, %i) {n = 2, operandSegmentSizes = array<i32: 1, 0, 1>} : (i32, i32) -> ()
  "test.attr_sized_operands"(%i, %i) {n = 3, operandSegmentSizes = array<i32: 1, 0, 1, 1>} : (i32, i32) -> ()
  "test.attr_sized_operands"(%i, %i) {n = 5, operandSegmentSizes = array<i32: 2, -1, 1, 0>} : (i32, i32) -> ()
  "test.attr_sized_operands"(%i, %i) {n = 6, operandSegmentSizes = array<i32: 2147483647, 2147483647, 1, 3>} : (i32, i32) -> ()
  "test.attr_sized_operands"(%i, %i) {n = 7, operandSegmentSizes = array<i64: 1, 0, 1, 0>} : (i32, i32) -> ()
  "test.attr_sized_operands"(%i, %i) {n = 8, operandSegmentSizes = "1, 0, 1, 0"} : (i32, i32) -> ()
  // Fewer than there are values: the rest is in no group.
  "test.attr_sized_operands"(%i, %i) {n = 11, operandSegmentSizes = array<i32: 0, 0, 1, 0>} : (i32, i32) -> ()
  // The group of one value has two, none.
  "test.attr_sized_operands"(%i, %i) {n = 9, operandSegmentSizes = array<i32: 0, 0, 2, 0>} : (i32, i32) -> ()
  "test.attr_sized_operands"(%i, %i) {n = 10, operandSegmentSizes = array<i32: 1, 1, 0, 0>} : (i32, i32) -> ()
  // The same for results.
  %2:2 = "test.attr_sized_results"() {n = 1} : () -> (i32, i32)
  %3:2 = "test.attr_sized_results"() {n = 2, resultSegmentSizes = array<i32: 0, 0, 1, 0>} : () -> (i32, i32)
  %4:2 = "test.attr_sized_results"() {n = 3, resultSegmentSizes = array<i32: 2, -1, 1, 0>} : () -> (i32, i32)
  %5:2 = "test.attr_sized_results"() {n = 4, resultSegmentSizes = array<i32: 0, 0, 2, 0>} : () -> (i32, i32)
  %6 = "my.single"(%2#1) : (i32) -> i32
  %7 = "my.single"(%3#0) : (i32) -> i32
  %8 = "my.single"(%4#1) : (i32) -> i32
  %9 = "my.single"(%5#0) : (i32) -> i32
  "my.use"(%6, %7, %8, %9) : (i32, i32, i32, i32) -> ()
  return
}
