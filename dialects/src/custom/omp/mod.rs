//! Directives of `omp`.

mod lists;
mod map;
mod modifiers;
mod region;

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{Attr, AttrData, Context, Parsed};

pub(super) use lists::{Aligned, Allocate, CopyPrivate, Depend, Linear, LoopHandles};
pub(super) use map::{Capture, MapFlags, MemberPaths};
pub(super) use modifiers::{Order, Schedule, Strict};
pub(super) use region::{
    IN_REDUCTION, IN_REDUCTION_REDUCTION, PRIVATE, REDUCTION, TARGET, TASK_REDUCTION, USE_DEVICE,
};

/// `#omp<data>`
fn attr(ctx: &mut Context, data: &str) -> Attr {
    let (namespace, data) = (ctx.name("omp"), ctx.name(data));
    ctx.attr(AttrData::Opaque { namespace, data, ty: None })
}

/// The text of an attribute of `omp` between what it begins and what it ends with.
fn attr_text<'a>(ctx: &'a Context, attr: Attr, (begin, end): (&str, &str)) -> Option<&'a str> {
    let AttrData::Opaque { data, .. } = *ctx.attr_data(attr) else { return None };
    let text = std::str::from_utf8(ctx.bytes(data)).ok()?;
    text.strip_prefix(begin)?.strip_suffix(end)
}

/// The items of an array, or none.
fn items(w: &Writer<'_, '_, '_, '_>, argument: &Argument) -> Vec<Attr> {
    match w.attr(argument).map(|attr| w.p.ctx().attr_data(attr)) {
        Some(AttrData::Array(items)) => items.to_vec(),
        _ => Vec::new(),
    }
}

/// Gives an attribute an array as its value.
fn set_items(r: &mut Reader<'_, '_, '_, '_, '_>, argument: &Argument, items: &[Attr]) {
    let items = r.p.ctx().array_attr(items);
    r.set_attr(argument, items);
}

/// A case of an enumeration, as an attribute that is written by itself.
pub(super) struct Case;

/// `uncontended, speculative` or `none`: bits of a number.
pub(super) struct Hint;

/// What the bits of a hint are called, the lowest first.
const BITS: [&str; 4] = ["uncontended", "contended", "nonspeculative", "speculative"];

impl Directive for Case {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        r.read_attribute(&arguments[0]).map(|()| true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        w.write_attribute(&arguments[0]);
    }
}

impl Directive for Hint {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let mut bits = 0;
        if !r.p.eat_keyword("none") {
            r.p.comma_list(|p| {
                let Some(bit) = p.optional_keyword_of(&BITS) else {
                    return p.error("expected a hint of synchronisation");
                };
                bits |= 1i128 << bit;
                Ok(())
            })?;
        }
        let i64 = r.p.ctx().known().i64;
        if let Some(bits) = r.p.ctx().int_attr(i64, bits) {
            r.set_attr(&arguments[0], bits);
        }
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let bits = w.attr(&arguments[0]).and_then(|attr| w.p.ctx().int_value(attr)).unwrap_or(0);
        let named: Vec<&str> =
            (0..).zip(BITS).filter(|(bit, _)| bits >> bit & 1 == 1).map(|(_, name)| name).collect();
        w.p.text(&if named.is_empty() { "none".to_string() } else { named.join(", ") });
    }
}
