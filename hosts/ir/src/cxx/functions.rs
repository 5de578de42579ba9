//! Operators and free functions.

use super::classes::float;
use super::value::{Result, Val, WRONG, mask, signed};
use super::{Eval, Function, dialects};
use pdll_bytecode::Operator;
use pdll_ir::{AttrData, FloatKind, MAX_INT_WIDTH, Sign, TypeData};
use std::cmp::Ordering;

/// The function of this name.
pub(super) fn find(name: &str) -> Option<Function> {
    if let Some(f) = FUNCTIONS.iter().chain(dialects::FUNCTIONS).find(|f| f.0 == name) {
        return Some(f.1);
    }
    // A float type's class; the kinds are as many as the formats.
    let kind = float(name.strip_suffix("::get")?)?;
    FLOATS.iter().find(|f| f.0 == kind).map(|f| f.1)
}

const FUNCTIONS: &[(&str, Function)] = &[
    ("success", |_, args| Ok(Val::Bool(truth_or(args, true)?))),
    ("failure", |_, args| Ok(Val::Bool(!truth_or(args, true)?))),
    ("succeeded", |_, args| Ok(Val::Bool(one(args)?.truth()?))),
    ("failed", |_, args| Ok(Val::Bool(!one(args)?.truth()?))),
    ("LogicalResult::success", |_, args| Ok(Val::Bool(truth_or(args, true)?))),
    ("LogicalResult::failure", |_, args| Ok(Val::Bool(!truth_or(args, true)?))),
    ("APInt", |_, args| match args {
        [width, value, ..] => {
            Ok(Val::bits(value.int()? as u128, u32::try_from(width.int()?).map_err(|_| WRONG)?))
        }
        _ => Err(WRONG),
    }),
    ("APFloat", |_, args| number(one(args)?)),
    ("ArrayRef", array),
    ("SmallVector", array),
    ("std::vector", array),
    ("StringRef", |_, args| Ok(one(args)?.clone())),
    ("Attribute", |_, args| Ok(args.first().cloned().unwrap_or(Val::Null))),
    ("Type", |_, args| Ok(args.first().cloned().unwrap_or(Val::Null))),
    ("Value", |_, args| Ok(args.first().cloned().unwrap_or(Val::Null))),
    ("static_cast", |_, args| Ok(one(args)?.clone())),
    ("int", integer),
    ("unsigned", integer),
    ("int32_t", integer),
    ("int64_t", integer),
    ("uint32_t", integer),
    ("uint64_t", integer),
    ("size_t", integer),
    ("bool", |_, args| Ok(Val::Bool(one(args)?.truth()?))),
    ("float", |_, args| number(one(args)?)),
    ("double", |_, args| number(one(args)?)),
    ("all_of", |e, args| any(e, args, false).map(|b| Val::Bool(!b))),
    ("any_of", |e, args| any(e, args, true).map(Val::Bool)),
    ("none_of", |e, args| any(e, args, true).map(|b| Val::Bool(!b))),
    ("is_contained", |e, args| match args {
        [list, item] => {
            for i in e.items(list)?.iter() {
                if same(i, item)? {
                    return Ok(Val::Bool(true));
                }
            }
            Ok(Val::Bool(false))
        }
        _ => Err(WRONG),
    }),
    ("all_equal", |e, args| {
        let items = e.items(one(args)?)?;
        let mut equal = true;
        for pair in items.windows(2) {
            equal = equal && same(&pair[0], &pair[1])?;
        }
        Ok(Val::Bool(equal))
    }),
    ("is_sorted", |e, args| {
        let items = Val::List(e.items(one(args)?)?).ints()?;
        Ok(Val::Bool(items.is_sorted()))
    }),
    ("hasNItems", |e, args| items(e, args, |n, k| n == k)),
    ("hasNItemsOrMore", |e, args| items(e, args, |n, k| n >= k)),
    ("hasNItemsOrLess", |e, args| items(e, args, |n, k| n <= k)),
    ("equal", equal),
    ("getElementTypeOrSelf", |e, args| match one(args)? {
        Val::Type(t) => Ok(Val::Type(e.element_or_self(*t))),
        Val::Value(v) => {
            let t = e.body.value_type(*v);
            Ok(Val::Type(e.element_or_self(t)))
        }
        Val::Attr(a) => {
            let t = e.ctx().attr_type(*a).ok_or(WRONG)?;
            Ok(Val::Type(e.element_or_self(t)))
        }
        _ => Err(WRONG),
    }),
    ("getFlattenedTypes", |e, args| {
        let mut out = Vec::new();
        let mut work = vec![one(args)?.ty()?];
        while let Some(t) = work.pop() {
            match e.ctx().type_data(t) {
                TypeData::Tuple(types) => work.extend(types.iter().rev()),
                _ => out.push(Val::Type(t)),
            }
        }
        Ok(Val::list(out))
    }),
    // The results of comparisons in `arith` and `spirv`.
    ("getI1SameShape", |e, args| {
        let bit = e.ty(TypeData::Integer { width: 1, sign: Sign::Signless });
        let t = one(args)?.ty()?;
        super::methods::with_element(e, t, &bit)
    }),
    ("getUnaryOpResultType", |e, args| {
        let bit = e.ty(TypeData::Integer { width: 1, sign: Sign::Signless });
        let t = one(args)?.ty()?;
        match e.ctx().type_data(t) {
            TypeData::Vector { .. } => super::methods::with_element(e, t, &bit),
            _ => Ok(bit),
        }
    }),
    ("IntegerType::get", |e, args| match args {
        [_, width, rest @ ..] => {
            let sign = match rest {
                [] => Sign::Signless,
                _ => return Err(WRONG),
            };
            int_type(e, width, sign)
        }
        _ => Err(WRONG),
    }),
    ("IndexType::get", |e, _| Ok(e.ty(TypeData::Index))),
    ("NoneType::get", |e, _| Ok(e.ty(TypeData::None))),
    ("ComplexType::get", |e, args| {
        let element = one(args)?.ty()?;
        Ok(e.ty(TypeData::Complex(element)))
    }),
    ("TupleType::get", |e, args| {
        let types = args.get(1).ok_or(WRONG)?.types()?;
        Ok(e.ty(TypeData::Tuple(types.into())))
    }),
    ("FunctionType::get", |e, args| match args {
        [_, inputs, results] => {
            let (inputs, results) = (inputs.types()?.into(), results.types()?.into());
            Ok(e.ty(TypeData::Function { inputs, results }))
        }
        _ => Err(WRONG),
    }),
    ("VectorType::get", |e, args| match args {
        [dims, element, scalable @ ..] => {
            let (dims, element) = (dims.ints()?, element.ty()?);
            let scalable = match scalable {
                [] => vec![false; dims.len()],
                [flags] => flags.items()?.iter().map(Val::truth).collect::<Result<_>>()?,
                _ => return Err(WRONG),
            };
            if scalable.len() != dims.len() || dims.iter().any(|&d| d <= 0) {
                return Err("a vector has a size that it cannot have");
            }
            Ok(e.ty(TypeData::Vector { dims: dims.into(), scalable: scalable.into(), element }))
        }
        _ => Err(WRONG),
    }),
    ("RankedTensorType::get", |e, args| match args {
        [dims, element] => {
            let (dims, element) = (sizes(dims)?, element.ty()?);
            Ok(e.ty(TypeData::Tensor { dims: dims.into(), element, encoding: None }))
        }
        _ => Err(WRONG),
    }),
    ("UnrankedTensorType::get", |e, args| {
        let element = one(args)?.ty()?;
        Ok(e.ty(TypeData::UnrankedTensor(element)))
    }),
    ("MemRefType::get", |e, args| match args {
        [dims, element] => {
            let (dims, element) = (sizes(dims)?, element.ty()?);
            Ok(e.ty(TypeData::MemRef { dims: dims.into(), element, layout: None, space: None }))
        }
        _ => Err(WRONG),
    }),
    ("UnitAttr::get", |e, _| Ok(e.attr(AttrData::Unit))),
    ("BoolAttr::get", |e, args| {
        let value = args.get(1).ok_or(WRONG)?.truth()?;
        bool_attr(e, value)
    }),
    ("TypeAttr::get", |e, args| {
        let t = one(args)?.ty()?;
        Ok(e.attr(AttrData::Type(t)))
    }),
    ("IntegerAttr::get", |e, args| match args {
        [t, value] => int_attr(e, t, value),
        _ => Err(WRONG),
    }),
];

