//! `linalg.generic`.

use super::{input_count, print_operands, print_results, sized_operands};
use crate::hand::{form, iterators, print_attributes, set};
use pdll_ir::{Attr, AttrData, OpParser, OpPrinter, Parsed, RegionForm, SyntaxFunctions, Token};

/// `generic {traits} ins(..)? outs(..)? (attrs = {..})? region (-> types)?`
pub(super) const GENERIC: SyntaxFunctions = form(parse, print);

/// The attributes that stand before the operands.
const TRAITS: [&str; 4] = ["doc", "indexing_maps", "iterator_types", "library_call"];

fn parse(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let at = p.position();
    let traits = p.attribute()?;
    let AttrData::Dict(traits) = *p.ctx().attr_data(traits) else {
        return p.error_at(at, "the traits of this operation are a dictionary");
    };
    p.set_attributes(traits);
    let after = p.position();
    iterators::of_strings(p, "linalg", after)?;
    sized_operands(p)?;
    if p.eat_keyword("attrs") {
        p.expect(Token::Equal, "`=` and a dictionary")?;
        p.optional_attributes()?;
    }
    p.region(Vec::new())?;
    let types = p.optional_arrow_types()?;
    p.add_result_types(&types);
    Ok(())
}

fn print(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let Some(inputs) = input_count(view) else { return false };
    let iterators = view.attribute_named("iterator_types").and_then(|attr| iterators::texts(p.ctx(), attr));
    let Some(iterators) = iterators else { return false };
    p.op_name();
    p.text(" {");
    let present: Vec<(&str, Attr)> =
        TRAITS.iter().filter_map(|&name| Some((name, view.attribute_named(name)?))).collect();
    p.list(present, |p, (name, attr)| {
        p.text(name);
        p.text(" = ");
        if name == "iterator_types" {
            p.text("[");
            p.list(&iterators, |p, kind| p.string(kind));
            p.text("]");
        } else {
            p.attribute(attr);
        }
    });
    p.text("}");
    print_operands(p, inputs);
    let hidden = [TRAITS[0], TRAITS[1], TRAITS[2], TRAITS[3], "operandSegmentSizes"];
    print_attributes(p, " attrs =  ", &hidden);
    if !view.region_blocks(0).1.is_empty() {
        p.text(" ");
        p.region(0, RegionForm::WHOLE);
    }
    print_results(p);
    true
}

/// Sets the kinds of iterators and the maps of operands that are accessed as `maps` says.
pub(super) fn set_maps(p: &mut OpParser<'_, '_, '_>, maps: &[Attr]) {
    let maps = p.ctx().array_attr(maps);
    set(p, "indexing_maps", maps);
}
