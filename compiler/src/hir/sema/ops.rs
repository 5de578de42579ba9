//! Operation expressions: their operands, attributes and result types, filled and converted as ODS says.
use super::super::{Attribute, ConstraintKind, ExprId, ExprKind, Op, Ty, names, ods};
use super::{Context, Sema, end};
use crate::syntax::tree::{self, OpExpr};
use pdll_bytecode::SegmentLayout;
use pdll_source::Span;
use pdll_source::diag::{Applicability, Diagnostic};

/// What a list of an operation holds.
#[derive(Clone, Copy)]
struct Role {
    /// What is given for it, where that is not the thing itself.
    given: &'static str,
    element: &'static str,
    single: Ty,
    range: Ty,
}

const OPERANDS: Role = Role { given: "", element: "an operand", single: Ty::VALUE, range: Ty::VALUE_RANGE };
const RESULTS: Role =
    Role { given: " types", element: "a result type", single: Ty::TYPE, range: Ty::TYPE_RANGE };

/// Where an operation expression stands.
#[derive(Clone, Copy)]
struct Site<'o> {
    record: Option<&'o ods::OpModel>,
    kw: Span,
    end: Span,
    /// Where one more attribute could stand, and whether it would be the first; `None` if that is not known.
    attribute: Option<(Span, bool)>,
}

/// Where one more attribute of an operation could stand, and whether it would be its first.
fn attribute_place(op: &OpExpr<'_>, span: Span) -> Option<(Span, bool)> {
    if let Some(attributes) = &op.attributes {
        let last = attributes.list.last()?;
        let at = last.value.map_or(last.name_span, |value| value.span);
        return Some((end(at), false));
    }
    match (&op.operands, &op.results) {
        (Some(operands), _) => Some((end(operands.span), true)),
        (None, None) => Some((end(span), true)),
        (None, Some(_)) => None,
    }
}

