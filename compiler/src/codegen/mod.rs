//! Codegen: trees and rewrites to the bytecode program.
//!
//! `matching` walks the trees, `rewriting` the rewrite sections; both write to an `asm::Assembler`, which
//! knows labels, and take registers from `registers::Registers` and pool indices from `pools::Pools`.
mod asked;
mod asm;
mod definitions;
mod guard;
mod limits;
mod load;
mod matching;
mod parts;
mod plan;
mod pools;
mod registers;
mod rewriting;

use crate::both::both;
use crate::matcher::{Forest, PatternRow, PredicateTable, Question, Test};
use crate::pdl::{self, Module, NodeKind, Value};
pub use limits::Limits;
use pdll_source::diag::Diagnostic;
use pdll_source::{FileId, LineCursor, SourceMap, Span};

use asm::Assembler;
use pdll_bytecode::{ALL, Lists, Native, Pattern, Place, Program, Reg, Text};
use pools::Pools;
use registers::{Registers, bank};
use smallvec::SmallVec;
use std::ops::Range;

/// Compiles a pattern set.
///
/// `matcher` and `forest` must have been made from `module`, and `module` from texts in `sources`. The same
/// input gives the same program. The result passes [`pdll_bytecode`]'s verifier.
///
/// # Errors
/// What does not fit a program: the first of `limits` that is passed, at the pattern that does, or a name
/// that no IR has.
pub fn compile(
    module: &Module,
    matcher: &PredicateTable,
    forest: &Forest,
    sources: &SourceMap,
    limits: &Limits,
) -> Result<Program, Box<Diagnostic>> {
    prepare(module, matcher, sources, limits)?.compile(forest)
}

/// What can be found out before there are trees.
///
/// # Errors
/// As [`compile`].
pub(crate) fn prepare<'a>(
    module: &'a Module,
    matcher: &'a PredicateTable,
    sources: &'a SourceMap,
    limits: &Limits,
) -> Result<Prepared<'a>, Box<Diagnostic>> {
    limits::check_texts(module, limits)?;
    let mut codegen = begin(module, matcher, limits);
    let plans = plan::all(&mut codegen)?;
    let places = Places::new(module, matcher, sources);
    Ok(Prepared { codegen, plans, places })
}

/// A pattern set for which no code is written yet.
pub(crate) struct Prepared<'a> {
    codegen: Codegen<'a>,
    plans: Vec<plan::Plan>,
    places: Places<'a>,
}

impl Prepared<'_> {
    /// Makes the program, with the trees of the same patterns.
    ///
    /// # Errors
    /// As [`compile`].
    pub(crate) fn compile(self, forest: &Forest) -> Result<Program, Box<Diagnostic>> {
        let Self { codegen: mut c, plans, mut places } = self;
        let (module, matcher) = (c.module, c.matcher);
        c.asked = vec![0..0; forest.group_count as usize];
        let entries = matching::emit(&mut c, forest, &plans)?;
        let rewrites = c.asm.here();
        let code = std::mem::take(&mut c.asked);
        let parts = parts::write(&c, &plans, &places)?;
        let asking = asked::Asking { module, matcher, forest, code, words: rewrites };
        // What one thread has to do alone takes as long as what the other one does meanwhile.
        let (count, asking_places) = (plans.len(), places.clone());
        let meanwhile = || {
            drop(plans);
            asking.table(asking_places)
        };
        let (asked, (patterns, lines)) = both(count, meanwhile, || parts::join(&mut c, parts));
        let wanted = c.wanted;
        let code = c.asm.finish();
        let mut program = c.pools.finish(|t| code.target(t));
        program.entries = entries.resolve(|t| code.target(t));
        program.patterns = patterns;
        program.rewrites = rewrites;
        program.lines = lines;
        program.asked = asked;
        program.registers = c.regs.counts();
        program.code = code.words.into();
        definitions::add(&mut program, module, &wanted, &mut places);
        program.files = places.files;
        Ok(program)
    }
}

/// Where nothing is written yet.
fn begin<'a>(module: &'a Module, matcher: &'a PredicateTable, limits: &Limits) -> Codegen<'a> {
    Codegen {
        module,
        matcher,
        asm: Assembler::new(matcher.test_count(), matcher.rows.len()),
        pools: Pools::new(&module.strings),
        regs: Registers::new(matcher.positions.len()),
        values: Vec::new(),
        replaced: Vec::new(),
        asked: Vec::new(),
        called: vec![None; matcher.positions.call_count()],
        wanted: definitions::Wanted::default(),
        limits: *limits,
    }
}

/// Numbers that are mostly few, for a moment.
type Few = SmallVec<[u32; 8]>;

struct Codegen<'a> {
    module: &'a Module,
    matcher: &'a PredicateTable,
    asm: Assembler,
    pools: Pools<'a>,
    regs: Registers,
    /// The registers of the values of one pattern that are known by now, while its rewrite is written.
    values: Vec<Option<Reg>>,
    /// What operations of that rewrite replace, ordered by the replacing one.
    replaced: Vec<(Value, Value)>,
    /// By number of a group of the forest: the code that asks its question.
    asked: Vec<Range<u32>>,
    /// By call of a constraint: the native, once something calls it.
    called: Vec<Option<u32>>,
    /// What the code wants to be known of operations.
    wanted: definitions::Wanted,
    limits: Limits,
}

