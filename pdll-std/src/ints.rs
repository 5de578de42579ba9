//! Integer attributes as numbers: questions and wrap-around arithmetic, for types of at most 128 bits.
//!
//! A value is held as its bits in a `u128`; results are cut to the width of the type, which makes every
//! operation that only looks at low bits (add, sub, mul, and, or, xor, shl) the same for all signs.

use pdll_ir::{Attr, Context, Sign, Type};

/// The widest integer that is computed with.
const MAX_WIDTH: u32 = 128;

/// An integer attribute taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Int {
    /// Its type: an integer type or `index`.
    pub ty: Type,
    /// Width of the type in bits, 1 to 128.
    pub width: u32,
    /// Its bits; those above the width are 0.
    pub bits: u128,
    /// Of an unsigned type?
    pub unsigned: bool,
}

/// Width and signedness of an integer type or `index`; `None` for other types, width 0, and more than 128
/// bits.
fn shape(ctx: &Context, ty: Type) -> Option<(u32, bool)> {
    let (width, sign) = ctx.int_width(ty)?;
    (1..=MAX_WIDTH).contains(&width).then_some((width, sign == Sign::Unsigned))
}

/// The low `width` bits set.
fn mask(width: u32) -> u128 {
    u128::MAX >> (MAX_WIDTH - width)
}

impl Int {
    /// Reads an attribute; `None` if it is no integer attribute of at most 128 bits.
    #[must_use]
    pub fn read(ctx: &Context, attr: Attr) -> Option<Int> {
        let ty = ctx.attr_type(attr)?;
        Int::new(ctx, ty, ctx.int_value(attr)? as u128)
    }

    /// An integer of a type, cut to its width; `None` if the type is no integer type of at most 128 bits.
    #[must_use]
    pub fn new(ctx: &Context, ty: Type, bits: u128) -> Option<Int> {
        let (width, unsigned) = shape(ctx, ty)?;
        Some(Int { ty, width, bits: bits & mask(width), unsigned })
    }

    /// The attribute with this value and type, or `None` if its type cannot hold it.
    pub fn attr(self, ctx: &mut Context) -> Option<Attr> {
        ctx.int_attr(self.ty, self.extended())
    }

    /// All bits of the type are set.
    #[must_use]
    pub fn is_all_ones(self) -> bool {
        self.bits == mask(self.width)
    }

    /// Less than zero, as its type counts.
    #[must_use]
    pub fn is_negative(self) -> bool {
        !self.unsigned && self.bits >> (self.width - 1) == 1
    }

    /// Shifting by it is defined: less than the width, as an unsigned number.
    #[must_use]
    pub fn is_shift_amount(self) -> bool {
        self.bits < u128::from(self.width)
    }

    /// A number of the same type, cut to its width.
    fn with(self, bits: u128) -> Int {
        Int { bits: bits & mask(self.width), ..self }
    }

    /// Its bits with the top one spread upwards: the number, as a signed type counts.
    fn extended(self) -> i128 {
        let unused = MAX_WIDTH - self.width;
        (self.bits << unused) as i128 >> unused
    }

    /// The number of the only set bit, if only one is set.
    #[must_use]
    pub fn log2(self) -> Option<Int> {
        self.bits.is_power_of_two().then(|| self.with(u128::from(self.bits.trailing_zeros())))
    }
}

/// A function of two integers of one type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binary {
    /// Sum.
    Add,
    /// Difference.
    Sub,
    /// Product.
    Mul,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Shift to the left.
    Shl,
    /// Shift to the right that copies the sign bit.
    ShrSigned,
    /// Shift to the right that brings in zeros.
    ShrUnsigned,
}

