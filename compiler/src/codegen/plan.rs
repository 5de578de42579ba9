//! What a rewrite takes from its match, found before any code is written, so that it has its registers.

use super::Codegen;
use super::load::{Saved, register, reserve};
use super::rewriting::inference;
use crate::both::part_of;
use crate::matcher::{PatternRow, Pos, Position};
use crate::pdl::{Inference, NodeId, NodeKind, Pattern, Ty, Value};
use pdll_bytecode::Reg;
use pdll_source::diag::Diagnostic;
use rayon::iter::ParallelIterator;
use rayon::slice::ParallelSlice;

/// What a rewrite takes from its match.
pub(super) struct Plan {
    /// Values of the pattern, in order of first use, and where they are.
    pub(super) loads: Vec<(Value, Pos)>,
    /// Positions that a loop moves on, and the registers that keep them.
    pub(super) saves: Vec<(Pos, Reg)>,
    pub(super) saved: Saved,
    /// A created operation and the replacement of the root by it, done in one step.
    pub(super) replacing: Option<(NodeId, NodeId)>,
}

impl Plan {
    /// The register in which the rewrite finds a matched operation.
    pub(super) fn register(&self, c: &mut Codegen<'_>, p: Pos) -> Reg {
        register(c, p, &self.saved)
    }
}

/// What the rewrites of all rows need, with registers reserved for it.
pub(super) fn all(c: &mut Codegen<'_>) -> Result<Vec<Plan>, Box<Diagnostic>> {
    in_parts(part_of(c.matcher.rows.len()), c)
}

/// The same in parts of so many rows.
pub(super) fn in_parts(part: usize, c: &mut Codegen<'_>) -> Result<Vec<Plan>, Box<Diagnostic>> {
    let rows = &c.matcher.rows[..];
    // Which registers there are is known row by row; what is needed is not asked of others.
    let needs = |rows: &[PatternRow]| -> Vec<Needs> {
        let mut seen = Vec::new();
        rows.iter().map(|row| needs(c, row, &mut seen)).collect()
    };
    let needs: Vec<Vec<Needs>> = match rows.len() > part {
        true => rows.par_chunks(part).map(needs).collect(),
        false => vec![needs(rows)],
    };
    let mut plans = Vec::with_capacity(rows.len());
    for (row, needs) in rows.iter().zip(needs.into_iter().flatten()) {
        plans.push(plan(c, row, needs));
        c.within_limits(|c| c.pattern(row).span)?;
    }
    Ok(plans)
}

/// What a rewrite needs.
struct Needs {
    loads: Vec<(Value, Pos)>,
    /// Positions that a loop moves on, each once.
    moving: Vec<Pos>,
    replacing: Option<(NodeId, NodeId)>,
}

/// Finds out what the rewrite of a row needs. `seen` is for its own use.
fn needs(c: &Codegen<'_>, row: &PatternRow, seen: &mut Vec<bool>) -> Needs {
    let pattern = &c.module.patterns[row.pattern as usize];
    let bound = c.matcher.bound(row);
    seen.clear();
    seen.resize(pattern.values.len(), false);
    let mut loads = Vec::new();
    let mut need = |v: Value| {
        if let (Some(p), false) = (bound[v.index()], seen[v.index()]) {
            seen[v.index()] = true;
            loads.push((v, p));
        }
    };
    if let Some((_, args)) = &pattern.rewrite.external {
        pattern.rewrite.root.into_iter().for_each(&mut need);
        args.iter().copied().for_each(&mut need);
    }
    let replacing = replacing(c, bound, pattern);
    for &n in &pattern.rewrite.body {
        match &pattern.node(n).kind {
            // The types are those of the root; nobody has to look at them.
            NodeKind::Operation { operands, attributes, .. } if replacing.is_some_and(|r| r.0 == n) => {
                operands.iter().chain(attributes.iter().map(|a| &a.1)).copied().for_each(&mut need);
            }
            kind => kind.for_each_use(&mut need),
        }
    }
    let positions = &c.matcher.positions;
    // What is fixed is reached from what is.
    let all = loads.iter().map(|l| l.1).chain(c.matcher.matched(row).iter().copied());
    let moving = all.filter(|&p| !positions.is_fixed(p)).filter_map(|p| positions.provided(p));
    let mut moving: Vec<Pos> = moving.filter(|&p| !positions.is_fixed(p)).collect();
    moving.sort_unstable();
    moving.dedup();
    Needs { loads, moving, replacing }
}

/// Reserves registers for what a rewrite needs.
fn plan(c: &mut Codegen<'_>, row: &PatternRow, needs: Needs) -> Plan {
    let Needs { loads, moving, replacing } = needs;
    for &(_, p) in &loads {
        reserve(c, p);
    }
    for &p in c.matcher.matched(row) {
        reserve(c, p);
    }
    let save = |p| (p, c.regs.fresh(c.matcher.positions.ty(p)));
    let saves: Vec<(Pos, Reg)> = moving.into_iter().map(save).collect();
    let saved = saves.iter().copied().collect();
    Plan { loads, saves, saved, replacing }
}

/// The operation that is created just to replace the root, and its replacement: it may be the root turned
/// into it, if it has results, of the same types, and single operands that are not the root's results.
fn replacing(c: &Codegen<'_>, bound: &[Option<Pos>], pattern: &Pattern) -> Option<(NodeId, NodeId)> {
    pattern.rewrite.body.windows(2).find_map(|pair| {
        let (NodeKind::Operation { operands, types, .. }, NodeKind::ReplaceWithOp { op: old, with }) =
            (&pattern.node(pair[0]).kind, &pattern.node(pair[1]).kind)
        else {
            return None;
        };
        let NodeKind::Operation { types: old_types, .. } = &pattern.def(*old).kind else { return None };
        let infers = |n| match pattern.node(n).kind {
            NodeKind::Operation { name: Some(name), .. } => {
                matches!(inference(c, name), Inference::Types(..))
            }
            _ => false,
        };
        let own = |v: Value| match bound[v.index()].map(|p| c.matcher.positions.get(p)) {
            Some(Position::Result(op, _) | Position::Results(op, ..)) => op == Pos::ROOT,
            Some(_) => false,
            // Made in the rewrite; a result of the old operation is one of its nodes.
            None => match pattern.def(v).kind {
                NodeKind::Result { op, .. } | NodeKind::Results { op, .. } => op == *old,
                _ => false,
            },
        };
        let fits = *with == pattern.node(pair[0]).value()
            && bound[old.index()] == Some(Pos::ROOT)
            && !old_types.is_empty()
            && (types.is_empty() && !infers(pair[0]) || same_types(pattern, types, old_types))
            && operands.iter().all(|&v| pattern.ty(v) == Ty::Value && !own(v));
        fits.then_some((pair[0], pair[1]))
    })
}

fn same_types(pattern: &Pattern, a: &[Value], b: &[Value]) -> bool {
    let same = |(&x, &y): (&Value, &Value)| match (&pattern.def(x).kind, &pattern.def(y).kind) {
        _ if x == y => true,
        (NodeKind::Type { constant: Some(s) }, NodeKind::Type { constant: Some(t) }) => s == t,
        _ => false,
    };
    a.len() == b.len() && a.iter().zip(b).all(same)
}
