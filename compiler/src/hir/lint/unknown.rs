//! `unknown-operation` and `unknown-attribute`: names that the imported definitions do not have.
//!
//! A dialect is known if one of its operations was imported. Attributes whose names have a dialect in front
//! may be on any operation.
use super::Lint;
use crate::hir::{ConstraintKind, ExprKind, Op, ods};
use pdll_source::diag::{Diagnostic, Diagnostics, nearest_name};
use pdll_source::{SourceMap, Span};
use rustc_hash::FxHashMap;

/// What MLIR puts on operations without their saying so.
const SEGMENTS: [&str; 4] =
    ["operandSegmentSizes", "resultSegmentSizes", "operand_segment_sizes", "result_segment_sizes"];

/// What definitions were imported.
#[derive(Default)]
pub(crate) struct Definitions<'m> {
    ops: FxHashMap<&'m str, &'m ods::OpModel>,
    /// By dialect, in the order of import.
    dialects: FxHashMap<&'m str, Vec<&'m str>>,
}

impl<'m> Definitions<'m> {
    /// Those of the files that were included.
    pub(crate) fn new(model: Option<&'m ods::Model>, sources: &SourceMap) -> Self {
        let Some(model) = model else { return Self::default() };
        let mut known = Self::default();
        let imports = sources.files().filter_map(|f| model.imports.get(&f));
        for op in imports.flat_map(|i| &i.ops).filter_map(|&i| model.ops.get(i as usize)) {
            if known.ops.insert(&op.name, op).is_none()
                && let Some((dialect, _)) = op.name.split_once('.')
            {
                known.dialects.entry(dialect).or_default().push(&op.name);
            }
        }
        known
    }
}

/// What is looked for in them.
struct Known<'d, 'm> {
    definitions: &'d Definitions<'m>,
    /// What was suggested before.
    suggested: FxHashMap<String, Option<&'m str>>,
}

impl Lint<'_, '_, '_> {
    /// Names of operations and of their attributes.
    pub(super) fn unknown_names(&self, definitions: &Definitions<'_>, diags: &mut Diagnostics) {
        if definitions.ops.is_empty() {
            return;
        }
        let mut known = Known { definitions, suggested: FxHashMap::default() };
        for e in self.hir.exprs[self.since.exprs..].iter().filter(|e| self.is_ours(e.span)) {
            if let ExprKind::Op(op) = e.kind
                && let Some(name) = op.name
            {
                match definitions.ops.get(name) {
                    Some(def) => unknown_attributes(op, def, diags),
                    None => known.unknown_operation(name, op.name_span, diags),
                }
            }
        }
        let vars = &self.hir.vars[self.since.vars..];
        for c in vars.iter().flat_map(|v| v.constraints).filter(|c| self.is_ours(c.span)) {
            if let ConstraintKind::Op(Some(name)) = c.kind
                && !definitions.ops.contains_key(name)
            {
                known.unknown_operation(name, self.name_in(name, c.span), diags);
            }
        }
    }
}

impl Lint<'_, '_, '_> {
    /// Where the constraint `Op<name>` at `span` has its name.
    fn name_in(&self, name: &str, span: Span) -> Span {
        let text = self.sources.slice(span);
        match text.windows(name.len()).position(|w| w == name.as_bytes()) {
            Some(at) => {
                let lo = span.lo + at as u32;
                Span::new(lo, lo + name.len() as u32)
            }
            None => span,
        }
    }
}

impl Known<'_, '_> {
    fn unknown_operation(&mut self, name: &str, span: Span, diags: &mut Diagnostics) {
        let Some((dialect, _)) = name.split_once('.') else { return };
        let Some(names) = self.definitions.dialects.get(dialect) else { return };
        let message = format!("the dialect `{dialect}` has no operation `{name}`");
        let mut d = Diagnostic::warning("unknown-operation", span, message);
        let near =
            self.suggested.entry(name.into()).or_insert_with(|| nearest_name(name, names.iter().copied()));
        if let Some(near) = near {
            d = d.did_you_mean(span, near);
        }
        diags.push(d);
    }
}

fn unknown_attributes(op: &Op<'_>, def: &ods::OpModel, diags: &mut Diagnostics) {
    for a in op.attributes {
        if a.name.contains('.') || SEGMENTS.contains(&a.name) || def.attribute(a.name).is_some() {
            continue;
        }
        let message = format!("`{}` has no attribute `{}`", def.name, a.name);
        let mut d = Diagnostic::warning("unknown-attribute", a.span, message);
        if def.span != Span::default() {
            d = d.label(def.span, "defined here");
        }
        if let Some(near) = nearest_name(a.name, def.attributes.iter().map(|a| &*a.name)) {
            d = d.did_you_mean(a.span, near);
        }
        diags.push(d);
    }
}
