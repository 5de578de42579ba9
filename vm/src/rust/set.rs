//! Patterns written in Rust as a set: those that there are, and those that can be tried at an operation.

use super::pattern::{FnPattern, Matched, RewritePattern, Root};
use crate::filter::Filter;
use crate::host::{HostMut, InterfaceSym, Link, OpSym};
use crate::link::{LinkError, LinkFault};
use crate::rewriter::Rewriter;
use std::fmt;
use std::sync::Arc;

/// Patterns written in Rust, in the order in which they win ties. A clone shares them.
pub struct RustPatterns<H: Link> {
    list: Vec<Arc<dyn RewritePattern<H>>>,
}

impl<H: Link> Clone for RustPatterns<H> {
    fn clone(&self) -> Self {
        Self { list: self.list.clone() }
    }
}

impl<H: Link> Default for RustPatterns<H> {
    fn default() -> Self {
        Self { list: Vec::new() }
    }
}

impl<H: Link> fmt::Debug for RustPatterns<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.list.iter().map(|p| p.name())).finish()
    }
}

impl<H: HostMut> RustPatterns<H> {
    /// A set without patterns.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a pattern.
    pub fn add(&mut self, pattern: impl RewritePattern<H> + 'static) -> &mut Self {
        self.list.push(Arc::new(pattern));
        self
    }

    /// Adds a closure as a pattern, tried at operations of the name `root`, or as [`Root`] says. In reports
    /// it is called as Rust calls it.
    pub fn add_fn<F>(&mut self, root: impl Into<Root>, benefit: u16, function: F) -> &mut Self
    where
        F: Fn(H::Op, &mut Rewriter<'_, H>) -> Matched + Send + Sync + 'static,
    {
        self.add(FnPattern { root: root.into(), benefit, function })
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Looks up the names of roots.
    ///
    /// # Errors
    /// A name that the host refuses.
    pub(crate) fn link(&self, host: &mut H) -> Result<LinkedPatterns<H>, Vec<LinkError>> {
        let (mut errors, mut order) = (Vec::new(), Vec::new());
        for (number, pattern) in (0..).zip(&self.list) {
            let root = match pattern.root() {
                Root::Any => Ok(At::Any),
                Root::Op(name) => match host.link_op(&name, false) {
                    Ok(sym) => Ok(At::Op(sym)),
                    Err(why) => Err(LinkFault::Operation { name, why }),
                },
                Root::Interface(name) => match host.link_interface(&name) {
                    Ok(sym) => Ok(At::Interface(sym)),
                    Err(why) => Err(LinkFault::Interface { name, why }),
                },
            };
            match root {
                Ok(root) => order.push(Candidate { number, benefit: pattern.benefit().into(), root }),
                Err(fault) => errors.push(fault.into()),
            }
        }
        sort(&mut order);
        if errors.is_empty() { Ok(LinkedPatterns { list: self.list.clone(), order }) } else { Err(errors) }
    }
}

/// By benefit. Of equal ones those for any operation come last, and then those that were added first first.
fn sort(order: &mut [Candidate]) {
    order.sort_by_key(|c| (std::cmp::Reverse(c.benefit), c.root == At::Any, c.number));
}

/// Where a pattern may be tried, in the numbers of the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    Op(OpSym),
    Interface(InterfaceSym),
    Any,
}

/// A pattern that may be tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    /// Which one.
    pub(crate) number: u32,
    pub(crate) benefit: u32,
    root: At,
}

/// Patterns whose roots have been looked up.
pub(crate) struct LinkedPatterns<H: Link> {
    list: Vec<Arc<dyn RewritePattern<H>>>,
    /// All, in the order in which they are tried.
    order: Vec<Candidate>,
}

impl<H: Link> fmt::Debug for LinkedPatterns<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.list.iter().map(|p| p.name())).finish()
    }
}

impl<H: Link> LinkedPatterns<H> {
    /// Without those that a filter leaves out.
    pub(crate) fn filtered(&self, filter: &Filter) -> Self {
        let stays = |candidate: &&Candidate| {
            self.get(candidate.number).is_some_and(|p| filter.lets_through(p.name(), p.labels()))
        };
        Self { list: self.list.clone(), order: self.order.iter().filter(stays).copied().collect() }
    }

    /// By the benefits that a cost model gives; without those that it gives none.
    pub(crate) fn by_cost(
        &self,
        mut benefit: impl FnMut(&dyn RewritePattern<H>, Candidate) -> Option<u32>,
    ) -> Self {
        let mut order = Vec::new();
        for &candidate in &self.order {
            if let Some(benefit) = self.get(candidate.number).and_then(|p| benefit(p, candidate)) {
                order.push(Candidate { benefit, ..candidate });
            }
        }
        sort(&mut order);
        Self { list: self.list.clone(), order }
    }

    /// The benefit of a pattern that takes part.
    pub(crate) fn benefit(&self, number: u32) -> Option<u32> {
        self.order.iter().find(|candidate| candidate.number == number).map(|candidate| candidate.benefit)
    }

    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    pub(crate) fn get(&self, number: u32) -> Option<&dyn RewritePattern<H>> {
        self.list.get(number as usize).map(|p| &**p)
    }

    /// Those that can be tried at operations of a name, in order.
    pub(crate) fn at(&self, host: &H, name: OpSym) -> impl Iterator<Item = Candidate> {
        self.order.iter().copied().filter(move |candidate| match candidate.root {
            At::Op(root) => root == name,
            At::Interface(interface) => host.has_interface(name, interface),
            At::Any => true,
        })
    }
}
