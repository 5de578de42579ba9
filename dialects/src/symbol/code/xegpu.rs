//! `xegpu`: descriptors of tensors, and how work on them is laid out.

use crate::brackets::parts;
use pdll_ir::{AttrData, DYNAMIC, OpParser, Parsed, Position, SymbolText, Token, TypeData};

/// The numbers of an entry `name = [1, 2]` of a text.
fn numbers(text: &str, name: &str) -> Option<Vec<i64>> {
    let inner = text.split_once('<')?.1.strip_suffix('>')?;
    let entry = parts(inner).into_iter().find_map(|entry| entry.strip_prefix(name)?.strip_prefix(" = "))?;
    let list = entry.strip_prefix('[')?.strip_suffix(']')?;
    let items = list.split(',').map(str::trim).filter(|item| !item.is_empty());
    items.map(|item| item.parse().ok()).collect()
}

/// The sizes of an entry that a layout must have, if it has one.
fn rank(text: &str) -> Option<usize> {
    let inner = text.strip_prefix("slice<#xegpu.").unwrap_or(text);
    let inner = inner.find('>').map_or(inner, |end| &inner[..=end]);
    ["sg_layout", "inst_data", "lane_layout"].iter().find_map(|name| Some(numbers(inner, name)?.len()))
}

/// Why there is no such attribute, from its text.
pub(super) fn fault(text: &str) -> Option<&'static str> {
    let has = |name: &str| numbers(text, name);
    if let Some(slice) = text.strip_prefix("slice<") {
        let dims = slice.rsplit_once("dims = [")?.1.trim_end_matches(['>', ']']);
        let mut dims: Vec<i64> = dims.split(',').filter_map(|dim| dim.trim().parse().ok()).collect();
        dims.sort_unstable();
        let rank = rank(text)? as i64;
        let fits = dims.iter().all(|dim| (0..rank).contains(dim));
        let once = dims.windows(2).all(|pair| pair[0] != pair[1]);
        return (!fits || !once).then_some("dimensions of a slice are those of the layout, each once");
    }
    if let Some(range) = text.strip_prefix("range<[") {
        let ends = range.trim_end_matches([']', '>']).split(',');
        let ends: Vec<i64> = ends.filter_map(|end| end.trim().split(' ').next()?.parse().ok()).collect();
        return ends.windows(2).any(|pair| pair[0] >= pair[1]).then_some("a range ends after its start");
    }
    if !text.starts_with("layout<") {
        return None;
    }
    let Some(rank) = rank(text) else {
        return Some("a layout has a `sg_layout`, an `inst_data` or a `lane_layout`");
    };
    let names = ["sg_layout", "sg_data", "inst_data", "lane_layout", "lane_data", "order"];
    if names.iter().any(|name| has(name).is_some_and(|sizes| sizes.len() != rank)) {
        return Some("all of a layout has one rank");
    }
    if has("order").is_some() && has("sg_layout").is_none() && has("lane_layout").is_none() {
        return Some("`order` goes with `sg_layout` or `lane_layout`");
    }
    if has("sg_data").is_some() && has("sg_layout").is_none() {
        return Some("`sg_data` goes with `sg_layout`");
    }
    if has("lane_data").is_some() && has("lane_layout").is_none() {
        return Some("`lane_data` goes with `lane_layout`");
    }
    None
}

/// What is said of a block or of scattered elements; sizes that fit it.
fn encoding(p: &mut OpParser<'_, '_, '_>, at: Position, text: &str, sizes: &[i64], bits: i64) -> Parsed<()> {
    let is_local = text.contains("slm");
    if text.starts_with("block_tdesc_attr") && is_local && sizes.len() > 1 {
        return p.error_at(at, "a block in `slm` has one dimension");
    }
    let chunk = text.split_once("chunk_size = ").map_or("1", |(_, rest)| rest);
    let chunk = chunk.split([' ', ',', '>']).next().and_then(|size| size.parse::<i64>().ok()).unwrap_or(1);
    if text.starts_with("scatter_tdesc_attr") && chunk != 1 {
        if sizes.len() == 1 {
            return p.error_at(at, "elements in chunks have two dimensions");
        }
        let last = sizes.last().copied().unwrap_or(DYNAMIC);
        if last != chunk || last % (32 / bits.clamp(1, 32)) != 0 {
            return p.error_at(at, "the last size is that of a chunk, which is a whole number of 32 bits");
        }
    }
    Ok(())
}

/// How often sizes are in others, if they are so evenly.
fn ratio(of: &[i64], by: &[i64]) -> Option<Vec<i64>> {
    let one = |(of, by): (&i64, &i64)| of.checked_rem(*by).filter(|rest| *rest == 0).map(|_| of / by);
    (of.len() == by.len()).then(|| of.iter().zip(by).map(one).collect())?
}

