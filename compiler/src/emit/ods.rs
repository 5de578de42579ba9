//! `--dump-ods`: the imported operations and the constraints that they refer to, as mlir-pdll prints them.
use crate::hir::ods::{AttributeKind, AttributeModel, ConstraintId, Count, Model, OpModel, ValueModel};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The dump, sorted by name throughout.
#[must_use]
pub fn print(model: &Model) -> String {
    // A `String` takes all that is written.
    let mut out = String::from("ODSContext {\n");
    let mut ops: Vec<_> = model.ops.iter().collect();
    let dialect = |name: &str| name.split_once('.').map_or(name, |n| n.0).len();
    ops.sort_by_key(|op| op.name.split_at(dialect(&op.name)));
    let mut open = None;
    for op in ops {
        let name = &op.name[..dialect(&op.name)];
        if open != Some(name) {
            if open.is_some() {
                out.push_str("  }\n");
            }
            let _ = writeln!(out, "  Dialect `{name}` {{");
            open = Some(name);
        }
        let _ = writeln!(out, "    Operation `{}` {{", op.name);
        let attributes = shown_attributes(&op.attributes);
        section(
            &mut out,
            model,
            "Attributes",
            attributes.map(|a| (&*a.name, a.optional.then_some("Optional"), a.constraint)),
        );
        section(&mut out, model, "Operands", groups(&op.operands));
        section(&mut out, model, "Results", groups(&op.results));
        out.push_str("    }\n");
    }
    if open.is_some() {
        out.push_str("  }\n");
    }
    let attributes =
        |op: &OpModel| shown_attributes(&op.attributes).map(|a| a.constraint).collect::<Vec<_>>();
    let values =
        |op: &OpModel| op.operands.iter().chain(&op.results).map(|v| v.constraint).collect::<Vec<_>>();
    constraints(&mut out, model, "AttributeConstraint", attributes);
    constraints(&mut out, model, "TypeConstraint", values);
    out.push_str("}\n}\n");
    out
}

/// Properties are not shown.
fn shown_attributes(all: &[AttributeModel]) -> impl Iterator<Item = &AttributeModel> {
    all.iter().filter(|a| a.kind != AttributeKind::Property)
}

/// A name, what its constraint is wrapped in, and the constraint.
type Entry<'a> = (&'a str, Option<&'static str>, ConstraintId);

fn groups(groups: &[ValueModel]) -> impl Iterator<Item = Entry<'_>> {
    groups.iter().map(|g| {
        let wrapped = match g.count {
            Count::One => None,
            Count::Optional => Some("Optional"),
            Count::Any => Some("Variadic"),
        };
        (&*g.name, wrapped, g.constraint)
    })
}

fn section<'a>(out: &mut String, model: &Model, title: &str, entries: impl Iterator<Item = Entry<'a>>) {
    let mut entries = entries.peekable();
    if entries.peek().is_none() {
        return;
    }
    let _ = write!(out, "      {title} {{ ");
    for (i, (name, wrapped, constraint)) in entries.enumerate() {
        let comma = if i > 0 { ", " } else { "" };
        let constraint = model.unique_name(constraint);
        let constraint = shown(&constraint);
        let _ = match wrapped {
            None => write!(out, "{comma}{name} : {constraint}"),
            Some(w) => write!(out, "{comma}{name} : {w}<{constraint}>"),
        };
    }
    out.push_str(" }\n");
}

/// The constraints that operations refer to, each unique name once.
fn constraints(out: &mut String, model: &Model, kind: &str, of: impl Fn(&OpModel) -> Vec<ConstraintId>) {
    let mut all = BTreeMap::new();
    for id in model.ops.iter().flat_map(|op| of(op)) {
        all.entry(model.unique_name(id)).or_insert(id);
    }
    for (name, id) in &all {
        let (name, c) = (shown(name), model.constraint(*id));
        let _ = write!(
            out,
            "  {kind} `{name}` {{\n    Summary: {}\n    CppClass: {}\n  }}\n",
            c.summary(),
            c.cpp_type
        );
    }
}

/// A unique name without the part that makes it unique.
fn shown(name: &str) -> &str {
    name.split_once('(').map_or(name, |n| n.0)
}
