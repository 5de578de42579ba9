//! PDL as text of MLIR's `pdl` dialect.
//!
//! The format is that of MLIR's printer, so that its tools read it; values are numbered in order of
//! definition. Nodes beyond `pdl`, which its tools do not know, are printed in the same way; see
//! [`plain`](super::plain::plain).
mod locations;

use super::alias;
use crate::pdl::{Module, NodeId, NodeKind, Pattern, Str, Ty, Value};
use pdll_source::{FileId, SourceMap};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// How locations are printed.
#[derive(Clone, Copy, Debug)]
pub enum Locations<'s> {
    /// Not at all.
    None,
    /// As aliases that are defined after the module.
    Aliases(&'s SourceMap),
    /// In place.
    Inline(&'s SourceMap),
}

/// The module as text.
#[must_use]
pub fn print(m: &Module, locations: Locations<'_>) -> String {
    let mut p = Printer::new(m, locations, m.patterns.iter().map(|p| p.nodes.len()).sum());
    p.number(m.span);
    for pattern in &m.patterns {
        p.number_pattern(pattern);
    }
    p.definitions_before();
    p.out.push_str("module {\n");
    for pattern in &m.patterns {
        p.pattern(pattern, 1);
    }
    p.out.push('}');
    p.loc(m.span);
    p.out.push('\n');
    p.definitions();
    p.out
}

/// The module as text that means the same when it is read again by itself: with the code of natives that is
/// understood, and the files that define its operations, as attributes of the module.
#[must_use]
pub fn print_with_code(m: &Module) -> String {
    let text = print(m, Locations::None);
    match (attributes(m), text.strip_prefix("module {")) {
        (Some(attributes), Some(rest)) => format!("module attributes {{\n{attributes}}} {{{rest}"),
        _ => text,
    }
}

/// What a module says besides its patterns, as attributes, if it says anything.
fn attributes(m: &Module) -> Option<String> {
    let mut out = String::new();
    let quoted = |text: &str, out: &mut String| {
        out.push('"');
        escape(text.as_bytes(), out);
        out.push('"');
    };
    let listed = |texts: &mut dyn Iterator<Item = &str>, out: &mut String| {
        out.push('[');
        for (i, text) in texts.enumerate() {
            out.push_str(if i > 0 { ", " } else { "" });
            quoted(text, out);
        }
        out.push(']');
    };
    let understood = |name: &str| {
        let is_constraint =
            m.known.constraints.get(name).is_some_and(|c| c.as_ref().is_some_and(|c| c.condition.is_ok()));
        is_constraint
            || m.known.rewrites.get(name).is_some_and(|r| r.as_ref().is_some_and(|r| r.value.is_ok()))
    };
    let code = m.code.iter().filter(|(name, _)| understood(name));
    let code: Vec<_> =
        code.filter_map(|(name, code)| Some((name, &code.params, code.body.as_ref()?))).collect();
    if !code.is_empty() {
        out.push_str("  pdllc.code = {\n");
        for (i, (name, params, body)) in code.iter().enumerate() {
            out.push_str("    ");
            quoted(name, &mut out);
            out.push_str(" = {body = ");
            quoted(body, &mut out);
            out.push_str(", params = ");
            listed(&mut params.iter().map(String::as_str), &mut out);
            out.push_str(if i + 1 < code.len() { "},\n" } else { "}\n" });
        }
        out.push_str(if m.definitions.is_empty() { "  }\n" } else { "  },\n" });
    }
    if !m.definitions.is_empty() {
        out.push_str("  pdllc.definitions = ");
        listed(&mut m.definitions.iter().map(String::as_str), &mut out);
        out.push('\n');
    }
    (!out.is_empty()).then_some(out)
}

/// One pattern as text, without the module around it and without a line end.
#[must_use]
pub fn print_pattern<'m>(m: &'m Module, pattern: &'m Pattern, locations: Locations<'m>) -> String {
    let mut p = Printer::new(m, locations, pattern.nodes.len());
    p.number_pattern(pattern);
    p.pattern(pattern, 0);
    p.out.pop();
    p.out
}

