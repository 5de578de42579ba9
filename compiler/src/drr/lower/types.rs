//! Result types of created operations.
//!
//! An operation whose results have the type of its first operand (or attribute) takes that. One that replaces
//! the root, or part of it, has the types of what it replaces. All others are inferred: by what ODS says, by
//! a builder of the record whose code is understood, or else by a native that stands for such a builder.

use super::super::names::Ref;
use super::super::op::{Argument, ArgumentKind, OpShape};
use super::super::rule::{Made, MadeOp, Match, Rule, SourceOp, TypeOf};
use super::Lower;
use super::calls::Code;
use crate::cxx::{Expr, Snippet};
use crate::ods::model::KnownTrait;
use crate::ods::{RecordRef, Value};
use crate::pdl::{self, Inference, Str, Ty};

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
        operands: &[Vec<pdl::Value>],
        attributes: &[(Str, pdl::Value)],
    ) -> Option<Vec<pdl::Value>> {
        let shape = self.shape(made.op);
        if let Some(types) = &made.types {
            let mut all = Vec::new();
            for t in types {
                all.extend(self.return_type(t)?);
            }
            return Some(all);
        }
        let known = self.file.known_op(shape.name());
        let derived = |t| known.as_ref().is_some_and(|k| k.model.has_trait(t));
        if shape.results.is_empty() || derived(KnownTrait::SameOperandsAndResultType) {
            return Some(Vec::new());
        }
        if derived(KnownTrait::FirstAttrDerivedResultType) {
            return self.type_of_first_attribute(shape, attributes);
        }
        if let (Place::Replacing(group), None) = (place, made.symbol.and_then(|s| s.index)) {
            let (_, root) = self.root.as_ref()?;
            return root.get(group..group + shape.results.len()).map(<[pdl::Value]>::to_vec);
        }
        if matches!(known.as_ref().map(|k| &k.inference), None | Some(Inference::None)) {
            if let Some(types) = self.built_types(shape, operands) {
                return Some(types);
            }
            if known.is_some() && has_builder(shape) {
                self.file.built.insert(shape.name().to_string());
                return Some(Vec::new());
            }
            let what = format!(
                "nothing says what result types the new `{}` has; give them by `(returnType ...)`",
                shape.name()
            );
            self.unsupported(what);
            return None;
        }
        Some(Vec::new())
    }

    /// The types that a builder of the record gives the results: one that is made of the operands alone, and
    /// calls `build` with the types before them.
    fn built_types(&mut self, shape: &OpShape<'r>, operands: &[Vec<pdl::Value>]) -> Option<Vec<pdl::Value>> {
        let values: Vec<pdl::Value> = operands.concat();
        if values.len() != shape.arguments.len() || values.iter().any(|v| self.p.ty(*v) != Ty::Value) {
            return None;
        }
        let builders = shape.record.list("builders")?;
        for builder in builders.iter().filter_map(|b| b.as_def()) {
            let (Some(params), Some(body)) = (builder.dag("dagParams"), builder.string("body")) else {
                continue;
            };
            let names: Vec<&str> = params
                .args()
                .filter(|(ty, _)| ty.as_str().is_some_and(|t| crate::cxx::short_name(t) == "Value"))
                .filter_map(|(_, name)| name)
                .collect();
            if names.len() != values.len() || params.len() != values.len() {
                continue;
            }
            let Ok(snippet) = crate::cxx::expression(body.trim().trim_end_matches(';')) else { continue };
            let Expr::Call { name, args, .. } = &snippet.exprs[snippet.root as usize] else { continue };
            let types = args.get(2..2 + shape.results.len());
            let (Some(types), "build") = (types, name.as_str()) else { continue };
            let types = types.iter().map(|&root| {
                let key = format!("{}: {body}: {root}", shape.name());
                let snippet = Snippet { exprs: snippet.exprs.clone(), root };
                self.evaluate(&key, snippet, &names, &values, Ty::Type)
            });
            return types.collect();
        }
        None
    }

    /// The type of the first attribute, for each result of an operation that takes its types from there.
    fn type_of_first_attribute(
        &mut self,
        shape: &OpShape<'_>,
        attributes: &[(Str, pdl::Value)],
    ) -> Option<Vec<pdl::Value>> {
        let is_attribute = |a: &&Argument<'_>| matches!(a.kind, ArgumentKind::Attribute { .. });
        let name = shape.arguments.iter().find(is_attribute).map(|a| a.name);
        let given = attributes.iter().find(|(n, _)| Some(self.file.strings.get(*n)) == name);
        let Some(&(_, attribute)) = given else {
            let what =
                format!("creating `{}` without the attribute that its result types come from", shape.name());
            self.unsupported_but(what, "give the attribute");
            return None;
        };
        let args = vec![vec![attribute]];
        let types = self.run(&Code { text: FIRST_ATTRIBUTE, args, ..Code::default() }, &[Ty::Type]);
        Some(types.repeat(shape.results.len()))
    }

    /// One of the types that `returnType` lists.
    fn return_type(&mut self, ty: &'l TypeOf<'r>) -> Option<Vec<pdl::Value>> {
        match ty {
            TypeOf::Symbol(r) => match self.known_type(*r) {
                Some(ty) => Some(vec![ty]),
                None => {
                    let args = vec![self.mention(*r)];
                    Some(self.run(&Code { text: "$0.getType()", args, ..Code::default() }, &[Ty::Type]))
                }
            },
            TypeOf::Code(text) => Some(self.run(&Code { text, ..Code::default() }, &[Ty::Type])),
            TypeOf::Native(native) => {
                let code = self.code(native);
                Some(self.run(&code, &[Ty::Type]))
            }
        }
    }
}
