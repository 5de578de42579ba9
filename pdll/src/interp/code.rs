//! The program that is being written: instructions with labels, pools and registers.

use pdll_bytecode::{Bank, FieldRef, Inst, Keys, Lists, Native, OpName, Place, Program, Reg, Role, Table};
use pdll_source::{FileId, SourceMap, Span};
use std::collections::HashMap;

/// Set in targets that are labels.
const LABEL: u32 = 1 << 30;

/// A pattern: a match that is recorded, with what its rewriter is given.
pub(super) struct Draft {
    pub(super) name: String,
    pub(super) benefit: u32,
    pub(super) root: Option<u32>,
    pub(super) generated: Vec<u32>,
    pub(super) natives: Vec<u32>,
    /// The registers of what the rewriter is given; `None` for what is null.
    pub(super) inputs: Vec<Option<Reg>>,
    pub(super) matched: Vec<u32>,
    pub(super) at: Span,
    /// Where its rewrite begins.
    pub(super) label: u32,
}

/// Instructions whose targets may be labels and whose patterns are drafts, pools, registers.
#[derive(Default)]
pub(super) struct Code {
    pub(super) program: Program,
    insts: Vec<Inst>,
    /// By label: the instruction that it stands before.
    labels: Vec<usize>,
    /// Where the instructions from some index on come from.
    places: Vec<(usize, Span)>,
    pub(super) drafts: Vec<Draft>,
    /// The first instruction of the rewrites.
    rewrites: usize,
    next: [u32; 6],
    scratch: [Option<u32>; 6],
    op_names: HashMap<String, u32>,
    attr_names: HashMap<String, u32>,
    attrs: HashMap<String, u32>,
    types: HashMap<String, u32>,
    natives: HashMap<Native, u32>,
}

fn place(pool: &mut HashMap<String, u32>, text: &str, list: &mut Vec<String>) -> u32 {
    if let Some(&id) = pool.get(text) {
        return id;
    }
    list.push(text.to_string());
    pool.insert(text.to_string(), list.len() as u32 - 1);
    list.len() as u32 - 1
}

impl Code {
    pub(super) fn push(&mut self, inst: Inst, at: Span) {
        if self.places.last().is_none_or(|last| last.1 != at) {
            self.places.push((self.insts.len(), at));
        }
        self.insts.push(inst);
    }

    /// How many instructions there are.
    pub(super) fn len(&self) -> usize {
        self.insts.len()
    }

    /// A label that is bound later.
    pub(super) fn label(&mut self) -> u32 {
        self.labels.push(0);
        LABEL | (self.labels.len() as u32 - 1)
    }

    /// Binds a label to what is pushed next.
    pub(super) fn bind(&mut self, label: u32) {
        self.labels[(label & !LABEL) as usize] = self.insts.len();
    }

    /// From here on there are rewrites.
    pub(super) fn begin_rewrites(&mut self) {
        self.rewrites = self.insts.len();
    }

    pub(super) fn op_name(&mut self, name: &str, created: bool) -> u32 {
        let list = &mut self.program.op_names;
        let id = match self.op_names.get(name) {
            Some(&id) => id,
            None => {
                list.push(OpName { name: name.into(), created });
                self.op_names.insert(name.to_string(), list.len() as u32 - 1);
                list.len() as u32 - 1
            }
        };
        list[id as usize].created |= created;
        id
    }

    pub(super) fn attr_name(&mut self, name: &str) -> u32 {
        place(&mut self.attr_names, name, &mut self.program.attr_names)
    }

    pub(super) fn attr(&mut self, text: &str) -> u32 {
        place(&mut self.attrs, text, &mut self.program.attrs)
    }

    pub(super) fn ty(&mut self, text: &str) -> u32 {
        place(&mut self.types, text, &mut self.program.types)
    }

    pub(super) fn tys(&mut self, texts: &[String]) -> Vec<u32> {
        texts.iter().map(|text| self.ty(text)).collect()
    }

    pub(super) fn native(&mut self, native: Native) -> u32 {
        let list = &mut self.program.natives;
        *self.natives.entry(native).or_insert_with_key(|native| {
            list.push(native.clone());
            list.len() as u32 - 1
        })
    }

    pub(super) fn table(&mut self, keys: Keys, cases: Vec<(u32, u32)>) -> u32 {
        self.program.tables.push(Table { keys, cases: cases.into() });
        self.program.tables.len() as u32 - 1
    }

    /// A register of its own.
    pub(super) fn fresh(&mut self, bank: Bank) -> Reg {
        let (next, high) = (&mut self.next[bank as usize], &mut self.program.registers[bank as usize]);
        *next += 1;
        *high = (*high).max(*next);
        Reg { bank, index: *next - 1 }
    }

