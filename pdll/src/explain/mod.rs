//! Why patterns do or do not match: for an operation, what becomes of each pattern there.
//!
//! ```
//! use pdll::explain::{Site, Verdict};
//! use pdll::ir::{Context, parse_module};
//! use pdll::PatternSet;
//!
//! let set = PatternSet::from_source("two.pdll", "
//!     Pattern Two => erase op<my.const> { value = attr<\"2\"> };").unwrap();
//! let mut ctx = Context::new();
//! let text = br#""my.const"() {value = 2 : i32} : () -> ()"#;
//! let mut module = parse_module(&mut ctx, "in.mlir", text).unwrap();
//! let ops = set.explain(&mut ctx, &mut module.ir, &Site::Name("my.const".into())).unwrap();
//! let Verdict::Fails(why) = &ops[0].patterns[0].verdict else { panic!() };
//! assert_eq!((why.wanted.as_str(), why.found.as_str()), ("`2 : i64`", "`2 : i32`"));
//! ```

mod report;
mod trial;

use crate::{Error, PatternSet};
use pdll_bytecode::{Place, Program, VerifiedProgram};
use pdll_host_ir::BorrowedHost;
use pdll_ir::{Context, Ir};
use pdll_source::Position;
use pdll_vm::{Describe, Explained, Explainer, HostMut, IrWalk, LinkedSet, MatchVerdict, Patterns};
use trial::Bench;
pub use trial::{MOST_TRIED, Trial};

/// Which operations are meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Site {
    /// Those written at this line, from 1, of this file; of any file if its name is empty.
    Line(String, u32),
    /// The one written at this line and column, or the last one of the line that begins before there.
    Column(String, u32, u32),
    /// Those of this name.
    Name(String),
    /// Each.
    All,
}

/// An operation and what becomes of the patterns there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedOp {
    /// Its full name: `my.const`.
    pub name: String,
    /// Where it was written.
    pub at: Option<Position>,
    /// The patterns; nearest misses first, after those that match. Alike, they come in the order of the set.
    pub patterns: Vec<ExplainedPattern>,
}

/// A pattern at an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedPattern {
    /// Its name, or where it was written if it has none.
    pub pattern: String,
    /// Patterns of higher benefit are tried first.
    pub benefit: u32,
    /// Where it was written; of one in Rust that is not known, and the line is 0.
    pub at: Position,
    /// Whether it is written in Rust: it has no tests then that could be told of.
    pub in_rust: bool,
    /// How many of its tests hold, before the first that does not.
    pub held: usize,
    /// How many it has.
    pub tests: usize,
    /// What becomes of it.
    pub verdict: Verdict,
}

/// What becomes of a pattern at an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It matches and is applied.
    Fires,
    /// It matches and would be applied, but its rewrite fails: why (empty if a native gives no reason).
    RewriteFails(String),
    /// It matches, but this one is applied, which comes first.
    Beaten {
        /// Its name, or where it was written.
        by: String,
        /// The benefit of that pattern.
        benefit: u32,
        /// Where it was written.
        at: Position,
    },
    /// It is written in Rust, and was not tried, as this one is applied, which comes first.
    NotTried {
        /// Its name, or where it was written.
        by: String,
    },
    /// It matches, and no other one comes before it, but its rewrite was not tried: that is done at a
    /// thousand operations only.
    First,
    /// It does not match: the test that does not hold.
    Fails(Failure),
    /// It is written in Rust and says that it does not match, and why (empty if it gives no reason).
    Declines(String),
    /// It does not match, and nothing can say why: the bytecode has no debug section. Of one in Rust: it was
    /// not tried, as that is done at a thousand operations only.
    Untold,
}

/// A test that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Where in the patterns it is asked for; more than one place if several ask the same.
    pub asked_at: Vec<Position>,
    /// Where the operation was written that it is about.
    pub about: Option<Position>,
    /// What it looks at.
    pub subject: String,
    /// What was wanted.
    pub wanted: String,
    /// What is there.
    pub found: String,
    /// What may help to see why.
    pub hint: Option<String>,
    /// Whether the pattern is for operations of another name.
    pub other_name: bool,
}

