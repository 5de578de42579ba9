//! The end of a conversion that has succeeded: what was only said is done, and casts become what they stand
//! for.

use super::ConversionError;
use super::driver::{Driver, Entry, Step};
use super::rewriter::{ConversionRewriter, Refused};
use super::types::{CAST, Cast};
use pdll_ir::{Body, BodyId, Op, Value, print_type};
use rustc_hash::FxHashSet;

impl Driver<'_> {
    /// Replaces and erases what is to be, and resolves casts; makes those that are left into what their
    /// converters make of them, unless they may stay.
    pub(super) fn commit(&mut self, casts_stay: bool) -> Result<(), ConversionError> {
        let replaced: Vec<usize> =
            (0..self.steps.len()).filter(|i| matches!(self.steps[*i].step, Step::Replaced { .. })).collect();
        for &i in &replaced {
            self.replace_results(i).map_err(|e| self.refused(i, &e))?;
        }
        self.erase_replaced(&replaced)?;
        self.reconcile();
        if !casts_stay {
            self.materialize()?;
        }
        Ok(())
    }

    fn refused(&self, step: usize, why: &Refused) -> ConversionError {
        let entry = &self.steps[step];
        let loc = match entry.step {
            Step::Replaced { op, .. } => self.ir.body(entry.id).loc(op),
            _ => self.ir.top().loc(self.ir.top_op()),
        };
        ConversionError { loc, message: why.to_string(), reasons: Vec::new() }
    }

    /// Gives the users of what a step replaces its replacements, or casts of them to the old types.
    fn replace_results(&mut self, step: usize) -> Result<(), Refused> {
        let id = self.steps[step].id;
        let Step::Replaced { op, converter, .. } = self.steps[step].step.clone() else { return Ok(()) };
        let results: Vec<Value> = self.ir.body(id).results(op).collect();
        for result in results {
            let users: Vec<Op> = self.ir.body(id).uses(result).map(|used| used.op).collect();
            if users.iter().all(|user| self.is_gone(id, *user)) {
                continue;
            }
            let (latest, old) = (self.latest(id, result), self.types(id, &[result]));
            let to = match self.types(id, &latest) == old {
                true => latest,
                false => self.cast(id, op, &latest, &old, converter.clone(), true)?,
            };
            self.replace_uses(id, &[result], &to);
        }
        Ok(())
    }

    fn replace_uses(&mut self, id: BodyId, from: &[Value], to: &[Value]) {
        let done = self.change(id, |recorder| {
            from.iter().zip(to).for_each(|(from, to)| recorder.replace_all_uses(*from, *to));
            Ok((Step::Committed, ()))
        });
        debug_assert!(done.is_ok(), "replacing uses is never refused");
    }

    fn erase(&mut self, id: BodyId, op: Op) -> bool {
        let done = self.change(id, |recorder| Ok((Step::Committed, recorder.erase(op))));
        done.unwrap_or(false)
    }

    /// Erases what is replaced, users before what they use.
    fn erase_replaced(&mut self, replaced: &[usize]) -> Result<(), ConversionError> {
        let mut left: Vec<(BodyId, Op)> = Vec::new();
        let mut nested: FxHashSet<(BodyId, Op)> = FxHashSet::default();
        for &i in replaced {
            if let Entry { id, step: Step::Replaced { op, inside, .. }, .. } = &self.steps[i] {
                left.push((*id, *op));
                nested.extend(inside.iter().filter(|inner| *inner != op).map(|inner| (*id, *inner)));
            }
        }
        left.retain(|op| !nested.contains(op));
        while !left.is_empty() {
            let before = left.len();
            let mut kept = Vec::new();
            for (id, op) in left.into_iter().rev() {
                if !self.erase(id, op) {
                    kept.push((id, op));
                }
            }
            kept.reverse();
            left = kept;
            if left.len() == before {
                let (id, op) = left[0];
                return Err(self.error(id, op, ": it is replaced and still used"));
            }
        }
        Ok(())
    }

    /// Replaces casts of casts back to where they came from, and erases casts that nothing uses.
    fn reconcile(&mut self) {
        for Cast { id, op, .. } in self.casts.clone() {
            let results: Vec<Value> = self.ir.body(id).results(op).collect();
            let types = self.types(id, &results);
            let mut inputs: Option<Vec<Value>> = Some(self.ir.body(id).operands(op).collect());
            while let Some(values) = inputs {
                if self.types(id, &values) == types {
                    self.replace_uses(id, &results, &values);
                    break;
                }
                inputs = self.cast_from(self.ir.body(id), &values);
            }
        }
        for cast in std::mem::take(&mut self.casts).into_iter().rev() {
            if self.ir.body(cast.id).has_uses(cast.op) || !self.erase(cast.id, cast.op) {
                self.casts.push(cast);
            }
        }
        self.casts.reverse();
    }

    /// Makes casts into what their converters make of them, in the order in which they were made.
    fn materialize(&mut self) -> Result<(), ConversionError> {
        for Cast { id, op, converter, is_source, .. } in std::mem::take(&mut self.casts) {
            let (inputs, results): (Vec<Value>, Vec<Value>) =
                (self.ir.body(id).operands(op).collect(), self.ir.body(id).results(op).collect());
            let types = self.types(id, &results);
            let made = converter.and_then(|converter| {
                let mut rewriter = ConversionRewriter { driver: self, id, anchor: op };
                converter.materialize(&mut rewriter, is_source, &types, &inputs)
            });
            let Some(made) = made else { return Err(self.unresolved(id, op, &inputs, &results)) };
            self.replace_uses(id, &results, &made);
            self.erase(id, op);
        }
        Ok(())
    }

    fn unresolved(&self, id: BodyId, op: Op, inputs: &[Value], results: &[Value]) -> ConversionError {
        let shown = |values: &[Value]| {
            let one = |ty| format!("'{}'", print_type(self.ctx, ty));
            self.types(id, values).into_iter().map(one).collect::<Vec<_>>().join(", ")
        };
        let (from, to) = (shown(inputs), shown(results));
        let message = format!(
            "failed to legalize unresolved materialization from ({from}) to ({to}) that remained live after \
             conversion"
        );
        let body = self.ir.body(id);
        let users = results.iter().flat_map(|value| body.uses(*value));
        let reasons = users.map(|used| format!("`{}` uses it", self.name(id, used.op))).take(1).collect();
        ConversionError { loc: body.loc(op), message, reasons }
    }

    /// What values were cast from, if they are all results of one cast.
    fn cast_from(&self, body: &Body, values: &[Value]) -> Option<Vec<Value>> {
        let op = body.def_op(*values.first()?)?;
        let name = self.ctx.shape_data(body.shape(op)).name;
        let all = body.results(op).eq(values.iter().copied());
        (all && self.ctx.bytes(name) == CAST.as_bytes()).then(|| body.operands(op).collect())
    }
}
