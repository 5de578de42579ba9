//! `nvvm`: products of matrices with scales.

use super::{Checked, SignatureCheck, Subject, require, word};
use pdll_ir::{AttrData, print_type};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "shfl.sync" => shuffle,
        "mma.sync" => super::nvvm_matrix::product,
        "wmma.mma" => super::nvvm_matrix::fragments,
        "wmma.load" => super::nvvm_matrix::load,
        "wmma.store" => super::nvvm_matrix::store,
        "mma.block_scale" => |s| scaled(s, 1),
        "mma.sp.block_scale" => |s| scaled(s, 2),
        _ => return super::nvvm_words::signature(op),
    })
}

/// The value, or that and whether it is valid if this is asked.
fn shuffle(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(value), Some(result)) = (s.operand(1), s.result()) else { return Ok(()) };
    let text = print_type(s.ctx(), result);
    let inner = text.strip_prefix("!llvm.struct<(").and_then(|text| text.strip_suffix(")>"));
    let is_asked = s.attribute("return_value_and_is_valid").is_some();
    require(is_asked == inner.is_some(), "a struct is what `return_value_and_is_valid` asks for")?;
    let Some(inner) = inner else {
        return require(result == value, "the result has the type of the value");
    };
    let value = print_type(s.ctx(), value);
    let fits = crate::brackets::parts(inner) == [&*value, "i1"];
    require(fits, "the struct is of the value and an `i1`, which says whether it is valid")
}

/// `#nvvm.shape<m = 16, n = 8, k = 64>`: the numbers.
pub(super) fn sizes(s: &Subject<'_, '_, '_, '_>) -> Option<[i64; 3]> {
    let AttrData::Opaque { data, .. } = s.ctx().attr_data(s.attribute("shape")?) else { return None };
    let text = s.ctx().text(*data);
    let number = |part: &str| part.split(['=', '>']).nth(1)?.trim().parse().ok();
    let numbers: Option<Vec<i64>> = text.split(',').map(number).collect();
    numbers?.try_into().ok()
}

/// Sizes, kinds of numbers and scales that PTX has. `factor`: what sparse factors have more.
fn scaled(s: &Subject<'_, '_, '_, '_>, factor: i64) -> Checked {
    let Some([m, n, k]) = sizes(s) else { return Ok(()) };
    let of = |name: &str| s.attribute(name).and_then(|attr| word(s.ctx(), attr)).unwrap_or_default();
    let kinds = ["multiplicandAPtxType", "multiplicandBPtxType"].map(of);
    let scale = [of("kind"), of("scaleVecSize"), of("blockScaleFormat")];
    let (numbers, scales): (&[&str], &[[&str; 3]]) = match (m, n, k / factor) {
        (16, 8, 64) => {
            let narrow = ["mxf4", "x2", "ue8m0"];
            (&["e2m1"], &[narrow, ["mxf4nvf4", "x2", "ue8m0"], ["mxf4nvf4", "x4", "ue4m3"]])
        }
        (16, 8, 32) => (&["e4m3", "e5m2", "e3m2", "e2m3", "e2m1"], &[["mxf8f6f4", "x1", "ue8m0"]]),
        _ => return Err("there is no product with scales of this shape".into()),
    };
    let is_known = kinds.iter().all(|kind| numbers.contains(&&**kind));
    require(is_known, "there is no product of this shape of such numbers")?;
    require(scales.iter().any(|known| scale == *known), "there is no product of this shape with such scales")
}
