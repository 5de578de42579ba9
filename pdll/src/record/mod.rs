//! A run, step by step, as a page that one can look at: one HTML file that needs nothing else.
//!
//! [`Recorder`] is a listener. It keeps the IR as it was in the beginning and of each step only what that has
//! changed, as lines that go and lines that come; so memory and the page grow with the number of steps, not
//! with that times the size of the IR.
//!
//! ```
//! use pdll::ir::{Context, parse_module};
//! use pdll::record::Recorder;
//! use pdll::{Config, PatternSet};
//!
//! let set = PatternSet::from_source("neg.pdll", "Pattern Neg {
//!     let inner = op<my.neg>(x: Value);
//!     replace op<my.neg>(inner.0) with x;
//!   }")?;
//! let mut ctx = Context::new();
//! let linked = set.link(&mut ctx)?;
//! let mut module = parse_module(&mut ctx, "in.mlir", b"
//!     %0 = \"my.const\"() : () -> i32
//!     %1 = \"my.neg\"(%0) : (i32) -> i32
//!     %2 = \"my.neg\"(%1) : (i32) -> i32
//!     \"my.use\"(%2) : (i32) -> ()")?;
//! let mut recorder = Recorder::new(&linked, &ctx, &module.ir);
//! linked.run_with(&mut ctx, &mut module.ir, &Config::default(), &mut recorder);
//! let mut page = Vec::new();
//! recorder.write("neg.mlir", None, &mut page)?;
//! assert!(String::from_utf8(page)?.starts_with("<!DOCTYPE html>"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod lines;
mod page;
mod text;

use crate::conversion::{ConversionListener, Event, Scene, Tried};
use lines::Lines;
use page::Steps;
use pdll_host_ir::IrHost;
use pdll_ir::{Context, Ir, Op, Value};
use pdll_vm::{BlockRef, LinkedSet, Outcome, Patterns, Processed, Profile, RegionRef, RewriteListener};
use rustc_hash::FxHashMap;
use std::io;

/// What came of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Came {
    /// A pattern was applied.
    Applied,
    /// Its rewrite failed.
    Failed,
    /// A pattern in Rust did not match.
    NoMatch,
    /// It was applied in part.
    InPart,
    /// The driver has erased what was not used.
    Dead,
    /// Somebody else has changed something.
    Other,
    /// What a pattern of a conversion made could not be made legal.
    Illegal,
}

/// What a pattern is called, and where it was written.
#[derive(Clone, Debug, Default)]
struct Pattern {
    title: String,
    place: String,
}

/// Hears of a run and keeps what happens.
#[derive(Debug)]
pub struct Recorder {
    patterns: Vec<Pattern>,
    /// Numbers of patterns by what conversions call them.
    numbers: FxHashMap<String, u32>,
    lines: Lines,
    steps: Steps,
    /// The operation that the driver has taken, in words, and the pattern that has begun.
    root: String,
    pattern: Option<u32>,
    reason: String,
}

impl Recorder {
    /// A recorder for a run of `set` on `ir`, before it begins.
    #[must_use]
    pub fn new(set: &LinkedSet<IrHost>, ctx: &Context, ir: &Ir) -> Recorder {
        let pattern = |number: u32| Pattern {
            title: set.pattern_title(number).to_string(),
            place: set.pattern_place(number).unwrap_or_default(),
        };
        let mut lines = Lines::of(ctx, ir);
        let mut steps = Steps::default();
        steps.begin(&lines.take_edits());
        let patterns: Vec<Pattern> = (0..set.pattern_count() as u32).map(pattern).collect();
        let numbers = patterns.iter().map(|p| p.title.clone()).zip(0..).collect();
        let (root, reason) = (String::new(), String::new());
        Recorder { patterns, numbers, lines, steps, root, pattern: None, reason }
    }

