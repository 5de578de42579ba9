//! What a module knows of the natives that it calls and the operations that it mentions.
use super::super::{Body, CallableId, ConstraintKind, Hir, Options, Ty, VarId};
use crate::cxx;
use crate::hir::ods::{self, Model, OpModel};
use crate::pdl::{self, Constraint, Inference, Known, KnownOp, NodeKind};
use pdll_bytecode::query::{Scalar, Sort};
use pdll_ods::resolve::{self, Classes, Param, Resolved, Unknown};
use pdll_source::Span;
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;
use std::sync::Arc;

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
        known.ops = ops.map(|o| (o.name.clone(), op(o, model))).collect();
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
        let condition = match c.body {
            Body::Imported(def) => hir.ods?.resolve(def),
            Body::Native(code, at) => of_code(hir, &c.params, code, at, classes),
            Body::Pdll(_) | Body::External => return None,
        };
        c.results.is_empty().then_some(Constraint { params: c.params.len(), condition })
    };
    found.into_iter().map(|(name, id)| (name.to_string(), id.and_then(meaning))).collect()
}

/// When native code that stands at `at` holds.
fn of_code(
    hir: &Hir<'_>,
    params: &[VarId],
    code: &[u8],
    at: Span,
    classes: &Classes,
) -> Result<Resolved, Unknown> {
    let text = std::str::from_utf8(code).map_err(|_| Unknown::NotText)?;
    let snippet = cxx::body(text).map_err(|fault| {
        // Between `[{` and `}]` the code is as it is written.
        let raw = (at.hi - at.lo) as usize == code.len() + 4;
        let place = at.lo + 2 + fault.offset as u32;
        Unknown::Unreadable(fault, raw.then_some(Span::new(place, place)))
    })?;
    let params: Vec<Param> = params.iter().map(|&p| param(hir, p)).collect();
    resolve::condition(&snippet, &params, classes)
}

/// A parameter, with the C++ type that an imported constraint on it gives it.
fn param(hir: &Hir<'_>, v: VarId) -> Param {
    let declared = hir.var(v);
    let (mut var, mut cpp_type) = (declared, String::new());
    while let Some(ConstraintKind::User(k)) = var.constraints.first().map(|c| c.kind) {
        let c = hir.callable(k);
        match (c.imported(), c.params.first()) {
            (Some(def), _) => {
                cpp_type = def.cpp_type.to_string();
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

/// What is known of an operation.
pub(crate) fn op(op: &Arc<OpModel>, model: &Model) -> KnownOp {
    KnownOp { inference: inference(op, model), regions: model.new_regions(op), model: op.clone() }
}

fn inference(def: &OpModel, model: &Model) -> Inference {
    match &def.inference {
        ods::Inference::None => Inference::None,
        ods::Inference::Foreign => Inference::Unknown(Unknown::Foreign),
        ods::Inference::Types(types) => {
            let operands: Vec<&str> = def.operands.iter().map(|g| g.name.as_str()).collect();
            match resolve::rules(&types.rules, &types.roots, &operands, &model.classes) {
                Ok((inputs, resolved)) => Inference::Types(inputs, resolved),
                Err(why) => Inference::Unknown(why),
            }
        }
    }
}
