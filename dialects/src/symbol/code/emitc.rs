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

/// `<type>`, whose text may not begin in this way.
fn around(p: &mut OpParser<'_, '_, '_>, refused: &str, message: &str, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and a type")?;
    let at = p.position();
    let ty = p.ty()?;
    if pdll_ir::print_type(p.ctx(), ty).starts_with(refused) {
        return p.error_at(at, message);
    }
    text.push("<");
    text.push_type(p.ctx(), ty);
    text.push(">");
    p.expect(Token::Greater, "`>` after the type")
}

/// `ptr<i32>`
pub(super) fn pointer(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    around(p, "!emitc.lvalue<", "there are no pointers to variables", text)
}

/// `lvalue<i32>`
pub(super) fn variable(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    around(p, "!emitc.array<", "an array is a variable itself", text)
}

/// `opaque<"T">`
pub(super) fn opaque(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and the name of the type")?;
    let at = p.position();
    let name = p.string()?;
    let name = p.ctx().bytes(name).to_vec();
    if name.is_empty() || name.ends_with(b"*") {
        return p.error_at(at, "an opaque type has a name, and a pointer is an `!emitc.ptr`");
    }
    text.push(&format!("<{}>", super::super::quoted(&name)));
    p.expect(Token::Greater, "`>` after the name of the type")
}
