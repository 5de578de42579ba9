//! The instructions of a program, one after the other.

use crate::isa::{DecodeError, Inst, length_at};
use crate::program::Program;

/// The instructions of a code and the word that each starts at. Ends with the code, or where it holds no
/// instruction.
#[derive(Clone, Debug)]
pub struct Insts<'a> {
    code: &'a [u32],
    at: usize,
    fault: Option<DecodeError>,
}

impl<'a> Insts<'a> {
    /// Those of `code` from the word `at` on, which must be the start of one.
    #[must_use]
    pub fn new(code: &'a [u32], at: usize) -> Self {
        Self { code, at, fault: None }
    }

    /// The word that comes next: after the last instruction that was taken.
    #[must_use]
    pub fn position(&self) -> usize {
        self.at
    }

    /// Why they ended before the code did. Never so in a verified program.
    #[must_use]
    pub fn fault(&self) -> Option<DecodeError> {
        self.fault
    }
}

impl Iterator for Insts<'_> {
    type Item = (usize, Inst);

    fn next(&mut self) -> Option<(usize, Inst)> {
        let words = self.code.get(self.at..).filter(|words| !words.is_empty())?;
        match Inst::decode(words) {
            Ok((inst, len)) => {
                let at = self.at;
                self.at += len;
                Some((at, inst))
            }
            Err(fault) => {
                self.fault = Some(fault);
                None
            }
        }
    }
}

impl Program {
    /// All instructions.
    #[must_use]
    pub fn insts(&self) -> Insts<'_> {
        self.insts_from(1)
    }

    /// The instructions from the word `at` on, which must be the start of one.
    #[must_use]
    pub fn insts_from(&self, at: u32) -> Insts<'_> {
        Insts::new(&self.code, at as usize)
    }

    /// The words that instructions start at, from the word `at` on, which must be one: for those who read the
    /// code as it lies there. Ends with the code, or at a word that no instruction starts with.
    pub fn positions_from(&self, at: u32) -> impl Iterator<Item = usize> + '_ {
        let (code, mut next) = (&self.code[..], at as usize);
        std::iter::from_fn(move || {
            let (at, len) = (next, length_at(code, next));
            next += len;
            (len != 0).then_some(at)
        })
    }
}
