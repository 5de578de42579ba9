//! Operations: arguments, results, names.
use super::infer::{self, Declared};
use super::reader::{Reader, flag, is, text};
use super::traits::decorations;
use super::{Fault, Outcome};
use crate::model::{
    ArgumentRef, AttributeKind, AttributeModel, ConstraintId, Count, Effect, EffectTarget, KnownTrait,
    OpModel, RegionModel, SuccessorModel, TraitModel, ValueModel,
};
use pdll_bytecode::SegmentLayout;
use pdll_source::Standard;
use pdll_tablegen::{RecordRef, Type};
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// What an argument is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Value,
    Attribute,
    Property,
}

/// An argument or result.
#[derive(Clone, Copy)]
struct Group<'r> {
    name: &'r str,
    kind: Kind,
    constraint: RecordRef<'r>,
    /// What says more about it than a constraint does.
    variable: Option<RecordRef<'r>>,
    count: Count,
}

impl Group<'_> {
    /// Is it variadic or optional?
    fn is_variable(&self) -> bool {
        self.count != Count::One
    }

    fn summary(&self) -> String {
        self.variable.map_or_else(String::new, |v| text(v, "summary"))
    }
}

/// The arguments of an operation by what they are.
#[derive(Default)]
struct Arguments {
    order: Vec<ArgumentRef>,
    operands: Vec<ValueModel>,
    attributes: Vec<AttributeModel>,
    effects: Vec<Effect>,
}

