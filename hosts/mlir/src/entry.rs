//! What C++ calls, as `shim/shim.h` declares it, and what `mlir-opt` looks for in a plugin.
//!
//! A panic in here ends as a diagnostic and a failed pass; C++ is compiled without exceptions, so that
//! nothing unwinds from one side into the other.
#![allow(unsafe_code)]

use crate::MlirHost;
use crate::called::{Str, guarded};
use crate::compile::{compile, say_error};
use crate::guest::Guest;
use crate::options::{Driver, Options};
use crate::runner::Runner;
use crate::said::{Question, TraceFormat, say_event, say_explained, say_run};
use crate::sys::{self, MlirContext, Op, Rewriter, Say, Sink};
use pdll::{Config, Limits, PatternSet};
use std::ffi::c_char;
use std::ptr::null_mut;
use std::sync::Arc;

/// Compiled patterns, which the copies of a pass share.
#[derive(Debug)]
pub(crate) struct CompiledSet {
    patterns: Arc<PatternSet<MlirHost>>,
    /// What stands for the patterns in messages that have no place in them.
    file: String,
}

// Copies of a pass run on several threads and link the same set.
const _: fn() = || {
    fn shared<T: Send + Sync>() {}
    shared::<CompiledSet>();
};

/// The options of the pass.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct RawOptions {
    driver: u32,
    top_down: u32,
    max_iterations: u32,
    dce: u32,
    stats: u32,
    trace: u32,
    max_rewrites: i64,
    explain: Str,
    explain_pattern: Str,
}

impl From<RawOptions> for Options {
    fn from(raw: RawOptions) -> Self {
        let limits = Limits { rewrites: u64::try_from(raw.max_rewrites).ok(), ..Limits::default() };
        Self {
            driver: match raw.driver {
                0 => Driver::Greedy,
                1 => Driver::Walk,
                _ => Driver::Mlir,
            },
            config: Config {
                top_down: raw.top_down != 0,
                max_iterations: raw.max_iterations,
                limits,
                ..Config::default()
            },
            dce: raw.dce != 0,
            // There are no natives but those of the library, which look at types and attributes.
            apart: true,
        }
    }
}

/// A linked set with the options of the pass.
#[derive(Debug)]
pub(crate) struct PassRunner {
    runs: Runs,
    options: Options,
    stats: bool,
    trace: Option<TraceFormat>,
    /// What is to be explained, instead of running patterns.
    explain: Option<Question>,
}

/// What runs a set: we, or MLIR's driver.
#[derive(Debug)]
enum Runs {
    Here(Box<Runner>),
    AsGuest(Box<Guest>),
}

impl PassRunner {
    fn guest(&mut self) -> Option<&mut Guest> {
        match &mut self.runs {
            Runs::Here(_) => None,
            Runs::AsGuest(guest) => Some(guest),
        }
    }
}

/// Compiles files of patterns. The answer is null if that fails, which `sink` has been told, else one share
/// of the set.
#[unsafe(no_mangle)]
unsafe extern "C" fn pdll_set_compile(
    sink: Sink,
    files: *const Str,
    file_count: usize,
    dirs: *const Str,
    dir_count: usize,
) -> *const CompiledSet {
    // SAFETY: C++ passes lists with their lengths.
    let (files, dirs) = unsafe { (Str::list(files, file_count), Str::list(dirs, dir_count)) };
    let compiled = guarded(Some(sink), None, || compile(&files, &dirs, sink));
    match compiled {
        Some(patterns) => {
            Arc::into_raw(Arc::new(CompiledSet { patterns: Arc::new(patterns), file: files.join(",") }))
        }
        None => null_mut(),
    }
}

/// One share more.
#[unsafe(no_mangle)]
unsafe extern "C" fn pdll_set_share(set: *const CompiledSet) -> *const CompiledSet {
    // SAFETY: C++ has a share of the set, which came from `Arc::into_raw`.
    unsafe { Arc::increment_strong_count(set) };
    set
}

/// Gives a share back.
#[unsafe(no_mangle)]
unsafe extern "C" fn pdll_set_free(set: *const CompiledSet) {
    // SAFETY: C++ gives back a share that it has, once.
    drop(unsafe { Arc::from_raw(set) });
}

/// Links a set to a context. The answer is null if that fails, which `sink` has been told.
#[unsafe(no_mangle)]
unsafe extern "C" fn pdll_runner_new(
    set: *const CompiledSet,
    context: MlirContext,
    sink: Sink,
    options: *const RawOptions,
) -> *mut PassRunner {
    // SAFETY: C++ has a share of the set while it calls; the options are its own.
    let (set, raw) = unsafe { (&*set, *options) };
    let options = Options::from(raw);
    // SAFETY: the texts of the options live as long as those.
    let (explain, pattern) = unsafe { (raw.explain.get(), raw.explain_pattern.get()) };
    let pattern = Some(pattern).filter(|name| !name.is_empty());
    let explain = (!explain.is_empty()).then(|| Question::new(&explain, pattern));
    let trace = match raw.trace {
        0 => None,
        1 => Some(TraceFormat::Text),
        _ => Some(TraceFormat::Json),
    };
    let runner = guarded(Some(sink), None, || {
        // SAFETY: a pass, which frees the runner, does not outlive its context, and dialects are loaded
        // before passes run. No native but those of the library is registered; they erase nothing.
        match unsafe { Runner::new(set.patterns.clone(), context) } {
            Ok(runner) => Some(runner),
            Err(error) => {
                say_error(&error, &set.file, sink);
                None
            }
        }
    });
    let Some(runner) = runner else { return null_mut() };
    let runs = match options.driver {
        Driver::Mlir if explain.is_none() => {
            let mut guest = runner.into_guest();
            if let Some(format) = trace {
                guest.trace(&set.patterns, Box::new(move |event| say_event(format, event)));
            }
            Runs::AsGuest(Box::new(guest))
        }
        _ => Runs::Here(Box::new(runner)),
    };
    Box::into_raw(Box::new(PassRunner { runs, options, stats: raw.stats != 0, trace, explain }))
}

