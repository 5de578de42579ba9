//! What a module knows of the natives that it calls and the operations that it mentions.
use super::super::{Body, CallableId, ConstraintKind, Hir, Options, Ty, VarId};
use crate::cxx;
use crate::hir::ods::{self, GroupKind, Model};
use crate::pdl::{self, Constraint, Inference, Known, NodeKind};
use pdll_bytecode::query::{Scalar, Sort};
use pdll_bytecode::{Count, Group, Groups, SegmentLayout};
use pdll_ods::resolve::{self, Classes, Param, Resolved};
use pdll_source::Standard;
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

/// `called`: the native constraints that the patterns call.
pub(super) fn known(
    hir: &Hir<'_>,
    options: &Options<'_>,
    module: &pdl::Module,
    called: &[CallableId],
) -> Known {
    let none = Classes::new();
    let classes = options.ods.map_or(&none, |m| &m.classes);
    let mut known = Known { constraints: constraints(hir, called, classes), ..Known::default() };
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
        known.ops = ops.map(|o| (o.name.clone(), op(o, options.std, model))).collect();
    }
    known
}

/// What each means. Where one name stands for several, calls do not tell which.
fn constraints(
    hir: &Hir<'_>,
    called: &[CallableId],
    classes: &Classes,
) -> BTreeMap<String, Option<Constraint>> {
    let mut found: BTreeMap<&str, Option<CallableId>> = BTreeMap::new();
    for &id in called {
        let known = found.entry(hir.callable(id).name).or_insert(Some(id));
        *known = known.filter(|k| *k == id);
    }
    let meaning = |id: CallableId| {
        let c = hir.callable(id);
        let Body::Native(code, _) = c.body else { return None };
        let condition = match c.imported {
            Some(def) => of_predicate(def, classes),
            None => of_code(hir, &c.params, code, classes)?,
        };
        c.results.is_empty().then_some(Constraint { params: c.params.len(), condition })
    };
    found.into_iter().map(|(name, id)| (name.to_string(), id.and_then(meaning))).collect()
}

fn of_predicate(def: &ods::ConstraintDef, classes: &Classes) -> Result<Resolved, resolve::Unknown> {
    let scalar = match def.kind {
        ods::ConstraintKind::Attr => Scalar::Attr,
        ods::ConstraintKind::Type => Scalar::Type,
        ods::ConstraintKind::Op => Scalar::Op,
    };
    let this = Param { name: "$_self".into(), sort: Sort::one(scalar), cpp_type: String::new() };
    resolve::condition(&def.predicate.snippet()?, &[this], classes)
}

/// None if it is no code that could be understood.
fn of_code(
    hir: &Hir<'_>,
    params: &[VarId],
    code: &[u8],
    classes: &Classes,
) -> Option<Result<Resolved, resolve::Unknown>> {
    let snippet = cxx::body(std::str::from_utf8(code).ok()?).ok()?;
    let params: Vec<Param> = params.iter().map(|&p| param(hir, p)).collect();
    Some(resolve::condition(&snippet, &params, classes))
}

/// A parameter, with the C++ type that an imported constraint on it gives it.
fn param(hir: &Hir<'_>, v: VarId) -> Param {
    let declared = hir.var(v);
    let (mut var, mut cpp_type) = (declared, String::new());
    while let Some(ConstraintKind::User(k)) = var.constraints.first().map(|c| c.kind) {
        let c = hir.callable(k);
        match (c.imported, c.params.first()) {
            (Some(def), _) => {
                cpp_type.clone_from(&def.cpp_type);
                break;
            }
            (None, Some(first)) => var = hir.var(*first),
            (None, None) => break,
        }
    }
    let sort = match declared.ty {
        Ty::ATTR => Sort::one(Scalar::Attr),
        Ty::TYPE => Sort::one(Scalar::Type),
        Ty::TYPE_RANGE => Sort::list(Scalar::Type),
        Ty::VALUE => Sort::one(Scalar::Value),
        Ty::VALUE_RANGE => Sort::list(Scalar::Value),
        _ => Sort::one(Scalar::Op),
    };
    Param { name: declared.name.to_string(), sort, cpp_type }
}

fn op(def: &ods::OpDef, std: Standard, model: &Model) -> pdl::Op {
    let groups = |groups: &[ods::Group], layout| {
        let count = |kind| match kind {
            GroupKind::Single => Count::One,
            GroupKind::Optional => Count::Optional,
            GroupKind::Variadic => Count::Any,
        };
        // MLIR looks at the attribute or at nothing.
        let layout = match (std, layout) {
            (Standard::Mlir22, SegmentLayout::SingleVariadic | SegmentLayout::SameSize) => {
                SegmentLayout::Unknown
            }
            _ => layout,
        };
        let list = groups.iter().map(|g| Group { name: g.name.clone(), count: count(g.kind) }).collect();
        Groups { list, layout }
    };
    pdl::Op {
        operands: groups(&def.operands, def.operand_layout),
        results: groups(&def.results, def.result_layout),
        inference: inference(def, model),
    }
}

fn inference(def: &ods::OpDef, model: &Model) -> Inference {
    match &def.inference {
        ods::Inference::None => Inference::None,
        ods::Inference::Foreign => Inference::Unknown("only its dialect knows how".into()),
        ods::Inference::Types(types) => {
            let operands: Vec<&str> = def.operands.iter().map(|g| g.name.as_str()).collect();
            match resolve::rules(&types.rules, &types.roots, &operands, &model.classes) {
                Ok((inputs, resolved)) => Inference::Types(inputs, resolved),
                Err(why) => Inference::Unknown(why),
            }
        }
    }
}
