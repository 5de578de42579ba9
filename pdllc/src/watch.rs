//! `--trace`, `--profile` and `--stats`: what is watched of a run, and how that is shown.

use crate::args::{Run, TimingFormat};
use crate::files;
use crate::report::{Outcome, Reporter, say};
use crate::verify_each::VerifyEach;
use pdll::bytecode::VerifiedProgram;
use pdll::{
    BlockRef, Config, DriverReport, HostMut, IrHost, LinkedSet, Outcome as Rewritten, PatternProfile,
    Processed, Profile, Profiler, RegionRef, RewriteListener, TraceEvent, TracedOp, Tracer,
};
use pdll_ir::{Context, Ir};
use serde_json::{Value, json};
use std::io::Write;

/// Runs a set, watched as the arguments ask for. The profile is there if anything of it is to be shown.
pub(crate) fn run(
    set: &LinkedSet<IrHost>,
    programs: &[VerifiedProgram],
    (ctx, ir): (&mut Context, &mut Ir),
    config: &Config,
    args: &Run,
    each: &mut VerifyEach<'_>,
) -> (DriverReport, Option<Profile>) {
    if args.trace.is_none() && args.profile.is_none() && !args.stats {
        let report = match args.verify_each {
            true => set.run_with(ctx, ir, config, each),
            false => set.run(ctx, ir, config),
        };
        return (report, None);
    }
    let profiler = Profiler::new(programs);
    let report = match args.trace {
        None if args.verify_each => {
            set.run_watched(ctx, ir, config, profiler.clone(), &mut Both(each, profiler.clone()))
        }
        None => set.run_watched(ctx, ir, config, profiler.clone(), &mut profiler.clone()),
        Some(format) => {
            let mut out = std::io::stderr().lock();
            let tracer = Tracer::new(programs, set, |event| {
                // Standard error may be closed; there is nowhere else to say so.
                let _ = match format {
                    TimingFormat::Text => write!(out, "{event}"),
                    TimingFormat::Json => writeln!(out, "{}", object(event)),
                };
            });
            let mut both = Both(each, Both(profiler.clone(), tracer));
            set.run_watched(ctx, ir, config, profiler.clone(), &mut both)
        }
    };
    (report, Some(profiler.profile(programs, set)))
}

/// Two listeners, of which the second hears of each step.
struct Both<A, B>(A, B);

impl<H: HostMut, A: RewriteListener<H>, B: RewriteListener<H>> RewriteListener<H> for Both<A, B> {
    fn processing(&mut self, host: &mut H, op: H::Op) {
        self.1.processing(host, op);
        self.0.processing(host, op);
    }
    fn processed(&mut self, host: &mut H, so: Processed) {
        self.0.processed(host, so);
        self.1.processed(host, so);
    }
    fn pattern_begin(&mut self, host: &mut H, pattern: u32, root: H::Op) {
        self.0.pattern_begin(host, pattern, root);
        self.1.pattern_begin(host, pattern, root);
    }
    fn pattern_end(&mut self, host: &mut H, pattern: u32, outcome: &Rewritten) {
        self.0.pattern_end(host, pattern, outcome);
        self.1.pattern_end(host, pattern, outcome);
    }
    fn match_failed(&mut self, host: &mut H, why: &str) {
        self.0.match_failed(host, why);
        self.1.match_failed(host, why);
    }
    fn calling(&mut self, native: u32) {
        self.1.calling(native);
        self.0.calling(native);
    }
    fn called(&mut self, native: u32) {
        self.0.called(native);
        self.1.called(native);
    }
    fn inserted(&mut self, host: &mut H, op: H::Op) {
        self.1.inserted(host, op);
    }
    fn moved(&mut self, host: &mut H, op: H::Op) {
        self.1.moved(host, op);
    }
    fn block_inserted(&mut self, host: &mut H, block: BlockRef, from: Option<RegionRef>) {
        self.1.block_inserted(host, block, from);
    }
    fn block_erased(&mut self, host: &mut H, block: BlockRef) {
        self.1.block_erased(host, block);
    }
    fn modified(&mut self, host: &mut H, op: H::Op) {
        self.1.modified(host, op);
    }
    fn replaced(&mut self, host: &mut H, op: H::Op, with: &[H::Value]) {
        self.1.replaced(host, op, with);
    }
    fn erasing(&mut self, host: &mut H, op: H::Op) {
        self.1.erasing(host, op);
    }
}

