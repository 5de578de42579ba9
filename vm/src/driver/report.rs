//! What a driver reports.

use super::hits::Hits;
use crate::applicator::{PatternApplicator, Patterns};
use crate::host::HostMut;
use crate::limits::{Limit, Untold};
use crate::listener::RewriteListener;
use crate::outcome::{Outcome, Reason};

/// Failures kept with their text; more are only counted.
const KEPT: usize = 16;
/// How many of the last rewrites tell which patterns go round in a circle.
const WINDOW: usize = 256;

/// A rewrite that did not go as it should.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RewriteFailure {
    /// The name of the pattern, or `FILE:LINE:COL` where it was written if it has none; likewise wherever
    /// patterns are named here.
    pub pattern: String,
    /// What happened.
    pub message: String,
    /// Whether the rewrite was done in part.
    pub partial: bool,
    /// Whether the IR that it asks for cannot be, as [`Reason::refused`] says.
    pub refused: bool,
}

/// What a driver did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DriverReport {
    /// How often all ops were gone through.
    pub iterations: u32,
    /// Whether nothing was left to do.
    pub converged: bool,
    /// Whether anything was changed.
    pub changed: bool,
    /// How many rewrites were done.
    pub rewrites: u64,
    /// How many of them by each pattern, in the order of the set; patterns without any are left out.
    pub hits: Hits,
    /// The limit that ended the run before it was done, if one did.
    pub reached: Option<Limit>,
    /// If a limit ended the run or it did not converge: the patterns that were still at work at the end.
    pub at_work: Vec<String>,
    /// Rewrites that did not go as they should; the first few.
    pub failures: Vec<RewriteFailure>,
    /// How many there were.
    pub failure_count: u64,
    /// How many of them asked for IR that cannot be: the result is not what the patterns say.
    pub refused_count: u64,
    /// What constraints could not tell: patterns were not tried that may have matched. The first few reasons.
    pub untold: Vec<Untold>,
    /// How often that was.
    pub untold_count: u64,
}

/// Counts while a driver runs.
#[derive(Debug)]
pub(crate) struct Counts {
    rewrites: u64,
    hits: Vec<u64>,
    recent: Vec<u32>,
    failures: Vec<RewriteFailure>,
    failure_count: u64,
    refused_count: u64,
}

impl Counts {
    pub(crate) fn new(patterns: usize) -> Self {
        Self {
            rewrites: 0,
            hits: vec![0; patterns],
            recent: vec![0; WINDOW],
            failures: Vec::new(),
            failure_count: 0,
            refused_count: 0,
        }
    }

    /// How many patterns there are.
    pub(crate) fn patterns(&self) -> usize {
        self.hits.len()
    }

    /// Counts a rewrite that has ended; whether it changed anything.
    #[inline]
    pub(crate) fn outcome<H: HostMut>(
        &mut self,
        patterns: &impl Patterns<H>,
        pattern: u32,
        outcome: &Outcome,
    ) -> bool {
        match outcome {
            Outcome::Done => {}
            Outcome::NoMatch => return false,
            Outcome::Broken(why) => self.failure(patterns, pattern, why, true),
            Outcome::Failed(why) => {
                self.failure(patterns, pattern, why, false);
                return false;
            }
        }
        self.recent[self.rewrites as usize % WINDOW] = pattern;
        self.rewrites += 1;
        if let Some(hits) = self.hits.get_mut(pattern as usize) {
            *hits += 1;
        }
        true
    }

    #[cold]
    fn failure<H: HostMut>(
        &mut self,
        patterns: &impl Patterns<H>,
        pattern: u32,
        why: &Reason,
        partial: bool,
    ) {
        self.failure_count += 1;
        self.refused_count += u64::from(why.refused);
        let message = if why.text.is_empty() { "its rewrite failed" } else { &why.text }.to_string();
        let pattern = patterns.pattern_title(pattern).into();
        let failure = RewriteFailure { pattern, message, partial, refused: why.refused };
        keep(&mut self.failures, failure);
    }

