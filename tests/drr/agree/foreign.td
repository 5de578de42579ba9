// Result types that only C++ files of MLIR infer.
// HEADER mlir/Dialect/Tosa/IR/TosaOps.h
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Shape/IR/ShapeOps.td"
include "mlir/Dialect/Tosa/IR/TosaOps.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"

// Of shapes.
def ShapeOf : Pat<(Shape_NumElementsOp (Shape_ShapeOfOp $x)),
  (Shape_MulOp (Shape_GetExtentOp (Shape_ShapeOfOp $x), (Shape_DimOp $x, (Arith_ConstantOp ConstantAttr<IndexAttr, "0">))), (Shape_RankOp (Shape_ShapeOfOp $x)))>;
def Constant : Pat<(Shape_SizeToIndexOp (Shape_RankOp (Shape_ConstShapeOp $s))),
  (Shape_SizeToIndexOp (Shape_DivOp (Shape_NumElementsOp (Shape_ConstShapeOp $s)), (Shape_GetExtentOp (Shape_ConstShapeOp $s), (Arith_ConstantOp ConstantAttr<IndexAttr, "0">))))>;
def Sum : Pat<(Shape_AddOp $a, $b), (Shape_MulOp (Shape_DivOp $a, $b), (Shape_MulOp $b, $a))>;
def Max : Pat<(Shape_MaxOp $a, (Shape_MaxOp $b, $c)), (Shape_MinOp (Shape_MinOp $a, $b), $c)>;
// Of tensors.
def Reduced : Pat<(Tosa_ReduceMaxOp (Tosa_ReduceSumOp $x, $a), $b, $nan), (Tosa_ReduceSumOp (Tosa_ReduceMaxOp $x, $b, $nan), $a)>;
// Of vectors.
class Says<string what> : Constraint<CPred<what>>;
def Extract : Pat<(Vector_ExtractOp $v, $none, $at),
  (Vector_ExtractOp (Vector_ExtractOp $v, $none, (NativeCodeCall<"$_builder.getDenseI64ArrayAttr({$0.asArrayRef().front()})"> $at)), $none, (NativeCodeCall<"$_builder.getDenseI64ArrayAttr($0.asArrayRef().drop_front())"> $at)),
  [(Says<"$0.size() > 1"> $at)]>;
def Transposed : Pat<(Vector_ShapeCastOp (Vector_TransposeOp $v, $p)), (Vector_BitCastOp (Vector_TransposeOp (Vector_TransposeOp $v, $p), $p))>;
def Shuffled : Pat<(Vector_BitCastOp (Vector_ShuffleOp $a, $b, $m)), (Arith_BitcastOp (Vector_ShuffleOp (Vector_ShuffleOp $b, $a, $m), $b, (NativeCodeCall<"$_builder.getDenseI64ArrayAttr({3, 0, 1})">)))>;
def Reduction : Pat<(Vector_BitCastOp (Vector_MultiDimReductionOp $k, $v, $a, $d)), (Arith_BitcastOp (Vector_MultiDimReductionOp $k, (Vector_TransposeOp $v, (NativeCodeCall<"$_builder.getDenseI64ArrayAttr({0, 1, 2})">)), $a, $d))>;
def Inserted : Pat<(Vector_InsertOp (Arith_ConstantOp $c), $v, $none, $at),
  (NativeCodeCall<"vector::InsertOp::create($_builder, $_loc, vector::InsertOp::create($_builder, $_loc, vector::ExtractOp::create($_builder, $_loc, $0, ArrayRef<int64_t>{1, 0}), vector::ExtractOp::create($_builder, $_loc, $0, 0), 2), $0, ArrayRef<int64_t>({1}))"> $v)>;

