//! `llvm`: functions ([`function`]), globals ([`global`]), calls ([`call`]), and operations with words of
//! their own ([`ops`]).

mod call;
mod function;
mod global;
mod ops;
mod words;

use pdll_ir::{Context, SyntaxFunctions, Type, TypeData, print_type};

/// The form of an operation of `llvm`.
pub(super) fn syntax(op: &str) -> Option<SyntaxFunctions> {
    Some(match op {
        "alloca" => ops::ALLOCA,
        "call" => call::CALL,
        "call_intrinsic" => call::CALL_INTRINSIC,
        "fcmp" => ops::FCMP,
        "func" => function::FUNC,
        "icmp" => ops::ICMP,
        "invoke" => call::INVOKE,
        "landingpad" => ops::LANDING_PAD,
        "mlir.alias" => global::ALIAS,
        "mlir.global" => global::GLOBAL,
        _ => return None,
    })
}

/// How a type is written inside another type of `llvm`: those of `llvm` but one without `!llvm.`.
pub(crate) fn inner_text(ctx: &Context, ty: Type) -> String {
    match *ctx.type_data(ty) {
        TypeData::Opaque { namespace, data }
            if ctx.bytes(namespace) == b"llvm" && ctx.bytes(data) != b"ppc_fp128" =>
        {
            ctx.text(data).into_owned()
        }
        _ => print_type(ctx, ty),
    }
}

/// What the types of `llvm` begin with.
pub(crate) const TYPES: [&str; 12] = [
    "array",
    "byte",
    "func",
    "label",
    "metadata",
    "ppc_fp128",
    "ptr",
    "struct",
    "target",
    "token",
    "void",
    "x86_amx",
];

/// A type that is written inside another, by itself.
pub(super) fn outer_text(inner: &str) -> String {
    let word = inner.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).next().unwrap_or_default();
    match TYPES.contains(&word) {
        true => format!("!llvm.{inner}"),
        false => inner.to_string(),
    }
}

/// A function type of `llvm` by its parts.
pub(crate) struct FunctionType<'t> {
    pub(crate) result: &'t str,
    pub(crate) inputs: Vec<&'t str>,
    pub(crate) variadic: bool,
}

/// `func<result (inputs)>`
pub(crate) fn function_type(text: &str) -> Option<FunctionType<'_>> {
    let inner = text.strip_prefix("func<")?.strip_suffix(")>")?;
    // The parenthesis that the inputs begin with is the last that is open at the end.
    let mut depth = 0;
    let mut open = None;
    for (at, c) in inner.char_indices() {
        match c {
            '(' | '<' | '[' | '{' => {
                if depth == 0 && c == '(' {
                    open = Some(at);
                }
                depth += 1;
            }
            ')' | ']' | '}' => depth -= 1,
            '>' if !inner[..at].ends_with('-') => depth -= 1,
            _ => {}
        }
    }
    let open = open?;
    let (result, list) = (inner[..open].trim(), &inner[open + 1..]);
    let mut inputs = parts(list);
    let variadic = inputs.last() == Some(&"...");
    if variadic {
        inputs.pop();
    }
    Some(FunctionType { result, inputs, variadic })
}

/// The parts of a list between its commas.
pub(super) fn parts(list: &str) -> Vec<&str> {
    let (mut all, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in list.char_indices() {
        match c {
            '(' | '<' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '>' if !list[..at].ends_with('-') => depth -= 1,
            ',' if depth == 0 => {
                all.push(list[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    let last = list[start..].trim();
    if !last.is_empty() {
        all.push(last);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn function_types_have_parts() {
        let cases = [
            ("func<void ()>", ("void", vec![], false)),
            ("func<i32 (...)>", ("i32", vec![], true)),
            ("func<ptr (i32, struct<(i32, ptr)>, ...)>", ("ptr", vec!["i32", "struct<(i32, ptr)>"], true)),
            (
                "func<struct<(f32, i1)> (array<4 x f32>)>",
                ("struct<(f32, i1)>", vec!["array<4 x f32>"], false),
            ),
        ];
        for (text, (result, inputs, variadic)) in cases {
            let ty = function_type(text).expect(text);
            assert_eq!((ty.result, ty.inputs, ty.variadic), (result, inputs, variadic), "{text}");
        }
        assert!(function_type("i32").is_none());
    }
}
