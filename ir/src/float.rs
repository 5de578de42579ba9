//! The 18 float formats of MLIR, of which no kept crate has more than a few: bits from and to `f64`, with its
//! rounding and overflow.

use std::cmp::Ordering;

/// A float type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the variants are the type names")]
pub enum FloatKind {
    BF16,
    F16,
    F32,
    F64,
    F80,
    F128,
    TF32,
    F8E5M2,
    F8E4M3,
    F8E4M3FN,
    F8E5M2FNUZ,
    F8E4M3FNUZ,
    F8E4M3B11FNUZ,
    F8E3M4,
    F4E2M1FN,
    F6E2M3FN,
    F6E3M2FN,
    F8E8M0FNU,
}

/// How a format treats what is not finite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// Infinities and NaNs in the highest exponent.
    Ieee,
    /// No infinity; only the pattern of all ones is NaN.
    Fn,
    /// No infinity, no negative zero; only "negative zero" is NaN.
    Fnuz,
    /// Neither infinity nor NaN.
    Finite,
    /// A bare exponent: no sign, no zero; all ones is NaN.
    Exponent,
}

/// Parameters of a format.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Format {
    pub(crate) name: &'static str,
    pub(crate) width: u32,
    /// Stored mantissa bits without the integer bit.
    pub(crate) mantissa: u32,
    /// Exponent of the smallest normal number.
    pub(crate) min_exp: i32,
    /// Exponent of the largest finite number.
    pub(crate) max_exp: i32,
    pub(crate) style: Style,
    /// The integer bit is stored (f80).
    pub(crate) explicit: bool,
}

/// All float types, for lookup by name.
pub(crate) const ALL: [FloatKind; 18] = {
    use FloatKind::*;
    [
        F32,
        F64,
        F16,
        BF16,
        F80,
        F128,
        TF32,
        F8E5M2,
        F8E4M3,
        F8E4M3FN,
        F8E5M2FNUZ,
        F8E4M3FNUZ,
        F8E4M3B11FNUZ,
        F8E3M4,
        F4E2M1FN,
        F6E2M3FN,
        F6E3M2FN,
        F8E8M0FNU,
    ]
};

impl FloatKind {
    pub(crate) const fn format(self) -> Format {
        use FloatKind::*;
        use Style::*;
        let (name, width, mantissa, min_exp, max_exp, style) = match self {
            BF16 => ("bf16", 16, 7, -126, 127, Ieee),
            F16 => ("f16", 16, 10, -14, 15, Ieee),
            F32 => ("f32", 32, 23, -126, 127, Ieee),
            F64 => ("f64", 64, 52, -1022, 1023, Ieee),
            F80 => ("f80", 80, 63, -16382, 16383, Ieee),
            F128 => ("f128", 128, 112, -16382, 16383, Ieee),
            TF32 => ("tf32", 19, 10, -126, 127, Ieee),
            F8E5M2 => ("f8E5M2", 8, 2, -14, 15, Ieee),
            F8E4M3 => ("f8E4M3", 8, 3, -6, 7, Ieee),
            F8E3M4 => ("f8E3M4", 8, 4, -2, 3, Ieee),
            F8E4M3FN => ("f8E4M3FN", 8, 3, -6, 8, Fn),
            F8E5M2FNUZ => ("f8E5M2FNUZ", 8, 2, -15, 15, Fnuz),
            F8E4M3FNUZ => ("f8E4M3FNUZ", 8, 3, -7, 7, Fnuz),
            F8E4M3B11FNUZ => ("f8E4M3B11FNUZ", 8, 3, -10, 4, Fnuz),
            F6E3M2FN => ("f6E3M2FN", 6, 2, -2, 4, Finite),
            F6E2M3FN => ("f6E2M3FN", 6, 3, 0, 2, Finite),
            F4E2M1FN => ("f4E2M1FN", 4, 1, 0, 2, Finite),
            F8E8M0FNU => ("f8E8M0FNU", 8, 0, -127, 127, Exponent),
        };
        Format { name, width, mantissa, min_exp, max_exp, style, explicit: matches!(self, F80) }
    }

