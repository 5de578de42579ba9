//! `dense` and `array`: made of numbers, of other shape, and their elements as attributes.

use super::eval::Eval;
use super::value::{Result, Stop, UNDEFINED, Val};
use super::view::View;
use pdll_bytecode::query::Query;
use pdll_ir::{AttrData, Dense, DenseData, Type, TypeData};

const COUNT: Stop = Stop::Undefined("there are not as many elements as the shape has");

impl<V: View> Eval<'_, '_, V> {
    /// Builders of `dense` and `array`; `None` if it is none of them.
    pub(super) fn dense_query(&mut self, query: Query, args: &[Val<V>]) -> Result<Option<Val<V>>> {
        Ok(Some(match (query, args) {
            (Query::MakeSplat, [t, element]) => {
                let (ty, of, count) = self.static_shape(t)?;
                // Nothing is repeated where there are no elements.
                if count == 0 {
                    return Err(UNDEFINED);
                }
                let mut bytes = Vec::new();
                self.element_bytes(of, element, &mut bytes)?;
                self.make_attr(AttrData::Dense(Box::new(Dense {
                    ty,
                    splat: true,
                    data: DenseData::Bytes(bytes.into()),
                })))?
            }
            (Query::MakeDense, [t, elements]) => {
                let (ty, of, count) = self.static_shape(t)?;
                let elements = elements.items()?;
                self.charge(elements.len())?;
                let mut bytes = Vec::new();
                for i in 0..elements.len() {
                    self.element_bytes(of, elements.get(i).ok_or(UNDEFINED)?, &mut bytes)?;
                }
                self.dense(ty, count, elements.len(), bytes)?
            }
            (Query::MakeDenseNumbers, [t, numbers]) => {
                let (ty, of, count) = self.static_shape(t)?;
                let numbers = self.dims(numbers)?;
                let bytes = self.number_bytes(of, &numbers)?;
                self.dense(ty, count, numbers.len(), bytes)?
            }
            (Query::MakeDenseArray, [t, numbers]) => {
                let (element, numbers) = (self.part(t)?, self.dims(numbers)?);
                let data = self.number_bytes(element, &numbers)?.into();
                self.make_attr(AttrData::DenseArray { element, data })?
            }
            (Query::Reshape, [attr, t]) => {
                let (ty, of, count) = self.static_shape(t)?;
                let AttrData::Dense(old) = self.attr_data(attr)?.clone() else { return Err(UNDEFINED) };
                let (dims, element) = self.world.ctx().type_data(old.ty).shaped().ok_or(UNDEFINED)?;
                let before = dims.iter().try_fold(1_i64, |n, &d| n.checked_mul(d));
                if element != of || !old.splat && before != Some(count) {
                    return Err(Stop::Undefined("elements are given a shape that has not as many of them"));
                }
                if let DenseData::Bytes(bytes) = &old.data {
                    self.charge(bytes.len() / 8)?;
                }
                self.make_attr(AttrData::Dense(Box::new(Dense { ty, ..*old })))?
            }
            _ => return Ok(None),
        }))
    }

    /// A tensor or vector type without dynamic sizes, the type of its elements, and how many there are.
    fn static_shape(&self, t: &Val<V>) -> Result<(Type, Type, i64)> {
        let ty = self.part(t)?;
        let (TypeData::Tensor { dims, element, .. } | TypeData::Vector { dims, element, .. }) =
            self.world.ctx().type_data(ty)
        else {
            return Err(UNDEFINED);
        };
        let count = dims.iter().try_fold(1_i64, |n, &d| n.checked_mul(d).filter(|_| d >= 0));
        Ok((ty, *element, count.ok_or(UNDEFINED)?))
    }

    /// `dense` of so many elements, or of one that is repeated. Equal ones are a splat, as in MLIR.
    fn dense(&mut self, ty: Type, count: i64, given: usize, mut bytes: Vec<u8>) -> Result<Val<V>> {
        if given as i64 != count && (given != 1 || count == 0) {
            return Err(COUNT);
        }
        let size = bytes.len().checked_div(given).unwrap_or(0);
        let splat = given > 0 && size > 0 && bytes.chunks(size).all(|chunk| *chunk == bytes[..size]);
        bytes.truncate(if splat { size } else { bytes.len() });
        let data = DenseData::Bytes(bytes.into());
        self.make_attr(AttrData::Dense(Box::new(Dense { ty, splat, data })))
    }

    /// Appends an attribute of the type of the elements as an element.
    fn element_bytes(&self, of: Type, element: &Val<V>, out: &mut Vec<u8>) -> Result<()> {
        let ctx = self.world.ctx();
        let (words, width) = match self.attr_data(element)? {
            AttrData::Integer { ty, value } if *ty == of => {
                ([*value as u64, 0], ctx.int_width(of).ok_or(UNDEFINED)?.0)
            }
            AttrData::Float { ty, bits } if *ty == of => {
                (*bits, ctx.float_kind(of).ok_or(UNDEFINED)?.width())
            }
            AttrData::Integer { .. } | AttrData::Float { .. } => return Err(UNDEFINED),
            _ => return Err(Stop::Unknown("`dense` is made of what is no number of at most 64 bits")),
        };
        append(words, width, out);
        Ok(())
    }

    /// Integers as elements of this type.
    fn number_bytes(&mut self, of: Type, numbers: &[i64]) -> Result<Vec<u8>> {
        let (width, _) = self.world.ctx().int_width(of).ok_or(UNDEFINED)?;
        if !(1..=64).contains(&width) {
            return Err(Stop::Unknown("`dense` is made of what is no number of at most 64 bits"));
        }
        let mut bytes = Vec::new();
        for &n in numbers {
            append([n as u64, 0], width, &mut bytes);
        }
        Ok(bytes)
    }
}

/// Appends so many bits, in whole bytes.
fn append(words: [u64; 2], width: u32, out: &mut Vec<u8>) {
    let from = out.len();
    out.extend(words.iter().flat_map(|w| w.to_le_bytes()));
    out.truncate(from + width.div_ceil(8) as usize);
    if let (Some(last), 1..) = (out.last_mut(), width % 8) {
        *last &= (1 << (width % 8)) - 1;
    }
}
