//! The verifier: what it accepts runs without checks, on any host.
//!
//! One pass over the code in order. Targets go forward (the only way back is `continue`, to a loop that was entered), so when an
//! instruction is reached all ways to it have been seen, and what is known there is what they have in common:
//!
//! * which registers have been written ("definite assignment"); a rewrite may read what every place that accepts its pattern has
//!   written;
//! * which loops run.
//!
//! Sets of registers are shared between targets and copied only when they differ.

use crate::expr::MAX_DEPTH;
use crate::facts::Inference;
use crate::isa::{ACCEPT, Bank, FAIL, FieldRef, Inst, Keys, Reg, Role};
use crate::program::Program;
use std::fmt;
use std::ops::Deref;
use std::rc::Rc;

/// Why a program cannot be run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifyError {
    /// The part of the program that it is about.
    pub section: &'static str,
    /// The word of the code that the instruction is at, if it is about one.
    pub at: Option<usize>,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Some(at) => write!(f, "instruction at word {at}: {}", self.message)?,
            None => f.write_str(&self.message)?,
        }
        f.write_str("; the program is damaged or was made by a faulty compiler: compile the patterns again")
    }
}

impl std::error::Error for VerifyError {}

/// A program that was found good: the machine can run it without checks.
///
/// It comes from [`verify`] and from [`crate::read`] and cannot be changed; [`Self::into_program`] gives back what can be, and must be
/// verified again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifiedProgram(Program);

impl VerifiedProgram {
    /// The program, to be changed.
    #[must_use]
    pub fn into_program(self) -> Program {
        self.0
    }
}

impl Deref for VerifiedProgram {
    type Target = Program;

    fn deref(&self) -> &Program {
        &self.0
    }
}

/// More registers than this in a bank are refused.
const MAX_REGISTERS: u32 = 1 << 16;
/// The most words that sets of registers may take altogether while they wait for their targets.
const MAX_SET_WORDS: usize = 1 << 25;

type Set = Rc<Vec<u64>>;

/// What is known on the way to an instruction.
#[derive(Clone)]
struct Known {
    written: Set,
    /// The innermost loop that runs: index in `loops` plus 1, or 0.
    in_loop: u32,
}

struct Verifier<'a> {
    program: &'a Program,
    /// First bit of each bank in a set, and the number of bits.
    offsets: [u32; 6],
    bits: u32,
    /// Which words instructions start at.
    starts: Vec<bool>,
    /// By word of the code: what is known when it is jumped to.
    known: Vec<Option<Known>>,
    /// The loop around each loop, as in [`Known::in_loop`].
    loops: Vec<u32>,
    /// By pattern: what has been written wherever it is accepted.
    accepted: Vec<Option<Set>>,
    /// By table: its least target that is a position.
    least: Vec<u32>,
    /// A pattern recorded right before: what the moves after it write counts.
    recorded: Option<(u32, Set)>,
    set_words: usize,
}

type Check = Result<(), VerifyError>;

fn fault<T>(section: &'static str, message: String) -> Result<T, VerifyError> {
    Err(VerifyError { section, at: None, message })
}

fn fault_at<T>(at: usize, message: String) -> Result<T, VerifyError> {
    Err(VerifyError { section: "code", at: Some(at), message })
}

/// Checks a program.
///
/// # Errors
/// The first thing that is wrong.
pub fn verify(program: Program) -> Result<VerifiedProgram, VerifyError> {
    check(&program)?;
    Ok(VerifiedProgram(program))
}

fn check(program: &Program) -> Check {
    check_pools(program)?;
    check_definitions(program)?;
    let mut offsets = [0; 6];
    let mut bits = 0;
    for (offset, &count) in offsets.iter_mut().zip(&program.registers) {
        *offset = bits;
        if count > MAX_REGISTERS {
            return fault("code", format!("{count} registers in a bank are too many"));
        }
        bits += count;
    }
    let words = program.code.len();
    let mut verifier = Verifier {
        program,
        offsets,
        bits,
        starts: vec![false; words],
        known: vec![None; words],
        loops: Vec::new(),
        accepted: vec![None; program.patterns.len()],
        least: Vec::new(),
        recorded: None,
        set_words: 0,
    };
    verifier.find_starts()?;
    verifier.check_tables()?;
    verifier.check_patterns()?;
    verifier.enter()?;
    verifier.run()
}

