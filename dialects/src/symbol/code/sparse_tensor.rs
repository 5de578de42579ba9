//! `sparse_tensor.encoding`: which levels a tensor is stored in, and how each of them is.

use crate::brackets::{parts, split_first};
use pdll_ir::{
    AttrData, BinaryOp, Context, ExprData, OpParser, Parsed, Position, SymbolText, Token, Type, parse_attr,
    print_attr,
};

/// How a level is stored, and how many sizes and which properties it has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Dense,
    Batch,
    Compressed,
    LooseCompressed,
    Singleton,
    Structured,
}

const FORMATS: [(&str, Format); 6] = [
    ("dense", Format::Dense),
    ("batch", Format::Batch),
    ("compressed", Format::Compressed),
    ("loose_compressed", Format::LooseCompressed),
    ("singleton", Format::Singleton),
    ("structured", Format::Structured),
];

/// In the order in which they are printed.
const PROPERTIES: [&str; 3] = ["nonunique", "nonordered", "soa"];
const SOA: usize = 2;

/// A level: the expression of dimensions that it is, and how it is stored.
struct Level {
    expr: String,
    format: Format,
    properties: [bool; 3],
    storage: String,
}

/// `<{map = [s] {l, ..} (d : slice, ..) -> (expr : format, ..), posWidth = 32, ..}>`
pub(super) fn encoding(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    let start = p.position();
    p.expect(Token::Less, "`<`")?;
    p.expect(Token::LBrace, "`{`")?;
    let (mut map, mut widths) = (None, [0i128; 2]);
    let mut values: [Option<SymbolText>; 2] = [None, None];
    while let Some(key) = p.optional_keyword() {
        p.expect(Token::Equal, "`=` and a value")?;
        match key {
            "map" if map.is_none() => map = Some(dimensions(p, start)?),
            "posWidth" | "crdWidth" => widths[usize::from(key == "crdWidth")] = width(p, start)?,
            "explicitVal" | "implicitVal" => {
                values[usize::from(key == "implicitVal")] = Some(number(p, start)?);
            }
            _ => return p.error_at(start, format!("`{key}` cannot be said of an encoding here")),
        }
        if !p.eat(Token::Comma) {
            break;
        }
    }
    p.expect(Token::RBrace, "`}` at the end of the encoding")?;
    p.expect(Token::Greater, "`>` after `}`")?;
    let Some(map) = map else { return p.error_at(start, "an encoding has a map with levels") };
    text.push("<{ map = ");
    text.push(&map);
    for (name, width) in ["posWidth", "crdWidth"].into_iter().zip(widths) {
        if width != 0 {
            text.push(&format!(", {name} = {width}"));
        }
    }
    for (name, value) in ["explicitVal", "implicitVal"].into_iter().zip(&values) {
        if let Some(value) = value {
            text.push(&format!(", {name} = "));
            text.append(value);
        }
    }
    text.push(" }>");
    Ok(())
}

/// `storage_specifier<#encoding>`: only how levels are stored matters, and slices.
pub(super) fn specifier(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and an encoding")?;
    let at = p.position();
    let encoding = p.attribute()?;
    let ctx = p.ctx();
    let written = match *ctx.attr_data(encoding) {
        AttrData::Opaque { namespace, data, .. } if ctx.bytes(namespace) == b"sparse_tensor" => {
            ctx.text(data).into_owned()
        }
        _ => String::new(),
    };
    let Some(levels) = levels_alone(&written) else { return p.error_at(at, "this is not an encoding") };
    let Ok(levels) = parse_attr(p.ctx(), &format!("#sparse_tensor.{levels}")) else {
        return p.error_at(at, "the slices of an encoding are as many as its levels");
    };
    text.push("<");
    text.push_attr(p.ctx(), levels);
    text.push(">");
    p.expect(Token::Greater, "`>` after the encoding")
}

