//! The linker: a program meets a host.
//!
//! Every name, constant and native is looked up once; the code is copied with pool indices replaced by what the interpreter
//! compares with (keys of the host), so that its loop never looks into a pool.
//!
//! # Switch tables
//!
//! All tables lie in one vector, the *comb*, each displaced so that its entries fall into the gaps of the others (row displacement:
//! Tarjan and Yao, "Storing a sparse table", 1979). Entry `key` of the table with base `b` is slot `b + key`, and is its if the slot
//! names `b` as owner: no two tables have the same base. The instruction holds the base (which may be negative, as keys need not
//! start near 0). A table whose keys are too far apart for that is a hash map, and the top bits of its "base" are those of [`SPARSE`].

use crate::direct::Directs;
use crate::host::{AttrSym, HostMut, Link, OpSym};
use crate::machine::Reason;
use crate::natives::{ConstraintFn, Natives, RewriteFn, signature};
use crate::op_rules::OpRules;
use pdll_bytecode::{FieldRef, Inst, Keys, Pattern, Place, Program, Role, VerifiedProgram};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::{self, Write};
use std::ops::Range;

/// The top two bits of the base of a table that is not in the comb; those of bases are 00 or, if negative, 11.
const SPARSE: u32 = 1 << 31;
const TOP: u32 = 3 << 30;
/// An entry of a kind that has not been looked up yet.
pub(crate) const UNSEEN: u32 = u32::MAX;

/// A slot of the comb.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) owner: u32,
    pub(crate) target: u32,
}

const EMPTY: Slot = Slot { owner: !(1 << 30), target: 0 };

/// All switch tables.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    comb: Vec<Slot>,
    sparse: Vec<FxHashMap<u32, u32>>,
}

impl Tables {
    #[inline(always)]
    pub(crate) fn get(&self, base: u32, key: u32, otherwise: u32) -> u32 {
        match self.comb.get(base.wrapping_add(key) as usize) {
            Some(slot) if slot.owner == base => slot.target,
            _ if base & TOP != SPARSE => otherwise,
            _ => self.lookup(base, key).unwrap_or(otherwise),
        }
    }

    /// Whether a table has a case for a key.
    pub(crate) fn has(&self, base: u32, key: u32) -> bool {
        // No two words are both the target.
        self.get(base, key, 0) != 0 || self.get(base, key, 1) != 1
    }

    /// The targets of a table.
    pub(crate) fn targets(&self, base: u32) -> Vec<u32> {
        match self.sparse.get((base & !TOP) as usize).filter(|_| base & TOP == SPARSE) {
            Some(table) => {
                let mut targets: Vec<u32> = table.values().copied().collect();
                targets.sort_unstable();
                targets
            }
            None => self.comb.iter().filter(|s| s.owner == base).map(|s| s.target).collect(),
        }
    }

    #[cold]
    fn lookup(&self, base: u32, key: u32) -> Option<u32> {
        self.sparse.get((base & !TOP) as usize)?.get(&key).copied()
    }
}

/// Places tables.
#[derive(Default)]
struct DisplacementTable {
    tables: Tables,
    bases: FxHashSet<u32>,
    /// No free slot before this one.
    low: usize,
    keys: usize,
}

/// Places tried before a table goes to the end.
const TRIES: usize = 200;

