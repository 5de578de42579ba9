//! `tosa`: operations whose attributes include cases of enumerations as plain words, branches and loops.

use super::{branches, form, print_attributes};
use pdll_ir::{Attr, AttrData, Name, OpParser, OpPrinter, Parsed, RegionForm, SyntaxFunctions, Token};

/// `NAME %a, .. {..}? : function-type`, cases of enumerations in the dictionary being words.
const WORDS: SyntaxFunctions = form(parse_words, print_words);
/// `cond_if %condition : type (-> types)? region (else region)? {..}?`
const COND_IF: SyntaxFunctions = form(parse_if, print_if);

/// The form of an operation of `tosa`.
pub(super) fn syntax(op: &str) -> Option<SyntaxFunctions> {
    Some(match op {
        "apply_scale"
        | "argmax"
        | "cast_from_block_scaled"
        | "cast_to_block_scaled"
        | "clamp"
        | "matmul_t_block_scaled"
        | "max_pool2d"
        | "maximum"
        | "minimum"
        | "reduce_max"
        | "reduce_min"
        | "rescale"
        | "resize" => WORDS,
        "cond_if" => COND_IF,
        "while_loop" => branches::WHILE,
        _ => return None,
    })
}

/// The mnemonic of the enumeration that an attribute of this name is.
fn mnemonic(op: &str, name: &str) -> Option<&'static str> {
    Some(match name {
        "block_size" => "block_size",
        "nan_mode" => "nan_mode",
        "rounding_mode" => "rounding_mode",
        "mode" if op == "tosa.resize" => "resize_mode",
        _ => return None,
    })
}

fn op_name(p: &mut OpParser<'_, '_, '_>) -> String {
    let name = p.info().name;
    p.ctx().text(name).into_owned()
}

/// `{key = WORD, key = attribute, key}`, or nothing.
fn parse_dictionary(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let op = op_name(p);
    p.optional_list((Token::LBrace, Token::RBrace), "`}` after the attributes", |p| {
        let at = p.position();
        let Some(key) = p.optional_keyword_or_string() else {
            return p.wrong_token("expected attribute name");
        };
        if p.given_attribute(key).is_some() {
            return p.error_at(at, "this attribute was given before");
        }
        if !p.eat(Token::Equal) {
            let unit = p.ctx().known().unit;
            p.set_attribute(key, unit);
            return Ok(());
        }
        let mnemonic = mnemonic(&op, &p.ctx().text(key));
        let value = match (mnemonic, p.at(Token::Bare)) {
            (Some(mnemonic), true) => {
                let word = p.keyword("a case of an enumeration")?;
                let (namespace, data) = (p.ctx().name("tosa"), p.ctx().name(&format!("{mnemonic}<{word}>")));
                p.ctx().attr(AttrData::Opaque { namespace, data, ty: None })
            }
            _ => p.attribute()?,
        };
        p.set_attribute(key, value);
        Ok(())
    })?;
    Ok(())
}

fn parse_words(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let operands = p.operand_list()?;
    parse_dictionary(p)?;
    p.expect(Token::Colon, "`:` and a function type")?;
    let at = p.position();
    let (inputs, results) = p.function_type()?;
    p.add_typed_operands(&operands, &inputs, at)?;
    p.add_result_types(&results);
    Ok(())
}

/// The word of an attribute that is written as one.
fn word(p: &OpPrinter<'_, '_>, (name, value): (Name, Attr)) -> Option<String> {
    let ctx = p.ctx();
    let mnemonic = mnemonic(&ctx.text(p.info().name), &ctx.text(name))?;
    let AttrData::Opaque { data, .. } = *ctx.attr_data(value) else { return None };
    let text = ctx.text(data).into_owned();
    Some(text.strip_prefix(mnemonic)?.strip_prefix('<')?.strip_suffix('>')?.to_string())
}

fn print_words(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let entries: Vec<((Name, Attr), Option<String>)> =
        view.all_attributes().into_iter().map(|entry| (entry, word(p, entry))).collect();
    p.op_name();
    p.text(" ");
    p.operands();
    let shown = |(_, word): &&((Name, Attr), Option<String>)| word.as_deref() != Some("PROPAGATE");
    let entries: Vec<_> = entries.iter().filter(shown).collect();
    if !entries.is_empty() {
        p.text(" {");
        p.list(entries, |p, (entry, word)| {
            p.keyword_or_string(entry.0);
            match word {
                Some(word) => p.text(&format!(" = {word}")),
                None if entry.1 == p.ctx().known().unit => {}
                None => {
                    p.text(" = ");
                    p.attribute(entry.1);
                }
            }
        });
        p.text("}");
    }
    p.text(" : ");
    p.function_type((0..view.operand_count()).map(|index| view.operand_type(index)), &view.result_types());
    true
}

fn parse_if(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let condition = p.operand()?;
    p.expect(Token::Colon, "`:` and the type of the condition")?;
    let ty = p.ty()?;
    let types = p.optional_arrow_types()?;
    p.add_typed_operand(condition, ty);
    p.add_result_types(&types);
    branches::parse(p, |_, _| Ok(()))?;
    p.optional_attributes()
}

fn print_if(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    if view.operand_count() != 1 || view.region_count() != 2 {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.operand(0);
    p.text(" : ");
    p.operand_types();
    if view.result_count() > 0 {
        p.text(" -> ");
        p.arrow_result_types();
    }
    p.text(" ");
    branches::print(p, RegionForm::WHOLE);
    print_attributes(p, " ", &[]);
    true
}
