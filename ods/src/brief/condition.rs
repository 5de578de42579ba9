//! Conditions: words for what types, attributes and regions can be.
//!
//! `|`, `&` and parentheses have their usual meaning. The words:
//!
//! | word | holds of |
//! | --- | --- |
//! | `any` | everything |
//! | `is(CLASS, ..)` | types and attributes of one of these C++ classes |
//! | `same(NAME)` | what the entry `NAME` accepts |
//! | `signless`, `signless(N)`, `unsigned`, `signed`, `signless-or-index` | integer types |
//! | `value-semantics` | types whose values cannot change: tensors and vectors, unlike memory |
//! | `of(C)`, `complex-of(C)`, `range-of(C)` | shaped, complex and `!pdl.range` types by the type within |
//! | `ranked`, `rank(N)`, `rank-from(N)`, `static` | shaped types by their shape |
//! | `each(C)` | arrays by their elements |
//! | `typed(C)`, `elements-typed(C)` | integers and dense elements by their type |
//! | `names(C)` | type attributes by their type |
//! | `non-negative` | integers |
//! | `blocks(N)`, `blocks-to(N)`, `blocks-from(N)` | regions by the number of their blocks |

use super::{Kind, Outcome, Reader};
use crate::brief::text::Parser;
use crate::model::{ConstraintId, Predicate, PredicateId};

/// How deep parentheses are.
const MAX_DEPTH: u32 = 32;
const SHAPED: &str = "::llvm::cast<::mlir::ShapedType>($_self)";

impl<'t> Reader<'t> {
    fn predicate(&mut self, predicate: Predicate) -> Outcome<PredicateId> {
        self.model.predicates.push(predicate).map_err(|error| error.to_string())
    }

    pub(super) fn code(&mut self, code: impl Into<String>) -> Outcome<PredicateId> {
        self.predicate(Predicate::Expression(code.into()))
    }

    /// The condition of what is not constrained.
    pub(super) fn anything(&mut self) -> Outcome<PredicateId> {
        match self.anything {
            Some(id) => Ok(id),
            None => {
                let all = self.predicate(Predicate::All(Vec::new()))?;
                Ok(*self.anything.insert(all))
            }
        }
    }

    /// Both conditions.
    pub(super) fn both(&mut self, one: PredicateId, other: PredicateId) -> Outcome<PredicateId> {
        self.predicate(Predicate::All(vec![one, other]))
    }

    /// A condition to its end.
    pub(super) fn condition(&mut self, p: &mut Parser<'t>, depth: u32) -> Outcome<PredicateId> {
        if depth == MAX_DEPTH {
            return Err("this condition is nested too deeply".into());
        }
        let mut any = vec![self.conjunction(p, depth)?];
        while p.take('|') {
            any.push(self.conjunction(p, depth)?);
        }
        match any[..] {
            [only] => Ok(only),
            _ => self.predicate(Predicate::Any(any)),
        }
    }

    fn conjunction(&mut self, p: &mut Parser<'t>, depth: u32) -> Outcome<PredicateId> {
        let mut all = vec![self.unit(p, depth)?];
        while p.take('&') {
            all.push(self.unit(p, depth)?);
        }
        match all[..] {
            [only] => Ok(only),
            _ => self.predicate(Predicate::All(all)),
        }
    }

    fn unit(&mut self, p: &mut Parser<'t>, depth: u32) -> Outcome<PredicateId> {
        if p.take('(') {
            let inner = self.condition(p, depth + 1)?;
            p.expect(')')?;
            return Ok(inner);
        }
        let word = p.word()?;
        let plain = match word {
            "any" => return self.anything(),
            "signless" if p.take('(') => {
                let bits: u32 = p.number()?;
                p.expect(')')?;
                return self.code(format!("$_self.isSignlessInteger({bits})"));
            }
            "signless" => "$_self.isSignlessInteger()".to_string(),
            "unsigned" => "$_self.isUnsignedInteger()".into(),
            "signed" => "$_self.isSignedInteger()".into(),
            "signless-or-index" => "$_self.isSignlessIntOrIndex()".into(),
            "value-semantics" => "$_self.hasTrait<::mlir::ValueSemantics>()".into(),
            "ranked" => format!("{SHAPED}.hasRank()"),
            "static" => format!("{SHAPED}.hasStaticShape()"),
            "non-negative" => "!::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isNegative()".into(),
            _ => {
                p.expect('(')?;
                let id = self.with_argument(word, p, depth)?;
                p.expect(')')?;
                return Ok(id);
            }
        };
        self.code(plain)
    }

    /// A word with something in parentheses.
    fn with_argument(&mut self, word: &str, p: &mut Parser<'t>, depth: u32) -> Outcome<PredicateId> {
        let counted = match word {
            "rank" => Some((format!("{SHAPED}.getRank() =="), "")),
            "rank-from" => Some((format!("{SHAPED}.getRank() >="), "")),
            "blocks" => Some(("::llvm::hasNItems($_self,".into(), ")")),
            "blocks-to" => Some(("::llvm::hasNItemsOrLess($_self,".into(), ")")),
            "blocks-from" => Some(("::llvm::hasNItemsOrMore($_self,".into(), ")")),
            _ => None,
        };
        if let Some((before, after)) = counted {
            let count: u32 = p.number()?;
            return self.code(format!("{before} {count}{after}"));
        }
        let inner = match word {
            "is" => {
                let mut classes = vec![format!("::mlir::{}", p.word()?)];
                while p.take(',') {
                    classes.push(format!("::mlir::{}", p.word()?));
                }
                return self.code(format!("::llvm::isa<{}>($_self)", classes.join(", ")));
            }
            "same" => {
                let name = p.word()?;
                let id = self.any_constraint(name)?;
                return self.model.constraint(id).predicate.clone().map_err(|error| error.to_string());
            }
            "of" => format!("{SHAPED}.getElementType()"),
            "complex-of" => "::llvm::cast<::mlir::ComplexType>($_self).getElementType()".into(),
            "range-of" => "::llvm::cast<::mlir::pdl::RangeType>($_self).getElementType()".into(),
            "typed" => "::llvm::cast<::mlir::IntegerAttr>($_self).getType()".into(),
            "elements-typed" => {
                "::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getElementType()".into()
            }
            "names" => "::llvm::cast<::mlir::TypeAttr>($_self).getValue()".into(),
            "each" => {
                let child = self.condition(p, depth + 1)?;
                let child = self.predicate(Predicate::Substituted {
                    pattern: "$_self".into(),
                    replacement: "attr".into(),
                    child,
                })?;
                let list = "::llvm::cast<::mlir::ArrayAttr>($_self)";
                let prefix =
                    format!("::llvm::all_of({list}, [&](::mlir::Attribute attr) {{ return attr && (");
                return self.predicate(Predicate::Wrapped { prefix, child, suffix: "); })".into() });
            }
            _ => return Err(format!("`{word}` is no condition")),
        };
        let child = self.condition(p, depth + 1)?;
        self.predicate(Predicate::Substituted { pattern: "$_self".into(), replacement: inner, child })
    }

    /// A type or attribute by name.
    fn any_constraint(&mut self, name: &'t str) -> Outcome<ConstraintId> {
        match self.named.get(name) {
            Some((Kind::Type | Kind::Attr | Kind::Region | Kind::TypeDef | Kind::AttrDef, _)) => {
                self.constraint(name)
            }
            _ => Err(format!("`{name}` is not defined")),
        }
    }
}