impl DisplacementTable {
    /// The base for these (key, target) pairs, whose keys are unique.
    fn place(&mut self, cases: &[(u32, u32)]) -> u32 {
        let Some(min) = cases.iter().map(|c| c.0).min() else { return self.hash(cases) };
        let max = cases.iter().map(|c| c.0).max().unwrap_or(min);
        let span = (max - min) as usize + 1;
        self.keys += cases.len();
        let room = 64 * self.keys + 4096;
        if span > 16 * cases.len() + 4096 || max & TOP != 0 {
            return self.hash(cases);
        }
        let comb = &self.tables.comb;
        while comb.get(self.low).is_some_and(|s| s.owner != EMPTY.owner) {
            self.low += 1;
        }
        let free = |at: usize| comb.get(at).is_none_or(|s| s.owner == EMPTY.owner);
        let fits = |&at: &usize| {
            cases.iter().all(|c| free(at + (c.0 - min) as usize))
                && !self.bases.contains(&(at as u32).wrapping_sub(min))
        };
        let end = comb.len();
        // Past the end every place is free, and at most one base for each table is taken.
        let mut places = (self.low..end).take(TRIES).chain(end..end + self.bases.len() + 1);
        let Some(at) = places.find(fits).filter(|at| at + span <= room) else { return self.hash(cases) };
        if self.tables.comb.len() < at + span {
            self.tables.comb.resize(at + span, EMPTY);
        }
        let base = (at as u32).wrapping_sub(min);
        for &(key, target) in cases {
            self.tables.comb[base.wrapping_add(key) as usize] = Slot { owner: base, target };
        }
        self.bases.insert(base);
        base
    }

    fn hash(&mut self, cases: &[(u32, u32)]) -> u32 {
        self.tables.sparse.push(cases.iter().copied().collect());
        SPARSE | (self.tables.sparse.len() as u32 - 1)
    }
}

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
    /// Matched ops that are erased: all their users must be in `erased_or_replaced`, or the rewrite is not started. Empty if that cannot be told.
    pub(crate) erased: List,
    /// Matched ops that are erased or replaced.
    pub(crate) erased_or_replaced: List,
    /// Registers that the rewrite reads, as words.
    pub(crate) reads: List,
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
    fn add(&mut self, items: &[u32]) -> List {
        let start = self.0.len() as u32;
        self.0.extend_from_slice(items);
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
    /// Where in the source rewrite code comes from, and the files.
    lines: Vec<(u32, Place)>,
    files: Vec<String>,
    pub(crate) directs: Directs,
    pub(crate) rules: OpRules<H>,
    pub(crate) registers: [u32; 6],
    /// By kind; [`UNSEEN`] for kinds that no one has asked for.
    pub(crate) entries: Vec<u32>,
    pub(crate) names: FxHashMap<OpSym, u32>,
    pub(crate) any: u32,
    /// How far below the root matching depends on what an op uses; `None`: it looks elsewhere too.
    pub(crate) reach: Option<u32>,
    pub(crate) native_rewrites: bool,
}

impl<H: Link> LinkedProgram<H> {
    /// How many patterns there are.
    #[must_use]
    pub fn pattern_count(&self) -> usize {
        self.patterns.len()
    }

    /// What to call a pattern: its name, or `FILE:LINE:COL` where it was written if it has none.
    #[must_use]
    pub fn pattern_title(&self, pattern: u32) -> &str {
        self.patterns.get(pattern as usize).map_or("", |p| &self.titles[p.title.clone()])
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
        if let Some(place) = line.filter(|l| l.line != 0 && !why.0.is_empty())
            && let Some(file) = self.files.get(place.file as usize)
        {
            why.0 += &format!(" (at {file}:{}:{})", place.line, place.column);
        }
        why
    }

    /// Where matching starts for a kind that is not in `entries`.
    pub(crate) fn entry(&self, host: &H, kind: u32) -> u32 {
        match self.entries.get(kind as usize) {
            Some(&entry) if entry != UNSEEN => entry,
            _ => self.names.get(&host.kind_name(kind)).copied().unwrap_or(self.any),
        }
    }
}

/// Why a program cannot be linked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkError {
    /// A sentence that says what is wrong and what to do.
    pub message: String,
    /// Names of the patterns that need it.
    pub patterns: Vec<String>,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for LinkError {}

fn code_error(message: &str) -> LinkError {
    LinkError { message: message.into(), patterns: Vec::new() }
}

