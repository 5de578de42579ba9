//! Attributes of a context. Constructors canonicalise, so that equal values have equal handles.

use super::Context;
use crate::affine::{AffineExpr, AffineMap, ExprData};
use crate::attrs::AttrData;
use crate::entity::{Attr, Name, Type};
use crate::float;
use crate::types::Sign;
use std::borrow::Cow;

impl Context {
    /// Interns an attribute. `data` must be canonical (see [`AttrData`]); the constructors below see to that.
    /// As for [`Self::ty`], nothing is checked here: see [`Self::valid_attr`].
    pub fn attr(&mut self, data: AttrData) -> Attr {
        let attr = Attr(self.attrs.intern(data));
        if attr.index() == self.attr_extents.len() {
            self.judge_attr(attr);
        }
        attr
    }

    /// The attribute that is this, if there is one.
    pub fn find_attr(&self, data: &AttrData) -> Option<Attr> {
        self.attrs.find(data).map(Attr)
    }

    /// What an attribute is.
    #[inline]
    pub fn attr_data(&self, attr: Attr) -> &AttrData {
        self.attrs.get(attr.0)
    }

    /// How many attributes there are.
    pub fn attr_count(&self) -> usize {
        self.attrs.len()
    }

    /// Type of a typed attribute: integers, floats, strings and opaque ones (`none` if not given), elements.
    /// `None` for attributes without one (unit, arrays, dictionaries, symbols, types, maps, ...).
    pub fn attr_type(&self, attr: Attr) -> Option<Type> {
        match self.attr_data(attr) {
            AttrData::Integer { ty, .. }
            | AttrData::BigInteger { ty, .. }
            | AttrData::Float { ty, .. }
            | AttrData::Sparse { ty, .. }
            | AttrData::Resource { ty, .. } => Some(*ty),
            AttrData::Dense(dense) => Some(dense.ty),
            AttrData::String { ty, .. } | AttrData::Opaque { ty, .. } => Some(ty.unwrap_or(self.known.none)),
            _ => None,
        }
    }

    /// Integer attribute of an integer or index type; the value is truncated to its width. `None` for other
    /// types.
    pub fn int_attr(&mut self, ty: Type, value: i128) -> Option<Attr> {
        self.filled_words_attr(ty, &[value as u64, (value >> 64) as u64], value < 0)
    }

    /// Integer attribute from little-endian 64-bit words, truncated to the width of `ty` (missing words are
    /// zero). `None` if `ty` is not an integer or index type.
    pub fn words_attr(&mut self, ty: Type, words: &[u64]) -> Option<Attr> {
        self.filled_words_attr(ty, words, false)
    }

    /// The same, where missing high words are all ones if `negative`.
    pub(crate) fn filled_words_attr(&mut self, ty: Type, words: &[u64], negative: bool) -> Option<Attr> {
        let (width, sign) = self.int_width(ty)?;
        if width <= 64 {
            let value = extend(words.first().copied().unwrap_or(0), width, sign);
            return Some(self.attr(AttrData::Integer { ty, value: value as i64 }));
        }
        let count = (width as usize).div_ceil(64);
        let top_bits = width - 64 * (count as u32 - 1);
        let signed = sign != Sign::Unsigned;
        let mut words = words[..words.len().min(count)].to_vec();
        if negative && !signed {
            words.resize(count, u64::MAX);
        } else if words.len() < count {
            words.push(if negative { u64::MAX } else { 0 });
        }
        if words.len() == count {
            words[count - 1] = extend(words[count - 1], top_bits, sign);
        }
        // Without the high words that the rest implies, so that a wide type does not cost its width.
        let fill = if signed && words.last().is_some_and(|&top| (top as i64) < 0) { u64::MAX } else { 0 };
        while let [.., below, top] = words[..]
            && top == fill
            && (!signed || ((below ^ fill) as i64) >= 0)
        {
            words.pop();
        }
        Some(self.attr(AttrData::BigInteger { ty, words: words.into() }))
    }

    /// What the high words that a `BigInteger` does not store are.
    fn big_fill(&self, ty: Type, words: &[u64]) -> u64 {
        let signed = !matches!(self.int_width(ty), Some((_, Sign::Unsigned)));
        if signed && words.last().is_some_and(|&top| (top as i64) < 0) { u64::MAX } else { 0 }
    }

    /// Value of an integer (or index, bool) attribute: signed for signless, signed and index types, else
    /// unsigned. Values of more than 128 bits are cut to their low 128. `true : i1` is -1; see
    /// [`Self::bool_value`].
    pub fn int_value(&self, attr: Attr) -> Option<i128> {
        match self.attr_data(attr) {
            AttrData::Integer { ty, value } => match self.int_width(*ty) {
                Some((_, Sign::Unsigned)) => Some(i128::from(*value as u64)),
                _ => Some(i128::from(*value)),
            },
            AttrData::BigInteger { ty, words } => {
                let fill = self.big_fill(*ty, words);
                let word = |i: usize| u128::from(words.get(i).copied().unwrap_or(fill));
                Some((word(0) | (word(1) << 64)) as i128)
            }
            _ => None,
        }
    }

