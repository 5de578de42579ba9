//! Builders: types and attributes from others. What there cannot be is not made.

use super::eval::Eval;
use super::value::{Result, Stop, UNDEFINED, Val};
use super::view::{View, World};
use pdll_bytecode::query::{Query, Signs};
use pdll_ir::{Attr, AttrData, Name, Sign, Type, TypeData};

/// The type of truth values.
const BIT: TypeData = TypeData::Integer { width: 1, sign: Sign::Signless };

const READ_ONLY: Stop = Stop::Unknown("an attribute is made where nothing can be");

impl<V: View> Eval<'_, '_, V> {
    /// Builders; `None` if it is none of them.
    pub(super) fn make_query(&mut self, query: Query, args: &[Val<V>]) -> Result<Option<Val<V>>> {
        Ok(Some(match (query, args) {
            (Query::MakeInteger(signs), [width]) => {
                let sign = match signs {
                    Signs::Signed => Sign::Signed,
                    Signs::Unsigned => Sign::Unsigned,
                    _ => Sign::Signless,
                };
                let width = width.u32()?;
                self.make(TypeData::Integer { width, sign })?
            }
            (Query::WithShape, [t, shape]) => self.with_shape(t, shape)?,
            (Query::WithElement, [t, element]) => self.with_element(t, element)?.ok_or(UNDEFINED)?,
            (Query::SameShape, [t, element]) => self.with_element(t, element)?.unwrap_or(element.clone()),
            (Query::MakeComplex, [element]) => {
                let element = self.part(element)?;
                self.make(TypeData::Complex(element))?
            }
            (Query::MakeTuple, [types]) => {
                let types = self.parts(types)?;
                self.make(TypeData::Tuple(types.into()))?
            }
            (Query::MakeFunction, [inputs, results]) => {
                let (inputs, results) = (self.parts(inputs)?.into(), self.parts(results)?.into());
                self.make(TypeData::Function { inputs, results })?
            }
            (Query::MakeVector, [dims, element, flags]) => {
                let (dims, element) = (self.dims(dims)?, self.part(element)?);
                let mut scalable = vec![false; dims.len()];
                let flags = flags.items()?;
                if flags.len() != 0 {
                    if flags.len() != dims.len() {
                        return Err(Stop::Undefined("a vector does not say which of its sizes are scalable"));
                    }
                    for (i, flag) in scalable.iter_mut().enumerate() {
                        *flag = flags.get(i).ok_or(UNDEFINED)?.truth()?;
                    }
                }
                self.make(TypeData::Vector { dims: dims.into(), scalable: scalable.into(), element })?
            }
            (Query::MakeTensor, [dims, element]) => {
                let (dims, element) = (self.dims(dims)?.into(), self.part(element)?);
                self.make(TypeData::Tensor { dims, element, encoding: None })?
            }
            (Query::MakeEncodedTensor, [dims, element, encoding]) => {
                let (dims, element) = (self.dims(dims)?.into(), self.part(element)?);
                let encoding = match encoding {
                    Val::Null => None,
                    encoding => Some(self.known_attr(encoding)?),
                };
                self.make(TypeData::Tensor { dims, element, encoding })?
            }
            (Query::MakeUnrankedTensor, [element]) => {
                let element = self.part(element)?;
                self.make(TypeData::UnrankedTensor(element))?
            }
            (Query::MakeMemRef, [dims, element]) => {
                let (dims, element) = (self.dims(dims)?.into(), self.part(element)?);
                self.make(TypeData::MemRef { dims, element, layout: None, space: None })?
            }
            _ => return self.make_attr_query(query, args),
        }))
    }

