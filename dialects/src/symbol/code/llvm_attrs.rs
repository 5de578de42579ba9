//! Attributes of `llvm`.

use pdll_ir::{OpParser, Parsed, SymbolText, Token, TypeData};

/// Why there is no attribute with this text.
pub(super) fn fault(text: &str) -> Option<&'static str> {
    let features = text.strip_prefix("target_features<[")?;
    let mut quoted = features.split('"').skip(1).step_by(2);
    let has_sign = |feature: &str| feature.starts_with(['+', '-']);
    (!quoted.all(has_sign)).then_some("a feature of a target begins with `+` or `-`")
}

/// `<i8, -3, 5>`: numbers from the first one to before the second one, which are cut off to the width.
pub(super) fn range(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and an integer type")?;
    let (at, ty) = (p.position(), p.ty()?);
    let &TypeData::Integer { width, .. } = p.ctx().type_data(ty) else {
        return p.error_at(at, "a range is one of an integer type");
    };
    text.push(&format!("<i{width}"));
    for _ in 0..2 {
        p.expect(Token::Comma, "`,` and a number")?;
        let number = number(p, width)?;
        text.push(&format!(", {number}"));
    }
    p.expect(Token::Greater, "`>` after the range")?;
    text.push(">");
    Ok(())
}

/// A number as the signed one of this width that has its last bits; one of more than 128 bits as it is
/// written.
fn number(p: &mut OpParser<'_, '_, '_>, width: u32) -> Parsed<String> {
    let is_negative = p.eat(Token::Minus);
    if !p.at(Token::Int) {
        return p.wrong_token("expected a number");
    }
    let spelling = String::from_utf8_lossy(p.spelling()).into_owned();
    p.eat(Token::Int);
    let value = match spelling.strip_prefix("0x") {
        Some(digits) => u128::from_str_radix(digits, 16),
        None => spelling.parse(),
    };
    let (Ok(value), 1..=128) = (value, width) else {
        return Ok(if is_negative { format!("-{spelling}") } else { spelling });
    };
    let value = if is_negative { value.wrapping_neg() } else { value };
    let unused = 128 - width;
    Ok((((value << unused) as i128) >> unused).to_string())
}
