//! Variables and expressions.
use super::super::{ConstraintKind, ExprId, ExprKind, Member, Ty, VarId};
use super::{Lower, Val};
use crate::pdl::{self, Attributes, NodeKind, Value, Values};
use pdll_source::diag::Diagnostic;
use pdll_source::{Span, Standard};
use smallvec::smallvec;

impl<'a> Lower<'_, 'a> {
    /// What a variable stands for; generated if it has no value yet.
    pub(super) fn var(&mut self, id: VarId) -> Val {
        let known = self.vars[id.index()];
        if !matches!(known, Val::Nothing) {
            return known;
        }
        let hir = self.hir;
        let v = hir.var(id);
        if !self.descend(v.span) {
            return Val::Nothing;
        }
        let val = match v.init {
            Some(e) => {
                let val = self.expr(e);
                if let (Some(name), Val::One(op)) = (v.narrowed, val) {
                    self.narrow(op, name, v.span);
                }
                val
            }
            None => self.entity(id),
        };
        self.set(id, val);
        if let (true, Val::One(value), false) = (self.names, val, v.name == "_") {
            let name = self.strings.intern(v.name);
            self.p.names.push((value, name));
        }
        // In a rewrite the `pdllc` standard takes constraints as types only.
        if !(self.in_rewrite && self.std == Standard::Extended) {
            for c in v.constraints {
                if let ConstraintKind::User(k) = c.kind {
                    self.apply(k, &[val], c.span, false);
                }
            }
        }
        self.depth -= 1;
        val
    }

    /// A variable without initializer: something to be matched.
    fn entity(&mut self, id: VarId) -> Val {
        let hir = self.hir;
        let v = hir.var(id);
        let typed = v.constraints.iter().find_map(|c| match c.kind {
            ConstraintKind::Attr(t) | ConstraintKind::Value(t) | ConstraintKind::ValueRange(t) => t,
            _ => None,
        });
        let ty = typed.and_then(|t| self.one(t));
        let want = if v.ty == Ty::VALUE_RANGE { pdl::Ty::TypeRange } else { pdl::Ty::Type };
        if let Some(t) = ty.filter(|t| self.p.ty(*t) != want) {
            let (one, many) = ("one type", "a range of types");
            let (want, have) = if want == pdl::Ty::Type { (one, many) } else { (many, one) };
            let d = Diagnostic::error(v.span, format!("this variable is typed by {want}, but given {have}"));
            let place = self.p.def(t).span;
            self.error(
                d.label(place, "this type")
                    .help("a `Type` and a `TypeRange` do not stand for each other here"),
            );
        }
        if self.in_rewrite && !v.ty.is_type_like() {
            self.error(
                Diagnostic::error(
                    v.span,
                    "this variable has no value, and a rewrite does not match anything",
                )
                .help("give it a value, or declare it before the rewrite"),
            );
        }
        let s = v.span;
        match v.ty {
            Ty::VALUE => self.push_one(NodeKind::Operand { ty }, pdl::Ty::Value, s),
            Ty::VALUE_RANGE => self.push_one(NodeKind::Operands { ty }, pdl::Ty::ValueRange, s),
            Ty::TYPE => self.push_one(NodeKind::Type { constant: None }, pdl::Ty::Type, s),
            Ty::TYPE_RANGE => self.push_one(NodeKind::Types { constants: None }, pdl::Ty::TypeRange, s),
            Ty::ATTR => self.push_one(NodeKind::Attribute { ty, constant: None }, pdl::Ty::Attribute, s),
            t => {
                let Some((name, _)) = hir.types.op(t) else { return Val::Nothing };
                let operands = self.push(NodeKind::Operands { ty: None }, &[pdl::Ty::ValueRange], s).value();
                let types = self.push(NodeKind::Types { constants: None }, &[pdl::Ty::TypeRange], s).value();
                let name = name.map(|n| self.strings.intern(n));
                let kind = NodeKind::Operation {
                    name,
                    operands: smallvec![operands],
                    attributes: Attributes::new(),
                    types: smallvec![types],
                };
                self.push_one(kind, pdl::Ty::Operation, s)
            }
        }
    }

    /// The operation is known to have a name: it is checked when matching.
    fn narrow(&mut self, op: Value, name: &str, span: Span) {
        let def = self.p.values[op.index()].def;
        let matched = self.p.body.binary_search(&def).is_ok();
        let name = self.strings.intern(name);
        let NodeKind::Operation { name: known, .. } = &mut self.p.nodes[def.index()].kind else { return };
        match known {
            None if matched && !self.in_rewrite => *known = Some(name),
            Some(k) if *k != name => {
                let message = format!(
                    "this operation is always `{}`, never `{}`",
                    self.strings.get(*k),
                    self.strings.get(name)
                );
                self.diags.push(Diagnostic::error(span, message));
            }
            _ => {}
        }
    }

    /// An expression that has one value.
    pub(super) fn one(&mut self, e: ExprId) -> Option<Value> {
        match self.expr(e) {
            Val::One(v) => Some(v),
            _ => None,
        }
    }

    pub(super) fn ones(&mut self, list: &[ExprId]) -> Values {
        let mut out = Values::with_capacity(list.len());
        for &e in list {
            out.extend(self.one(e));
        }
        out
    }

    pub(super) fn expr(&mut self, id: ExprId) -> Val {
        let hir = self.hir;
        let e = hir.expr(id);
        if !self.descend(e.span) {
            return Val::Nothing;
        }
        let val = self.expr_kind(id);
        self.depth -= 1;
        val
    }

    fn expr_kind(&mut self, id: ExprId) -> Val {
        let hir = self.hir;
        let e = hir.expr(id);
        match &e.kind {
            ExprKind::Error | ExprKind::Callable(_) => Val::Nothing,
            ExprKind::Attr(_, text) => {
                let constant = Some(self.strings.intern(text));
                self.push_one(NodeKind::Attribute { ty: None, constant }, pdl::Ty::Attribute, e.span)
            }
            ExprKind::Type(_, text) => {
                let constant = Some(self.strings.intern(text));
                self.push_one(NodeKind::Type { constant }, pdl::Ty::Type, e.span)
            }
            ExprKind::Var(v) => self.var(*v),
            ExprKind::Call { callable, args, negated, .. } => {
                self.with_each(args, |l, args| l.apply(*callable, args, e.span, *negated))
            }
            ExprKind::Member { parent, member, .. } => {
                let shared = self.shared.iter().rev().find(|s| s.0 == *parent).map(|s| s.1);
                let parent = match shared {
                    Some(v) => v,
                    None => self.expr(*parent),
                };
                self.member(parent, *member, e.ty, e.span)
            }
            ExprKind::Op(op) => {
                let operands = self.operands_of(op.name, op.operands);
                let mut named = Attributes::with_capacity(op.attributes.len());
                for a in op.attributes {
                    if let Some(v) = self.one(a.value) {
                        if let Some(default) = a.optional {
                            self.optional(v, default, a.span);
                        }
                        named.push((self.strings.intern(a.name), v));
                    }
                }
                let types = self.ones(op.results);
                let name = op.name.map(|n| self.strings.intern(n));
                let kind = NodeKind::Operation { name, operands, attributes: named, types };
                let made = self.push_one(kind, pdl::Ty::Operation, e.span);
                if let Val::One(value) = made {
                    for &first in op.eithers {
                        self.push(NodeKind::Either { op: value, first }, &[], e.span);
                    }
                }
                made
            }
            ExprKind::Said { word, args } => self.said(*word, args, e.span),
            ExprKind::Range { parts, source } => {
                let parts = self.with_source(*source, |l| l.ones(parts));
                let ty = if e.ty == Ty::TYPE_RANGE { pdl::Ty::TypeRange } else { pdl::Ty::ValueRange };
                self.push_one(NodeKind::Range { parts }, ty, e.span)
            }
            ExprKind::Tuple { parts, source } => {
                let tuple = |l: &mut Self, parts: &[Val]| l.tuple(parts.iter().copied());
                self.with_source(*source, |l| l.with_each(parts, tuple))
            }
        }
    }

    /// The operands of an operation. Where each has one value, lists of them are operands like any others,
    /// unless several groups of the operation are open.
    fn operands_of(&mut self, name: Option<&str>, list: &[ExprId]) -> Values {
        let hir = self.hir;
        let apart = |e: ExprId| match hir.expr(e).kind {
            ExprKind::Range { parts, source: None } => Some(parts),
            _ => None,
        };
        let single = |e: ExprId| {
            let is_value = |e: ExprId| hir.expr(e).ty == Ty::VALUE;
            is_value(e) || apart(e).is_some_and(|parts| parts.iter().all(|&p| is_value(p)))
        };
        if self.in_rewrite || !list.iter().any(|&e| apart(e).is_some()) || !list.iter().all(|&e| single(e)) {
            return self.ones(list);
        }
        let known = name.and_then(|name| self.ods?.op(name));
        let by_group = known.is_some_and(|op| {
            op.operands.len() == list.len() && op.operands.iter().filter(|o| !o.is_single()).count() > 1
        });
        if by_group {
            return self.ones(list);
        }
        let mut all = Values::with_capacity(list.len());
        for &e in list {
            match apart(e) {
                Some(parts) => all.extend(self.ones(parts)),
                None => all.extend(self.one(e)),
            }
        }
        all
    }

    /// Runs `f` with what these expressions stand for.
    fn with_each(&mut self, list: &[ExprId], f: impl FnOnce(&mut Self, &[Val]) -> Val) -> Val {
        let mut vals = self.spare.pop().unwrap_or_default();
        vals.extend(list.iter().map(|e| self.expr(*e)));
        let val = f(self, &vals);
        vals.clear();
        self.spare.push(vals);
        val
    }

    /// Runs `f` with the converted tuple evaluated before.
    fn with_source<T>(&mut self, source: Option<ExprId>, f: impl FnOnce(&mut Self) -> T) -> T {
        let Some(e) = source else { return f(self) };
        let val = self.expr(e);
        self.shared.push((e, val));
        let r = f(self);
        self.shared.pop();
        r
    }

    /// The variable `v` is an attribute that may be absent.
    fn optional(&mut self, v: Value, default: Option<&str>, span: Span) {
        let default = default.map(|text| self.strings.intern(text));
        let def = self.p.values[v.index()].def;
        let new = NodeKind::OptionalAttribute { default };
        match &mut self.p.nodes[def.index()].kind {
            kind @ NodeKind::Attribute { ty: None, constant: None } => *kind = new,
            kind if *kind == new => {}
            _ => {
                let message = "an attribute that may be absent has no type, and is used in one way";
                self.diags.push(Diagnostic::error(span, message));
            }
        }
    }

    fn member(&mut self, parent: Val, member: Member, ty: Ty, span: Span) -> Val {
        let op = match (parent, member) {
            (Val::Tuple(first, len), Member::Element(i)) if i < len => {
                return self.pool[(first + i) as usize];
            }
            (Val::One(op), _) => op,
            _ => return Val::Nothing,
        };
        let single = if ty == Ty::VALUE { pdl::Ty::Value } else { pdl::Ty::ValueRange };
        match member {
            Member::Result(index) => {
                self.check_index(op, index, span);
                self.push_one(NodeKind::Result { op, index }, pdl::Ty::Value, span)
            }
            Member::Results => {
                self.push_one(NodeKind::Results { op, index: None }, pdl::Ty::ValueRange, span)
            }
            Member::Group(i) => self.push_one(NodeKind::Results { op, index: Some(i) }, single, span),
            Member::Operands => self.operands(op, span),
            Member::Location => self.push_one(NodeKind::LocationOf { of: op }, pdl::Ty::Attribute, span),
            Member::Element(_) => Val::Nothing,
        }
    }

    /// A result beyond those that the operation is written with.
    fn check_index(&mut self, op: Value, index: u32, span: Span) {
        let NodeKind::Operation { types, .. } = &self.p.def(op).kind else { return };
        let given = types.len();
        let flat = types.iter().all(|t| self.p.ty(*t) == pdl::Ty::Type);
        // In a rewrite an empty list also means that the types are inferred.
        if flat && index as usize >= given && (given > 0 || !self.in_rewrite) {
            let count = if given == 1 { "1 result".into() } else { format!("{given} results") };
            let place = self.p.def(op).span;
            let d = Diagnostic::error(span, format!("result {index} of an operation with {count}"));
            self.error(d.label(place, "the operation"));
        }
    }

    /// All operands of an operation.
    fn operands(&mut self, op: Value, span: Span) -> Val {
        match &self.p.def(op).kind {
            NodeKind::Operation { operands, .. } if operands.len() == 1 => Val::One(operands[0]),
            NodeKind::Operation { operands, .. } if self.in_rewrite => {
                let parts = operands.clone();
                self.push_one(NodeKind::Range { parts }, pdl::Ty::ValueRange, span)
            }
            _ => {
                self.error(
                    Diagnostic::error(span, "these operands are not one range that is matched here")
                        .help("match them by a variable, as in `op<a.b>(args: ValueRange)`"),
                );
                Val::Nothing
            }
        }
    }
}