impl<'a> Sema<'a, '_> {
    /// An operation; `replaces` if it takes its result types from the operation that it replaces.
    pub(super) fn op_expr(&mut self, op: &OpExpr<'a>, span: Span, replaces: bool) -> ExprId {
        let name = op.name.map(|n| n.text);
        let ty = self.op_type(name);
        let creates = self.context == Context::Rewrite;
        let arena = self.arena;
        let mut eithers = Vec::new();
        let operands = match op.operands {
            Some(list) if self.pdllc() && !creates => self.operands(list.list, &mut eithers),
            Some(list) => self.exprs(list.list),
            None if creates => &mut [],
            None => arena.alloc([self.implicit(ConstraintKind::ValueRange(None), Ty::VALUE_RANGE, op.kw)]),
        };
        let attributes = op.attributes.unwrap_or_default().list;
        self.name_op(op, ty);
        let attributes = &*arena.alloc_slice_fill_iter(attributes.iter().map(|a| self.attribute(a)));
        let results = match op.results {
            Some(list) => self.exprs(list.list),
            None if creates => &mut [],
            None => arena.alloc([self.implicit(ConstraintKind::TypeRange, Ty::TYPE_RANGE, op.kw)]),
        };
        let record = self.record(ty);
        let site = Site { record, kw: op.kw, end: end(span), attribute: attribute_place(op, span) };
        let operands = self.groups(operands, OPERANDS, record.map(|r| &r.operands[..]), site);
        for a in attributes {
            let ty = self.ty(a.value);
            if ty != Ty::ATTR && ty != Ty::ERROR {
                let message =
                    format!("the value of an attribute must be of type `Attr`, not `{}`", self.show(ty));
                let at = self.hir.expr(a.value).span;
                let mut d = Diagnostic::error(at, message).noticed_at(site.end);
                if ty == Ty::TYPE {
                    d = d.help("a type that is an attribute is written `attr<\"...\">`");
                }
                self.report(d);
            }
        }
        let results = if creates && op.results.is_none() {
            if !replaces {
                self.warn_inference(name, site);
            }
            results
        } else {
            self.groups(results, RESULTS, record.map(|r| &r.results[..]), site)
        };
        if creates && self.pdllc() {
            self.warn_sizes(attributes, site);
        }
        let eithers = &*arena.alloc_slice_copy(&eithers);
        let op_data =
            Op { name, name_span: op.name.map_or(op.kw, |n| n.span), operands, eithers, attributes, results };
        let kind = ExprKind::Op(arena.alloc(op_data));
        self.add(kind, ty, op.kw)
    }

    fn implicit(&mut self, kind: ConstraintKind<'a>, ty: Ty, at: Span) -> ExprId {
        let v = self.wildcard(kind, ty, at);
        self.add(ExprKind::Var(v), ty, at)
    }

    fn attribute(&mut self, a: &tree::AttrEntry<'a>) -> Attribute<'a> {
        let value = match a.value {
            Some(e) => self.expr(e),
            None => self.add(ExprKind::Attr(b"unit", "unit"), Ty::ATTR, a.name_span),
        };
        let name = match std::str::from_utf8(a.name) {
            Ok(n) => n,
            Err(_) => {
                let d = Diagnostic::error(a.name_span, "the name of an attribute must be UTF-8");
                self.report(d);
                ""
            }
        };
        let optional = a.optional.map(|mark| self.optional(mark, a.default, value));
        Attribute { name, value, optional, span: a.name_span }
    }

    /// What an attribute that may be absent is then; `mark` says that it may.
    fn optional(&mut self, mark: Span, default: Option<&tree::Expr<'a>>, value: ExprId) -> Option<&'a str> {
        let matched = self.context != Context::Rewrite;
        if !matched || !matches!(self.hir.expr(value).kind, ExprKind::Var(_) | ExprKind::Error) {
            let (message, help) = match matched {
                true => (
                    "an attribute that may be absent is a variable, which is null then",
                    "write `name? = variable: Attr`, or `name?: Attr`",
                ),
                false => (
                    "attributes of an operation that is created are not marked as ones that may be absent",
                    "leave the `?` out: an attribute that is null is left out",
                ),
            };
            self.report(Diagnostic::error(mark, message).help(help));
        }
        let default = self.expr(default?);
        match self.hir.expr(default).kind {
            ExprKind::Attr(_, text) => Some(text),
            _ => None,
        }
    }

    /// The operands of an operation that is matched; `either(a, b)` among them stands for two.
    fn operands(&mut self, list: &[tree::Expr<'a>], eithers: &mut Vec<u32>) -> &'a mut [ExprId] {
        let mut all = Vec::with_capacity(list.len());
        for e in list {
            match self.either(e) {
                Some((at, [a, b])) => {
                    names::word("either").into_iter().for_each(|word| self.name_word(word, at));
                    eithers.push(all.len() as u32);
                    all.extend([self.expr(a), self.expr(b)]);
                }
                None => all.push(self.expr(e)),
            }
        }
        self.arena.alloc_slice_copy(&all)
    }

    /// The word and the two operands of `either(a, b)`, unless something is defined by that name.
    fn either<'e>(&self, e: &'e tree::Expr<'a>) -> Option<(Span, [&'e tree::Expr<'a>; 2])> {
        let tree::ExprKind::Call(call) = e.kind else { return None };
        let tree::ExprKind::Ref(callee) = call.callee.kind else { return None };
        match (callee.name, call.args.list) {
            ("either", [a, b]) if call.not.is_none() && self.scope.get("either").is_none() => {
                Some((callee.span, [a.value, b.value]))
            }
            _ => None,
        }
    }

    /// A created operation does not say how long its groups are.
    fn warn_sizes(&mut self, attributes: &[Attribute<'_>], site: Site<'_>) {
        let Some(r) = site.record else { return };
        let sized = [
            ("operandSegmentSizes", "operands", r.operand_layout, r.operands.len()),
            ("resultSegmentSizes", "results", r.result_layout, r.results.len()),
        ];
        for (attribute, what, layout, groups) in sized {
            if layout != SegmentLayout::AttrSized || attributes.iter().any(|a| a.name == attribute) {
                continue;
            }
            let (name, ones) = (&r.name, vec!["1"; groups].join(", "));
            let message =
                format!("`{name}` is made without `{attribute}`, so that its {what} are in no groups");
            let help = format!(
                "give the length of each group, as in `{{{attribute} = attr<\"array<i32: {ones}>\">}}`"
            );
            let d = Diagnostic::warning("missing-sizes", site.kw, message).label(r.span, "defined here");
            let entry = format!("{attribute} = attr<\"array<i32: {ones}>\">");
            let d = d.help(help).noticed_at(site.end);
            self.report(match site.attribute {
                Some((at, true)) => d.suggest(at, format!(" {{{entry}}}"), Applicability::HasPlaceholders),
                Some((at, false)) => d.suggest(at, format!(", {entry}"), Applicability::HasPlaceholders),
                None => d,
            });
        }
    }

    /// The result types of a created operation are left to inference.
    fn warn_inference(&mut self, name: Option<&str>, site: Site<'_>) {
        let name = name.unwrap_or_default();
        let help = "give them, as in `-> (type<\"i32\">)`";
        let d = match site.record {
            None => Diagnostic::warning(
                "inferred-results",
                site.kw,
                format!(
                    "the result types of `{name}` are not given, and nothing is known about how to infer them"
                ),
            ),
            Some(r) if !r.infers_types() && r.results.iter().any(ods::ValueModel::is_single) => {
                Diagnostic::warning(
                    "inferred-results",
                    site.kw,
                    format!(
                        "the result types of `{name}` are not given, and it does not say how to infer them"
                    ),
                )
                .label(r.span, "defined here")
            }
            Some(_) => return,
        };
        let d = d.help(help).suggest(site.end, " -> (type<\"i32\">)", Applicability::HasPlaceholders);
        self.report(d.noticed_at(site.end));
    }

    /// Converts the operands or result types to what the operation's groups want.
    fn groups(
        &mut self,
        list: &'a mut [ExprId],
        role: Role,
        groups: Option<&[ods::ValueModel]>,
        site: Site<'_>,
    ) -> &'a mut [ExprId] {
        if let [only] = list[..] {
            list[0] = self.lone(only, role, site);
            return list;
        }
        let Some(groups) = groups else {
            for e in list.iter_mut() {
                *e = self.free_element(*e, role, site);
            }
            return list;
        };
        if list.is_empty() {
            let single = groups.iter().any(ods::ValueModel::is_single);
            if single {
                self.report_count(0, groups, role, site);
            } else if self.context == Context::Rewrite && groups.len() > 1 {
                let empty =
                    |s: &mut Self| s.add(ExprKind::Range { parts: &[], source: None }, role.range, site.kw);
                return self.arena.alloc_slice_fill_iter(groups.iter().map(|_| empty(self)));
            }
            return list;
        }
        if list.len() != groups.len() {
            self.report_count(list.len(), groups, role, site);
            return list;
        }
        for (e, g) in list.iter_mut().zip(groups) {
            let want = if g.is_variadic() { role.range } else { role.single };
            *e = self.convert_element(*e, want, &g.name, site);
        }
        list
    }

    fn report_count(&mut self, have: usize, groups: &[ods::ValueModel], role: Role, site: Site<'_>) {
        let Some(r) = site.record else { return };
        let kind = if role.single == Ty::VALUE { "operand" } else { "result" };
        let count = |n: usize| format!("{n} {kind}{}", if n == 1 { "" } else { "s" });
        let (is, what) = (if have == 1 { "is" } else { "are" }, role.given);
        let message = format!("`{}` has {}, but {have}{what} {is} given", r.name, count(groups.len()));
        let mut d = Diagnostic::error(site.kw, message).label(r.span, "defined here");
        if groups.iter().any(|g| !g.name.is_empty()) {
            let names: Vec<_> = groups.iter().map(|g| format!("`{}`", g.name)).collect();
            d = d.note(format!("the {kind}s are {}", names.join(", ")));
        }
        if !groups.is_empty() {
            d = d.help(format!("one `{}` stands for all of them", self.show(role.range)));
        }
        self.report(d.noticed_at(site.end));
    }

    /// The only element of a list stands for all groups.
    fn lone(&mut self, e: ExprId, role: Role, site: Site<'_>) -> ExprId {
        if role.single == Ty::VALUE && self.is_op(self.ty(e)) {
            return self.op_values(e);
        }
        self.convert_element(e, role.range, "", site)
    }

    /// Converts to what the group `name` wants.
    fn convert_element(&mut self, e: ExprId, want: Ty, name: &str, site: Site<'_>) -> ExprId {
        match self.convert(e, want) {
            Ok(e) => e,
            Err(m) => {
                let mut d = m.into_diagnostic(site.end);
                if let Some(r) = site.record {
                    let message = match name {
                        "" => format!("`{}` is defined here", r.name),
                        _ => format!("`{name}` of `{}` is defined here", r.name),
                    };
                    d.labels.insert(0, pdll_source::diag::Label::new(r.span, message));
                }
                self.report(d);
                e
            }
        }
    }

    /// One of several elements of an operation about which nothing is known.
    fn free_element(&mut self, e: ExprId, role: Role, site: Site<'_>) -> ExprId {
        let ty = self.ty(e);
        if ty == role.single || ty == role.range || ty == Ty::ERROR {
            return e;
        }
        if role.single == Ty::VALUE && self.is_op(ty) {
            return self.op_values(e);
        }
        match self.convert(e, role.range) {
            Ok(e) => e,
            Err(m) => {
                let mut d = m.into_diagnostic(site.end);
                d.message = format!(
                    "{} must be of type `{}` or `{}`, not `{}`",
                    role.element,
                    self.show(role.single),
                    self.show(role.range),
                    self.show(ty)
                );
                self.report(d);
                e
            }
        }
    }
}
