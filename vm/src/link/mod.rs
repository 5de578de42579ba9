//! The linker: a program meets a host, in three steps from type to type.
//!
//! 1. `Names`: every name and constant is looked up once ([`names`]).
//! 2. `Functions`: natives, conditions and rules become closures ([`functions`]).
//! 3. `Code`: tables are placed, and the code is copied with pool indices replaced by what the interpreter
//!    compares with (keys of the host), so that its loop never looks into a pool ([`code`]).
//!
//! All take time and memory near-linear in the program.

mod code;
mod effects;
mod error;
mod functions;
mod names;
mod places;
mod tables;

pub use error::{LinkError, LinkFault, SourcePlace};
pub(crate) use places::Missing;

use crate::direct::{Direct, directs};
use crate::host::{HostMut, Link, OpSym};
use crate::matcher::Start;
use crate::natives::{ConstraintFn, Natives, RewriteFn};
use crate::op_rules::OpRules;
use crate::outcome::Reason;
use code::Code;
pub(crate) use effects::Effects;
use effects::effects;
use error::{mention, title};
use functions::Functions;
use names::Names;
use pdll_bytecode::{Place, Program, VerifiedProgram};
use rustc_hash::FxHashMap;
use std::fmt;
use std::ops::Range;
use std::sync::{Arc, OnceLock};
use tables::Tables;

/// A name whose ops a rewrite creates, with the kind that this instruction is likely to make.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Site {
    pub(crate) name: OpSym,
    pub(crate) operands: u32,
    pub(crate) results: u32,
    pub(crate) kind: u32,
}

/// A native that was found.
pub(crate) enum Native<H: Link> {
    Constraint(ConstraintFn<H>),
    Rewrite(RewriteFn<H>),
}

impl<H: Link> fmt::Debug for Native<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if matches!(self, Self::Constraint(_)) { "constraint" } else { "rewrite" })
    }
}

/// What the machine needs to know of a pattern.
#[derive(Debug)]
pub(crate) struct LinkedPattern {
    title: Range<usize>,
    pub(crate) benefit: u32,
    pub(crate) rewrite: u32,
    pub(crate) matched: List,
    effects: OnceLock<Box<Effects>>,
}

/// A part of [`Lists`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct List {
    start: u32,
    end: u32,
}

/// The lists of all patterns, one after the other.
#[derive(Debug, Default)]
pub(crate) struct Lists(Vec<u32>);

impl Lists {
    fn add(&mut self, items: impl Iterator<Item = u32>) -> List {
        let start = self.0.len() as u32;
        self.0.extend(items);
        List { start, end: self.0.len() as u32 }
    }

    pub(crate) fn get(&self, list: List) -> &[u32] {
        &self.0[list.start as usize..list.end as usize]
    }
}

/// A program linked to a host. Handles in it are those of the host that it was linked to.
#[derive(Debug)]
pub struct LinkedProgram<H: Link> {
    pub(crate) code: Vec<u32>,
    pub(crate) tables: Tables,
    pub(crate) attrs: Vec<H::Attr>,
    pub(crate) types: Vec<H::Type>,
    pub(crate) sites: Vec<Site>,
    pub(crate) natives: Vec<Native<H>>,
    pub(crate) patterns: Vec<LinkedPattern>,
    pub(crate) lists: Lists,
    /// Of all patterns, one after the other.
    titles: String,
    /// By pattern: where it was written.
    places: Vec<Place>,
    /// Where in the source rewrite code comes from, and the files.
    lines: Arc<Vec<(u32, Place)>>,
    files: Vec<String>,
    /// By pattern.
    pub(crate) directs: Vec<Direct>,
    pub(crate) rules: OpRules<H>,
    pub(crate) registers: [u32; 6],
    /// By kind; [`Start::UNSEEN`] for kinds that no one has asked for.
    pub(crate) starts: Vec<Start>,
    pub(crate) names: FxHashMap<OpSym, u32>,
    pub(crate) any: u32,
    /// How far below the root matching depends on what an op uses; `None`: it looks elsewhere too.
    pub(crate) reach: Option<u32>,
    pub(crate) native_rewrites: bool,
    /// Nothing that it calls looks or reaches beyond the body at hand.
    pub(crate) isolated: bool,
}

impl<H: Link> LinkedProgram<H> {
    /// How many patterns there are.
    #[must_use]
    pub fn pattern_count(&self) -> usize {
        self.patterns.len()
    }

    /// What the rewrite of a pattern does.
    #[inline]
    pub(crate) fn effects(&self, pattern: u32) -> Option<&Effects> {
        let pattern = self.patterns.get(pattern as usize)?;
        Some(pattern.effects.get_or_init(|| Box::new(effects(&self.code, pattern.rewrite))))
    }

    /// What to call a pattern: its name, or `FILE:LINE:COL` where it was written if it has none.
    #[must_use]
    pub fn pattern_title(&self, pattern: u32) -> &str {
        self.patterns.get(pattern as usize).map_or("", |p| &self.titles[p.title.clone()])
    }

