//! The text of attribute and type literals, understood by the embedded IR.

use pdll_compiler::hir::{LiteralError, LiteralKind, Literals};
use pdll_ir::{Context, parse_attr, parse_type, print_attr, print_type};
use pdll_source::diag::Diagnostic;
use std::cell::RefCell;

/// Checks `attr<"...">` and `type<"...">` with the reader of `pdll-ir`; the canonical spelling is how it
/// prints them.
#[derive(Debug, Default)]
pub struct IrLiterals {
    ctx: RefCell<Context>,
}

impl Literals for IrLiterals {
    fn check(&self, kind: LiteralKind, text: &str) -> Result<String, LiteralError> {
        let ctx = &mut *self.ctx.borrow_mut();
        let error = |e: Diagnostic| LiteralError {
            offset: e.span().map_or(0, |span| span.lo as usize),
            message: e.message,
        };
        match kind {
            LiteralKind::Attr => parse_attr(ctx, text).map(|a| print_attr(ctx, a)).map_err(error),
            LiteralKind::Type => parse_type(ctx, text).map(|t| print_type(ctx, t)).map_err(error),
        }
    }
}
