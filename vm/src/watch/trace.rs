//! What a driver does, event by event.
//!
//! The text form has the layout of MLIR's `-debug-only=greedy-rewriter`; operations have numbers in the order
//! in which they are met, not addresses, so that a trace is the same each time.

use crate::applicator::Patterns;
use crate::explain::Describe;
use crate::host::HostMut;
use crate::linked_set::LinkedSet;
use crate::listener::{Processed, RewriteListener};
use crate::outcome::Outcome;
use rustc_hash::FxHashMap;
use std::fmt;

/// An operation in a trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TracedOp {
    /// As the IR names it: `arith.addi`.
    pub name: String,
    /// Its number, from 1: the same for as long as it lives.
    pub number: u32,
}

impl fmt::Display for TracedOp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}'(#{})", self.name, self.number)
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TraceEvent<'a> {
    /// A driver has taken an operation from its list. The text is the operation in generic form, if it has no
    /// regions: results and operands are called by the number of what defines them.
    Processing(TracedOp, Option<String>),
    /// A pattern has matched, and its rewrite begins.
    Pattern {
        /// Its name, or where it was written.
        title: &'a str,
        /// The operation that is tried as its root.
        root: TracedOp,
        /// Names of operations that its rewrite creates.
        generated: &'a [String],
    },
    /// An operation was created.
    Inserted(TracedOp),
    /// An operation is changed in place.
    Modified(TracedOp),
    /// The results of an operation are replaced by this many values.
    Replaced(TracedOp, usize),
    /// An operation is erased.
    Erased(TracedOp),
    /// A pattern in Rust does not match, for this reason.
    MatchFailed(&'a str),
    /// The rewrite of the pattern has ended.
    PatternEnd(&'a Outcome),
    /// The driver is done with the operation.
    Processed(Processed),
}

impl TraceEvent<'_> {
    /// How deep it is: 0 for an operation, 1 for patterns, 2 for what their rewrites do.
    #[must_use]
    pub fn depth(&self) -> u32 {
        match self {
            Self::Processing(..) | Self::Processed(_) => 0,
            Self::Pattern { .. } | Self::PatternEnd(_) => 1,
            _ => 2,
        }
    }
}

const RULER: &str = "//===-------------------------------------------===//";

/// The lines of the text form, the last one with its end.
impl fmt::Display for TraceEvent<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Processing(op, text) => {
                writeln!(f, "\n{RULER}\nProcessing operation : {op} {{")?;
                text.iter().try_for_each(|text| writeln!(f, "  {text}\n"))
            }
            Self::Pattern { title, root, generated } => {
                writeln!(f, "  * Pattern {title} : '{} -> ({})' {{", root.name, generated.join(", "))
            }
            Self::Inserted(op) => writeln!(f, "    ** Insert  : {op}"),
            Self::Modified(op) => writeln!(f, "    ** Modified: {op}"),
            Self::Replaced(op, _) => writeln!(f, "    ** Replace : {op}"),
            Self::Erased(op) => writeln!(f, "    ** Erase   : {op}"),
            Self::MatchFailed(why) => writeln!(f, "    ** Match Failure : {why}"),
            Self::PatternEnd(Outcome::Done) => writeln!(f, "  }} -> success : pattern applied successfully"),
            Self::PatternEnd(Outcome::NoMatch) => writeln!(f, "  }} -> failure : pattern failed to match"),
            Self::PatternEnd(Outcome::Failed(why)) => {
                if !why.text.is_empty() {
                    writeln!(f, "    ** Match Failure : {}", why.text)?;
                }
                writeln!(f, "  }} -> failure : pattern failed to rewrite")
            }
            Self::PatternEnd(Outcome::Broken(why)) => {
                writeln!(f, "  }} -> failure : pattern was applied in part: {}", why.text)
            }
            Self::Processed(Processed::Applied) => writeln!(f, "}} -> success : pattern matched\n{RULER}"),
            Self::Processed(Processed::Unchanged) => {
                writeln!(f, "}} -> failure : pattern failed to match\n{RULER}")
            }
            Self::Processed(Processed::Dead) => {
                writeln!(f, "}} -> success : operation is trivially dead\n{RULER}")
            }
            Self::Processed(Processed::Folded) => {
                writeln!(f, "}} -> success : operation was folded\n{RULER}")
            }
        }
    }
}

/// A listener that hands each event to a closure.
pub struct Tracer<H: HostMut, F> {
    set: LinkedSet<H>,
    /// By pattern: what its rewrite creates.
    generated: Vec<Vec<String>>,
    numbers: FxHashMap<H::Op, u32>,
    last: u32,
    tell: F,
}

impl<H: HostMut, F> fmt::Debug for Tracer<H, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tracer").field("operations", &self.last).finish_non_exhaustive()
    }
}