/// Links a program to a host.
///
/// # Errors
/// Everything that is missing: names that the host cannot create, constants that it cannot read, natives that are not
/// registered or have another signature.
pub fn link<H: HostMut>(
    program: &VerifiedProgram,
    host: &mut H,
    natives: &Natives<H>,
) -> Result<LinkedProgram<H>, Vec<LinkError>> {
    let program: &Program = program;
    let mut errors = Vec::new();
    let mut pool = Pool::default();
    for name in &program.op_names {
        let sym = host.link_op(&name.name, name.created);
        pool.ops.push(sym.unwrap_or_else(|why| {
            errors.push(code_error(&format!("cannot create operations '{}': {why}", name.name)));
            OpSym(u32::MAX)
        }));
    }
    for kind in &program.kinds {
        pool.kinds.push(host.link_kind(pool.ops[kind.name as usize], kind.operands, kind.results));
    }
    for name in &program.attr_names {
        match host.link_attr_name(name) {
            Ok(sym) => pool.attr_names.push(sym),
            Err(why) => errors.push(code_error(&format!("attribute name '{name}': {why}"))),
        }
    }
    let (mut attrs, mut types) = (Vec::new(), Vec::new());
    for text in &program.attrs {
        match host.link_attr(text) {
            Ok(attr) => {
                pool.attrs.push(host.attr_key(attr));
                attrs.push(attr);
            }
            Err(why) => errors.push(code_error(&format!("attribute `{text}` cannot be read: {why}"))),
        }
    }
    for text in &program.types {
        match host.link_type(text) {
            Ok(ty) => {
                pool.types.push(host.type_key(ty));
                types.push(ty);
            }
            Err(why) => errors.push(code_error(&format!("type `{text}` cannot be read: {why}"))),
        }
    }
    let mut rules =
        OpRules::new(program, &pool.ops, host).map_err(|why| vec![code_error(&why.to_string())])?;
    let linked_natives = link_natives(program, host, natives, &mut errors);
    if !errors.is_empty() {
        let mut at = 1;
        while let Some(Ok((inst, len))) = program.code.get(at..).map(Inst::decode) {
            errors.extend(link_inference(program, &pool, (&inst, at), &mut rules, host, natives));
            at += len;
        }
        return Err(errors);
    }
    let mut linker = Linker {
        program,
        pool,
        tables: DisplacementTable::default(),
        bases: Vec::with_capacity(program.tables.len()),
        sites: Vec::new(),
        lists: Lists::default(),
        titles: String::new(),
        effects: Effects::default(),
        cases: Vec::new(),
    };
    for table in &program.tables {
        let base = linker.table(table).map_err(|e| vec![e])?;
        linker.bases.push(base);
    }
    let mut reach = crate::reach::Reach::new(program);
    let mut native_rewrites = false;
    let mut code = program.code.clone();
    let mut at = 1;
    while at < code.len() {
        // The code of a verified program is instructions to its end.
        let Ok((inst, len)) = Inst::decode(&program.code[at..]) else { break };
        native_rewrites |= matches!(inst, Inst::Rewrite { .. });
        errors.extend(link_inference(program, &linker.pool, (&inst, at), &mut rules, host, natives));
        if at < program.rewrites as usize {
            reach.see(&inst);
        }
        linker.patch(host, &inst, &mut code[at + 1..at + len]);
        at += len;
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let patterns: Vec<_> = program.patterns.iter().map(|p| linker.pattern(p)).collect();
    let Linker { pool, tables, sites, lists, titles, .. } = linker;
    let rewrites = patterns.iter().map(|p| (p.rewrite as usize, lists.get(p.matched)));
    let directs = Directs::new(&code, rewrites);
    let mut entries = vec![UNSEEN; pool.kinds.iter().map(|&k| k as usize + 1).max().unwrap_or(0)];
    for &(kind, target) in &program.entries.kinds {
        entries[pool.kinds[kind as usize] as usize] = target;
    }
    let mut names = FxHashMap::default();
    for &(name, target) in &program.entries.names {
        names.insert(pool.ops[name as usize], target);
    }
    Ok(LinkedProgram {
        code,
        tables: tables.tables,
        attrs,
        types,
        sites,
        natives: linked_natives,
        patterns,
        lists,
        titles,
        lines: program.lines.clone(),
        files: program.files.clone(),
        directs,
        rules,
        registers: program.registers,
        entries,
        names,
        any: program.entries.any,
        reach: reach.finish().filter(|_| !native_rewrites),
        native_rewrites,
    })
}

#[derive(Default)]
struct Pool {
    ops: Vec<OpSym>,
    kinds: Vec<u32>,
    attr_names: Vec<AttrSym>,
    attrs: Vec<u32>,
    types: Vec<u32>,
}

struct Linker<'a> {
    program: &'a Program,
    pool: Pool,
    tables: DisplacementTable,
    bases: Vec<u32>,
    sites: Vec<Site>,
    lists: Lists,
    titles: String,
    effects: Effects,
    /// Those of the table at hand: key, and place in it or target.
    cases: Vec<(u32, u32)>,
}

