//! `arm_sme` and `arm_neon`: operands that come together, and sizes of what is multiplied.

use super::{Checked, SignatureCheck, Subject, require, width};
use pdll_ir::{Sign, Type, TypeData};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "arm_neon.2d.sdot" => rows,
        "arm_neon.intr.smull" => doubled,
        "arm_sme.outerproduct" | "arm_sme.tile_load" => |s| tile(s, None),
        "arm_sme.extract_tile_slice" => slice,
        "arm_sme.load_tile_slice" => |s| masked(s, 1, s.result()),
        "arm_sme.store_tile_slice" => |s| masked(s, 2, s.operand(0)),
        "arm_sme.copy_tile"
        | "arm_sme.get_tile"
        | "arm_sme.insert_tile_slice"
        | "arm_sme.tile_store"
        | "arm_sme.zero" => tile_number,
        _ if op.starts_with("arm_sme.") && op.ends_with("_2way") => |s| tile(s, Some(2)),
        _ if op.starts_with("arm_sme.") && op.ends_with("_4way") => |s| tile(s, Some(4)),
        _ => return None,
    })
}

/// Which tile of the processor it is, once that was decided.
fn tile_number(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let Some(tile) = s.attribute("tile_id") else { return Ok(()) };
    let ty = ctx.attr_type(tile).map(|ty| ctx.type_data(ty));
    let is_i32 = matches!(ty, Some(TypeData::Integer { width: 32, sign: Sign::Signless }));
    require(is_i32, "the number of a tile is an `i32`")
}

/// A row of the tile.
fn slice(s: &Subject<'_, '_, '_, '_>) -> Checked {
    if let (Some((tile, of)), Some((slice, element))) = (s.shape(0), s.result_shape()) {
        require(
            tile.get(1..) == Some(slice) && of == element,
            "the result has the type of a slice of the tile",
        )?;
    }
    tile_number(s)
}

/// The mask in a group has a bit for each element of a row of the tile.
fn masked(s: &Subject<'_, '_, '_, '_>, group: usize, tile: Option<Type>) -> Checked {
    let vector = |ty: Option<Type>| match s.ctx().type_data(ty?) {
        TypeData::Vector { dims, scalable, .. } => Some((dims, scalable)),
        _ => None,
    };
    if let (Some(mask), Some(tile)) = (vector(s.group(group).first().copied()), vector(tile)) {
        let fits = tile.0.get(1..) == Some(&**mask.0) && tile.1.get(1..) == Some(&**mask.1);
        require(fits, "the mask has a bit for each element of a row of the tile")?;
    }
    tile_number(s)
}

/// Two groups of operands are there or not together. `products`: how many are added for each element.
fn tile(s: &Subject<'_, '_, '_, '_>, products: Option<u32>) -> Checked {
    require(s.count(2) == s.count(3), "both masks, or padding and mask, are there or none is")?;
    if let (Some(products), Some((_, from)), Some((_, to))) = (products, s.shape(0), s.result_shape()) {
        let bits = width(s.ctx(), from).zip(width(s.ctx(), to));
        let fits = bits.is_none_or(|(from, to)| to == from * products);
        require(fits, "elements of the tile have the bits of all that are multiplied for them")?;
    }
    tile_number(s)
}

fn rows(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some((sums, _)), Some((factors, _))) = (s.shape(0), s.shape(1)) else { return Ok(()) };
    require(factors.first() == sums.first(), "there is a row for each sum")?;
    require(factors.get(1) == Some(&4), "there are four columns")
}

fn doubled(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some((from, narrow)), Some((to, wide))) = (s.shape(0), s.result_shape()) else { return Ok(()) };
    let bits = width(s.ctx(), narrow).zip(width(s.ctx(), wide));
    let fits = from == to && bits.is_none_or(|(narrow, wide)| wide == 2 * narrow);
    require(fits, "the result has as many elements of twice the bits")
}
