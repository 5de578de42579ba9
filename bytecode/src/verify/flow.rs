//! The way through the code.
//!
//! A switch table can be shared by many instructions, so ways through it are not followed one by one: all
//! instructions that use a table meet in one state, and the ways to its targets start there when the first of
//! them is come to.
//!
//! Most code is straight: one instruction leads to the next and nowhere else. What is written along the way
//! is kept in a list then, and becomes a state only where the way parts or meets another. So most rewrites
//! make no states, and only what they read of the match is a question.

use super::dominators::{Dominators, State};
use super::insts::{banks_fit, belongs, ends, is_move};
use super::{Check, VerifyError, fault, fault_at};
use crate::isa::{
    ACCEPT, Bank, FAIL, FieldWords, Keys, Reg, Role, length_at, mnemonic, opcode as o, opcode_at, view, walk,
};
use crate::program::Program;

/// What is known on the way to an instruction.
#[derive(Clone, Copy)]
struct Known {
    state: State,
    /// The innermost loop that runs: index in `loops` plus 1, or 0.
    in_loop: u32,
}

/// What is kept of a switch table.
#[derive(Clone, Copy)]
struct Targets {
    /// Its least target that is a position.
    least: u32,
    /// What is known wherever it is used, if that is anywhere.
    known: Option<Known>,
}

/// A pattern recorded right before: the moves after it belong to what it captures.
#[derive(Clone, Copy)]
struct Recorded {
    pattern: u32,
    state: State,
}

/// What an instruction does: registers that it reads and writes, numbered through, and where it goes.
#[derive(Default)]
struct Effect {
    reads: Vec<u32>,
    writes: Vec<u32>,
    targets: Vec<u32>,
    table: Option<u32>,
}

pub(super) struct Flow<'a> {
    program: &'a Program,
    /// The number of the first register of each bank, if registers are numbered through.
    offsets: [u32; 6],
    /// By word of the code: [`INSIDE`] an instruction, [`START`] of one, or where in `arrivals` it is what is
    /// known at one that is jumped to, from [`ARRIVALS`] on. Code is long, and few places are known at once.
    marks: Vec<u32>,
    arrivals: Vec<Known>,
    /// Those of `arrivals` that are free again.
    free: Vec<u32>,
    states: Dominators,
    /// The loop around each loop, as in [`Known::in_loop`].
    loops: Vec<u32>,
    /// By pattern: what is known wherever it is accepted.
    accepted: Vec<Option<State>>,
    tables: Vec<Targets>,
    recorded: Option<Recorded>,
    /// What is known at the instruction that comes next, if the one before leads to it: this, and that what
    /// is `pending` is written.
    carried: Option<Known>,
    pending: Vec<u32>,
    /// By register: the number of the straight way on which it was written last.
    written: Vec<u32>,
    /// The number of the straight way that is followed.
    straight: u32,
    /// How many ways were followed.
    #[cfg(test)]
    ways: u64,
}

const INSIDE: u32 = 0;
const START: u32 = 1;
const ARRIVALS: u32 = 2;

/// Marks the words that instructions start at, by their lengths, and counts them; whether they are right is
/// looked at when all starts are known.
fn find_starts(program: &Program) -> Result<(Vec<u32>, usize), VerifyError> {
    let code = &program.code;
    let rewrites = program.rewrites as usize;
    if code.first().is_some_and(|&w| w != 0) {
        return fault_at(0, "word 0 is not 0".into());
    }
    let (mut marks, mut count, mut at) = (vec![INSIDE; code.len()], 0, 1);
    while at < code.len() {
        let len = length_at(code, at);
        if len == 0 || mnemonic(opcode_at(code, at)).is_none() {
            return fault_at(at, "this is no instruction".into());
        }
        marks[at] = START;
        count += 1;
        at += len;
    }
    if rewrites != code.len() && marks.get(rewrites).is_none_or(|&m| m == INSIDE) {
        return fault("code", "rewrite code does not start at an instruction".into());
    }
    Ok((marks, count))
}

/// Does an instruction lead to the next one or end its way, and do nothing but read and write?
fn is_straight(opcode: u8, effect: &Effect) -> bool {
    let leads_on = effect.table.is_none() && effect.targets.iter().all(|&to| to == FAIL);
    let marks = matches!(
        opcode,
        o::Continue
            | o::Break
            | o::ForEachUser
            | o::ForEachUserOf
            | o::Accept
            | o::AcceptStop
            | o::Record
            | o::Constraint
    );
    leads_on && !marks
}

