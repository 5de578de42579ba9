//! Forms of operations against mlir-opt: the parts of each file of this folder are printed by both in custom
//! and in generic form, and refused on the same line. What is said of refused parts is in golden files beside
//! them (`.messages`). Without MLIR these tests do nothing, unless `PDLLC_REQUIRE_MLIR` is set.

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/parts.rs"]
mod parts;

use common::{INCLUDE, model};
use parts::parts;
use pdll_ir::{Context, PrintOptions, parse_module, print};
use pdll_source::Place;
use pdll_tests::{MLIR_OPT, golden, installed};
use std::path::Path;
use std::process::Command;

/// What is printed, or the line of the first error and its message.
type Outcome = Result<String, (usize, String)>;

/// A context that knows what these files define.
fn knowing(files: &[&str]) -> Context {
    let mut ctx = Context::new();
    pdll_dialects::add(&mut ctx, &model(files));
    ctx
}

fn ours(known: &Context, text: &str, generic: bool) -> Outcome {
    let mut ctx = known.clone();
    match parse_module(&mut ctx, "f.mlir", text.as_bytes()) {
        Ok(module) => {
            let text = print(&ctx, &module, PrintOptions { generic, ..PrintOptions::default() });
            Ok(text.trim().to_string())
        }
        Err(errors) => match &errors[0].place {
            Place::Position(at) => Err((at.line as usize, errors[0].message.clone())),
            place => panic!("no position: {place:?}"),
        },
    }
}

/// What mlir-opt makes of all parts of a file.
fn theirs(file: &Path, input: &[String], generic: bool) -> Vec<Outcome> {
    let mut command = Command::new(MLIR_OPT);
    command.args(["--allow-unregistered-dialect", "--split-input-file"]);
    let output = command.args(generic.then_some("--mlir-print-op-generic")).arg(file).output();
    let output = output.expect("mlir-opt starts");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let printed = parts(&text);
    assert_eq!(printed.len(), input.len(), "mlir-opt printed other parts");
    let messages = String::from_utf8_lossy(&output.stderr).into_owned();
    let place = |line: &str| {
        let (number, rest) = line.strip_prefix(file.to_str()?)?.strip_prefix(':')?.split_once(':')?;
        let number = number.parse::<usize>().ok()?;
        rest.split_once(" error: ").map(|(_, message)| (number, message.to_string()))
    };
    let places: Vec<(usize, String)> = messages.lines().filter_map(place).collect();
    let mut start = 0;
    let outcome = |(printed, part): (&String, &String)| {
        let end = start + part.lines().count();
        let refused = places.iter().find(|(line, _)| (start + 1..=end).contains(line));
        let outcome = match refused {
            Some((line, message)) => Err((line - start, message.clone())),
            None => Ok(printed.trim().to_string()),
        };
        start = end + 1;
        outcome
    };
    printed.iter().zip(input).map(outcome).collect()
}

/// Where two texts begin to differ.
fn difference(ours: &str, theirs: &str) -> String {
    let differing = ours.lines().zip(theirs.lines()).filter(|(ours, theirs)| ours != theirs);
    let lines: Vec<String> =
        differing.take(4).map(|(ours, theirs)| format!("  ours:   {ours}\n  theirs: {theirs}")).collect();
    lines.join("\n")
}

