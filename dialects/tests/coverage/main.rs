//! Operations of the dialects that come with MLIR, in generic form and in their own, against mlir-opt.
//!
//! For each operation with a declarative format random instances are written in generic form ([`sample`]).
//! Those that mlir-opt takes it prints in custom form; from either text we must print the other, to the
//! letter. A few instances of each operation are tried first, then more of those of which it took none, and
//! last a few with both verifiers off. Without MLIR these tests do nothing, unless `PDLLC_REQUIRE_MLIR` is
//! set.

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/parts.rs"]
mod parts;
mod sample;
#[path = "../common/samples.rs"]
mod samples;

use common::{INCLUDE, model};
use parts::parts;
use pdll_ir::{Context, PrintOptions, parse_module, print};
use pdll_tests::{MLIR_OPT, installed};
use samples::context;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How instances are taken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verifier {
    On,
    /// Types and attributes are of the right classes, and more is not asked.
    Off,
}

const UNVERIFIED: [&str; 2] =
    ["--mlir-very-unsafe-disable-verifier-on-parsing", "--mlir-print-assume-verified"];

/// What mlir-opt prints of each part; nothing for those that it refuses.
fn mlir_opt(input: &[String], generic: bool, verifier: Verifier) -> Vec<String> {
    let mut flags = vec!["--mlir-print-local-scope"];
    flags.extend(generic.then_some("--mlir-print-op-generic"));
    flags.extend(UNVERIFIED.into_iter().filter(|_| verifier == Verifier::Off));
    let output = samples::mlir_opt(input, &flags);
    let text = String::from_utf8(output.stdout).expect("text");
    let printed: Vec<String> = parts(&text).iter().map(|part| part.trim().to_string()).collect();
    match printed.len() == input.len() {
        true => printed,
        // Something ended it: one by one.
        false if input.len() > 1 => {
            let (left, right) = input.split_at(input.len() / 2);
            [mlir_opt(left, generic, verifier), mlir_opt(right, generic, verifier)].concat()
        }
        false => vec![String::new()],
    }
}

/// What we print of a text.
fn ours(known: &Context, text: &str, generic: bool) -> Result<String, String> {
    let mut ctx = known.clone();
    let module = parse_module(&mut ctx, "f.mlir", text.as_bytes()).map_err(|errors| {
        errors.iter().map(|error| format!("{:?}: {}", error.place, error.message)).collect::<String>()
    })?;
    let options = PrintOptions { generic, local_scope: true, ..PrintOptions::default() };
    Ok(print(&ctx, &module, options).trim().to_string())
}

/// How many instances of an operation are compared.
const ENOUGH: usize = 6;

/// How the operations of a dialect fare.
#[derive(Default)]
struct Tally {
    formats: usize,
    tried: usize,
    right: usize,
    wrong: Vec<String>,
    /// Those of which mlir-opt took no instance.
    unsampled: Vec<String>,
}

/// How many instances of an operation are tried first, and how many without verifiers.
const FIRST: usize = 10;
const LAST: usize = 4;

/// What became of the instances of each operation.
type Seen<'m> = BTreeMap<&'m str, Vec<Result<(), String>>>;

