//! Numbers that C++ has names for: limits of types, and what geometry and logarithms need.

use super::numbers::scalar;
use pdll_bytecode::query::{Expr, Scalar};
use std::f64::consts as exact;

/// The golden ratio, `1 / sqrt(pi)`, `sqrt(3)`, its inverse and Euler's constant, which the standard library
/// of Rust does not name yet.
const PHI: f64 = 1.618_033_988_749_895;
const INV_SQRTPI: f64 = 0.564_189_583_547_756_3;
const SQRT3: f64 = 1.732_050_807_568_877_2;
const INV_SQRT3: f64 = 0.577_350_269_189_625_7;
const EGAMMA: f64 = 0.577_215_664_901_532_9;

/// A number of a type: an integer, or a double that becomes a number of the type.
pub(super) enum Named {
    Integer(Scalar, u64),
    Double(Scalar, f64),
}

impl Named {
    /// The number itself, and the type that it is to become, if it has another.
    pub(super) fn expr(self) -> (Expr, Option<Scalar>) {
        match self {
            Self::Integer(scalar, value) => (Expr::Int(scalar, value), None),
            Self::Double(Scalar::F64, value) => (Expr::Float(value.to_bits()), None),
            Self::Double(scalar, value) => (Expr::Float(value.to_bits()), Some(scalar)),
        }
    }
}

fn least(bits: u32, signed: bool) -> u64 {
    if signed { (-1i64 << (bits - 1)) as u64 } else { 0 }
}

fn greatest(bits: u32, signed: bool) -> u64 {
    u64::MAX >> (64 - bits + u32::from(signed))
}

/// The constant or macro of this name.
pub(super) fn constant(name: &str) -> Option<Named> {
    if let Some(double) = name.strip_prefix("M_").and_then(of_math).or_else(|| of_limits(name)) {
        return Some(Named::Double(Scalar::F64, double));
    }
    if let Some(number) = name.strip_prefix("numbers::") {
        let single = number.strip_suffix('f').and_then(of_numbers);
        let scalar = if single.is_some() { Scalar::F32 } else { Scalar::F64 };
        return Some(Named::Double(scalar, single.or_else(|| of_numbers(number))?));
    }
    Some(match name {
        "APFloat::cmpLessThan" => Named::Integer(Scalar::I32, 0),
        "APFloat::cmpEqual" => Named::Integer(Scalar::I32, 1),
        "APFloat::cmpGreaterThan" => Named::Integer(Scalar::I32, 2),
        "APFloat::cmpUnordered" => Named::Integer(Scalar::I32, 3),
        "INFINITY" => Named::Double(Scalar::F32, f64::INFINITY),
        "NAN" => Named::Double(Scalar::F32, f64::NAN),
        "FLT_MAX" => Named::Double(Scalar::F32, f32::MAX.into()),
        "FLT_MIN" => Named::Double(Scalar::F32, f32::MIN_POSITIVE.into()),
        "FLT_EPSILON" => Named::Double(Scalar::F32, f32::EPSILON.into()),
        _ => return of_integers(name),
    })
}

/// `INT32_MAX`, `UINT_MAX`: small ones are of type `int`.
fn of_integers(name: &str) -> Option<Named> {
    let (ty, end) = name.rsplit_once('_')?;
    let (bits, signed) = match ty {
        "INT" => (32, true),
        "UINT" => (32, false),
        "LONG" | "LLONG" => (64, true),
        "ULONG" | "ULLONG" | "SIZE" => (64, false),
        _ => {
            let (ty, signed) = ty.strip_prefix('U').map_or((ty, true), |ty| (ty, false));
            (ty.strip_prefix("INT")?.parse().ok().filter(|bits| [8, 16, 32, 64].contains(bits))?, signed)
        }
    };
    let value = match end {
        "MAX" => greatest(bits, signed),
        "MIN" if signed => least(bits, signed),
        _ => return None,
    };
    Some(integer(bits, signed, value))
}

