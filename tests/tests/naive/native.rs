//! Matchers in Rust find what the interpreter finds, and spend as much: for random patterns and random code
//! of fixed seeds, whose matchers are in `matchers/random.rs` and `matchers/code.rs` (`UPDATE_EXPECT=1`
//! writes them), on random IR.

use super::{code, compile, random};
use pdll_bytecode::isa::{INSTRUCTIONS, opcode_at};
use pdll_bytecode::{Bank, VerifiedProgram};
use pdll_host_ir::IrHost;
use pdll_ir::{Attr, Context, Op, Type, Value};
use pdll_tests::{Random, golden, matchers};
use pdll_vm::{
    Budget, Held, Host, Limits, Machine, Matching, NativeMatcher, Natives, Probe, Session, Verdict, link,
};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};

mod compiled {
    include!("../../matchers/random.rs");
}

mod compiled_code {
    include!("../../matchers/code.rs");
}

type Run = fn(&mut Matching<'_, IrHost>, u32) -> u32;

/// Of patterns, and of random code.
const SEEDS: u64 = 16;
const CODE_SEEDS: u64 = 10;

/// By seed.
static PATTERNS: LazyLock<Vec<VerifiedProgram>> = LazyLock::new(|| (0..SEEDS).map(patterns).collect());
static CODE: LazyLock<Vec<VerifiedProgram>> = LazyLock::new(|| {
    (0..CODE_SEEDS).map(|seed| code::program(&mut Random::new(seed), natives().declarations())).collect()
});

/// Patterns, some of which ask natives.
fn patterns(seed: u64) -> VerifiedProgram {
    let mut r = Random::new(seed);
    let mut pdll = String::from(
        "Constraint Even(op: Op);
Constraint Used(op: Op) -> ValueRange;
Constraint Few(list: ValueRange);
",
    );
    for line in random::patterns(&mut r, 8).lines() {
        if let Some(root) = line.strip_prefix("  rewrite ").and_then(|rest| rest.split(' ').next()) {
            pdll += &match r.below(4) {
                0 => format!("  Even({root});\n"),
                1 => format!("  let used = Used({root});\n  Few(used);\n"),
                _ => String::new(),
            };
        }
        pdll = pdll + line + "\n";
    }
    compile(&mut r, &pdll).1
}

/// What the programs call.
fn natives() -> Natives<IrHost> {
    let mut natives = Natives::new();
    natives.constraint("Even", |host: &IrHost, op: Op| host.operand_count(op).is_multiple_of(2));
    natives.constraint("Itself", |_: &IrHost, op: Op| Some(op));
    natives.constraint("Used", |host: &IrHost, op: Op| -> Vec<Value> {
        (0..host.operand_count(op)).map(|i| host.operand(op, i)).collect()
    });
    natives.constraint("Few", |_: &IrHost, list: Vec<Value>| list.len() < 3);
    natives.constraint("Typed", |host: &IrHost, attr: Attr| host.attr_type(attr));
    natives.constraint("Apart", |_: &IrHost, list: Vec<Value>| {
        let (first, rest) = list.split_first()?;
        Some((*first, rest.to_vec()))
    });
    natives.constraint("Twice", |_: &IrHost, list: Vec<Type>| Some([&list[..], &list[..]].concat()));
    natives.raw_constraint(
        "Unclear",
        vec![Bank::Op, Bank::Value],
        vec![],
        Arc::new(|host, args, _, budget| match args.op(0).map(|op| host.result_count(op)) {
            Some(0) => Verdict::Undefined,
            Some(1) => Verdict::from(budget.spend_matcher_steps(3)),
            Some(_) => Verdict::Unknown("it is not clear"),
            None => Verdict::Fails,
        }),
    );
    natives
}

fn text(programs: &[VerifiedProgram], file: &str) {
    let names: Vec<String> = (0..programs.len()).map(|seed| format!("seed{seed}")).collect();
    let text = matchers::modules(names.iter().zip(programs).map(|(name, program)| (&**name, &**program)));
    golden(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("matchers").join(file), &text);
}

#[test]
fn texts() {
    text(&PATTERNS, "random.rs");
    text(&CODE, "code.rs");
}

/// The opcodes that were run.
#[derive(Default)]
struct Seen(Vec<u32>, BTreeSet<u8>);

impl Probe<IrHost> for Seen {
    fn step(&mut self, _: &IrHost, _: Op, at: u32, _: Held<'_, IrHost>) {
        self.1.insert(opcode_at(&self.0, at as usize));
    }
}

/// Random code has all instructions that a matcher can have, and comes to all of them.
#[test]
fn all_instructions_are_run() {
    let mut seen = Seen::default();
    for seed in 0..CODE_SEEDS {
        let (mut host, ops) = host(seed);
        let program = &CODE[seed as usize];
        let linked = link(program, &mut host, &natives()).expect("links");
        let (mut machine, mut session) = (Machine::new(Arc::new(linked)), Session::new(seen));
        session.probe.0 = program.code.to_vec();
        for op in ops {
            machine.best_match(&host, &mut session, op, None);
        }
        seen = session.probe;
    }
    let all = INSTRUCTIONS.iter().filter(|info| code::is_of_matcher(info)).map(|info| info.opcode);
    assert_eq!(seen.1, all.collect());
}

/// Random IR of a seed, and its operations.
fn host(seed: u64) -> (IrHost, Vec<Op>) {
    let mlir = random::ir(&mut Random::new(seed), 24);
    let mut ctx = Context::new();
    let mut module = pdll_ir::parse_module(&mut ctx, "random.mlir", mlir.as_bytes()).expect("valid IR").ir;
    let id = module.body_ids().last().expect("the function's body");
    let body = std::mem::take(module.body_mut(id));
    let ops = body.walk(true);
    (IrHost::new(ctx, body), ops)
}

/// What both say at every operation and have spent then, of what little `limits` allow; how often something
/// matches.
fn compare(
    (program, run): (&VerifiedProgram, Option<Run>),
    ir: u64,
    limits: &Limits,
) -> Result<usize, TestCaseError> {
    let (mut host, ops) = host(ir);
    let mut linked = || link(program, &mut host, &natives()).expect("links");
    let (interpreted, native) = (linked(), linked());
    let Some(run) = run else { return Ok(0) };
    let native = native.with_native(NativeMatcher { program: 0, matches: run });
    let mut both = [interpreted, native]
        .map(|program| (Machine::new(Arc::new(program)), Session { budget: Budget::new(limits), probe: () }));
    let mut hits = 0;
    for op in ops {
        // Those that come after the first, too.
        let mut floor = None;
        loop {
            let [wanted, found] = both.each_mut().map(|(machine, session)| {
                let found = machine.best_match(&host, session, op, floor);
                (found, format!("{:?}", session.budget))
            });
            prop_assert_eq!(&found, &wanted, "at {:?} after {:?}", op, floor);
            floor = found.0;
            hits += usize::from(floor.is_some());
            if floor.is_none() {
                break;
            }
        }
    }
    Ok(hits)
}

fn of_patterns(seed: u64) -> (&'static VerifiedProgram, Option<Run>) {
    (&PATTERNS[seed as usize], compiled::find(&format!("seed{seed}")))
}

fn of_code(seed: u64) -> (&'static VerifiedProgram, Option<Run>) {
    (&CODE[seed as usize], compiled_code::find(&format!("seed{seed}")))
}

prop_compose! {
    /// Mostly enough, sometimes not.
    fn limits()(
        items in prop::option::weighted(0.3, 0..200_u64),
        steps in prop::option::weighted(0.3, 0..200_u64),
    ) -> Limits {
        Limits { list_items: items, matcher_steps: steps, ..Limits::default() }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn both_find_the_same(seed in 0..SEEDS, ir in any::<u64>(), limits in limits()) {
        compare(of_patterns(seed), ir, &limits)?;
    }

    #[test]
    fn all_instructions_do_the_same(seed in 0..CODE_SEEDS, ir in any::<u64>(), limits in limits()) {
        compare(of_code(seed), ir, &limits)?;
    }
}

#[test]
fn something_matches() {
    for (of, seeds, least) in [(of_patterns as fn(u64) -> _, SEEDS, 500), (of_code, CODE_SEEDS, 500)] {
        let all = (0..seeds).flat_map(|seed| (0..10).map(move |ir| (seed, ir)));
        let hits = all.map(|(seed, ir)| compare(of(seed), ir, &Limits::default()).expect("agreement"));
        let hits: usize = hits.sum();
        assert!(hits > least, "{hits} matches");
    }
}