/// Compares instances, each with the operation that it is of.
fn compare_instances<'m>(
    known: &Context,
    list: &[(&'m str, String)],
    verifier: Verifier,
    seen: &mut Seen<'m>,
) {
    let parts: Vec<String> = list.iter().map(|(_, part)| part.clone()).collect();
    let generic = mlir_opt(&parts, true, verifier);
    let custom = mlir_opt(&parts, false, verifier);
    // A few operations print what cannot be read back.
    let again = mlir_opt(&custom, true, verifier);
    for ((((op, _), generic), custom), again) in list.iter().zip(&generic).zip(&custom).zip(&again) {
        if generic.is_empty() || custom.is_empty() || seen.get(op).is_some_and(|seen| seen.len() == ENOUGH) {
            continue;
        }
        let check = |from: &str, to: &str, as_generic: bool| match ours(known, from, as_generic) {
            Ok(printed) if printed == to => Ok(()),
            Ok(printed) => Err(format!("from\n{from}\nwe print\n{printed}\nand MLIR\n{to}\n")),
            Err(why) => Err(format!("we refuse\n{from}\n{why}\n")),
        };
        let both = check(generic, custom, false).and_then(|()| match again == generic {
            true => check(custom, generic, true),
            false => Ok(()),
        });
        seen.entry(op).or_default().push(both);
    }
}

/// Compares all operations of a dialect.
fn compare(file: &str, dialect: &str) -> Tally {
    let model = model(&[file]);
    let mut tally = Tally::default();
    let mut ctx = context(&model);
    let unusable = pdll_dialects::register(&mut ctx, &model, dialect);
    let why: BTreeMap<&str, &str> = unusable.iter().map(|u| (u.op.as_str(), u.why.as_str())).collect();
    let formatted: Vec<_> =
        model.ops.iter().filter(|op| op.dialect == dialect && op.assembly_format.is_some()).collect();
    tally.formats = formatted.len();
    let pools = sample::Pools::new(&mut ctx, &model);
    let mut instances: Vec<(&str, Vec<String>)> = formatted
        .iter()
        .map(|op| (op.name.as_str(), sample::instances(&mut ctx, &pools, &model, op, false)))
        .collect();
    let mut known = context(&model);
    pdll_dialects::register(&mut known, &model, dialect);
    let mut seen = Seen::new();
    for (verifier, range) in
        [(Verifier::On, 0..FIRST), (Verifier::On, FIRST..usize::MAX), (Verifier::Off, 0..LAST)]
    {
        instances.retain(|(op, _)| !seen.contains_key(op));
        if verifier == Verifier::Off {
            known.skip_verification();
            for (op, list) in &mut instances {
                if let (true, Some(op)) = (list.is_empty(), model.op(op)) {
                    *list = sample::instances(&mut ctx, &pools, &model, op, true);
                }
            }
        }
        let some = |list: &[String]| list.get(range.start..range.end.min(list.len())).map(<[String]>::to_vec);
        let list: Vec<(&str, String)> = instances
            .iter()
            .flat_map(|(op, list)| some(list).unwrap_or_default().into_iter().map(|part| (*op, part)))
            .collect();
        if !list.is_empty() {
            compare_instances(&known, &list, verifier, &mut seen);
        }
    }
    tally.tried = seen.len();
    instances.retain(|(op, _)| !seen.contains_key(op));
    tally.unsampled = instances.into_iter().map(|(op, _)| op.to_string()).collect();
    for (op, results) in seen {
        match results.into_iter().find_map(Result::err) {
            None => tally.right += 1,
            Some(error) => {
                let reason = why.get(op).map_or(String::new(), |why| format!(" ({why})"));
                tally.wrong.push(format!("{op}{reason}: {error}"));
            }
        }
    }
    tally
}

/// Runs a list of dialects and asks for a share of operations that are right.
fn agree(list: &[(&str, &str)], least: usize) {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let mut all = Tally::default();
    // `COVERAGE=arith,cf` runs only these.
    let only = std::env::var("COVERAGE").ok();
    let wanted = |dialect: &str| only.as_deref().is_none_or(|only| only.split(',').any(|d| d == dialect));
    let list: Vec<_> = list.iter().filter(|(_, dialect)| wanted(dialect)).collect();
    let workers = std::thread::available_parallelism().map_or(1, |count| count.get().min(list.len().max(1)));
    let next = AtomicUsize::new(0);
    let tallies: Vec<Mutex<Tally>> = list.iter().map(|_| Mutex::default()).collect();
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some((file, dialect)) = list.get(index) else { break };
                    *tallies[index].lock().expect("nothing panics there") = compare(file, dialect);
                }
            });
        }
    });
    for ((_, dialect), tally) in list.iter().zip(tallies) {
        let tally = tally.into_inner().expect("nothing panics there");
        println!(
            "{dialect:<16} {:>4} with formats, {:>4} tried, {:>4} right",
            tally.formats, tally.tried, tally.right
        );
        all.formats += tally.formats;
        all.tried += tally.tried;
        all.right += tally.right;
        all.wrong.extend(tally.wrong);
        all.unsampled.extend(tally.unsampled);
    }
    let share = all.right * 100 / all.tried.max(1);
    println!("{} with formats, {} tried, {} right: {share} %", all.formats, all.tried, all.right);
    println!("no sample of {}", all.unsampled.join(", "));
    all.wrong.iter().for_each(|wrong| println!("{wrong}"));
    assert!(share >= least, "{share} % of the operations agree");
}

