//! `emitc`: variables, elements, symbols, cases, and text with places for values.

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, attribute, name_of, operand_types, outer, require,
    result_types, symbol_target, view,
};
use pdll_ir::{AttrData, Context, OpVerifier, Type, TypeData, print_type};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "member" => |s| member(s, &["!emitc.opaque<"]),
        "member_of_ptr" => |s| member(s, &["!emitc.opaque<", "!emitc.ptr<"]),
        "subscript" => subscript,
        "variable" => variable,
        "verbatim" => verbatim,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "assign" => assign,
        "call" => |op| symbol(op, "callee", &["emitc.func"]),
        "declare_func" => |op| symbol(op, "sym_name", &["emitc.func"]),
        "field" => |op| {
            let is_inside = outer(op).is_some_and(|around| name_of(around) == "emitc.class");
            require(is_inside, "a field is one of an `emitc.class`")
        },
        "for" => |op| {
            let count = op.entry_arguments(0).map_or(0, Iterator::count);
            require(count == 1, "the body of a loop takes its variable")
        },
        "get_field" => |op| {
            let is_inside = super::enclosing(op, &["emitc.class"]).is_some();
            require(is_inside, "a field is read inside of an `emitc.class`")
        },
        "get_global" => global,
        "switch" => cases,
        "yield" => gives,
        _ => return None,
    })
}

/// What is between the brackets of `!emitc.NAME<..>`.
fn inside(ctx: &Context, ty: Type, name: &str) -> Option<String> {
    match ctx.type_data(ty) {
        TypeData::Opaque { namespace, data } if ctx.bytes(*namespace) == b"emitc" => {
            let text = ctx.text(*data);
            Some(text.strip_prefix(name)?.strip_prefix('<')?.strip_suffix('>')?.to_string())
        }
        _ => None,
    }
}

/// A variable holds values of the type of its first value.
fn variable(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let value = s.attribute("value").filter(|&attr| !matches!(ctx.attr_data(attr), AttrData::Opaque { .. }));
    let ty = value.and_then(|attr| ctx.attr_type(attr)).map(|ty| print_type(ctx, ty));
    let held = s.result().and_then(|ty| inside(ctx, ty, "lvalue"));
    let held = held.or_else(|| s.result().map(|ty| print_type(ctx, ty)));
    let fits = ty.zip(held).is_none_or(|(ty, held)| super::emitc::holds(&held, &ty));
    require(fits, "the first value of a variable is of its type, or opaque")
}

/// A variable with members.
fn member(s: &Subject<'_, '_, '_, '_>, kinds: &[&str]) -> Checked {
    let held = s.operand(0).and_then(|ty| inside(s.ctx(), ty, "lvalue")).unwrap_or_default();
    let fits = kinds.iter().any(|kind| held.starts_with(kind));
    require(fits, "members are those of a variable whose type is opaque")
}

/// Whether a value says at which place something is.
fn is_index(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(ty) {
        TypeData::Integer { .. } | TypeData::Index => true,
        TypeData::Opaque { .. } => inside(ctx, ty, "ptr").is_none() && inside(ctx, ty, "array").is_none(),
        _ => false,
    }
}

/// An index for each dimension of an array.
fn subscript(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    if let Some(element) = s.operand(0).and_then(|ty| inside(ctx, ty, "ptr")) {
        require(s.count(1) == 1, "there is one index into what is pointed to")?;
        require(s.group(1).iter().all(|&ty| is_index(ctx, ty)), "an index is an integer")?;
        let held = s.result().and_then(|ty| inside(ctx, ty, "lvalue"));
        return require(held.is_none_or(|held| held == element), "the result holds what is pointed to");
    }
    let Some(array) = s.operand(0).and_then(|ty| inside(ctx, ty, "array")) else { return Ok(()) };
    let (mut element, mut rank) = (array.as_str(), 0);
    while let Some((size, rest)) = element.split_once('x')
        && size.bytes().all(|byte| byte.is_ascii_digit())
    {
        (element, rank) = (rest, rank + 1);
    }
    require(s.count(1) == rank, "there is an index for each dimension")?;
    require(s.group(1).iter().all(|&ty| is_index(ctx, ty)), "an index is an integer")?;
    let held = s.result().and_then(|ty| inside(ctx, ty, "lvalue"));
    require(held.is_none_or(|held| held == element), "the result holds an element of the array")
}

