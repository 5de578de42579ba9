//! `xevm`: blocks that a group of lanes loads and stores, and products.

use super::{Checked, SignatureCheck, Subject, require, width};
use pdll_ir::{Type, Violation};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "blockload" => |s| vector(s, s.result()),
        "blockload2d" => load,
        "blockprefetch2d" => bits,
        "blockstore" => |s| vector(s, s.operand(1)),
        "blockstore2d" => store,
        "mma" => product,
        _ => return None,
    })
}

/// One element, or as many as are moved at once.
fn vector(s: &Subject<'_, '_, '_, '_>, ty: Option<Type>) -> Checked {
    let Some((&[count], element)) = ty.and_then(|ty| super::shaped(s.ctx(), ty)) else { return Ok(()) };
    let is_byte = width(s.ctx(), element) == Some(8);
    let fits = matches!(count, 2 | 4 | 8) || is_byte && count == 16;
    require(fits, "a vector has 2, 4 or 8 elements, or 16 bytes")
}

/// The sum has the type of the result.
fn product(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let sum = s.operand(2);
    require(sum.is_none() || sum == s.result(), "what is added has the type of the result")
}

fn number(s: &Subject<'_, '_, '_, '_>, name: &str) -> i64 {
    s.number(name).unwrap_or(0)
}

/// Rows of a tile.
const HEIGHTS: [i64; 6] = [1, 2, 4, 8, 16, 32];

/// Elements that are moved in two dimensions, and rows that have 4 to 64 bytes.
fn tile(s: &Subject<'_, '_, '_, '_>, max_height: i64) -> Result<[i64; 3], Violation> {
    let [bits, width, height] =
        ["elem_size_in_bits", "tile_width", "tile_height"].map(|name| number(s, name));
    require(matches!(bits, 8 | 16 | 32), "an element has 8, 16 or 32 bits")?;
    require((32 / bits..=512 / bits).contains(&width), "a row of a tile has 4 to 64 bytes")?;
    let fits = height <= max_height && HEIGHTS.contains(&height);
    require(fits, "the rows of a tile are a power of two, and not too many")?;
    Ok([bits, width, height])
}

fn store(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let [bits, width, _] = tile(s, 8)?;
    let fits = width == 16 || bits == 8 && width == 32;
    require(fits, "a tile that is stored has an element in a row for each of 16 lanes, or two bytes")
}

/// Lanes have as many bits together as are loaded.
fn load(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let blocks = number(s, "v_blocks");
    let [own, tile_width, height] =
        ["elem_size_in_bits", "tile_width", "tile_height"].map(|name| number(s, name));
    let given = s.result().and_then(|ty| match super::shaped(s.ctx(), ty) {
        Some((sizes, element)) => Some(sizes.iter().product::<i64>() * i64::from(width(s.ctx(), element)?)),
        None => width(s.ctx(), ty).map(i64::from),
    });
    let all = [own, tile_width, height, blocks].iter().try_fold(1i64, |all, &size| all.checked_mul(size));
    let fits = given.zip(all).is_none_or(|(given, all)| given == all / 16);
    require(fits, "each of 16 lanes has its part of what is loaded")?;
    let is_set = |name: &str| s.attribute(name).and_then(|attr| s.ctx().bool_value(attr)) == Some(true);
    let (transposed, packed) = (is_set("transpose"), is_set("pack_register"));
    require(!transposed || !packed, "what is transposed is not packed")?;
    require(!transposed || blocks == 1 && own >= 32, "one block of 32 bits or more is transposed")?;
    require(!packed || own < 32, "elements of less than 32 bits are packed")?;
    require(matches!(blocks, 1 | 2 | 4), "there are 1, 2 or 4 blocks")?;
    let [bits, width, height] = tile(s, 32)?;
    require(width * blocks <= 512 / bits, "rows of all blocks have 64 bytes at most")?;
    let fits = !packed || width == 16 && height >= 32 / bits;
    require(fits, "what is packed has a column for each lane, and as many rows as fit in 32 bits")
}

fn bits(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let fits = matches!(number(s, "elem_size_in_bits"), 8 | 16 | 32 | 64);
    require(fits, "an element has 8, 16, 32 or 64 bits")
}
