// Properties that are there or not, also where they are written as `false`.
// HEADER mlir/Dialect/Affine/IR/AffineOps.h
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Affine/IR/AffineOps.td"

def There : Pat<(AffineLinearizeIndexOp (variadic $x, $_), $_, $_, ConstantProp<UnitProp, "true">), (replaceWithValue $x)>;
def Absent : Pat<(AffineLinearizeIndexOp (variadic $x, $y, $z), $b, $s, ConstantProp<UnitProp, "false">), (AffineLinearizeIndexOp (variadic $z, $y, $x), $b, $s, ConstantProp<UnitProp, "true">)>;
def Bound : Pat<(AffineLinearizeIndexOp (variadic $x), $b, $s, $u), (AffineLinearizeIndexOp (variadic $x, $x), $b, $s, (NativeCodeCall<"!$0"> $u))>;

// INPUT
// "func.func"() <{function_type = (index, index, index) -> (), sym_name = "f"}> ({
// ^bb0(%a: index, %b: index, %c: index):
//   %0 = "affine.linearize_index"(%a, %b) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 3>}> : (index, index) -> index loc("there")
//   %1 = "affine.linearize_index"(%a, %b) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 3>}> : (index, index) -> index loc("absent")
//   %2 = "affine.linearize_index"(%a, %b) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 3>}> : (index, index) -> index loc("false")
//   %3 = "affine.linearize_index"(%a, %b, %c) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 3, 4>}> : (index, index, index) -> index loc("three there")
//   %4 = "affine.linearize_index"(%a, %b, %c) <{disjoint = false, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 2, 3, 4>}> : (index, index, index) -> index loc("three false")
//   %5 = "affine.linearize_index"(%a) <{disjoint, operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 2>}> : (index) -> index loc("bound there")
//   %6 = "affine.linearize_index"(%a) <{operandSegmentSizes = array<i32: 1, 0>, static_basis = array<i64: 2>}> : (index) -> index loc("bound absent")
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6) : (index, index, index, index, index, index, index) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
