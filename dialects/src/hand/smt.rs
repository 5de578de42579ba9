//! `smt`.

use super::{form, print_attributes, set};
use pdll_ir::{
    Attr, Context, OpParser, OpPrinter, Parsed, Sign, SyntaxFunctions, Token, Type, TypeData, negate_words,
    parse_attr, print_words,
};

/// `eq %a, %b, .. {..}? : type`, as `distinct`.
pub(super) const COMPARE: SyntaxFunctions = form(parse_compare, print_compare);
/// `int.constant n {..}?`
pub(super) const INTEGER: SyntaxFunctions = form(parse_integer, print_integer);
/// `bv.repeat n times %v {..}? : type`
pub(super) const REPEAT: SyntaxFunctions = form(parse_repeat, print_repeat);

fn named_type(ctx: &mut Context, data: &str) -> Type {
    let (namespace, data) = (ctx.name("smt"), ctx.name(data));
    ctx.ty(TypeData::Opaque { namespace, data })
}

fn parse_compare(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let operands = p.operand_list()?;
    p.optional_attributes()?;
    p.expect(Token::Colon, "`:` and the type")?;
    let ty = p.ty()?;
    p.add_operands_of_type(&operands, ty);
    let bool_type = named_type(p.ctx(), "bool");
    p.add_result_type(bool_type);
    Ok(())
}

fn print_compare(p: &mut OpPrinter<'_, '_>) -> bool {
    if p.operand_count() == 0 {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.operands();
    print_attributes(p, " ", &[]);
    p.text(" : ");
    p.ty(p.view().operand_type(0));
    true
}

/// How many bits MLIR gives digits: four for each behind leading zeros, 64 for zero.
fn width_of(digits: &[u8]) -> u32 {
    let digits = digits.strip_prefix(b"0x").unwrap_or(digits);
    let zeros = digits.iter().take_while(|digit| **digit == b'0').count();
    match u32::try_from(digits.len() - zeros).unwrap_or(u32::MAX) {
        0 => 64,
        count => count.saturating_mul(4),
    }
}

fn parse_integer(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let at = p.position();
    let negative = p.eat(Token::Minus);
    if !p.at(Token::Int) {
        return p.error("expected an integer");
    }
    let digits = p.spelling();
    p.eat(Token::Int);
    let Some(attr) = value_attr(p.ctx(), negative, digits) else {
        return p.error_at(at, "this number has too many digits");
    };
    set(p, "value", attr);
    p.optional_attributes()?;
    let int_type = named_type(p.ctx(), "int");
    p.add_result_type(int_type);
    Ok(())
}

/// A number as MLIR keeps it: the bits of its two's complement as an unsigned number, in as many bits as its
/// digits are given, and one more where the highest of those is set.
fn value_attr(ctx: &mut Context, negative: bool, digits: &[u8]) -> Option<Attr> {
    let width = width_of(digits);
    let written = format!("{} : ui{width}", std::str::from_utf8(digits).ok()?);
    let magnitude = parse_attr(ctx, &written).ok()?;
    let mut words = ctx.int_words(magnitude)?.into_owned();
    let top = (width as usize - 1) / 64;
    let is_full = words.get(top).is_some_and(|word| word >> ((width - 1) % 64) & 1 == 1);
    let width = width + u32::from(is_full);
    if negative {
        words.resize((width as usize).div_ceil(64), 0);
        negate_words(&mut words);
    }
    let ty = ctx.ty(TypeData::Integer { sign: Sign::Unsigned, width });
    ctx.words_attr(ty, &words)
}

/// The number that an attribute of [`value_attr`] holds, with its sign.
pub(crate) fn integer_text(ctx: &Context, attr: Attr) -> Option<String> {
    let width = ctx.int_width(ctx.attr_type(attr)?)?.0;
    let mut words = ctx.int_words(attr)?.into_owned();
    match (u64::BITS * words.len() as u32).checked_sub(width) {
        // The highest bit says whether it is negative.
        Some(spare) if spare < u64::BITS => {
            let top = words.last_mut()?;
            *top = ((*top << spare) as i64 >> spare) as u64;
        }
        Some(_) => return None,
        // Words that are all zero are left out.
        None => words.push(0),
    }
    Some(print_words(&words, true))
}

fn print_integer(p: &mut OpPrinter<'_, '_>) -> bool {
    let text = p.view().attribute_named("value").and_then(|attr| integer_text(p.ctx(), attr));
    let Some(text) = text else { return false };
    p.op_name();
    p.text(" ");
    p.text(&text);
    print_attributes(p, " ", &["value"]);
    true
}

/// How many bits a bit vector has.
fn bits(ctx: &Context, ty: Type) -> Option<u64> {
    let TypeData::Opaque { data, .. } = *ctx.type_data(ty) else { return None };
    ctx.text(data).strip_prefix("bv<")?.strip_suffix('>')?.trim().parse().ok()
}

fn parse_repeat(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let at = p.position();
    let times = p.integer()?;
    p.expect_keyword("times")?;
    let operand = p.operand()?;
    p.optional_attributes()?;
    p.expect(Token::Colon, "`:` and the type")?;
    let ty_at = p.position();
    let ty = p.ty()?;
    let Some(width) = bits(p.ctx(), ty) else { return p.error_at(ty_at, "expected a bit vector") };
    let all = u64::try_from(times).ok().filter(|&times| times > 0).and_then(|n| n.checked_mul(width));
    let Some(all) = all.filter(|&all| i64::try_from(all).is_ok()) else {
        return p.error_at(at, "a value is repeated at least once, and at most as often as fits");
    };
    p.add_typed_operand(operand, ty);
    let result = named_type(p.ctx(), &format!("bv<{all}>"));
    p.add_result_type(result);
    Ok(())
}

fn print_repeat(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    if view.operand_count() != 1 || view.result_count() != 1 {
        return false;
    }
    let width = |ty| bits(view.ctx(), ty).filter(|&width| width > 0);
    let (Some(from), Some(to)) = (width(view.operand_type(0)), width(view.result_type(0))) else {
        return false;
    };
    p.op_name();
    p.text(&format!(" {} times ", to / from));
    p.operands();
    print_attributes(p, " ", &[]);
    p.text(" : ");
    p.operand_types();
    true
}
