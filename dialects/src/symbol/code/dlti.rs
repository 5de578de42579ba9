//! `dlti`: lists of entries, each a type or a name and what is said of it.

use pdll_ir::{AttrData, OpParser, Parsed, SymbolText, Token};

/// An entry: its key as it is printed, and all of it.
struct Entry {
    key: String,
    text: SymbolText,
}

/// The key of an entry, which may not be empty.
fn key(p: &mut OpParser<'_, '_, '_>, names_only: bool) -> Parsed<Entry> {
    let (at, mut text) = (p.position(), SymbolText::default());
    if let Some(name) = p.optional_string() {
        let name = p.ctx().bytes(name).to_vec();
        if name.is_empty() {
            return p.error_at(at, "the name of an entry is not empty");
        }
        text.push(&super::super::quoted(&name));
    } else if names_only {
        return p.error("expected the name of a device, as `\"CPU\"`");
    } else {
        match p.optional_type()? {
            Some(ty) => text.push_type(p.ctx(), ty),
            None => return p.error("expected a type, or a name as `\"dlti.endianness\"`"),
        }
    }
    Ok(Entry { key: text.as_str().to_string(), text })
}

/// `key = value`, or `#dlti.dl_entry<key, value>`, which is the same.
fn entry(p: &mut OpParser<'_, '_, '_>, of_devices: bool) -> Parsed<Entry> {
    let wrapped = !of_devices && p.at(Token::Hash);
    let mut entry = if wrapped { wrapped_entry(p)? } else { key(p, of_devices)? };
    if !wrapped {
        p.expect(Token::Equal, "`=` and what is said")?;
        let at = p.position();
        let value = p.attribute()?;
        let ctx = p.ctx();
        let is_device = match ctx.attr_data(value) {
            AttrData::Opaque { namespace, data, .. } => {
                ctx.bytes(*namespace) == b"dlti" && ctx.bytes(*data).starts_with(b"target_device_spec")
            }
            _ => false,
        };
        if of_devices && !is_device {
            return p.error_at(at, "what is said of a device is a `#dlti.target_device_spec`");
        }
        entry.text.push(" = ");
        entry.text.push_attr(p.ctx(), value);
    }
    Ok(entry)
}

/// The parts of a `#dlti.dl_entry<..>`, or of an alias of one.
fn wrapped_entry(p: &mut OpParser<'_, '_, '_>) -> Parsed<Entry> {
    let at = p.position();
    let attr = p.attribute()?;
    let ctx = p.ctx();
    let text = match ctx.attr_data(attr) {
        AttrData::Opaque { namespace, data, .. } if ctx.bytes(*namespace) == b"dlti" => {
            ctx.text(*data).into_owned()
        }
        _ => String::new(),
    };
    let inner = text.strip_prefix("dl_entry<").and_then(|inner| inner.strip_suffix('>'));
    let parts = inner.map(crate::brackets::split_first);
    let Some((key, value)) = parts.flatten() else {
        return p.error_at(at, "expected an entry: a type or a name, `=`, and what is said");
    };
    let mut text = SymbolText::default();
    text.push(&format!("{key} = {value}"));
    Ok(Entry { key: key.to_string(), text })
}

/// `<key = value, ..>`, each key once.
fn entries(p: &mut OpParser<'_, '_, '_>, of_devices: bool, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and the entries")?;
    let (start, mut keys) = (p.position(), Vec::new());
    text.push("<");
    while !p.at(Token::Greater) {
        let entry = entry(p, of_devices)?;
        if !keys.is_empty() {
            text.push(", ");
        }
        text.append(&entry.text);
        if keys.contains(&entry.key) {
            return p.error_at(start, format!("`{}` is there twice", entry.key));
        }
        keys.push(entry.key);
        if !p.eat(Token::Comma) {
            break;
        }
    }
    text.push(">");
    p.expect(Token::Greater, "`,` and an entry, or `>`")
}

/// `dl_spec<i32 = dense<32> : vector<1xi64>, "dlti.endianness" = "little">`, `map<..>`,
/// `target_device_spec<..>`
pub(super) fn list(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    entries(p, false, text)
}

/// `target_system_spec<"CPU" = #dlti.target_device_spec<..>>`
pub(super) fn system(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    entries(p, true, text)
}

/// `dl_entry<"name", value>`
pub(super) fn single(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and the key")?;
    text.push("<");
    let key = key(p, false)?;
    text.append(&key.text);
    p.expect(Token::Comma, "`,` and what is said")?;
    let value = p.attribute()?;
    text.push(", ");
    text.push_attr(p.ctx(), value);
    text.push(">");
    p.expect(Token::Greater, "`>` after the entry")
}
