//! Tiles of `amx`.

use pdll_ir::{FloatKind, OpParser, Parsed, Sign, SymbolText, Token, TypeData};

/// `<16x16xf32>`
pub(super) fn tile(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and the sizes of a tile")?;
    let sizes = p.dimension_list(false, true)?;
    if p.at(Token::Question) {
        return p.error("the sizes of a tile are numbers");
    }
    let (at, ty) = (p.position(), p.ty()?);
    let fits = match p.ctx().type_data(ty) {
        TypeData::Float(kind) => matches!(kind, FloatKind::F16 | FloatKind::BF16 | FloatKind::F32),
        TypeData::Integer { width, sign } => matches!(width, 8 | 32) && *sign == Sign::Signless,
        _ => false,
    };
    if !fits {
        return p.error_at(at, "a tile is made of `f32`, `f16`, `bf16`, `i32` or `i8`");
    }
    text.push("<");
    sizes.iter().for_each(|size| text.push(&format!("{size}x")));
    text.push_type(p.ctx(), ty);
    p.expect(Token::Greater, "`>` after the tile")?;
    text.push(">");
    Ok(())
}
