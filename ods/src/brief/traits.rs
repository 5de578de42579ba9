//! Traits of operations and definitions.
//!
//! | word | stands for |
//! | --- | --- |
//! | a name of an entry `traits` | its traits |
//! | `effect-free` | nothing is done to memory |
//! | `match(a -> b by TRANSFORMER)` | the type of `b` follows from that of `a` |
//! | `same-type(a, b, ..)` | their types are the same |
//! | `must("CONDITION")` | a condition on operands, results and attributes, in C++ |
//! | `CLASS("PARAMETERS")` | a class with parameters |
//! | `CLASS` | a trait, or an interface if its name says so |

use super::text::Parser;
use super::{Kind, Outcome, Reader};
use crate::model::{KnownTrait, TraitDetail, TraitModel};
use std::sync::Arc;

/// How a type follows from another.
const TRANSFORMERS: &[(&str, &str)] = &[
    ("itself", "$_self"),
    ("bool-like", "::getI1SameShape($_self)"),
    ("tensor-element", "::llvm::cast<TensorType>($_self).getElementType()"),
    ("complex-element", "::llvm::cast<ComplexType>($_self).getElementType()"),
    ("inputs", "::llvm::cast<FunctionType>($_self).getInputs()"),
    ("results", "::llvm::cast<FunctionType>($_self).getResults()"),
    ("pdl-range", "pdl::RangeType::get($_self)"),
    ("pdl-value", "getGetValueTypeOpValueType($_self)"),
    (
        "tensor-elements",
        "SmallVector<Type, 2>(::llvm::cast<RankedTensorType>($_self).getNumElements(), \
         ::llvm::cast<RankedTensorType>($_self).getElementType())",
    ),
];

/// Interfaces whose name does not say that they are.
const INTERFACES: &[&str] = &["ConditionallySpeculatable"];

fn simple(record: &str, name: String, detail: TraitDetail) -> Arc<TraitModel> {
    let class = name.split('<').next().unwrap_or_default();
    let known = KnownTrait::of_class(class);
    Arc::new(TraitModel { record: record.into(), known, detail, name })
}

fn condition(detail: TraitDetail) -> Arc<TraitModel> {
    simple("", String::new(), detail)
}

impl<'t> Reader<'t> {
    /// Traits up to what is none.
    pub(super) fn traits(&mut self, p: &mut Parser<'t>) -> Outcome<Vec<Arc<TraitModel>>> {
        let mut all: Vec<Arc<TraitModel>> = Vec::new();
        loop {
            let mut ahead = p.clone();
            match ahead.try_word() {
                None | Some("as" | "with" | "to" | "folds" | "checked" | "in-code") => return Ok(all),
                Some(word) => {
                    *p = ahead;
                    self.trait_named(word, p, &mut all)?;
                }
            }
        }
    }

    fn trait_named(
        &mut self,
        word: &'t str,
        p: &mut Parser<'t>,
        all: &mut Vec<Arc<TraitModel>>,
    ) -> Outcome<()> {
        let new = match word {
            "match" => self.types_match(p)?,
            "same-type" => self.same_type(p)?,
            "must" => {
                p.expect('(')?;
                let code = self.code(p.text()?)?;
                p.expect(')')?;
                condition(TraitDetail::Predicate(Ok(code), String::new()))
            }
            _ if p.take('(') => {
                let parameters = p.text()?.to_string();
                p.expect(')')?;
                let name = format!("::mlir::OpTrait::{word}<{parameters}>::Impl");
                simple(word, name, TraitDetail::Parameters(parameters))
            }
            _ => {
                if let Some(&(Kind::Traits, entry)) = self.named.get(word) {
                    let mut p = Parser::new(entry.body);
                    p.word()?;
                    p.expect('=')?;
                    let list = self.traits(&mut p)?;
                    p.end()?;
                    // Of several of a name the first counts.
                    let new = |t: &Arc<TraitModel>| !all.iter().any(|known| Arc::ptr_eq(known, t));
                    let list: Vec<_> = list.into_iter().filter(new).collect();
                    all.extend(list);
                    return Ok(());
                }
                self.plain(word)
            }
        };
        if !all.iter().any(|known| Arc::ptr_eq(known, &new)) {
            all.push(new);
        }
        Ok(())
    }

    fn plain(&mut self, word: &'t str) -> Arc<TraitModel> {
        let make = || {
            if word == "effect-free" {
                let name = "::mlir::MemoryEffectOpInterface::Trait".to_string();
                return simple("NoMemoryEffect", name, TraitDetail::None);
            }
            if word.contains("Interface") || INTERFACES.contains(&word) {
                return simple(word, format!("::mlir::{word}::Trait"), TraitDetail::Interface);
            }
            simple(word, format!("::mlir::OpTrait::{word}"), TraitDetail::None)
        };
        self.traits.entry(word).or_insert_with(make).clone()
    }

    /// `(a -> b by TRANSFORMER)`
    fn types_match(&mut self, p: &mut Parser<'t>) -> Outcome<Arc<TraitModel>> {
        p.expect('(')?;
        let lhs = p.word()?.to_string();
        p.expect('-')?;
        p.expect('>')?;
        let rhs = p.word()?.to_string();
        if !p.eat("by") {
            return Err("`by` and how the type follows is missing".into());
        }
        let word = p.word()?;
        p.expect(')')?;
        let known = TRANSFORMERS.iter().find(|t| t.0 == word);
        let transformer = known.ok_or_else(|| format!("`{word}` is no way for a type to follow"))?.1;
        let follows = transformer.replace("$_self", &format!("${lhs}.getType()"));
        let predicate = Ok(self.code(format!("std::equal_to<>()({follows}, ${rhs}.getType())"))?);
        let (transformer, optional, ranged) = (transformer.to_string(), false, false);
        Ok(condition(TraitDetail::TypesMatchWith { lhs, rhs, transformer, optional, ranged, predicate }))
    }

    /// `(a, b, ..)`
    fn same_type(&mut self, p: &mut Parser<'t>) -> Outcome<Arc<TraitModel>> {
        p.expect('(')?;
        let names = p.list(')', |p| Ok(p.word()?.to_string()))?;
        let pairs: Vec<_> =
            names.windows(2).map(|two| format!("(${}.getType() == ${}.getType())", two[0], two[1])).collect();
        let predicate = Ok(self.code(pairs.join(" && "))?);
        Ok(condition(TraitDetail::AllMatch { class: "AllTypesMatch".into(), names, predicate }))
    }
}
