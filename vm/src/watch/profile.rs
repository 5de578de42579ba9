//! Where the work of a run goes: counts for each pattern, and time in natives and rewrites.
//!
//! Matching is counted by instruction, whoever asks for it: one addition a step. The tests of a pattern lie
//! on one way through the code, each after the one before, so how many roots got to each of them, and how
//! many were lost at it, is read off at the end.

use crate::explain::outline::Outline;
use crate::host::{Host, HostMut};
use crate::linked_set::LinkedSet;
use crate::listener::{Processed, RewriteListener};
use crate::outcome::Outcome;
use crate::probe::{Held, Probe};
use pdll_bytecode::{Place, Program, VerifiedProgram};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::fmt::Write;
use std::rc::Rc;
use std::time::{Duration, Instant};

/// What is known of a run.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    /// By number in the set.
    pub patterns: Vec<PatternProfile>,
    /// Natives that were called while matching, by program and number.
    pub constraints: Vec<NativeTime>,
    /// Time spent in matching, that in natives included.
    pub matching: Duration,
}

/// What is known of a pattern.
#[derive(Clone, Debug, Default)]
pub struct PatternProfile {
    /// Its name, or where it was written.
    pub title: String,
    /// Roots of a name and shape that it may match, where matching came to its tests.
    pub roots: u64,
    /// Its tests, in the order in which they are asked.
    pub tests: Vec<TestProfile>,
    /// How often all of them held.
    pub matches: u64,
    /// How often its rewrite was done, in part or in full.
    pub rewrites: u64,
    /// How often its rewrite failed.
    pub failures: u64,
    /// Time spent in its rewrites, that in natives included.
    pub rewriting: Duration,
    /// Natives that its rewrites have called.
    pub natives: Vec<NativeTime>,
}

/// What is known of a test.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TestProfile {
    /// Where in the source it is asked for: the file and where in it.
    pub file: String,
    /// The same in numbers.
    pub place: Place,
    /// How many roots, or in a loop over users how many turns, got to it.
    pub reached: u64,
    /// How many of them did not get to the next one: the test did not hold, or a better pattern was found.
    pub lost: u64,
}

/// Calls of a native.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NativeTime {
    /// What it is registered as: `IsConstant`.
    pub name: String,
    /// How often it was called.
    pub calls: u64,
    /// How long that took.
    pub time: Duration,
}

impl PatternProfile {
    /// How many of its tests were come to.
    #[must_use]
    pub fn deepest(&self) -> usize {
        self.tests.iter().rposition(|t| t.reached > 0).map_or(0, |last| last + 1)
    }

    /// The test at which most roots were lost, if any was, and its number from 1.
    #[must_use]
    pub fn most_lost(&self) -> Option<(usize, &TestProfile)> {
        let lost = self.tests.iter().enumerate().filter(|t| t.1.lost > 0);
        lost.min_by_key(|t| std::cmp::Reverse(t.1.lost)).map(|(i, test)| (i + 1, test))
    }

    /// Time spent in natives by its rewrites.
    #[must_use]
    pub fn native_time(&self) -> Duration {
        self.natives.iter().map(|n| n.time).sum()
    }
}

impl Profile {
    /// Where time went, as stacks of frames with nanoseconds, one a line: what flame graph viewers read.
    #[must_use]
    pub fn folded(&self) -> String {
        let mut out = String::new();
        let mut line = |stack: String, time: Duration| {
            if !time.is_zero() {
                let _ = writeln!(out, "{stack} {}", time.as_nanos());
            }
        };
        let frame = |text: &str| text.replace(';', ",");
        let called: Duration = self.constraints.iter().map(|n| n.time).sum();
        line("match".into(), self.matching.saturating_sub(called));
        for native in &self.constraints {
            line(format!("match;{}", frame(&native.name)), native.time);
        }
        for p in &self.patterns {
            let stack = format!("rewrite;{}", frame(&p.title));
            line(stack.clone(), p.rewriting.saturating_sub(p.native_time()));
            for native in &p.natives {
                line(format!("{stack};{}", frame(&native.name)), native.time);
            }
        }
        out
    }
}

