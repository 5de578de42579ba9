//! Several linked programs as one set of patterns.
//!
//! Each program has its own matcher; of what they find the pattern of the highest benefit is taken, of equals
//! that of the program that was added first. Patterns are numbered through; patterns written in Rust come
//! after them.

use crate::applicator::{PatternApplicator, Patterns};
use crate::filter::{Filter, PatternFacts};
use crate::host::{HostMut, Link, OpSym};
use crate::limits::{Budget, Session};
use crate::link::{LinkError, LinkedProgram};
use crate::listener::RewriteListener;
use crate::machine::Machine;
use crate::outcome::Outcome;
use crate::probe::Probe;
use crate::rust::{LinkedPatterns, MixedMatcher, RewritePattern, RustPatterns};
use std::sync::Arc;

/// Linked programs, in the order in which they win ties. A clone is the same set; threads can share it.
#[derive(Debug)]
pub struct LinkedSet<H: Link> {
    programs: Arc<[Arc<LinkedProgram<H>>]>,
    /// Patterns written in Rust, if there are any.
    pub(crate) rust: Option<Arc<LinkedPatterns<H>>>,
    /// By number in the set: compiled patterns that are left out. Empty if none is.
    left_out: Arc<[bool]>,
    /// By number in the set: the benefits of compiled patterns, if a cost model has changed them.
    benefits: Option<Arc<[u32]>>,
    /// By program: what its patterns can be enabled and disabled by, beside their names. Empty if by nothing.
    labels: Arc<[Box<[String]>]>,
}

/// A pattern of a set, by what it is in.
enum Located {
    /// The number of its program, and its own in there.
    Compiled { program: usize, number: u32 },
    /// Its number among the patterns in Rust, where there may be none of that number.
    InRust { number: u32 },
}

impl<H: Link> Clone for LinkedSet<H> {
    fn clone(&self) -> Self {
        Self {
            programs: self.programs.clone(),
            rust: self.rust.clone(),
            left_out: self.left_out.clone(),
            benefits: self.benefits.clone(),
            labels: self.labels.clone(),
        }
    }
}

impl<H: Link> From<Vec<LinkedProgram<H>>> for LinkedSet<H> {
    fn from(programs: Vec<LinkedProgram<H>>) -> Self {
        Self {
            programs: programs.into_iter().map(Arc::new).collect(),
            rust: None,
            left_out: Arc::default(),
            benefits: None,
            labels: Arc::default(),
        }
    }
}

impl<H: Link> From<LinkedProgram<H>> for LinkedSet<H> {
    fn from(program: LinkedProgram<H>) -> Self {
        vec![program].into()
    }
}

impl<H: HostMut> LinkedSet<H> {
    /// The linked programs, in the order in which they were added to the set.
    #[must_use]
    pub fn programs(&self) -> &[Arc<LinkedProgram<H>>] {
        &self.programs
    }

    /// Adds patterns written in Rust, whose names are looked up in `host`.
    ///
    /// # Errors
    /// Names of roots that the host refuses.
    pub fn with_rust(mut self, patterns: &RustPatterns<H>, host: &mut H) -> Result<Self, Vec<LinkError>> {
        self.rust = match patterns.is_empty() {
            true => None,
            false => Some(Arc::new(patterns.link(host)?)),
        };
        Ok(self)
    }

    /// Labels compiled patterns, those of each program alike. Patterns in Rust have their own
    /// ([`crate::RewritePattern::labels`]).
    #[must_use]
    pub fn with_labels(mut self, by_program: impl IntoIterator<Item = Vec<String>>) -> Self {
        self.labels = by_program.into_iter().map(Vec::into_boxed_slice).collect();
        self
    }

    /// Where a pattern of the set comes from.
    fn locate(&self, pattern: u32) -> Located {
        let mut number = pattern;
        for (program, linked) in self.programs.iter().enumerate() {
            match number.checked_sub(linked.pattern_count() as u32) {
                Some(rest) => number = rest,
                None => return Located::Compiled { program, number },
            }
        }
        Located::InRust { number }
    }

