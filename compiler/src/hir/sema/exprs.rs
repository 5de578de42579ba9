//! Expressions other than calls and operations.
use super::super::literals::Cache;
use super::super::{ExprId, ExprKind, LiteralKind, Member, Ty, TyKind, ods};
use super::scope::Binding;
use super::{Context, Sema, end};
use crate::syntax::tree::{self, Ident, MemberExpr, Str, TupleElement};
use pdll_source::Span;
use pdll_source::diag::{Diagnostic, nearest_name};

impl<'a> Sema<'a, '_> {
    pub(super) fn expr(&mut self, e: &tree::Expr<'a>) -> ExprId {
        match e.kind {
            tree::ExprKind::Attr(text) => self.literal(LiteralKind::Attr, text, e.span),
            tree::ExprKind::Type(text) => self.literal(LiteralKind::Type, text, e.span),
            tree::ExprKind::Op(op) => self.op_expr(op, e.span, false),
            tree::ExprKind::Ref(name) => self.reference(name),
            tree::ExprKind::Var { name, constraints } => {
                if let (Some(at), Some(tree::ConstraintKind::Ref(value))) =
                    (self.relabelled, constraints.list.first().map(|c| c.kind))
                    && at == name.span.lo
                {
                    return self.reference(value);
                }
                let v = self.inline_var(name, &constraints);
                let ty = self.hir.var(v).ty;
                self.add(ExprKind::Var(v), ty, name.span)
            }
            tree::ExprKind::Call(call) => self.call(call, e.span),
            tree::ExprKind::Member(m) => self.member(m, e.span),
            tree::ExprKind::Tuple(list) => self.tuple(list, e.span),
            tree::ExprKind::Values(list) => self.values(list, e.span),
            tree::ExprKind::Inline(c) => {
                let k = self.callable(c);
                self.callable_ref(k, c.location())
            }
        }
    }

    /// A list of expressions, from left to right.
    pub(super) fn exprs(&mut self, list: &[tree::Expr<'a>]) -> &'a mut [ExprId] {
        self.arena.alloc_slice_fill_iter(list.iter().map(|e| self.expr(e)))
    }

    /// Values side by side, one of which may stand for all that are left.
    fn values(&mut self, list: &'a [TupleElement<'a>], span: Span) -> ExprId {
        let mut parts = Vec::with_capacity(list.len());
        for element in list {
            let want = if element.dots.is_some() { Ty::VALUE_RANGE } else { Ty::VALUE };
            let e = self.expr(&element.value);
            let e = match self.convert(e, want) {
                Ok(e) if [want, Ty::ERROR].contains(&self.ty(e)) => e,
                _ => {
                    let (want, have) = (self.show(want), self.show(self.ty(e)));
                    let message = format!("an element of this list must be of type `{want}`, not `{have}`");
                    let help = match element.dots.is_some() {
                        true => "a `Value` stands in the list without dots",
                        false => "a `ValueRange` stands for all that are left: `..values`",
                    };
                    let d = Diagnostic::error(self.hir.expr(e).span, message).noticed_at(end(span));
                    self.report(d.help(help));
                    self.error_expr(span)
                }
            };
            parts.push(e);
        }
        let parts = self.arena.alloc_slice_copy(&parts);
        self.add(ExprKind::Range { parts, source: None }, Ty::VALUE_RANGE, span)
    }

    fn literal(&mut self, kind: LiteralKind, text: Str<'a>, span: Span) -> ExprId {
        let ty = if kind == LiteralKind::Attr { Ty::ATTR } else { Ty::TYPE };
        if text.broken {
            return self.add(ExprKind::Error, ty, span);
        }
        let checked =
            Cache::check(&mut self.literals, kind, text, self.arena, &self.options, self.sources, self.diags);
        let kind = match (checked, kind) {
            (Some(canonical), LiteralKind::Attr) => ExprKind::Attr(text.value, canonical),
            (Some(canonical), LiteralKind::Type) => ExprKind::Type(text.value, canonical),
            (None, _) => ExprKind::Error,
        };
        self.add(kind, ty, span)
    }

    pub(super) fn callable_ref(&mut self, k: super::super::CallableId, span: Span) -> ExprId {
        let ty = if self.hir.callable(k).rewrite { Ty::REWRITE } else { Ty::CONSTRAINT };
        self.add(ExprKind::Callable(k), ty, span)
    }

    fn reference(&mut self, name: Ident<'a>) -> ExprId {
        let found = self.scope.get(name.name);
        found.into_iter().for_each(|b| self.name_mentioned(name, b));
        match found {
            Some(Binding::Var(v)) => {
                let ty = self.hir.var(v).ty;
                self.add(ExprKind::Var(v), ty, name.span)
            }
            Some(Binding::Callable(k)) => self.callable_ref(k, name.span),
            Some(Binding::Unknown | Binding::Lost(_) | Binding::Clash(_) | Binding::Left) => {
                self.error_expr(name.span)
            }
            Some(Binding::Pattern(p)) => {
                let at = self.hir.patterns[p.index()].span;
                self.report(
                    Diagnostic::error(
                        name.span,
                        format!("`{}` is a pattern, which is not a value", name.name),
                    )
                    .label(at, "declared here")
                    .noticed_at(end(name.span)),
                );
                self.error_expr(name.span)
            }
            None => {
                self.unknown(name, "name");
                self.error_expr(name.span)
            }
        }
    }

    fn tuple(&mut self, list: &[TupleElement<'a>], span: Span) -> ExprId {
        let mut parts = Vec::with_capacity(list.len());
        let mut elements = Vec::with_capacity(list.len());
        for el in list {
            let e = self.expr(&el.value);
            let mut ty = self.ty(e);
            let nested = self.hir.types.tuple(ty).is_some();
            if ty == Ty::CONSTRAINT || ty == Ty::REWRITE || nested && !self.pdllc() {
                let d = Diagnostic::error(
                    el.value.location(),
                    format!("a tuple cannot contain a value of type `{}`", self.show(ty)),
                );
                let d = if nested {
                    d.help("`--std=pdllc` allows tuples in tuples")
                } else {
                    d.help("call it and take its result")
                };
                self.report(d.noticed_at(end(span)));
                ty = Ty::ERROR;
            }
            parts.push(e);
            elements.push((el.label.map(|l| l.name), ty));
        }
        let ty = self.hir.types.intern(TyKind::Tuple(elements.into()));
        let parts = self.arena.alloc_slice_copy(&parts);
        let e = self.add(ExprKind::Tuple { parts, source: None }, ty, span);
        self.name_labels(e, list);
        e
    }

    fn member(&mut self, m: &MemberExpr<'a>, span: Span) -> ExprId {
        let parent = self.expr(m.parent);
        let span = Span::new(self.hir.expr(parent).span.lo, span.hi);
        let ty = self.ty(parent);
        let name = m.member.name;
        let number = || m.index.then(|| name.parse::<u32>().unwrap_or(u32::MAX));
        let found = if ty == Ty::ERROR {
            return self.error_expr(span);
        } else if let Some(elements) = self.hir.types.tuple(ty) {
            let at = match number() {
                Some(n) => Some(n as usize),
                None => elements.iter().position(|e| e.0 == Some(name)),
            };
            at.and_then(|i| Some((Member::Element(i as u32), elements.get(i)?.1)))
        } else if let Some(record) = self.record(ty) {
            let at = match number() {
                Some(n) => Some(n as usize),
                None => record.results.iter().position(|r| r.name == name),
            };
            at.and_then(|i| {
                let ranged = record.results.get(i)?.is_variadic();
                // What MLIR takes for group `i` begins there but never ends, so that one value is found in
                // the last group only. Where all groups up to it hold one value, its number is known.
                let flat = self.pdllc() && record.results[..=i].iter().all(ods::ValueModel::is_single);
                let member = if flat { Member::Result(i as u32) } else { Member::Group(i as u32) };
                Some((member, if ranged { Ty::VALUE_RANGE } else { Ty::VALUE }))
            })
        } else if self.is_op(ty)
            && let Some(n) = number()
        {
            if n > i32::MAX as u32 {
                let d = Diagnostic::error(m.member.span, "no operation has so many results");
                self.report(d.help("results are numbered from 0"));
                return self.error_expr(span);
            }
            Some((Member::Result(n), Ty::VALUE))
        } else {
            None
        };
        let found = found.or_else(|| match name {
            "results" if self.pdllc() && self.is_op(ty) => Some((Member::Results, Ty::VALUE_RANGE)),
            "operands" if self.pdllc() && self.is_op(ty) => Some((Member::Operands, Ty::VALUE_RANGE)),
            "location"
                if self.pdllc()
                    && (self.is_op(ty) || ty == Ty::VALUE)
                    && self.context == Context::Rewrite =>
            {
                Some((Member::Location, Ty::ATTR))
            }
            _ => None,
        });
        if let Some((member, ty)) = found {
            self.name_member(m, parent, member);
            return self.add(ExprKind::Member { parent, name, member }, ty, span);
        }
        let mut d =
            Diagnostic::error(m.parent.location(), format!("no member `{name}` in `{}`", self.show(ty)));
        d = d.label(m.member.span, "this member").noticed_at(end(span));
        if let Some(r) = self.record(ty) {
            d = d.label(r.span, format!("`{}` is defined here", r.name));
        }
        let d = match self.nearest_member(ty, name) {
            Some(near) => d.did_you_mean(m.member.span, &near),
            None => d.help(self.member_help(ty, name)),
        };
        self.report(d);
        self.error_expr(span)
    }

    /// The member that a misspelt name is probably meant to be.
    fn nearest_member(&self, ty: Ty, name: &str) -> Option<String> {
        let near = match self.hir.types.tuple(ty) {
            Some(elements) => nearest_name(name, elements.iter().filter_map(|e| e.0)),
            None => {
                let names = self.record(ty)?.results.iter().map(|g| g.name.as_str());
                nearest_name(name, names.filter(|n| !n.is_empty()))
            }
        };
        near.map(str::to_string)
    }

    /// What to do about a member that is not there, nor one with a name like it.
    fn member_help(&self, ty: Ty, name: &str) -> String {
        let list = |what: &str, names: Vec<&str>| match names[..] {
            [] => format!("it has no {what}s"),
            [only] => format!("its only {what} is `{only}`"),
            _ => format!("its {what}s are `{}`", names.join("`, `")),
        };
        if let Some(elements) = self.hir.types.tuple(ty) {
            let labels: Vec<&str> = elements.iter().filter_map(|e| e.0).collect();
            return match elements.len() {
                _ if !labels.is_empty() => list("labelled element", labels),
                0 => "it has no elements".into(),
                n => format!("its elements are numbered from 0 to {}", n - 1),
            };
        }
        if let Some(r) = self.record(ty) {
            let results: Vec<&str> = r.results.iter().map(|g| &*g.name).filter(|n| !n.is_empty()).collect();
            if r.operands.iter().any(|g| g.name == name) {
                return format!(
                    "`{name}` is an operand; give it a name where it is matched, as in `op<{}>({name}: \
                     Value, ...)`",
                    r.name
                );
            }
            return if results.is_empty() && !r.results.is_empty() {
                format!("its results are numbered from 0 to {}", r.results.len() - 1)
            } else {
                list("result", results)
            };
        }
        match ty {
            _ if self.is_op(ty) && matches!(name, "results" | "operands") => {
                format!("`--std=pdllc` has `.{name}`; results are accessed by number, as in `.0`")
            }
            _ if self.is_op(ty) => "results are accessed by number, as in `.0`".into(),
            Ty::VALUE => {
                "a value has no members; its type is named where it is matched, as in `v: Value<t: Type>`"
                    .into()
            }
            Ty::CONSTRAINT | Ty::REWRITE => "call it to get a value".into(),
            _ => "only operations and tuples have members".into(),
        }
    }
}
