//! `wasmssa`: values that are known before a program starts, and locals.

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, attribute, enclosing, name_of, require, view, width,
};
use pdll_ir::{AttrData, OpVerifier, OpView, TypeData, print_type};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "extend" => extend,
        "local_set" | "local_tee" => set,
        "reinterpret" => reinterpret,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "global" => global,
        "global_get" => constant_global,
        _ => return None,
    })
}

fn extend(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(bits) = s.number("bitsToTake") else { return Ok(()) };
    require([8, 16, 32].contains(&bits), "8, 16 or 32 bits are extended")?;
    let all = s.operand(0).and_then(|ty| width(s.ctx(), ty));
    require(all.is_none_or(|all| bits < i64::from(all)), "fewer bits are extended than there are")
}

/// A local is given a value of its type.
fn set(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let (Some(local), Some(value)) = (s.operand(0), s.operand(1)) else { return Ok(()) };
    let TypeData::Opaque { data, .. } = ctx.type_data(local) else { return Ok(()) };
    let text = ctx.text(*data);
    let held = text.strip_prefix("local ref to ");
    require(held.is_none_or(|held| held == print_type(ctx, value)), "the local holds values of another type")
}

fn reinterpret(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(from), Some(to)) = (s.operand(0), s.result()) else { return Ok(()) };
    require(from != to, "the same type is no reinterpretation")?;
    require(width(s.ctx(), from) == width(s.ctx(), to), "both types have the same number of bits")
}

/// What gives a global its value is known before the program starts.
fn global(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (id, blocks) = view(op).region_blocks(0);
    let body = op.ir().body(id);
    let mut ops = blocks.iter().flat_map(|&block| body.ops(block));
    let is_known = ops.all(|inner| {
        let name = name_of(OpView::new(op.ctx(), op.ir(), id, inner));
        matches!(&*name, "wasmssa.const" | "wasmssa.global_get" | "wasmssa.return")
    });
    require(is_known, "the value of a global is made of constants and of imported globals")
}

fn constant_global(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(around) = enclosing(op, &["wasmssa.global"]) else { return Ok(()) };
    let Some(AttrData::Symbol(path)) = attribute(op, "global").map(|attr| op.ctx().attr_data(attr)) else {
        return Ok(());
    };
    let Some((id, module)) = op.ir().parent(around.body_id(), around.op()) else { return Ok(()) };
    let module = OpView::new(op.ctx(), op.ir(), id, module);
    let Some(found) = super::gpu::inside(module, path[0]) else {
        return Err("the global is not defined".into());
    };
    let is_constant =
        name_of(found) == "wasmssa.import_global" && found.attribute_named("isMutable").is_none();
    require(is_constant, "the value of a global is made of imported globals that do not change")
}
