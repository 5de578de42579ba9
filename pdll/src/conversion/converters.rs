//! The type converters of a conversion, and what they have said of types: the rules of a converter are asked
//! about a type once.

use super::types::TypeConverter;
use pdll_ir::{Body, BodyId, Context, Type, Value};
use std::borrow::Cow;
use std::num::NonZeroU32;
use std::sync::Arc;

/// A converter of [`Converters`]: one more than its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ConverterId(NonZeroU32);

impl ConverterId {
    #[inline]
    fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// What the rules for types say of a type.
#[derive(Clone, Copy, Debug, Default)]
enum Said {
    #[default]
    Unknown,
    Fails,
    One(Type),
    /// These of [`Known::several`].
    Several(u32),
}

#[derive(Clone, Debug)]
struct Known {
    converter: Arc<TypeConverter>,
    looks_at_values: bool,
    /// By type.
    said: Vec<Said>,
    several: Vec<Vec<Type>>,
}

/// The converters that take part in a conversion.
#[derive(Clone, Debug, Default)]
pub(super) struct Converters(Vec<Known>);

impl Converters {
    /// The number of a converter.
    pub(super) fn number(&mut self, converter: &Arc<TypeConverter>) -> ConverterId {
        let found = self.0.iter().position(|known| Arc::ptr_eq(&known.converter, converter));
        let number = found.unwrap_or_else(|| {
            let looks_at_values = converter.looks_at_values();
            let converter = converter.clone();
            self.0.push(Known { converter, looks_at_values, said: Vec::new(), several: Vec::new() });
            self.0.len() - 1
        });
        ConverterId(NonZeroU32::MIN.saturating_add(number as u32))
    }

    pub(super) fn get(&self, id: ConverterId) -> &Arc<TypeConverter> {
        &self.0[id.index()].converter
    }

    /// All of them.
    pub(super) fn all(&self) -> impl Iterator<Item = &TypeConverter> {
        self.0.iter().map(|known| &*known.converter)
    }

    /// The types that stand for a type; `None` if it cannot be converted. Rules for values are not asked.
    #[inline]
    pub(super) fn convert(&mut self, id: ConverterId, ctx: &mut Context, ty: Type) -> Option<&[Type]> {
        let known = &mut self.0[id.index()];
        if !matches!(known.said.get(ty.index()), Some(Said::Fails | Said::One(_) | Said::Several(_))) {
            known.ask(ctx, ty);
        }
        match &known.said[ty.index()] {
            Said::One(one) => Some(std::slice::from_ref(one)),
            Said::Several(number) => Some(&known.several[*number as usize]),
            Said::Unknown | Said::Fails => None,
        }
    }

    /// The one type that stands for a type, where a type alone decides and becomes one.
    #[inline]
    pub(super) fn convert_one(&mut self, id: ConverterId, ctx: &mut Context, ty: Type) -> Option<Type> {
        let known = &mut self.0[id.index()];
        match known.said.get(ty.index()) {
            _ if known.looks_at_values => None,
            Some(Said::One(one)) => Some(*one),
            Some(Said::Fails | Said::Several(_)) => None,
            Some(Said::Unknown) | None => match *self.convert(id, ctx, ty)? {
                [one] => Some(one),
                _ => None,
            },
        }
    }

    /// The types that stand for that of a value; `None` if it cannot be converted.
    pub(super) fn convert_value(
        &mut self,
        id: ConverterId,
        ctx: &mut Context,
        (at, body): (BodyId, &Body),
        value: Value,
    ) -> Option<Cow<'_, [Type]>> {
        let converter = self.get(id);
        match converter.looks_at_values() {
            true => converter.convert_value(ctx, body, at, value).map(Cow::Owned),
            false => self.convert(id, ctx, body.value_type(value)).map(Cow::Borrowed),
        }
    }

    /// Are all of these values converted to values of their own types?
    pub(super) fn are_legal(
        &mut self,
        id: ConverterId,
        ctx: &mut Context,
        (at, body): (BodyId, &Body),
        values: impl IntoIterator<Item = Value>,
    ) -> bool {
        values.into_iter().all(|value| {
            let types = self.convert_value(id, ctx, (at, body), value);
            types.is_some_and(|types| *types == [body.value_type(value)])
        })
    }
}

impl Known {
    #[cold]
    fn ask(&mut self, ctx: &mut Context, ty: Type) {
        let said = match self.converter.convert(ctx, ty) {
            None => Said::Fails,
            Some(types) => match types[..] {
                [one] => Said::One(one),
                _ => {
                    self.several.push(types);
                    Said::Several(self.several.len() as u32 - 1)
                }
            },
        };
        if self.said.len() <= ty.index() {
            self.said.resize(ty.index() + 1, Said::Unknown);
        }
        self.said[ty.index()] = said;
    }
}
