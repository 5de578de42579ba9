//! What is around a value while it is resolved: operators that bind variables, and class instances.

use crate::intern::Sym;
use crate::value::{FINAL, Flags};
use std::cell::Cell;

/// What holds around the value that is being resolved now.
#[derive(Clone, Copy)]
pub(super) struct ResolveScope<'a> {
    pub(super) inside: Option<&'a Frame<'a>>,
    /// The flags of values that resolving may change.
    pub(super) changing: Flags,
    /// An unset answer does not replace a bit.
    pub(super) keep_unset_bits: bool,
}

/// What the value is a part of, innermost first.
pub(super) struct Frame<'a> {
    pub(super) kind: FrameKind<'a>,
    pub(super) outer: Option<&'a Frame<'a>>,
}

pub(super) enum FrameKind<'a> {
    /// The expression of an operator that binds these variables.
    Bound([Sym; 2]),
    /// The arguments of a class instance: whether a variable was met that is not known.
    Instance(&'a Cell<bool>),
}

impl ResolveScope<'_> {
    pub(super) fn is_final(&self) -> bool {
        self.changing & FINAL != 0
    }

    fn frames(&self) -> impl Iterator<Item = &FrameKind<'_>> {
        std::iter::successors(self.inside, |f| f.outer).map(|f| &f.kind)
    }

    pub(super) fn binds(&self, name: Sym) -> bool {
        self.frames().any(|f| f.binds(name))
    }

    /// A variable (or a provisional name) is not known: class instances get to know, up to the operator
    /// that binds it.
    pub(super) fn note_unknown(&self, name: Option<Sym>) {
        for frame in self.frames().take_while(|f| !name.is_some_and(|n| f.binds(n))) {
            if let FrameKind::Instance(unknown) = frame {
                unknown.set(true);
            }
        }
    }
}

impl FrameKind<'_> {
    fn binds(&self, s: Sym) -> bool {
        matches!(self, FrameKind::Bound(names) if names.contains(&s))
    }
}
