//! The definition that the fused matcher is held to: every pattern by itself, tried on every operation.
//!
//! A pattern matches at a root if its operations can be assigned operations of the IR so that all it says
//! holds. This tries all assignments, cutting a branch as soon as something does not hold. It knows nothing
//! of positions, questions, trees or order of tests.

use pdll_compiler::pdl::{Module, NodeKind, Pattern, Str, Ty, Value};
use pdll_ir::{Attr, Body, Context, Op, Type};
use std::collections::HashMap;

/// What a value of a pattern stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Thing {
    Op(Op),
    Value(pdll_ir::Value),
    Values(Vec<pdll_ir::Value>),
    Attr(Attr),
    /// An attribute that is not there.
    Null,
    Type(Type),
    Types(Vec<Type>),
}

/// Constants of a pattern module in a context.
#[derive(Debug, Default)]
pub(crate) struct Constants {
    attrs: HashMap<Str, Attr>,
    types: HashMap<Str, Type>,
}

impl Constants {
    /// Parses the constants of a module.
    ///
    /// # Panics
    /// On a text that is none.
    pub(crate) fn new(ctx: &mut Context, module: &Module) -> Self {
        let mut new = Self::default();
        for node in module.patterns.iter().flat_map(|p| &p.nodes) {
            let mut ty = |s: &Str| {
                let t = pdll_ir::parse_type(ctx, module.strings.get(*s)).expect("a type");
                new.types.insert(*s, t);
            };
            match &node.kind {
                NodeKind::Type { constant: Some(s) } => ty(s),
                NodeKind::Types { constants: Some(list) } => list.iter().for_each(ty),
                NodeKind::Attribute { constant: Some(s), .. }
                | NodeKind::OptionalAttribute { default: Some(s) } => {
                    let a = pdll_ir::parse_attr(ctx, module.strings.get(*s)).expect("an attribute");
                    new.attrs.insert(*s, a);
                }
                _ => {}
            }
        }
        new
    }
}

/// The pattern that fires at `op`: of those that match, the first by benefit, then by source order.
pub(crate) fn best(
    ctx: &Context,
    body: &Body,
    module: &Module,
    constants: &Constants,
    op: Op,
) -> Option<usize> {
    let mut order: Vec<usize> = (0..module.patterns.len()).collect();
    order.sort_by_key(|&p| std::cmp::Reverse(module.patterns[p].benefit));
    order.into_iter().find(|&p| matches(ctx, body, module, constants, &module.patterns[p], op))
}

/// Does this pattern match at `root`?
pub(crate) fn matches(
    ctx: &Context,
    body: &Body,
    module: &Module,
    constants: &Constants,
    pattern: &Pattern,
    root: Op,
) -> bool {
    let ops: Vec<Value> = pattern
        .body
        .iter()
        .map(|&n| pattern.node(n))
        .filter(|n| matches!(n.kind, NodeKind::Operation { .. }))
        .map(|n| n.value())
        .collect();
    let Some(root_value) = pattern.rewrite.root else { return false };
    let eithers: Vec<(Value, u32)> = pattern
        .body
        .iter()
        .filter_map(|&n| match pattern.node(n).kind {
            NodeKind::Either { op, first } => Some((op, first)),
            _ => None,
        })
        .collect();
    let all = body.walk(true);
    (0..1 << eithers.len()).any(|swapped| {
        let eithers = &eithers;
        let search =
            Search { ctx, body, module, constants, pattern, all: &all, eithers, swapped, local: false };
        let mut known = vec![None; pattern.values.len()];
        search.assign(root_value, root, &mut known)
            && search.rest(&ops.iter().copied().filter(|&o| o != root_value).collect::<Vec<_>>(), known)
    })
}

type Known = Vec<Option<Thing>>;

struct Search<'a> {
    ctx: &'a Context,
    body: &'a Body,
    module: &'a Module,
    constants: &'a Constants,
    pattern: &'a Pattern,
    all: &'a [Op],
    /// Operations and the first of two operands that may stand in either order, and by bit: do they in the
    /// other one?
    eithers: &'a [(Value, u32)],
    swapped: u32,
    /// Is it only asked whether two operands match by themselves?
    local: bool,
}