    /// A pattern in Rust by its number among those.
    fn in_rust(&self, number: u32) -> Option<&dyn RewritePattern<H>> {
        self.rust.as_ref()?.get(number)
    }

    /// What a pattern can be enabled and disabled by, beside its name.
    fn labels(&self, pattern: u32) -> &[String] {
        match self.locate(pattern) {
            Located::Compiled { program, .. } => self.labels.get(program).map_or(&[], |labels| labels),
            Located::InRust { number } => self.in_rust(number).map_or(&[], |pattern| pattern.labels()),
        }
    }

    /// The set without the patterns that a filter leaves out. A compiled pattern without a name is called as
    /// reports call it.
    #[must_use]
    pub fn filtered(mut self, filter: &Filter) -> Self {
        if !filter.is_empty() {
            let is_out = |pattern| !filter.lets_through(self.pattern_title(pattern), self.labels(pattern));
            let all = 0..self.compiled_count() as u32;
            self.left_out = all.map(|pattern| self.is_left_out(pattern) || is_out(pattern)).collect();
            self.rust = self.rust.map(|rust| Arc::new(rust.filtered(filter)));
        }
        self
    }

    /// The set with the benefits that `model` gives, which is asked once for each pattern that is not left
    /// out; where it says `None` the pattern is left out. Of compiled patterns of equal benefits that of the
    /// higher benefit of its own is tried first, then the one that was added first. Where compiled patterns
    /// were given other benefits, all that match an operation are found before one is applied, which takes
    /// longer.
    ///
    /// ```
    /// # fn prefer_small<H: pdll_vm::HostMut>(set: pdll_vm::LinkedSet<H>) -> pdll_vm::LinkedSet<H> {
    /// set.with_cost_model(|pattern| match pattern.name.starts_with("Small") {
    ///     true => Some(pattern.benefit + 100),
    ///     false => Some(pattern.benefit),
    /// })
    /// # }
    /// ```
    #[must_use]
    pub fn with_cost_model(mut self, mut model: impl FnMut(&PatternFacts<'_>) -> Option<u32>) -> Self {
        let compiled = self.compiled_count() as u32;
        let (mut left_out, mut benefits) = (Vec::new(), Vec::new());
        let mut is_changed = false;
        for number in 0..compiled {
            let benefit = self.compiled_benefit(number);
            let facts = PatternFacts {
                number,
                name: self.pattern_title(number),
                labels: self.labels(number),
                benefit,
                is_compiled: true,
            };
            let given = if self.is_left_out(number) { None } else { model(&facts) };
            is_changed |= given.is_some_and(|given| given != benefit);
            left_out.push(given.is_none());
            benefits.push(given.unwrap_or(benefit));
        }
        self.rust = self.rust.map(|rust| {
            Arc::new(rust.by_cost(|pattern, candidate| {
                model(&PatternFacts {
                    number: compiled + candidate.number,
                    name: pattern.name(),
                    labels: pattern.labels(),
                    benefit: candidate.benefit,
                    is_compiled: false,
                })
            }))
        });
        self.left_out = if left_out.contains(&true) { left_out.into() } else { Arc::default() };
        self.benefits = (is_changed || self.benefits.is_some()).then(|| benefits.into());
        self
    }

    /// The benefit of a compiled pattern.
    fn compiled_benefit(&self, pattern: u32) -> u32 {
        if let Some(benefits) = &self.benefits {
            return benefits[pattern as usize];
        }
        match self.locate(pattern) {
            Located::Compiled { program, number } => self.programs[program].benefit(number),
            Located::InRust { .. } => 0,
        }
    }

    /// Is a compiled pattern left out?
    #[inline]
    pub(crate) fn is_left_out(&self, pattern: u32) -> bool {
        self.left_out.get(pattern as usize).is_some_and(|left_out| *left_out)
    }

    /// What applies the compiled patterns of the set: registers and memory for one thread.
    #[must_use]
    pub fn matcher(&self) -> MatcherSet<H> {
        MatcherSet::new(self.clone())
    }

    /// What applies all patterns of the set. For a set without patterns in Rust, [`Self::matcher`] does the
    /// same in less time.
    #[must_use]
    pub fn mixed_matcher(&self) -> MixedMatcher<H> {
        MixedMatcher::new(self.clone())
    }

    /// Whether there are patterns written in Rust in it.
    #[must_use]
    pub fn has_rust(&self) -> bool {
        self.rust.is_some()
    }

    /// Whether all patterns are compiled, and call nothing that looks or reaches beyond the body at hand or
    /// keeps anything ([`crate::Natives::assume_isolated`]): bodies can then be rewritten at the same time.
    #[must_use]
    pub fn is_isolated(&self) -> bool {
        !self.has_rust() && self.programs.iter().all(|program| program.isolated)
    }

    /// The patterns in Rust that can be tried at operations of a name, in the order in which they are:
    /// numbers in the set, and benefits.
    #[must_use]
    pub fn rust_patterns(&self, host: &H, name: OpSym) -> Vec<(u32, u32)> {
        let first = self.compiled_count() as u32;
        let rust = self.rust.iter().flat_map(|rust| rust.at(host, name));
        rust.map(|candidate| (first + candidate.number, candidate.benefit)).collect()
    }

    /// The benefit of a pattern in Rust that takes part, by its number in the set; 0 if there is none.
    #[must_use]
    pub fn rust_benefit(&self, pattern: u32) -> u32 {
        let number = pattern.checked_sub(self.compiled_count() as u32);
        number.and_then(|number| self.rust.as_ref()?.benefit(number)).unwrap_or(0)
    }

    /// Where a pattern of the set was written, as `FILE:LINE:COL`, if that is known: not of those in Rust.
    #[must_use]
    pub fn pattern_place(&self, pattern: u32) -> Option<String> {
        match self.locate(pattern) {
            Located::Compiled { program, number } => self.programs[program].pattern_place(number),
            Located::InRust { .. } => None,
        }
    }

    /// How many compiled patterns there are, which are numbered first.
    pub(crate) fn compiled_count(&self) -> usize {
        self.programs.iter().map(|p| p.pattern_count()).sum()
    }
}

impl<H: HostMut> Patterns<H> for LinkedSet<H> {
    fn pattern_count(&self) -> usize {
        self.compiled_count() + self.rust.as_ref().map_or(0, |rust| rust.len())
    }

