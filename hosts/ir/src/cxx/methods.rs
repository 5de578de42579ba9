//! Methods. The object is the first argument.

use super::functions::{bool_attr, int_attr, int_type, one};
use super::value::{Result, Val, WRONG, mask, signed};
use super::{Eval, Function, dialects};
use pdll_ir::{Attr, AttrData, DYNAMIC, Dense, DenseData, FloatKind, Name, Sign, Type, TypeData};
use std::sync::Arc;

/// How many elements of a splat are written out.
const MAX_SPLAT: usize = 1 << 16;

/// `getAttr`
pub(super) fn attr_of(e: &mut Eval<'_>, args: &[Val]) -> Result<Val> {
    e.op_attr(args)
}

/// The method of this name, whatever it is called on.
pub(super) fn find(name: &str) -> Option<Function> {
    METHODS.iter().chain(dialects::METHODS).find(|m| m.0 == name).map(|m| m.1)
}

/// A question about the content of a type; some have a number as argument.
fn of_type(e: &Eval<'_>, args: &[Val], fits: impl Fn(&TypeData) -> bool) -> Result<Val> {
    Ok(Val::Bool(fits(e.ctx().type_data(one(args)?.ty()?))))
}

/// `isInteger(width)` and the like.
fn is_int(e: &Eval<'_>, args: &[Val], fits: impl Fn(Sign) -> bool) -> Result<Val> {
    let wanted = args.get(1).map(Val::int).transpose()?;
    of_type(e, args, |t| match t {
        TypeData::Integer { width, sign } => wanted.is_none_or(|w| w == i128::from(*width)) && fits(*sign),
        _ => false,
    })
}

/// Also for other types, without a width.
fn is_int_or(e: &Eval<'_>, args: &[Val], signless: bool, or: fn(&TypeData) -> bool) -> Result<Val> {
    of_type(e, args, |t| match t {
        TypeData::Integer { sign, .. } => !signless || *sign == Sign::Signless,
        t => or(t),
    })
}

fn is_float(e: &Eval<'_>, args: &[Val], kind: FloatKind) -> Result<Val> {
    of_type(e, args, |t| *t == TypeData::Float(kind))
}

/// A question about the bits of an integer.
fn of_bits(args: &[Val], f: impl Fn(u128, u32) -> bool) -> Result<Val> {
    let (bits, width) = bits(one(args)?)?;
    Ok(Val::Bool(f(bits, width)))
}

/// A comparison of two integers of the same width.
fn compare(args: &[Val], signs: bool, fits: fn(std::cmp::Ordering) -> bool) -> Result<Val> {
    let [a, b] = args else { return Err(WRONG) };
    let (a, width) = bits(a)?;
    let b = match b {
        Val::Bits(b, other) if *other == width => *b,
        Val::Int(b) => *b as u128 & mask(width),
        _ => return Err(WRONG),
    };
    let order = if signs { signed(a, width).cmp(&signed(b, width)) } else { a.cmp(&b) };
    Ok(Val::Bool(fits(order)))
}

fn bits(v: &Val) -> Result<(u128, u32)> {
    match *v {
        Val::Bits(value, width) => Ok((value, width)),
        Val::Bool(b) => Ok((b.into(), 1)),
        Val::Int(i) => Ok((i as u128 & mask(64), 64)),
        _ => Err(WRONG),
    }
}

