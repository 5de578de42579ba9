//! `pdl`: what patterns hold, and what values in them are for.

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, attribute as given, items, name_of, pdl_patterns, require,
};
use pdll_ir::{Block, Body, OpVerifier, Value};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    (op == "operation").then_some(named_attributes)
}

/// Each attribute of an operation has a name.
fn named_attributes(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let names = s.attribute("attributeValueNames").and_then(|attr| items(s.ctx(), attr));
    let names = names.map_or(0, <[_]>::len);
    require(names == s.count(1), "there are as many attributes as names of attributes")
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "apply_native_constraint" => native_constraint,
        "apply_native_rewrite" => native_rewrite,
        "attribute" => attribute,
        "operand" | "operands" => has_bound_result,
        "operation" => operation,
        "replace" => pdl_patterns::replacement,
        "results" => pdl_patterns::all_results,
        "type" | "types" => ty,
        _ => return None,
    })
}

/// What is in a pattern is looked at when each operation of it is right.
pub(super) fn contents(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "pattern" => pattern,
        "rewrite" => pdl_patterns::rewrite,
        _ => return None,
    })
}

/// The name of the operation around this one.
fn outer(op: &OpVerifier<'_, '_>) -> Option<String> {
    super::outer(op).map(name_of)
}

/// Whether a value of the match is used by more than what stands for a result of it.
fn is_bound(op: &OpVerifier<'_, '_>, value: Value) -> bool {
    let body = op.body();
    body.uses(value).any(|used| {
        let name = op.ctx().text(op.ctx().shape_data(body.shape(used.op)).name);
        // Results of a result there are not, so this goes one step deep.
        !matches!(&*name, "pdl.result" | "pdl.results")
            || body.results(used.op).any(|result| body.uses(result).next().is_some())
    })
}

fn has_bound_result(op: &mut OpVerifier<'_, '_>) -> Checked {
    let is_matched = outer(op).as_deref() == Some("pdl.pattern");
    let unbound = |value| !is_bound(op, value);
    match is_matched && op.body().results(op.op()).any(unbound) {
        true => {
            Err("what a pattern matches is used by another operation of the match or by the rewrite".into())
        }
        false => Ok(()),
    }
}

/// It has a value, or a type and a use that says what it is bound to.
fn attribute(op: &mut OpVerifier<'_, '_>) -> Checked {
    if given(op, "value").is_some() {
        let has_type = op.body().num_operands(op.op()) > 0;
        return require(!has_type, "an attribute has a type or a value");
    }
    match outer(op).as_deref() {
        Some("pdl.rewrite") => Err("an attribute of a rewrite has a value".into()),
        _ => has_bound_result(op),
    }
}

fn operation(op: &mut OpVerifier<'_, '_>) -> Checked {
    if pdl_patterns::is_created(op) {
        require(given(op, "opName").is_some(), "an operation that a rewrite creates has a name")?;
        pdl_patterns::has_known_types(op)?;
    }
    has_bound_result(op)
}

/// A type that is not given is one that something matched has.
fn ty(op: &mut OpVerifier<'_, '_>) -> Checked {
    let is_given = given(op, "constantType").or(given(op, "constantTypes")).is_some();
    if is_given { Ok(()) } else { has_bound_result(op) }
}

fn native_constraint(op: &mut OpVerifier<'_, '_>) -> Checked {
    let body = op.body();
    require(body.num_operands(op.op()) > 0, "a native constraint has an argument")
}

fn native_rewrite(op: &mut OpVerifier<'_, '_>) -> Checked {
    let body = op.body();
    match body.num_operands(op.op()) + body.num_results(op.op()) {
        0 => Err("a native rewrite has an argument or a result".into()),
        _ => Ok(()),
    }
}

/// Whether a block holds operations of `pdl` alone, in regions of these too.
fn is_pdl(op: &OpVerifier<'_, '_>, body: &Body, block: Block) -> bool {
    let mut blocks = vec![block];
    while let Some(block) = blocks.pop() {
        for inner in body.ops(block) {
            if !op.ctx().bytes(op.ctx().shape_data(body.shape(inner)).name).starts_with(b"pdl.") {
                return false;
            }
            blocks.extend(body.regions(inner).iter().flat_map(|&region| body.blocks(region)));
        }
    }
    true
}

/// A pattern holds operations of `pdl` alone, and one that is matched.
fn pattern(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (inner, regions) = op.ir().regions(op.body_id(), op.op());
    let body = op.ir().body(inner);
    let Some(&block) = regions.first().and_then(|&region| body.blocks(region).first()) else { return Ok(()) };
    require(is_pdl(op, body, block), "a pattern holds operations of `pdl` only")?;
    let is_matched = |inner| op.ctx().bytes(op.ctx().shape_data(body.shape(inner)).name) == b"pdl.operation";
    require(body.ops(block).any(is_matched), "a pattern matches an operation")?;
    pdl_patterns::is_connected(op, body, block)
}
