//! What was created goes again.

use crate::body::Body;
use crate::entity::{Block, Op};

/// Erases an op whose results nothing uses but what is in it.
pub(super) fn discard(body: &mut Body, op: Op) {
    let mut stand_ins = Vec::new();
    for result in body.results(op) {
        if !body.is_unused(result) {
            let stand_in = body.new_placeholder(body.value_type(result));
            body.replace_all_uses(result, stand_in);
            stand_ins.push(stand_in);
        }
    }
    body.erase(op);
    stand_ins.into_iter().for_each(|stand_in| body.free_placeholder(stand_in));
}

/// Erases blocks that stand together in one region.
pub(super) fn discard_blocks(body: &mut Body, blocks: &[Block]) {
    let place = blocks.first().and_then(|&first| body.block_region(first).zip(body.block_index(first)));
    let Some((region, first)) = place else { return };
    let apart = body.new_detached_region();
    body.move_blocks(region, first..first + blocks.len(), apart);
    body.clear_region(apart);
    body.take_region(apart);
}
