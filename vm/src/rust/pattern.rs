//! What a pattern written in Rust is.

use crate::error::{HostError, RewriteError};
use crate::host::{Host, HostMut};
use crate::rewriter::Rewriter;
use std::borrow::Cow;

/// The operations that a pattern is tried at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Root {
    /// Those of this name.
    Op(String),
    /// Those that have the interface of this name, as its C++ class is called: `FunctionOpInterface`.
    Interface(String),
    /// Every operation, whatever its name.
    Any,
}

impl From<&str> for Root {
    fn from(name: &str) -> Self {
        Root::Op(name.into())
    }
}

impl From<String> for Root {
    fn from(name: String) -> Self {
        Root::Op(name)
    }
}

/// Why a pattern does not match, if it says so. [`crate::Edit::no_match`] makes one whose words are only put
/// together if somebody hears them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NoMatch {
    /// The reason, for who traces a run; empty if there is none.
    pub reason: Cow<'static, str>,
}

impl From<&'static str> for NoMatch {
    fn from(reason: &'static str) -> Self {
        Self { reason: reason.into() }
    }
}

impl From<String> for NoMatch {
    fn from(reason: String) -> Self {
        Self { reason: reason.into() }
    }
}

impl From<RewriteError> for NoMatch {
    fn from(error: RewriteError) -> Self {
        error.to_string().into()
    }
}

impl From<HostError> for NoMatch {
    fn from(error: HostError) -> Self {
        error.to_string().into()
    }
}

/// What a pattern says of an operation: it has rewritten it, or it does not match.
pub type Matched = Result<(), NoMatch>;

/// A pattern written in Rust, which matches and rewrites in one.
pub trait RewritePattern<H: Host>: Send + Sync {
    /// What it is called in reports.
    fn name(&self) -> &str;
    /// What it can be enabled and disabled by, beside its name. None unless it says otherwise.
    fn labels(&self) -> &[String] {
        &[]
    }
    /// Where it is tried. Asked for when a set is linked.
    fn root(&self) -> Root;
    /// Of all patterns that can be tried at an operation, those of higher benefit are tried first; see
    /// [`crate::MixedMatcher`] for equal ones. Asked for when a set is linked.
    fn benefit(&self) -> u16;
    /// Rewrites `op`, or says that it does not match. All changes go through `rewriter`. New operations are
    /// placed before `op`.
    ///
    /// # Errors
    /// It does not match. If it has created operations by then, they are erased again; if it has changed
    /// others, that stays, and the run reports it as a rewrite that was done in part.
    fn match_and_rewrite(&self, op: H::Op, rewriter: &mut Rewriter<'_, H>) -> Matched;
}

/// A closure as a pattern.
pub(crate) struct FnPattern<F> {
    pub(crate) root: Root,
    pub(crate) benefit: u16,
    pub(crate) function: F,
}

impl<H, F> RewritePattern<H> for FnPattern<F>
where
    H: HostMut,
    F: Fn(H::Op, &mut Rewriter<'_, H>) -> Matched + Send + Sync,
{
    fn name(&self) -> &str {
        std::any::type_name::<F>()
    }
    fn root(&self) -> Root {
        self.root.clone()
    }
    fn benefit(&self) -> u16 {
        self.benefit
    }
    fn match_and_rewrite(&self, op: H::Op, rewriter: &mut Rewriter<'_, H>) -> Matched {
        (self.function)(op, rewriter)
    }
}
