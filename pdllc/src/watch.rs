//! `--trace`, `--profile`, `--report` and `--stats`: what is watched of a run, and how that is shown.

use crate::args::{Run, TimingFormat};
use crate::files;
use crate::progress;
use crate::report::{Outcome, Reporter, say};
use crate::verify_each::VerifyEach;
use pdll::bytecode::VerifiedProgram;
use pdll::record::Recorder;
use pdll::{
    Config, DriverReport, IrHost, LinkedSet, Listeners, Overrun, PatternProfile, Profile, Profiler, Progress,
    RewriteListener, Threads, Tracer, run_with_progress,
};
use pdll_ir::{Context, Ir};
use std::io::Write;
use std::path::Path;

/// Runs a set, watched as the arguments ask for, on several threads if nobody watches. The profile is there
/// if anything of it is to be shown.
pub(crate) fn run(
    set: &LinkedSet<IrHost>,
    programs: &[VerifiedProgram],
    (ctx, ir): (&mut Context, &mut Ir),
    config: &Config,
    args: &Run,
    (each, recorder): (&mut VerifyEach<'_>, Option<&mut Recorder>),
    threads: Threads,
) -> Result<(DriverReport, Option<Profile>), Overrun> {
    if args.trace.is_none() && args.profile.is_none() && !args.stats && recorder.is_none() {
        let report = match args.verify_each {
            true => set.run_with(ctx, ir, config, each),
            false => {
                let progress = Progress::default();
                let work = || run_with_progress(set, ctx, ir, config, threads, &progress);
                progress::during("rewriting", &progress, work)?
            }
        };
        return Ok((report, None));
    }
    let profiler = Profiler::new(programs);
    let mut out = std::io::stderr().lock();
    let mut tracer = args.trace.map(|format| {
        Tracer::new(programs, set, move |event| {
            // Standard error may be closed; there is nowhere else to say so.
            let _ = match format {
                TimingFormat::Text => write!(out, "{event}"),
                TimingFormat::Json => writeln!(out, "{}", pdll::trace_json(event)),
            };
        })
    });
    let mut counting = profiler.clone();
    let mut all = Listeners(vec![each, &mut counting]);
    all.0.extend(tracer.as_mut().map(|tracer| -> &mut dyn RewriteListener<IrHost> { tracer }));
    all.0.extend(recorder.map(|recorder| -> &mut dyn RewriteListener<IrHost> { recorder }));
    let report = set.run_watched(ctx, ir, config, profiler.clone(), &mut all);
    Ok((report, Some(profiler.profile(programs, set))))
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
