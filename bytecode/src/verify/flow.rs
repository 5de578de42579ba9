//! The way through the matcher.
//!
//! A switch table can be shared by many instructions, so ways through it are not followed one by one: all
//! instructions that use a table meet in one state, and the ways to its targets start there when the first of
//! them is come to.
//!
//! Most code is straight: one instruction leads to the next and nowhere else. What is written along the way
//! is kept in a list then, and becomes a state only where the way parts or meets another.

use super::bits::Bits;
use super::dominators::{Dominators, State};
use super::insts::{ends, is_move};
use super::look::{Effect, Instructions};
use super::{Check, VerifyError, fault, fault_at};
use crate::isa::{ACCEPT, FAIL, Keys, opcode as o, opcode_at, view};
use crate::program::Program;
use rustc_hash::FxHashMap;

/// What is known on the way to an instruction.
#[derive(Clone, Copy)]
struct Known {
    state: State,
    /// The innermost loop that runs: index in `loops` plus 1, or 0.
    in_loop: u32,
}

/// A pattern recorded right before: the moves after it belong to what it captures.
#[derive(Clone, Copy)]
struct Recorded {
    pattern: u32,
    state: State,
}

pub(super) struct Flow<'a> {
    program: &'a Program,
    code: Instructions<'a>,
    /// Where ways lead to that have not been come to. Code is long, and of few places anything is known at
    /// once.
    awaited: Bits,
    /// By place of these: what is known there.
    arrivals: FxHashMap<u32, Known>,
    states: Dominators,
    /// The loop around each loop, as in [`Known::in_loop`].
    loops: Vec<u32>,
    /// By pattern: what is known wherever it is accepted.
    accepted: Vec<Option<State>>,
    /// By switch table: what is known wherever it is used, if that is anywhere.
    tables: Vec<Option<Known>>,
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
    /// Checks what the way through the matcher relies on.
    pub(super) fn new(program: &'a Program) -> Result<Self, VerifyError> {
        let code = Instructions::of_matcher(program)?;
        let registers = code.registers();
        let mut flow = Self {
            program,
            awaited: Bits::new(program.rewrites as usize),
            arrivals: FxHashMap::default(),
            states: Dominators::new(code.count()),
            loops: Vec::new(),
            accepted: vec![None; program.patterns.len()],
            tables: vec![None; program.tables.len()],
            recorded: None,
            carried: None,
            pending: Vec::new(),
            written: vec![0; registers as usize],
            straight: 0,
            code,
            #[cfg(test)]
            ways: 0,
        };
        flow.check_tables()?;
        flow.check_patterns()?;
        Ok(flow)
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
            if !table.cases.iter().all(|c| self.code.is_matcher_target(c.1)) {
                return fault("tables", "a table leads to what is no matcher code".into());
            }
            let positions = table.cases.iter().map(|c| c.1).filter(|&t| t != FAIL && t & ACCEPT == 0);
            self.code.least.push(positions.min().unwrap_or(u32::MAX));
        }
        Ok(())
    }

    fn check_patterns(&self) -> Check {
        let p = self.program;
        if p.patterns.windows(2).any(|w| w[0].benefit < w[1].benefit) {
            return fault("patterns", "patterns are not sorted by benefit".into());
        }
        for pattern in &p.patterns {
            let names = pattern.root.iter().chain(pattern.lists.generated());
            if names.into_iter().any(|&n| n as usize >= p.op_names.len()) {
                return fault("patterns", "a pattern has a name that is not there".into());
            }
            if pattern.lists.natives().iter().any(|&n| n as usize >= p.natives.len()) {
                return fault("patterns", "a pattern calls a native that is not there".into());
            }
            if pattern.lists.matched().iter().any(|&r| r >= p.registers[0]) {
                return fault("patterns", "a matched op is in a register that is not there".into());
            }
        }
        Ok(())
    }

    /// Goes the way. Gives the states of knowledge, and by pattern that in which it is accepted, if it is.
    pub(super) fn run(&mut self) -> Result<(Dominators, Vec<Option<State>>), VerifyError> {
        let end = self.program.rewrites as usize;
        self.enter()?;
        // Tables in the order in which their targets are come to.
        let mut tables: Vec<u32> = (0..self.tables.len() as u32).collect();
        tables.sort_unstable_by_key(|&t| self.code.least[t as usize]);
        let mut tables = tables.into_iter().peekable();
        let (mut effect, mut at) = (Effect::default(), 1);
        while at < end {
            while let Some(table) = tables.next_if(|&t| self.code.least[t as usize] as usize <= at) {
                self.leave_table(table)?;
            }
            let next = self.code.look(at, &mut effect)?;
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
        // Those that only accept, if anything leads there.
        tables.try_for_each(|table| self.leave_table(table))?;
        self.ask_matched();
        let mut first: Option<(u32, u32)> = None;
        let patterns = &self.program.patterns;
        let matched = |topic: u32| patterns[(topic & !ACCEPT) as usize].lists.matched();
        self.states.unwritten(self.code.registers(), matched, |topic, register| {
            let this = (topic, register);
            first = Some(first.map_or(this, |other| other.min(this)));
        });
        if let Some((topic, register)) = first {
            return Err(self.explain(topic, register));
        }
        #[cfg(test)]
        {
            self.ways += self.states.steps();
        }
        let mut states = std::mem::replace(&mut self.states, Dominators::new(0));
        states.answered();
        Ok((states, std::mem::take(&mut self.accepted)))
    }

    /// How many ways were followed and how many states passed to find where they meet.
    #[cfg(test)]
    pub(super) fn steps(&self) -> u64 {
        self.ways
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
            if !self.code.is_matcher_target(to) {
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

    /// The way goes on at `to`, which has been checked to be a matcher target.
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
        let known = match self.arrivals.get(&to) {
            Some(&other) => self.meet(to as usize, Some(other), known)?,
            None => known,
        };
        self.arrivals.insert(to, known);
        self.awaited.add(to as usize);
        Ok(())
    }

    /// What is known at `at`, which no way leads to any more, if one did.
    #[inline]
    fn arrive(&mut self, at: usize) -> Option<Known> {
        if !self.awaited.has(at) {
            return None;
        }
        self.awaited.remove(at);
        self.arrivals.remove(&(at as u32))
    }

    fn accept(&mut self, pattern: u32, state: State) {
        let accepted = &mut self.accepted[pattern as usize];
        *accepted = Some(accepted.map_or(state, |old| self.states.meet(old, state)));
    }

    /// The ways through a table go on at its targets.
    fn leave_table(&mut self, table: u32) -> Check {
        let Some(known) = self.tables[table as usize] else { return Ok(()) };
        let program = self.program;
        program.tables[table as usize].cases.iter().try_for_each(|&(_, to)| self.flow(to, known))
    }

    /// All that a pattern matched must be there wherever it is accepted.
    fn ask_matched(&mut self) {
        for (number, state) in (0..).zip(&self.accepted) {
            if let Some(state) = *state {
                self.states.ask_all(state, ACCEPT | number);
            }
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
        let code = self.code.words;
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
            let (old, least) = (self.tables[table as usize], self.code.least[table as usize]);
            self.tables[table as usize] = Some(self.meet(least as usize, old, on)?);
        }
        self.go_on(at, next, on)
    }

    /// The way goes on after the instruction at `at`, unless that ends it.
    fn go_on(&mut self, at: usize, next: usize, known: Known) -> Check {
        if ends(opcode_at(self.code.words, at)) {
            return Ok(());
        }
        if next >= self.program.rewrites as usize {
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
        self.code.unwritten(topic as usize, register)
    }
}
