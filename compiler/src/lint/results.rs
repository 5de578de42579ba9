//! `replaced-results`: how many values an operation is replaced by.

use super::Lint;
use crate::pdl::{NodeId, NodeKind, Ty, Value};
use pdll_ods::model::ValueModel;
use pdll_source::diag::{Diagnostic, Diagnostics};

impl Lint<'_> {
    /// A replacement of an operation that has another number of results.
    pub(super) fn replacement(&self, node: NodeId, diags: &mut Diagnostics) {
        let span = self.pattern.node(node).span;
        let (op, given) = match &self.pattern.node(node).kind {
            NodeKind::ReplaceWithValues { op, with } => {
                (*op, with.iter().map(|&value| self.count(value)).sum::<Option<usize>>())
            }
            NodeKind::ReplaceWithOp { op, with } => (*op, self.result_count(*with)),
            _ => return,
        };
        let (Some(results), Some(given)) = (self.result_count(op), given) else { return };
        if results == given {
            return;
        }
        let plural = |count: usize, what: &str| match count {
            1 => format!("1 {what}"),
            _ => format!("{count} {what}s"),
        };
        let message = format!(
            "this replaces an operation that has {} by {}",
            plural(results, "result"),
            plural(given, "value")
        );
        let place = self.pattern.def(op).span;
        diags.push(
            Diagnostic::warning("replaced-results", span, message)
                .label(place, "the operation that is replaced")
                .help(match given > results {
                    true => "leave out the values that stand for no result",
                    false => "give a value for each result",
                }),
        );
    }

    /// How many values a value of a pattern stands for.
    fn count(&self, value: Value) -> Option<usize> {
        if self.pattern.ty(value) == Ty::Value {
            return Some(1);
        }
        match &self.pattern.def(value).kind {
            NodeKind::Results { op, index: None } => self.result_count(*op),
            NodeKind::Range { parts } => parts.iter().map(|&part| self.count(part)).sum(),
            _ => None,
        }
    }

    /// How many results an operation of a pattern has, if that is certain.
    fn result_count(&self, op: Value) -> Option<usize> {
        let def = self.pattern.values[op.index()].def;
        let NodeKind::Operation { types, .. } = &self.pattern.node(def).kind else { return None };
        if !types.is_empty() && types.iter().all(|&ty| self.pattern.ty(ty) == Ty::Type) {
            return Some(types.len());
        }
        let results = &self.known(def)?.model.results;
        results.iter().all(ValueModel::is_single).then_some(results.len())
    }
}