fn check_pools(p: &Program) -> Check {
    let names = p.op_names.len();
    if p.kinds.iter().any(|k| k.name as usize >= names) {
        return fault("kinds", "a kind has a name that is not there".into());
    }
    if p.code.len() >= ACCEPT as usize || p.patterns.len() >= (ACCEPT - 1) as usize {
        return fault("code", "the program is too large".into());
    }
    let sorted = |list: &[(u32, u32)], len: usize| {
        list.windows(2).all(|w| w[0].0 < w[1].0) && list.last().is_none_or(|l| (l.0 as usize) < len)
    };
    if !sorted(&p.entries.kinds, p.kinds.len()) || !sorted(&p.entries.names, names) {
        return fault("entries", "entries are not sorted, or are for something that is not there".into());
    }
    if p.lines.windows(2).any(|w| w[0].0 > w[1].0) {
        return fault("debug", "lines are not sorted by position".into());
    }
    let placed = |file: u32, line: u32| line == 0 || (file as usize) < p.files.len();
    if !p.lines.iter().all(|l| placed(l.1.file, l.1.line))
        || !p.patterns.iter().all(|q| placed(q.place.file, q.place.line))
    {
        return fault("debug", "a place is in a file that is not there".into());
    }
    Ok(())
}

/// Checks that expressions end, and that what they define is there.
fn check_definitions(p: &Program) -> Check {
    let mut depths: Vec<u32> = Vec::with_capacity(p.exprs.len());
    for e in &p.exprs {
        // One more than the deepest of its parts.
        let depth =
            e.children().try_fold(0, |deepest: u32, c| Some(deepest.max(depths.get(c as usize)? + 1)));
        match depth {
            Some(depth) if depth < MAX_DEPTH => depths.push(depth),
            Some(_) => return fault("definitions", "an expression is nested too deeply".into()),
            None => return fault("definitions", "an expression is made of one that comes later".into()),
        }
    }
    let there = |e: u32| (e as usize) < p.exprs.len();
    let in_order = p.classes.windows(2).all(|w| w[0].name < w[1].name)
        && p.definitions.windows(2).all(|w| w[0].native < w[1].native)
        && p.ops.windows(2).all(|w| w[0].name < w[1].name);
    if !in_order {
        return fault("definitions", "they are not sorted".into());
    }
    let fits = |d: &crate::Definition| {
        let native = p.natives.get(d.native as usize);
        there(d.body)
            && native
                .is_some_and(|n| n.constraint && n.results.is_empty() && n.params.len() == d.params.len())
    };
    if !p.definitions.iter().all(fits) {
        return fault("definitions", "a definition does not fit its native".into());
    }
    let known = |o: &crate::OpFacts| {
        let types: &[u32] = if let Inference::Types(types) = &o.inference { types } else { &[] };
        (o.name as usize) < p.op_names.len() && types.iter().all(|&t| there(t))
    };
    if !p.classes.iter().filter_map(|c| c.condition).all(there) || !p.ops.iter().all(known) {
        return fault("definitions", "they mention something that is not there".into());
    }
    Ok(())
}