    /// A register for what is read by the very next instructions.
    pub(super) fn scratch(&mut self, bank: Bank) -> u32 {
        if let Some(index) = self.scratch[bank as usize] {
            return index;
        }
        let index = self.fresh(bank).index;
        self.scratch[bank as usize] = Some(index);
        index
    }

    /// How many registers are taken, to go back to with [`Self::release`].
    pub(super) fn mark(&mut self) -> [u32; 6] {
        self.scratch(Bank::Value);
        self.scratch(Bank::Values);
        self.next
    }

    pub(super) fn release(&mut self, mark: [u32; 6]) {
        self.next = mark;
    }

    /// The order of the drafts: by benefit, and of equal ones in that in which they are recorded.
    pub(super) fn ranking(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.drafts.len()).collect();
        order.sort_by_key(|&draft| std::cmp::Reverse(self.drafts[draft].benefit));
        order
    }

    /// The program, with words in place of labels and ranks in place of drafts. Entries may be labels.
    pub(super) fn finish(mut self, sources: &SourceMap) -> Program {
        let order = self.ranking();
        let mut ranks = vec![0; order.len()];
        for (rank, &draft) in (0..).zip(&order) {
            ranks[draft] = rank;
        }
        // A match that is recorded later does not take the place of one of the same benefit.
        let benefits: Vec<u32> = order.iter().map(|&draft| self.drafts[draft].benefit).collect();
        let after = |draft: u32| {
            let benefit = self.drafts[draft as usize].benefit;
            benefits.partition_point(|&b| b >= benefit) as u32
        };
        for inst in &mut self.insts {
            match inst {
                Inst::Guard { pattern, .. } => *pattern = after(*pattern),
                Inst::Accept { pattern } | Inst::AcceptStop { pattern } | Inst::Record { pattern, .. } => {
                    *pattern = ranks[*pattern as usize];
                }
                _ => {}
            }
        }
        let (mut words, mut targets, mut starts) = (vec![0], Vec::new(), Vec::new());
        for inst in &self.insts {
            starts.push(words.len() as u32);
            inst.encode_fields(&mut words, |role, at| {
                if role == Role::Target {
                    targets.push(at);
                }
            });
        }
        starts.push(words.len() as u32);
        let labels: Vec<u32> = self.labels.iter().map(|&inst| starts[inst]).collect();
        let target = |t: u32| if t & LABEL == 0 { t } else { labels[(t & !LABEL) as usize] };
        targets.into_iter().for_each(|at| words[at] = target(words[at]));
        let mut program = self.program;
        program.tables.iter_mut().flat_map(|t| &mut t.cases).for_each(|case| case.1 = target(case.1));
        let entries = &mut program.entries;
        entries.names.iter_mut().for_each(|entry| entry.1 = target(entry.1));
        entries.names.sort_unstable();
        entries.any = target(entries.any);
        program.code = words.into();
        program.rewrites = starts[self.rewrites];
        let mut places = Places { sources, files: HashMap::new(), names: Vec::new() };
        let lines = self.places.iter().map(|&(inst, at)| (starts[inst], places.place(at)));
        program.lines = lines.collect();
        let mut drafts: Vec<Option<Draft>> = self.drafts.into_iter().map(Some).collect();
        let drafts = order.iter().filter_map(|&draft| drafts[draft].take());
        program.patterns = drafts
            .map(|draft| pdll_bytecode::Pattern {
                name: draft.name.into(),
                benefit: draft.benefit,
                bounded_recursion: false,
                root: draft.root,
                rewrite: target(draft.label),
                lists: Lists::new(&draft.generated, &draft.natives, &draft.matched),
                place: places.place(draft.at),
            })
            .collect();
        program.files = places.names;
        program
    }

    /// The natives that the instructions from `start` on call.
    pub(super) fn called(&self, start: usize) -> Vec<u32> {
        let mut called = Vec::new();
        for inst in &self.insts[start..] {
            inst.for_each_field(|_, role, field| {
                if let (Role::Native, FieldRef::Word(native)) = (role, field) {
                    called.push(native);
                }
            });
        }
        called
    }
}

/// Turns spans into places.
struct Places<'a> {
    sources: &'a SourceMap,
    files: HashMap<FileId, u32>,
    names: Vec<String>,
}

impl Places<'_> {
    fn place(&mut self, at: Span) -> Place {
        let file = self.sources.file_at(at.lo);
        let names = &mut self.names;
        let number = *self.files.entry(file).or_insert_with(|| {
            names.push(self.sources.name(file).to_string());
            names.len() as u32 - 1
        });
        let (line, column) = self.sources.line_col(at.lo);
        Place { file: number, line, column }
    }
}
