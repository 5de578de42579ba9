//! `--trace`, `--profile`, `--report` and `--stats`: what is watched of a run, and how that is shown.

use crate::args::{Run, TimingFormat};
use crate::files;
use crate::report::{Outcome, Reporter, say};
use crate::verify_each::VerifyEach;
use pdll::bytecode::VerifiedProgram;
use pdll::record::Recorder;
use pdll::{
    BlockRef, Config, DriverReport, IrHost, LinkedSet, Outcome as Rewritten, PatternProfile, Processed,
    Profile, Profiler, RegionRef, RewriteListener, TraceEvent, TracedOp, Tracer,
};
use pdll_ir::{Context, Ir, Op, Value as IrValue};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;

/// Runs a set, watched as the arguments ask for. The profile is there if anything of it is to be shown.
pub(crate) fn run(
    set: &LinkedSet<IrHost>,
    programs: &[VerifiedProgram],
    (ctx, ir): (&mut Context, &mut Ir),
    config: &Config,
    args: &Run,
    (each, recorder): (&mut VerifyEach<'_>, Option<&mut Recorder>),
) -> (DriverReport, Option<Profile>) {
    if args.trace.is_none() && args.profile.is_none() && !args.stats && recorder.is_none() {
        let report = match args.verify_each {
            true => set.run_with(ctx, ir, config, each),
            false => set.run(ctx, ir, config),
        };
        return (report, None);
    }
    let profiler = Profiler::new(programs);
    let mut out = std::io::stderr().lock();
    let mut tracer = args.trace.map(|format| {
        Tracer::new(programs, set, move |event| {
            // Standard error may be closed; there is nowhere else to say so.
            let _ = match format {
                TimingFormat::Text => write!(out, "{event}"),
                TimingFormat::Json => writeln!(out, "{}", object(event)),
            };
        })
    });
    let mut counting = profiler.clone();
    let mut all = All(vec![each, &mut counting]);
    all.0.extend(tracer.as_mut().map(|tracer| -> &mut dyn RewriteListener<IrHost> { tracer }));
    all.0.extend(recorder.map(|recorder| -> &mut dyn RewriteListener<IrHost> { recorder }));
    let report = set.run_watched(ctx, ir, config, profiler.clone(), &mut all);
    (report, Some(profiler.profile(programs, set)))
}

/// Several listeners. What begins the last one hears first, what ends the first one.
struct All<'a>(Vec<&'a mut dyn RewriteListener<IrHost>>);

impl All<'_> {
    fn begin(&mut self, mut tell: impl FnMut(&mut dyn RewriteListener<IrHost>)) {
        self.0.iter_mut().rev().for_each(|listener| tell(&mut **listener));
    }
    fn end(&mut self, mut tell: impl FnMut(&mut dyn RewriteListener<IrHost>)) {
        self.0.iter_mut().for_each(|listener| tell(&mut **listener));
    }
}

impl RewriteListener<IrHost> for All<'_> {
    fn processing(&mut self, host: &mut IrHost, op: Op) {
        self.begin(|l| l.processing(host, op));
    }
    fn processed(&mut self, host: &mut IrHost, so: Processed) {
        self.end(|l| l.processed(host, so));
    }
    fn pattern_begin(&mut self, host: &mut IrHost, pattern: u32, root: Op) {
        self.begin(|l| l.pattern_begin(host, pattern, root));
    }
    fn pattern_end(&mut self, host: &mut IrHost, pattern: u32, outcome: &Rewritten) {
        self.end(|l| l.pattern_end(host, pattern, outcome));
    }
    fn match_failed(&mut self, host: &mut IrHost, why: &str) {
        self.end(|l| l.match_failed(host, why));
    }
    fn calling(&mut self, native: u32) {
        self.begin(|l| l.calling(native));
    }
    fn called(&mut self, native: u32) {
        self.end(|l| l.called(native));
    }
    fn inserted(&mut self, host: &mut IrHost, op: Op) {
        self.end(|l| l.inserted(host, op));
    }
    fn moved(&mut self, host: &mut IrHost, op: Op) {
        self.end(|l| l.moved(host, op));
    }
    fn block_inserted(&mut self, host: &mut IrHost, block: BlockRef, from: Option<RegionRef>) {
        self.end(|l| l.block_inserted(host, block, from));
    }
    fn block_erased(&mut self, host: &mut IrHost, block: BlockRef) {
        self.end(|l| l.block_erased(host, block));
    }
    fn modified(&mut self, host: &mut IrHost, op: Op) {
        self.end(|l| l.modified(host, op));
    }
    fn replaced(&mut self, host: &mut IrHost, op: Op, with: &[IrValue]) {
        self.end(|l| l.replaced(host, op, with));
    }
    fn relocated(&mut self, host: &mut IrHost, from: Op, to: Op) {
        self.end(|l| l.relocated(host, from, to));
    }
    fn erasing(&mut self, host: &mut IrHost, op: Op) {
        self.end(|l| l.erasing(host, op));
    }
    // Each step is told: nothing becomes something else in silence.
}

/// Writes the page of a run.
pub(crate) fn page(
    recorder: &Recorder,
    profile: Option<&Profile>,
    (path, title): (&Path, &str),
    report: Reporter,
) -> Outcome {
    files::stream(path, report, |out| recorder.write(title, profile, out))
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
                Processed::Folded => "folded",
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
