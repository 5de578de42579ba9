//! Names of operations and blocks, and what is told of a conversion.

use super::materialize::Made;
use pdll::conversion::{ConversionListener, Event, Scene, Tried};
use pdll::ir::{Block, BodyId, Ir, Op, TOP, Value, ValueDef};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// Numbers of operations and of blocks: those that are there at first in their order, then the others as they
/// are first mentioned.
pub(super) struct Names {
    ops: FxHashMap<(BodyId, Op), u32>,
    initial: FxHashMap<(BodyId, Op), u32>,
    blocks: FxHashMap<(BodyId, Block), u32>,
    next_op: u32,
    next_block: u32,
}

impl Names {
    pub(super) fn new(ir: &Ir) -> Self {
        let mut names = Self {
            ops: FxHashMap::default(),
            initial: FxHashMap::default(),
            blocks: FxHashMap::default(),
            next_op: 0,
            next_block: 0,
        };
        names.number(ir, TOP, ir.top_op());
        names.initial = names.ops.clone();
        names
    }

    fn number(&mut self, ir: &Ir, id: BodyId, op: Op) {
        self.ops.insert((id, op), self.next_op);
        self.next_op += 1;
        let (inner, regions) = ir.regions(id, op);
        for block in regions.iter().flat_map(|region| ir.body(inner).blocks(*region)) {
            self.blocks.insert((inner, *block), self.next_block);
            self.next_block += 1;
            ir.body(inner).ops(*block).for_each(|op| self.number(ir, inner, op));
        }
    }

    /// All operations, in the order of their numbers.
    pub(super) fn in_order(ir: &Ir) -> Vec<(BodyId, Op)> {
        let (mut all, mut left) = (Vec::new(), vec![(TOP, ir.top_op())]);
        while let Some((id, op)) = left.pop() {
            all.push((id, op));
            let (inner, regions) = ir.regions(id, op);
            let first = left.len();
            let blocks = regions.iter().flat_map(|region| ir.body(inner).blocks(*region));
            left.extend(blocks.flat_map(|block| ir.body(inner).ops(*block)).map(|op| (inner, op)));
            left[first..].reverse();
        }
        all
    }

    /// The number of an operation that was there at first.
    pub(super) fn initial(&self, op: (BodyId, Op)) -> Option<u32> {
        self.initial.get(&op).copied()
    }

    /// An operation is new, whatever had its handle before.
    pub(super) fn renew(&mut self, op: (BodyId, Op)) {
        self.ops.remove(&op);
    }

    /// The same for a block.
    pub(super) fn renew_block(&mut self, block: (BodyId, Block)) {
        self.blocks.remove(&block);
    }

    /// An operation has another handle.
    pub(super) fn rename(&mut self, from: (BodyId, Op), to: (BodyId, Op)) {
        if let Some(number) = self.ops.remove(&from) {
            self.ops.insert(to, number);
        }
    }

    pub(super) fn op(&mut self, op: (BodyId, Op)) -> u32 {
        let next = &mut self.next_op;
        *self.ops.entry(op).or_insert_with(|| {
            *next += 1;
            *next - 1
        })
    }

    pub(super) fn block(&mut self, block: (BodyId, Block)) -> String {
        let next = &mut self.next_block;
        let number = *self.blocks.entry(block).or_insert_with(|| {
            *next += 1;
            *next - 1
        });
        format!("^{number}")
    }
}

/// Writes a line for each event.
pub(super) struct Printer {
    names: Names,
    /// Patterns that the scenario names.
    known: Vec<String>,
    /// An analysis tells nothing of changes, as they are made to a copy.
    is_analysis: bool,
    made: Made,
    out: String,
}

impl Printer {
    pub(super) fn new(names: Names, known: Vec<String>, is_analysis: bool, made: &Made) -> Self {
        Self { names, known, is_analysis, made: made.clone(), out: String::new() }
    }

    /// What was written.
    pub(super) fn finish(self) -> (Names, String) {
        (self.names, self.out)
    }

    fn title(&mut self, scene: Scene<'_>, op: Op) -> String {
        let number = self.names.op((scene.body, op));
        format!("{}#{number}", name(scene, op))
    }

    fn value(&mut self, scene: Scene<'_>, value: Option<Value>) -> String {
        let Some(value) = value else { return "null".into() };
        match scene.ir.body(scene.body).def(value) {
            ValueDef::Result(op, i) => format!("{}:{i}", self.title(scene, op)),
            ValueDef::Argument(block, i) => format!("{}:{i}", self.names.block((scene.body, block))),
            ValueDef::Placeholder => "null".into(),
        }
    }

    fn pattern(&self, pattern: &str, is_compiled: bool) -> String {
        match is_compiled {
            true => "-".into(),
            false if self.known.iter().any(|known| known == pattern) => pattern.into(),
            false => "builtin".into(),
        }
    }

    fn line(&mut self, line: &str) {
        let _ = writeln!(self.out, "  {line}");
    }
}

fn name(scene: Scene<'_>, op: Op) -> String {
    let shape = scene.ir.body(scene.body).shape(op);
    scene.ctx.text(scene.ctx.shape_data(shape).name).into_owned()
}

impl ConversionListener for Printer {
    fn event(&mut self, scene: Scene<'_>, event: Event<'_>) {
        match event {
            Event::PatternBegin { pattern, is_compiled, op } => {
                let initial = self.names.initial((scene.body, op)).is_some() && !self.is_analysis;
                let op = if initial { self.title(scene, op) } else { name(scene, op) };
                let line = format!("begin {} {op}", self.pattern(pattern, is_compiled));
                return self.line(&line);
            }
            Event::PatternEnd { pattern, is_compiled, tried } => {
                let so = if tried == Tried::Applied { "success" } else { "failure" };
                let line = format!("end {} {so}", self.pattern(pattern, is_compiled));
                self.line(&line);
                // MLIR tells it once for what was made and once for the pattern.
                return if tried == Tried::Illegal {
                    self.line(&line)
                };
            }
            _ if self.is_analysis || self.made.is_any() => return,
            _ => {}
        }
        let line = match event {
            Event::Inserted(op) => format!("insert {}", self.title(scene, op)),
            Event::Moved(op) => format!("move {}", self.title(scene, op)),
            Event::Modified(op) => format!("modify {}", self.title(scene, op)),
            Event::Replaced(op, with) => {
                let title = self.title(scene, op);
                let with: Vec<String> = with.iter().map(|value| self.value(scene, *value)).collect();
                format!("replace {title} with ({})", with.join(", "))
            }
            Event::Erased(op) => {
                let line = format!("erase {}", self.title(scene, op));
                self.names.ops.remove(&(scene.body, op));
                line
            }
            Event::BlockInserted(block) => {
                self.names.blocks.remove(&(scene.body, block));
                format!("block-insert {}", self.names.block((scene.body, block)))
            }
            Event::BlockMoved(block) => format!("block-move {}", self.names.block((scene.body, block))),
            Event::BlockErased(block) => {
                let line = format!("block-erase {}", self.names.block((scene.body, block)));
                self.names.blocks.remove(&(scene.body, block));
                line
            }
            Event::PatternBegin { .. } | Event::PatternEnd { .. } => return,
        };
        self.line(&line);
    }
}
