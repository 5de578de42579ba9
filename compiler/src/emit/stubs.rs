//! Natives that patterns call and nothing defines: those of rewrite rules, whose code is C++ for MLIR.
use crate::pdl::{CODE, Module, NativeCode, NodeKind, Pattern, Ty};
use pdll_source::SourceMap;
use rustc_hash::FxHashSet;

/// One of them, as it is called first.
pub(super) struct Stub<'m> {
    /// The name that it is called by.
    pub(super) called: &'m str,
    /// The same as an identifier, which no other has.
    pub(super) identifier: String,
    pub(super) rewrite: bool,
    pub(super) params: Vec<(String, Ty)>,
    pub(super) results: Vec<Ty>,
    pub(super) code: &'m NativeCode,
}

impl Stub<'_> {
    /// Where its code is used, and the code: `canon.td:12: f($0)`.
    pub(super) fn source(&self, sources: &SourceMap) -> String {
        let span = self.code.span;
        let (line, _) = sources.line_col(span.lo);
        let code = self.code.in_a_line();
        format!("{}:{line}: {code}", sources.name(sources.file_at(span.lo)).escape_debug())
    }
}

/// Those that the patterns call and that `wanted` is true of, in the order in which they first do.
pub(super) fn stubs<'m>(module: &'m Module, wanted: impl Fn(&str, bool) -> bool) -> Vec<Stub<'m>> {
    let (mut seen, mut identifiers, mut found) = (FxHashSet::default(), FxHashSet::default(), Vec::new());
    for p in &module.patterns {
        for &n in p.body.iter().chain(&p.rewrite.body) {
            let node = p.node(n);
            let (name, args, rewrite) = match &node.kind {
                NodeKind::ApplyConstraint { name, args, .. } => (*name, args, false),
                NodeKind::ApplyRewrite { name, args } => (*name, args, true),
                _ => continue,
            };
            let called = module.strings.get(name);
            let Some(code) = module.code.get(called) else { continue };
            if !seen.insert((called, rewrite)) || !wanted(called, rewrite) {
                continue;
            }
            let def = code.def.as_deref().filter(|_| called.starts_with(CODE));
            let mut identifier = identifier(def.unwrap_or(called));
            while !identifiers.insert(identifier.clone()) {
                identifier.push('_');
            }
            let params = args.iter().enumerate().map(|(i, &v)| (parameter(code, i), p.ty(v))).collect();
            let results = results(p, n);
            found.push(Stub { called, identifier, rewrite, params, results, code });
        }
    }
    found
}

fn results(p: &Pattern, n: crate::pdl::NodeId) -> Vec<Ty> {
    p.node(n).values().map(|v| p.ty(v)).collect()
}

/// What the code calls a parameter; several placeholders may stand for one.
fn parameter(code: &NativeCode, i: usize) -> String {
    let first = |name: &String| code.params.iter().position(|n| n == name) == Some(i);
    match code.params.get(i).filter(|n| first(n)) {
        Some(name) => name.clone(),
        None => format!("value{i}"),
    }
}

fn identifier(name: &str) -> String {
    let name = name.replace("::", "_");
    let mut out: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    if !out.starts_with(|c: char| c.is_ascii_alphabetic()) {
        out.insert_str(0, "native");
    }
    out
}
