//! Random programs, right and slightly wrong ones: what the front end makes of them by itself, and whether
//! `llvm-tblgen` makes the same of them.
//!
//! `PDLL_RANDOM=2000` sets how many seeds are tried, `PDLL_RANDOM_SEED=7` where they begin. A program that
//! goes wrong is left in the temporary directory under its seed.

#[path = "../common/mod.rs"]
mod common;
mod program;
mod spread;
mod vocabulary;

use common::{llvm_tblgen, reference, run};
use pdll_tests::{Random, mutate};
use program::program;
use serde_json::Value;
use spread::{Spread, spread};
use std::time::{Duration, Instant};
use vocabulary::VOCABULARY;

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

fn seeds() -> std::ops::Range<u64> {
    let first = setting("PDLL_RANDOM_SEED", 0);
    first..first + setting("PDLL_RANDOM", 2000)
}

/// The program of a seed, over several files.
fn right(seed: u64) -> Spread {
    spread(&program(seed), &mut Random::new(seed ^ 0xf11e))
}

/// The damaged program of a seed.
fn damaged(seed: u64) -> Spread {
    let mut rng = Random::new(!seed);
    let text = mutate(&program(seed), &VOCABULARY, &mut rng);
    spread(&text, &mut rng)
}

/// Runs `check` over the seeds on two threads; what it complains about ends the test.
fn for_seeds(what: &str, check: impl Fn(u64) -> Result<(), (Spread, String)> + Sync) {
    let complaints = std::sync::Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for half in 0..2 {
            let (check, complaints) = (&check, &complaints);
            scope.spawn(move || {
                for seed in seeds().filter(|s| s % 2 == half) {
                    if let Err((program, why)) = check(seed) {
                        let path = std::env::temp_dir().join(format!("pdll-tablegen-{what}-{seed}.td"));
                        let _ = std::fs::write(&path, program.text());
                        let complaint = format!("{}: {why}", path.display());
                        complaints.lock().expect("no thread panics here").push(complaint);
                    }
                }
            });
        }
    });
    let mut all = complaints.into_inner().expect("no thread panics here");
    all.sort();
    let shown = all.iter().take(20).cloned().collect::<Vec<_>>().join("\n");
    assert!(all.is_empty(), "{} of {} go wrong:\n{shown}", all.len(), seeds().count());
}

#[test]
fn right_programs_are_accepted() {
    for_seeds("right", |seed| {
        let input = right(seed);
        assert_eq!(input.text(), right(seed).text(), "the generator is not deterministic");
        match run(&input.main, &input.files) {
            Ok(_) => Ok(()),
            Err(errors) => Err((input, format!("refused: {}", errors.join("; ")))),
        }
    });
}

#[test]
fn damaged_programs_are_answered_alike_twice_and_soon() {
    for_seeds("damaged", |seed| {
        let input = damaged(seed);
        let start = Instant::now();
        let first = run(&input.main, &input.files);
        let took = start.elapsed();
        if took > Duration::from_secs(20) {
            return Err((input, format!("took {took:?}")));
        }
        match first == run(&input.main, &input.files) {
            true => Ok(()),
            false => Err((input, "not deterministic".to_string())),
        }
    });
}

fn agree(tool: &std::path::Path, input: Spread) -> Result<(), (Spread, String)> {
    let why = match (run(&input.main, &input.files), reference(tool, &input.main, &input.files)) {
        // It died of the program (endless recursion, say): there is no answer to compare with.
        (_, None) => return Ok(()),
        (Ok(ours), Some(Ok(theirs))) if ours == theirs => return Ok(()),
        (Ok(ours), Some(Ok(theirs))) => match (ours.value(), theirs.value()) {
            (a, b) if a == b => format!("the same value in another order: {}\n{}", ours.json, theirs.json),
            (a, b) => difference(&a, &b),
        },
        (Err(ours), Some(Err(theirs))) => match theirs.line {
            Some(line) if !ours[0].starts_with(&format!("{line}:")) => {
                format!("we say {:?}, they {}", ours[0], theirs.text)
            }
            _ => return Ok(()),
        },
        (Ok(_), Some(Err(theirs))) => format!("we accept it, they say {}", theirs.text),
        (Err(ours), Some(Ok(_))) => format!("they accept it, we say {:?}", ours[0]),
    };
    Err((input, why))
}

/// The first member in which two values differ.
fn difference(ours: &Value, theirs: &Value) -> String {
    match (ours, theirs) {
        (Value::Object(a), Value::Object(b)) => {
            let keys = a.keys().chain(b.keys());
            let mut differing = keys.filter(|&k| a.get(k) != b.get(k));
            let Some(key) = differing.next() else { return String::new() };
            let member = |m: &serde_json::Map<String, Value>| m.get(key).cloned().unwrap_or_default();
            format!("{key}: {}", difference(&member(a), &member(b)))
        }
        _ => format!("we have {ours}, they {theirs}"),
    }
}

#[test]
fn right_programs_agree_with_llvm_tblgen() {
    let Some(tool) = llvm_tblgen() else { return };
    for_seeds("right", |seed| agree(&tool, right(seed)));
}

#[test]
fn damaged_programs_agree_with_llvm_tblgen() {
    let Some(tool) = llvm_tblgen() else { return };
    for_seeds("damaged", |seed| agree(&tool, damaged(seed)));
}
