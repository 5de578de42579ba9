//! The fused matcher against the naive one, on random patterns and random IR.
mod code;
mod definition;
mod native;
mod random;

use definition::Constants;
use pdll_bytecode::VerifiedProgram;
use pdll_compiler::{driver, hir, pdl};
use pdll_host_ir::IrHost;
use pdll_ir::Context;
use pdll_source::diag::{Diagnostics, Severity};
use pdll_source::{SourceMap, Standard};
use pdll_tests::Random;
use pdll_vm::{Explainer, LinkedSet, MatchVerdict, Natives, link};
use proptest::prelude::*;

/// Random patterns, with what PDLL cannot say put in, and their program.
fn compile(r: &mut Random, pdll: &str) -> (pdl::ValidModule, VerifiedProgram) {
    let mut sources = SourceMap::new(Standard::Extended);
    let file = sources.add("random.pdll", pdll.to_string().into_bytes()).expect("room");
    let mut diags = Diagnostics::new();
    let Some(module) = driver::to_pdl(&mut sources, file, &hir::Options::default(), &mut diags) else {
        let errors: Vec<_> = diags.list().iter().filter(|d| d.severity == Severity::Error).collect();
        panic!("random patterns are valid: {errors:?}\n{pdll}");
    };
    let mut module = module.into_module();
    random::extend(r, &mut module);
    let module = pdl::verify(module, Standard::Extended, &mut diags).expect("still valid");
    let program = driver::to_program(&module, &sources, &mut diags).expect("a program");
    (module, program)
}

/// What both matchers say at every operation of the function.
fn compare(seed: u64, patterns: usize, ops: usize) -> Result<usize, TestCaseError> {
    let mut r = Random::new(seed);
    let (pdll, mlir) = (random::patterns(&mut r, patterns), random::ir(&mut r, ops));
    let (module, program) = compile(&mut r, &pdll);
    let bytes = pdll_bytecode::write(&program);
    let read = pdll_bytecode::read(&bytes)
        .unwrap_or_else(|e| panic!("{e}\n{}", pdll_bytecode::disassemble(&program)));
    prop_assert_eq!(&read, &program);

    let mut ctx = Context::new();
    let mut ir = pdll_ir::parse_module(&mut ctx, "random.mlir", mlir.as_bytes()).expect("valid IR").ir;
    let constants = Constants::new(&mut ctx, &module);
    let id = ir.body_ids().last().expect("the function's body");
    let body = std::mem::take(ir.body_mut(id));
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
        prop_assert_eq!(&found, &wanted, "at {:?} with\n{}\non\n{}", op, pdll, mlir);
    }
    Ok(hits)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn the_fused_matcher_finds_what_the_naive_one_finds(seed in any::<u64>(), patterns in 1_usize..12) {
        compare(seed, patterns, 24)?;
    }
}

/// What is explained of every pattern at every operation of the function; how many patterns do not match.
fn explain(seed: u64, patterns: usize, ops: usize) -> Result<usize, TestCaseError> {
    let mut r = Random::new(seed);
    let (pdll, mlir) = (random::patterns(&mut r, patterns), random::ir(&mut r, ops));
    let (module, program) = compile(&mut r, &pdll);

    let mut ctx = Context::new();
    let mut ir = pdll_ir::parse_module(&mut ctx, "random.mlir", mlir.as_bytes()).expect("valid IR").ir;
    let constants = Constants::new(&mut ctx, &module);
    let id = ir.body_ids().last().expect("the function's body");
    let body = std::mem::take(ir.body_mut(id));
    let ops = body.walk(true);
    let wanted =
        |p: usize, op| definition::matches(&ctx, &body, &module, &constants, &module.patterns[p], op);
    let expected: Vec<Vec<bool>> =
        ops.iter().map(|&op| (0..module.patterns.len()).map(|p| wanted(p, op)).collect()).collect();

    let mut host = IrHost::new(ctx, body);
    let linked = LinkedSet::from(link(&program, &mut host, &Natives::new()).expect("links"));
    let mut explainer = Explainer::new([&program], &linked);
    let mut misses = 0;
    for (&op, expected) in ops.iter().zip(&expected) {
        let all = explainer.explain(&host, op);
        // A pattern that can match in no order of its operands is not in the program.
        prop_assert!(all.len() <= expected.len());
        for e in all {
            let number: usize = e.name[1..].parse().expect("a number");
            let says = || format!("{e:#?}\nwith\n{pdll}\non\n{mlir}");
            prop_assert_eq!(e.matches(), expected[number], "{}", says());
            if let MatchVerdict::Fails(test) = &e.verdict {
                misses += 1;
                prop_assert!(e.held < e.tests && !test.places.is_empty(), "{}", says());
                let silent = test.found == "nothing" && test.subject == "what the pattern asks for";
                prop_assert!(!silent && test.wanted != test.found, "{}", says());
            } else {
                prop_assert!(e.matches(), "{}", says());
            }
        }
    }
    Ok(misses)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn what_is_explained_is_what_the_naive_matcher_finds(seed in any::<u64>(), patterns in 1_usize..12) {
        prop_assert!(explain(seed, patterns, 16)? > 0);
    }
}

/// The property means something: random patterns do match random IR.
#[test]
fn random_patterns_match() {
    let hits: usize = (0..40).map(|seed| compare(seed, 8, 24).expect("agreement")).sum();
    assert!(hits > 100, "{hits} matches in 40 cases");
}
