//! Regions and branches: how many blocks there are, and what blocks are given.

use super::Typed;
use super::shapes::may_be_same;
use crate::compile::Compiler;
use pdll_ir::{CountRange, OpVerifier, Violation};
use pdll_ods::model::{Count, KnownTrait, OpModel, RegionModel};

/// What is known of the regions of an operation and of where it branches to.
pub(super) struct Regions {
    /// Blocks by region, of as many regions as there are at least; the last is that of all further ones if
    /// there may be more.
    blocks: Vec<CountRange>,
    no_arguments: bool,
    /// By successor, the group of operands that becomes the arguments of the block.
    passed: Vec<usize>,
}

impl Regions {
    /// `None` if nothing is to be checked.
    pub(super) fn new(compiler: &Compiler<'_>, op: &OpModel) -> Option<Self> {
        let count = |region: &RegionModel| {
            let count = compiler.model.block_count(region.constraint);
            CountRange { min: count.min, max: count.max }
        };
        let blocks: Vec<CountRange> = op.regions.iter().map(count).collect();
        let no_arguments = op.has_trait(KnownTrait::NoRegionArguments);
        let passed = passed(op);
        let any = blocks.iter().all(|&range| range == CountRange::ANY);
        (!any || no_arguments || !passed.is_empty()).then_some(Regions { blocks, no_arguments, passed })
    }

    pub(super) fn check(&self, op: &OpVerifier<'_, '_>) -> Result<(), Violation> {
        let (inner, regions) = op.ir().regions(op.body_id(), op.op());
        let body = op.ir().body(inner);
        for (index, &region) in regions.iter().enumerate() {
            let blocks = body.blocks(region);
            let range = self.blocks.get(index).or(self.blocks.last()).copied().unwrap_or(CountRange::ANY);
            if !range.contains(blocks.len()) {
                let wanted = match range.max {
                    Some(max) if max == range.min => format!("{max}"),
                    Some(max) => format!("{max} or fewer"),
                    None => format!("{} or more", range.min),
                };
                return Err(format!(
                    "region {index} of this operation has {} blocks in place of {wanted}",
                    blocks.len()
                )
                .into());
            }
            if self.no_arguments && blocks.iter().any(|&block| !body.block_args(block).is_empty()) {
                return Err("the blocks of this operation have no arguments".into());
            }
        }
        Ok(())
    }

    /// Whether blocks that are branched to have the arguments that they are given.
    pub(super) fn check_branches(
        &self,
        op: &OpVerifier<'_, '_>,
        operands: &Typed<'_>,
    ) -> Result<(), Violation> {
        let body = op.body();
        for (&group, &block) in self.passed.iter().zip(body.successors(op.op())) {
            let Some(given) = operands.ranges.get(group).and_then(|range| operands.types.get(range.clone()))
            else {
                continue;
            };
            let arguments = body.block_args(block);
            if given.len() != arguments.len() {
                return Err(format!(
                    "a block with {} arguments is given {} operands",
                    arguments.len(),
                    given.len()
                )
                .into());
            }
            let fits = |(&value, &ty)| may_be_same(op.ctx(), body.value_type(value), ty);
            if !arguments.iter().zip(given).all(fits) {
                return Err("a block is given an operand of another type than its argument has".into());
            }
        }
        Ok(())
    }
}

/// Which groups of operands are passed on: all open ones, if there are as many as successors.
fn passed(op: &OpModel) -> Vec<usize> {
    let open = || op.operands.iter().enumerate().filter(|(_, value)| value.count == Count::Any);
    let fits = op.has_trait(KnownTrait::BranchOpInterface)
        && !op.successors.iter().any(|successor| successor.variadic)
        && open().count() == op.successors.len();
    if fits { open().map(|(index, _)| index).collect() } else { Vec::new() }
}
