//! Source patterns, and the list of constraints.

use super::super::names::{Binding, Ref};
use super::super::op::{Argument, ArgumentKind, Slot};
use super::super::rule::{Check, Leaf, Match, SourceOp};
use super::{Bound, Lower};
use crate::ods::RecordRef;
use crate::ods::model::Count;
use crate::pdl::{NodeKind, Ty, Value};

impl<'r> Lower<'_, 'r> {
    /// An operation to be matched, and the types of its result groups if they can be asked for.
    pub(super) fn source_op(&mut self, source: &'r SourceOp<'r>) -> Option<(Value, Vec<Value>)> {
        let shape = self.shape(source.op);
        let (mut operands, mut attributes) = (Vec::new(), Vec::new());
        for (at, matched) in &source.args {
            let argument = &shape.arguments[*at];
            match (argument.kind, matched) {
                (ArgumentKind::Operand(slot), matched) => operands.extend(self.operand(slot, matched)),
                (_, Match::Leaf(leaf)) => attributes.extend(self.attribute(argument, leaf)),
                _ => {}
            }
        }
        let types = self.result_types(source);
        let name = Some(self.file.strings.intern(&shape.name));
        let given = match &types[..] {
            [] if !shape.results.is_empty() => {
                vec![self.push(NodeKind::Types { constants: None }, Ty::TypeRange)]
            }
            list => list.to_vec(),
        };
        let kind = NodeKind::Operation { name, operands, attributes, types: given };
        let op = self.push(kind, Ty::Operation);
        self.bind(source.symbol, Bound::Op(op, types.clone()));
        (!self.failed).then_some((op, types))
    }

    /// The types of the results, one for each group: of the root, which new operations take them from, and of
    /// what has a name.
    fn result_types(&mut self, source: &SourceOp<'_>) -> Vec<Value> {
        let is_root = std::ptr::eq(source, &raw const self.rule.source);
        if !is_root && source.symbol.is_none() {
            return Vec::new();
        }
        let counts: Vec<Count> = self.shape(source.op).results.iter().map(|r| r.count).collect();
        let types = counts.into_iter().map(|count| match count {
            Count::One => self.push(NodeKind::Type { constant: None }, Ty::Type),
            _ => self.push(NodeKind::Types { constants: None }, Ty::TypeRange),
        });
        types.collect()
    }

    fn operand(&mut self, slot: Slot<'r>, matched: &'r Match<'r>) -> Vec<Value> {
        match matched {
            Match::Leaf(leaf) => vec![self.operand_leaf(slot, leaf)],
            Match::Op(nested) => self.defined_by(nested).into_iter().collect(),
            Match::Native(_) => {
                self.unsupported("code of a source pattern (`NativeCodeCall` on an operand)");
                Vec::new()
            }
            Match::Either(_) => {
                self.unsupported("`either`");
                Vec::new()
            }
            Match::Variadic(..) => {
                self.unsupported("`variadic` in a source pattern");
                Vec::new()
            }
        }
    }

    /// The result of a nested operation.
    fn defined_by(&mut self, nested: &'r SourceOp<'r>) -> Option<Value> {
        let (op, _) = self.source_op(nested)?;
        let shape = self.shape(nested.op);
        if shape.results.len() != 1 || !shape.has_single_results() {
            let what = format!("any result of the nested operation `{}`, which has several", shape.name);
            self.unsupported(what);
            return None;
        }
        Some(self.result(op, shape, 0))
    }

    fn operand_leaf(&mut self, slot: Slot<'r>, leaf: &Leaf<'r>) -> Value {
        let constraint = leaf.constraint.filter(|c| *c != slot.constraint);
        let known = match leaf.symbol.map(|s| &self.bound[s.index()]) {
            Some(Bound::One(v)) => Some(*v),
            _ => None,
        };
        let single = slot.count == Count::One;
        if let Some(known) = known {
            if (self.p.ty(known) == Ty::Value) != single {
                self.unsupported("one name for one value and for a range of values");
            }
            self.constrain_type(leaf.symbol.and_then(|s| self.types[s.index()]), constraint);
            return known;
        }
        let typed = constraint.is_some() || leaf.symbol.is_some_and(|s| self.typed[s.index()]);
        let (value, ty) = match (single, typed) {
            (true, true) => {
                let ty = self.push(NodeKind::Type { constant: None }, Ty::Type);
                (self.push(NodeKind::Operand { ty: Some(ty) }, Ty::Value), Some(ty))
            }
            (true, false) => (self.push(NodeKind::Operand { ty: None }, Ty::Value), None),
            (false, true) => {
                let ty = self.push(NodeKind::Types { constants: None }, Ty::TypeRange);
                (self.push(NodeKind::Operands { ty: Some(ty) }, Ty::ValueRange), Some(ty))
            }
            (false, false) => (self.push(NodeKind::Operands { ty: None }, Ty::ValueRange), None),
        };
        if let Some(s) = leaf.symbol {
            self.bound[s.index()] = Bound::One(value);
            self.types[s.index()] = ty;
        }
        self.constrain_type(ty, constraint);
        value
    }

    fn constrain_type(&mut self, ty: Option<Value>, constraint: Option<RecordRef<'r>>) {
        if let (Some(ty), Some(constraint)) = (ty, constraint) {
            self.apply(constraint, &[], Some(ty));
        }
    }

    fn attribute(&mut self, argument: &'r Argument<'r>, leaf: &Leaf<'r>) -> Option<(crate::pdl::Str, Value)> {
        let ArgumentKind::Attribute { attr, optional, default } = argument.kind else {
            self.unsupported(format!("the property `{}`", argument.name));
            return None;
        };
        if optional || default.is_some() {
            if leaf.symbol.is_some() || leaf.constraint.is_some() {
                let kind = if default.is_some() { "has a default" } else { "is optional" };
                self.unsupported(format!("the attribute `{}`, which {kind}", argument.name));
            }
            return None;
        }
        let _ = attr;
        let ty = leaf.symbol.filter(|s| self.typed[s.index()]);
        let ty = ty.map(|s| (s, self.push(NodeKind::Type { constant: None }, Ty::Type)));
        let constant = leaf.constraint.and_then(|c| self.constant(c));
        let text = constant.map(|text| self.file.strings.intern(&text));
        let kind = NodeKind::Attribute { ty: ty.map(|t| t.1), constant: text };
        let value = self.push(kind, Ty::Attribute);
        if let Some((s, ty)) = ty {
            self.types[s.index()] = Some(ty);
        }
        self.bind(leaf.symbol, Bound::One(value));
        if let Some(c) = leaf.constraint.filter(|_| text.is_none()) {
            self.apply(c, &[], Some(value));
        }
        Some((self.file.strings.intern(argument.name), value))
    }

    /// A constraint of the list.
    pub(super) fn check(&mut self, check: &'r Check<'r>) {
        if check.constraint.is_subclass_of("TypeConstraint") {
            for &arg in &check.args {
                match self.known_type(arg).filter(|t| self.p.ty(*t) == Ty::Type) {
                    Some(ty) => self.apply(check.constraint, &[], Some(ty)),
                    None => self.unsupported("a constraint on the type of something without one"),
                }
            }
            return;
        }
        let args: Vec<Vec<Value>> = check.args.iter().map(|&a| self.mention(a)).collect();
        let this = check.this.map(|t| self.mention(t));
        match this.as_deref() {
            None => self.apply(check.constraint, &args, None),
            Some(&[this]) => self.apply(check.constraint, &args, Some(this)),
            Some(_) => self.unsupported("a constraint on several results at once"),
        }
    }

    /// The type, or the types, of what a name stands for, if the match finds them.
    pub(super) fn known_type(&self, r: Ref) -> Option<Value> {
        match (self.rule.symbols.get(r.symbol).binding, &self.bound[r.symbol.index()]) {
            (Binding::Matched(_), Bound::Op(_, types)) => match (r.index, &types[..]) {
                (Some(i), types) => types.get(i as usize).copied(),
                (None, &[only]) => Some(only),
                _ => None,
            },
            _ => self.types[r.symbol.index()],
        }
    }
}
