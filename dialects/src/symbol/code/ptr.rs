//! Types and attributes of `ptr`.

use pdll_ir::{AttrData, OpParser, Parsed, SymbolText, Token, TypeData};

/// The attributes that are memory spaces of pointers.
const SPACES: [(&[u8], &str); 3] =
    [(b"llvm", "address_space"), (b"nvvm", "memory_space"), (b"ptr", "generic_space")];

/// `ptr<#ptr.generic_space>`
pub(super) fn pointer(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and the memory space")?;
    let at = p.position();
    let space = p.attribute()?;
    let ctx = p.ctx();
    let is_space = match ctx.attr_data(space) {
        // What a space of a dialect that nobody knows is, nobody knows.
        AttrData::Opaque { namespace, data, .. } => {
            let (dialect, data) = (ctx.bytes(*namespace), ctx.text(*data));
            let of_dialect = SPACES.iter().find(|known| known.0 == dialect);
            match of_dialect {
                Some((_, name)) => data.starts_with(name),
                None => !matches!(dialect, b"gpu" | b"spirv"),
            }
        }
        _ => false,
    };
    if !is_space {
        return p.error_at(at, "this is not a memory space of pointers, as `#ptr.generic_space` is");
    }
    text.push("<");
    text.push_attr(p.ctx(), space);
    text.push(">");
    p.expect(Token::Greater, "`>` after the memory space")
}

/// `ptr_metadata<memref<f32>>`
pub(super) fn metadata(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and a type")?;
    let at = p.position();
    let ty = p.ty()?;
    let ctx = p.ctx();
    let has_metadata = match ctx.type_data(ty) {
        TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. } => true,
        TypeData::Opaque { namespace, .. } => !matches!(ctx.bytes(*namespace), b"llvm" | b"ptr"),
        _ => false,
    };
    if !has_metadata {
        return p.error_at(at, "only what is like a pointer and more than one, as a memref, has metadata");
    }
    text.push("<");
    text.push_type(p.ctx(), ty);
    text.push(">");
    p.expect(Token::Greater, "`>` after the type")
}

/// `address<0x1000>`, of which the type is behind it: as a decimal number, if it has no more than 128 bits.
pub(super) fn address(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and a number")?;
    let sign = if p.eat(Token::Minus) { "-" } else { "" };
    if !p.at(Token::Int) {
        return p.wrong_token("expected a number");
    }
    let spelling = String::from_utf8_lossy(p.spelling()).into_owned();
    p.eat(Token::Int);
    let number = match spelling.strip_prefix("0x") {
        Some(digits) => u128::from_str_radix(digits, 16),
        None => spelling.parse(),
    };
    let number = number.map_or(spelling, |number| number.to_string());
    text.push(&format!("<{sign}{number}>"));
    p.expect(Token::Greater, "`>` after the number")
}

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
