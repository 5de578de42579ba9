//! Expressions without variables: what they come to, as MLIR writes it.

use crate::ods::resolve::Resolved;
use pdll_bytecode::query::{Arithmetic, Cast, Expr, Query, Scalar, Signs};

/// What an expression comes to.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Constant {
    /// A type.
    Type(String),
    /// An attribute.
    Attr(String),
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// A float.
    Float(f64),
    /// A string.
    Text(String),
    /// A list.
    List(Vec<Constant>),
    /// Nothing.
    Null,
}

/// What an expression comes to, if it has no variables and is of the simple sort that constants are. (Others
/// are evaluated where they are used.)
pub(super) fn fold(resolved: &Resolved) -> Option<Constant> {
    let &[root] = &resolved.roots[..] else { return None };
    node(&resolved.exprs, root)
}

fn node(exprs: &[Expr], at: u32) -> Option<Constant> {
    Some(match &exprs[at as usize] {
        Expr::Bool(b) => Constant::Bool(*b),
        Expr::Int(_, n) => Constant::Int(*n as i64),
        Expr::Float(bits) => Constant::Float(f64::from_bits(*bits)),
        Expr::Text(text) => Constant::Text(text.clone()),
        Expr::Type(text) => Constant::Type(text.clone()),
        Expr::Attr(text) => Constant::Attr(text.clone()),
        Expr::Null(_) => Constant::Null,
        Expr::If(condition, yes, no) => match node(exprs, *condition)? {
            Constant::Bool(true) => node(exprs, *yes)?,
            Constant::Bool(false) => node(exprs, *no)?,
            _ => return None,
        },
        Expr::List(_, items) => Constant::List(items.iter().map(|&i| node(exprs, i)).collect::<Option<_>>()?),
        // What is cast is the same object.
        Expr::Cast { how, object, .. } if *how != Cast::Is => node(exprs, *object)?,
        Expr::Query(query, args) => {
            let args = args.iter().map(|&a| node(exprs, a)).collect::<Option<Vec<_>>>()?;
            asked(*query, &args)?
        }
        _ => return None,
    })
}