struct Printer<'m> {
    m: &'m Module,
    locations: Locations<'m>,
    out: String,
    /// The names of the values of the current pattern.
    names: Vec<(u32, u32, bool)>,
    /// Numbers of locations by position.
    aliases: FxHashMap<u32, u32>,
    /// The locations by number: of operations, or the text of an attribute.
    order: Vec<Result<u32, &'m str>>,
    /// Aliases of attributes, by text: what they are, and their number.
    attributes: FxHashMap<&'m str, (alias::Kind, u32)>,
    maps: u32,
    sets: u32,
    /// The next node begins with a value. MLIR's parser takes one that follows the values of a `replace` for
    /// part of it, unless a location or attributes stand between, be they none.
    apart: bool,
    /// Files that are included again, and the first of the same name: places in them are the same.
    twins: FxHashMap<FileId, FileId>,
}

impl<'m> Printer<'m> {
    /// For about so many nodes.
    fn new(m: &'m Module, locations: Locations<'m>, nodes: usize) -> Self {
        let mut twins = FxHashMap::default();
        if let Locations::Aliases(sources) = locations {
            let mut first = FxHashMap::default();
            for f in sources.files() {
                let known = *first.entry(sources.name(f)).or_insert(f);
                if known != f {
                    twins.insert(f, known);
                }
            }
        }
        Self {
            m,
            locations,
            out: String::with_capacity(nodes * 64 + 64),
            names: Vec::new(),
            aliases: FxHashMap::default(),
            order: Vec::new(),
            attributes: FxHashMap::default(),
            maps: 0,
            sets: 0,
            apart: false,
            twins,
        }
    }

    fn indent(&mut self, depth: usize) {
        self.out.extend(std::iter::repeat_n("  ", depth));
    }

    fn quoted(&mut self, s: Str) {
        self.out.push('"');
        escape(self.m.strings.get(s).as_bytes(), &mut self.out);
        self.out.push('"');
    }

    fn pattern(&mut self, p: &Pattern, depth: usize) {
        self.names.clear();
        self.names.resize(p.values.len(), (0, 0, false));
        let mut next = 0;
        for &n in p.body.iter().chain(&p.rewrite.body) {
            let node = p.node(n);
            for (i, v) in node.values().enumerate() {
                self.names[v.index()] = (next, i as u32, node.results.1 > 1);
            }
            next += u32::from(node.results.1 > 0);
        }
        self.indent(depth);
        self.out.push_str("pdl.pattern ");
        if let Some(name) = p.name {
            self.out.push('@');
            self.symbol(name);
            self.out.push(' ');
        }
        self.out.push_str(": benefit(");
        decimal(p.benefit, &mut self.out);
        self.out.push(')');
        if p.bounded_recursion {
            self.out.push_str(" attributes {pdllc.bounded_recursion}");
        }
        self.out.push_str(" {\n");
        p.body.iter().for_each(|n| self.node(p, *n, depth + 1));
        self.indent(depth + 1);
        self.out.push_str("rewrite");
        if let Some(root) = p.rewrite.root {
            self.out.push(' ');
            self.value(root);
        }
        if let Some((name, args)) = &p.rewrite.external {
            self.out.push_str(" with ");
            self.quoted(*name);
            self.args(p, args);
        } else {
            self.out.push_str(" {\n");
            let body = &p.rewrite.body;
            for (i, &n) in body.iter().enumerate() {
                let next = body.get(i + 1).map(|n| p.node(*n));
                self.apart = next.is_some_and(|next| next.results.1 > 0);
                self.node(p, n, depth + 2);
            }
            self.indent(depth + 1);
            self.out.push('}');
        }
        self.loc(p.rewrite.span);
        self.out.push('\n');
        self.indent(depth);
        self.out.push('}');
        self.loc(p.span);
        self.out.push('\n');
    }

