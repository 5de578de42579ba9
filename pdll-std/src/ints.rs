//! Integer attributes as numbers: questions and wrap-around arithmetic, for types of at most 128 bits.
//!
//! A value is held as its bits in a `u128`; results are cut to the width of the type, which makes every
//! operation that only looks at low bits (add, sub, mul, and, or, xor, shl) the same for all signs.

use crate::splat::{self, MAX_WIDTH, Number, mask};
use pdll_ir::{Attr, Context, Sign, Type};
use std::cmp::Ordering;

/// An integer attribute taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Int {
    /// The type of the attribute: an integer type or `index`, or a vector or tensor of such.
    pub ty: Type,
    /// The type of the number.
    pub scalar: Type,
    /// Width of the number in bits, 1 to 128.
    pub width: u32,
    /// Its bits; those above the width are 0.
    pub bits: u128,
    /// Of an unsigned type?
    pub unsigned: bool,
}

impl Int {
    /// Reads an attribute; `None` if it holds no integer of at most 128 bits.
    #[must_use]
    pub fn read(ctx: &Context, attr: Attr) -> Option<Int> {
        Int::of(ctx, Number::read(ctx, attr)?)
    }

    /// An integer of a type, or for each element of a shape, cut to its width; `None` if the type is no
    /// integer type of at most 128 bits.
    #[must_use]
    pub fn new(ctx: &Context, ty: Type, bits: u128) -> Option<Int> {
        Int::of(ctx, Number::new(ctx, ty, bits)?)
    }

    fn of(ctx: &Context, number: Number) -> Option<Int> {
        let Number { ty, scalar, bits } = number;
        let (width, sign) = ctx.int_width(scalar)?;
        Some(Int { ty, scalar, width, bits, unsigned: sign == Sign::Unsigned })
    }

    /// The attribute with this value and type, or `None` if its type cannot hold it.
    pub fn attr(self, ctx: &mut Context) -> Option<Attr> {
        Number { ty: self.ty, scalar: self.scalar, bits: self.bits }.attr(ctx)
    }

    /// The number in another type of the same shape: its sign spread upwards if `signed`, else zeros, and
    /// what does not fit cut.
    #[must_use]
    pub fn cast(self, ctx: &Context, ty: Type, signed: bool) -> Option<Int> {
        let bits = if signed { self.signed() as u128 } else { self.bits };
        Int::new(ctx, ty, bits).filter(|_| splat::same_shape(ctx, self.ty, ty))
    }

    /// All bits of the type are set.
    #[must_use]
    pub fn is_all_ones(self) -> bool {
        self.bits == mask(self.width)
    }

    /// Less than zero, as its type counts.
    #[must_use]
    pub fn is_negative(self) -> bool {
        !self.unsigned && self.signed() < 0
    }

    /// Only the top bit is set.
    #[must_use]
    pub fn is_min_signed(self) -> bool {
        self.bits == 1 << (self.width - 1)
    }

    /// All bits but the top one are set.
    #[must_use]
    pub fn is_max_signed(self) -> bool {
        self.bits == mask(self.width) >> 1
    }

    /// Shifting by it is defined: less than the width, as an unsigned number.
    #[must_use]
    pub fn is_shift_amount(self) -> bool {
        self.bits < u128::from(self.width)
    }

    /// A number of the same type, cut to its width.
    #[must_use]
    pub fn with(self, bits: u128) -> Int {
        Int { bits: bits & mask(self.width), ..self }
    }

    /// Its bits with the top one spread upwards: the number, as a signed type counts.
    #[must_use]
    pub fn signed(self) -> i128 {
        let unused = MAX_WIDTH - self.width;
        (self.bits << unused) as i128 >> unused
    }

    /// The number of the only set bit, if only one is set.
    #[must_use]
    pub fn log2(self) -> Option<Int> {
        self.bits.is_power_of_two().then(|| self.with(u128::from(self.bits.trailing_zeros())))
    }

    /// How many bits above the highest one that is set are not.
    #[must_use]
    pub fn leading_zeros(self) -> u32 {
        self.bits.leading_zeros() - (MAX_WIDTH - self.width)
    }

    /// How many bits below the lowest one that is set are not.
    #[must_use]
    pub fn trailing_zeros(self) -> u32 {
        self.bits.trailing_zeros().min(self.width)
    }

    /// How two numbers of one type compare, as signed or unsigned ones; `None` if the types differ.
    #[must_use]
    pub fn compare(self, other: Int, signed: bool) -> Option<Ordering> {
        let order = if signed { self.signed().cmp(&other.signed()) } else { self.bits.cmp(&other.bits) };
        (self.ty == other.ty).then_some(order)
    }

    /// The result of a function that computes with all 128 bits and says if they do not do, if it fits the
    /// type.
    fn fits(self, other: Int, signed: Option<i128>, unsigned: Option<u128>) -> bool {
        let as_signed = signed.is_some_and(|n| self.with(n as u128).signed() == n);
        let as_unsigned = unsigned.is_some_and(|n| n == n & mask(self.width));
        self.ty == other.ty && (as_signed || as_unsigned)
    }
}

/// A function of two integers of one type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "named as what they are in the library's files")]
pub enum Binary {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
    Shl,
    ShrSigned,
    ShrUnsigned,
    DivSigned,
    DivUnsigned,
    RemSigned,
    RemUnsigned,
    FloorDivSigned,
    CeilDivSigned,
    MinSigned,
    MaxSigned,
    MinUnsigned,
    MaxUnsigned,
}

