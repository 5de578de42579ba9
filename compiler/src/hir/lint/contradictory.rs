//! `contradictory-constraints`: a match that asks for two things that cannot both be.
//!
//! Two are found: an attribute that is to equal two different constants, and a native constraint that is to
//! hold and not to hold for the same arguments. Constants are compared by canonical text, so only if somebody
//! makes it.
use super::Lint;
use super::matched::Matched;
use crate::hir::{CallableId, ConstraintKind, ExprId, ExprKind, Op, VarId};
use pdll_source::Span;
use pdll_source::diag::{Diagnostic, Diagnostics};
use rustc_hash::FxHashMap;

/// An argument that is the same wherever it is written.
#[derive(PartialEq, Eq, Hash)]
enum Argument<'a> {
    Var(VarId),
    Constant(&'a str),
}

/// What one match asks for.
pub(super) struct Contradictions<'l, 'h, 'a, 's> {
    lint: &'l Lint<'h, 'a, 's>,
    /// What follows from a contradiction.
    so: &'static str,
    /// Where a constraint is to hold, and where not to.
    asked: FxHashMap<(CallableId, Vec<Argument<'a>>), [Option<Span>; 2]>,
}

impl<'l, 'h, 'a, 's> Contradictions<'l, 'h, 'a, 's> {
    pub(super) fn new(lint: &'l Lint<'h, 'a, 's>, so: &'static str) -> Self {
        Self { lint, so, asked: FxHashMap::default() }
    }

    /// Takes note of something that is matched.
    pub(super) fn see(&mut self, what: &Matched<'a>, diags: &mut Diagnostics) {
        match *what {
            Matched::Var(v) => {
                for c in self.lint.hir.var(v).constraints {
                    if let ConstraintKind::User(f) = c.kind {
                        self.ask((f, vec![Argument::Var(v)]), false, c.span, diags);
                    }
                }
            }
            Matched::Call { at, callable, args, negated } => {
                if let Some(args) = args.iter().map(|&a| self.argument(a)).collect() {
                    self.ask((callable, args), negated, at, diags);
                }
            }
            Matched::Op(_, op) => self.attributes(op, diags),
        }
    }

    /// What tells an argument from others; `None` for what is made anew wherever it is written.
    fn argument(&self, e: ExprId) -> Option<Argument<'a>> {
        match self.lint.hir.expr(e).kind {
            ExprKind::Var(v) => Some(Argument::Var(v)),
            _ => self.lint.constant(e).map(Argument::Constant),
        }
    }

    fn ask(
        &mut self,
        call: (CallableId, Vec<Argument<'a>>),
        negated: bool,
        at: Span,
        diags: &mut Diagnostics,
    ) {
        let f = call.0;
        let sides = self.asked.entry(call).or_default();
        if sides[usize::from(negated)].is_some() {
            return;
        }
        sides[usize::from(negated)] = Some(at);
        if let [Some(holds), Some(fails)] = *sides {
            let (first, second) = if holds.lo < fails.lo { (holds, fails) } else { (fails, holds) };
            let (name, so) = (self.lint.hir.callable(f).name, self.so);
            let message = format!("`{name}` is to hold and not to hold for the same arguments, so {so}");
            diags.push(
                Diagnostic::warning("contradictory-constraints", second, message)
                    .label(first, "the opposite is asked here")
                    .help("remove one of the two"),
            );
        }
    }

    fn attributes(&self, op: &Op<'_>, diags: &mut Diagnostics) {
        if op.attributes.len() < 2 || self.lint.options.literals.is_none() {
            return;
        }
        let mut first = FxHashMap::default();
        for a in op.attributes {
            let Some(text) = self.lint.constant(a.value) else { continue };
            let (before, at) = *first.entry(a.name).or_insert((text, a.span));
            if before != text {
                let (name, so) = (a.name, self.so);
                let message =
                    format!("the attribute `{name}` is to be `{before}` and `{text}` at once, so {so}");
                diags.push(
                    Diagnostic::warning("contradictory-constraints", a.span, message)
                        .label(at, format!("`{before}` is asked here"))
                        .help("remove one of the two; alternatives are two patterns"),
                );
            }
        }
    }
}
