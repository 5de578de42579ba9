//! The text of attribute and type literals, understood by the embedded IR.

use pdll_compiler::hir::{LiteralError, LiteralKind, Literals};
use pdll_compiler::ods::resolve::Resolved;
use pdll_host_ir::query::{Expressions, Subject};
use pdll_ir::{Context, parse_attr, parse_type, print_attr, print_type};
use pdll_source::diag::Diagnostic;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

/// Checks `attr<"...">` and `type<"...">` with the reader of `pdll-ir`; the canonical spelling is how it
/// prints them.
#[derive(Debug, Default)]
pub struct IrLiterals {
    /// Made when there is a literal: most patterns have none, and starting is short otherwise.
    ctx: OnceLock<Mutex<Context>>,
}

impl IrLiterals {
    /// The context, in which nothing can be half done: it only grows.
    fn ctx(&self) -> MutexGuard<'_, Context> {
        self.ctx.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Literals for IrLiterals {
    fn check(&self, kind: LiteralKind, text: &str) -> Result<String, LiteralError> {
        let ctx = &mut *self.ctx();
        let error = |e: Diagnostic| LiteralError {
            offset: e.span().map_or(0, |span| span.lo as usize),
            message: e.message,
        };
        match kind {
            LiteralKind::Attr => parse_attr(ctx, text).map(|a| print_attr(ctx, a)).map_err(error),
            LiteralKind::Type => parse_type(ctx, text).map(|t| print_type(ctx, t)).map_err(error),
        }
    }

    fn fulfils(&self, kind: LiteralKind, text: &str, condition: &Resolved) -> Option<bool> {
        let ctx = &mut *self.ctx();
        let subject = match kind {
            LiteralKind::Attr => Subject::Attr(Some(parse_attr(ctx, text).ok()?)),
            LiteralKind::Type => Subject::Type(parse_type(ctx, text).ok()?),
        };
        expressions(ctx, condition)?.holds(ctx, &[subject]).ok()
    }

    fn type_of(&self, given: Option<&str>, expression: &Resolved) -> Option<String> {
        let ctx = &mut *self.ctx();
        let given = given.map(|text| parse_type(ctx, text)).transpose().ok()?;
        let subjects: Vec<Subject<'_>> = given.into_iter().map(Subject::Type).collect();
        let types = expressions(ctx, expression)?.types(ctx, &subjects).ok()?;
        types.first().map(|&ty| print_type(ctx, ty))
    }
}

/// An expression on constants of the context; `None` if it mentions one that is none.
fn expressions(ctx: &mut Context, resolved: &Resolved) -> Option<Expressions> {
    Expressions::new(ctx, &resolved.exprs, &resolved.classes, &resolved.roots).ok()
}
