//! `llvm`: what is at the top of a module, groups of which one is kept, and where calls unwind to.

use super::llvm_types::{bare, is_usable};
use super::{Checked, Subject, arguments, attribute, items, name_of, outer, require, symbol_target, view};
use crate::brackets::parts;
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
    require(flags.iter().all(is_flag), "a flag of a module is a `#llvm.mlir.module_flag`")?;
    flags.iter().try_for_each(|&flag| flag_value(&pdll_ir::print_attr(ctx, flag)))
}

/// What a flag `#llvm.mlir.module_flag<behavior, "key", value>` may be; LLVM knows some keys.
fn flag_value(text: &str) -> Checked {
    let inner = text.split_once('<').and_then(|(_, inner)| inner.strip_suffix('>')).unwrap_or_default();
    let &[_, key, value] = &parts(inner)[..] else { return Ok(()) };
    let list = value.strip_prefix('[').and_then(|list| list.strip_suffix(']'));
    match key {
        "\"CG Profile\"" => {
            let is_entry = |entry: &&str| entry.starts_with("#llvm.cgprofile_entry<");
            let fits = list.is_some_and(|list| list.is_empty() || parts(list).iter().all(is_entry));
            require(fits, "`CG Profile` is a list of `#llvm.cgprofile_entry`")
        }
        "\"ProfileSummary\"" => require(
            value.starts_with("#llvm.profile_summary<"),
            "`ProfileSummary` is a `#llvm.profile_summary`",
        ),
        _ => {
            let number = value.split(" : ").next().unwrap_or_default();
            let is_number = number.parse::<i128>().is_ok() && !value.contains(" : f");
            require(is_number || value.starts_with('"'), "a flag is an integer or a string")
        }
    }
}

/// Of a body, what it is made of is computed without effects.
pub(super) fn without_effects(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let (id, blocks) = view(op).region_blocks(0);
    let body = op.ir().body(id);
    let acts = |&inner: &pdll_ir::Op| {
        let info = ctx.shape_info(body.shape(inner));
        let returns = name_of(OpView::new(ctx, op.ir(), id, inner)) == "llvm.return";
        !returns && info.is_none_or(|info| info.effects.is_none_or(|effects| !effects.is_empty()))
    };
    match blocks.iter().flat_map(|&block| body.ops(block)).find(acts) {
        Some(inner) => {
            Err(pdll_ir::Violation::from("the body is computed without effects").of_inner(id, inner))
        }
        None => Ok(()),
    }
}

/// The linkages that something has; all others are for definitions of another kind.
fn linkage(op: &OpVerifier<'_, '_>, refused: &[&str]) -> Checked {
    let linkage = attribute(op, "linkage").and_then(|attr| super::word(op.ctx(), attr));
    let fits = linkage.is_none_or(|linkage| !refused.contains(&&*linkage));
    require(fits, "there is no such linkage of what this defines")
}

/// Another name for an address.
pub(super) fn alias(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let ty = attribute(op, "alias_type").and_then(|attr| ctx.type_value(attr));
    if let Some(text) = ty.map(|ty| inner_text(ctx, ty)) {
        let is_abstract = matches!(bare(&text), "label" | "metadata" | "token" | "void");
        require(is_usable(&text) && !is_abstract, "an alias has a type of `llvm` that has a size")?;
    }
    linkage(op, &["appending", "common", "extern_weak"])?;
    let Some(last) = view(op).last_op(0).filter(|last| name_of(*last) == "llvm.return") else {
        return Ok(());
    };
    let pointer = (last.operand_count() == 1).then(|| inner_text(ctx, last.operand_type(0)));
    let space = pointer.as_deref().and_then(|text| {
        let rest = bare(text).strip_prefix("ptr")?;
        Some(rest.trim_matches(['<', '>']).parse::<i128>().unwrap_or(0))
    });
    let Some(space) = space else { return Err("the body of an alias gives a pointer".into()) };
    let wanted = attribute(op, "addr_space").and_then(|attr| ctx.int_value(attr)).unwrap_or(0);
    if space != wanted {
        let by = OpView::new(ctx, op.ir(), last.body_id(), last.op());
        let by = by.body().operands(by.op()).next().map(|value| by.body().def(value));
        let message = pdll_ir::Violation::from("the pointer is in the address space of the alias");
        return Err(match by {
            Some(pdll_ir::ValueDef::Result(by, _)) => message.of_inner(last.body_id(), by),
            _ => message,
        });
    }
    without_effects(op)
}

/// What a function is, another one says when the program starts.
pub(super) fn indirect(op: &mut OpVerifier<'_, '_>) -> Checked {
    linkage(op, &["appending", "available_externally", "common", "extern_weak"])?;
    let ctx = op.ctx();
    let Some(AttrData::Symbol(path)) = attribute(op, "resolver").map(|attr| ctx.attr_data(attr)) else {
        return Ok(());
    };
    let mut found = symbol_target(op, path[0]);
    // An alias stands for the function whose address it is.
    let mut seen = Vec::new();
    while let Some(alias) = found.filter(|found| name_of(*found) == "llvm.mlir.alias") {
        seen.push(alias.op());
        let (id, blocks) = alias.region_blocks(0);
        let mut ops = blocks.iter().flat_map(|&block| op.ir().body(id).ops(block));
        let address =
            ops.find_map(|inner| OpView::new(ctx, op.ir(), id, inner).attribute_named("global_name"));
        found = match address.map(|attr| ctx.attr_data(attr)) {
            Some(AttrData::Symbol(path)) => {
                symbol_target(op, path[0]).filter(|next| !seen.contains(&next.op()))
            }
            _ => None,
        };
    }
    let Some(resolver) = found.filter(|found| name_of(*found) == "llvm.func") else {
        return Err("what resolves it is a function".into());
    };
    require(!resolver.region_blocks(0).1.is_empty(), "what resolves it is a function with a body")?;
    let ty = resolver.attribute_named("function_type").and_then(|attr| ctx.type_value(attr));
    let Some(text) = ty.map(|ty| inner_text(ctx, ty)) else { return Ok(()) };
    let gives = llvm_function_type(&text).is_none_or(|ty| bare(ty.result).starts_with("ptr"));
    require(gives, "what resolves it gives a pointer")
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