/// Calls by (program or pattern, native).
type Calls = FxHashMap<(u32, u32), (u64, Duration)>;

#[derive(Debug)]
struct State {
    /// By program: by word of its code how often the instruction there was run.
    steps: Vec<Vec<u64>>,
    /// By program: the number of its first pattern, and where that of the next begins.
    bases: Vec<u32>,
    program: usize,
    accepted: Vec<u64>,
    rewrites: Vec<u64>,
    failures: Vec<u64>,
    rewriting: Vec<Duration>,
    constraints: Calls,
    natives: Calls,
    matching: Duration,
    /// When what runs now began: matching, the rewrite of a pattern, a native.
    since: Option<Instant>,
    pattern: u32,
    native_since: Option<Instant>,
}

/// A probe and a listener that fill one [`Profile`]; clones share it.
#[derive(Clone, Debug)]
pub struct Profiler(Rc<RefCell<State>>);

impl Profiler {
    /// `programs` are those of the set that is watched, in its order.
    pub fn new<'p>(programs: impl IntoIterator<Item = &'p VerifiedProgram>) -> Self {
        let (mut steps, mut bases) = (Vec::new(), vec![0]);
        for program in programs {
            steps.push(vec![0; program.code.len()]);
            bases.push(bases[bases.len() - 1] + program.patterns.len() as u32);
        }
        Self(Rc::new(RefCell::new(State {
            steps,
            bases,
            program: 0,
            accepted: Vec::new(),
            rewrites: Vec::new(),
            failures: Vec::new(),
            rewriting: Vec::new(),
            constraints: Calls::default(),
            natives: Calls::default(),
            matching: Duration::ZERO,
            since: None,
            pattern: 0,
            native_since: None,
        })))
    }

    /// What has been counted. `programs` are those that it was made for, and `set` is linked from them.
    pub fn profile<'p, H: HostMut>(
        &self,
        programs: impl IntoIterator<Item = &'p VerifiedProgram>,
        set: &LinkedSet<H>,
    ) -> Profile {
        use crate::applicator::Patterns;
        let state = self.0.borrow();
        let mut profile = Profile { matching: state.matching, ..Profile::default() };
        for (number, program) in programs.into_iter().enumerate() {
            let (outline, base) = (Outline::new(program), state.bases[number]);
            for pattern in 0..program.patterns.len() as u32 {
                let of = base + pattern;
                let mut p = state.pattern(program, &outline, number, pattern, of);
                p.title = set.pattern_title(of).into();
                p.natives = times(program, &state.natives, of);
                profile.patterns.push(p);
            }
            profile.constraints.extend(times(program, &state.constraints, number as u32));
        }
        // Patterns in Rust.
        for of in profile.patterns.len() as u32..set.pattern_count() as u32 {
            let mut p = state.counted(of);
            p.title = set.pattern_title(of).into();
            profile.patterns.push(p);
        }
        profile
    }
}

/// The calls by `of`, in the order of the natives.
fn times(program: &Program, calls: &Calls, of: u32) -> Vec<NativeTime> {
    let natives = (0..).zip(&program.natives);
    let called = natives.filter_map(|(i, native)| Some((native, calls.get(&(of, i))?)));
    called.map(|(native, &(calls, time))| NativeTime { name: native.name.clone(), calls, time }).collect()
}

impl State {
    fn counted(&self, of: u32) -> PatternProfile {
        let count = |list: &[u64]| list.get(of as usize).copied().unwrap_or_default();
        PatternProfile {
            matches: count(&self.accepted),
            rewrites: count(&self.rewrites),
            failures: count(&self.failures),
            rewriting: self.rewriting.get(of as usize).copied().unwrap_or_default(),
            ..PatternProfile::default()
        }
    }

