//! `nvvm`: copies, conversions, votes and fences that PTX has.

use super::{Checked, SignatureCheck, Subject, require, word};
use pdll_ir::print_type;

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "convert.f32x2.to.f8x2" => to_f8,
        "convert.float.to.tf32" => to_tf32,
        "cp.async.bulk.tensor.prefetch" => |s| box_of(s, 1, Some(2)),
        "cp.async.bulk.tensor.reduce" => |s| box_of(s, 2, None),
        "cp.async.bulk.tensor.shared.cluster.global" => |s| box_of(s, 2, Some(4)),
        "cp.async.shared.global" => copy,
        "fence.proxy" => fence,
        "ldmatrix" => load_matrix,
        "match.sync" => match_sync,
        "setmaxregister" => registers,
        "stmatrix" => store_matrix,
        "vote.sync" => vote,
        _ => return None,
    })
}

/// The case of an enumeration that an attribute is; empty without the attribute.
fn case(s: &Subject<'_, '_, '_, '_>, name: &str) -> String {
    s.attribute(name).and_then(|attr| word(s.ctx(), attr)).unwrap_or_default()
}

fn is_set(s: &Subject<'_, '_, '_, '_>, name: &str) -> bool {
    s.attribute(name).and_then(|attr| s.ctx().bool_value(attr)) == Some(true)
}

fn to_tf32(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let relu = is_set(s, "relu");
    match &*case(s, "rnd") {
        "rn" | "rz" => Ok(()),
        "rna" => require(!relu, "rounding `rna` does not go with `relu`"),
        _ => Err("a number is rounded to `tf32` by `rn`, `rz` or `rna`".into()),
    }
}

fn to_f8(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let to = s.attribute("dstTy").and_then(|attr| s.ctx().type_value(attr)).map(|ty| print_type(s.ctx(), ty));
    let (rounding, saturates) = (case(s, "rnd"), case(s, "sat") == "satfinite");
    match to.as_deref() {
        Some("f8E4M3FN" | "f8E5M2") => {
            require(rounding == "rn", "numbers are rounded to this type by `rn`")?;
            require(saturates, "numbers too large for this type become the largest: `satfinite`")
        }
        Some("f8E8M0FNU") => {
            require(matches!(&*rounding, "rp" | "rz"), "numbers are rounded to this type by `rp` or `rz`")?;
            require(!is_set(s, "relu"), "`relu` is not for this type")
        }
        Some(_) => Err("this is not a type of 8 bits that numbers are converted to".into()),
        None => Ok(()),
    }
}

/// A box of a tensor of one to five dimensions. `coordinates` and `offsets` are groups of operands.
fn box_of(s: &Subject<'_, '_, '_, '_>, coordinates: usize, offsets: Option<usize>) -> Checked {
    let dims = s.count(coordinates);
    require((1..=5).contains(&dims), "a tensor has one to five dimensions")?;
    let mode = case(s, "mode");
    let is_im2col = mode.starts_with("im2col");
    require(!is_im2col || dims >= 3, "a tensor that is read by `im2col` has three or more dimensions")?;
    let Some(offsets) = offsets else { return Ok(()) };
    let wanted = if mode == "im2col" { dims - 2 } else { 0 };
    let fits = mode.starts_with("im2col_") || s.count(offsets) == wanted;
    require(fits, "there are two offsets less than dimensions for `im2col`, and none otherwise")
}

fn copy(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(size) = s.number("size") else { return Ok(()) };
    require([4, 8, 16].contains(&size), "4, 8 or 16 bytes are copied")?;
    let is_global = case(s, "modifier") == "cg";
    require(!is_global || size == 16, "16 bytes are copied past the first cache")
}

fn fence(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (kind, has_space) = (case(s, "kind"), s.attribute("space").is_some());
    require(kind != "tensormap" && kind != "generic", "there is another fence for this proxy")?;
    require(
        (kind == "async.shared") == has_space,
        "a fence of `async.shared` has a memory space, and no other fence has",
    )
}

fn match_sync(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let result = s.result().map(|ty| print_type(s.ctx(), ty)).unwrap_or_default();
    let wanted = if case(s, "kind") == "all" { "!llvm.struct<(i32, i1)>" } else { "i32" };
    require(result == wanted, "`any` gives an `i32`, `all` a `!llvm.struct<(i32, i1)>`")
}

fn vote(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let result = s.result().map(|ty| print_type(s.ctx(), ty)).unwrap_or_default();
    let wanted = if case(s, "kind") == "ballot" { "i32" } else { "i1" };
    require(result == wanted, "`ballot` gives an `i32`, other votes an `i1`")
}

fn registers(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(count) = s.number("regCount") else { return Ok(()) };
    require(count % 8 == 0, "the number of registers is a multiple of 8")?;
    require((24..=256).contains(&count), "there are 24 to 256 registers")
}

/// `#nvvm.ld_st_matrix_shape<m = 8, n = 8>`: whether it is this one.
fn is_square(s: &Subject<'_, '_, '_, '_>) -> bool {
    let attr = s.attribute("shape").map(|attr| pdll_ir::print_attr(s.ctx(), attr));
    attr.is_none_or(|text| text.contains("m = 8, n = 8"))
}

fn load_matrix(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(count) = s.number("num") else { return Ok(()) };
    if !is_square(s) {
        return Ok(());
    }
    require([1, 2, 4].contains(&count), "1, 2 or 4 matrices are loaded")?;
    let result = s.result().map(|ty| print_type(s.ctx(), ty)).unwrap_or_default();
    let wanted = match count {
        1 => "i32".to_string(),
        _ => format!("!llvm.struct<({})>", vec!["i32"; count as usize].join(", ")),
    };
    require(result == wanted, "there is an `i32` for each matrix, in a struct if there are several")
}

fn store_matrix(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require([1, 2, 4].contains(&s.count(1)), "1, 2 or 4 matrices are stored")
}
