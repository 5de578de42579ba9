//! Types of `transform`.

use pdll_ir::{OpParser, Parsed, SymbolText};

/// The types of the dialect.
pub(super) const TYPES: [&str; 7] = ["affine_map", "any_op", "any_param", "any_value", "op", "param", "type"];

/// No type of the dialect.
pub(super) fn unknown(p: &mut OpParser<'_, '_, '_>, _: &mut SymbolText) -> Parsed<()> {
    p.error("there is no such type in `transform`")
}
