//! `std/ints.pdll`

use super::StdHost;
use super::function::{Done, question1, question2, rewrite1, rewrite2};
use crate::ints::{Binary, Int};
use pdll_ir::{Attr, Context, Type};
use pdll_vm::Natives;

const NO_INT: &str = "not an integer attribute of at most 128 bits";
const NO_INT_TYPE: &str = "not an integer type of at most 128 bits, or of unknown shape";

fn int(ctx: &Context, attr: Attr) -> Done<Int> {
    Int::read(ctx, attr).ok_or(NO_INT)
}

fn attr(ctx: &mut Context, int: Int) -> Done<Attr> {
    int.attr(ctx).ok_or(NO_INT_TYPE)
}

/// A question about one integer.
fn ask<H: StdHost>(n: &mut Natives<H>, name: &str, question: fn(Int) -> bool) {
    question1(n, name, move |ctx, a: Attr| Int::read(ctx, a).is_some_and(question));
}

/// A question about two.
fn compare<H: StdHost>(n: &mut Natives<H>, name: &str, question: fn(Int, Int) -> bool) {
    question2(n, name, move |ctx, a: Attr, b: Attr| {
        Int::read(ctx, a).zip(Int::read(ctx, b)).is_some_and(|(a, b)| question(a, b))
    });
}

/// A function of two integers.
fn binary<H: StdHost>(n: &mut Natives<H>, name: &str, f: Binary) {
    rewrite2(n, name, move |ctx, a: Attr, b: Attr| {
        let (a, b) = (int(ctx, a)?, int(ctx, b)?);
        let result = f.apply(a, b);
        let why = "the types differ, the shift amount is out of range, or there is no quotient";
        attr(ctx, result.ok_or(why)?)
    });
}

/// A function of one integer, and what to say where it has no result.
fn unary<H: StdHost>(n: &mut Natives<H>, name: &str, f: fn(Int) -> Option<Int>, otherwise: &'static str) {
    rewrite1(n, name, move |ctx, a: Attr| {
        let result = f(int(ctx, a)?).ok_or(otherwise)?;
        attr(ctx, result)
    });
}

/// A number in a type that is given, by the width of that.
fn number<H: StdHost>(n: &mut Natives<H>, name: &str, bits: fn(u32) -> u128) {
    rewrite1(n, name, move |ctx, t: Type| {
        let zero = Int::new(ctx, t, 0).ok_or(NO_INT_TYPE)?;
        attr(ctx, zero.with(bits(zero.width)))
    });
}

/// A number in another type.
fn cast<H: StdHost>(n: &mut Natives<H>, name: &str, signed: bool) {
    rewrite2(n, name, move |ctx, a: Attr, t: Type| {
        let result = int(ctx, a)?.cast(ctx, t, signed).ok_or("not an integer type of the same shape")?;
        attr(ctx, result)
    });
}

pub(super) fn register<H: StdHost>(n: &mut Natives<H>) {
    questions(n);
    functions(n);
    cast(n, "IntCastSigned", true);
    cast(n, "IntCastUnsigned", false);
    number(n, "IntZero", |_| 0);
    number(n, "IntOne", |_| 1);
    number(n, "IntAllOnes", |_| u128::MAX);
    number(n, "IntMinOf", |width| 1 << (width - 1));
    number(n, "IntMaxOf", |width| (1 << (width - 1)) - 1);
}

fn questions<H: StdHost>(n: &mut Natives<H>) {
    ask(n, "IsInt", |_| true);
    ask(n, "IntIsZero", |i| i.bits == 0);
    ask(n, "IntIsOne", |i| i.bits == 1);
    ask(n, "IntIsAllOnes", Int::is_all_ones);
    ask(n, "IntIsPowerOfTwo", |i| i.bits.is_power_of_two());
    ask(n, "IntIsNegative", Int::is_negative);
    ask(n, "IntIsOdd", |i| i.bits & 1 == 1);
    ask(n, "IntIsEven", |i| i.bits & 1 == 0);
    ask(n, "IntIsMinSigned", Int::is_min_signed);
    ask(n, "IntIsMaxSigned", |i| !i.unsigned && i.is_max_signed());
    ask(n, "IntIsShiftAmount", Int::is_shift_amount);
    compare(n, "SameIntType", |a, b| a.ty == b.ty);
    compare(n, "IntEq", |a, b| a.compare(b, true).is_some_and(|o| o.is_eq()));
    compare(n, "IntNe", |a, b| a.compare(b, true).is_some_and(|o| o.is_ne()));
    compare(n, "IntLtSigned", |a, b| a.compare(b, true).is_some_and(|o| o.is_lt()));
    compare(n, "IntLeSigned", |a, b| a.compare(b, true).is_some_and(|o| o.is_le()));
    compare(n, "IntLtUnsigned", |a, b| a.compare(b, false).is_some_and(|o| o.is_lt()));
    compare(n, "IntLeUnsigned", |a, b| a.compare(b, false).is_some_and(|o| o.is_le()));
    compare(n, "IntAddFitsSigned", |a, b| Binary::Add.fits(a, b, true));
    compare(n, "IntAddFitsUnsigned", |a, b| Binary::Add.fits(a, b, false));
    compare(n, "IntSubFitsSigned", |a, b| Binary::Sub.fits(a, b, true));
    compare(n, "IntSubFitsUnsigned", |a, b| Binary::Sub.fits(a, b, false));
    compare(n, "IntMulFitsSigned", |a, b| Binary::Mul.fits(a, b, true));
    compare(n, "IntMulFitsUnsigned", |a, b| Binary::Mul.fits(a, b, false));
}

fn functions<H: StdHost>(n: &mut Natives<H>) {
    let named = [
        ("IntAdd", Binary::Add),
        ("IntSub", Binary::Sub),
        ("IntMul", Binary::Mul),
        ("IntAnd", Binary::And),
        ("IntOr", Binary::Or),
        ("IntXor", Binary::Xor),
        ("IntShl", Binary::Shl),
        ("IntShrSigned", Binary::ShrSigned),
        ("IntShrUnsigned", Binary::ShrUnsigned),
        ("IntDivSigned", Binary::DivSigned),
        ("IntDivUnsigned", Binary::DivUnsigned),
        ("IntRemSigned", Binary::RemSigned),
        ("IntRemUnsigned", Binary::RemUnsigned),
        ("IntFloorDivSigned", Binary::FloorDivSigned),
        ("IntCeilDivSigned", Binary::CeilDivSigned),
        ("IntMinSigned", Binary::MinSigned),
        ("IntMaxSigned", Binary::MaxSigned),
        ("IntMinUnsigned", Binary::MinUnsigned),
        ("IntMaxUnsigned", Binary::MaxUnsigned),
    ];
    named.into_iter().for_each(|(name, f)| binary(n, name, f));
    unary(n, "IntNeg", |a| Binary::Sub.apply(a.with(0), a), "");
    unary(n, "IntNot", |a| Some(a.with(!a.bits)), "");
    unary(n, "IntAbs", |a| if a.is_negative() { Some(a.with(a.bits.wrapping_neg())) } else { Some(a) }, "");
    unary(n, "IntLog2", Int::log2, "not a power of two");
    unary(n, "IntPopCount", |a| Some(a.with(a.bits.count_ones().into())), "");
    unary(n, "IntLeadingZeros", |a| Some(a.with(a.leading_zeros().into())), "");
    unary(n, "IntTrailingZeros", |a| Some(a.with(a.trailing_zeros().into())), "");
}