impl PatternSet {
    /// Explains each pattern at each operation that `site` means, in the order of the text: the compiled
    /// patterns, and those in Rust for operations of that name. The IR stays as it is: what rewrites do is
    /// found out on a copy.
    ///
    /// # Errors
    /// [`Error::Link`] with all that is missing.
    pub fn explain(&self, ctx: &mut Context, ir: &mut Ir, site: &Site) -> Result<Vec<ExplainedOp>, Error> {
        let linked = self.link(ctx)?;
        let mut explainer = SetExplainer::new(self, &linked);
        let (mut bench, mut found) = (Bench::default(), Vec::new());
        let bodies: Vec<_> = ir.body_ids().collect();
        let mut borrowed = BorrowedHost::new(ctx, ir);
        for id in bodies {
            let host = borrowed.body(id);
            bench.next_body();
            for op in site.ops(host) {
                found.push(explainer.at(host, op, |host| bench.try_at(host, &linked, op)));
            }
        }
        Ok(site.in_order(found))
    }
}

impl Site {
    /// The operations that are meant, of those in `host`.
    pub fn ops<H: IrWalk + Describe>(&self, host: &mut H) -> Vec<H::Op> {
        let mut ops = Vec::new();
        host.walk(false, |_, op| ops.push(op));
        ops.retain(|&op| self.means(host, op));
        ops
    }

    fn means<H: Describe>(&self, host: &H, op: H::Op) -> bool {
        let at = |file: &str, line: u32, to: u32| {
            let in_file = |f: &str| file.is_empty() || f == file;
            host.position(op).is_some_and(|(f, l, c)| in_file(&f) && l == line && c <= to)
        };
        match self {
            Self::Line(file, line) => at(file, *line, u32::MAX),
            Self::Column(file, line, column) => at(file, *line, *column),
            Self::Name(name) => host.op_name_text(op) == *name,
            Self::All => true,
        }
    }

    /// Explanations of all [`Self::ops`] in the order of the text; of a column, the one that it means.
    #[must_use]
    pub fn in_order(&self, mut found: Vec<ExplainedOp>) -> Vec<ExplainedOp> {
        found.sort_by_key(|op| op.at.as_ref().map(|p| (p.line, p.column)));
        if let Site::Column(..) = self {
            // Those of the line up to there are in it.
            found.drain(..found.len().saturating_sub(1));
        }
        found
    }
}

/// What [`PatternSet::explain`] does for the embedded IR, for any host.
#[derive(Debug)]
pub struct SetExplainer<'p, H: HostMut> {
    programs: &'p [VerifiedProgram],
    linked: LinkedSet<H>,
    explainer: Explainer<'p, H>,
}

impl<'p, H: HostMut + Describe> SetExplainer<'p, H> {
    /// `linked` is `set`, linked to the host that explanations are about.
    #[must_use]
    pub fn new(set: &'p PatternSet<H>, linked: &LinkedSet<H>) -> Self {
        let explainer = Explainer::new(set.programs(), linked);
        Self { programs: set.programs(), linked: linked.clone(), explainer }
    }

    /// What becomes of each pattern at an operation. Where something is there to apply, `try_at` does so on a
    /// copy of the IR, with a [`Trial`] to listen; `None` says that it was not done.
    pub fn at(
        &mut self,
        host: &mut H,
        op: H::Op,
        try_at: impl FnOnce(&mut H) -> Option<Trial>,
    ) -> ExplainedOp {
        let at = host.position(op).map(position);
        let tested = self.explainer.explain(host, op);
        let in_rust = self.linked.rust_patterns(host, host.op_name(op));
        // A trial copies the IR: only where there is something to apply.
        let trial = match !in_rust.is_empty() || tested.iter().any(Explained::matches) {
            true => try_at(host),
            false => Some(Trial::default()),
        };
        let told = Told { host, programs: self.programs, linked: &self.linked, trial };
        let mut patterns: Vec<_> = tested.into_iter().map(|e| told.compiled(e)).collect();
        patterns.extend(in_rust.into_iter().map(|(number, benefit)| told.in_rust(number, benefit)));
        patterns.sort_by_key(|p| p.order());
        ExplainedOp { name: host.op_name_text(op), at, patterns }
    }
}

fn position((file, line, column): (String, u32, u32)) -> Position {
    Position { file: file.into(), line, column }
}

