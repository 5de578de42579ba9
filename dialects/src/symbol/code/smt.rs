//! `smt`: sorts of values, and bit vectors.

use pdll_ir::{Context, OpParser, Parsed, SymbolText, Token, Type, TypeData, parse_attr, print_attr};

/// Whether a type is one of a value, of a function too if `functions`.
pub(crate) fn is_value(ctx: &Context, ty: Type, functions: bool) -> bool {
    match ctx.type_data(ty) {
        TypeData::Opaque { namespace, data } if ctx.bytes(*namespace) == b"smt" => {
            functions || !ctx.bytes(*data).starts_with(b"func<")
        }
        _ => false,
    }
}

/// How many bits a bit vector has; `None` if it is something else.
pub(crate) fn width(ctx: &Context, ty: Type) -> Option<i64> {
    match ctx.type_data(ty) {
        TypeData::Opaque { namespace, data } if ctx.bytes(*namespace) == b"smt" => {
            ctx.text(*data).strip_prefix("bv<")?.strip_suffix('>')?.parse().ok()
        }
        _ => None,
    }
}

/// A type of a value, which is appended.
fn value(p: &mut OpParser<'_, '_, '_>, functions: bool, text: &mut SymbolText) -> Parsed<()> {
    let at = p.position();
    let ty = p.ty()?;
    if !is_value(p.ctx(), ty, functions) {
        let what = if functions { "" } else { " that is no function" };
        return p.error_at(at, format!("this is not the type of a value of `smt`{what}"));
    }
    text.push_type(p.ctx(), ty);
    Ok(())
}

/// Types of values between commas, up to a token.
fn values(p: &mut OpParser<'_, '_, '_>, end: Token, text: &mut SymbolText) -> Parsed<()> {
    let mut separator = "";
    loop {
        text.push(separator);
        value(p, false, text)?;
        separator = ", ";
        if !p.eat(Token::Comma) {
            return p.expect(end, "`,` or the end of the list");
        }
    }
}

/// `bv<32>`
pub(super) fn bit_vector(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and the number of bits")?;
    let at = p.position();
    let width = p.integer()?;
    if width <= 0 {
        return p.error_at(at, "a bit vector has at least one bit");
    }
    text.push(&format!("<{width}>"));
    p.expect(Token::Greater, "`>` after the number of bits")
}

/// `bv<-1>`, of which the type is behind it.
pub(super) fn number(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and a number")?;
    let sign = if p.eat(Token::Minus) { "-" } else { "" };
    if !p.at(Token::Int) {
        return p.error("expected an integer");
    }
    text.push(&format!("<{sign}{}>", String::from_utf8_lossy(p.spelling())));
    p.eat(Token::Int);
    p.expect(Token::Greater, "`>` after the number")
}

/// A number of [`number`] as MLIR prints it, once its type is known: with the sign that its highest bit is.
/// `None` if it does not fit its type.
pub(crate) fn number_of_type(ctx: &mut Context, data: &str, ty: Type) -> Option<String> {
    let number = data.strip_prefix("bv<")?.strip_suffix('>')?;
    let width = width(ctx, ty)?;
    let attr = parse_attr(ctx, &format!("{number} : i{width}")).ok()?;
    let text = match width {
        1 => ctx.int_value(attr)?.to_string(),
        _ => print_attr(ctx, attr).split(' ').next()?.to_string(),
    };
    Some(format!("bv<{text}>"))
}

/// `array<[!smt.int -> !smt.bool]>`
pub(super) fn array(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and the types")?;
    p.expect(Token::LSquare, "`[` and the types")?;
    text.push("<[");
    value(p, true, text)?;
    p.expect(Token::Arrow, "`->` and the type of the elements")?;
    text.push(" -> ");
    value(p, true, text)?;
    text.push("]>");
    p.expect(Token::RSquare, "`]` after the types")?;
    p.expect(Token::Greater, "`>` after the types")
}

/// `func<(!smt.int, !smt.int) !smt.bool>`
pub(super) fn function(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and the types")?;
    p.expect(Token::LParen, "`(` and the types of the arguments")?;
    text.push("<(");
    values(p, Token::RParen, text)?;
    text.push(") ");
    value(p, false, text)?;
    text.push(">");
    p.expect(Token::Greater, "`>` after the types")
}

/// `sort<"name"[!smt.int]>`
pub(super) fn sort(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and the name of the sort")?;
    let name = p.string()?;
    let quoted = super::super::quoted(p.ctx().bytes(name));
    text.push(&format!("<{quoted}"));
    if p.eat(Token::LSquare) {
        text.push("[");
        values(p, Token::RSquare, text)?;
        text.push("]");
    }
    text.push(">");
    p.expect(Token::Greater, "`>` after the sort")
}