impl<H: HostMut + Describe, F: FnMut(&TraceEvent<'_>)> Tracer<H, F> {
    /// `programs` are those that `set` was linked from, in its order.
    pub fn new<'p>(
        programs: impl IntoIterator<Item = &'p pdll_bytecode::VerifiedProgram>,
        set: &LinkedSet<H>,
        tell: F,
    ) -> Self {
        let name = |program: &pdll_bytecode::Program, i: u32| {
            program.op_names.get(i as usize).map_or(String::new(), |n| n.name.to_string())
        };
        let mut generated = Vec::new();
        for program in programs {
            let names =
                |p: &pdll_bytecode::Pattern| p.lists.generated().iter().map(|&i| name(program, i)).collect();
            generated.extend(program.patterns.iter().map(names));
        }
        Self { set: set.clone(), generated, numbers: FxHashMap::default(), last: 0, tell }
    }

    fn number(&mut self, op: H::Op) -> u32 {
        *self.numbers.entry(op).or_insert_with(|| {
            self.last += 1;
            self.last
        })
    }

    fn op(&mut self, host: &H, op: H::Op) -> TracedOp {
        TracedOp { name: host.op_name_text(op), number: self.number(op) }
    }

    /// An operation in generic form, its values called by the number of what defines them.
    fn text(&mut self, host: &H, op: H::Op) -> String {
        let number = self.number(op);
        let results = match host.result_count(op) {
            0 => String::new(),
            1 => format!("%{number} = "),
            n => format!("%{number}:{n} = "),
        };
        let operands: Vec<H::Value> = (0..host.operand_count(op)).map(|i| host.operand(op, i)).collect();
        let names: Vec<String> = operands.iter().map(|&v| self.value(host, v)).collect();
        let types: Vec<String> = operands.iter().map(|&v| host.type_text(host.value_type(v))).collect();
        let out = (0..host.result_count(op)).map(|i| host.type_text(host.value_type(host.result(op, i))));
        let out: Vec<String> = out.collect();
        let attrs = host.attrs_text(op);
        let attrs = if attrs.is_empty() { String::new() } else { format!(" {attrs}") };
        format!(
            "{results}\"{}\"({}){attrs} : ({}) -> ({})",
            host.op_name_text(op),
            names.join(", "),
            types.join(", "),
            out.join(", ")
        )
    }

    fn value(&mut self, host: &H, value: H::Value) -> String {
        let Some(op) = host.def_op(value) else { return "%arg".into() };
        let number = self.number(op);
        match (0..host.result_count(op)).find(|&i| host.result(op, i) == value) {
            Some(i) if host.result_count(op) > 1 => format!("%{number}#{i}"),
            _ => format!("%{number}"),
        }
    }
}

impl<H: HostMut + Describe, F: FnMut(&TraceEvent<'_>)> RewriteListener<H> for Tracer<H, F> {
    fn processing(&mut self, host: &mut H, op: H::Op) {
        let traced = self.op(host, op);
        let text = (!host.has_nested(op)).then(|| self.text(host, op));
        (self.tell)(&TraceEvent::Processing(traced, text));
    }
    fn processed(&mut self, _: &mut H, so: Processed) {
        (self.tell)(&TraceEvent::Processed(so));
    }
    fn pattern_begin(&mut self, host: &mut H, pattern: u32, root: H::Op) {
        let root = self.op(host, root);
        let generated = self.generated.get(pattern as usize).map_or(&[][..], Vec::as_slice);
        (self.tell)(&TraceEvent::Pattern { title: self.set.pattern_title(pattern), root, generated });
    }
    fn match_failed(&mut self, _: &mut H, why: &str) {
        if !why.is_empty() {
            (self.tell)(&TraceEvent::MatchFailed(why));
        }
    }
    fn pattern_end(&mut self, _: &mut H, _: u32, outcome: &Outcome) {
        (self.tell)(&TraceEvent::PatternEnd(outcome));
    }
    fn inserted(&mut self, host: &mut H, op: H::Op) {
        // A driver that is not ours may have erased one unheard that had the same handle.
        self.numbers.remove(&op);
        let op = self.op(host, op);
        (self.tell)(&TraceEvent::Inserted(op));
    }
    fn modified(&mut self, host: &mut H, op: H::Op) {
        let op = self.op(host, op);
        (self.tell)(&TraceEvent::Modified(op));
    }
    fn replaced(&mut self, host: &mut H, op: H::Op, with: &[H::Value]) {
        let op = self.op(host, op);
        (self.tell)(&TraceEvent::Replaced(op, with.len()));
    }
    fn relocated(&mut self, _: &mut H, from: H::Op, to: H::Op) {
        if let Some(number) = self.numbers.remove(&from) {
            self.numbers.insert(to, number);
        }
    }
    fn erasing(&mut self, host: &mut H, op: H::Op) {
        let traced = self.op(host, op);
        self.numbers.remove(&op);
        (self.tell)(&TraceEvent::Erased(traced));
    }
    // Each step is told: nothing becomes something else in silence.
}
