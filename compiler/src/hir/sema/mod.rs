//! Names and types: the syntax tree to [`Hir`].
//!
//! One walk in source order, as declarations see only what stands before them. What is wrong is reported and
//! becomes [`Ty::ERROR`], which fits everywhere, so that one mistake is reported once. Diagnostics carry the
//! position where a one-pass parser would have noticed them ([`Diagnostic::noticed_at`]): most checks happen
//! at the end of a construct.
mod calls;
mod convert;
mod decls;
mod exprs;
mod names;
mod ops;
mod parts;
mod scope;
mod stmts;
mod vars;
mod words;

use super::literals::Cache;
use super::types::Ty;
use super::{Expr, ExprId, ExprKind, Hir, Options, Var, VarId};
use crate::syntax::tree::{self, Context};
use bumpalo::Bump;
use pdll_source::diag::{Diagnostic, Diagnostics};
use pdll_source::{SourceMap, Span, Standard};
use rustc_hash::FxHashMap;
use scope::Scope;

struct Sema<'a, 's> {
    hir: Hir<'a>,
    arena: &'a Bump,
    sources: &'s SourceMap,
    tree: &'s tree::Module<'a>,
    options: Options<'a>,
    diags: &'s mut Diagnostics,
    scope: Scope<'a>,
    /// What the code being looked at belongs to.
    context: Context,
    /// Anonymous declarations so far.
    anonymous: u32,
    /// The ODS records known so far.
    ods: FxHashMap<&'a str, u32>,
    literals: Cache<'a>,
    /// The start of the variable node that is really a labelled argument.
    relabelled: Option<u32>,
    /// The labels of tuple expressions, by expression and number of the element; filled together with the
    /// names.
    labels: FxHashMap<(ExprId, u32), Span>,
    /// The token at which what is being looked at did not parse.
    failed_at: Option<Span>,
}

/// Resolves names and types of a program.
///
/// Never fails: errors and warnings go to `diags`, and what is wrong has error nodes. The result passes
/// [`Hir::checked`] if `diags` has no error then, from here or from the parser. Names live in the tree and in
/// `arena`.
pub fn analyse<'a>(
    tree: &tree::Module<'a>,
    arena: &'a Bump,
    sources: &SourceMap,
    options: &Options<'a>,
    diags: &mut Diagnostics,
) -> Hir<'a> {
    let mut hir = declare(tree, arena, sources, options, diags).hir;
    hir.names.finish();
    hir
}

/// What is known after some declarations, for those that follow them.
pub(crate) struct Declared<'a> {
    pub(crate) hir: Hir<'a>,
    scope: Scope<'a>,
    ods: FxHashMap<&'a str, u32>,
}

impl Declared<'_> {
    /// May there be declarations that are not known, since an include failed?
    pub(crate) fn is_incomplete(&self) -> bool {
        self.scope.incomplete
    }
}

/// [`analyse`], of the beginning of a program.
pub(crate) fn declare<'a>(
    tree: &tree::Module<'a>,
    arena: &'a Bump,
    sources: &SourceMap,
    options: &Options<'a>,
    diags: &mut Diagnostics,
) -> Declared<'a> {
    let hir = Hir { span: tree.start, ods: options.ods, ..Hir::default() };
    go_on(
        tree,
        arena,
        sources,
        options,
        Declared { hir, scope: Scope::default(), ods: FxHashMap::default() },
        diags,
    )
}

/// [`analyse`], of patterns that follow some declarations, and perhaps other patterns, of which nothing is
/// known. Gives the names that they define, too, those of variables among them, each once.
pub(crate) fn analyse_piece<'a>(
    tree: &tree::Module<'a>,
    arena: &'a Bump,
    sources: &SourceMap,
    options: &Options<'a>,
    before: &Declared<'a>,
    diags: &mut Diagnostics,
) -> (Hir<'a>, Vec<&'a str>) {
    let before = Declared { hir: before.hir.clone(), scope: before.scope.clone(), ods: before.ods.clone() };
    let after = go_on(tree, arena, sources, options, before, diags);
    (after.hir, after.scope.defined_by_patterns())
}

fn go_on<'a>(
    tree: &tree::Module<'a>,
    arena: &'a Bump,
    sources: &SourceMap,
    options: &Options<'a>,
    before: Declared<'a>,
    diags: &mut Diagnostics,
) -> Declared<'a> {
    let mut hir = before.hir;
    // As many as dense programs have; untouched memory costs nothing.
    let bytes = (tree.end.hi - tree.start.lo) as usize;
    hir.exprs.reserve(bytes / 8);
    hir.vars.reserve(bytes / 24);
    hir.types.reserve(bytes / 64);
    let mut scope = before.scope;
    scope.reserve(bytes / 160);
    let mut s = Sema {
        hir,
        arena,
        sources,
        tree,
        options: *options,
        diags,
        scope,
        context: Context::Match,
        anonymous: 0,
        ods: before.ods,
        literals: Cache::default(),
        relabelled: None,
        labels: FxHashMap::default(),
        failed_at: None,
    };
    s.module(tree);
    let (mut hir, scope, ods) = (s.hir, s.scope, s.ods);
    hir.sound = !diags.has_errors();
    Declared { hir, scope, ods }
}

/// Just after a construct: where what is checked at its end is noticed.
fn end(span: Span) -> Span {
    Span::new(span.hi, span.hi)
}

impl<'a> Sema<'a, '_> {
    fn pdllc(&self) -> bool {
        self.options.std == Standard::Extended
    }

    fn report(&mut self, d: Diagnostic) {
        self.diags.push(d);
    }

    fn add(&mut self, kind: ExprKind<'a>, ty: Ty, span: Span) -> ExprId {
        self.hir.exprs.push(Expr { kind, ty, span });
        ExprId(self.hir.exprs.len() as u32 - 1)
    }

    fn error_expr(&mut self, span: Span) -> ExprId {
        self.add(ExprKind::Error, Ty::ERROR, span)
    }

    fn add_var(&mut self, v: Var<'a>) -> VarId {
        self.hir.vars.push(v);
        VarId(self.hir.vars.len() as u32 - 1)
    }

    fn ty(&self, e: ExprId) -> Ty {
        self.hir.expr(e).ty
    }

    fn show(&self, t: Ty) -> String {
        self.hir.types.display(t)
    }

    fn is_op(&self, t: Ty) -> bool {
        self.hir.types.op(t).is_some()
    }

    /// Runs `f` in another context.
    fn within<T>(&mut self, context: Context, f: impl FnOnce(&mut Self) -> T) -> T {
        let outer = std::mem::replace(&mut self.context, context);
        let r = f(self);
        self.context = outer;
        r
    }

    /// Runs `f` in a scope of its own.
    fn scoped<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        let mark = self.scope.enter();
        let r = f(self);
        self.scope.leave(mark);
        r
    }
}
