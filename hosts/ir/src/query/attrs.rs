//! Queries about attributes.

use super::big::Big;
use super::classes::integer;
use super::eval::{Eval, number};
use super::types::{count, element};
use super::value::{DAMAGED, List, Result, Stop, UNDEFINED, Val};
use super::view::View;
use pdll_bytecode::query::{Query, Scalar};
use pdll_ir::{AffineExpr, AttrData, Context, DenseData, ExprData, FloatKind, Sign, Type, TypeData};

/// How the elements of an attribute are stored.
enum Element {
    Integer(u32, Sign),
    Index,
    Float(FloatKind),
}

impl Element {
    fn of(ctx: &Context, ty: Type) -> Result<Element> {
        match ctx.type_data(ty) {
            TypeData::Integer { width, sign } => Ok(Element::Integer(*width, *sign)),
            TypeData::Index => Ok(Element::Index),
            TypeData::Float(kind) => Ok(Element::Float(*kind)),
            _ => Err(Stop::Unknown("elements of this type are not understood")),
        }
    }

    fn bits(&self) -> u32 {
        match self {
            Element::Integer(width, _) => *width,
            Element::Index => 64,
            Element::Float(kind) => kind.width(),
        }
    }

    fn bytes(&self) -> usize {
        (self.bits() as usize).div_ceil(8).max(1)
    }

    /// An element as a value of this sort, if C++ takes it as one.
    fn read<V: View>(&self, scalar: Scalar, bytes: &[u8]) -> Result<Val<V>> {
        let words = || -> Vec<u64> {
            let word = |chunk: &[u8]| chunk.iter().rev().fold(0, |word, &b| word << 8 | u64::from(b));
            bytes.chunks(8).map(word).collect()
        };
        let low = || words().first().copied().unwrap_or(0);
        match (self, scalar) {
            (Element::Integer(..) | Element::Index, Scalar::BigInt) => {
                Ok(Val::Big(Big::new(self.bits(), &words(), 0)))
            }
            (Element::Float(kind), Scalar::SoftFloat) => {
                let words = words();
                let word = |i: usize| u128::from(words.get(i).copied().unwrap_or(0));
                Ok(Val::Soft(*kind, word(0) | word(1) << 64))
            }
            (Element::Float(FloatKind::F32), Scalar::F32) => Ok(Val::F32(f32::from_bits(low() as u32))),
            (Element::Float(FloatKind::F64), Scalar::F64) => Ok(Val::F64(f64::from_bits(low()))),
            (Element::Integer(1, _), Scalar::Bool) => Ok(Val::Bool(low() & 1 == 1)),
            (Element::Index, Scalar::I64 | Scalar::U64) => Ok(Val::Int(scalar, low())),
            (Element::Integer(width, sign), scalar) => match scalar.int() {
                Some((bits, signed))
                    if bits == *width && (*sign == Sign::Signless || (*sign == Sign::Signed) == signed) =>
                {
                    Ok(Val::int(scalar, low()))
                }
                _ => Err(Stop::Undefined("elements are taken as numbers that they are not")),
            },
            _ => Err(Stop::Undefined("elements are taken as numbers that they are not")),
        }
    }
}

