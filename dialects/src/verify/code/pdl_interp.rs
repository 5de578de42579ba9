//! `pdl_interp`: cases of switches, and operations that are created.

use super::{AroundCheck, Checked, SignatureCheck, Subject, attribute, items, require, shaped};
use pdll_ir::{AttrData, OpVerifier};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "create_operation" => create_operation,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "switch_attribute"
        | "switch_operand_count"
        | "switch_operation_name"
        | "switch_result_count"
        | "switch_type"
        | "switch_types" => cases,
        _ => return None,
    })
}

/// A block for each case, and one for all else.
fn cases(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(values) = attribute(op, "caseValues") else { return Ok(()) };
    let count = match ctx.attr_data(values) {
        AttrData::Dense(dense) => shaped(ctx, dense.ty).and_then(|(sizes, _)| match sizes {
            [count] => usize::try_from(*count).ok(),
            _ => None,
        }),
        _ => items(ctx, values).map(<[_]>::len),
    };
    let blocks = op.body().successors(op.op()).len();
    require(count.is_none_or(|count| count + 1 == blocks), "there is a block for each case")
}

/// Result types are given or inferred.
fn create_operation(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let inferred = s.attribute("inferredResultTypes").is_some();
    require(!inferred || s.count(2) == 0, "result types are inferred or given, not both")
}
