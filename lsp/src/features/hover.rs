//! What a name is, as Markdown.

use crate::view::{Part, View};
use lsp_types::{Hover, HoverContents, MarkupContent, MarkupKind, TextDocumentPositionParams};
use pdll_compiler::hir::names::{self, NameKind};
use pdll_compiler::hir::{Body, CallableId, PatternId, StmtKind, VarId};
use pdll_compiler::ods::model::{Count, OpModel, ValueModel};
use pdll_compiler::syntax::tree::Constraint;
use pdll_compiler::syntax::walk::Node;
use pdll_source::Span;
use std::fmt::Write;

/// What stands at a position.
pub(crate) fn hover(view: &View<'_>, at: &TextDocumentPositionParams) -> Option<Hover> {
    let (part, at) = view.find(at.position)?;
    let (span, text) = match part.hir.names.at(at).filter(|m| part.is_main(m.span)) {
        Some(mention) => {
            let name = part.hir.names.get(mention.name);
            (mention.span, of_name(part, name.kind, name.text)?)
        }
        None => constraint(part, at)?,
    };
    let value = MarkupContent { kind: MarkupKind::Markdown, value: text };
    Some(Hover { contents: HoverContents::Markup(value), range: Some(view.range(part, span)) })
}

fn of_name(part: &Part<'_>, kind: NameKind<'_>, text: &str) -> Option<String> {
    Some(match kind {
        NameKind::Var(id) => variable(part, id),
        NameKind::Callable(id) => callable(part, id),
        NameKind::Pattern(id) => pattern(part, id),
        NameKind::Label(_) => format!("**Label**: `{text}`\n"),
        NameKind::Op(name) => operation(part, name)?,
        NameKind::Result(op, index) => {
            let op = part.model.op(op)?;
            let result = op.results.get(index as usize)?;
            format!("**Result** of `{}`\n***\n{}", op.name, value_line(part, result))
        }
        NameKind::Attribute(op, name) => {
            let op = part.model.op(op)?;
            let attribute = op.attribute(name)?;
            let constraint = part.model.constraint(attribute.constraint);
            let optional = if attribute.optional { "optional " } else { "" };
            let mut out = format!(
                "**Attribute** of `{}`: {optional}`{name}`\n***\n{}\n",
                op.name,
                constraint.summary()
            );
            if let Some(default) = &attribute.default_value {
                let _ = writeln!(out, "\nDefault: `{default}`");
            }
            out
        }
        NameKind::File(file) => {
            let path = part.sources.path(file);
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            format!("`{name}`\n***\n{}", path.display())
        }
        NameKind::Language(name) => match names::word(name) {
            Some(word) => format!("**Word**: `{name}`\n***\n{}\n\nAs in `{}`\n", word.meaning, word.usage),
            None => format!("**Constraint**: `{name}`\n"),
        },
        NameKind::Lost(_) | NameKind::Unknown(_) => return None,
    })
}

/// A constraint of the language, with all that is written of it.
fn constraint(part: &Part<'_>, at: u32) -> Option<(Span, String)> {
    let path = part.path_to(at);
    let found: &Constraint<'_> = path.iter().rev().find_map(|n| match n {
        Node::Constraint(c) => Some(*c),
        _ => None,
    })?;
    Some((found.span, format!("**Constraint**: `{}`\n", part.slice(found.span))))
}

fn variable(part: &Part<'_>, id: VarId) -> String {
    let var = part.hir.var(id);
    format!("**Variable**: `{}`\n***\nType: `{}`\n", var.name, part.hir.types.display(var.ty))
}

