//! Can the result types of an operation be inferred ?
//!
//! Yes if it has the interface for that, or if ODS gives it that interface: no result is variadic or
//! optional, and each result type is fixed, computed from an argument, or from another result of which that
//! holds.
use super::constraint::interface_class;
use super::op::{Group, Kind};
use crate::cxx;
use crate::resolve::Rule;
use pdll_tablegen::{RecId, RecordRef, Records};
use rustc_hash::{FxHashMap, FxHashSet};

const INTERFACE: &str = "::mlir::InferTypeOpInterface";

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

/// `arguments` and `results` in order of declaration.
pub(super) fn inference(
    records: &Records,
    traits: &Traits<'_>,
    arguments: &[Group<'_>],
    results: &[Group<'_>],
) -> Inference {
    if traits.list.iter().any(|t| is_interface(*t)) {
        return Inference::Foreign;
    }
    if !records.def("InferTypeOpInterface").is_some_and(is_interface) {
        return Inference::None;
    }
    if results.is_empty() || results.iter().any(|r| r.is_variable()) {
        return Inference::None;
    }
    let mut rules = Rules { rules: Vec::new(), known: vec![None; results.len()] };
    if traits.has("SameOperandsAndResultType") {
        let operands = arguments.iter().filter(|a| a.kind == Kind::Value);
        let Some(first) = operands.clone().position(|a| !a.is_variable()) else { return Inference::None };
        let ty = rules.push(Rule::TypeOfOperand(first as u32));
        rules.known.fill(Some(ty));
    } else {
        rules.propagate(&traits.list, results);
    }
    let Rules { rules, known } = rules;
    match known.into_iter().collect::<Option<Vec<u32>>>() {
        Some(roots) => Inference::Types(TypeRules { rules, roots }),
        None => Inference::None,
    }
}

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
    /// The type, where it is not the same: an expression of `$_self`.
    transformer: Option<&'r str>,
}

impl Rules {
    /// Propagates what is known along the edges that traits make.
    fn propagate<'r>(&mut self, traits: &[RecordRef<'r>], results: &[Group<'r>]) {
        let index: FxHashMap<&str, usize> = results
            .iter()
            .enumerate()
            .filter(|(_, r)| !r.name.is_empty())
            .map(|(i, r)| (r.name, i))
            .collect();
        for (i, r) in results.iter().enumerate() {
            // The constraint says how to make its only type.
            if let Some(call) = r.constraint.string("builderCall").filter(|c| !c.is_empty()) {
                self.learn(i, |rules| rules.snippet(call, None));
            }
        }
        let mut edges: Vec<Edge<'r>> = Vec::new();
        for t in traits {
            if t.is_subclass_of("TypesMatchWith") {
                let Some(&to) = t.string("rhs").and_then(|n| index.get(n)) else { continue };
                let transformer = t.string("transformer");
                match t.string("lhs") {
                    Some(name) if !index.contains_key(name) => self.learn(to, |rules| {
                        let source = rules.push(Rule::TypeOf(name.to_string()));
                        rules.transformed(source, transformer)
                    }),
                    name => {
                        let from = name.and_then(|n| index.get(n)).copied();
                        edges.extend(from.map(|from| Edge { from, to, transformer }));
                    }
                }
            } else if t.is_subclass_of("AllTypesMatch") {
                let Some(values) = t.list("values") else { continue };
                let names: Vec<&str> = values.iter().filter_map(|v| v.as_str()).collect();
                let argument = names.iter().find(|n| !index.contains_key(*n));
                let all: Vec<usize> = names.iter().filter_map(|n| index.get(n)).copied().collect();
                // A ring reaches all from any.
                for (i, &r) in all.iter().enumerate() {
                    if let Some(name) = argument {
                        self.learn(r, |rules| rules.push(Rule::TypeOf((*name).to_string())));
                    }
                    edges.push(Edge { from: r, to: all[(i + 1) % all.len()], transformer: None });
                }
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

    fn transformed(&mut self, source: u32, transformer: Option<&str>) -> u32 {
        let Some(text) = transformer.filter(|t| t.trim() != "$_self") else { return source };
        self.snippet(text, Some(source))
    }

    fn snippet(&mut self, text: &str, this: Option<u32>) -> u32 {
        self.push(match cxx::expression(text) {
            Ok(s) => Rule::Snippet(s, this),
            Err(f) => Rule::Unknown(format!("its code cannot be read: {}", f.message)),
        })
    }

    fn push(&mut self, rule: Rule) -> u32 {
        self.rules.push(rule);
        self.rules.len() as u32 - 1
    }
}

fn is_interface(t: RecordRef<'_>) -> bool {
    let named = native_name(t).is_some_and(|n| n.strip_suffix("::Trait") == Some(INTERFACE));
    named || t.is_subclass_of("Interface") && interface_class(t) == INTERFACE
}

/// The C++ class of a trait that is not an interface.
pub(super) fn native_name(t: RecordRef<'_>) -> Option<String> {
    let name = t.string("trait")?;
    Some(match t.string("cppNamespace") {
        Some(space) if t.is_subclass_of("NativeTrait") => format!("{space}::{name}"),
        _ => name.to_string(),
    })
}

/// Traits, each once, lists and the bases of interfaces unfolded.
#[derive(Default)]
pub(super) struct Traits<'r> {
    pub(super) list: Vec<RecordRef<'r>>,
    seen: FxHashSet<RecId>,
}

impl<'r> Traits<'r> {
    /// The traits of an operation, type or attribute.
    pub(super) fn of(record: RecordRef<'r>) -> Self {
        let mut traits = Self::default();
        traits.add_list(record, "traits");
        traits
    }

    /// Whether one of them is this C++ class of `::mlir::OpTrait`.
    pub(super) fn has(&self, class: &str) -> bool {
        self.list.iter().any(|t| {
            t.string("trait") == Some(class)
                && t.string("cppNamespace") == Some("::mlir::OpTrait")
                && t.is_subclass_of("NativeTrait")
        })
    }

    fn add_list(&mut self, record: RecordRef<'r>, field: &str) {
        // Every record is entered once, so this ends whatever refers to what; the stack of lists is explicit.
        let children = |r: RecordRef<'r>, field: &str| {
            let list = r.list(field).map(|l| l.iter().filter_map(|v| v.as_def()).collect::<Vec<_>>());
            let mut list = list.unwrap_or_default();
            list.reverse();
            list
        };
        let mut work = children(record, field);
        while let Some(t) = work.pop() {
            if !self.seen.insert(t.id()) {
                continue;
            }
            if t.is_subclass_of("TraitList") {
                work.extend(children(t, "traits"));
                continue;
            }
            if t.is_subclass_of("Interface") {
                work.extend(children(t, "baseInterfaces"));
            }
            self.list.push(t);
        }
    }
}