impl<V: View> Eval<'_, '_, V> {
    /// Queries about attributes; `None` if it is none of them.
    pub(super) fn attr_query(&mut self, query: Query, args: &[Val<V>]) -> Result<Option<Val<V>>> {
        let Some(first @ (Val::Attr(_) | Val::NewAttr(_))) = args.first() else { return Ok(None) };
        match query {
            Query::Elements(scalar) => return self.elements(scalar, first).map(Some),
            Query::SplatValue(scalar) => return self.splat_value(scalar, first).map(Some),
            _ => {}
        }
        let ctx = self.world.ctx();
        let data = self.attr_data(first)?;
        Ok(Some(match query {
            Query::AttrType => {
                let attr = self.known_attr(first)?;
                Val::Type(ctx.attr_type(attr).ok_or(Stop::Undefined("the attribute has no type"))?)
            }
            Query::IntValue => {
                let value = integer(ctx, data).ok_or(UNDEFINED)?;
                self.charge(value.words().len())?;
                Val::Big(value)
            }
            Query::FloatValue => match data {
                AttrData::Float { ty, bits } => {
                    let kind = ctx.float_kind(*ty).ok_or(UNDEFINED)?;
                    Val::Soft(kind, u128::from(bits[0]) | u128::from(bits[1]) << 64)
                }
                _ => return Err(UNDEFINED),
            },
            Query::StringValue | Query::SymbolName | Query::RootReference | Query::LeafReference => {
                let name = match (query, data) {
                    (Query::StringValue, AttrData::String { value, .. }) => Some(value),
                    (Query::SymbolName, AttrData::Symbol(path)) if path.len() == 1 => path.first(),
                    (Query::RootReference, AttrData::Symbol(path)) => path.first(),
                    (Query::LeafReference, AttrData::Symbol(path)) => path.last(),
                    _ => None,
                };
                let text = ctx.bytes(*name.ok_or(UNDEFINED)?).into();
                return self.text(text).map(Some);
            }
            Query::NestedReferences => match data {
                AttrData::Symbol(path) => {
                    let names: Vec<_> = path.get(1..).unwrap_or_default().to_vec();
                    let bytes: usize = names.iter().map(|&n| ctx.bytes(n).len()).sum();
                    let texts: Vec<Val<V>> = names.iter().map(|&n| Val::Text(ctx.bytes(n).into())).collect();
                    self.charge(bytes / 16)?;
                    return self.collect(texts, |t| t).map(Some);
                }
                _ => return Err(UNDEFINED),
            },
            Query::IsIdentityMap => match data {
                AttrData::Map(map) => Val::Bool(ctx.is_identity_map(map)),
                _ => return Err(UNDEFINED),
            },
            Query::MapDims | Query::MapSymbols | Query::MapResults | Query::MapConstants => {
                let AttrData::Map(map) = data else { return Err(UNDEFINED) };
                let of = |e: &AffineExpr| match (query, ctx.expr(*e)) {
                    (Query::MapResults, ExprData::Dim(dim)) => i64::from(dim),
                    (Query::MapResults, _) => -1,
                    (_, ExprData::Constant(value)) => value,
                    _ => i64::MIN,
                };
                match query {
                    Query::MapDims => number(map.dims),
                    Query::MapSymbols => number(map.symbols),
                    _ => {
                        let results: Vec<i64> = map.results.iter().map(of).collect();
                        let item = |n: i64| Val::Int(Scalar::I64, n as u64);
                        return self.collect(results, item).map(Some);
                    }
                }
            }
            Query::TypeValue => match data {
                AttrData::Type(t) => Val::Type(*t),
                _ => return Err(UNDEFINED),
            },
            Query::ArrayItems => match data {
                AttrData::Array(items) => {
                    let items = items.to_vec();
                    return self.collect(items, Val::Attr).map(Some);
                }
                _ => return Err(UNDEFINED),
            },
            Query::DictValues => match data {
                AttrData::Dict(dict) => {
                    let values: Vec<_> = ctx.entries(*dict).iter().map(|e| e.1).collect();
                    return self.collect(values, Val::Attr).map(Some);
                }
                _ => return Err(UNDEFINED),
            },
            Query::DictGet => match data {
                AttrData::Dict(dict) => {
                    let name = std::str::from_utf8(args[1].text()?).ok().and_then(|n| ctx.find_name(n));
                    name.and_then(|n| ctx.dict_get(*dict, n)).map_or(Val::Null, Val::Attr)
                }
                _ => return Err(UNDEFINED),
            },
            Query::AttrSize => Val::Int(Scalar::I64, self.attr_size(data)? as u64),
            Query::AttrElementType => match data {
                AttrData::DenseArray { element, .. } => Val::Type(*element),
                AttrData::Dense(dense) => Val::Type(element(ctx.type_data(dense.ty)).ok_or(UNDEFINED)?),
                _ => return Err(UNDEFINED),
            },
            Query::IsSplat => match data {
                AttrData::Dense(dense) => Val::Bool(dense.splat),
                _ => return Err(UNDEFINED),
            },
            _ => return Ok(None),
        }))
    }

    fn attr_size(&self, data: &AttrData) -> Result<i64> {
        let ctx = self.world.ctx();
        Ok(match data {
            AttrData::Array(items) => items.len() as i64,
            AttrData::Dict(dict) => ctx.entries(*dict).len() as i64,
            AttrData::DenseArray { element, data } => {
                (data.len() / Element::of(ctx, *element)?.bytes()) as i64
            }
            AttrData::Dense(dense) => {
                let (dims, _) = ctx.type_data(dense.ty).shaped().ok_or(UNDEFINED)?;
                count(dims)?
            }
            AttrData::String { value, .. } => ctx.bytes(*value).len() as i64,
            _ => return Err(UNDEFINED),
        })
    }

