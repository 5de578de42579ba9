//! Variables and the constraints on them.
use super::super::{ConstraintKind, ConstraintRef, ExprId, Ty, Var, VarId};
use super::scope::Binding;
use super::{Sema, end};
use crate::syntax::tree::{self, Ident};
use pdll_source::Span;
use pdll_source::diag::Diagnostic;

impl<'a> Sema<'a, '_> {
    /// One constraint; `None` if it was reported.
    pub(super) fn constraint(&mut self, c: &tree::Constraint<'a>) -> Option<ConstraintRef<'a>> {
        use tree::ConstraintKind as T;
        self.name_constraint(c);
        let kind = match c.kind {
            T::Attr(t) => ConstraintKind::Attr(t.map(|t| self.expr(t))),
            T::Value(t) => ConstraintKind::Value(t.map(|t| self.expr(t))),
            T::ValueRange(t) => ConstraintKind::ValueRange(t.map(|t| self.expr(t))),
            T::Type => ConstraintKind::Type,
            T::TypeRange => ConstraintKind::TypeRange,
            T::Op(name) => ConstraintKind::Op(name.map(|n| n.text)),
            T::Ref(name) => match self.constraint_named(name)? {
                Binding::Callable(k) => ConstraintKind::User(k),
                _ => return None,
            },
            T::Inline(k) => ConstraintKind::User(self.callable(k)),
        };
        Some(ConstraintRef { kind, span: c.span })
    }

    /// The constraint with this name; reports names that are none.
    pub(super) fn constraint_named(&mut self, name: Ident<'a>) -> Option<Binding> {
        let b = match self.scope.get(name.name) {
            None => {
                self.unknown(name, "constraint");
                return None;
            }
            Some(b @ (Binding::Unknown | Binding::Lost(_) | Binding::Clash(_) | Binding::Left)) => {
                self.name_mentioned(name, b);
                return None;
            }
            Some(b) => b,
        };
        self.name_mentioned(name, b);
        let what = match b {
            Binding::Callable(c) if !self.hir.callable(c).rewrite => return Some(b),
            Binding::Callable(_) => "a rewrite",
            Binding::Pattern(_) => "a pattern",
            _ => "a variable",
        };
        let d = Diagnostic::error(name.span, format!("`{}` is {what}, not a constraint", name.name));
        let place = self.place(b).unwrap_or(name.span);
        self.report(d.label(place, "declared here").noticed_at(end(name.span)));
        None
    }

    fn constraints(&mut self, list: &tree::ConstraintList<'a>) -> &'a [ConstraintRef<'a>] {
        match list.list {
            [only] => match self.constraint(only) {
                Some(c) => self.arena.alloc([c]),
                None => &[],
            },
            many => {
                let mut list = bumpalo::collections::Vec::with_capacity_in(many.len(), self.arena);
                list.extend(many.iter().filter_map(|c| self.constraint(c)));
                list.into_bump_slice()
            }
        }
    }

    /// What one constraint says about the type of its variable; reports what it cannot be.
    fn constraint_type(&mut self, c: &ConstraintRef<'a>, noticed_at: Span) -> Ty {
        match c.kind {
            ConstraintKind::Attr(t) => {
                self.check_type_argument(t, Ty::TYPE, noticed_at);
                Ty::ATTR
            }
            ConstraintKind::Value(t) => {
                self.check_type_argument(t, Ty::TYPE, noticed_at);
                Ty::VALUE
            }
            ConstraintKind::ValueRange(t) => {
                self.check_type_argument(t, Ty::TYPE_RANGE, noticed_at);
                Ty::VALUE_RANGE
            }
            ConstraintKind::Type => Ty::TYPE,
            ConstraintKind::TypeRange => Ty::TYPE_RANGE,
            ConstraintKind::Op(name) => self.op_type(name),
            ConstraintKind::User(k) => {
                let k = self.hir.callable(k);
                if let [only] = k.params[..] {
                    return self.hir.var(only).ty;
                }
                let d = Diagnostic::error(
                    c.span,
                    format!(
                        "a constraint on a variable takes one parameter, but `{}` takes {}",
                        k.name,
                        k.params.len()
                    ),
                );
                let d = d.label(k.span, "declared here").help("call it in a statement instead");
                self.report(d.noticed_at(noticed_at));
                Ty::ERROR
            }
        }
    }

    fn check_type_argument(&mut self, arg: Option<ExprId>, want: Ty, noticed_at: Span) {
        let Some(e) = arg else { return };
        let ty = self.ty(e);
        if ty != want && ty != Ty::ERROR {
            let message = format!(
                "the type of a variable must be of type `{}`, not `{}`",
                self.show(want),
                self.show(ty)
            );
            let span = self.hir.expr(e).span;
            let help = match want {
                Ty::TYPE => "as in `Value<t: Type>` or `Value<type<\"i32\">>`",
                _ => "as in `ValueRange<ts: TypeRange>`",
            };
            self.report(Diagnostic::error(span, message).help(help).noticed_at(noticed_at));
        }
    }

    /// The type of a variable with these constraints; [`Ty::ERROR`] if there are none.
    pub(super) fn fold_types(&mut self, list: &[ConstraintRef<'a>], noticed_at: Span) -> Ty {
        let mut ty = Ty::ERROR;
        for c in list {
            let next = self.constraint_type(c, noticed_at);
            match self.hir.types.refine(ty, next) {
                Some(t) => ty = t,
                None => {
                    let d = Diagnostic::error(
                        c.span,
                        format!(
                            "this constraint is for `{}`, but those before it are for `{}`",
                            self.show(next),
                            self.show(ty)
                        ),
                    );
                    self.report(d.label(list[0].span, "the first constraint").noticed_at(noticed_at));
                    return Ty::ERROR;
                }
            }
        }
        ty
    }

    /// `name: constraints` in an expression.
    pub(super) fn inline_var(&mut self, name: Ident<'a>, list: &tree::ConstraintList<'a>) -> VarId {
        let constraints = self.constraints(list);
        let noticed_at = end(list.span);
        let ty = self.fold_types(constraints, noticed_at);
        let v = Var { name: name.name, span: name.span, ty, init: None, narrowed: None, constraints };
        let v = self.add_var(v);
        if name.name != "_" {
            self.define(name, Binding::Var(v), noticed_at);
        }
        v
    }

    /// A wildcard of a core type that nobody wrote.
    pub(super) fn wildcard(&mut self, kind: ConstraintKind<'a>, ty: Ty, span: Span) -> VarId {
        let constraints = &*self.arena.alloc([ConstraintRef { kind, span }]);
        self.add_var(Var { name: "_", span, ty, init: None, narrowed: None, constraints })
    }

    /// `let name: constraints = init`.
    pub(super) fn let_var(
        &mut self,
        name: Ident<'a>,
        list: Option<&tree::ConstraintList<'a>>,
        init: Option<&tree::Expr<'a>>,
        noticed_at: Span,
    ) -> VarId {
        let constraints = list.map(|l| self.constraints(l)).unwrap_or_default();
        let mut init = init.map(|e| self.expr(e));
        if init.is_some() {
            self.check_untyped(list, noticed_at);
        }
        let mut ty = self.fold_types(constraints, noticed_at);
        let mut narrowed = None;
        if let Some(e) = init {
            let of_init = self.ty(e);
            if ty == Ty::ERROR {
                ty = if list.is_none() { of_init } else { Ty::ERROR };
            } else if let Some(refined) = self.hir.types.refine(ty, of_init) {
                if refined != of_init {
                    narrowed = self.hir.types.op(refined).and_then(|o| o.0);
                }
                ty = refined;
            } else {
                match self.convert(e, ty) {
                    Ok(e) => init = Some(e),
                    Err(d) => {
                        let mut d = d.into_diagnostic(noticed_at);
                        if let Some(l) = list {
                            d = d.label(l.span, "so it is declared here");
                        }
                        self.report(d);
                    }
                }
            }
        } else if list.is_none() {
            let d = Diagnostic::error(name.span, format!("the type of `{}` is not known", name.name));
            self.report(
                d.note("it has neither a constraint nor a value")
                    .help("say what it is, as in `let x: Value;`")
                    .noticed_at(noticed_at),
            );
        }
        if ty == Ty::CONSTRAINT || ty == Ty::REWRITE {
            let what = self.show(ty).to_lowercase();
            self.report(
                Diagnostic::error(name.span, format!("a variable cannot be a {what}"))
                    .help("call it to get its value, or use it by its own name")
                    .noticed_at(noticed_at),
            );
            ty = Ty::ERROR;
        }
        let v = self.add_var(Var { name: name.name, span: name.span, ty, init, narrowed, constraints });
        self.define(name, Binding::Var(v), noticed_at);
        v
    }

    /// With an initializer no constraint may have a type argument.
    fn check_untyped(&mut self, list: Option<&tree::ConstraintList<'a>>, noticed_at: Span) {
        use tree::ConstraintKind as T;
        for c in list.iter().flat_map(|l| l.list) {
            if matches!(c.kind, T::Attr(Some(_)) | T::Value(Some(_)) | T::ValueRange(Some(_))) {
                self.report(
                    Diagnostic::error(
                        c.span,
                        "a variable with a value cannot have a constraint with a type argument",
                    )
                    .help("the value has its own type: drop the part in `<...>`")
                    .noticed_at(noticed_at),
                );
            }
        }
    }

    /// `Op` or `Op<name>` with what is known about the name now.
    pub(super) fn op_type(&mut self, name: Option<&'a str>) -> Ty {
        let Some(n) = name else { return Ty::OP };
        let record = self.ods.get(n).copied();
        self.hir.types.intern(super::super::TyKind::Op(name, record))
    }
}
