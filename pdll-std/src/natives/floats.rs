//! `std/floats.pdll`

use super::StdHost;
use super::function::{Done, question1, question2, rewrite1, rewrite2};
use crate::floats::{Binary, Float, Unary};
use crate::ints::Int;
use crate::splat;
use pdll_ir::{Attr, Context, FloatCategory, Type};
use pdll_vm::Natives;

const NO_FLOAT: &str = "not a floating point attribute";
const NO_RESULT: &str = "the types differ, are not computed with, or have no such number";

fn float(ctx: &Context, attr: Attr) -> Done<Float> {
    Float::read(ctx, attr).ok_or(NO_FLOAT)
}

fn attr(ctx: &mut Context, float: Option<Float>) -> Done<Attr> {
    float.and_then(|float| float.attr(ctx)).ok_or(NO_RESULT)
}

fn ask<H: StdHost>(n: &mut Natives<H>, name: &str, question: fn(Float) -> bool) {
    question1(n, name, move |ctx, a: Attr| Float::read(ctx, a).is_some_and(question));
}

fn compare<H: StdHost>(n: &mut Natives<H>, name: &str, question: fn(Float, Float) -> bool) {
    question2(n, name, move |ctx, a: Attr, b: Attr| {
        Float::read(ctx, a).zip(Float::read(ctx, b)).is_some_and(|(a, b)| question(a, b))
    });
}

fn binary<H: StdHost>(n: &mut Natives<H>, name: &str, f: Binary) {
    rewrite2(n, name, move |ctx, a: Attr, b: Attr| {
        let result = f.apply(float(ctx, a)?, float(ctx, b)?);
        attr(ctx, result)
    });
}

fn unary<H: StdHost>(n: &mut Natives<H>, name: &str, f: Unary) {
    rewrite1(n, name, move |ctx, a: Attr| {
        let result = f.apply(float(ctx, a)?);
        attr(ctx, result)
    });
}

fn number<H: StdHost>(n: &mut Natives<H>, name: &str, value: f64) {
    rewrite1(n, name, move |ctx, t: Type| {
        let number = Float::new(ctx, t, value).filter(|f| f.is(value));
        attr(ctx, number)
    });
}

pub(super) fn register<H: StdHost>(n: &mut Natives<H>) {
    questions(n);
    let named = [
        ("FloatAdd", Binary::Add),
        ("FloatSub", Binary::Sub),
        ("FloatMul", Binary::Mul),
        ("FloatDiv", Binary::Div),
        ("FloatRem", Binary::Rem),
        ("FloatMin", Binary::Min),
        ("FloatMax", Binary::Max),
    ];
    named.into_iter().for_each(|(name, f)| binary(n, name, f));
    let named = [
        ("FloatNeg", Unary::Neg),
        ("FloatAbs", Unary::Abs),
        ("FloatSqrt", Unary::Sqrt),
        ("FloatFloor", Unary::Floor),
        ("FloatCeil", Unary::Ceil),
        ("FloatTrunc", Unary::Trunc),
    ];
    named.into_iter().for_each(|(name, f)| unary(n, name, f));
    for (name, exact) in [("FloatCast", false), ("FloatCastExact", true)] {
        rewrite2(n, name, move |ctx, a: Attr, t: Type| {
            let cast = float(ctx, a)?.cast(ctx, t, exact);
            attr(ctx, cast)
        });
    }
    for (name, signed) in [("IntToFloatSigned", true), ("IntToFloatUnsigned", false)] {
        rewrite2(n, name, move |ctx, a: Attr, t: Type| {
            let number = Int::read(ctx, a).and_then(|int| Float::of_int(ctx, int, t, signed));
            attr(ctx, number)
        });
    }
    for (name, signed) in [("FloatToIntSigned", true), ("FloatToIntUnsigned", false)] {
        rewrite2(n, name, move |ctx, a: Attr, t: Type| {
            let number = float(ctx, a)?.to_int(ctx, t, signed);
            number.and_then(|number| number.attr(ctx)).ok_or("the type cannot hold the number")
        });
    }
    rewrite2(n, "FloatToBits", |ctx, a: Attr, t: Type| {
        let float = float(ctx, a)?;
        let int = Int::new(ctx, t, float.bits).filter(|i| i.width == float.kind.width());
        let int = int.filter(|_| splat::same_shape(ctx, float.ty, t));
        int.and_then(|int| int.attr(ctx)).ok_or("not an integer type of the same width and shape")
    });
    rewrite2(n, "FloatFromBits", |ctx, a: Attr, t: Type| {
        let int = Int::read(ctx, a).ok_or("not an integer attribute")?;
        let float = Float::from_bits(ctx, t, int.bits).filter(|f| f.kind.width() == int.width);
        let float = float.filter(|_| splat::same_shape(ctx, int.ty, t));
        attr(ctx, float)
    });
    number(n, "FloatZero", 0.0);
    number(n, "FloatNegZero", -0.0);
    number(n, "FloatOne", 1.0);
}

fn questions<H: StdHost>(n: &mut Natives<H>) {
    let finite = |f: Float| !matches!(f.category(), FloatCategory::Nan | FloatCategory::Infinite);
    ask(n, "IsFloat", |_| true);
    ask(n, "FloatIsZero", |f| f.category() == FloatCategory::Zero);
    ask(n, "FloatIsPosZero", |f| f.is(0.0));
    ask(n, "FloatIsNegZero", |f| f.is(-0.0));
    ask(n, "FloatIsOne", |f| f.is(1.0));
    ask(n, "FloatIsMinusOne", |f| f.is(-1.0));
    ask(n, "FloatIsNan", |f| f.category() == FloatCategory::Nan);
    ask(n, "FloatIsInfinite", |f| f.category() == FloatCategory::Infinite);
    ask(n, "FloatIsFinite", finite);
    ask(n, "FloatIsNegative", Float::is_negative);
    ask(n, "FloatIsWhole", |f| f.value().is_some_and(|v| v.is_finite() && v.trunc() == v));
    ask(n, "FloatHasExactReciprocal", Float::has_exact_reciprocal);
    compare(n, "SameFloatType", |a, b| a.ty == b.ty);
    compare(n, "FloatEq", |a, b| a.compare(b).is_some_and(|o| o.is_eq()));
    compare(n, "FloatLt", |a, b| a.compare(b).is_some_and(|o| o.is_lt()));
    compare(n, "FloatLe", |a, b| a.compare(b).is_some_and(|o| o.is_le()));
}
