//! Rewrites: each is verified by itself, when somebody first wants to run it. Of many patterns few are ever
//! applied, and their rewrites are the larger part of the code.
//!
//! The rewrite of a pattern is the words from its start up to the start of the next one. It leads nowhere
//! else, reads what it has written on every way, or what the match has written wherever the pattern is
//! accepted, and needs nothing of a host but what the program says of all rewrites ([`Needs`]).

use super::bits::Bits;
use super::captured::Captured;
use super::dominators::{Dominators, State};
use super::insts::ends;
use super::look::{Effect, Instructions};
use super::{Check, InParts, VerifyError, fault, fault_at};
use crate::isa::{FAIL, opcode as o, opcode_at, view};
use crate::needs::Needs;
use crate::program::Program;
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// The rewrite of a pattern that was found good: it can be run without checks, after a match of its pattern.
#[derive(Clone, Copy, Debug)]
pub struct VerifiedRewrite<'p> {
    code: &'p [u32],
    start: u32,
}

impl<'p> VerifiedRewrite<'p> {
    /// Its words. Targets in them are places in the code of the whole program.
    #[must_use]
    pub fn code(self) -> &'p [u32] {
        self.code
    }

    /// Where in the code of the program it starts.
    #[must_use]
    pub fn start(self) -> u32 {
        self.start
    }
}

/// What verifying a rewrite needs to know of the program around it, which is verified.
#[derive(Debug)]
pub(super) struct Rewrites {
    /// The words that rewrites start at, from the first one on.
    starts: Bits,
    /// What the matcher has written, and by pattern, where it is accepted, if it is anywhere.
    states: Dominators,
    accepted: Vec<Option<State>>,
    captured: OnceLock<Captured>,
    pub(super) needs: Needs,
    /// By pattern: whether its rewrite was found good. Whoever looks at it meanwhile finds the same.
    good: Box<[AtomicBool]>,
    /// Whether all were.
    are_good: bool,
}

impl Rewrites {
    /// Finds where rewrites start.
    pub(super) fn new(
        p: &Program,
        (states, accepted): (Dominators, Vec<Option<State>>),
        needs: Needs,
    ) -> Result<Self, VerifyError> {
        let mut starts = Bits::new(p.code.len() - p.rewrites as usize);
        for pattern in &p.patterns {
            match pattern.rewrite.checked_sub(p.rewrites) {
                Some(at) if (pattern.rewrite as usize) < p.code.len() => {
                    if starts.has(at as usize) {
                        return fault("patterns", "two patterns have one rewrite".into());
                    }
                    starts.add(at as usize);
                }
                _ => return fault("patterns", "a rewrite does not start in rewrite code".into()),
            }
        }
        if p.code.len() > p.rewrites as usize && !starts.has(0) {
            return fault("code", "there is rewrite code of no pattern".into());
        }
        let good = p.patterns.iter().map(|_| AtomicBool::new(false)).collect();
        Ok(Self { starts, states, accepted, captured: OnceLock::new(), needs, good, are_good: false })
    }

    /// The words of a rewrite.
    fn words(&self, p: &Program, start: u32) -> Range<usize> {
        let next = self.starts.next((start - p.rewrites) as usize + 1);
        start as usize..next.map_or(p.code.len(), |next| p.rewrites as usize + next)
    }

    /// Whether all were found good.
    pub(super) fn are_good(&self) -> bool {
        self.are_good
    }

    /// Checks all of them, once for all: those that `in_parts` leaves out as well.
    pub(super) fn check_all(&mut self, p: &Program, in_parts: InParts) -> Check {
        let count = p.patterns.len() as u32;
        in_parts(count, &|mut patterns| {
            let mut straight = Straight::new(p, &self.needs);
            patterns.try_for_each(|pattern| {
                self.check_words(p, pattern, self.words_of(p, pattern)?, &mut straight)?;
                self.good[pattern as usize].store(true, Ordering::Relaxed);
                Ok(())
            })
        })?;
        let mut left_out = (0..count).filter(|&pattern| !self.good[pattern as usize].load(Ordering::Relaxed));
        left_out.try_for_each(|pattern| self.check(p, pattern).map(drop))?;
        self.are_good = true;
        Ok(())
    }