// INPUT
// "func.func"() <{function_type = (tensor<2x3xf32>, tensor<*xf32>, !shape.value_shape, index, !shape.size, tensor<4x?x5xf32>, tensor<*xf32>, vector<2x3x[4]xi8>) -> (), sym_name = "f"}> ({
// ^bb0(%t: tensor<2x3xf32>, %u: tensor<*xf32>, %w: !shape.value_shape, %i: index, %s: !shape.size, %d: tensor<4x?x5xf32>, %o: tensor<*xf32>, %v: vector<2x3x[4]xi8>):
//   %0 = "shape.shape_of"(%t) : (tensor<2x3xf32>) -> tensor<2xindex>
//   %1 = "shape.num_elements"(%0) : (tensor<2xindex>) -> index
//   %2 = "shape.shape_of"(%u) : (tensor<*xf32>) -> tensor<?xindex>
//   %3 = "shape.num_elements"(%2) : (tensor<?xindex>) -> index
//   %6 = "shape.const_shape"() <{shape = dense<[4, 5, 6]> : tensor<3xindex>}> : () -> tensor<3xindex>
//   %7 = "shape.rank"(%6) : (tensor<3xindex>) -> index
//   %8 = "shape.size_to_index"(%7) : (index) -> index
//   %9 = "shape.const_shape"() <{shape = dense<> : tensor<0xindex>}> : () -> !shape.shape
//   %10 = "shape.rank"(%9) : (!shape.shape) -> !shape.size
//   %11 = "shape.size_to_index"(%10) : (!shape.size) -> index
//   %12 = "shape.add"(%i, %i) : (index, index) -> index
//   %13 = "shape.add"(%i, %s) : (index, !shape.size) -> !shape.size
//   %14 = "shape.add"(%s, %s) : (!shape.size, !shape.size) -> !shape.size
//   %25 = "shape.max"(%s, %s) : (!shape.size, !shape.size) -> !shape.size
//   %26 = "shape.max"(%s, %25) : (!shape.size, !shape.size) -> !shape.size
//   %27 = "shape.max"(%9, %9) : (!shape.shape, !shape.shape) -> !shape.shape
//   %28 = "shape.max"(%9, %27) : (!shape.shape, !shape.shape) -> !shape.shape
//   %15 = "tosa.reduce_sum"(%d) <{axis = 2 : i32}> : (tensor<4x?x5xf32>) -> tensor<4x?x1xf32>
//   %16 = "tosa.reduce_max"(%15) <{axis = 1 : i32}> : (tensor<4x?x1xf32>) -> tensor<4x1x1xf32>
//   %17 = "tosa.reduce_sum"(%o) <{axis = 2 : i32}> : (tensor<*xf32>) -> tensor<*xf32>
//   %18 = "tosa.reduce_max"(%17) <{axis = 1 : i32}> : (tensor<*xf32>) -> tensor<*xf32>
//   %19 = "vector.extract"(%v) <{static_position = array<i64: 1>}> : (vector<2x3x[4]xi8>) -> vector<3x[4]xi8>
//   %20 = "vector.extract"(%v) <{static_position = array<i64: 1, 2>}> : (vector<2x3x[4]xi8>) -> vector<[4]xi8>
//   %21 = "vector.extract"(%v) <{static_position = array<i64: 1, 2, 3>}> : (vector<2x3x[4]xi8>) -> i8
//   %22 = "vector.transpose"(%v) <{permutation = array<i64: 1, 0, 2>}> : (vector<2x3x[4]xi8>) -> vector<3x2x[4]xi8>
//   %23 = "vector.shape_cast"(%22) : (vector<3x2x[4]xi8>) -> vector<2x3x[4]xi8>
//   %24 = "vector.transpose"(%v) <{permutation = array<i64: 1, 2, 0>}> : (vector<2x3x[4]xi8>) -> vector<3x[4]x2xi8>
//   %30 = "arith.constant"() <{value = dense<1> : vector<2x4xi32>}> : () -> vector<2x4xi32>
//   %31 = "arith.constant"() <{value = dense<1> : vector<2x3x4xi32>}> : () -> vector<2x3x4xi32>
//   %32 = "arith.constant"() <{value = dense<1> : vector<2xi32>}> : () -> vector<2xi32>
//   %33 = "vector.multi_reduction"(%31, %32) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1, 2>}> : (vector<2x3x4xi32>, vector<2xi32>) -> vector<2xi32>
//   %34 = "vector.bitcast"(%33) : (vector<2xi32>) -> vector<2xf32>
//   %35 = "vector.shuffle"(%30, %30) <{mask = array<i64: 1, 0, 3>}> : (vector<2x4xi32>, vector<2x4xi32>) -> vector<3x4xi32>
//   %36 = "vector.bitcast"(%35) : (vector<3x4xi32>) -> vector<3x4xf32>
//   %38 = "arith.constant"() <{value = dense<2> : vector<3x4xi32>}> : () -> vector<3x4xi32>
//   %37 = "vector.insert"(%38, %31) <{static_position = array<i64: 1>}> : (vector<3x4xi32>, vector<2x3x4xi32>) -> vector<2x3x4xi32>
//   "test.sink"(%37, %34, %36, %26, %28, %1, %3, %8, %11, %12, %13, %14, %16, %18, %19, %20, %21, %23, %24) : (vector<2x3x4xi32>, vector<2xf32>, vector<3x4xf32>, !shape.size, !shape.shape, index, index, index, index, index, !shape.size, !shape.size, tensor<4x1x1xf32>, tensor<*xf32>, vector<3x[4]xi8>, vector<[4]xi8>, i8, vector<2x3x[4]xi8>, vector<3x[4]x2xi8>) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
