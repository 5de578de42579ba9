//! Text to parameters.

use super::{Body, Param, ParamKind, Part};
use crate::enums::Enum;
use crate::tokens::{at_literal, expect_literal};
use pdll_ir::{OpParser, Parsed, Token, print_attr, print_type};

type Values = Vec<Option<String>>;

/// Reads a body; gives the text of each parameter that is there.
pub(super) fn read(p: &mut OpParser<'_, '_, '_>, parts: &[Part], params: &[Param]) -> Parsed<Values> {
    let mut values: Values = vec![None; params.len()];
    all(p, parts, params, &mut values)?;
    Ok(values)
}

fn all(p: &mut OpParser<'_, '_, '_>, parts: &[Part], params: &[Param], values: &mut Values) -> Parsed<()> {
    parts.iter().try_for_each(|part| one(p, part, params, values))
}

fn one(p: &mut OpParser<'_, '_, '_>, part: &Part, params: &[Param], values: &mut Values) -> Parsed<()> {
    match part {
        Part::NoSpace | Part::Blank => Ok(()),
        Part::Literal(text) => expect_literal(p, text),
        Part::Param(index) => {
            let param = &params[*index];
            if !param.optional || at_value(p, &param.kind) {
                values[*index] = Some(value(p, &param.kind)?);
            }
            Ok(())
        }
        Part::Params(list) => parameters(p, list, params, values),
        Part::Struct(list) => structure(p, list, params, values),
        Part::Group { then, otherwise, .. } => {
            let first = then.iter().find(|part| !matches!(part, Part::NoSpace | Part::Blank));
            match first.is_some_and(|first| at_part(p, first, params)) {
                true => all(p, then, params, values),
                false => all(p, otherwise, params, values),
            }
        }
    }
}

/// Whether a part of a form is next.
fn at_part(p: &OpParser<'_, '_, '_>, part: &Part, params: &[Param]) -> bool {
    match part {
        Part::Literal(text) => at_literal(p, text),
        Part::Param(index) => at_value(p, &params[*index].kind),
        Part::Params(list) => list.iter().any(|&index| at_value(p, &params[index].kind)),
        Part::Struct(list) => list.iter().any(|&index| p.at_keyword(&params[index].name)),
        _ => false,
    }
}

/// `a, b`: optional ones that are not next are left out, with their comma.
fn parameters(
    p: &mut OpParser<'_, '_, '_>,
    list: &[usize],
    params: &[Param],
    values: &mut Values,
) -> Parsed<()> {
    let mut first = true;
    for &index in list {
        let param = &params[index];
        if param.optional {
            let next = if first { at_value(p, &param.kind) } else { p.at(Token::Comma) };
            if !next {
                continue;
            }
        }
        if !first {
            p.expect(Token::Comma, "`,` and the next parameter")?;
        }
        first = false;
        values[index] = Some(value(p, &param.kind)?);
    }
    Ok(())
}

/// `x = a, y = b` in any order.
fn structure(
    p: &mut OpParser<'_, '_, '_>,
    list: &[usize],
    params: &[Param],
    values: &mut Values,
) -> Parsed<()> {
    let start = p.position();
    let all_optional = list.iter().all(|&index| params[index].optional);
    if !all_optional || p.at(Token::Bare) {
        p.comma_list(|p| {
            let at = p.position();
            let name = p.keyword("the name of a parameter")?;
            let index = list.iter().copied().find(|&index| *params[index].name == *name);
            let Some(index) = index else {
                return p.error_at(at, format!("there is no parameter `{name}` here"));
            };
            if values[index].is_some() {
                return p.error_at(at, format!("the parameter `{name}` was given before"));
            }
            p.expect(Token::Equal, "`=` and the parameter")?;
            values[index] = Some(value(p, &params[index].kind)?);
            Ok(())
        })?;
    }
    match list.iter().find(|&&index| !params[index].optional && values[index].is_none()) {
        None => Ok(()),
        Some(&index) => p.error_at(start, format!("the parameter `{}` is missing", params[index].name)),
    }
}

/// Whether the current token can begin a value.
fn at_value(p: &OpParser<'_, '_, '_>, kind: &ParamKind) -> bool {
    match kind {
        ParamKind::Int => p.at(Token::Int) || p.at(Token::Minus),
        ParamKind::Bool => p.at_keyword("true") || p.at_keyword("false"),
        ParamKind::Text => p.at(Token::Str),
        ParamKind::Float => p.at(Token::Float) || p.at(Token::Int) || p.at(Token::Minus),
        ParamKind::Type => p.at(Token::Bang) || p.at(Token::LParen) || p.at(Token::Bare),
        ParamKind::Attr => p.at_attribute(),
        ParamKind::Enum { .. } => p.at(Token::Bare) || p.at(Token::Str),
        ParamKind::Symbol(form) => p.at(Token::Hash) || p.at(Token::Bang) || at_body(p, &form.body),
        ParamKind::List(item) => at_value(p, item),
        ParamKind::Ints => p.at(Token::LSquare),
    }
}