/// What is found out about one rewrite, kept for the next one.
#[derive(Default)]
struct Effects {
    erased: Vec<u32>,
    erased_or_replaced: Vec<u32>,
    reads: Vec<u32>,
    /// Registers of ops that the rewrite fills.
    defs: Vec<u32>,
}

impl Linker<'_> {
    fn key(&self, keys: Keys, index: u32) -> u32 {
        let i = index as usize;
        match keys {
            Keys::Kind => self.pool.kinds[i],
            Keys::OpName => self.pool.ops[i].0,
            Keys::Attr => self.pool.attrs[i],
            Keys::Type => self.pool.types[i],
            Keys::Number => index,
        }
    }

    fn table(&mut self, table: &pdll_bytecode::Table) -> Result<u32, LinkError> {
        let mut cases = std::mem::take(&mut self.cases);
        cases.clear();
        for (place, &(index, _)) in (0..).zip(&table.cases) {
            cases.push((self.key(table.keys, index), place));
        }
        cases.sort_unstable();
        if let Some(same) = cases.windows(2).find(|two| two[0].0 == two[1].0) {
            let text = |&(_, place): &(u32, u32)| {
                let index = table.cases[place as usize].0;
                match table.keys {
                    Keys::Attr => self.program.attrs[index as usize].clone(),
                    Keys::Type => self.program.types[index as usize].clone(),
                    _ => index.to_string(),
                }
            };
            let (a, b) = (text(&same[0]), text(&same[1]));
            return Err(code_error(&format!(
                "`{a}` and `{b}` are the same here: write both in the same way"
            )));
        }
        for (_, place) in &mut cases {
            *place = table.cases[*place as usize].1;
        }
        let base = self.tables.place(&cases);
        self.cases = cases;
        Ok(base)
    }

    /// Replaces pool indices in the fields of an instruction.
    fn patch<H: Link>(&mut self, host: &mut H, inst: &Inst, fields: &mut [u32]) {
        match inst {
            Inst::ConstAttr { .. } | Inst::ConstType { .. } | Inst::ConstTypes { .. } => return,
            Inst::Create { name, operands, types, .. } => {
                let all = |regs: &[pdll_bytecode::Reg], bank| regs.iter().all(|r| r.bank == bank);
                let known =
                    all(operands, pdll_bytecode::Bank::Value) && all(types, pdll_bytecode::Bank::Type);
                let results = if known { types.len() as u32 } else { u32::MAX };
                self.site(host, *name, operands.len() as u32, results);
            }
            Inst::CreateInfer { name, operands, .. } => {
                self.site(host, *name, operands.len() as u32, u32::MAX)
            }
            Inst::CreateReplacing { name, operands, .. } => self.site(host, *name, operands.len() as u32, 1),
            _ => {}
        }
        let mut at = 0;
        inst.for_each_field(|_, role, field| {
            match (role, field) {
                (Role::OpName, _) if matches!(inst, Inst::NameIs { .. }) => {
                    fields[at] = self.key(Keys::OpName, fields[at]);
                }
                (Role::OpName, _) => fields[at] = self.sites.len() as u32 - 1,
                (Role::Kind, _) => fields[at] = self.key(Keys::Kind, fields[at]),
                (Role::Attr, _) => fields[at] = self.key(Keys::Attr, fields[at]),
                (Role::Type, _) => fields[at] = self.key(Keys::Type, fields[at]),
                (Role::AttrName, _) => fields[at] = self.pool.attr_names[fields[at] as usize].0,
                (Role::Table(_), _) => fields[at] = self.bases[fields[at] as usize],
                (Role::TypeList, FieldRef::Words(words)) => {
                    for (i, &word) in words.iter().enumerate() {
                        fields[at + 1 + i] = self.key(Keys::Type, word);
                    }
                }
                (Role::AttrUses, FieldRef::Pairs(pairs)) => {
                    for (i, &(name, _)) in pairs.iter().enumerate() {
                        fields[at + 1 + 2 * i] = self.pool.attr_names[name as usize].0;
                    }
                }
                _ => {}
            }
            at += match field {
                FieldRef::Word(_) => 1,
                FieldRef::Regs(regs) => 1 + regs.len(),
                FieldRef::Words(words) => 1 + words.len(),
                FieldRef::Pairs(pairs) => 1 + 2 * pairs.len(),
            };
        });
    }

    fn site<H: Link>(&mut self, host: &mut H, name: u32, operands: u32, results: u32) {
        let name = self.pool.ops[name as usize];
        let kind = if results == u32::MAX { 0 } else { host.link_kind(name, operands, results) };
        self.sites.push(Site { name, operands, results, kind });
    }

    /// What a pattern's rewrite does to matched ops and what it reads.
    fn pattern(&mut self, pattern: &Pattern) -> LinkedPattern {
        let Effects { erased, erased_or_replaced, reads, defs } = &mut self.effects;
        for list in [&mut *erased, erased_or_replaced, reads, defs] {
            list.clear();
        }
        let mut foreseeable = true;
        let mut at = pattern.rewrite as usize;
        loop {
            // Verified rewrite code goes on until it is done.
            let Ok((inst, len)) = Inst::decode(&self.program.code[at..]) else { break };
            inst.for_each_field(|_, role, field| match (role, field) {
                (Role::Use(bank), FieldRef::Word(w)) => reads.push(bank as u32 | w << 3),
                (Role::Uses, FieldRef::Regs(regs)) => reads.extend(regs.iter().map(|r| r.word())),
                (Role::Def(pdll_bytecode::Bank::Op), FieldRef::Word(w)) => defs.push(w),
                _ => {}
            });
            match inst {
                Inst::Done {} => break,
                Inst::Rewrite { .. } | Inst::Jump { .. } => foreseeable = false,
                Inst::Erase { op } => {
                    erased.push(op);
                    erased_or_replaced.push(op);
                }
                Inst::ReplaceWithOp { op, .. } | Inst::ReplaceWithValues { op, .. } => {
                    erased_or_replaced.push(op)
                }
                Inst::CreateReplacing { old, .. } => erased_or_replaced.push(old),
                _ => {}
            }
            if matches!(inst, Inst::Jump { .. }) {
                break;
            }
            at += len;
        }
        defs.sort_unstable();
        if !foreseeable || erased_or_replaced.iter().any(|op| defs.binary_search(op).is_ok()) {
            erased.clear();
        }
        reads.sort_unstable();
        reads.dedup();
        let start = self.titles.len();
        title(self.program, pattern, &mut self.titles);
        LinkedPattern {
            title: start..self.titles.len(),
            benefit: pattern.benefit,
            rewrite: pattern.rewrite,
            matched: self.lists.add(&pattern.matched),
            erased: self.lists.add(erased),
            erased_or_replaced: self.lists.add(erased_or_replaced),
            reads: self.lists.add(reads),
        }
    }
}

