//! What a module knows of the natives that it calls and the operations that it mentions.
use super::super::{Body, CallableId, ConstraintKind, Hir, Options, Ty, VarId};
use crate::cxx;
use crate::hir::ods::{self, Model, OpModel};
use crate::pdl::{self, Constraint, Inference, Known, KnownOp, NodeKind};
use pdll_bytecode::query::{Scalar, Sort};
use pdll_ods::Rewrite;
use pdll_ods::resolve::{self, Classes, Param, Resolved, Rule, Unknown};
use pdll_source::Span;
use std::collections::BTreeMap;
use std::sync::Arc;

/// `called`: the native constraints and rewrites that the patterns call.
pub(super) fn known(
    hir: &Hir<'_>,
    options: &Options<'_>,
    module: &pdl::Module,
    called: &[CallableId],
) -> Known {
    let none = Classes::new();
    let classes = options.ods.map_or(&none, |m| &m.classes);
    let mut known = Known {
        constraints: constraints(hir, called, classes),
        rewrites: rewrites(hir, called, classes),
        ..Known::default()
    };
    if let Some(model) = options.ods {
        known.ops = ops(module, model);
    }
    known
}

/// What is known of the operations that a module mentions.
pub(crate) fn ops(module: &pdl::Module, model: &Model) -> BTreeMap<String, KnownOp> {
    if model.ops.is_empty() {
        return BTreeMap::new();
    }
    let mut mentioned = vec![false; module.strings.len()];
    for node in module.patterns.iter().flat_map(|p| &p.nodes) {
        if let NodeKind::Operation { name: Some(name), .. } = node.kind {
            mentioned[name.index()] = true;
        }
    }
    let mentioned = |name: &str| module.strings.find(name).is_some_and(|s| mentioned[s.index()]);
    let ops = model.ops.iter().filter(|o| mentioned(&o.name));
    ops.map(|o| (o.name.clone(), op(o, model))).collect()
}

/// The constraints or rewrites that are called, by name. Where one name stands for several, calls do not tell
/// which.
fn by_name<'h>(
    hir: &'h Hir<'_>,
    called: &[CallableId],
    rewrites: bool,
) -> BTreeMap<&'h str, Option<CallableId>> {
    let mut found: BTreeMap<&str, Option<CallableId>> = BTreeMap::new();
    for &id in called.iter().filter(|&&id| hir.callable(id).rewrite == rewrites) {
        let known = found.entry(hir.callable(id).name).or_insert(Some(id));
        *known = known.filter(|k| *k == id);
    }
    found
}

/// What each constraint means.
fn constraints(
    hir: &Hir<'_>,
    called: &[CallableId],
    classes: &Classes,
) -> BTreeMap<String, Option<Constraint>> {
    let meaning = |id: CallableId| {
        let c = hir.callable(id);
        let condition = match c.body {
            Body::Imported(def) => hir.ods?.resolve(def),
            Body::Native(code, at) => {
                let read = |s: &cxx::Snippet, params: &[Param]| resolve::condition(s, params, classes);
                of_code(hir, &c.params, code, at, read)
            }
            Body::Pdll(_) | Body::External => return None,
        };
        c.results.is_empty().then_some(Constraint { params: c.params.len(), condition })
    };
    let found = by_name(hir, called, false);
    found.into_iter().map(|(name, id)| (name.to_string(), id.and_then(meaning))).collect()
}

/// What each rewrite with code gives, if that is understood: other code is the host's.
fn rewrites(hir: &Hir<'_>, called: &[CallableId], classes: &Classes) -> BTreeMap<String, Option<Rewrite>> {
    let meaning = |id: CallableId| {
        let c = hir.callable(id);
        let (Body::Native(code, at), &[result]) = (&c.body, &c.results[..]) else { return None };
        let want = sort(hir.var(result).ty);
        let read = |s: &cxx::Snippet, params: &[Param]| resolve::value(s, params, classes, want);
        let value = of_code(hir, &c.params, code, *at, read);
        value.is_ok().then_some(Rewrite { params: c.params.len(), value })
    };
    let found = by_name(hir, called, true);
    found.into_iter().map(|(name, id)| (name.to_string(), id.and_then(meaning))).collect()
}

/// The code that natives came with, by name.
pub(super) fn code(hir: &Hir<'_>, called: &[CallableId]) -> BTreeMap<String, pdl::NativeCode> {
    let mut all = BTreeMap::new();
    for rewrites in [false, true] {
        for (name, id) in by_name(hir, called, rewrites) {
            let Some(c) = id.map(|id| hir.callable(id)) else { continue };
            let Body::Native(code, span) = c.body else { continue };
            let Ok(text) = std::str::from_utf8(code) else { continue };
            let params = c.params.iter().map(|&p| hir.var(p).name.to_string()).collect();
            let body = Some(text.trim().to_string());
            let native = pdl::NativeCode { def: None, written: text.trim().to_string(), params, body, span };
            all.insert(name.to_string(), native);
        }
    }
    all
}

/// What native code that stands at `at` means, as `read` reads it.
fn of_code(
    hir: &Hir<'_>,
    params: &[VarId],
    code: &[u8],
    at: Span,
    read: impl FnOnce(&cxx::Snippet, &[Param]) -> Result<Resolved, Unknown>,
) -> Result<Resolved, Unknown> {
    let text = std::str::from_utf8(code).map_err(|_| Unknown::NotText)?;
    let snippet = cxx::body(text).map_err(|fault| {
        // Between `[{` and `}]` the code is as it is written.
        let raw = (at.hi - at.lo) as usize == code.len() + 4;
        let place = at.lo + 2 + fault.offset as u32;
        Unknown::Unreadable(fault, raw.then_some(Span::new(place, place)))
    })?;
    let params: Vec<Param> = params.iter().map(|&p| param(hir, p)).collect();
    read(&snippet, &params)
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
    Param { name: declared.name.to_string(), sort: sort(declared.ty), cpp_type }
}

fn sort(ty: Ty) -> Sort {
    match ty {
        Ty::ATTR => Sort::one(Scalar::Attr),
        Ty::TYPE => Sort::one(Scalar::Type),
        Ty::TYPE_RANGE => Sort::list(Scalar::Type),
        Ty::VALUE => Sort::one(Scalar::Value),
        Ty::VALUE_RANGE => Sort::list(Scalar::Value),
        _ => Sort::one(Scalar::Op),
    }
}

/// What is known of an operation.
pub(crate) fn op(op: &Arc<OpModel>, model: &Model) -> KnownOp {
    KnownOp { inference: inference(op, model), regions: model.new_regions(op), model: op.clone() }
}

fn inference(def: &OpModel, model: &Model) -> Inference {
    let by_rules = |rules: &[Rule], roots: &[u32]| {
        let operands: Vec<&str> = def.operands.iter().map(|g| g.name.as_str()).collect();
        match resolve::rules(rules, roots, &operands, &model.classes) {
            Ok((inputs, resolved)) => Inference::Types(inputs, resolved),
            Err(why) => Inference::Unknown(why),
        }
    };
    match &def.inference {
        ods::Inference::None => Inference::None,
        ods::Inference::Foreign => match pdll_ods::result_type(&def.name) {
            Some(code) if def.results.len() == 1 => by_rules(&[Rule::Expression(code.into(), None)], &[0]),
            _ => Inference::Unknown(Unknown::Foreign),
        },
        ods::Inference::Types(types) => by_rules(&types.rules, &types.roots),
    }
}
