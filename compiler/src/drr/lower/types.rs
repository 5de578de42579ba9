//! Result types of created operations.
//!
//! An operation whose results have the type of its first operand (or attribute) takes that. One that replaces
//! the root, or part of it, has the types of what it replaces. All others are inferred: by what ODS says, by
//! a builder of the record whose code is understood, or else by a native that stands for such a builder.

use super::Lower;
use super::calls::Code;
use crate::drr::names::Ref;
use crate::drr::op::{Argument, ArgumentKind, OpShape};
use crate::drr::rule::{Made, MadeOp, Match, Rule, SourceOp, TypeOf};
use crate::ods::model::KnownTrait;
use crate::ods::{RecordRef, Value};
use crate::pdl::{self, Inference, Str, Ty, Values};
use smallvec::smallvec;

/// Marks the names of a rule that stand for something whose type is asked for.
pub(super) fn asked_for(rule: &Rule<'_>, typed: &mut [bool]) {
    in_source(&rule.source, typed);
    for check in rule.checks.iter().filter(|c| c.constraint.is_subclass_of("TypeConstraint")) {
        check.args.iter().for_each(|a| typed[a.symbol.index()] = true);
    }
    rule.results.iter().chain(&rule.supplemental).for_each(|m| in_made(m, typed));
}

fn in_source(op: &SourceOp<'_>, typed: &mut [bool]) {
    op.args.iter().for_each(|(_, m)| in_match(m, typed));
}

fn in_match(m: &Match<'_>, typed: &mut [bool]) {
    match m {
        Match::Leaf(leaf) => {
            if let (Some(s), Some(c)) = (leaf.symbol, leaf.constraint)
                && c.is_subclass_of("TypeConstraint")
            {
                typed[s.index()] = true;
            }
        }
        Match::Op(op) => in_source(op, typed),
        Match::Native(_) => {}
        Match::Either(two) => two.iter().for_each(|m| in_match(m, typed)),
        Match::Variadic(_, items) => items.iter().for_each(|m| in_match(m, typed)),
    }
}

fn in_made(m: &Made<'_>, typed: &mut [bool]) {
    match m {
        Made::Op(op) => {
            op.args.iter().for_each(|m| in_made(m, typed));
            for t in op.types.iter().flatten() {
                if let TypeOf::Symbol(Ref { symbol, .. }) = t {
                    typed[symbol.index()] = true;
                }
            }
        }
        Made::Native(native) => native.args.iter().for_each(|m| in_made(m, typed)),
        Made::Variadic(items) => items.iter().for_each(|m| in_made(m, typed)),
        Made::Symbol(_) | Made::Constant(_) => {}
    }
}

/// The type of an operation whose trait is `FirstAttrDerivedResultType`, of that attribute.
const FIRST_ATTRIBUTE: &str = "::llvm::isa<::mlir::TypeAttr>($0) ? ::llvm::cast<::mlir::TypeAttr>($0).getValue() : \
    ::llvm::cast<::mlir::TypedAttr>($0).getType()";

/// Where a created operation stands.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    /// Its results replace those of the root from this group on.
    Replacing(usize),
    /// It is made besides, or nested.
    Besides,
}

/// Has the record a builder of its own that can be given the arguments of the operation and nothing else?
fn has_builder(shape: &OpShape<'_>) -> bool {
    let fits = |builder: RecordRef<'_>| {
        let params = builder.dag("dagParams")?;
        let is_given = |value: Value<'_>| match value {
            Value::Def(param) => param.string("defaultValue").is_none_or(str::is_empty),
            _ => true,
        };
        let least = params.args().take_while(|(value, _)| is_given(*value)).count();
        Some((least..=params.len()).contains(&shape.arguments.len()))
    };
    let builders = shape.record.list("builders");
    builders.is_some_and(|list| list.iter().filter_map(|b| fits(b.as_def()?)).any(|fits| fits))
}

impl<'l, 'r> Lower<'l, 'r> {
    /// The types that a created operation is listed with; none where they are inferred. `None`: they cannot
    /// be known, which is reported.
    pub(super) fn created_types(
        &mut self,
        made: &'l MadeOp<'r>,
        place: Place,
        attributes: &[(Str, pdl::Value)],
    ) -> Option<Values> {
        let shape = self.shape(made.op);
        if let Some(types) = &made.types {
            let mut all = Values::new();
            for t in types {
                all.extend(self.return_type(t)?);
            }
            return Some(all);
        }
        if let Some(group) = self.replaced_group(made, place) {
            let (_, root) = self.root.as_ref()?;
            return root.get(group..group + shape.results.len()).map(Values::from);
        }
        self.deduced(shape, attributes)
    }

