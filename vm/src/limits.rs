//! What a run may spend: rewrites, created ops, list items and matcher steps, each with a limit for the whole
//! run.
//!
//! Patterns decide how much work there is, and patterns may be wrong: they can rewrite in circles, double a
//! list in each step, or look from each user of a value to each user of another. So each kind of work has a
//! budget. It is spent where the work is done, by one subtraction, and a run that has spent one ends there,
//! says which, and names the patterns.

use std::fmt;

/// Limits of one run, over all bodies. What is not set grows with the IR, as said at each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Rewrites; by default [`BASE_REWRITES`] and [`REWRITES_PER_OP`] for each op.
    pub rewrites: Option<u64>,
    /// Ops created; by default [`BASE_CREATED_OPS`] and [`CREATED_OPS_PER_OP`] for each op.
    pub created_ops: Option<u64>,
    /// Items of the lists that matching and rewriting make, and users that are told of a change; by default
    /// [`BASE_LIST_ITEMS`] and [`LIST_ITEMS_PER_OP`] for each op.
    pub list_items: Option<u64>,
    /// Users that matching goes through, which is how often it repeats itself; by default
    /// [`BASE_MATCHER_STEPS`] and [`MATCHER_STEPS_PER_OP`] for each op.
    pub matcher_steps: Option<u64>,
}

/// Rewrites of a run, however small the IR is.
pub const BASE_REWRITES: u64 = 100_000;
/// Rewrites of a run more for each op.
pub const REWRITES_PER_OP: u64 = 64;
/// Created ops of a run, however small the IR is.
pub const BASE_CREATED_OPS: u64 = 1_000_000;
/// Created ops of a run more for each op.
pub const CREATED_OPS_PER_OP: u64 = 256;
/// List items of a run, however small the IR is.
pub const BASE_LIST_ITEMS: u64 = 20_000_000;
/// List items of a run more for each op.
pub const LIST_ITEMS_PER_OP: u64 = 4096;
/// Matcher steps of a run, however small the IR is.
pub const BASE_MATCHER_STEPS: u64 = 50_000_000;
/// Matcher steps of a run more for each op.
pub const MATCHER_STEPS_PER_OP: u64 = 1024;

/// All of them as they are by default, for the page of limits.
pub const LIMITS: &[pdll_limits::Limit] = &[
    pdll_limits::Limit {
        name: "rewrites",
        value: BASE_REWRITES,
        unit: "rewrites",
        what: "rewrites that are applied, in a run",
        reached_when: "the run ends; the patterns that were at it are named, and the exit status is 1",
    },
    pdll_limits::Limit {
        name: "rewrites by size",
        value: REWRITES_PER_OP,
        unit: "rewrites",
        what: "rewrites that are applied, more for each operation of the input",
        reached_when: "the run ends; the patterns that were at it are named, and the exit status is 1",
    },
    pdll_limits::Limit {
        name: "created operations",
        value: BASE_CREATED_OPS,
        unit: "operations",
        what: "operations that rewrites create, in a run",
        reached_when: "the run ends; the patterns that were at it are named, and the exit status is 1",
    },
    pdll_limits::Limit {
        name: "created operations by size",
        value: CREATED_OPS_PER_OP,
        unit: "operations",
        what: "operations that rewrites create, more for each operation of the input",
        reached_when: "the run ends; the patterns that were at it are named, and the exit status is 1",
    },
    pdll_limits::Limit {
        name: "list items",
        value: BASE_LIST_ITEMS,
        unit: "items",
        what: "items of lists that matching and rewriting make, in a run",
        reached_when: "the run ends; the patterns that were at it are named, and the exit status is 1",
    },
    pdll_limits::Limit {
        name: "list items by size",
        value: LIST_ITEMS_PER_OP,
        unit: "items",
        what: "items of lists that matching and rewriting make, more for each operation of the input",
        reached_when: "the run ends; the patterns that were at it are named, and the exit status is 1",
    },
    pdll_limits::Limit {
        name: "matcher steps",
        value: BASE_MATCHER_STEPS,
        unit: "users",
        what: "users that matching goes through, in a run",
        reached_when: "the run ends; the patterns that were at it are named, and the exit status is 1",
    },
    pdll_limits::Limit {
        name: "matcher steps by size",
        value: MATCHER_STEPS_PER_OP,
        unit: "users",
        what: "users that matching goes through, more for each operation of the input",
        reached_when: "the run ends; the patterns that were at it are named, and the exit status is 1",
    },
];

