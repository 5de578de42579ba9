//! Patterns written in Rust and compiled ones, applied together.

use super::pattern::RewritePattern;
use super::set::{Candidate, LinkedPatterns};
use crate::applicator::PatternApplicator;
use crate::host::HostMut;
use crate::limits::Budget;
use crate::linked_set::{LinkedSet, MatchResult, MatcherSet};
use crate::listener::RewriteListener;
use crate::outcome::Outcome;
use crate::probe::Probe;
use crate::rewriter::{Edit, RewriteLog, Rewriter};
use std::sync::Arc;

/// Applies all patterns of a [`LinkedSet`], those written in Rust among them.
///
/// At an operation the patterns that can be tried are taken by their benefit, the highest first. Of equal
/// ones a pattern in Rust for operations of this name, or with an interface, comes first, then one in Rust
/// for any operation, then the compiled ones; among each of these, the one that was added first. In the
/// numbering of the set, compiled patterns come first.
///
/// A pattern in Rust begins before it is known whether it matches, so a listener hears of each that is tried;
/// [`Outcome::NoMatch`] ends one that does not match.
#[derive(Debug)]
pub struct MixedMatcher<H: HostMut, P = ()> {
    compiled: MatcherSet<H, P>,
    rust: Option<Arc<LinkedPatterns<H>>>,
    /// The number of the first pattern in Rust.
    first: u32,
    /// By kind of operation: what can be tried in Rust; `None` where nobody has asked.
    candidates: Vec<Option<Box<[Candidate]>>>,
    log: RewriteLog<H>,
    /// The pattern in Rust that was at work when a limit was reached.
    stopped: Option<u32>,
}

impl<H: HostMut> MixedMatcher<H> {
    /// For this set, with nothing that watches and no limits.
    #[must_use]
    pub fn new(set: LinkedSet<H>) -> Self {
        Self::with_probe(set, ())
    }
}

impl<H: HostMut, P: Probe<H>> MixedMatcher<H, P> {
    /// For this set; `probe` watches the matching of compiled patterns. Without limits.
    #[must_use]
    pub fn with_probe(set: LinkedSet<H>, probe: P) -> Self {
        Self {
            rust: set.rust.clone(),
            first: set.compiled_count() as u32,
            compiled: MatcherSet::with_probe(set, probe),
            candidates: Vec::new(),
            log: RewriteLog::new(),
            stopped: None,
        }
    }

    /// Candidate `i` for operations of this kind.
    fn candidate(&mut self, host: &H, kind: u32, i: usize) -> Option<Candidate> {
        match self.candidates.get(kind as usize) {
            Some(Some(list)) => list.get(i).copied(),
            _ => self.ask(host, kind).get(i).copied(),
        }
    }

    #[cold]
    fn ask(&mut self, host: &H, kind: u32) -> &[Candidate] {
        if self.candidates.len() <= kind as usize {
            self.candidates.resize(kind as usize + 1, None);
        }
        let name = host.kind_name(kind);
        let list = self.rust.iter().flat_map(|rust| rust.at(host, name)).collect();
        self.candidates[kind as usize].insert(list)
    }

    /// Tries a pattern in Rust.
    fn try_rust<L: RewriteListener<H>>(
        &mut self,
        host: &mut H,
        listener: &mut L,
        root: H::Op,
        number: u32,
    ) -> Outcome {
        let Some(pattern) = self.rust.as_ref().and_then(|rust| rust.get(number)) else {
            return Outcome::NoMatch;
        };
        host.begin_rewrite(root, &[root]);
        self.log.clear();
        let budget = self.compiled.budget();
        let outcome = run(pattern, host, listener, &mut self.log, budget, root);
        if budget.is_spent() {
            self.stopped = Some(self.first + number);
        }
        outcome
    }
}

/// Runs a pattern, and makes an end of what it began.
fn run<H: HostMut, L: RewriteListener<H>>(
    pattern: &dyn RewritePattern<H>,
    host: &mut H,
    listener: &mut L,
    log: &mut RewriteLog<H>,
    budget: &mut Budget,
    root: H::Op,
) -> Outcome {
    let matched = {
        let mut rewriter: Rewriter<'_, H> = Edit { host, listener, log, budget };
        pattern.match_and_rewrite(root, &mut rewriter)
    };
    let mut edit = Edit { host, listener, log, budget };
    match matched {
        // Most that are tried.
        Err(why) if edit.log.is_empty() => {
            listener.match_failed(host, &why.reason);
            Outcome::NoMatch
        }
        Err(why) => match edit.end_failed(why.reason.into_owned().into()) {
            // To match is not to be able to rewrite.
            Outcome::Failed(why) if !why.refused => {
                listener.match_failed(host, &why.text);
                Outcome::NoMatch
            }
            outcome => outcome,
        },
        Ok(()) if !edit.log.changed && edit.log.created.is_empty() => {
            Outcome::Failed("it says that it has rewritten, but nothing has changed".into())
        }
        Ok(()) => match edit.finish() {
            None => Outcome::Done,
            Some(op) => {
                let op = edit.host.describe(op);
                Outcome::Broken(format!("{op} is erased but still used; it was kept").into())
            }
        },
    }
}

impl<H: HostMut, P: Probe<H>> PatternApplicator<H> for MixedMatcher<H, P> {
    type Patterns = LinkedSet<H>;

    fn patterns(&self) -> LinkedSet<H> {
        self.compiled.patterns()
    }

    fn budget(&mut self) -> &mut Budget {
        self.compiled.budget()
    }

    fn apply<L: RewriteListener<H>>(&mut self, host: &mut H, listener: &mut L, root: H::Op) -> bool {
        let kind = host.op_kind(root);
        // The best compiled pattern, once it is asked for; what it captured stays until the next is.
        let mut found: Option<Option<MatchResult>> = None;
        let (mut tried, mut again) = (0, false);
        loop {
            let rust = self.candidate(host, kind, tried);
            let best = *found.get_or_insert_with(|| self.compiled.first_candidate(host, root));
            if self.compiled.budget().is_spent() {
                return false;
            }
            let rust = match (rust, best) {
                (None, None) => return false,
                (Some(rust), Some(best)) => (rust.benefit >= self.compiled.benefit(best)).then_some(rust),
                (rust, None) => rust,
                (None, Some(_)) => None,
            };
            if let (None, Some(best)) = (rust, best)
                && self.compiled.is_left_out(best)
            {
                found = Some(self.compiled.next_candidate(host, root, best, again));
                again = true;
                continue;
            }
            let (number, outcome) = match (rust, best) {
                (Some(rust), _) => {
                    tried += 1;
                    let number = self.first + rust.number;
                    listener.pattern_begin(host, number, root);
                    (number, self.try_rust(host, listener, root, rust.number))
                }
                (None, Some(best)) => {
                    listener.pattern_begin(host, best.pattern(), root);
                    (best.pattern(), self.compiled.rewrite(host, listener, root, best))
                }
                (None, None) => return false,
            };
            listener.pattern_end(host, number, &outcome);
            if matches!(outcome, Outcome::Done | Outcome::Broken(_)) {
                return true;
            }
            if self.compiled.budget().is_spent() {
                return false;
            }
            if let (None, Some(best)) = (rust, best) {
                found = Some(self.compiled.next_candidate(host, root, best, again));
                again = true;
            }
        }
    }

    fn blamed(&self) -> Vec<u32> {
        self.stopped.map_or_else(|| self.compiled.blamed(), |pattern| vec![pattern])
    }
}
