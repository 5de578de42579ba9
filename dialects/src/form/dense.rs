//! Arrays of numbers as attributes.

use pdll_ir::{Attr, AttrData, Context, Type};

/// `array<i32: ..>`
pub(crate) fn i32_array(ctx: &mut Context, items: &[i32]) -> Attr {
    let element = ctx.int_type(32);
    let data = items.iter().flat_map(|item| item.to_le_bytes()).collect();
    ctx.attr(AttrData::DenseArray { element, data })
}

/// `array<i64: ..>`
pub(crate) fn i64_array(ctx: &mut Context, items: &[i64]) -> Attr {
    let element = ctx.int_type(64);
    let data = items.iter().flat_map(|item| item.to_le_bytes()).collect();
    ctx.attr(AttrData::DenseArray { element, data })
}

/// `array<element: ..>` of numbers of that type; `None` if they are something else.
pub(crate) fn dense_array(ctx: &mut Context, element: Type, items: &[Attr]) -> Option<Attr> {
    let mut data = Vec::new();
    for &item in items {
        let (bytes, width) = match *ctx.attr_data(item) {
            AttrData::Integer { ty, value } if ty == element => {
                let width = ctx.int_width(ty)?.0;
                let value = if width == 1 { value & 1 } else { value };
                (value.to_le_bytes(), width)
            }
            AttrData::Float { ty, bits } if ty == element => {
                (bits[0].to_le_bytes(), ctx.float_kind(ty)?.width())
            }
            _ => return None,
        };
        data.extend_from_slice(bytes.get(..(width as usize).div_ceil(8))?);
    }
    Some(ctx.attr(AttrData::DenseArray { element, data: data.into() }))
}

/// The numbers of an `array<i64: ..>`.
pub(crate) fn i64_items(ctx: &Context, attr: Attr) -> Option<Vec<i64>> {
    match ctx.attr_data(attr) {
        AttrData::DenseArray { element, data } if ctx.int_width(*element).is_some_and(|(w, _)| w == 64) => {
            let number = |bytes: &[u8]| bytes.try_into().map(i64::from_le_bytes);
            data.chunks_exact(8).map(number).collect::<Result<_, _>>().ok()
        }
        _ => None,
    }
}
