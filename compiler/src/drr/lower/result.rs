//! Result patterns: the rewrite section.

use super::builders::{Builders, nothing};
use super::calls::{Code, Given};
use super::constants::code_of;
use super::types::Place;
use super::{Bound, Lower};
use crate::cxx::{Expr, Snippet};
use crate::drr::constant::Constant;
use crate::drr::names::Binding;
use crate::drr::op::{ArgumentKind, OpShape};
use crate::drr::property::Form;
use crate::drr::read::def_shown;
use crate::drr::rule::{Made, MadeOp};
use crate::ods::model::Count;
use crate::ods::{RecordRef, SegmentLayout};
use crate::pdl::{Attributes, NodeKind, Ty, Value, Values};
use smallvec::smallvec;

/// The operands of a new operation by group, its attributes, and the types of its results.
pub(super) type Parts = (Vec<Values>, Attributes, Values);

/// What a group of results is.
pub(super) fn group_ty(shape: &OpShape<'_>, group: u32) -> Ty {
    match shape.results[group as usize].count {
        Count::One => Ty::Value,
        _ => Ty::ValueRange,
    }
}

impl<'l, 'r> Lower<'l, 'r> {
    /// All that the rule makes, and the replacement of the root.
    pub(super) fn rewrite(&mut self, root: Value) {
        let rule = self.rule;
        let (besides, replacing) = rule.results.split_at(rule.replacing);
        for made in besides {
            self.made(made, Ty::Value, Place::Besides);
        }
        let (mut values, mut group, mut whole) = (Values::new(), 0, None);
        for made in replacing {
            let list = self.made(made, Ty::Value, Place::Replacing(group));
            group += self.declared_values(made);
            whole = match made {
                Made::Op(op) if op.symbol.is_none_or(|s| s.index.is_none()) => self.last_op(),
                _ => None,
            };
            values.extend(list);
        }
        for made in &rule.supplemental {
            self.made(made, Ty::Value, Place::Besides);
        }
        let kind = match (self.shape(rule.source.op).results.len(), replacing, whole) {
            (0, ..) => NodeKind::Erase { op: root },
            (_, [_], Some(with)) => NodeKind::ReplaceWithOp { op: root, with },
            _ => NodeKind::ReplaceWithValues { op: root, with: values },
        };
        self.p.push(true, kind, &[], rule.span);
        self.p.rewrite.span = rule.span;
    }

    /// The operation that was created last.
    fn last_op(&self) -> Option<Value> {
        let ops = self.p.rewrite.body.iter().rev();
        ops.map(|&n| self.p.node(n)).find(|n| matches!(n.kind, NodeKind::Operation { .. })).map(|n| n.value())
    }

    /// How many results of the root a pattern stands for.
    fn declared_values(&self, made: &Made<'_>) -> usize {
        match made {
            Made::Op(op) if op.symbol.is_none_or(|s| s.index.is_none()) => self.shape(op.op).results.len(),
            Made::Native(native) if native.symbol.is_none_or(|s| s.index.is_none()) => {
                native.returns as usize
            }
            _ => 1,
        }
    }

    /// What is made, or was there: values and ranges of them, or an attribute where `ty` is that.
    pub(super) fn made(&mut self, made: &'l Made<'r>, ty: Ty, place: Place) -> Values {
        match made {
            Made::Op(op) => self.create(op, place),
            Made::Native(native) => self.call(native, ty, None),
            Made::Symbol(r) => self.mention(*r),
            Made::Variadic(items) => {
                let items = items.iter().flat_map(|i| self.made(i, Ty::Value, Place::Besides)).collect();
                smallvec![self.push(NodeKind::Range { parts: items }, Ty::ValueRange)]
            }
            Made::Constant(def) => self.made_constant(*def),
        }
    }

    /// A constant attribute: by its text, or by a native that makes it.
    fn made_constant(&mut self, def: RecordRef<'r>) -> Values {
        if let Some(text) = self.constant(def) {
            return smallvec![self.attribute_constant(&text)];
        }
        if !self.has_constant_code(def) {
            return Values::new();
        }
        let code = code_of(def).unwrap_or_default();
        self.run(&Code { text: code.into(), ..Code::default() }, &[Ty::Attribute])
    }

