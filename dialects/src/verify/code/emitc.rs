//! `emitc`: constants, calls of what is not known, and what functions give.

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, emitc_expressions, emitc_values, enclosing, items,
    operand_types, require,
};
use crate::symbol::emitc_is_of_c;
use pdll_ir::{AttrData, Context, OpVerifier, Type, TypeData, print_type};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "add" => add,
        "apply" => apply,
        "call_opaque" => |s| call(s).and_then(|()| emitc_values::no_array(s)),
        "cast" => cast,
        "constant" => constant,
        "field" | "global" => held,
        "func" => function,
        "literal" => literal,
        "sub" => sub,
        _ => return emitc_values::signature(op),
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "do" => emitc_expressions::do_loop,
        "expression" => emitc_expressions::expression,
        "return" => returns,
        _ => return emitc_values::around(op),
    })
}

/// What a type of C is to sums.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Pointer,
    /// A number, or a type of which nothing is known.
    Offset,
    /// The difference of pointers.
    Difference,
    Other,
}

fn kind(ctx: &Context, ty: Option<Type>) -> Kind {
    match ty.map(|ty| ctx.type_data(ty)) {
        Some(TypeData::Integer { .. }) => Kind::Offset,
        Some(TypeData::Opaque { data, .. }) => match ctx.bytes(*data) {
            data if data.starts_with(b"ptr<") => Kind::Pointer,
            data if data.starts_with(b"opaque<") => Kind::Offset,
            b"ptrdiff_t" => Kind::Difference,
            _ => Kind::Other,
        },
        _ => Kind::Other,
    }
}

/// A pointer and a number, or no pointer at all.
fn add(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let kinds = [0, 1].map(|index| kind(s.ctx(), s.operand(index)));
    match kinds {
        [Kind::Pointer, Kind::Pointer] => Err("at most one operand of a sum is a pointer".into()),
        [Kind::Pointer, other] | [other, Kind::Pointer] => {
            require(other == Kind::Offset, "what is added to a pointer is a number")
        }
        _ => Ok(()),
    }
}

/// A pointer and what is subtracted from it, or no pointer at all.
fn sub(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let result = kind(s.ctx(), s.result());
    match [0, 1].map(|index| kind(s.ctx(), s.operand(index))) {
        [Kind::Pointer, Kind::Pointer] => require(
            matches!(result, Kind::Offset | Kind::Difference),
            "the difference of two pointers is a number",
        ),
        [Kind::Pointer, other] => {
            require(other == Kind::Offset, "what is subtracted from a pointer is a pointer or a number")
        }
        [_, Kind::Pointer] => Err("a pointer is subtracted from a pointer only".into()),
        _ => Ok(()),
    }
}

/// A function of C has one result at most.
fn function(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ty = s.attribute("function_type").and_then(|attr| s.ctx().type_value(attr));
    let Some(TypeData::Function { inputs, results }) = ty.map(|ty| s.ctx().type_data(ty)) else {
        return Ok(());
    };
    let is_variable = |&ty: &Type| match s.ctx().type_data(ty) {
        TypeData::Opaque { namespace, data } => {
            s.ctx().bytes(*namespace) == b"emitc" && s.ctx().bytes(*data).starts_with(b"lvalue<")
        }
        _ => false,
    };
    require(!inputs.iter().any(is_variable), "a function does not take variables")?;
    require(results.len() < 2, "a function has one result or none")?;
    let gives_array = results.iter().any(|&ty| match s.ctx().type_data(ty) {
        TypeData::Opaque { data, .. } => s.ctx().bytes(*data).starts_with(b"array<"),
        _ => false,
    });
    require(!gives_array, "a function gives no array")
}

/// What a global variable or a member of a class holds, C has.
fn held(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ty = s.attribute("type").and_then(|attr| s.ctx().type_value(attr));
    require(ty.is_none_or(|ty| emitc_is_of_c(s.ctx(), ty)), "there is no such type in C")?;
    let is_both = ["static_specifier", "extern_specifier"].iter().all(|name| s.attribute(name).is_some());
    require(!is_both, "a global is `static` or `extern`, not both")?;
    let value = s.attribute("initial_value");
    let value = value.filter(|&attr| !matches!(s.ctx().attr_data(attr), AttrData::Opaque { .. }));
    let (Some(given), Some(ty)) = (value.and_then(|attr| s.ctx().attr_type(attr)), ty) else { return Ok(()) };
    let fits = match super::shaped(s.ctx(), given) {
        Some((sizes, element)) => {
            let sizes: String = sizes.iter().map(|size| format!("{size}x")).collect();
            let element = print_type(s.ctx(), element);
            print_type(s.ctx(), ty) == format!("!emitc.array<{sizes}{element}>")
        }
        None => given == ty,
    };
    require(fits, "the first value has the type of what holds it")
}

