//! Constraints and rewrites where they are used.
use super::super::{Body, CallableId, ConstraintKind, StmtKind, Ty, VarId};
use super::{Lower, Val};
use crate::pdl::{self, NodeKind, Values};
use pdll_source::diag::Diagnostic;
use pdll_source::{Span, Standard};

impl Lower<'_, '_> {
    /// Applies a constraint or rewrite to arguments; its value.
    ///
    /// A constraint applies the constraints on its parameters first, and those on its results last.
    pub(super) fn apply(&mut self, k: CallableId, args: &[Val], span: Span, negated: bool) -> Val {
        if !self.descend(span) {
            return Val::Nothing;
        }
        let hir = self.hir;
        let c = hir.callable(k);
        if !c.rewrite {
            for (&p, &arg) in c.params.iter().zip(args) {
                self.apply_list(p, arg);
            }
        }
        let val = match &c.body {
            Body::Pdll(body) => {
                self.expanding += 1;
                self.count_expanded();
                let mark = self.undo.len();
                for (&p, &arg) in c.params.iter().zip(args) {
                    self.set(p, arg);
                }
                let parameters = self.undo.len();
                for s in body.stmts {
                    self.stmt(s);
                }
                // mlir-pdll closes the scope of the body before it takes the value, so that each `let` in it
                // is generated again. Otherwise the scope is still open.
                if self.std == Standard::Mlir22 {
                    self.close(parameters);
                }
                let val = match body.stmts.last().map(|s| &s.kind) {
                    Some(StmtKind::Return(e)) => self.expr(*e),
                    _ => self.tuple([]),
                };
                self.close(mark);
                self.expanding -= 1;
                val
            }
            Body::Native(..) | Body::Imported(_) | Body::External => self.native(k, args, span, negated),
        };
        if !c.rewrite {
            match (&c.results[..], val) {
                ([only], _) => self.apply_list(*only, val),
                (many, Val::Tuple(first, _)) => {
                    for (i, &r) in many.iter().enumerate() {
                        let element = self.pool[first as usize + i];
                        self.apply_list(r, element);
                    }
                }
                _ => {}
            }
        }
        self.depth -= 1;
        val
    }

    /// Applies the declared constraints on a parameter or result.
    fn apply_list(&mut self, v: VarId, val: Val) {
        for c in self.hir.var(v).constraints {
            if let ConstraintKind::User(k) = c.kind {
                self.apply(k, &[val], c.span, false);
            }
        }
    }

    fn native(&mut self, k: CallableId, args: &[Val], span: Span, negated: bool) -> Val {
        let hir = self.hir;
        let c = hir.callable(k);
        let args: Values = args
            .iter()
            .filter_map(|a| match a {
                Val::One(v) => Some(*v),
                _ => None,
            })
            .collect();
        let problem = if !c.rewrite && self.in_rewrite {
            Some("a native constraint cannot be checked in a rewrite")
        } else if !c.rewrite && args.is_empty() {
            Some("a native constraint needs an argument")
        } else if c.rewrite && args.is_empty() && c.results.is_empty() && self.std == Standard::Mlir22 {
            Some("a native rewrite needs an argument or a result")
        } else if !c.rewrite && c.results.iter().any(|&r| hir.types.op(hir.var(r).ty).is_some()) {
            Some("a native constraint cannot return an operation")
        } else {
            None
        };
        if let Some(problem) = problem {
            self.error(Diagnostic::error(span, problem).label(c.span, "declared here"));
        }
        let results: Vec<pdl::Ty> = c.results.iter().map(|&r| entity_type(hir.var(r).ty)).collect();
        let name = self.strings.intern(c.name);
        self.called.push(k);
        let kind = match c.rewrite {
            true => NodeKind::ApplyRewrite { name, args },
            false => NodeKind::ApplyConstraint { name, args, negated },
        };
        let node = self.push(kind, &results, span);
        if results.len() == 1 {
            return Val::One(node.value());
        }
        let values = node.values().map(Val::One);
        self.tuple(values)
    }
}

/// The PDL type of an entity with one constraint.
fn entity_type(t: Ty) -> pdl::Ty {
    match t {
        Ty::ATTR => pdl::Ty::Attribute,
        Ty::TYPE => pdl::Ty::Type,
        Ty::TYPE_RANGE => pdl::Ty::TypeRange,
        Ty::VALUE => pdl::Ty::Value,
        Ty::VALUE_RANGE => pdl::Ty::ValueRange,
        _ => pdl::Ty::Operation,
    }
}
