//! A dialect conversion of many operations, one to one, with types: `cargo bench -p pdll-benches --bench
//! conversion`.
//!
//! Prints the median of several runs in one process, for each operation: by a pattern in Rust, by a compiled
//! one that asks for converted operands, and by two in Rust, the second for what the first makes, each on one
//! thread; by the compiled one on as many as the machine has, too. Words that follow choose rows by how they
//! begin; `--once` runs each once, so that instructions can be counted.

use pdll::conversion::{
    Action, Conversion, ConversionPattern, ConversionTarget, Converted, TypeConverter, function_pattern,
    one_to_one, register_conversion_natives,
};
use pdll::ir::{Context, Type, parse_module, parse_type, thread_count};
use pdll::{PatternSet, Threads};
use pdll_benches::converting::{PATTERN, functions};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Instant;

const OPS: usize = 100_000;
const RUNS: usize = 5;

/// `i32` becomes `i64`.
fn widening(ctx: &mut Context) -> Arc<TypeConverter> {
    let [narrow, wide] = ["i32", "i64"].map(|ty| parse_type(ctx, ty).expect("a type"));
    let mut converter = TypeConverter::identity();
    converter.rule(move |_, ty| if ty == narrow { Converted::To(vec![wide]) } else { Converted::Abstain });
    Arc::new(converter)
}

/// Makes `to` of `from`, with types.
fn in_rust(from: &str, to: &'static str, converter: &Arc<TypeConverter>) -> ConversionPattern {
    let pattern = ConversionPattern::new("one", from, move |op, operands, rewriter| {
        let ty = rewriter.body().value_type(rewriter.body().result(op, 0));
        let ty: Type = rewriter.convert_type(ty).ok_or("no type")?;
        let attrs = rewriter.body().attrs(op);
        let new = rewriter.create(to, one_to_one(operands)?, &[ty], attrs)?;
        Ok(rewriter.replace_with_op(op, new)?)
    });
    pattern.generates([to]).with_converter(converter)
}

/// What converts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Rust,
    Compiled,
    TwoSteps,
}

/// What a conversion takes on so many threads, in seconds.
fn run(text: &str, by: By, threads: NonZeroUsize) -> f64 {
    let mut ctx = pdll::context();
    let mut set = PatternSet::from_source("one.pdll", PATTERN).expect("it is good");
    register_conversion_natives(set.natives());
    let mut module = parse_module(&mut ctx, "in.mlir", text.as_bytes()).expect("it is good");
    let converter = widening(&mut ctx);
    let mut target = ConversionTarget::new();
    target.dialect("new", Action::Legal).dialect("old", Action::Illegal).dialect("mid", Action::Illegal);
    target.op("builtin.module", Action::Legal).op("func.return", Action::Legal);
    target.typed_function("func.func", &converter);
    let mut patterns = vec![function_pattern("func.func", &converter)];
    match by {
        By::Compiled => {}
        By::Rust => patterns.push(in_rust("old.op", "new.op", &converter)),
        By::TwoSteps => {
            let steps = [("old.op", "mid.op"), ("mid.op", "new.op")];
            patterns.extend(steps.map(|(from, to)| in_rust(from, to, &converter)));
        }
    }
    let conversion = Conversion {
        patterns: &patterns,
        compiled: (by == By::Compiled).then_some(&set),
        converter: Some(converter),
        threads: Threads::new(threads),
        isolated: true,
        ..Conversion::new(&target)
    };
    let start = Instant::now();
    let report = conversion.run(&mut ctx, &mut module.ir).expect("it links");
    let seconds = start.elapsed().as_secs_f64();
    assert!(report.error.is_none() && report.unlegalized.is_empty(), "{report:?}");
    seconds
}

fn main() {
    // Cargo passes `--bench`; what does not look like a flag chooses rows.
    let (flags, wanted): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word.starts_with('-'));
    let runs = if flags.iter().any(|flag| flag == "--once") { 1 } else { RUNS };
    let text = functions(OPS);
    let (one, all) = (NonZeroUsize::MIN, thread_count(None));
    let rows = [
        ("pattern in Rust", By::Rust, one),
        ("compiled pattern", By::Compiled, one),
        ("two, in Rust", By::TwoSteps, one),
        ("on all threads", By::Compiled, all),
    ];
    for (what, by, threads) in rows {
        if !wanted.is_empty() && !wanted.iter().any(|start| what.starts_with(start.as_str())) {
            continue;
        }
        let mut all: Vec<f64> = (0..runs).map(|_| run(&text, by, threads)).collect();
        all.sort_by(f64::total_cmp);
        println!("{what:18} {:>8.1} ns/op", all[runs / 2] * 1e9 / OPS as f64);
    }
}