fn link_natives<H: HostMut>(
    program: &Program,
    host: &mut H,
    natives: &Natives<H>,
    errors: &mut Vec<LinkError>,
) -> Vec<Native<H>> {
    let mut found = Vec::new();
    for (index, wanted) in program.natives.iter().enumerate() {
        let (registered, native) = if wanted.constraint {
            let entry = natives.find_constraint(&wanted.name);
            (entry.map(|e| (&e.params, &e.results)), entry.map(|e| Native::Constraint(e.function.clone())))
        } else {
            let entry = natives.find_rewrite(&wanted.name);
            (entry.map(|e| (&e.params, &e.results)), entry.map(|e| Native::Rewrite(e.function.clone())))
        };
        let sort = if wanted.constraint { "constraint" } else { "rewrite" };
        let expected = signature(&wanted.params, &wanted.results);
        let complaint = match registered {
            None => {
                let definition = program.definitions.binary_search_by_key(&(index as u32), |d| d.native);
                let defined = definition.ok().map(|i| host.define(program, &program.definitions[i]));
                let why = match defined {
                    Some(Ok(function)) => {
                        found.push(Native::Constraint(function));
                        continue;
                    }
                    Some(Err(why)) => format!(", and its code cannot be used: {why}"),
                    None => String::new(),
                };
                format!("native {sort} '{}' with signature {expected} is not registered{why}", wanted.name)
            }
            Some((params, results)) if *params != wanted.params || *results != wanted.results => {
                let got = signature(params, results);
                format!("native {sort} '{}' is registered as {got} but called as {expected}", wanted.name)
            }
            Some(_) => {
                found.extend(native);
                continue;
            }
        };
        let callers = program.patterns.iter().filter(|p| p.natives.contains(&(index as u32)));
        let patterns: Vec<String> = callers.map(|p| mention(program, p)).collect();
        let mut message = complaint;
        if let Some(shown) = patterns.chunks(3).next() {
            message += &format!(" (needed by {}", shown.join(", "));
            message += &match patterns.len() - shown.len() {
                0 => ")".to_string(),
                more => format!(" and {more} more)"),
            };
        }
        errors.push(LinkError { message, patterns });
    }
    found
}

