//! Custom forms of operations: how an op of a registered name is read and printed other than in generic form.

use crate::context::Context;
use crate::entity::{Name, Type};
use crate::op_view::OpView;
pub use crate::text::{Failed, OpParser, OpPrinter, Parsed};
use std::sync::Arc;

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

/// Names of the results and block arguments of an op in printed text (MLIR's `OpAsmOpInterface`), in an
/// [`crate::OpInfo`]. What is not named is numbered. Generic form numbers everything.
pub trait AsmNames: Send + Sync {
    /// One that names the ops of one text, in which nothing changes meanwhile: it may remember what it found
    /// out. `None`: this one remembers nothing.
    fn for_text(&self) -> Option<Arc<dyn AsmNames>> {
        None
    }

    /// Calls `name` with the index of each result that has a name, and the name: `c0` for `%c0`. A result
    /// other than the first that is named starts a group of its own; an empty name starts a group that is
    /// numbered.
    fn result_names(&self, op: OpView<'_>, name: &mut dyn FnMut(usize, &str)) {
        let _ = (op, name);
    }

    /// Calls `name` with the index of each argument of the first block of region `region` that has a name,
    /// and the name.
    fn argument_names(&self, op: OpView<'_>, region: usize, name: &mut dyn FnMut(usize, &str)) {
        let _ = (op, region, name);
    }
}

/// How types and attributes of a dialect are written ([`crate::Context::add_symbols`]). The IR keeps them as
/// text; who knows a form says how MLIR prints what was written in one of several ways.
pub trait SymbolSyntax: Send + Sync {
    /// Reads what follows the mnemonic of a type or attribute to its end; gives all that is printed after
    /// the dialect and its `.`. `None`: it is not known how this one is written, and nothing was read. An
    /// error refuses the text.
    fn parse(
        &self,
        parser: &mut OpParser<'_, '_, '_>,
        mnemonic: &[u8],
        is_type: bool,
    ) -> Option<Parsed<Name>>;

    /// What is printed after the dialect and its `.` for an attribute of which the type is known, where that
    /// follows from the type; `data` is what [`Self::parse`] gave. An error says why there is no such
    /// attribute.
    fn of_type(&self, ctx: &mut Context, data: &str, ty: Type) -> Option<Result<String, String>> {
        let _ = (ctx, data, ty);
        None
    }

    /// Why a tensor of so many dimensions cannot have this attribute, of which `data` is the text, as its
    /// encoding, if it cannot.
    fn misfit(&self, ctx: &mut Context, data: &str, rank: usize, element: Type) -> Option<String> {
        let _ = (ctx, data, rank, element);
        None
    }

    /// Whether a type may be the element of a vector, or of a memref.
    fn is_element(&self, data: &[u8], of_vector: bool) -> bool {
        let _ = (data, of_vector);
        true
    }

    /// What is printed after the dialect and its `.` for one that has no form, where that differs in nothing
    /// but blanks from what is written.
    fn tidy(&self, data: &str, is_type: bool) -> Option<String>;

    /// Under which name printed text has one on a line of its own before the module, if it has
    /// (`di_file` for `#di_file = #llvm.di_file<..>`). `data` is what is printed after the dialect and its
    /// `.`.
    fn alias(&self, data: &[u8], is_type: bool) -> Option<&str> {
        let _ = (data, is_type);
        None
    }
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
        (self.parse)(parser)?;
        parser.drop_misfits();
        Ok(())
    }

    fn print(&self, printer: &mut OpPrinter<'_, '_>) -> bool {
        (self.print)(printer)
    }
}
