//! The constant pools of a program, filled as code mentions things.

use crate::pdl::{Str, Strings};
use hashbrown::HashMap;
use pdll_bytecode::{Keys, Native, OpName, OpShape, Program, Table};
use rustc_hash::FxBuildHasher;

type Ids<T> = HashMap<T, u32, FxBuildHasher>;

/// The places of texts in one pool, by the number of the text; none for a part of the code, which mentions
/// texts by their numbers.
#[derive(Debug)]
struct Texts(Option<Vec<u32>>);

impl Texts {
    const NONE: u32 = u32::MAX;

    /// The place of a text; `add` appends it to the pool, which has `len` entries.
    fn place(&mut self, text: Str, len: usize, add: impl FnOnce()) -> u32 {
        let Some(places) = &mut self.0 else { return text.index() as u32 };
        let place = &mut places[text.index()];
        if *place == Self::NONE {
            add();
            *place = len as u32;
        }
        *place
    }
}

#[derive(Debug)]
pub(super) struct Pools<'a> {
    strings: &'a Strings,
    program: Program,
    op_names: Texts,
    attr_names: Texts,
    attrs: Texts,
    types: Texts,
    shapes: Ids<OpShape>,
    natives: Ids<Native>,
}

impl<'a> Pools<'a> {
    pub(super) fn new(strings: &'a Strings) -> Self {
        let none = || Texts(Some(vec![Texts::NONE; strings.len()]));
        // Most strings are names of operations.
        let op_names = Vec::with_capacity(strings.len());
        let program = Program { op_names, shapes: Vec::with_capacity(strings.len()), ..Program::default() };
        Self {
            strings,
            program,
            op_names: none(),
            attr_names: none(),
            attrs: none(),
            types: none(),
            shapes: HashMap::with_capacity_and_hasher(strings.len(), FxBuildHasher),
            natives: HashMap::default(),
        }
    }

    /// Those for a part of the code, which have numbers of their own for natives, and none for texts.
    pub(super) fn part(&self) -> Self {
        let none = || Texts(None);
        Self {
            strings: self.strings,
            program: Program::default(),
            op_names: none(),
            attr_names: none(),
            attrs: none(),
            types: none(),
            shapes: HashMap::default(),
            natives: HashMap::default(),
        }
    }

    /// The natives of a part, in the order of its numbers.
    pub(super) fn into_natives(self) -> Vec<Native> {
        self.program.natives
    }

    /// An operation name. `created`: a rewrite makes such ops.
    pub(super) fn op_name(&mut self, name: Str, created: bool) -> u32 {
        let list = &mut self.program.op_names;
        let id = self.op_names.place(name, list.len(), || {
            list.push(OpName { name: self.strings.get(name).into(), created });
        });
        // In a part none is listed.
        if let Some(op) = list.get_mut(id as usize) {
            op.created |= created;
        }
        id
    }

    pub(super) fn shape(&mut self, name: Str, operands: u32, results: u32) -> u32 {
        let name = self.op_name(name, false);
        let list = &mut self.program.shapes;
        *self.shapes.entry(OpShape { name, operands, results }).or_insert_with_key(|&k| {
            list.push(k);
            list.len() as u32 - 1
        })
    }

    pub(super) fn attr_name(&mut self, name: Str) -> u32 {
        let list = &mut self.program.attr_names;
        self.attr_names.place(name, list.len(), || list.push(self.strings.get(name).to_string()))
    }

    pub(super) fn attr(&mut self, text: Str) -> u32 {
        let list = &mut self.program.attrs;
        self.attrs.place(text, list.len(), || list.push(self.strings.get(text).to_string()))
    }

    pub(super) fn ty(&mut self, text: Str) -> u32 {
        let list = &mut self.program.types;
        self.types.place(text, list.len(), || list.push(self.strings.get(text).to_string()))
    }

    pub(super) fn native(&mut self, native: Native) -> u32 {
        let list = &mut self.program.natives;
        *self.natives.entry(native).or_insert_with_key(|n| {
            list.push(n.clone());
            list.len() as u32 - 1
        })
    }

    /// A switch table; its targets may be labels.
    pub(super) fn table(&mut self, keys: Keys, cases: Vec<(u32, u32)>) -> u32 {
        self.program.tables.push(Table { keys, cases: cases.into() });
        self.program.tables.len() as u32 - 1
    }

    /// The program with its pools, and tables whose targets went through `target`.
    pub(super) fn finish(mut self, target: impl Fn(u32) -> u32) -> Program {
        for (_, t) in self.program.tables.iter_mut().flat_map(|t| &mut t.cases) {
            *t = target(*t);
        }
        self.program
    }
}
