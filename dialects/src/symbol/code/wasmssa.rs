//! `wasmssa`: types of tables.

use pdll_ir::{OpParser, Parsed, SymbolText, Token};

/// `tabletype !wasmssa.funcref [3: 5]`
pub(super) fn table(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    let ty = p.ty()?;
    text.push(" ");
    text.push_type(p.ctx(), ty);
    p.expect(Token::LSquare, "`[` and the sizes")?;
    let least = p.integer()?;
    text.push(&format!(" [{least}:"));
    p.expect(Token::Colon, "`:` after the smallest size")?;
    if let Some(most) = p.optional_integer()? {
        text.push(&format!(" {most}"));
    }
    text.push("]");
    p.expect(Token::RSquare, "`]` after the sizes")
}
