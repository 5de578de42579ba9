//! `std/types.pdll`

use super::StdHost;
use super::function::{Done, count, index, question1, question2, rewrite1, rewrite2};
use pdll_ir::{Attr, AttrData, Context, DYNAMIC, Sign, Type, TypeData};
use pdll_vm::Natives;

const NO_SHAPE: &str = "not a vector, tensor or memref of known rank";

/// A question about what a type is.
fn is<H: StdHost>(n: &mut Natives<H>, name: &str, question: fn(&TypeData) -> bool) {
    question1(n, name, move |ctx, t: Type| question(ctx.type_data(t)));
}

fn has_sign<H: StdHost>(n: &mut Natives<H>, name: &str, wanted: Sign) {
    question1(
        n,
        name,
        move |ctx, t: Type| matches!(ctx.type_data(t), TypeData::Integer { sign, .. } if *sign == wanted),
    );
}

/// The type of the elements, of a type that has some.
fn element(ctx: &Context, t: Type) -> Option<Type> {
    match ctx.type_data(t) {
        TypeData::UnrankedTensor(element)
        | TypeData::UnrankedMemRef { element, .. }
        | TypeData::Complex(element) => Some(*element),
        data => data.shaped().map(|(_, element)| element),
    }
}

/// The sizes of a type whose dimensions are all known.
fn static_shape(ctx: &Context, t: Type) -> Option<&[i64]> {
    let data = ctx.type_data(t);
    let scalable = matches!(data, TypeData::Vector { scalable, .. } if scalable.contains(&true));
    data.shaped().map(|(dims, _)| dims).filter(|dims| !scalable && !dims.contains(&DYNAMIC))
}

/// Bits of an integer or floating point number of a type.
fn bits(ctx: &Context, t: Type) -> Option<u32> {
    match ctx.type_data(t) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Float(kind) => Some(kind.width()),
        _ => None,
    }
}

/// The shape that an `array<i64: ..>` is.
fn shape(ctx: &Context, attr: Attr) -> Done<Box<[i64]>> {
    match ctx.attr_data(attr) {
        AttrData::DenseArray { element, data }
            if matches!(ctx.type_data(*element), TypeData::Integer { width: 64, .. }) =>
        {
            let (words, _) = data.as_chunks::<8>();
            Ok(words.iter().map(|word| i64::from_le_bytes(*word)).collect())
        }
        _ => Err("not an array of 64 bit integers"),
    }
}

/// A type, if there is one like this.
fn valid(ctx: &mut Context, data: TypeData) -> Done<Type> {
    ctx.valid_type(data).map_err(|_| "there is no such type")
}

/// A type with another shape or other elements.
fn change(ctx: &mut Context, t: Type, shape: Option<Box<[i64]>>, elements: Option<Type>) -> Done<Type> {
    let mut data = ctx.type_data(t).clone();
    match &mut data {
        TypeData::Vector { dims, scalable, element } => {
            if let Some(shape) = shape {
                *scalable = vec![false; shape.len()].into();
                *dims = shape;
            }
            *element = elements.unwrap_or(*element);
        }
        TypeData::Tensor { dims, element, .. } | TypeData::MemRef { dims, element, .. } => {
            *dims = shape.unwrap_or_else(|| std::mem::take(dims));
            *element = elements.unwrap_or(*element);
        }
        TypeData::UnrankedTensor(element)
        | TypeData::UnrankedMemRef { element, .. }
        | TypeData::Complex(element)
            if shape.is_none() =>
        {
            *element = elements.unwrap_or(*element);
        }
        _ if shape.is_none() => return elements.ok_or(NO_SHAPE),
        _ => return Err(NO_SHAPE),
    }
    valid(ctx, data)
}

/// An integer type of a width that is given.
fn int_type<H: StdHost>(n: &mut Natives<H>, name: &str, sign: Sign) {
    rewrite1(n, name, move |ctx, bits: Attr| {
        let width = u32::try_from(index(ctx, bits)?).map_err(|_| "there is no such type")?;
        valid(ctx, TypeData::Integer { width, sign })
    });
}

pub(super) fn register<H: StdHost>(n: &mut Natives<H>) {
    questions(n);
    relations(n);
    parts(n);
    int_type(n, "IntType", Sign::Signless);
    int_type(n, "SignedType", Sign::Signed);
    int_type(n, "UnsignedType", Sign::Unsigned);
    rewrite2(n, "WithElementType", |ctx, t: Type, element: Type| change(ctx, t, None, Some(element)));
    rewrite2(n, "WithShape", |ctx, t: Type, to: Attr| {
        let shape = shape(ctx, to)?;
        change(ctx, t, Some(shape), None)
    });
    rewrite2(n, "VectorType", |ctx, of: Attr, element: Type| {
        let dims = shape(ctx, of)?;
        let scalable = vec![false; dims.len()].into();
        valid(ctx, TypeData::Vector { dims, scalable, element })
    });
    rewrite2(n, "TensorType", |ctx, of: Attr, element: Type| {
        let dims = shape(ctx, of)?;
        valid(ctx, TypeData::Tensor { dims, element, encoding: None })
    });
    rewrite1(n, "TypeOfAttr", |ctx, a: Attr| ctx.attr_type(a).ok_or("the attribute has no type"));
    rewrite1(n, "TypeAttr", |ctx, t: Type| Ok(ctx.type_attr(t)));
    rewrite1(n, "TypeInAttr", |ctx, a: Attr| ctx.type_value(a).ok_or("the attribute is no type"));
}

