//! Source patterns, and the list of constraints.

use super::constants::built;
use super::{Bound, Lower};
use crate::drr::constant::Constant;
use crate::drr::names::{Binding, Ref};
use crate::drr::op::{Argument, ArgumentKind, Slot};
use crate::drr::property::Form;
use crate::drr::read::def_shown;
use crate::drr::rule::{Check, Leaf, Match, SourceOp};
use crate::drr::snippet::Placeholder;
use crate::ods::RecordRef;
use crate::ods::model::Count;
use crate::pdl::{Attributes, NodeKind, Str, Ty, Value, Values};
use smallvec::smallvec;

/// Does the condition of a constant ask for just that? Cases that are bits take any integer of their width.
fn compares(constant: RecordRef<'_>) -> bool {
    constant.is_subclass_of("ConstantAttr") || constant.is_subclass_of("IntEnumAttrCaseBase")
}

impl<'l, 'r> Lower<'l, 'r> {
    /// An operation to be matched, and the types of its result groups if they can be asked for.
    pub(super) fn source_op(&mut self, source: &'l SourceOp<'r>) -> Option<(Value, Values)> {
        let shape = self.shape(source.op);
        let (mut operands, mut attributes, mut eithers) = (Values::new(), Attributes::new(), Vec::new());
        let waiting = self.waiting.len();
        let open = shape.operands().filter(|o| o.1.count != Count::One).count();
        for (at, matched) in &source.args {
            let argument = &shape.arguments[*at];
            match (argument.kind, matched) {
                (ArgumentKind::Operand(slot), Match::Either(two)) => {
                    eithers.push(operands.len() as u32);
                    let next = match shape.arguments.get(at + 1).map(|a| a.kind) {
                        Some(ArgumentKind::Operand(next)) => next,
                        _ => slot,
                    };
                    let start = self.matched.len();
                    operands.extend(self.operand(slot, &two[0], false));
                    let middle = self.matched.len();
                    operands.extend(self.operand(next, &two[1], false));
                    // What defines the two is found behind all that is nested in them, as in MLIR.
                    if start < middle && middle < self.matched.len() {
                        let last = self.matched.len() - 1;
                        self.matched[middle - 1..last].rotate_left(1);
                    }
                }
                (ArgumentKind::Operand(slot), matched) => {
                    operands.extend(self.operand(slot, matched, open == 1));
                }
                (_, Match::Leaf(leaf)) => attributes.extend(self.attribute(argument, leaf)),
                _ => {}
            }
        }
        let types = self.result_types(source);
        let name = Some(self.file.strings.intern(shape.name()));
        let mut given = types.clone();
        if types.is_empty() && !shape.results.is_empty() {
            given.push(self.push(NodeKind::Types { constants: None }, Ty::TypeRange));
        }
        let kind = NodeKind::Operation { name, operands, attributes, types: given };
        let op = self.push(kind, Ty::Operation);
        for first in eithers {
            self.p.push(false, NodeKind::Either { op, first }, &[], self.rule.span);
        }
        self.apply_waiting(waiting, op);
        self.matched.push(op);
        self.bind(source.symbol, Bound::Op(op, types.clone()));
        (!self.failed).then_some((op, types))
    }

    /// The types of the results, one for each group: of the root, which new operations take them from, and of
    /// what has a name.
    fn result_types(&mut self, source: &SourceOp<'_>) -> Values {
        let is_root = std::ptr::eq(source, &raw const self.rule.source);
        if !is_root && source.symbol.is_none() {
            return Values::new();
        }
        let types = self.shape(source.op).results.iter().map(|result| match result.count {
            Count::One => self.push(NodeKind::Type { constant: None }, Ty::Type),
            _ => self.push(NodeKind::Types { constants: None }, Ty::TypeRange),
        });
        types.collect()
    }

    pub(super) fn operand(&mut self, slot: Slot<'r>, matched: &'l Match<'r>, alone: bool) -> Values {
        match matched {
            Match::Leaf(leaf) => smallvec![match self.only_item(slot, leaf) {
                Some(item) if alone => item,
                Some(item) => self.push(NodeKind::Range { parts: smallvec![item] }, Ty::ValueRange),
                None => self.operand_leaf(slot, leaf),
            }],
            Match::Op(nested) => self.defined_by(nested).into_iter().collect(),
            Match::Native(native) => self.native(native).into_iter().collect(),
            // The source pattern has it only as an argument of an operation.
            Match::Either(_) => Values::new(),
            Match::Variadic(symbol, items) => self.elements(slot, *symbol, items, alone),
        }
    }