fn compare(name: &str, input: &str, definitions: &[&str]) {
    if !installed(&[MLIR_OPT, INCLUDE]) {
        return;
    }
    // `FORMS=dir` takes the files of another folder.
    let input = match std::env::var("FORMS") {
        Ok(folder) => match std::fs::read_to_string(format!("{folder}/{name}.mlir")) {
            Ok(text) => text,
            Err(_) => return,
        },
        Err(_) => input.to_string(),
    };
    let files: Vec<String> = definitions.iter().map(|file| format!("{file}.td")).collect();
    let known = knowing(&files.iter().map(String::as_str).collect::<Vec<_>>());
    let scratch = tempfile::Builder::new().suffix(".mlir").tempfile().expect("a place for files");
    std::fs::write(scratch.path(), &input).expect("a place for files");
    let input = parts(&input);
    let mut failures = Vec::new();
    for generic in [false, true] {
        for (index, (part, theirs)) in input.iter().zip(theirs(scratch.path(), &input, generic)).enumerate() {
            failures.extend(match (ours(&known, part, generic), theirs) {
                (Ok(ours), Ok(theirs)) if ours == theirs => None,
                (Err(ours), Err(theirs)) if ours.0 == theirs.0 => None,
                (Ok(ours), Ok(theirs)) => Some(format!("part {index}:\n{}", difference(&ours, &theirs))),
                (ours, theirs) => {
                    let line = |outcome: &Outcome| outcome.as_ref().err().cloned();
                    let (ours, theirs) = (line(&ours), line(&theirs));
                    let at = ours.as_ref().or(theirs.as_ref()).map_or(1, |error| error.0);
                    let text = part.lines().nth(at - 1).unwrap_or_default();
                    Some(format!("part {index}:\n  ours: {ours:?}\n  theirs: {theirs:?}\n{text}"))
                }
            });
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    if name.starts_with("refused") {
        let said: String =
            input.iter().filter_map(|part| message(part, ours(&known, part, false).err()?)).collect();
        golden(format!("tests/hand/{name}.messages"), &said);
    }
}

/// A refused line and why it is.
fn message(part: &str, (line, message): (usize, String)) -> Option<String> {
    let text = part.lines().nth(line.checked_sub(1)?)?.trim();
    Some(format!("{text}\n    error: {message}\n"))
}

/// Locations of variables that are written without their types.
#[test]
fn variables_of_loops_have_locations() {
    if !installed(&[INCLUDE]) {
        return;
    }
    let mut ctx = knowing(&["Affine/IR/AffineOps.td"]);
    let text = "\
module {
  affine.for %arg0 loc(\"i\") = 0 to 4 {
  } loc(\"loop\")
} loc(\"f.mlir\":0:0)
";
    let module = parse_module(&mut ctx, "f.mlir", text.as_bytes()).expect("it is right");
    let options = PrintOptions { debuginfo: true, local_scope: true, ..PrintOptions::default() };
    assert_eq!(print(&ctx, &module, options), text);
}

/// What is in the region of a named operation is nowhere.
#[test]
fn built_regions_have_no_locations() {
    if !installed(&[INCLUDE]) {
        return;
    }
    let mut ctx = knowing(&["Linalg/IR/LinalgStructuredOps.td"]);
    let text = "\
func.func @f(%x: f32, %m: memref<?xf32>) {
  linalg.fill ins(%x : f32) outs(%m : memref<?xf32>) loc(\"fill\")
  return
}
";
    let module = parse_module(&mut ctx, "f.mlir", text.as_bytes()).expect("it is right");
    let options =
        PrintOptions { debuginfo: true, local_scope: true, generic: true, ..PrintOptions::default() };
    let printed = print(&ctx, &module, options);
    assert!(printed.contains("^bb0(%arg2: f32 loc(unknown), %arg3: f32 loc(unknown)):"), "{printed}");
    assert!(printed.contains("\"linalg.yield\"(%arg2) : (f32) -> () loc(unknown)"), "{printed}");
}

macro_rules! forms {
    ($($name:ident: $($definitions:literal)*;)*) => {
        $(
            #[test]
            fn $name() {
                let name = stringify!($name);
                compare(name, include_str!(concat!(stringify!($name), ".mlir")), &[$($definitions),*]);
            }
        )*
    };
}

forms! {
    acc: "OpenACC/OpenACCOps" "MemRef/IR/MemRefOps" "LLVMIR/LLVMOps" "SCF/IR/SCFOps";
    acc_rules: "OpenACC/OpenACCOps" "MemRef/IR/MemRefOps";
    affine: "Affine/IR/AffineOps" "Arith/IR/ArithOps" "MemRef/IR/MemRefOps";
    aliases: "LLVMIR/LLVMOps" "LLVMIR/LLVMIntrinsicOps";
    around: "SMT/IR/SMT" "GPU/IR/GPUOps" "LLVMIR/LLVMOps" "LLVMIR/NVVMOps" "DLTI/DLTI";
    arith: "Arith/IR/ArithOps";
    arm: "ArmNeon/ArmNeon" "ArmSVE/IR/ArmSVE" "ArmSME/IR/ArmSMEOps" "ArmSME/IR/ArmSMEIntrinsicOps"
        "LLVMIR/LLVMOps" "UB/IR/UBOps";
    async_tokens: "Async/IR/AsyncOps";
    bufferization: "MemRef/IR/MemRefOps" "Bufferization/IR/BufferizationOps";
    checks: "Arith/IR/ArithOps" "ControlFlow/IR/ControlFlowOps" "MemRef/IR/MemRefOps" "SCF/IR/SCFOps"
        "Tensor/IR/TensorOps";
    devices: "NVGPU/IR/NVGPUOps" "GPU/IR/GPUOps" "X86Vector/X86Vector" "AMX/AMX" "ArmNeon/ArmNeon"
        "ArmSVE/IR/ArmSVE" "ArmSME/IR/ArmSMEOps" "AMDGPU/IR/AMDGPU" "XeGPU/IR/XeGPUOps";
    emitc: "EmitC/IR/EmitC";
    gpu: "GPU/IR/GPUOps" "Arith/IR/ArithOps";
    gpu_rules: "GPU/IR/GPUOps" "LLVMIR/LLVMOps" "LLVMIR/NVVMOps" "LLVMIR/ROCDLOps";
    layouts: "LLVMIR/LLVMOps" "Ptr/IR/PtrOps" "MPI/IR/MPIOps";
    linalg: "Linalg/IR/LinalgOps" "Linalg/IR/LinalgStructuredOps" "Linalg/IR/LinalgRelayoutOps"
        "Arith/IR/ArithOps" "Math/IR/MathOps" "Complex/IR/ComplexOps";
    llvm: "LLVMIR/LLVMOps" "LLVMIR/LLVMIntrinsicOps";
    llvm_more: "LLVMIR/LLVMOps" "LLVMIR/LLVMIntrinsicOps";
    llvm_rules: "LLVMIR/LLVMOps" "LLVMIR/LLVMIntrinsicOps" "DLTI/DLTI";
    memref: "MemRef/IR/MemRefOps" "Arith/IR/ArithOps";
    ml_program: "MLProgram/IR/MLProgramOps";
    nvvm: "LLVMIR/LLVMOps" "LLVMIR/NVVMOps";
    omp: "OpenMP/OpenMPOps" "MemRef/IR/MemRefOps" "LLVMIR/LLVMOps";
    omp_loops: "OpenMP/OpenMPOps" "SCF/IR/SCFOps" "LLVMIR/LLVMOps";
    pdl: "PDL/IR/PDLOps";
    pdl_interp: "PDLInterp/IR/PDLInterpOps";
    ptr: "Ptr/IR/PtrOps" "LLVMIR/LLVMOps" "LLVMIR/NVVMOps";
    refused_acc: "OpenACC/OpenACCOps";
    refused_acc_rules: "OpenACC/OpenACCOps" "MemRef/IR/MemRefOps" "LLVMIR/LLVMOps" "Arith/IR/ArithOps";
    refused_affine: "Affine/IR/AffineOps" "Arith/IR/ArithOps" "MemRef/IR/MemRefOps" "Vector/IR/VectorOps"
        "SCF/IR/SCFOps";
    refused_arm: "ArmNeon/ArmNeon" "ArmSVE/IR/ArmSVE" "ArmSME/IR/ArmSMEOps" "UB/IR/UBOps";
    refused_around: "SMT/IR/SMT" "GPU/IR/GPUOps" "LLVMIR/LLVMOps" "LLVMIR/NVVMOps" "DLTI/DLTI";
    refused_async: "Async/IR/AsyncOps" "Arith/IR/ArithOps";
    refused_device_rules: "LLVMIR/LLVMOps" "LLVMIR/NVVMOps" "LLVMIR/XeVMOps" "AMDGPU/IR/AMDGPU"
        "ArmSME/IR/ArmSMEOps" "GPU/IR/GPUOps" "MemRef/IR/MemRefOps";
    refused_devices: "NVGPU/IR/NVGPUOps" "GPU/IR/GPUOps" "X86Vector/X86Vector" "AMX/AMX" "ArmNeon/ArmNeon"
        "ArmSVE/IR/ArmSVE" "ArmSME/IR/ArmSMEOps" "AMDGPU/IR/AMDGPU" "XeGPU/IR/XeGPUOps";
    refused_dlti_rules: "DLTI/DLTI" "LLVMIR/LLVMOps";
    refused_emitc: "EmitC/IR/EmitC";
    refused_emitc_rules: "EmitC/IR/EmitC";
    refused_gpu: "GPU/IR/GPUOps" "Arith/IR/ArithOps";
    refused_gpu_rules: "GPU/IR/GPUOps" "LLVMIR/LLVMOps" "LLVMIR/NVVMOps" "LLVMIR/ROCDLOps"
        "LLVMIR/XeVMOps" "Arith/IR/ArithOps" "MemRef/IR/MemRefOps";
    refused_kinds: "Tensor/IR/TensorOps" "MemRef/IR/MemRefOps" "Complex/IR/ComplexOps"
        "Vector/IR/VectorOps" "Bufferization/IR/BufferizationOps" "Affine/IR/AffineOps" "Linalg/IR/LinalgOps"
        "Linalg/IR/LinalgRelayoutOps";
    refused_layouts: "LLVMIR/LLVMOps" "Ptr/IR/PtrOps";
    refused_linalg: "Linalg/IR/LinalgOps" "Linalg/IR/LinalgStructuredOps" "Linalg/IR/LinalgRelayoutOps"
        "Arith/IR/ArithOps" "Tensor/IR/TensorOps" "MemRef/IR/MemRefOps";
    refused_llvm: "LLVMIR/LLVMOps" "LLVMIR/LLVMIntrinsicOps";
    refused_llvm_rules: "LLVMIR/LLVMOps" "LLVMIR/LLVMIntrinsicOps" "DLTI/DLTI";
    refused_llvm_values: "LLVMIR/LLVMOps" "LLVMIR/LLVMIntrinsicOps";
    refused_memref: "MemRef/IR/MemRefOps" "Arith/IR/ArithOps" "Bufferization/IR/BufferizationOps";
    refused_nvvm: "LLVMIR/LLVMOps" "LLVMIR/NVVMOps" "LLVMIR/ROCDLOps" "GPU/IR/GPUOps";
    refused_omp: "OpenMP/OpenMPOps" "LLVMIR/LLVMOps" "Arith/IR/ArithOps";
    refused_omp_loops_rules: "OpenMP/OpenMPOps" "MemRef/IR/MemRefOps" "LLVMIR/LLVMOps" "Arith/IR/ArithOps";
    refused_omp_rules: "OpenMP/OpenMPOps" "MemRef/IR/MemRefOps" "LLVMIR/LLVMOps" "Arith/IR/ArithOps";
    refused_pdl: "PDL/IR/PDLOps";
    refused_pdl_patterns: "PDL/IR/PDLOps";
    refused_ptr: "Ptr/IR/PtrOps" "LLVMIR/LLVMOps";
    refused_regions: "Arith/IR/ArithOps" "SCF/IR/SCFOps" "Tensor/IR/TensorOps" "MemRef/IR/MemRefOps"
        "Affine/IR/AffineOps" "Vector/IR/VectorOps" "Linalg/IR/LinalgOps" "Linalg/IR/LinalgStructuredOps"
        "Linalg/IR/LinalgRelayoutOps" "Bufferization/IR/BufferizationOps" "GPU/IR/GPUOps" "Quant/IR/QuantOps";
    refused_shape: "Shape/IR/ShapeOps" "Arith/IR/ArithOps";
    refused_shard_rules: "Shard/IR/ShardOps";
    refused_small: "Bufferization/IR/BufferizationOps" "MLProgram/IR/MLProgramOps" "Shard/IR/ShardOps"
        "MPI/IR/MPIOps" "Quant/IR/QuantOps" "IRDL/IR/IRDLOps";
    refused_solvers: "SMT/IR/SMT" "IRDL/IR/IRDLOps" "WasmSSA/IR/WasmSSAOps" "Arith/IR/ArithOps";
    refused_solvers_rules: "SMT/IR/SMT" "IRDL/IR/IRDLOps" "WasmSSA/IR/WasmSSAOps" "Ptr/IR/PtrOps"
        "LLVMIR/LLVMOps" "Arith/IR/ArithOps";
    refused_sparse_tensor: "SparseTensor/IR/SparseTensorOps" "Arith/IR/ArithOps";
    refused_spirv: "SPIRV/IR/SPIRVOps";
    refused_std: "Arith/IR/ArithOps" "ControlFlow/IR/ControlFlowOps" "SCF/IR/SCFOps" "Tensor/IR/TensorOps";
    refused_symbols: "Quant/IR/QuantOps" "SPIRV/IR/SPIRVOps" "SparseTensor/IR/SparseTensorOps"
        "Arith/IR/ArithOps" "LLVMIR/LLVMOps" "EmitC/IR/EmitC" "Async/IR/AsyncOps";
    refused_tosa: "Tosa/IR/TosaOps";
    refused_transform: "Transform/IR/TransformOps" "Linalg/TransformOps/LinalgTransformOps"
        "Transform/PDLExtension/PDLExtensionOps" "PDL/IR/PDLOps" "Arith/IR/ArithOps"
        "Linalg/TransformOps/LinalgMatchOps" "Affine/TransformOps/AffineTransformOps"
        "Bufferization/TransformOps/BufferizationTransformOps" "Func/TransformOps/FuncTransformOps"
        "GPU/TransformOps/GPUTransformOps" "MemRef/TransformOps/MemRefTransformOps"
        "Tensor/TransformOps/TensorTransformOps" "Transform/TuneExtension/TuneExtensionOps" "SCF/IR/SCFOps";
    refused_types: "LLVMIR/LLVMOps" "SPIRV/IR/SPIRVOps" "GPU/IR/GPUOps" "Ptr/IR/PtrOps"
        "LLVMIR/NVVMOps" "LLVMIR/ROCDLOps";
    refused_values: "SCF/IR/SCFOps" "Affine/IR/AffineOps" "Arith/IR/ArithOps" "MemRef/IR/MemRefOps";
    refused_vector: "Vector/IR/VectorOps" "Arith/IR/ArithOps" "MemRef/IR/MemRefOps";
    refused_xegpu_rules: "XeGPU/IR/XeGPUOps" "Vector/IR/VectorOps" "MemRef/IR/MemRefOps"
        "Arith/IR/ArithOps";
    regions: "Arith/IR/ArithOps" "SCF/IR/SCFOps" "Tensor/IR/TensorOps" "MemRef/IR/MemRefOps"
        "Affine/IR/AffineOps" "Vector/IR/VectorOps" "Linalg/IR/LinalgOps" "Linalg/IR/LinalgStructuredOps"
        "Linalg/IR/LinalgRelayoutOps" "Bufferization/IR/BufferizationOps" "GPU/IR/GPUOps" "Quant/IR/QuantOps";
    repeated: "Arith/IR/ArithOps" "ControlFlow/IR/ControlFlowOps" "SCF/IR/SCFOps";
    rocdl: "LLVMIR/LLVMOps" "LLVMIR/ROCDLOps";
    same_names: "LLVMIR/LLVMOps" "Vector/IR/VectorOps" "UB/IR/UBOps" "ArmSME/IR/ArmSMEOps" "Ptr/IR/PtrOps"
        "EmitC/IR/EmitC";
    scf: "SCF/IR/SCFOps" "ControlFlow/IR/ControlFlowOps";
    scf_regions: "SCF/IR/SCFOps" "Tensor/IR/TensorOps";
    shard: "Shard/IR/ShardOps";
    small: "Bufferization/IR/BufferizationOps" "MLProgram/IR/MLProgramOps" "Shard/IR/ShardOps" "MPI/IR/MPIOps"
        "Quant/IR/QuantOps" "IRDL/IR/IRDLOps" "OpenACC/OpenACCOps" "OpenMP/OpenMPOps"
        "Transform/IR/TransformOps" "Linalg/TransformOps/LinalgTransformOps";
    solvers: "SMT/IR/SMT" "IRDL/IR/IRDLOps" "WasmSSA/IR/WasmSSAOps" "Arith/IR/ArithOps";
    solvers_rules: "SMT/IR/SMT" "IRDL/IR/IRDLOps" "WasmSSA/IR/WasmSSAOps" "Ptr/IR/PtrOps"
        "LLVMIR/LLVMOps" "Arith/IR/ArithOps";
    sparse_tensor: "SparseTensor/IR/SparseTensorOps" "Arith/IR/ArithOps";
    spirv: "SPIRV/IR/SPIRVOps";
    symbols: "Quant/IR/QuantOps" "SPIRV/IR/SPIRVOps" "SparseTensor/IR/SparseTensorOps" "LLVMIR/LLVMOps"
        "EmitC/IR/EmitC" "Async/IR/AsyncOps" "Tosa/IR/TosaOps";
    tensor: "Tensor/IR/TensorOps";
    tosa: "Tosa/IR/TosaOps";
    transform: "Transform/IR/TransformOps" "Linalg/TransformOps/LinalgTransformOps"
        "Transform/PDLExtension/PDLExtensionOps" "PDL/IR/PDLOps"
        "Linalg/TransformOps/LinalgMatchOps" "Affine/TransformOps/AffineTransformOps"
        "Bufferization/TransformOps/BufferizationTransformOps" "Func/TransformOps/FuncTransformOps"
        "GPU/TransformOps/GPUTransformOps" "MemRef/TransformOps/MemRefTransformOps"
        "Tensor/TransformOps/TensorTransformOps" "Transform/TuneExtension/TuneExtensionOps" "SCF/IR/SCFOps";
    types: "LLVMIR/LLVMOps" "SPIRV/IR/SPIRVOps" "GPU/IR/GPUOps" "Ptr/IR/PtrOps"
        "LLVMIR/NVVMOps" "LLVMIR/ROCDLOps";
    vector: "Vector/IR/VectorOps" "Arith/IR/ArithOps";
    wasmssa: "WasmSSA/IR/WasmSSAOps";
}

/// Types that have an interface may be defined in files that are not read; builtin types cannot.
#[test]
fn an_interface_that_nothing_has_may_be_that_of_other_types() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let known = knowing(&["Transform/IR/TransformOps.td"]);
    let taken = |ty: &str| ours(&known, &format!("%0 = transform.param.constant 4 : i64 -> {ty}"), false);
    assert_eq!(
        taken("!transform.any_param"),
        Ok("module {\n  %0 = transform.param.constant 4 : i64 -> !transform.any_param\n}".into())
    );
    let message = "this type must be TransformParamTypeInterface instance";
    assert_eq!(taken("i64"), Err((1, message.into())));
}