/// Declares how each float type is made.
macro_rules! floats {
    ($($kind:ident)*) => {
        const FLOATS: &[(FloatKind, Function)] =
            &[$((FloatKind::$kind, |e, _| Ok(e.ty(TypeData::Float(FloatKind::$kind))))),*];
    };
}
floats!(BF16 F16 F32 F64 F80 F128 TF32 F8E5M2 F8E4M3 F8E3M4 F8E4M3FN F8E5M2FNUZ F8E4M3FNUZ F8E4M3B11FNUZ
    F6E3M2FN F6E2M3FN F4E2M1FN F8E8M0FNU);

pub(super) fn one(args: &[Val]) -> Result<&Val> {
    args.first().ok_or(WRONG)
}

fn truth_or(args: &[Val], otherwise: bool) -> Result<bool> {
    args.first().map_or(Ok(otherwise), Val::truth)
}

fn number(v: &Val) -> Result<Val> {
    match v {
        Val::Float(_) => Ok(v.clone()),
        v => Ok(Val::Float(v.int()? as f64)),
    }
}

fn integer(_: &mut Eval<'_>, args: &[Val]) -> Result<Val> {
    match one(args)? {
        Val::Float(f) => Ok(Val::Int(*f as i128)),
        v => Ok(Val::Int(v.int()?)),
    }
}

