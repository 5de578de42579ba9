//! Reading, checking and printing IR: `cargo bench -p pdll-benches --bench text`.
//!
//! Custom form of `arith`, `scf` and `tensor`, and generic form of a million operations. Where mlir-opt is
//! installed it does the same beside, and the last columns say how many times faster we are. Medians, in
//! seconds; reading includes the check.

use pdll::ir::{PrintOptions, parse_module, print_to};
use pdll_benches::text;
use std::process::Command;
use std::time::Instant;

const MLIR_OPT: &str = "/usr/lib/llvm-22/bin/mlir-opt";
const RUNS: usize = 5;

fn median(mut all: Vec<f64>) -> f64 {
    all.sort_by(f64::total_cmp);
    all[all.len() / 2]
}

/// Seconds for reading and for printing.
fn ours(text: &str, generic: bool) -> (f64, f64) {
    let mut ctx = pdll::context();
    let start = Instant::now();
    let module = parse_module(&mut ctx, "in.mlir", text.as_bytes()).expect("it is good");
    let read = start.elapsed().as_secs_f64();
    let start = Instant::now();
    let options = PrintOptions { generic, ..PrintOptions::default() };
    print_to(&ctx, &module, options, &mut std::io::sink()).expect("a sink takes everything");
    (read, start.elapsed().as_secs_f64())
}

/// The same of mlir-opt, as it tells them itself.
fn theirs(path: &std::path::Path, generic: bool) -> Option<(f64, f64)> {
    let mut command = Command::new(MLIR_OPT);
    command.args([
        "--allow-unregistered-dialect",
        "--mlir-timing",
        "--mlir-timing-display=list",
        "-o",
        "/dev/null",
    ]);
    command.args(generic.then_some("--mlir-print-op-generic")).arg(path);
    let output = command.output().ok()?;
    let report = String::from_utf8_lossy(&output.stderr).into_owned();
    let seconds = |of: &str| -> Option<f64> {
        let line = report.lines().find(|line| line.trim_end().ends_with(of))?;
        line.split_whitespace().next()?.parse().ok()
    };
    Some((seconds("Parser")?, seconds("Output")?))
}

fn main() {
    println!("{:24} {:>9} {:>9} {:>12} {:>12}", "", "read", "print", "read, times", "print, times");
    for (name, text, generic) in [
        ("custom, 100,000", text::custom(100_000), false),
        ("generic, 1,000,000", text::generic(1_000_000), true),
    ] {
        let all: Vec<(f64, f64)> = (0..RUNS).map(|_| ours(&text, generic)).collect();
        let (read, print) =
            (median(all.iter().map(|t| t.0).collect()), median(all.iter().map(|t| t.1).collect()));
        let path = std::env::temp_dir().join(format!("pdll-bench-{}.mlir", std::process::id()));
        std::fs::write(&path, &text).expect("there is room");
        let beside: Option<Vec<(f64, f64)>> = (0..RUNS).map(|_| theirs(&path, generic)).collect();
        // What is left of it is in the folder for such.
        let _ = std::fs::remove_file(&path);
        let times = beside.map_or_else(String::new, |all| {
            let (r, p) =
                (median(all.iter().map(|t| t.0).collect()), median(all.iter().map(|t| t.1).collect()));
            format!("{:>12.1} {:>12.1}", r / read, p / print)
        });
        println!("{name:24} {read:>9.3} {print:>9.3} {times}");
    }
}
