//! Can the result types of an operation be inferred ?
//!
//! Yes if it has the interface for that, or if ODS gives it that interface: no result is variadic or
//! optional, and each result type is fixed, computed from an argument, or from another result of which that
//! holds.
use crate::model::{KnownTrait, TraitDetail, TraitModel};
use crate::resolve::Rule;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// How the result types of an operation are inferred.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inference {
    /// They are not.
    None,
    /// By code that only its dialect has.
    Foreign,
    /// By rules.
    Types(TypeRules),
}

/// The types of an operation's results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeRules {
    /// The rules; each refers to earlier ones only.
    pub rules: Vec<Rule>,
    /// The rule of each result.
    pub roots: Vec<u32>,
}

/// An operand or result as it is declared.
pub(super) struct Declared {
    /// May be empty.
    pub(super) name: String,
    /// Is it variadic or optional?
    pub(super) is_variable: bool,
    /// How C++ makes its only type; empty if it may have several.
    pub(super) builder: Arc<str>,
}

/// `operands` and `results` in order of declaration. `interface`: does the file have the interface?
pub(super) fn inference(
    interface: bool,
    traits: &[Arc<TraitModel>],
    operands: &[Declared],
    results: &[Declared],
) -> Inference {
    let has = |known| traits.iter().any(|t| t.known == Some(known));
    if has(KnownTrait::InferTypeOpInterface) {
        return Inference::Foreign;
    }
    if !interface {
        return Inference::None;
    }
    if results.is_empty() || results.iter().any(|r| r.is_variable) {
        return Inference::None;
    }
    let mut rules = Rules { rules: Vec::new(), known: vec![None; results.len()] };
    if has(KnownTrait::SameOperandsAndResultType) {
        let Some(first) = operands.iter().position(|a| !a.is_variable) else { return Inference::None };
        let ty = rules.push(Rule::TypeOfOperand(first as u32));
        rules.known.fill(Some(ty));
    } else {
        rules.propagate(traits, results);
    }
    let Rules { rules, known } = rules;
    match known.into_iter().collect::<Option<Vec<u32>>>() {
        Some(roots) => Inference::Types(TypeRules { rules, roots }),
        None => Inference::None,
    }
}

/// The transformer of what does not change.
const SAME: &str = "$_self";

/// What is known of the result types.
struct Rules {
    rules: Vec<Rule>,
    /// By result: the rule for its type.
    known: Vec<Option<u32>>,
}

/// How one result follows from another.
struct Edge<'r> {
    from: usize,
    to: usize,
    /// The type: an expression of `$_self`.
    transformer: &'r str,
}

impl Rules {
    /// Propagates what is known along the edges that traits make.
    fn propagate<'r>(&mut self, traits: &'r [Arc<TraitModel>], results: &[Declared]) {
        let index: FxHashMap<&str, usize> = results
            .iter()
            .enumerate()
            .filter(|(_, r)| !r.name.is_empty())
            .map(|(i, r)| (&*r.name, i))
            .collect();
        for (i, r) in results.iter().enumerate() {
            // The constraint says how to make its only type.
            if !r.builder.is_empty() {
                self.learn(i, |rules| rules.push(Rule::Expression(r.builder.to_string(), None)));
            }
        }
        let mut edges: Vec<Edge<'r>> = Vec::new();
        for t in traits {
            match &t.detail {
                TraitDetail::TypesMatchWith { lhs, rhs, transformer, .. } => {
                    let Some(&to) = index.get(&**rhs) else { continue };
                    match index.get(&**lhs) {
                        None => self.learn(to, |rules| {
                            let source = rules.push(Rule::TypeOf(lhs.clone()));
                            rules.transformed(source, transformer)
                        }),
                        Some(&from) => edges.push(Edge { from, to, transformer }),
                    }
                }
                TraitDetail::AllMatch { class, names, .. } if class == "AllTypesMatch" => {
                    let argument = names.iter().find(|n| !index.contains_key(&***n));
                    let all: Vec<usize> = names.iter().filter_map(|n| index.get(&**n)).copied().collect();
                    // A ring reaches all from any.
                    for (i, &r) in all.iter().enumerate() {
                        if let Some(name) = argument {
                            self.learn(r, |rules| rules.push(Rule::TypeOf(name.clone())));
                        }
                        edges.push(Edge { from: r, to: all[(i + 1) % all.len()], transformer: SAME });
                    }
                }
                _ => {}
            }
        }
        let mut next: Vec<Vec<&Edge<'_>>> = vec![Vec::new(); results.len()];
        edges.iter().for_each(|e| next[e.from].push(e));
        let mut work: Vec<usize> = (0..self.known.len()).filter(|&i| self.known[i].is_some()).collect();
        while let Some(r) = work.pop() {
            for e in &next[r] {
                if let (None, Some(source)) = (self.known[e.to], self.known[r]) {
                    self.learn(e.to, |rules| rules.transformed(source, e.transformer));
                    work.push(e.to);
                }
            }
        }
    }

    /// Sets what is known of a result, unless something is.
    fn learn(&mut self, result: usize, ty: impl FnOnce(&mut Self) -> u32) {
        if self.known[result].is_none() {
            self.known[result] = Some(ty(self));
        }
    }

    fn transformed(&mut self, source: u32, transformer: &str) -> u32 {
        if transformer.trim() == SAME {
            source
        } else {
            self.push(Rule::Expression(transformer.into(), Some(source)))
        }
    }

    fn push(&mut self, rule: Rule) -> u32 {
        self.rules.push(rule);
        self.rules.len() as u32 - 1
    }
}