impl Eval<'_> {
    /// The shape and element type of a type that has a shape.
    fn shaped(&self, args: &[Val]) -> Result<(&[i64], Type)> {
        self.ctx().type_data(one(args)?.ty()?).shaped().ok_or(WRONG)
    }

    pub(super) fn element_or_self(&self, t: Type) -> Type {
        match self.ctx().type_data(t) {
            TypeData::UnrankedTensor(element) | TypeData::UnrankedMemRef { element, .. } => *element,
            data => data.shaped().map_or(t, |s| s.1),
        }
    }

    /// What a list holds, or an attribute or type that can be gone through.
    pub(super) fn items(&self, v: &Val) -> Result<Arc<[Val]>> {
        match v {
            Val::List(items) => Ok(items.clone()),
            Val::Attr(a) => match self.ctx().attr_data(*a) {
                AttrData::Array(items) => Ok(items.iter().map(|&i| Val::Attr(i)).collect()),
                _ => self.elements(*a).map(Into::into),
            },
            Val::Type(t) => match self.ctx().type_data(*t) {
                TypeData::Tuple(types) => Ok(types.iter().map(|&t| Val::Type(t)).collect()),
                _ => Err(WRONG),
            },
            _ => Err(WRONG),
        }
    }

    fn dense(&self, args: &[Val]) -> Result<&Dense> {
        match self.ctx().attr_data(one(args)?.attr()?) {
            AttrData::Dense(dense) => Ok(dense),
            _ => Err(WRONG),
        }
    }

    /// A number of as many bits as a type has, from its bytes.
    fn number(&self, ty: Type, bytes: &[u8]) -> Result<Val> {
        if bytes.len() > 16 {
            return Err("a number has more than 128 bits");
        }
        let mut word = [0; 16];
        word[..bytes.len()].copy_from_slice(bytes);
        match self.ctx().type_data(ty) {
            TypeData::Integer { width, .. } => Ok(Val::bits(u128::from_le_bytes(word), *width)),
            TypeData::Index => Ok(Val::bits(u128::from_le_bytes(word), 64)),
            TypeData::Float(FloatKind::F32) => {
                Ok(Val::Float(f32::from_bits(u128::from_le_bytes(word) as u32).into()))
            }
            TypeData::Float(FloatKind::F64) => {
                Ok(Val::Float(f64::from_bits(u128::from_le_bytes(word) as u64)))
            }
            _ => Err("elements of this type are not understood"),
        }
    }

    /// The elements of a dense attribute, as many as are written: a splat has one.
    fn elements(&self, attr: Attr) -> Result<Vec<Val>> {
        let ctx = self.ctx();
        let chunks = |ty: Type, data: &[u8]| -> Result<Vec<Val>> {
            let width = match ctx.type_data(ty) {
                TypeData::Integer { width, .. } => *width,
                TypeData::Index => 64,
                TypeData::Float(kind) => kind.width(),
                _ => return Err("elements of this type are not understood"),
            };
            data.chunks_exact((width as usize).div_ceil(8).max(1)).map(|c| self.number(ty, c)).collect()
        };
        match ctx.attr_data(attr) {
            AttrData::DenseArray { element, data } => {
                // Numbers of C++, not `APInt`s.
                let plain = |v: Val| if let Val::Bits(..) = v { v.int().map(Val::Int) } else { Ok(v) };
                let truth = |v: Val| v.truth().map(Val::Bool);
                let bool = matches!(ctx.int_width(*element), Some((1, _)));
                chunks(*element, data)?.into_iter().map(if bool { truth } else { plain }).collect()
            }
            AttrData::Dense(dense) => match &dense.data {
                DenseData::Bytes(data) => {
                    let (_, element) = ctx.type_data(dense.ty).shaped().ok_or(WRONG)?;
                    chunks(element, data)
                }
                DenseData::Strings(strings) => Ok(strings.iter().map(|&s| Val::text(ctx.bytes(s))).collect()),
            },
            _ => Err(WRONG),
        }
    }

    fn op_attr(&self, args: &[Val]) -> Result<Val> {
        let [Val::Op(op), Val::Text(name)] = args else { return Err(WRONG) };
        let name = std::str::from_utf8(name).ok().and_then(|n| self.ctx().find_name(n));
        let attr = name.and_then(|n| self.ctx().get_attr(self.body.attrs(*op), n));
        Ok(super::attribute(attr))
    }
}

/// The same type with other elements.
pub(super) fn with_element(e: &mut Eval<'_>, t: Type, element: &Val) -> Result<Val> {
    // A type of elements that do not exist does not exist either.
    let element = match element {
        Val::New => return Ok(Val::New),
        element => element.ty()?,
    };
    let mut data = e.ctx().type_data(t).clone();
    match &mut data {
        TypeData::Vector { element: old, .. }
        | TypeData::Tensor { element: old, .. }
        | TypeData::MemRef { element: old, .. }
        | TypeData::UnrankedMemRef { element: old, .. }
        | TypeData::UnrankedTensor(old) => *old = element,
        _ => return Ok(Val::Type(element)),
    }
    Ok(e.ty(data))
}