    /// Words of an integer attribute, little-endian. High words that the type has and the slice has not are
    /// those of the extension (by the sign, or by zero for unsigned types).
    pub fn int_words(&self, attr: Attr) -> Option<Cow<'_, [u64]>> {
        match self.attr_data(attr) {
            AttrData::Integer { value, .. } => Some(Cow::Owned(vec![*value as u64])),
            AttrData::BigInteger { words, .. } => Some(Cow::Borrowed(words)),
            _ => None,
        }
    }

    /// `true` or `false` (signless i1).
    pub fn bool_attr(&mut self, value: bool) -> Attr {
        self.attr(AttrData::Integer { ty: self.known.i1, value: -i64::from(value) })
    }

    /// Value of a signless i1 attribute.
    pub fn bool_value(&self, attr: Attr) -> Option<bool> {
        match self.attr_data(attr) {
            AttrData::Integer { ty, value } if *ty == self.known.i1 => Some(*value != 0),
            _ => None,
        }
    }

    /// `"text"` without a type.
    pub fn string_attr(&mut self, text: &str) -> Attr {
        let value = self.name(text);
        self.attr(AttrData::String { value, ty: None })
    }

    /// Bytes of a string attribute.
    pub fn string_value(&self, attr: Attr) -> Option<&[u8]> {
        match self.attr_data(attr) {
            AttrData::String { value, .. } => Some(self.bytes(*value)),
            _ => None,
        }
    }

    /// Float attribute, rounded from an `f64` to the format of `ty`; `None` if that is not a float type.
    pub fn float_attr(&mut self, ty: Type, value: f64) -> Option<Attr> {
        let kind = self.float_kind(ty)?;
        Some(self.float_bits_attr(ty, float::from_f64(kind, value)))
    }

    /// Float attribute by its bits.
    pub(crate) fn float_bits_attr(&mut self, ty: Type, bits: u128) -> Attr {
        self.attr(AttrData::Float { ty, bits: [bits as u64, (bits >> 64) as u64] })
    }

    /// Value of a float attribute as `f64` (rounded for the wider formats).
    pub fn float_value(&self, attr: Attr) -> Option<f64> {
        match self.attr_data(attr) {
            AttrData::Float { ty, bits } => {
                let bits = u128::from(bits[0]) | (u128::from(bits[1]) << 64);
                self.float_kind(*ty).map(|kind| float::to_f64(kind, bits))
            }
            _ => None,
        }
    }

    /// A type as an attribute.
    pub fn type_attr(&mut self, ty: Type) -> Attr {
        self.attr(AttrData::Type(ty))
    }

    /// Type that a type attribute holds.
    pub fn type_value(&self, attr: Attr) -> Option<Type> {
        match self.attr_data(attr) {
            AttrData::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    /// `[...]`.
    pub fn array_attr(&mut self, items: &[Attr]) -> Attr {
        self.attr(AttrData::Array(items.into()))
    }

    /// `@root::@nested`.
    pub fn symbol_attr(&mut self, path: &[Name]) -> Attr {
        self.attr(AttrData::Symbol(path.into()))
    }

    /// An affine expression, simplified as MLIR does. Children are of this context.
    pub fn affine_expr(&mut self, data: ExprData) -> AffineExpr {
        match data {
            ExprData::Binary(op, left, right) => self.exprs.binary(op, left, right),
            leaf => self.exprs.leaf(leaf),
        }
    }

    /// `affine_map<(dims)[symbols] -> (results)>`
    pub fn map_attr(&mut self, dims: usize, symbols: usize, results: Vec<AffineExpr>) -> Attr {
        let (dims, symbols) = (dims as u32, symbols as u32);
        self.attr(AttrData::Map(Box::new(AffineMap { dims, symbols, results: results.into() })))
    }

    /// The map that an attribute is.
    pub fn map_value(&self, attr: Attr) -> Option<&AffineMap> {
        match self.attr_data(attr) {
            AttrData::Map(map) => Some(map),
            _ => None,
        }
    }

    /// Whether a map gives what it is given, whatever its symbols.
    pub fn is_identity_map(&self, map: &AffineMap) -> bool {
        self.exprs.is_identity(map)
    }

    /// What an affine expression is.
    pub fn expr(&self, expr: AffineExpr) -> ExprData {
        self.exprs.get(expr)
    }
}

/// Truncates to `width` (at most 64) bits and extends again.
fn extend(value: u64, width: u32, sign: Sign) -> u64 {
    match (width, sign) {
        (0, _) => 0,
        (64.., _) => value,
        (_, Sign::Unsigned) => value & ((1 << width) - 1),
        _ => (((value << (64 - width)) as i64) >> (64 - width)) as u64,
    }
}
