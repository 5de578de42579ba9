//! Floating point attributes as numbers.
//!
//! Questions are about the bits, for all formats. Arithmetic is done in double precision and rounded, which
//! gives what rounding once would give for `+`, `-`, `*`, `/` and the square root if a double has at least
//! twice the digits and two more (S. A. Figueroa, "When is double rounding innocuous?", 1995): for all
//! formats of at most 32 bits, and doubles themselves.

use crate::ints::Int;
use crate::splat::{self, Number};
use pdll_ir::{Attr, Context, FloatCategory, FloatKind, Type};
use std::cmp::Ordering;

/// A floating point attribute taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Float {
    /// The type of the attribute: a floating point type, or a vector or tensor of such.
    pub ty: Type,
    /// The type of the number.
    pub scalar: Type,
    /// Its format.
    pub kind: FloatKind,
    /// Its bits.
    pub bits: u128,
}

impl Float {
    /// Reads an attribute; `None` if it holds no floating point number.
    #[must_use]
    pub fn read(ctx: &Context, attr: Attr) -> Option<Float> {
        Float::of(ctx, Number::read(ctx, attr)?)
    }

    /// The number with these bits in a type, or for each element of a shape.
    #[must_use]
    pub fn from_bits(ctx: &Context, ty: Type, bits: u128) -> Option<Float> {
        Float::of(ctx, Number::new(ctx, ty, bits)?)
    }

    /// A number, rounded to a type, or for each element of a shape; `None` for other types.
    #[must_use]
    pub fn new(ctx: &Context, ty: Type, value: f64) -> Option<Float> {
        let kind = ctx.float_kind(splat::scalar(ctx, ty))?;
        Float::from_bits(ctx, ty, kind.bits(value))
    }

    fn of(ctx: &Context, number: Number) -> Option<Float> {
        let Number { ty, scalar, bits } = number;
        Some(Float { ty, scalar, kind: ctx.float_kind(scalar)?, bits })
    }

    /// The attribute with this value and type.
    pub fn attr(self, ctx: &mut Context) -> Option<Attr> {
        Number { ty: self.ty, scalar: self.scalar, bits: self.bits }.attr(ctx)
    }

    /// What sort of number it is.
    #[must_use]
    pub fn category(self) -> FloatCategory {
        self.kind.category(self.bits)
    }

    /// The sign is -, also of zero.
    #[must_use]
    pub fn is_negative(self) -> bool {
        self.kind.is_negative(self.bits)
    }

    /// Is it this number, to the bit (which tells the zeros apart)?
    #[must_use]
    pub fn is(self, value: f64) -> bool {
        // Formats without zero or without sign round it to something else.
        let bits = self.kind.bits(value);
        self.bits == bits && self.kind.value(bits).to_bits() == value.to_bits()
    }

    /// How two numbers of one type compare; `None` if the types differ or one is not a number.
    #[must_use]
    pub fn compare(self, other: Float) -> Option<Ordering> {
        self.kind.compare(self.bits, other.bits).filter(|_| self.ty == other.ty)
    }

    /// The number as a double, if its format is one that is computed with and it is a number.
    #[must_use]
    pub fn value(self) -> Option<f64> {
        let exact = self.kind.width() <= 32 || self.kind == FloatKind::F64;
        (exact && self.category() != FloatCategory::Nan).then(|| self.kind.value(self.bits))
    }

    /// A number of the same type, rounded; `None` if the type has none like it: no infinity, no sign.
    #[must_use]
    pub fn with(self, value: f64) -> Option<Float> {
        if value.is_nan() {
            return None;
        }
        let bits = self.kind.bits(value);
        let back = self.kind.value(bits);
        // What is too large is infinite, where there are infinities; nothing else changes so.
        let kept = self.kind.category(bits) != FloatCategory::Nan
            && back.is_sign_negative() == value.is_sign_negative()
            && (value.is_finite() || back.is_infinite())
            && (back == 0.0 || value != 0.0);
        let saturated = value.is_finite() && back.is_finite() && value.abs() > self.largest();
        (kept && !saturated).then_some(Float { bits, ..self })
    }

    /// What is rounded to the largest finite number of the format at most, where it has no infinities.
    fn largest(self) -> f64 {
        let largest = self.kind.value(self.kind.bits(f64::MAX));
        if largest.is_finite() && largest > 0.0 { largest } else { f64::INFINITY }
    }

