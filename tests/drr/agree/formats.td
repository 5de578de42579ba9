// Floats that have a name in each format, in code.
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Soft0 : NativeCodeCall<"$_builder.getFloatAttr($0.getType(), APFloat::getInf(cast<FloatType>($0.getType()).getFloatSemantics()))">;
def Soft1 : NativeCodeCall<"FloatAttr::get($0.getType(), APFloat::getInf(cast<FloatType>($0.getType()).getFloatSemantics(), /*Negative=*/true))">;
def Soft2 : NativeCodeCall<"FloatAttr::get($0.getType(), APFloat::getZero(cast<FloatType>($0.getType()).getFloatSemantics(), true))">;
def Soft3 : NativeCodeCall<"FloatAttr::get($0.getType(), APFloat::getOne(cast<FloatType>($0.getType()).getFloatSemantics()))">;
def Soft4 : NativeCodeCall<"FloatAttr::get($0.getType(), APFloat::getQNaN(cast<FloatType>($0.getType()).getFloatSemantics()))">;
def Soft5 : NativeCodeCall<"FloatAttr::get($0.getType(), APFloat::getNaN(cast<FloatType>($0.getType()).getFloatSemantics()))">;
def R : Pat<(Arith_SubFOp $x, $x, $f), (Arith_MulFOp (Arith_ConstantOp (Soft0 $x)), (Arith_MulFOp (Arith_ConstantOp (Soft1 $x)), (Arith_MulFOp (Arith_ConstantOp (Soft2 $x)), (Arith_MulFOp (Arith_ConstantOp (Soft3 $x)), (Arith_MulFOp (Arith_ConstantOp (Soft4 $x)), (Arith_MulFOp (Arith_ConstantOp (Soft5 $x)), $x, $f), $f), $f), $f), $f), $f)>;
def Given0 : NativeCodeCall<"FloatAttr::get($_builder.getF32Type(), APFloat::getLargest(APFloat::IEEEsingle(), true))">;
def Given1 : NativeCodeCall<"FloatAttr::get($_builder.getF16Type(), APFloat::getLargest(APFloat::IEEEhalf()))">;
def Given2 : NativeCodeCall<"FloatAttr::get($_builder.getBF16Type(), APFloat::getLargest(APFloat::BFloat()))">;
def Given3 : NativeCodeCall<"FloatAttr::get($_builder.getF64Type(), APFloat::getLargest(APFloat::IEEEdouble()))">;
def Given4 : NativeCodeCall<"FloatAttr::get($_builder.getF32Type(), llvm::APFloat::getInf(llvm::APFloat::IEEEsingle()))">;
def G0 : Pat<(Arith_AddFOp $x, $x, $f), (Arith_ConstantOp (Given0)), [(Constraint<CPred<"cast<Type>($0.getType()) == $_builder.getF32Type()">> $x)]>;
def G1 : Pat<(Arith_DivFOp $x, $x, $f), (Arith_ConstantOp (Given1)), [(Constraint<CPred<"cast<Type>($0.getType()) == $_builder.getF16Type()">> $x)]>;
def G2 : Pat<(Arith_RemFOp $x, $x, $f), (Arith_ConstantOp (Given2)), [(Constraint<CPred<"cast<Type>($0.getType()) == $_builder.getBF16Type()">> $x)]>;
def G3 : Pat<(Arith_MaximumFOp $x, $x, $f), (Arith_ConstantOp (Given3)), [(Constraint<CPred<"cast<Type>($0.getType()) == $_builder.getF64Type()">> $x)]>;
def G4 : Pat<(Arith_MinimumFOp $x, $x, $f), (Arith_ConstantOp (Given4)), [(Constraint<CPred<"cast<Type>($0.getType()) == $_builder.getF32Type()">> $x)]>;

// INPUT
// "func.func"() <{function_type = (f32, f64, f16, bf16) -> (), sym_name = "f"}> ({
// ^bb0(%a: f32, %b: f64, %c: f16, %d: bf16):
//   %0 = "arith.subf"(%a, %a) : (f32, f32) -> f32
//   "test.sink"(%0) : (f32) -> ()
//   %1 = "arith.addf"(%a, %a) : (f32, f32) -> f32
//   "test.sink"(%1) : (f32) -> ()
//   %2 = "arith.divf"(%a, %a) : (f32, f32) -> f32
//   "test.sink"(%2) : (f32) -> ()
//   %3 = "arith.remf"(%a, %a) : (f32, f32) -> f32
//   "test.sink"(%3) : (f32) -> ()
//   %4 = "arith.maximumf"(%a, %a) : (f32, f32) -> f32
//   "test.sink"(%4) : (f32) -> ()
//   %5 = "arith.minimumf"(%a, %a) : (f32, f32) -> f32
//   "test.sink"(%5) : (f32) -> ()
//   %6 = "arith.subf"(%b, %b) : (f64, f64) -> f64
//   "test.sink"(%6) : (f64) -> ()
//   %7 = "arith.addf"(%b, %b) : (f64, f64) -> f64
//   "test.sink"(%7) : (f64) -> ()
//   %8 = "arith.divf"(%b, %b) : (f64, f64) -> f64
//   "test.sink"(%8) : (f64) -> ()
//   %9 = "arith.remf"(%b, %b) : (f64, f64) -> f64
//   "test.sink"(%9) : (f64) -> ()
//   %10 = "arith.maximumf"(%b, %b) : (f64, f64) -> f64
//   "test.sink"(%10) : (f64) -> ()
//   %11 = "arith.minimumf"(%b, %b) : (f64, f64) -> f64
//   "test.sink"(%11) : (f64) -> ()
//   %12 = "arith.subf"(%c, %c) : (f16, f16) -> f16
//   "test.sink"(%12) : (f16) -> ()
//   %13 = "arith.addf"(%c, %c) : (f16, f16) -> f16
//   "test.sink"(%13) : (f16) -> ()
//   %14 = "arith.divf"(%c, %c) : (f16, f16) -> f16
//   "test.sink"(%14) : (f16) -> ()
//   %15 = "arith.remf"(%c, %c) : (f16, f16) -> f16
//   "test.sink"(%15) : (f16) -> ()
//   %16 = "arith.maximumf"(%c, %c) : (f16, f16) -> f16
//   "test.sink"(%16) : (f16) -> ()
//   %17 = "arith.minimumf"(%c, %c) : (f16, f16) -> f16
//   "test.sink"(%17) : (f16) -> ()
//   %18 = "arith.subf"(%d, %d) : (bf16, bf16) -> bf16
//   "test.sink"(%18) : (bf16) -> ()
//   %19 = "arith.addf"(%d, %d) : (bf16, bf16) -> bf16
//   "test.sink"(%19) : (bf16) -> ()
//   %20 = "arith.divf"(%d, %d) : (bf16, bf16) -> bf16
//   "test.sink"(%20) : (bf16) -> ()
//   %21 = "arith.remf"(%d, %d) : (bf16, bf16) -> bf16
//   "test.sink"(%21) : (bf16) -> ()
//   %22 = "arith.maximumf"(%d, %d) : (bf16, bf16) -> bf16
//   "test.sink"(%22) : (bf16) -> ()
//   %23 = "arith.minimumf"(%d, %d) : (bf16, bf16) -> bf16
//   "test.sink"(%23) : (bf16) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