impl Verifier<'_> {
    /// Decodes everything once.
    fn find_starts(&mut self) -> Check {
        let code = &self.program.code;
        let rewrites = self.program.rewrites as usize;
        if code.first().is_some_and(|&w| w != 0) {
            return fault_at(0, "word 0 is not 0".into());
        }
        let mut insts = self.program.insts();
        insts.by_ref().for_each(|(at, _)| self.starts[at] = true);
        if let Some(error) = insts.fault() {
            return fault_at(insts.position(), format!("this is no instruction ({error:?})"));
        }
        if rewrites != code.len() && !self.starts.get(rewrites).is_some_and(|&s| s) {
            return fault("code", "rewrite code does not start at an instruction".into());
        }
        Ok(())
    }

    /// Whether matcher code may go there at all.
    fn is_matcher_target(&self, to: u32) -> bool {
        if to & ACCEPT != 0 {
            return ((to & !ACCEPT) as usize) < self.program.patterns.len();
        }
        to == FAIL || (to < self.program.rewrites && self.starts.get(to as usize).is_some_and(|&s| s))
    }

    fn check_tables(&mut self) -> Check {
        let p = self.program;
        for table in &p.tables {
            let len = match table.keys {
                Keys::Kind => p.kinds.len(),
                Keys::OpName => p.op_names.len(),
                Keys::Attr => p.attrs.len(),
                Keys::Type => p.types.len(),
                Keys::Number => u32::MAX as usize,
            };
            let mut keys: Vec<u32> = table.cases.iter().map(|c| c.0).collect();
            keys.sort_unstable();
            if keys.last().is_some_and(|&k| k as usize >= len) || keys.windows(2).any(|w| w[0] == w[1]) {
                return fault("tables", "a table has a key twice, or one that is not there".into());
            }
            if !table.cases.iter().all(|c| self.is_matcher_target(c.1)) {
                return fault("tables", "a table leads to what is no matcher code".into());
            }
            let positions = table.cases.iter().map(|c| c.1).filter(|&t| t != FAIL && t & ACCEPT == 0);
            self.least.push(positions.min().unwrap_or(u32::MAX));
        }
        Ok(())
    }

    fn check_patterns(&self) -> Check {
        let p = self.program;
        if p.patterns.windows(2).any(|w| w[0].benefit < w[1].benefit) {
            return fault("patterns", "patterns are not sorted by benefit".into());
        }
        for pattern in &p.patterns {
            let names = pattern.root.iter().chain(&pattern.generated);
            if names.into_iter().any(|&n| n as usize >= p.op_names.len()) {
                return fault("patterns", "a pattern has a name that is not there".into());
            }
            if pattern.natives.iter().any(|&n| n as usize >= p.natives.len()) {
                return fault("patterns", "a pattern calls a native that is not there".into());
            }
            if pattern.rewrite < p.rewrites || !self.starts.get(pattern.rewrite as usize).is_some_and(|&s| s)
            {
                return fault(
                    "patterns",
                    "a rewrite does not start at an instruction of rewrite code".into(),
                );
            }
            if pattern.matched.iter().any(|&r| r >= p.registers[0]) {
                return fault("patterns", "a matched op is in a register that is not there".into());
            }
        }
        Ok(())
    }

    /// What is known at the entries: the root.
    fn enter(&mut self) -> Check {
        let entries = &self.program.entries;
        let targets: Vec<u32> =
            entries.kinds.iter().chain(&entries.names).map(|e| e.1).chain([entries.any]).collect();
        if targets.iter().all(|&t| t == FAIL) {
            return Ok(());
        }
        if self.program.registers[0] == 0 {
            return fault("entries", "there is no register for the root".into());
        }
        let mut written = vec![0; self.bits.div_ceil(64) as usize];
        written[0] = 1;
        let known = Known { written: Rc::new(written), in_loop: 0 };
        for to in targets {
            if !self.is_matcher_target(to) {
                return fault("entries", "an entry leads to what is no matcher code".into());
            }
            self.flow(to, &known)?;
        }
        Ok(())
    }

    /// Two ways come together.
    fn meet(&mut self, a: &Set, b: &Set) -> Set {
        if Rc::ptr_eq(a, b) || a == b {
            return a.clone();
        }
        self.set_words += a.len();
        Rc::new(a.iter().zip(b.iter()).map(|(x, y)| x & y).collect())
    }

    /// The way goes on at `to`, which has been checked to be a matcher target or one of rewrite code.
    fn flow(&mut self, to: u32, known: &Known) -> Check {
        if to == FAIL {
            return Ok(());
        }
        if to & ACCEPT != 0 {
            self.accept(to & !ACCEPT, &known.written);
            return Ok(());
        }
        let at = to as usize;
        let merged = match self.known[at].take() {
            None => known.clone(),
            Some(old) if old.in_loop != known.in_loop => {
                return fault_at(at, "it is reached in and out of a loop".into());
            }
            Some(old) => Known { written: self.meet(&old.written, &known.written), in_loop: known.in_loop },
        };
        self.known[at] = Some(merged);
        if self.set_words > MAX_SET_WORDS {
            return fault("code", "the program uses too many registers in too many places".into());
        }
        Ok(())
    }

    fn accept(&mut self, pattern: u32, written: &Set) {
        let merged = match self.accepted[pattern as usize].take() {
            None => written.clone(),
            Some(old) => self.meet(&old, written),
        };
        self.accepted[pattern as usize] = Some(merged);
    }

    fn run(&mut self) -> Check {
        let p = self.program;
        let rewrites = p.rewrites as usize;
        let mut insts = p.insts();
        while let Some((at, inst)) = insts.next() {
            if at == rewrites {
                self.enter_rewrites()?;
            }
            self.check_fields(at, &inst, at < rewrites)?;
            if let Some(known) = self.known[at].take() {
                self.step(at, insts.position(), &inst, known)?;
            }
        }
        Ok(())
    }

    /// A rewrite starts with what all accepting places have written.
    fn enter_rewrites(&mut self) -> Check {
        for (i, pattern) in self.program.patterns.iter().enumerate() {
            let Some(written) = self.accepted[i].clone() else { continue };
            if pattern.matched.iter().any(|&r| !has(&written, r)) {
                let name = &pattern.name;
                return fault(
                    "patterns",
                    format!("pattern '{name}' is accepted before all its ops are matched"),
                );
            }
            self.flow(pattern.rewrite, &Known { written, in_loop: 0 })?;
        }
        Ok(())
    }

    fn bit(&self, reg: Reg) -> Option<u32> {
        let bank = reg.bank as usize;
        (reg.index < self.program.registers[bank]).then(|| self.offsets[bank] + reg.index)
    }

    /// Checks what does not depend on how the instruction is reached.
    fn check_fields(&self, at: usize, inst: &Inst, matcher: bool) -> Check {
        let p = self.program;
        if !belongs(inst, matcher) {
            let section = if matcher { "matcher" } else { "rewrite" };
            return fault_at(at, format!("'{}' is no instruction of {section} code", inst.mnemonic()));
        }
        let mut bad = None;
        inst.for_each_field(|name, role, field| {
            let reg = |bank, index| self.bit(Reg { bank, index }).is_some();
            let ok = match (role, field) {
                (Role::Def(bank) | Role::Use(bank), FieldRef::Word(w)) => reg(bank, w),
                (Role::Defs | Role::Uses, FieldRef::Regs(regs)) => {
                    regs.iter().all(|&r| self.bit(r).is_some())
                }
                (Role::AttrUses, FieldRef::Pairs(pairs)) => {
                    pairs.iter().all(|q| (q.0 as usize) < p.attr_names.len() && reg(Bank::Attr, q.1))
                }
                (Role::Flag, FieldRef::Word(w)) => w <= 1,
                (Role::OpName, FieldRef::Word(w)) => (w as usize) < p.op_names.len(),
                (Role::Kind, FieldRef::Word(w)) => (w as usize) < p.kinds.len(),
                (Role::AttrName, FieldRef::Word(w)) => (w as usize) < p.attr_names.len(),
                (Role::Attr, FieldRef::Word(w)) => (w as usize) < p.attrs.len(),
                (Role::Type, FieldRef::Word(w)) => (w as usize) < p.types.len(),
                (Role::TypeList, FieldRef::Words(list)) => list.iter().all(|&w| (w as usize) < p.types.len()),
                (Role::Native, FieldRef::Word(w)) => (w as usize) < p.natives.len(),
                (Role::Table(keys), FieldRef::Word(w)) => {
                    let least = self.least.get(w as usize).copied().unwrap_or(0);
                    p.tables.get(w as usize).is_some_and(|t| t.keys == keys) && least as usize > at
                }
                (Role::Pattern, FieldRef::Word(w)) => (w as usize) < p.patterns.len(),
                (Role::Target, FieldRef::Word(w)) => {
                    let forward = w == FAIL || w & ACCEPT != 0 || w as usize > at;
                    let there = if matcher {
                        self.is_matcher_target(w)
                    } else {
                        w == FAIL || (w >= p.rewrites && self.starts.get(w as usize).is_some_and(|&s| s))
                    };
                    forward && there
                }
                (Role::Number, FieldRef::Word(_)) => true,
                _ => false,
            };
            if !ok && bad.is_none() {
                bad = Some(name);
            }
        });
        if let Some(name) = bad {
            return fault_at(at, format!("field '{name}' of '{}' is out of range", inst.mnemonic()));
        }
        if !banks_fit(p, inst) {
            return fault_at(at, format!("registers of '{}' are of the wrong banks", inst.mnemonic()));
        }
        Ok(())
    }

    /// Follows the ways out of an instruction that is reached.
    fn step(&mut self, at: usize, next: usize, inst: &Inst, known: Known) -> Check {
        if !is_move(inst)
            && let Some((pattern, written)) = self.recorded.take()
        {
            self.accept(pattern, &written);
        }
        let mut unwritten = None;
        let (mut targets, mut tables, mut defs) = (Vec::new(), None, Vec::new());
        inst.for_each_field(|name, role, field| {
            let written = |reg| self.is_written(&known.written, reg);
            let readable = match (role, field) {
                (Role::Use(bank), FieldRef::Word(index)) => written(Reg { bank, index }),
                (Role::Uses, FieldRef::Regs(regs)) => regs.iter().all(|&r| written(r)),
                (Role::AttrUses, FieldRef::Pairs(pairs)) => {
                    pairs.iter().all(|q| written(Reg { bank: Bank::Attr, index: q.1 }))
                }
                _ => true,
            };
            if !readable {
                unwritten = Some(name);
            }
            match (role, field) {
                (Role::Target, FieldRef::Word(to)) => targets.push(to),
                (Role::Table(_), FieldRef::Word(table)) => tables = Some(table),
                (Role::Def(bank), FieldRef::Word(index)) => defs.push(Reg { bank, index }),
                (Role::Defs, FieldRef::Regs(regs)) => defs.extend_from_slice(regs),
                _ => {}
            }
        });
        if let Some(name) = unwritten {
            return fault_at(
                at,
                format!("field '{name}' of '{}' reads a register that may be unwritten", inst.mnemonic()),
            );
        }
        let outside = self.loops.get((known.in_loop as usize).wrapping_sub(1)).copied();
        let mut away = known.clone();
        let mut on = known;
        match inst {
            Inst::Continue {} | Inst::Break { .. } => match outside {
                Some(outside) => away.in_loop = outside,
                None => return fault_at(at, "no loop runs here".into()),
            },
            Inst::ForEachUser { .. } => {
                self.loops.push(on.in_loop);
                on.in_loop = self.loops.len() as u32;
            }
            Inst::Accept { pattern } | Inst::AcceptStop { pattern } => self.accept(*pattern, &on.written),
            // What a negated call writes is not there when it goes on.
            Inst::Constraint { negated: 1, .. } => defs.clear(),
            _ => {}
        }
        for to in targets {
            self.flow(to, &away)?;
        }
        if let Inst::Record { pattern, .. } = inst {
            self.recorded = Some((*pattern, on.written.clone()));
        }
        let mut recorded = self.recorded.take();
        for reg in defs {
            self.write(&mut on.written, reg);
            if let Some((_, written)) = &mut recorded {
                self.write(written, reg);
            }
        }
        self.recorded = recorded;
        if let Some(table) = tables {
            for i in 0..self.program.tables[table as usize].cases.len() {
                let to = self.program.tables[table as usize].cases[i].1;
                self.flow(to, &on)?;
            }
        }
        if ends(inst) {
            return Ok(());
        }
        let limit = if at < self.program.rewrites as usize {
            self.program.rewrites as usize
        } else {
            self.starts.len()
        };
        if next >= limit {
            return fault_at(at, "the code goes on after its end".into());
        }
        self.flow(next as u32, &on)
    }

    fn write(&mut self, set: &mut Set, reg: Reg) {
        let Some(bit) = self.bit(reg).filter(|&bit| !has(set, bit)) else { return };
        if Rc::get_mut(set).is_none() {
            self.set_words += set.len();
        }
        Rc::make_mut(set)[bit as usize / 64] |= 1 << (bit % 64);
    }

    fn is_written(&self, set: &Set, reg: Reg) -> bool {
        self.bit(reg).is_some_and(|bit| has(set, bit))
    }
}