    /// Where a pattern was written, as `FILE:LINE:COL`, if that is known.
    #[must_use]
    pub fn pattern_place(&self, pattern: u32) -> Option<String> {
        let place = self.places.get(pattern as usize).filter(|place| place.line != 0)?;
        let file = self.files.get(place.file as usize)?;
        Some(format!("{file}:{}:{}", place.line, place.column))
    }

    /// Benefit of a pattern.
    #[must_use]
    pub fn benefit(&self, pattern: u32) -> u32 {
        self.patterns.get(pattern as usize).map_or(0, |p| p.benefit)
    }

    /// A reason with the place in the source of the code at `pc`, if it says anything and that is known.
    #[cold]
    pub(crate) fn placed(&self, mut why: Box<Reason>, pc: usize) -> Box<Reason> {
        let line = self.lines.partition_point(|l| l.0 as usize <= pc).checked_sub(1).map(|i| self.lines[i].1);
        if let Some(place) = line.filter(|l| l.line != 0 && !why.text.is_empty())
            && let Some(file) = self.files.get(place.file as usize)
        {
            why.text += &format!(" (at {file}:{}:{})", place.line, place.column);
        }
        why
    }

    /// Where matching of ops of a kind starts; 0 if no pattern can match them.
    pub(crate) fn entry(&self, host: &H, kind: u32) -> u32 {
        match self.starts.get(kind as usize) {
            Some(start) if !start.is_unseen() => start.entry,
            _ => self.names.get(&host.kind_name(kind)).copied().unwrap_or(self.any),
        }
    }
}

/// Links a program to a host.
///
/// # Errors
/// Everything that is missing: names that the host cannot create, constants that it cannot read, natives that
/// are not registered or have another signature, features that the host lacks.
pub fn link<H: HostMut>(
    program: &VerifiedProgram,
    host: &mut H,
    natives: &Natives<H>,
) -> Result<LinkedProgram<H>, Vec<LinkError>> {
    let program: &Program = program;
    let mut missing = Vec::new();
    let names = Names::new(program, host, &mut missing);
    let functions = Functions::new(program, &names, host, natives, &mut missing);
    if !missing.is_empty() {
        return Err(places::located(program, missing));
    }
    let code = Code::new(program, &names, host).map_err(|e| places::located(program, vec![e]))?;
    let loops = if H::FEATURES.users { Vec::new() } else { code.loops.clone() };
    let linked = assemble(program, names, functions, code);
    if loops.is_empty() {
        return Ok(linked);
    }
    let at = Missing::Code(loops[0]);
    let mut patterns: Vec<u32> = loops.into_iter().flat_map(|pc| linked.patterns_behind(pc)).collect();
    patterns.sort_unstable();
    patterns.dedup();
    let patterns = patterns.into_iter().map(|p| mention(program, &program.patterns[p as usize])).collect();
    let fault = LinkFault::Feature { feature: "list the users of values", patterns };
    Err(places::located(program, vec![(at, fault)]))
}

/// Puts together what the three steps have made.
fn assemble<H: HostMut>(
    program: &Program,
    names: Names<H>,
    functions: Functions<H>,
    code: Code,
) -> LinkedProgram<H> {
    let count = program.patterns.len();
    let (mut lists, mut titles) = (Lists(Vec::with_capacity(4 * count)), String::with_capacity(8 * count));
    let mut patterns = Vec::with_capacity(count);
    for p in &program.patterns {
        let start = titles.len();
        title(program, p, &mut titles);
        patterns.push(LinkedPattern {
            title: start..titles.len(),
            benefit: p.benefit,
            rewrite: p.rewrite,
            matched: lists.add(p.matched.iter().copied()),
            effects: OnceLock::new(),
        });
    }
    let rewrites = patterns.iter().map(|p| (p.rewrite as usize, lists.get(p.matched)));
    let directs = directs(&code.words, &code.sites, rewrites);
    let mut starts_by_kind =
        vec![Start::UNSEEN; names.kinds.iter().map(|&k| k as usize + 1).max().unwrap_or(0)];
    for &(kind, target) in &program.entries.shapes {
        starts_by_kind[names.kinds[kind as usize] as usize] = Start::new(&code.words, target);
    }
    let by_name = program.entries.names.iter().map(|&(name, target)| (names.ops[name as usize], target));
    LinkedProgram {
        names: by_name.collect(),
        code: code.words,
        tables: code.tables,
        attrs: names.attrs,
        types: names.types,
        sites: code.sites,
        natives: functions.natives,
        patterns,
        lists,
        titles,
        places: program.patterns.iter().map(|p| p.place).collect(),
        lines: program.lines.clone(),
        files: program.files.clone(),
        directs,
        rules: functions.rules,
        isolated: functions.isolated,
        registers: program.registers,
        starts: starts_by_kind,
        any: program.entries.any,
        reach: code.reach,
        native_rewrites: code.native_rewrites,
    }
}
