//! Operations: arguments, results, names.
use super::constraint::cpp_type;
use super::infer::{self, Traits};
use super::{Fault, Outcome, Positions};
use crate::model::{self, ConstraintKind, GroupKind, OpDef};
use pdll_bytecode::SegmentLayout;
use pdll_tablegen::{RecordRef, Records, Type};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

/// What `--dump-ods` shows beyond the model.
#[derive(Debug, Default)]
pub struct Details {
    /// For each operation of the model.
    pub ops: Vec<OpDetails>,
    /// The constraints on attributes of operations, by unique name.
    pub attributes: BTreeMap<String, ConstraintDetails>,
    /// The constraints on operands and results, by unique name.
    pub types: BTreeMap<String, ConstraintDetails>,
}

/// The unique names of the constraints of an operation.
#[derive(Debug, Default)]
pub struct OpDetails {
    /// Of its attributes.
    pub attributes: Vec<AttributeDetails>,
    /// Of its operand groups.
    pub operands: Vec<String>,
    /// Of its result groups.
    pub results: Vec<String>,
}

/// An attribute of an operation.
#[derive(Debug)]
pub struct AttributeDetails {
    /// Its name.
    pub name: String,
    /// Need it not be there?
    pub optional: bool,
    /// The unique name of its constraint.
    pub constraint: String,
}

/// A constraint that an operation refers to.
#[derive(Debug)]
pub struct ConstraintDetails {
    /// What it says about itself.
    pub summary: String,
    /// The C++ type of what it accepts.
    pub cpp_type: String,
}

/// What an argument is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Value,
    Attribute,
    Property,
}

/// An argument or result.
#[derive(Clone, Copy)]
pub(super) struct Group<'r> {
    pub(super) name: &'r str,
    pub(super) kind: Kind,
    pub(super) constraint: RecordRef<'r>,
    count: GroupKind,
}

impl Group<'_> {
    /// Is it variadic or optional?
    pub(super) fn is_variable(&self) -> bool {
        self.count != GroupKind::Single
    }
}

