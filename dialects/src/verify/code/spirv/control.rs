//! Branches, selections and loops, and what functions return.

use super::super::{Checked, Subject, enclosing, integers, name_of, operand_types, require, view};
use pdll_ir::{Block, BodyId, OpVerifier, OpView, Type, TypeData};

pub(super) fn weights(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let weights = s.attribute("branch_weights").and_then(|attr| integers(s.ctx(), attr));
    let Some(weights) = weights else { return Ok(()) };
    require(weights.len() == 2, "there is a weight for each of two branches")?;
    require(weights != [0, 0], "one of two weights is not 0")
}

/// What the function around an operation gives.
fn results<'a>(op: &OpVerifier<'_, 'a>) -> Option<&'a [Type]> {
    let function = enclosing(op, &["spirv.func"])?;
    let ctx = op.ctx();
    match ctx.type_data(ctx.type_value(function.attribute_named("function_type")?)?) {
        TypeData::Function { results, .. } => Some(results),
        _ => None,
    }
}

pub(super) fn nothing_returned(op: &mut OpVerifier<'_, '_>) -> Checked {
    require(results(op).is_none_or(<[Type]>::is_empty), "the function gives a value")
}

pub(super) fn returned(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(results) = results(op) else { return Ok(()) };
    require(operand_types(op) == results, "what is returned has the type of the function's result")
}

/// What ends so is not where a region begins.
pub(super) fn unreachable(op: &mut OpVerifier<'_, '_>) -> Checked {
    let body = op.body();
    let Some(block) = body.block(op.op()) else { return Ok(()) };
    let Some(region) = body.block_region(block) else { return Ok(()) };
    let is_entry = body.blocks(region).first() == Some(&block);
    require(!is_entry, "the first block of a region is reached")
}

/// Blocks of a body, to be asked about.
struct Blocks<'a> {
    op: OpView<'a>,
    id: BodyId,
    blocks: &'a [Block],
}

impl<'a> Blocks<'a> {
    fn of(op: &OpVerifier<'_, 'a>) -> Self {
        let op = view(op);
        let (id, blocks) = op.region_blocks(0);
        Blocks { op, id, blocks }
    }

    fn ops(&self, block: Block) -> Vec<OpView<'a>> {
        let (ctx, ir) = (self.op.ctx(), self.op.ir());
        ir.body(self.id).ops(block).map(|inner| OpView::new(ctx, ir, self.id, inner)).collect()
    }

    /// Whether a block is only the end of the construct.
    fn is_merge(&self, block: Block) -> bool {
        matches!(&self.ops(block)[..], [only] if name_of(*only) == "spirv.mlir.merge")
    }

    fn successors(&self, block: Block) -> Vec<Block> {
        let body = self.op.ir().body(self.id);
        body.last_op(block).map_or(Vec::new(), |last| body.successors(last).to_vec())
    }

    /// A block that only branches to another.
    fn only_branches(&self, block: Block, to: Block) -> bool {
        let ops = self.ops(block);
        matches!(&ops[..], [only] if name_of(*only) == "spirv.Branch") && self.successors(block) == [to]
    }

    fn ends_once(&self, last: Block) -> Checked {
        require(self.is_merge(last), "the last block has only `spirv.mlir.merge`")?;
        let others = self.blocks.iter().filter(|&&block| block != last);
        let merges = |&block: &Block| self.ops(block).iter().any(|op| name_of(*op) == "spirv.mlir.merge");
        require(!others.copied().any(|block| merges(&block)), "`spirv.mlir.merge` is only in the last block")
    }
}

/// A header, and a block where all ends.
pub(super) fn selection(op: &mut OpVerifier<'_, '_>) -> Checked {
    let blocks = Blocks::of(op);
    let Some(&last) = blocks.blocks.last() else { return Ok(()) };
    blocks.ends_once(last)?;
    require(blocks.blocks.len() > 1, "a selection has a header")
}

/// Entry, header, body, the block that goes back to the header, and one where all ends.
pub(super) fn repetition(op: &mut OpVerifier<'_, '_>) -> Checked {
    let blocks = Blocks::of(op);
    let Some((&last, rest)) = blocks.blocks.split_last() else { return Ok(()) };
    blocks.ends_once(last)?;
    let [entry, header, .., back] = rest else {
        return Err("a loop has an entry, a header, and a block that goes back to it".into());
    };
    require(blocks.only_branches(*entry, *header), "the entry only branches to the header")?;
    let goes_back = blocks.successors(*back).contains(header);
    require(goes_back, "the block before the last goes back to the header")?;
    let others = rest.iter().filter(|block| ![entry, back].contains(block));
    let also = others.into_iter().any(|&block| blocks.successors(block).contains(header));
    require(!also, "only the entry and one block lead to the header")
}
