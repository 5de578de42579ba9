//! Text to parameters.

use super::{Body, Param, ParamKind, Part, body_of};
use crate::enums::{Enum, is_word};
use crate::tokens::{at_literal, expect_literal};
use pdll_ir::{Attr, AttrData, Context, OpParser, Parsed, SymbolText, Token, print_attr};

type Values = Vec<Option<SymbolText>>;

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
        &Part::Levels(first, end) => {
            let [low, high] = levels(p)?;
            (values[first], values[end]) = (Some(low), Some(high));
            Ok(())
        }
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
        ParamKind::Attr(_) => p.at_attribute(),
        ParamKind::Enum { .. } => p.at(Token::Bare) || p.at(Token::Str),
        ParamKind::Symbol(form) => p.at(Token::Hash) || p.at(Token::Bang) || at_body(p, &form.body),
        ParamKind::TypeSymbol(form) => p.at(Token::Bang) || at_body(p, &form.body),
        ParamKind::Recursive { .. } => p.at(Token::Hash) || p.at(Token::Less),
        ParamKind::Map => p.at(Token::LParen),
        ParamKind::Word { .. } => p.at(Token::Bare),
        ParamKind::Operand => p.at(Token::Bare) || p.at(Token::Int),
        ParamKind::Braces(_) => p.at(Token::LBrace),
        ParamKind::List(item) => at_value(p, item),
        ParamKind::Ints => p.at(Token::LSquare),
    }
}

/// Whether a body is next.
pub(super) fn at_body(p: &OpParser<'_, '_, '_>, body: &Body) -> bool {
    match body {
        Body::Code(_) | Body::Raw => p.at(Token::Less),
        Body::Format { parts, params } => {
            let first = parts.iter().find(|part| !matches!(part, Part::NoSpace | Part::Blank));
            first.is_some_and(|part| at_part(p, part, params))
        }
    }
}

/// Reads a value; gives its text.
fn value(p: &mut OpParser<'_, '_, '_>, kind: &ParamKind) -> Parsed<SymbolText> {
    let mut text = SymbolText::default();
    match kind {
        ParamKind::Int => text.push(&p.integer()?.to_string()),
        ParamKind::Bool => match p.optional_keyword_of(&["true", "false"]) {
            Some(0) => text.push("true"),
            Some(_) => text.push("false"),
            None => return p.error("expected `true` or `false`"),
        },
        ParamKind::Text => {
            let string = p.string()?;
            text.push(&quoted(p.ctx().bytes(string)));
        }
        ParamKind::Float => {
            let f64 = p.ctx().known().f64;
            let number = p.attribute_of_type(f64)?;
            let number = print_attr(p.ctx(), number);
            text.push(number.strip_suffix(" : f64").unwrap_or(&number));
        }
        ParamKind::Type => {
            let ty = p.ty()?;
            text.push_type(p.ctx(), ty);
        }
        ParamKind::Attr(class) => {
            let at = p.position();
            let attr = p.attribute()?;
            if class.is_some_and(|class| !is_of(p.ctx(), attr, class)) {
                return p.error_at(at, format!("expected {}", class.unwrap_or_default()));
            }
            text.push_attr(p.ctx(), attr);
        }
        ParamKind::Enum { of, quotes } => {
            let number = if *quotes { one_case(p, of)? } else { enumerator(p, of)? };
            let case = of.text(number).unwrap_or_default();
            let in_quotes = *quotes && !is_word(&case);
            text.push(&if in_quotes { quoted(case.as_bytes()) } else { case });
        }
        ParamKind::Symbol(form) if form.has_no_brackets() && !p.at(Token::Hash) => form.body(p, &mut text)?,
        ParamKind::Symbol(form) => {
            let attr = if p.at(Token::Hash) { p.attribute()? } else { form.read_attr(p)? };
            push_body(p, attr, &form.mnemonic, &mut text);
        }
        ParamKind::TypeSymbol(form) if p.at(Token::Bang) => {
            let at = p.position();
            let ty = p.ty()?;
            match form.type_body(p.ctx(), ty).map(|body| String::from_utf8_lossy(body).into_owned()) {
                Some(body) if !body.is_empty() => text.push(&body),
                Some(_) => text.push_type(p.ctx(), ty),
                None => return p.error_at(at, format!("expected a type `{}`", form.mnemonic)),
            }
        }
        ParamKind::TypeSymbol(form) => form.body(p, &mut text)?,
        ParamKind::Recursive { dialect, mnemonic } => {
            let attr = match p.at(Token::Hash) {
                true => p.attribute()?,
                false => p.attribute_body_of(*dialect, mnemonic)?,
            };
            push_body(p, attr, mnemonic, &mut text);
        }
        ParamKind::Map => {
            let map = p.affine_map()?;
            let whole = print_attr(p.ctx(), map);
            text.push(whole.strip_prefix("affine_map<").and_then(|t| t.strip_suffix('>')).unwrap_or(&whole));
        }
        ParamKind::Operand if p.at(Token::Int) => text.push(&p.integer()?.to_string()),
        ParamKind::Operand => word(p, "DW_ATE_", &mut text)?,
        ParamKind::Word { prefix } => word(p, prefix, &mut text)?,
        ParamKind::Braces(item) => {
            p.expect(Token::LBrace, "`{`")?;
            text.push("{");
            text.append(&value(p, item)?);
            text.push("}");
            p.expect(Token::RBrace, "`}` at the end of the list")?;
        }
        ParamKind::Ints => {
            let mut items = Vec::new();
            p.expect(Token::LSquare, "`[` and numbers")?;
            p.list_until(Token::RSquare, "`]` after the numbers", |p| {
                items.push(p.integer()?.to_string());
                Ok(())
            })?;
            text.push(&format!("[{}]", items.join(", ")));
        }
        ParamKind::List(item) => {
            let mut is_first = true;
            p.comma_list(|p| {
                text.push(if std::mem::take(&mut is_first) { "" } else { ", " });
                text.append(&value(p, item)?);
                Ok(())
            })?;
        }
    }
    Ok(text)
}