/// One operation, if there is none of its name in `known`. Its constraints are entered in `details`.
pub(super) fn import<'r>(
    records: &'r Records,
    op: RecordRef<'r>,
    positions: &Positions<'_>,
    details: &mut Details,
    known: &FxHashSet<String>,
) -> Outcome<'r, Option<(OpDef, OpDetails)>> {
    let fault = |message: &str| Fault { record: op, message: message.into() };
    let dialect = op.def("opDialect").ok_or_else(|| fault("it has no dialect"))?;
    let dialect = dialect.string("name").ok_or_else(|| fault("its dialect has no name"))?;
    let mnemonic = op.string("opName").ok_or_else(|| fault("it has no name"))?;
    let name = if dialect.is_empty() { mnemonic.to_string() } else { format!("{dialect}.{mnemonic}") };
    let arguments = groups(op, "arguments", "ins", "argument")?;
    let results = groups(op, "results", "outs", "result")?;
    let mut seen = FxHashSet::default();
    for g in arguments.iter().chain(&results) {
        if !g.name.is_empty() && !seen.insert(g.name) {
            return Err(fault(&format!("two arguments or results are called `{}`", g.name)));
        }
    }
    let derived = op.fields().filter_map(|f| {
        let Type::Record(classes) = records.ty(f.ty) else { return None };
        let derived = |c: RecordRef<'_>| c.name() == "DerivedAttr" || c.is_subclass_of("DerivedAttr");
        let is = classes.iter().any(|&c| derived(records.record(c)));
        let constraint = f.value.as_def().filter(|_| is)?;
        Some((f.name, constraint))
    });
    let of = |list: &[Group<'r>], kind| list.iter().filter(|g| g.kind == kind).copied().collect::<Vec<_>>();
    let operands = of(&arguments, Kind::Value);
    let attributes: Vec<(&str, RecordRef<'_>)> =
        of(&arguments, Kind::Attribute).iter().map(|g| (g.name, g.constraint)).chain(derived).collect();
    let properties = of(&arguments, Kind::Property);
    let plain = |list: &[Group<'_>]| {
        list.iter().map(|g| model::Group { name: g.name.into(), kind: g.count }).collect::<Vec<_>>()
    };
    if known.contains(&name) {
        return Ok(None);
    }
    let shown_attributes = attributes.iter().map(|&(name, c)| AttributeDetails {
        name: name.into(),
        optional: c.int("isOptional") == Some(1),
        constraint: enter(&mut details.attributes, c, ConstraintKind::Attr),
    });
    let shown_attributes = shown_attributes.collect();
    let mut types = |list: &[Group<'_>]| {
        list.iter().map(|g| enter(&mut details.types, g.constraint, ConstraintKind::Type)).collect()
    };
    let shown =
        OpDetails { attributes: shown_attributes, operands: types(&operands), results: types(&results) };
    let traits = Traits::of(op);
    let def = OpDef {
        name,
        operands: plain(&operands),
        results: plain(&results),
        attributes: attributes
            .iter()
            .map(|a| a.0)
            .chain(properties.iter().map(|p| p.name))
            .map(Into::into)
            .collect(),
        operand_layout: layout(&operands, &traits, "Operand"),
        result_layout: layout(&results, &traits, "Result"),
        inference: infer::inference(records, &traits, &arguments, &results),
        cpp_class: cpp_class(op),
        span: positions.span(op),
    };
    Ok(Some((def, shown)))
}

/// How groups are told apart: by the attribute that a trait asks for, by their number, or not at all.
///
/// Where only the last group is open, flat indices tell them apart, as they do for operations that nobody
/// knows.
fn layout(groups: &[Group<'_>], traits: &Traits<'_>, what: &str) -> SegmentLayout {
    let Some(first) = groups.iter().position(Group::is_variable) else { return SegmentLayout::Unknown };
    if traits.has(&format!("AttrSized{what}Segments")) {
        SegmentLayout::AttrSized
    } else if traits.has(&format!("SameVariadic{what}Size")) {
        SegmentLayout::SameSize
    } else if first + 1 < groups.len() && !groups[first + 1..].iter().any(Group::is_variable) {
        SegmentLayout::SingleVariadic
    } else {
        SegmentLayout::Unknown
    }
}

/// The arguments or results: the dag in `field`, which must be made by `operator`.
fn groups<'r>(op: RecordRef<'r>, field: &str, operator: &str, what: &str) -> Outcome<'r, Vec<Group<'r>>> {
    let fault = |message: String| Fault { record: op, message };
    let dag = op.dag(field).ok_or_else(|| fault(format!("it has no `{field}`")))?;
    if dag.operator().as_def().is_none_or(|d| d.name() != operator) {
        return Err(fault(format!("its `{field}` are not written as `({operator} ...)`")));
    }
    let mut all = Vec::with_capacity(dag.len());
    for (i, (value, name)) in dag.args().enumerate() {
        let shown = || name.map_or_else(|| format!("{what} {i}"), |n| format!("{what} `{n}`"));
        let mut constraint =
            value.as_def().ok_or_else(|| fault(format!("{} is not a constraint", shown())))?;
        if constraint.is_subclass_of("OpVariable") {
            let inner = constraint.def("constraint");
            constraint = inner.ok_or_else(|| fault(format!("{} has no constraint", shown())))?;
        }
        let kind = if constraint.is_subclass_of("TypeConstraint") {
            Kind::Value
        } else if what == "argument" && constraint.is_subclass_of("Attr") {
            Kind::Attribute
        } else if what == "argument" && constraint.is_subclass_of("Property") {
            Kind::Property
        } else {
            let message = format!("{} is a `{}`, which stands for no {what}", shown(), constraint.name());
            return Err(fault(message));
        };
        let name = name.unwrap_or_default();
        if kind != Kind::Value && name.is_empty() {
            return Err(fault(format!("{what} {i} is an attribute or property and needs a name")));
        }
        let count = if constraint.is_subclass_of("Optional") {
            GroupKind::Optional
        } else if constraint.is_subclass_of("Variadic") {
            GroupKind::Variadic
        } else {
            GroupKind::Single
        };
        all.push(Group { name, kind, constraint, count });
    }
    Ok(all)
}

/// The qualified C++ class: the record's name without what stands before its first `_`.
fn cpp_class(op: RecordRef<'_>) -> String {
    let class = match op.name().split_once('_') {
        Some(("", _)) | None => op.name(),
        Some((prefix, "")) => prefix,
        Some((_, class)) => class,
    };
    match op.string("cppNamespace").unwrap_or_default() {
        "" => class.to_string(),
        space => format!("{space}::{class}"),
    }
}

/// Enters a constraint under its unique name, which it returns.
fn enter(to: &mut BTreeMap<String, ConstraintDetails>, c: RecordRef<'_>, kind: ConstraintKind) -> String {
    let name = unique_name(c, kind);
    to.entry(name.clone()).or_insert_with(|| ConstraintDetails {
        summary: c.string("summary").unwrap_or(c.name()).to_string(),
        cpp_type: cpp_type(c, kind),
    });
    name
}

/// The record's name; for one without a name `Base(anonymous_N)` where the constraint that it is made of is
/// known.
fn unique_name(c: RecordRef<'_>, kind: ConstraintKind) -> String {
    if !c.is_anonymous() {
        return c.name().to_string();
    }
    let field = if kind == ConstraintKind::Attr { "baseAttr" } else { "baseType" };
    let mut base = c;
    let mut seen = FxHashSet::default();
    while base.is_anonymous() && seen.insert(base.id()) {
        match base.def(field) {
            Some(b) => base = b,
            None => break,
        }
    }
    if base == c { c.name().to_string() } else { format!("{}({})", base.name(), c.name()) }
}
