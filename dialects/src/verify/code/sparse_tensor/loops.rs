//! Loops over what is stored of tensors.

use super::super::scf::hands_on;
use super::super::{Checked, Subject, items, require, result_types};
use pdll_ir::{OpVerifier, TypeData};

/// The first level of an iteration space, and the one behind its last.
fn range(s: &Subject<'_, '_, '_, '_>, ty: Option<pdll_ir::Type>) -> Option<(i64, i64)> {
    let TypeData::Opaque { data, .. } = *s.ctx().type_data(ty?) else { return None };
    let text = s.ctx().text(data);
    let range = text.strip_suffix('>')?.rsplit_once("lvls = ")?.1;
    let (first, end) = range.split_once(" to ").unwrap_or((range, ""));
    let first = first.parse::<i64>().ok()?;
    Some((first, end.parse().unwrap_or(first + 1)))
}

/// Levels of a tensor that follow those of the iterator that is given, or are the first ones.
pub(super) fn space(s: &Subject<'_, '_, '_, '_>) -> Checked {
    super::takes_sparse(s)?;
    let (Some(low), Some(high)) = (s.number("loLvl"), s.number("hiLvl")) else { return Ok(()) };
    let result = range(s, s.result());
    require(result.is_none_or(|range| range == (low, high)), "the result is a space of these levels")?;
    let parent = s.operand(1);
    require(parent.is_some() == (low != 0), "an iterator is given for all but the first levels")?;
    let fits = range(s, parent).is_none_or(|(_, end)| end == low);
    require(fits, "the levels follow those of the iterator")
}

/// Coordinates are those of levels that the space has.
pub(super) fn coordinates(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let levels = s.operand(0).and_then(|space| crate::hand::sparse_tensor_levels(s.ctx(), space));
    let (Some(levels), Some(used)) = (levels, s.number("crdUsedLvls")) else { return Ok(()) };
    require(used >> levels.min(63) == 0, "coordinates are those of levels of the iteration space")
}

/// Each case is there once.
pub(super) fn coiterate(s: &Subject<'_, '_, '_, '_>) -> Checked {
    coordinates(s)?;
    let mut cases = s.attribute("cases").and_then(|attr| items(s.ctx(), attr)).unwrap_or_default().to_vec();
    cases.sort_unstable();
    require(cases.windows(2).all(|pair| pair[0] != pair[1]), "each case is there once")
}

/// Each case hands on what the loop gives.
pub(super) fn yields(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (count, types) = (op.ir().regions(op.body_id(), op.op()).1.len(), result_types(op));
    match (0..count).all(|region| hands_on(op, region, 0, &types)) {
        true => Ok(()),
        false => Err("a case hands on other values than the loop carries".into()),
    }
}