impl<'a> Flow<'a> {
    /// Checks what the way through the code relies on.
    pub(super) fn new(program: &'a Program) -> Result<Self, VerifyError> {
        let mut offsets = [0; 6];
        let mut registers = 0;
        for (offset, &count) in offsets.iter_mut().zip(&program.registers) {
            *offset = registers;
            registers += count;
        }
        let (marks, instructions) = find_starts(program)?;
        let mut flow = Self {
            program,
            offsets,
            marks,
            arrivals: Vec::new(),
            free: Vec::new(),
            states: Dominators::new(registers, instructions),
            loops: Vec::new(),
            accepted: vec![None; program.patterns.len()],
            tables: Vec::with_capacity(program.tables.len()),
            recorded: None,
            carried: None,
            pending: Vec::new(),
            written: vec![0; registers as usize],
            straight: 0,
            #[cfg(test)]
            ways: 0,
        };
        flow.check_tables()?;
        flow.check_patterns()?;
        Ok(flow)
    }

    /// Whether an instruction starts there.
    fn is_start(&self, at: u32) -> bool {
        self.marks.get(at as usize).is_some_and(|&mark| mark != INSIDE)
    }

    /// Whether matcher code may go there at all.
    fn is_matcher_target(&self, to: u32) -> bool {
        if to & ACCEPT != 0 {
            return ((to & !ACCEPT) as usize) < self.program.patterns.len();
        }
        to == FAIL || (to < self.program.rewrites && self.is_start(to))
    }

    fn check_tables(&mut self) -> Check {
        let p = self.program;
        let mut keys: Vec<u32> = Vec::new();
        for table in &p.tables {
            let len = match table.keys {
                Keys::OpShape => p.shapes.len(),
                Keys::OpName => p.op_names.len(),
                Keys::Attr => p.attrs.len(),
                Keys::Type => p.types.len(),
                Keys::Number => u32::MAX as usize,
            };
            keys.clear();
            keys.extend(table.cases.iter().map(|c| c.0));
            keys.sort_unstable();
            if keys.last().is_some_and(|&k| k as usize >= len) || keys.windows(2).any(|w| w[0] == w[1]) {
                return fault("tables", "a table has a key twice, or one that is not there".into());
            }
            if !table.cases.iter().all(|c| self.is_matcher_target(c.1)) {
                return fault("tables", "a table leads to what is no matcher code".into());
            }
            let positions = table.cases.iter().map(|c| c.1).filter(|&t| t != FAIL && t & ACCEPT == 0);
            self.tables.push(Targets { least: positions.min().unwrap_or(u32::MAX), known: None });
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
            if pattern.rewrite < p.rewrites || !self.is_start(pattern.rewrite) {
                let why = "a rewrite does not start at an instruction of rewrite code";
                return fault("patterns", why.into());
            }
            if pattern.matched.iter().any(|&r| r >= p.registers[0]) {
                return fault("patterns", "a matched op is in a register that is not there".into());
            }
        }
        Ok(())
    }

    /// Goes the way.
    pub(super) fn run(&mut self) -> Check {
        let p = self.program;
        let rewrites = p.rewrites as usize;
        self.enter()?;
        // Tables in the order in which their targets are come to.
        let mut tables: Vec<u32> = (0..self.tables.len() as u32).collect();
        tables.sort_unstable_by_key(|&t| self.tables[t as usize].least);
        let mut tables = tables.into_iter().peekable();
        let (mut effect, mut at) = (Effect::default(), 1);
        while at < p.code.len() {
            while let Some(table) =
                tables.next_if(|&t| at >= rewrites || self.tables[t as usize].least as usize <= at)
            {
                self.leave_table(table)?;
            }
            if at == rewrites {
                self.enter_rewrites()?;
            }
            let next = self.look(at, &mut effect)?;
            let known = match (self.carried.take(), self.arrive(at)) {
                (Some(known), None) => Some(known),
                (Some(known), Some(other)) => {
                    let known = self.settle(known);
                    Some(self.meet(at, Some(other), known)?)
                }
                (None, arrived) => {
                    self.begin_straight();
                    arrived
                }
            };
            if let Some(known) = known {
                self.step(at, next, &mut effect, known)?;
            }
            at = next;
        }
        self.states.answer(|topic, register| self.explain(topic, register))
    }

