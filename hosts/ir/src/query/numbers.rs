//! Numbers: those of C++, `APInt` and `APFloat`.

use super::big::{Big, add, subtract};
use super::eval::{Eval, number};
use super::value::{DAMAGED, Result, Stop, Val};
use super::view::View;
use pdll_bytecode::query::{Arithmetic, BigTest, Comparison, FloatTest, Query, Scalar};
use pdll_ir::{FloatCategory, FloatKind, MAX_INT_WIDTH};
use std::cmp::Ordering;

const OVERFLOW: Stop = Stop::Undefined("arithmetic has no result");
const WIDTHS: Stop = Stop::Undefined("numbers of different widths are compared");

/// Whether two numbers that compare so are as wanted. NaN is unequal to all.
fn fits(how: Comparison, order: Option<Ordering>) -> bool {
    match (how, order) {
        (Comparison::NotEqual, None) => true,
        (_, None) => false,
        (Comparison::Equal, Some(o)) => o.is_eq(),
        (Comparison::NotEqual, Some(o)) => o.is_ne(),
        (Comparison::Less, Some(o)) => o.is_lt(),
        (Comparison::LessEqual, Some(o)) => o.is_le(),
        (Comparison::Greater, Some(o)) => o.is_gt(),
        (Comparison::GreaterEqual, Some(o)) => o.is_ge(),
    }
}

/// How two numbers of one sort compare.
pub(super) fn order<V: View>(a: &Val<V>, b: &Val<V>) -> Result<Option<Ordering>> {
    Ok(match (a, b) {
        (Val::Bool(a), Val::Bool(b)) => Some(a.cmp(b)),
        (Val::Int(scalar, a), Val::Int(_, b)) => Some(match scalar.int() {
            Some((_, true)) => (*a as i64).cmp(&(*b as i64)),
            _ => a.cmp(b),
        }),
        (Val::F32(a), Val::F32(b)) => a.partial_cmp(b),
        (Val::F64(a), Val::F64(b)) => a.partial_cmp(b),
        _ => return Err(DAMAGED),
    })
}

/// A number as one of another sort.
fn convert<V: View>(to: Scalar, v: &Val<V>) -> Result<Val<V>> {
    // What does not fit an integer type is undefined when it comes from a float.
    let from_float = |f: f64| -> Result<Val<V>> {
        match to {
            Scalar::Bool => Ok(Val::Bool(f != 0.0)),
            Scalar::F32 => Ok(Val::F32(f as f32)),
            Scalar::F64 => Ok(Val::F64(f)),
            _ => {
                let (bits, signed) = to.int().ok_or(DAMAGED)?;
                let whole = f.trunc();
                let limit = 2f64.powi(bits as i32 - i32::from(signed));
                let least = if signed { -limit } else { 0.0 };
                if !(whole >= least && whole < limit) {
                    return Err(Stop::Undefined("a float does not fit an integer"));
                }
                Ok(Val::int(to, if signed { whole as i64 as u64 } else { whole as u64 }))
            }
        }
    };
    match v {
        Val::F32(f) => from_float(f64::from(*f)),
        Val::F64(f) => from_float(*f),
        Val::Bool(_) | Val::Int(..) => {
            let (value, signed) = match v {
                Val::Int(scalar, i) => (*i, scalar.int().is_some_and(|s| s.1)),
                v => (v.truth()?.into(), false),
            };
            Ok(match to {
                Scalar::Bool => Val::Bool(value != 0),
                Scalar::F32 => Val::F32(if signed { value as i64 as f32 } else { value as f32 }),
                Scalar::F64 => Val::F64(if signed { value as i64 as f64 } else { value as f64 }),
                _ => Val::int(to, value),
            })
        }
        _ => Err(DAMAGED),
    }
}

/// What two integers of one sort make.
fn integers(by: Arithmetic, scalar: Scalar, a: u64, b: u64) -> Result<u64> {
    let (bits, signed) = scalar.int().ok_or(DAMAGED)?;
    let (x, y) = (i128::from(a as i64), i128::from(b as i64));
    let (x, y) = if signed { (x, y) } else { (i128::from(a), i128::from(b)) };
    let shift = || u32::try_from(y).ok().filter(|y| *y < bits).ok_or(OVERFLOW);
    let exact = match by {
        Arithmetic::And => return Ok(a & b),
        Arithmetic::Or => return Ok(a | b),
        Arithmetic::Xor => return Ok(a ^ b),
        Arithmetic::ShiftLeft => return Ok(a << shift()?),
        Arithmetic::ShiftRight => x >> shift()?,
        Arithmetic::Add => x + y,
        Arithmetic::Subtract => x - y,
        Arithmetic::Multiply if signed => x * y,
        Arithmetic::Multiply => return Ok(a.wrapping_mul(b)),
        Arithmetic::Divide => x.checked_div(y).ok_or(OVERFLOW)?,
        Arithmetic::Remainder => {
            // -2^63 / -1 has no result, and neither has its remainder.
            if y == -1 && x == -(1i128 << (bits - 1)) {
                return Err(OVERFLOW);
            }
            x.checked_rem(y).ok_or(OVERFLOW)?
        }
    };
    let range = 1i128 << (bits - 1);
    if signed && !(-range..range).contains(&exact) { Err(OVERFLOW) } else { Ok(exact as u64) }
}

