//! Patterns as PDLL (of the `pdllc` standard), from the graph: whatever they were written in, what comes out
//! compiles to the same program but for names.
//!
//! | of the graph | in PDLL |
//! | --- | --- |
//! | an operand, type or attribute that is matched | a variable, declared where it is first used |
//! | a constraint on such a variable alone | stands with its declaration, if the order allows it |
//! | an operation | `let`, called as its rule calls it |
//! | what a rewrite makes | a nested expression where it is used once and in order, else a `let` |
//! | a native constraint or rewrite | a constraint of a `.td` file by name, or a declaration with code |
//!
//! PDLL evaluates from left to right, and so does the graph in the order of its nodes: an expression is
//! nested only where both orders are the same.
mod matching;
mod names;
mod natives;
mod rewriting;
mod untold;

use crate::fmt;
use crate::ods::model::Model;
use crate::pdl::{NodeId, NodeKind, Pattern, Ty, ValidModule, Value};
use names::Taken;
use natives::Natives;
use pdll_source::diag::{Diagnostic, Diagnostics};
use pdll_source::{SourceMap, Span};
use std::fmt::Write;
pub use untold::untold;

/// The widest line, unless something is wider by itself.
const WIDTH: usize = 100;

/// The patterns of a module as PDLL. `model` is what the `.td` files define that it comes from or includes.
///
/// # Errors
/// What PDLL cannot say, at its place: what the `pdl` dialect says of operations without records, mostly.
pub fn print(
    module: &ValidModule,
    model: Option<&Model>,
    sources: &SourceMap,
) -> Result<String, Diagnostics> {
    let mut diags = Diagnostics::new();
    let mut taken = Taken::default();
    let natives = Natives::of(module, model, &mut taken);
    let mut out = String::new();
    for path in &module.definitions {
        out.push_str("#import ");
        quoted(path, &mut out);
        out.push('\n');
    }
    natives.declare(sources, &mut out);
    for pattern in &module.patterns {
        let written = pattern.name.map(|name| module.strings.get(name));
        let name = written.map(|name| taken.claim(name)).unwrap_or_default();
        let printer = Printer::new(module, model, &natives, taken.clone(), pattern);
        match printer.pattern() {
            Ok(body) => {
                out.push_str(if out.is_empty() { "" } else { "\n" });
                let _ = writeln!(out, "// {}", place(sources, pattern.span));
                let name = if name.is_empty() { name } else { format!(" {name}") };
                let recursion = if pattern.bounded_recursion { ", recursion" } else { "" };
                let _ = writeln!(out, "Pattern{name} with benefit({}){recursion} {{", pattern.benefit);
                out.push_str(&body);
                out.push_str("}\n");
            }
            Err(d) => diags.push(*d),
        }
    }
    if diags.has_errors() {
        return Err(diags);
    }
    let edits = fmt::format("out.pdll", out.as_bytes(), fmt::Style { width: WIDTH }).edits;
    let formatted = fmt::apply(out.as_bytes(), &edits);
    Ok(String::from_utf8_lossy(&formatted).into_owned())
}

/// `canon.td:12`
fn place(sources: &SourceMap, span: Span) -> String {
    let path = sources.path(sources.file_at(span.lo));
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    format!("{}:{}", name.escape_debug(), sources.line_col(span.lo).0)
}

/// A string of PDLL.
fn quoted(text: &str, out: &mut String) {
    out.push('"');
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' => out.extend(['\\', char::from(byte)]),
            b' '..=b'~' => out.push(char::from(byte)),
            _ => drop(write!(out, "\\{byte:02X}")),
        }
    }
    out.push('"');
}

type Said<T> = Result<T, Box<Diagnostic>>;

/// One pattern that is being printed.
struct Printer<'m> {
    module: &'m ValidModule,
    model: Option<&'m Model>,
    natives: &'m Natives<'m>,
    p: &'m Pattern,
    taken: Taken,
    /// By value: how often it is used.
    uses: Vec<u32>,
    /// By value: how the source calls it.
    written: Vec<Option<&'m str>>,
    /// By value: the expression that stands for it now, once it is declared.
    declared: Vec<Option<String>>,
    /// By value: the constraints that stand with its declaration.
    constraints: Vec<Vec<String>>,
    /// Statements.
    lines: Vec<String>,
    /// How deeply statements are indented.
    indent: usize,
}

impl<'m> Printer<'m> {
    fn new(
        module: &'m ValidModule,
        model: Option<&'m Model>,
        natives: &'m Natives<'m>,
        taken: Taken,
        p: &'m Pattern,
    ) -> Self {
        let count = p.values.len();
        let mut uses = vec![0; count];
        for node in p.body.iter().chain(&p.rewrite.body) {
            p.node(*node).kind.for_each_use(|v| uses[v.index()] += 1);
        }
        let rewrite = &p.rewrite;
        let others = p.located_at.iter().flatten().chain(&rewrite.root);
        let others = others.chain(rewrite.external.iter().flat_map(|e| &e.1));
        others.for_each(|v| uses[v.index()] += 1);
        let mut written = vec![None; count];
        for &(value, name) in p.names.iter().rev() {
            written[value.index()] = Some(module.strings.get(name));
        }
        Self {
            module,
            model,
            natives,
            p,
            taken,
            uses,
            written,
            declared: vec![None; count],
            constraints: vec![Vec::new(); count],
            lines: Vec::new(),
            indent: 1,
        }
    }

    /// The statements of the pattern, each in a line.
    fn pattern(mut self) -> Said<String> {
        self.match_section()?;
        self.rewrite_section()?;
        Ok(self.lines.into_iter().fold(String::new(), |text, line| text + &line + "\n"))
    }