/// What the text of an encoding says, as it is printed.
pub(crate) struct EncodingParts<'t> {
    /// Dimensions, with their slices.
    pub(crate) dims: Vec<&'t str>,
    /// Levels: what each is made of, and how it is stored.
    pub(crate) levels: Vec<&'t str>,
    /// `name = value`
    entries: Vec<&'t str>,
}

impl<'t> EncodingParts<'t> {
    /// What it says by a name.
    pub(crate) fn entry(&self, name: &str) -> Option<&'t str> {
        self.entries.iter().find_map(|entry| entry.strip_prefix(name)?.strip_prefix(" = "))
    }
}

/// The parts of the text of an encoding.
pub(crate) fn encoding_parts(text: &str) -> Option<EncodingParts<'_>> {
    let inner = text.strip_prefix("encoding<{ map = ")?.strip_suffix(" }>")?;
    let (map, entries) = split_first(inner).unwrap_or((inner, ""));
    let (dims, levels) = map.split_once(" -> ")?;
    let (_, dims) = dims.split_once('(')?;
    Some(EncodingParts {
        dims: parts(dims.strip_suffix(')')?),
        levels: parts(levels.strip_prefix('(')?.strip_suffix(')')?),
        entries: parts(entries),
    })
}

/// Why an encoding is not that of a tensor, if it is not.
pub(crate) fn misfit(ctx: &mut Context, encoding: &str, rank: usize, element: Type) -> Option<String> {
    let said = encoding_parts(encoding)?;
    if said.dims.len() != rank {
        return Some("the encoding is of another number of dimensions".into());
    }
    for name in ["explicitVal", "implicitVal"] {
        let Some(value) = said.entry(name).and_then(|value| parse_attr(ctx, value).ok()) else { continue };
        if ctx.attr_type(value).is_some_and(|ty| ty != element) {
            return Some(format!("`{name}` has the type of the elements"));
        }
        let is_zero = match *ctx.attr_data(value) {
            AttrData::Integer { value, .. } => value == 0,
            AttrData::Float { bits, .. } => bits == [0, 0],
            _ => true,
        };
        if name == "implicitVal" && !is_zero {
            return Some("the elements that are not stored are zero".into());
        }
    }
    None
}

/// An encoding of which each level is a dimension, and without what it says of numbers.
fn levels_alone(encoding: &str) -> Option<String> {
    let EncodingParts { dims: slices, levels, .. } = encoding_parts(encoding)?;
    let dim = |level: usize| match slices.get(level).and_then(|dim| dim.split_once(" : ")) {
        Some((_, slice)) => format!("d{level} : {slice}"),
        None => format!("d{level}"),
    };
    let dims: Vec<String> = (0..levels.len()).map(dim).collect();
    let level = |(level, text): (usize, &&str)| Some(format!("d{level} : {}", text.split_once(" : ")?.1));
    let levels = levels.iter().enumerate().map(level).collect::<Option<Vec<String>>>()?;
    Some(format!("encoding<{{ map = ({}) -> ({}) }}>", dims.join(", "), levels.join(", ")))
}

/// `(1, 4, ?)`: offset, size and stride of what a dimension is cut to.
pub(super) fn slice(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::LParen, "`(` and a slice")?;
    for (i, separator) in ["(", ", ", ", "].into_iter().enumerate() {
        if i > 0 {
            p.expect(Token::Comma, "`,` and the next number of the slice")?;
        }
        text.push(separator);
        let at = p.position();
        if p.eat(Token::Question) {
            text.push("?");
            continue;
        }
        let number = p.integer()?;
        if number < i64::from(i > 0) {
            return p.error_at(at, "size and stride of a slice are above 0, and its offset is not below");
        }
        text.push(&number.to_string());
    }
    text.push(")");
    p.expect(Token::RParen, "`)` after the slice")
}

/// How many bits positions or coordinates have; 0 for as many as an index.
fn width(p: &mut OpParser<'_, '_, '_>, start: Position) -> Parsed<i128> {
    let attr = p.attribute()?;
    match p.ctx().int_value(attr) {
        Some(width) if matches!(width, 0 | 8 | 16 | 32 | 64) => Ok(width),
        _ => p.error_at(start, "a width is 0, 8, 16, 32 or 64 bits"),
    }
}

