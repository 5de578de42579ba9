//! Attributes of operations: how they are written, and what they must be.

use super::{Compiler, plain, short};
use crate::enums::Enum;
use crate::form::{AttrForm, Attribute, Start};
use crate::symbol::{is_builtin_class, is_of};
use pdll_bytecode::query::Scalar;
use pdll_ir::{Attr, AttrConstraint, AttrData, Context, FloatKind, InherentAttr, Name, Presence, Type};
use pdll_ods::model::{AttributeKind, AttributeModel, ConstraintId, OpModel};
use std::sync::Arc;

/// What a property of an enumeration is: the number of a case, or of several, or where there `is_attribute`
/// for them, that.
fn flags(of: Arc<Enum>, is_attribute: bool) -> AttrConstraint {
    AttrConstraint::new("a case of its enumeration", move |ctx: &Context, attr| match ctx.int_value(attr) {
        Some(number) => of.text(of.bits_of(number)).is_some(),
        None => is_attribute && matches!(ctx.attr_data(attr), AttrData::Opaque { .. }),
    })
}

impl Compiler<'_> {
    /// An attribute with its form; `None` for one that the operation does not hold, or that is a property of
    /// a kind of its own.
    pub(super) fn attribute(&mut self, model: &AttributeModel) -> Option<Attribute> {
        if model.kind == AttributeKind::Derived {
            return None;
        }
        let name = self.ctx.name(&model.name);
        if model.kind == AttributeKind::Property {
            return self.property(name, model.constraint);
        }
        let unit = self.is_unit(model.constraint);
        let form = self.attribute_form(model.constraint);
        let default = model.default_value.as_deref();
        let default = default.and_then(|text| self.default_value(model.constraint, &form, text));
        let start = match plain(&self.base(model.constraint).1.cpp_type) {
            "StringAttr" => Start::Text,
            "IntegerAttr" | "FloatAttr" | "BoolAttr" => Start::Number,
            "ArrayAttr" => Start::Array,
            "DictionaryAttr" => Start::Dictionary,
            "SymbolRefAttr" | "FlatSymbolRefAttr" => Start::Symbol,
            _ => Start::Anything,
        };
        Some(Attribute { name, form, start, optional: model.optional || unit, unit, default })
    }

    /// A property: flags, or one that is there or not, which is `false` where it is not.
    fn property(&mut self, name: Name, id: ConstraintId) -> Option<Attribute> {
        let constraint = self.model.constraint(id);
        let start = Start::Anything;
        if constraint.name == "UnitProp" {
            let default = Some(self.ctx.bool_attr(false));
            return Some(Attribute { name, form: AttrForm::Any, start, optional: true, unit: true, default });
        }
        if &*constraint.cpp_type == "std::optional<int64_t>" {
            let default = Some(self.ctx.array_attr(&[]));
            let form = AttrForm::OptionalNumber(self.ctx.int_type(64));
            return Some(Attribute {
                name,
                form,
                start: Start::Number,
                optional: true,
                unit: false,
                default,
            });
        }
        // What only gives a default says nothing of the cases itself.
        let mut inner = constraint;
        while let (None, Some(base)) = (&inner.enumeration, inner.base) {
            inner = self.model.constraint(base);
        }
        let record = inner.enumeration.as_deref()?;
        let of = self.enumeration(record)?;
        let ty = self.ctx.int_type(of.width);
        let default = constraint.default_value.as_deref().and_then(|text| {
            let case = self.enumeration_model(record)?.symbol(short(text))?;
            self.ctx.int_attr(ty, i128::from(case.value))
        });
        let word = inner.word.as_deref().map(Box::from);
        let form = AttrForm::Flags { of, ty, word };
        Some(Attribute { name, form, start, optional: default.is_some(), unit: false, default })
    }

    pub(super) fn is_unit(&self, id: ConstraintId) -> bool {
        plain(&self.base(id).1.cpp_type) == "UnitAttr"
    }

    fn attribute_form(&mut self, id: ConstraintId) -> AttrForm {
        let (_, base) = self.base(id);
        if let Some(form) = self.attr_form(&base.cpp_type) {
            return AttrForm::Body(form);
        }
        if let Some(ty) = base.value_type.and_then(|ty| self.built_type(ty))
            && let Some(of) = base.enumeration.as_deref().and_then(|name| self.enumeration(name))
        {
            return AttrForm::Enum(of, ty);
        }
        if base.name == "SymbolNameAttr" {
            return AttrForm::SymbolName;
        }
        if let Some(element) = self.dense_element(plain(&base.cpp_type)) {
            return AttrForm::DenseArray(element);
        }
        let value_type = self.model.constraint(id).value_type.or(base.value_type);
        match value_type.and_then(|ty| self.built_type(ty)) {
            Some(ty) => AttrForm::Typed(ty),
            None => AttrForm::Any,
        }
    }

    /// The element type of a class of arrays of numbers.
    fn dense_element(&mut self, class: &str) -> Option<Type> {
        Some(match class {
            "DenseBoolArrayAttr" => self.ctx.int_type(1),
            "DenseI8ArrayAttr" => self.ctx.int_type(8),
            "DenseI16ArrayAttr" => self.ctx.int_type(16),
            "DenseI32ArrayAttr" => self.ctx.int_type(32),
            "DenseI64ArrayAttr" => self.ctx.int_type(64),
            "DenseF32ArrayAttr" => self.ctx.float_type(FloatKind::F32),
            "DenseF64ArrayAttr" => self.ctx.float_type(FloatKind::F64),
            _ => return None,
        })
    }

    /// Whether an attribute is of the class that a constraint says it is stored as.
    fn storage(
        &self,
        id: ConstraintId,
        form: &AttrForm,
    ) -> Option<impl Fn(&Context, Attr) -> bool + Send + Sync + 'static> {
        let class: Box<str> = plain(&self.base(id).1.cpp_type).into();
        let body = match form {
            AttrForm::Body(form) => Some(form.clone()),
            _ => None,
        };
        (body.is_some() || is_builtin_class(&class)).then_some(move |ctx: &Context, attr| match &body {
            Some(form) => form.attr_body(ctx, attr).is_some(),
            None => is_of(ctx, attr, &class),
        })
    }

    /// What the registry knows of the inherent attributes.
    pub(super) fn inherent(&mut self, op: &OpModel) -> Vec<InherentAttr> {
        let mut all = Vec::new();
        for model in &op.attributes {
            let name = self.ctx.name(&model.name);
            match model.kind {
                AttributeKind::Derived => continue,
                AttributeKind::Property => {
                    let property = self.property(name, model.constraint);
                    let default = property.as_ref().and_then(|property| property.default);
                    let presence = default.map_or(Presence::Optional, Presence::Default);
                    let constraint = match property.map(|property| property.form) {
                        Some(AttrForm::Flags { of, word, .. }) => flags(of, word.is_some()),
                        _ => AttrConstraint::any(),
                    };
                    all.push(InherentAttr { name, constraint, presence });
                    continue;
                }
                AttributeKind::Attribute => {}
            }
            let form = self.attribute_form(model.constraint);
            let default = model.default_value.as_deref();
            let default = default.and_then(|text| self.default_value(model.constraint, &form, text));
            let presence = match default {
                Some(value) if !model.optional => Presence::Default(value),
                _ if model.optional || model.default_value.is_some() || self.is_unit(model.constraint) => {
                    Presence::Optional
                }
                _ => Presence::Required,
            };
            let test = self.test(model.constraint, Scalar::Attr);
            let constraint = match test.condition {
                None => AttrConstraint::any(),
                Some(_) => {
                    AttrConstraint::new(test.what.clone(), move |ctx, attr| test.accepts_attr(ctx, attr))
                }
            };
            let constraint = match self.storage(model.constraint, &form) {
                Some(is_stored) => constraint.stored_as(is_stored),
                None => constraint,
            };
            all.push(InherentAttr { name, constraint, presence });
        }
        all
    }
}