/// An event as JSON.
fn object(event: &TraceEvent<'_>) -> Value {
    let op = |event: &str, depth: u32, op: &TracedOp| json!({ "event": event, "depth": depth, "op": op.name, "id": op.number });
    let depth = event.depth();
    match event {
        TraceEvent::Processing(root, text) => {
            let mut object = op("processing", depth, root);
            object["text"] = json!(text);
            object
        }
        TraceEvent::Pattern { title, root, generated } => {
            let mut object = op("pattern", depth, root);
            object["pattern"] = json!(title);
            object["generated"] = json!(generated);
            object
        }
        TraceEvent::Inserted(it) => op("insert", depth, it),
        TraceEvent::Modified(it) => op("modify", depth, it),
        TraceEvent::Erased(it) => op("erase", depth, it),
        TraceEvent::Replaced(it, values) => {
            let mut object = op("replace", depth, it);
            object["values"] = json!(values);
            object
        }
        TraceEvent::MatchFailed(why) => json!({ "event": "match failure", "depth": depth, "reason": why }),
        TraceEvent::PatternEnd(outcome) => {
            let (outcome, reason) = match outcome {
                Rewritten::Done => ("applied", None),
                Rewritten::NoMatch => ("no match", None),
                Rewritten::Failed(why) => ("failed", Some(&why.text)),
                Rewritten::Broken(why) => ("applied in part", Some(&why.text)),
            };
            json!({ "event": "pattern end", "depth": depth, "outcome": outcome, "reason": reason })
        }
        TraceEvent::Processed(so) => {
            let outcome = match so {
                Processed::Applied => "applied",
                Processed::Unchanged => "unchanged",
                Processed::Dead => "dead",
            };
            json!({ "event": "processed", "depth": depth, "outcome": outcome })
        }
    }
}

/// Prints the profile as a table, and writes its folded stacks if a file was named.
pub(crate) fn profile(profile: &Profile, args: &Run, report: Reporter) -> Outcome {
    let Some(file) = &args.profile else { return Ok(()) };
    say(&format_args!(
        "{:>10} {:>8} {:>10} {:>10} {:>10} {:>12}   pattern",
        "roots", "deepest", "matches", "rewrites", "failures", "natives"
    ));
    for p in &profile.patterns {
        say(&format_args!(
            "{:>10} {:>8} {:>10} {:>10} {:>10} {:>9.3} ms   {}",
            p.roots,
            format!("{}/{}", p.deepest(), p.tests.len()),
            p.matches,
            p.rewrites,
            p.failures,
            p.native_time().as_secs_f64() * 1e3,
            p.title
        ));
    }
    for native in &profile.constraints {
        let ms = native.time.as_secs_f64() * 1e3;
        say(&format_args!("{:>10} calls, {ms:.3} ms: constraint {}", native.calls, native.name));
    }
    match file {
        None => Ok(()),
        Some(file) => files::write(file, profile.folded().as_bytes(), false, report),
    }
}

/// Of patterns that were never applied: the test at which most roots were lost.
pub(crate) fn never_applied(profile: &Profile) {
    for p in profile.patterns.iter().filter(|p| p.rewrites == 0) {
        say(&format_args!("{:>10}   {}: {}", 0, p.title, why_not(p)));
    }
}

fn why_not(p: &PatternProfile) -> String {
    if p.failures > 0 {
        return format!("its rewrite failed {} times", p.failures);
    }
    if p.roots == 0 {
        return "no operation was tried that could be its root".into();
    }
    match p.most_lost() {
        None => format!("matched {} times, but others came first", p.matches),
        Some((number, test)) => format!(
            "of {} roots {} were lost at test {number} of {} (asked at {}:{}:{})",
            p.roots,
            test.lost,
            p.tests.len(),
            test.file,
            test.place.line,
            test.place.column
        ),
    }
}