    /// Checks the rewrite of a pattern, once. Time is n log n in its length, but for the first one, when it
    /// is in the size of the matcher.
    pub(super) fn check<'p>(&self, p: &'p Program, pattern: u32) -> Result<VerifiedRewrite<'p>, VerifyError> {
        let words = self.words_of(p, pattern)?;
        let good = &self.good[pattern as usize];
        if !self.are_good && !good.load(Ordering::Relaxed) {
            self.check_words(p, pattern, words.clone(), &mut Straight::new(p, &self.needs))?;
            good.store(true, Ordering::Relaxed);
        }
        Ok(VerifiedRewrite { start: words.start as u32, code: &p.code[words] })
    }

    /// The words of the rewrite of a pattern.
    fn words_of(&self, p: &Program, pattern: u32) -> Result<Range<usize>, VerifyError> {
        match p.patterns.get(pattern as usize) {
            Some(pattern) => Ok(self.words(p, pattern.rewrite)),
            None => fault("patterns", "there is no such pattern".into()),
        }
    }

    /// Checks a rewrite, with memory that the check of another one has left.
    fn check_words(
        &self,
        p: &Program,
        pattern: u32,
        words: Range<usize>,
        straight: &mut Straight<'_>,
    ) -> Check {
        let is_there = |register| self.is_there(p, pattern, register);
        if straight.follow(words.clone()) && straight.matched.iter().all(|&register| is_there(register)) {
            return Ok(());
        }
        let mut way = Way::new(p, &self.needs, words.clone())?;
        way.follow(words)?;
        way.check_match(is_there)
    }

    /// Has the match written a register wherever a pattern is accepted? It may be nowhere.
    fn is_there(&self, p: &Program, pattern: u32, register: u32) -> bool {
        let Some(state) = self.accepted[pattern as usize] else { return true };
        let captured = || Captured::new(&self.states, p.registers.iter().sum());
        self.captured.get_or_init(captured).has(state, register)
    }
}

/// Registers that are written on a straight way at most, to look through them one by one.
const FEW: usize = 64;

/// The way through a rewrite that is straight and not long, as most are.
struct Straight<'a> {
    code: Instructions<'a>,
    program: &'a Program,
    needs: &'a Needs,
    effect: Effect,
    written: Vec<u32>,
    /// What is read and not written before.
    matched: Vec<u32>,
}

impl<'a> Straight<'a> {
    fn new(program: &'a Program, needs: &'a Needs) -> Self {
        let code = Instructions::straight(program);
        let (effect, written, matched) = (Effect::default(), Vec::new(), Vec::new());
        Self { code, program, needs, effect, written, matched }
    }

    /// Goes the way; false if it is none, or anything is wrong with it, which [`Way`] then tells.
    fn follow(&mut self, words: Range<usize>) -> bool {
        let Self { code, program, needs, effect, written, matched } = self;
        written.clear();
        matched.clear();
        let (mut at, mut has_ended) = (words.start, false);
        while at < words.end {
            let Ok(next) = code.look(at, effect) else { return false };
            let is_straight = effect.targets.iter().all(|&to| to == FAIL) && written.len() <= FEW;
            // What comes after the end is not reached, and is not gone through here.
            if has_ended || !is_straight || !is_said(program, needs, at) {
                return false;
            }
            matched.extend(effect.reads.iter().filter(|&register| !written.contains(register)));
            written.extend_from_slice(&effect.writes);
            has_ended = ends(opcode_at(code.words, at));
            at = next;
        }
        has_ended && at == words.end
    }
}

