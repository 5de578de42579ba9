//! MLIR text in and out.

mod affine;
mod aliases;
mod attrs;
mod dense;
mod fast;
mod floats;
mod lexer;
mod lists;
mod locs;
mod module;
mod names;
mod numbered;
mod numbering;
mod numbers;
mod op_parser;
mod op_printer;
mod ops;
pub(crate) mod parser;
mod print;
mod print_attrs;
mod print_locs;
mod print_numbers;
mod print_resources;
mod print_threads;
mod print_types;
mod print_users;
mod put_off;
pub(crate) mod recovery;
mod regions;
mod repeat;
mod repeat_print;
mod signature;
mod symbols;
mod types;
mod value_names;
mod values;
mod write;

pub use lexer::Token;
pub use op_parser::{
    AffineValues, BlockBuilder, OpParser, OptionalLocation, Position, RegionArgument, Successor,
    UnresolvedOperand,
};
pub use op_printer::{OpPrinter, RegionForm};
pub use parser::{Failed, Parsed};
pub use print::{PrintOptions, print, print_attr, print_on, print_to, print_type};
pub(crate) use print::{print_attr_exactly, print_loc, print_type_exactly};
pub use print_numbers::{negate_words, print_words};
pub use signature::{Described, SignatureType, WrittenSignature};

use crate::context::Context;
use crate::entity::{Attr, BodyId, Loc, Name, Op, Type};
use crate::ir::Ir;
use crate::loc::MAX_SOURCE;
use crate::threads::thread_count;
use parser::Parser;
use pdll_source::Place;
use pdll_source::diag::{Diagnostic, Diagnostics};
use put_off::PutOff;
use std::num::NonZeroUsize;
use std::ops::Range;

/// The code of diagnostics about text that was read but says what is not valid IR. Those about text that is
/// not well formed have none.
pub const INVALID_IR: &str = "invalid-ir";

/// `{-# ... #-}`: values are kept as printed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Resources {
    pub(crate) dialect: Vec<ResourceSection>,
    pub(crate) external: Vec<ResourceSection>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ResourceSection {
    pub(crate) name: Name,
    pub(crate) entries: Vec<(Name, Vec<u8>)>,
}

/// A file that was read, before it is verified.
struct ParsedModule {
    ir: Ir,
    resources: Resources,
    /// Ops with operands from outside of the isolated op around them.
    crossing: Vec<(BodyId, Op)>,
}

impl From<Ir> for Module {
    /// A module without resources.
    fn from(ir: Ir) -> Self {
        Module { ir, resources: Resources::default() }
    }
}

/// A file that was read and verified.
#[derive(Clone, Debug)]
pub struct Module {
    /// The operations, below a `builtin.module`.
    pub ir: Ir,
    /// Its resources, to print it again with them.
    pub resources: Resources,
}

/// Fills in file, line and column of an error: a span is of the text that begins at `base`.
fn place(ctx: &Context, name: &str, base: u32, error: &mut Diagnostic) {
    if let Place::Span(span) = error.place {
        error.place = position(ctx, Loc(base + span.lo));
    }
    if error.place == Place::Unknown {
        error.place = Place::file(name);
    }
}

/// The first position that a location names.
pub(crate) fn position(ctx: &Context, loc: Loc) -> Place {
    match ctx.first_position(loc) {
        Some((file, line, column)) => Place::position(&*ctx.text(file), line, column),
        None => Place::Unknown,
    }
}

fn too_long(name: &str) -> Diagnostic {
    let message = format!("the texts read into one context are limited to {MAX_SOURCE} bytes together");
    Diagnostic::error(Place::position(name, 1, 1), message)
}

/// A text that locations can be in, to be read in one or several parts.
#[derive(Clone, Copy, Debug)]
pub struct SourceText<'a> {
    name: &'a str,
    text: &'a [u8],
    file: Name,
    base: u32,
}

impl<'a> SourceText<'a> {
    /// Makes the positions of a text known. `name` is the file name for locations.
    ///
    /// # Errors
    /// Too much text has been read into the context.
    pub fn new(ctx: &mut Context, name: &'a str, text: &'a [u8]) -> Result<Self, Diagnostic> {
        let file = ctx.name(name);
        let base = ctx.locs.add_source(file, text).ok_or_else(|| too_long(name))?;
        Ok(SourceText { name, text, file, base })
    }

    /// Reads the part of the text at `range` as a file of its own, as [`parse_module`] does; positions are
    /// those in the whole text. Panics if the range is not in the text.
    ///
    /// # Errors
    /// As [`parse_module`].
    pub fn parse(&self, ctx: &mut Context, range: Range<usize>) -> Result<Module, Diagnostics> {
        self.parse_on(Some(NonZeroUsize::MIN), ctx, range)
    }

