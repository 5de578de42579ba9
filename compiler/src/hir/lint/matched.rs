//! What is matched by a pattern, or asked by the body of a constraint: its variables, calls and operations.
use crate::hir::{Block, CallableId, ConstraintKind, Expr, ExprId, ExprKind, Hir, Op, StmtKind, VarId};
use pdll_source::Span;

/// Something that is matched.
pub(super) enum Matched<'a> {
    Var(VarId),
    /// A call, by the place of its callee.
    Call {
        at: Span,
        callable: CallableId,
        args: &'a [ExprId],
        negated: bool,
    },
    Op(Expr<'a>, &'a Op<'a>),
}

/// A walk over blocks that shows each variable and expression once.
pub(super) struct Walk<'h, 'a> {
    hir: &'h Hir<'a>,
    todo: Vec<ExprId>,
    seen: Vec<bool>,
    seen_vars: Vec<bool>,
}

impl<'h, 'a> Walk<'h, 'a> {
    pub(super) fn new(hir: &'h Hir<'a>) -> Self {
        let (seen, seen_vars) = (vec![false; hir.exprs.len()], vec![false; hir.vars.len()]);
        Self { hir, todo: Vec::new(), seen, seen_vars }
    }

    /// Shows what a block matches: variables that it declares, then what its statements say, in the order of
    /// the source.
    pub(super) fn block(&mut self, block: Block<'a>, mut see: impl FnMut(Matched<'a>)) {
        // Backwards onto the stack, so that it is walked in source order.
        for s in block.stmts.iter().rev() {
            match s.kind {
                StmtKind::Let(v) => {
                    self.variable(v, &mut see);
                    self.todo.extend(self.hir.var(v).init);
                }
                StmtKind::Erase(e)
                | StmtKind::Replace(e, _)
                | StmtKind::Rewrite(e, _)
                | StmtKind::Return(e)
                | StmtKind::Expr(e) => self.todo.push(e),
                StmtKind::Error => {}
            }
        }
        while let Some(e) = self.todo.pop() {
            if !std::mem::replace(&mut self.seen[e.index()], true) {
                self.expr(*self.hir.expr(e), &mut see);
            }
        }
    }

    fn expr(&mut self, expr: Expr<'a>, see: &mut impl FnMut(Matched<'a>)) {
        match expr.kind {
            ExprKind::Var(v) => self.variable(v, see),
            ExprKind::Call { callee, callable, args, negated } => {
                see(Matched::Call { at: self.hir.expr(callee).span, callable, args, negated });
                self.todo.extend(args.iter().rev());
            }
            ExprKind::Member { parent, .. } => self.todo.push(parent),
            ExprKind::Op(op) => {
                see(Matched::Op(expr, op));
                let values = op.attributes.iter().map(|a| a.value);
                let parts = op.operands.iter().copied().chain(values).chain(op.results.iter().copied());
                let from = self.todo.len();
                self.todo.extend(parts);
                self.todo[from..].reverse();
            }
            ExprKind::Said { args, .. } => self.todo.extend(args.iter().rev()),
            ExprKind::Range { parts, source } | ExprKind::Tuple { parts, source } => {
                self.todo.extend(parts.iter().rev());
                self.todo.extend(source);
            }
            ExprKind::Error | ExprKind::Attr(..) | ExprKind::Type(..) | ExprKind::Callable(_) => {}
        }
    }

    fn variable(&mut self, v: VarId, see: &mut impl FnMut(Matched<'a>)) {
        if std::mem::replace(&mut self.seen_vars[v.index()], true) {
            return;
        }
        see(Matched::Var(v));
        for c in self.hir.var(v).constraints {
            match c.kind {
                ConstraintKind::Attr(e) | ConstraintKind::Value(e) | ConstraintKind::ValueRange(e) => {
                    self.todo.extend(e);
                }
                ConstraintKind::User(_)
                | ConstraintKind::Type
                | ConstraintKind::TypeRange
                | ConstraintKind::Op(_) => {}
            }
        }
    }
}
