//! Warnings about programs that are right but probably not meant.
//!
//! Each has a name, which `-W` and `-A` switch, and a page `docs/warnings/NAME.md`. They are for the author
//! of the file that is compiled: what it includes is left alone. One pass over the flat vectors of the
//! [`Hir`] for each idea.
mod contradictory;
mod matched;
mod overlapping;
mod unknown;
mod unused;

use super::{Block, Body, ConstraintKind, ConstraintRef, ExprId, ExprKind, Extent, Hir, Options};
use contradictory::Contradictions;
use matched::{Matched, Walk};
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Span, Standard};
use std::ops::Range;
pub(crate) use unknown::Definitions;

/// What the lints look at.
struct Lint<'h, 'a, 's> {
    hir: &'h Hir<'a>,
    options: &'h Options<'a>,
    sources: &'s SourceMap,
    /// The positions of the file that is compiled.
    main: Range<u32>,
    /// What was looked at before.
    since: Extent,
}

/// What is suspicious in the main file of a program. It is of no account if the program turns out to have
/// errors.
#[must_use]
pub fn lint(hir: &Hir<'_>, options: &Options<'_>, sources: &SourceMap) -> Diagnostics {
    let mut diags = Diagnostics::new();
    if options.std == Standard::Mlir22 {
        return diags;
    }
    let lint = Lint::new(hir, options, sources, Extent::default());
    lint.unused_variables(&mut diags);
    lint.unused_declarations(&mut diags);
    lint.unknown_names(&Definitions::new(options.ods, sources), &mut diags);
    lint.matches(&mut diags);
    diags
}

/// What is suspicious in patterns that were added `since`, and which of all declarations nothing mentions
/// yet: they are the business of whoever knows all patterns.
pub(crate) fn lint_since(
    since: Extent,
    hir: &Hir<'_>,
    definitions: &Definitions<'_>,
    options: &Options<'_>,
    sources: &SourceMap,
) -> (Diagnostics, Vec<bool>) {
    let mut diags = Diagnostics::new();
    let lint = Lint::new(hir, options, sources, since);
    if options.std == Standard::Extended {
        lint.unused_variables(&mut diags);
        lint.unknown_names(definitions, &mut diags);
        lint.matches(&mut diags);
    }
    (diags, lint.mentioned())
}

impl<'h, 'a, 's> Lint<'h, 'a, 's> {
    fn new(hir: &'h Hir<'a>, options: &'h Options<'a>, sources: &'s SourceMap, since: Extent) -> Self {
        let file = sources.file_at(hir.span.lo);
        let base = sources.base(file);
        let main = base..base + sources.text(file).len() as u32;
        Self { hir, options, sources, main, since }
    }

    /// Is it in the file that is compiled?
    fn is_ours(&self, span: Span) -> bool {
        self.main.contains(&span.lo)
    }

    /// What patterns match, and what the bodies of constraints ask.
    fn matches(&self, diags: &mut Diagnostics) {
        let mut walk = Walk::new(self.hir);
        let mut block = |block: Block<'a>, so| {
            let mut contradictions = Contradictions::new(self, so);
            walk.block(block, |what| {
                contradictions.see(&what, diags);
                if let Matched::Op(expr, op) = what {
                    self.overlapping_operands(&expr, op, diags);
                }
            });
        };
        for p in self.hir.patterns.iter().filter(|p| self.is_ours(p.span)) {
            block(p.body, "this pattern never matches");
        }
        let new = &self.hir.callables[self.since.callables..];
        for c in new.iter().filter(|c| !c.rewrite && self.is_ours(c.span)) {
            if let Body::Pdll(body) = c.body {
                block(body, "this constraint never holds");
            }
        }
    }

    /// The canonical text of a literal, or of a variable that holds one.
    fn constant(&self, e: ExprId) -> Option<&'a str> {
        let literal = |e: ExprId| match self.hir.expr(e).kind {
            ExprKind::Attr(_, text) | ExprKind::Type(_, text) => Some(text),
            _ => None,
        };
        match self.hir.expr(e).kind {
            ExprKind::Var(v) => literal(self.hir.var(v).init?),
            _ => literal(e),
        }
    }
}

/// Does it ask for more than the kind of a variable?
fn asks(c: &ConstraintRef<'_>) -> bool {
    match c.kind {
        ConstraintKind::Attr(e) | ConstraintKind::Value(e) | ConstraintKind::ValueRange(e) => e.is_some(),
        ConstraintKind::Type | ConstraintKind::TypeRange | ConstraintKind::Op(None) => false,
        ConstraintKind::Op(Some(_)) | ConstraintKind::User(_) => true,
    }
}