/// Frees a runner.
#[unsafe(no_mangle)]
unsafe extern "C" fn pdll_runner_free(runner: *mut PassRunner) {
    // SAFETY: C++ gives back a runner that it has, once.
    drop(unsafe { Box::from_raw(runner) });
}

/// Rewrites what is in the regions of an op; whether all went well.
#[unsafe(no_mangle)]
unsafe extern "C" fn pdll_runner_run(runner: *mut PassRunner, top: Op, sink: Sink) -> u32 {
    // SAFETY: a pass runs on one thread at a time, and has its runner to itself.
    let PassRunner { runs, options, stats, trace, explain } = unsafe { &mut *runner };
    let Runs::Here(runner) = runs else { return 0 };
    let run = || {
        if let Some(question) = explain {
            // SAFETY: while a pass runs on an op nobody else touches what is in its regions.
            let explained = unsafe { runner.explain(top, &question.site) };
            return u32::from(say_explained(explained, question, sink));
        }
        let tally = match *trace {
            // SAFETY: likewise.
            None => unsafe { runner.run(top, options) },
            // SAFETY: likewise.
            Some(format) => unsafe { runner.run_traced(top, options, |event| say_event(format, event)) },
        };
        if !*stats && tally.went_well() {
            return 1;
        }
        u32::from(say_run(&runner.report(tally), *stats, sink))
    };
    guarded(Some(sink), 0, run)
}

/// Makes ready for a driver of MLIR.
#[unsafe(no_mangle)]
unsafe extern "C" fn pdll_runner_begin(runner: *mut PassRunner, top: Op) {
    // SAFETY: as in `pdll_runner_run`.
    let runner = unsafe { &mut *runner };
    let limits = runner.options.config.limits;
    let Some(guest) = runner.guest() else { return };
    let begun = guarded(None, None, || {
        // SAFETY: as in `pdll_runner_run`; the driver that changes IR meanwhile is the one that asks.
        unsafe { guest.begin(top, &limits) };
        Some(())
    });
    if begun.is_none() {
        guest.give_up();
    }
}

/// Applies the best pattern at an op, through a driver's rewriter; whether one was applied.
#[unsafe(no_mangle)]
unsafe extern "C" fn pdll_runner_apply(runner: *mut PassRunner, op: Op, rewriter: Rewriter) -> u32 {
    // SAFETY: as in `pdll_runner_run`.
    let Some(guest) = (unsafe { (*runner).guest() }) else { return 0 };
    // SAFETY: MLIR's driver asks about ops that are alive, on one thread.
    match guarded(None, None, || Some(unsafe { guest.apply(op, Some(rewriter)) })) {
        Some(applied) => u32::from(applied),
        None => {
            guest.give_up();
            0
        }
    }
}

/// After a driver of MLIR; whether all went well.
#[unsafe(no_mangle)]
unsafe extern "C" fn pdll_runner_end(runner: *mut PassRunner, sink: Sink, converged: u32) -> u32 {
    // SAFETY: as in `pdll_runner_run`.
    let runner = unsafe { &mut *runner };
    let (stats, iterations) = (runner.stats, runner.options.config.max_iterations);
    let Some(guest) = runner.guest() else { return 0 };
    if guest.gave_up() {
        sink.say(Say::Error, "", (0, 0), "pdll panicked while MLIR's driver ran");
        return 0;
    }
    guarded(Some(sink), 0, || {
        let report = guest.report(iterations, converged != 0);
        u32::from(say_run(&report, stats, sink))
    })
}

/// MLIR's `PassPluginLibraryInfo`, of version 1 of its interface.
#[repr(C)]
#[derive(Debug)]
pub(crate) struct PassPluginLibraryInfo {
    api_version: u32,
    name: *const c_char,
    version: *const c_char,
    register: extern "C" fn(),
}

extern "C" fn register() {
    sys::pm_register_pass();
}

/// What tools of MLIR call after they have loaded a plugin.
#[unsafe(no_mangle)]
#[allow(non_snake_case, reason = "the name that MLIR looks for")]
extern "C" fn mlirGetPassPluginInfo() -> PassPluginLibraryInfo {
    PassPluginLibraryInfo {
        api_version: 1,
        name: c"pdll".as_ptr(),
        version: concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast(),
        register,
    }
}
