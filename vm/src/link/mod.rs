//! The linker: a program meets a host, in three steps from type to type.
//!
//! 1. `Names`: every name and constant is looked up once ([`names`]).
//! 2. `Functions`: natives, conditions and rules become closures ([`functions`]).
//! 3. `Code`: tables are placed, and the matcher is copied with pool indices replaced by what the interpreter
//!    compares with (keys of the host), so that its loop never looks into a pool ([`code`]).
//!
//! All take time and memory near-linear in the program. The same is done with a rewrite when it is applied
//! for the first time ([`rewrite`]).

mod code;
mod effects;
mod error;
mod functions;
mod names;
mod places;
mod rewrite;
mod tables;

pub use error::{LinkError, LinkFault, SourcePlace};
pub(crate) use places::Missing;

use crate::direct::Direct;
use crate::host::{HostMut, Link, OpSym};
use crate::matcher::Start;
use crate::native::NativeMatcher;
use crate::natives::{ConstraintFn, Natives, RewriteFn};
use crate::op_rules::OpRules;
use crate::outcome::Reason;
use code::Code;
pub(crate) use effects::Effects;
use error::{mention, title};
use functions::Functions;
use names::Names;
use pdll_bytecode::isa::{opcode as o, opcode_at};
use pdll_bytecode::{Pattern, VerifiedProgram, VerifyError};
pub(crate) use rewrite::LinkedRewrite;
use rewrite::Rewrites;
use rustc_hash::FxHashMap;
use std::fmt;
use std::sync::OnceLock;
pub(crate) use tables::Tables;

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

/// A program linked to a host. Handles in it are those of the host that it was linked to.
#[derive(Debug)]
pub struct LinkedProgram<H: Link> {
    /// What it was linked from.
    program: VerifiedProgram,
    /// The matcher.
    pub(crate) code: Vec<u32>,
    pub(crate) tables: Tables,
    pub(crate) attrs: Vec<H::Attr>,
    pub(crate) types: Vec<H::Type>,
    pub(crate) natives: Vec<Native<H>>,
    rewrites: Rewrites,
    /// By pattern, if all rewrites are verified: those that are done in one step are known then. Of other
    /// programs a machine finds them when they run first.
    pub(crate) directs: Vec<Direct>,
    /// By pattern: what to call it if it has no name. Found when somebody asks for one.
    titles: OnceLock<Vec<String>>,
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
    /// The matcher in Rust, if there is one.
    pub(crate) native: Option<NativeMatcher<H>>,
}

impl<H: Link> LinkedProgram<H> {
    /// How many patterns there are.
    #[must_use]
    pub fn pattern_count(&self) -> usize {
        self.program.patterns.len()
    }

    /// The program with a matcher in Rust, which was made from the same bytecode.
    #[must_use]
    pub fn with_native(mut self, matcher: NativeMatcher<H>) -> Self {
        self.native = Some(matcher);
        self
    }

    /// The constant with this number, which a program that is verified has.
    #[inline(always)]
    pub(crate) fn attr_const(&self, number: u32) -> Option<H::Attr> {
        self.attrs.get(number as usize).copied()
    }

    /// The same for types.
    #[inline(always)]
    pub(crate) fn type_const(&self, number: u32) -> Option<H::Type> {
        self.types.get(number as usize).copied()
    }

    /// The rewrite of a pattern if it has run before.
    #[inline(always)]
    pub(crate) fn known_rewrite(&self, pattern: u32) -> Option<&LinkedRewrite> {
        self.rewrites.known(pattern)
    }

    /// The rewrite of a pattern, which is verified and linked if nobody has wanted it before.
    ///
    /// # Errors
    /// What is wrong with it.
    #[cold]
    pub(crate) fn rewrite(&self, pattern: u32) -> Result<&LinkedRewrite, VerifyError> {
        self.rewrites.get(&self.program, pattern)
    }

