//! Types of `emitc`.

use pdll_ir::{OpParser, Parsed, SymbolText, Token, TypeData};

/// `array<2x3xf32>`
pub(super) fn array(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and the dimensions")?;
    text.push("<");
    let at = p.position();
    let dims = p.dimension_list(false, true)?;
    if dims.is_empty() {
        return p.error_at(at, "an array has dimensions");
    }
    for dim in dims {
        text.push(&format!("{dim}x"));
    }
    let at = p.position();
    let ty = p.ty()?;
    let ctx = p.ctx();
    let is_element = match ctx.type_data(ty) {
        TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) => true,
        TypeData::Opaque { namespace, data } => {
            let data = ctx.bytes(*data);
            ctx.bytes(*namespace) == b"emitc" && !data.starts_with(b"array<") && !data.starts_with(b"lvalue<")
        }
        _ => false,
    };
    if !is_element {
        return p.error_at(at, "there are no arrays of this type");
    }
    text.push_type(p.ctx(), ty);
    text.push(">");
    p.expect(Token::Greater, "`>` at the end of the type")
}
