//! MLIR text in and out.

mod affine;
mod aliases;
mod attrs;
mod dense;
mod fast;
mod floats;
mod lexer;
mod locs;
mod module;
mod names;
mod numbering;
mod numbers;
mod op_parser;
mod op_printer;
mod ops;
mod parser;
mod print;
mod print_attrs;
mod print_locs;
mod print_numbers;
mod print_resources;
mod print_types;
mod regions;
mod types;
mod values;
mod write;

pub use lexer::Token;
pub use op_parser::{OpParser, OptionalLocation, Position, RegionArgument, UnresolvedOperand};
pub use op_printer::{OpPrinter, RegionForm};
pub use parser::{Failed, Parsed};
pub use print::{PrintOptions, print, print_attr, print_to, print_type};

use crate::context::Context;
use crate::entity::{Attr, BodyId, Loc, Name, Op, Type};
use crate::ir::Ir;
use crate::loc::{MAX_SOURCE, line_starts};
use parser::Parser;
use std::fmt;

/// Which check failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Severity {
    /// The text is not well formed.
    #[default]
    Parse,
    /// The text was read but what it says is not valid IR.
    Verify,
}

/// Why a text was refused.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TextError {
    /// Which check failed.
    pub severity: Severity,
    /// Byte offset in the text; 0 for an error at a written location.
    pub offset: usize,
    /// File of the position: the text's own, or that of a written location.
    pub file: String,
    /// Line, from 1 (0 in a location without a position).
    pub line: u32,
    /// Column in bytes, from 1.
    pub col: u32,
    /// What is wrong.
    pub message: String,
    /// More, each a sentence.
    pub notes: Vec<String>,
    /// Where, if it is the location of an operation.
    pub loc: Option<Loc>,
}

impl fmt::Display for TextError {
    /// `FILE:LINE:COL: error: MESSAGE`, and a line for each note.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}:{}: error: {}", self.file, self.line, self.col, self.message)?;
        self.notes
            .iter()
            .try_for_each(|note| write!(f, "\n{}:{}:{}: note: {note}", self.file, self.line, self.col))
    }
}

impl std::error::Error for TextError {}

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
    /// The module.
    pub ir: Ir,
    /// Its resources, to print it again with them.
    pub resources: Resources,
}

/// Fills in file, line and column of an error.
fn place(ctx: &Context, name: &str, base: u32, error: &mut TextError) {
    let loc = error.loc.unwrap_or(Loc(base + error.offset as u32));
    match ctx.first_position(loc) {
        Some((file, line, col)) => {
            (error.file, error.line, error.col) = (ctx.text(file).into_owned(), line, col)
        }
        None => error.file = name.into(),
    }
}

fn too_long(name: &str) -> TextError {
    let message = format!("the texts read into one context are limited to {MAX_SOURCE} bytes together");
    TextError { file: name.into(), line: 1, col: 1, message, ..TextError::default() }
}

/// Reads a file in generic form (and the pretty form of modules and functions) and verifies its structure.
///
/// `name` is the file name for locations. Any bytes are fine as input. On failure there is at least one error, and the
/// first is on the line on which mlir-opt reports its own.
pub fn parse_module(ctx: &mut Context, name: &str, text: &[u8]) -> Result<Module, Vec<TextError>> {
    let file = ctx.name(name);
    let base = ctx.locs.add_source(file, text).ok_or_else(|| vec![too_long(name)])?;
    let mut parser = Parser::new(ctx, text, base);
    let parsed = parser.file(file);
    let mut errors = std::mem::take(&mut parser.errors);
    drop(parser);
    let module = match parsed {
        Some(ParsedModule { ir, resources, crossing }) => {
            errors.extend(crate::verify::verify_with(ctx, &ir, &crossing));
            Some(Module { ir, resources })
        }
        None => None,
    };
    match module {
        Some(module) if errors.is_empty() => Ok(module),
        _ => {
            errors.iter_mut().for_each(|error| place(ctx, name, base, error));
            Err(errors)
        }
    }
}

/// Reads one thing that is the whole text.
fn parse_single<'s, V>(
    ctx: &mut Context,
    text: &'s str,
    read: impl FnOnce(&mut Parser<'_, 's>) -> Parsed<V>,
) -> Result<V, TextError> {
    let mut parser = Parser::new(ctx, text.as_bytes(), 0);
    let value = read(&mut parser).ok();
    if value.is_some() && !parser.at(Token::Eof) {
        parser.fail::<()>("the text goes on after what should be all of it").ok();
    }
    match (value, parser.errors.into_iter().next()) {
        (Some(value), None) => Ok(value),
        (_, error) => {
            let mut error = error.unwrap_or_default();
            let lines = line_starts(text.as_bytes());
            let line = lines.partition_point(|&start| start as usize <= error.offset);
            error.file = "<text>".into();
            (error.line, error.col) = (line as u32, error.offset as u32 - lines[line - 1] + 1);
            Err(error)
        }
    }
}

/// Reads an attribute that is the whole text.
pub fn parse_attr(ctx: &mut Context, text: &str) -> Result<Attr, TextError> {
    parse_single(ctx, text, |p| p.attribute())
}

/// Reads a type that is the whole text.
pub fn parse_type(ctx: &mut Context, text: &str) -> Result<Type, TextError> {
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
        parser.errors.iter().map(|error| format!("{}: {}", error.offset, error.message)).collect()
    }

    #[test]
    fn more_than_a_body_can_hold_is_an_error_at_the_first_op_or_value_that_does_not_fit() {
        let full = "there are more operations and values here than one function or module can hold";
        // A module takes 2 cells, an op 2, a result, an operand, a forward reference 1, a block argument 2.
        let cases = [
            ("%0 = \"a\"() : () -> i1\n%1 = \"b\"(%0) : (i1) -> i1\n", 5 + 4, None),
            ("%0 = \"a\"() : () -> i1\n%1 = \"b\"(%0) : (i1) -> i1\n", 5 + 3, Some(27)),
            ("\"a\"(%0) : (i1) -> ()\n", 2, Some(4)),
            ("\"a\"() ({\n^bb(%0: i1):\n\"b\"() : () -> ()\n}) : () -> ()\n", 3, Some(13)),
            ("func.func @f(%a: i1) {\n  return\n}\n", 3, Some(25)),
        ];
        for (text, cells, at) in cases {
            let expected: Vec<String> = at.map(|at: usize| format!("{at}: {full}")).into_iter().collect();
            assert_eq!(errors(text, cells), expected, "{text}");
        }
    }
}
