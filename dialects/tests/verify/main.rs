//! Random operations, right and wrong, against mlir-opt's verifier: what it takes we take, and what it
//! refuses because of a definition we refuse. Without MLIR these tests do nothing, unless
//! `PDLLC_REQUIRE_MLIR` is set.

#[path = "../common/mod.rs"]
mod common;
#[path = "../coverage/sample.rs"]
mod sample;
#[path = "../common/samples.rs"]
mod samples;

use common::model;
use pdll_ir::parse_module;
use pdll_tests::{MLIR_OPT, installed};
use sample::{Pools, instances};
use samples::context;
use std::collections::BTreeMap;

/// What mlir-opt first says of each part: the line in it and the message; nothing if it takes it. `None`
/// where it crashes.
fn refused(parts: &[String]) -> Vec<Option<Option<(usize, String)>>> {
    let output = samples::mlir_opt(parts, &[]);
    if !matches!(output.status.code(), Some(0 | 1)) {
        if parts.len() == 1 {
            return vec![None];
        }
        let (left, right) = parts.split_at(parts.len() / 2);
        return [refused(left), refused(right)].concat();
    }
    // By the number of lines before it.
    let mut starts = BTreeMap::new();
    let mut line = 0;
    for (index, part) in parts.iter().enumerate() {
        starts.insert(line, index);
        line += part.lines().count() + 2;
    }
    let mut found = vec![Some(None); parts.len()];
    for message in String::from_utf8_lossy(&output.stderr).lines() {
        let Some((place, what)) = message.split_once(": error: ") else { continue };
        let line = place.split(':').nth(1).and_then(|line| line.parse::<usize>().ok());
        let Some(line) = line else { continue };
        let Some((start, &part)) = starts.range(..line).next_back() else { continue };
        if let Some(first @ None) = &mut found[part] {
            *first = Some((line - start, what.to_string()));
        }
    }
    found
}

/// Whether mlir-opt takes a text.
fn is_taken(text: &str) -> bool {
    samples::mlir_opt(&[text.to_string()], &[]).status.success()
}

/// How the operations of a dialect fare.
#[derive(Default)]
struct Tally {
    taken: usize,
    both: usize,
    /// We refuse what MLIR takes.
    strict: Vec<String>,
    /// We take what MLIR refuses.
    lax: Vec<String>,
}

fn compare(file: &str, dialect: &str, tally: &mut Tally) {
    let model = model(&[file]);
    let mut ctx = context(&model);
    pdll_dialects::register(&mut ctx, &model, dialect);
    let known = ctx.clone();
    let pools = Pools::new(&mut ctx, &model);
    let ops = model.ops.iter().filter(|op| op.dialect == dialect);
    // That amx's tiles are shapes with elements only amx's definitions tell.
    let is_told = |part: &String| !part.contains("!amx.tile");
    let parts: Vec<String> =
        ops.flat_map(|op| instances(&mut ctx, &pools, &model, op, true)).filter(is_told).collect();
    for (part, theirs) in parts.iter().zip(refused(&parts)) {
        let Some(theirs) = theirs else { continue };
        let ours = parse_module(&mut known.clone(), "f.mlir", part.as_bytes());
        match (ours, theirs) {
            (Ok(_), None) => tally.taken += 1,
            (Err(_), Some(_)) => tally.both += 1,
            // What has no place in the text is told only where the part is alone.
            (Err(_), None) if !is_taken(part) => tally.both += 1,
            (Err(errors), None) => tally.strict.push(format!("{part}{}", errors[0].message)),
            (Ok(_), Some((_, message))) => tally.lax.push(format!("{part}{message}")),
        }
    }
}

/// Compares dialects: nothing that MLIR takes is refused, and of what it refuses at least a share.
fn agree(list: &[(&str, &str)], least: usize) {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    // `VERIFY=arith,cf` runs only these.
    let only = std::env::var("VERIFY").ok();
    let mut tally = Tally::default();
    for (file, dialect) in list {
        if only.as_deref().is_none_or(|only| only.split(',').any(|d| d == *dialect)) {
            compare(file, dialect, &mut tally);
        }
    }
    let share = tally.both * 100 / (tally.both + tally.lax.len()).max(1);
    println!(
        "{} taken by both, {} refused by both ({share} %), {} only by us, {} only by MLIR",
        tally.taken,
        tally.both,
        tally.strict.len(),
        tally.lax.len()
    );
    tally.lax.iter().for_each(|text| println!("only MLIR refuses\n{text}\n"));
    assert!(tally.strict.is_empty(), "only we refuse\n{}", tally.strict.join("\n\n"));
    assert!(share >= least, "{share} % of what MLIR refuses");
}

#[test]
fn small_dialects_agree() {
    let list = [
        ("Arith/IR/ArithOps.td", "arith"),
        ("Math/IR/MathOps.td", "math"),
        ("ControlFlow/IR/ControlFlowOps.td", "cf"),
        ("Index/IR/IndexOps.td", "index"),
        ("Complex/IR/ComplexOps.td", "complex"),
        ("UB/IR/UBOps.td", "ub"),
        ("Tensor/IR/TensorOps.td", "tensor"),
        ("SCF/IR/SCFOps.td", "scf"),
    ];
    agree(&list, 90);
}

#[test]
#[ignore = "takes minutes: for changes of what is verified"]
fn large_dialects_agree() {
    let list = [
        ("MemRef/IR/MemRefOps.td", "memref"),
        ("Vector/IR/VectorOps.td", "vector"),
        ("GPU/IR/GPUOps.td", "gpu"),
        ("LLVMIR/LLVMOps.td", "llvm"),
        ("SPIRV/IR/SPIRVOps.td", "spirv"),
        ("Tosa/IR/TosaOps.td", "tosa"),
        ("Shape/IR/ShapeOps.td", "shape"),
        ("PDL/IR/PDLOps.td", "pdl"),
        ("PDLInterp/IR/PDLInterpOps.td", "pdl_interp"),
        ("Affine/IR/AffineOps.td", "affine"),
        ("EmitC/IR/EmitC.td", "emitc"),
        ("Async/IR/AsyncOps.td", "async"),
        ("Bufferization/IR/BufferizationOps.td", "bufferization"),
        ("SMT/IR/SMTOps.td", "smt"),
        ("SparseTensor/IR/SparseTensorOps.td", "sparse_tensor"),
        ("Linalg/IR/LinalgOps.td", "linalg"),
    ];
    agree(&list, 67);
}