    /// Spelling of the type.
    pub fn name(self) -> &'static str {
        self.format().name
    }

    /// Bits of the format.
    pub fn width(self) -> u32 {
        self.format().width
    }

    /// The number that some bits of this format are, rounded to an `f64`.
    pub fn value(self, bits: u128) -> f64 {
        to_f64(self, bits)
    }

    /// The bits of a number, rounded to this format.
    pub fn bits(self, value: f64) -> u128 {
        from_f64(self, value)
    }

    /// The bits of a whole number, rounded once to this format.
    pub fn of_integer(self, negative: bool, magnitude: u128) -> u128 {
        self.format().encode(negative, magnitude, 0)
    }

    /// What sort of number some bits of this format are.
    pub fn category(self, bits: u128) -> FloatCategory {
        match self.format().decode(bits) {
            Decoded::Nan => FloatCategory::Nan,
            Decoded::Infinite { .. } => FloatCategory::Infinite,
            Decoded::Finite { significand: 0, .. } => FloatCategory::Zero,
            Decoded::Finite { .. } => FloatCategory::Number,
        }
    }

    /// Whether the sign of some bits of this format is -, also of zero and NaN.
    pub fn is_negative(self, bits: u128) -> bool {
        let format = self.format();
        !matches!(format.style, Style::Exponent) && bits >> (format.width - 1) & 1 == 1
    }

    /// How the numbers that some bits of this format are compare, exactly; `None` if one is NaN.
    pub fn compare(self, a: u128, b: u128) -> Option<Ordering> {
        let format = self.format();
        let order = |a: Decoded, b: Decoded| match (a, b) {
            (Decoded::Nan, _) | (_, Decoded::Nan) => None,
            (a, b) => Some(a.rank().cmp(&b.rank()).then_with(|| a.magnitude(b))),
        };
        order(format.decode(a), format.decode(b))
    }

    /// The format with this spelling.
    pub fn by_name(name: &str) -> Option<FloatKind> {
        ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// The sorts of numbers that a float can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FloatCategory {
    /// Not a number.
    Nan,
    /// Infinite, of either sign.
    Infinite,
    /// Zero, of either sign.
    Zero,
    /// Any other number.
    Number,
}

/// What a bit pattern means.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Decoded {
    Nan,
    Infinite {
        negative: bool,
    },
    /// `(-1)^negative * significand * 2^exponent`
    Finite {
        negative: bool,
        significand: u128,
        exponent: i32,
    },
}

impl Decoded {
    /// Where the sign and the size class of a number put it among all numbers.
    fn rank(self) -> i32 {
        let signed = |negative: bool, rank: i32| if negative { -rank } else { rank };
        match self {
            Decoded::Nan => 0,
            Decoded::Infinite { negative } => signed(negative, 2),
            Decoded::Finite { significand: 0, .. } => 0,
            Decoded::Finite { negative, .. } => signed(negative, 1),
        }
    }

    /// How two numbers of one rank compare.
    fn magnitude(self, other: Decoded) -> Ordering {
        let (
            Decoded::Finite { negative, significand: a, exponent: x },
            Decoded::Finite { significand: b, exponent: y, .. },
        ) = (self, other)
        else {
            return Ordering::Equal;
        };
        if a == 0 || b == 0 {
            return Ordering::Equal;
        }
        // By the place of the highest bit, then bit by bit from there.
        let top = |significand: u128, exponent: i32| exponent + (127 - significand.leading_zeros() as i32);
        let order = top(a, x).cmp(&top(b, y));
        let order = order.then_with(|| (a << a.leading_zeros()).cmp(&(b << b.leading_zeros())));
        if negative { order.reverse() } else { order }
    }
}

impl Format {
    fn exponent_bits(&self) -> u32 {
        self.width - 1 - self.mantissa - u32::from(self.explicit)
    }

    /// Fields of a pattern: sign, exponent field, mantissa field without the integer bit.
    pub(crate) fn decode(&self, bits: u128) -> Decoded {
        if self.style == Style::Exponent {
            return match bits as i32 {
                0xFF => Decoded::Nan,
                e => Decoded::Finite { negative: false, significand: 1, exponent: e - 127 },
            };
        }
        let stored = self.mantissa + u32::from(self.explicit);
        let negative = (bits >> (self.width - 1)) & 1 == 1;
        let ones = (1u128 << self.exponent_bits()) - 1;
        let field = (bits >> stored) & ones;
        let fraction = bits & ((1 << self.mantissa) - 1);
        let special = match self.style {
            Style::Ieee => field == ones,
            Style::Fn => field == ones && fraction == (1 << self.mantissa) - 1,
            Style::Fnuz => negative && field == 0 && fraction == 0,
            Style::Finite | Style::Exponent => false,
        };
        let integer_bit = (bits >> self.mantissa) & 1 == 1;
        if self.explicit && field != 0 && !integer_bit {
            return Decoded::Nan;
        }
        if special {
            return if self.style == Style::Ieee && fraction == 0 {
                Decoded::Infinite { negative }
            } else {
                Decoded::Nan
            };
        }
        let implicit = if self.explicit { integer_bit } else { field != 0 };
        let significand = fraction | (u128::from(implicit) << self.mantissa);
        let exponent = self.min_exp + (field.max(1) as i32 - 1) - self.mantissa as i32;
        Decoded::Finite { negative, significand, exponent }
    }

    fn assemble(&self, negative: bool, field: u128, fraction: u128, integer_bit: bool) -> u128 {
        let stored = self.mantissa + u32::from(self.explicit);
        let explicit = u128::from(self.explicit && integer_bit) << self.mantissa;
        (u128::from(negative) << (self.width - 1)) | (field << stored) | explicit | fraction
    }

    fn nan(&self) -> u128 {
        let ones = (1u128 << self.exponent_bits()) - 1;
        match self.style {
            Style::Ieee => self.assemble(false, ones, 1 << (self.mantissa - 1), true),
            Style::Fn => self.assemble(false, ones, (1 << self.mantissa) - 1, true),
            Style::Fnuz => 1 << (self.width - 1),
            Style::Exponent => 0xFF,
            Style::Finite => 0,
        }
    }

