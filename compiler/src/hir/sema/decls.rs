//! Modules, patterns, constraints and rewrites.
use super::super::{
    Block, Body, Callable, CallableId, ConstraintKind, ConstraintRef, Item, Pattern, PatternId, Stmt,
    StmtKind, Ty, TyKind, Var, VarId, ods,
};
use super::scope::Binding;
use super::{Context, Sema, end};
use crate::syntax::tree;
use pdll_source::diag::Diagnostic;
use pdll_source::{FileId, Span};
use rustc_hash::FxHashSet;

impl<'a> Sema<'a, '_> {
    pub(super) fn module(&mut self, m: &tree::Module<'a>) {
        for item in m.items {
            match *item {
                tree::Item::Include(inc) => match self.name_included(&inc) {
                    tree::IncludeTarget::Pdll(m) => self.module(m),
                    tree::IncludeTarget::Td(file) => self.import(file),
                    tree::IncludeTarget::Failed | tree::IncludeTarget::NotLoaded => {
                        self.scope.incomplete = true
                    }
                },
                tree::Item::Pattern(p) => self.pattern(p),
                tree::Item::Callable(c) => {
                    let id = self.callable(c);
                    self.hir.items.push(Item::Callable(id));
                }
                tree::Item::Error { parts, at, span } => {
                    self.scoped(|s| s.parts(parts, at, true));
                    self.hir.items.push(Item::Error(span));
                }
            }
        }
    }

    /// Enters what a `.td` file brings: its operations, and its constraints as native ones.
    fn import(&mut self, file: FileId) {
        let Some(model) = self.options.ods else { return };
        let Some(import) = model.imports.get(&file) else {
            self.scope.incomplete = true;
            return;
        };
        for &i in &import.ops {
            self.ods.entry(model.ops[i as usize].name.as_str()).or_insert(i);
        }
        for &c in &import.constraints {
            let c = model.constraint(c);
            if self.scope.get(&c.name).is_none() {
                self.import_constraint(c);
            }
        }
    }

    fn import_constraint(&mut self, c: &'a ods::ConstraintModel) {
        let (kind, ty) = match c.kind {
            ods::ConstraintKind::Attr => (ConstraintKind::Attr(None), Ty::ATTR),
            ods::ConstraintKind::Type => (ConstraintKind::Type, Ty::TYPE),
            _ => (ConstraintKind::Op(None), Ty::OP),
        };
        let constraints = &*self.arena.alloc([ConstraintRef { kind, span: c.span }]);
        let param =
            self.add_var(Var { name: "self", span: c.span, ty, init: None, narrowed: None, constraints });
        self.hir.callables.push(Callable {
            rewrite: false,
            name: &c.name,
            global: true,
            params: vec![param],
            results: Vec::new(),
            result_ty: Ty::UNIT,
            body: Body::Imported(c),
            span: c.span,
        });
        let id = CallableId(self.hir.callables.len() as u32 - 1);
        self.hir.items.push(Item::Callable(id));
        self.scope.bind(&c.name, Binding::Callable(id));
        self.name_imported(id);
    }

    fn pattern(&mut self, p: &tree::Pattern<'a>) {
        let (mut benefit, mut recursion) = (None, false);
        for m in p.metadata {
            match m.kind {
                tree::MetadataKind::Benefit { value, at } => {
                    if value > 32767 {
                        let d = Diagnostic::error(at, "the benefit of a pattern is at most 32767 in PDL");
                        let d =
                            d.help("patterns with a higher benefit are tried first; small numbers will do");
                        self.report(d.noticed_at(p.body.done()));
                    }
                    benefit = Some(value);
                }
                tree::MetadataKind::Recursion => recursion = true,
                tree::MetadataKind::Error => {}
            }
        }
        let body = self.within(Context::Match, |s| s.block(&p.body));
        let id = PatternId(self.hir.patterns.len() as u32);
        self.hir.patterns.push(Pattern {
            name: p.name.map(|n| n.name),
            benefit,
            recursion,
            body,
            span: p.kw,
        });
        self.hir.items.push(Item::Pattern(id));
        if let Some(n) = p.name {
            self.define(n, Binding::Pattern(id), end(p.span));
        }
    }

    /// A declaration, at top level or inline.
    pub(super) fn callable(&mut self, c: &tree::Callable<'a>) -> CallableId {
        let rewrite = c.kind == tree::CallableKind::Rewrite;
        let name = match c.name {
            Some(n) => n.name,
            None => {
                let kind = if rewrite { "rewrite" } else { "constraint" };
                self.anonymous += 1;
                self.arena.alloc_str(&format!("<anonymous_{kind}_{}>", self.anonymous - 1))
            }
        };
        let context = if rewrite { Context::Rewrite } else { Context::Constraint };
        let done = self.within(context, |s| s.scoped(|s| s.callable_parts(c, name)));
        self.hir.callables.push(done);
        let id = CallableId(self.hir.callables.len() as u32 - 1);
        match c.name {
            Some(n) => self.define(n, Binding::Callable(id), end(c.span)),
            None => self.scope.bind(name, Binding::Callable(id)),
        }
        id
    }

    fn callable_parts(&mut self, c: &tree::Callable<'a>, name: &'a str) -> Callable<'a> {
        let mut params = Vec::with_capacity(c.params.list.len());
        for p in c.params.list {
            params.push(self.param(p));
        }
        let results = c.results.map(|r| self.results(&r, &params)).unwrap_or_default();
        let mut result_ty = self.result_type(&results);
        let body = match c.body {
            tree::CallableBody::Native(code) => Body::Native(code.value, code.span),
            tree::CallableBody::External | tree::CallableBody::Registered(_) => Body::External,
            tree::CallableBody::Pdll(b) => {
                let mut block = self.block(&b);
                self.finish_body(&b, &mut block, c.results.map(|r| r.span), &mut result_ty);
                Body::Pdll(block)
            }
        };
        Callable {
            rewrite: c.kind == tree::CallableKind::Rewrite,
            name: self.registered_name(c).unwrap_or(name),
            global: !c.inline,
            params,
            results,
            result_ty,
            body,
            span: c.location(),
        }
    }

    /// The name by which the host registers it, where that is not its name in PDLL.
    fn registered_name(&mut self, c: &tree::Callable<'a>) -> Option<&'a str> {
        let tree::CallableBody::Registered(text) = c.body else { return None };
        match std::str::from_utf8(text.value) {
            Ok(name) if !name.is_empty() => Some(name),
            _ => {
                let d =
                    Diagnostic::error(text.span, "a native function is registered by a name, which is UTF-8");
                self.report(d.help("as in `Rewrite f(a: Attr) -> Attr = \"ns::f\";`"));
                None
            }
        }
    }

    pub(super) fn param(&mut self, p: &tree::Param<'a>) -> VarId {
        let v = self.entity(p.name.name, p.name.span, &p.constraint);
        if p.name.name != "_" {
            self.define(p.name, Binding::Var(v), end(p.constraint.span));
        }
        v
    }

    /// A parameter or result: a variable with one constraint.
    fn entity(&mut self, name: &'a str, span: Span, c: &tree::Constraint<'a>) -> VarId {
        let constraints: &[_] = match self.constraint(c) {
            Some(c) => self.arena.alloc([c]),
            None => &[],
        };
        let ty = self.fold_types(constraints, end(c.span));
        self.add_var(Var { name, span, ty, init: None, narrowed: None, constraints })
    }

    /// The declared results. Their names are a scope beside the one of the parameters.
    pub(super) fn results(&mut self, r: &tree::Results<'a>, params: &[VarId]) -> Vec<VarId> {
        let list = self.result_list(r.list, params);
        if let [only] = r.list
            && let Some(n) = only.name
        {
            self.report(
                Diagnostic::error(n.span, "a single result cannot have a name")
                    .noticed_at(end(r.span))
                    .help(format!("remove `{}:`", n.name)),
            );
        }
        list
    }

    pub(super) fn result_list(&mut self, r: &[tree::ResultDecl<'a>], params: &[VarId]) -> Vec<VarId> {
        let mut seen = FxHashSet::default();
        let mut list = Vec::with_capacity(r.len());
        for d in r {
            if let (Some(n), Some(colon)) = (d.name, d.colon)
                && let Some(Binding::Callable(k)) = self.scope.get(n.name)
                && !self.hir.callable(k).rewrite
            {
                self.report(
                    Diagnostic::error(colon, format!("unexpected `:` after the constraint `{}`", n.name))
                        .noticed_at(Span::new(n.span.hi, colon.hi))
                        .label(self.hir.callable(k).span, "declared here")
                        .help("name the result differently"),
                );
            } else if let Some(n) = d.name {
                let is_param = matches!(self.scope.get(n.name), Some(Binding::Var(v)) if params.contains(&v));
                if (is_param || self.check_free(n, end(d.constraint.span))) && !seen.insert(n.name) {
                    let first = r.iter().find_map(|o| o.name.filter(|o| o.name == n.name));
                    self.report(
                        Diagnostic::error(n.span, format!("the result name `{}` is used twice", n.name))
                            .label(first.map_or(n.span, |f| f.span), "first used here")
                            .noticed_at(end(d.constraint.span)),
                    );
                }
            } else if let tree::ConstraintKind::Ref(x) = d.constraint.kind
                && !matches!(self.scope.get(x.name), Some(Binding::Callable(k)) if !self.hir.callable(k).rewrite)
            {
                // If it failed there, the parser has said so.
                if !matches!(self.scope.get(x.name), Some(Binding::Unknown | Binding::Lost(_)))
                    && self.failed_at != Some(d.next)
                {
                    self.report(
                        Diagnostic::error(
                            d.next,
                            format!(
                                "`{}` is not a constraint, so it is the name of a result: expected `:`",
                                x.name
                            ),
                        )
                        .label(x.span, "this name")
                        .noticed_at(Span::new(x.span.hi, d.next.hi)),
                    );
                    self.scope.bind_lost(x.name, Binding::Unknown);
                }
                list.push(self.add_var(Var {
                    name: "",
                    span: x.span,
                    ty: Ty::ERROR,
                    init: None,
                    narrowed: None,
                    constraints: &[],
                }));
                continue;
            }
            let (name, span) = d.name.map_or(("", d.constraint.span), |n| (n.name, n.span));
            let v = self.entity(name, span, &d.constraint);
            if let Some(n) = d.name {
                self.name_defined(n, Binding::Var(v));
            }
            list.push(v);
        }
        list
    }

    fn result_type(&mut self, results: &[VarId]) -> Ty {
        match results {
            [] => Ty::UNIT,
            [only] => self.hir.var(*only).ty,
            _ => {
                let elements = results.iter().map(|&r| {
                    let v = self.hir.var(r);
                    ((!v.name.is_empty() && v.name != "_").then_some(v.name), v.ty)
                });
                let kind = TyKind::Tuple(elements.collect());
                self.hir.types.intern(kind)
            }
        }
    }

    /// Makes the value of `=> expr` a `return`; converts what is returned to the declared results, or takes
    /// its type.
    fn finish_body(
        &mut self,
        b: &tree::Block<'a>,
        block: &mut Block<'a>,
        declared: Option<Span>,
        ty: &mut Ty,
    ) {
        let good = |s: &Stmt<'_>| !matches!(s.kind, StmtKind::Error);
        let Some(at) = block.stmts.iter().rposition(good) else { return };
        let last = block.stmts[at];
        let ((StmtKind::Return(mut e), _) | (StmtKind::Expr(mut e), true)) = (last.kind, b.lambda) else {
            return;
        };
        match declared {
            None => *ty = self.ty(e),
            Some(results) => match self.convert(e, *ty) {
                Ok(converted) => e = converted,
                Err(d) => {
                    self.report(d.into_diagnostic(b.done()).label(results, "results declared here"));
                }
            },
        }
        let last = Stmt { kind: StmtKind::Return(e), ..last };
        let stmts = self.arena.alloc_slice_copy(block.stmts);
        stmts[at] = last;
        block.stmts = stmts;
    }
}
