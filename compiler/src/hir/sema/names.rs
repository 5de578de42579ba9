//! Entering what is resolved into the table of names. Nothing of this happens unless it was asked for.
use super::super::names::{LanguageWord, NameKind};
use super::super::ods::OpModel;
use super::super::{Body, CallableId, ExprId, ExprKind, Member, StmtKind, Ty};
use super::Sema;
use super::scope::Binding;
use crate::syntax::tree::{
    Constraint, ConstraintKind, Ident, Include, IncludeTarget, MemberExpr, OpExpr, OpName, TupleElement,
};
use pdll_source::Span;

/// How many expressions are looked at to find where an element of a tuple was labelled.
const MAX_STEPS: u32 = 100;

/// Where the value of a tuple comes from.
enum Origin {
    /// This tuple expression.
    Tuple(ExprId),
    /// The declared results of a constraint or rewrite.
    Results(CallableId),
}

impl<'a> Sema<'a, '_> {
    fn enter(&mut self, kind: NameKind<'a>, text: &'a str, definition: Option<Span>, at: Option<Span>) {
        let name = self.hir.names.enter(kind, text, definition);
        if let Some(at) = at {
            self.hir.names.mention(name, at);
        }
    }

    fn kind_of(b: Binding) -> Option<NameKind<'a>> {
        match b {
            Binding::Pattern(p) => Some(NameKind::Pattern(p)),
            Binding::Var(v) => Some(NameKind::Var(v)),
            Binding::Callable(c) => Some(NameKind::Callable(c)),
            Binding::Lost(at) => Some(NameKind::Lost(at)),
            Binding::Unknown | Binding::Clash(_) | Binding::Left => None,
        }
    }

    /// A name is defined here.
    pub(super) fn name_defined(&mut self, name: Ident<'a>, b: Binding) {
        if let (true, Some(kind)) = (self.options.names, Self::kind_of(b)) {
            self.enter(kind, name.name, Some(name.span), Some(name.span));
        }
    }

    /// A constraint comes from a `.td` file.
    pub(super) fn name_imported(&mut self, id: CallableId) {
        if self.options.names {
            let (name, span) = (self.hir.callable(id).name, self.hir.callable(id).span);
            self.enter(NameKind::Callable(id), name, Some(span), None);
        }
    }

    /// A name stands for something here.
    pub(super) fn name_mentioned(&mut self, name: Ident<'a>, b: Binding) {
        if self.options.names {
            match Self::kind_of(b) {
                Some(kind) => self.enter(kind, name.name, None, Some(name.span)),
                None => self.name_unknown(name),
            }
        }
    }

    /// A name stands for nothing.
    pub(super) fn name_unknown(&mut self, name: Ident<'a>) {
        if self.options.names {
            self.enter(NameKind::Unknown(name.name), name.name, None, Some(name.span));
        }
    }

    /// A file is included; gives back what is included.
    pub(super) fn name_included(&mut self, inc: &Include<'a>) -> IncludeTarget<'a> {
        if self.options.names {
            let text = std::str::from_utf8(inc.path.value).unwrap_or_default();
            let (kind, definition) = match inc.target {
                IncludeTarget::Pdll(m) => (NameKind::File(m.file), Some(m.span.start())),
                IncludeTarget::Td(file) => (NameKind::File(file), Some(self.sources.span(file, 0, 0))),
                IncludeTarget::Failed | IncludeTarget::NotLoaded => (NameKind::Unknown(text), None),
            };
            self.enter(kind, text, definition, Some(inc.path.span));
        }
        inc.target
    }

    /// A constraint of the language, and the operation that it names.
    pub(super) fn name_constraint(&mut self, c: &Constraint<'a>) {
        if !self.options.names {
            return;
        }
        let word = match c.kind {
            ConstraintKind::Attr(_) => "Attr",
            ConstraintKind::Value(_) => "Value",
            ConstraintKind::ValueRange(_) => "ValueRange",
            ConstraintKind::Type => "Type",
            ConstraintKind::TypeRange => "TypeRange",
            ConstraintKind::Op(name) => {
                if let Some(name) = name {
                    self.name_of_op(name.text, name.span);
                }
                "Op"
            }
            ConstraintKind::Ref(_) | ConstraintKind::Inline(_) => return,
        };
        let at = Span::new(c.span.lo, c.span.lo + word.len() as u32);
        self.enter(NameKind::Language(word), word, None, Some(at));
    }

    /// A word that is written like a call.
    pub(super) fn name_word(&mut self, word: &'static LanguageWord, at: Span) {
        if self.options.names {
            self.enter(NameKind::Language(word.name), word.name, None, Some(at));
        }
    }

    /// The operation that is named in an expression without end.
    pub(super) fn name_of_unfinished(&mut self, op: OpName<'a>) {
        if self.options.names {
            self.name_of_op(op.text, op.span);
        }
    }

    /// An attribute in it.
    pub(super) fn name_attribute_of_unfinished(&mut self, op: Option<OpName<'a>>, name: &'a [u8], at: Span) {
        if self.options.names {
            let ty = self.op_type(op.map(|op| op.text));
            self.name_attribute(op.map_or("", |op| op.text), ty, name, at);
        }
    }

    fn name_of_op(&mut self, text: &'a str, at: Span) {
        let ty = self.op_type(Some(text));
        let definition = self.record(ty).map(|r| r.span);
        self.enter(NameKind::Op(text), text, definition, Some(at));
    }

    /// An operation expression: its name and its attributes.
    pub(super) fn name_op(&mut self, op: &OpExpr<'a>, ty: Ty) {
        if !self.options.names {
            return;
        }
        let name = op.name.map_or("", |n| n.text);
        op.name.into_iter().for_each(|n| self.name_of_op(n.text, n.span));
        for a in op.attributes.unwrap_or_default().list {
            self.name_attribute(name, ty, a.name, a.name_span);
        }
    }

    /// Where a part of an operation is declared: in its record if that says so, else the record itself.
    /// `None` if that is known already.
    fn declared(&self, kind: NameKind<'a>, op: &OpModel, part: &str) -> Option<Span> {
        if self.hir.names.of(kind).is_some() {
            return None;
        }
        Some(op.place_of(part, self.sources).unwrap_or(op.span))
    }

    fn name_attribute(&mut self, op: &'a str, ty: Ty, name: &'a [u8], at: Span) {
        let Ok(text) = std::str::from_utf8(name) else { return };
        let known = self.record(ty).filter(|r| r.attribute(text).is_some());
        let kind = NameKind::Attribute(op, text);
        let definition = known.and_then(|r| self.declared(kind, r, text));
        self.enter(kind, text, definition, Some(at));
    }

    /// The labels of a tuple expression are defined in it.
    pub(super) fn name_labels(&mut self, tuple: ExprId, list: &[TupleElement<'a>]) {
        if !self.options.names {
            return;
        }
        for (i, element) in list.iter().enumerate() {
            if let Some(label) = element.label {
                self.labels.insert((tuple, i as u32), label.span);
                self.enter(NameKind::Label(label.span), label.name, Some(label.span), Some(label.span));
            }
        }
    }

    /// A label in a tuple expression without end.
    pub(super) fn name_label_of_unfinished(&mut self, label: Ident<'a>) {
        if self.options.names {
            self.enter(NameKind::Label(label.span), label.name, Some(label.span), Some(label.span));
        }
    }

    /// The label of an argument names the parameter.
    pub(super) fn name_label_of_argument(&mut self, k: CallableId, parameter: usize, label: Ident<'a>) {
        if self.options.names {
            let v = self.hir.callable(k).params[parameter];
            self.enter(NameKind::Var(v), label.name, None, Some(label.span));
        }
    }

    /// A member that was found.
    pub(super) fn name_member(&mut self, m: &MemberExpr<'a>, parent: ExprId, member: Member) {
        if !self.options.names {
            return;
        }
        let at = Some(m.member.span);
        match member {
            Member::Results => self.enter(NameKind::Language("results"), "results", None, at),
            Member::Location => self.enter(NameKind::Language("location"), "location", None, at),
            Member::Operands => self.enter(NameKind::Language("operands"), "operands", None, at),
            Member::Result(i) | Member::Group(i) => {
                if let Some(r) = self.record(self.ty(parent))
                    && let Some(group) = r.results.get(i as usize)
                {
                    let kind = NameKind::Result(&r.name, i);
                    let definition = self.declared(kind, r, &group.name);
                    self.enter(kind, &group.name, definition, at);
                }
            }
            Member::Element(i) => match self.origin(parent, &mut 0) {
                Some(Origin::Tuple(tuple)) => {
                    if let Some(&label) = self.labels.get(&(tuple, i)) {
                        self.enter(NameKind::Label(label), m.member.name, Some(label), at);
                    }
                }
                Some(Origin::Results(k)) => {
                    let v = self.hir.callable(k).results[i as usize];
                    let (name, span) = (self.hir.var(v).name, self.hir.var(v).span);
                    if !name.is_empty() {
                        self.enter(NameKind::Var(v), name, Some(span), at);
                    }
                }
                None => {}
            },
        }
    }

    /// Where a tuple is made: found through variables, calls and members of other tuples.
    fn origin(&self, mut e: ExprId, steps: &mut u32) -> Option<Origin> {
        loop {
            *steps += 1;
            if *steps > MAX_STEPS {
                return None;
            }
            e = match self.hir.expr(e).kind {
                ExprKind::Tuple { source: Some(converted), .. } => converted,
                ExprKind::Tuple { source: None, .. } => return Some(Origin::Tuple(e)),
                ExprKind::Var(v) => self.hir.var(v).init?,
                ExprKind::Call { callable, .. } => {
                    let c = self.hir.callable(callable);
                    if c.results.len() > 1 {
                        return Some(Origin::Results(callable));
                    }
                    let Body::Pdll(body) = c.body else { return None };
                    body.stmts.iter().rev().find_map(|s| match s.kind {
                        StmtKind::Return(e) => Some(e),
                        _ => None,
                    })?
                }
                ExprKind::Member { parent, member: Member::Element(i), .. } => {
                    match self.origin(parent, steps)? {
                        Origin::Tuple(tuple) => match self.hir.expr(tuple).kind {
                            ExprKind::Tuple { parts, .. } => *parts.get(i as usize)?,
                            _ => return None,
                        },
                        Origin::Results(_) => return None,
                    }
                }
                _ => return None,
            };
        }
    }
}
