//! Matchers in Rust find what the interpreter finds: for patterns of fixed seeds, whose matchers are in
//! `matchers/random.rs` (`UPDATE_EXPECT=1` writes it), on random IR.

use super::{compile, random};
use pdll_bytecode::VerifiedProgram;
use pdll_host_ir::IrHost;
use pdll_ir::Context;
use pdll_tests::{Random, golden, matchers};
use pdll_vm::{Machine, NativeMatcher, Natives, Session, link};
use proptest::prelude::*;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};

mod compiled {
    include!("../../matchers/random.rs");
}

const SEEDS: u64 = 16;

/// By seed.
static PROGRAMS: LazyLock<Vec<VerifiedProgram>> = LazyLock::new(|| (0..SEEDS).map(program).collect());

fn program(seed: u64) -> VerifiedProgram {
    let mut r = Random::new(seed);
    let pdll = random::patterns(&mut r, 8);
    compile(&mut r, &pdll).1
}

#[test]
fn texts() {
    let names: Vec<String> = (0..SEEDS).map(|seed| format!("seed{seed}")).collect();
    let text = matchers::modules(names.iter().zip(&*PROGRAMS).map(|(name, program)| (&**name, &**program)));
    golden(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("matchers/random.rs"), &text);
}

/// What both say at every operation; how often something matches.
fn compare(seed: u64, ir: u64) -> Result<usize, TestCaseError> {
    let program = &PROGRAMS[seed as usize];
    let mlir = random::ir(&mut Random::new(ir), 24);
    let mut ctx = Context::new();
    let mut module = pdll_ir::parse_module(&mut ctx, "random.mlir", mlir.as_bytes()).expect("valid IR").ir;
    let id = module.body_ids().last().expect("the function's body");
    let body = std::mem::take(module.body_mut(id));
    let ops = body.walk(true);
    let mut host = IrHost::new(ctx, body);
    let mut linked = || link(program, &mut host, &Natives::new()).expect("links");
    let (interpreted, native) = (linked(), linked());
    let Some(run) = compiled::find(&format!("seed{seed}")) else { return Ok(0) };
    let native = native.with_native(NativeMatcher { program: 0, run });
    let [mut interpreted, mut native] = [interpreted, native].map(|program| Machine::new(Arc::new(program)));
    let mut hits = 0;
    for op in ops {
        // Those that come after the first, too.
        let mut floor = None;
        loop {
            let [wanted, found] = [&mut interpreted, &mut native]
                .map(|machine| machine.best_match(&host, &mut Session::new(()), op, floor));
            prop_assert_eq!(found, wanted, "seed {} at {:?} after {:?} on\n{}", seed, op, floor, mlir);
            hits += usize::from(found.is_some());
            floor = found;
            if floor.is_none() {
                break;
            }
        }
    }
    Ok(hits)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn both_find_the_same(seed in 0..SEEDS, ir in any::<u64>()) {
        compare(seed, ir)?;
    }
}

#[test]
fn something_matches() {
    let all = (0..SEEDS).flat_map(|seed| (0..10).map(move |ir| (seed, ir)));
    let hits: usize = all.map(|(seed, ir)| compare(seed, ir).expect("agreement")).sum();
    assert!(hits > 500, "{hits} matches");
}
