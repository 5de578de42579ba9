//! What a driver reports.

use crate::host::HostMut;
use crate::linked_set::LinkedSet;

/// Faults kept with their text; more are only counted.
const KEPT: usize = 16;
/// How many of the last rewrites tell which patterns go round in a circle.
const WINDOW: usize = 256;

/// A rewrite that did not go as it should.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The name of the pattern, or `FILE:LINE:COL` where it was written if it has none; likewise wherever patterns are named here.
    pub pattern: String,
    /// What happened.
    pub message: String,
    /// Whether the rewrite was done in part.
    pub partial: bool,
}

/// What a driver did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DriverReport {
    /// How often all ops were gone through.
    pub iterations: u32,
    /// Whether nothing was left to do.
    pub converged: bool,
    /// How many rewrites were done.
    pub rewrites: u64,
    /// How many of them by each pattern, in the order of the set; patterns without any are left out.
    pub hits: Vec<(String, u64)>,
    /// Whether it stopped because the limit of rewrites was reached.
    pub budget_exhausted: bool,
    /// If it did not converge: the patterns that were still at work at the end.
    pub cycle: Vec<String>,
    /// Rewrites that did not go as they should; the first few.
    pub faults: Vec<Fault>,
    /// How many there were.
    pub fault_count: u64,
}

/// Counts while a driver runs.
#[derive(Debug)]
pub(crate) struct Counts {
    pub(crate) rewrites: u64,
    hits: Vec<u64>,
    recent: Vec<u32>,
    faults: Vec<Fault>,
    fault_count: u64,
}

impl Counts {
    pub(crate) fn new(patterns: usize) -> Self {
        Self {
            rewrites: 0,
            hits: vec![0; patterns],
            recent: vec![0; WINDOW],
            faults: Vec::new(),
            fault_count: 0,
        }
    }

    #[inline]
    pub(crate) fn hit(&mut self, pattern: u32) {
        self.recent[self.rewrites as usize % WINDOW] = pattern;
        self.rewrites += 1;
        if let Some(hits) = self.hits.get_mut(pattern as usize) {
            *hits += 1;
        }
    }

    #[cold]
    pub(crate) fn fault<H: HostMut>(
        &mut self,
        set: &LinkedSet<H>,
        pattern: u32,
        message: String,
        partial: bool,
    ) {
        self.fault_count += 1;
        let message = if message.is_empty() { "its rewrite failed".into() } else { message };
        let fault = Fault { pattern: set.pattern_title(pattern).into(), message, partial };
        if self.faults.len() < KEPT && !self.faults.contains(&fault) {
            self.faults.push(fault);
        }
    }

    pub(crate) fn report<H: HostMut>(
        self,
        set: &LinkedSet<H>,
        iterations: u32,
        converged: bool,
        budget_exhausted: bool,
    ) -> DriverReport {
        let title = |pattern: u32| set.pattern_title(pattern).to_string();
        let mut last: Vec<u32> = self.recent[..(self.rewrites as usize).min(WINDOW)].to_vec();
        last.sort_unstable();
        last.dedup();
        DriverReport {
            iterations,
            converged,
            rewrites: self.rewrites,
            hits: (0u32..).zip(&self.hits).filter(|h| *h.1 > 0).map(|(p, &n)| (title(p), n)).collect(),
            budget_exhausted,
            cycle: if converged { Vec::new() } else { last.into_iter().map(title).collect() },
            faults: self.faults,
            fault_count: self.fault_count,
        }
    }
}
