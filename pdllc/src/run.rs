//! `pdllc run`: patterns on IR.

use crate::args::Run;
use crate::convert::{self, Convert};
use crate::dialects;
use crate::files::{self, Text};
use crate::keep;
use crate::patterns::{self, Patterns};
use crate::progress;
use crate::report::{Failed, Outcome, Reporter, say};
use crate::roles;
use crate::timing::{Timing, timed};
use crate::verify_each::VerifyEach;
use crate::watch;
use pdll::record::Recorder;
use pdll::{
    Config, DriverReport, Filter, IrHost, Limit, LinkedSet, Overrun, PatternSet, Profile, Progress, Threads,
};
use pdll_bytecode::VerifiedProgram;
use pdll_compiler::driver;
use pdll_ir::{Context, Ir, Module, SourceText, print_on, verify_on};
use pdll_ods::Definitions;
use pdll_source::diag::Diagnostics;
use pdll_source::split::split;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A run on one input.
struct Job<'a> {
    args: &'a Run,
    set: &'a PatternSet,
    definitions: &'a [Arc<Definitions>],
    /// The conversion that is done instead, if one is.
    convert: Option<&'a Convert>,
    linked: &'a LinkedSet<IrHost>,
    programs: &'a [VerifiedProgram],
    text: &'a Text,
    output: &'a Path,
    report: Reporter,
}

/// What a run did, and what was watched of it.
#[derive(Default)]
struct Done {
    report: DriverReport,
    profile: Option<Profile>,
}

/// Reads patterns and IR, rewrites, prints.
pub(crate) fn run(args: &Run, report: Reporter) -> Outcome {
    let mut timing = Timing::default();
    let mut ctx = keep(Context::new());
    pdll_dialects::add_standard(&mut ctx);
    if args.no_verify {
        ctx.skip_verification();
    }
    if args.no_dce {
        ctx.keep_unused_ops();
    }
    let load = || patterns::load(&args.patterns, &args.source, &args.inputs, &mut timing, report);
    let Patterns { mut set, definitions } =
        driver::among_threads(files::bytes_of_pdll(&args.patterns), load)?;
    pdll::conversion::register_conversion_natives(set.natives());
    let set = keep(set);
    definitions.iter().for_each(|known| pdll_dialects::add_definitions(&mut ctx, known));
    timed(&mut timing.compile_s, || dialects::load(&mut ctx, &args.dialects, &args.source, report))?;
    // Before the IR is read, so that what patterns mention gets the small numbers.
    let linked = timed(&mut timing.compile_s, || set.link(&mut ctx));
    let filter = Filter { enabled: args.enable_patterns.clone(), disabled: args.disable_patterns.clone() };
    let linked = linked.map_err(|e| report.set(&e, &names(&args.patterns)))?;
    let linked = keep(linked.filtered(&filter));
    let convert = match &args.convert {
        Some(path) => Some(Convert::read(path, &filter, &mut ctx, report)?),
        None => None,
    };

    let mut failed = false;
    for (input, output) in places(args) {
        // What is wrong with one does not keep others from being rewritten.
        let Ok(text) = files::read(input, report) else {
            failed = true;
            continue;
        };
        let (convert, programs) = (convert.as_ref(), set.programs());
        let (set, linked, definitions) = (&set, &linked, &*definitions);
        let job =
            Job { args, set, definitions, convert, linked, programs, text: &text, output: &output, report };
        let done = match &args.split_input_file {
            None => job.whole(&mut ctx, &mut timing).map(|done| vec![done]),
            Some(marker) => job.parts(marker, &mut ctx, &mut timing),
        };
        let possible = |done: &Done| possible(&done.report, &text.name, report);
        failed |= done.and_then(|done| done.iter().try_for_each(possible)).is_err();
    }
    if let Some(format) = args.timing.filter(|_| !failed || args.inputs.len() > 1) {
        timing.print(format);
    }
    if failed { Err(Failed) } else { Ok(()) }
}

/// Each input with where its output goes. Ends the program with exit status 2 if that cannot be.
fn places(args: &Run) -> Vec<(&Path, PathBuf)> {
    let inputs: Vec<&Path> = args.inputs.iter().map(PathBuf::as_path).collect();
    let (several, dir) = (inputs.len() > 1, &args.output);
    if args.report.is_some() && several {
        roles::refuse("`--report` is about one input");
    }
    if (args.in_place || dir.is_dir()) && inputs.iter().any(|input| files::is_dash(input)) {
        roles::refuse("standard input has no name that its output could have");
    }
    if args.in_place {
        return inputs.into_iter().map(|input| (input, input.to_path_buf())).collect();
    }
    if !dir.is_dir() {
        if several {
            roles::refuse(
                "several inputs need `--in-place`, or `-o DIR` with a directory that is there; patterns come \
                 after `-p`: pdllc run -p fold.pdll input.mlir",
            );
        }
        return inputs.into_iter().map(|input| (input, dir.clone())).collect();
    }
    let within = |input: &Path| dir.join(input.file_name().unwrap_or("out.mlir".as_ref()));
    let places: Vec<(&Path, PathBuf)> = inputs.iter().map(|&input| (input, within(input))).collect();
    let outputs: Vec<_> = places.iter().map(|(_, output)| ("-o", output.as_path())).collect();
    let read: Vec<&Path> = args.patterns.iter().map(PathBuf::as_path).chain(inputs).collect();
    roles::refuse_overwriting(&read, &outputs);
    places
}