/// A list from its items, or from another list.
fn array(_: &mut Eval<'_>, args: &[Val]) -> Result<Val> {
    match args {
        [list @ Val::List(_)] => Ok(list.clone()),
        items => Ok(Val::list(items.iter().cloned())),
    }
}

/// Whether the function gives `wanted` for any item.
fn any(e: &mut Eval<'_>, args: &[Val], wanted: bool) -> Result<bool> {
    let [list, function] = args else { return Err(WRONG) };
    for item in e.items(list)?.iter() {
        if e.apply(function, std::slice::from_ref(item))?.truth()? == wanted {
            return Ok(true);
        }
    }
    Ok(false)
}

fn items(e: &Eval<'_>, args: &[Val], fits: fn(i128, i128) -> bool) -> Result<Val> {
    match args {
        [list, n] => Ok(Val::Bool(fits(e.items(list)?.len() as i128, n.int()?))),
        _ => Err(WRONG),
    }
}

pub(super) fn equal(_: &mut Eval<'_>, args: &[Val]) -> Result<Val> {
    match args {
        [a, b] => same(a, b).map(Val::Bool),
        _ => Err(WRONG),
    }
}

pub(super) fn int_type(e: &mut Eval<'_>, width: &Val, sign: Sign) -> Result<Val> {
    let width = u32::try_from(width.int()?).ok().filter(|w| *w <= MAX_INT_WIDTH).ok_or(WRONG)?;
    Ok(e.ty(TypeData::Integer { width, sign }))
}

/// Sizes of a shape.
fn sizes(dims: &Val) -> Result<Vec<i64>> {
    let dims = dims.ints()?;
    let fits = dims.iter().all(|&d| d >= 0 || d == pdll_ir::DYNAMIC);
    if fits { Ok(dims) } else { Err("a shape has a size that it cannot have") }
}

pub(super) fn bool_attr(e: &mut Eval<'_>, value: bool) -> Result<Val> {
    let t = e.ty(TypeData::Integer { width: 1, sign: Sign::Signless });
    int_attr(e, &t, &Val::Int(-i128::from(value)))
}

/// An integer attribute of at most 64 bits.
pub(super) fn int_attr(e: &mut Eval<'_>, t: &Val, value: &Val) -> Result<Val> {
    let Val::Type(ty) = *t else { return if *t == Val::New { Ok(Val::New) } else { Err(WRONG) } };
    let (width, sign) = e.ctx().int_width(ty).filter(|w| w.0 <= 64).ok_or(WRONG)?;
    let bits = value.int()? as u128 & mask(width);
    let value = if sign == Sign::Unsigned { bits as i64 } else { signed(bits, width) as i64 };
    Ok(e.attr(AttrData::Integer { ty, value }))
}

