//! `sparse_tensor`: loops over what is stored of tensors.

use super::scf::hands_on;
use super::{AroundCheck, Checked, SignatureCheck, Subject, items, require, result_types};
use pdll_ir::OpVerifier;

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "coiterate" => coiterate,
        "iterate" => coordinates,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "coiterate" => yields,
        _ => return None,
    })
}

/// Coordinates are those of levels that the space has.
fn coordinates(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let levels = s.operand(0).and_then(|space| crate::hand::sparse_tensor_levels(s.ctx(), space));
    let (Some(levels), Some(used)) = (levels, s.number("crdUsedLvls")) else { return Ok(()) };
    require(used >> levels.min(63) == 0, "coordinates are those of levels of the iteration space")
}

/// Each case is there once.
fn coiterate(s: &Subject<'_, '_, '_, '_>) -> Checked {
    coordinates(s)?;
    let mut cases = s.attribute("cases").and_then(|attr| items(s.ctx(), attr)).unwrap_or_default().to_vec();
    cases.sort_unstable();
    require(cases.windows(2).all(|pair| pair[0] != pair[1]), "each case is there once")
}

/// Each case hands on what the loop gives.
fn yields(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (count, types) = (op.ir().regions(op.body_id(), op.op()).1.len(), result_types(op));
    match (0..count).all(|region| hands_on(op, region, 0, &types)) {
        true => Ok(()),
        false => Err("a case hands on other values than the loop carries".into()),
    }
}