    /// What a finite value too large for the format becomes.
    fn overflow(&self, negative: bool) -> u128 {
        let ones = (1u128 << self.exponent_bits()) - 1;
        match self.style {
            Style::Ieee => self.assemble(negative, ones, 0, true),
            Style::Fn => self.assemble(negative, ones, (1 << self.mantissa) - 1, true),
            Style::Finite => self.assemble(negative, ones, (1 << self.mantissa) - 1, true),
            Style::Fnuz | Style::Exponent => self.nan(),
        }
    }

    /// Bits of `(-1)^negative * significand * 2^exponent`, rounded to nearest, ties to even (E8M0: ties up).
    pub(crate) fn encode(&self, negative: bool, significand: u128, exponent: i32) -> u128 {
        if self.style == Style::Exponent {
            if significand == 0 {
                return 0;
            }
            let top = 127 - significand.leading_zeros() as i32;
            let round = top > 0 && (significand >> (top - 1)) & 1 == 1;
            return match exponent + top + i32::from(round) {
                e if e < -127 => 0,
                e if e > 127 => 0xFF,
                e => (e + 127) as u128,
            };
        }
        let zero = self.assemble(negative && self.style != Style::Fnuz, 0, 0, false);
        if significand == 0 {
            return zero;
        }
        let top = exponent + 127 - significand.leading_zeros() as i32;
        let quantum = top.max(self.min_exp) - self.mantissa as i32;
        let drop = quantum - exponent;
        let mut kept = if drop <= 0 {
            significand << -drop
        } else if drop > 127 {
            0
        } else {
            let (kept, rest) = (significand >> drop, significand & ((1 << drop) - 1));
            let half = 1u128 << (drop - 1);
            kept + u128::from(rest > half || (rest == half && kept & 1 == 1))
        };
        let mut top = top.max(self.min_exp);
        if kept >> (self.mantissa + 1) != 0 {
            kept >>= 1;
            top += 1;
        }
        if kept == 0 {
            return zero;
        }
        if top > self.max_exp {
            return self.overflow(negative);
        }
        let normal = kept >> self.mantissa != 0;
        let field = if normal { (top - self.min_exp + 1) as u128 } else { 0 };
        self.assemble(negative, field, kept & ((1 << self.mantissa) - 1), normal)
    }
}

/// Bits of an `f64` rounded to a format.
pub(crate) fn from_f64(kind: FloatKind, value: f64) -> u128 {
    let format = kind.format();
    if kind == FloatKind::F64 {
        return value.to_bits().into();
    }
    match FloatKind::F64.format().decode(value.to_bits().into()) {
        Decoded::Nan => format.nan(),
        Decoded::Infinite { .. } if format.style == Style::Finite => 0,
        Decoded::Infinite { negative } => format.overflow(negative),
        Decoded::Finite { negative, significand, exponent } => format.encode(negative, significand, exponent),
    }
}

/// Value of a bit pattern, rounded to `f64`.
pub(crate) fn to_f64(kind: FloatKind, bits: u128) -> f64 {
    match kind.format().decode(bits) {
        Decoded::Nan => f64::NAN,
        Decoded::Infinite { negative: false } => f64::INFINITY,
        Decoded::Infinite { negative: true } => f64::NEG_INFINITY,
        Decoded::Finite { negative, significand, exponent } => {
            f64::from_bits(FloatKind::F64.format().encode(negative, significand, exponent) as u64)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounding_and_overflow_as_in_r60() {
        use FloatKind::*;
        for (kind, value, bits) in [
            (F32, 1.0, 0x3F80_0000),
            (F16, 65519.0, 0x7BFF),
            (F16, 65520.0, 0x7C00),
            (F16, -0.0, 0x8000),
            (BF16, 1.0, 0x3F80),
            (F80, 1.0, 0x3FFF_8000_0000_0000_0000),
            (F128, 1.0, 0x3FFF << 112),
            (F8E4M3FN, 464.0, 0x7E),
            (F8E4M3FN, 465.0, 0x7F),
            (F8E5M2, 61440.0, 0x7C),
            (F8E4M3FNUZ, 248.0, 0x80),
            (F8E4M3FNUZ, -0.0, 0x00),
            (F8E8M0FNU, 1.5, 128),
            (F8E8M0FNU, 3.0, 129),
            (F8E8M0FNU, 0.0, 0),
            (F4E2M1FN, 100.0, 0x7),
            (F32, 1e-45, 1),
            (F32, 1e-46, 0),
        ] {
            assert_eq!(from_f64(kind, value), bits, "{} {value}", kind.name());
        }
    }

    #[test]
    fn every_small_pattern_survives_a_round_trip() {
        for kind in ALL.into_iter().filter(|k| k.width() <= 16) {
            for bits in 0..1u128 << kind.width() {
                let value = to_f64(kind, bits);
                if !value.is_nan() {
                    assert_eq!(from_f64(kind, value), bits, "{} {bits:x}", kind.name());
                }
            }
        }
    }
}
