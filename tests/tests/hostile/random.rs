//! Inputs of every kind, damaged at random, through all stages.
//!
//! A case is its seed. `PDLL_MUTATIONS=20000` says how many of each kind, `PDLL_MUTATIONS_SEED` where they
//! begin. The input that was tried last is left in the temporary directory, for when the process dies of
//! it.

use crate::corpus;
use pdll::{PatternSet, bytecode};
use pdll_tests::{Random, mutate, pieces, stages};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// More than any input takes by itself on a busy machine.
const LONG: Duration = Duration::from_secs(20);
/// More than all inputs take together, in bytes.
const MUCH: u64 = 4 << 30;

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

fn left_in(kind: &str, case: &str) -> PathBuf {
    std::env::temp_dir().join(format!("pdllc-hostile-{}-{case}.{kind}", std::process::id()))
}

/// The most memory that this process has had, in bytes; 0 where that is not known.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|kb| kb.parse::<u64>().ok()).unwrap_or(0) << 10
}

/// Makes the input of each seed and tries it. Those that go wrong are kept, and end the test.
fn for_seeds(kind: &str, make: impl Fn(&mut Random) -> Vec<u8>, attempt: impl Fn(&mut Random, &[u8])) {
    let first = setting("PDLL_MUTATIONS_SEED", 0);
    let last = left_in(kind, "last");
    let mut wrong = Vec::new();
    for seed in first..first + setting("PDLL_MUTATIONS", 300) {
        let mut random = Random::new(seed);
        let input = make(&mut random);
        std::fs::write(&last, &input).expect("the temporary directory can be written to");
        let before = peak_memory();
        let start = Instant::now();
        let panicked = catch_unwind(AssertUnwindSafe(|| attempt(&mut random, &input))).is_err();
        let (took, memory) = (start.elapsed(), peak_memory());
        let why = match () {
            () if panicked => "panic".to_string(),
            () if took > LONG => format!("{took:?}"),
            () if memory > before.max(MUCH) => format!("{memory} bytes of memory"),
            () => continue,
        };
        let kept = left_in(kind, &seed.to_string());
        std::fs::write(&kept, &input).expect("the temporary directory can be written to");
        wrong.push(format!("seed {seed}, {}: {why}", kept.display()));
    }
    let _ = std::fs::remove_file(last);
    assert!(wrong.is_empty(), "{} inputs go wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// Words that are at their places somewhere in the corpus, and some that are so nowhere.
fn vocabulary(inputs: &[stages::Input]) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for input in inputs {
        let text = String::from_utf8_lossy(&input.text);
        words.extend(pieces(&text).into_iter().filter(|p| !p.trim().is_empty()).map(String::from));
    }
    words.sort();
    words.dedup();
    let strange = ["99999999999999999999", "4294967295", "-1", "2147483648", "\"open", "/*", "\0", "é", "0x"];
    words.extend(strange.map(String::from));
    words
}

/// A text that is damaged in one or more places, at times in its bytes.
fn damaged_text(inputs: &[stages::Input], words: &[&str], random: &mut Random) -> Vec<u8> {
    let input = &inputs[random.below(inputs.len())];
    let mut text = String::from_utf8_lossy(&input.text).into_owned();
    while !text.trim().is_empty() {
        text = mutate(&text, words, random);
        if random.chance(70) {
            break;
        }
    }
    let mut bytes = text.into_bytes();
    if random.chance(15) {
        damage_bytes(&mut bytes, random);
    }
    bytes
}

/// Changes, adds or takes away a few bytes.
fn damage_bytes(bytes: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..1 + random.below(4) {
        let at = random.below(bytes.len() + 1);
        let byte = random.number() as u8;
        match random.below(4) {
            0 => bytes.insert(at, byte),
            1 => bytes.truncate(at),
            _ if at == bytes.len() => {}
            2 => drop(bytes.remove(at)),
            _ => bytes[at] = byte,
        }
    }
}

/// Texts of one kind.
fn texts(kind: &str, inputs: &[stages::Input], attempt: impl Fn(&mut Random, &[u8])) {
    let words = vocabulary(inputs);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    for_seeds(kind, |random| damaged_text(inputs, &words, random), attempt);
}

#[test]
fn damaged_patterns() {
    let ir = corpus::good_ir();
    texts("pdll", &corpus::pdll(), |random, text| stages::pdll(text, &ir[random.below(ir.len())].text));
}

#[test]
fn damaged_matchers() {
    let ir = corpus::good_ir();
    let attempt = |random: &mut Random, text: &[u8]| {
        stages::mlir_patterns(text, &ir[random.below(ir.len())].text);
    };
    texts("matcher", &corpus::matchers(), attempt);
}

#[test]
fn damaged_tablegen() {
    let inputs = corpus::td();
    texts("td", &inputs, |_, text| stages::td(text, &inputs));
}

#[test]
fn damaged_rules() {
    let ir = corpus::good_ir();
    let attempt = |random: &mut Random, text: &[u8]| stages::rules(text, &ir[random.below(ir.len())].text);
    texts("rules.td", &corpus::rules(), attempt);
}

#[test]
fn damaged_forms() {
    texts("forms.mlir", &corpus::forms(), |_, text| stages::forms(text));
}

#[test]
fn damaged_ir() {
    let sets: Vec<_> = corpus::programs()
        .into_iter()
        .filter_map(|program| PatternSet::from_bytecode(&bytecode::write(&program)).ok())
        .filter(|set| set.link(&mut pdll::ir::Context::new()).is_ok())
        .collect();
    texts("mlir", &corpus::ir(), |random, text| stages::ir(text, &sets[random.below(sets.len())]));
}

/// Words of a program that are another's, or numbers that mean much or nothing.
fn damage_program(program: &mut bytecode::Program, random: &mut Random) {
    for _ in 0..1 + random.below(3) {
        let special = [0, 1, 2, 7, 255, 65_535, 1 << 31, u32::MAX];
        let word = program.code[random.below(program.code.len())];
        let value = match random.below(4) {
            0 => random.pick(&special),
            1 => word,
            2 => word.wrapping_add(random.below(5) as u32).wrapping_sub(2),
            _ => random.number() as u32 >> random.below(32),
        };
        let at = random.below(program.code.len());
        match random.below(8) {
            0 if !program.tables.is_empty() => {
                let table = random.below(program.tables.len());
                let cases = &mut program.tables[table].cases;
                if !cases.is_empty() {
                    let case = random.below(cases.len());
                    cases[case].1 = value;
                }
            }
            1 => {
                let bank = random.below(program.registers.len());
                program.registers[bank] = value;
            }
            2 if !program.patterns.is_empty() => {
                let pattern = random.below(program.patterns.len());
                program.patterns[pattern].rewrite = value;
            }
            _ => program.code[at] = value,
        }
    }
}

#[test]
fn damaged_bytecode() {
    let (programs, ir) = (corpus::programs(), corpus::good_ir());
    let make = |random: &mut Random| {
        let mut program = programs[random.below(programs.len())].clone();
        if random.chance(80) {
            damage_program(&mut program, random);
            return bytecode::write(&program);
        }
        let mut bytes = bytecode::write(&program);
        damage_bytes(&mut bytes, random);
        bytes
    };
    for_seeds("pdlbc", make, |random, bytes| stages::bytecode_file(bytes, &ir[random.below(ir.len())].text));
}
