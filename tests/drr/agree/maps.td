// What affine maps are asked in code, and those that are made by name.
// HEADER mlir/Dialect/Affine/IR/AffineOps.h
// HEADER mlir/Dialect/Utils/IndexingUtils.h
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Affine/IR/AffineOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"

class Says<string what> : Constraint<CPred<what>>;
class Asks<string what> : NativeCodeCall<"[&](AffineMap m) { return $_builder.getStringAttr(" # what # "); }($0.getValue())">;

defvar Is = [
  "m.isIdentity()", "m.isMinorIdentity()", "m.isMinorIdentityWithBroadcasting()", "m.isPermutation()",
  "m.isProjectedPermutation()", "m.isProjectedPermutation(true)", "m.isConstant()", "m.isSingleConstant()", "m.isEmpty()"
];
def Answers : Pat<(AffineStoreOp $v, $m, $is, $map), (AssertOp (Arith_ConstantOp ConstantAttr<I1Attr, "1">), (Asks<
    !interleave(!foreach(is, Is, "std::string(" # is # " ? \"1\" : \"0\")"), " + ") #
    " + std::to_string(m.getNumDims()) + std::to_string(m.getNumSymbols()) + std::to_string(m.getNumInputs()) + std::to_string(m.getNumResults())"> $map))>;

class Made<string holds, string map> : Pat<(AffineMinOp $map, $xs),
  (AffineMaxOp (NativeCodeCall<"AffineMapAttr::get(" # map # ")"> $map), $xs), [(Says<holds> $map)]>;
def Inverse : Made<"$0.getValue().isPermutation()", "inversePermutation($0.getValue())">;
def Swapped : Made<"$0.getValue().getNumResults() == 1 && $0.getValue().isProjectedPermutation() && $0.getValue().getDimPosition(0) == 0", "AffineMap::getPermutationMap(SmallVector<int64_t>{1, 0}, $_builder.getContext())">;
def Minor : Made<"$0.getValue().getNumSymbols() == 0 && $0.getValue() == AffineMap::getMinorIdentityMap(2, 1, $_builder.getContext())", "AffineMap::getMultiDimIdentityMap(2, $_builder.getContext())">;
def Constant : Made<"$0.getAffineMap().isSingleConstant() && $0.getAffineMap().getSingleConstantResult() == 4 && $0.getAffineMap().getNumInputs() == 0", "$_builder.getConstantAffineMap(5)">;
def Sum : Made<"!$0.getValue().isProjectedPermutation(true) && $0.getValue().getNumDims() == 3", "$_builder.getMultiDimIdentityMap(3)">;
def Listed : Pat<(AffineMaxOp $map, (variadic $x)), (AffineMinOp $map, (variadic $x)),
  [(Says<"isPermutationVector(SmallVector<int64_t>{2, 0, 1}) && !isPermutationVector(SmallVector<int64_t>{2, 0, 2}) && !isPermutationVector(SmallVector<int64_t>{1, 3, 0}) && !$0.getValue().isConstant()"> $map)]>;

// INPUT
// "func.func"() <{function_type = (memref<f32>, memref<9xf32>, memref<9x9xf32>, memref<9x9x9xf32>, f32, index, index, index) -> (), sym_name = "f"}> ({
// ^bb0(%m0: memref<f32>, %m1: memref<9xf32>, %m2: memref<9x9xf32>, %m3: memref<9x9x9xf32>, %v: f32, %i: index, %j: index, %k: index):
//   "affine.store"(%v, %m0) <{map = affine_map<() -> ()>}> : (f32, memref<f32>) -> ()
//   "affine.store"(%v, %m1) <{map = affine_map<() -> (3)>}> : (f32, memref<9xf32>) -> ()
//   "affine.store"(%v, %m1, %i) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<9xf32>, index) -> ()
//   "affine.store"(%v, %m1, %i, %j) <{map = affine_map<(d0, d1) -> (d0)>}> : (f32, memref<9xf32>, index, index) -> ()
//   "affine.store"(%v, %m1, %i, %j) <{map = affine_map<(d0, d1) -> (d1)>}> : (f32, memref<9xf32>, index, index) -> ()
//   "affine.store"(%v, %m1, %i, %j) <{map = affine_map<(d0, d1) -> (0)>}> : (f32, memref<9xf32>, index, index) -> ()
//   "affine.store"(%v, %m1, %i, %j) <{map = affine_map<(d0)[s0] -> (d0)>}> : (f32, memref<9xf32>, index, index) -> ()
//   "affine.store"(%v, %m1, %i) <{map = affine_map<()[s0] -> (s0)>}> : (f32, memref<9xf32>, index) -> ()
//   "affine.store"(%v, %m2, %i, %j) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (f32, memref<9x9xf32>, index, index) -> ()
//   "affine.store"(%v, %m2, %i, %j) <{map = affine_map<(d0, d1) -> (d1, d0)>}> : (f32, memref<9x9xf32>, index, index) -> ()
//   "affine.store"(%v, %m2, %i, %j) <{map = affine_map<(d0, d1) -> (d1, d1)>}> : (f32, memref<9x9xf32>, index, index) -> ()
//   "affine.store"(%v, %m2, %i, %j) <{map = affine_map<(d0, d1) -> (0, d1)>}> : (f32, memref<9x9xf32>, index, index) -> ()
//   "affine.store"(%v, %m2, %i, %j) <{map = affine_map<(d0, d1) -> (d0 + 1, d1)>}> : (f32, memref<9x9xf32>, index, index) -> ()
//   "affine.store"(%v, %m2, %i) <{map = affine_map<(d0) -> (d0, 0)>}> : (f32, memref<9x9xf32>, index) -> ()
//   "affine.store"(%v, %m2) <{map = affine_map<() -> (1, 2)>}> : (f32, memref<9x9xf32>) -> ()
//   "affine.store"(%v, %m2, %i, %j, %k) <{map = affine_map<(d0, d1, d2) -> (d1, d2)>}> : (f32, memref<9x9xf32>, index, index, index) -> ()
//   "affine.store"(%v, %m2, %i, %j, %k) <{map = affine_map<(d0, d1, d2) -> (d2, d0)>}> : (f32, memref<9x9xf32>, index, index, index) -> ()
//   "affine.store"(%v, %m3, %i, %j, %k) <{map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>}> : (f32, memref<9x9x9xf32>, index, index, index) -> ()
//   "affine.store"(%v, %m3, %i, %j, %k) <{map = affine_map<(d0, d1, d2) -> (d2, 0, d1)>}> : (f32, memref<9x9x9xf32>, index, index, index) -> ()
//   "affine.store"(%v, %m3, %i, %j, %k) <{map = affine_map<(d0, d1, d2) -> (d0 floordiv 2, d1 mod 2, d2 * 3 + d1)>}> : (f32, memref<9x9x9xf32>, index, index, index) -> ()
//   %0 = "affine.min"(%i, %j, %k) <{map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>}> : (index, index, index) -> index
//   %1 = "affine.min"(%i, %j) <{map = affine_map<(d0, d1) -> (d0)>}> : (index, index) -> index
//   %2 = "affine.min"(%i, %j) <{map = affine_map<(d0, d1) -> (d1)>}> : (index, index) -> index
//   %3 = "affine.min"() <{map = affine_map<() -> (4)>}> : () -> index
//   %4 = "affine.min"() <{map = affine_map<() -> (3)>}> : () -> index
//   %5 = "affine.min"(%i, %j, %k) <{map = affine_map<(d0, d1, d2) -> (d2 + d0)>}> : (index, index, index) -> index
//   %6 = "affine.min"(%i, %j, %k) <{map = affine_map<(d0, d1, d2) -> (d2, 0)>}> : (index, index, index) -> index
//   %7 = "affine.max"(%i) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
//   "test.sink"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
