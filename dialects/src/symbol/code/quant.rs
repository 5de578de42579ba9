//! `quant`: integers that stand for numbers, with the scale and the zero point of what they stand for.

use pdll_ir::{FloatKind, OpParser, Parsed, SymbolText, Token, TypeData, print_attr};

/// `any<i8<-8:7>:f32>`
pub(super) fn any(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and the type that is stored")?;
    text.push("<");
    storage(p, text)?;
    if p.eat(Token::Colon) {
        text.push(":");
        expressed(p, text)?;
    }
    close(p, text)
}

/// `calibrated<f32<-0.5:1.5>>`
pub(super) fn calibrated(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    let start = p.position();
    p.expect(Token::Less, "`<` and the type that is expressed")?;
    text.push("<");
    expressed(p, text)?;
    p.expect(Token::Less, "`<` and the range of values")?;
    let (low, low_text) = number(p)?;
    p.expect(Token::Colon, "`:` and the largest value")?;
    let (high, high_text) = number(p)?;
    p.expect(Token::Greater, "`>` after the range of values")?;
    if low >= high {
        return p.error_at(start, "the smallest value is not below the largest");
    }
    text.push(&format!("<{low_text}:{high_text}>"));
    close(p, text)
}

/// `uniform<i8:f32, 0.5:3>`, with one scale for each of a dimension (`:1, {0.5, 0.25:3}`) or of blocks
/// (`:{0:1}, {{0.5}, {0.25}}`)
pub(super) fn uniform(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    let start = p.position();
    p.expect(Token::Less, "`<` and the type that is stored")?;
    text.push("<");
    storage(p, text)?;
    p.expect(Token::Colon, "`:` and the type that is expressed")?;
    text.push(":");
    let range = expressed(p, text)?;
    if !p.eat(Token::Colon) {
        p.expect(Token::Comma, "`,` and the scale")?;
        text.push(", ");
        scale(p, range, text)?;
        return close(p, text);
    }
    text.push(":");
    if !p.eat(Token::LBrace) {
        let axis = p.integer()?;
        if axis < 0 {
            return p.error_at(start, "a dimension is not negative");
        }
        text.push(&axis.to_string());
        p.expect(Token::Comma, "`,` and the scales")?;
        text.push(", ");
        scales(p, range, ",", text)?;
        return close(p, text);
    }
    let mut blocks = Vec::new();
    p.list_until(Token::RBrace, "`}` after the sizes of blocks", |p| {
        let dim = p.integer()?;
        p.expect(Token::Colon, "`:` and the size of a block")?;
        let size = p.integer()?;
        if dim < 0 || size <= 0 {
            return p.error_at(start, "a dimension is not negative, and a block not empty");
        }
        blocks.push(format!("{dim}:{size}"));
        Ok(())
    })?;
    text.push(&format!("{{{}}}, ", blocks.join(", ")));
    p.expect(Token::Comma, "`,` and the scales")?;
    nested_scales(p, range, text)?;
    close(p, text)
}

/// No type of the dialect.
pub(super) fn unknown(p: &mut OpParser<'_, '_, '_>, _: &mut SymbolText) -> Parsed<()> {
    p.error("the types of `quant` are `any`, `calibrated` and `uniform`")
}

fn close(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    text.push(">");
    p.expect(Token::Greater, "`>` at the end of the type")
}

/// `i8`, `u8<0:7>`
fn storage(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    let at = p.position();
    let word = p.keyword("the type that is stored")?;
    let (is_signed, digits) = match word.strip_prefix('u').filter(|rest| !rest.starts_with('i')) {
        Some(digits) => (false, digits),
        None => match word.strip_prefix("ui") {
            Some(digits) => (false, digits),
            None => (true, word.strip_prefix("si").or_else(|| word.strip_prefix('i')).unwrap_or_default()),
        },
    };
    let Some(width) = digits.parse::<u32>().ok().filter(|width| (1..=32).contains(width)) else {
        return p.error_at(at, "what is stored is an integer of at most 32 bits");
    };
    let (least, most) = match is_signed {
        true => (-(1i64 << (width - 1)), (1i64 << (width - 1)) - 1),
        false => (0, (1i64 << width) - 1),
    };
    text.push(&format!("{}{width}", if is_signed { 'i' } else { 'u' }));
    if !p.eat(Token::Less) {
        return Ok(());
    }
    let low = bound(p, least, most)?;
    p.expect(Token::Colon, "`:` and the largest value")?;
    let high = bound(p, least, most)?;
    p.expect(Token::Greater, "`>` after the range of values")?;
    if low >= high {
        return p.error_at(at, "the smallest value is not below the largest");
    }
    if (low, high) != (least, most) {
        text.push(&format!("<{low}:{high}>"));
    }
    Ok(())
}

