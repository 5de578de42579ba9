//! Warnings about patterns that the definitions of their operations show to be mistaken, wherever the
//! patterns come from.
//!
//! `impossible-attribute` and `impossible-type`: what no such operation can have; a match with it never
//! succeeds, and what is made with it is not valid. `missing-attribute`: a created operation lacks what it
//! must have. `replaced-results`: an operation is replaced by another number of values than it has results.
//!
//! Each is given only where it is certain: conditions are evaluated on constants, by who understands these
//! ([`Literals`]), and count only where the answer is no.

mod attributes;
mod results;
mod types;

use crate::hir::{LiteralKind, Literals, Options};
use crate::pdl::{Module, NodeId, NodeKind, Pattern, Value};
use pdll_ods::model::{ConstraintId, Model, OpModel};
use pdll_ods::resolve::Resolved;
use pdll_source::diag::Diagnostics;
use pdll_source::{FileId, SourceMap, Span, Standard};
use rayon::iter::ParallelIterator;
use rayon::slice::ParallelSlice;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::sync::Arc;

/// Looks at the patterns of a module that are written in `file`.
pub(crate) fn lint(
    module: &Module,
    model: &Model,
    options: &Options<'_>,
    (sources, file): (&SourceMap, FileId),
    diags: &mut Diagnostics,
) {
    let (Standard::Extended, Some(literals)) = (options.std, options.literals) else { return };
    if module.known.ops.is_empty() {
        return;
    }
    let base = sources.base(file);
    let ours = base..base + sources.text(file).len() as u32;
    let ops: Vec<_> = module.strings.iter().map(|name| Some(&module.known.ops.get(name)?.model)).collect();
    let said = |patterns: &[Pattern]| {
        let (mut said, asked) = (Diagnostics::new(), RefCell::default());
        for pattern in patterns.iter().filter(|pattern| ours.contains(&pattern.span.lo)) {
            let lint = Lint { module, ops: &ops, model, literals, pattern, asked: &asked };
            for &node in &pattern.body {
                lint.operation(node, false, &mut said);
            }
            for &node in &pattern.rewrite.body {
                lint.operation(node, true, &mut said);
                lint.replacement(node, &mut said);
            }
        }
        said
    };
    let patterns = &module.patterns;
    if patterns.len() < 2 * PART {
        return diags.append(said(patterns));
    }
    let part = patterns.len().div_ceil(rayon::current_num_threads()).max(PART);
    let parts: Vec<_> = patterns.par_chunks(part).map(said).collect();
    parts.into_iter().for_each(|part| diags.append(part));
}

/// How many patterns one thread looks at, at least: what they ask of constraints is found once for each part.
const PART: usize = 256;

/// What is looked at.
struct Lint<'a> {
    module: &'a Module,
    /// The definitions of operations, by name.
    ops: &'a [Option<&'a Arc<OpModel>>],
    model: &'a Model,
    literals: &'a dyn Literals,
    pattern: &'a Pattern,
    asked: &'a RefCell<Asked>,
}

/// What was asked before: patterns ask the same of few constraints, many times.
#[derive(Default)]
struct Asked {
    conditions: FxHashMap<ConstraintId, Condition>,
    /// The types that code of definitions makes.
    built: FxHashMap<String, Option<String>>,
}

/// The condition of a constraint.
struct Condition {
    /// As far as it is understood.
    resolved: Option<Resolved>,
    /// Attributes or types, and whether they surely do not fulfil it.
    refuses: FxHashMap<String, bool>,
}

/// An operation of which the definition is known.
struct Known<'a> {
    model: &'a Arc<OpModel>,
    operands: &'a [Value],
    attributes: &'a [(crate::pdl::Str, Value)],
    types: &'a [Value],
    span: Span,
}

impl<'a> Lint<'a> {
    /// The operation that a node is, if its definition is known.
    fn known(&self, node: NodeId) -> Option<Known<'a>> {
        let node = self.pattern.node(node);
        let NodeKind::Operation { name: Some(name), operands, attributes, types } = &node.kind else {
            return None;
        };
        let model = self.ops[name.index()]?;
        Some(Known { model, operands, attributes, types, span: node.span })
    }

    /// Whether an attribute or type surely does not fulfil a constraint.
    fn never_fulfils(&self, constraint: ConstraintId, kind: LiteralKind, text: &str) -> bool {
        let mut asked = self.asked.borrow_mut();
        let condition = asked.conditions.entry(constraint).or_insert_with(|| Condition {
            resolved: self.model.resolve(self.model.constraint(constraint)).ok(),
            refuses: FxHashMap::default(),
        });
        let Some(resolved) = &condition.resolved else { return false };
        if let Some(&known) = condition.refuses.get(text) {
            return known;
        }
        let refused = self.literals.fulfils(kind, text, resolved) == Some(false);
        condition.refuses.insert(text.to_string(), refused);
        refused
    }

    fn operation(&self, node: NodeId, created: bool, diags: &mut Diagnostics) {
        let Some(op) = self.known(node) else { return };
        self.attributes(&op, created, diags);
        self.types(&op, created, diags);
        if created {
            self.missing_attributes(node, &op, diags);
        }
    }
}

/// What follows from something impossible.
fn so(created: bool) -> &'static str {
    if created { "so what this makes is not valid" } else { "so this never matches" }
}
