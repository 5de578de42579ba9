//! `amx` and `x86vector`: tiles, and what masks choose.

use super::layout::strided;
use super::{Checked, SignatureCheck, Subject, require, shaped};
use pdll_ir::{Context, Type, TypeData};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "amx.tile_load" => |s| access(s, s.result(), s.operand(0)),
        "amx.tile_mulf" => |s| multiply(s, 2),
        "amx.tile_muli" => |s| multiply(s, 4),
        "amx.tile_store" => |s| access(s, s.group(2).first().copied(), s.operand(0)),
        "amx.tile_zero" => |s| tile(s.ctx(), s.result()).map(|_| ()),
        "x86vector.avx512.mask.compress" => compress,
        _ => return None,
    })
}

/// Rows, columns and bits of the elements of a tile that there is.
fn tile(ctx: &Context, ty: Option<Type>) -> Result<Option<[i64; 3]>, pdll_ir::Violation> {
    let Some(TypeData::Opaque { data, .. }) = ty.map(|ty| ctx.type_data(ty)) else { return Ok(None) };
    let text = ctx.text(*data).into_owned();
    let Some(body) = text.strip_prefix("tile<").and_then(|rest| rest.strip_suffix('>')) else {
        return Ok(None);
    };
    let [rows, columns, element] = body.split('x').map(str::trim).collect::<Vec<_>>()[..] else {
        return Err("a tile has two dimensions".into());
    };
    let bits = match element {
        "f32" | "i32" => 32,
        "f16" | "bf16" => 16,
        "i8" => 8,
        _ => return Err("a tile has no such elements".into()),
    };
    let (Ok(rows), Ok(columns)) = (rows.parse::<i64>(), columns.parse::<i64>()) else { return Ok(None) };
    let row = columns.saturating_mul(bits);
    require(rows <= 16 && row <= 512 && row % 32 == 0, "a tile has at most 16 rows of 64 bytes")?;
    Ok(Some([rows, columns, bits]))
}

/// An index for each of at least two dimensions, the last of which is dense.
fn access(s: &Subject<'_, '_, '_, '_>, held: Option<Type>, memory: Option<Type>) -> Checked {
    tile(s.ctx(), held)?;
    let Some(memory) = memory else { return Ok(()) };
    let Some((sizes, _)) = shaped(s.ctx(), memory) else { return Ok(()) };
    require(sizes.len() >= 2, "the memory has at least two dimensions")?;
    require(sizes.len() == s.count(1), "there is an index for each dimension")?;
    let last = strided(s.ctx(), memory).and_then(|layout| layout.strides.last().copied());
    require(last.is_none_or(|stride| stride == 1), "elements of a row are side by side")
}

/// `packed`: how many elements are multiplied at once.
fn multiply(s: &Subject<'_, '_, '_, '_>, packed: i64) -> Checked {
    let ctx = s.ctx();
    let tiles = [tile(ctx, s.operand(0))?, tile(ctx, s.operand(1))?, tile(ctx, s.operand(2))?];
    let [Some(a), Some(b), Some(c)] = tiles else { return Ok(()) };
    let wide = 32 / packed;
    require([a[2], b[2], c[2]] == [wide, wide, 32], "tiles of such elements are not multiplied")?;
    let fits = a[0] == c[0] && a[1] / packed == b[0] && b[1] / packed == c[1];
    require(fits, "the sizes of the tiles go together")
}

/// One source of what the mask leaves, of the type of the result.
fn compress(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (given, constant) = (s.operand(2), s.attribute("constant_src"));
    require(given.is_none() || constant.is_none(), "there is one source, a value or a constant")?;
    let ty = given.or_else(|| s.ctx().attr_type(constant?));
    require(ty.is_none() || ty == s.result(), "the source has the type of the result")
}