/// The value that all elements have which are stored, or which are not.
fn number(p: &mut OpParser<'_, '_, '_>, start: Position) -> Parsed<SymbolText> {
    let attr = p.attribute()?;
    let is_number = match p.ctx().attr_data(attr) {
        AttrData::Integer { .. } | AttrData::BigInteger { .. } | AttrData::Float { .. } => true,
        AttrData::Opaque { namespace, .. } => {
            let namespace = *namespace;
            p.ctx().bytes(namespace) == b"complex"
        }
        _ => false,
    };
    if !is_number {
        return p.error_at(start, "this value is a number");
    }
    let mut text = SymbolText::default();
    text.push_attr(p.ctx(), attr);
    Ok(text)
}

/// New names in brackets: `[a, b]`.
fn names<'s>(p: &mut OpParser<'_, '_, 's>, close: Token, known: &mut Vec<&'s str>) -> Parsed<Vec<&'s str>> {
    let mut names = Vec::new();
    p.list_until(close, "the end of the names", |p| {
        names.push(new_name(p, known)?);
        Ok(())
    })?;
    Ok(names)
}

fn new_name<'s>(p: &mut OpParser<'_, '_, 's>, known: &mut Vec<&'s str>) -> Parsed<&'s str> {
    let at = p.position();
    let name = p.keyword("a name")?;
    if known.contains(&name) {
        return p.error_at(at, format!("`{name}` has been declared before"));
    }
    known.push(name);
    Ok(name)
}

/// `[s] {l, ..} (d : slice, ..) -> (expr : format, ..)`, as it is printed.
fn dimensions(p: &mut OpParser<'_, '_, '_>, start: Position) -> Parsed<String> {
    let mut known = Vec::new();
    let symbols = if p.eat(Token::LSquare) { names(p, Token::RSquare, &mut known)? } else { Vec::new() };
    let level_names = if p.eat(Token::LBrace) { names(p, Token::RBrace, &mut known)? } else { Vec::new() };
    p.expect(Token::LParen, "`(` and the dimensions")?;
    let (mut dims, mut slices) = (Vec::new(), Vec::new());
    p.list_until(Token::RParen, "`)` after the dimensions", |p| {
        dims.push(new_name(p, &mut known)?);
        if p.eat(Token::Equal) {
            expression(p, &level_names)?;
        }
        slices.push(match p.eat(Token::Colon) {
            true => {
                let slice = p.attribute()?;
                Some(print_attr(p.ctx(), slice))
            }
            false => None,
        });
        Ok(())
    })?;
    p.expect(Token::Arrow, "`->` and the levels")?;
    p.expect(Token::LParen, "`(` and the levels")?;
    let in_scope: Vec<&str> = dims.iter().chain(&symbols).copied().collect();
    let (mut levels, mut declared) = (Vec::new(), level_names.iter());
    p.list_until(Token::RParen, "`)` after the levels", |p| {
        if !level_names.is_empty() {
            let at = p.position();
            let name = p.keyword("the name of a level")?;
            if declared.next() != Some(&name) {
                return p.error_at(at, "levels are defined in the order of their declaration");
            }
            p.expect(Token::Equal, "`=` and what the level is")?;
        }
        let expr = expression(p, &in_scope)?;
        p.expect(Token::Colon, "`:` and how the level is stored")?;
        levels.push(level(p, expr)?);
        Ok(())
    })?;
    if declared.next().is_some() {
        return p.error_at(start, "each level that is declared is defined");
    }
    if let Err(why) = formats(&levels) {
        return p.error_at(start, why);
    }
    printed(p, start, (&dims, &symbols), &slices, &levels)
}

