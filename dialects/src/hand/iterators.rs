//! Kinds of iterators: written as strings, kept as attributes of the dialect.

use pdll_ir::{Attr, AttrData, Context, OpParser, Parsed, Position};

/// Makes of the strings of `iterator_types` what they stand for, `#DIALECT.iterator_type<kind>`. Fails at
/// `at` where one stands for nothing.
pub(super) fn of_strings(p: &mut OpParser<'_, '_, '_>, dialect: &str, at: Position) -> Parsed<()> {
    let name = p.ctx().name("iterator_types");
    let Some(attr) = p.given_attribute(name) else { return Ok(()) };
    let AttrData::Array(items) = p.ctx().attr_data(attr).clone() else { return Ok(()) };
    let mut kinds = Vec::new();
    for &item in &*items {
        let Some(text) = p.ctx().string_value(item) else {
            kinds.push(item);
            continue;
        };
        let text = String::from_utf8_lossy(text).into_owned();
        if !matches!(&*text, "parallel" | "reduction") {
            return p.error_at(at, format!("`{text}` is no kind of iterator"));
        }
        let (namespace, data) = (p.ctx().name(dialect), p.ctx().name(&format!("iterator_type<{text}>")));
        kinds.push(p.ctx().attr(AttrData::Opaque { namespace, data, ty: None }));
    }
    let kinds = p.ctx().array_attr(&kinds);
    p.set_attribute(name, kinds);
    Ok(())
}

/// The strings that an array of them is written as; `None` for another attribute.
pub(super) fn texts(ctx: &Context, attr: Attr) -> Option<Vec<Vec<u8>>> {
    let AttrData::Array(items) = ctx.attr_data(attr) else { return None };
    let text = |&item: &Attr| match *ctx.attr_data(item) {
        AttrData::Opaque { data, .. } => {
            Some(ctx.bytes(data).strip_prefix(b"iterator_type<")?.strip_suffix(b">")?.to_vec())
        }
        _ => None,
    };
    items.iter().map(text).collect()
}
