// Result types that come from the first attribute; uses of values in conditions.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Tosa/IR/TosaOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
def HasNoUses : Constraint<CPred<"$0.getUses().empty()">>;
def OneUser : Constraint<CPred<"llvm::hasSingleElement($0.getUsers())">>;
def DefOvf : NativeCodeCall<"::mlir::arith::IntegerOverflowFlagsAttr::get($_builder.getContext(), ::mlir::arith::IntegerOverflowFlags::none)">;
def A : Pat<(Tosa_AddOp:$r (Tosa_ConstOp $v), $y), (Tosa_SubOp (Tosa_ConstOp $v), $y)>;
def B : Pattern<(Arith_AddUIExtendedOp:$r $x, $y), [(Arith_AddIOp $x, $y, (DefOvf)), (Arith_ConstantOp ConstBoolAttrFalse)], [(HasNoUses $r__1)]>;
def C : Pat<(Arith_MulIOp (Arith_XOrIOp:$m $x, $y), $z, $f), (Arith_MaxSIOp (Arith_MinSIOp $x, $y), $z), [(OneUser $m)]>;
// INPUT
// "func.func"() <{function_type = (i32, tensor<4xf32>) -> (), sym_name = "g"}> ({
// ^bb0(%a: i32, %t: tensor<4xf32>):
//   %0 = "tosa.const"() <{values = dense<1.0> : tensor<4xf32>}> : () -> tensor<4xf32> loc("c")
//   %1 = "tosa.add"(%0, %t) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> loc("add")
//   %2:2 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i32, i1) loc("ext")
//   %3 = "arith.xori"(%a, %2#0) : (i32, i32) -> i32 loc("x1")
//   %4 = "arith.muli"(%3, %a) : (i32, i32) -> i32 loc("m1")
//   %5 = "arith.xori"(%4, %2#0) : (i32, i32) -> i32 loc("x2")
//   %6 = "arith.muli"(%5, %5) : (i32, i32) -> i32 loc("m2")
//   "test.sink"(%1, %4, %6) : (tensor<4xf32>, i32, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
