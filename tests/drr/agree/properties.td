// Properties: bound, constrained, constant, made by code, left at their defaults.
// HEADER mlir/Dialect/LLVMIR/LLVMDialect.h
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"

def Bound : Pat<(LLVM_AddOp $x, $y, $f), (LLVM_SubOp $x, $y, $f)>;
def Constant : Pat<(LLVM_MulOp $x, $y, ConstantProp<LLVM_IntegerOverflowFlagsProp, "::mlir::LLVM::IntegerOverflowFlags::nsw">), (LLVM_ShlOp $x, $y, ConstantProp<LLVM_IntegerOverflowFlagsProp, "::mlir::LLVM::IntegerOverflowFlags::nuw">)>;
def Code : Pat<(LLVM_TruncOp (LLVM_TruncOp $x, $f), $g), (LLVM_TruncOp $x, (NativeCodeCall<"$0 & $1"> $f, $g)), [(Constraint<CPred<"$0 == $1">> $f, $g)]>;

// INPUT
// "func.func"() <{function_type = (i32, i64) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32, %b: i64):
//   %0 = "llvm.add"(%a, %a) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32 loc("flags")
//   %1 = "llvm.add"(%a, %a) : (i32, i32) -> i32 loc("none")
//   %2 = "llvm.mul"(%a, %a) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32 loc("nsw")
//   %3 = "llvm.mul"(%a, %a) : (i32, i32) -> i32 loc("not nsw")
//   %4 = "llvm.trunc"(%b) <{overflowFlags = 1 : i32}> : (i64) -> i32 loc("from")
//   %5 = "llvm.trunc"(%4) <{overflowFlags = 1 : i32}> : (i32) -> i16 loc("to")
//   %6 = "llvm.trunc"(%4) : (i32) -> i8 loc("other")
//   "test.sink"(%0, %1, %2, %3, %5, %6) : (i32, i32, i32, i32, i16, i8) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
