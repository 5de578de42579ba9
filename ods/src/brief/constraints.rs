//! Constraints: what operands, attributes and regions must be, and what stands behind their names.

use super::text::{Entry, Parser};
use super::{Kind, NOWHERE, Outcome, Reader};
use crate::model::{ConstraintId, ConstraintKind, ConstraintModel, PredicateError};
use std::sync::Arc;

/// What stands behind the name of a constraint.
#[derive(Clone, Copy, Default)]
pub(super) struct Modifiers<'t> {
    pub(super) variadic: bool,
    pub(super) optional: bool,
    pub(super) default: Option<&'t str>,
}

fn empty(kind: ConstraintKind, name: &str) -> ConstraintModel {
    let nothing: Arc<str> = "".into();
    ConstraintModel {
        name: name.into(),
        anonymous: false,
        kind,
        summary: None,
        predicate: Err(PredicateError::Missing),
        cpp_type: nothing.clone(),
        return_type: nothing.clone(),
        builder: nothing.clone(),
        from_storage: nothing,
        default_value: None,
        optional: false,
        base: None,
        value_type: None,
        constant: None,
        enumeration: None,
        word: None,
        span: NOWHERE,
    }
}

fn class(name: &str) -> Arc<str> {
    format!("::mlir::{name}").into()
}

impl<'t> Reader<'t> {
    fn add(&mut self, key: String, model: ConstraintModel) -> ConstraintId {
        let id = self.model.add_constraint(model);
        self.constraints.insert(key, id);
        id
    }

    /// What any successor fulfils.
    pub(super) fn any_successor(&mut self) -> ConstraintId {
        match self.constraints.get("successor") {
            Some(&known) => known,
            None => self.add("successor".into(), empty(ConstraintKind::Successor, "AnySuccessor")),
        }
    }

    /// The constraint of this name.
    pub(super) fn constraint(&mut self, name: &'t str) -> Outcome<ConstraintId> {
        if let Some(&known) = self.constraints.get(name) {
            return Ok(known);
        }
        let &(kind, entry) = self.named.get(name).ok_or_else(|| format!("`{name}` is not defined"))?;
        let mut p = Parser::new(entry.body);
        p.word()?;
        let model = match kind {
            Kind::Type => self.type_constraint(name, &mut p)?,
            Kind::Attr => self.attr_constraint(name, &mut p)?,
            Kind::Region => {
                p.expect('=')?;
                let predicate = Ok(self.condition(&mut p, 0)?);
                ConstraintModel { predicate, ..empty(ConstraintKind::Region, name) }
            }
            Kind::TypeDef | Kind::AttrDef => return self.definition_constraint(name, kind, entry),
            Kind::Enum | Kind::Traits | Kind::Signature => return Err(format!("`{name}` is no constraint")),
        };
        p.end()?;
        Ok(self.add(name.into(), model))
    }

    fn type_constraint(&mut self, name: &'t str, p: &mut Parser<'t>) -> Outcome<ConstraintModel> {
        let mut model = empty(ConstraintKind::Type, name);
        model.cpp_type = class(p.try_word().unwrap_or("Type"));
        if let Some(builder) = p.try_text()? {
            model.builder = builder.into();
        }
        p.expect('=')?;
        model.predicate = Ok(self.condition(p, 0)?);
        Ok(model)
    }

    fn attr_constraint(&mut self, name: &'t str, p: &mut Parser<'t>) -> Outcome<ConstraintModel> {
        let mut model = empty(ConstraintKind::Attr, name);
        model.cpp_type = class(p.word()?);
        // Accessors give the attribute itself, or a value that is made from it.
        if !p.eat("by-value") {
            model.return_type = model.cpp_type.clone();
        }
        if let Some(builder) = p.try_text()? {
            model.builder = builder.into();
        }
        if p.eat("case-of") {
            model.enumeration = Some(p.word()?.into());
        }
        if p.take(':') {
            model.value_type = Some(self.constraint(p.word()?)?);
        }
        (model.optional, model.default_value) = match p.eat("absent-is-false") {
            true => (true, Some("false".into())),
            false => (false, None),
        };
        p.expect('=')?;
        model.predicate = Ok(self.condition(p, 0)?);
        Ok(model)
    }

    /// That a type or attribute is of a definition.
    fn definition_constraint(
        &mut self,
        name: &'t str,
        kind: Kind,
        entry: Entry<'t>,
    ) -> Outcome<ConstraintId> {
        let mut p = Parser::new(entry.body);
        p.word()?;
        let cpp_class = p.word()?;
        let mnemonic = p.word()?;
        let of = if kind == Kind::TypeDef { ConstraintKind::Type } else { ConstraintKind::Attr };
        let mut model = empty(of, name);
        model.cpp_type = class(cpp_class);
        if kind == Kind::TypeDef && p.eat("built") {
            model.builder = format!("$_builder.getType<::mlir::{cpp_class}>()").into();
        }
        if p.eat("of") {
            model.enumeration = Some(p.word()?.into());
        }
        model.summary = Some(format!("a `{}.{mnemonic}`", entry.dialect).into());
        model.predicate = Ok(self.code(format!("::llvm::isa<::mlir::{cpp_class}>($_self)"))?);
        Ok(self.add(name.into(), model))
    }

    /// A constraint with what stands behind its name: the rest of `p` up to the end of the argument.
    pub(super) fn modified(
        &mut self,
        name: &'t str,
        p: &mut Parser<'t>,
    ) -> Outcome<(ConstraintId, Modifiers<'t>)> {
        let mut base = self.constraint(name)?;
        let mut key = name.to_string();
        if p.take('&') {
            let mut rest = p.clone();
            let more = self.condition(&mut rest, 0)?;
            *p = rest;
            let of = self.model.constraint(base).clone();
            let predicate = Ok(self.both(of.predicate.clone().map_err(|error| error.to_string())?, more)?);
            key.push_str(" & ");
            key.push_str(&self.constraints.len().to_string());
            base =
                self.add(key.clone(), ConstraintModel { anonymous: true, base: Some(base), predicate, ..of });
        }
        let of = self.model.constraint(base);
        let is_attr = of.kind == ConstraintKind::Attr;
        let mut modifiers = Modifiers { optional: of.optional, ..Modifiers::default() };
        if p.take('*') {
            modifiers.variadic = true;
            key.push('*');
        } else if p.take('?') {
            modifiers.optional = true;
            key.push('?');
        } else if p.take('=') {
            let default = p.text()?;
            modifiers.default = Some(default);
            key.push_str(" = ");
            key.push_str(default);
        } else {
            return Ok((base, modifiers));
        }
        if let Some(&known) = self.constraints.get(&key) {
            return Ok((known, modifiers));
        }
        let of = self.model.constraint(base).clone();
        let optional = is_attr && modifiers.optional;
        let nothing: Arc<str> = "".into();
        let model = ConstraintModel {
            anonymous: true,
            base: Some(base),
            default_value: modifiers.default.map(Into::into),
            optional,
            // Only what is there always can be built.
            builder: if modifiers.default.is_some() { of.builder.clone() } else { nothing },
            enumeration: None,
            ..of
        };
        Ok((self.add(key, model), modifiers))
    }
}