/// A word of DWARF.
fn word(p: &mut OpParser<'_, '_, '_>, prefix: &str, text: &mut SymbolText) -> Parsed<()> {
    let at = p.position();
    let word = p.keyword("a word of DWARF")?;
    let Some(name) = word.strip_prefix(prefix) else {
        return p.error_at(at, format!("expected a word that begins with `{prefix}`"));
    };
    if !super::dwarf::has(prefix, name) {
        return p.error_at(at, format!("DWARF has no word `{word}`"));
    }
    text.push(word);
    Ok(())
}

/// Whether [`is_of`] knows a class.
pub(crate) fn is_builtin_class(class: &str) -> bool {
    const CLASSES: [&str; 18] = [
        "AffineMapAttr",
        "ArrayAttr",
        "BoolAttr",
        "DenseBoolArrayAttr",
        "DenseI16ArrayAttr",
        "DenseI32ArrayAttr",
        "DenseI64ArrayAttr",
        "DenseI8ArrayAttr",
        "DictionaryAttr",
        "DistinctAttr",
        "FlatSymbolRefAttr",
        "FloatAttr",
        "IntegerAttr",
        "LocationAttr",
        "StringAttr",
        "SymbolRefAttr",
        "TypeAttr",
        "UnitAttr",
    ];
    CLASSES.contains(&class)
}

/// Whether an attribute is of a class of builtin ones, by its name in C++.
pub(crate) fn is_of(ctx: &Context, attr: Attr, class: &str) -> bool {
    let is_array = |width: u32| match ctx.attr_data(attr) {
        AttrData::DenseArray { element, .. } => ctx.int_width(*element).is_some_and(|(w, _)| w == width),
        _ => false,
    };
    match (class, ctx.attr_data(attr)) {
        ("StringAttr", data) => matches!(data, AttrData::String { .. }),
        ("BoolAttr", _) => ctx.bool_value(attr).is_some(),
        ("IntegerAttr", data) => matches!(data, AttrData::Integer { .. } | AttrData::BigInteger { .. }),
        ("FloatAttr", data) => matches!(data, AttrData::Float { .. }),
        ("ArrayAttr", data) => matches!(data, AttrData::Array(_)),
        ("DictionaryAttr", data) => matches!(data, AttrData::Dict(_)),
        ("TypeAttr", data) => matches!(data, AttrData::Type(_)),
        ("FlatSymbolRefAttr", AttrData::Symbol(path)) => path.len() == 1,
        ("SymbolRefAttr", data) => matches!(data, AttrData::Symbol(_)),
        ("UnitAttr", data) => matches!(data, AttrData::Unit),
        ("AffineMapAttr", data) => matches!(data, AttrData::Map(_)),
        ("DistinctAttr", data) => matches!(data, AttrData::Distinct { .. }),
        ("LocationAttr" | "FusedLoc", data) => matches!(data, AttrData::Loc(_)),
        ("FlatSymbolRefAttr", _) => false,
        ("DenseBoolArrayAttr", _) => is_array(1),
        ("DenseI8ArrayAttr", _) => is_array(8),
        ("DenseI16ArrayAttr", _) => is_array(16),
        ("DenseI32ArrayAttr", _) => is_array(32),
        ("DenseI64ArrayAttr", _) => is_array(64),
        _ => true,
    }
}

/// `0` or `0 to 2`.
fn levels(p: &mut OpParser<'_, '_, '_>) -> Parsed<[SymbolText; 2]> {
    let at = p.position();
    let first = p.integer()?;
    let end = if p.eat_keyword("to") { p.integer()? } else { first.saturating_add(1) };
    if end <= first {
        return p.error_at(at, "the range of levels is empty");
    }
    Ok([first, end].map(|number| {
        let mut text = SymbolText::default();
        text.push(&number.to_string());
        text
    }))
}

/// Appends what follows a mnemonic, or all of an attribute that is none of these.
fn push_body(p: &mut OpParser<'_, '_, '_>, attr: Attr, mnemonic: &str, text: &mut SymbolText) {
    let ctx = p.ctx();
    let body = match *ctx.attr_data(attr) {
        AttrData::Opaque { data, ty: None, .. } => body_of(ctx.bytes(data), mnemonic),
        _ => None,
    };
    match body.map(|body| String::from_utf8_lossy(body).into_owned()) {
        Some(body) => text.push_attr_body(ctx, attr, &body),
        None => text.push_attr(ctx, attr),
    }
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
        number |= one_case(p, of)?;
        if separator.is_none_or(|separator| !p.eat(separator)) {
            return Ok(number);
        }
    }
}

/// `case`, or a text in quotes that stands for one or several: its number.
fn one_case(p: &mut OpParser<'_, '_, '_>, of: &Enum) -> Parsed<u64> {
    let at = p.position();
    let Some(name) = p.optional_keyword_or_string() else {
        return p.error("expected a case of an enumeration");
    };
    let text = p.ctx().text(name).into_owned();
    match of.value(&text) {
        Some(case) => Ok(case),
        None => p.error_at(at, format!("there is no case `{text}`")),
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
