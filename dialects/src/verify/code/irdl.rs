//! `irdl`: names and sizes in definitions, and what they refer to.

use super::gpu::inside;
use super::{
    AroundCheck, Checked, SignatureCheck, Subject, attribute, enclosing, items, name_of, require, view,
};
use pdll_ir::{Attr, AttrData, Context, OpVerifier, OpView};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "attribute" | "operation" | "type" => defined,
        "attributes" => attributes,
        "base" => base,
        "dialect" => dialect,
        "operands" | "parameters" | "regions" | "results" => names,
        "region" => region,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "attribute" | "type" => |op| once(op, &["irdl.parameters"]),
        "base" => |op| refers(op, "base_ref"),
        "operation" => operation,
        "parametric" => |op| refers(op, "base_type"),
        _ => return None,
    })
}

/// Small letters, digits, and single underscores that are not in front.
fn name(name: &[u8]) -> Checked {
    require(!name.is_empty(), "a name is not empty")?;
    let fits = name.iter().enumerate().all(|(at, byte)| match byte {
        b'_' => at > 0 && name[at - 1] != b'_',
        _ => byte.is_ascii_digit() || byte.is_ascii_lowercase(),
    });
    require(fits, "a name has small letters, digits, and single underscores that are not in front")
}

fn symbol(s: &Subject<'_, '_, '_, '_>) -> Option<Vec<u8>> {
    s.attribute("sym_name").and_then(|attr| s.ctx().string_value(attr)).map(<[u8]>::to_vec)
}

fn defined(s: &Subject<'_, '_, '_, '_>) -> Checked {
    symbol(s).map_or(Ok(()), |symbol| {
        name(symbol.strip_prefix(b"!").or(symbol.strip_prefix(b"#")).unwrap_or(&symbol))
    })
}

fn dialect(s: &Subject<'_, '_, '_, '_>) -> Checked {
    symbol(s).map_or(Ok(()), |symbol| name(&symbol))
}

fn base(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let named = s.attribute("base_name");
    let given = usize::from(named.is_some()) + usize::from(s.attribute("base_ref").is_some());
    require(given == 1, "a base is a name or a reference")?;
    let name = named.and_then(|attr| s.ctx().string_value(attr));
    let fits = name.is_none_or(|name| matches!(name.first(), Some(b'!' | b'#')));
    require(fits, "the name of a type begins with `!`, that of an attribute with `#`")
}

/// The strings of an array attribute.
fn texts(ctx: &Context, attr: Option<Attr>) -> Vec<&[u8]> {
    let items = attr.and_then(|attr| items(ctx, attr)).unwrap_or(&[]);
    items.iter().filter_map(|&item| ctx.string_value(item)).collect()
}

/// A name for each value, each once, and how many of each there can be.
fn names(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let mut names = texts(ctx, s.attribute("names"));
    require(names.len() == s.operands.types.len(), "there is a name for each value")?;
    if let Some(AttrData::Opaque { data, .. }) = s.attribute("variadicity").map(|attr| ctx.attr_data(attr)) {
        let text = ctx.text(*data);
        let list =
            text.split_once('[').and_then(|(_, rest)| rest.split_once(']')).map_or("", |(list, _)| list);
        let count = list.split(',').filter(|word| !word.trim().is_empty()).count();
        require(count == names.len(), "it is said of each value how many there can be")?;
    }
    names.iter().try_for_each(|text| name(text))?;
    names.sort_unstable();
    require(names.windows(2).all(|pair| pair[0] != pair[1]), "each name is there once")
}

fn attributes(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let names = texts(s.ctx(), s.attribute("attributeValueNames"));
    require(names.len() == s.operands.types.len(), "there is a name for each attribute")
}

fn region(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(s.number("numberOfBlocks").is_none_or(|count| count >= 1), "a region has at least one block")
}

/// The operations in the body of a definition.
fn inner<'a>(op: &OpVerifier<'_, 'a>) -> Vec<OpView<'a>> {
    let (id, blocks) = view(op).region_blocks(0);
    let body = op.ir().body(id);
    let ops = blocks.iter().flat_map(|&block| body.ops(block));
    ops.map(|inner| OpView::new(op.ctx(), op.ir(), id, inner)).collect()
}

/// A definition says each of these at most once.
fn once(op: &mut OpVerifier<'_, '_>, kinds: &[&str]) -> Checked {
    let inner = inner(op);
    let single = |kind: &&str| inner.iter().filter(|inner| name_of(**inner) == **kind).count() <= 1;
    require(kinds.iter().all(single), "a definition has one list of each kind")
}

fn operation(op: &mut OpVerifier<'_, '_>) -> Checked {
    once(op, &["irdl.operands", "irdl.results", "irdl.attributes", "irdl.regions"])?;
    let mut all = Vec::new();
    for inner in inner(op) {
        let list = match &*name_of(inner) {
            "irdl.operands" | "irdl.regions" | "irdl.results" => "names",
            _ => continue,
        };
        let mut names = texts(op.ctx(), inner.attribute_named(list));
        // Names that are twice in one list, the list is refused for.
        names.sort_unstable();
        names.dedup();
        all.extend(names);
    }
    all.sort_unstable();
    require(all.windows(2).all(|pair| pair[0] != pair[1]), "parts of an operation have different names")
}

/// What a path that starts beside the dialect stands for is a type or an attribute.
fn refers(op: &mut OpVerifier<'_, '_>, attr: &str) -> Checked {
    let Some(AttrData::Symbol(path)) = attribute(op, attr).map(|attr| op.ctx().attr_data(attr)) else {
        return Ok(());
    };
    let Some(dialect) = enclosing(op, &["irdl.dialect"]) else { return Ok(()) };
    let Some((id, module)) = op.ir().parent(dialect.body_id(), dialect.op()) else { return Ok(()) };
    let module = OpView::new(op.ctx(), op.ir(), id, module);
    let found = path.iter().try_fold(module, |at, &name| inside(at, name));
    let Some(found) = found else { return Err("the symbol is not defined".into()) };
    let fits = matches!(&*name_of(found), "irdl.attribute" | "irdl.type");
    require(fits, "the symbol is neither a type nor an attribute")
}
