//! Branches, loops, and variables that are kept from run to run.

use super::super::{
    Checked, Subject, attribute, compatible, name_of, operand_types, require, result_types, shaped,
    symbol_target, value_types, view,
};
use super::agree;
use pdll_ir::{AttrData, Context, OpVerifier, Type, TypeData};

const VALUES: &str = "a body takes and gives values like those around it";

/// As many values, of the same elements and of sizes that may be equal.
fn alike(ctx: &Context, a: &[Type], b: &[Type]) -> Checked {
    let same = |(&a, &b): (&Type, &Type)| {
        let sizes = [a, b].map(|ty| shaped(ctx, ty).map(|(sizes, _)| sizes));
        let [Some(one), Some(other)] = sizes else { return agree(ctx, Some(a), Some(b)) };
        agree(ctx, Some(a), Some(b)) && compatible(one, other)
    };
    require(a.len() == b.len() && a.iter().zip(b).all(same), VALUES)
}

/// What a body takes; nothing if it is empty.
fn takes(op: &OpVerifier<'_, '_>, region: usize) -> Vec<Type> {
    let view = view(op);
    let values = view.entry_arguments(region).unwrap_or(&[]);
    value_types(op, values.iter().copied()).into_iter().collect()
}

/// What a body gives, if it ends with `tosa.yield`.
fn gives(op: &OpVerifier<'_, '_>, region: usize) -> Option<Vec<Type>> {
    let last = view(op).last_op(region).filter(|last| name_of(*last) == "tosa.yield")?;
    Some((0..last.operand_count()).map(|index| last.operand_type(index)).collect())
}

/// A condition is a tensor of one `i1`.
fn decides(ctx: &Context, ty: Type) -> bool {
    let (sizes, element) = match ctx.type_data(ty) {
        TypeData::UnrankedTensor(element) => (None, *element),
        _ => match shaped(ctx, ty) {
            Some((sizes, element)) => (Some(sizes), element),
            None => return true,
        },
    };
    let one =
        sizes.is_none_or(|sizes| sizes.contains(&pdll_ir::DYNAMIC) || sizes.iter().all(|&size| size == 1));
    one && element == ctx.known().i1
}

pub(super) fn condition(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let Some((&condition, inputs)) = s.operands.types.split_first() else { return Ok(()) };
    let regions = view(s.op).region_count();
    for region in (0..regions).filter(|&region| !view(s.op).region_blocks(region).1.is_empty()) {
        alike(ctx, &takes(s.op, region), inputs)?;
        if let Some(given) = gives(s.op, region) {
            alike(ctx, &given, s.results.types)?;
        }
    }
    require(decides(ctx, condition), "what decides is one `i1`")
}

pub(super) fn repetition(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    alike(ctx, s.operands.types, s.results.types)?;
    alike(ctx, &takes(s.op, 0), s.operands.types)?;
    alike(ctx, &takes(s.op, 1), s.operands.types)?;
    if let Some(given) = gives(s.op, 1) {
        alike(ctx, &given, s.operands.types)?;
    }
    match gives(s.op, 0).as_deref() {
        Some(&[ty]) => require(decides(ctx, ty), "what decides is one `i1`"),
        Some(_) => Err("the condition is one value".into()),
        None => Ok(()),
    }
}

/// The variable has the type of what is read or written.
pub(super) fn variable(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(name) = attribute(op, "name") else { return Ok(()) };
    let path = match ctx.attr_data(name) {
        AttrData::Symbol(path) => path[0],
        AttrData::String { value, .. } => *value,
        _ => return Ok(()),
    };
    let found = symbol_target(op, path);
    let Some(found) = found.filter(|found| name_of(*found) == "tosa.variable") else {
        return Err("the variable is not declared".into());
    };
    let ty = found.attribute_named("type").and_then(|attr| ctx.type_value(attr));
    let sizes = found.attribute_named("var_shape").and_then(|attr| super::dense_integers(ctx, attr));
    let mut types = operand_types(op);
    types.extend(result_types(op));
    let given = types.first().and_then(|&ty| shaped(ctx, ty));
    let (Some((given, element)), Some(ty), Some(sizes)) = (given, ty, sizes) else { return Ok(()) };
    // A size that is not known is written as -1.
    let sizes: Vec<i64> =
        sizes.into_iter().map(|size| if size < 0 { pdll_ir::DYNAMIC } else { size }).collect();
    require(ty == element && compatible(&sizes, given), "the variable is of another type")
}
