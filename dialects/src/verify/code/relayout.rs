//! `linalg.pack` and `linalg.unpack`: tiles of tensors, side by side.

use super::{Checked, Subject, dynamic, require};
use pdll_ir::DYNAMIC;

/// Each number below `rank` at most once.
fn distinct(numbers: &[i64], rank: usize) -> bool {
    let mut seen = vec![false; rank];
    let mut is_new = |number: &i64| {
        let slot = usize::try_from(*number).ok().and_then(|index| seen.get_mut(index));
        slot.is_some_and(|seen| !std::mem::replace(seen, true))
    };
    numbers.iter().all(&mut is_new)
}

/// The dimensions that are cut into tiles, and how long these are.
struct Tiles {
    dims: Vec<usize>,
    sizes: Vec<i64>,
    order: Vec<usize>,
}

fn tiles(s: &Subject<'_, '_, '_, '_>, group: usize, rank: usize) -> Result<Option<Tiles>, &'static str> {
    let lists = ["inner_dims_pos", "static_inner_tiles", "outer_dims_perm"].map(|name| s.numbers(name));
    let [Some(dims), Some(sizes), order] = lists else { return Ok(None) };
    let order = order.unwrap_or_default();
    if dynamic(&sizes) != s.count(group) {
        return Err("there is an operand for each size of a tile that is not known");
    }
    if dims.len() != sizes.len() || sizes.contains(&0) {
        return Err("there is a size, which is not 0, for each dimension with tiles");
    }
    if !distinct(&dims, rank) {
        return Err("each dimension with tiles is one of the tensor");
    }
    if !(order.is_empty() || order.len() == rank) || !distinct(&order, rank) {
        return Err("the order of dimensions has each of them once");
    }
    let index = |list: Vec<i64>| list.into_iter().map(|dim| dim as usize).collect();
    Ok(Some(Tiles { dims: index(dims), sizes, order: index(order) }))
}

/// The tiles of `whole` fit into `packed`.
fn fits(s: &Subject<'_, '_, '_, '_>, group: usize, whole: usize, packed: usize, padded: bool) -> Checked {
    let (Some((whole, _)), Some((packed, _))) = (s.shape(whole), s.shape(packed)) else { return Ok(()) };
    let Some(tiles) = tiles(s, group, whole.len())? else { return Ok(()) };
    require(
        packed.len() == whole.len() + tiles.sizes.len(),
        "there is a dimension more for each size of a tile",
    )?;
    let mut outer = whole.to_vec();
    for (&dim, &size) in tiles.dims.iter().zip(&tiles.sizes) {
        let known = outer[dim] != DYNAMIC && size != DYNAMIC;
        // Where the size of a tile is not known, tiles are full if their number divides the dimension.
        let place = tiles.order.iter().position(|&from| from == dim).unwrap_or(dim);
        let part = if size == DYNAMIC { packed[place] } else { size };
        let full = outer[dim] == DYNAMIC || part == DYNAMIC || part == 0 || outer[dim] % part == 0;
        require(padded || full, "tiles that are not full are padded")?;
        outer[dim] =
            if known { outer[dim].div_euclid(size) + i64::from(outer[dim] % size != 0) } else { DYNAMIC };
    }
    if !tiles.order.is_empty() {
        outer = tiles.order.iter().map(|&dim| outer[dim]).collect();
    }
    let inside = |(&wanted, &given): (&i64, &i64)| wanted == DYNAMIC || given == DYNAMIC || wanted <= given;
    require(outer.iter().zip(packed).all(inside), "the packed tensor is large enough")?;
    require(tiles.sizes == packed[whole.len()..], "the last sizes are those of the tiles")
}

pub(super) fn pack(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let padding = s.group(2).first();
    let elements = s.shape(0).map(|(_, element)| element);
    let same = padding.zip(elements).is_none_or(|(&padding, element)| padding == element);
    require(same, "the padding is an element of the source")?;
    fits(s, 3, 0, 1, s.count(2) > 0)
}

pub(super) fn unpack(s: &Subject<'_, '_, '_, '_>) -> Checked {
    fits(s, 2, 1, 0, true)
}
