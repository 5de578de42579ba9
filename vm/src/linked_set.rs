//! Several linked programs as one set of patterns.
//!
//! Each program has its own matcher; of what they find the pattern of the highest benefit is taken, of equals
//! that of the program that was added first. Patterns are numbered through.

use crate::applicator::{PatternApplicator, Patterns};
use crate::host::{HostMut, Link};
use crate::limits::{Budget, Session};
use crate::link::LinkedProgram;
use crate::listener::RewriteListener;
use crate::machine::{Machine, Outcome};
use crate::probe::Probe;
use std::sync::Arc;

/// Linked programs, in the order in which they win ties. A clone is the same set; threads can share it.
#[derive(Debug)]
pub struct LinkedSet<H: Link> {
    programs: Arc<[Arc<LinkedProgram<H>>]>,
}

impl<H: Link> Clone for LinkedSet<H> {
    fn clone(&self) -> Self {
        Self { programs: self.programs.clone() }
    }
}

impl<H: Link> From<Vec<LinkedProgram<H>>> for LinkedSet<H> {
    fn from(programs: Vec<LinkedProgram<H>>) -> Self {
        Self { programs: programs.into_iter().map(Arc::new).collect() }
    }
}

impl<H: Link> From<LinkedProgram<H>> for LinkedSet<H> {
    fn from(program: LinkedProgram<H>) -> Self {
        vec![program].into()
    }
}

impl<H: HostMut> LinkedSet<H> {
    /// The programs.
    #[must_use]
    pub fn programs(&self) -> &[Arc<LinkedProgram<H>>] {
        &self.programs
    }

    /// What applies the set: registers and memory for one thread.
    #[must_use]
    pub fn matcher(&self) -> MatcherSet<H> {
        MatcherSet::new(self.clone())
    }
}

impl<H: HostMut> Patterns<H> for LinkedSet<H> {
    fn pattern_count(&self) -> usize {
        self.programs.iter().map(|p| p.pattern_count()).sum()
    }

    fn pattern_title(&self, pattern: u32) -> &str {
        let mut number = pattern as usize;
        for program in &*self.programs {
            match number.checked_sub(program.pattern_count()) {
                Some(rest) => number = rest,
                None => return program.pattern_title(number as u32),
            }
        }
        ""
    }

    fn can_match(&self, host: &H, kind: u32) -> bool {
        self.programs.iter().any(|p| p.entry(host, kind) != 0)
    }

    fn reach(&self) -> Option<u32> {
        self.programs.iter().try_fold(0, |far, p| Some(p.reach?.max(far)))
    }

    fn rewrites_anywhere(&self) -> bool {
        self.programs.iter().any(|p| p.native_rewrites)
    }
}

/// The pattern that [`MatcherSet::first_match`] found.
#[derive(Clone, Copy, Debug)]
pub struct MatchResult {
    machine: usize,
    /// Its number in its program.
    in_program: u32,
    /// Its number in the set.
    number: u32,
}

impl MatchResult {
    /// The pattern's number in the set.
    #[must_use]
    pub fn pattern(&self) -> u32 {
        self.number
    }
}

/// A machine for each program of a set, and what they may spend together.
#[derive(Debug)]
pub struct MatcherSet<H: HostMut, P = ()> {
    set: LinkedSet<H>,
    machines: Vec<Machine<H>>,
    /// By machine: the pattern that has failed last at this root.
    floors: Vec<Option<u32>>,
    /// The machine that was asked last.
    asked: usize,
    session: Session<P>,
}

impl<H: HostMut> MatcherSet<H> {
    /// Machines for a set, with nothing that watches them and no limits.
    #[must_use]
    pub fn new(set: LinkedSet<H>) -> Self {
        Self::with_probe(set, ())
    }
}

impl<H: HostMut, P: Probe<H>> MatcherSet<H, P> {
    /// Machines for a set, watched by `probe`, without limits.
    #[must_use]
    pub fn with_probe(set: LinkedSet<H>, probe: P) -> Self {
        let machines = set.programs.iter().map(|p| Machine::new(p.clone())).collect();
        let floors = vec![None; set.programs.len()];
        Self { set, machines, floors, asked: 0, session: Session::new(probe) }
    }

    /// Who watches.
    pub fn probe(&mut self) -> &mut P {
        &mut self.session.probe
    }

    /// The best pattern at a new root.
    #[inline(always)]
    pub fn first_match(&mut self, host: &H, root: H::Op) -> Option<MatchResult> {
        if let [machine] = &mut self.machines[..] {
            let pattern = machine.best_match(host, &mut self.session, root, None)?;
            return Some(MatchResult { machine: 0, in_program: pattern, number: pattern });
        }
        self.floors.fill(None);
        self.best_match(host, root)
    }

    /// The next best after one whose rewrite has failed, `again` if it is not the first at this root.
    #[cold]
    pub fn next_match(
        &mut self,
        host: &H,
        root: H::Op,
        failed: MatchResult,
        again: bool,
    ) -> Option<MatchResult> {
        if !again {
            self.floors.fill(None);
        }
        self.floors[failed.machine] = Some(failed.in_program);
        self.best_match(host, root)
    }

    fn best_match(&mut self, host: &H, root: H::Op) -> Option<MatchResult> {
        let mut best: Option<(u32, MatchResult)> = None;
        let mut base = 0;
        for (number, machine) in self.machines.iter_mut().enumerate() {
            self.asked = number;
            if let Some(pattern) = machine.best_match(host, &mut self.session, root, self.floors[number]) {
                let benefit = machine.linked().benefit(pattern);
                if best.is_none_or(|b| benefit > b.0) {
                    best = Some((
                        benefit,
                        MatchResult { machine: number, in_program: pattern, number: base + pattern },
                    ));
                }
            }
            if self.session.budget.is_spent() {
                return None;
            }
            base += machine.linked().pattern_count() as u32;
        }
        best.map(|b| b.1)
    }

    /// Applies what was found last.
    #[inline]
    pub fn rewrite<L: RewriteListener<H>>(
        &mut self,
        host: &mut H,
        listener: &mut L,
        root: H::Op,
        found: MatchResult,
    ) -> Outcome {
        self.asked = found.machine;
        self.machines[found.machine].rewrite(host, listener, &mut self.session.budget, root, found.in_program)
    }
}

impl<H: HostMut, P: Probe<H>> PatternApplicator<H> for MatcherSet<H, P> {
    type Patterns = LinkedSet<H>;

    fn patterns(&self) -> LinkedSet<H> {
        self.set.clone()
    }

    #[inline]
    fn budget(&mut self) -> &mut Budget {
        &mut self.session.budget
    }

    #[inline(always)]
    fn apply<L: RewriteListener<H>>(&mut self, host: &mut H, listener: &mut L, root: H::Op) -> bool {
        let Some(mut found) = self.first_match(host, root) else { return false };
        let mut again = false;
        loop {
            listener.pattern_begin(host, found.number, root);
            let outcome = self.rewrite(host, listener, root, found);
            listener.pattern_end(host, found.number, &outcome);
            if !matches!(outcome, Outcome::Failed(_)) {
                return true;
            }
            if self.session.budget.is_spent() {
                return false;
            }
            let Some(next) = self.next_match(host, root, found, again) else { return false };
            (found, again) = (next, true);
        }
    }

    fn blamed(&self) -> Vec<u32> {
        let before = self.machines.iter().take(self.asked).map(|m| m.linked().pattern_count() as u32);
        let base: u32 = before.sum();
        self.session.budget.at_work().iter().map(|p| base + p).collect()
    }
}
