//! Calls.
use super::super::{CallableId, ExprId, ExprKind, Ty};
use super::scope::Binding;
use super::{Context, Sema, end};
use crate::syntax::tree::{Arg, CallExpr, Ident};
use pdll_source::Span;
use pdll_source::diag::Diagnostic;

impl<'a> Sema<'a, '_> {
    pub(super) fn call(&mut self, call: &CallExpr<'a>, span: Span) -> ExprId {
        if let Some(said) = self.said(call, span) {
            return said;
        }
        let callee = self.expr(call.callee);
        let args = &*self.arena.alloc_slice_fill_iter(call.args.list.iter().map(|a| self.arg(a)));
        let at = self.hir.expr(callee).span;
        let ty = self.ty(callee);
        let ExprKind::Callable(k) = self.hir.expr(callee).kind else {
            if ty != Ty::ERROR {
                let d =
                    Diagnostic::error(at, format!("a value of type `{}` cannot be called", self.show(ty)));
                let help = match self.hir.expr(callee).kind {
                    ExprKind::Op(op) if !op.attributes.is_empty() => {
                        "the operands stand before the attributes"
                    }
                    _ => "only constraints and rewrites are called, by their names",
                };
                self.report(d.help(help).noticed_at(end(span)));
            }
            return self.error_expr(at);
        };
        self.check_call(k, at, call.not.is_some(), end(span));
        let result = self.hir.callable(k).result_ty;
        match self.convert_args(k, args, at, end(span)) {
            Some(args) => {
                let kind = ExprKind::Call { callee, callable: k, args, negated: call.not.is_some() };
                self.add(kind, result, at)
            }
            None => self.add(ExprKind::Error, result, at),
        }
    }

    /// May this be called here?
    fn check_call(&mut self, k: CallableId, at: Span, negated: bool, noticed_at: Span) {
        let c = self.hir.callable(k);
        let (name, place) = (c.name, c.span);
        let (message, help) = match (c.rewrite, self.context) {
            (false, Context::Rewrite) => (
                format!("the constraint `{name}` cannot be called in a rewrite"),
                "call it while matching, before the rewrite; its results can be used there",
            ),
            (true, Context::Match | Context::Constraint) => (
                format!("the rewrite `{name}` cannot be called while matching"),
                "call it in the rewrite, as in `rewrite root with { ... };`",
            ),
            (true, Context::Rewrite) if negated => {
                (format!("`not` applies to constraints, and `{name}` is a rewrite"), "delete the `not`")
            }
            (false, _) if negated && !c.is_native() => (
                format!("`not` applies to native constraints, and `{name}` is written in PDLL"),
                "declare a native constraint that is its opposite",
            ),
            _ => return,
        };
        let d = Diagnostic::error(at, message).label(place, "declared here").help(help);
        self.report(d.noticed_at(noticed_at));
    }

    /// An argument with its label.
    pub(super) fn arg(&mut self, a: &Arg<'a>) -> (Option<Ident<'a>>, ExprId) {
        if let (true, Some((label, value))) = (self.pdllc(), a.relabel())
            && matches!(self.scope.get(value.name), Some(Binding::Var(_)))
        {
            let outer = self.relabelled.replace(label.span.lo);
            let e = self.expr(a.value);
            self.relabelled = outer;
            return (Some(label), e);
        }
        (a.label, self.expr(a.value))
    }

    /// The arguments in the order of the parameters, converted to their types.
    fn convert_args(
        &mut self,
        k: CallableId,
        args: &[(Option<Ident<'a>>, ExprId)],
        at: Span,
        noticed_at: Span,
    ) -> Option<&'a [ExprId]> {
        let c = self.hir.callable(k);
        let (name, place) = (c.name, c.span);
        let params = c.params.iter().map(|&p| (self.hir.var(p).name, self.hir.var(p).ty));
        let params = &*self.arena.alloc_slice_fill_iter(params);
        if params.len() != args.len() {
            let count = |n: usize| if n == 1 { "1 argument".to_string() } else { format!("{n} arguments") };
            let anonymous = name.starts_with('<');
            let shown = if anonymous { "this".into() } else { format!("`{name}`") };
            let message = format!("{shown} takes {}, not {}", count(params.len()), args.len());
            let mut d = Diagnostic::error(at, message);
            if !anonymous {
                let names: Vec<_> = params.iter().map(|p| p.0).collect();
                d = d.label(place, "declared here").help(format!("as in `{name}({})`", names.join(", ")));
            }
            self.report(d.noticed_at(noticed_at));
            return None;
        }
        let slots = self.arena.alloc_slice_fill_copy(params.len(), None::<ExprId>);
        let mut good = true;
        for (i, &(label, e)) in args.iter().enumerate() {
            let slot = match label {
                None => Some(i),
                Some(l) => params.iter().position(|p| p.0 == l.name),
            };
            let message = |l: Ident<'_>| match slot {
                None => Some(format!("`{name}` has no parameter `{}`", l.name)),
                Some(s) if slots[s].is_some() => {
                    Some(format!("`{name}` is given its parameter `{}` twice", l.name))
                }
                Some(_) => None,
            };
            if let Some(l) = label
                && let Some(message) = message(l)
            {
                let mut d = Diagnostic::error(l.span, message);
                let near = pdll_source::diag::nearest_name(l.name, params.iter().map(|p| p.0));
                if let Some(near) = near.filter(|n| *n != l.name) {
                    d = d.did_you_mean(l.span, near);
                }
                self.report(d.label(place, "declared here").noticed_at(noticed_at));
                good = false;
                continue;
            }
            let Some(s) = slot.filter(|&s| slots[s].is_none()) else {
                // An unlabelled argument whose place was taken by a labelled one.
                let span = self.hir.expr(e).span;
                let d = Diagnostic::error(span, format!("the parameter `{}` is given already", params[i].0));
                self.report(d.label(place, "declared here").noticed_at(noticed_at));
                good = false;
                continue;
            };
            label.into_iter().for_each(|l| self.name_label_of_argument(k, s, l));
            match self.convert(e, params[s].1) {
                Ok(e) => slots[s] = Some(e),
                Err(m) => {
                    let mut d = m.into_diagnostic(noticed_at);
                    let message = format!("parameter `{}` is declared here", params[s].0);
                    d.labels.insert(0, pdll_source::diag::Label::new(place, message));
                    self.report(d);
                    slots[s] = Some(e);
                    good = false;
                }
            }
        }
        if !good {
            return None;
        }
        // As many as there are parameters, and none twice: all are given.
        let mut list = bumpalo::collections::Vec::with_capacity_in(slots.len(), self.arena);
        list.extend(slots.iter().flatten());
        Some(list.into_bump_slice())
    }
}
