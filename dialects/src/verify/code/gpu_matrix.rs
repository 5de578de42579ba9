//! `gpu`: matrices that the threads of a group hold together, and values that one thread computes for all.

use super::layout::strided;
use super::{
    AroundCheck, Checked, SignatureCheck, Subject, arguments, attribute, element, name_of, operand_types,
    require, result_types, shaped, view,
};
use pdll_ir::{Context, OpVerifier, Type, TypeData};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "subgroup_mma_compute" => compute,
        "subgroup_mma_load_matrix" => |s| side_by_side(s, 0),
        "subgroup_mma_store_matrix" => store,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "warp_execute_on_lane_0" => one_lane,
        _ => return None,
    })
}

/// `!gpu.mma_matrix<16x8xf16, "AOp">`: sizes, and what it is in a product.
fn matrix(ctx: &Context, ty: Type) -> Option<(Vec<i64>, String)> {
    let TypeData::Opaque { data, .. } = ctx.type_data(ty) else { return None };
    let text = ctx.text(*data);
    let (shape, role) = text.strip_prefix("mma_matrix<")?.split_once(',')?;
    let sizes = shape.split('x').map_while(|size| size.parse().ok()).collect();
    Some((sizes, role.trim().trim_matches(['"', '>']).to_string()))
}

/// Elements of the last dimension of a memref are side by side.
fn side_by_side(s: &Subject<'_, '_, '_, '_>, operand: usize) -> Checked {
    let Some(ty) = s.operand(operand) else { return Ok(()) };
    let is_memref = matches!(s.ctx().type_data(ty), TypeData::MemRef { .. });
    let fits = match strided(s.ctx(), ty) {
        Some(layout) => layout.strides.last().is_none_or(|&stride| stride == 1),
        None => !is_memref,
    };
    require(fits, "elements of the last dimension of the memory are side by side")
}

fn store(s: &Subject<'_, '_, '_, '_>) -> Checked {
    side_by_side(s, 1)?;
    let role = s.operand(0).and_then(|ty| matrix(s.ctx(), ty));
    require(role.is_none_or(|(_, role)| role == "COp"), "what is stored is a `COp`")
}

fn compute(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let all = [0, 1, 2].map(|index| s.operand(index).and_then(|ty| matrix(s.ctx(), ty)));
    let [Some((a, first)), Some((b, second)), Some((c, third))] = all else { return Ok(()) };
    let roles = [&*first, &*second, &*third];
    require(
        roles == ["AOp", "BOp", "COp"],
        "the factors are an `AOp` and a `BOp`, what is added is a `COp`",
    )?;
    let (&[m, k], &[depth, n], &[rows, columns]) = (&a[..], &b[..], &c[..]) else { return Ok(()) };
    require(k == depth && m == rows && n == columns, "the sizes are those of a product")
}

/// Each lane has its part of a vector, or all of a value.
fn distributed(ctx: &Context, whole: Type, part: Type, lanes: i64) -> bool {
    if whole == part {
        return true;
    }
    let is_vector = |ty| matches!(ctx.type_data(ty), TypeData::Vector { .. });
    let (Some((all, _)), Some((own, _)), true) = (shaped(ctx, whole), shaped(ctx, part), is_vector(part))
    else {
        return false;
    };
    let divides = all.iter().zip(own).all(|(all, own)| *own > 0 && all % own == 0);
    let parts: i64 = all.iter().zip(own).map(|(all, own)| if *own > 0 { all / own } else { 0 }).product();
    all.len() == own.len() && element(ctx, whole) == element(ctx, part) && divides && parts == lanes
}

fn one_lane(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let lanes = attribute(op, "warp_size").and_then(|attr| ctx.int_value(attr)).unwrap_or(32);
    let Ok(lanes) = i64::try_from(lanes) else { return Ok(()) };
    let fits = |whole: &[Type], parts: &[Type]| {
        whole.len() == parts.len()
            && whole.iter().zip(parts).all(|(&whole, &part)| distributed(ctx, whole, part, lanes))
    };
    if let (Some(taken), Some(given)) = (arguments(op, 0), operand_types(op).get(1..)) {
        require(fits(&taken, given), "each lane has its part of what the body takes")?;
    }
    let Some(last) = view(op).last_op(0).filter(|last| name_of(*last) == "gpu.yield") else { return Ok(()) };
    let given: Vec<Type> = (0..last.operand_count()).map(|index| last.operand_type(index)).collect();
    require(fits(&given, &result_types(op)), "each lane gets its part of what the body gives")
}