/// An expression as it is written, of names that are known.
fn expression(p: &mut OpParser<'_, '_, '_>, names: &[&str]) -> Parsed<String> {
    let (mut text, mut depth) = (String::new(), 0u32);
    loop {
        let spelling = String::from_utf8_lossy(p.spelling()).into_owned();
        if p.at(Token::Bare) {
            let is_known =
                matches!(&*spelling, "floordiv" | "ceildiv" | "mod") || names.contains(&&*spelling);
            if !is_known {
                return p.error(format!("`{spelling}` has not been declared"));
            }
        }
        let closes = depth > 0 && p.at(Token::RParen);
        depth += u32::from(p.at(Token::LParen));
        let tokens = [Token::Bare, Token::Int, Token::Plus, Token::Minus, Token::Star, Token::LParen];
        let goes_on = tokens.into_iter().any(|token| p.eat(token)) || (closes && p.eat(Token::RParen));
        if !goes_on {
            break;
        }
        depth -= u32::from(closes);
        text.push_str(&spelling);
        text.push(' ');
    }
    if text.is_empty() { p.error("expected an expression of dimensions") } else { Ok(text) }
}

/// `compressed(nonunique)`, `structured[2, 4]`
fn level(p: &mut OpParser<'_, '_, '_>, expr: String) -> Parsed<Level> {
    let at = p.position();
    let word = p.keyword("how the level is stored")?;
    let Some(&(_, format)) = FORMATS.iter().find(|format| format.0 == word) else {
        return p.error_at(at, format!("levels are not stored as `{word}`"));
    };
    let mut storage = word.to_string();
    if format == Format::Structured {
        let mut sizes = Vec::new();
        if p.eat(Token::LSquare) {
            p.list_until(Token::RSquare, "`]` after the sizes", |p| {
                sizes.push(p.integer()?);
                Ok(())
            })?;
        }
        match sizes[..] {
            [some, all] if 0 <= some && some <= all => storage.push_str(&format!("[{some}, {all}]")),
            _ => return p.error_at(at, "`structured` is followed by two sizes, the smaller one first"),
        }
    }
    let mut properties = [false; 3];
    if p.eat(Token::LParen) {
        p.list_until(Token::RParen, "`)` after the properties", |p| {
            let at = p.position();
            let word = p.keyword("a property of the level")?;
            match PROPERTIES.iter().position(|&property| property == word) {
                Some(index) => properties[index] = true,
                None => return p.error_at(at, format!("levels have no property `{word}`")),
            }
            Ok(())
        })?;
    }
    let has_properties = properties.contains(&true);
    if has_properties && matches!(format, Format::Dense | Format::Batch | Format::Structured) {
        return p.error_at(at, format!("levels that are `{word}` have no properties"));
    }
    if has_properties {
        let named = PROPERTIES.into_iter().zip(properties).filter(|property| property.1);
        let named: Vec<&str> = named.map(|property| property.0).collect();
        storage.push_str(&format!("({})", named.join(", ")));
    }
    Ok(Level { expr, format, properties, storage })
}

/// Which formats can follow each other.
fn formats(levels: &[Level]) -> Result<(), &'static str> {
    if levels.is_empty() {
        return Err("an encoding has at least one level");
    }
    for (i, level) in levels.iter().enumerate() {
        let before = i.checked_sub(1).map(|before| levels[before].format);
        match level.format {
            Format::Singleton if !levels[..i].iter().any(|before| is_compressed(before.format)) => {
                return Err("a level that is `singleton` comes after one that is compressed");
            }
            Format::Batch if before.is_some_and(|before| before != Format::Batch) => {
                return Err("levels that are `batch` come first");
            }
            Format::Singleton
                if level.properties[SOA] && levels[..i].iter().any(is_other_singleton)
                    || !level.properties[SOA] && levels[..i].iter().any(is_soa_singleton) =>
            {
                return Err("either all levels that are `singleton` are `soa`, or none is");
            }
            Format::Structured if levels[..i].iter().any(|before| before.format != Format::Dense) => {
                return Err("levels before one that is `structured` are dense");
            }
            Format::Structured if i + 1 < levels.len() => {
                return Err("a level that is `structured` comes last");
            }
            format if level.properties[SOA] && format != Format::Singleton => {
                return Err("only levels that are `singleton` are `soa`");
            }
            _ => {}
        }
    }
    Ok(())
}

