//! Sets of patterns that are made one after the other in one process, with definitions of MLIR's dialects:
//! `cargo bench -p pdll-benches --bench again`.
//!
//! Prints milliseconds, the best of several runs. Without MLIR's `.td` files it does nothing.

use pdll::{Kept, PatternSet};
use std::path::Path;
use std::time::Instant;

const INCLUDE: &str = "/usr/lib/llvm-22/include";
const RUNS: usize = 10;

/// What patterns include.
const LISTS: [&[&str]; 2] = [
    &["Arith/IR/ArithOps", "Linalg/IR/LinalgStructuredOps", "Tosa/IR/TosaOps", "SCF/IR/SCFOps"],
    &["Tosa/IR/TosaOps", "SCF/IR/SCFOps"],
];

/// A pattern on one of the operations.
fn patterns(list: &[&str], n: usize) -> String {
    let names = ["tosa.abs", "tosa.ceil", "tosa.exp", "tosa.floor", "tosa.log", "tosa.rsqrt"];
    let files: String = list.iter().map(|f| format!("#include \"mlir/Dialect/{f}.td\"\n")).collect();
    let (root, new) = (names[n % names.len()], names[(n + 1) % names.len()]);
    files
        + &format!(
            "Pattern {{ let r = op<{root}>(x: Value) -> (t: Type); replace r with op<{new}>(x) -> (t); }}\n"
        )
}

fn milliseconds(kept: Option<&Kept>, text: &str) -> f64 {
    let start = Instant::now();
    let builder = PatternSet::builder().include_dir(INCLUDE).source("main.pdll", text);
    let builder = kept.iter().fold(builder, |builder, kept| builder.kept(kept));
    let set = builder.build().unwrap_or_else(|e| panic!("{e}"));
    let taken = start.elapsed();
    assert_eq!(set.programs().len(), 1);
    taken.as_secs_f64() * 1e3
}

fn best(mut run: impl FnMut(usize) -> f64) -> f64 {
    (0..RUNS).map(&mut run).min_by(f64::total_cmp).unwrap_or_default()
}

fn main() {
    if !Path::new(INCLUDE).exists() {
        println!("{INCLUDE} is not there");
        return;
    }
    let row = |what: &str, time: f64| println!("{what:44} {time:8.3} ms");
    let [all, some] = LISTS;
    row("each set by itself", best(|n| milliseconds(None, &patterns(all, n))));
    row("the first that keeps definitions", best(|n| milliseconds(Some(&Kept::new()), &patterns(all, n))));
    let kept = Kept::new();
    milliseconds(Some(&kept), &patterns(all, 0));
    row("the same again", best(|_| milliseconds(Some(&kept), &patterns(all, 0))));
    row("another pattern", best(|n| milliseconds(Some(&kept), &patterns(all, n))));
    let other = best(|n| {
        let kept = Kept::new();
        milliseconds(Some(&kept), &patterns(all, 0));
        milliseconds(Some(&kept), &patterns(some, n))
    });
    row("another list of the same files", other);
    println!("{:?}", kept.usage());
}