fn floats(by: Arithmetic, a: f64, b: f64) -> Result<f64> {
    Ok(match by {
        Arithmetic::Add => a + b,
        Arithmetic::Subtract => a - b,
        Arithmetic::Multiply => a * b,
        Arithmetic::Divide => a / b,
        _ => return Err(DAMAGED),
    })
}

/// What two floats of one format make. NaN stays the one that it is.
fn soft(kind: FloatKind, by: Arithmetic, a: u128, b: u128) -> Result<u128> {
    for number in [a, b] {
        if kind.category(number) == FloatCategory::Nan {
            return Ok(number);
        }
    }
    // A double rounds sums, products and quotients of floats of at most 32 bits as these are rounded.
    if !matches!(kind, FloatKind::F16 | FloatKind::BF16 | FloatKind::TF32 | FloatKind::F32 | FloatKind::F64) {
        return Err(Stop::Unknown("arithmetic of floats of this format is not understood"));
    }
    let result = floats(by, kind.value(a), kind.value(b))?;
    Ok(kind.bits(if result.is_nan() { f64::NAN } else { result }))
}

fn compute<V: View>(by: Arithmetic, a: &Val<V>, b: &Val<V>) -> Result<Val<V>> {
    Ok(match (a, b) {
        (Val::Int(scalar, a), Val::Int(other, b)) => {
            // The second operand of a shift may be of another sort, and negative.
            let negative = other.int().is_some_and(|s| s.1) && (*b as i64) < 0;
            if negative && matches!(by, Arithmetic::ShiftLeft | Arithmetic::ShiftRight) {
                return Err(OVERFLOW);
            }
            Val::int(*scalar, integers(by, *scalar, *a, *b)?)
        }
        // A float of 32 bits: computed with 64, which rounds the same way.
        (Val::F32(a), Val::F32(b)) => Val::F32(floats(by, f64::from(*a), f64::from(*b))? as f32),
        (Val::F64(a), Val::F64(b)) => Val::F64(floats(by, *a, *b)?),
        (Val::Big(a), by_bits) if by == Arithmetic::ShiftLeft => {
            let count = match by_bits {
                Val::Big(b) => b.zero_extended(),
                Val::Int(sort, n) => {
                    Some(*n).filter(|n| !(sort.int().is_some_and(|s| s.1) && (*n as i64) < 0))
                }
                _ => return Err(DAMAGED),
            };
            // C++ asserts that no more bits are asked for than there are.
            let count = count.filter(|n| *n <= a.width().into()).ok_or(OVERFLOW)?;
            Val::Big(a.shifted_left(count as u32))
        }
        (Val::Big(a), Val::Big(b)) if a.width() != b.width() => return Err(WIDTHS),
        (Val::Big(a), Val::Big(b)) => Val::Big(match by {
            Arithmetic::Add => a.zip(b, add),
            Arithmetic::Subtract => a.zip(b, subtract),
            Arithmetic::And => a.zip(b, |a, b, _| (a & b, false)),
            Arithmetic::Or => a.zip(b, |a, b, _| (a | b, false)),
            Arithmetic::Xor => a.zip(b, |a, b, _| (a ^ b, false)),
            Arithmetic::Multiply => match (a.words(), b.words()) {
                ([x], [y]) => Big::new(a.width(), &[x.wrapping_mul(*y)], 0),
                _ => return Err(Stop::Unknown("numbers of more than 64 bits are multiplied")),
            },
            _ => return Err(DAMAGED),
        }),
        (Val::Soft(kind, a), Val::Soft(other, b)) => {
            if kind != other {
                return Err(Stop::Undefined("floats of different formats make another"));
            }
            Val::Soft(*kind, soft(*kind, by, *a, *b)?)
        }
        _ => return Err(DAMAGED),
    })
}

fn negate<V: View>(v: &Val<V>) -> Result<Val<V>> {
    Ok(match v {
        Val::Int(scalar, i) => Val::int(*scalar, integers(Arithmetic::Subtract, *scalar, 0, *i)?),
        Val::F32(f) => Val::F32(-f),
        Val::F64(f) => Val::F64(-f),
        Val::Big(b) => Val::Big(Big::new(b.width(), &[], 0).zip(b, subtract)),
        Val::Soft(kind, bits) => Val::Soft(*kind, bits ^ 1 << (kind.width() - 1)),
        _ => return Err(DAMAGED),
    })
}

fn big_test(test: BigTest, b: &Big) -> bool {
    let (ones, width) = (b.ones(), b.width());
    match test {
        BigTest::Zero => b.is_zero(),
        BigTest::One => b.zero_extended() == Some(1),
        BigTest::AllOnes => ones == width,
        BigTest::Negative => b.is_negative(),
        BigTest::Positive => !b.is_negative() && !b.is_zero(),
        BigTest::PowerOfTwo => ones == 1,
        BigTest::MaxSigned => !b.is_negative() && ones + 1 == width,
        BigTest::MinSigned => b.is_negative() && ones == 1,
    }
}