/// What each of some has of these sizes, which they share evenly; there may be more of them than parts, or of
/// what one takes than it has, if they take turns.
fn share(sizes: Vec<i64>, by: Option<&[i64]>, data: Option<Vec<i64>>, turns: bool) -> Option<Vec<i64>> {
    let own = match by {
        Some(by) => match ratio(&sizes, by) {
            Some(own) => own,
            None if turns && ratio(by, &sizes).is_some() => sizes,
            None => return None,
        },
        None => sizes,
    };
    let Some(data) = data else { return Some(own) };
    let is_even = ratio(&own, &data).is_some() || turns && ratio(&data, &own).is_some();
    is_even.then_some(data)
}

/// Whether a tensor is shared evenly: by groups, then by instructions, then by the lanes of a group.
pub(crate) fn is_shared(layout: &str, sizes: &[i64]) -> bool {
    let of = |name: &str| numbers(layout, name);
    let groups = share(sizes.to_vec(), of("sg_layout").as_deref(), of("sg_data"), true);
    let instructions = groups.and_then(|sizes| share(sizes, None, of("inst_data"), false));
    let lanes =
        instructions.and_then(|sizes| share(sizes, of("lane_layout").as_deref(), of("lane_data"), false));
    lanes.is_some()
}

/// `tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<..>, #xegpu.layout<..>>`
pub(super) fn descriptor(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    let start = p.position();
    p.expect(Token::Less, "`<` and sizes")?;
    let sizes = p.dimension_list(true, true)?;
    let element = p.ty()?;
    let (mut about, mut layout) = (None, None);
    while p.eat(Token::Comma) {
        let at = p.position();
        let attr = p.attribute()?;
        let ctx = p.ctx();
        let said = match *ctx.attr_data(attr) {
            AttrData::Opaque { namespace, data, .. } if ctx.bytes(namespace) == b"xegpu" => {
                ctx.text(data).into_owned()
            }
            _ => String::new(),
        };
        match said.split('<').next() {
            Some("layout" | "slice") => layout = Some((attr, said)),
            Some("block_tdesc_attr" | "scatter_tdesc_attr") => about = Some((attr, said)),
            _ => return p.error_at(at, "a descriptor says how elements are stored and how they are shared"),
        }
    }
    if sizes.is_empty() {
        return p.error_at(start, "a descriptor has at least one dimension");
    }
    let bits = match p.ctx().type_data(element) {
        TypeData::Integer { width, .. } => i64::from(*width),
        TypeData::Float(kind) => i64::from(kind.width()),
        _ => 32,
    };
    text.push("<");
    for &size in &sizes {
        text.push(&if size == DYNAMIC { "?x".to_string() } else { format!("{size}x") });
    }
    text.push_type(p.ctx(), element);
    if let Some((attr, said)) = about {
        encoding(p, start, &said, &sizes, bits)?;
        if said != "block_tdesc_attr<>" {
            text.push(", ");
            text.push_attr(p.ctx(), attr);
        }
    }
    if let Some((attr, said)) = layout {
        if rank(&said).is_some_and(|rank| said.starts_with("layout<") && rank != sizes.len()) {
            return p.error_at(start, "the layout has the rank of the descriptor");
        }
        if said.starts_with("layout<") && !is_shared(&said, &sizes) {
            return p.error_at(start, "the elements are shared evenly");
        }
        text.push(", ");
        text.push_attr(p.ctx(), attr);
    }
    text.push(">");
    p.expect(Token::Greater, "`>` after the descriptor")
}

/// `mem_desc<16x64xf16, #xegpu.mem_layout<..>>`
pub(super) fn memory(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and sizes")?;
    let sizes = p.dimension_list(false, true)?;
    let element = p.ty()?;
    text.push("<");
    sizes.iter().for_each(|size| text.push(&format!("{size}x")));
    text.push_type(p.ctx(), element);
    if p.eat(Token::Comma) {
        let layout = p.attribute()?;
        text.push(", ");
        text.push_attr(p.ctx(), layout);
    }
    text.push(">");
    p.expect(Token::Greater, "`>` after the descriptor")
}

/// `mem_layout<block = [16, 16], stride = [1, 16]>`: by name.
pub(super) fn memory_layout(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and a layout")?;
    let mut entries = Vec::new();
    p.list_until(Token::Greater, "`>` after the layout", |p| {
        let name = p.keyword("the name of an entry")?;
        p.expect(Token::Equal, "`=` and a value")?;
        entries.push((name, p.attribute()?));
        Ok(())
    })?;
    entries.sort_by_key(|entry| entry.0);
    text.push("<");
    for (index, (name, value)) in entries.into_iter().enumerate() {
        text.push(if index == 0 { "" } else { ", " });
        text.push(&format!("{name} = "));
        text.push_attr(p.ctx(), value);
    }
    text.push(">");
    Ok(())
}