fn questions<H: StdHost>(n: &mut Natives<H>) {
    is(n, "IsIntType", |t| matches!(t, TypeData::Integer { .. } | TypeData::Index));
    is(n, "IsFloatType", |t| matches!(t, TypeData::Float(_)));
    is(n, "IsIndexType", |t| matches!(t, TypeData::Index));
    has_sign(n, "IsSignlessType", Sign::Signless);
    has_sign(n, "IsSignedType", Sign::Signed);
    has_sign(n, "IsUnsignedType", Sign::Unsigned);
    is(n, "IsComplexType", |t| matches!(t, TypeData::Complex(_)));
    is(n, "IsTupleType", |t| matches!(t, TypeData::Tuple(_)));
    is(n, "IsFunctionType", |t| matches!(t, TypeData::Function { .. }));
    is(n, "IsVectorType", |t| matches!(t, TypeData::Vector { .. }));
    is(n, "IsTensorType", |t| matches!(t, TypeData::Tensor { .. } | TypeData::UnrankedTensor(_)));
    is(n, "IsMemRefType", |t| matches!(t, TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. }));
    is(n, "IsShapedType", |t| {
        matches!(t, TypeData::UnrankedTensor(_) | TypeData::UnrankedMemRef { .. }) || t.shaped().is_some()
    });
    is(n, "IsRankedType", |t| t.shaped().is_some());
    question1(n, "HasStaticShape", |ctx, t: Type| static_shape(ctx, t).is_some());
}

fn relations<H: StdHost>(n: &mut Natives<H>) {
    question2(n, "HasRank", |ctx, t: Type, rank: Attr| {
        ctx.type_data(t).shaped().is_some_and(|(dims, _)| index(ctx, rank) == Ok(dims.len()))
    });
    question2(n, "HasBitWidth", |ctx, t: Type, width: Attr| {
        bits(ctx, t).is_some_and(|bits| index(ctx, width) == Ok(bits as usize))
    });
    question2(n, "SameShape", |ctx, a: Type, b: Type| {
        let scalable = |t: Type| match ctx.type_data(t) {
            TypeData::Vector { scalable, .. } if scalable.contains(&true) => Some(scalable),
            _ => None,
        };
        match (ctx.type_data(a).shaped(), ctx.type_data(b).shaped()) {
            (Some((a_dims, _)), Some((b_dims, _))) => a_dims == b_dims && scalable(a) == scalable(b),
            (None, None) => {
                let unranked =
                    |t| element(ctx, t).is_some() && !matches!(ctx.type_data(t), TypeData::Complex(_));
                !unranked(a) && !unranked(b)
            }
            _ => false,
        }
    });
    question2(n, "SameElementType", |ctx, a: Type, b: Type| {
        element(ctx, a).unwrap_or(a) == element(ctx, b).unwrap_or(b)
    });
    question2(n, "IsNarrower", |ctx, a: Type, b: Type| {
        let number = |t: Type| match ctx.type_data(t) {
            TypeData::Complex(_) => t,
            _ => element(ctx, t).unwrap_or(t),
        };
        let (x, y) = (number(a), number(b));
        let same_sort = ctx.float_kind(x).is_some() == ctx.float_kind(y).is_some();
        same_sort && bits(ctx, x).zip(bits(ctx, y)).is_some_and(|(x, y)| x < y)
    });
}

fn parts<H: StdHost>(n: &mut Natives<H>) {
    rewrite1(n, "ElementType", |ctx, t: Type| element(ctx, t).ok_or("the type has no elements"));
    rewrite1(n, "Rank", |ctx, t: Type| {
        let rank = ctx.type_data(t).shaped().ok_or(NO_SHAPE)?.0.len();
        count(ctx, rank)
    });
    rewrite1(n, "Shape", |ctx, t: Type| {
        let (dims, _) = ctx.type_data(t).shaped().ok_or(NO_SHAPE)?;
        let data = dims.iter().flat_map(|dim| dim.to_le_bytes()).collect();
        let element = ctx.int_type(64);
        Ok(ctx.attr(AttrData::DenseArray { element, data }))
    });
    rewrite2(n, "Dim", |ctx, t: Type, i: Attr| {
        let (dims, _) = ctx.type_data(t).shaped().ok_or(NO_SHAPE)?;
        let size = dims.get(index(ctx, i)?).filter(|&&size| size != DYNAMIC);
        let size = size.and_then(|&size| usize::try_from(size).ok()).ok_or("there is no such size")?;
        count(ctx, size)
    });
    rewrite1(n, "NumElements", |ctx, t: Type| {
        let dims = static_shape(ctx, t).ok_or("the shape is not known")?;
        let product = dims.iter().try_fold(1i64, |n, &dim| n.checked_mul(dim));
        let product = product.and_then(|n| usize::try_from(n).ok()).ok_or("there are too many elements")?;
        count(ctx, product)
    });
    rewrite1(n, "BitWidth", |ctx, t: Type| {
        let bits = bits(ctx, t).ok_or("the type has no width")?;
        count(ctx, bits as usize)
    });
}
