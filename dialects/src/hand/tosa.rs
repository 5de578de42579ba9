//! `tosa`: operations whose attributes include cases of enumerations as plain words, branches and loops.

use super::{assignments, branches, form, print_assignments, print_attributes};
use pdll_ir::{Attr, AttrData, Name, OpParser, OpPrinter, Parsed, RegionForm, SyntaxFunctions, Token};

/// `NAME %a, .. {..}? : function-type`, cases of enumerations in the dictionary being words.
const WORDS: SyntaxFunctions = form(parse_words, print_words);
/// `cond_if %condition ((%inner = %outer, ..))? : type ((types))? (-> types)? region (else region)? {..}?`
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

/// An enumeration: its mnemonic and its cases.
type Enumeration = (&'static str, &'static [&'static str]);

/// The enumeration that an attribute of this name is.
fn enumeration(op: &str, name: &str) -> Option<Enumeration> {
    Some(match name {
        "block_size" => ("block_size", &["BLOCK_SIZE_32"]),
        "nan_mode" => ("nan_mode", &["PROPAGATE", "IGNORE"]),
        "rounding_mode" => ("rounding_mode", &["SINGLE_ROUND", "INEXACT_ROUND", "DOUBLE_ROUND"]),
        "mode" if op == "tosa.resize" => ("resize_mode", &["NEAREST_NEIGHBOR", "BILINEAR"]),
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
        let known = enumeration(&op, &p.ctx().text(key));
        let value = match (known, p.at(Token::Bare)) {
            (Some((mnemonic, cases)), true) => {
                let word = p.keyword("a case of an enumeration")?;
                if !cases.contains(&word) {
                    return p.error(format!("`{word}` is not one of {}", cases.join(", ")));
                }
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
    let (mnemonic, _) = enumeration(&ctx.text(p.info().name), &ctx.text(name))?;
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
    let (_, given) = if p.at(Token::LParen) { assignments(p)? } else { Default::default() };
    p.expect(Token::Colon, "`:` and the type of the condition")?;
    let ty = p.ty()?;
    p.add_typed_operand(condition, ty);
    // With values for the bodies, which name them anew, follows a function type.
    let types = if given.is_empty() {
        p.optional_arrow_types()?
    } else {
        let at = p.position();
        let (inputs, results) = p.function_type()?;
        p.add_typed_operands(&given, &inputs, at)?;
        results.into()
    };
    p.add_result_types(&types);
    branches::parse(p, |_, _| Ok(()))?;
    p.optional_attributes()
}

fn print_if(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let given = view.operand_count().saturating_sub(1);
    let inner = view.entry_arguments(0).unwrap_or(&[]);
    if view.operand_count() == 0 || view.region_count() != 2 || inner.len() != given {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.operand(0);
    print_assignments(p, " ", inner, 1..given + 1);
    p.text(" : ");
    p.ty(view.operand_type(0));
    if given > 0 {
        p.text(" (");
        p.list(1..given + 1, |p, index| p.ty(p.view().operand_type(index)));
        p.text(")");
    }
    if view.result_count() > 0 {
        p.text(" -> ");
        p.arrow_result_types();
    }
    p.text(" ");
    branches::print(p, RegionForm::WHOLE);
    print_attributes(p, " ", &[]);
    true
}