impl Binary {
    /// The result, wrapped around at the width; `None` if the types differ or a shift amount is not less than
    /// the width.
    #[must_use]
    pub fn apply(self, a: Int, b: Int) -> Option<Int> {
        let shift = matches!(self, Self::Shl | Self::ShrSigned | Self::ShrUnsigned);
        if a.ty != b.ty || (shift && !b.is_shift_amount()) {
            return None;
        }
        // At most 127 where it is used.
        let by = b.bits as u32;
        Some(a.with(match self {
            Self::Add => a.bits.wrapping_add(b.bits),
            Self::Sub => a.bits.wrapping_sub(b.bits),
            Self::Mul => a.bits.wrapping_mul(b.bits),
            Self::And => a.bits & b.bits,
            Self::Or => a.bits | b.bits,
            Self::Xor => a.bits ^ b.bits,
            Self::Shl => a.bits << by,
            Self::ShrSigned => (a.extended() >> by) as u128,
            Self::ShrUnsigned => a.bits >> by,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each row: function, two attributes, the result (empty: none).
    const ROWS: &[(Binary, &str, &str, &str)] = &[
        (Binary::Add, "100 : i8", "100 : i8", "-56 : i8"),
        (Binary::Add, "200 : ui8", "100 : ui8", "44 : ui8"),
        (Binary::Add, "1 : i8", "1 : i16", ""),
        (Binary::Add, "1.0 : f32", "1.0 : f32", ""),
        (Binary::Add, "true", "true", "false"),
        (Binary::Sub, "0 : index", "1 : index", "-1 : index"),
        (Binary::Mul, "100 : i8", "3 : i8", "44 : i8"),
        (Binary::Mul, "-9223372036854775808 : i64", "-1 : i64", "-9223372036854775808 : i64"),
        (Binary::Mul, "18446744073709551616 : i128", "3 : i128", "55340232221128654848 : i128"),
        (Binary::Add, "-1 : i128", "-1 : i128", "-2 : i128"),
        (
            Binary::Add,
            "170141183460469231731687303715884105727 : i128",
            "1 : i128",
            "-170141183460469231731687303715884105728 : i128",
        ),
        (Binary::Add, "1 : ui128", "-1 : si128", ""),
        (Binary::Sub, "0 : ui128", "1 : ui128", "340282366920938463463374607431768211455 : ui128"),
        (Binary::And, "12 : i8", "10 : i8", "8 : i8"),
        (Binary::Or, "12 : i8", "10 : i8", "14 : i8"),
        (Binary::Xor, "-1 : i8", "10 : i8", "-11 : i8"),
        (Binary::Shl, "3 : i8", "7 : i8", "-128 : i8"),
        (Binary::Shl, "3 : i8", "8 : i8", ""),
        (Binary::Shl, "3 : i8", "-1 : i8", ""),
        (Binary::ShrSigned, "-128 : i8", "7 : i8", "-1 : i8"),
        (Binary::ShrUnsigned, "-128 : i8", "7 : i8", "1 : i8"),
        (Binary::Add, "1 : i129", "1 : i129", ""),
    ];

    #[test]
    fn arithmetic_wraps_around_at_the_width() {
        let mut ctx = Context::new();
        for (f, a, b, want) in ROWS {
            let read = |ctx: &mut Context, text| {
                let attr = pdll_ir::parse_attr(ctx, text).unwrap();
                Int::read(ctx, attr)
            };
            let (x, y) = (read(&mut ctx, a), read(&mut ctx, b));
            let got = x.zip(y).and_then(|(x, y)| f.apply(x, y)).and_then(|i| i.attr(&mut ctx));
            let got = got.map(|attr| pdll_ir::print_attr(&ctx, attr)).unwrap_or_default();
            assert_eq!(&got, want, "{f:?} {a}, {b}");
        }
    }

    #[test]
    fn questions() {
        let mut ctx = Context::new();
        let mut int = |text| {
            let attr = pdll_ir::parse_attr(&mut ctx, text).unwrap();
            Int::read(&ctx, attr).unwrap()
        };
        assert!(int("-1 : i8").is_all_ones() && int("true").is_all_ones() && !int("1 : i8").is_all_ones());
        assert!(int("-1 : i8").is_negative() && !int("255 : ui8").is_negative());
        assert_eq!(int("-128 : i8").log2().map(|i| i.bits), Some(7));
        assert_eq!((int("0 : i8").log2(), int("3 : i8").log2()), (None, None));
        assert!(int("7 : i8").is_shift_amount() && !int("8 : i8").is_shift_amount());
    }
}