    fn pattern_title(&self, pattern: u32) -> &str {
        match self.locate(pattern) {
            Located::Compiled { program, number } => self.programs[program].pattern_title(number),
            Located::InRust { number } => self.in_rust(number).map_or("", |pattern| pattern.name()),
        }
    }

    fn can_match(&self, host: &H, kind: u32) -> bool {
        let in_rust = || {
            let name = host.kind_name(kind);
            self.rust.as_ref().is_some_and(|rust| rust.at(host, name).next().is_some())
        };
        self.programs.iter().any(|p| p.entry(host, kind) != 0) || in_rust()
    }

    fn reach(&self) -> Option<u32> {
        if self.has_rust() {
            return None;
        }
        self.programs.iter().try_fold(0, |far, p| Some(p.reach?.max(far)))
    }

    fn rewrites_anywhere(&self) -> bool {
        self.has_rust() || self.programs.iter().any(|p| p.native_rewrites)
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
    /// With a cost model: what matches at this root and is still to be tried, the best last.
    ranked: Vec<MatchResult>,
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
        Self { set, machines, floors, ranked: Vec::new(), asked: 0, session: Session::new(probe) }
    }

    /// Who watches.
    pub fn probe(&mut self) -> &mut P {
        &mut self.session.probe
    }

    /// The best pattern at a new root.
    #[inline(always)]
    pub fn first_match(&mut self, host: &H, root: H::Op) -> Option<MatchResult> {
        self.first_match_of(host, root, host.op_kind(root))
    }

