//! Custom forms of operations: how an op of a registered name is read and printed other than in generic form.

pub use crate::text::{Failed, OpParser, OpPrinter, Parsed};

/// The custom form of an op, in an [`crate::OpInfo`]. A form that is given by data (a compiled
/// `assemblyFormat`) is a type of its own that implements this; one that is written by hand is a pair of
/// [`SyntaxFunctions`].
pub trait CustomSyntax: Send + Sync {
    /// Reads what follows the op's name (but not the location at its end) and tells the parser what the op
    /// has.
    fn parse(&self, parser: &mut OpParser<'_, '_, '_>) -> Parsed<()>;

    /// Prints the op's name and what follows it (but not results before it, and not the location). `false`:
    /// this op cannot be written in this form, and nothing has been printed; it is then printed in generic
    /// form.
    fn print(&self, printer: &mut OpPrinter<'_, '_>) -> bool;
}

/// A custom form that two functions know.
#[derive(Clone, Copy)]
pub struct SyntaxFunctions {
    /// [`CustomSyntax::parse`].
    pub parse: fn(&mut OpParser<'_, '_, '_>) -> Parsed<()>,
    /// [`CustomSyntax::print`].
    pub print: fn(&mut OpPrinter<'_, '_>) -> bool,
}

impl CustomSyntax for SyntaxFunctions {
    fn parse(&self, parser: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
        (self.parse)(parser)
    }

    fn print(&self, printer: &mut OpPrinter<'_, '_>) -> bool {
        (self.print)(printer)
    }
}
