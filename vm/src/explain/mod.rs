//! Why a pattern does or does not match an operation.
//!
//! There is no second matcher: the program is run as it is, for one pattern at a time, and watched. A run
//! that takes no pattern better than the one at hand finds that one whenever it matches, so what is explained
//! is what happens. Where a pattern's tests are in the code, and where in the source they come from, the
//! debug section of the program says; without one nothing can be explained but whether patterns match.

pub(crate) mod outline;
mod walk;
mod wording;

use crate::host::{Host, HostMut};
use crate::limits::Session;
use crate::linked_set::LinkedSet;
use crate::machine::Machine;
use outline::{Outline, TestCode};
use pdll_bytecode::{Place, Program, VerifiedProgram};
use walk::Walk;

/// A host that can put into words what it holds.
pub trait Describe: Host {
    /// An attribute, as one would write it.
    fn attr_text(&self, attr: Self::Attr) -> String;
    /// A type, as one would write it.
    fn type_text(&self, ty: Self::Type) -> String;
    /// The name of an operation.
    fn op_name_text(&self, op: Self::Op) -> String;
    /// A value that no operation defines: which argument of what it is.
    fn argument_text(&self, value: Self::Value) -> String;
    /// All attributes of an operation as a dictionary in braces; empty if it has none.
    fn attrs_text(&self, op: Self::Op) -> String;
    /// Whether regions are nested in an operation.
    fn has_nested(&self, op: Self::Op) -> bool;
    /// Where an operation was written: file, line and column, both from 1.
    fn position(&self, op: Self::Op) -> Option<(String, u32, u32)>;
}

/// A test that did not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedTest<Op> {
    /// Where in the source of the pattern it is asked for; as many places as ask for it.
    pub places: Vec<Place>,
    /// The operation that it is about; if none, it is about several things, or about none.
    pub op: Option<Op>,
    /// What it looks at.
    pub subject: String,
    /// What was wanted.
    pub wanted: String,
    /// What is there.
    pub found: String,
    /// What may help to see why.
    pub hint: Option<String>,
    /// Whether the pattern is for operations of another name than this one has.
    pub other_name: bool,
}

/// What became of a pattern at an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict<Op> {
    /// It matches, and no better one does: it is the one that is applied.
    Fires,
    /// It matches, but this one, which comes first, does so too. Its number in the set.
    Beaten(u32),
    /// It does not match.
    Fails(Box<FailedTest<Op>>),
    /// It does not match, and the program has no debug section that could say why.
    Untold,
}

/// One pattern at one operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained<Op> {
    /// The number of the pattern in the set.
    pub pattern: u32,
    /// Its name; empty if it has none.
    pub name: String,
    /// Patterns of higher benefit are tried first.
    pub benefit: u32,
    /// Where it was written: the file and where in it.
    pub file: String,
    /// The same in numbers; the file is an index in [`Program::files`].
    pub place: Place,
    /// The program that it is in, by its number in the set.
    pub program: usize,
    /// How many of its tests hold, up to the first that does not.
    pub held: usize,
    /// How many tests it has.
    pub tests: usize,
    /// What became of it.
    pub verdict: Verdict<Op>,
}

impl<Op> Explained<Op> {
    /// Whether it matches.
    #[must_use]
    pub fn matches(&self) -> bool {
        matches!(self.verdict, Verdict::Fires | Verdict::Beaten(_))
    }

    /// How many tests are left that were not found to hold.
    #[must_use]
    pub fn missing(&self) -> usize {
        self.tests - self.held
    }
}

/// Explains the compiled patterns of a set.
#[derive(Debug)]
pub struct Explainer<'p, H: HostMut> {
    programs: Vec<(&'p Program, Outline, Machine<H>)>,
}

impl<'p, H: HostMut + Describe> Explainer<'p, H> {
    /// `programs` are those that `linked` was linked from, in its order.
    pub fn new(programs: impl IntoIterator<Item = &'p VerifiedProgram>, linked: &LinkedSet<H>) -> Self {
        let programs = programs.into_iter().zip(linked.programs());
        let programs = programs.map(|(program, linked)| {
            let program: &Program = program;
            (program, Outline::new(program), Machine::new(linked.clone()))
        });
        Self { programs: programs.collect() }
    }

    /// What becomes of each pattern at an operation, in the order of the set. A pattern that stands for
    /// several, because operands may stand in either order, is told of once: as the one that gets furthest.
    pub fn explain(&mut self, host: &H, op: H::Op) -> Vec<Explained<H::Op>> {
        let mut all: Vec<Explained<H::Op>> = Vec::new();
        let mut base = 0;
        for number in 0..self.programs.len() {
            let start = all.len();
            let (program, ..) = &self.programs[number];
            let count = program.patterns.len() as u32;
            for pattern in 0..count {
                let new = self.pattern(host, op, number, pattern, base);
                match all[start..].last_mut() {
                    // Of one source, and so another order of its operands.
                    Some(last) if last.place == new.place && last.name == new.name && new.place.line != 0 => {
                        if rank(&new) < rank(last) {
                            *last = new;
                        }
                    }
                    _ => all.push(new),
                }
            }
            base += count;
        }
        let best =
            all.iter().filter(|e| e.matches()).min_by_key(|e| (std::cmp::Reverse(e.benefit), e.pattern));
        let best = best.map(|e| e.pattern);
        for explained in all.iter_mut().filter(|e| e.matches()) {
            explained.verdict = match best {
                Some(best) if best != explained.pattern => Verdict::Beaten(best),
                _ => Verdict::Fires,
            };
        }
        all
    }

    /// One pattern, as if there were no other.
    fn pattern(&mut self, host: &H, op: H::Op, number: usize, pattern: u32, base: u32) -> Explained<H::Op> {
        let (program, outline, machine) = &mut self.programs[number];
        let data = &program.patterns[pattern as usize];
        let tests: &[TestCode] = &outline.tests[pattern as usize];
        let mut session = Session::new(Walk::new(&program.code, tests));
        let found = machine.best_match(host, &mut session, op, pattern.checked_sub(1));
        let (held, verdict) = match (found == Some(pattern), session.probe.furthest) {
            (true, _) => (tests.len(), Verdict::Fires),
            (false, Some(furthest)) => {
                let linked = &machine.linked().code;
                let asked = wording::Asked { program, outline, pattern, linked };
                (furthest.test, Verdict::Fails(Box::new(asked.failure(host, op, &furthest))))
            }
            (false, None) => match tests.first().filter(|t| t.from == 0) {
                Some(key) => {
                    let shape = outline.root_shape(program, pattern);
                    let failed = wording::root(program, data, shape, key, host, op);
                    (0, Verdict::Fails(Box::new(failed)))
                }
                None => (0, Verdict::Untold),
            },
        };
        Explained {
            pattern: base + pattern,
            name: data.name.to_string(),
            benefit: data.benefit,
            file: program.files.get(data.place.file as usize).cloned().unwrap_or_default(),
            place: data.place,
            program: number,
            held,
            tests: tests.len(),
            verdict,
        }
    }
}

/// What of several orders of a pattern's operands comes first: one that matches, then one that gets far.
fn rank<Op>(e: &Explained<Op>) -> (bool, usize) {
    (!e.matches(), e.missing())
}