impl Search<'_> {
    fn rest(&self, ops: &[Value], known: Known) -> bool {
        let Some((&first, rest)) = ops.split_first() else {
            return self.results_hold(&known, !self.local) && self.orders_hold(&known);
        };
        self.all.iter().any(|&op| {
            let mut known = known.clone();
            self.assign(first, op, &mut known) && self.results_hold(&known, false) && self.rest(rest, known)
        })
    }

    /// Do the results that patterns speak of exist, and are they what they are used as?
    fn results_hold(&self, known: &Known, complete: bool) -> bool {
        self.pattern.body.iter().map(|&n| self.pattern.node(n)).all(|node| {
            if let NodeKind::AnyResult { op } = node.kind {
                return match (&known[op.index()], &known[node.value().index()]) {
                    (Some(Thing::Op(op)), Some(Thing::Value(v))) => self.body.results(*op).any(|r| r == *v),
                    _ => !complete,
                };
            }
            let (op, got) = match node.kind {
                NodeKind::Result { op, index } => (op, index),
                NodeKind::Results { op, index } => (op, index.unwrap_or(0)),
                _ => return true,
            };
            let Some(Thing::Op(op)) = known[op.index()] else { return !complete };
            let results: Vec<_> = self.body.results(op).collect();
            let thing = match (&node.kind, self.pattern.ty(node.value())) {
                (NodeKind::Result { .. }, _) => results.get(got as usize).map(|&v| Thing::Value(v)),
                (_, Ty::ValueRange) => results.get(got as usize..).map(|r| Thing::Values(r.to_vec())),
                _ => match results.get(got as usize..) {
                    Some([one]) => Some(Thing::Value(*one)),
                    _ => None,
                },
            };
            match (&known[node.value().index()], thing) {
                // Nothing defines a list without values.
                (Some(_), Some(Thing::Values(list))) if list.is_empty() => false,
                (Some(wanted), Some(thing)) => *wanted == thing,
                (Some(_), None) => false,
                (None, thing) => self.local || thing.is_some(),
            }
        })
    }

    fn is_swapped(&self, either: usize) -> bool {
        self.swapped >> either & 1 != 0
    }

    /// Is each pair in the other order one that does not match by itself in the order as written?
    fn orders_hold(&self, known: &Known) -> bool {
        let swapped = |&(i, _): &(usize, &(Value, u32))| !self.local && self.is_swapped(i);
        self.eithers.iter().enumerate().filter(swapped).all(|(_, &(v, first))| {
            let (Some(Thing::Op(op)), NodeKind::Operation { operands, .. }) =
                (&known[v.index()], &self.pattern.def(v).kind)
            else {
                return false;
            };
            let values: Vec<_> = self.body.operands(*op).collect();
            let things = self.cut(operands, &values).expect("it has matched");
            let two = first as usize..first as usize + 2;
            !self.alone(&operands[two.clone()], &things[two])
        })
    }

    /// Do these values of the pattern match these things, whatever else the pattern says?
    fn alone(&self, values: &[Value], things: &[Thing]) -> bool {
        let mut ops = Vec::new();
        let mut work = values.to_vec();
        while let Some(v) = work.pop() {
            match &self.pattern.def(v).kind {
                NodeKind::Result { op, .. } | NodeKind::Results { op, .. } | NodeKind::AnyResult { op } => {
                    work.push(*op);
                }
                NodeKind::Range { parts } => work.extend(parts),
                NodeKind::Operation { operands, .. } if !ops.contains(&v) => {
                    ops.push(v);
                    work.extend(operands);
                }
                _ => {}
            }
        }
        (0..1 << self.eithers.len()).any(|swapped| {
            let search = Search { swapped, local: true, ..*self };
            let mut known = vec![None; self.pattern.values.len()];
            values.iter().zip(things).all(|(&v, t)| search.unify(v, t.clone(), &mut known))
                && search.rest(&ops, known)
        })
    }

    fn assign(&self, v: Value, op: Op, known: &mut Known) -> bool {
        if !self.unify(v, Thing::Op(op), known) {
            return false;
        }
        let NodeKind::Operation { name, operands, attributes, types } = &self.pattern.def(v).kind else {
            return false;
        };
        let has = self.ctx.shape_data(self.body.shape(op)).name;
        if name.is_some_and(|n| self.ctx.text(has) != self.module.strings.get(n)) {
            return false;
        }
        let values: Vec<_> = self.body.operands(op).collect();
        let Some(mut groups) = self.cut(operands, &values) else { return false };
        for (i, &(_, first)) in self.eithers.iter().enumerate().filter(|(_, e)| e.0 == v) {
            if self.is_swapped(i) {
                groups.swap(first as usize, first as usize + 1);
            }
        }
        if !operands.iter().zip(groups).all(|(&o, t)| self.unify(o, t, known)) {
            return false;
        }
        for &(name, attr) in attributes {
            let name = self.ctx.find_name(self.module.strings.get(name));
            let found = name.and_then(|n| self.ctx.get_attr(self.body.attrs(op), n));
            let found = match (found, &self.pattern.def(attr).kind) {
                (Some(found), _) => Thing::Attr(found),
                (None, NodeKind::OptionalAttribute { default: Some(d) }) => {
                    Thing::Attr(self.constants.attrs[d])
                }
                (None, NodeKind::OptionalAttribute { default: None }) => Thing::Null,
                _ => return false,
            };
            if !self.unify(attr, found, known) {
                return false;
            }
        }
        let results: Vec<_> = self.body.results(op).collect();
        let Some(groups) = self.cut(types, &results) else { return false };
        types.iter().zip(groups).all(|(&t, values)| {
            let thing = match values {
                Thing::Value(v) => Thing::Type(self.body.value_type(v)),
                Thing::Values(vs) => Thing::Types(vs.iter().map(|&v| self.body.value_type(v)).collect()),
                other => other,
            };
            self.unify(t, thing, known)
        })
    }

    /// Cuts values as the pattern's list asks: from the first range on, each takes all from its place on.
    fn cut(&self, wanted: &[Value], values: &[pdll_ir::Value]) -> Option<Vec<Thing>> {
        let is_list = |v: &Value| matches!(self.pattern.ty(*v), Ty::ValueRange | Ty::TypeRange);
        let singles = wanted.iter().filter(|v| !is_list(v)).count();
        if values.len() < singles || (singles == wanted.len() && values.len() != singles) {
            return None;
        }
        let first_list = wanted.iter().position(is_list).unwrap_or(wanted.len());
        (0..wanted.len())
            .map(|i| {
                if i < first_list {
                    return Some(Thing::Value(values[i]));
                }
                let from = values.get(i..)?;
                match (is_list(&wanted[i]), from) {
                    (true, _) => Some(Thing::Values(from.to_vec())),
                    (false, [one]) => Some(Thing::Value(*one)),
                    _ => None,
                }
            })
            .collect()
    }

    fn unify(&self, v: Value, thing: Thing, known: &mut Known) -> bool {
        if let Some(old) = &known[v.index()] {
            let later =
                matches!(self.pattern.def(v).kind, NodeKind::Operand { .. } | NodeKind::Operands { .. });
            return *old == thing || self.local && later;
        }
        known[v.index()] = Some(thing.clone());
        match (&self.pattern.def(v).kind, thing) {
            (NodeKind::Operand { ty: Some(t) }, Thing::Value(value)) => {
                self.unify(*t, Thing::Type(self.body.value_type(value)), known)
            }
            (NodeKind::Operands { ty: Some(t) }, Thing::Values(values)) => {
                let types = values.iter().map(|&v| self.body.value_type(v)).collect();
                self.unify(*t, Thing::Types(types), known)
            }
            (NodeKind::Attribute { ty, constant }, Thing::Attr(a)) => {
                constant.is_none_or(|c| self.constants.attrs[&c] == a)
                    && ty.is_none_or(|t| {
                        self.ctx.attr_type(a).is_some_and(|ty| self.unify(t, Thing::Type(ty), known))
                    })
            }
            (NodeKind::Range { parts }, Thing::Values(values)) => {
                let is_list = |v: &Value| self.pattern.ty(*v) == Ty::ValueRange;
                let rest = parts.iter().position(is_list);
                let singles = parts.len() - usize::from(rest.is_some());
                if values.len() < singles || (rest.is_none() && values.len() > singles) {
                    return false;
                }
                let (mut at, left) = (0, values.len() - singles);
                parts.iter().all(|part| {
                    let thing = if is_list(part) {
                        at += left;
                        Thing::Values(values[at - left..at].to_vec())
                    } else {
                        at += 1;
                        Thing::Value(values[at - 1])
                    };
                    self.unify(*part, thing, known)
                })
            }
            (NodeKind::Type { constant: Some(c) }, Thing::Type(t)) => self.constants.types[c] == t,
            (NodeKind::Types { constants: Some(list) }, Thing::Types(t)) => {
                list.iter().map(|c| self.constants.types[c]).eq(t)
            }
            _ => true,
        }
    }
}