    /// The first group of results of the root whose types a created operation has.
    fn replaced_group(&mut self, made: &MadeOp<'r>, place: Place) -> Option<usize> {
        let shape = self.shape(made.op);
        if shape.results.is_empty()
            || shape.model.has_trait(KnownTrait::SameOperandsAndResultType)
            || shape.model.has_trait(KnownTrait::FirstAttrDerivedResultType)
        {
            return None;
        }
        match place {
            Place::Replacing(group) if made.symbol.is_none_or(|s| s.index.is_none()) => Some(group),
            _ => None,
        }
    }

    /// Is an operation made in the way of a builder that its record declares? If nothing else says what
    /// result types it has.
    pub(super) fn is_built(&mut self, made: &MadeOp<'r>, place: Place) -> bool {
        let shape = self.shape(made.op);
        let known = self.file.known_op(shape.name());
        made.types.is_none()
            && !shape.results.is_empty()
            && !shape.model.has_trait(KnownTrait::SameOperandsAndResultType)
            && !shape.model.has_trait(KnownTrait::FirstAttrDerivedResultType)
            && self.replaced_group(made, place).is_none()
            && matches!(known.as_ref().map(|k| &k.inference), None | Some(Inference::None))
    }

    /// The types of an operation of which nothing is said but what its record says, as
    /// [`Self::created_types`].
    pub(super) fn deduced(
        &mut self,
        shape: &OpShape<'r>,
        attributes: &[(Str, pdl::Value)],
    ) -> Option<Values> {
        let known = self.file.known_op(shape.name());
        if shape.results.is_empty() || shape.model.has_trait(KnownTrait::SameOperandsAndResultType) {
            return Some(Values::new());
        }
        if shape.model.has_trait(KnownTrait::FirstAttrDerivedResultType) {
            return self.type_of_first_attribute(shape, attributes);
        }
        if !matches!(known.as_ref().map(|k| &k.inference), None | Some(Inference::None)) {
            return Some(Values::new());
        }
        if known.is_some() && has_builder(shape) {
            self.file.built.insert(shape.name().to_string());
            return Some(Values::new());
        }
        let what = format!(
            "nothing says what result types the new `{}` has; give them by `(returnType ...)`",
            shape.name()
        );
        self.unsupported(what);
        None
    }

    /// The type of the first attribute, for each result of an operation that takes its types from there.
    fn type_of_first_attribute(
        &mut self,
        shape: &OpShape<'_>,
        attributes: &[(Str, pdl::Value)],
    ) -> Option<Values> {
        let is_attribute = |a: &&Argument<'_>| matches!(a.kind, ArgumentKind::Attribute { .. });
        let name = shape.arguments.iter().find(is_attribute).map(|a| a.name);
        let given = attributes.iter().find(|(n, _)| Some(self.file.strings.get(*n)) == name);
        let Some(&(_, attribute)) = given else {
            let what =
                format!("creating `{}` without the attribute that its result types come from", shape.name());
            self.unsupported_but(what, "give the attribute");
            return None;
        };
        let args = vec![smallvec![attribute]];
        let types = self.run(&Code { text: FIRST_ATTRIBUTE.into(), args, ..Code::default() }, &[Ty::Type]);
        Some(types.iter().copied().cycle().take(types.len() * shape.results.len()).collect())
    }

    /// One of the types that `returnType` lists.
    fn return_type(&mut self, ty: &'l TypeOf<'r>) -> Option<Values> {
        match ty {
            TypeOf::Symbol(r) => match self.known_type(*r) {
                Some(ty) => Some(smallvec![ty]),
                None => {
                    let args = vec![self.mention(*r)];
                    Some(
                        self.run(&Code { text: "$0.getType()".into(), args, ..Code::default() }, &[Ty::Type]),
                    )
                }
            },
            TypeOf::Code(text) => {
                Some(self.run(&Code { text: (*text).into(), ..Code::default() }, &[Ty::Type]))
            }
            TypeOf::Native(native) => {
                let code = self.code(native);
                Some(self.run(&code, &[Ty::Type]))
            }
        }
    }
}