/// Files and the dialects in them.
type Dialects = &'static [(&'static str, &'static str)];

const SMALL: Dialects = &[
    ("Arith/IR/ArithOps.td", "arith"),
    ("Math/IR/MathOps.td", "math"),
    ("ControlFlow/IR/ControlFlowOps.td", "cf"),
    ("Index/IR/IndexOps.td", "index"),
    ("Complex/IR/ComplexOps.td", "complex"),
    ("UB/IR/UBOps.td", "ub"),
    ("Tensor/IR/TensorOps.td", "tensor"),
];

const FREQUENT: Dialects = &[
    ("MemRef/IR/MemRefOps.td", "memref"),
    ("Vector/IR/VectorOps.td", "vector"),
    ("SCF/IR/SCFOps.td", "scf"),
    ("Affine/IR/AffineOps.td", "affine"),
    ("Linalg/IR/LinalgOps.td", "linalg"),
    ("PDL/IR/PDLOps.td", "pdl"),
    ("PDLInterp/IR/PDLInterpOps.td", "pdl_interp"),
];

const OTHERS: Dialects = &[
    ("GPU/IR/GPUOps.td", "gpu"),
    ("LLVMIR/LLVMOps.td", "llvm"),
    ("LLVMIR/NVVMOps.td", "nvvm"),
    ("LLVMIR/ROCDLOps.td", "rocdl"),
    ("SPIRV/IR/SPIRVOps.td", "spirv"),
    ("Tosa/IR/TosaOps.td", "tosa"),
    ("Shape/IR/ShapeOps.td", "shape"),
    ("EmitC/IR/EmitC.td", "emitc"),
    ("Async/IR/AsyncOps.td", "async"),
    ("Bufferization/IR/BufferizationOps.td", "bufferization"),
    ("MLProgram/IR/MLProgramOps.td", "ml_program"),
    ("SMT/IR/SMTOps.td", "smt"),
    ("SparseTensor/IR/SparseTensorOps.td", "sparse_tensor"),
    ("Quant/IR/QuantOps.td", "quant"),
    ("Ptr/IR/PtrOps.td", "ptr"),
    ("NVGPU/IR/NVGPUOps.td", "nvgpu"),
    ("AMDGPU/IR/AMDGPU.td", "amdgpu"),
    ("ArmSVE/IR/ArmSVE.td", "arm_sve"),
    ("ArmNeon/ArmNeon.td", "arm_neon"),
    ("X86Vector/X86Vector.td", "x86vector"),
    ("XeGPU/IR/XeGPUOps.td", "xegpu"),
    ("MPI/IR/MPIOps.td", "mpi"),
    ("AMX/AMX.td", "amx"),
    ("IRDL/IR/IRDLOps.td", "irdl"),
    ("LLVMIR/VCIXOps.td", "vcix"),
    ("LLVMIR/XeVMOps.td", "xevm"),
    ("OpenACC/OpenACCOps.td", "acc"),
    ("OpenMP/OpenMPOps.td", "omp"),
    ("Shard/IR/ShardOps.td", "shard"),
    ("Transform/IR/TransformOps.td", "transform"),
    ("WasmSSA/IR/WasmSSAOps.td", "wasmssa"),
];

#[test]
fn small_dialects_agree() {
    agree(SMALL, 98);
}

#[test]
fn frequent_dialects_agree() {
    agree(FREQUENT, 95);
}

#[test]
#[ignore = "takes minutes: for changes of forms"]
fn other_dialects_agree() {
    agree(OTHERS, 95);
}

/// Nearly all formats are understood. Those that are not have directives of their own.
#[test]
fn formats_are_understood() {
    if !installed(&[INCLUDE]) {
        return;
    }
    let (mut formats, mut unusable) = (0, Vec::new());
    for &(file, dialect) in SMALL.iter().chain(FREQUENT).chain(OTHERS) {
        let model = model(&[file]);
        let mut ctx = context(&model);
        unusable.extend(pdll_dialects::register(&mut ctx, &model, dialect));
        formats +=
            model.ops.iter().filter(|op| op.dialect == dialect && op.assembly_format.is_some()).count();
    }
    unusable.iter().for_each(|unusable| println!("{}: {}", unusable.op, unusable.why));
    println!("{} of {formats} formats are not understood", unusable.len());
    assert!(unusable.len() * 100 <= formats * 5);
}