    fn pattern(
        &self,
        program: &Program,
        outline: &Outline,
        number: usize,
        pattern: u32,
        of: u32,
    ) -> PatternProfile {
        let mut p = self.counted(of);
        let steps = |at: u32| self.steps[number].get(at as usize).copied().unwrap_or_default();
        p.roots = outline.start(program, pattern).map_or(0, steps);
        let mut reached = p.roots;
        for test in &outline.tests[pattern as usize] {
            // What needs no code holds wherever it is come to.
            if test.from != 0 && test.from < test.to {
                reached = steps(test.from);
            }
            let place = test.places.first().copied().unwrap_or_default();
            let file = program.files.get(place.file as usize).cloned().unwrap_or_default();
            p.tests.push(TestProfile { file, place, reached, lost: 0 });
        }
        for i in 0..p.tests.len() {
            let next = p.tests.get(i + 1).map_or(p.matches, |next| next.reached);
            p.tests[i].lost = p.tests[i].reached.saturating_sub(next);
        }
        p
    }

    /// What ran since [`Self::since`], which something else begins at now.
    fn lap(&mut self) -> Duration {
        let now = Instant::now();
        self.since.replace(now).map_or(Duration::ZERO, |since| now - since)
    }

    fn native_ended(&mut self) -> Duration {
        self.native_since.take().map_or(Duration::ZERO, |since| since.elapsed())
    }
}

fn add(list: &mut Vec<u64>, i: u32) {
    if list.len() <= i as usize {
        list.resize(i as usize + 1, 0);
    }
    list[i as usize] += 1;
}

fn call(calls: &mut Calls, key: (u32, u32), time: Duration) {
    let entry = calls.entry(key).or_default();
    entry.0 += 1;
    entry.1 += time;
}

impl<H: Host> Probe<H> for Profiler {
    fn program(&mut self, number: usize) {
        self.0.borrow_mut().program = number;
    }
    fn step(&mut self, _: &H, _: H::Op, at: u32, _: Held<'_, H>) {
        let state = &mut *self.0.borrow_mut();
        if let Some(count) = state.steps.get_mut(state.program).and_then(|s| s.get_mut(at as usize)) {
            *count += 1;
        }
    }
    fn calling(&mut self, _: u32) {
        self.0.borrow_mut().native_since = Some(Instant::now());
    }
    fn called(&mut self, native: u32) {
        let state = &mut *self.0.borrow_mut();
        let time = state.native_ended();
        call(&mut state.constraints, (state.program as u32, native), time);
    }
    fn pattern_accepted(&mut self, _: &H, _: H::Op, pattern: u32) {
        let state = &mut *self.0.borrow_mut();
        let base = state.bases.get(state.program).copied().unwrap_or_default();
        add(&mut state.accepted, base + pattern);
    }
}

impl<H: Host> RewriteListener<H> for Profiler {
    fn processing(&mut self, _: &mut H, _: H::Op) {
        self.0.borrow_mut().since = Some(Instant::now());
    }
    fn processed(&mut self, _: &mut H, so: Processed) {
        let state = &mut *self.0.borrow_mut();
        let time = state.lap();
        if so == Processed::Unchanged {
            state.matching += time;
        }
    }
    fn pattern_begin(&mut self, _: &mut H, pattern: u32, _: H::Op) {
        let state = &mut *self.0.borrow_mut();
        state.pattern = pattern;
        let time = state.lap();
        state.matching += time;
    }
    fn pattern_end(&mut self, _: &mut H, pattern: u32, outcome: &Outcome) {
        let state = &mut *self.0.borrow_mut();
        let time = state.lap();
        if state.rewriting.len() <= pattern as usize {
            state.rewriting.resize(pattern as usize + 1, Duration::ZERO);
        }
        state.rewriting[pattern as usize] += time;
        match outcome {
            Outcome::Done | Outcome::Broken(_) => add(&mut state.rewrites, pattern),
            Outcome::Failed(_) => add(&mut state.failures, pattern),
            Outcome::NoMatch => {}
        }
    }
    fn calling(&mut self, _: u32) {
        self.0.borrow_mut().native_since = Some(Instant::now());
    }
    fn called(&mut self, native: u32) {
        let state = &mut *self.0.borrow_mut();
        let time = state.native_ended();
        call(&mut state.natives, (state.pattern, native), time);
    }
    fn becomes(&mut self, _: &mut H, _: H::Op, _: H::Op, _: u32, _: &[H::Value]) -> bool {
        true
    }
}