/// A value of its type; text stands in `#emitc.opaque`, and there is some.
fn constant(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(value), Some(ty)) = (s.attribute("value"), s.result()) else { return Ok(()) };
    match s.ctx().attr_data(value) {
        AttrData::Opaque { data, .. } => {
            require(s.ctx().bytes(*data) != b"opaque<\"\">", "a constant is not the empty text")
        }
        AttrData::String { .. } => Err("text is written as `#emitc.opaque<..>`".into()),
        _ => {
            let given = s.ctx().attr_type(value);
            let fits = given.is_none_or(|given| holds(&print_type(s.ctx(), ty), &print_type(s.ctx(), given)));
            require(fits, "a constant has the type of its value")
        }
    }
}

/// Whether what has one type may be a value of the other: the same, or numbers of the size of `index`.
pub(super) fn holds(ty: &str, value: &str) -> bool {
    let is_size = matches!(ty, "!emitc.size_t" | "!emitc.ssize_t" | "!emitc.ptrdiff_t");
    ty == value || is_size && value == "index"
}

fn literal(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let text = s.attribute("value").and_then(|attr| s.ctx().string_value(attr));
    require(text.is_none_or(|text| !text.is_empty()), "a literal is not the empty text")
}

/// `&` of what can be written to.
fn apply(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let operator = s.attribute("applicableOperator").and_then(|attr| s.ctx().string_value(attr));
    let Some(operator) = operator else { return Ok(()) };
    require(matches!(operator, b"&" | b"*"), "the operator is `&` or `*`")?;
    let is_place = s.operand(0).is_none_or(|ty| match s.ctx().type_data(ty) {
        TypeData::Opaque { data, .. } => s.ctx().bytes(*data).starts_with(b"lvalue<"),
        _ => false,
    });
    require(operator != b"&" || is_place, "the address is that of an `!emitc.lvalue`")
}

/// It has a name; numbers of type `index` are those of operands, and arguments of templates are no text.
fn call(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let name = s.attribute("callee").and_then(|attr| ctx.string_value(attr));
    require(name.is_none_or(|name| !name.is_empty()), "what is called has a name")?;
    let count = s.operands.types.len() as i128;
    for &argument in s.attribute("args").and_then(|attr| items(ctx, attr)).unwrap_or(&[]) {
        require(items(ctx, argument).is_none(), "an argument is no list")?;
        let is_index = ctx.attr_type(argument) == Some(ctx.known().index);
        let at = ctx.int_value(argument).filter(|_| is_index);
        require(
            at.is_none_or(|at| (0..count).contains(&at)),
            "an argument of type `index` is an operand's number",
        )?;
    }
    for &argument in s.attribute("template_args").and_then(|attr| items(ctx, attr)).unwrap_or(&[]) {
        let fits = matches!(
            ctx.attr_data(argument),
            AttrData::Type(_)
                | AttrData::Integer { .. }
                | AttrData::BigInteger { .. }
                | AttrData::Float { .. }
                | AttrData::Opaque { .. }
        );
        require(fits, "an argument of a template is a type, a number or `#emitc.opaque`")?;
    }
    Ok(())
}

/// Between numbers, pointers and what is not known; from an array to a pointer to its elements.
fn cast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let [from, to] =
        [s.operand(0), s.result()].map(|ty| ty.map(|ty| print_type(ctx, ty)).unwrap_or_default());
    if let Some(array) = from.strip_prefix("!emitc.array<").and_then(|array| array.strip_suffix('>')) {
        let (length, element) = array.split_once('x').unwrap_or_default();
        let fits = length != "0" && to == format!("!emitc.ptr<{element}>");
        return require(fits, "an array of one dimension is cast to a pointer to its elements");
    }
    require(!to.starts_with("!emitc.array<"), "nothing is cast to an array")?;
    let is_shaped = |ty: Option<Type>| ty.is_some_and(|ty| is_shaped(s.ctx(), ty));
    require(!is_shaped(s.operand(0)) && !is_shaped(s.result()), "this cast does not go between such types")
}

fn is_shaped(ctx: &Context, ty: Type) -> bool {
    super::element(ctx, ty).is_some()
}

/// It gives what the function gives.
fn returns(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(around) = enclosing(op, &["emitc.func"]) else { return Ok(()) };
    let ty = around.attribute_named("function_type").and_then(|attr| ctx.type_value(attr));
    let Some(TypeData::Function { results, .. }) = ty.map(|ty| ctx.type_data(ty)) else { return Ok(()) };
    require(operand_types(op) == **results, "what is returned has the types of the function's results")
}
