//! Statements.
use super::super::{Block, ExprId, Stmt, StmtKind, Ty};
use super::{Context, Sema, end};
use crate::syntax::tree;
use pdll_source::Span;
use pdll_source::diag::Diagnostic;

impl<'a> Sema<'a, '_> {
    /// Statements in a scope of their own.
    pub(super) fn block(&mut self, b: &tree::Block<'a>) -> Block<'a> {
        let mut stmts = bumpalo::collections::Vec::with_capacity_in(b.stmts.len(), self.arena);
        self.scoped(|s| stmts.extend(b.stmts.iter().map(|t| s.stmt(t))));
        Block { stmts: stmts.into_bump_slice(), span: b.span }
    }

    pub(super) fn stmt(&mut self, t: &tree::Stmt<'a>) -> Stmt<'a> {
        let kind = match t.kind {
            tree::StmtKind::Let { name, constraints, init } => {
                StmtKind::Let(self.let_var(name, constraints.as_ref(), init, end(t.span)))
            }
            tree::StmtKind::Erase { root } => StmtKind::Erase(self.root(root, "erased", root.span)),
            tree::StmtKind::Replace { root, values, parens } => {
                let root = self.root(root, "replaced", t.span);
                let values = self.within(Context::Rewrite, |s| s.replacements(values, parens, t.span));
                StmtKind::Replace(root, values)
            }
            tree::StmtKind::Rewrite { root, body } => {
                let root = self.root(root, "rewritten", t.span);
                StmtKind::Rewrite(root, self.within(Context::Rewrite, |s| s.block(&body)))
            }
            tree::StmtKind::Return { value } => StmtKind::Return(self.expr(value)),
            tree::StmtKind::Expr(e) => StmtKind::Expr(self.expr(e)),
            tree::StmtKind::Error { parts, at } => {
                self.parts(parts, at, false);
                StmtKind::Error
            }
        };
        Stmt { kind, span: t.location() }
    }

    /// The root of a rewriting statement: an operation. Checked after `noticed`.
    fn root(&mut self, root: &tree::Expr<'a>, what: &str, noticed: Span) -> ExprId {
        let e = self.expr(root);
        let ty = self.ty(e);
        if !self.is_op(ty) && ty != Ty::ERROR {
            let d = Diagnostic::error(
                root.location(),
                format!("only an operation can be {what}, not `{}`", self.show(ty)),
            );
            let d = match ty {
                Ty::VALUE | Ty::VALUE_RANGE => d.help("name the operation, as in `let root = op<...>;`"),
                Ty::CONSTRAINT | Ty::REWRITE => d.help("call it to get a value"),
                _ if self.hir.types.tuple(ty).is_some_and(|e| e.len() == 1) => {
                    d.help("parentheses make a tuple, also of one element: leave them out")
                }
                _ => d,
            };
            self.report(d.noticed_at(end(noticed)));
        }
        e
    }

    /// What an operation is replaced with.
    fn replacements(&mut self, values: &[tree::Expr<'a>], parens: bool, stmt: Span) -> &'a [ExprId] {
        let list = match values {
            // Only here the result types are those of the replaced operation.
            [tree::Expr { kind: tree::ExprKind::Op(op), span }] if !parens => {
                self.arena.alloc([self.op_expr(op, *span, true)])
            }
            _ => self.exprs(values),
        };
        let many = list.len() > 1;
        for slot in list.iter_mut() {
            let e = *slot;
            let ty = self.ty(e);
            if self.is_op(ty) {
                if many {
                    *slot = self.op_values(e);
                }
            } else if !ty.is_value_like() && ty != Ty::ERROR {
                let message = format!(
                    "an operation is replaced with an `Op`, `Value` or `ValueRange`, not with `{}`",
                    self.show(ty)
                );
                let span = self.hir.expr(e).span;
                let mut d = Diagnostic::error(span, message).noticed_at(end(stmt));
                if self.hir.types.tuple(ty).is_some_and(|e| !e.is_empty()) {
                    d = d.help("write its elements one by one, in parentheses after `with`");
                } else if ty == Ty::ATTR {
                    d = d.help("make an operation that has it, as in `op<arith.constant> {value = a}`");
                } else if ty == Ty::UNIT {
                    d = d.help("what has no result cannot replace anything; call it in a `rewrite` block");
                }
                self.report(d);
            }
        }
        list
    }
}
