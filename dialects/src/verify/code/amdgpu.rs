//! `amdgpu`: buffers, lanes and products of matrices.

use super::layout::{space, strided};
use super::{Checked, SignatureCheck, Subject, element, integers, require, shaped, width, word};
use pdll_ir::{Attr, AttrData, Context, FloatKind, Type, TypeData};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "dpp" => lanes,
        "fat_raw_buffer_cast" => buffer_cast,
        "gather_to_lds" => gather,
        "mfma" => multiply,
        "packed_scaled_trunc" => |s| existing(s, 2),
        "packed_stoch_round_fp8" => |s| existing(s, 2),
        "packed_trunc_2xfp8" => |s| existing(s, 2),
        "permlane_swap" => swap,
        "raw_buffer_load" => |s| buffer(s, 0),
        "raw_buffer_atomic_cmpswap" => |s| buffer(s, 2),
        op if op.starts_with("raw_buffer_") => |s| buffer(s, 1),
        "transpose_load" => transpose_load,
        "wmma" => wave_multiply,
        _ => return None,
    })
}

/// Where memory is: the text of a space of a dialect, or a number.
fn space_of(ctx: &Context, ty: Type) -> Option<String> {
    match space(ctx, ty).map(|space: Attr| ctx.attr_data(space)) {
        Some(AttrData::Opaque { namespace, data, .. }) => {
            Some(format!("{}.{}", ctx.text(*namespace), ctx.text(*data)))
        }
        Some(AttrData::Integer { value, .. }) => Some(value.to_string()),
        _ => None,
    }
}

const FAT: &str = "amdgpu.address_space<fat_raw_buffer>";

fn is_global(ctx: &Context, ty: Type) -> bool {
    matches!(space_of(ctx, ty).as_deref(), None | Some("0" | "1" | "gpu.address_space<global>"))
}

fn is_shared(ctx: &Context, ty: Type) -> bool {
    matches!(space_of(ctx, ty).as_deref(), Some("3" | "gpu.address_space<workgroup>"))
}

/// `group`: the operands before the memory.
fn buffer(s: &Subject<'_, '_, '_, '_>, group: usize) -> Checked {
    let Some(&memory) = s.group(group).first() else { return Ok(()) };
    require(is_global(s.ctx(), memory), "a buffer is in global memory")?;
    let rank = shaped(s.ctx(), memory).map(|(sizes, _)| sizes.len());
    require(rank.is_none_or(|rank| rank == s.count(group + 1)), "there is an index for each dimension")
}

/// All stays but the space, and the offset if it is set back.
fn buffer_cast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(from), Some(to)) = (s.operand(0), s.result()) else { return Ok(()) };
    let is_fat = space_of(s.ctx(), to).as_deref() == Some(FAT);
    require(is_fat, "the result is a fat raw buffer")?;
    require(
        shaped(s.ctx(), from) == shaped(s.ctx(), to),
        "the result has the sizes and elements of the source",
    )?;
    let is_map = match s.ctx().type_data(from) {
        TypeData::MemRef { layout: Some(layout), .. } => s.ctx().map_value(*layout).is_some(),
        _ => false,
    };
    let is_back = s.attribute("resetOffset").is_some();
    require(!is_map || !is_back, "the offset is set back that a strided layout has")?;
    let (Some(from), Some(to)) = (strided(s.ctx(), from), strided(s.ctx(), to)) else { return Ok(()) };
    let offset = if is_back { 0 } else { from.offset };
    require(to.offset == offset, "the result begins where the source does, or at 0 if that is set back")?;
    require(to.strides == from.strides, "the result has the strides of the source")
}

/// What is written into has the type of the result.
fn existing(s: &Subject<'_, '_, '_, '_>, group: usize) -> Checked {
    let given = s.group(group).first().copied();
    require(given.is_none() || given == s.result(), "what is written into has the type of the result")
}

fn swap(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(s.number("row_length").is_none_or(|rows| [16, 32].contains(&rows)), "rows have 16 or 32 lanes")
}

/// What is said of a permutation depends on its kind.
fn lanes(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(kind) = s.attribute("kind").and_then(|attr| word(s.ctx(), attr)) else { return Ok(()) };
    let given = s.attribute("permArgument");
    match &*kind {
        "quad_perm" => {
            let list = given.and_then(|attr| integers(s.ctx(), attr)).unwrap_or_default();
            let fits = list.len() == 4 && list.iter().all(|lane| (0..4).contains(lane));
            require(fits, "a permutation of four has four numbers from 0 to 3")
        }
        "row_shl" | "row_shr" | "row_ror" => {
            let by = given.and_then(|attr| s.ctx().int_value(attr));
            require(by.is_some_and(|by| (1..16).contains(&by)), "lanes of a row are moved by 1 to 15")
        }
        _ => {
            let is_plain = given.is_none_or(|attr| attr == s.ctx().known().unit);
            require(is_plain, "nothing more is said of this permutation")
        }
    }
}