/// Finds how the result types of what an instruction creates are inferred; what is missing.
fn link_inference<H: HostMut>(
    program: &Program,
    pool: &Pool,
    (inst, at): (&Inst, usize),
    rules: &mut OpRules<H>,
    host: &mut H,
    natives: &Natives<H>,
) -> Option<LinkError> {
    let &Inst::CreateInfer { name, .. } = inst else { return None };
    let sym = pool.ops[name as usize];
    let message = rules.link_inference(program, (name, sym), host, natives).err()?;
    let patterns = rewriting_at(program, at);
    Some(LinkError { message: format!("{message} (needed by {})", patterns.join(", ")), patterns })
}

/// The pattern whose rewrite is there.
fn rewriting_at(program: &Program, at: usize) -> Vec<String> {
    let before = program.patterns.iter().filter(|p| p.rewrite as usize <= at);
    before.max_by_key(|p| p.rewrite).map(|p| mention(program, p)).into_iter().collect()
}

/// Appends what to call a pattern: its name, or where it was written.
fn title(program: &Program, p: &Pattern, out: &mut String) {
    match program.files.get(p.place.file as usize) {
        _ if !p.name.is_empty() => out.push_str(&p.name),
        Some(file) if p.place.line != 0 => {
            // Writing to a string cannot fail.
            let _ = write!(out, "{file}:{}:{}", p.place.line, p.place.column);
        }
        _ => out.push_str("<anonymous>"),
    }
}

/// A pattern in a sentence.
fn mention(program: &Program, p: &Pattern) -> String {
    if !p.name.is_empty() {
        return format!("'{}'", p.name);
    }
    let mut out = "the pattern at ".to_string();
    title(program, p, &mut out);
    out
}