    fn make_attr_query(&mut self, query: Query, args: &[Val<V>]) -> Result<Option<Val<V>>> {
        Ok(Some(match (query, args) {
            (Query::MakeTypeAttr, [t]) => {
                let t = self.part(t)?;
                self.make_attr(AttrData::Type(t))?
            }
            (Query::MakeArrayAttr, [items]) => {
                let mut all = Vec::new();
                for i in 0..items.items()?.len() {
                    self.charge(1)?;
                    all.push(self.known_attr(items.items()?.get(i).ok_or(UNDEFINED)?)?);
                }
                self.make_attr(AttrData::Array(all.into()))?
            }
            (Query::MakeEntry, [name, value]) => {
                let entry = (self.name(name)?, self.known_attr(value)?);
                self.dictionary(&[entry])?
            }
            (Query::MakeDictionary, [parts]) => {
                let mut all = Vec::new();
                for i in 0..parts.items()?.len() {
                    let part = self.known_attr(parts.items()?.get(i).ok_or(UNDEFINED)?)?;
                    let ctx = self.world.ctx();
                    let AttrData::Dict(dict) = ctx.attr_data(part) else { return Err(UNDEFINED) };
                    let entries = ctx.entries(*dict).to_vec();
                    self.charge(entries.len() + 1)?;
                    all.extend(entries);
                }
                self.dictionary(&all)?
            }
            (Query::MakeStringAttr, [text]) => {
                let value = self.name(text)?;
                self.make_attr(AttrData::String { value, ty: None })?
            }
            (Query::MakeSymbol, [text]) => {
                let name = self.name(text)?;
                self.make_attr(AttrData::Symbol([name].into()))?
            }
            (Query::MakeBoolAttr, [value]) => {
                let value = -i64::from(value.truth()?);
                let bit = self.make(TypeData::Integer { width: 1, sign: Sign::Signless })?;
                let ty = self.part(&bit)?;
                self.make_attr(AttrData::Integer { ty, value })?
            }
            (Query::MakeIntAttr, [t, value]) => {
                let (ty, value) = (self.part(t)?, value.u64()? as i64);
                // MLIR extends by the sign where the type has signs.
                match self.world.ctx().int_width(ty) {
                    Some((width @ 65.., Sign::Signed)) if value < 0 => {
                        let count = width.div_ceil(64) as usize;
                        self.charge(count)?;
                        let mut words = vec![u64::MAX; count];
                        words[0] = value as u64;
                        self.int_attr(ty, &words)?
                    }
                    _ => self.int_attr(ty, &[value as u64])?,
                }
            }
            (Query::MakeNumberAttr, [t, value]) => {
                let (ty, value) = (self.part(t)?, value.u64()? as i64);
                self.number_attr(ty, value)?
            }
            (Query::MakeBigAttr, [t, value]) => {
                let (ty, value) = (self.part(t)?, value.big()?);
                let (width, _) = self.world.ctx().int_width(ty).ok_or(UNDEFINED)?;
                if width != value.width() {
                    return Err(Stop::Undefined("an integer attribute has another width than its type"));
                }
                self.charge(value.words().len())?;
                let words = value.words().to_vec();
                self.int_attr(ty, &words)?
            }
            (Query::MakeFloatAttr, [t, Val::F64(value)]) => {
                let ty = self.part(t)?;
                let kind = self.world.ctx().float_kind(ty).ok_or(UNDEFINED)?;
                let bits = kind.bits(*value);
                self.make_attr(AttrData::Float { ty, bits: [bits as u64, (bits >> 64) as u64] })?
            }
            (Query::MakeSoftAttr, [t, value]) => {
                let (ty, (format, bits)) = (self.part(t)?, value.soft()?);
                if self.world.ctx().float_kind(ty) != Some(format) {
                    return Err(Stop::Undefined("a float attribute has another format than its type"));
                }
                self.make_attr(AttrData::Float { ty, bits: [bits as u64, (bits >> 64) as u64] })?
            }
            _ => return self.dense_query(query, args),
        }))
    }

    /// A text as a name.
    fn name(&mut self, text: &Val<V>) -> Result<Name> {
        let text = text.text()?;
        self.charge(text.len() / 16)?;
        match &mut *self.world {
            World::Write(ctx) => Ok(ctx.name_bytes(text)),
            World::Read(ctx) => {
                let name = std::str::from_utf8(text).ok().and_then(|t| ctx.find_name(t));
                name.ok_or(READ_ONLY)
            }
        }
    }

    /// An integer attribute of these words, cut to the bits of its type.
    pub(super) fn int_attr(&mut self, ty: Type, words: &[u64]) -> Result<Val<V>> {
        let (width, sign) = self.world.ctx().int_width(ty).ok_or(UNDEFINED)?;
        if width > 64 {
            return match &mut *self.world {
                World::Write(ctx) => ctx.words_attr(ty, words).map(Val::Attr).ok_or(UNDEFINED),
                World::Read(_) => Err(READ_ONLY),
            };
        }
        let (unused, low) = (64 - width, words.first().copied().unwrap_or(0));
        let value = match (width, sign) {
            (0, _) => 0,
            (_, Sign::Unsigned) => (low << unused >> unused) as i64,
            _ => (low << unused) as i64 >> unused,
        };
        self.make_attr(AttrData::Integer { ty, value })
    }

