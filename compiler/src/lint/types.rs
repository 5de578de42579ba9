//! `impossible-type`: types that no operand or result of an operation can have, by itself or together with
//! the others.

use super::{Known, Lint, so};
use crate::hir::LiteralKind;
use crate::pdl::{NodeId, NodeKind, Ty, Value};
use pdll_ods::model::{ConstraintId, KnownTrait, OpModel, TraitDetail, ValueModel};
use pdll_ods::resolve::{self, Rule};
use pdll_source::Span;
use pdll_source::diag::{Diagnostic, Diagnostics};

/// A single operand or result whose type is known.
struct Typed<'a> {
    name: &'a str,
    is_operand: bool,
    constraint: ConstraintId,
    ty: String,
    span: Span,
}

impl Lint<'_> {
    /// Types that are known against what the definition of the operation says.
    pub(super) fn types(&self, op: &Known<'_>, created: bool, diags: &mut Diagnostics) {
        let typed = self.typed(op);
        if typed.is_empty() {
            return;
        }
        for value in &typed {
            if self.never_fulfils(value.constraint, LiteralKind::Type, &value.ty) {
                let constraint = self.model.constraint(value.constraint);
                let what = if value.is_operand { "operand" } else { "result" };
                let message = format!(
                    "the {what} `{}` of `{}` never has the type `{}`, {}",
                    value.name,
                    op.model.name,
                    value.ty,
                    so(created)
                );
                diags.push(
                    Diagnostic::warning("impossible-type", value.span, message)
                        .label(op.span, format!("the definition asks for: {}", constraint.summary())),
                );
                // What is said of it and others follows from this.
                return;
            }
        }
        if let Some((first, second)) = self.contradiction(op.model, &typed) {
            let message = format!(
                "`{}` of `{}` never has the type `{}` where `{}` has the type `{}`, {}",
                second.name,
                op.model.name,
                second.ty,
                first.name,
                first.ty,
                so(created)
            );
            diags.push(
                Diagnostic::warning("impossible-type", second.span, message)
                    .label(first.span, format!("`{}` is of this type", first.name)),
            );
        }
    }

    /// All single operands and results whose types are known.
    fn typed<'m>(&self, op: &Known<'m>) -> Vec<Typed<'m>> {
        let mut all = Vec::new();
        let span = |value: Value| self.pattern.def(value).span;
        if op.operands.len() == op.model.operands.len() {
            for (model, &value) in op.model.operands.iter().zip(op.operands) {
                if let Some(ty) = self.value_type(value).filter(|_| model.is_single()) {
                    all.push(typed(model, true, ty, span(value)));
                }
            }
        }
        if op.types.len() == op.model.results.len() {
            for (model, &value) in op.model.results.iter().zip(op.types) {
                if let Some(ty) = self.constant_type(value).filter(|_| model.is_single()) {
                    all.push(typed(model, false, ty.to_string(), span(value)));
                }
            }
        }
        all
    }

    fn constant_type(&self, value: Value) -> Option<&str> {
        match self.pattern.def(value).kind {
            NodeKind::Type { constant: Some(text) } => Some(self.module.strings.get(text)),
            _ => None,
        }
    }

    /// The type of a value, if it is given, or if what defines it has results of one type only.
    fn value_type(&self, value: Value) -> Option<String> {
        let (op, index) = match &self.pattern.def(value).kind {
            NodeKind::Operand { ty: Some(ty) } => return self.constant_type(*ty).map(str::to_string),
            NodeKind::Result { op, index } | NodeKind::Results { op, index: Some(index) } => {
                (*op, *index as usize)
            }
            _ => return None,
        };
        if self.pattern.ty(value) != Ty::Value {
            return None;
        }
        let def = self.pattern.values[op.index()].def;
        let NodeKind::Operation { types, .. } = &self.pattern.node(def).kind else { return None };
        if types.iter().all(|&ty| self.pattern.ty(ty) == Ty::Type)
            && let Some(ty) = types.get(index).and_then(|&ty| self.constant_type(ty))
        {
            return Some(ty.to_string());
        }
        let known = self.known(def)?;
        let results = &known.model.results;
        let model = results.get(index).filter(|_| results.iter().all(ValueModel::is_single))?;
        self.built_type(&self.model.constraint(model.constraint).builder)
    }

    /// The only type that a constraint accepts, if it says how that is made.
    fn built_type(&self, builder: &str) -> Option<String> {
        if builder.is_empty() {
            return None;
        }
        if let Some(known) = self.asked.borrow().built.get(builder) {
            return known.clone();
        }
        let rule = Rule::Expression(builder.to_string(), None);
        let resolved = resolve::rules(&[rule], &[0], &[], &self.model.classes).ok();
        let ty = resolved.and_then(|(_, resolved)| self.literals.type_of(None, &resolved));
        self.asked.borrow_mut().built.insert(builder.to_string(), ty.clone());
        ty
    }

    /// Two types that an operation never has at once.
    fn contradiction<'t>(
        &self,
        model: &OpModel,
        typed: &'t [Typed<'t>],
    ) -> Option<(&'t Typed<'t>, &'t Typed<'t>)> {
        let named = |name: &str| typed.iter().find(|value| value.name == name && !name.is_empty());
        model.traits.iter().find_map(|t| match (&t.detail, t.known) {
            (_, Some(KnownTrait::SameTypeOperands)) => {
                different(typed.iter().filter(|value| value.is_operand), differ)
            }
            (_, Some(KnownTrait::SameOperandsAndResultType)) => {
                let differ = |a: &str, b: &str| differ(a, b) && !(is_shaped(a) && is_shaped(b));
                different(typed.iter(), differ)
            }
            (TraitDetail::AllMatch { class, names, .. }, _) if class == "AllTypesMatch" => {
                different(names.iter().filter_map(|name| named(name)), differ)
            }
            (
                TraitDetail::TypesMatchWith { lhs, rhs, transformer, optional: false, ranged: false, .. },
                _,
            ) => {
                let (from, to) = (named(lhs)?, named(rhs)?);
                let rules = [Rule::TypeOfOperand(0), Rule::Expression(transformer.clone(), Some(0))];
                let (_, resolved) = resolve::rules(&rules, &[1], &["self"], &self.model.classes).ok()?;
                let follows = self.literals.type_of(Some(&from.ty), &resolved)?;
                differ(&follows, &to.ty).then_some((from, to))
            }
            _ => None,
        })
    }

    /// The operation that a value is a result of.
    pub(super) fn owner(&self, value: Value) -> Option<NodeId> {
        match self.pattern.def(value).kind {
            NodeKind::Result { op, .. } | NodeKind::Results { op, .. } | NodeKind::AnyResult { op } => {
                Some(self.pattern.values[op.index()].def)
            }
            _ => None,
        }
    }
}

fn typed(model: &ValueModel, is_operand: bool, ty: String, span: Span) -> Typed<'_> {
    Typed { name: &model.name, is_operand, constraint: model.constraint, ty, span }
}

/// The first of some, and one that differs from it.
fn different<'t>(
    mut all: impl Iterator<Item = &'t Typed<'t>>,
    differ: impl Fn(&str, &str) -> bool,
) -> Option<(&'t Typed<'t>, &'t Typed<'t>)> {
    let first = all.next()?;
    all.find(|other| differ(&first.ty, &other.ty)).map(|other| (first, other))
}

/// Whether two types are different; of types of dialects the text does not tell.
fn differ(a: &str, b: &str) -> bool {
    a != b && !(a.contains('!') && b.contains('!'))
}

fn is_shaped(ty: &str) -> bool {
    ["tensor<", "vector<", "memref<", "!"].iter().any(|start| ty.starts_with(start))
}