fn float_test(test: FloatTest, kind: FloatKind, bits: u128) -> bool {
    let (category, negative) = (kind.category(bits), kind.is_negative(bits));
    match test {
        FloatTest::Zero => category == FloatCategory::Zero,
        FloatTest::PosZero => category == FloatCategory::Zero && !negative,
        FloatTest::NegZero => category == FloatCategory::Zero && negative,
        FloatTest::Negative => negative,
        FloatTest::NaN => category == FloatCategory::Nan,
        FloatTest::Infinity => category == FloatCategory::Infinite,
        FloatTest::Finite => matches!(category, FloatCategory::Zero | FloatCategory::Number),
    }
}

impl<V: View> Eval<'_, '_, V> {
    /// Queries about numbers; `None` if it is none of them.
    pub(super) fn number_query(&mut self, query: Query, args: &[Val<V>]) -> Result<Option<Val<V>>> {
        for arg in args {
            if let Val::Big(b) = arg {
                self.charge(b.words().len())?;
            }
        }
        let wide = Stop::Undefined("a number has more than 64 bits");
        Ok(Some(match (query, args) {
            (Query::Compare(how), [a, b]) => Val::Bool(fits(how, order(a, b)?)),
            (Query::Compute(by), [a, b]) => compute(by, a, b)?,
            (Query::Convert(to), [a]) => convert(to, a)?,
            (Query::Negate, [a]) => negate(a)?,
            (Query::Complement, [Val::Int(scalar, i)]) => Val::int(*scalar, !i),
            (Query::Complement, [Val::Big(b)]) => Val::Big(b.complement()),
            (Query::ZeroExtend, [a]) => Val::Int(Scalar::U64, a.big()?.zero_extended().ok_or(wide)?),
            (Query::SignExtend, [a]) => Val::Int(Scalar::I64, a.big()?.sign_extended().ok_or(wide)? as u64),
            (Query::BigWidth, [a]) => number(a.big()?.width()),
            (Query::ActiveBits, [a]) => number(a.big()?.active_bits()),
            (Query::TrailingZeros, [a]) => number(a.big()?.trailing_zeros()),
            (Query::MakeBig, [width, value, signed]) => {
                let (width, value) = (width.u32()?, value.u64()?);
                if width > MAX_INT_WIDTH {
                    return Err(Stop::Undefined("a number has more bits than any type"));
                }
                self.charge(width as usize / 64)?;
                let fill = if signed.truth()? && (value as i64) < 0 { u64::MAX } else { 0 };
                Val::Big(Big::new(width, &[value], fill))
            }
            (Query::BigUnsigned(how), [a, b]) => Val::Bool(fits(how, Some(big_order(a, b, false)?))),
            (Query::BigSigned(how), [a, b]) => Val::Bool(fits(how, Some(big_order(a, b, true)?))),
            (Query::BigUnsignedWord(how), [a, b]) => {
                Val::Bool(fits(how, Some(a.big()?.compare_unsigned(b.u64()?))))
            }
            (Query::BigSignedWord(how), [a, b]) => {
                Val::Bool(fits(how, Some(a.big()?.compare_signed(b.u64()? as i64))))
            }
            (Query::BigIs(test), [a]) => Val::Bool(big_test(test, a.big()?)),
            (Query::FloatIs(test), [a]) => {
                let (kind, bits) = a.soft()?;
                Val::Bool(float_test(test, kind, bits))
            }
            (Query::FloatOrder(how), [a, b]) => {
                let ((kind, a), (other, b)) = (a.soft()?, b.soft()?);
                if kind != other {
                    return Err(Stop::Undefined("floats of different formats are compared"));
                }
                Val::Bool(fits(how, kind.compare(a, b)))
            }
            (Query::SquareRoot, [Val::F64(value)]) => Val::F64(value.sqrt()),
            (Query::ToDouble, [a]) => {
                let (kind, bits) = a.soft()?;
                Val::F64(kind.value(bits))
            }
            (Query::IsExactly, [a, Val::F64(value)]) => {
                let (kind, bits) = a.soft()?;
                Val::Bool(kind.bits(*value) == bits)
            }
            (Query::MakeSoft, [Val::F64(f)]) => Val::Soft(FloatKind::F64, f.to_bits().into()),
            (Query::MakeSoftSingle, [Val::F32(f)]) => Val::Soft(FloatKind::F32, f.to_bits().into()),
            _ => return Ok(None),
        }))
    }
}

fn big_order<V: View>(a: &Val<V>, b: &Val<V>, signed: bool) -> Result<Ordering> {
    let (a, b) = (a.big()?, b.big()?);
    if a.width() == b.width() { Ok(a.compare(b, signed)) } else { Err(WIDTHS) }
}