    /// How many ways were followed and how many states passed to find where they meet.
    #[cfg(test)]
    pub(super) fn steps(&self) -> u64 {
        self.ways + self.states.steps()
    }

    /// What is known at the entries: the root.
    fn enter(&mut self) -> Check {
        let entries = &self.program.entries;
        let targets: Vec<u32> =
            entries.shapes.iter().chain(&entries.names).map(|e| e.1).chain([entries.any]).collect();
        if targets.iter().all(|&t| t == FAIL) {
            return Ok(());
        }
        if self.program.registers[0] == 0 {
            return fault("entries", "there is no register for the root".into());
        }
        let state = self.states.write(Dominators::NOTHING, &[0]);
        for to in targets {
            if !self.is_matcher_target(to) {
                return fault("entries", "an entry leads to what is no matcher code".into());
            }
            self.flow(to, Known { state, in_loop: 0 })?;
        }
        Ok(())
    }

    /// What is known if two ways meet at `at`.
    fn meet(&self, at: usize, old: Option<Known>, new: Known) -> Result<Known, VerifyError> {
        match old {
            None => Ok(new),
            Some(old) if old.in_loop != new.in_loop => {
                fault_at(at, "it is reached in and out of a loop".into())
            }
            Some(old) => Ok(Known { state: self.states.meet(old.state, new.state), in_loop: new.in_loop }),
        }
    }

    /// The way goes on at `to`, which has been checked to be a matcher target or one of rewrite code.
    fn flow(&mut self, to: u32, known: Known) -> Check {
        #[cfg(test)]
        {
            self.ways += 1;
        }
        if to == FAIL {
            return Ok(());
        }
        if to & ACCEPT != 0 {
            self.accept(to & !ACCEPT, known.state);
            return Ok(());
        }
        let at = to as usize;
        match self.marks[at].checked_sub(ARRIVALS) {
            Some(slot) => {
                let slot = slot as usize;
                self.arrivals[slot] = self.meet(at, Some(self.arrivals[slot]), known)?;
            }
            None => {
                let slot = self.free.pop().unwrap_or(self.arrivals.len() as u32);
                match self.arrivals.get_mut(slot as usize) {
                    Some(arrival) => *arrival = known,
                    None => self.arrivals.push(known),
                }
                self.marks[at] = slot + ARRIVALS;
            }
        }
        Ok(())
    }

    /// What is known at `at`, which no way leads to any more, if one did.
    fn arrive(&mut self, at: usize) -> Option<Known> {
        let slot = self.marks[at].checked_sub(ARRIVALS)?;
        self.marks[at] = START;
        self.free.push(slot);
        Some(self.arrivals[slot as usize])
    }

    fn accept(&mut self, pattern: u32, state: State) {
        let accepted = &mut self.accepted[pattern as usize];
        *accepted = Some(accepted.map_or(state, |old| self.states.meet(old, state)));
    }

    /// The ways through a table go on at its targets.
    fn leave_table(&mut self, table: u32) -> Check {
        let Some(known) = self.tables[table as usize].known else { return Ok(()) };
        let program = self.program;
        program.tables[table as usize].cases.iter().try_for_each(|&(_, to)| self.flow(to, known))
    }

    /// A rewrite starts with what all accepting places have written.
    fn enter_rewrites(&mut self) -> Check {
        for (number, pattern) in (0..).zip(&self.program.patterns) {
            let Some(state) = self.accepted[number as usize] else { continue };
            for &r in &pattern.matched {
                self.states.ask(state, r, ACCEPT | number);
            }
            self.flow(pattern.rewrite, Known { state, in_loop: 0 })?;
        }
        Ok(())
    }

    fn number(&self, reg: Reg) -> Option<u32> {
        let bank = reg.bank as usize;
        (reg.index < self.program.registers[bank]).then(|| self.offsets[bank] + reg.index)
    }

