//! What to do about an operation whose form is not known: the file that defines its dialect.

use pdll_source::diag::{Diagnostic, Diagnostics};
use std::collections::HashSet;

/// MLIR's dialects that are not known without their definitions, and the files with these, in the folder
/// `mlir/Dialect` of its headers.
const FILES: &[(&str, &str)] = &[
    ("acc", "OpenACC/OpenACCOps.td"),
    ("affine", "Affine/IR/AffineOps.td"),
    ("amdgpu", "AMDGPU/IR/AMDGPU.td"),
    ("amx", "AMX/AMX.td"),
    ("arm_neon", "ArmNeon/ArmNeon.td"),
    ("arm_sme", "ArmSME/IR/ArmSMEOps.td"),
    ("arm_sve", "ArmSVE/IR/ArmSVE.td"),
    ("async", "Async/IR/AsyncOps.td"),
    ("bufferization", "Bufferization/IR/BufferizationOps.td"),
    ("emitc", "EmitC/IR/EmitC.td"),
    ("gpu", "GPU/IR/GPUOps.td"),
    ("irdl", "IRDL/IR/IRDLOps.td"),
    ("linalg", "Linalg/IR/LinalgDoc.td"),
    ("llvm", "LLVMIR/LLVMOps.td"),
    ("memref", "MemRef/IR/MemRefOps.td"),
    ("ml_program", "MLProgram/IR/MLProgramOps.td"),
    ("mpi", "MPI/IR/MPIOps.td"),
    ("nvgpu", "NVGPU/IR/NVGPUOps.td"),
    ("nvvm", "LLVMIR/NVVMOps.td"),
    ("omp", "OpenMP/OpenMPOps.td"),
    ("ptr", "Ptr/IR/PtrOps.td"),
    ("quant", "Quant/IR/QuantOps.td"),
    ("rocdl", "LLVMIR/ROCDLOps.td"),
    ("shape", "Shape/IR/ShapeOps.td"),
    ("shard", "Shard/IR/ShardOps.td"),
    ("smt", "SMT/IR/SMT.td"),
    ("sparse_tensor", "SparseTensor/IR/SparseTensorOps.td"),
    ("spirv", "SPIRV/IR/SPIRVOps.td"),
    ("tosa", "Tosa/IR/TosaOps.td"),
    ("transform", "Transform/IR/TransformOps.td"),
    ("vcix", "LLVMIR/VCIXOps.td"),
    ("vector", "Vector/IR/VectorOps.td"),
    ("wasmssa", "WasmSSA/IR/WasmSSAOps.td"),
    ("x86vector", "X86Vector/X86Vector.td"),
    ("xegpu", "XeGPU/IR/XeGPU.td"),
    ("xevm", "LLVMIR/XeVMOps.td"),
];

/// The operation that is not known, if this is what an error says.
fn unknown(error: &Diagnostic) -> Option<&str> {
    let (op, rest) = error.message.strip_prefix("the operation `")?.split_once('`')?;
    rest.contains("no custom form is registered").then_some(op)
}

/// Errors about operations that are not known, each dialect's first with what to do about it.
pub(crate) fn advise(errors: Diagnostics) -> Diagnostics {
    let mut seen = HashSet::new();
    let mut advised = Diagnostics::new();
    for error in errors {
        let dialect =
            unknown(&error).and_then(|op| op.split_once('.')).map(|(dialect, _)| dialect.to_string());
        let Some(dialect) = dialect.filter(|dialect| !seen.contains(dialect)) else {
            advised.push(error);
            continue;
        };
        let file = FILES.iter().find(|(name, _)| *name == dialect).map(|(_, file)| *file);
        let help = match file {
            Some(file) => format!(
                "`--dialect INCLUDE/mlir/Dialect/{file} -I INCLUDE` reads the definition of `{dialect}` that \
                 MLIR installs in the folder INCLUDE"
            ),
            None => format!("`--dialect FILE.td` reads the definition of `{dialect}` from a file"),
        };
        advised.push(error.help(help));
        seen.insert(dialect);
    }
    advised
}