    #[inline(always)]
    fn first_match_of(&mut self, host: &H, root: H::Op, kind: u32) -> Option<MatchResult> {
        if let [machine] = &mut self.machines[..] {
            let pattern = machine.best_match_of(host, &mut self.session, (root, kind), None)?;
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
            if P::ACTIVE {
                self.session.probe.program(number);
            }
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

    /// The best pattern at a new root, by the cost model if there is one. It may be left out.
    #[inline(always)]
    pub(crate) fn first_candidate(&mut self, host: &H, root: H::Op) -> Option<MatchResult> {
        let first = self.first_match(host, root)?;
        if self.set.benefits.is_some() { self.rank(host, root, first) } else { Some(first) }
    }

    /// The next best after one that has failed or is left out, by the cost model if there is one.
    #[cold]
    pub(crate) fn next_candidate(
        &mut self,
        host: &H,
        root: H::Op,
        failed: MatchResult,
        again: bool,
    ) -> Option<MatchResult> {
        match self.set.benefits.is_some() {
            true => self.next_ranked(host, root),
            false => self.next_match(host, root, failed, again),
        }
    }

    /// Finds all that matches after `first`, and gives the best by the cost model.
    #[cold]
    fn rank(&mut self, host: &H, root: H::Op, first: MatchResult) -> Option<MatchResult> {
        self.ranked.clear();
        let (mut found, mut again) = (Some(first), false);
        while let Some(now) = found {
            if !self.is_left_out(now) {
                self.ranked.push(now);
            }
            found = self.next_match(host, root, now, again);
            again = true;
        }
        let set = &self.set;
        self.ranked
            .sort_by_key(|found| (set.compiled_benefit(found.number), std::cmp::Reverse(found.number)));
        self.next_ranked(host, root)
    }

    /// The best by the cost model of what is still to be tried. It is matched once more: what others have
    /// captured is not its own.
    #[cold]
    fn next_ranked(&mut self, host: &H, root: H::Op) -> Option<MatchResult> {
        let wanted = self.ranked.pop()?.number;
        let (mut found, mut again) = (self.first_match(host, root), false);
        while let Some(other) = found.filter(|found| found.number != wanted) {
            found = self.next_match(host, root, other, again);
            again = true;
        }
        found
    }

    /// Does a filter leave out what was found?
    pub(crate) fn is_left_out(&self, found: MatchResult) -> bool {
        self.set.is_left_out(found.number)
    }

    /// The benefit of what was found.
    #[must_use]
    pub fn benefit(&self, found: MatchResult) -> u32 {
        match &self.set.benefits {
            Some(benefits) => benefits[found.number as usize],
            None => self.machines[found.machine].linked().benefit(found.in_program),
        }
    }

    /// Applies what was found last.
    #[inline(always)]
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
        self.apply_to(host, listener, root, host.op_kind(root))
    }

    #[inline(always)]
    fn apply_to<L: RewriteListener<H>>(
        &mut self,
        host: &mut H,
        listener: &mut L,
        root: H::Op,
        kind: u32,
    ) -> bool {
        let Some(mut found) = self.first_match_of(host, root, kind) else { return false };
        if self.set.benefits.is_some() {
            let Some(best) = self.rank(host, root, found) else { return false };
            found = best;
        }
        let mut again = false;
        loop {
            if self.set.is_left_out(found.number) {
                let Some(next) = self.next_candidate(host, root, found, again) else { return false };
                (found, again) = (next, true);
                continue;
            }
            listener.pattern_begin(host, found.number, root);
            let outcome = self.rewrite(host, listener, root, found);
            listener.pattern_end(host, found.number, &outcome);
            if !matches!(outcome, Outcome::Failed(_)) {
                return true;
            }
            if self.session.budget.is_spent() {
                return false;
            }
            let Some(next) = self.next_candidate(host, root, found, again) else { return false };
            (found, again) = (next, true);
        }
    }

    fn blamed(&self) -> Vec<u32> {
        let before = self.machines.iter().take(self.asked).map(|m| m.linked().pattern_count() as u32);
        let base: u32 = before.sum();
        self.session.budget.at_work().iter().map(|p| base + p).collect()
    }
}