    /// The number in another type of the same shape; `None` if there is none like it, or its format is one
    /// that is not computed with.
    #[must_use]
    pub fn cast(self, ctx: &Context, ty: Type, exact: bool) -> Option<Float> {
        let value = self.value()?;
        let target = Float::new(ctx, ty, 0.0).filter(|_| splat::same_shape(ctx, self.ty, ty))?;
        let cast = target.with(value)?;
        // Formats that are wider than a double hold what a double does.
        (!exact || cast.kind.value(cast.bits) == value).then_some(cast)
    }

    /// An integer in a floating point type of the same shape, rounded once.
    #[must_use]
    pub fn of_int(ctx: &Context, int: Int, ty: Type, signed: bool) -> Option<Float> {
        let target = Float::new(ctx, ty, 0.0).filter(|_| splat::same_shape(ctx, int.ty, ty))?;
        let negative = signed && int.signed() < 0;
        let magnitude = if negative { int.signed().unsigned_abs() } else { int.bits };
        let bits = target.kind.of_integer(negative, magnitude);
        let found = Float { bits, ..target };
        let largest = found.largest();
        let fits = found.category() != FloatCategory::Nan && (magnitude as f64) <= largest;
        let sign = magnitude == 0 || found.is_negative() == negative;
        (fits && sign && (magnitude == 0) == (found.category() == FloatCategory::Zero)).then_some(found)
    }

    /// The number without what is behind its point as an integer of a type of the same shape, if that can
    /// hold it, counted signed or unsigned.
    #[must_use]
    pub fn to_int(self, ctx: &Context, ty: Type, signed: bool) -> Option<Int> {
        let whole = self.value().filter(|value| value.is_finite())?.trunc();
        let target = Int::new(ctx, ty, 0).filter(|_| splat::same_shape(ctx, self.ty, ty))?;
        // Conversions of Rust saturate; a bound is a power of two, which a double holds.
        let bound = 2f64.powi(target.width as i32 - i32::from(signed));
        let fits = if signed { (-bound..bound).contains(&whole) } else { (0.0..bound).contains(&whole) };
        fits.then(|| target.with(if signed { whole as i128 as u128 } else { whole as u128 }))
    }

    /// A power of two whose reciprocal is in its type, too, and not subnormal.
    #[must_use]
    pub fn has_exact_reciprocal(self) -> bool {
        let Some(value) = self.value().filter(|v| v.is_normal()) else { return false };
        let reciprocal = 1.0 / value;
        let is_power = value.to_bits() & ((1 << 52) - 1) == 0;
        is_power && reciprocal.is_normal() && self.with(reciprocal).is_some_and(|f| f.is(reciprocal))
    }
}

/// A function of two floating point numbers of one type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "named as what they are in the library's files")]
pub enum Binary {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Min,
    Max,
}

impl Binary {
    /// The result, rounded to nearest, ties to even; `None` as [`Float::with`] and [`Float::value`] say, or
    /// if the types differ.
    #[must_use]
    pub fn apply(self, a: Float, b: Float) -> Option<Float> {
        let (x, y) = (a.value()?, b.value().filter(|_| a.ty == b.ty)?);
        let less = x < y || (x == y && x.is_sign_negative());
        a.with(match self {
            Self::Add => x + y,
            Self::Sub => x - y,
            Self::Mul => x * y,
            Self::Div => x / y,
            // Exact in double precision, and no wider than its operands.
            Self::Rem => x % y,
            Self::Min => return Some(if less { a } else { b }),
            Self::Max => return Some(if less { b } else { a }),
        })
    }
}

/// A function of one floating point number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "named as what they are in the library's files")]
pub enum Unary {
    Neg,
    Abs,
    Sqrt,
    Floor,
    Ceil,
    Trunc,
}

