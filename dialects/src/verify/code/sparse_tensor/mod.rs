//! `sparse_tensor`: fields that tensors are stored in, conversions, bodies of what is computed with elements,
//! loops.

mod bodies;
mod encoding;
mod fields;
mod loops;

use super::{AroundCheck, Checked, SignatureCheck, Subject, require};
use encoding::of_tensor;

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "assemble" => fields::assemble,
        "coiterate" => loops::coiterate,
        "compress" => fields::compress,
        "concatenate" => fields::concatenate,
        "convert" => fields::convert,
        "coordinates" => |s| fields::field(s, |encoding| encoding.coordinates),
        "coordinates_buffer" => fields::coordinates,
        "crd_translate" => fields::translate,
        "disassemble" | "expand" | "has_runtime_library" | "load" | "number_of_entries" | "print" => {
            takes_sparse
        }
        "extract_iteration_space" => loops::space,
        "iterate" => loops::coordinates,
        "lvl" => fields::level_size,
        "new" => gives_sparse,
        "out" => takes_sparse,
        "positions" => |s| fields::field(s, |encoding| encoding.positions),
        "push_back" => fields::push_back,
        "reinterpret_map" => fields::reinterpret,
        "slice.offset" | "slice.stride" => fields::slice,
        "sort" => fields::sort,
        "storage_specifier.get" | "storage_specifier.set" => fields::specifier,
        "values" => fields::values,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "binary" => bodies::binary,
        "coiterate" => loops::yields,
        "foreach" => bodies::foreach,
        "reduce" => bodies::reduce,
        "select" => bodies::select,
        "unary" => bodies::unary,
        _ => return None,
    })
}

fn takes_sparse(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_sparse = s.operand(0).is_none_or(|ty| of_tensor(s.ctx(), ty).is_some());
    require(is_sparse, "the tensor has an encoding that says how it is stored")
}

fn gives_sparse(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_sparse = s.result().is_none_or(|ty| of_tensor(s.ctx(), ty).is_some());
    require(is_sparse, "the result has an encoding that says how it is stored")
}
