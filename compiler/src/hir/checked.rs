//! A [`Hir`] of which it is known that nothing was reported about it: what lowering takes.
use super::Hir;

/// A program without errors: it has no error nodes, and all names and types in it are known.
#[derive(Clone, Copy, Debug)]
pub struct CheckedHir<'h, 'a>(&'h Hir<'a>);

/// The program has errors, which were reported while it was parsed and analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the program has errors")]
pub struct HasErrors;

impl<'a> Hir<'a> {
    /// The program as something that can be compiled.
    ///
    /// # Errors
    /// If an error was reported about the program, by the parser, by what loaded its includes, or by the
    /// analysis.
    pub fn checked(&self) -> Result<CheckedHir<'_, 'a>, HasErrors> {
        if self.sound { Ok(CheckedHir(self)) } else { Err(HasErrors) }
    }
}

impl<'h, 'a> CheckedHir<'h, 'a> {
    /// The program, for as long as it lives.
    #[must_use]
    pub fn get(self) -> &'h Hir<'a> {
        self.0
    }
}

impl<'a> std::ops::Deref for CheckedHir<'_, 'a> {
    type Target = Hir<'a>;

    fn deref(&self) -> &Hir<'a> {
        self.0
    }
}