impl Job<'_> {
    /// The text, to be read by parts.
    fn source(&self, ctx: &mut Context) -> Outcome<SourceText<'_>> {
        SourceText::new(ctx, &self.text.name, &self.text.bytes)
            .map_err(|error| self.report.ir(error.into(), self.text))
    }

    /// Rewrites all of the input and prints it.
    fn whole(&self, ctx: &mut Context, timing: &mut Timing) -> Outcome<Done> {
        let source = timed(&mut timing.parse_ir_s, || self.source(ctx))?;
        let (module, done) = self.rewrite(source, 0..self.text.bytes.len(), ctx, timing)?;
        let module = keep(module);
        let options = self.args.print.options();
        timed(&mut timing.print_s, || {
            files::stream(self.output, self.report, |mut out| {
                print_on(self.args.threads, ctx, &module, options, &mut out)
            })
        })?;
        if self.args.stats {
            print_stats(&done, timing);
        }
        Ok(done)
    }

    /// Rewrites each part of the input by itself and prints those that could be, with markers between all.
    fn parts(&self, marker: &str, ctx: &mut Context, timing: &mut Timing) -> Outcome<Vec<Done>> {
        let fail = |why| self.report.fail(&self.text.name, why);
        let (parts, almost) = split(&self.text.bytes, marker).map_err(fail)?;
        for line in almost {
            say(&format_args!("{}:{line}:1: warning: this is almost a split marker", self.text.name));
        }
        let source = self.source(ctx)?;
        let between = format!("{}\n", self.args.output_split_marker);
        let (mut out, mut reports, mut failed) = (Vec::new(), Vec::new(), false);
        for (i, part) in parts.iter().enumerate() {
            if i > 0 {
                out.extend_from_slice(between.as_bytes());
            }
            let range = part.start..part.start + part.text.len();
            let Ok((module, done)) = self.rewrite(source, range, ctx, timing) else {
                failed = true;
                continue;
            };
            let options = self.args.print.options();
            // Writing to memory cannot fail.
            let _ =
                timed(&mut timing.print_s, || print_on(self.args.threads, ctx, &module, options, &mut out));
            if self.args.stats {
                print_stats(&done, timing);
            }
            reports.push(done);
        }
        files::stream(self.output, self.report, |to| to.write_all(&out))?;
        if failed { Err(Failed) } else { Ok(reports) }
    }

    /// Reads a part of the input and rewrites it.
    fn rewrite(
        &self,
        source: SourceText<'_>,
        range: Range<usize>,
        ctx: &mut Context,
        timing: &mut Timing,
    ) -> Outcome<(Module, Done)> {
        let (args, text, report) = (self.args, self.text, self.report);
        let parsed = timed(&mut timing.parse_ir_s, || {
            progress::during("reading", &Progress::default(), || {
                source.parse_on(args.threads, ctx, range.clone())
            })
        });
        patterns::judge(self.definitions, report)?;
        let mut module = parsed.map_err(|errors| report.ir(errors, text))?;
        timing.ops_before += module.ir.op_count();
        // Nothing is rewritten or erased where no patterns were given.
        let done = match (self.convert, args.patterns.is_empty()) {
            (Some(convert), _) => {
                let mut recorder = self.recorder(ctx, &module.ir);
                let watched = convert::Watched::new(args.trace, recorder.as_mut());
                let converted = timed(&mut timing.rewrite_s, || {
                    let threads = args.threads.map_or_else(Threads::default, Threads::new);
                    convert.apply(self.set, (ctx, &mut module.ir), watched, threads, text, report)
                });
                if let (Some(recorder), Some(path)) = (&recorder, &args.report) {
                    watch::page(recorder, None, (path, &text.name), report)?;
                }
                converted?;
                if !args.no_verify {
                    check(args.threads, (ctx, &module.ir), text, report)?;
                }
                Done::default()
            }
            (None, true) => Done::default(),
            (None, false) => {
                let anew =
                    |ctx: &mut Context| source.parse_on(args.threads, ctx, range).map(|module| module.ir);
                self.apply(ctx, &mut module.ir, anew, timing)?
            }
        };
        timing.ops_after += module.ir.op_count();
        Ok((module, done))
    }

    /// What keeps the steps of a run on this IR, if they are asked for.
    fn recorder(&self, ctx: &Context, ir: &Ir) -> Option<Recorder> {
        self.args.report.as_ref().map(|_| Recorder::new(self.linked, ctx, ir))
    }

    /// Applies the patterns and says how that went. `anew` reads the IR once more.
    fn apply(
        &self,
        ctx: &mut Context,
        ir: &mut Ir,
        anew: impl FnOnce(&mut Context) -> Result<Ir, Diagnostics>,
        timing: &mut Timing,
    ) -> Outcome<Done> {
        let (args, text, report) = (self.args, self.text, self.report);
        let limits = args.limits.limits();
        let config = Config { limits, ..args.driver.config() };
        let mut each = VerifyEach::new(self.linked, args.verify_each);
        let mut recorder = self.recorder(ctx, ir);
        let mut run = |ctx: &mut Context, ir: &mut Ir, threads| {
            let watching = (&mut each, recorder.as_mut());
            watch::run(self.linked, self.programs, (ctx, ir), &config, args, watching, threads)
        };
        let ran = timed(&mut timing.rewrite_s, || {
            let threads = args.threads.map_or_else(Threads::default, Threads::new);
            run(ctx, ir, threads).or_else(|Overrun| {
                *ir = anew(ctx)?;
                let alone = run(ctx, ir, Threads::new(NonZeroUsize::MIN));
                Ok(alone.expect("one thread has all that the run may spend"))
            })
        });
        let (done, profile) = ran.map_err(|errors| report.ir(errors, text))?;
        if let (Some(recorder), Some(path)) = (&recorder, &args.report) {
            watch::page(recorder, profile.as_ref(), (path, &text.name), report)?;
        }
        if let Some(errors) = each.errors() {
            return Err(report.ir(errors, text));
        }
        timing.rewrites += done.rewrites;
        if let Some(profile) = &profile {
            watch::profile(profile, args, report)?;
        }
        warn(&done, &text.name, report);
        told(&done, &text.name, report)?;
        converged(&done, args, &text.name, report)?;
        if done.rewrites > 0 {
            check(args.threads, (ctx, ir), text, report)?;
        }
        Ok(Done { report: done, profile })
    }
}

