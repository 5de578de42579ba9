//! Types of `llvm`. What stands inside of them is written without `!llvm.`.

use pdll_ir::{OpParser, Parsed, SymbolText, Token, TypeData};

/// Those that are a word.
pub(super) const TYPES: [&str; 6] = ["label", "metadata", "ppc_fp128", "token", "void", "x86_amx"];

/// No type of the dialect.
pub(super) fn unknown(p: &mut OpParser<'_, '_, '_>, _: &mut SymbolText) -> Parsed<()> {
    p.error("there is no such type in `llvm`")
}

/// `struct<(i32, ptr)>`, `struct<"name", packed (i8)>`, `struct<"name", opaque>`, `struct<"name">` inside of
/// a struct of this name
pub(super) fn structure(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    open(p, text)?;
    if !p.at(Token::Str) {
        members(p, text)?;
        return close(p, text);
    }
    let at = p.position();
    let name = p.string()?;
    let name = crate::symbol::quoted(p.ctx().bytes(name));
    text.push(&name);
    let known = p.ctx().name(&format!("!llvm.struct<{name}>"));
    if p.at(Token::Greater) {
        if !p.is_in_type(known) {
            return p.error_at(at, "a struct without members is mentioned in the struct of this name only");
        }
        return close(p, text);
    }
    p.expect(Token::Comma, "`,` and the members")?;
    text.push(", ");
    let start = text.as_str().len();
    let body = p.type_of_name(known, |p| {
        match p.eat_keyword("opaque") {
            true => text.push("opaque"),
            false => members(p, text)?,
        }
        Ok(p.ctx().name(&text.as_str()[start..]))
    })?;
    if body.is_none() {
        return p.error_at(at, "the struct of this name has other members");
    }
    close(p, text)
}

/// `packed (i8, i32)`
fn members(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    if p.eat_keyword("packed") {
        text.push("packed ");
    }
    p.expect(Token::LParen, "`(` and the members")?;
    text.push("(");
    let mut is_first = true;
    p.list_until(Token::RParen, "`)` after the members", |p| {
        text.push(if std::mem::take(&mut is_first) { "" } else { ", " });
        inner(p, &NO_ELEMENTS, text)
    })?;
    text.push(")");
    Ok(())
}

/// `array<4 x i32>`
pub(super) fn array(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    open(p, text)?;
    let count = p.integer()?;
    text.push(&format!("{} x ", count as u64));
    p.expect_keyword("x")?;
    inner(p, &NO_ELEMENTS, text)?;
    close(p, text)
}

/// `func<i32 (ptr, ...)>`
pub(super) fn function(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    open(p, text)?;
    inner(p, &["func", "label", "metadata"], text)?;
    p.expect(Token::LParen, "`(` and the types of the arguments")?;
    text.push(" (");
    let mut is_first = true;
    while !p.at(Token::RParen) {
        if !std::mem::take(&mut is_first) {
            p.expect(Token::Comma, "`,` and the next type")?;
            text.push(", ");
        }
        if p.eat(Token::Ellipsis) {
            text.push("...");
            break;
        }
        inner(p, &["func", "void"], text)?;
    }
    p.expect(Token::RParen, "`)` after the types of the arguments")?;
    text.push(")");
    close(p, text)
}

/// What a struct or an array has no elements of.
const NO_ELEMENTS: [&str; 5] = ["func", "label", "metadata", "token", "void"];

/// Types that are a word.
const WORDS: [&str; 5] = ["label", "metadata", "token", "void", "x86_amx"];

fn open(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    text.push("<");
    p.expect(Token::Less, "`<`")
}

fn close(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    text.push(">");
    p.expect(Token::Greater, "`>` at the end of the type")
}

/// A type inside of another, which must not be one of those.
fn inner(p: &mut OpParser<'_, '_, '_>, illegal: &[&str], text: &mut SymbolText) -> Parsed<()> {
    let at = p.position();
    let start = text.as_str().len();
    p.nested(|p| member(p, text))?;
    let written = &text.as_str()[start..];
    let word = written.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default();
    match illegal.contains(&word) {
        true => p.error_at(at, format!("a type `{word}` cannot stand here")),
        false => Ok(()),
    }
}

fn member(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    if p.at(Token::Bare) {
        let word = std::str::from_utf8(p.spelling()).unwrap_or_default();
        let body: Option<super::Reader> = match word {
            "array" => Some(array),
            "func" => Some(function),
            "ptr" => Some(pointer),
            "struct" => Some(structure),
            "target" => Some(target),
            word if WORDS.contains(&word) => Some(|_, _| Ok(())),
            _ => None,
        };
        if p.eat_keyword("ppc_fp128") {
            // The only one that is printed in full.
            text.push("!llvm.ppc_fp128");
            return Ok(());
        }
        if let Some(body) = body {
            text.push(p.keyword("a type")?);
            return body(p, text);
        }
    } else if !p.at(Token::Bang) {
        return p.error("expected a type");
    }
    let ty = p.ty()?;
    let ctx = p.ctx();
    if let TypeData::Opaque { namespace, data } = *ctx.type_data(ty)
        && ctx.bytes(namespace) == b"llvm"
    {
        let data = ctx.text(data).into_owned();
        let word = data.split('<').next().unwrap_or_default();
        if matches!(word, "array" | "func" | "ptr" | "struct" | "target") || WORDS.contains(&word) {
            text.push(&data);
            return Ok(());
        }
    }
    text.push_type(p.ctx(), ty);
    Ok(())
}

/// `ptr<3>` after its name.
pub(super) fn pointer(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    if !p.eat(Token::Less) {
        return Ok(());
    }
    let space = p.integer()? as u32;
    if space != 0 {
        text.push(&format!("<{space}>"));
    }
    p.expect(Token::Greater, "`>` after the address space")
}

/// `target<"name", type, .., number, ..>`
pub(super) fn target(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    open(p, text)?;
    let name = p.string()?;
    let name = crate::symbol::quoted(p.ctx().bytes(name));
    text.push(&name);
    let mut numbers = false;
    while p.eat(Token::Comma) {
        text.push(", ");
        numbers |= p.at(Token::Int);
        if numbers {
            text.push(&p.integer()?.to_string());
            continue;
        }
        let bare = p.at(Token::Bare);
        let word = std::str::from_utf8(p.spelling()).unwrap_or_default();
        if bare && WORDS.contains(&word) {
            text.push(&format!("!llvm.{word}"));
            p.keyword("a type")?;
            continue;
        }
        let ty = p.ty()?;
        text.push_type(p.ctx(), ty);
    }
    close(p, text)
}
