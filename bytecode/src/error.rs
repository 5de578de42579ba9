//! Why bytes, or a program, cannot be run.

use crate::format::{OLDEST_VERSION, VERSION};
use thiserror::Error;

/// What to do about a file that cannot be read.
const COMPILE_AGAIN: &str = "compile the patterns again";

/// Why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("section '{section}', offset {offset}: {fault}")]
pub struct FormatError {
    /// The section that it was found in; "header" before the first.
    pub section: &'static str,
    /// Byte offset in the file; of an error in the program itself, the end of the file.
    pub offset: usize,
    /// What is wrong.
    pub fault: FormatFault,
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FormatFault {
    /// It begins otherwise.
    #[error("this is not a bytecode file")]
    NotBytecode,
    /// It was written by another version of the tools.
    #[error("the file has version {0}, but this program reads {OLDEST_VERSION} to {VERSION}")]
    Version(u32),
    /// It is not as it was written.
    #[error("the checksum is wrong: the file was cut off or changed")]
    Checksum,
    /// A section is not the one that follows.
    #[error("section {expected} is expected, but this is number {found}")]
    Section {
        /// The number of the one that does.
        expected: u32,
        /// The number of the one that is there.
        found: u32,
    },
    /// Something reaches beyond the end of its section, or the section beyond that of the file.
    #[error("the section ends too early")]
    TooShort,
    /// There is more than belongs there.
    #[error("there are more bytes in the section, or after the last one, than belong there")]
    TooLong,
    /// A list says that it is longer than its section.
    #[error("a list of {0} items does not fit in the section")]
    List(usize),
    /// A text is not UTF-8.
    #[error("a string is not UTF-8")]
    Text,
    /// A word, or what words stand for, is none of those that can be there.
    #[error("there is no {what} with number {word}")]
    Word {
        /// What it should stand for.
        what: &'static str,
        /// The word.
        word: u32,
    },
    /// An expression is of no known form.
    #[error("an expression is of no known form")]
    Expression,
    /// Patterns and their places are not equally many.
    #[error("there is not one place for each pattern")]
    Places,
    /// The program that it holds cannot be run.
    #[error(transparent)]
    Program(#[from] VerifyError),
}

impl FormatError {
    /// What to do about it.
    #[must_use]
    pub fn help(&self) -> &'static str {
        match self.fault {
            FormatFault::NotBytecode => "give a file that `pdllc --emit=bytecode` has made",
            _ => COMPILE_AGAIN,
        }
    }
}

/// Why a program cannot be run. It is damaged, or was made by a faulty compiler.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}{message}", .at.map(|at| format!("instruction at word {at}: ")).unwrap_or_default())]
pub struct VerifyError {
    /// The part of the program that it is about.
    pub section: &'static str,
    /// The word of the code that the instruction is at, if it is about one.
    pub at: Option<usize>,
    /// What is wrong.
    pub message: String,
}
