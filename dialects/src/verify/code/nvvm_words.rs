//! `nvvm`: copies, conversions, votes and fences that PTX has.

use super::{Checked, SignatureCheck, Subject, require, word};
use pdll_ir::print_type;

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "barrier" => barrier,
        "convert.f32x2.to.f6x2" => to_f6,
        "convert.f32x2.to.f8x2" => to_f8,
        "convert.float.to.tf32" => to_tf32,
        "cp.async.bulk.tensor.prefetch" => |s| box_of(s, 1, Some(2)),
        "cp.async.bulk.tensor.reduce" => |s| box_of(s, 2, None),
        "cp.async.bulk.tensor.global.shared.cta" => |s| inline(s, 3, 4).and_then(|()| box_of(s, 2, None)),
        "cp.async.bulk.tensor.shared.cluster.global" => to_cluster,
        "cp.async.shared.global" => copy,
        "fence.proxy" => fence,
        "fence.proxy.acquire" | "fence.proxy.release" => one_way,
        "ldmatrix" => load_matrix,
        "mapa" => mapped,
        "match.sync" => match_sync,
        "pmevent" => event,
        "prefetch" => prefetch,
        "redux.sync" => reduce,
        "setmaxregister" => registers,
        "st.bulk" => |s| require(s.number("initVal").is_none_or(|value| value == 0), "only zeros are stored"),
        "stmatrix" => store_matrix,
        "tcgen05.cp" => copy_tensor,
        "tcgen05.ld" => load_tensor,
        "vote.sync" => vote,
        _ => return None,
    })
}

/// The case of an enumeration that an attribute is; empty without the attribute.
pub(super) fn case(s: &Subject<'_, '_, '_, '_>, name: &str) -> String {
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
    let modifier = case(s, "modifier");
    require(matches!(&*modifier, "ca" | "cg"), "a copy is cached at all levels, or past the first")?;
    let is_global = modifier == "cg";
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
    require([1, 2, 4].contains(&s.count(1)), "1, 2 or 4 matrices are stored")?;
    let is_column = case(s, "layout") == "col";
    require(is_square(s) || is_column, "matrices that are no squares are stored by columns")
}