/// The same type with another shape.
fn with_shape(e: &mut Eval<'_>, t: Type, shape: &Val) -> Result<Val> {
    let shape = shape.ints()?;
    let mut data = e.ctx().type_data(t).clone();
    match &mut data {
        TypeData::Vector { dims, scalable, .. } if scalable.len() == shape.len() => *dims = shape.into(),
        TypeData::Tensor { dims, .. } => *dims = shape.into(),
        TypeData::MemRef { dims, layout: None, .. } => *dims = shape.into(),
        _ => return Err("the shape of this type cannot be changed"),
    }
    Ok(e.ty(data))
}

fn length(v: &Val) -> Result<usize> {
    match v {
        Val::List(items) => Ok(items.len()),
        Val::Text(text) => Ok(text.len()),
        _ => Err(WRONG),
    }
}

fn first(e: &Eval<'_>, args: &[Val]) -> Result<usize> {
    match one(args)? {
        Val::Attr(a) => match e.ctx().attr_data(*a) {
            AttrData::Array(items) => Ok(items.len()),
            AttrData::Dict(dict) => Ok(e.ctx().entries(*dict).len()),
            AttrData::DenseArray { .. } => e.elements(*a).map(|v| v.len()),
            AttrData::Dense(dense) => {
                let (dims, _) = e.ctx().type_data(dense.ty).shaped().ok_or(WRONG)?;
                usize::try_from(count(dims)?).map_err(|_| WRONG)
            }
            AttrData::String { value, .. } => Ok(e.ctx().bytes(*value).len()),
            _ => Err(WRONG),
        },
        Val::Type(t) => match e.ctx().type_data(*t) {
            TypeData::Tuple(types) => Ok(types.len()),
            _ => Err(WRONG),
        },
        v => length(v),
    }
}

/// How many elements a static shape has.
fn count(dims: &[i64]) -> Result<i128> {
    dims.iter()
        .try_fold(1i128, |n, &d| if d == DYNAMIC { None } else { n.checked_mul(d.into()) })
        .ok_or(WRONG)
}

fn texts(e: &Eval<'_>, names: &[Name]) -> Val {
    Val::list(names.iter().map(|&n| Val::text(e.ctx().bytes(n))))
}

/// `getValue`
fn value(e: &mut Eval<'_>, args: &[Val]) -> Result<Val> {
    let a = match one(args)? {
        Val::Attr(a) => *a,
        // Of an enumerator or a number there is no more.
        v @ (Val::Bits(..) | Val::Int(_)) => return Ok(v.clone()),
        _ => return Err(WRONG),
    };
    let ctx = e.ctx();
    Ok(match ctx.attr_data(a) {
        AttrData::Integer { ty, .. } | AttrData::BigInteger { ty, .. } => {
            let (width, _) = ctx.int_width(*ty).ok_or(WRONG)?;
            if width > 128 {
                return Err("a number has more than 128 bits");
            }
            Val::bits(ctx.int_value(a).ok_or(WRONG)? as u128, width)
        }
        AttrData::Float { .. } => Val::Float(ctx.float_value(a).ok_or(WRONG)?),
        AttrData::String { value, .. } => Val::text(ctx.bytes(*value)),
        AttrData::Type(t) => Val::Type(*t),
        AttrData::Array(items) => Val::list(items.iter().map(|&i| Val::Attr(i))),
        AttrData::Dict(dict) => Val::list(ctx.entries(*dict).iter().map(|e| Val::Attr(e.1))),
        AttrData::Symbol(path) if path.len() == 1 => Val::text(ctx.bytes(path[0])),
        _ => return Err(WRONG),
    })
}

