//! Directives of `scf`.

use super::Directive;
use crate::form::{Argument, Reader, Writer, dense};
use pdll_ir::{Parsed, RegionForm};

/// `case 1 {..}` on lines of their own: an array of numbers, and as many regions.
pub(super) struct SwitchCases;

impl Directive for SwitchCases {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [cases, regions] = arguments else { return r.p.error("this directive takes two arguments") };
        let (mut numbers, mut bodies) = (Vec::new(), Vec::new());
        while r.p.eat_keyword("case") {
            numbers.push(r.p.integer()?);
            bodies.push(r.p.detached_region(Vec::new())?);
        }
        let present = !numbers.is_empty();
        let numbers = dense::i64_array(r.p.ctx(), &numbers);
        r.set_attr(cases, numbers);
        r.set_regions(regions, bodies);
        Ok(present)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [cases, regions] = arguments else { return };
        let ctx = w.p.ctx();
        let numbers = w.attr(cases).and_then(|attr| dense::i64_items(ctx, attr)).unwrap_or_default();
        for (number, region) in numbers.into_iter().zip(w.region_numbers(regions)) {
            w.p.new_line();
            w.p.text(&format!("case {number} "));
            w.p.region(region, RegionForm::BODY);
        }
    }
}
