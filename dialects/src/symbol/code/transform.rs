//! Types of `transform`.

use pdll_ir::{OpParser, Parsed, SymbolText};

/// The types of the dialect.
pub(super) const TYPES: [&str; 7] = ["affine_map", "any_op", "any_param", "any_value", "op", "param", "type"];

/// No type of the dialect.
pub(super) fn unknown(p: &mut OpParser<'_, '_, '_>, _: &mut SymbolText) -> Parsed<()> {
    p.error("there is no such type in `transform`")
}

/// Why there is no type with this text.
pub(super) fn fault(text: &str) -> Option<&'static str> {
    let of = text.strip_prefix("param<")?.strip_suffix('>')?;
    let digits = of.trim_start_matches(['s', 'u']).strip_prefix('i');
    let width = digits.and_then(|digits| digits.parse::<u32>().ok());
    let fits = width.is_some_and(|width| width <= 64);
    (!fits).then_some("a parameter is an integer of at most 64 bits")
}