    /// A symbol, quoted if it is not an identifier.
    fn symbol(&mut self, s: Str) {
        let text = self.m.strings.get(s);
        let plain = !text.is_empty()
            && !text.starts_with(|c: char| !c.is_ascii_alphabetic() && c != '_')
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"_$.".contains(&b));
        if plain { self.out.push_str(text) } else { self.quoted(s) }
    }

    fn value(&mut self, v: Value) {
        let (name, index, several) = self.names[v.index()];
        self.out.push('%');
        decimal(name, &mut self.out);
        if several {
            self.out.push('#');
            decimal(index, &mut self.out);
        }
    }

    fn values(&mut self, list: &[Value]) {
        for (i, &v) in list.iter().enumerate() {
            self.out.push_str(if i > 0 { ", " } else { "" });
            self.value(v);
        }
    }

    fn types(&mut self, list: impl Iterator<Item = Ty>) {
        for (i, t) in list.enumerate() {
            self.out.push_str(if i > 0 { ", " } else { "" });
            self.out.push_str(match t {
                Ty::Attribute => "!pdl.attribute",
                Ty::Operation => "!pdl.operation",
                Ty::Type => "!pdl.type",
                Ty::Value => "!pdl.value",
                Ty::TypeRange => "!pdl.range<type>",
                Ty::ValueRange => "!pdl.range<value>",
            });
        }
    }

    /// `(%a, %b : types)`, if there are any.
    fn args(&mut self, p: &Pattern, list: &[Value]) {
        if list.is_empty() {
            return;
        }
        self.out.push('(');
        self.values(list);
        self.out.push_str(" : ");
        self.types(list.iter().map(|v| p.ty(*v)));
        self.out.push(')');
    }

    fn listed(&mut self, p: &Pattern, word: &str, list: &[Value]) {
        self.out.push_str(word);
        self.args(p, list);
    }

    fn typed(&mut self, word: &str, ty: Option<Value>) {
        self.out.push_str(word);
        if let Some(t) = ty {
            self.out.push_str(" : ");
            self.value(t);
        }
    }

    fn node(&mut self, p: &Pattern, id: NodeId, depth: usize) {
        let node = p.node(id);
        self.indent(depth);
        if node.results.1 > 0 {
            self.out.push('%');
            decimal(self.names[node.value().index()].0, &mut self.out);
            if node.results.1 > 1 {
                self.out.push(':');
                decimal(node.results.1, &mut self.out);
            }
            self.out.push_str(" = ");
        }
        self.node_kind(p, id);
        self.loc(node.span);
        self.out.push('\n');
    }

    fn node_kind(&mut self, p: &Pattern, id: NodeId) {
        let node = p.node(id);
        match &node.kind {
            NodeKind::Operand { ty } => self.typed("operand", *ty),
            NodeKind::Operands { ty } => self.typed("operands", *ty),
            NodeKind::Type { constant } => {
                self.out.push_str("type");
                self.constant_behind(" : ", *constant);
            }
            NodeKind::Types { constants } => {
                self.out.push_str("types");
                if let Some(list) = constants {
                    self.out.push_str(" : [");
                    for (i, c) in list.iter().enumerate() {
                        self.out.push_str(if i > 0 { ", " } else { "" });
                        self.constant(*c);
                    }
                    self.out.push(']');
                }
            }
            NodeKind::Attribute { ty, constant } => {
                self.typed("attribute", *ty);
                self.constant_behind(" = ", *constant);
            }
            NodeKind::OptionalAttribute { default } => {
                self.out.push_str("optional_attribute");
                self.constant_behind(" = ", *default);
            }
            NodeKind::Operation { .. } => self.operation(p, &node.kind),
            NodeKind::Result { op, index } => self.numbered("result ", *index, *op),
            NodeKind::Either { op, first } => self.numbered("either ", *first, *op),
            NodeKind::AnyResult { op } => {
                self.out.push_str("any_result of ");
                self.value(*op);
            }
            NodeKind::Results { op, index } => {
                self.out.push_str("results ");
                if let Some(i) = index {
                    decimal(*i, &mut self.out);
                    self.out.push(' ');
                }
                self.out.push_str("of ");
                self.value(*op);
                self.out.push(' ');
                if index.is_some() {
                    self.out.push_str(" -> ");
                    self.types(std::iter::once(p.ty(node.value())));
                }
            }
            NodeKind::ApplyConstraint { name, args, negated } => {
                self.out.push_str("apply_native_constraint ");
                self.native(p, id, *name, args);
                self.out.push_str(if *negated { " {isNegated = true}" } else { "" });
            }
            NodeKind::ApplyRewrite { name, args } => {
                self.out.push_str("apply_native_rewrite ");
                self.native(p, id, *name, args);
            }
            NodeKind::Range { parts } => {
                self.out.push_str("range ");
                self.values(parts);
                if parts.is_empty() {
                    self.out.push_str(": ");
                    self.types(std::iter::once(p.ty(node.value())));
                } else {
                    self.out.push_str(" : ");
                    self.types(parts.iter().map(|v| p.ty(*v)));
                    self.out.push(' ');
                }
            }
            NodeKind::LocationOf { of } => self.listed(p, "location_of", &[*of]),
            NodeKind::FusedLocation { parts, metadata } => {
                self.listed(p, "fused_location", parts);
                if let Some(metadata) = metadata {
                    self.listed(p, " with", &[*metadata]);
                }
            }
            NodeKind::SetLocation { op, location } => self.listed(p, "set_location", &[*op, *location]),
            NodeKind::SegmentSizes { groups } => self.listed(p, "segment_sizes", groups),
            NodeKind::Erase { op } => {
                self.out.push_str("erase ");
                self.value(*op);
            }
            NodeKind::ReplaceWithOp { op, with } => {
                self.out.push_str("replace ");
                self.value(*op);
                self.out.push_str(" with ");
                self.value(*with);
            }
            NodeKind::ReplaceWithValues { op, with } => {
                self.out.push_str("replace ");
                self.value(*op);
                self.out.push_str(" with");
                self.args(p, with);
                if self.apart && matches!(self.locations, Locations::None) {
                    self.out.push_str(" {}");
                }
            }
        }
    }

    /// A constant, if there is one, behind a sign.
    fn constant_behind(&mut self, sign: &str, constant: Option<Str>) {
        if let Some(constant) = constant {
            self.out.push_str(sign);
            self.constant(constant);
        }
    }

    /// A part of an operation, by its number.
    fn numbered(&mut self, word: &str, number: u32, op: Value) {
        self.out.push_str(word);
        decimal(number, &mut self.out);
        self.out.push_str(" of ");
        self.value(op);
    }

    fn operation(&mut self, p: &Pattern, kind: &NodeKind) {
        let NodeKind::Operation { name, operands, attributes, types } = kind else { return };
        self.out.push_str("operation");
        if let Some(n) = name {
            self.out.push(' ');
            self.quoted(*n);
        }
        self.args(p, operands);
        self.out.push(' ');
        for (i, (name, value)) in attributes.iter().enumerate() {
            self.out.push_str(if i > 0 { ", " } else { " {" });
            self.quoted(*name);
            self.out.push_str(" = ");
            self.value(*value);
        }
        self.out.push_str(if attributes.is_empty() { "" } else { "}" });
        if !types.is_empty() {
            self.out.push_str(" -> ");
            self.args(p, types);
        }
    }

    fn native(&mut self, p: &Pattern, id: NodeId, name: Str, args: &[Value]) {
        self.quoted(name);
        self.args(p, args);
        if p.node(id).results.1 > 0 {
            self.out.push_str(" : ");
            self.types(p.node(id).values().map(|v| p.ty(v)));
        }
    }
}

/// Escapes a string as MLIR does: backslashes doubled, quotes and what is not printable as two hex digits.
pub(crate) fn escape(text: &[u8], out: &mut String) {
    let plain = |b: u8| matches!(b, 0x20..0x7f) && b != b'\\' && b != b'"';
    for run in text.chunk_by(|a, b| plain(*a) && plain(*b)) {
        match (run[0], std::str::from_utf8(run)) {
            (b'\\', _) => out.push_str("\\\\"),
            (b'"', _) => out.push_str("\\22"),
            (first, Ok(run)) if plain(first) => out.push_str(run),
            (b, _) => {
                let _ = write!(out, "\\{b:02X}");
            }
        }
    }
}

/// A decimal number: most of the text is numbers, and the formatter is slow.
fn decimal(mut n: u32, out: &mut String) {
    let mut digits = [0; 10];
    let mut first = digits.len();
    loop {
        first -= 1;
        digits[first] = b'0' + (n % 10) as u8;
        n /= 10;
        if n == 0 {
            break;
        }
    }
    out.extend(digits[first..].iter().map(|d| char::from(*d)));
}
