//! What `acc.loop` says of its bounds and of the construct that it is part of.

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{AttrData, Parsed, RegionForm, Token};

/// The name of a construct: an attribute.
pub(crate) struct CombinedLoop;

/// `control(%i : type, ..) = (%x, .. : type, ..) to (..) step (..) {..}`, or `{..}` alone: a region whose
/// arguments are written there, and lower and upper bounds and steps, each with their types.
pub(crate) struct Control;

/// What a construct is called, and the name of its case.
const CONSTRUCTS: [(&str, &str); 3] = [
    ("kernels", "combined_constructs<kernels_loop>"),
    ("parallel", "combined_constructs<parallel_loop>"),
    ("serial", "combined_constructs<serial_loop>"),
];

impl Directive for CombinedLoop {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let Some((_, case)) = CONSTRUCTS.iter().find(|(word, _)| r.p.eat_keyword(word)) else {
            return r.p.error("expected `kernels`, `parallel` or `serial`");
        };
        let (namespace, data) = (r.p.ctx().name("acc"), r.p.ctx().name(case));
        let construct = r.p.ctx().attr(AttrData::Opaque { namespace, data, ty: None });
        r.set_attr(&arguments[0], construct);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let Some(AttrData::Opaque { data, .. }) = w.attr(&arguments[0]).map(|attr| w.p.ctx().attr_data(attr))
        else {
            return;
        };
        let case = w.p.ctx().bytes(*data);
        if let Some((word, _)) = CONSTRUCTS.iter().find(|(_, name)| name.as_bytes() == case) {
            w.p.text(word);
        }
    }
}

/// What stands before each list of bounds, when read and when printed.
const BOUNDS: [&str; 3] = ["=", "to", "step"];
const PRINTED_BOUNDS: [&str; 3] = [" = (", " to (", "  step ("];

impl Directive for Control {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [region, bounds @ ..] = arguments else { return r.p.error("this directive takes a region") };
        let mut inner = Vec::new();
        if r.p.eat_keyword("control") {
            r.p.expect(Token::LParen, "`(` and arguments")?;
            r.p.list_until(Token::RParen, "`)` after the arguments", |p| {
                inner.push(p.region_argument(false)?.0);
                Ok(())
            })?;
            for (word, pair) in BOUNDS.into_iter().zip(bounds.chunks_exact(2)) {
                match word {
                    "=" => r.p.expect(Token::Equal, "`=` and bounds")?,
                    word => r.p.expect_keyword(word)?,
                }
                r.p.expect(Token::LParen, "`(` and bounds")?;
                let at = r.p.position();
                let values = r.p.operand_list()?;
                if values.len() != inner.len() {
                    return r.p.error_at(at, "there is a bound for each argument");
                }
                r.p.expect(Token::Colon, "`:` and the types")?;
                let types = r.p.type_list()?;
                r.p.expect(Token::RParen, "`)` after the types")?;
                r.set_operands(&pair[0], values);
                r.set_argument_types(&pair[1], types)?;
            }
        } else {
            for pair in bounds.chunks_exact(2) {
                r.set_argument_types(&pair[1], Vec::new())?;
            }
        }
        let body = r.p.detached_region(inner)?;
        r.set_regions(region, vec![body]);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [region, bounds @ ..] = arguments else { return };
        let Some(number) = w.region_numbers(region).next() else { return };
        let inner = w.p.entry_arguments(number).unwrap_or_default();
        if !inner.is_empty() {
            w.p.text("control(");
            w.p.list(inner, |p, &argument| {
                p.region_value(argument);
                p.text(" : ");
                p.region_value_type(argument);
            });
            w.p.text(")");
            for (word, pair) in PRINTED_BOUNDS.into_iter().zip(bounds.chunks_exact(2)) {
                let (range, types) = (w.operand_range(&pair[0]), w.argument_types(&pair[1]));
                w.p.text(word);
                w.p.operand_range(range);
                w.p.text(" : ");
                w.p.types(types);
                w.p.text(")");
            }
            w.p.text(" ");
        }
        w.p.region(number, RegionForm::BODY);
    }
}
