//! What loops of `omp` are called in printed text: by where they are in the function.
//!
//! The way from the function to a loop is a list of operations. One that is not the only operation with
//! regions where it is adds its number (`_s1`), one with several regions adds which of them it is (`_r0`).
//! What is left are runs of operations that are each alone in the one before; a run that ends with a loop
//! behind its first operation adds how deep that loop is in loops (`_d1`), or `_s0` if there is no other one.

use pdll_ir::{AsmNames, BodyId, Context, Ir, Op, OpView, Traits};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The names of handles and of variables.
pub(crate) struct LoopNames;

/// By region of an operation, the numbers of the operations with regions that are directly in it.
type Numbers = Vec<FxHashMap<Op, usize>>;

/// The names in one text.
#[derive(Default)]
struct OfText {
    numbers: Mutex<FxHashMap<(BodyId, Op), Numbers>>,
}

const LOOP: &[u8] = b"omp.canonical_loop";

fn is_loop(op: OpView<'_>) -> bool {
    op.ctx().bytes(op.name()) == LOOP
}

impl AsmNames for LoopNames {
    fn for_text(&self) -> Option<Arc<dyn AsmNames>> {
        Some(Arc::new(OfText::default()))
    }

    fn result_names(&self, op: OpView<'_>, name: &mut dyn FnMut(usize, &str)) {
        OfText::default().result_names(op, name);
    }

    fn argument_names(&self, op: OpView<'_>, region: usize, name: &mut dyn FnMut(usize, &str)) {
        OfText::default().argument_names(op, region, name);
    }
}

impl AsmNames for OfText {
    fn result_names(&self, op: OpView<'_>, name: &mut dyn FnMut(usize, &str)) {
        if op.result_count() == 1 {
            name(0, &self.handle(op).unwrap_or_else(|| "cli".into()));
        }
    }

    fn argument_names(&self, op: OpView<'_>, _: usize, name: &mut dyn FnMut(usize, &str)) {
        if is_loop(op) {
            name(0, &format!("iv{}", self.place(op)));
        }
    }
}

/// The operations with regions that are directly in each region of an operation, numbered.
fn numbered(ctx: &Context, ir: &Ir, around: OpView<'_>) -> Numbers {
    let region = |region: usize| {
        let (inner, blocks) = around.region_blocks(region);
        let body = ir.body(inner);
        let all = blocks.iter().flat_map(|&block| body.ops(block));
        let with_regions = all.filter(|&op| OpView::new(ctx, ir, inner, op).region_count() > 0);
        with_regions.enumerate().map(|(number, op)| (op, number)).collect()
    };
    (0..around.region_count()).map(region).collect()
}

/// An operation on the way to a loop.
struct Step {
    is_loop: bool,
    /// Its number among the operations with regions where it is, if it is not the only one.
    number: Option<usize>,
    /// In which region of the operation before it is, if that has several.
    region: Option<usize>,
}

impl OfText {
    /// The name of a handle, after the operation that makes the loop.
    fn handle(&self, op: OpView<'_>) -> Option<String> {
        let body = op.body();
        let value = body.results(op.op()).next()?;
        body.uses(value).find_map(|used| {
            let user = OpView::new(op.ctx(), op.ir(), op.body_id(), used.op);
            if is_loop(user) {
                return Some(format!("canonloop{}", self.place(user)));
            }
            if op.ctx().bytes(user.name()) != b"omp.tile" {
                return None;
            }
            // First the loops that are made, over tiles and in them, then those that are cut.
            let sizes = op.ctx().i32_array(user.attribute_named("operandSegmentSizes")?)?;
            let sizes: Vec<usize> = sizes.iter().filter_map(|&size| usize::try_from(size).ok()).collect();
            let (&made, &cut) = (sizes.first()?, sizes.get(1)?);
            let index = body.operands(used.op).position(|operand| operand == value)?;
            match index {
                _ if index < cut.min(made) => Some(format!("grid{}", index + 1)),
                _ if index < made => Some(format!("intratile{}", index + 1 - cut)),
                _ => None,
            }
        })
    }

    /// Where a loop is, as the end of its name.
    fn place(&self, op: OpView<'_>) -> String {
        let mut name = String::new();
        // Loops in the run, operations in it, and whether the last of them is a loop.
        let (mut loops, mut length, mut ends) = (0, 0, false);
        let close =
            |name: &mut String, loops: usize, length: usize, ends: bool| match (ends && length > 1, loops) {
                (false, _) => {}
                (true, 1) => name.push_str("_s0"),
                (true, _) => name.push_str(&format!("_d{}", loops - 1)),
            };
        for step in self.way(op) {
            if step.region.is_some() || step.number.is_some() {
                close(&mut name, loops, length, ends);
                (loops, length) = (0, 0);
            }
            if let Some(region) = step.region {
                name.push_str(&format!("_r{region}"));
            }
            if let Some(number) = step.number {
                name.push_str(&format!("_s{number}"));
            }
            ends = step.is_loop;
            loops += usize::from(ends);
            length += 1;
        }
        close(&mut name, loops, length, ends);
        name
    }

    /// From the outermost operation in what is isolated to this one.
    fn way(&self, op: OpView<'_>) -> Vec<Step> {
        let (ctx, ir) = (op.ctx(), op.ir());
        let (mut at, mut steps) = (op, Vec::new());
        while let Some((id, parent)) = ir.parent(at.body_id(), at.op()) {
            let around = OpView::new(ctx, ir, id, parent);
            let regions = around.region_count();
            let Some((region, number)) = self.number(around, at.op()) else { break };
            let is_isolated = ctx.traits(ir.body(id).shape(parent)).contains(Traits::ISOLATED_FROM_ABOVE);
            let region = (regions > 1 && !is_isolated).then_some(region);
            steps.push(Step { is_loop: is_loop(at), number, region });
            if is_isolated {
                break;
            }
            at = around;
        }
        steps.reverse();
        steps
    }

    /// In which region of the operation around it an operation is, and its number there if it is not the only
    /// one.
    fn number(&self, around: OpView<'_>, op: Op) -> Option<(usize, Option<usize>)> {
        let mut known = self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        let place = (around.body_id(), around.op());
        let regions = known.entry(place).or_insert_with(|| numbered(around.ctx(), around.ir(), around));
        let found = |region: usize| {
            let number = *regions[region].get(&op)?;
            Some((region, (regions[region].len() > 1).then_some(number)))
        };
        (0..regions.len()).find_map(found)
    }
}
