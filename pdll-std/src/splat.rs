//! Numbers as attributes hold them: alone (`7 : i32`), or one for all elements of a shape (`dense<7> : ..`).

use pdll_ir::{Attr, AttrData, Context, Dense, DenseData, Type, TypeData};

/// The widest number that is computed with, in bits.
pub const MAX_WIDTH: u32 = 128;

/// A number with what an attribute that holds it is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// The type of the attribute: that of the number, or a vector or tensor of such.
    pub ty: Type,
    /// The type of the number: an integer, index or floating point type.
    pub scalar: Type,
    /// Its bits; those above its width are 0.
    pub bits: u128,
}

/// The type of the numbers that an attribute of this type holds: that of the elements of a vector or tensor.
#[must_use]
pub fn scalar(ctx: &Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::Vector { element, .. } | TypeData::Tensor { element, .. } => *element,
        _ => ty,
    }
}

/// How many bits a number of this type has; `None` if it is no type of numbers, of none, or too wide.
#[must_use]
pub fn width(ctx: &Context, scalar: Type) -> Option<u32> {
    let bits = match ctx.float_kind(scalar) {
        Some(kind) => kind.width(),
        None => ctx.int_width(scalar)?.0,
    };
    (1..=MAX_WIDTH).contains(&bits).then_some(bits)
}

/// The low `width` bits set.
#[must_use]
pub fn mask(width: u32) -> u128 {
    u128::MAX >> (MAX_WIDTH - width)
}

/// Whether two types have the same shape around their numbers: both none, or the same one.
#[must_use]
pub fn same_shape(ctx: &Context, a: Type, b: Type) -> bool {
    match (ctx.type_data(a), ctx.type_data(b)) {
        (TypeData::Vector { dims, scalable, .. }, TypeData::Vector { dims: d, scalable: s, .. }) => {
            dims == d && scalable == s
        }
        (TypeData::Tensor { dims, .. }, TypeData::Tensor { dims: others, .. }) => dims == others,
        (a, b) => a.shaped().is_none() && b.shaped().is_none(),
    }
}

impl Number {
    /// The number that an attribute is, or that all its elements are.
    #[must_use]
    pub fn read(ctx: &Context, attr: Attr) -> Option<Number> {
        let ty = ctx.attr_type(attr)?;
        let scalar = scalar(ctx, ty);
        let width = width(ctx, scalar)?;
        let bits = match ctx.attr_data(attr) {
            AttrData::Float { bits, .. } => u128::from(bits[0]) | u128::from(bits[1]) << 64,
            AttrData::Dense(dense) if dense.splat => match &dense.data {
                DenseData::Bytes(bytes) => {
                    bytes.iter().rev().fold(0, |bits: u128, &byte| bits << 8 | u128::from(byte))
                }
                DenseData::Strings(_) => return None,
            },
            _ => ctx.int_value(attr)? as u128,
        };
        Some(Number { ty, scalar, bits: bits & mask(width) })
    }

    /// A number of a type, or for all elements of a shape, cut to its width; `None` if there is none.
    #[must_use]
    pub fn new(ctx: &Context, ty: Type, bits: u128) -> Option<Number> {
        let scalar = scalar(ctx, ty);
        Some(Number { ty, scalar, bits: bits & mask(width(ctx, scalar)?) })
    }

    /// The attribute that holds it; `None` if its type has elements of which there are none, or an unknown
    /// number.
    pub fn attr(self, ctx: &mut Context) -> Option<Attr> {
        let width = width(ctx, self.scalar)?;
        if self.ty != self.scalar {
            let bytes = &self.bits.to_le_bytes()[..(width as usize).div_ceil(8)];
            let data = DenseData::Bytes(bytes.into());
            let has_elements = ctx.type_data(self.ty).shaped().is_some_and(|(dims, _)| !dims.contains(&0));
            let dense = AttrData::Dense(Box::new(Dense { ty: self.ty, splat: true, data }));
            return has_elements.then(|| ctx.valid_attr(dense).ok())?;
        }
        if ctx.float_kind(self.ty).is_some() {
            let bits = [self.bits as u64, (self.bits >> 64) as u64];
            return ctx.valid_attr(AttrData::Float { ty: self.ty, bits }).ok();
        }
        let unused = MAX_WIDTH - width;
        ctx.int_attr(self.ty, (self.bits << unused) as i128 >> unused)
    }
}