/// From global memory to that of a group.
fn gather(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let (Some(&from), Some(&to)) = (s.group(0).first(), s.group(2).first()) else { return Ok(()) };
    let moved = s.attribute("transferType").and_then(|attr| ctx.type_value(attr));
    let bits = moved.and_then(|ty| match shaped(ctx, ty) {
        Some((sizes, element)) => sizes.iter().product::<i64>().checked_mul(width(ctx, element)?.into()),
        None => Some(width(ctx, ty)?.into()),
    });
    require(
        bits.is_none_or(|bits| [8, 16, 32, 96, 128].contains(&bits)),
        "so many bits are not moved at once",
    )?;
    let from_global = is_global(ctx, from) || space_of(ctx, from).as_deref() == Some(FAT);
    require(from_global, "the source is global memory or a fat raw buffer")?;
    require(is_shared(ctx, to), "the destination is memory of a group")
}

fn transpose_load(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(from) = s.operand(0) else { return Ok(()) };
    require(is_shared(s.ctx(), from), "the source is memory of a group")?;
    let Some((sizes, element)) = s.result_shape() else { return Ok(()) };
    let count = match width(s.ctx(), element) {
        Some(4 | 6) => 16,
        Some(8) => 8,
        Some(16) => 4,
        _ => return Err("elements of this size are not transposed".into()),
    };
    require(sizes == [count], "so many elements of this size are not transposed")
}

/// How many elements a vector has; a number is one.
fn count(s: &Subject<'_, '_, '_, '_>, ty: Option<Type>) -> Option<i64> {
    Some(shaped(s.ctx(), ty?).map_or(1, |(sizes, _)| sizes.iter().product()))
}

/// The type of the numbers of a vector, or the type itself.
fn number<'a>(s: &Subject<'_, '_, 'a, '_>, ty: Option<Type>) -> Option<&'a TypeData> {
    let ty = ty?;
    Some(s.ctx().type_data(element(s.ctx(), ty).unwrap_or(ty)))
}

fn is_small_float(number: &TypeData) -> bool {
    matches!(number, TypeData::Float(kind) if kind.width() <= 8)
}

/// 64 lanes hold all numbers.
fn multiply(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let [Some(m), Some(n), Some(k)] = ["m", "n", "k"].map(|name| s.number(name)) else { return Ok(()) };
    let blocks = s.number("blocks").unwrap_or(1);
    let (Some(a), Some(b)) = (number(s, s.operand(0)), number(s, s.operand(1))) else { return Ok(()) };
    let mixed = is_small_float(a) && is_small_float(b);
    require(mixed || s.operand(0) == s.operand(1), "both factors have one type")?;
    // Integers of 32 and 64 bits stand for several of 8.
    let packed = match a {
        TypeData::Integer { width: 32, .. } => 4,
        TypeData::Integer { width: 64, .. } => 8,
        _ => 1,
    };
    let given = count(s, s.operand(0)).map(|count| count * packed);
    require(given.is_none_or(|given| given == m * k * blocks / 64), "the lanes together hold a factor")?;
    let sums = count(s, s.operand(2));
    require(sums.is_none_or(|sums| sums == m * n * blocks / 64), "the lanes together hold the sum")?;
    let is_double = number(s, s.result()) == Some(&TypeData::Float(FloatKind::F64));
    let permuted =
        s.attribute("blgp").and_then(|attr| word(s.ctx(), attr)).is_some_and(|word| word != "none");
    require(!is_double || !permuted, "lanes of doubles are not permuted")?;
    let negated = ["negateA", "negateB", "negateC"].iter().any(|name| s.attribute(name).is_some());
    require(is_double || !negated, "only doubles are negated")?;
    let (block, groups) = (s.number("abid").unwrap_or(0), s.number("cbsz").unwrap_or(0));
    require(!is_double || groups == 0, "lanes of doubles are not permuted")?;
    let groups = u32::try_from(groups).ok().and_then(|groups| 1i64.checked_shl(groups));
    require(groups.is_none_or(|groups| block < groups), "the block is one of those of the permutation")
}

fn wave_multiply(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let counts = [0, 1].map(|index| count(s, s.operand(index)));
    require(counts[0] == counts[1], "both factors have as many numbers")?;
    let numbers = [s.operand(0), s.operand(1), s.result()].map(|ty| number(s, ty));
    let [Some(a), Some(b), Some(sum)] = numbers else { return Ok(()) };
    let is_float = |number: &TypeData| matches!(number, TypeData::Float(_));
    require(is_float(a) == is_float(sum), "factors and sum are all floats, or all integers")?;
    require(a == b || is_small_float(a) && is_small_float(b), "both factors have the same numbers")?;
    let flags = ["unsignedA", "unsignedB", "clamp"].iter().any(|name| s.attribute(name).is_some());
    require(!is_float(a) || !flags, "floats have a sign, and are not clamped")
}
