//! What drivers do about regions: erasing in an order that listeners can follow, blocks that nothing leads
//! to, what nothing needs, and blocks that are alike. Order and effect are those of MLIR's region utilities.

mod branch;
mod cfg;
mod erase;
mod liveness;
mod merge;

pub(crate) use cfg::reachable;
pub(crate) use erase::{erase_unreachable, take_apart};

use crate::IrHost;
use pdll_ir::Region;
use pdll_vm::{RegionLevel, RewriteListener};

type Listener<'a> = &'a mut dyn RewriteListener<IrHost>;

/// Simplifies all regions of the body at hand; whether anything was changed.
pub(crate) fn simplify(host: &mut IrHost, level: RegionLevel, listener: Listener<'_>) -> bool {
    let mut changed = erase_unreachable(host, listener);
    changed |= liveness::erase_dead(host, listener);
    if level == RegionLevel::Aggressive {
        changed |= merge::merge_identical(host, listener);
        changed |= merge::drop_redundant(host, listener);
    }
    changed
}

/// The regions in the ops of a region, outermost first.
fn inner_regions(host: &IrHost, region: Region) -> Vec<Region> {
    let body = &host.body;
    let ops = body.blocks(region).iter().flat_map(|&block| body.ops(block));
    ops.filter(|&op| body.has_regions(op)).flat_map(|op| body.regions(op).iter().copied()).collect()
}