/// One of the [`Limits`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// [`Limits::rewrites`]
    Rewrites,
    /// [`Limits::created_ops`]
    CreatedOps,
    /// [`Limits::list_items`]
    ListItems,
    /// [`Limits::matcher_steps`]
    MatcherSteps,
    /// No number is reached, but a rewrite whose bytecode is not valid, as was found when it was first
    /// wanted: the failures of the run say why.
    ValidRewrites,
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Limit::Rewrites => "rewrites",
            Limit::CreatedOps => "created operations",
            Limit::ListItems => "list items",
            Limit::MatcherSteps => "matcher steps",
            Limit::ValidRewrites => "valid rewrites",
        })
    }
}

/// What is left of the [`Limits`] of a run.
#[derive(Clone, Debug)]
pub struct Budget {
    rewrites: u64,
    created_ops: u64,
    list_items: u64,
    matcher_steps: u64,
    /// The first that was spent, and the patterns that were at it, by number in their program.
    reached: Option<(Limit, Vec<u32>)>,
    /// What constraints could not tell; the first few, each once.
    untold: Vec<Untold>,
    untold_count: u64,
}

/// What a constraint or a rule for result types could not tell, though it may have decided whether a pattern
/// applies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Untold {
    /// Why.
    pub why: &'static str,
    /// The patterns that were not tried further, or whose rewrite failed.
    pub patterns: Vec<String>,
}

/// How much is kept of what constraints cannot tell; more is only counted.
const KEPT_UNTOLD: usize = 16;

impl Budget {
    /// Without any limit.
    #[must_use]
    pub fn unlimited() -> Self {
        Self {
            rewrites: u64::MAX,
            created_ops: u64::MAX,
            list_items: u64::MAX,
            matcher_steps: u64::MAX,
            reached: None,
            untold: Vec::new(),
            untold_count: 0,
        }
    }

    /// What a run begins with.
    #[must_use]
    pub fn new(limits: &Limits) -> Self {
        Self {
            rewrites: limits.rewrites.unwrap_or(BASE_REWRITES),
            created_ops: limits.created_ops.unwrap_or(BASE_CREATED_OPS),
            list_items: limits.list_items.unwrap_or(BASE_LIST_ITEMS),
            matcher_steps: limits.matcher_steps.unwrap_or(BASE_MATCHER_STEPS),
            reached: None,
            untold: Vec::new(),
            untold_count: 0,
        }
    }

    /// One of `parts` equal parts of what is left. Who spends no more than that each have together spent no
    /// more than this, whoever comes first.
    #[must_use]
    pub fn share(&self, parts: u64) -> Self {
        Self {
            rewrites: self.rewrites / parts,
            created_ops: self.created_ops / parts,
            list_items: self.list_items / parts,
            matcher_steps: self.matcher_steps / parts,
            ..Self::unlimited()
        }
    }

    /// Adds what `ops` more ops are worth, where no fixed limit is set.
    pub fn add_ops(&mut self, limits: &Limits, ops: u64) {
        let add = |left: &mut u64, set: Option<u64>, each: u64| {
            if set.is_none() {
                *left = left.saturating_add(ops.saturating_mul(each));
            }
        };
        if self.reached.is_none() {
            add(&mut self.rewrites, limits.rewrites, REWRITES_PER_OP);
            add(&mut self.created_ops, limits.created_ops, CREATED_OPS_PER_OP);
            add(&mut self.list_items, limits.list_items, LIST_ITEMS_PER_OP);
            add(&mut self.matcher_steps, limits.matcher_steps, MATCHER_STEPS_PER_OP);
        }
    }

