// Attributes that hold several bits with names, read from and written as their text: more of them than could be
// listed, groups of them, and separators of more than a comma.
// HEADER mlir/Dialect/SPIRV/IR/SPIRVOps.h
// HEADER mlir/Dialect/LLVMIR/LLVMDialect.h
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"
include "mlir/Dialect/SPIRV/IR/SPIRVOps.td"

def Releases : Constraint<CPred<"bitEnumContainsAny($0.getValue(), spirv::MemorySemantics::Release)">>;
def Acquires : NativeCodeCall<"spirv::MemorySemanticsAttr::get($_builder.getContext(), ($0.getValue() & ~spirv::MemorySemantics::Release) | spirv::MemorySemantics::Acquire)">;
def Barrier : Pattern<(SPIRV_MemoryBarrierOp $s, $m), [(SPIRV_ControlBarrierOp $s, $s, (Acquires $m))], [(Releases $m)]>;

def Meet : NativeCodeCall<"LLVM::FastmathFlagsAttr::get($_builder.getContext(), $0.getValue() & $1.getValue())">;
def Join : NativeCodeCall<"LLVM::FastmathFlagsAttr::get($_builder.getContext(), $0.getValue() | $1.getValue())">;
def Mul : Pat<(LLVM_FMulOp (LLVM_FAddOp $x, $y, $f), $z, $g), (LLVM_FSubOp $x, $z, (Meet $f, $g))>;
def Div : Pat<(LLVM_FDivOp (LLVM_FAddOp $x, $y, $f), $z, $g), (LLVM_FSubOp $x, $z, (Join $f, $g))>;

def Only : NativeCodeCall<"arith::IntegerOverflowFlagsAttr::get($_builder.getContext(), bitEnumClear($0.getValue(), arith::IntegerOverflowFlags::nsw))">;
def Twice : NativeCodeCall<"arith::IntegerOverflowFlagsAttr::get($_builder.getContext(), bitEnumSet($0.getValue(), $1.getValue()))">;
def Add : Pat<(Arith_AddIOp $x, $y, $f), (Arith_SubIOp $x, $y, (Only $f))>;
def Shl : Pat<(Arith_MulIOp (Arith_ShLIOp $x, $y, $f), $z, $g), (Arith_SubIOp $x, $y, (Twice $f, $g))>;

// INPUT
// "func.func"() <{function_type = (f32, i32) -> (), sym_name = "f"}> ({
// ^bb0(%f: f32, %a: i32):
//   "spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Release>}> : () -> ()
//   "spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Workgroup>, memory_semantics = #spirv.memory_semantics<Release|UniformMemory|ImageMemory>}> : () -> ()
//   "spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire|UniformMemory>}> : () -> ()
//   "spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<None>}> : () -> ()
//   %0 = "llvm.fadd"(%f, %f) <{fastmathFlags = #llvm.fastmath<nnan, arcp>}> : (f32, f32) -> f32
//   %1 = "llvm.fadd"(%f, %f) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
//   %2 = "llvm.fadd"(%f, %f) : (f32, f32) -> f32
//   %3 = "llvm.fmul"(%0, %f) <{fastmathFlags = #llvm.fastmath<arcp, nsz>}> : (f32, f32) -> f32
//   %4 = "llvm.fmul"(%1, %f) <{fastmathFlags = #llvm.fastmath<arcp, nsz>}> : (f32, f32) -> f32
//   %5 = "llvm.fmul"(%1, %f) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
//   %6 = "llvm.fmul"(%2, %f) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, f32) -> f32
//   %7 = "llvm.fdiv"(%0, %f) <{fastmathFlags = #llvm.fastmath<ninf, nsz, contract, afn, reassoc>}> : (f32, f32) -> f32
//   %8 = "llvm.fdiv"(%0, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, f32) -> f32
//   %9 = "llvm.fdiv"(%2, %f) : (f32, f32) -> f32
//   %10 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
//   %11 = "arith.addi"(%a, %a) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
//   %12 = "arith.addi"(%a, %a) : (i32, i32) -> i32
//   %13 = "arith.shli"(%a, %a) <{overflowFlags = #arith.overflow<nuw>}> : (i32, i32) -> i32
//   %14 = "arith.muli"(%13, %a) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
//   "test.sink"(%3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %14) : (f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