    /// How many steps there were: patterns that were applied or have failed, and operations that were erased
    /// for being unused.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.steps.count()
    }

    /// Writes the page. `title` is what it is about; the profile is shown if there is one.
    ///
    /// # Errors
    /// Of `out`.
    pub fn write(&self, title: &str, profile: Option<&Profile>, out: &mut dyn io::Write) -> io::Result<()> {
        page::write(title, &self.patterns, &self.steps, profile, out)
    }

    /// Tells what a conversion has made, which is only settled at its end: all of it is one more step.
    pub fn converted(&mut self, ctx: &Context, ir: &Ir) {
        self.lines.becomes(ctx, ir);
        let edits = self.lines.take_edits();
        self.root = "the conversion".into();
        self.steps.add(Came::Other, None, &self.root, "", &edits);
    }

    /// The number of a pattern of a conversion.
    fn number(&mut self, title: &str) -> u32 {
        if let Some(&number) = self.numbers.get(title) {
            return number;
        }
        let number = self.patterns.len() as u32;
        self.patterns.push(Pattern { title: title.to_string(), place: String::new() });
        self.numbers.insert(title.to_string(), number);
        number
    }

    /// Ends a step.
    fn step(&mut self, host: &IrHost, came: Came, reason: &str) {
        self.lines.settle(host);
        let edits = self.lines.take_edits();
        self.steps.add(came, self.pattern, &self.root, reason, &edits);
    }

    /// What was changed since the last step and belongs to none, if anything was.
    fn between(&mut self, host: &IrHost) {
        self.lines.settle(host);
        let edits = self.lines.take_edits();
        if !edits.is_empty() {
            self.steps.add(Came::Other, None, &self.root, "", &edits);
        }
    }
}

impl RewriteListener<IrHost> for Recorder {
    fn processing(&mut self, host: &mut IrHost, op: Op) {
        self.between(host);
        self.root = self.lines.texts.title(&host.ctx, &host.body, op);
    }
    fn processed(&mut self, host: &mut IrHost, so: Processed) {
        match so {
            Processed::Dead => self.step(host, Came::Dead, ""),
            Processed::Applied | Processed::Unchanged | Processed::Folded => self.between(host),
        }
    }
    fn pattern_begin(&mut self, host: &mut IrHost, pattern: u32, root: Op) {
        self.between(host);
        self.root = self.lines.texts.title(&host.ctx, &host.body, root);
        self.pattern = Some(pattern);
        self.reason.clear();
    }
    fn match_failed(&mut self, _: &mut IrHost, why: &str) {
        self.reason = why.to_string();
    }
    fn pattern_end(&mut self, host: &mut IrHost, _: u32, outcome: &Outcome) {
        let reason = std::mem::take(&mut self.reason);
        match outcome {
            Outcome::Done => self.step(host, Came::Applied, ""),
            Outcome::NoMatch => self.step(host, Came::NoMatch, &reason),
            Outcome::Failed(why) => self.step(host, Came::Failed, &why.text),
            Outcome::Broken(why) => self.step(host, Came::InPart, &why.text),
        }
        self.pattern = None;
    }
    fn inserted(&mut self, _: &mut IrHost, op: Op) {
        self.lines.touch(op);
    }
    fn moved(&mut self, host: &mut IrHost, op: Op) {
        self.lines.moved(&host.body, op);
    }
    fn block_inserted(&mut self, _: &mut IrHost, _: BlockRef, _: Option<RegionRef>) {
        self.lines.surgery();
    }
    fn block_erased(&mut self, _: &mut IrHost, _: BlockRef) {
        self.lines.surgery();
    }
    fn modified(&mut self, _: &mut IrHost, op: Op) {
        self.lines.touch(op);
    }
    fn replaced(&mut self, _: &mut IrHost, op: Op, _: &[Value]) {
        self.lines.touch(op);
    }
    fn relocated(&mut self, _: &mut IrHost, _: Op, _: Op) {
        self.lines.surgery();
    }
    fn erasing(&mut self, host: &mut IrHost, op: Op) {
        self.lines.erase(&host.body, op);
    }
    // Each step is told: nothing becomes something else in silence.
}

/// Patterns are steps as they are tried; what they change is one step at the end ([`Recorder::converted`]).
impl ConversionListener for Recorder {
    fn event(&mut self, scene: Scene<'_>, event: Event<'_>) {
        match event {
            Event::PatternBegin { op, .. } => {
                self.root = self.lines.texts.title(scene.ctx, scene.ir.body(scene.body), op);
            }
            Event::PatternEnd { pattern, tried, .. } => {
                let pattern = self.number(pattern);
                let came = match tried {
                    Tried::Applied => Came::Applied,
                    Tried::Failed => Came::NoMatch,
                    Tried::Illegal => Came::Illegal,
                };
                self.steps.add(came, Some(pattern), &self.root, "", &[]);
            }
            _ => {}
        }
    }
}