    /// Whether the run must end: some limit is reached, or no rewrite is left.
    #[inline]
    #[must_use]
    pub fn is_spent(&self) -> bool {
        self.rewrites == 0
    }

    /// The limit that was reached first.
    #[must_use]
    pub fn reached(&self) -> Option<Limit> {
        match &self.reached {
            Some((limit, _)) => Some(*limit),
            None => self.is_spent().then_some(Limit::Rewrites),
        }
    }

    /// The limit other than that of rewrites that was reached first. Of rewrites it only matters whether one
    /// more is wanted.
    pub(crate) fn reached_by_work(&self) -> Option<Limit> {
        self.reached.as_ref().map(|r| r.0)
    }

    /// The patterns that were at work when a limit was reached, as far as that is not told by what was
    /// rewritten last.
    #[must_use]
    pub fn at_work(&self) -> &[u32] {
        self.reached.as_ref().map_or(&[], |r| &r.1)
    }

    /// A rewrite was done, and as many users were told of it as `told`, which count as list items.
    #[inline]
    pub fn spend_rewrite(&mut self, told: usize) {
        self.rewrites = self.rewrites.saturating_sub(1);
        self.spend_list_items(told);
    }

    /// An op is about to be created; false if none may be.
    #[inline]
    pub fn spend_created_op(&mut self) -> bool {
        match self.created_ops.checked_sub(1) {
            Some(left) => {
                self.created_ops = left;
                true
            }
            None => self.stop(Limit::CreatedOps),
        }
    }

    /// `n` list items are about to be made, or as many users told; false if that is too much.
    #[inline]
    pub fn spend_list_items(&mut self, n: usize) -> bool {
        match self.list_items.checked_sub(n as u64) {
            Some(left) => {
                self.list_items = left;
                true
            }
            None => self.stop(Limit::ListItems),
        }
    }

    /// What constraints could not tell, the first few, and how often that was.
    #[must_use]
    pub fn untold(&self) -> (&[Untold], u64) {
        (&self.untold, self.untold_count)
    }

    /// A constraint could not tell something. Each reason is kept once.
    #[cold]
    pub(crate) fn cannot_tell(&mut self, why: &'static str, patterns: impl FnOnce() -> Vec<String>) {
        self.untold_count += 1;
        if self.untold.len() < KEPT_UNTOLD && self.untold.iter().all(|u| u.why != why) {
            self.untold.push(Untold { why, patterns: patterns() });
        }
    }

    /// Matching is about to go through `n` users, or to do as much work in a constraint; false if that is too
    /// much.
    #[inline]
    pub fn spend_matcher_steps(&mut self, n: usize) -> bool {
        match self.matcher_steps.checked_sub(n as u64) {
            Some(left) => {
                self.matcher_steps = left;
                true
            }
            None => self.stop(Limit::MatcherSteps),
        }
    }

    /// Tells which patterns were at work when a limit was reached, unless that has been told.
    #[cold]
    pub(crate) fn blame(&mut self, patterns: impl Iterator<Item = u32>) {
        if let Some((_, at_work)) = self.reached.as_mut().filter(|r| r.1.is_empty()) {
            at_work.extend(patterns);
        }
    }

    /// The rewrite of a pattern is not valid: nothing more is done.
    #[cold]
    pub(crate) fn stop_at_invalid(&mut self, pattern: u32) {
        self.stop(Limit::ValidRewrites);
        self.blame(std::iter::once(pattern));
    }

    #[cold]
    fn stop(&mut self, limit: Limit) -> bool {
        self.reached.get_or_insert((limit, Vec::new()));
        self.rewrites = 0;
        false
    }
}

/// What the machines of a run share: what may still be spent, and who watches.
#[derive(Clone, Debug)]
pub struct Session<P = ()> {
    /// What is left.
    pub budget: Budget,
    /// Who watches the matcher.
    pub probe: P,
}

impl<P> Session<P> {
    /// Without limits, watched by `probe`.
    #[must_use]
    pub fn new(probe: P) -> Self {
        Self { budget: Budget::unlimited(), probe }
    }
}
