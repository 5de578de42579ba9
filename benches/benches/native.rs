//! Compiled patterns whose matcher is interpreted, beside the same with the matcher in Rust
//! (`--emit=rust --matcher=native`): the same bytecode, the same IR, the same driver. The matchers are in
//! `benches/matchers.rs`, which `cargo test -p pdll-benches` compares (`UPDATE_EXPECT=1` writes it).
//!
//! Prints the best and the median of several runs, in turn; `-- ROW matcher` runs a row once, for counting
//! instructions of `rewrite`.

use pdll::ir::{Context, Module, PrintOptions, parse_module, print};
use pdll::{Config, DriverReport, IrHost, LinkedSet, NativeMatcher, PatternSet, bytecode};
use pdll_benches::native_rows;
use std::time::Instant;

mod compiled {
    include!("../matchers.rs");
}

const OPS: usize = 100_000;
const RUNS: usize = 15;

#[inline(never)]
fn rewrite(linked: &LinkedSet<IrHost>, ctx: &mut Context, module: &mut Module) -> DriverReport {
    let config = Config { max_iterations: 100, ..Config::default() };
    linked.run(ctx, &mut module.ir, &config)
}

/// What rewriting takes, in seconds, and the IR that it leaves.
fn run(name: &str, bytes: &[u8], ir: &str, native: bool) -> (f64, String) {
    let mut set = PatternSet::new();
    set = match native {
        false => set.with_bytecode(bytes).expect("we wrote it"),
        true => {
            let program = bytecode::stored_checksum(bytes).expect("bytecode");
            let run = compiled::find(&name.replace(':', "_")).expect("it was looked for");
            set.with_native_matcher(bytes, NativeMatcher { program, matches: run }).expect("its own")
        }
    };
    let mut ctx = Context::new();
    let linked = set.link(&mut ctx).expect("it needs no natives but those of the library");
    let mut module = parse_module(&mut ctx, "in.mlir", ir.as_bytes()).expect("it is good");
    let start = Instant::now();
    let report = rewrite(&linked, &mut ctx, &mut module);
    let seconds = start.elapsed().as_secs_f64();
    assert!(report.failure_count == 0, "{name}: {report:?}");
    (seconds, print(&ctx, &module, PrintOptions { generic: true, ..PrintOptions::default() }))
}

fn main() {
    // Cargo passes `--bench`; what does not look like a flag chooses rows, and a matcher.
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let only = wanted.get(1).map(|matcher| matcher == "native");
    println!("{:14} {:>20} {:>20} {:>9}", "", "interpreted", "in Rust", "of it");
    for row in native_rows(OPS) {
        if wanted.first().is_some_and(|start| !row.name.starts_with(start.as_str())) {
            continue;
        }
        if compiled::find::<IrHost>(&row.name.replace(':', "_")).is_none() {
            println!("{:14} nothing is asked after the first step", row.name);
            continue;
        }
        let set = PatternSet::from_source(&row.name, &row.patterns).expect("it is good");
        let bytes = bytecode::write(&set.programs()[0]);
        if let Some(native) = only {
            run(&row.name, &bytes, &row.ir, native);
            continue;
        }
        let (mut times, mut left) = ([Vec::new(), Vec::new()], [None, None]);
        for turn in 0..2 * RUNS {
            let which = (turn + turn / 2) % 2;
            let (seconds, ir) = run(&row.name, &bytes, &row.ir, which == 1);
            times[which].push(seconds * 1e9 / OPS as f64);
            left[which] = Some(ir);
        }
        assert!(left[0] == left[1], "{}: both leave the same", row.name);
        times.iter_mut().for_each(|times| times.sort_by(f64::total_cmp));
        let [[best, median], [native, its_median]] = times.map(|times| [times[0], times[RUNS / 2]]);
        println!(
            "{:14} {best:>8.1} {median:>8.1} ns {native:>8.1} {its_median:>8.1} ns {:>9.2}",
            row.name,
            native / best
        );
    }
}
