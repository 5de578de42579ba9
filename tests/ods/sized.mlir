func.func @results(%i: i32) {
  %0:4 = "test.attr_sized_results"() {resultSegmentSizes = array<i32: 0, 2, 1, 1>} : () -> (i32, i32, i32, i32)
  // All of the group, a part of it, another one.
  %1 = "my.second"(%0#0, %0#1) : (i32, i32) -> i32
  %2 = "my.second"(%0#0) : (i32) -> i32
  %3 = "my.second"(%0#2) : (i32) -> i32
  %4 = "my.last"(%0#3) : (i32) -> i32
  %5 = "my.last"(%0#2, %0#3) : (i32, i32) -> i32
  %6 = "my.single"(%0#2) : (i32) -> i32
  %7 = "my.single"(%0#1) : (i32) -> i32
  "my.use"(%1, %2, %3, %4, %5, %6, %7) : (i32, i32, i32, i32, i32, i32, i32) -> ()
  // The same number of results in other groups.
  %8:4 = "test.attr_sized_results"() {resultSegmentSizes = array<i32: 1, 0, 1, 2>} : () -> (i32, i32, i32, i32)
  %9 = "my.second"(%8#0, %8#1) : (i32, i32) -> i32
  %10 = "my.second"() : () -> i32
  %11 = "my.last"(%8#2, %8#3) : (i32, i32) -> i32
  %12 = "my.single"(%8#1) : (i32) -> i32
  %13 = "my.single"(%8#2) : (i32) -> i32
  "my.use"(%9, %10, %11, %12, %13) : (i32, i32, i32, i32, i32) -> ()
  return
}
func.func @operands(%i: i32, %j: i32) {
  %0:4 = "test.attr_sized_results"() {resultSegmentSizes = array<i32: 0, 2, 1, 1>} : () -> (i32, i32, i32, i32)
  // Both groups, the same values in other groups.
  "test.attr_sized_operands"(%0#0, %0#1, %0#3, %i) {operandSegmentSizes = array<i32: 2, 1, 1, 0>} : (i32, i32, i32, i32) -> ()
  "test.attr_sized_operands"(%0#0, %0#1, %0#3, %i, %j) {operandSegmentSizes = array<i32: 2, 1, 1, 1>} : (i32, i32, i32, i32, i32) -> ()
  "test.attr_sized_operands"(%0#0, %0#1, %0#3, %i) {operandSegmentSizes = array<i32: 1, 2, 1, 0>} : (i32, i32, i32, i32) -> ()
  // A single value and a group that has one value, no value.
  "test.attr_sized_operands"(%i, %0#2, %0#3) {operandSegmentSizes = array<i32: 1, 0, 1, 1>} : (i32, i32, i32) -> ()
  %1 = "test.attr_sized_results"() {resultSegmentSizes = array<i32: 0, 0, 1, 0>} : () -> (i32)
  "test.attr_sized_operands"(%i, %1) {operandSegmentSizes = array<i32: 1, 0, 1, 0>} : (i32, i32) -> ()
  // Neither.
  "test.attr_sized_operands"(%i, %j) {operandSegmentSizes = array<i32: 1, 0, 1, 0>} : (i32, i32) -> ()
  "test.attr_sized_operands"(%i) {operandSegmentSizes = array<i32: 0, 0, 1, 0>} : (i32) -> ()
  return
}
func.func @created(%i: i32, %j: i32) {
  %0:3 = "my.make"(%i) : (i32) -> (i32, i32, i32)
  %1 = "my.single"(%0#1) : (i32) -> i32
  %2 = "my.second"(%0#0) : (i32) -> i32
  %3 = "my.last"(%0#2) : (i32) -> i32
  "my.put"(%i, %j) : (i32, i32) -> ()
  "my.use"(%1, %2, %3) : (i32, i32, i32) -> ()
  return
}
