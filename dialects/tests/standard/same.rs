//! What two models say of the operations of a dialect, side by side.
//!
//! Not compared is what only C++ sees (records, how accessors turn what is stored into values, builders) and
//! what is for people (summaries, descriptions). Of conditions it is compared what they accept.

use pdll_bytecode::query::{Scalar, Sort};
use pdll_host_ir::query::{Expressions, Subject};
use pdll_ir::{Attr, Context, Type, parse_attr, parse_type};
use pdll_ods::model::{
    ArgumentRef, AttributeModel, ConstraintId, ConstraintKind, Inference, Model, OpModel, TraitDetail,
    ValueModel,
};
use pdll_ods::resolve::{self, Param};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Types for conditions.
const TYPES: &[&str] = &[
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "si8",
    "ui8",
    "index",
    "f16",
    "bf16",
    "f32",
    "f64",
    "none",
    "complex<f32>",
    "complex<i32>",
    "() -> ()",
    "(i32) -> f32",
    "tuple<>",
    "vector<4xi1>",
    "vector<4xi32>",
    "vector<[4]xf32>",
    "vector<2x3xindex>",
    "tensor<i32>",
    "tensor<4xi1>",
    "tensor<?xi32>",
    "tensor<2x3xf32>",
    "tensor<1xindex>",
    "tensor<3xui8>",
    "tensor<2xsi8>",
    "tensor<*xi32>",
    "tensor<*xf32>",
    "tensor<*xindex>",
    "tensor<2xcomplex<f32>>",
    "memref<4xi32>",
    "memref<?xf32>",
    "memref<*xi32>",
    "memref<2xindex>",
    "memref<2xcomplex<f32>>",
    "!pdl.type",
    "!pdl.value",
    "!pdl.operation",
    "!pdl.attribute",
    "!pdl.range<type>",
    "!pdl.range<value>",
    "!pdl.range<operation>",
    "!pdl.range<attribute>",
    "!other.type",
];

/// Attributes for conditions.
const ATTRS: &[&str] = &[
    "unit",
    "true",
    "false",
    "1 : i1",
    "0 : i8",
    "-1 : i16",
    "3 : i16",
    "1 : i32",
    "-4 : i32",
    "7 : i64",
    "12 : i64",
    "200 : i64",
    "5 : index",
    "-1 : index",
    "1 : si32",
    "1.0 : f32",
    "2.0 : f64",
    "\"text\"",
    "\"text\" : i32",
    "@symbol",
    "@outer::@inner",
    "i32",
    "() -> ()",
    "[]",
    "[1]",
    "[1 : i32]",
    "[\"a\"]",
    "[i32, f32]",
    "[[i32], []]",
    "[[0], [1, 2]]",
    "[[0 : i32]]",
    "[{}]",
    "[@a]",
    "{}",
    "{a = 1}",
    "dense<1> : tensor<2xi32>",
    "dense<1> : tensor<2xi64>",
    "dense<1.0> : tensor<2xf32>",
    "dense<true> : vector<2xi1>",
    "array<i32: 1>",
    "array<i64: 1>",
    "array<f32>",
    "array<i8: 1>",
    "affine_map<() -> ()>",
    "#arith.fastmath<fast>",
    "#arith.overflow<nsw>",
    "#index<cmp_predicate eq>",
    "#ub.poison",
    "loc(unknown)",
];

/// The types and attributes, in a context.
struct Pool {
    ctx: Context,
    types: Vec<Type>,
    attrs: Vec<Attr>,
}

impl Pool {
    fn new() -> Self {
        let mut ctx = Context::new();
        let types = TYPES.iter().map(|text| parse_type(&mut ctx, text).expect(text)).collect();
        let attrs = ATTRS.iter().map(|text| parse_attr(&mut ctx, text).expect(text)).collect();
        Pool { ctx, types, attrs }
    }

    /// What a constraint accepts; `?` where that cannot be told.
    fn accepted(&mut self, model: &Model, id: ConstraintId) -> String {
        let constraint = model.constraint(id);
        let scalar = match constraint.kind {
            ConstraintKind::Attr => Scalar::Attr,
            ConstraintKind::Type => Scalar::Type,
            ConstraintKind::Successor => return "successor".into(),
            _ => return squeezed(&model.condition_text(constraint).unwrap_or_default()),
        };
        let resolve = || {
            let snippet = model.predicates.snippet(constraint.predicate.clone().ok()?).ok()?;
            let this = Param { name: "$_self".into(), sort: Sort::one(scalar), cpp_type: String::new() };
            resolve::condition(&snippet, &[this], &model.classes).ok()
        };
        let Some(resolved) = resolve() else { return "not understood".into() };
        let code = Expressions::new(&mut self.ctx, &resolved.exprs, &resolved.classes, &resolved.roots);
        let Ok(code) = code else { return "not understood".into() };
        let subjects: Vec<_> = match scalar {
            Scalar::Type => self.types.iter().map(|&ty| Subject::Type(ty)).collect(),
            _ => self.attrs.iter().map(|&attr| Subject::Attr(Some(attr))).collect(),
        };
        let verdict = |subject| match code.holds(&self.ctx, &[subject]) {
            Ok(true) => '+',
            Ok(false) => '-',
            Err(_) => '?',
        };
        subjects.into_iter().map(verdict).collect()
    }
}

fn squeezed(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '(' | ')')).collect()
}