impl<'r> Reader<'r, '_> {
    /// One operation, if there is none of its name in `known`.
    pub(super) fn op(
        &mut self,
        op: RecordRef<'r>,
        known: &FxHashSet<String>,
    ) -> Outcome<'r, Option<OpModel>> {
        let fault = |message: &str| Fault { record: op, message: message.into() };
        let dialect = op.def("opDialect").ok_or_else(|| fault("it has no dialect"))?;
        let dialect = dialect.string("name").ok_or_else(|| fault("its dialect has no name"))?;
        let mnemonic = op.string("opName").ok_or_else(|| fault("it has no name"))?;
        let name = if dialect.is_empty() { mnemonic.to_string() } else { format!("{dialect}.{mnemonic}") };
        let arguments = self.groups(op, "arguments", "ins", "argument")?;
        let results = self.groups(op, "results", "outs", "result")?;
        let mut seen = FxHashSet::default();
        for g in arguments.iter().chain(&results) {
            if !g.name.is_empty() && !seen.insert(g.name) {
                return Err(fault(&format!("two arguments or results are called `{}`", g.name)));
            }
        }
        if known.contains(&name) {
            return Ok(None);
        }
        let (records, traits) = self.traits(op);
        let mut parts = self.arguments(op, &arguments);
        let mut result_models = Vec::with_capacity(results.len());
        for (i, g) in (0..).zip(&results) {
            result_models.push(self.value_model(g));
            let decorated = g.variable.map(|v| decorations(v, EffectTarget::Result(i)));
            parts.effects.extend(decorated.into_iter().flatten());
        }
        let effects = self.effects(&records, &traits, parts.effects);
        let operands: Vec<Group<'_>> = arguments.iter().copied().filter(|a| a.kind == Kind::Value).collect();
        let operands = declared(&operands);
        Ok(Some(OpModel {
            dialect: dialect.to_string(),
            record: op.name().to_string(),
            cpp_class: cpp_class(op),
            summary: text(op, "summary"),
            description: text(op, "description"),
            arguments: parts.order,
            operand_layout: layout(
                self.std,
                &parts.operands,
                &traits,
                KnownTrait::AttrSizedOperandSegments,
                KnownTrait::SameVariadicOperandSize,
            ),
            operands: parts.operands,
            attributes: parts.attributes,
            result_layout: layout(
                self.std,
                &result_models,
                &traits,
                KnownTrait::AttrSizedResultSegments,
                KnownTrait::SameVariadicResultSize,
            ),
            results: result_models,
            regions: self.parts(op, "regions", "VariadicRegion", |name, variadic, constraint| RegionModel {
                name,
                variadic,
                constraint,
            }),
            successors: self.parts(op, "successors", "VariadicSuccessor", |name, variadic, constraint| {
                SuccessorModel { name, variadic, constraint }
            }),
            effects,
            inference: infer::inference(self.infers, &traits, &operands, &declared(&results)),
            traits,
            assembly_format: op.string("assemblyFormat").map(str::to_string),
            has_custom_assembly_format: flag(op, "hasCustomAssemblyFormat"),
            builders: op.list("builders").map_or(0, |l| l.len() as u32),
            skips_default_builders: flag(op, "skipDefaultBuilders"),
            has_verifier: flag(op, "hasVerifier"),
            has_region_verifier: flag(op, "hasRegionVerifier"),
            has_folder: flag(op, "hasFolder"),
            span: self.positions.span(op),
            bases: op.superclasses().map(|c| self.place(c)).collect(),
            name,
        }))
    }

    /// The arguments, and what an accessor computes.
    fn arguments(&mut self, op: RecordRef<'r>, all: &[Group<'r>]) -> Arguments {
        let mut parts = Arguments::default();
        let mut properties = Vec::new();
        for g in all {
            if g.kind == Kind::Value {
                let target = EffectTarget::Operand(parts.operands.len() as u32);
                parts.effects.extend(g.variable.map(|v| decorations(v, target)).into_iter().flatten());
                parts.order.push(ArgumentRef::Operand(parts.operands.len() as u32));
                parts.operands.push(self.value_model(g));
                continue;
            }
            let kind =
                if g.kind == Kind::Property { AttributeKind::Property } else { AttributeKind::Attribute };
            let mut model = self.attribute_model(g.name, kind, g.constraint);
            model.summary = g.summary();
            if kind == AttributeKind::Property {
                properties.push((parts.order.len(), model));
                parts.order.push(ArgumentRef::Attribute(0));
            } else {
                let target = EffectTarget::Attribute(parts.attributes.len() as u32);
                parts.effects.extend(g.variable.map(|v| decorations(v, target)).into_iter().flatten());
                parts.order.push(ArgumentRef::Attribute(parts.attributes.len() as u32));
                parts.attributes.push(model);
            }
        }
        for f in op.fields() {
            let Type::Record(classes) = self.records.ty(f.ty) else { continue };
            let base = self.bases.derived;
            let derived = |c: RecordRef<'_>| Some(c.id()) == base || is(c, base);
            if let Some(c) = f.value.as_def()
                && classes.iter().any(|&c| derived(self.records.record(c)))
            {
                let model = self.attribute_model(f.name, AttributeKind::Derived, c);
                parts.attributes.push(model);
            }
        }
        for (at, model) in properties {
            parts.order[at] = ArgumentRef::Attribute(parts.attributes.len() as u32);
            parts.attributes.push(model);
        }
        parts
    }

    fn attribute_model(&mut self, name: &str, kind: AttributeKind, record: RecordRef<'r>) -> AttributeModel {
        let constraint = self.constraint(record);
        let model = self.model.constraint(constraint);
        AttributeModel {
            name: name.to_string(),
            kind,
            constraint,
            optional: model.optional,
            default_value: model.default_value.clone(),
            summary: String::new(),
        }
    }

    fn value_model(&mut self, g: &Group<'r>) -> ValueModel {
        ValueModel {
            name: g.name.to_string(),
            count: g.count,
            constraint: self.constraint(g.constraint),
            segments: g.constraint.string("segmentAttrName").map(str::to_string),
            summary: g.summary(),
        }
    }

    /// Regions or successors: the dag in `field`.
    fn parts<T>(
        &mut self,
        op: RecordRef<'r>,
        field: &str,
        variadic: &str,
        make: impl Fn(String, bool, ConstraintId) -> T,
    ) -> Vec<T> {
        let Some(dag) = op.dag(field).filter(|d| !d.is_empty()) else { return Vec::new() };
        let parts = dag.args().filter_map(|(value, name)| Some((value.as_def()?, name)));
        parts
            .map(|(record, name)| {
                let variadic = record.is_subclass_of(variadic);
                make(name.unwrap_or_default().to_string(), variadic, self.constraint(record))
            })
            .collect()
    }

    /// The arguments or results: the dag in `field`, which must be made by `operator`.
    fn groups(
        &self,
        op: RecordRef<'r>,
        field: &str,
        operator: &str,
        what: &str,
    ) -> Outcome<'r, Vec<Group<'r>>> {
        let fault = |message: String| Fault { record: op, message };
        let bases = &self.bases;
        let dag = op.dag(field).ok_or_else(|| fault(format!("it has no `{field}`")))?;
        if dag.operator().as_def().is_none_or(|d| d.name() != operator) {
            return Err(fault(format!("its `{field}` are not written as `({operator} ...)`")));
        }
        let mut all = Vec::with_capacity(dag.len());
        for (i, (value, name)) in dag.args().enumerate() {
            let shown = || name.map_or_else(|| format!("{what} {i}"), |n| format!("{what} `{n}`"));
            let mut constraint =
                value.as_def().ok_or_else(|| fault(format!("{} is not a constraint", shown())))?;
            let variable = Some(constraint).filter(|c| is(*c, bases.op_variable));
            if variable.is_some() {
                let inner = constraint.def("constraint");
                constraint = inner.ok_or_else(|| fault(format!("{} has no constraint", shown())))?;
            }
            let kind = if is(constraint, bases.type_constraint) {
                Kind::Value
            } else if what == "argument" && is(constraint, bases.attr) {
                Kind::Attribute
            } else if what == "argument" && is(constraint, bases.property) {
                Kind::Property
            } else {
                let message = format!("{} is a `{}`, which stands for no {what}", shown(), constraint.name());
                return Err(fault(message));
            };
            let name = name.unwrap_or_default();
            if kind != Kind::Value && name.is_empty() {
                return Err(fault(format!("{what} {i} is an attribute or property and needs a name")));
            }
            let count = if is(constraint, bases.optional) {
                Count::Optional
            } else if is(constraint, bases.variadic) {
                Count::Any
            } else {
                Count::One
            };
            all.push(Group { name, kind, constraint, variable, count });
        }
        Ok(all)
    }
}

