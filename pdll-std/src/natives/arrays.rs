//! `std/arrays.pdll`

use super::StdHost;
use super::function::{
    Done, count, index, question1, question2, rewrite0, rewrite1, rewrite2, rewrite3, spending2,
};
use crate::splat::{self, Number};
use pdll_ir::{Attr, AttrData, Context, Type};
use pdll_vm::Natives;

const NO_ARRAY: &str = "not an array";
const NO_ITEM: &str = "there is no such item";

/// What an array is made of.
#[derive(Clone, Copy)]
enum Kind {
    /// Attributes.
    Any,
    /// Numbers of a type.
    Of(Type),
}

/// Bytes of a number in an array.
fn unit(ctx: &Context, element: Type) -> Option<usize> {
    splat::width(ctx, element).map(|bits| (bits as usize).div_ceil(8))
}

/// How many items an array has.
fn size(ctx: &Context, a: Attr) -> Option<usize> {
    match ctx.attr_data(a) {
        AttrData::Array(items) => Some(items.len()),
        AttrData::DenseArray { element, data } => Some(data.len() / unit(ctx, *element)?),
        _ => None,
    }
}

/// Takes an array apart. Items of an array of numbers become attributes.
fn items(ctx: &mut Context, a: Attr) -> Done<(Kind, Vec<Attr>)> {
    let (element, data) = match ctx.attr_data(a) {
        AttrData::Array(items) => return Ok((Kind::Any, items.to_vec())),
        AttrData::DenseArray { element, data } => (*element, data.clone()),
        _ => return Err(NO_ARRAY),
    };
    let unit = unit(ctx, element).ok_or(NO_ARRAY)?;
    let number = |bytes: &[u8]| {
        let bits = bytes.iter().rev().fold(0, |bits: u128, &byte| bits << 8 | u128::from(byte));
        Number::new(ctx, element, bits)?.attr(ctx)
    };
    let items: Option<Vec<Attr>> = data.chunks_exact(unit).map(number).collect();
    Ok((Kind::Of(element), items.ok_or(NO_ARRAY)?))
}

/// Puts an array together.
fn array(ctx: &mut Context, kind: Kind, items: &[Attr]) -> Done<Attr> {
    let data = match kind {
        Kind::Any => AttrData::Array(items.into()),
        Kind::Of(element) => {
            let unit = unit(ctx, element).ok_or(NO_ARRAY)?;
            let mut data = Vec::new();
            for &item in items {
                let number = Number::read(ctx, item).filter(|number| number.ty == element);
                let bytes = number.ok_or("not a number of the array's type")?.bits.to_le_bytes();
                data.extend_from_slice(&bytes[..unit]);
            }
            AttrData::DenseArray { element, data: data.into() }
        }
    };
    ctx.valid_attr(data).map_err(|_| "there is no such array")
}

/// The numbers of dimensions that an array is.
fn dimensions(ctx: &Context, a: Attr) -> Option<Vec<usize>> {
    let number = |n: i128| usize::try_from(n).ok();
    match ctx.attr_data(a) {
        AttrData::Array(items) => items.iter().map(|&item| number(ctx.int_value(item)?)).collect(),
        AttrData::DenseArray { element, data } => {
            let (width, _) = ctx.int_width(*element).filter(|(width, _)| *width <= 64)?;
            let unit = unit(ctx, *element)?;
            let value = |bytes: &[u8]| bytes.iter().rev().fold(0u64, |n, &b| n << 8 | u64::from(b));
            let signed = |n: u64| ((n << (64 - width)) as i64) >> (64 - width);
            data.chunks_exact(unit).map(|bytes| number(signed(value(bytes)).into())).collect()
        }
        _ => None,
    }
}

/// For each number the place where it stands, if each stands in one.
fn inverse(permutation: &[usize]) -> Option<Vec<usize>> {
    let mut places = vec![None; permutation.len()];
    for (place, &number) in permutation.iter().enumerate() {
        if places.get_mut(number)?.replace(place).is_some() {
            return None;
        }
    }
    places.into_iter().collect()
}

/// A function of one array that gives its items in another order, or fewer.
fn reorder<H: StdHost>(n: &mut Natives<H>, name: &str, f: fn(&mut Vec<Attr>)) {
    rewrite1(n, name, move |ctx, a: Attr| {
        let (kind, mut items) = items(ctx, a)?;
        f(&mut items);
        array(ctx, kind, &items)
    });
}