fn has(set: &[u64], bit: u32) -> bool {
    set.get(bit as usize / 64).is_some_and(|w| w & (1 << (bit % 64)) != 0)
}

fn is_move(inst: &Inst) -> bool {
    matches!(
        inst,
        Inst::MoveOp { .. }
            | Inst::MoveValue { .. }
            | Inst::MoveType { .. }
            | Inst::MoveAttr { .. }
            | Inst::MoveValues { .. }
            | Inst::MoveTypes { .. }
    )
}

/// Whether the next instruction is never reached from this one.
fn ends(inst: &Inst) -> bool {
    matches!(
        inst,
        Inst::Jump { .. }
            | Inst::DefSwitchKind { .. }
            | Inst::SwitchKind { .. }
            | Inst::SwitchName { .. }
            | Inst::SwitchAttr { .. }
            | Inst::SwitchOperandType { .. }
            | Inst::SwitchResultType { .. }
            | Inst::SwitchOperandCount { .. }
            | Inst::SwitchResultCount { .. }
            | Inst::SwitchType { .. }
            | Inst::Continue {}
            | Inst::Break { .. }
            | Inst::Done {}
    )
}

/// Whether the instruction can be in this section.
fn belongs(inst: &Inst, matcher: bool) -> bool {
    match inst {
        Inst::Jump { .. }
        | Inst::Operand { .. }
        | Inst::Result { .. }
        | Inst::Operands { .. }
        | Inst::Results { .. }
        | Inst::Single { .. }
        | Inst::First { .. }
        | Inst::Attr { .. }
        | Inst::TypeOf { .. }
        | Inst::TypesOf { .. }
        | Inst::AttrType { .. }
        | Inst::DefOp { .. }
        | Inst::ConstAttr { .. }
        | Inst::ConstType { .. }
        | Inst::ConstTypes { .. } => true,
        Inst::Create { .. }
        | Inst::CreateInfer { .. }
        | Inst::CreateReplacing { .. }
        | Inst::ReplaceWithOp { .. }
        | Inst::ReplaceWithValues { .. }
        | Inst::Erase { .. }
        | Inst::Rewrite { .. }
        | Inst::MakeValues { .. }
        | Inst::MakeTypes { .. }
        | Inst::Done {} => !matcher,
        _ => matcher,
    }
}

