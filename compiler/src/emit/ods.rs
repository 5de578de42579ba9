//! `--dump-ods`: the imported operations and the constraints that they refer to, as mlir-pdll prints them.
use crate::hir::ods::{Group, GroupKind};
use crate::ods::{ConstraintDetails, Ods};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The dump, sorted by name throughout.
#[must_use]
pub fn print(ods: &Ods) -> String {
    // A `String` takes all that is written.
    let mut out = String::from("ODSContext {\n");
    let mut ops: Vec<_> = ods.model.ops.iter().zip(&ods.details.ops).collect();
    let dialect = |name: &str| name.split_once('.').map_or(name, |n| n.0).len();
    ops.sort_by_key(|(op, _)| op.name.split_at(dialect(&op.name)));
    let mut open = None;
    for (op, details) in ops {
        let name = &op.name[..dialect(&op.name)];
        if open != Some(name) {
            if open.is_some() {
                out.push_str("  }\n");
            }
            let _ = writeln!(out, "  Dialect `{name}` {{");
            open = Some(name);
        }
        let _ = writeln!(out, "    Operation `{}` {{", op.name);
        let attributes =
            details.attributes.iter().map(|a| (&a.name, a.optional.then_some("Optional"), &a.constraint));
        section(&mut out, "Attributes", attributes);
        section(&mut out, "Operands", groups(&op.operands, &details.operands));
        section(&mut out, "Results", groups(&op.results, &details.results));
        out.push_str("    }\n");
    }
    if open.is_some() {
        out.push_str("  }\n");
    }
    constraints(&mut out, "AttributeConstraint", &ods.details.attributes);
    constraints(&mut out, "TypeConstraint", &ods.details.types);
    out.push_str("}\n}\n");
    out
}

/// A name, what its constraint is wrapped in, and the constraint's unique name.
type Entry<'a> = (&'a String, Option<&'static str>, &'a String);

fn groups<'a>(groups: &'a [Group], constraints: &'a [String]) -> impl Iterator<Item = Entry<'a>> {
    groups.iter().zip(constraints).map(|(g, c)| {
        let wrapped = match g.kind {
            GroupKind::Single => None,
            GroupKind::Optional => Some("Optional"),
            GroupKind::Variadic => Some("Variadic"),
        };
        (&g.name, wrapped, c)
    })
}

fn section<'a>(out: &mut String, title: &str, entries: impl Iterator<Item = Entry<'a>>) {
    let mut entries = entries.peekable();
    if entries.peek().is_none() {
        return;
    }
    let _ = write!(out, "      {title} {{ ");
    for (i, (name, wrapped, constraint)) in entries.enumerate() {
        let comma = if i > 0 { ", " } else { "" };
        let constraint = shown(constraint);
        let _ = match wrapped {
            None => write!(out, "{comma}{name} : {constraint}"),
            Some(w) => write!(out, "{comma}{name} : {w}<{constraint}>"),
        };
    }
    out.push_str(" }\n");
}

fn constraints(out: &mut String, kind: &str, all: &BTreeMap<String, ConstraintDetails>) {
    for (name, c) in all {
        let name = shown(name);
        let _ = write!(
            out,
            "  {kind} `{name}` {{\n    Summary: {}\n    CppClass: {}\n  }}\n",
            c.summary, c.cpp_type
        );
    }
}

/// A unique name without the part that makes it unique.
fn shown(name: &str) -> &str {
    name.split_once('(').map_or(name, |n| n.0)
}
