//! `transform`: named sequences do not call each other in circles.
//!
//! Circles are found as by Tarjan (Depth-first search and linear graph algorithms, 1972), from the first
//! callable on in the order of the text. What is reported is the last that the search came to in the first
//! circle that is complete, as in MLIR.

use super::super::{Checked, name_of};
use pdll_ir::{AttrData, BodyId, Name, Op, OpView};
use rustc_hash::FxHashMap;

/// An operation of a body.
type Place = (BodyId, Op);

/// Who calls whom among the callables in an operation.
struct Calls {
    callables: Vec<Place>,
    callees: Vec<Vec<usize>>,
}

/// Whether something in an operation calls itself.
pub(super) fn check(around: OpView<'_>) -> Checked {
    match Calls::of(around).circle() {
        Some((body, op)) => {
            let why: pdll_ir::Violation = "a sequence does not include itself".into();
            Err(why.of_inner(body, op))
        }
        None => Ok(()),
    }
}

fn has(op: OpView<'_>, interface: &[u8]) -> bool {
    let (ctx, shape) = (op.ctx(), op.body().shape(op.op()));
    ctx.shape_info(shape).is_some_and(|info| info.interfaces.iter().any(|&name| ctx.bytes(name) == interface))
}

impl Calls {
    fn of(around: OpView<'_>) -> Self {
        let (ctx, ir) = (around.ctx(), around.ir());
        let mut numbers: FxHashMap<Place, usize> = FxHashMap::default();
        let mut calls: Vec<(usize, OpView<'_>, Place)> = Vec::new();
        let mut found = Calls { callables: Vec::new(), callees: Vec::new() };
        // What is in an operation, the callable and the operation with symbols around it.
        let mut work: Vec<(OpView<'_>, Option<usize>, Place)> =
            vec![(around, None, (around.body_id(), around.op()))];
        while let Some((op, mut inside, mut table)) = work.pop() {
            let place = (op.body_id(), op.op());
            if has(op, b"CallOpInterface") {
                calls.extend(inside.map(|caller| (caller, op, table)));
                continue;
            }
            if has(op, b"CallableOpInterface") {
                if op.region_blocks(0).1.is_empty() {
                    continue;
                }
                let number = found.callables.len();
                found.callables.push(place);
                found.callees.push(Vec::new());
                numbers.insert(place, number);
                if let Some(outer) = inside {
                    found.callees[outer].push(number);
                }
                inside = Some(number);
            }
            if ctx.traits(op.body().shape(op.op())).contains(pdll_ir::Traits::SYMBOL_TABLE) {
                table = place;
            }
            let start = work.len();
            for region in 0..op.region_count() {
                let (id, blocks) = op.region_blocks(region);
                let inner = blocks.iter().flat_map(|&block| ir.body(id).ops(block));
                let inner = inner.map(|inner| OpView::new(ctx, ir, id, inner));
                let matters =
                    |inner: &OpView<'_>| inner.region_count() > 0 || has(*inner, b"CallOpInterface");
                work.extend(inner.filter(matters).map(|inner| (inner, inside, table)));
            }
            work[start..].reverse();
        }
        let mut symbols: FxHashMap<Place, FxHashMap<Name, Place>> = FxHashMap::default();
        for (caller, call, table) in calls {
            let of_table = symbols.entry(table).or_insert_with(|| {
                let table = OpView::new(ctx, ir, table.0, table.1);
                let (id, blocks) = table.region_blocks(0);
                let inner = blocks.iter().flat_map(|&block| ir.body(id).ops(block));
                let named = |op| {
                    let name = OpView::new(ctx, ir, id, op).string_attribute(ctx.known().sym_name)?;
                    Some((name, (id, op)))
                };
                inner.filter_map(named).collect()
            });
            let attribute = if name_of(call) == "transform.include" { "target" } else { "callee" };
            let callee = call.attribute_named(attribute).map(|attr| ctx.attr_data(attr));
            let Some(AttrData::Symbol(path)) = callee else { continue };
            let [name] = path[..] else { continue };
            if let Some(&callee) = of_table.get(&name).and_then(|place| numbers.get(place)) {
                found.callees[caller].push(callee);
            }
        }
        found
    }

    /// The last that was come to of the first circle.
    fn circle(&self) -> Option<Place> {
        const NEW: usize = usize::MAX;
        let count = self.callables.len();
        let (mut order, mut low, mut done) = (vec![NEW; count], vec![NEW; count], vec![false; count]);
        let (mut next, mut open) = (0, Vec::new());
        for root in 0..count {
            if order[root] != NEW {
                continue;
            }
            // Who is searched, and how many of those that it calls were looked at.
            let mut path = vec![(root, 0)];
            while let Some(&mut (at, ref mut seen)) = path.last_mut() {
                if *seen == 0 && order[at] == NEW {
                    (order[at], low[at]) = (next, next);
                    next += 1;
                    open.push(at);
                }
                if let Some(&callee) = self.callees[at].get(*seen) {
                    *seen += 1;
                    match order[callee] {
                        NEW => path.push((callee, 0)),
                        number if !done[callee] => low[at] = low[at].min(number),
                        _ => {}
                    }
                    continue;
                }
                path.pop();
                if let Some(&(caller, _)) = path.last() {
                    low[caller] = low[caller].min(low[at]);
                }
                if low[at] == order[at] {
                    let last = *open.last()?;
                    if last != at || self.callees[at].contains(&at) {
                        return Some(self.callables[last]);
                    }
                    done[at] = true;
                    open.pop();
                }
            }
        }
        None
    }
}