    /// Creates an operation; its results, or the one that is meant.
    fn create(&mut self, made: &'l MadeOp<'r>, place: Place) -> Values {
        let shape = self.shape(made.op);
        // By argument.
        let mut given: Vec<Values> = Vec::with_capacity(shape.arguments.len());
        for (argument, arg) in shape.arguments.iter().zip(&made.args) {
            given.push(match argument.kind {
                ArgumentKind::Operand(slot) => {
                    let ty = if slot.count == Count::Any { Ty::ValueRange } else { Ty::Value };
                    self.made(arg, ty, Place::Besides)
                }
                ArgumentKind::Attribute { attr, .. } => match arg {
                    Made::Native(native) => self.call_for_attribute(native, attr).into_iter().collect(),
                    arg => self.made(arg, Ty::Attribute, Place::Besides).into_iter().take(1).collect(),
                },
                ArgumentKind::Property(property) => self.made_property(property, arg).into_iter().collect(),
            });
        }
        let built = self.is_built(made, place).then(|| self.built(shape, &given)).flatten();
        let (groups, attributes, types) = match built {
            Some(parts) => parts,
            None => {
                let (mut groups, mut attributes) = (Vec::new(), Attributes::new());
                for (argument, values) in shape.arguments.iter().zip(given) {
                    match argument.kind {
                        ArgumentKind::Operand(_) => groups.push(values),
                        _ => {
                            let name = self.file.strings.intern(argument.name);
                            attributes.extend(values.first().map(|&v| (name, v)));
                        }
                    }
                }
                let Some(types) = self.created_types(made, place, &attributes) else { return Values::new() };
                (groups, attributes, types)
            }
        };
        let location = made.location.as_ref().map(|l| self.location(l));
        let op = self.new_op(shape, &groups, attributes, types, location);
        if let Some(s) = made.symbol {
            self.bind(Some(s.symbol), Bound::Op(op, Values::new()));
        }
        let groups = match made.symbol.and_then(|s| s.index) {
            Some(i) => i..i + 1,
            None => 0..shape.results.len() as u32,
        };
        match place {
            // The operation itself replaces the root, or nothing does.
            Place::Replacing(_)
                if self.rule.results.len() == self.rule.replacing + 1
                    && made.symbol.is_none_or(|s| s.index.is_none()) =>
            {
                Values::new()
            }
            _ if self.is_top(made) => Values::new(),
            _ => groups.map(|g| self.result(op, shape, g)).collect(),
        }
    }

    /// The parts of an operation that a builder of its record makes of its arguments; `None`: there is none
    /// that is understood.
    fn built(&mut self, shape: &'r OpShape<'r>, given: &[Values]) -> Option<Parts> {
        let (mut all, mut args) = (Given::default(), Vec::with_capacity(given.len()));
        for (argument, values) in shape.arguments.iter().zip(given) {
            let mut names = Vec::with_capacity(values.len());
            for &v in values {
                let name = format!("${}", all.inputs.len());
                if let ArgumentKind::Attribute { attr, .. } = argument.kind
                    && let Some(class) = attr.string("storageType")
                {
                    self.tables.classes.entry(v).or_insert(class);
                }
                names.push(Expr::Name(name.clone()));
                self.give(&mut all, name, v);
            }
            args.push(match (names.len(), argument.kind) {
                (1, _) => Snippet { exprs: names, root: 0 },
                (0, ArgumentKind::Attribute { .. } | ArgumentKind::Property(_)) => nothing(),
                (n, _) => {
                    names.push(Expr::List((0..n as u32).collect()));
                    Snippet { root: n as u32, exprs: names }
                }
            });
        }
        let builders = Builders { natives: &self.file.natives, inputs: &all.inputs };
        let built = builders.declared(shape, &args)?;
        self.parts_of(shape, built, &all)
    }