/// Whether registers in lists are of banks that make sense there.
fn banks_fit(p: &Program, inst: &Inst) -> bool {
    let all = |regs: &[Reg], one: Bank, many: Bank| regs.iter().all(|r| r.bank == one || r.bank == many);
    let call = |native: u32, constraint: bool, args: &[Reg], results: &[Reg]| {
        let native = &p.natives[native as usize];
        native.constraint == constraint
            && args.iter().map(|r| r.bank).eq(native.params.iter().copied())
            && results.iter().map(|r| r.bank).eq(native.results.iter().copied())
    };
    match inst {
        Inst::Create { operands, types, .. } => {
            all(operands, Bank::Value, Bank::Values) && all(types, Bank::Type, Bank::Types)
        }
        Inst::CreateInfer { operands, .. } | Inst::CreateReplacing { operands, .. } => {
            all(operands, Bank::Value, Bank::Values)
        }
        Inst::ReplaceWithValues { with: parts, .. } | Inst::MakeValues { parts, .. } => {
            all(parts, Bank::Value, Bank::Values)
        }
        Inst::MakeTypes { parts, .. } => all(parts, Bank::Type, Bank::Types),
        Inst::Constraint { native, args, results, .. } => call(*native, true, args, results),
        Inst::Rewrite { native, args, results } => call(*native, false, args, results),
        _ => true,
    }
}
