//! Result types of created operations.
//!
//! An operation whose results have the type of its first operand (or attribute) takes that. One that replaces
//! the root, or part of it, has the types of what it replaces. All others are inferred, by what ODS says.

use super::super::names::Ref;
use super::super::rule::{Made, MadeOp, Match, Rule, SourceOp, TypeOf};
use super::Lower;
use crate::ods::model::KnownTrait;
use crate::pdl::{Inference, Ty, Value};

/// By name of a rule: does something ask for the type of what it stands for?
pub(super) fn asked_for(rule: &Rule<'_>) -> Vec<bool> {
    let mut typed = vec![false; rule.symbols.len()];
    in_source(&rule.source, &mut typed);
    for check in rule.checks.iter().filter(|c| c.constraint.is_subclass_of("TypeConstraint")) {
        check.args.iter().for_each(|a| typed[a.symbol.index()] = true);
    }
    rule.results.iter().chain(&rule.supplemental).for_each(|m| in_made(m, &mut typed));
    typed
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

/// Where a created operation stands.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    /// Its results replace those of the root from this group on.
    Replacing(usize),
    /// It is made besides, or nested.
    Besides,
}

impl<'r> Lower<'_, 'r> {
    /// The types that a created operation is listed with; none where they are inferred. `None`: they cannot be
    /// known, which is reported.
    pub(super) fn created_types(&mut self, made: &'r MadeOp<'r>, place: Place) -> Option<Vec<Value>> {
        let shape = self.shape(made.op);
        if let Some(types) = &made.types {
            let mut all = Vec::new();
            for t in types {
                all.extend(self.return_type(t)?);
            }
            return Some(all);
        }
        let known = self.file.known_op(&shape.name);
        let takes = [KnownTrait::SameOperandsAndResultType, KnownTrait::FirstAttrDerivedResultType];
        let derived = known.as_ref().is_some_and(|k| takes.into_iter().any(|t| k.model.has_trait(t)));
        if shape.results.is_empty() || derived {
            return Some(Vec::new());
        }
        if let (Place::Replacing(group), None) = (place, made.symbol.and_then(|s| s.index)) {
            let (_, root) = self.root.as_ref()?;
            return root.get(group..group + shape.results.len()).map(<[Value]>::to_vec);
        }
        if matches!(known.map(|k| k.inference), None | Some(Inference::None)) {
            let what = format!(
                "nothing says what result types the new `{}` has; give them by `(returnType ...)`",
                shape.name
            );
            self.unsupported(what);
            return None;
        }
        Some(Vec::new())
    }

    /// One of the types that `returnType` lists.
    fn return_type(&mut self, ty: &'r TypeOf<'r>) -> Option<Vec<Value>> {
        match ty {
            TypeOf::Symbol(r) => match self.known_type(*r) {
                Some(ty) => Some(vec![ty]),
                None => {
                    let value = self.mention(*r);
                    Some(self.run("$0.getType()", &[value], None, &[Ty::Type]))
                }
            },
            TypeOf::Code(code) => self.type_by_code(code, None),
            TypeOf::Native(native) => self.type_by_code(native.code, Some(native)),
        }
    }
}