    /// Creates an operation of these parts.
    pub(super) fn new_op(
        &mut self,
        shape: &OpShape<'r>,
        groups: &[Values],
        mut attributes: Attributes,
        types: Values,
        location: Option<Value>,
    ) -> Value {
        self.segments(shape, groups, &types, &mut attributes);
        let operands = groups.iter().flatten().copied().collect();
        let name = Some(self.file.strings.intern(shape.name()));
        let op = self.push(NodeKind::Operation { name, operands, attributes, types }, Ty::Operation);
        if let Some(location) = location {
            self.p.push(true, NodeKind::SetLocation { op, location }, &[], self.rule.span);
        }
        op
    }

    /// Is this a whole result pattern that replaces nothing?
    fn is_top(&self, made: &'l MadeOp<'r>) -> bool {
        let besides = self.rule.results[..self.rule.replacing].iter().chain(&self.rule.supplemental);
        besides.into_iter().any(|m| matches!(m, Made::Op(op) if std::ptr::eq(op, made)))
    }

    /// Adds the attributes that say how many values each group of operands and results has, where there are
    /// such.
    fn segments(
        &mut self,
        shape: &OpShape<'_>,
        operands: &[Values],
        types: &[Value],
        attributes: &mut Attributes,
    ) {
        let Some(known) = self.file.known_op(shape.name()) else { return };
        let mut sizes = |l: &mut Self, name: &str, groups: Values| {
            if !shape.arguments.iter().any(|a| a.name == name) {
                let name = l.file.strings.intern(name);
                attributes.push((name, l.push(NodeKind::SegmentSizes { groups }, Ty::Attribute)));
            }
        };
        if known.model.operand_layout == SegmentLayout::AttrSized {
            let groups = operands.iter().map(|group| match group[..] {
                [one] => one,
                _ => self.push(NodeKind::Range { parts: group.clone() }, Ty::ValueRange),
            });
            let groups = groups.collect();
            sizes(self, "operandSegmentSizes", groups);
        }
        if known.model.result_layout == SegmentLayout::AttrSized {
            if types.len() == shape.results.len() {
                sizes(self, "resultSegmentSizes", types.into());
            } else {
                let name = shape.name();
                self.unsupported(format!(
                    "creating `{name}`, whose results are counted, without knowing their types"
                ));
            }
        }
    }

    /// The attribute that a property is written as; `None` for one that is not written.
    fn made_property(&mut self, property: RecordRef<'r>, arg: &'l Made<'r>) -> Option<Value> {
        let form = Form::of(property);
        match arg {
            Made::Native(native) => self.call(native, Ty::Attribute, form).first().copied(),
            Made::Constant(def) if def.is_subclass_of("ConstantProp") => {
                let code = def.string("value").unwrap_or_default();
                match form.and_then(|f| self.property_constant(f, code)) {
                    Some(Constant::Attr(text)) => Some(self.attribute_constant(&text)),
                    Some(Constant::Null) => None,
                    // What it is without being written.
                    _ if property.string("defaultValue") == Some(code) => None,
                    _ => {
                        let name = def_shown(*def);
                        self.unsupported(format!("the constant `{name}`, `{code}`, which is not understood"));
                        None
                    }
                }
            }
            arg => {
                let held = self.made(arg, Ty::Attribute, Place::Besides).first().copied()?;
                // Another property may be written in another way.
                let other = self.tables.forms.get(&held).is_some_and(|of| Some(*of) != form);
                if !other {
                    return Some(held);
                }
                let (text, args) = ("$0".into(), vec![smallvec![held]]);
                let code = Code { text, args, write: form, ..Code::default() };
                self.run(&code, &[Ty::Attribute]).first().copied()
            }
        }
    }

    /// What an argument of code is, where only the argument can tell.
    pub(super) fn argument_ty(&self, arg: &Made<'_>) -> Ty {
        match arg {
            Made::Constant(_) => Ty::Attribute,
            Made::Symbol(r) => match self.rule.symbols.get(r.symbol).binding {
                Binding::Attribute | Binding::Property | Binding::Cell { attribute: true } => Ty::Attribute,
                _ => Ty::Value,
            },
            _ => Ty::Value,
        }
    }
}
