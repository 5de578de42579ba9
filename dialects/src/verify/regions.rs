//! Regions and branches: how many blocks there are, and what blocks are given.

use super::Typed;
use super::shapes::may_be_same;
use crate::compile::Compiler;
use pdll_ir::{Block, CountRange, Name, OpVerifier, Type, Violation};
use pdll_ods::model::{Count, KnownTrait, OpModel, RegionModel};
use std::ops::Range;

/// What is known of the regions of an operation and of where it branches to.
pub(super) struct Regions {
    /// Blocks by region, of as many regions as there are at least; the last is that of all further ones if
    /// there may be more.
    blocks: Vec<CountRange>,
    no_arguments: bool,
    /// By successor, the group of operands that becomes the arguments of the block.
    passed: Vec<usize>,
    /// The attribute with the sizes of the ranges of the last group of `passed`, each of which is passed to
    /// one of the last successors.
    ranges: Option<Name>,
}

impl Regions {
    /// `None` if nothing is to be checked.
    pub(super) fn new(compiler: &mut Compiler<'_>, op: &OpModel) -> Option<Self> {
        let count = |region: &RegionModel| {
            let count = compiler.model.block_count(region.constraint);
            CountRange { min: count.min, max: count.max }
        };
        let blocks: Vec<CountRange> = op.regions.iter().map(count).collect();
        let no_arguments = op.has_trait(KnownTrait::NoRegionArguments);
        let passed = passed(op);
        let last = passed.last().and_then(|&group| op.operands[group].segments.as_deref());
        let ranges = last.map(|name| compiler.ctx.name(name));
        let any = blocks.iter().all(|&range| range == CountRange::ANY);
        (!any || no_arguments || !passed.is_empty()).then_some(Regions {
            blocks,
            no_arguments,
            passed,
            ranges,
        })
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

    /// Whether operands are passed to successors.
    pub(super) fn has_branches(&self) -> bool {
        !self.passed.is_empty()
    }

    /// Whether blocks that are branched to have the arguments that they are given.
    pub(super) fn check_branches(
        &self,
        op: &OpVerifier<'_, '_>,
        operands: &Typed<'_>,
    ) -> Result<(), Violation> {
        let given = |range: Range<usize>| operands.types.get(range).unwrap_or(&[]);
        let groups = self.passed.iter().filter_map(|&group| operands.ranges.get(group).cloned());
        let mut ranges: Vec<Range<usize>> = groups.collect();
        if let Some(name) = self.ranges
            && let Some(all) = ranges.pop()
        {
            let mut next = all.start;
            // Whether they are those of the group was asked before.
            let sizes = op.attribute(name).and_then(|attr| op.ctx().i32_array(attr)).unwrap_or_default();
            ranges.extend(sizes.into_iter().map(|size| {
                next += usize::try_from(size).unwrap_or(0);
                next - usize::try_from(size).unwrap_or(0)..next
            }));
        }
        for (range, &block) in ranges.into_iter().zip(op.body().successors(op.op())) {
            passed_on(op, given(range), block)?;
        }
        Ok(())
    }
}

/// Whether a block takes values of these types.
fn passed_on(op: &OpVerifier<'_, '_>, given: &[Type], block: Block) -> Result<(), Violation> {
    let body = op.body();
    let arguments = body.block_args(block);
    if given.len() != arguments.len() {
        let count = arguments.len();
        return Err(format!("a block with {count} arguments is given {} operands", given.len()).into());
    }
    let fits = |(&value, &ty)| may_be_same(op.ctx(), body.value_type(value), ty);
    match arguments.iter().zip(given).all(fits) {
        true => Ok(()),
        false => Err("a block is given an operand of another type than its argument has".into()),
    }
}

/// By successor, the group of operands that becomes the arguments of the block; none if a group is for
/// several successors.
pub(crate) fn branches(op: &OpModel) -> Vec<usize> {
    let passed = passed(op);
    let in_ranges = passed.iter().any(|&group| op.operands[group].segments.is_some());
    if in_ranges { Vec::new() } else { passed }
}

/// Which groups of operands are passed on: all open ones, if there are as many as successors; the last one in
/// ranges if there can be any number of last successors.
fn passed(op: &OpModel) -> Vec<usize> {
    let open = || op.operands.iter().enumerate().filter(|(_, value)| value.count == Count::Any);
    let single = op.successors.iter().filter(|successor| !successor.variadic).count();
    let is_last = op.successors.last().is_some_and(|successor| successor.variadic);
    let in_ranges = |index: usize| op.operands[index].segments.is_some();
    let fits = op.has_trait(KnownTrait::BranchOpInterface)
        && single + usize::from(is_last) == op.successors.len()
        && open().count() == op.successors.len()
        && open().next_back().is_none_or(|(index, _)| in_ranges(index) == is_last);
    if fits { open().map(|(index, _)| index).collect() } else { Vec::new() }
}