    fn line(&mut self, text: &str) {
        self.lines.push(format!("{}{text}", "  ".repeat(self.indent)));
    }

    fn text(&self, s: crate::pdl::Str) -> &'m str {
        self.module.strings.get(s)
    }

    fn uses(&self, v: Value) -> u32 {
        self.uses[v.index()]
    }

    fn unsaid<T>(&self, node: NodeId, what: &str) -> Said<T> {
        let message = format!("PDLL has no words for {what}");
        Err(Box::new(Diagnostic::error(self.p.node(node).span, message)))
    }

    /// A new name for a value.
    fn name(&mut self, v: Value) -> String {
        let base = match self.written[v.index()] {
            Some(name) => name.to_string(),
            None => self.base(v),
        };
        let name = self.taken.claim(&base);
        self.declared[v.index()] = Some(name.clone());
        name
    }

    /// What a value without name may be called.
    fn base(&self, v: Value) -> String {
        if self.p.rewrite.root == Some(v) {
            return "root".into();
        }
        match &self.p.def(v).kind {
            NodeKind::Operation { name: Some(name), .. } => {
                self.text(*name).rsplit('.').next().unwrap_or("op").to_string()
            }
            NodeKind::Attribute { constant: None, .. } | NodeKind::OptionalAttribute { .. } => {
                self.attribute_name(v).unwrap_or("attribute").to_string()
            }
            NodeKind::Attribute { .. } => "constant".into(),
            NodeKind::LocationOf { .. } | NodeKind::FusedLocation { .. } => "place".into(),
            NodeKind::SegmentSizes { .. } => "sizes".into(),
            NodeKind::Range { .. } => "list".into(),
            NodeKind::ApplyRewrite { .. } | NodeKind::ApplyConstraint { .. } => "made".into(),
            NodeKind::Result { op, .. } | NodeKind::Results { op, .. } | NodeKind::AnyResult { op } => {
                match &self.declared[op.index()] {
                    Some(name) if names::is_free(name) => format!("{name}_value"),
                    _ => "value".into(),
                }
            }
            _ => match self.p.ty(v) {
                Ty::Type => "t",
                Ty::TypeRange => "ts",
                Ty::ValueRange => "values",
                Ty::Operation => "op",
                Ty::Attribute => "attribute",
                Ty::Value => "value",
            }
            .into(),
        }
    }

    /// What an operation calls an attribute that it has.
    fn attribute_name(&self, v: Value) -> Option<&'m str> {
        self.p.body.iter().find_map(|&n| match &self.p.node(n).kind {
            NodeKind::Operation { attributes, .. } => {
                attributes.iter().find(|a| a.1 == v).map(|a| self.text(a.0))
            }
            _ => None,
        })
    }

    /// What is known of an operation with this name.
    fn record(&self, name: Option<crate::pdl::Str>) -> Option<&'m crate::ods::model::OpModel> {
        let name = self.text(name?);
        self.model?.ops.iter().find(|o| o.name == name).map(|o| &**o)
    }

    /// Is it the first result of an operation whose record numbers groups, of which one is a single value?
    /// The operation itself stands for that where a value is wanted.
    fn is_converted(&self, node: NodeId) -> bool {
        let NodeKind::Result { op, index: 0 } = self.p.node(node).kind else { return false };
        let NodeKind::Operation { name, .. } = self.p.def(op).kind else { return false };
        let Some(record) = self.record(name) else { return false };
        let first = record.results.first().is_some_and(|r| r.is_single());
        !first && record.results.iter().filter(|r| r.is_single()).count() == 1
    }

    /// Are these all results of an operation of which one group is called `results`?
    fn is_declared_apart(&self, node: NodeId) -> bool {
        let NodeKind::Results { op, index: None } = self.p.node(node).kind else { return false };
        let NodeKind::Operation { name, .. } = self.p.def(op).kind else { return false };
        let record =
            self.record(name).filter(|r| r.results.len() > 1 || r.results.iter().all(|g| g.is_single()));
        record.is_some_and(|r| r.results.iter().any(|g| g.name == "results"))
    }

    /// `op.0`, `op.results`: the results of an operation that is called so.
    fn results(&mut self, node: NodeId, of: Value, called: &str) -> Said<String> {
        let NodeKind::Operation { name, .. } = self.p.def(of).kind else {
            return self.unsaid(node, "results of what is no operation here");
        };
        let record = self.record(name);
        let single =
            |n: usize| record.and_then(|r| r.results.get(..=n)).map(|r| r.iter().all(|r| r.is_single()));
        match self.p.node(node).kind {
            NodeKind::Result { index, .. } => match (record, single(index as usize)) {
                (None, _) | (_, Some(true)) => Ok(format!("{called}.{index}")),
                _ => self.unsaid(node, "a result by its number where the record has groups of results"),
            },
            NodeKind::Results { index: Some(group), .. } => match (record, single(group as usize)) {
                (Some(r), Some(_)) if r.results.len() > group as usize => Ok(format!("{called}.{group}")),
                _ => self.unsaid(node, "a group of results of an operation without a record that has groups"),
            },
            NodeKind::Results { index: None, .. } => match record {
                // The only group is all of them, whatever it is called.
                Some(r) if r.results.len() == 1 && single(0) == Some(false) => {
                    Ok(format!("{called}.results"))
                }
                // There that word means one group; the operation itself is all of them where values are
                // wanted.
                Some(_) if self.is_declared_apart(node) => {
                    let name = self.taken.claim("all");
                    self.line(&format!("let {name}: ValueRange = {called};"));
                    self.declared[self.p.node(node).value().index()] = Some(name.clone());
                    Ok(name)
                }
                _ => Ok(format!("{called}.results")),
            },
            _ => Ok(format!("any({called})")),
        }
    }
}