/// The names of files, for a diagnostic about all of them.
fn names(paths: &[PathBuf]) -> String {
    let names: Vec<_> = paths.iter().map(|path| path.to_string_lossy()).collect();
    names.join(", ")
}

/// Refuses IR that patterns have made unsound. Its positions are those of the ops that were matched.
fn check(
    threads: Option<NonZeroUsize>,
    (ctx, ir): (&Context, &Ir),
    text: &Text,
    report: Reporter,
) -> Outcome {
    let errors = verify_on(threads, ctx, ir);
    if errors.is_empty() {
        return Ok(());
    }
    Err(report.ir(errors.into_iter().map(|e| e.note("so it is after rewriting")).collect(), text))
}

/// Says which rewrites did not go as they should.
fn warn(done: &DriverReport, file: &str, report: Reporter) {
    done.failure_texts().for_each(|text| report.warn(file, format_args!("{text}")));
}

/// Refuses a run in which a constraint could not tell whether it holds: patterns may have been left out.
fn told(done: &DriverReport, file: &str, report: Reporter) -> Outcome {
    let Some(text) = done.untold_text() else { return Ok(()) };
    done.untold_texts().for_each(|text| report.warn(file, format_args!("{text}")));
    Err(report.fail(file, text))
}

/// Refuses a run in which a pattern asked for IR that cannot be: it was left out, or done in part. What was
/// done all the same is good, and has been printed.
fn possible(done: &DriverReport, file: &str, report: Reporter) -> Outcome {
    match done.refused_text() {
        None => Ok(()),
        Some(text) => Err(report.fail(file, text)),
    }
}

/// Refuses what was stopped before nothing was left to do, or warns of it if that is allowed.
fn converged(done: &DriverReport, args: &Run, file: &str, report: Reporter) -> Outcome {
    if done.converged && done.reached.is_none() {
        return Ok(());
    }
    let limit = match done.reached {
        None => format!("after {} iterations (--max-iterations)", args.driver.max_iterations),
        Some(Limit::ValidRewrites) => {
            return Err(report.fail(file, done.invalid_text().unwrap_or_default()));
        }
        Some(Limit::Rewrites) => format!("after {} rewrites (--max-rewrites)", done.rewrites),
        Some(Limit::CreatedOps) => "at the limit of created operations (--max-created-ops)".into(),
        Some(Limit::ListItems) => "at the limit of list items (--max-list-items)".into(),
        Some(Limit::MatcherSteps) => "at the limit of matcher steps (--max-matcher-steps)".into(),
    };
    let message = format!("rewriting did not converge: stopped {limit} {}", done.at_work_text());
    if args.limits.allow_nonconvergence {
        report.warn(file, message);
        return Ok(());
    }
    Err(report.fail(file, message))
}

/// `--stats`
fn print_stats(Done { report: done, profile }: &Done, timing: &Timing) {
    say(&format_args!("{:>10} operations before", timing.ops_before));
    say(&format_args!("{:>10} operations after", timing.ops_after));
    say(&format_args!("{:>10} iterations", done.iterations));
    say(&format_args!("{:>10} rewrites", done.rewrites));
    for (pattern, count) in done.hits.iter() {
        say(&format_args!("{count:>10}   {pattern}"));
    }
    profile.iter().for_each(watch::never_applied);
}