/// An integer of a type of so many bits, or of the one that it is promoted to.
fn integer(bits: u32, signed: bool, value: u64) -> Named {
    let scalar = match (bits, signed) {
        (64, true) => Scalar::I64,
        (64, false) => Scalar::U64,
        (32, false) => Scalar::U32,
        _ => Scalar::I32,
    };
    Named::Integer(scalar, value)
}

fn of_limits(name: &str) -> Option<f64> {
    Some(match name {
        "DBL_MAX" => f64::MAX,
        "DBL_MIN" => f64::MIN_POSITIVE,
        "DBL_EPSILON" => f64::EPSILON,
        "HUGE_VAL" => f64::INFINITY,
        _ => return None,
    })
}

/// `M_` and this, of `<cmath>`.
fn of_math(name: &str) -> Option<f64> {
    Some(match name {
        "E" => exact::E,
        "LOG2E" => exact::LOG2_E,
        "LOG10E" => exact::LOG10_E,
        "LN2" => exact::LN_2,
        "LN10" => exact::LN_10,
        "PI" => exact::PI,
        "PI_2" => exact::FRAC_PI_2,
        "PI_4" => exact::FRAC_PI_4,
        "1_PI" => exact::FRAC_1_PI,
        "2_PI" => exact::FRAC_2_PI,
        "2_SQRTPI" => exact::FRAC_2_SQRT_PI,
        "SQRT2" => exact::SQRT_2,
        "SQRT1_2" => exact::FRAC_1_SQRT_2,
        _ => return None,
    })
}

/// Those of `llvm::numbers`, without the `f` of the ones of 32 bits.
fn of_numbers(name: &str) -> Option<f64> {
    Some(match name {
        "e" => exact::E,
        "egamma" => EGAMMA,
        "ln2" => exact::LN_2,
        "ln10" => exact::LN_10,
        "log2e" => exact::LOG2_E,
        "log10e" => exact::LOG10_E,
        "pi" => exact::PI,
        "inv_pi" => exact::FRAC_1_PI,
        "inv_sqrtpi" => INV_SQRTPI,
        "sqrt2" => exact::SQRT_2,
        "inv_sqrt2" => exact::FRAC_1_SQRT_2,
        "sqrt3" => SQRT3,
        "inv_sqrt3" => INV_SQRT3,
        "phi" => PHI,
        _ => return None,
    })
}

/// `std::numeric_limits<T>::f`, by its whole name.
pub(super) fn limit(name: &str) -> Option<Named> {
    let (ty, f) = name.strip_prefix("std::numeric_limits<")?.rsplit_once(">::")?;
    let scalar = scalar(ty)?;
    if let Some((bits, signed)) = scalar.int() {
        return match f {
            "min" | "lowest" => Some(integer(bits, signed, least(bits, signed))),
            "max" => Some(integer(bits, signed, greatest(bits, signed))),
            _ => None,
        };
    }
    let of = |single: f32, double: f64| if scalar == Scalar::F32 { single.into() } else { double };
    let value = match (scalar, f) {
        (Scalar::F32 | Scalar::F64, "min") => of(f32::MIN_POSITIVE, f64::MIN_POSITIVE),
        (Scalar::F32 | Scalar::F64, "max") => of(f32::MAX, f64::MAX),
        (Scalar::F32 | Scalar::F64, "lowest") => of(f32::MIN, f64::MIN),
        (Scalar::F32 | Scalar::F64, "epsilon") => of(f32::EPSILON, f64::EPSILON),
        (Scalar::F32 | Scalar::F64, "denorm_min") => of(f32::from_bits(1), f64::from_bits(1)),
        (Scalar::F32 | Scalar::F64, "infinity") => f64::INFINITY,
        (Scalar::F32 | Scalar::F64, "quiet_NaN") => f64::NAN,
        _ => return None,
    };
    Some(Named::Double(scalar, value))
}
