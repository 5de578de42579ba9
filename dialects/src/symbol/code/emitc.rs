//! Types of `emitc`.

use pdll_ir::{Context, DYNAMIC, FloatKind, OpParser, Parsed, SymbolText, Token, Type, TypeData};

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
fn around(p: &mut OpParser<'_, '_, '_>, refused: &str, message: &str, text: &mut SymbolText) -> Parsed<Type> {
    p.expect(Token::Less, "`<` and a type")?;
    let at = p.position();
    let ty = p.ty()?;
    if pdll_ir::print_type(p.ctx(), ty).starts_with(refused) {
        return p.error_at(at, message);
    }
    text.push("<");
    text.push_type(p.ctx(), ty);
    text.push(">");
    p.expect(Token::Greater, "`>` after the type")?;
    Ok(ty)
}

/// `ptr<i32>`
pub(super) fn pointer(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    around(p, "!emitc.lvalue<", "there are no pointers to variables", text).map(|_| ())
}

/// `lvalue<i32>`
pub(super) fn variable(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    let at = p.position();
    let ty = around(p, "!emitc.array<", "an array is a variable itself", text)?;
    if is_of_c(p.ctx(), ty) { Ok(()) } else { p.error_at(at, "there are no variables of this type in C") }
}

/// Whether C has a type.
pub(crate) fn is_of_c(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(ty) {
        TypeData::Index => true,
        TypeData::Integer { width, .. } => matches!(width, 1 | 8 | 16 | 32 | 64),
        TypeData::Float(kind) => {
            matches!(kind, FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64)
        }
        TypeData::Tensor { dims, element, .. } => {
            !dims.contains(&DYNAMIC) && !is_array(ctx, *element) && is_of_c(ctx, *element)
        }
        TypeData::Tuple(types) => types.iter().all(|&ty| !is_array(ctx, ty) && is_of_c(ctx, ty)),
        TypeData::Opaque { namespace, data } if ctx.bytes(*namespace) == b"emitc" => {
            let text = ctx.text(*data);
            let pointed = text.strip_prefix("ptr<").and_then(|text| text.strip_suffix('>'));
            !text.starts_with("lvalue<") && pointed.is_none_or(may_be_pointed_to)
        }
        _ => false,
    }
}

fn is_array(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(ty) {
        TypeData::Opaque { namespace, data } => {
            ctx.bytes(*namespace) == b"emitc" && ctx.bytes(*data).starts_with(b"array<")
        }
        _ => false,
    }
}

/// Whether C has the type that this text is of; what is inside of tensors and tuples is not looked at.
fn may_be_pointed_to(text: &str) -> bool {
    if let Some(inner) = text.strip_prefix("!emitc.ptr<").and_then(|text| text.strip_suffix('>')) {
        return may_be_pointed_to(inner);
    }
    let width = text.trim_start_matches(['s', 'u']).strip_prefix('i');
    match width.and_then(|width| width.parse::<u32>().ok()) {
        Some(width) => matches!(width, 1 | 8 | 16 | 32 | 64),
        None => {
            matches!(text, "index" | "f16" | "bf16" | "f32" | "f64")
                || ["!emitc.", "tensor<", "tuple<"].iter().any(|start| text.starts_with(start))
        }
    }
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