    /// Stored elements as values; a splat stores one.
    fn stored(&mut self, scalar: Scalar, attr: &Val<V>, limit: usize) -> Result<Vec<Val<V>>> {
        let ctx = self.world.ctx();
        let (ty, bytes) = match self.attr_data(attr)? {
            AttrData::DenseArray { element, data } => (*element, data),
            AttrData::Dense(dense) => match &dense.data {
                DenseData::Bytes(data) => (ctx.type_data(dense.ty).shaped().ok_or(UNDEFINED)?.1, data),
                DenseData::Strings(strings) if scalar == Scalar::Text => {
                    let texts: Vec<Val<V>> =
                        strings.iter().take(limit).map(|&s| Val::Text(ctx.bytes(s).into())).collect();
                    self.charge(texts.len())?;
                    return Ok(texts);
                }
                DenseData::Strings(_) => return Err(UNDEFINED),
            },
            _ => return Err(UNDEFINED),
        };
        let element = Element::of(ctx, ty)?;
        let count = (bytes.len() / element.bytes()).min(limit);
        // Before anything is made of them.
        let cost = count.saturating_mul(element.bytes().div_ceil(8));
        if cost > super::MAX_STEPS as usize {
            return Err(Stop::Limit);
        }
        let all = bytes.chunks_exact(element.bytes()).take(count).map(|c| element.read(scalar, c));
        let all = all.collect::<Result<Vec<_>>>()?;
        self.charge(cost)?;
        Ok(all)
    }

    /// Elements as attributes.
    fn attributes(&mut self, attr: &Val<V>, limit: usize) -> Result<Vec<Val<V>>> {
        let ctx = self.world.ctx();
        let ty = match self.attr_data(attr)? {
            AttrData::Dense(dense) => ctx.type_data(dense.ty).shaped().ok_or(UNDEFINED)?.1,
            _ => return Err(UNDEFINED),
        };
        let scalar = match ctx.float_kind(ty) {
            Some(_) => Scalar::SoftFloat,
            None => Scalar::BigInt,
        };
        let numbers = self.stored(scalar, attr, limit)?;
        let mut all = Vec::with_capacity(numbers.len());
        for number in numbers {
            all.push(match number {
                Val::Big(number) => self.int_attr(ty, number.words())?,
                Val::Soft(_, bits) => {
                    self.make_attr(AttrData::Float { ty, bits: [bits as u64, (bits >> 64) as u64] })?
                }
                _ => return Err(DAMAGED),
            });
        }
        Ok(all)
    }

    /// The elements, one if it is a splat.
    fn as_stored(&mut self, scalar: Scalar, attr: &Val<V>, limit: usize) -> Result<Vec<Val<V>>> {
        match scalar {
            Scalar::Attr => self.attributes(attr, limit),
            _ => self.stored(scalar, attr, limit),
        }
    }

    fn elements(&mut self, scalar: Scalar, attr: &Val<V>) -> Result<Val<V>> {
        let shape = match self.attr_data(attr)? {
            AttrData::Dense(dense) if dense.splat => Some(dense.ty),
            _ => None,
        };
        let Some(shape) = shape else {
            let all = self.as_stored(scalar, attr, usize::MAX)?;
            return Ok(Val::list(all));
        };
        let total = count(self.world.ctx().type_data(shape).shaped().ok_or(UNDEFINED)?.0)?;
        let item = self.as_stored(scalar, attr, 1)?.pop().ok_or(UNDEFINED)?;
        let total = usize::try_from(total).map_err(|_| DAMAGED)?;
        Ok(Val::List(List::Repeat(Box::new(item), total)))
    }

    fn splat_value(&mut self, scalar: Scalar, attr: &Val<V>) -> Result<Val<V>> {
        match self.attr_data(attr)? {
            AttrData::Dense(dense) if dense.splat => {}
            _ => return Err(Stop::Undefined("elements are not a splat")),
        }
        self.as_stored(scalar, attr, 1)?.pop().ok_or(UNDEFINED)
    }
}
