//! What a module knows of the natives that it calls and the operations that it mentions.
use super::super::{Body, CallableId, Hir, Options};
use crate::cxx::{self, Snippet};
use crate::hir::ods::{self, GroupKind, Model};
use crate::pdl::{self, Constraint, Known, NodeKind};
use crate::source::Standard;
use pdll_bytecode::{Count, Division, Group, Groups, Inference};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

/// `called`: the native constraints that the patterns call.
pub(super) fn known(
    hir: &Hir<'_>,
    options: &Options<'_>,
    module: &pdl::Module,
    called: &[CallableId],
) -> Known {
    let mut known = Known { constraints: constraints(hir, called), ..Known::default() };
    if let Some(model) = options.ods {
        let mentioned: FxHashSet<&str> = module
            .patterns
            .iter()
            .flat_map(|p| &p.nodes)
            .filter_map(|n| match n.kind {
                NodeKind::Operation { name: Some(name), .. } => Some(module.strings.get(name)),
                _ => None,
            })
            .collect();
        let ops = model.ops.iter().filter(|o| mentioned.contains(o.name.as_str()));
        known.ops = ops.map(|o| (o.name.clone(), op(o, options.std))).collect();
        classes(model, &mut known);
    }
    known
}

/// What each means, if its code is understood. Where one name stands for several, calls do not tell which.
fn constraints(hir: &Hir<'_>, called: &[CallableId]) -> BTreeMap<String, Option<Constraint>> {
    let mut found: BTreeMap<&str, Option<CallableId>> = BTreeMap::new();
    for &id in called {
        let known = found.entry(hir.callable(id).name).or_insert(Some(id));
        *known = known.filter(|k| *k == id);
    }
    let understood = |id: CallableId| {
        let c = hir.callable(id);
        let Body::Native(code, _) = c.body else { return None };
        let condition = cxx::body(std::str::from_utf8(code).ok()?).ok()?;
        let params = c.params.iter().map(|&p| hir.var(p).name.to_string()).collect();
        c.results.is_empty().then_some(Constraint { params, condition })
    };
    found.into_iter().map(|(name, id)| (name.to_string(), id.and_then(understood))).collect()
}

fn op(def: &ods::OpDef, std: Standard) -> pdl::Op {
    let groups = |groups: &[ods::Group], division| {
        let count = |kind| match kind {
            GroupKind::Single => Count::One,
            GroupKind::Optional => Count::Optional,
            GroupKind::Variadic => Count::Any,
        };
        // MLIR looks at the attribute or at nothing.
        let division = match (std, division) {
            (Standard::Mlir22, Division::OneOpen | Division::Equal) => Division::Flat,
            _ => division,
        };
        let list = groups.iter().map(|g| Group { name: g.name.clone(), count: count(g.kind) }).collect();
        Groups { list, division }
    };
    pdl::Op {
        operands: groups(&def.operands, def.operand_division),
        results: groups(&def.results, def.result_division),
        inference: def.inference.clone(),
    }
}

/// Enters the classes that anything known mentions, and those that they mention.
fn classes(model: &Model, known: &mut Known) {
    let mut work: Vec<String> = Vec::new();
    let mentions = |s: &Snippet, work: &mut Vec<String>| {
        work.extend(s.exprs.iter().flat_map(|e| e.names()).map(str::to_string));
    };
    known.constraints.values().flatten().for_each(|c| mentions(&c.condition, &mut work));
    for o in known.ops.values() {
        if let Inference::Types(rules) = &o.inference {
            mentions(&rules.exprs, &mut work);
        }
    }
    while let Some(name) = work.pop() {
        let Some(class) = model.classes.get(&name).filter(|_| !known.classes.contains_key(&name)) else {
            continue;
        };
        if let Some(condition) = class.condition.as_deref().and_then(|c| cxx::expression(c).ok()) {
            mentions(&condition, &mut work);
        }
        let mut class = class.clone();
        // Files that include the same ones say the same.
        class.instances.sort_unstable();
        class.instances.dedup();
        known.classes.insert(name, class);
    }
}