/// The last part of a C++ name.
fn short(name: &str) -> &str {
    name.rsplit("::").next().unwrap_or(name)
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What is said of a constraint besides its condition.
fn constraint(model: &Model, id: ConstraintId) -> String {
    let mut base = model.constraint(id);
    while let Some(next) = base.base {
        base = model.constraint(next);
    }
    let of = model.constraint(id);
    let value_type = of.value_type.or(base.value_type);
    let value_type = value_type.map_or("", |ty| &model.constraint(ty).builder);
    let cases = base.enumeration.as_deref().and_then(|name| model.enumeration(name));
    let cases = cases.map(|cases| {
        let all = cases.cases.iter().map(|case| (&case.symbol, &case.text, case.value)).collect::<Vec<_>>();
        let groups = cases.separator.is_some() && cases.primary_groups;
        format!("{all:?} {} {:?} {groups}", cases.width, cases.separator)
    });
    // How a type is made is told by classes alone where they say all.
    let builder = match base.kind {
        // One that makes nothing is none.
        ConstraintKind::Type if base.builder.ends_with("::get()") => String::new(),
        ConstraintKind::Type => squeezed(&base.builder),
        _ => String::new(),
    };
    let symbol = base.name == "SymbolNameAttr";
    format!("{} {builder} {value_type} {cases:?} {symbol} {}", base.cpp_type, of.optional)
}

fn value(pool: &mut Pool, model: &Model, of: &ValueModel) -> String {
    let (about, accepted) = (constraint(model, of.constraint), pool.accepted(model, of.constraint));
    format!("{} {:?} {:?} {about} {accepted}", of.name, of.count, of.segments)
}

fn attribute(pool: &mut Pool, model: &Model, of: &AttributeModel) -> String {
    let about = constraint(model, of.constraint);
    let accepted = match model.unique_name(of.constraint).starts_with("DeviceMapping") {
        // Other dialects have the attributes that it is about.
        true => "arrays".into(),
        false => pool.accepted(model, of.constraint),
    };
    let default = of.default_value.as_deref().map(short);
    format!("{} {:?} {} {default:?} {about} {accepted}", of.name, of.kind, of.optional)
}

/// The traits by themselves; conditions in C++ are told by what they mention.
fn traits(op: &OpModel) -> BTreeSet<String> {
    let mentioned = |text: &str| -> BTreeSet<String> {
        let name = |part: &str| part.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        text.split('$').skip(1).map(name).collect()
    };
    let of = |detail: &TraitDetail, name: &str| match detail {
        TraitDetail::None | TraitDetail::Interface => name.to_string(),
        TraitDetail::Parameters(text) => format!("{} {text}", name.split('<').next().unwrap_or_default()),
        TraitDetail::Predicate(..) | TraitDetail::ElementsMatch { .. } => "condition".into(),
        TraitDetail::TypesMatchWith { lhs, rhs, transformer, .. } => {
            format!("{lhs} -> {rhs} {} {:?}", squeezed(transformer), mentioned(transformer))
        }
        TraitDetail::AllMatch { class, names, .. } => format!("{class} {names:?}"),
    };
    op.traits.iter().map(|t| of(&t.detail, &t.name)).collect()
}

fn inference(op: &OpModel) -> String {
    match &op.inference {
        Inference::Types(types) => format!("{types:?}").replace("::llvm::", ""),
        other => format!("{other:?}"),
    }
}

/// All that a model says of an operation, a line each.
fn lines(pool: &mut Pool, model: &Model, op: &OpModel) -> Vec<String> {
    let mut lines = vec![
        format!("class {}", op.cpp_class),
        format!("layout {:?} {:?}", op.operand_layout, op.result_layout),
        format!("effects {:?}", op.effects),
        format!("inference {}", inference(op)),
        format!("form {:?} {}", op.assembly_format.as_deref().map(words), op.has_custom_assembly_format),
        format!("folds {} checked {}", op.has_folder, op.has_verifier),
    ];
    lines.extend(traits(op).into_iter().map(|t| format!("trait {t}")));
    for argument in &op.arguments {
        lines.push(match argument {
            ArgumentRef::Operand(at) => {
                format!("operand {}", value(pool, model, &op.operands[*at as usize]))
            }
            ArgumentRef::Attribute(at) => {
                format!("attribute {}", attribute(pool, model, &op.attributes[*at as usize]))
            }
        });
    }
    for result in &op.results {
        lines.push(format!("result {}", value(pool, model, result)));
    }
    for region in &op.regions {
        let accepted = pool.accepted(model, region.constraint);
        lines.push(format!("region {} {} {accepted}", region.name, region.variadic));
    }
    for successor in &op.successors {
        lines.push(format!("successor {} {}", successor.name, successor.variadic));
    }
    lines
}

/// What is not the same.
pub(crate) fn differences(dialect: &str, ours: &Model, theirs: &Model) -> Vec<String> {
    let mut pool = Pool::new();
    let mut all = Vec::new();
    let of = |model: &Model| -> BTreeSet<String> {
        let ops = model.ops.iter().filter(|op| op.dialect == dialect);
        ops.map(|op| op.name.clone()).collect()
    };
    let (our_names, their_names) = (of(ours), of(theirs));
    for name in our_names.symmetric_difference(&their_names) {
        all.push(format!("{name}: only one side has it"));
    }
    for name in our_names.intersection(&their_names) {
        let mut said = |model: &Model| match model.op(name) {
            Some(op) => lines(&mut pool, model, op),
            None => Vec::new(),
        };
        let (our, their) = (said(ours), said(theirs));
        let mut text = String::new();
        for line in their.iter().filter(|line| !our.contains(line)) {
            let _ = write!(text, "\n  theirs {line}");
        }
        for line in our.iter().filter(|line| !their.contains(line)) {
            let _ = write!(text, "\n  ours   {line}");
        }
        if !text.is_empty() {
            all.push(format!("{name}:{text}"));
        }
    }
    all
}
