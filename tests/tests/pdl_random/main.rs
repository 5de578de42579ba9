//! Random patterns in the `pdl` dialect, with all that it has: against MLIR, against MLIR's own matchers run
//! here, and against the matcher that tries every pattern by itself.
//!
//! A case is its seed. `PDLL_PDL_CASES=2000` says how many (of those that MLIR takes, where it is compared
//! with), `PDLL_PDL_SEED` where they begin.

#[path = "../naive/definition.rs"]
mod definition;
mod patterns;

use patterns::Natives as Functions;
use pdll::{IrHost, LinkedSet, Natives, PatternSet};
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Standard};
use pdll_tests::{Random, bytecode_pass, installed};
use pdll_vm::link;
use std::io::Write as _;
use std::process::{Command, Stdio};

const MLIR_OPT: &str = "/usr/lib/llvm-22/bin/mlir-opt";

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

fn seeds(default: u64) -> impl Iterator<Item = u64> {
    let first = setting("PDLL_PDL_SEED", 0);
    first..first + setting("PDLL_PDL_CASES", default)
}

/// A text as mlir-opt prints it with these flags, if it takes it and does not crash of it.
fn mlir_opt(text: &str, flags: &[&str]) -> Option<String> {
    let mut child = Command::new("timeout")
        .args(["20", MLIR_OPT, "--allow-unregistered-dialect"])
        .args(flags)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("mlir-opt starts");
    // It may die before it has read everything.
    let _ = child.stdin.take().expect("a pipe").write_all(text.as_bytes());
    let out = child.wait_with_output().expect("it ends");
    out.status.success().then(|| String::from_utf8(out.stdout).expect("text"))
}

fn file(patterns: &str, ir: &str) -> String {
    format!("module @patterns {{\n{patterns}}}\nmodule @ir {{\n{ir}}}\n")
}

/// What a printed module holds.
fn body(text: &str) -> String {
    let lines: Vec<&str> = text.trim().lines().collect();
    lines[1..lines.len() - 1].join("\n") + "\n"
}

/// One case: `None` if MLIR refuses it or its own matcher of it, or crashes of it, else whether something was
/// rewritten.
fn against_mlir(seed: u64) -> Option<bool> {
    let mut r = Random::new(seed);
    let count = 1 + r.below(4);
    let (patterns, ir) = (patterns::patterns(&mut r, count, Functions::With), patterns::ir(&mut r, 14));
    let text = file(&patterns, &ir);
    let want = mlir_opt(&text, &["--test-pdl-bytecode-pass", "--mlir-print-op-generic"]);
    let ours = bytecode_pass::run("case.mlir", text.as_bytes());
    let want = want?;
    // The pass runs matchers without verifying them. One in which the result of a constraint is used where
    // that was not called reads what an earlier match has left.
    let matcher = mlir_opt(&patterns, &["--convert-pdl-to-pdl-interp"])?;
    let ours = ours.unwrap_or_else(|why| panic!("seed {seed}: {why}\n{text}"));
    assert_eq!(ours.trim(), want.trim(), "seed {seed}\n{text}");
    // MLIR's own matcher of the same patterns, run here.
    let text = file(&body(&matcher), &ir);
    let ours = bytecode_pass::run("matcher.mlir", text.as_bytes());
    let ours = ours.unwrap_or_else(|why| panic!("seed {seed}: {why}\n{text}"));
    assert_eq!(ours.trim(), want.trim(), "seed {seed}, as pdl_interp\n{text}");
    Some(want.contains("\"r.n"))
}

#[test]
fn rewrites_are_mlirs() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    // So many are compared: MLIR refuses about half, as one pattern that it does not take is enough.
    let (first, wanted) = (setting("PDLL_PDL_SEED", 0), setting("PDLL_PDL_CASES", 60));
    let (mut all, mut compared, mut rewritten) = (0, 0, 0);
    while compared < wanted && all < 4 * wanted {
        let case = against_mlir(first + all);
        all += 1;
        compared += u64::from(case.is_some());
        rewritten += u64::from(case == Some(true));
    }
    println!("{compared} of {all} compared, {rewritten} of them rewritten");
    assert!(compared == wanted && rewritten * 8 > compared, "{compared} of {all}, {rewritten} rewritten");
}

/// What both matchers say at every operation; how many match.
fn against_naive(seed: u64) -> usize {
    let mut r = Random::new(seed);
    let count = 1 + r.below(6);
    let (patterns, text) = (patterns::patterns(&mut r, count, Functions::Without), patterns::ir(&mut r, 14));
    let mut sources = SourceMap::new(Standard::Extended);
    let file = sources.add("random.mlir", patterns.as_bytes()).expect("room");
    let mut diags = Diagnostics::new();
    let module = pdll::patterns_of_mlir(&mut sources, file, Standard::Extended, &mut diags);
    let Some(module) = module else { return 0 };
    let Some(program) = pdll_compiler::driver::to_program(&module, &sources, &mut diags) else { return 0 };
    let mut ctx = pdll::ir::Context::new();
    let mut ir = pdll::ir::parse_module(&mut ctx, "random.ir", text.as_bytes()).expect("valid IR").ir;
    let constants = definition::Constants::new(&mut ctx, &module);
    let body = std::mem::take(ir.top_mut());
    let expected: Vec<_> = body
        .walk(true)
        .into_iter()
        .map(|op| (op, definition::best(&ctx, &body, &module, &constants, op)))
        .collect();
    let mut host = IrHost::new(ctx, body);
    let linked = link(&program, &mut host, &Natives::new()).expect("links");
    let mut matcher = LinkedSet::from(linked).matcher();
    let mut hits = 0;
    for (op, wanted) in expected {
        let found = matcher.first_match(&host, op);
        let found = found.map(|found| program.patterns[found.pattern() as usize].name.to_string());
        let wanted = wanted.map(|p| format!("P{p}"));
        hits += usize::from(found.is_some());
        assert_eq!(found, wanted, "seed {seed} at {op:?} with\n{patterns}\non\n{text}");
    }
    hits
}

#[test]
fn the_fused_matcher_finds_what_the_naive_one_finds() {
    let hits: usize = seeds(300).map(against_naive).sum();
    assert!(hits > 100, "{hits}");
}

/// PDLL printed as a matcher of MLIR, and read back: the same program does the same.
#[test]
fn our_matchers_are_read_back() {
    let mut compared = 0;
    for seed in seeds(100) {
        let mut r = Random::new(seed);
        let (patterns, ir) = (patterns::patterns(&mut r, 3, Functions::Without), patterns::ir(&mut r, 14));
        let Ok(set) = PatternSet::from_source("random.mlir", &patterns) else { continue };
        let printed = pdll_compiler::emit::interp::print(&set.programs()[0]);
        // The pass takes what the verifier of the dialect takes: each operation of a match is used.
        let Ok(direct) = bytecode_pass::run("direct.mlir", file(&patterns, &ir).as_bytes()) else { continue };
        let back = bytecode_pass::run("back.mlir", file(&body(&printed), &ir).as_bytes());
        assert_eq!(back, Ok(direct), "seed {seed}\n{patterns}\n{printed}\n{ir}");
        compared += 1;
    }
    assert!(compared > 30, "{compared} compared");
}
