//! `llvm`: what is at the top of a module, groups of which one is kept, and where calls unwind to.

use super::llvm_types::bare;
use super::{Checked, Subject, arguments, attribute, items, name_of, outer, require, symbol_target, view};
use crate::hand::{llvm_function_type, llvm_inner_text as inner_text};
use pdll_ir::{AttrData, Context, OpVerifier, OpView, Traits, Type};

/// Flags are `#llvm.mlir.module_flag<..>`.
pub(super) fn flags(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let is_flag = |&item: &pdll_ir::Attr| match ctx.attr_data(item) {
        AttrData::Opaque { namespace, data, .. } => {
            ctx.bytes(*namespace) == b"llvm" && ctx.bytes(*data).starts_with(b"mlir.module_flag<")
        }
        _ => false,
    };
    let flags = s.attribute("flags").and_then(|attr| items(ctx, attr)).unwrap_or(&[]);
    require(flags.iter().all(is_flag), "a flag of a module is a `#llvm.mlir.module_flag`")
}

/// Directly in a module.
pub(super) fn at_module(op: &mut OpVerifier<'_, '_>) -> Checked {
    let is_module = outer(op).is_none_or(|around| {
        let traits = around.ctx().traits(around.body().shape(around.op()));
        traits.contains(Traits::SYMBOL_TABLE) && traits.contains(Traits::ISOLATED_FROM_ABOVE)
    });
    require(is_module, "it is directly in a module")
}

/// A group has only selectors in it.
pub(super) fn selectors(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (id, blocks) = view(op).region_blocks(0);
    let body = op.ir().body(id);
    for inner in blocks.iter().flat_map(|&block| body.ops(block)) {
        let name = name_of(OpView::new(op.ctx(), op.ir(), id, inner));
        if name != "llvm.comdat_selector" {
            return Err(
                pdll_ir::Violation::from("a `llvm.comdat` has only selectors in it").of_inner(id, inner)
            );
        }
    }
    Ok(())
}

/// The group that a function or a global belongs to is there.
pub(super) fn in_group(op: &mut OpVerifier<'_, '_>) -> Checked {
    let path = match attribute(op, "comdat").map(|attr| op.ctx().attr_data(attr)) {
        Some(AttrData::Symbol(path)) => path,
        _ => return Ok(()),
    };
    let mut found = symbol_target(op, path[0]);
    for &name in &path[1..] {
        found = found.and_then(|around| super::gpu::inside(around, name));
    }
    let is_selector = found.is_some_and(|found| name_of(found) == "llvm.comdat_selector");
    require(is_selector, "the symbol is not a `llvm.comdat_selector` of this module")
}

/// A body takes what the type of its function says.
pub(super) fn function(op: &mut OpVerifier<'_, '_>) -> Checked {
    in_group(op)?;
    let ctx = op.ctx();
    let ty = attribute(op, "function_type").and_then(|attr| ctx.type_value(attr));
    let (Some(ty), Some(given)) = (ty.map(|ty| inner_text(ctx, ty)), arguments(op, 0)) else { return Ok(()) };
    let Some(ty) = llvm_function_type(&ty) else { return Ok(()) };
    require(ty.inputs.len() == given.len(), "the body has an argument for each input of the function")?;
    let same = |(&given, wanted): (&Type, &&str)| is_type(ctx, given, wanted);
    require(given.iter().zip(&ty.inputs).all(same), "the arguments of the body have the types of the inputs")
}

fn is_type(ctx: &Context, given: Type, wanted: &str) -> bool {
    bare(&inner_text(ctx, given)) == bare(wanted)
}

/// Where a call unwinds to, something lands.
pub(super) fn invoke(op: &mut OpVerifier<'_, '_>) -> Checked {
    let body = op.body();
    let Some(&[_, unwind]) = body.successors(op.op()).get(..2) else { return Ok(()) };
    let Some(first) = body.ops(unwind).next() else { return Ok(()) };
    let first = OpView::new(op.ctx(), op.ir(), op.body_id(), first);
    require(name_of(first) == "llvm.landingpad", "the block to unwind to begins with a `llvm.landingpad`")
}
