//! `bufferization`: tensors and the memrefs that stand for them.

use super::tensor::sizes;
use super::{Checked, SignatureCheck, Subject, compatible, require};
use pdll_ir::TypeData;

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "alloc_tensor" => alloc,
        "dealloc" => dealloc,
        "materialize_in_destination" => materialize,
        "to_buffer" | "to_tensor" => same_sizes,
        _ => return None,
    })
}

/// The sizes that are not known are handed over, or those of a copied tensor.
fn alloc(s: &Subject<'_, '_, '_, '_>) -> Checked {
    match s.count(1) {
        0 => sizes(s),
        _ => require(
            s.count(0) == 0 && s.group(1).first().copied() == s.result(),
            "a copy has the type and the sizes of what is copied",
        ),
    }
}

fn dealloc(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(s.count(0) == s.count(1), "there is a condition for each memref")?;
    let given = s.results.types.len();
    require(given == s.count(2), "there is a result for each memref that is kept")
}

/// What has no rank is for MLIR as what has no dimensions.
fn same_sizes(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let [from, to] = [s.shape(0), s.result_shape()].map(|shape| shape.map_or(&[][..], |shape| shape.0));
    require(from == to, "a tensor and its memref have the same sizes")
}

/// A tensor in a tensor gives one; in a memref, it gives nothing and may be written.
fn materialize(s: &Subject<'_, '_, '_, '_>) -> Checked {
    if let (Some((from, a)), Some((to, b))) = (s.shape(0), s.shape(1)) {
        require(a == b && compatible(from, to), "source and destination have other sizes or elements")?;
    }
    let Some(to) = s.operand(1).map(|ty| s.ctx().type_data(ty)) else { return Ok(()) };
    let is_memref = matches!(to, TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. });
    let is_tensor = matches!(to, TypeData::Tensor { .. } | TypeData::UnrankedTensor(_));
    if !is_memref && !is_tensor {
        return Ok(());
    }
    let is = |name| s.attribute(name).is_some();
    require(
        is("writable") == is_memref,
        "it is `writable` where the destination is a memref, and only there",
    )?;
    require(!is("restrict") || is_memref, "it is `restrict` only where the destination is a memref")?;
    let results = usize::from(is_tensor);
    require(s.results.types.len() == results, "it gives a tensor where the destination is one, else nothing")
}
