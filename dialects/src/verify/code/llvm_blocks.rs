//! `llvm`: tags and addresses of blocks, and where exceptions land and go on.

use super::{Checked, attribute, require, symbol_target};
use pdll_ir::{BodyId, Op, OpVerifier, OpView, Type, Violation};
use rustc_hash::FxHashSet;

/// The operations of this name in a function, in the order of the text.
fn all_named<'a>(function: OpView<'a>, name: &str) -> Vec<OpView<'a>> {
    let (id, blocks) = function.region_blocks(0);
    let (ctx, ir) = (function.ctx(), function.ir());
    // What has not been named yet is nowhere.
    let Some(name) = ctx.find_name(name) else { return Vec::new() };
    let ops = blocks.iter().flat_map(|&block| ir.body(id).ops(block));
    ops.map(|op| OpView::new(ctx, ir, id, op)).filter(|op| op.name() == name).collect()
}

/// The number in `#llvm.blocktag<id = 1>`, as it is written.
fn tag(view: OpView<'_>, name: &str) -> Option<String> {
    let text = pdll_ir::print_attr(view.ctx(), view.attribute_named(name)?);
    let number = text.rsplit_once("<id = ")?.1.trim_end_matches('>');
    Some(number.to_string())
}

/// Each tag is that of one block. All that is caught, or goes on, is of one type.
pub(super) fn function(op: &mut OpVerifier<'_, '_>) -> Checked {
    let function = super::view(op);
    let mut tags = FxHashSet::default();
    for tagged in all_named(function, "llvm.blocktag") {
        if tag(tagged, "tag").is_some_and(|tag| !tags.insert(tag)) {
            return inner("a tag is that of one block", tagged.body_id(), tagged.op());
        }
    }
    let one = |types: &[Type]| types.windows(2).all(|pair| pair[0] == pair[1]);
    let pads = all_named(function, "llvm.landingpad");
    let pads = pads.iter().filter(|pad| pad.result_count() > 0).map(|pad| pad.result_type(0));
    let pads: Vec<Type> = pads.collect();
    require(one(&pads), "all that is caught in a function has one type")?;
    let caught = pads.first().copied();
    let resumes = all_named(function, "llvm.resume");
    let resumes = resumes.iter().filter(|op| op.operand_count() > 0).map(|op| op.operand_type(0));
    let types: Vec<Type> = caught.into_iter().chain(resumes).collect();
    require(one(&types), "all that goes on in a function is of one type, which is that of what is caught")
}

fn inner(message: &'static str, id: BodyId, op: Op) -> Checked {
    Err(Violation::from(message).of_inner(id, op))
}

/// The address of a block of a function has the tag of one.
pub(super) fn address(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(address) = attribute(op, "block_addr") else { return Ok(()) };
    let text = pdll_ir::print_attr(ctx, address);
    let symbol = text.split_once("function = @").map(|(_, rest)| rest.split(',').next().unwrap_or(rest));
    let name = symbol.and_then(|symbol| ctx.find_name(symbol.trim_matches('"')));
    let function = name.and_then(|name| symbol_target(op, name));
    let number = tag(super::view(op), "block_addr");
    let is_there = function.is_some_and(|function| {
        all_named(function, "llvm.blocktag").into_iter().any(|tagged| tag(tagged, "tag") == number)
    });
    require(is_there, "the function has a block with this tag")
}
