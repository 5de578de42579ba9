//! Masks of `vector`, and the operations in them.

use super::{AroundCheck, Checked, Subject, name_of, operand_types, require, shaped, view};
use pdll_ir::{ExprData, OpVerifier, OpView, Type, TypeData};

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "mask" => mask,
        _ => return None,
    })
}

pub(super) fn create(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some((sizes, _)) = s.result_shape() else { return Ok(()) };
    let wanted = sizes.len().max(1);
    require(s.operands.types.len() == wanted, "there is an operand for each dimension of the mask")
}

/// Sizes within those of the mask, and all zero if one is.
pub(super) fn constant(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(sizes) = s.numbers("mask_dim_sizes") else { return Ok(()) };
    let Some(TypeData::Vector { dims, scalable, .. }) = s.result().map(|ty| s.ctx().type_data(ty)) else {
        return Ok(());
    };
    if dims.is_empty() {
        return require(matches!(sizes[..], [0 | 1]), "a mask without dimensions is 0 or 1");
    }
    require(sizes.len() == dims.len(), "there is a size for each dimension of the mask")?;
    let inside = |(&size, &whole): (&i64, &i64)| (0..=whole).contains(&size);
    require(sizes.iter().zip(&**dims).all(inside), "the sizes are within those of the mask")?;
    let whole = |((&size, &whole), &scalable): ((&i64, &i64), &bool)| !scalable || size == 0 || size == whole;
    require(sizes.iter().zip(&**dims).zip(&**scalable).all(whole), "a scalable size is all or nothing")?;
    let zeros = sizes.iter().filter(|&&size| size == 0).count();
    require(zeros == 0 || zeros == sizes.len(), "if one size is zero, all are")
}

/// Operations that can be masked.
const MASKABLE: &[&str] = &[
    "vector.contract",
    "vector.gather",
    "vector.multi_reduction",
    "vector.outerproduct",
    "vector.reduction",
    "vector.scatter",
    "vector.transfer_read",
    "vector.transfer_write",
];

/// The sizes of what a transfer takes from memory or puts there: those of the vector, in the order of the
/// dimensions there. `None` where that is not known.
fn moved(transfer: OpView<'_>, vector: Option<Type>) -> Option<Vec<i64>> {
    let ctx = transfer.ctx();
    let (sizes, _) = shaped(ctx, vector?)?;
    let map = ctx.map_value(transfer.attribute_named("permutation_map")?)?;
    // Sizes of vectors as elements come after those that the map gives.
    (map.results.len() == sizes.len()).then_some(())?;
    let mut placed = Vec::new();
    for (&expr, &size) in map.results.iter().zip(sizes) {
        match ctx.expr(expr) {
            ExprData::Dim(dim) => placed.push((dim, size)),
            // What is spread is read once.
            ExprData::Constant(_) => {}
            _ => return None,
        }
    }
    placed.sort_unstable();
    Some(placed.into_iter().map(|(_, size)| size).collect())
}

/// At most one operation, which can be masked, and a mask of its shape.
fn mask(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (inner, blocks) = view(op).region_blocks(0);
    let (body, ctx) = (op.ir().body(inner), op.ctx());
    let Some(&block) = blocks.first() else { return Ok(()) };
    let ops: Vec<_> = body.ops(block).collect();
    require(!ops.is_empty(), "what is masked ends with `vector.yield`")?;
    let [masked, _] = ops[..] else {
        require(ops.len() == 1, "a mask is for one operation")?;
        let given = view(op).last_op(0).map_or(0, |last| last.operand_count());
        return require(given == super::result_types(op).len(), "a mask gives what its body gives");
    };
    let masked = OpView::new(ctx, op.ir(), inner, masked);
    let name = name_of(masked);
    require(MASKABLE.contains(&&*name), "this operation cannot be masked")?;
    let results = super::result_types(op);
    require(masked.result_types() == results, "a mask gives what the masked operation gives")?;
    let takes_others = matches!(&*name, "vector.transfer_read" | "vector.gather");
    require(
        takes_others || operand_types(op).len() < 2,
        "this operation has no elements in place of others",
    )?;
    let last = view(op).last_op(0);
    let given = last
        .filter(|last| name_of(*last) == "vector.yield")
        .is_none_or(|last| body.operands(last.op()).eq(body.results(masked.op())));
    require(given, "a mask gives the results of the masked operation")?;
    let type_of = |index: usize| (index < masked.operand_count()).then(|| masked.operand_type(index));
    let wanted = match &*name {
        "vector.multi_reduction" | "vector.reduction" => type_of(0),
        "vector.gather" | "vector.outerproduct" => masked.result_types().first().copied(),
        "vector.scatter" => type_of(masked.operand_count().saturating_sub(1)),
        _ => None,
    };
    let dims = |ty: Type| shaped(ctx, ty).map(|(dims, _)| dims);
    let mask = operand_types(op).first().and_then(|&ty| dims(ty));
    let wanted = match &*name {
        "vector.transfer_read" => moved(masked, masked.result_types().first().copied()),
        "vector.transfer_write" => moved(masked, type_of(0)),
        _ => wanted.and_then(dims).map(<[i64]>::to_vec),
    };
    let fits = wanted.is_none_or(|wanted| mask.is_none_or(|mask| mask == wanted));
    require(fits, "the mask has the shape of what is masked")
}