    /// [`Self::parse`] on so many threads of rayon's pool ([`thread_count`](crate::thread_count)), where the
    /// text is long and has several functions: the same module, or the same errors.
    ///
    /// # Errors
    /// As there.
    pub fn parse_on(
        &self,
        threads: Option<NonZeroUsize>,
        ctx: &mut Context,
        range: Range<usize>,
    ) -> Result<Module, Diagnostics> {
        let is_long = range.len() >= put_off::MIN_TEXT;
        let threads = if is_long { thread_count(threads) } else { NonZeroUsize::MIN };
        let several = (threads > NonZeroUsize::MIN).then(|| PutOff::new(threads));
        let parsed = several.and_then(|put_off| self.read(ctx, &range, Some(put_off)).ok());
        let (module, mut errors) = match parsed.map_or_else(|| self.read(ctx, &range, None), Ok) {
            Ok(ParsedModule { ir, resources, crossing }) => {
                let errors = crate::verify::verify_with(ctx, &ir, &crossing, Some(threads));
                (Some(Module { ir, resources }), errors)
            }
            Err(errors) => (None, errors),
        };
        match module {
            Some(module) if errors.is_empty() => Ok(module),
            _ => {
                errors.iter_mut().for_each(|error| place(ctx, self.name, self.base, error));
                Err(errors.into_iter().collect())
            }
        }
    }

    /// Reads without verifying.
    fn read(
        &self,
        ctx: &mut Context,
        range: &Range<usize>,
        put_off: Option<PutOff<'a>>,
    ) -> Result<ParsedModule, Vec<Diagnostic>> {
        let mut parser = Parser::new(ctx, &self.text[..range.end], self.base);
        parser.begin_at(range.start);
        parser.put_off = put_off;
        match parser.file(self.file) {
            Some(module) if parser.errors.is_empty() => Ok(module),
            _ => Err(parser.errors),
        }
    }
}

/// Reads a file in generic and custom form and verifies its structure.
///
/// `name` is the file name for locations. Any bytes are fine as input.
///
/// # Errors
/// All errors in ops that can be told from one another. The first is on the line on which mlir-opt reports
/// its own.
pub fn parse_module(ctx: &mut Context, name: &str, text: &[u8]) -> Result<Module, Diagnostics> {
    SourceText::new(ctx, name, text)?.parse(ctx, 0..text.len())
}

/// Reads one thing that is the whole text.
fn parse_single<'s, V>(
    ctx: &mut Context,
    text: &'s str,
    read: impl FnOnce(&mut Parser<'_, 's>) -> Parsed<V>,
) -> Result<V, Diagnostic> {
    let mut parser = Parser::new(ctx, text.as_bytes(), 0);
    let value = read(&mut parser).ok();
    if value.is_some() && !parser.at(Token::Eof) {
        parser.fail::<()>("the text goes on after what should be all of it").ok();
    }
    match (value, parser.errors.into_iter().next()) {
        (Some(value), None) => Ok(value),
        (_, error) => Err(error.unwrap_or_else(|| Diagnostic::error(Place::Unknown, "this cannot be read"))),
    }
}

/// Reads an attribute that is the whole text.
///
/// # Errors
/// The place of the error is the span of a byte of `text`.
pub fn parse_attr(ctx: &mut Context, text: &str) -> Result<Attr, Diagnostic> {
    parse_single(ctx, text, |p| p.attribute())
}

/// Reads a type that is the whole text.
///
/// # Errors
/// As [`parse_attr`].
pub fn parse_type(ctx: &mut Context, text: &str) -> Result<Type, Diagnostic> {
    parse_single(ctx, text, |p| p.parse_type())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The errors of a text for which bodies have `cells` cells.
    fn errors(text: &str, cells: usize) -> Vec<String> {
        let mut ctx = Context::new();
        let file = ctx.name("f.mlir");
        let mut parser = Parser::new(&mut ctx, text.as_bytes(), 0);
        parser.max_cells = cells;
        parser.file(file);
        let offset = |error: &Diagnostic| error.span().expect("a place in the text").lo;
        parser.errors.iter().map(|error| format!("{}: {}", offset(error), error.message)).collect()
    }

    #[test]
    fn more_than_a_body_can_hold_is_an_error_at_the_first_op_or_value_that_does_not_fit() {
        let full = "there are more operations and values here than one function or module can hold";
        // A module takes 4 cells, an op 4, a first result 1, an operand, a forward reference 2, a block
        // argument 3.
        let cases = [
            ("%0 = \"a\"() : () -> i1\n%1 = \"b\"(%0) : (i1) -> i1\n", 9 + 7, None),
            ("%0 = \"a\"() : () -> i1\n%1 = \"b\"(%0) : (i1) -> i1\n", 9 + 6, Some(27)),
            ("\"a\"(%0) : (i1) -> ()\n", 5, Some(4)),
            ("\"a\"() ({\n^bb(%0: i1):\n\"b\"() : () -> ()\n}) : () -> ()\n", 6, Some(13)),
            ("func.func @f(%a: i1) {\n  return\n}\n", 6, Some(25)),
        ];
        for (text, cells, at) in cases {
            let expected: Vec<String> = at.map(|at: usize| format!("{at}: {full}")).into_iter().collect();
            assert_eq!(errors(text, cells), expected, "{text}");
        }
    }
}