fn asked(query: Query, args: &[Constant]) -> Option<Constant> {
    use Constant::{Attr, Bool, Float, Int, List, Text, Type};
    Some(match (query, args) {
        (Query::MakeIntAttr, [Type(ty), Int(n)]) => Attr(integer(ty, *n)?),
        (Query::MakeFloatAttr, [Type(ty), Float(x)]) if x.is_finite() => {
            let single = *x as f32;
            // As few digits as tell it apart in its type.
            let is_single = ty == "f32" && f64::from(single) == *x;
            let digits = if is_single { format!("{single:e}") } else { format!("{x:e}") };
            let dot = if digits.contains('.') { "e" } else { ".0e" };
            Attr(format!("{} : {ty}", digits.replacen('e', dot, 1)))
        }
        (Query::MakeBoolAttr, [Bool(b)]) => Attr(b.to_string()),
        (Query::MakeStringAttr, [Text(text)]) => Attr(quoted(text)),
        (Query::MakeTypeAttr, [Type(ty)]) => Attr(ty.clone()),
        (Query::MakeArrayAttr, [List(items)]) => {
            let items = items.iter().map(|i| match i {
                Attr(text) => Some(text.as_str()),
                _ => None,
            });
            Attr(format!("[{}]", items.collect::<Option<Vec<_>>>()?.join(", ")))
        }
        (Query::MakeDenseArray, [Type(ty), List(items)]) => {
            let items = items.iter().map(|i| match i {
                Int(n) => Some(n.to_string()),
                _ => None,
            });
            let items = items.collect::<Option<Vec<_>>>()?.join(", ");
            Attr(if items.is_empty() { format!("array<{ty}>") } else { format!("array<{ty}: {items}>") })
        }
        (Query::MakeTensor, [List(dims), Type(element)]) => {
            let mut text = String::from("tensor<");
            for size in dims {
                let Int(size) = size else { return None };
                text += &if *size == i64::MIN { "?x".into() } else { format!("{size}x") };
            }
            Type(format!("{text}{element}>"))
        }
        (Query::MakeSplat, [Type(ty), Attr(number)]) if ty.ends_with('>') && !ty.contains('?') => {
            Attr(format!("dense<{}> : {ty}", number.split(" : ").next()?))
        }
        // Integers of one dimension, all of them given.
        (Query::MakeDense | Query::MakeDenseNumbers, [Type(ty), List(items)])
            if ty.starts_with(&format!("tensor<{}xi", items.len())) && ty.matches('x').count() == 1 =>
        {
            let item = |i: &Constant| match i {
                Int(n) => Some(n.to_string()),
                Attr(text) => text.split_once(" : ").map(|(number, _)| number.to_string()),
                _ => None,
            };
            Attr(format!(
                "dense<[{}]> : {ty}",
                items.iter().map(item).collect::<Option<Vec<_>>>()?.join(", ")
            ))
        }
        (Query::ElementType, [Type(ty)]) => {
            let sizes = ty.strip_prefix("tensor<")?.strip_suffix('>')?;
            let size = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
            let element = sizes.split('x').skip_while(|part| size(part)).collect::<Vec<_>>().join("x");
            Type(element)
        }
        (Query::MakeInteger(signs), [Int(width)]) => {
            let sign = match signs {
                Signs::Signed => "s",
                Signs::Unsigned => "u",
                _ => "",
            };
            Type(format!("{sign}i{width}"))
        }
        (Query::Convert(Scalar::F32), [Float(x)]) => Float(f64::from(*x as f32)),
        (Query::Convert(to), [Int(n)]) => match to.int() {
            Some((64, _)) => Int(*n),
            Some((bits, true)) => Int(n << (64 - bits) >> (64 - bits)),
            Some((bits, false)) => Int(((*n as u64) << (64 - bits) >> (64 - bits)) as i64),
            None if to == Scalar::F64 => Float(*n as f64),
            None => return None,
        },
        (Query::Convert(Scalar::F64), [Float(x)]) => Float(*x),
        (Query::Convert(to), [Bool(b)]) if to.int().is_some() => Int(i64::from(*b)),
        (Query::Not, [Bool(b)]) => Bool(!b),
        (Query::Compute(Arithmetic::Or), [Int(a), Int(b)]) => Int(a | b),
        (Query::Compute(Arithmetic::And), [Int(a), Int(b)]) => Int(a & b),
        (Query::Compute(Arithmetic::Xor), [Int(a), Int(b)]) => Int(a ^ b),
        (Query::Negate, [Int(n)]) => Int(n.wrapping_neg()),
        (Query::Negate, [Float(x)]) => Float(-x),
        _ => return None,
    })
}

/// An integer attribute, if the number fits its type.
fn integer(ty: &str, n: i64) -> Option<String> {
    let digits = ty.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    match (ty, digits.parse::<u32>()) {
        ("index", _) => Some(format!("{n} : index")),
        ("i1", _) => Some((n & 1 == 1).to_string()),
        (_, Ok(bits)) if ty.ends_with(&format!("i{bits}")) => {
            let fits = bits >= 64 || n >> (bits - 1) == 0 || n >> (bits - 1) == -1;
            // MLIR extends by the sign where the type has signs.
            match bits > 64 && !ty.starts_with("si") {
                true => Some(format!("{} : {ty}", n as u64)),
                false => fits.then(|| format!("{n} : {ty}")),
            }
        }
        _ => None,
    }
}

/// A string as MLIR writes it.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' => out.extend(['\\', char::from(byte)]),
            b' '..=b'~' => out.push(char::from(byte)),
            _ => out.push_str(&format!("\\{byte:02X}")),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::{integer, quoted};

    #[test]
    fn attributes_are_written() {
        assert_eq!(integer("i32", -3).as_deref(), Some("-3 : i32"));
        assert_eq!(integer("i1", 1).as_deref(), Some("true"));
        assert_eq!(integer("i8", 300), None);
        assert_eq!(integer("ui8", 7).as_deref(), Some("7 : ui8"));
        assert_eq!(integer("f32", 7), None);
        assert_eq!(quoted("a\"\\\n"), r#""a\"\\\0A""#);
    }
}
