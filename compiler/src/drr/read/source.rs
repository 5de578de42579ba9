//! Source patterns.

use super::{Directive, Operator, Place, Reader, def_shown, name_of, shown};
use crate::drr::names::{Binding, split};
use crate::drr::op::{ArgumentKind, OpId, Slot};
use crate::drr::rule::{Leaf, Match, SourceNative, SourceOp};
use crate::drr::snippet::{self, Placeholder, finds_constant};
use crate::ods::model::Count;
use crate::ods::{DagRef, RecordRef, Value};

/// An argument of a matched operation.
#[derive(Clone, Copy)]
struct Slotted<'r> {
    /// Of which.
    op: OpId,
    /// The number of the argument.
    at: usize,
    /// What it is.
    kind: ArgumentKind<'r>,
}

impl<'r> Reader<'_, 'r> {
    /// The root of the source pattern.
    pub(super) fn root(&mut self, dag: DagRef<'r>) -> Option<SourceOp<'r>> {
        if let Operator::Op(def) = self.classes.operator(&dag) {
            return self.source_op(def, &dag);
        }
        self.error(format!("the source pattern `{}` is no operation", shown(&dag)))
            .help("a rule begins with the operation that it replaces: `(SomeOp $x, ...)`")
            .tell();
        None
    }

    fn source_op(&mut self, def: RecordRef<'r>, dag: &DagRef<'r>) -> Option<SourceOp<'r>> {
        let op = self.op(def)?;
        let symbol = self.op_name(dag, op);
        let (arguments, classes) = (&self.shape(op).arguments[..], self.classes);
        let is_either = |value: &Value<'r>| match value {
            Value::Dag(d) => matches!(classes.operator(d), Operator::Directive(Directive::Either)),
            _ => false,
        };
        let given: usize = dag.arg_values().map(|v| 1 + usize::from(is_either(&v))).sum();
        if given != arguments.len() {
            self.wrong_count(op, given, "matched with");
        }
        let (mut args, mut at, mut complete) = (Vec::with_capacity(arguments.len()), 0, true);
        let mut either = false;
        for (value, name) in dag.args() {
            let width = 1 + usize::from(is_either(&value));
            let these = arguments.get(at..at + width).unwrap_or_default();
            if either && these.len() == 1 && !matches!(these[0].kind, ArgumentKind::Operand(_)) {
                let behind = self.argument_shown(op, at);
                self.error(format!("{behind} is an attribute behind `either`"))
                    .help("give the two orders as two rules; mlir-tblgen does not take it either")
                    .tell();
                complete = false;
            }
            either |= is_either(&value);
            let matched = match (value, these) {
                (_, []) => None,
                (Value::Dag(d), [first, second]) => self.either(op, at, &d, [first.kind, second.kind]),
                (value, [one, ..]) => self.argument(Slotted { op, at, kind: one.kind }, value, name),
            };
            complete &= matched.is_some();
            args.extend(matched.map(|m| (at, m)));
            at += width;
        }
        (complete && given == arguments.len()).then_some(SourceOp { op, symbol, args })
    }

    /// What the results of a matched operation are called.
    fn op_name(&mut self, dag: &DagRef<'r>, op: OpId) -> Option<super::SymbolId> {
        let name = dag.operator_name()?;
        if split(name).1.is_some() {
            self.error_at(name, format!("`${name}` names a matched operation and ends in an index"))
                .help("name the operation without one, and its results where they are used")
                .tell();
            return None;
        }
        self.bind(Some(name), Binding::Matched(op))
    }

    /// The operation and its argument, for messages.
    fn argument_shown(&self, op: OpId, at: usize) -> String {
        self.place_shown(Place::Matched(op, at))
    }

    fn argument(&mut self, place: Slotted<'r>, value: Value<'r>, name: Option<&'r str>) -> Option<Match<'r>> {
        let Value::Dag(dag) = value else {
            return self.leaf(place, value, name).map(Match::Leaf);
        };
        let Slotted { op, at, kind } = place;
        // A name behind a nested pattern means nothing, to MLIR as well.
        let ArgumentKind::Operand(slot) = kind else {
            let shown_arg = self.argument_shown(op, at);
            self.error(format!("{shown_arg} is no operand, so `{}` cannot match it", shown(&dag)))
                .help("match an attribute by a constraint: `I32Attr:$a`, or by `$a`")
                .tell();
            return None;
        };
        if let Operator::Directive(Directive::Variadic) = self.classes.operator(&dag) {
            return self.variadic(op, at, &dag, slot);
        }
        if slot.count != Count::One {
            let shown_arg = self.argument_shown(op, at);
            self.error(format!("{shown_arg} is not one value, so `{}` cannot match it", shown(&dag)))
                .help(
                    "match a variadic operand by `$x`, or its values one by one: `(variadic (SomeOp $x), \
                       $y)`",
                )
                .tell();
            return None;
        }
        self.defined_by(&dag)
    }

    /// A pattern for the operation that defines an operand.
    fn defined_by(&mut self, dag: &DagRef<'r>) -> Option<Match<'r>> {
        self.nested(|r| match r.classes.operator(dag) {
            Operator::Op(def) => r.source_op(def, dag).map(|op| Match::Op(Box::new(op))),
            Operator::Native(def) => r.source_native(def, dag).map(Match::Native),
            _ => {
                r.error(format!("`{}` is nothing that can be matched", shown(dag)))
                    .help("nest operations, `NativeCodeCall`, `either` and `variadic` in a source pattern")
                    .tell();
                None
            }
        })
    }

    /// A leaf that stands for an argument of this kind.
    fn leaf(&mut self, place: Slotted<'r>, value: Value<'r>, name: Option<&'r str>) -> Option<Leaf<'r>> {
        let Slotted { op, at, kind } = place;
        let constraint = self.constraint_of(value, Place::Matched(op, at))?;
        if let Some((_, Some(_))) = name.map(split) {
            let (name, shown_arg) = (name.unwrap_or_default(), self.argument_shown(op, at));
            self.error_at(name, format!("`${name}` has an index, but {shown_arg} is one thing"))
                .help("numbers behind `__` say which result of an operation is meant")
                .tell();
            return None;
        }
        let about = |c: &RecordRef<'_>| match kind {
            ArgumentKind::Operand(_) => self.classes.is_of_type(*c),
            ArgumentKind::Attribute { .. } => self.classes.is_of_attribute(*c),
            ArgumentKind::Property(_) => self.classes.is_of_property(*c),
        };
        if let Some(c) = constraint.filter(|c| !about(c)) {
            let shown_arg = self.argument_shown(op, at);
            let (what, fits) = match kind {
                ArgumentKind::Operand(_) => ("an operand", "a type: `I32:$x`"),
                ArgumentKind::Attribute { .. } => ("an attribute", "an attribute: `I32Attr:$a`"),
                ArgumentKind::Property(_) => ("a property", "a property: `I32Prop:$p`"),
            };
            self.error(format!("{shown_arg} is {what}, which `{}` says nothing about", def_shown(c)))
                .help(format!("give a constraint on {fits}"))
                .tell();
            return None;
        }
        let binding = match kind {
            ArgumentKind::Operand(slot) => {
                let same = constraint.is_none_or(|c| c == slot.constraint);
                if slot.count != Count::One && !same {
                    let shown_arg = self.argument_shown(op, at);
                    self.error(format!("{shown_arg} is not one value, and cannot be constrained further"))
                        .help("leave the constraint out, and say in the list of constraints what must hold")
                        .tell();
                    return None;
                }
                Binding::Operand(slot.count)
            }
            ArgumentKind::Attribute { .. } => Binding::Attribute,
            ArgumentKind::Property(_) => Binding::Property,
        };
        let named = name.filter(|n| *n != "_");
        let symbol = self.bind(named, binding);
        (symbol.is_some() == named.is_some()).then_some(Leaf { constraint, symbol })
    }

    /// The constraint that a leaf is written with.
    fn constraint_of(&mut self, value: Value<'r>, of: Place) -> Option<Option<RecordRef<'r>>> {
        match value {
            Value::Unset => Some(None),
            Value::Def(d) => Some(Some(d)),
            _ => {
                let of = self.place_shown(of);
                self.error(format!("a constant is given for {of}, where a constraint belongs"))
                    .help("match a constant by a constraint: `ConstantAttr<I32Attr, \"1\">`")
                    .tell();
                None
            }
        }
    }

    fn either(
        &mut self,
        op: OpId,
        at: usize,
        dag: &DagRef<'r>,
        kinds: [ArgumentKind<'r>; 2],
    ) -> Option<Match<'r>> {
        let items: Vec<_> = dag.args().collect();
        let [first, second] = items[..] else {
            let message = format!("`either` groups {} patterns, and must group two", items.len());
            self.error(message).help("write `(either $x, (SomeOp $y))`").tell();
            return None;
        };
        let single = |k: &ArgumentKind<'_>| matches!(k, ArgumentKind::Operand(_));
        if !kinds.iter().all(single) {
            let shown_arg = self.argument_shown(op, at);
            self.error(format!(
                "`either` stands for {shown_arg} and the one after it, which are not both operands"
            ))
            .help("only operands can be exchanged")
            .tell();
            return None;
        }
        let mut part = |i: usize, (value, name): (Value<'r>, Option<&'r str>)| {
            if let Value::Dag(d) = value
                && let Operator::Directive(Directive::Either) = self.classes.operator(&d)
            {
                self.error("`either` stands in `either`").help("two orders are all there are").tell();
                return None;
            }
            self.argument(Slotted { op, at: at + i, kind: kinds[i] }, value, name)
        };
        let (first, second) = (part(0, first), part(1, second));
        Some(Match::Either(Box::new([first?, second?])))
    }

    fn variadic(&mut self, op: OpId, at: usize, dag: &DagRef<'r>, slot: Slot<'r>) -> Option<Match<'r>> {
        if slot.count != Count::Any {
            let shown_arg = self.argument_shown(op, at);
            self.error(format!("{shown_arg} is not variadic, so `variadic` cannot match it"))
                .help("match it without `variadic`")
                .tell();
            return None;
        }
        let named = dag.operator_name().filter(|n| *n != "_");
        let symbol = self.bind(named, Binding::Operand(Count::Any));
        let mut complete = symbol.is_some() == named.is_some();
        let mut items = Vec::with_capacity(dag.len());
        for (value, name) in dag.args() {
            let item = match value {
                Value::Dag(d) if matches!(self.classes.operator(&d), Operator::Op(_)) => self.defined_by(&d),
                Value::Dag(d) => {
                    self.error(format!(
                        "`{}` stands in `variadic`, which takes operations and names",
                        shown(&d)
                    ))
                    .help("match the value by a name, `$x`, and ask in the list of constraints")
                    .tell();
                    None
                }
                value => {
                    // Each is one of the values; the constraint is on all of them.
                    let kind = ArgumentKind::Operand(Slot { count: Count::One, ..slot });
                    let leaf = self.leaf(Slotted { op, at, kind }, value, name);
                    let other = leaf.and_then(|l| l.constraint).filter(|c| *c != slot.constraint);
                    if let Some(c) = other {
                        let shown_arg = self.argument_shown(op, at);
                        let message = format!("`{}` constrains a value of {shown_arg} further", def_shown(c));
                        self.error(message)
                            .help("say in the list of constraints what must hold: `[(I32 $x)]`")
                            .tell();
                    }
                    leaf.filter(|_| other.is_none()).map(Match::Leaf)
                }
            };
            complete &= item.is_some();
            items.extend(item);
        }
        complete.then_some(Match::Variadic(symbol, items))
    }

    fn source_native(&mut self, def: RecordRef<'r>, dag: &DagRef<'r>) -> Option<SourceNative<'r>> {
        let code = self.expression(def)?;
        if let Some(name) = dag.operator_name() {
            self.error_at(name, format!("`${name}` names code of the source pattern"))
                .help("name what the code finds out: `(NativeCodeCall<...> $x)`")
                .tell();
            return None;
        }
        if code.matches("$_self").count() != 1 {
            self.error(format!("the code of `{}` does not mention `$_self` once", def_shown(def)))
                .help("`$_self` is the operation that the code looks at")
                .tell();
            return None;
        }
        let (mut cells, mut complete) = (Vec::new(), true);
        for (value, name) in dag.args() {
            if let Value::Dag(d) = value {
                // A location at the end only says what `$_loc` is.
                if let Operator::Directive(Directive::Location) = self.classes.operator(&d) {
                    continue;
                }
                let message = match self.classes.operator(&d) {
                    Operator::Directive(Directive::ReturnType) => {
                        "`returnType` is given to code, which has no result types".to_string()
                    }
                    _ => format!("`{}` is nested in code of the source pattern", shown(&d)),
                };
                self.error(message).help("code of a source pattern takes names only").tell();
                complete = false;
                continue;
            }
            let cell = self.cell(value, name);
            complete &= cell.is_some();
            cells.extend(cell);
        }
        let constant = cells.len() == 1 && finds_constant(code);
        let finds = complete && self.finds(def, code, constant, &cells);
        finds.then_some(SourceNative { code, def: name_of(def), constant, cells })
    }

    /// Does code of a source pattern find out what it is given names for? With `constant`, that is one.
    fn finds(&mut self, def: RecordRef<'r>, code: &str, constant: bool, cells: &[Leaf<'r>]) -> bool {
        let beyond = |p| matches!(p, Placeholder::Argument(n) if n as usize >= cells.len());
        if constant {
            let of_attribute = |c: RecordRef<'r>| self.classes.is_of_attribute(c);
            if cells[0].constraint.is_some_and(of_attribute) {
                return true;
            }
            self.error(format!("what `{}` finds is an attribute, and is named as a value", def_shown(def)))
                .help("write what attribute it must be: `AnyAttr:$c`, `I32Attr:$c`")
                .tell();
        } else if snippet::placeholders(code).any(beyond) {
            self.error(format!("the code of `{}` finds out more than it is given names for", def_shown(def)))
                .note(format!("the code is `{}`", code.trim()))
                .help("name each `$0`, `$1`, ... that is in it: `(NativeCodeCall<...> $x, $y)`")
                .tell();
        } else {
            return true;
        }
        false
    }

    /// Something that code finds out.
    fn cell(&mut self, value: Value<'r>, name: Option<&'r str>) -> Option<Leaf<'r>> {
        let constraint = self.constraint_of(value, Place::Called("what code finds out"))?;
        let attribute = match constraint {
            Some(c) if self.classes.is_of_property(c) => {
                let message = format!("`{}` constrains what code finds out to be a property", def_shown(c));
                self.error(message).help("code of a source pattern finds out values and attributes").tell();
                return None;
            }
            c => c.is_some_and(|c| self.classes.is_of_attribute(c)),
        };
        if let Some((_, Some(_))) = name.map(split) {
            let name = name.unwrap_or_default();
            self.error_at(name, format!("`${name}` has an index, but is one thing"))
                .help("numbers behind `__` say which result of an operation is meant")
                .tell();
            return None;
        }
        let named = name.filter(|n| *n != "_");
        if let Some(known) = named.filter(|n| self.symbols.find(n).is_some()) {
            self.error_at(known, format!("`${known}` is bound more than once"))
                .help("give it another name")
                .tell();
            return None;
        }
        let symbol = self.bind(named, Binding::Cell { attribute });
        Some(Leaf { constraint, symbol })
    }
}
