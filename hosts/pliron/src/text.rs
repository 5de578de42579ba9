//! Types and attributes as texts: MLIR's where there is a counterpart, else pliron's.

use pdll::HostError;
use pliron::attribute::{AttrObj, Attribute};
use pliron::builtin::attributes::{IntegerAttr, StringAttr, TypeAttr, UnitAttr};
use pliron::builtin::types::{BF16Type, FP16Type, FP32Type, FP64Type, IntegerType, Signedness};
use pliron::combine::{Parser, eof};
use pliron::context::Context;
use pliron::parsable::{Parsable, parse_from_str};
use pliron::r#type::TypeHandle;
use pliron::utils::apint::APInt;
use std::fmt::Write;

/// Integers of more bits are not read: their text could be of any length.
const MOST_BITS: u32 = 1 << 16;

/// A type as MLIR writes it.
pub(crate) fn type_text(ctx: &Context, ty: TypeHandle) -> Option<String> {
    let ty = &*ty.deref(ctx);
    if let Some(int) = ty.downcast_ref::<IntegerType>() {
        return Some(int_text(int));
    }
    let floats = [
        (ty.is::<FP16Type>(), "f16"),
        (ty.is::<BF16Type>(), "bf16"),
        (ty.is::<FP32Type>(), "f32"),
        (ty.is::<FP64Type>(), "f64"),
    ];
    floats.into_iter().find(|float| float.0).map(|float| float.1.to_string())
}

fn int_text(int: &IntegerType) -> String {
    let sign = match int.signedness() {
        Signedness::Signed => "si",
        Signedness::Unsigned => "ui",
        Signedness::Signless => "i",
    };
    format!("{sign}{}", int.width())
}

/// An attribute as MLIR writes it.
pub(crate) fn attr_text(ctx: &Context, attr: &dyn Attribute) -> Option<String> {
    if let Some(int) = attr.downcast_ref::<IntegerAttr>() {
        let ty = &*int.get_type().deref(ctx);
        return Some(format!("{} : {}", int.value().to_string_decimal(ty.prints_as_signed()), int_text(ty)));
    }
    if let Some(string) = attr.downcast_ref::<StringAttr>() {
        return Some(quoted(string.as_str()));
    }
    if let Some(ty) = attr.downcast_ref::<TypeAttr>() {
        return type_text(ctx, ty.clone().into());
    }
    attr.is::<UnitAttr>().then(|| "unit".to_string())
}

fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b' '..=b'~' => out.push(byte.into()),
            _ => {
                let _ = write!(out, "\\{byte:02X}");
            }
        }
    }
    out + "\""
}

/// The string between quotes, with MLIR's escapes; none if that is not all of the text.
fn unquoted(text: &str) -> Option<String> {
    let inner = text.strip_prefix('"')?.strip_suffix('"')?;
    let (mut bytes, mut out) = (inner.bytes(), Vec::new());
    while let Some(byte) = bytes.next() {
        out.push(match (byte, if byte == b'\\' { bytes.next()? } else { 0 }) {
            (b'"', _) => return None,
            (b'\\', b'n') => b'\n',
            (b'\\', b't') => b'\t',
            (b'\\', c @ (b'"' | b'\\')) => c,
            (b'\\', high) => {
                let digits = [high, bytes.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            (byte, _) => byte,
        });
    }
    String::from_utf8(out).ok()
}

fn int_type(text: &str) -> Option<(u32, Signedness)> {
    let signs = [("si", Signedness::Signed), ("ui", Signedness::Unsigned), ("i", Signedness::Signless)];
    let (width, sign) = signs.into_iter().find_map(|(word, sign)| Some((text.strip_prefix(word)?, sign)))?;
    let width: u32 = width.parse().ok()?;
    (1..=MOST_BITS).contains(&width).then_some((width, sign))
}

/// The type of MLIR's text for it.
fn mlir_type(ctx: &Context, text: &str) -> Option<TypeHandle> {
    if let Some((width, sign)) = int_type(text) {
        return Some(IntegerType::get(ctx, width, sign).into());
    }
    Some(match text {
        "f16" => FP16Type::get(ctx).into(),
        "bf16" => BF16Type::get(ctx).into(),
        "f32" => FP32Type::get(ctx).into(),
        "f64" => FP64Type::get(ctx).into(),
        _ => return None,
    })
}

/// The integer of MLIR's text for it.
fn mlir_int(ctx: &Context, text: &str) -> Option<IntegerAttr> {
    let (value, ty) = match text {
        "true" => ("1", "i1"),
        "false" => ("0", "i1"),
        _ => text.split_once(':').map_or((text, "i64"), |(value, ty)| (value.trim(), ty.trim())),
    };
    let (width, sign) = int_type(ty)?;
    let digits = value.strip_prefix('-').unwrap_or(value);
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    // In twice the room, since a signless `255 : i8` is one as well as `-1 : i8`.
    let wide = APInt::from_str(digits, 2 * width as usize + 2, 10).ok()?;
    let room = std::num::NonZero::new(2 * width as usize + 2)?;
    let wide = if digits.len() < value.len() { APInt::zero(room).sub(&wide) } else { wide };
    let narrow = wide.trunc(std::num::NonZero::new(width as usize)?);
    let fits = match (sign, digits.len() < value.len()) {
        (Signedness::Unsigned, true) => wide.is_zero(),
        (Signedness::Unsigned, false) => narrow.zext(room) == wide,
        (Signedness::Signed, _) | (Signedness::Signless, true) => narrow.sext(room) == wide,
        (Signedness::Signless, false) => narrow.zext(room) == wide,
    };
    fits.then(|| IntegerAttr::new(IntegerType::get(ctx, width, sign), narrow))
}

/// The type of a text.
///
/// # Errors
/// It is none, to MLIR's syntax as far as there are counterparts, nor to pliron's.
pub(crate) fn read_type(ctx: &mut Context, text: &str) -> Result<TypeHandle, HostError> {
    match mlir_type(ctx, text.trim()) {
        Some(ty) => Ok(ty),
        None => parse_from_str(TypeHandle::parser(()).skip(eof()), ctx, text.trim()).map_err(refused),
    }
}

/// The attribute of a text.
///
/// # Errors
/// As for [`read_type`].
pub(crate) fn read_attr(ctx: &mut Context, text: &str) -> Result<AttrObj, HostError> {
    let text = text.trim();
    if let Some(int) = mlir_int(ctx, text) {
        return Ok(Box::new(int));
    }
    if let Some(string) = unquoted(text) {
        return Ok(Box::new(StringAttr::new(string)));
    }
    if let Some(ty) = mlir_type(ctx, text) {
        return Ok(Box::new(TypeAttr::new(ty)));
    }
    if text == "unit" {
        return Ok(Box::new(UnitAttr::new()));
    }
    parse_from_str(AttrObj::parser(()).skip(eof()), ctx, text).map_err(refused)
}

fn refused(error: pliron::result::Error) -> HostError {
    HostError::Constant(error.err.to_string().lines().collect::<Vec<_>>().join("; "))
}