fn bound(p: &mut OpParser<'_, '_, '_>, least: i64, most: i64) -> Parsed<i64> {
    let at = p.position();
    let value = p.integer()?;
    match (least..=most).contains(&value) {
        true => Ok(value),
        false => p.error_at(at, format!("what is stored is between {least} and {most}")),
    }
}

/// A float type; gives the range of scales for it, if that is known.
fn expressed(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<Option<(f64, f64)>> {
    let at = p.position();
    let ty = p.ty()?;
    let TypeData::Float(kind) = *p.ctx().type_data(ty) else {
        return p.error_at(at, "what is expressed is of a float type");
    };
    text.push_type(p.ctx(), ty);
    Ok(match kind {
        FloatKind::F16 => Some((2f64.powi(-24), 65504.0)),
        FloatKind::BF16 => Some((2f64.powi(-133), f64::from(f32::from_bits(0x7F7F_0000)))),
        FloatKind::F32 => Some((2f64.powi(-149), f64::from(f32::MAX))),
        _ => None,
    })
}

/// A number with a point: its value and how it is printed.
fn number(p: &mut OpParser<'_, '_, '_>) -> Parsed<(f64, String)> {
    let f64 = p.ctx().known().f64;
    let number = p.attribute_of_type(f64)?;
    let ctx = p.ctx();
    let text = print_attr(ctx, number);
    let value = ctx.float_value(number).unwrap_or_default();
    Ok((value, text.strip_suffix(" : f64").unwrap_or(&text).to_string()))
}

/// `0.5:3`: a scale and the zero point, if that is not 0.
fn scale(p: &mut OpParser<'_, '_, '_>, range: Option<(f64, f64)>, text: &mut SymbolText) -> Parsed<()> {
    let at = p.position();
    let (value, printed) = number(p)?;
    if range.is_some_and(|(least, most)| !(least..=most).contains(&value)) {
        return p.error_at(at, "the type that is expressed does not have this scale");
    }
    text.push(&printed);
    let zero = if p.eat(Token::Colon) { p.integer()? } else { 0 };
    if zero != 0 {
        text.push(&format!(":{zero}"));
    }
    Ok(())
}

/// `{0.5, 0.25:3}`
fn scales(
    p: &mut OpParser<'_, '_, '_>,
    range: Option<(f64, f64)>,
    comma: &str,
    text: &mut SymbolText,
) -> Parsed<()> {
    p.expect(Token::LBrace, "`{` and the scales")?;
    text.push("{");
    let mut is_first = true;
    p.comma_list(|p| {
        text.push(if std::mem::take(&mut is_first) { "" } else { comma });
        scale(p, range, text)
    })?;
    text.push("}");
    p.expect(Token::RBrace, "`}` after the scales")
}

/// `{{0.5, 0.25}, {0.5, 0.25:3}}`, as deep as there are dimensions.
fn nested_scales(
    p: &mut OpParser<'_, '_, '_>,
    range: Option<(f64, f64)>,
    text: &mut SymbolText,
) -> Parsed<()> {
    // Where lists end: how many items each open list has, and how many such lists have.
    let mut open: Vec<usize> = Vec::new();
    let mut extents: Vec<Option<usize>> = Vec::new();
    p.expect(Token::LBrace, "`{` and the scales")?;
    loop {
        text.push("{");
        open.push(0);
        if extents.len() < open.len() {
            extents.push(None);
        }
        if p.eat(Token::LBrace) {
            continue;
        }
        // The innermost list.
        loop {
            scale(p, range, text)?;
            *open.last_mut().unwrap_or(&mut 0) += 1;
            if !p.eat(Token::Comma) {
                break;
            }
            text.push(", ");
        }
        // Lists that end here.
        loop {
            p.expect(Token::RBrace, "`}` after the scales")?;
            text.push("}");
            let (count, depth) = (open.pop().unwrap_or_default(), open.len());
            if extents[depth].replace(count).is_some_and(|before| before != count) {
                return p.error("lists of one level have as many items");
            }
            let Some(outer) = open.last_mut() else { return Ok(()) };
            *outer += 1;
            if p.eat(Token::Comma) {
                text.push(", ");
                break;
            }
        }
        p.expect(Token::LBrace, "`{` and the scales")?;
    }
}