/// How many `{}` a text has, where `{{` is a brace; `None` if another brace is open.
fn places(text: &[u8]) -> Option<usize> {
    let (mut count, mut rest) = (0, text);
    while let Some(at) = rest.iter().position(|&byte| byte == b'{') {
        match rest.get(at + 1)? {
            b'{' => {}
            b'}' => count += 1,
            _ => return None,
        }
        rest = &rest[at + 2..];
    }
    Some(count)
}

fn verbatim(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let text = s.attribute("value").and_then(|attr| s.ctx().string_value(attr));
    let (Some(text), true) = (text, !s.operands.types.is_empty()) else { return Ok(()) };
    let Some(count) = places(text) else {
        return Err("a place for a value is written `{}`, and a brace `{{`".into());
    };
    require(count == s.operands.types.len(), "there is a place for each value")
}

fn assign(op: &mut OpVerifier<'_, '_>) -> Checked {
    let variable = super::defining(op, 0);
    require(variable.is_some(), "what is assigned to is a variable, not an argument of a block")?;
    let [to, value] = operand_types(op)[..] else { return Ok(()) };
    let held = inside(op.ctx(), to, "lvalue");
    let fits = held.is_none_or(|held| held == print_type(op.ctx(), value));
    require(fits, "what is assigned has the type of the variable")
}

/// A global that is an array is given as it is, any other as a variable.
fn global(op: &mut OpVerifier<'_, '_>) -> Checked {
    symbol(op, "name", &["emitc.global"])?;
    let ctx = op.ctx();
    let Some(AttrData::Symbol(path)) = attribute(op, "name").map(|attr| ctx.attr_data(attr)) else {
        return Ok(());
    };
    let ty = symbol_target(op, path[0]).and_then(|found| ctx.type_value(found.attribute_named("type")?));
    let (Some(ty), Some(&given)) = (ty, result_types(op).first()) else { return Ok(()) };
    let fits = given == ty || inside(ctx, given, "lvalue") == Some(print_type(ctx, ty));
    require(fits, "the result is an array that is global, or a variable of the type of the global")
}

/// A symbol stands for an operation of one of these names.
fn symbol(op: &mut OpVerifier<'_, '_>, attr: &str, wanted: &[&str]) -> Checked {
    let ctx = op.ctx();
    let path = match attribute(op, attr).map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Symbol(path)) if path.len() == 1 => path,
        _ => return Ok(()),
    };
    let found = symbol_target(op, path[0]);
    let fits = found.is_some_and(|found| wanted.contains(&&*name_of(found)));
    require(fits, "the symbol is not one of what is meant here")
}

fn cases(op: &mut OpVerifier<'_, '_>) -> Checked {
    let cases = attribute(op, "cases").and_then(|attr| crate::hand::i64_items(op.ctx(), attr));
    let mut cases = cases.unwrap_or_default();
    cases.sort_unstable();
    require(cases.windows(2).all(|pair| pair[0] != pair[1]), "each case is there once")?;
    let regions = view(op).region_count();
    require(regions == cases.len() + 1, "there is a region for each case, and one for all others")
}

/// A value is given to what has results.
fn gives(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(around) = outer(op) else { return Ok(()) };
    let (own, wanted) = (view(op).operand_count(), around.result_count());
    let is_known =
        matches!(&*name_of(around), "emitc.expression" | "emitc.for" | "emitc.if" | "emitc.switch");
    require(!is_known || own == wanted.min(1), "a value is given where one is a result")
}

/// No call gives an array.
pub(super) fn no_array(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_array = |&ty: &Type| inside(s.ctx(), ty, "array").is_some();
    require(!s.results.types.iter().any(is_array), "a call gives no array")
}
