//! Formats of operations that cannot be read, told where they are written.

use crate::format::{self, Scope};
use crate::model::Model;
use pdll_source::SourceMap;
use pdll_source::diag::{Diagnostic, Diagnostics};

/// Tells of each operation of a model whose `assemblyFormat` is no format, at the place of what is wrong in
/// it. `sources` are those that the model was read from.
pub fn check_formats(model: &Model, sources: &SourceMap, diags: &mut Diagnostics) {
    for op in &model.ops {
        let Some(text) = &op.assembly_format else { continue };
        let Err(error) = format::parse(text, &Scope::of(op)) else { continue };
        let place = op.place_in_format(&error.at, sources);
        let said = format!("the `assemblyFormat` of `{}` cannot be read: {}", op.name, error.message);
        diags.push(Diagnostic::error(place, said));
    }
}
