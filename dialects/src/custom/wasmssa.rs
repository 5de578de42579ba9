//! Directives of `wasmssa`.

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{Parsed, RegionForm};

/// `else {..}`, or nothing.
pub(super) struct ElseRegion;

impl Directive for ElseRegion {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let present = r.p.eat_keyword("else");
        if present {
            let region = r.p.detached_region(Vec::new())?;
            r.set_regions(&arguments[0], vec![region]);
        }
        Ok(present)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        for region in w.region_numbers(&arguments[0]) {
            if !w.p.view().region_blocks(region).1.is_empty() {
                // mlir-opt prints the word in quotes, and cannot read it back.
                w.p.text("\"else \"");
                w.p.region(region, RegionForm::WHOLE);
            }
        }
    }
}
