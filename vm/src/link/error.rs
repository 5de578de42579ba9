//! Why a program cannot be linked.

use crate::error::HostError;
use pdll_bytecode::{Pattern, Program};
use std::fmt;
use thiserror::Error;

/// A place in the source of a program.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SourcePlace {
    /// The file, as it was called when it was compiled.
    pub file: String,
    /// From 1.
    pub line: u32,
    /// In bytes, from 1.
    pub column: u32,
}

impl fmt::Display for SourcePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// Why a program cannot be linked, and where in its source that is asked for. The display form begins with
/// the first of these places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkError {
    /// What is wrong.
    pub fault: LinkFault,
    /// Where patterns ask for what is missing, in the order of the source. None if the program has no debug
    /// section.
    pub places: Vec<SourcePlace>,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.places.first().map_or(Ok(()), |place| write!(f, "{place}: "))?;
        self.fault.fmt(f)
    }
}

impl std::error::Error for LinkError {}

impl From<LinkFault> for LinkError {
    fn from(fault: LinkFault) -> Self {
        Self { fault, places: Vec::new() }
    }
}

/// What is wrong with a program for a host. Each says what it is, and [`LinkFault::help`] what to do;
/// patterns are those that need what is missing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkFault {
    /// The host cannot create ops of a name.
    #[error("cannot create operations '{name}': {why}")]
    Operation {
        /// The name.
        name: String,
        /// What the host says.
        why: HostError,
    },
    /// A pattern in Rust is rooted by an interface, and the host knows of none.
    #[error("interface '{name}': {why}")]
    Interface {
        /// The name.
        name: String,
        /// What the host says.
        why: HostError,
    },
    /// The host has no attributes of a name.
    #[error("attribute name '{name}': {why}")]
    AttrName {
        /// The name.
        name: String,
        /// What the host says.
        why: HostError,
    },
    /// The host cannot read an attribute.
    #[error("attribute `{text}` cannot be read: {why}")]
    Attr {
        /// The attribute.
        text: String,
        /// What the host says.
        why: HostError,
    },
    /// The host cannot read a type.
    #[error("type `{text}` cannot be read: {why}")]
    Type {
        /// The type.
        text: String,
        /// What the host says.
        why: HostError,
    },
    /// A switch tells constants apart that are the same to the host.
    #[error("`{0}` and `{1}` are the same here")]
    SameConstants(String, String),
    /// A native function is not registered, or with another signature.
    #[error("{complaint}{}", needed_by(.patterns))]
    Native {
        /// What is wrong with it.
        complaint: String,
        /// Who calls it.
        patterns: Vec<String>,
    },
    /// The result types of ops that are created are not given, and nothing can tell them.
    #[error(
        "the result types of '{name}' cannot be inferred: {why}{}",
        needed_by(.patterns)
    )]
    Inference {
        /// The name of the ops.
        name: String,
        /// Why not.
        why: HostError,
        /// Who creates them.
        patterns: Vec<String>,
    },
    /// The host lacks what a program needs.
    #[error("this host cannot {feature}{}", needed_by(.patterns))]
    Feature {
        /// What it cannot do.
        feature: &'static str,
        /// Who needs it.
        patterns: Vec<String>,
    },
}

impl LinkFault {
    /// What to do about it, where that is not for the host to say.
    #[must_use]
    pub fn help(&self) -> Option<&'static str> {
        Some(match self {
            Self::Operation { .. }
            | Self::Interface { .. }
            | Self::AttrName { .. }
            | Self::Feature { .. } => return None,
            Self::Attr { .. } | Self::Type { .. } => {
                "write it as this host does, and compile the patterns again"
            }
            Self::SameConstants(..) => "write both in the same way",
            Self::Native { .. } => "register it by this name and with this signature where the patterns run",
            Self::Inference { .. } => "give them as `-> (type)`, or register `natives.infer`",
        })
    }
}

/// Patterns that are named in a message.
const NAMED: usize = 3;

fn needed_by(patterns: &[String]) -> String {
    let Some(shown) = patterns.chunks(NAMED).next() else { return String::new() };
    let more = match patterns.len() - shown.len() {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    format!(" (needed by {}{more})", shown.join(", "))
}

/// What to call a pattern: its name, or where it was written.
pub(super) fn title(program: &Program, p: &Pattern) -> String {
    match program.files.get(p.place.file as usize) {
        _ if !p.name.is_empty() => p.name.to_string(),
        Some(file) if p.place.line != 0 => format!("{file}:{}:{}", p.place.line, p.place.column),
        _ => "<anonymous>".into(),
    }
}

/// A pattern in a sentence.
pub(super) fn mention(program: &Program, p: &Pattern) -> String {
    if !p.name.is_empty() {
        return format!("'{}'", p.name);
    }
    format!("the pattern at {}", title(program, p))
}