/// Whether the program says of its rewrites that they need what the instruction at `at` needs: a host has
/// been asked for that.
fn is_said(program: &Program, needs: &Needs, at: usize) -> bool {
    let code = &program.code[..];
    match opcode_at(code, at) {
        o::CreateInfer => needs.inferred.binary_search(&view::CreateInfer::at(code, at).name).is_ok(),
        o::LocationOfOp | o::LocationOfValue | o::FuseLocations | o::SetLocation => needs.locations,
        o::User => needs.users,
        _ => true,
    }
}

/// The way through a rewrite.
struct Way<'a> {
    program: &'a Program,
    needs: &'a Needs,
    code: Instructions<'a>,
    states: Dominators,
    /// What is known at places that ways lead to.
    arrivals: FxHashMap<u32, State>,
    /// The registers that it mentions are numbered as they come: a program has many, a rewrite few.
    numbers: FxHashMap<u32, u32>,
    registers: Vec<u32>,
    /// What is read and not written before: where, and which register.
    matched: Vec<(usize, u32)>,
}

impl<'a> Way<'a> {
    fn new(program: &'a Program, needs: &'a Needs, words: Range<usize>) -> Result<Self, VerifyError> {
        let code = Instructions::of_rewrite(program, words)?;
        let (arrivals, numbers) = (FxHashMap::default(), FxHashMap::default());
        let (registers, matched) = (Vec::new(), Vec::new());
        let states = Dominators::new(0);
        Ok(Self { program, needs, code, states, arrivals, numbers, registers, matched })
    }

    /// Goes the way.
    fn follow(&mut self, words: Range<usize>) -> Check {
        let code = &self.program.code[..];
        let (mut effect, mut written) = (Effect::default(), Vec::new());
        let (mut at, mut carried) = (words.start, Some(Dominators::NOTHING));
        self.states = Dominators::new(self.code.count());
        while at < words.end {
            let next = self.code.look(at, &mut effect)?;
            if !is_said(self.program, self.needs, at) {
                return fault_at(at, "the program does not say that rewrites need this".into());
            }
            let known = match (carried.take(), self.arrivals.remove(&(at as u32))) {
                (Some(known), Some(other)) => Some(self.states.meet(known, other)),
                (known, other) => known.or(other),
            };
            if let Some(known) = known {
                for &register in &effect.reads {
                    let number = self.number(register);
                    self.states.ask(known, number, at as u32);
                }
                for &to in effect.targets.iter().filter(|&&to| to != FAIL) {
                    let old = self.arrivals.get(&to).copied();
                    self.arrivals.insert(to, old.map_or(known, |old| self.states.meet(old, known)));
                }
                written.clear();
                written.extend(effect.writes.iter().map(|&register| self.number(register)));
                let has_ended = ends(opcode_at(code, at));
                if !has_ended {
                    if next >= words.end {
                        return fault_at(at, "the code goes on after its end".into());
                    }
                    carried = Some(self.states.write(known, &written));
                }
            }
            at = next;
        }
        let Self { states, registers, matched, .. } = self;
        let none = |_| &[][..];
        states.unwritten(registers.len() as u32, none, |at, number| {
            matched.push((at as usize, registers[number as usize]));
        });
        Ok(())
    }

    /// Checks that what is read and was not written on the way is there from the match.
    fn check_match(&self, is_there: impl Fn(u32) -> bool) -> Check {
        let missing = self.matched.iter().filter(|&&(_, register)| !is_there(register));
        missing.min().map_or(Ok(()), |&(at, register)| Err(self.code.unwritten(at, register)))
    }

    /// The number of a register in this rewrite.
    fn number(&mut self, register: u32) -> u32 {
        let Self { numbers, registers, .. } = self;
        *numbers.entry(register).or_insert_with(|| {
            registers.push(register);
            registers.len() as u32 - 1
        })
    }
}
