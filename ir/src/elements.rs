//! How the elements of dense attributes are stored.

use crate::context::Context;
use crate::entity::Type;
use crate::types::TypeData;

/// Element of a numeric shaped type.
#[derive(Clone, Copy)]
pub(crate) struct Element {
    /// Integer, index or float type.
    pub(crate) scalar: Type,
    /// Numbers per element: 2 for complex.
    pub(crate) parts: usize,
    /// Bits of a number.
    pub(crate) bits: u32,
    /// Bytes of a number in storage.
    pub(crate) bytes: usize,
}

/// How elements of a type are stored; `None` if they are not numbers.
pub(crate) fn element(ctx: &Context, ty: Type) -> Option<Element> {
    let (scalar, parts) = match ctx.type_data(ty) {
        TypeData::Complex(inner) => (*inner, 2),
        _ => (ty, 1),
    };
    let bits: u32 = match (ctx.int_width(scalar), ctx.float_kind(scalar)) {
        (Some((width, _)), _) => width,
        (_, Some(kind)) => kind.width(),
        _ => return None,
    };
    Some(Element { scalar, parts, bits, bytes: (bits as usize).div_ceil(8) })
}