pub(super) fn register<H: StdHost>(n: &mut Natives<H>) {
    question1(n, "IsArray", |ctx, a: Attr| size(ctx, a).is_some());
    question1(n, "ArrayIsEmpty", |ctx, a: Attr| size(ctx, a) == Some(0));
    question2(n, "ArrayHasSize", |ctx, a: Attr, wanted: Attr| {
        size(ctx, a).is_some_and(|size| index(ctx, wanted) == Ok(size))
    });
    question2(n, "ArrayContains", contains);
    question1(n, "ArrayIsIdentity", |ctx, a: Attr| {
        dimensions(ctx, a).is_some_and(|dims| dims.iter().enumerate().all(|(i, &dim)| i == dim))
    });
    question1(n, "ArrayIsPermutation", |ctx, a: Attr| {
        dimensions(ctx, a).is_some_and(|dims| inverse(&dims).is_some())
    });
    rewrite1(n, "ArraySize", |ctx, a: Attr| {
        let size = size(ctx, a).ok_or(NO_ARRAY)?;
        count(ctx, size)
    });
    one_item(n);
    rewrite3(n, "ArraySet", |ctx, a: Attr, i: Attr, item: Attr| {
        let (kind, mut items) = items(ctx, a)?;
        *items.get_mut(index(ctx, i)?).ok_or(NO_ITEM)? = item;
        array(ctx, kind, &items)
    });
    let cost = |ctx: &Context, a: Attr| size(ctx, a).unwrap_or(1);
    spending2(n, "ArrayAppend", cost, |ctx, a, item| {
        let (kind, mut items) = items(ctx, a)?;
        items.push(item);
        array(ctx, kind, &items)
    });
    spending2(n, "ArrayConcat", cost, |ctx, a, b| {
        let ((kind, mut all), (_, more)) = (items(ctx, a)?, items(ctx, b)?);
        all.extend(more);
        array(ctx, kind, &all)
    });
    reorder(n, "ArrayReverse", |items| items.reverse());
    rewrite3(n, "ArraySlice", |ctx, a: Attr, from: Attr, to: Attr| {
        let (kind, items) = items(ctx, a)?;
        let range = index(ctx, from)?..index(ctx, to)?;
        let slice = items.get(range).ok_or(NO_ITEM)?;
        array(ctx, kind, slice)
    });
    rewrite2(n, "ArrayPermute", |ctx, a: Attr, b: Attr| {
        let (kind, items) = items(ctx, a)?;
        let order = dimensions(ctx, b).ok_or("not an array of numbers")?;
        let items: Option<Vec<Attr>> = order.iter().map(|&i| items.get(i).copied()).collect();
        array(ctx, kind, &items.ok_or(NO_ITEM)?)
    });
    rewrite1(n, "ArrayInvert", invert);
    rewrite0(n, "ArrayOf0", |ctx| ctx.array_attr(&[]));
    rewrite1(n, "ArrayOf1", |ctx, a: Attr| array(ctx, Kind::Any, &[a]));
    rewrite2(n, "ArrayOf2", |ctx, a: Attr, b: Attr| array(ctx, Kind::Any, &[a, b]));
}

fn contains(ctx: &Context, a: Attr, item: Attr) -> bool {
    match ctx.attr_data(a) {
        AttrData::Array(items) => items.contains(&item),
        AttrData::DenseArray { element, data } => {
            let number = Number::read(ctx, item).filter(|number| number.ty == *element);
            number.zip(unit(ctx, *element)).is_some_and(|(number, unit)| {
                data.chunks_exact(unit).any(|bytes| *bytes == number.bits.to_le_bytes()[..unit])
            })
        }
        _ => false,
    }
}

fn one_item<H: StdHost>(n: &mut Natives<H>) {
    rewrite2(n, "ArrayGet", |ctx, a: Attr, i: Attr| {
        let i = index(ctx, i)?;
        items(ctx, a)?.1.get(i).copied().ok_or(NO_ITEM)
    });
    rewrite1(n, "ArrayFirst", |ctx, a: Attr| items(ctx, a)?.1.first().copied().ok_or(NO_ITEM));
    rewrite1(n, "ArrayLast", |ctx, a: Attr| items(ctx, a)?.1.last().copied().ok_or(NO_ITEM));
}

fn invert(ctx: &mut Context, a: Attr) -> Done<Attr> {
    let (kind, items) = items(ctx, a)?;
    let places = dimensions(ctx, a).and_then(|dims| inverse(&dims)).ok_or("not a permutation")?;
    // Each number stands somewhere in the permutation: no new ones are needed.
    let numbers = dimensions(ctx, a).unwrap_or_default();
    let of = |wanted: usize| numbers.iter().position(|&n| n == wanted).map(|at| items[at]);
    let inverted: Option<Vec<Attr>> = places.into_iter().map(of).collect();
    array(ctx, kind, &inverted.ok_or(NO_ITEM)?)
}
