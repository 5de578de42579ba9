//! Floating point attributes as numbers: questions, for formats that a double holds exactly.

use pdll_ir::{Attr, Context};

/// The number of a floating point attribute; `None` if it is none, or of a format wider than a double.
fn read(ctx: &Context, attr: Attr) -> Option<f64> {
    ctx.float_value(attr)
}

/// Is it a floating point attribute?
#[must_use]
pub fn is_float(ctx: &Context, attr: Attr) -> bool {
    ctx.attr_type(attr).is_some_and(|ty| ctx.float_kind(ty).is_some())
}

/// Is it +0.0?
#[must_use]
pub fn is_pos_zero(ctx: &Context, attr: Attr) -> bool {
    read(ctx, attr).is_some_and(|x| x == 0.0 && x.is_sign_positive())
}

/// Is it -0.0?
#[must_use]
pub fn is_neg_zero(ctx: &Context, attr: Attr) -> bool {
    read(ctx, attr).is_some_and(|x| x == 0.0 && x.is_sign_negative())
}

/// Is it 1.0?
#[must_use]
pub fn is_one(ctx: &Context, attr: Attr) -> bool {
    read(ctx, attr).is_some_and(|x| x == 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_zero_differ() {
        let mut ctx = Context::new();
        let rows = [
            ("0.0 : f32", [true, true, false, false]),
            ("-0.0 : f16", [true, false, true, false]),
            ("1.0 : f64", [true, false, false, true]),
            ("1.0 : bf16", [true, false, false, true]),
            ("1 : i32", [false; 4]),
            ("\"x\"", [false; 4]),
        ];
        for (text, want) in rows {
            let a = pdll_ir::parse_attr(&mut ctx, text).unwrap();
            let got = [is_float(&ctx, a), is_pos_zero(&ctx, a), is_neg_zero(&ctx, a), is_one(&ctx, a)];
            assert_eq!(got, want, "{text}");
        }
    }
}