fn pattern(part: &Part<'_>, id: PatternId) -> String {
    let pattern = &part.hir.patterns[id.index()];
    let mut out = format!("**Pattern**: `{}`\n***\n", pattern.name.unwrap_or("<pattern>"));
    if let Some(benefit) = pattern.benefit {
        let _ = writeln!(out, "Benefit: {benefit}");
    }
    if pattern.recursion {
        out.push_str("HasBoundedRewriteRecursion\n");
    }
    let root = pattern.body.stmts.last().and_then(|s| match s.kind {
        StmtKind::Erase(root) | StmtKind::Replace(root, _) | StmtKind::Rewrite(root, _) => Some(root),
        _ => None,
    });
    if let Some(root) = root {
        let _ = writeln!(out, "RootOp: `{}`", part.hir.types.display(part.hir.expr(root).ty));
    }
    if let Some(documentation) = part.documentation(pattern.span) {
        let _ = writeln!(out, "\n{documentation}");
    }
    out
}

fn callable(part: &Part<'_>, id: CallableId) -> String {
    let callable = part.hir.callable(id);
    let what = if callable.rewrite { "Rewrite" } else { "Constraint" };
    let mut out = format!("**{what}**: `{}`\n", callable.name);
    let show = |v: VarId, out: &mut String| {
        let var = part.hir.var(v);
        let ty = part.hir.types.display(var.ty);
        let _ = match var.name {
            "" => writeln!(out, "* `{ty}`"),
            name => writeln!(out, "* {name}: `{ty}`"),
        };
    };
    if !callable.params.is_empty() {
        out.push_str("***\nParameters:\n");
        callable.params.iter().for_each(|v| show(*v, &mut out));
    }
    if !callable.results.is_empty() {
        out.push_str("***\nResults:\n");
        callable.results.iter().for_each(|v| show(*v, &mut out));
    }
    if let Some(documentation) = callable_documentation(part, id) {
        let _ = write!(out, "***\n\n{documentation}\n");
    }
    if let Body::Native(..) = callable.body {
        out.push_str("\nIts code is native.\n");
    }
    out
}

/// What a constraint or rewrite says about itself: the comments above it, or its summary in TableGen.
pub(crate) fn callable_documentation(part: &Part<'_>, id: CallableId) -> Option<String> {
    let callable = part.hir.callable(id);
    match callable.imported() {
        Some(constraint) => Some(constraint.summary().to_string()),
        None => part.documentation(callable.span),
    }
}

/// An operation that TableGen describes.
pub(crate) fn operation(part: &Part<'_>, name: &str) -> Option<String> {
    let op = part.model.op(name)?;
    let mut out = format!("**OpName**: `{name}`\n***\n{}\n***\n{}", op.summary, unindented(&op.description));
    out.push_str(&signature(part, op));
    Some(out)
}

/// Operands, attributes and results of an operation, each with what it must be.
fn signature(part: &Part<'_>, op: &OpModel) -> String {
    let mut out = String::new();
    let lists = [("Operands", &op.operands), ("Results", &op.results)];
    for (what, list) in lists {
        if !list.is_empty() {
            let _ = write!(out, "\n\n{what}:\n");
            list.iter().for_each(|v| out.push_str(&value_line(part, v)));
        }
    }
    if !op.attributes.is_empty() {
        out.push_str("\n\nAttributes:\n");
        for attribute in &op.attributes {
            let optional = if attribute.optional { "?" } else { "" };
            let summary = part.model.constraint(attribute.constraint).summary();
            let _ = writeln!(out, "* `{}`{optional}: {summary}", attribute.name);
        }
    }
    out
}

fn value_line(part: &Part<'_>, value: &ValueModel) -> String {
    let count = match value.count {
        Count::One => "",
        Count::Optional => "optional ",
        Count::Any => "variadic ",
    };
    let summary = part.model.constraint(value.constraint).summary();
    format!("* `{}`: {count}{summary}\n", value.name)
}

/// A text without the blanks that begin all of its lines.
pub(crate) fn unindented(text: &str) -> String {
    let depth = |line: &&str| line.len() - line.trim_start().len();
    let common = text.lines().filter(|l| !l.trim().is_empty()).map(|l| depth(&l)).min().unwrap_or(0);
    let lines: Vec<&str> = text.lines().map(|l| l.get(common..).unwrap_or("").trim_end()).collect();
    lines.join("\n").trim().to_string()
}