    /// The result of a nested operation.
    fn defined_by(&mut self, nested: &'l SourceOp<'r>) -> Option<Value> {
        let (op, _) = self.source_op(nested)?;
        let shape = self.shape(nested.op);
        // With one result, which one it is needs no saying.
        Some(match &shape.results[..] {
            [only] if only.count == Count::One => self.result(op, shape, 0),
            _ => self.push(NodeKind::AnyResult { op }, Ty::Value),
        })
    }

    /// What an operand that may be open has as its only value: what one value is called before it.
    fn only_item(&self, slot: Slot<'r>, leaf: &Leaf<'r>) -> Option<Value> {
        match leaf.symbol.map(|s| &self.tables.bound[s.index()]) {
            Some(Bound::One(v)) if slot.count != Count::One && self.p.ty(*v) == Ty::Value => Some(*v),
            _ => None,
        }
    }

    fn operand_leaf(&mut self, slot: Slot<'r>, leaf: &Leaf<'r>) -> Value {
        let constraint = leaf.constraint.filter(|c| *c != slot.constraint);
        let known = match leaf.symbol.map(|s| &self.tables.bound[s.index()]) {
            Some(Bound::One(v)) => Some(*v),
            _ => None,
        };
        let single = slot.count == Count::One;
        if let Some(known) = known {
            if (self.p.ty(known) == Ty::Value) != single {
                self.unsupported("one name for one value and for a range of values");
            }
            self.constrain_type(leaf.symbol.and_then(|s| self.tables.types[s.index()]), constraint);
            return known;
        }
        let typed = constraint.is_some() || leaf.symbol.is_some_and(|s| self.tables.typed[s.index()]);
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
            self.bind(Some(s), Bound::One(value));
            self.tables.types[s.index()] = ty;
        }
        if slot.count == Count::Optional {
            self.tables.forms.insert(value, Form::Optional);
        }
        self.constrain_type(ty, constraint);
        value
    }

    fn constrain_type(&mut self, ty: Option<Value>, constraint: Option<RecordRef<'r>>) {
        if let (Some(ty), Some(constraint)) = (ty, constraint) {
            self.apply_to_leaf(constraint, ty);
        }
    }

    fn attribute(&mut self, argument: &'r Argument<'r>, leaf: &Leaf<'r>) -> Option<(Str, Value)> {
        let (attr, optional, default) = match argument.kind {
            ArgumentKind::Attribute { attr, optional, default } => (attr, optional, default),
            ArgumentKind::Property(property) => return self.property(argument.name, property, leaf),
            ArgumentKind::Operand(_) => return None,
        };
        let name = self.file.strings.intern(argument.name);
        if leaf.symbol.is_none() && leaf.constraint.is_none() && (optional || default.is_some()) {
            return None;
        }
        let fallback = match default {
            Some(code) => Some(self.default_of(attr, code, argument.name)?),
            None if optional => Some(None),
            None => None,
        };
        if leaf.constraint.is_some_and(|c| !self.has_constant_code(c)) {
            return None;
        }
        let needed = leaf.constraint.is_some_and(|c| optional && self.fails_on_null(c));
        let value = match fallback {
            // What is absent is null, which the constraint does not take.
            Some(None) if needed => self.present_attribute(leaf),
            Some(default) => {
                let value = self.optional_attribute(default);
                if let Some(c) = leaf.constraint {
                    self.apply_to_leaf(c, value);
                }
                value
            }
            None => self.present_attribute(leaf),
        };
        if let Some(class) = attr.string("storageType") {
            self.tables.classes.insert(value, class);
        }
        self.bind(leaf.symbol, Bound::One(value));
        Some((name, value))
    }

    /// An attribute that may be absent, and is `default` then.
    fn optional_attribute(&mut self, default: Option<Str>) -> Value {
        self.push(NodeKind::OptionalAttribute { default }, Ty::Attribute)
    }

    /// A property, as the attribute that it is written as. It always has a value: where none is written, its
    /// default.
    fn property(&mut self, name: &str, property: RecordRef<'r>, leaf: &Leaf<'r>) -> Option<(Str, Value)> {
        if leaf.symbol.is_none() && leaf.constraint.is_none() {
            return None;
        }
        let form = Form::of(property);
        let default = property.string("defaultValue").filter(|d| !d.is_empty());
        let held = |l: &mut Self, code: &str| match form.and_then(|f| l.property_constant(f, code)) {
            Some(Constant::Attr(text)) => Some(l.file.strings.intern(&text)),
            _ => None,
        };
        let default = default.and_then(|code| held(self, code));
        let value = self.optional_attribute(default);
        if let Some(form) = form {
            self.tables.forms.insert(value, form);
        }
        if let Some(c) = leaf.constraint {
            self.apply_to_leaf(c, value);
        }
        self.bind(leaf.symbol, Bound::One(value));
        Some((self.file.strings.intern(name), value))
    }

    /// An attribute that an operation must have.
    fn present_attribute(&mut self, leaf: &Leaf<'r>) -> Value {
        let ty = leaf.symbol.filter(|s| self.tables.typed[s.index()]);
        let ty = ty.map(|s| (s, self.push(NodeKind::Type { constant: None }, Ty::Type)));
        let constant = leaf.constraint.and_then(|c| self.constant(c).filter(|_| compares(c)));
        let text = constant.map(|text| self.file.strings.intern(&text));
        let kind = NodeKind::Attribute { ty: ty.map(|t| t.1), constant: text };
        let value = self.push(kind, Ty::Attribute);
        if let Some((s, ty)) = ty {
            self.tables.types[s.index()] = Some(ty);
        }
        if let Some(c) = leaf.constraint.filter(|_| text.is_none()) {
            self.apply_to_leaf(c, value);
        }
        value
    }

    /// The text of an attribute's default; `None` in it if that is null. `None`: it is not understood, which
    /// is reported.
    fn default_of(&mut self, attr: RecordRef<'r>, code: &'r str, name: &str) -> Option<Option<Str>> {
        let key = (attr.id(), code);
        let known = self.file.defaults.get(&key).copied();
        let found = known.unwrap_or_else(|| match built(attr, code).and_then(|c| self.constant_of(&c)) {
            Some(Constant::Attr(text)) => Some(Some(self.file.strings.intern(&text))),
            Some(Constant::Null) => Some(None),
            _ => None,
        });
        self.file.defaults.insert(key, found);
        if found.is_none() {
            self.unsupported(format!(
                "the default of the attribute `{name}`, `{code}`, which is not understood"
            ));
        }
        found
    }

    /// A constraint of the list.
    pub(super) fn check(&mut self, check: &'l Check<'r>, root: Value) {
        if check.constraint.is_subclass_of("TypeConstraint") {
            for &arg in &check.args {
                let of = match self.known_type(arg) {
                    Some(ty) => smallvec![ty],
                    None => self.mention(arg),
                };
                match of[..] {
                    [of] if self.p.ty(of) != Ty::Operation => {
                        self.apply(check.constraint, &[], Some(of), None);
                    }
                    _ => self.unsupported("a constraint on the type of something that has not exactly one"),
                }
            }
            return;
        }
        if !self.placeholders(check) {
            return;
        }
        let args: Vec<Values> = check.args.iter().map(|&a| self.mention(a)).collect();
        let this = check.this.map(|t| self.mention(t));
        // What is about nothing that is matched is asked of the root.
        let op = Some(root).filter(|_| args.is_empty() && this.is_none());
        match this.as_deref() {
            None => self.apply(check.constraint, &args, None, op),
            Some(&[this]) => self.apply(check.constraint, &args, Some(this), None),
            Some(_) => {
                let name = check.constraint.name();
                self.unsupported(format!(
                    "the constraint `{name}` behind a name that stands for several results"
                ));
            }
        }
    }

    /// Does a condition ask only about what it is given?
    fn placeholders(&mut self, check: &Check<'r>) -> bool {
        let read = self.file.natives.condition(check.constraint);
        let (count, name) = (check.args.len(), || def_shown(check.constraint));
        for &p in &read.placeholders {
            let (asked, help) = match p {
                Placeholder::Argument(n) | Placeholder::ArgumentsFrom(n) if n as usize >= count => {
                    let names = match count {
                        0 => "no name".into(),
                        1 => "one name".into(),
                        n => format!("{n} names"),
                    };
                    (format!("${n}"), format!("it is given {names}: give it another, `({} $x, ...)`", name()))
                }
                Placeholder::This if check.this.is_none() => {
                    ("$_self".into(), format!("name that behind the constraint: `({}:$x)`", name()))
                }
                _ => continue,
            };
            let name = name();
            let what = format!("the condition of `{name}` asks about `{asked}`, which it is not given");
            self.unsupported_but(what, &help);
            return false;
        }
        true
    }

    /// The type, or the types, of what a name stands for, if the match finds them.
    pub(super) fn known_type(&self, r: Ref) -> Option<Value> {
        match (self.rule.symbols.get(r.symbol).binding, &self.tables.bound[r.symbol.index()]) {
            (Binding::Matched(_), Bound::Op(_, types)) => match (r.index, &types[..]) {
                (Some(i), types) => types.get(i as usize).copied(),
                (None, &[only]) => Some(only),
                _ => None,
            },
            _ => self.tables.types[r.symbol.index()],
        }
    }
}
