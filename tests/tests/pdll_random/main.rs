//! Random programs: well-typed ones are accepted, changed ones are accepted or explained, and mlir-pdll
//! agrees: same verdict, same place of the first error, same PDL, same tree.
//!
//! A case is its seed. `PDLL_RANDOM_SEED` moves the seeds, `PDLL_RANDOM_CASES` says how many of each kind.
mod exprs;
mod mlir;
mod model;
mod mutate;
mod ours;
mod program;
mod rewrites;

use mlir::Verdict;
use ours::compile;
use pdll_source::Standard;
use pdll_tests::{Random, masked};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};

fn number(name: &str, default: usize) -> usize {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

fn seeds() -> std::ops::Range<u64> {
    let first = number("PDLL_RANDOM_SEED", 1) as u64;
    first..first + number("PDLL_RANDOM_CASES", 2000) as u64
}

fn mutant(seed: u64) -> String {
    mutate::mutant(&program::well_typed(seed), &mut Random::new(seed ^ 0x5eed))
}

/// Compiles; a panic names the program.
fn ours(name: &str, text: &str, std: Standard) -> ours::Ours {
    catch_unwind(AssertUnwindSafe(|| compile(name, text, std))).unwrap_or_else(|_| panic!("panic on\n{text}"))
}

#[test]
fn well_typed_programs_are_accepted_under_both_standards() {
    for seed in seeds().take(300) {
        let text = program::well_typed(seed);
        let strict = ours("t.pdll", &text, Standard::Mlir22);
        let (pdl, tree) = strict.result.unwrap_or_else(|e| panic!("seed {seed}: {}\n{text}", e.1));
        let again = ours("t.pdll", &text, Standard::Mlir22).result.expect("as before");
        assert!(again == (pdl, tree), "seed {seed} is not deterministic");
        if let Err(e) = ours("t.pdll", &text, Standard::Extended).result {
            panic!("seed {seed}, pdllc: {}\n{text}", e.1);
        }
    }
}

#[test]
fn changed_programs_are_accepted_or_explained() {
    let mut refused = 0;
    for seed in seeds().take(500) {
        let text = mutant(seed);
        refused += usize::from(ours("t.pdll", &text, Standard::Mlir22).result.is_err());
        ours("t.pdll", &text, Standard::Extended);
    }
    assert!(refused > 250, "most changes are mistakes, but only {refused} were");
}

#[derive(Default, Debug)]
struct Tally {
    accepted: AtomicUsize,
    refused: AtomicUsize,
    crashed: AtomicUsize,
    deviates: AtomicUsize,
}

/// Why we do not agree about a program, if so.
fn difference(part: &mlir::Part, verdict: &Verdict, typed: bool, tally: &Tally) -> Option<String> {
    let ours = ours(&part.name, &part.text, Standard::Mlir22);
    let add = |n: &AtomicUsize| n.fetch_add(1, Ordering::Relaxed);
    if matches!(verdict, Verdict::Crashed) {
        // That we do not crash is all that can be asked for.
        add(&tally.crashed);
        return None;
    }
    if ours.deviation.is_some() {
        add(&tally.deviates);
        return None;
    }
    match (verdict, ours.result) {
        (Verdict::Accepted(pdl, tree), Ok((our_pdl, our_tree))) => {
            add(&tally.accepted);
            if *pdl != our_pdl {
                return Some(format!("PDL\n{pdl}\nours\n{our_pdl}"));
            }
            (!tree.is_empty() && masked(tree) != masked(&our_tree))
                .then(|| format!("tree\n{}\nours\n{}", masked(tree), masked(&our_tree)))
        }
        // Row 17: a result that the operation does not have.
        (Verdict::Accepted(..), Err((_, said))) if !typed && said.contains(" of an operation with ") => {
            add(&tally.deviates);
            None
        }
        (Verdict::Accepted(..), Err((_, said))) => Some(format!("accepted, but we say\n{said}")),
        (Verdict::Complained, Err(_)) => {
            add(&tally.refused);
            None
        }
        (Verdict::Complained, Ok(_)) => Some("a literal is not reported".into()),
        (Verdict::Refused(_, said), Ok(_)) => Some(format!("refused, but not by us\n{said}")),
        (Verdict::Refused(place, said), Err((our_place, our_said))) => {
            add(&tally.refused);
            if typed {
                return Some(format!("not well typed\n{said}"));
            }
            let same = place.as_ref().is_none_or(|p| *p == our_place);
            (!same).then(|| format!("refused\n{said}\nours\n{our_said}"))
        }
        (Verdict::Crashed, _) => None,
    }
}

/// Compares the programs of all seeds; those that differ, with their tally.
fn compare(name: &str, program: fn(u64) -> String, typed: bool) -> (Vec<String>, Tally) {
    let scratch = mlir::scratch(name);
    let seeds: Vec<u64> = seeds().collect();
    let tally = Tally::default();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut wrong = Vec::new();
        loop {
            let k = next.fetch_add(1, Ordering::Relaxed);
            let Some(batch) = seeds.chunks(40).nth(k) else { return wrong };
            let programs: Vec<String> = batch.iter().map(|&s| program(s)).collect();
            let judged = mlir::judge(&scratch, k, &programs, typed);
            assert_eq!(judged.len(), batch.len());
            for ((part, verdict), seed) in judged.iter().zip(batch) {
                if let Some(why) = difference(part, verdict, typed, &tally) {
                    wrong.push(format!("seed {seed}: {why}\n--- of\n{}", part.text));
                }
            }
        }
    };
    let mut wrong = std::thread::scope(|s| {
        let threads: Vec<_> = (0..2).map(|_| s.spawn(work)).collect();
        threads.into_iter().flat_map(|t| t.join().expect("a worker")).collect::<Vec<_>>()
    });
    wrong.sort();
    let _ = std::fs::remove_dir_all(&scratch);
    eprintln!("{name}: {} differ, {tally:?}", wrong.len());
    (wrong, tally)
}

#[test]
fn well_typed_programs_agree_with_mlir_pdll() {
    if !mlir::installed() {
        return;
    }
    let (wrong, tally) = compare("typed", program::well_typed, true);
    assert!(wrong.is_empty(), "{} differ\n{}", wrong.len(), wrong.join("\n==========\n"));
    let accepted = tally.accepted.into_inner();
    assert!(accepted * 100 >= seeds().count() * 99, "only {accepted} of the programs are well typed");
}

#[test]
fn changed_programs_agree_with_mlir_pdll() {
    if !mlir::installed() {
        return;
    }
    let (wrong, tally) = compare("changed", mutant, false);
    assert!(wrong.is_empty(), "{} differ\n{}", wrong.len(), wrong.join("\n==========\n"));
    let judged = tally.accepted.into_inner() + tally.refused.into_inner();
    assert!(judged * 100 >= seeds().count() * 90, "only {judged} programs were compared");
}
