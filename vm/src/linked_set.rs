//! Several linked programs as one set of patterns.
//!
//! Each program has its own matcher; of what they find the pattern of the highest benefit is taken, of equals that of the program that was
//! added first. Patterns are numbered through.

use crate::host::{HostMut, Link};
use crate::link::Linked;
use crate::machine::{Machine, Outcome};
use crate::rewriter::Events;

/// Linked programs, in the order in which they win ties.
#[derive(Debug)]
pub struct LinkedSet<H: Link> {
    programs: Vec<Linked<H>>,
}

impl<H: Link> From<Vec<Linked<H>>> for LinkedSet<H> {
    fn from(programs: Vec<Linked<H>>) -> Self {
        Self { programs }
    }
}

impl<H: Link> From<Linked<H>> for LinkedSet<H> {
    fn from(program: Linked<H>) -> Self {
        Self { programs: vec![program] }
    }
}

impl<H: HostMut> LinkedSet<H> {
    /// How many patterns there are.
    #[must_use]
    pub fn pattern_count(&self) -> usize {
        self.programs.iter().map(Linked::pattern_count).sum()
    }

    /// What to call a pattern: its name, or `FILE:LINE:COL` where it was written if it has none.
    #[must_use]
    pub fn pattern_title(&self, pattern: u32) -> &str {
        let mut number = pattern as usize;
        for program in &self.programs {
            match number.checked_sub(program.pattern_count()) {
                Some(rest) => number = rest,
                None => return program.pattern_title(number as u32),
            }
        }
        ""
    }

    /// Whether any pattern can match ops of this kind.
    pub(crate) fn can_match(&self, host: &H, kind: u32) -> bool {
        self.programs.iter().any(|p| p.entry(host, kind) != 0)
    }

    pub(crate) fn native_rewrites(&self) -> bool {
        self.programs.iter().any(|p| p.native_rewrites)
    }

    /// See [`crate::reach`].
    pub(crate) fn reach(&self) -> Option<u32> {
        self.programs.iter().try_fold(0, |far, p| Some(p.reach?.max(far)))
    }
}

/// What a machine has found, with its number in the team.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    machine: usize,
    pattern: u32,
    /// The pattern's number in the set.
    pub(crate) number: u32,
}

/// A machine for each program.
#[derive(Debug)]
pub(crate) struct Team<'p, H: HostMut> {
    pub(crate) set: &'p LinkedSet<H>,
    machines: Vec<Machine<'p, H>>,
    /// By machine: the pattern that has failed last at this root.
    floors: Vec<Option<u32>>,
}

impl<'p, H: HostMut> Team<'p, H> {
    pub(crate) fn new(set: &'p LinkedSet<H>) -> Self {
        Self {
            set,
            machines: set.programs.iter().map(Machine::new).collect(),
            floors: vec![None; set.programs.len()],
        }
    }

    /// The best pattern at a new root.
    #[inline(always)]
    pub(crate) fn first_match(&mut self, host: &H, root: H::Op) -> Option<Found> {
        if let [machine] = &mut self.machines[..] {
            let pattern = machine.best_match(host, root, None)?;
            return Some(Found { machine: 0, pattern, number: pattern });
        }
        self.floors.fill(None);
        self.best_match(host, root)
    }

    /// The next best after one whose rewrite has failed, `again` if it is not the first at this root.
    #[cold]
    pub(crate) fn next_match(&mut self, host: &H, root: H::Op, failed: Found, again: bool) -> Option<Found> {
        if !again {
            self.floors.fill(None);
        }
        self.floors[failed.machine] = Some(failed.pattern);
        self.best_match(host, root)
    }

    fn best_match(&mut self, host: &H, root: H::Op) -> Option<Found> {
        let mut best: Option<(u32, Found)> = None;
        let mut base = 0;
        for (number, machine) in self.machines.iter_mut().enumerate() {
            if let Some(pattern) = machine.best_match(host, root, self.floors[number]) {
                let benefit = machine.linked().benefit(pattern);
                if best.is_none_or(|b| benefit > b.0) {
                    best = Some((benefit, Found { machine: number, pattern, number: base + pattern }));
                }
            }
            base += machine.linked().pattern_count() as u32;
        }
        best.map(|b| b.1)
    }

    /// Applies what was found last.
    #[inline]
    pub(crate) fn rewrite<E: Events<H>>(
        &mut self,
        host: &mut H,
        events: &mut E,
        root: H::Op,
        found: Found,
    ) -> Outcome {
        self.machines[found.machine].rewrite(host, events, root, found.pattern)
    }
}