/// What inference needs of groups.
fn declared(groups: &[Group<'_>]) -> Vec<Declared> {
    let declared = |g: &Group<'_>| Declared {
        name: g.name.to_string(),
        is_variable: g.is_variable(),
        builder: g.constraint.string("builderCall").unwrap_or_default().into(),
    };
    groups.iter().map(declared).collect()
}

/// How groups are told apart: by the attribute that a trait asks for, by their number, or not at all.
///
/// Where only the last group is open, flat indices tell them apart, as they do for operations that nobody
/// knows.
pub(super) fn layout(
    std: Standard,
    groups: &[ValueModel],
    traits: &[Arc<TraitModel>],
    sized: KnownTrait,
    same: KnownTrait,
) -> SegmentLayout {
    let variable = |v: &ValueModel| !v.is_single();
    let has = |known| traits.iter().any(|t| t.known == Some(known));
    let Some(first) = groups.iter().position(variable) else { return SegmentLayout::Unknown };
    if has(sized) {
        SegmentLayout::AttrSized
    } else if std == Standard::Mlir22 {
        // MLIR looks at the attribute or at nothing.
        SegmentLayout::Unknown
    } else if has(same) {
        SegmentLayout::SameSize
    } else if first + 1 < groups.len() && !groups[first + 1..].iter().any(variable) {
        SegmentLayout::SingleVariadic
    } else {
        SegmentLayout::Unknown
    }
}

/// The qualified C++ class: the record's name without what stands before its first `_`.
pub(super) fn cpp_class(op: RecordRef<'_>) -> String {
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
