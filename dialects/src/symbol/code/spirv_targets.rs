//! Attributes of `spirv` that say what modules need and what targets have.

use pdll_ir::{OpParser, Parsed, SymbolText, Token, parse_attr};

/// The case of an enumeration that says nothing.
const UNKNOWN: &str = "Unknown";

/// No attribute of the dialect.
pub(super) fn unknown(p: &mut OpParser<'_, '_, '_>, _: &mut SymbolText) -> Parsed<()> {
    p.error("there is no such attribute in `spirv`")
}

/// `vce<v1.0, [Capability, ..], [Extension, ..]>`
pub(super) fn needs(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    open(p, text)?;
    case(p, "version", text)?;
    for class in ["capability", "ext"] {
        p.expect(Token::Comma, "`,` and a list")?;
        p.expect(Token::LSquare, "`[` and a list")?;
        text.push(", [");
        let mut is_first = true;
        p.list_until(Token::RSquare, "`]` after the list", |p| {
            text.push(if std::mem::take(&mut is_first) { "" } else { ", " });
            case(p, class, text)
        })?;
        text.push("]");
    }
    close(p, text)
}

/// `target_env<vce, (api=Vulkan,)? (Vendor(:Device(:0)?)?,)? limits>`
pub(super) fn environment(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    open(p, text)?;
    part(p, "vce", text)?;
    p.expect(Token::Comma, "`,` and the limits")?;
    text.push(", ");
    if p.eat_keyword("api") {
        p.expect(Token::Equal, "`=` and the interface")?;
        let api = word(p, "client_api")?;
        p.expect(Token::Comma, "`,` and the limits")?;
        if api != UNKNOWN {
            text.push(&format!("api={api}, "));
        }
    }
    if p.at(Token::Bare) {
        // What is not known of a target is not written, nor what depends on it.
        let vendor = word(p, "vendor")?;
        let mut parts = if vendor == UNKNOWN { Vec::new() } else { vec![vendor] };
        if p.eat(Token::Colon) {
            let device = word(p, "device_type")?;
            let is_known = device != UNKNOWN && !parts.is_empty();
            parts.extend(is_known.then_some(device));
            if p.eat(Token::Colon) {
                let number = (p.integer()? as u32).to_string();
                parts.extend(is_known.then_some(number));
            }
        }
        p.expect(Token::Comma, "`,` and the limits")?;
        if !parts.is_empty() {
            text.push(&format!("{}, ", parts.join(":")));
        }
    }
    part(p, "resource_limits", text)?;
    close(p, text)
}

/// `interface_var_abi<(0, 1), StorageClass>`
pub(super) fn interface(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    open(p, text)?;
    p.expect(Token::LParen, "`(` and the descriptor set")?;
    let set = p.integer()? as u32;
    p.expect(Token::Comma, "`,` and the binding")?;
    let binding = p.integer()? as u32;
    p.expect(Token::RParen, "`)` after the binding")?;
    text.push(&format!("({set}, {binding})"));
    if p.eat(Token::Comma) {
        text.push(", ");
        case(p, "storage_class", text)?;
    }
    close(p, text)
}

/// An attribute of this mnemonic, in full.
fn part(p: &mut OpParser<'_, '_, '_>, mnemonic: &str, text: &mut SymbolText) -> Parsed<()> {
    let at = p.position();
    let attr = p.attribute()?;
    let printed = pdll_ir::print_attr(p.ctx(), attr);
    let body = printed.strip_prefix("#spirv.").and_then(|rest| rest.strip_prefix(mnemonic));
    if !body.is_some_and(|body| body.starts_with('<')) {
        return p.error_at(at, format!("expected `#spirv.{mnemonic}<..>`"));
    }
    text.push_attr(p.ctx(), attr);
    Ok(())
}

/// A case of an enumeration.
fn case(p: &mut OpParser<'_, '_, '_>, class: &str, text: &mut SymbolText) -> Parsed<()> {
    let word = word(p, class)?;
    text.push(&word);
    Ok(())
}

/// The same; its word.
fn word(p: &mut OpParser<'_, '_, '_>, class: &str) -> Parsed<String> {
    let at = p.position();
    let word = p.keyword("a case of an enumeration")?;
    if parse_attr(p.ctx(), &format!("#spirv.{class}<{word}>")).is_err() {
        return p.error_at(at, format!("there is no `{word}` of the kind `{class}`"));
    }
    Ok(word.to_string())
}

fn open(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    text.push("<");
    p.expect(Token::Less, "`<`")
}

fn close(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    text.push(">");
    p.expect(Token::Greater, "`>` at the end of the attribute")
}