    /// A dictionary of entries with names of their own.
    fn dictionary(&mut self, entries: &[(Name, Attr)]) -> Result<Val<V>> {
        let World::Write(ctx) = &mut *self.world else { return Err(READ_ONLY) };
        let dict = ctx.dict(entries);
        if ctx.entries(dict).len() != entries.len() {
            return Err(Stop::Undefined("a dictionary has two entries of one name"));
        }
        self.make_attr(AttrData::Dict(dict))
    }

    /// A number as an attribute of a scalar type, or of a static shape of such; null for other types.
    fn number_attr(&mut self, ty: Type, value: i64) -> Result<Val<V>> {
        self.charge(1)?;
        let ctx = self.world.ctx();
        let element = match ctx.type_data(ty) {
            TypeData::Tensor { dims, element, .. } | TypeData::Vector { dims, element, .. }
                if dims.iter().all(|d| *d >= 0) =>
            {
                *element
            }
            _ => ty,
        };
        let number = if ctx.int_width(element).is_some() {
            value.to_string()
        } else if ctx.float_kind(element).is_some() {
            format!("{value}.0")
        } else {
            return Ok(Val::Null);
        };
        let written = pdll_ir::print_type(ctx, ty);
        let text = match (element == ty, *ctx.type_data(element) == BIT) {
            (true, true) => (value != 0).to_string(),
            (true, false) => format!("{number} : {written}"),
            (false, true) => format!("dense<{}> : {written}", value != 0),
            (false, false) => format!("dense<{number}> : {written}"),
        };
        match &mut *self.world {
            World::Write(ctx) => pdll_ir::parse_attr(ctx, &text).map(Val::Attr).map_err(|_| UNDEFINED),
            World::Read(_) => Err(READ_ONLY),
        }
    }

    /// Types that others are made of.
    fn parts(&mut self, list: &Val<V>) -> Result<Vec<Type>> {
        let list = list.items()?;
        self.charge(list.len())?;
        (0..list.len()).map(|i| self.part(list.get(i).ok_or(UNDEFINED)?)).collect()
    }

    /// Sizes.
    pub(super) fn dims(&mut self, list: &Val<V>) -> Result<Vec<i64>> {
        let list = list.items()?;
        self.charge(list.len())?;
        (0..list.len()).map(|i| Ok(list.get(i).ok_or(UNDEFINED)?.u64()? as i64)).collect()
    }

    /// The same type with other elements; `None` if it has no elements.
    fn with_element(&mut self, t: &Val<V>, element: &Val<V>) -> Result<Option<Val<V>>> {
        let mut data = self.type_data(t)?.clone();
        match &mut data {
            TypeData::Vector { element: old, .. }
            | TypeData::Tensor { element: old, .. }
            | TypeData::MemRef { element: old, .. }
            | TypeData::UnrankedMemRef { element: old, .. }
            | TypeData::UnrankedTensor(old) => *old = self.part(element)?,
            _ => return Ok(None),
        }
        self.make(data).map(Some)
    }

    /// The same type with another shape.
    fn with_shape(&mut self, t: &Val<V>, shape: &Val<V>) -> Result<Val<V>> {
        let shape = self.dims(shape)?;
        let mut data = self.type_data(t)?.clone();
        match &mut data {
            TypeData::Vector { dims, scalable, .. } if scalable.len() == shape.len() => *dims = shape.into(),
            TypeData::Vector { dims, scalable, .. } if !scalable.contains(&true) => {
                *scalable = vec![false; shape.len()].into();
                *dims = shape.into();
            }
            TypeData::Tensor { dims, .. } => *dims = shape.into(),
            TypeData::MemRef { dims, layout: None, .. } => *dims = shape.into(),
            TypeData::UnrankedTensor(element) => {
                data = TypeData::Tensor { dims: shape.into(), element: *element, encoding: None };
            }
            TypeData::UnrankedMemRef { element, space } => {
                data =
                    TypeData::MemRef { dims: shape.into(), element: *element, layout: None, space: *space };
            }
            TypeData::Vector { .. } | TypeData::MemRef { .. } => {
                return Err(Stop::Unknown("the shape of this type cannot be changed"));
            }
            _ => return Err(UNDEFINED),
        }
        self.make(data)
    }
}