pub(super) fn unary(o: Operator, a: Val) -> Result<Val> {
    match o {
        Operator::Not => Ok(Val::Bool(!a.truth()?)),
        Operator::Subtract => match a {
            Val::Float(f) => Ok(Val::Float(-f)),
            a => Ok(Val::Int(a.int()?.wrapping_neg())),
        },
        Operator::Complement => Ok(Val::Int(!a.int()?)),
        // What is pointed to, and where it is, are the same here.
        Operator::Multiply | Operator::BitAnd => {
            if a == Val::Null {
                Err("something missing is looked into")
            } else {
                Ok(a)
            }
        }
        _ => Err(WRONG),
    }
}

/// `&&` and `||` are not among them: they do not always ask for both.
pub(super) fn binary(o: Operator, a: &Val, b: &Val) -> Result<Val> {
    let order = |fits: fn(Ordering) -> bool| -> Result<Val> {
        let ordering = match (a, b) {
            (Val::Float(_), _) | (_, Val::Float(_)) => {
                let (Val::Float(a), Val::Float(b)) = (number(a)?, number(b)?) else { return Err(WRONG) };
                a.partial_cmp(&b)
            }
            _ => Some(a.int()?.cmp(&b.int()?)),
        };
        Ok(Val::Bool(ordering.is_some_and(fits)))
    };
    match o {
        Operator::Equal => same(a, b).map(Val::Bool),
        Operator::NotEqual => same(a, b).map(|s| Val::Bool(!s)),
        Operator::Less => order(Ordering::is_lt),
        Operator::Greater => order(Ordering::is_gt),
        Operator::LessEqual => order(Ordering::is_le),
        Operator::GreaterEqual => order(Ordering::is_ge),
        _ => arithmetic(o, a, b),
    }
}

fn arithmetic(o: Operator, a: &Val, b: &Val) -> Result<Val> {
    if let (Val::Float(_), _) | (_, Val::Float(_)) = (a, b) {
        let (Val::Float(a), Val::Float(b)) = (number(a)?, number(b)?) else { return Err(WRONG) };
        return Ok(Val::Float(match o {
            Operator::Add => a + b,
            Operator::Subtract => a - b,
            Operator::Multiply => a * b,
            Operator::Divide => a / b,
            _ => return Err(WRONG),
        }));
    }
    let (x, y) = (a.int()?, b.int()?);
    let by = || u32::try_from(y).ok().filter(|y| *y < 128);
    let value = match o {
        Operator::BitOr => Some(x | y),
        Operator::BitXor => Some(x ^ y),
        Operator::BitAnd => Some(x & y),
        Operator::ShiftLeft => by().map(|y| x << y),
        Operator::ShiftRight => by().map(|y| x >> y),
        Operator::Add => x.checked_add(y),
        Operator::Subtract => x.checked_sub(y),
        Operator::Multiply => x.checked_mul(y),
        Operator::Divide => x.checked_div(y),
        Operator::Remainder => x.checked_rem(y),
        _ => None,
    };
    value.map(Val::Int).ok_or("arithmetic has no result")
}

/// `==`
pub(super) fn same(a: &Val, b: &Val) -> Result<bool> {
    Ok(match (a, b) {
        (Val::Float(_), _) | (_, Val::Float(_)) => number(a)? == number(b)?,
        (Val::Bits(x, n), Val::Bits(y, m)) => x == y && n == m,
        (Val::Int(_) | Val::Bool(_) | Val::Bits(..), Val::Int(_) | Val::Bool(_) | Val::Bits(..)) => {
            match (a, b) {
                // A number is compared with the bits, which have no sign.
                (Val::Bits(x, _), y) | (y, Val::Bits(x, _)) => {
                    i128::try_from(*x).is_ok_and(|x| Ok(x) == y.int())
                }
                _ => a.int()? == b.int()?,
            }
        }
        (Val::List(x), Val::List(y)) => {
            let mut equal = x.len() == y.len();
            for (x, y) in x.iter().zip(y.iter()) {
                equal = equal && same(x, y)?;
            }
            equal
        }
        (Val::New, Val::New) => return Err("two types that do not exist are compared"),
        (Val::Lambda(_) | Val::Context, _) | (_, Val::Lambda(_) | Val::Context) => return Err(WRONG),
        _ => a == b,
    })
}