/// Whether a body is next.
pub(super) fn at_body(p: &OpParser<'_, '_, '_>, body: &Body) -> bool {
    match body {
        Body::Raw => p.at(Token::Less),
        Body::Format { parts, params } => parts.first().is_some_and(|part| at_part(p, part, params)),
    }
}

/// Reads a value; gives its text.
fn value(p: &mut OpParser<'_, '_, '_>, kind: &ParamKind) -> Parsed<String> {
    match kind {
        ParamKind::Int => Ok(p.integer()?.to_string()),
        ParamKind::Bool => match p.optional_keyword_of(&["true", "false"]) {
            Some(0) => Ok("true".into()),
            Some(_) => Ok("false".into()),
            None => p.error("expected `true` or `false`"),
        },
        ParamKind::Text => {
            let text = p.string()?;
            Ok(quoted(p.ctx().bytes(text)))
        }
        ParamKind::Float => {
            let f64 = p.ctx().known().f64;
            let number = p.attribute_of_type(f64)?;
            let text = print_attr(p.ctx(), number);
            Ok(text.strip_suffix(" : f64").map_or(text.clone(), str::to_string))
        }
        ParamKind::Type => {
            let ty = p.ty()?;
            Ok(print_type(p.ctx(), ty))
        }
        ParamKind::Attr => {
            let attr = p.attribute()?;
            Ok(print_attr(p.ctx(), attr))
        }
        ParamKind::Enum { of, quotes } => {
            let number = enumerator(p, of)?;
            let text = of.text(number).unwrap_or_default();
            Ok(if *quotes && !of.is_plain(number, &text) { quoted(text.as_bytes()) } else { text })
        }
        ParamKind::Symbol(form) => symbol(p, form),
        ParamKind::Ints => {
            let mut items = Vec::new();
            p.expect(Token::LSquare, "`[` and numbers")?;
            p.list_until(Token::RSquare, "`]` after the numbers", |p| {
                items.push(p.integer()?.to_string());
                Ok(())
            })?;
            Ok(format!("[{}]", items.join(", ")))
        }
        ParamKind::List(item) => {
            let mut items = Vec::new();
            p.comma_list(|p| {
                items.push(value(p, item)?);
                Ok(())
            })?;
            Ok(items.join(", "))
        }
    }
}

/// One of a dialect, in full or only its body.
fn symbol(p: &mut OpParser<'_, '_, '_>, form: &super::SymbolForm) -> Parsed<String> {
    if p.at(Token::Hash) {
        let attr = p.attribute()?;
        let body = form.attr_body(p.ctx(), attr).map(|body| String::from_utf8_lossy(body).into_owned());
        return Ok(body.unwrap_or_else(|| print_attr(p.ctx(), attr)));
    }
    let attr = form.read_attr(p)?;
    let body = form.attr_body(p.ctx(), attr).unwrap_or_default();
    Ok(String::from_utf8_lossy(body).into_owned())
}

/// `case`, `"case"`, `case, case`: its number.
pub(crate) fn enumerator(p: &mut OpParser<'_, '_, '_>, of: &Enum) -> Parsed<u64> {
    let separator = match of.separator() {
        Some(b',') => Some(Token::Comma),
        Some(_) => Some(Token::Pipe),
        None => None,
    };
    let mut number = 0;
    loop {
        let at = p.position();
        let Some(name) = p.optional_keyword_or_string() else {
            return p.error("expected a case of an enumeration");
        };
        let text = p.ctx().text(name).into_owned();
        let Some(case) = of.value(&text) else {
            return p.error_at(at, format!("there is no case `{text}`"));
        };
        number |= case;
        if separator.is_none_or(|separator| !p.eat(separator)) {
            return Ok(number);
        }
    }
}

/// In quotes, as MLIR escapes strings.
pub(crate) fn quoted(bytes: &[u8]) -> String {
    let mut out = String::from("\"");
    for &byte in bytes {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b'"' => out.push_str("\\22"),
            0x20..=0x7E => out.push(byte as char),
            _ => out.push_str(&format!("\\{byte:02X}")),
        }
    }
    out.push('"');
    out
}
