//! Each stage of the pipeline on generated workloads, without MLIR: `cargo bench -p pdll-benches [--
//! FAMILY]`.
//!
//! Prints the median of several runs in one process; columns are per pattern or per operation of the input.

use pdll::ir::{Context, Module, PrintOptions, parse_module, print_to};
use pdll::{Config, PatternSet, bytecode};
use pdll_benches::{
    Workload, attributes, chain, conditions, deep, everything, names, natives, nothing, ranges, root, roots,
    rules, spread,
};
use std::time::Instant;

const OPS: usize = 100_000;
const RUNS: usize = 5;

/// What a run took, in seconds.
#[derive(Clone, Copy, Default)]
struct Times {
    compile: f64,
    load: f64,
    link: f64,
    parse: f64,
    rewrite: f64,
    print: f64,
}

fn timed<T>(seconds: &mut f64, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = work();
    *seconds = start.elapsed().as_secs_f64();
    result
}

fn run(workload: &Workload) -> (Times, u64) {
    let mut t = Times::default();
    let compiled = timed(&mut t.compile, || PatternSet::from_source(&workload.name, &workload.patterns));
    let bytes = bytecode::write(&compiled.expect("the workload is good").programs()[0]);
    let set = timed(&mut t.load, || PatternSet::from_bytecode(&bytes)).expect("we wrote it");
    let mut ctx = Context::new();
    let linked = timed(&mut t.link, || set.link(&mut ctx)).expect("it needs no natives");
    let parsed = timed(&mut t.parse, || parse_module(&mut ctx, "in.mlir", workload.ir.as_bytes()));
    let mut module: Module = parsed.expect("the workload is good");
    let config = Config { max_iterations: 100, ..Config::default() };
    let report = timed(&mut t.rewrite, || linked.run(&mut ctx, &mut module.ir, &config));
    let print = timed(&mut t.print, || {
        print_to(
            &ctx,
            &module,
            PrintOptions { generic: true, ..PrintOptions::default() },
            &mut std::io::sink(),
        )
    });
    print.expect("a sink takes everything");
    (t, report.rewrites)
}

fn main() {
    // Cargo passes `--bench`; what does not look like a flag chooses workloads.
    let wanted: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    let all = [
        names(10, OPS),
        names(100, OPS),
        names(1000, OPS),
        names(3000, OPS),
        root(1000, OPS),
        deep(300, OPS),
        chain(20, OPS),
        rules(100, OPS),
        rules(1000, OPS),
        ranges(100, OPS),
        attributes(100, OPS),
        natives(100, OPS),
        roots(100, OPS),
        conditions(100, OPS),
        nothing(1000, OPS),
        everything(50, OPS),
        spread(1, OPS),
        spread(10, OPS),
        spread(100, OPS),
    ];
    println!(
        "{:14} {:>12} {:>9} {:>9} {:>9} {:>9} {:>9} {:>10}",
        "", "compile/pat", "load/pat", "link/pat", "parse/op", "rewr./op", "print/op", "rewrites"
    );
    for workload in all.iter().filter(|w| wanted.is_empty() || wanted.iter().any(|f| w.name.starts_with(f))) {
        let runs: Vec<(Times, u64)> = (0..RUNS).map(|_| run(workload)).collect();
        let median = |stage: fn(&Times) -> f64, per: usize| {
            let mut all: Vec<f64> = runs.iter().map(|(t, _)| stage(t)).collect();
            all.sort_by(f64::total_cmp);
            all[RUNS / 2] * 1e9 / per as f64
        };
        println!(
            "{:14} {:>9.0} ns {:>6.0} ns {:>6.0} ns {:>6.1} ns {:>6.1} ns {:>6.1} ns {:>10}",
            workload.name,
            median(|t| t.compile, workload.count),
            median(|t| t.load, workload.count),
            median(|t| t.link, workload.count),
            median(|t| t.parse, OPS),
            median(|t| t.rewrite, OPS),
            median(|t| t.print, OPS),
            runs[0].1
        );
    }
}