    /// What was counted until a run ended.
    pub(crate) fn tally<H: HostMut>(self, applicator: &mut impl PatternApplicator<H>, ended: Ended) -> Tally {
        let at_work = match (ended.converged && ended.reached.is_none(), applicator.blamed()) {
            (true, _) => Vec::new(),
            (false, blamed) if !blamed.is_empty() => blamed,
            (false, _) => self.recent[..(self.rewrites as usize).min(WINDOW)].to_vec(),
        };
        let (untold, untold_count) = applicator.budget().untold();
        let untold = untold.to_vec();
        Tally { counts: self, ended, at_work, untold, untold_count }
    }
}

/// Counts what patterns do where another driver than ours asks for them op by op: the listener of what it
/// asks for.
#[derive(Debug)]
pub struct HitCounter<P> {
    patterns: P,
    counts: Counts,
}

impl<P> HitCounter<P> {
    /// Nothing has been done yet.
    #[must_use]
    pub fn new<H: HostMut>(patterns: P) -> Self
    where
        P: Patterns<H>,
    {
        Self { counts: Counts::new(patterns.pattern_count()), patterns }
    }

    /// Whether nothing has been done and nothing has failed.
    #[must_use]
    pub fn is_fresh(&self) -> bool {
        self.counts.rewrites == 0 && self.counts.failure_count == 0
    }

    /// How many rewrites have failed, wholly or in part.
    #[must_use]
    pub fn failure_count(&self) -> u64 {
        self.counts.failure_count
    }

    /// What was done by `applicator` until now, which counts as a run that has gone through all ops so many
    /// times and has `converged` or not. What is done from here on is another run.
    pub fn tally<H: HostMut>(
        &mut self,
        applicator: &mut impl PatternApplicator<H>,
        iterations: u32,
        converged: bool,
    ) -> Tally {
        let reached = applicator.budget().reached();
        let fresh = Counts::new(self.counts.patterns());
        let counts = std::mem::replace(&mut self.counts, fresh);
        let changed = counts.rewrites > 0;
        counts.tally(applicator, Ended { iterations, converged, reached, changed })
    }
}

impl<H: HostMut, P: Patterns<H>> RewriteListener<H> for HitCounter<P> {
    fn pattern_end(&mut self, _: &mut H, pattern: u32, outcome: &Outcome) {
        self.counts.outcome(&self.patterns, pattern, outcome);
    }

    fn hears_reasons(&self) -> bool {
        false
    }

    fn becomes(&mut self, _: &mut H, _: H::Op, _: H::Op, _: u32, _: &[H::Value]) -> bool {
        true
    }
}

/// How a run ended.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ended {
    pub(crate) iterations: u32,
    pub(crate) converged: bool,
    pub(crate) changed: bool,
    pub(crate) reached: Option<Limit>,
}

/// How far a driver had come when it was done with a body: how much of its [`Tally`] was there.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mark {
    rewrites: u64,
    failures: usize,
    untold: usize,
}

impl Counts {
    /// How far it has come, with what its budget knows.
    pub(crate) fn mark(&self, untold: usize) -> Mark {
        Mark { rewrites: self.rewrites, failures: self.failures.len(), untold }
    }
}

/// A part of a run: what one of several drivers did, and the bodies that it went through, in order, each with
/// how far it had come after it.
pub type Part = (Tally, Vec<(u32, Mark)>);

/// What a driver has done and how it ended, in numbers of patterns. Several threads, each with a driver of
/// its own, have one each, which can be added up.
#[derive(Debug)]
pub struct Tally {
    counts: Counts,
    ended: Ended,
    /// The patterns that were still at work, some more than once; none if the run ended well.
    at_work: Vec<u32>,
    untold: Vec<Untold>,
    untold_count: u64,
}

impl Tally {
    /// Adds what another driver has done by the same patterns. Of failures and of what constraints could not
    /// tell, the first few are kept: first those of `self`.
    pub fn join(&mut self, other: Self) {
        let (counts, more) = (&mut self.counts, other.counts);
        counts.rewrites += more.rewrites;
        counts.hits.iter_mut().zip(&more.hits).for_each(|(hits, more)| *hits += more);
        more.failures.into_iter().for_each(|failure| keep(&mut counts.failures, failure));
        counts.failure_count += more.failure_count;
        counts.refused_count += more.refused_count;
        self.ended = Ended {
            iterations: self.ended.iterations.max(other.ended.iterations),
            converged: self.ended.converged && other.ended.converged,
            changed: self.ended.changed || other.ended.changed,
            reached: self.ended.reached.or(other.ended.reached),
        };
        self.at_work.extend(other.at_work);
        keep_untold(&mut self.untold, other.untold.into_iter());
        self.untold_count += other.untold_count;
    }