fn resolved(program: &Program, place: Place) -> Position {
    let file = program.files.get(place.file as usize).map_or("", String::as_str);
    Position { file: file.into(), line: place.line, column: place.column }
}

/// What is known of the patterns at an operation.
struct Told<'a, H: HostMut> {
    host: &'a H,
    programs: &'a [VerifiedProgram],
    linked: &'a LinkedSet<H>,
    /// What is applied; `None` if that was not tried.
    trial: Option<Trial>,
}

impl<H: HostMut + Describe> Told<'_, H> {
    /// Benefit and place of a pattern, by its number in the set.
    fn placed(&self, pattern: u32) -> (u32, Position) {
        let mut number = pattern as usize;
        for program in self.programs {
            match program.patterns.get(number) {
                Some(pattern) => return (pattern.benefit, resolved(program, pattern.place)),
                None => number -= program.patterns.len(),
            }
        }
        (self.linked.rust_benefit(pattern), nowhere())
    }

    fn compiled(&self, e: Explained<H::Op>) -> ExplainedPattern {
        let place = |place| resolved(&self.programs[e.program], place);
        let verdict = match e.verdict {
            MatchVerdict::Fails(test) => Verdict::Fails(Failure {
                asked_at: test.places.iter().map(|&p| place(p)).collect(),
                about: test.op.and_then(|op| self.host.position(op)).map(position),
                subject: test.subject,
                wanted: test.wanted,
                found: test.found,
                hint: test.hint,
                other_name: test.other_name,
            }),
            MatchVerdict::Untold => Verdict::Untold,
            MatchVerdict::Fires => self.matching(e.pattern, None),
            MatchVerdict::Beaten(by) => self.matching(e.pattern, Some(by)),
        };
        ExplainedPattern {
            pattern: self.linked.pattern_title(e.pattern).into(),
            benefit: e.benefit,
            at: place(e.place),
            in_rust: false,
            held: e.held,
            tests: e.tests,
            verdict,
        }
    }

    /// What becomes of a compiled pattern that matches; `first`: the compiled one that comes before.
    fn matching(&self, pattern: u32, first: Option<u32>) -> Verdict {
        let beaten = |by: u32| {
            let (benefit, at) = self.placed(by);
            Verdict::Beaten { by: self.linked.pattern_title(by).into(), benefit, at }
        };
        let Some(trial) = &self.trial else { return first.map_or(Verdict::First, beaten) };
        let failed = trial.failed.iter().find(|f| f.0 == pattern);
        match (failed, trial.applied.filter(|&by| by != pattern)) {
            (Some((_, why)), _) => Verdict::RewriteFails(why.clone()),
            (None, None) => Verdict::Fires,
            (None, Some(by)) => beaten(by),
        }
    }

    fn in_rust(&self, pattern: u32, benefit: u32) -> ExplainedPattern {
        let none = Trial::default();
        let trial = self.trial.as_ref().unwrap_or(&none);
        let of = |list: &[(u32, String)]| list.iter().find(|f| f.0 == pattern).map(|f| f.1.clone());
        let verdict = match (trial.applied, of(&trial.failed), of(&trial.declined)) {
            (Some(applied), ..) if applied == pattern => Verdict::Fires,
            (_, Some(why), _) => Verdict::RewriteFails(why),
            (_, _, Some(why)) => Verdict::Declines(why),
            (Some(by), ..) => Verdict::NotTried { by: self.linked.pattern_title(by).into() },
            (None, ..) => Verdict::Untold,
        };
        let pattern = self.linked.pattern_title(pattern).into();
        ExplainedPattern { pattern, benefit, at: nowhere(), in_rust: true, held: 0, tests: 0, verdict }
    }
}

fn nowhere() -> Position {
    Position { file: "".into(), line: 0, column: 0 }
}

impl ExplainedPattern {
    /// What fires, what matches, then what was missed by the fewest tests and came furthest.
    fn order(&self) -> (u8, usize, std::cmp::Reverse<usize>) {
        let class = match self.verdict {
            Verdict::Fires | Verdict::First => 0,
            Verdict::RewriteFails(_) => 1,
            Verdict::Beaten { .. } | Verdict::NotTried { .. } => 2,
            Verdict::Fails(_) | Verdict::Declines(_) | Verdict::Untold => 3,
        };
        (class, self.tests - self.held, std::cmp::Reverse(self.held))
    }
}