const METHODS: &[(&str, Function)] = &[
    // Types.
    ("isF16", |e, a| is_float(e, a, FloatKind::F16)),
    ("isF32", |e, a| is_float(e, a, FloatKind::F32)),
    ("isF64", |e, a| is_float(e, a, FloatKind::F64)),
    ("isF80", |e, a| is_float(e, a, FloatKind::F80)),
    ("isF128", |e, a| is_float(e, a, FloatKind::F128)),
    ("isBF16", |e, a| is_float(e, a, FloatKind::BF16)),
    ("isTF32", |e, a| is_float(e, a, FloatKind::TF32)),
    ("isFloat", |e, a| {
        let wanted = a.get(1).map(Val::int).transpose()?;
        of_type(
            e,
            a,
            |t| matches!(t, TypeData::Float(k) if wanted.is_none_or(|w| w == i128::from(k.width()))),
        )
    }),
    ("isIndex", |e, a| of_type(e, a, |t| matches!(t, TypeData::Index))),
    ("isInteger", |e, a| is_int(e, a, |_| true)),
    ("isSignless", |e, a| is_int(e, a, |s| s == Sign::Signless)),
    ("isSigned", |e, a| is_int(e, a, |s| s == Sign::Signed)),
    ("isUnsigned", |e, a| is_int(e, a, |s| s == Sign::Unsigned)),
    ("isSignlessInteger", |e, a| is_int(e, a, |s| s == Sign::Signless)),
    ("isSignedInteger", |e, a| is_int(e, a, |s| s == Sign::Signed)),
    ("isUnsignedInteger", |e, a| is_int(e, a, |s| s == Sign::Unsigned)),
    ("isSignlessIntOrIndex", |e, a| is_int_or(e, a, true, |t| matches!(t, TypeData::Index))),
    ("isSignlessIntOrFloat", |e, a| is_int_or(e, a, true, |t| matches!(t, TypeData::Float(_)))),
    ("isSignlessIntOrIndexOrFloat", |e, a| {
        is_int_or(e, a, true, |t| matches!(t, TypeData::Index | TypeData::Float(_)))
    }),
    ("isIntOrIndex", |e, a| is_int_or(e, a, false, |t| matches!(t, TypeData::Index))),
    ("isIntOrFloat", |e, a| is_int_or(e, a, false, |t| matches!(t, TypeData::Float(_)))),
    ("isIntOrIndexOrFloat", |e, a| {
        is_int_or(e, a, false, |t| matches!(t, TypeData::Index | TypeData::Float(_)))
    }),
    ("getWidth", width),
    ("getIntOrFloatBitWidth", width),
    ("getElementTypeBitWidth", |e, a| {
        let element = Val::Type(e.element_or_self(one(a)?.ty()?));
        width(e, &[element])
    }),
    ("getContext", |_, _| Ok(Val::Context)),
    // Shapes.
    ("hasRank", |e, a| of_type(e, a, |t| t.shaped().is_some())),
    ("getRank", |e, a| match dialects::rank(e, one(a)?.ty()?) {
        Some(rank) => Ok(Val::Int(rank)),
        None => Ok(Val::Int(e.shaped(a)?.0.len() as i128)),
    }),
    ("getShape", |e, a| Ok(Val::list(e.shaped(a)?.0.iter().map(|&d| Val::Int(d.into()))))),
    ("getDimSize", |e, a| dim(e, a).map(|d| Val::Int(d.into()))),
    ("isDynamicDim", |e, a| dim(e, a).map(|d| Val::Bool(d == DYNAMIC))),
    ("hasStaticShape", |e, a| of_type(e, a, |t| t.shaped().is_some_and(|s| !s.0.contains(&DYNAMIC)))),
    ("getNumDynamicDims", |e, a| {
        Ok(Val::Int(e.shaped(a)?.0.iter().filter(|&&d| d == DYNAMIC).count() as i128))
    }),
    ("getNumElements", |e, a| match one(a)? {
        Val::Type(_) => count(e.shaped(a)?.0).map(Val::Int),
        _ => first(e, a).map(|n| Val::Int(n as i128)),
    }),
    ("getElementType", |e, a| match *one(a)? {
        Val::Attr(attr) => match e.ctx().attr_data(attr) {
            AttrData::DenseArray { element, .. } => Ok(Val::Type(*element)),
            AttrData::Dense(dense) => Ok(Val::Type(e.element_or_self(dense.ty))),
            _ => Err(WRONG),
        },
        Val::Type(t) => match e.ctx().type_data(t) {
            TypeData::Complex(element) => Ok(Val::Type(*element)),
            TypeData::UnrankedTensor(_) | TypeData::UnrankedMemRef { .. } => {
                Ok(Val::Type(e.element_or_self(t)))
            }
            _ => Ok(Val::Type(e.shaped(a)?.1)),
        },
        _ => Err(WRONG),
    }),
    ("getScalableDims", |e, a| match e.ctx().type_data(one(a)?.ty()?) {
        TypeData::Vector { scalable, .. } => Ok(Val::list(scalable.iter().map(|&s| Val::Bool(s)))),
        _ => Err(WRONG),
    }),
    ("isScalable", |e, a| {
        of_type(e, a, |t| matches!(t, TypeData::Vector { scalable, .. } if scalable.contains(&true)))
    }),
    ("allDimsScalable", |e, a| {
        of_type(e, a, |t| matches!(t, TypeData::Vector { scalable, .. } if scalable.iter().all(|s| *s)))
    }),
    ("isStrided", |e, a| match e.ctx().type_data(one(a)?.ty()?) {
        TypeData::MemRef { layout: None, .. } => Ok(Val::Bool(true)),
        TypeData::MemRef { layout: Some(layout), .. } => match e.ctx().attr_data(*layout) {
            AttrData::Strided { .. } => Ok(Val::Bool(true)),
            _ => Err("the layout of a memref is not understood"),
        },
        _ => Err(WRONG),
    }),
    ("getMemorySpace", |e, a| match e.ctx().type_data(one(a)?.ty()?) {
        TypeData::MemRef { space, .. } | TypeData::UnrankedMemRef { space, .. } => {
            Ok(super::attribute(*space))
        }
        _ => Err(WRONG),
    }),
    ("getEncoding", |e, a| match e.ctx().type_data(one(a)?.ty()?) {
        TypeData::Tensor { encoding, .. } => Ok(super::attribute(*encoding)),
        _ => Err(WRONG),
    }),
    ("clone", |e, a| match a {
        [Val::Type(t), list @ Val::List(_)] => with_shape(e, *t, list),
        [Val::Type(t), element] => with_element(e, *t, element),
        [Val::Type(t), list, element] => match with_shape(e, *t, list)? {
            Val::Type(t) => with_element(e, t, element),
            _ => Ok(Val::New),
        },
        _ => Err(WRONG),
    }),
    ("cloneWith", |e, a| match a {
        [Val::Type(t), Val::Null, element] => with_element(e, *t, element),
        // `{}` is no shape either.
        [Val::Type(t), Val::List(none), element] if none.is_empty() => with_element(e, *t, element),
        [Val::Type(t), list, element] => match with_shape(e, *t, list)? {
            Val::Type(t) => with_element(e, t, element),
            _ => Ok(Val::New),
        },
        _ => Err(WRONG),
    }),
    ("getTypes", |e, a| match e.ctx().type_data(one(a)?.ty()?) {
        TypeData::Tuple(types) => Ok(Val::list(types.iter().map(|&t| Val::Type(t)))),
        _ => Err(WRONG),
    }),
    ("getInputs", |e, a| match e.ctx().type_data(one(a)?.ty()?) {
        TypeData::Function { inputs, .. } => Ok(Val::list(inputs.iter().map(|&t| Val::Type(t)))),
        _ => Err(WRONG),
    }),
    ("getResults", |e, a| match e.ctx().type_data(one(a)?.ty()?) {
        TypeData::Function { results, .. } => Ok(Val::list(results.iter().map(|&t| Val::Type(t)))),
        _ => Err(WRONG),
    }),
    // Attributes.
    ("getType", |e, a| match *one(a)? {
        Val::Attr(attr) => Ok(Val::Type(e.ctx().attr_type(attr).ok_or("the attribute has no type")?)),
        Val::Value(v) => Ok(Val::Type(e.body.value_type(v))),
        _ => Err(WRONG),
    }),
    ("getValue", value),
    ("getInt", |e, a| value(e, a)?.int().map(Val::Int)),
    ("getSInt", |e, a| value(e, a)?.int().map(Val::Int)),
    ("getUInt", |e, a| Ok(Val::Int(bits(&value(e, a)?)?.0 as i128))),
    ("getValueAsDouble", value),
    ("getAsInteger", |e, a| value(e, a)?.int().map(Val::Int)),
    ("asArrayRef", |e, a| e.elements(one(a)?.attr()?).map(Val::list)),
    ("getValues", |e, a| {
        let (splat, n) = (e.dense(a)?.splat, first(e, a)?);
        let values = e.elements(one(a)?.attr()?)?;
        match &values[..] {
            [value] if splat && n <= MAX_SPLAT => Ok(Val::list(std::iter::repeat_n(value.clone(), n))),
            _ if splat => Err("a splat has more elements than are looked at one by one"),
            _ => Ok(Val::list(values)),
        }
    }),
    ("isSplat", |e, a| Ok(Val::Bool(e.dense(a)?.splat))),
    ("getSplatValue", |e, a| {
        let splat = e.dense(a)?.splat;
        let all = e.elements(one(a)?.attr()?)?;
        all.into_iter().next().filter(|_| splat).ok_or(WRONG)
    }),
    ("getRootReference", |e, a| match e.ctx().attr_data(one(a)?.attr()?) {
        AttrData::Symbol(path) => Ok(Val::text(e.ctx().bytes(*path.first().ok_or(WRONG)?))),
        _ => Err(WRONG),
    }),
    ("getLeafReference", |e, a| match e.ctx().attr_data(one(a)?.attr()?) {
        AttrData::Symbol(path) => Ok(Val::text(e.ctx().bytes(*path.last().ok_or(WRONG)?))),
        _ => Err(WRONG),
    }),
    ("getNestedReferences", |e, a| match e.ctx().attr_data(one(a)?.attr()?) {
        AttrData::Symbol(path) => Ok(texts(e, path.get(1..).unwrap_or_default())),
        _ => Err(WRONG),
    }),
    // Numbers.
    ("getZExtValue", |_, a| Ok(Val::Int(bits(one(a)?)?.0 as i128))),
    ("getSExtValue", |_, a| one(a)?.int().map(Val::Int)),
    ("getBitWidth", |_, a| Ok(Val::Int(bits(one(a)?)?.1.into()))),
    ("eq", |_, a| compare(a, false, std::cmp::Ordering::is_eq)),
    ("ne", |_, a| compare(a, false, std::cmp::Ordering::is_ne)),
    ("ult", |_, a| compare(a, false, std::cmp::Ordering::is_lt)),
    ("ule", |_, a| compare(a, false, std::cmp::Ordering::is_le)),
    ("ugt", |_, a| compare(a, false, std::cmp::Ordering::is_gt)),
    ("uge", |_, a| compare(a, false, std::cmp::Ordering::is_ge)),
    ("slt", |_, a| compare(a, true, std::cmp::Ordering::is_lt)),
    ("sle", |_, a| compare(a, true, std::cmp::Ordering::is_le)),
    ("sgt", |_, a| compare(a, true, std::cmp::Ordering::is_gt)),
    ("sge", |_, a| compare(a, true, std::cmp::Ordering::is_ge)),
    ("isNegative", |_, a| match one(a)? {
        Val::Float(f) => Ok(Val::Bool(f.is_sign_negative())),
        _ => of_bits(a, |b, w| signed(b, w) < 0),
    }),
    ("isNonNegative", |_, a| of_bits(a, |b, w| signed(b, w) >= 0)),
    ("isStrictlyPositive", |_, a| of_bits(a, |b, w| signed(b, w) > 0)),
    ("isPowerOf2", |_, a| of_bits(a, |b, _| b.is_power_of_two())),
    ("isAllOnes", |_, a| of_bits(a, |b, w| b == mask(w))),
    ("isOne", |_, a| of_bits(a, |b, _| b == 1)),
    ("isZero", |_, a| match one(a)? {
        Val::Float(f) => Ok(Val::Bool(*f == 0.0)),
        _ => of_bits(a, |b, _| b == 0),
    }),
    ("isNaN", |_, a| if let Val::Float(f) = one(a)? { Ok(Val::Bool(f.is_nan())) } else { Err(WRONG) }),
    (
        "isInfinity",
        |_, a| if let Val::Float(f) = one(a)? { Ok(Val::Bool(f.is_infinite())) } else { Err(WRONG) },
    ),
    // Lists and strings.
    ("size", |e, a| first(e, a).map(|n| Val::Int(n as i128))),
    ("empty", |e, a| first(e, a).map(|n| Val::Bool(n == 0))),
    ("front", |e, a| e.items(one(a)?)?.first().cloned().ok_or(WRONG)),
    ("back", |e, a| e.items(one(a)?)?.last().cloned().ok_or(WRONG)),
    ("drop_front", |e, a| {
        let n = a.get(1).map_or(Ok(1), Val::int)?;
        let items = e.items(one(a)?)?;
        let rest = usize::try_from(n).ok().and_then(|n| items.get(n..)).ok_or(WRONG)?;
        Ok(Val::list(rest.iter().cloned()))
    }),
    ("drop_back", |e, a| {
        let n = a.get(1).map_or(Ok(1), Val::int)?;
        let items = e.items(one(a)?)?;
        let rest =
            usize::try_from(n).ok().and_then(|n| items.get(..items.len().checked_sub(n)?)).ok_or(WRONG)?;
        Ok(Val::list(rest.iter().cloned()))
    }),
    ("starts_with", |_, a| match a {
        [Val::Text(text), Val::Text(start)] => Ok(Val::Bool(text.starts_with(start))),
        _ => Err(WRONG),
    }),
    ("ends_with", |_, a| match a {
        [Val::Text(text), Val::Text(end)] => Ok(Val::Bool(text.ends_with(end))),
        _ => Err(WRONG),
    }),
    ("str", |_, a| Ok(one(a)?.clone())),
    // Values and operations.
    ("use_empty", |e, a| match *one(a)? {
        Val::Value(v) => Ok(Val::Bool(e.body.is_unused(v))),
        Val::Op(op) => Ok(Val::Bool(!e.body.has_uses(op))),
        _ => Err(WRONG),
    }),
    ("hasOneUse", |e, a| match *one(a)? {
        Val::Value(v) => Ok(Val::Bool(e.body.has_one_use(v))),
        Val::Op(op) => {
            let uses: usize = e.body.results(op).map(|r| e.body.uses(r).take(2).count()).sum();
            Ok(Val::Bool(uses == 1))
        }
        _ => Err(WRONG),
    }),
    ("getDefiningOp", |e, a| match *one(a)? {
        Val::Value(v) => Ok(e.body.def_op(v).map_or(Val::Null, Val::Op)),
        _ => Err(WRONG),
    }),
    ("getNumOperands", |e, a| match *one(a)? {
        Val::Op(op) => Ok(Val::Int(e.body.num_operands(op) as i128)),
        _ => Err(WRONG),
    }),
    ("getNumResults", |e, a| match *one(a)? {
        Val::Op(op) => Ok(Val::Int(e.body.num_results(op) as i128)),
        Val::Type(t) => match e.ctx().type_data(t) {
            TypeData::Function { results, .. } => Ok(Val::Int(results.len() as i128)),
            _ => Err(WRONG),
        },
        _ => Err(WRONG),
    }),
    ("getNumInputs", |e, a| match e.ctx().type_data(one(a)?.ty()?) {
        TypeData::Function { inputs, .. } => Ok(Val::Int(inputs.len() as i128)),
        _ => Err(WRONG),
    }),
    ("getOperand", |e, a| match a {
        [Val::Op(op), i] => {
            let i = usize::try_from(i.int()?).ok().filter(|&i| i < e.body.num_operands(*op)).ok_or(WRONG)?;
            Ok(Val::Value(e.body.operand(*op, i)))
        }
        _ => Err(WRONG),
    }),
    ("getResult", |e, a| match a {
        [Val::Op(op), i] => {
            let i = usize::try_from(i.int()?).ok().filter(|&i| i < e.body.num_results(*op)).ok_or(WRONG)?;
            Ok(Val::Value(e.body.result(*op, i)))
        }
        _ => Err(WRONG),
    }),
    ("getAttr", attr_of),
    ("hasAttr", |e, a| Ok(Val::Bool(e.op_attr(a)? != Val::Null))),
    // Builders.
    ("getI1Type", |e, _| int_type(e, &Val::Int(1), Sign::Signless)),
    ("getI8Type", |e, _| int_type(e, &Val::Int(8), Sign::Signless)),
    ("getI16Type", |e, _| int_type(e, &Val::Int(16), Sign::Signless)),
    ("getI32Type", |e, _| int_type(e, &Val::Int(32), Sign::Signless)),
    ("getI64Type", |e, _| int_type(e, &Val::Int(64), Sign::Signless)),
    ("getIntegerType", |e, a| match a {
        [_, width] => int_type(e, width, Sign::Signless),
        [_, width, sign] => {
            let sign = if sign.truth()? { Sign::Signed } else { Sign::Unsigned };
            int_type(e, width, sign)
        }
        _ => Err(WRONG),
    }),
    ("getIndexType", |e, _| Ok(e.ty(TypeData::Index))),
    ("getNoneType", |e, _| Ok(e.ty(TypeData::None))),
    ("getBF16Type", |e, _| Ok(e.ty(TypeData::Float(FloatKind::BF16)))),
    ("getF16Type", |e, _| Ok(e.ty(TypeData::Float(FloatKind::F16)))),
    ("getTF32Type", |e, _| Ok(e.ty(TypeData::Float(FloatKind::TF32)))),
    ("getF32Type", |e, _| Ok(e.ty(TypeData::Float(FloatKind::F32)))),
    ("getF64Type", |e, _| Ok(e.ty(TypeData::Float(FloatKind::F64)))),
    ("getF80Type", |e, _| Ok(e.ty(TypeData::Float(FloatKind::F80)))),
    ("getF128Type", |e, _| Ok(e.ty(TypeData::Float(FloatKind::F128)))),
    ("getUnitAttr", |e, _| Ok(e.attr(AttrData::Unit))),
    ("getBoolAttr", |e, a| {
        let value = a.get(1).ok_or(WRONG)?.truth()?;
        bool_attr(e, value)
    }),
    ("getI32IntegerAttr", |e, a| {
        let t = e.ty(TypeData::Integer { width: 32, sign: Sign::Signless });
        int_attr(e, &t, a.get(1).ok_or(WRONG)?)
    }),
    ("getI64IntegerAttr", |e, a| {
        let t = e.ty(TypeData::Integer { width: 64, sign: Sign::Signless });
        int_attr(e, &t, a.get(1).ok_or(WRONG)?)
    }),
    ("getIndexAttr", |e, a| {
        let t = e.ty(TypeData::Index);
        int_attr(e, &t, a.get(1).ok_or(WRONG)?)
    }),
    ("getIntegerAttr", |e, a| match a {
        [_, t, value] => int_attr(e, t, value),
        _ => Err(WRONG),
    }),
];

fn width(e: &mut Eval<'_>, args: &[Val]) -> Result<Val> {
    match e.ctx().type_data(one(args)?.ty()?) {
        TypeData::Integer { width, .. } => Ok(Val::Int((*width).into())),
        TypeData::Float(kind) => Ok(Val::Int(kind.width().into())),
        _ => Err(WRONG),
    }
}

fn dim(e: &Eval<'_>, args: &[Val]) -> Result<i64> {
    let i = usize::try_from(args.get(1).ok_or(WRONG)?.int()?).map_err(|_| WRONG)?;
    e.shaped(args)?.0.get(i).copied().ok_or("a dimension is out of range")
}