    /// What one driver would have done that had gone through the bodies of all parts, in their order; none of
    /// them was stopped by a limit.
    #[must_use]
    pub fn in_order(parts: Vec<Part>) -> Option<Self> {
        let mut pieces = Vec::new();
        for (number, (_, bodies)) in parts.iter().enumerate() {
            let mut before = Mark::default();
            for &(body, mark) in bodies {
                pieces.push((body, number, before, mark));
                before = mark;
            }
        }
        pieces.sort_unstable_by_key(|piece| (piece.0, piece.1));
        let (mut failures, mut untold) = (Vec::new(), Vec::<Untold>::new());
        for &(_, number, before, after) in &pieces {
            let tally = &parts[number].0;
            let failed = &tally.counts.failures[before.failures..after.failures];
            failed.iter().for_each(|failure| keep(&mut failures, failure.clone()));
            keep_untold(&mut untold, tally.untold[before.untold..after.untold].iter().cloned());
        }
        let at_work = last_rewrites(&parts, &pieces);
        let whole = parts.into_iter().map(|part| part.0).reduce(|mut whole, part| {
            whole.join(part);
            whole
        });
        whole.map(|mut whole| {
            whole.at_work = if whole.ended.converged { Vec::new() } else { at_work };
            (whole.counts.failures, whole.untold) = (failures, untold);
            whole
        })
    }

    /// Whether the run went to its end, and nothing went wrong: there is nothing in a report of it but
    /// counts.
    #[must_use]
    pub fn went_well(&self) -> bool {
        let Self { counts, ended, untold_count, .. } = self;
        ended.converged && ended.reached.is_none() && counts.failure_count == 0 && *untold_count == 0
    }

    /// The report of it, with the names of `patterns`, which were applied.
    #[must_use]
    pub fn report<H: HostMut>(mut self, patterns: &impl Patterns<H>) -> DriverReport {
        let title = |pattern: u32| patterns.pattern_title(pattern).to_string();
        self.at_work.sort_unstable();
        self.at_work.dedup();
        let Self { counts, ended, at_work, untold, untold_count } = self;
        let hits = (0u32..).zip(&counts.hits).filter(|hits| *hits.1 > 0);
        DriverReport {
            iterations: ended.iterations,
            converged: ended.converged,
            changed: ended.changed,
            rewrites: counts.rewrites,
            hits: hits.map(|(pattern, &count)| (patterns.pattern_title(pattern), count)).collect(),
            reached: ended.reached,
            at_work: at_work.into_iter().map(title).collect(),
            failures: counts.failures,
            failure_count: counts.failure_count,
            refused_count: counts.refused_count,
            untold,
            untold_count,
        }
    }
}

/// Keeps the first few reasons, each once.
fn keep_untold(list: &mut Vec<Untold>, more: impl Iterator<Item = Untold>) {
    for untold in more {
        if list.iter().all(|known| known.why != untold.why) {
            keep(list, untold);
        }
    }
}

/// The patterns of the last rewrites of all parts: each part knows its own last ones, and what is among the
/// last of all is among the last of its part.
fn last_rewrites(parts: &[Part], pieces: &[(u32, usize, Mark, Mark)]) -> Vec<u32> {
    let mut last = Vec::new();
    for &(_, number, before, after) in pieces.iter().rev() {
        let counts = &parts[number].0.counts;
        let known = before.rewrites.max(counts.rewrites.saturating_sub(WINDOW as u64));
        for at in (known..after.rewrites).rev() {
            if last.len() == WINDOW {
                return last;
            }
            last.push(counts.recent[at as usize % WINDOW]);
        }
    }
    last
}

/// Keeps the first few, each once.
fn keep<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if list.len() < KEPT && !list.contains(&item) {
        list.push(item);
    }
}
