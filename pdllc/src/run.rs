//! `pdllc run`: patterns on IR.

use crate::args::Run;
use crate::dialects;
use crate::files::{self, Text};
use crate::keep;
use crate::patterns;
use crate::report::{Outcome, Reporter, say};
use crate::timing::{Timing, timed};
use pdll::{Config, DriverReport, IrHost, Limit, LinkedSet};
use pdll_ir::{Context, Ir, PrintOptions, parse_module, print_to, verify};
use std::path::PathBuf;

/// How many of the patterns are named that went round in circles.
const SHOWN_BUSY: usize = 8;

/// Reads patterns and IR, rewrites, prints.
pub(crate) fn run(args: &Run, report: Reporter) -> Outcome {
    let mut timing = Timing::default();
    let mut ctx = keep(Context::new());
    let set = keep(patterns::load(&args.patterns, &args.source, &mut timing, report)?);
    // Before the IR is read, so that what patterns mention gets the small numbers.
    let linked = timed(&mut timing.compile_s, || set.link(&mut ctx));
    let linked = keep(linked.map_err(|e| report.set(&e, &names(&args.patterns)))?);

    timed(&mut timing.compile_s, || dialects::load(&mut ctx, &args.dialects, &args.source, report))?;
    let text = files::read(&args.input, report)?;
    let parsed = timed(&mut timing.parse_ir_s, || parse_module(&mut ctx, &text.name, &text.bytes));
    let mut module = keep(parsed.map_err(|errors| report.ir(errors, &text))?);
    timing.ops_before = module.ir.op_count();

    // Nothing is rewritten or erased where no patterns were given.
    let done = match args.patterns.is_empty() {
        true => None,
        false => Some(rewrite(args, &linked, &mut ctx, &mut module.ir, &text, &mut timing, report)?),
    };
    timing.ops_after = module.ir.op_count();

    let options = PrintOptions {
        generic: args.print_op_generic,
        debuginfo: args.mlir_print_debuginfo,
        ..PrintOptions::default()
    };
    timed(&mut timing.print_s, || {
        files::stream(&args.output, report, |mut out| print_to(&ctx, &module, options, &mut out))
    })?;
    let done = done.unwrap_or_default();
    if args.stats {
        print_stats(&done, &timing);
    }
    if let Some(format) = args.timing {
        timing.print(format);
    }
    possible(&done, &text.name, report)
}

/// Applies the patterns and says how that went.
fn rewrite(
    args: &Run,
    linked: &LinkedSet<IrHost>,
    ctx: &mut Context,
    ir: &mut Ir,
    text: &Text,
    timing: &mut Timing,
    report: Reporter,
) -> Outcome<DriverReport> {
    let limits = args.limits.limits();
    let config = Config { top_down: args.top_down, max_iterations: args.max_iterations, limits };
    let done = timed(&mut timing.rewrite_s, || linked.run(ctx, ir, &config));
    timing.rewrites = done.rewrites;
    warn(&done, &text.name, report);
    told(&done, &text.name, report)?;
    converged(&done, args, &text.name, report)?;
    if done.rewrites > 0 {
        check(ctx, ir, text, report)?;
    }
    Ok(done)
}

/// The names of files, for a diagnostic about all of them.
fn names(paths: &[PathBuf]) -> String {
    let names: Vec<_> = paths.iter().map(|path| path.to_string_lossy()).collect();
    names.join(", ")
}

/// Refuses IR that patterns have made unsound. Its positions are those of the ops that were matched.
fn check(ctx: &Context, ir: &Ir, text: &Text, report: Reporter) -> Outcome {
    let errors = verify(ctx, ir);
    if errors.is_empty() {
        return Ok(());
    }
    Err(report.ir(errors.into_iter().map(|e| e.note("so it is after rewriting")).collect(), text))
}

/// Says which rewrites did not go as they should.
fn warn(done: &DriverReport, file: &str, report: Reporter) {
    for failure in &done.failures {
        let what = if failure.partial { "rewrote only in part" } else { "did not rewrite" };
        report.warn(file, format_args!("pattern {} {what}: {}", failure.pattern, failure.message));
    }
    let told = done.failures.len() as u64;
    if done.failure_count > told {
        report.warn(file, format_args!("{} more such failures", done.failure_count - told));
    }
}

/// Refuses a run in which a constraint could not tell whether it holds: patterns may have been left out.
fn told(done: &DriverReport, file: &str, report: Reporter) -> Outcome {
    if done.untold_count == 0 {
        return Ok(());
    }
    for untold in &done.untold {
        let patterns = untold.patterns.join(", ");
        let message = format_args!(
            "a condition or a result type cannot be evaluated: {} (asked for pattern {patterns})",
            untold.why
        );
        report.warn(file, message);
    }
    let message = format_args!(
        "{} times a pattern was not applied because a condition or a result type cannot be evaluated",
        done.untold_count
    );
    Err(report.fail(file, message))
}

/// Refuses a run in which a pattern asked for IR that cannot be: it was left out, or done in part. What was
/// done all the same is good, and has been printed.
fn possible(done: &DriverReport, file: &str, report: Reporter) -> Outcome {
    if done.refused_count == 0 {
        return Ok(());
    }
    let message = format_args!(
        "{} times a pattern was not applied because the IR that it asks for cannot be",
        done.refused_count
    );
    Err(report.fail(file, message))
}

/// Refuses what was stopped before nothing was left to do, or warns of it if that is allowed.
fn converged(done: &DriverReport, args: &Run, file: &str, report: Reporter) -> Outcome {
    if done.converged && done.reached.is_none() {
        return Ok(());
    }
    let limit = match done.reached {
        None => format!("after {} iterations (--max-iterations)", args.max_iterations),
        Some(Limit::Rewrites) => format!("after {} rewrites (--max-rewrites)", done.rewrites),
        Some(Limit::CreatedOps) => "at the limit of created operations (--max-created-ops)".into(),
        Some(Limit::ListItems) => "at the limit of list items (--max-list-items)".into(),
        Some(Limit::MatcherSteps) => "at the limit of matcher steps (--max-matcher-steps)".into(),
    };
    let busy = match done.at_work.chunks(SHOWN_BUSY).next() {
        None => "before anything was tried".into(),
        Some(shown) if shown.len() == done.at_work.len() => {
            format!("with patterns still at work: {}", shown.join(", "))
        }
        Some(shown) => {
            let more = done.at_work.len() - shown.len();
            format!("with patterns still at work: {} and {more} more", shown.join(", "))
        }
    };
    let message = format!("rewriting did not converge: stopped {limit} {busy}");
    if args.limits.allow_nonconvergence {
        report.warn(file, message);
        return Ok(());
    }
    Err(report.fail(file, message))
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
