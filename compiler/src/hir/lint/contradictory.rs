//! `contradictory-constraints`: a match that asks for two things that cannot both be.
//!
//! Two are found: an attribute that is to equal two different constants, and a native constraint that is to hold and not to
//! hold for the same arguments. Constants are compared by canonical text, so only if somebody makes it.
use super::Lint;
use crate::diag::{Diagnostic, Diagnostics};
use crate::hir::{Block, Body, CallableId, ConstraintKind, ExprId, ExprKind, Op, StmtKind, VarId};
use crate::source::Span;
use rustc_hash::FxHashMap;

/// An argument that is the same wherever it is written.
#[derive(PartialEq, Eq, Hash)]
enum Argument<'a> {
    Var(VarId),
    Constant(&'a str),
}

/// Where a constraint is to hold, and where not to.
type Asked<'a> = FxHashMap<(CallableId, Vec<Argument<'a>>), [Option<Span>; 2]>;

/// What is matched in one block.
struct Walk {
    todo: Vec<ExprId>,
    seen: Vec<bool>,
    seen_vars: Vec<bool>,
}

impl<'a> Lint<'_, 'a, '_> {
    /// Contradictions in the match of a pattern, or in the body of a constraint.
    pub(super) fn contradictions(&self, diags: &mut Diagnostics) {
        let mut walk = Walk {
            todo: Vec::new(),
            seen: vec![false; self.hir.exprs.len()],
            seen_vars: vec![false; self.hir.vars.len()],
        };
        for p in self.hir.patterns.iter().filter(|p| self.is_ours(p.span)) {
            self.block(p.body, "this pattern never matches", &mut walk, diags);
        }
        for c in self.hir.callables.iter().filter(|c| !c.rewrite && self.is_ours(c.span)) {
            if let Body::Pdll(body) = c.body {
                self.block(body, "this constraint never holds", &mut walk, diags);
            }
        }
    }

    fn block(&self, block: Block<'a>, so: &str, walk: &mut Walk, diags: &mut Diagnostics) {
        let mut asked = Asked::default();
        // Backwards onto the stack, so that it is walked in source order.
        for s in block.stmts.iter().rev() {
            match s.kind {
                StmtKind::Let(v) => {
                    self.variable(v, so, &mut asked, walk, diags);
                    walk.todo.extend(self.hir.var(v).init);
                }
                StmtKind::Erase(e)
                | StmtKind::Replace(e, _)
                | StmtKind::Rewrite(e, _)
                | StmtKind::Return(e)
                | StmtKind::Expr(e) => walk.todo.push(e),
            }
        }
        while let Some(e) = walk.todo.pop() {
            if std::mem::replace(&mut walk.seen[e.index()], true) {
                continue;
            }
            let expr = self.hir.expr(e);
            match expr.kind {
                ExprKind::Var(v) => self.variable(v, so, &mut asked, walk, diags),
                ExprKind::Call { callee, callable, args, negated } => {
                    let at = self.hir.expr(callee).span;
                    if let Some(args) = args.iter().map(|&a| self.argument(a)).collect() {
                        self.ask(callable, args, negated, at, so, &mut asked, diags);
                    }
                    walk.todo.extend(args.iter().rev());
                }
                ExprKind::Member { parent, .. } => walk.todo.push(parent),
                ExprKind::Op(op) => {
                    self.attributes(op, so, diags);
                    self.overlapping_operands(expr, op, diags);
                    let values = op.attributes.iter().map(|a| a.value);
                    let parts = op.operands.iter().copied().chain(values).chain(op.results.iter().copied());
                    let from = walk.todo.len();
                    walk.todo.extend(parts);
                    walk.todo[from..].reverse();
                }
                ExprKind::Range { parts, source } | ExprKind::Tuple { parts, source } => {
                    walk.todo.extend(parts.iter().rev());
                    walk.todo.extend(source);
                }
                ExprKind::Error | ExprKind::Attr(..) | ExprKind::Type(..) | ExprKind::Callable(_) => {}
            }
        }
    }

    /// The constraints on a variable, once.
    fn variable(&self, v: VarId, so: &str, asked: &mut Asked<'a>, walk: &mut Walk, diags: &mut Diagnostics) {
        if std::mem::replace(&mut walk.seen_vars[v.index()], true) {
            return;
        }
        for c in self.hir.var(v).constraints {
            match c.kind {
                ConstraintKind::User(f) => {
                    self.ask(f, vec![Argument::Var(v)], false, c.span, so, asked, diags);
                }
                ConstraintKind::Attr(e) | ConstraintKind::Value(e) | ConstraintKind::ValueRange(e) => {
                    walk.todo.extend(e);
                }
                ConstraintKind::Type | ConstraintKind::TypeRange | ConstraintKind::Op(_) => {}
            }
        }
    }

    /// What tells an argument from others; `None` for what is made anew wherever it is written.
    fn argument(&self, e: ExprId) -> Option<Argument<'a>> {
        match self.hir.expr(e).kind {
            ExprKind::Var(v) => Some(Argument::Var(v)),
            _ => self.constant(e).map(Argument::Constant),
        }
    }

    #[expect(clippy::too_many_arguments, reason = "one call site's facts, and what is threaded through")]
    fn ask(
        &self,
        f: CallableId,
        args: Vec<Argument<'a>>,
        negated: bool,
        at: Span,
        so: &str,
        asked: &mut Asked<'a>,
        diags: &mut Diagnostics,
    ) {
        let sides = asked.entry((f, args)).or_default();
        if sides[usize::from(negated)].is_some() {
            return;
        }
        sides[usize::from(negated)] = Some(at);
        if let [Some(holds), Some(fails)] = *sides {
            let (first, second) = if holds.lo < fails.lo { (holds, fails) } else { (fails, holds) };
            let name = self.hir.callable(f).name;
            let message = format!("`{name}` is to hold and not to hold for the same arguments, so {so}");
            diags.push(
                Diagnostic::warning("contradictory-constraints", second, message)
                    .label(first, "the opposite is asked here")
                    .help("remove one of the two"),
            );
        }
    }

    fn attributes(&self, op: &Op<'_>, so: &str, diags: &mut Diagnostics) {
        if op.attributes.len() < 2 || self.options.literals.is_none() {
            return;
        }
        let mut first = FxHashMap::default();
        for a in op.attributes {
            let Some(text) = self.constant(a.value) else { continue };
            let (before, at) = *first.entry(a.name).or_insert((text, a.span));
            if before != text {
                let message =
                    format!("the attribute `{}` is to be `{before}` and `{text}` at once, so {so}", a.name);
                diags.push(
                    Diagnostic::warning("contradictory-constraints", a.span, message)
                        .label(at, format!("`{before}` is asked here"))
                        .help("remove one of the two; alternatives are two patterns"),
                );
            }
        }
    }
}
