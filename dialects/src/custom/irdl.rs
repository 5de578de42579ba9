//! Directives of `irdl`.

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{Attr, AttrData, Name, Parsed, RegionForm, Token};

/// `{..}`, or nothing where the block has no operations.
pub(super) struct OneBlock;

/// `(name: %value, ..)`: operands and an array of their names.
pub(super) struct NamedValues;

/// `(name: optional %value, ..)`: operands, an array of their names, and how many of each there can be.
pub(super) struct NamedValuesWithCounts;

/// `{"name" = %value, ..}`, or nothing: operands and an array of their names.
pub(super) struct NamedAttributes;

/// How many values there can be. The first one is not written.
const COUNTS: [&str; 3] = ["single", "optional", "variadic"];

impl Directive for OneBlock {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let present = r.p.at(Token::LBrace);
        let region = match present {
            true => r.p.detached_region(Vec::new())?,
            false => r.p.detached_empty_region()?,
        };
        r.p.ensure_block(region);
        r.set_regions(&arguments[0], vec![region]);
        Ok(present)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        for region in w.region_numbers(&arguments[0]) {
            if w.p.view().last_op(region).is_some() {
                w.p.region(region, RegionForm::WHOLE);
            }
        }
    }
}

fn strings(r: &mut Reader<'_, '_, '_, '_, '_>, argument: &Argument, names: &[Name]) {
    let ctx = r.p.ctx();
    let names: Vec<Attr> =
        names.iter().map(|&value| ctx.attr(AttrData::String { value, ty: None })).collect();
    let names = ctx.array_attr(&names);
    r.set_attr(argument, names);
}

fn names<'a>(w: &Writer<'_, '_, '_, 'a>, argument: &Argument) -> Vec<&'a [u8]> {
    let ctx = w.p.ctx();
    match w.attr(argument).map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Array(items)) => items.iter().filter_map(|&item| ctx.string_value(item)).collect(),
        _ => Vec::new(),
    }
}

/// Reads `(name: count? %value, ..)`; gives how many of each there can be.
fn read_values(
    r: &mut Reader<'_, '_, '_, '_, '_>,
    (values, texts): (&Argument, &Argument),
    counted: bool,
) -> Parsed<Vec<&'static str>> {
    let (mut operands, mut found, mut counts) = (Vec::new(), Vec::new(), Vec::new());
    r.p.expect(Token::LParen, "`(` and the names")?;
    r.p.list_until(Token::RParen, "`)` after the values", |p| {
        let word = p.keyword("a name")?;
        found.push(p.ctx().name(word));
        p.expect(Token::Colon, "`:` and a value")?;
        if counted {
            let at = p.position();
            let word = p.optional_keyword();
            let count = word.map_or(Some(COUNTS[0]), |word| COUNTS.into_iter().find(|count| *count == word));
            match count {
                Some(count) => counts.push(count),
                None => return p.error_at(at, "expected `single`, `optional` or `variadic`"),
            }
        }
        operands.push(p.operand()?);
        Ok(())
    })?;
    r.set_operands(values, operands);
    strings(r, texts, &found);
    Ok(counts)
}

fn write_values(w: &mut Writer<'_, '_, '_, '_>, values: &Argument, texts: &Argument, counts: &[String]) {
    let names = names(w, texts);
    let operands = w.operand_range(values);
    w.p.text("(");
    w.p.list(names.into_iter().zip(operands).enumerate(), |p, (index, (name, operand))| {
        p.bytes(name);
        p.text(": ");
        if let Some(count) = counts.get(index).filter(|count| *count != COUNTS[0]) {
            p.text(count);
            p.text(" ");
        }
        p.operand(operand);
    });
    w.p.text(")");
}

impl Directive for NamedValues {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [values, texts] = arguments else { return r.p.error("this directive takes two arguments") };
        read_values(r, (values, texts), false).map(|_| true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [values, texts] = arguments else { return };
        write_values(w, values, texts, &[]);
    }
}

impl Directive for NamedValuesWithCounts {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [values, texts, counts] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        let written = read_values(r, (values, texts), true)?;
        // mlir-opt prints a blank before each.
        let list: Vec<String> = written.iter().map(|count| format!(" {count}")).collect();
        let data = format!("variadicity_array[{}]", list.join(", "));
        let ctx = r.p.ctx();
        let (namespace, data) = (ctx.name("irdl"), ctx.name(&data));
        let attr = ctx.attr(AttrData::Opaque { namespace, data, ty: None });
        r.set_attr(counts, attr);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [values, texts, counts] = arguments else { return };
        let counts = match w.attr(counts).map(|attr| w.p.ctx().attr_data(attr)) {
            Some(AttrData::Opaque { data, .. }) => {
                let text = w.p.ctx().text(*data).into_owned();
                let list = text.split_once('[').map_or("", |(_, list)| list.trim_end_matches(']'));
                list.split(',').map(|count| count.trim().to_string()).collect()
            }
            _ => Vec::new(),
        };
        write_values(w, values, texts, &counts);
    }
}

impl Directive for NamedAttributes {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [values, texts] = arguments else { return r.p.error("this directive takes two arguments") };
        let (mut operands, mut found) = (Vec::new(), Vec::new());
        let present = r.p.eat(Token::LBrace);
        if present {
            r.p.comma_list(|p| {
                found.push(p.string()?);
                p.expect(Token::Equal, "`=` and a value")?;
                operands.push(p.operand()?);
                Ok(())
            })?;
            r.p.expect(Token::RBrace, "`}` after the attributes")?;
        }
        r.set_operands(values, operands);
        strings(r, texts, &found);
        Ok(present)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [values, texts] = arguments else { return };
        let names = names(w, texts);
        if names.is_empty() {
            return;
        }
        let operands = w.operand_range(values);
        w.p.text("{");
        w.p.list(names.into_iter().zip(operands), |p, (name, operand)| {
            p.string(name);
            p.text(" = ");
            p.operand(operand);
        });
        w.p.text("}");
    }
}