    /// Checks what does not depend on how the instruction at `at` is reached, and finds what it does; returns
    /// where it ends.
    fn look(&self, at: usize, effect: &mut Effect) -> Result<usize, VerifyError> {
        let p = self.program;
        let (opcode, matcher) = (opcode_at(&p.code, at), at < p.rewrites as usize);
        let name = || mnemonic(opcode).unwrap_or("?");
        let (Effect { reads, writes, targets, table }, mut bad) = (effect, None);
        reads.clear();
        writes.clear();
        targets.clear();
        *table = None;
        let below = |w: u32, len: usize| (w as usize) < len;
        // Enters a register in a list; false if there is none.
        let enter = |list: &mut Vec<u32>, reg: Option<Reg>| match reg.and_then(|r| self.number(r)) {
            Some(number) => {
                list.push(number);
                true
            }
            None => false,
        };
        let len = walk(&p.code[at..], |field, role, content| {
            let ok = match (role, content) {
                (Role::Use(bank), FieldWords::Word(index)) => enter(reads, Some(Reg { bank, index })),
                (Role::Def(bank), FieldWords::Word(index)) => enter(writes, Some(Reg { bank, index })),
                (Role::Target, FieldWords::Word(to)) => {
                    targets.push(to);
                    self.is_target(at, to, matcher)
                }
                (Role::Number, FieldWords::Word(_)) => true,
                (Role::Flag, FieldWords::Word(w)) => w <= 1,
                (Role::OpName, FieldWords::Word(w)) => below(w, p.op_names.len()),
                (Role::OpShape, FieldWords::Word(w)) => below(w, p.shapes.len()),
                (Role::AttrName, FieldWords::Word(w)) => below(w, p.attr_names.len()),
                (Role::Attr | Role::AttrConst, FieldWords::Word(w)) => below(w, p.attrs.len()),
                (Role::Type, FieldWords::Word(w)) => below(w, p.types.len()),
                (Role::Native, FieldWords::Word(w)) => below(w, p.natives.len()),
                (Role::Pattern, FieldWords::Word(w)) => below(w, p.patterns.len()),
                (Role::Rank, FieldWords::Word(w)) => below(w, p.patterns.len() + 1),
                (Role::Table(keys), FieldWords::Word(w)) => {
                    *table = Some(w);
                    let least = self.tables.get(w as usize).map_or(0, |t| t.least);
                    p.tables.get(w as usize).is_some_and(|t| t.keys == keys) && least as usize > at
                }
                (Role::TypeList, FieldWords::Words(list)) => list.iter().all(|&w| below(w, p.types.len())),
                (Role::Uses, FieldWords::Regs(regs)) => {
                    regs.words().iter().all(|&w| enter(reads, Reg::from_word(w)))
                }
                (Role::Defs, FieldWords::Regs(regs)) => {
                    regs.words().iter().all(|&w| enter(writes, Reg::from_word(w)))
                }
                (Role::AttrUses, FieldWords::Pairs(pairs)) => pairs.iter().all(|(name, index)| {
                    below(name, p.attr_names.len()) && enter(reads, Some(Reg { bank: Bank::Attr, index }))
                }),
                _ => false,
            };
            if !ok && bad.is_none() {
                bad = Some(field);
            }
        });
        let len = match len {
            Ok(len) => len,
            Err(error) => return fault_at(at, format!("this is no instruction ({error:?})")),
        };
        if !belongs(opcode, matcher) {
            let section = if matcher { "matcher" } else { "rewrite" };
            return fault_at(at, format!("'{}' is no instruction of {section} code", name()));
        }
        if let Some(field) = bad {
            return fault_at(at, format!("field '{field}' of '{}' is out of range", name()));
        }
        if !banks_fit(p, opcode, at) {
            return fault_at(at, format!("registers of '{}' are of the wrong banks", name()));
        }
        Ok(at + len)
    }

    /// Whether an instruction at `at` may go there.
    fn is_target(&self, at: usize, to: u32, matcher: bool) -> bool {
        if matcher {
            (to == FAIL || to & ACCEPT != 0 || to as usize > at) && self.is_matcher_target(to)
        } else {
            to == FAIL || (to as usize > at && to >= self.program.rewrites && self.is_start(to))
        }
    }

    /// A straight way begins, on which nothing has been written.
    fn begin_straight(&mut self) {
        self.straight += 1;
        self.pending.clear();
    }