    /// The code of the rewrite of a pattern, verified and not linked.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn unlinked_rewrite(&self, pattern: u32) -> Result<&[u32], VerifyError> {
        Ok(self.program.rewrite(pattern)?.code())
    }

    /// The registers of the ops that a pattern matches, in the order in which their locations are fused.
    pub(crate) fn matched(&self, pattern: u32) -> &[u32] {
        self.program.patterns.get(pattern as usize).map_or(&[], |p| p.lists.matched())
    }

    /// The host's names of operations, by index of a pool.
    pub(crate) fn op_names(&self) -> &[OpSym] {
        self.rewrites.ops()
    }

    /// What to call a pattern: its name, or `FILE:LINE:COL` where it was written if it has none.
    #[must_use]
    pub fn pattern_title(&self, pattern: u32) -> &str {
        let patterns = &self.program.patterns;
        match patterns.get(pattern as usize) {
            Some(known) if !known.name.is_empty() => &known.name,
            _ => {
                let titles = self.titles.get_or_init(|| {
                    let nameless = |p: &Pattern| p.name.is_empty();
                    let title = |p| if nameless(p) { title(&self.program, p) } else { String::new() };
                    patterns.iter().map(title).collect()
                });
                titles.get(pattern as usize).map_or("", String::as_str)
            }
        }
    }

    /// Where a pattern was written, as `FILE:LINE:COL`, if that is known.
    #[must_use]
    pub fn pattern_place(&self, pattern: u32) -> Option<String> {
        let place = self.program.patterns.get(pattern as usize)?.place;
        let file = self.program.files.get(place.file as usize).filter(|_| place.line != 0)?;
        Some(format!("{file}:{}:{}", place.line, place.column))
    }

    /// Benefit of a pattern.
    #[must_use]
    pub fn benefit(&self, pattern: u32) -> u32 {
        self.program.patterns.get(pattern as usize).map_or(0, |p| p.benefit)
    }

    /// A reason with the place in the source of the code at `pc`, if it says anything and that is known.
    #[cold]
    pub(crate) fn placed(&self, mut why: Box<Reason>, pc: usize) -> Box<Reason> {
        let line = self.program.lines.at(pc as u32);
        if let Some(place) = line.filter(|l| l.line != 0 && !why.text.is_empty())
            && let Some(file) = self.program.files.get(place.file as usize)
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
    let mut missing = Vec::new();
    let names = Names::new(program, host, &mut missing);
    let functions = Functions::new(program, &names, host, natives, &mut missing);
    if !missing.is_empty() {
        return Err(places::located(program, missing));
    }
    let code = Code::new(program, &names).map_err(|e| places::located(program, vec![e]))?;
    let mut loops = Vec::new();
    if !H::FEATURES.users {
        loops.clone_from(&code.loops);
        let rewrites = program.positions_from(program.rewrites.max(1)).filter(|_| program.needs().users);
        loops.extend(rewrites.filter(|&at| opcode_at(&program.code, at) == o::User).map(|at| at as u32));
    }
    let mut linked = assemble(program, names, functions, code);
    if program.is_whole() {
        linked.directs = Direct::of_all(&linked, host);
    }
    let Some(&first) = loops.first() else { return Ok(linked) };
    let mut patterns: Vec<u32> = loops.into_iter().flat_map(|pc| linked.patterns_behind(pc)).collect();
    patterns.sort_unstable();
    patterns.dedup();
    let patterns = patterns.into_iter().map(|p| mention(program, &program.patterns[p as usize])).collect();
    let fault = LinkFault::Feature { feature: "list the users of values", patterns };
    Err(places::located(program, vec![(Missing::Code(first), fault)]))
}

/// Puts together what the three steps have made.
fn assemble<H: HostMut>(
    program: &VerifiedProgram,
    names: Names<H>,
    functions: Functions<H>,
    code: Code,
) -> LinkedProgram<H> {
    let mut starts_by_kind =
        vec![Start::UNSEEN; names.kinds.iter().map(|&k| k as usize + 1).max().unwrap_or(0)];
    for &(kind, target) in &program.entries.shapes {
        starts_by_kind[names.kinds[kind as usize] as usize] = Start::new(&code.words, target);
    }
    let by_name = program.entries.names.iter().map(|&(name, target)| (names.ops[name as usize], target));
    // What no rewrite calls is not among the natives.
    let native_rewrites = program.natives.iter().any(|native| !native.constraint);
    LinkedProgram {
        names: by_name.collect(),
        code: code.words,
        tables: code.tables,
        attrs: names.attrs,
        types: names.types,
        natives: functions.natives,
        rewrites: Rewrites::new(program.patterns.len(), names.ops, names.attr_names),
        titles: OnceLock::new(),
        rules: functions.rules,
        isolated: functions.isolated,
        registers: program.registers,
        starts: starts_by_kind,
        any: program.entries.any,
        reach: code.reach.filter(|_| !native_rewrites),
        native_rewrites,
        program: program.clone(),
        native: None,
        directs: Vec::new(),
    }
}
