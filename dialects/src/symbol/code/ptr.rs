//! Attributes of `ptr`.

use pdll_ir::{OpParser, Parsed, SymbolText, Token};

const ENTRIES: [&str; 4] = ["size", "abi", "preferred", "index"];

/// `spec<size = 64, abi = 64, preferred = 64, index = 32>`: bits, in any order; the last one may be left out.
pub(super) fn layout(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and the sizes")?;
    let (mut bits, start) = ([None; ENTRIES.len()], p.position());
    p.list_until(Token::Greater, "`>` after the sizes", |p| {
        let Some(entry) = p.optional_keyword_of(&ENTRIES) else {
            return p.error("the sizes are `size`, `abi`, `preferred` and `index`");
        };
        if bits[entry].is_some() {
            return p.error("each size is given once");
        }
        p.expect(Token::Equal, "`=` and a number")?;
        bits[entry] = Some(p.integer()? as u32);
        Ok(())
    })?;
    let [Some(_), Some(abi), Some(preferred), _] = bits else {
        return p.error_at(start, "`size`, `abi` and `preferred` are needed");
    };
    if bits.iter().flatten().any(|bits| bits % 8 != 0) {
        return p.error_at(start, "the sizes are whole bytes");
    }
    if preferred < abi {
        return p.error_at(start, "the preferred alignment is at least that of the ABI");
    }
    let entries = ENTRIES.iter().zip(bits);
    let entries: Vec<String> =
        entries.filter_map(|(name, bits)| Some(format!("{name} = {}", bits?))).collect();
    text.push(&format!("<{}>", entries.join(", ")));
    Ok(())
}
