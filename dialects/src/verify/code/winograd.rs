//! `linalg.winograd_*`: the sizes that tiles of filters, inputs and outputs have, after S. Winograd,
//! Arithmetic Complexity of Computations, 1980: an output tile of `m` and a filter of `r` take an input tile
//! of `m + r - 1`.

use super::{Checked, Subject, require};
use pdll_ir::DYNAMIC;

/// The sizes of an output tile and of a filter: of `F_4_3`.
fn tile(s: &Subject<'_, '_, '_, '_>) -> Option<(i64, i64)> {
    const TILES: [(i64, i64); 3] = [(2, 3), (4, 3), (2, 5)];
    TILES.get(usize::try_from(s.number("fmr")?).ok()?).copied()
}

/// Whether a size that is known is this one.
fn is(size: i64, wanted: i64) -> bool {
    size == DYNAMIC || wanted == DYNAMIC || size == wanted
}

/// How large a side of an input tile is: one without a filter along it is one.
fn alpha(size: i64, (m, r): (i64, i64)) -> i64 {
    if size == 1 { 1 } else { m + r - 1 }
}

fn shapes<'a>(s: &Subject<'_, '_, 'a, '_>) -> Option<(&'a [i64], &'a [i64])> {
    Some((s.shape(0)?.0, s.shape(1)?.0))
}

/// `(f, r, r, c)` to `(a, a, c, f)`
pub(super) fn filter(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(tile), Some((&[f, h, w, c], &[ah, aw, oc, of]))) = (tile(s), shapes(s)) else { return Ok(()) };
    let fits = |size| is(size, tile.1) || size == 1;
    require(fits(h) && fits(w), "sides of a filter have the size of filters, or 1")?;
    require(h != 1 || w != 1, "a filter has a side that is not 1")?;
    let fits = is(ah, alpha(h, tile)) && is(aw, alpha(w, tile)) && is(oc, c) && is(of, f);
    require(fits, "the output has a tile for each filter and channel")
}

/// `(n, h, w, c)` to `(a, a, tiles, tiles, n, c)`
pub(super) fn input(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some((m, r)), Some((&[n, h, w, c], &[ah, aw, th, tw, on, oc]))) = (tile(s), shapes(s)) else {
        return Ok(());
    };
    let side = |size: i64, a: i64, tiles: i64| {
        if a == 1 {
            return is(tiles, size);
        }
        let count = if size == DYNAMIC { DYNAMIC } else { (size - (r - 1)) / m };
        is(a, m + r - 1) && is(tiles, count)
    };
    let fits = side(h, ah, th) && side(w, aw, tw) && is(on, n) && is(oc, c);
    require(fits, "the output has a tile for each part of the input")
}

/// `(a, a, tiles, tiles, n, f)` to `(n, h, w, f)`
pub(super) fn output(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some((m, r)), Some((&[ah, aw, th, tw, n, f], &[on, h, w, of]))) = (tile(s), shapes(s)) else {
        return Ok(());
    };
    let side = |a: i64, tiles: i64, size: i64| {
        let one = if a == 1 { 1 } else { m };
        let whole = if tiles == DYNAMIC { DYNAMIC } else { tiles.saturating_mul(one) };
        (a == 1 || is(a, m + r - 1)) && is(size, whole)
    };
    let fits = side(ah, th, h) && side(aw, tw, w) && is(on, n) && is(of, f);
    require(fits, "the output has what each tile becomes")
}
