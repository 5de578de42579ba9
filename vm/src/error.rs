//! Why a host, a native or a step of a rewrite refuses.

use crate::limits::Limit;
use thiserror::Error;

/// Why a host does not do what it is asked for. What it says is the end of a sentence that begins with the
/// name or text at hand.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HostError {
    /// A name that the host does not have, or that it cannot create ops of.
    #[error("{0}")]
    Name(String),
    /// The text is no attribute or type.
    #[error("{0}")]
    Constant(String),
    /// The op cannot be created, or not be changed in this way.
    #[error("{0}")]
    Op(String),
    /// What a program says of a constraint or an op cannot be evaluated.
    #[error("{0}")]
    Definition(String),
    /// The host can never do this.
    #[error("this host does not {0}")]
    Unsupported(&'static str),
}

/// Why a native function did not do its work.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NativeError {
    /// The constraint does not hold, or the rewrite says no without a reason.
    #[error("")]
    Declined,
    /// The function says why.
    #[error("{0}")]
    Reason(String),
    /// It cannot tell what it is asked for, which a run reports: why, as a sentence.
    #[error("{0}")]
    Unknown(&'static str),
    /// An argument is null.
    #[error("argument {0} is missing")]
    MissingArgument(usize),
}

impl From<&str> for NativeError {
    fn from(why: &str) -> Self {
        why.to_string().into()
    }
}

impl From<String> for NativeError {
    fn from(why: String) -> Self {
        if why.is_empty() { Self::Declined } else { Self::Reason(why) }
    }
}

/// Why a change of IR was not made. Nothing has changed, unless it says so.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RewriteError {
    /// What is replaced has gone.
    #[error("an op is replaced that is not there any more")]
    ReplacedGone,
    /// What it is replaced by has gone.
    #[error("an op is replaced by one that is not there any more")]
    ReplacementGone,
    /// What is erased has gone.
    #[error("an op is erased that is not there any more")]
    ErasedGone,
    /// Used results without a value that replaces them.
    #[error("{op} has {results} results but is replaced by {values} values")]
    TooFewValues {
        /// The op, as [`crate::Host::describe`] calls it.
        op: String,
        /// How many results it has.
        results: u32,
        /// How many values there are.
        values: usize,
    },
    /// A result would be used in place of itself.
    #[error("{0} is replaced by its own result")]
    OwnResult(String),
    /// An op in no block.
    #[error("an op is not in a block")]
    NoBlock,
    /// A block is inlined with too few or too many values for its arguments.
    #[error("a block with {arguments} arguments is inlined with {values} values")]
    Arguments {
        /// How many arguments it has.
        arguments: usize,
        /// How many values there are.
        values: usize,
    },
    /// A block would be moved into itself.
    #[error("a block is inlined into itself")]
    IntoItself,
    /// A block would be erased although it is needed.
    #[error("a block is erased of which a value is used outside")]
    UsedOutside,
    /// A limit of the run is reached.
    #[error("the limit of {0} is reached")]
    Limit(Limit),
    /// The host refuses.
    #[error(transparent)]
    Host(#[from] HostError),
}

impl From<RewriteError> for NativeError {
    fn from(error: RewriteError) -> Self {
        Self::Reason(error.to_string())
    }
}

/// So that natives whose errors are text can use `?`.
impl From<RewriteError> for String {
    fn from(error: RewriteError) -> Self {
        error.to_string()
    }
}