    /// Makes a state of what is written on the straight way that leads here.
    fn settle(&mut self, known: Known) -> Known {
        let state = self.states.write(known.state, &self.pending);
        self.begin_straight();
        Known { state, ..known }
    }

    /// Follows the ways out of an instruction that is reached: what is known there, and that what is pending
    /// is written.
    fn step(&mut self, at: usize, next: usize, effect: &mut Effect, known: Known) -> Check {
        let code = &self.program.code[..];
        let opcode = opcode_at(code, at);
        if !is_move(opcode)
            && let Some(Recorded { pattern, state }) = self.recorded.take()
        {
            self.accept(pattern, state);
        }
        for &register in &effect.reads {
            if self.written[register as usize] != self.straight {
                self.states.ask(known.state, register, at as u32);
            }
        }
        if self.recorded.is_none() && is_straight(opcode, effect) {
            for &register in &effect.writes {
                self.written[register as usize] = self.straight;
            }
            self.pending.extend_from_slice(&effect.writes);
            return self.go_on(at, next, known);
        }
        let known = self.settle(known);
        let outside = self.loops.get((known.in_loop as usize).wrapping_sub(1)).copied();
        let (mut away, mut on) = (known, known);
        match opcode {
            o::Continue | o::Break => match outside {
                Some(outside) => away.in_loop = outside,
                None => return fault_at(at, "no loop runs here".into()),
            },
            o::ForEachUser | o::ForEachUserOf => {
                self.loops.push(on.in_loop);
                on.in_loop = self.loops.len() as u32;
            }
            o::Accept => self.accept(view::Accept::at(code, at).pattern, on.state),
            o::AcceptStop => self.accept(view::AcceptStop::at(code, at).pattern, on.state),
            o::Record => {
                let pattern = view::Record::at(code, at).pattern;
                self.recorded = Some(Recorded { pattern, state: on.state });
            }
            // What a negated call writes is not there when it goes on.
            o::Constraint if view::Constraint::at(code, at).negated == 1 => effect.writes.clear(),
            _ => {}
        }
        for &to in &effect.targets {
            self.flow(to, away)?;
        }
        on.state = self.states.write(on.state, &effect.writes);
        if let Some(recorded) = &mut self.recorded {
            recorded.state = on.state;
        }
        if let Some(table) = effect.table {
            let Targets { known: old, least } = self.tables[table as usize];
            self.tables[table as usize].known = Some(self.meet(least as usize, old, on)?);
        }
        self.go_on(at, next, on)
    }

    /// The way goes on after the instruction at `at`, unless that ends it.
    fn go_on(&mut self, at: usize, next: usize, known: Known) -> Check {
        if ends(opcode_at(&self.program.code, at)) {
            return Ok(());
        }
        let rewrites = self.program.rewrites as usize;
        let limit = if at < rewrites { rewrites } else { self.marks.len() };
        if next >= limit {
            return fault_at(at, "the code goes on after its end".into());
        }
        self.carried = Some(known);
        Ok(())
    }

    /// What to say of a read, at a position or of what a pattern matched, of a register that may be
    /// unwritten.
    fn explain(&self, topic: u32, register: u32) -> VerifyError {
        if topic & ACCEPT != 0 {
            let name = &self.program.patterns[(topic & !ACCEPT) as usize].name;
            let message = format!("pattern '{name}' is accepted before all its ops are matched");
            return VerifyError { section: "patterns", at: None, message };
        }
        let at = topic as usize;
        let is = |reg: Option<Reg>| reg.and_then(|r| self.number(r)) == Some(register);
        let mut field = "?";
        let _ = walk(&self.program.code[at..], |name, role, content| {
            let reads = match (role, content) {
                (Role::Use(bank), FieldWords::Word(index)) => is(Some(Reg { bank, index })),
                (Role::Uses, FieldWords::Regs(regs)) => regs.iter().any(|r| is(Some(r))),
                (Role::AttrUses, FieldWords::Pairs(pairs)) => {
                    pairs.iter().any(|(_, index)| is(Some(Reg { bank: Bank::Attr, index })))
                }
                _ => false,
            };
            if reads {
                field = name;
            }
        });
        let inst = mnemonic(opcode_at(&self.program.code, at)).unwrap_or("?");
        let message = format!("field '{field}' of '{inst}' reads a register that may be unwritten");
        VerifyError { section: "code", at: Some(at), message }
    }
}