impl Binary {
    /// The result, wrapped around at the width; `None` if the types differ, a shift amount is not less than
    /// the width, or there is no quotient.
    #[must_use]
    pub fn apply(self, a: Int, b: Int) -> Option<Int> {
        if a.ty != b.ty {
            return None;
        }
        let by = || b.is_shift_amount().then_some(b.bits as u32);
        // The smallest number of 128 bits by -1 overflows here, those of other widths in the type.
        let divided = |f: fn(i128, i128) -> Option<i128>| {
            let overflows = a.is_min_signed() && b.is_all_ones();
            f(a.signed(), b.signed()).filter(|_| !overflows).map(|n| n as u128)
        };
        let first = |a_is_it: bool| if a_is_it { a.bits } else { b.bits };
        Some(a.with(match self {
            Self::Add => a.bits.wrapping_add(b.bits),
            Self::Sub => a.bits.wrapping_sub(b.bits),
            Self::Mul => a.bits.wrapping_mul(b.bits),
            Self::And => a.bits & b.bits,
            Self::Or => a.bits | b.bits,
            Self::Xor => a.bits ^ b.bits,
            Self::Shl => a.bits << by()?,
            Self::ShrSigned => (a.signed() >> by()?) as u128,
            Self::ShrUnsigned => a.bits >> by()?,
            Self::DivSigned => divided(i128::checked_div)?,
            Self::DivUnsigned => a.bits.checked_div(b.bits)?,
            Self::RemSigned => divided(i128::checked_rem)?,
            Self::RemUnsigned => a.bits.checked_rem(b.bits)?,
            Self::FloorDivSigned => divided(|a, b| {
                let inexact = a.checked_rem(b)? != 0;
                Some(a.checked_div(b)? - i128::from(inexact && (a < 0) != (b < 0)))
            })?,
            Self::CeilDivSigned => divided(|a, b| {
                let inexact = a.checked_rem(b)? != 0;
                Some(a.checked_div(b)? + i128::from(inexact && (a < 0) == (b < 0)))
            })?,
            Self::MinSigned => first(a.signed() <= b.signed()),
            Self::MaxSigned => first(a.signed() >= b.signed()),
            Self::MinUnsigned => first(a.bits <= b.bits),
            Self::MaxUnsigned => first(a.bits >= b.bits),
        }))
    }

    /// Whether a sum, difference or product is what it is without wrapping around, counted signed or
    /// unsigned; never of other functions, or if the types differ.
    #[must_use]
    pub fn fits(self, a: Int, b: Int, signed: bool) -> bool {
        type Signed = fn(i128, i128) -> Option<i128>;
        type Unsigned = fn(u128, u128) -> Option<u128>;
        let (s, u): (Signed, Unsigned) = match self {
            Self::Add => (i128::checked_add, u128::checked_add),
            Self::Sub => (i128::checked_sub, u128::checked_sub),
            Self::Mul => (i128::checked_mul, u128::checked_mul),
            _ => return false,
        };
        match signed {
            true => a.fits(b, s(a.signed(), b.signed()), None),
            false => a.fits(b, None, u(a.bits, b.bits)),
        }
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

    /// Each function against plain arithmetic on all pairs of a small type.
    #[test]
    fn all_numbers_of_four_bits() {
        let mut ctx = Context::new();
        let ty = ctx.int_type(4);
        let wrap = |n: i128| (n << 124) >> 124;
        for (x, y) in (-8i128..8).flat_map(|x| (-8i128..8).map(move |y| (x, y))) {
            let (a, b) = (Int::new(&ctx, ty, x as u128).unwrap(), Int::new(&ctx, ty, y as u128).unwrap());
            let (u, v) = (x & 15, y & 15);
            let defined = |divisor: i128| divisor != 0 && !(x == -8 && y == -1);
            let floor = |x: i128, y: i128| x.div_euclid(y) - i128::from(y < 0 && x.rem_euclid(y) != 0);
            let rows: [(Binary, Option<i128>); 12] = [
                (Binary::DivSigned, defined(y).then(|| x / y)),
                (Binary::RemSigned, defined(y).then(|| x % y)),
                (Binary::DivUnsigned, (v != 0).then(|| u / v)),
                (Binary::RemUnsigned, (v != 0).then(|| u % v)),
                (Binary::FloorDivSigned, defined(y).then(|| floor(x, y))),
                (Binary::CeilDivSigned, defined(y).then(|| -floor(-x, y))),
                (Binary::MinSigned, Some(x.min(y))),
                (Binary::MaxSigned, Some(x.max(y))),
                (Binary::MinUnsigned, Some(u.min(v))),
                (Binary::MaxUnsigned, Some(u.max(v))),
                (Binary::Shl, (v < 4).then(|| x << v)),
                (Binary::ShrUnsigned, (v < 4).then(|| u >> v)),
            ];
            for (f, want) in rows {
                assert_eq!(f.apply(a, b).map(Int::signed), want.map(wrap), "{f:?} {x} {y}");
            }
            for (f, signed, unsigned) in
                [(Binary::Add, x + y, u + v), (Binary::Sub, x - y, u - v), (Binary::Mul, x * y, u * v)]
            {
                assert_eq!(f.fits(a, b, true), (-8..8).contains(&signed), "{f:?} {x} {y}");
                assert_eq!(f.fits(a, b, false), (0..16).contains(&unsigned), "{f:?} {u} {v}");
            }
        }
    }
}
