//! What drivers drive: anything that applies patterns at an op.

use crate::host::HostMut;
use crate::limits::Budget;
use crate::listener::RewriteListener;

/// What is known of a set of patterns before any op is seen. Patterns are numbered from 0.
pub trait Patterns<H: HostMut> {
    /// How many there are.
    fn pattern_count(&self) -> usize;
    /// What to call a pattern: its name, or `FILE:LINE:COL` where it was written if it has none.
    fn pattern_title(&self, pattern: u32) -> &str;
    /// Whether any pattern can match ops of this kind. Ops that none can are not put on worklists.
    fn can_match(&self, host: &H, kind: u32) -> bool;
    /// How many levels of operands below its root a pattern looks at most, the root being level 0; `None` if
    /// any looks elsewhere (users, natives, types). Drivers need not go through all ops again if nothing else
    /// can have changed.
    fn reach(&self) -> Option<u32>;
    /// Whether rewrites can change IR that is neither matched nor created, as native functions may. What
    /// encloses a change is then tried again.
    fn rewrites_anywhere(&self) -> bool;
}

/// Applies patterns: the best that matches an op, or the next best whose rewrite does not fail.
///
/// Compiled programs are applied by [`crate::MatcherSet`]; patterns written in Rust, or both together, by
/// one's own.
pub trait PatternApplicator<H: HostMut> {
    /// What it applies; a cheap handle.
    type Patterns: Patterns<H> + Clone;
    /// What it applies.
    fn patterns(&self) -> Self::Patterns;
    /// What may still be spent. Drivers fill it before a run and stop when it is spent.
    fn budget(&mut self) -> &mut Budget;
    /// Tries patterns at `root`, best first, until a rewrite is done or broken off half-way; whether one was.
    /// `listener` hears [`RewriteListener::pattern_begin`] and [`RewriteListener::pattern_end`] of each that
    /// is tried after matching, and all changes between.
    fn apply<L: RewriteListener<H>>(&mut self, host: &mut H, listener: &mut L, root: H::Op) -> bool;
    /// The same where the caller has asked for the kind of `root`.
    #[inline(always)]
    fn apply_to<L: RewriteListener<H>>(
        &mut self,
        host: &mut H,
        listener: &mut L,
        root: H::Op,
        _kind: u32,
    ) -> bool {
        self.apply(host, listener, root)
    }
    /// The patterns that were at work when a limit was reached, if the budget knows.
    fn blamed(&self) -> Vec<u32> {
        Vec::new()
    }
}