impl Unary {
    /// The result; `None` as [`Float::with`] and [`Float::value`] say.
    #[must_use]
    pub fn apply(self, a: Float) -> Option<Float> {
        let x = a.value()?;
        a.with(match self {
            Self::Neg => -x,
            Self::Abs => x.abs(),
            Self::Sqrt => x.sqrt(),
            Self::Floor => x.floor(),
            Self::Ceil => x.ceil(),
            Self::Trunc => x.trunc(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(ctx: &mut Context, text: &str) -> Option<Float> {
        let attr = pdll_ir::parse_attr(ctx, text).unwrap();
        Float::read(ctx, attr)
    }

    #[test]
    fn signs_of_zero_differ() {
        let mut ctx = Context::new();
        // A number, and whether it is 0.0, -0.0, 1.0.
        let rows = [
            ("0.0 : f32", [true, false, false]),
            ("-0.0 : f16", [false, true, false]),
            ("1.0 : f64", [false, false, true]),
            ("1.0 : bf16", [false, false, true]),
            ("0x3FFF8000000000000001 : f80", [false; 3]),
            ("1.0 : f128", [false, false, true]),
        ];
        for (text, want) in rows {
            let a = read(&mut ctx, text).unwrap();
            assert_eq!([a.is(0.0), a.is(-0.0), a.is(1.0)], want, "{text}");
        }
        assert_eq!((read(&mut ctx, "1 : i32"), read(&mut ctx, "\"x\"")), (None, None));
    }

    /// Each row: function, two attributes, the result (empty: none).
    const ROWS: &[(Binary, &str, &str, &str)] = &[
        (Binary::Add, "16777216.0 : f32", "1.0 : f32", "16777216.0 : f32"),
        (Binary::Add, "16777216.0 : f32", "3.0 : f32", "16777220.0 : f32"),
        (Binary::Mul, "3.0e38 : f32", "2.0 : f32", "0x7F800000 : f32"),
        (Binary::Mul, "1.0e-45 : f32", "0.5 : f32", "0.0 : f32"),
        (Binary::Add, "448.0 : f8E4M3FN", "448.0 : f8E4M3FN", ""),
        (Binary::Add, "6.0 : f4E2M1FN", "6.0 : f4E2M1FN", ""),
        (Binary::Sub, "1.0 : f8E4M3FNUZ", "1.0 : f8E4M3FNUZ", "0.0 : f8E4M3FNUZ"),
        (Binary::Div, "1.0 : f32", "0.0 : f32", "0x7F800000 : f32"),
        (Binary::Div, "0.0 : f32", "0.0 : f32", ""),
        (Binary::Add, "1.0 : f32", "0x7FC00000 : f32", ""),
        (Binary::Add, "1.0 : f80", "1.0 : f80", ""),
        (Binary::Add, "1.0 : f32", "1.0 : f16", ""),
        (Binary::Min, "-0.0 : f32", "0.0 : f32", "-0.0 : f32"),
        (Binary::Max, "-0.0 : f32", "0.0 : f32", "0.0 : f32"),
    ];

    #[test]
    fn arithmetic_rounds_once() {
        let mut ctx = Context::new();
        for (f, a, b, want) in ROWS {
            let (a, b) = (read(&mut ctx, a), read(&mut ctx, b));
            let got = a.zip(b).and_then(|(a, b)| f.apply(a, b));
            let want = (!want.is_empty()).then(|| read(&mut ctx, want).unwrap());
            assert_eq!(got, want, "{f:?} {a:?}, {b:?}");
        }
    }

    #[test]
    fn single_precision_is_the_machines() {
        let mut ctx = Context::new();
        let ty = ctx.float_type(FloatKind::F32);
        let mut state = 0x9E37_79B9_7F4A_7C15u64;
        for _ in 0..20_000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (x, y) = (f32::from_bits((state >> 32) as u32), f32::from_bits(state as u32));
            let of = |n: f32| Float::from_bits(&ctx, ty, n.to_bits().into()).unwrap();
            let rows = [
                (Binary::Add, x + y),
                (Binary::Sub, x - y),
                (Binary::Mul, x * y),
                (Binary::Div, x / y),
                (Binary::Rem, x % y),
            ];
            for (f, want) in rows {
                let got = f.apply(of(x), of(y)).map(|f| f.bits);
                let want = (!want.is_nan() && !x.is_nan() && !y.is_nan()).then(|| u128::from(want.to_bits()));
                assert_eq!(got, want, "{f:?} {x:e} {y:e}");
            }
        }
    }

    #[test]
    fn integers_are_rounded_once() {
        let mut ctx = Context::new();
        // Half way between two numbers of single precision, and a little more: a double sees no difference.
        for (text, want) in [
            ("9007199791611905 : i64", 9_007_200_328_482_816.0),
            ("9007199791611904 : i64", 9_007_199_254_740_992.0),
            ("-1 : i64", -1.0),
        ] {
            let attr = pdll_ir::parse_attr(&mut ctx, text).unwrap();
            let int = Int::read(&ctx, attr).unwrap();
            let ty = ctx.float_type(FloatKind::F32);
            let got = Float::of_int(&ctx, int, ty, true).and_then(Float::value);
            assert_eq!(got, Some(want), "{text}");
        }
    }
}
