//! What is told of greedy rewriting and of walks.

use super::printer::Names;
use pdll::ir::{Block, BodyId, Op, Value, ValueDef};
use pdll::{BlockRef, Host, IrHost, Outcome, RegionRef, RewriteListener};
use std::fmt::Write;

/// Writes a line for each event.
pub(super) struct Heard {
    pub(super) names: Names,
    /// The body at hand.
    pub(super) id: BodyId,
    /// The names of patterns, by number; `None`: it was compiled.
    pub(super) patterns: Vec<Option<String>>,
    /// Whether it is told which patterns are tried.
    pub(super) with_patterns: bool,
    pub(super) is_on: bool,
    /// Where a pattern is tried.
    root: Option<Op>,
    pub(super) out: String,
}

impl Heard {
    pub(super) fn new(names: Names, patterns: Vec<Option<String>>, with_patterns: bool, is_on: bool) -> Self {
        let (id, root, out) = (pdll::ir::TOP, None, String::new());
        Self { names, id, patterns, with_patterns, is_on, root, out }
    }

    fn line(&mut self, line: &str) {
        if self.is_on {
            let _ = writeln!(self.out, "  {line}");
        }
    }

    fn title(&mut self, host: &IrHost, op: Op) -> String {
        let number = self.names.op((self.id, op));
        format!("{}#{number}", host.name_text(host.op_name(op)))
    }

    fn value(&mut self, host: &IrHost, value: Value) -> String {
        match host.body.def(value) {
            ValueDef::Result(op, i) => format!("{}:{i}", self.title(host, op)),
            ValueDef::Argument(block, i) => format!("{}:{i}", self.names.block((self.id, block))),
            ValueDef::Placeholder => "null".into(),
        }
    }

    fn about(&mut self, host: &IrHost, what: &str, op: Op) {
        let title = self.title(host, op);
        self.line(&format!("{what} {title}"));
    }

    fn pattern(&self, pattern: u32) -> String {
        self.patterns.get(pattern as usize).cloned().flatten().unwrap_or_else(|| "-".into())
    }

    fn block(&mut self, block: BlockRef) -> (BodyId, Block) {
        (self.id, Block::from_raw(block.0))
    }
}

impl RewriteListener<IrHost> for Heard {
    fn pattern_begin(&mut self, host: &mut IrHost, pattern: u32, root: Op) {
        self.root = Some(root);
        if self.with_patterns {
            let what = format!("begin {}", self.pattern(pattern));
            self.about(host, &what, root);
        }
    }
    fn pattern_end(&mut self, _: &mut IrHost, pattern: u32, outcome: &Outcome) {
        if self.with_patterns {
            let so = if *outcome == Outcome::Done { "success" } else { "failure" };
            let line = format!("end {} {so}", self.pattern(pattern));
            self.line(&line);
        }
    }
    fn match_failed(&mut self, host: &mut IrHost, why: &str) {
        match (why, self.root) {
            ("visit", Some(root)) => self.about(host, "mismatch visit", root),
            _ => self.line(&format!("mismatch {why}")),
        }
    }
    fn inserted(&mut self, host: &mut IrHost, op: Op) {
        self.names.renew((self.id, op));
        self.about(host, "insert", op);
    }
    fn moved(&mut self, host: &mut IrHost, op: Op) {
        self.about(host, "move", op);
    }
    fn block_inserted(&mut self, _: &mut IrHost, block: BlockRef, from: Option<RegionRef>) {
        let block = self.block(block);
        let what = match from {
            Some(_) => "block-move",
            None => {
                self.names.renew_block(block);
                "block-insert"
            }
        };
        let line = format!("{what} {}", self.names.block(block));
        self.line(&line);
    }
    fn block_erased(&mut self, _: &mut IrHost, block: BlockRef) {
        let block = self.block(block);
        let line = format!("block-erase {}", self.names.block(block));
        self.line(&line);
        self.names.renew_block(block);
    }
    fn modified(&mut self, host: &mut IrHost, op: Op) {
        self.about(host, "modify", op);
    }
    fn replaced(&mut self, host: &mut IrHost, op: Op, with: &[Value]) {
        let title = self.title(host, op);
        let with: Vec<String> = with.iter().map(|value| self.value(host, *value)).collect();
        self.line(&format!("replace {title} with ({})", with.join(", ")));
    }
    fn relocated(&mut self, _: &mut IrHost, from: Op, to: Op) {
        self.names.rename((self.id, from), (self.id, to));
        if self.root == Some(from) {
            self.root = Some(to);
        }
    }
    fn erasing(&mut self, host: &mut IrHost, op: Op) {
        self.about(host, "erase", op);
        self.names.renew((self.id, op));
    }
}