fn is_soa_singleton(level: &Level) -> bool {
    level.format == Format::Singleton && level.properties[SOA]
}

fn is_other_singleton(level: &Level) -> bool {
    level.format == Format::Singleton && !level.properties[SOA]
}

fn is_compressed(format: Format) -> bool {
    matches!(format, Format::Compressed | Format::LooseCompressed)
}

/// With dimensions called `d0`, symbols `s0`, and simplified expressions.
fn printed(
    p: &mut OpParser<'_, '_, '_>,
    start: Position,
    (dims, symbols): (&[&str], &[&str]),
    slices: &[Option<String>],
    levels: &[Level],
) -> Parsed<String> {
    let mut specifiers = Vec::with_capacity(levels.len());
    let mut parts = Vec::with_capacity(levels.len());
    for level in levels {
        let map = format!("affine_map<({})[{}] -> ({})>", dims.join(", "), symbols.join(", "), level.expr);
        let Ok(map) = parse_attr(p.ctx(), &map) else {
            return p.error_at(start, "a level is an affine expression of dimensions");
        };
        parts.push(part(p.ctx(), map));
        let map = print_attr(p.ctx(), map);
        let expr = map.split_once(" -> (").and_then(|(_, rest)| rest.strip_suffix(")>")).unwrap_or_default();
        specifiers.push(format!("{expr} : {}", level.storage));
    }
    if symbols.is_empty() && !can_be_inverted(&parts, dims.len()) {
        return p.error_at(start, "the levels do not tell what the dimensions are");
    }
    let symbols: Vec<String> = (0..symbols.len()).map(|i| format!("s{i}")).collect();
    let symbols = if symbols.is_empty() { String::new() } else { format!("[{}]", symbols.join(", ")) };
    let dim = |(i, slice): (usize, &Option<String>)| match slice {
        Some(slice) => format!("d{i} : {slice}"),
        None => format!("d{i}"),
    };
    let dims: Vec<String> = slices.iter().enumerate().map(dim).collect();
    Ok(format!("{symbols}({}) -> ({})", dims.join(", "), specifiers.join(", ")))
}

/// What a level says of a dimension.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Whole(u32),
    Quotient(u32, i64),
    Rest(u32, i64),
}

fn part(ctx: &Context, map: pdll_ir::Attr) -> Option<Part> {
    let map = ctx.map_value(map)?;
    match ctx.expr(*map.results.first()?) {
        ExprData::Dim(dim) => Some(Part::Whole(dim)),
        ExprData::Binary(op, left, right) => match (op, ctx.expr(left), ctx.expr(right)) {
            (BinaryOp::FloorDiv, ExprData::Dim(dim), ExprData::Constant(by)) => Some(Part::Quotient(dim, by)),
            (BinaryOp::Mod, ExprData::Dim(dim), ExprData::Constant(by)) => Some(Part::Rest(dim, by)),
            _ => None,
        },
        _ => None,
    }
}

/// Whether each dimension is a level, or quotient and rest of it are.
fn can_be_inverted(parts: &[Option<Part>], dims: usize) -> bool {
    let count = |wanted: Part| parts.iter().filter(|part| **part == Some(wanted)).count();
    let is_told = |dim: u32| {
        let blocks = parts.iter().flatten().find_map(|part| match part {
            Part::Quotient(of, by) if *of == dim => Some(*by),
            _ => None,
        });
        match blocks {
            None => (count(Part::Whole(dim)) == 1).then_some(1),
            Some(by) => {
                let both = count(Part::Quotient(dim, by)) == 1 && count(Part::Rest(dim, by)) == 1;
                (both && count(Part::Whole(dim)) == 0).then_some(2)
            }
        }
    };
    let told: Option<usize> = (0..dims as u32).map(is_told).sum();
    told == Some(parts.len())
}
