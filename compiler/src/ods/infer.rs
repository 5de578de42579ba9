//! Can the result types of an operation be inferred (specification 6.2)?
//!
//! Yes if it has the interface for that, or if ODS gives it that interface: no result is variadic or optional, and each
//! result type is fixed, computed from an argument, or from another result of which that holds.
use super::constraint::interface_class;
use super::op::{Group, Kind};
use pdll_tablegen::{RecId, RecordRef, Records};
use rustc_hash::{FxHashMap, FxHashSet};

const INTERFACE: &str = "::mlir::InferTypeOpInterface";

/// `arguments` and `results` in order of declaration.
pub(super) fn infers_types(
    records: &Records,
    op: RecordRef<'_>,
    arguments: &[Group<'_>],
    results: &[Group<'_>],
) -> bool {
    let mut traits = Traits::default();
    traits.add_list(op, "traits");
    if traits.list.iter().any(|t| is_interface(*t)) {
        return true;
    }
    if !records.def("InferTypeOpInterface").is_some_and(is_interface) {
        return false;
    }
    if results.is_empty() || results.iter().any(|r| r.is_variable()) {
        return false;
    }
    if traits
        .list
        .iter()
        .any(|t| native_name(*t).as_deref() == Some("::mlir::OpTrait::SameOperandsAndResultType"))
    {
        return arguments.iter().any(|a| a.kind == Kind::Value && !a.is_variable());
    }
    by_graph(&traits.list, results)
}

/// Propagates what is known along the edges that traits make.
fn by_graph(traits: &[RecordRef<'_>], results: &[Group<'_>]) -> bool {
    let index: FxHashMap<&str, usize> =
        results.iter().enumerate().filter(|(_, r)| !r.name.is_empty()).map(|(i, r)| (r.name, i)).collect();
    let mut known: Vec<bool> = results.iter().map(|r| is_buildable(r.constraint)).collect();
    // From a result to the results that follow from it.
    let mut next: Vec<Vec<usize>> = vec![Vec::new(); results.len()];
    for t in traits {
        if t.is_subclass_of("TypesMatchWith") {
            let Some(&target) = t.string("rhs").and_then(|n| index.get(n)) else { continue };
            match t.string("lhs").and_then(|n| index.get(n)) {
                Some(&source) => next[source].push(target),
                None => known[target] = true,
            }
        } else if t.is_subclass_of("AllTypesMatch") {
            let Some(values) = t.list("values") else { continue };
            let all: Vec<_> = values.iter().map(|v| v.as_str().and_then(|n| index.get(n)).copied()).collect();
            let argument = all.iter().any(Option::is_none);
            let all: Vec<usize> = all.into_iter().flatten().collect();
            // A ring reaches all from any.
            for (i, &r) in all.iter().enumerate() {
                known[r] |= argument;
                next[r].push(all[(i + 1) % all.len()]);
            }
        }
    }
    let mut work: Vec<usize> = (0..known.len()).filter(|&i| known[i]).collect();
    while let Some(r) = work.pop() {
        for &n in &next[r] {
            if !std::mem::replace(&mut known[n], true) {
                work.push(n);
            }
        }
    }
    known.into_iter().all(|k| k)
}

/// Does the constraint say how to make its only type?
fn is_buildable(constraint: RecordRef<'_>) -> bool {
    constraint.string("builderCall").is_some_and(|c| !c.is_empty())
}

fn is_interface(t: RecordRef<'_>) -> bool {
    let named = native_name(t).is_some_and(|n| n.strip_suffix("::Trait") == Some(INTERFACE));
    named || t.is_subclass_of("Interface") && interface_class(t) == INTERFACE
}

/// The C++ class of a trait that is not an interface.
fn native_name(t: RecordRef<'_>) -> Option<String> {
    let name = t.string("trait")?;
    Some(match t.string("cppNamespace") {
        Some(space) if t.is_subclass_of("NativeTrait") => format!("{space}::{name}"),
        _ => name.to_string(),
    })
}

/// Traits, each once, lists and the bases of interfaces unfolded.
#[derive(Default)]
struct Traits<'r> {
    list: Vec<RecordRef<'r>>,
    seen: FxHashSet<RecId>,
}

impl<'r> Traits<'r> {
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