/// `!llvm.ptr<3>`: the memory space.
fn space(s: &Subject<'_, '_, '_, '_>, operand: usize) -> u32 {
    let text = s.operand(operand).map(|ty| print_type(s.ctx(), ty)).unwrap_or_default();
    let number = text.strip_prefix("!llvm.ptr<").and_then(|text| text.strip_suffix('>'));
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// An address of shared memory becomes one of the memory of a cluster, a generic one stays generic.
fn mapped(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let result = s.result().map(|ty| print_type(s.ctx(), ty)).unwrap_or_default();
    let fits = matches!((space(s, 0), &*result), (3, "!llvm.ptr<7>") | (0, "!llvm.ptr"));
    require(fits, "shared memory is mapped to that of a cluster, generic memory to generic memory")
}

fn barrier(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (is_named, combines, has_value) =
        (s.count(0) > 0, s.attribute("reductionOp").is_some(), s.count(2) > 0);
    require(is_named || s.count(1) == 0, "a barrier for a number of threads is named")?;
    require(!is_named || !(combines || has_value), "only the barrier without a name combines values")?;
    require(combines == has_value, "what is combined and how go together")
}

fn to_f6(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let to = s.attribute("dstTy").and_then(|attr| s.ctx().type_value(attr));
    let fits = to.is_none_or(|to| matches!(&*print_type(s.ctx(), to), "f6E2M3FN" | "f6E3M2FN"));
    require(fits, "this is not a type of 6 bits that numbers are converted to")
}

/// A predicate is for code that is written in line, which has only plain boxes and no hints. `hint` and
/// `predicate` are groups of operands.
fn inline(s: &Subject<'_, '_, '_, '_>, hint: usize, predicate: usize) -> Checked {
    let is_inline = s.count(predicate) > 0;
    let is_tile = matches!(&*case(s, "mode"), "" | "tile");
    require(!is_inline || is_tile, "a predicate goes with the mode `tile`")?;
    require(!is_inline || s.count(hint) == 0, "a predicate does not go with a hint for caches")
}

/// To the memory of a block, or of a cluster of them.
fn to_cluster(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (is_block, has_predicate) = (is_set(s, "isCTAOnly"), s.count(7) > 0);
    if has_predicate {
        require(!is_block, "a predicate is for what is read for a cluster")?;
        let is_plain = matches!(&*case(s, "mode"), "" | "tile" | "im2col");
        require(is_plain, "a predicate goes with the modes `tile` and `im2col`")?;
    } else {
        let wanted = if is_block { 3 } else { 7 };
        require(space(s, 0) == wanted, "memory of a block is in space 3, that of a cluster in space 7")?;
        let for_many = s.count(5) > 0 || s.attribute("group").is_some();
        require(!is_block || !for_many, "what is read for a block is for no others")?;
    }
    box_of(s, 2, Some(4))
}

fn one_way(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let [from, to] = ["fromProxy", "toProxy"].map(|name| case(s, name));
    let fits = matches!(&*from, "" | "generic") && matches!(&*to, "" | "tensormap");
    require(fits, "a fence in one direction is from `generic` to `tensormap`")
}

fn event(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (id, has_mask) = (s.number("eventId"), s.attribute("maskedEventId").is_some());
    require(id.is_some() != has_mask, "an event has a number or a mask")?;
    require(id.is_none_or(|id| (0..16).contains(&id)), "events have the numbers 0 to 15")
}

fn prefetch(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let has = |name: &str| s.attribute(name).is_some();
    let (level, evict, is_map) = (case(s, "cacheLevel"), case(s, "evictPriority"), has("tensormap"));
    require(is_map != has("cacheLevel"), "something is fetched to a cache, or a tensor map is")?;
    if is_map {
        require(!has("uniform"), "a tensor map is not fetched to a uniform cache")?;
        let is_constant = has("in_param_space") || matches!(space(s, 0), 0 | 4);
        return require(is_constant, "a tensor map is in generic or constant memory");
    }
    require(!has("uniform") || level == "L1", "the uniform cache has the level `L1`")?;
    require(!has("in_param_space"), "only a tensor map is in the memory of parameters")?;
    if has("evictPriority") {
        require(level == "L2", "what is evicted first is said for the level `L2`")?;
        require(space(s, 0) == 1, "what is evicted first is said for global memory")?;
        let is_known = matches!(&*evict, "evict_last" | "evict_normal");
        require(is_known, "it is evicted last, or as others are")?;
    }
    Ok(())
}

fn reduce(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_float = s.operand(0).is_some_and(|ty| print_type(s.ctx(), ty) == "f32");
    let for_floats = ["abs", "nan"].into_iter().any(|name| is_set(s, name));
    require(is_float || !for_floats, "`abs` and `nan` are for `f32`")?;
    let kind = case(s, "kind");
    let fits = matches!(&*kind, "fmin" | "fmax") == is_float;
    require(fits, "`fmin` and `fmax` are for `f32`, all others for `i32`")
}

fn copy_tensor(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let to_many = case(s, "multicast");
    let fits = match &*case(s, "shape") {
        "shape_64x128b" => matches!(&*to_many, "warpx2_01_23" | "warpx2_02_13"),
        "shape_32x128b" => to_many == "warpx4",
        _ => matches!(&*to_many, "" | "none"),
    };
    require(fits, "a shape says to how many warps it is copied")
}

/// As many registers as a power of two of the shape, at most 128.
fn load_tensor(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let least = match &*case(s, "shape") {
        "shape_16x128b" => 2,
        "shape_16x256b" => 4,
        _ => 1,
    };
    let count = match s.result_shape() {
        Some((&[count], _)) => count,
        Some(_) => return Ok(()),
        None => 1,
    };
    let fits = (least..=128).contains(&count) && (count & (count - 1)) == 0;
    require(fits, "the result has not as many registers as this shape can fill")
}