impl Codegen<'_> {
    fn pattern(&self, row: &PatternRow) -> &pdl::Pattern {
        &self.module.patterns[row.pattern as usize]
    }

    /// The native that a constraint calls.
    fn constraint(&mut self, call: u32) -> u32 {
        let Self { matcher, module, pools, .. } = self;
        *self.called[call as usize].get_or_insert_with(|| {
            let positions = &matcher.positions;
            let call = positions.call(call);
            pools.native(Native {
                name: module.strings.get(call.name).to_string(),
                constraint: true,
                params: call.args.iter().map(|&a| bank(positions.ty(a))).collect(),
                results: call.results.iter().map(|&t| bank(t)).collect(),
            })
        })
    }

    /// One that writes rewrites of so many patterns, to be joined with this one (see [`parts`]).
    fn part(&self, patterns: usize) -> Self {
        Self {
            module: self.module,
            matcher: self.matcher,
            asm: self.asm.part(patterns),
            pools: self.pools.part(),
            regs: self.regs.clone(),
            values: Vec::new(),
            replaced: Vec::new(),
            asked: Vec::new(),
            called: Vec::new(),
            wanted: definitions::Wanted::default(),
            limits: self.limits,
        }
    }

    /// A group of operands or results that code asks for by number.
    fn group(&mut self, group: u32) -> u32 {
        self.wanted.groups |= group != ALL;
        group
    }

    /// The call that a test is, if it is one.
    fn call_of(&self, test: &Test) -> Option<u32> {
        match self.matcher.question(test.question) {
            Question::Constraint(call) => Some(call),
            _ => None,
        }
    }

    /// What is known of a pattern: its rewrite starts there and calls these natives.
    fn describe(
        &mut self,
        row: &PatternRow,
        plan: &plan::Plan,
        rewrite: u32,
        natives: &[u32],
        places: &mut Places<'_>,
    ) -> Pattern {
        let strings = &self.module.strings;
        let p = &self.module.patterns[row.pattern as usize];
        let created = p.rewrite.body.iter().filter_map(|&n| match p.node(n).kind {
            NodeKind::Operation { name: Some(name), .. } => Some(name),
            _ => None,
        });
        let generated: Few = created.map(|name| self.pools.op_name(name, true)).collect();
        let matched: Few = self.matcher.matched(row).iter().map(|&m| plan.register(self, m).index).collect();
        let root = root_name(row).map(|name| self.pools.op_name(name, false));
        Pattern {
            name: p.name.map_or_else(Text::default, |n| strings.get(n).into()),
            benefit: p.benefit,
            bounded_recursion: p.bounded_recursion,
            root,
            rewrite,
            lists: Lists::new(&generated, natives, &matched),
            place: places.place(p.span),
        }
    }
}

fn root_name(row: &PatternRow) -> Option<pdl::Str> {
    use crate::matcher::RootKey;
    match row.key {
        RootKey::OpShape { name, .. } | RootKey::Name(name) => Some(name),
        RootKey::Any => None,
    }
}

/// Turns spans into places. The files of patterns have numbers from the beginning, so that whoever asks for
/// places on another thread gets the same.
#[derive(Clone)]
struct Places<'a> {
    sources: &'a SourceMap,
    lines: LineCursor<'a>,
    files: Vec<String>,
    /// By file of the source: its number plus 1, or 0.
    ids: Vec<u32>,
    /// The last one: tests of a node come together.
    last: Option<(Span, Place)>,
}

impl<'a> Places<'a> {
    /// Numbers the files that patterns and their nodes stand in, in the order of the rows.
    fn new(module: &Module, matcher: &PredicateTable, sources: &'a SourceMap) -> Self {
        let mut places =
            Self { sources, lines: sources.line_cursor(), files: Vec::new(), ids: Vec::new(), last: None };
        let mut known = 0..0;
        for row in &matcher.rows {
            let pattern = &module.patterns[row.pattern as usize];
            for span in pattern.nodes.iter().map(|n| n.span).chain([pattern.span]) {
                if !known.contains(&span.lo) {
                    let file = sources.file_at(span.lo);
                    let base = sources.base(file);
                    known = base..base + sources.text(file).len() as u32;
                    places.number(file);
                }
            }
        }
        places
    }

    /// The number of a file.
    fn number(&mut self, file: FileId) -> u32 {
        if self.ids.len() <= file.index() {
            self.ids.resize(file.index() + 1, 0);
        }
        let id = &mut self.ids[file.index()];
        if *id == 0 {
            self.files.push(self.sources.name(file).to_string());
            *id = self.files.len() as u32;
        }
        *id - 1
    }

    fn place(&mut self, span: Span) -> Place {
        if let Some((_, place)) = self.last.filter(|last| last.0 == span) {
            return place;
        }
        let (file, line, column) = self.lines.find(span.lo);
        let place = Place { file: self.number(file), line, column };
        self.last = Some((span, place));
        place
    }
}
