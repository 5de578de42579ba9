//! Functions and methods of dialects that conditions of their ODS files call. Types of dialects are what they print as.

use super::functions::one;
use super::value::{Val, WRONG};
use super::{Eval, Function};
use pdll_ir::{FloatKind, Sign, Type, TypeData};

pub(super) const FUNCTIONS: &[(&str, Function)] = &[
    ("LLVM::isCompatibleOuterType", |e, a| Ok(Val::Bool(is_llvm(e, one(a)?.ty()?)))),
    ("LLVM::isCompatibleVectorType", |e, a| Ok(Val::Bool(llvm_vector(e, one(a)?.ty()?).is_some()))),
    ("LLVM::isScalableVectorType", |e, a| Ok(Val::Bool(llvm_vector(e, one(a)?.ty()?) == Some(true)))),
    ("LLVM::isCompatibleFloatingPointType", |e, a| {
        let t = one(a)?.ty()?;
        Ok(Val::Bool(is_llvm_float(e, t) || printed(e, t, "llvm").is_some_and(|p| p == b"ppc_fp128")))
    }),
    ("tosa::isa_tosa_shape_type", |e, a| {
        let t = one(a)?.ty()?;
        Ok(Val::Bool(printed(e, t, "tosa").is_some_and(|p| p.starts_with(b"shape<"))))
    }),
];

pub(super) const METHODS: &[(&str, Function)] = &[
    // `!llvm.ptr<3>`
    ("getAddressSpace", |e, a| {
        let rest = printed(e, one(a)?.ty()?, "llvm").and_then(|p| p.strip_prefix(b"ptr")).ok_or(WRONG)?;
        match between(rest, b"<", b">") {
            None if rest.is_empty() => Ok(Val::Int(0)),
            number => number.and_then(integer).map(Val::Int).ok_or(WRONG),
        }
    }),
    // `!transform.op<"scf.for">`
    ("getOperationName", |e, a| {
        let text = printed(e, one(a)?.ty()?, "transform").and_then(|p| between(p, b"op<\"", b"\">"));
        text.map(Val::text).ok_or(WRONG)
    }),
    // `!quant.uniform<i8<-7:7>:f32, 0.5>`
    ("getStorageTypeIntegralWidth", |e, a| {
        let text = printed(e, one(a)?.ty()?, "quant").ok_or(WRONG)?;
        let open = text.iter().position(|&c| c == b'<').ok_or(WRONG)?;
        let digits =
            text[open + 1..].strip_prefix(b"i").or(text[open + 1..].strip_prefix(b"u")).ok_or(WRONG)?;
        let end = digits.iter().position(|c| !c.is_ascii_digit()).ok_or(WRONG)?;
        integer(&digits[..end]).map(Val::Int).ok_or(WRONG)
    }),
];

/// The rank of `!tosa.shape<4>`.
pub(super) fn rank(e: &Eval<'_>, t: Type) -> Option<i128> {
    printed(e, t, "tosa").and_then(|p| between(p, b"shape<", b">")).and_then(integer)
}

/// What a type of a dialect prints as after the dialect's name.
fn printed<'e>(e: &'e Eval<'_>, t: Type, dialect: &str) -> Option<&'e [u8]> {
    match e.ctx().type_data(t) {
        TypeData::Opaque { namespace, data } if e.ctx().bytes(*namespace) == dialect.as_bytes() => {
            Some(e.ctx().bytes(*data))
        }
        _ => None,
    }
}

fn between<'t>(text: &'t [u8], open: &[u8], close: &[u8]) -> Option<&'t [u8]> {
    text.strip_prefix(open)?.strip_suffix(close)
}

fn integer(digits: &[u8]) -> Option<i128> {
    std::str::from_utf8(digits).ok()?.parse().ok()
}

fn is_llvm_float(e: &Eval<'_>, t: Type) -> bool {
    use FloatKind::{BF16, F16, F32, F64, F80, F128};
    matches!(e.ctx().type_data(t), TypeData::Float(BF16 | F16 | F32 | F64 | F80 | F128))
}

/// Of a vector that LLVM has: whether it is scalable.
fn llvm_vector(e: &Eval<'_>, t: Type) -> Option<bool> {
    let TypeData::Vector { dims, scalable, element } = e.ctx().type_data(t) else { return None };
    let fits = match e.ctx().type_data(*element) {
        TypeData::Integer { sign, .. } => *sign == Sign::Signless,
        TypeData::Opaque { .. } => printed(e, *element, "llvm").is_some_and(|p| p.starts_with(b"ptr")),
        _ => is_llvm_float(e, *element),
    };
    (fits && dims.len() == 1).then(|| scalable.contains(&true))
}

/// Whether LLVM has the type, whatever is in it.
fn is_llvm(e: &Eval<'_>, t: Type) -> bool {
    match e.ctx().type_data(t) {
        TypeData::Integer { sign, .. } => *sign == Sign::Signless,
        TypeData::Vector { dims, .. } => dims.len() == 1,
        TypeData::Opaque { .. } => printed(e, t, "llvm").is_some() || printed(e, t, "ptr").is_some(),
        _ => is_llvm_float(e, t),
    }
}
