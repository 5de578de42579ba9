//! `pdllc run`: patterns on IR.

use crate::args::Run;
use crate::files::{self, Text};
use crate::keep;
use crate::patterns;
use crate::report::{Failed, Outcome, Reporter, say};
use crate::timing::{Timing, timed};
use pdll::{Config, DriverReport, Error};
use pdll_ir::{Context, Ir, PrintOptions, parse_module, print_to, verify};

/// How many of the patterns are named that went round in circles.
const SHOWN_BUSY: usize = 8;

/// Reads patterns and IR, rewrites, prints.
pub(crate) fn run(args: &Run, report: Reporter) -> Outcome {
    let mut timing = Timing::default();
    let mut ctx = keep(Context::new());
    let set = keep(patterns::load(&args.patterns, &args.source, &mut timing, report)?);
    // Before the IR is read, so that what patterns mention gets the small numbers.
    let linked = timed(&mut timing.compile_s, || set.link(&mut ctx));
    let linked = keep(linked.map_err(|e| refuse(&e, &args.patterns.join(", "), report))?);

    let text = files::read(&args.input, report)?;
    let parsed = timed(&mut timing.parse_ir_s, || parse_module(&mut ctx, &text.name, &text.bytes));
    let mut module = keep(parsed.map_err(|errors| report.ir(&errors, &text.name, &text.bytes))?);
    timing.ops_before = module.ir.op_count();

    let config = Config { top_down: args.top_down, max_iterations: args.max_iterations, ..Config::default() };
    let done = timed(&mut timing.rewrite_s, || linked.run(&mut ctx, &mut module.ir, &config));
    timing.ops_after = module.ir.op_count();
    timing.rewrites = done.rewrites;
    warn(&done, args, &text.name, report);
    if done.rewrites > 0 {
        check(&ctx, &module.ir, &text, report)?;
    }

    let options = PrintOptions {
        generic: args.print_op_generic,
        debuginfo: args.mlir_print_debuginfo,
        ..PrintOptions::default()
    };
    timed(&mut timing.print_s, || {
        files::stream(&args.output, report, |mut out| print_to(&ctx, &module, options, &mut out))
    })?;
    if args.stats {
        print_stats(&done, &timing);
    }
    if let Some(format) = args.timing {
        timing.print(format);
    }
    Ok(())
}

/// Says why patterns cannot be linked: each thing that is missing by itself.
fn refuse(error: &Error, patterns: &str, report: Reporter) -> Failed {
    match error {
        Error::Link(missing) => missing.iter().fold(Failed, |_, m| report.fail(patterns, m)),
        _ => report.fail(patterns, error),
    }
}

/// Refuses IR that patterns have made unsound. Its positions are those of the ops that were matched.
fn check(ctx: &Context, ir: &Ir, text: &Text, report: Reporter) -> Outcome {
    let mut errors = verify(ctx, ir);
    if errors.is_empty() {
        return Ok(());
    }
    errors.iter_mut().for_each(|e| e.notes.push("so it is after rewriting".into()));
    Err(report.ir(&errors, &text.name, &text.bytes))
}

/// Says what did not go as it should.
fn warn(done: &DriverReport, args: &Run, file: &str, report: Reporter) {
    for fault in &done.faults {
        let what = if fault.partial { "rewrote only in part" } else { "did not rewrite" };
        report.warn(file, format_args!("pattern {} {what}: {}", fault.pattern, fault.message));
    }
    let told = done.faults.len() as u64;
    if done.fault_count > told {
        report.warn(file, format_args!("{} more such failures", done.fault_count - told));
    }
    if !done.converged {
        let limit = match done.budget_exhausted {
            true => format!("after {} rewrites", done.rewrites),
            false => format!("after {} iterations (--max-iterations)", args.max_iterations),
        };
        let busy = match done.cycle.chunks(SHOWN_BUSY).next() {
            None => "before anything was tried".into(),
            Some(shown) if shown.len() == done.cycle.len() => {
                format!("with patterns still at work: {}", shown.join(", "))
            }
            Some(shown) => {
                let more = done.cycle.len() - shown.len();
                format!("with patterns still at work: {} and {more} more", shown.join(", "))
            }
        };
        report.warn(file, format_args!("stopped {limit} {busy}"));
    }
}

/// `--stats`
fn print_stats(done: &DriverReport, timing: &Timing) {
    say(&format_args!("{:>10} operations before", timing.ops_before));
    say(&format_args!("{:>10} operations after", timing.ops_after));
    say(&format_args!("{:>10} iterations", done.iterations));
    say(&format_args!("{:>10} rewrites", done.rewrites));
    for (pattern, count) in &done.hits {
        say(&format_args!("{count:>10}   {pattern}"));
    }
}
