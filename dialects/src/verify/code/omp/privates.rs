//! Variables that each thread has for itself, and how they are copied.

use super::super::{
    Checked, arguments, attribute, items, name_of, require, segment_sizes, symbol_target, value_types, view,
    word,
};
use super::yielded;
use pdll_ir::{AttrData, OpVerifier, Violation, signature};

/// Symbols of private variables are those of their declarations.
pub(super) fn used(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    for &symbol in attribute(op, "private_syms").and_then(|attr| items(ctx, attr)).unwrap_or(&[]) {
        let AttrData::Symbol(path) = ctx.attr_data(symbol) else { continue };
        let found = symbol_target(op, path[0]);
        let is_declared = found.is_some_and(|target| name_of(target) == "omp.private");
        require(is_declared, "the symbol of a private variable is that of an `omp.private`")?;
    }
    Ok(())
}

/// A region: its name, how many arguments it has, and whether it gives a value.
const REGIONS: [(&str, usize, bool); 3] = [("init", 2, true), ("copy", 2, true), ("dealloc", 1, false)];

/// Only what is copied says how, and regions go from one place to another.
pub(super) fn declared(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    for (region, (name, count, gives)) in REGIONS.into_iter().enumerate() {
        let Some(takes) = arguments(op, region) else { continue };
        let of_one_type = takes.windows(2).all(|pair| pair[0] == pair[1]);
        if takes.len() != count || !of_one_type {
            return Err(format!("`{name}` takes {count} arguments of one type").into());
        }
        let Some(given) = yielded(op, region) else {
            let last = view(op).last_op(region).filter(|last| name_of(*last).starts_with("omp."));
            let Some(last) = last else { continue };
            return Err(Violation::from("a region ends by `omp.yield`").of_inner(last.body_id(), last.op()));
        };
        let wanted = if gives { &takes[..1] } else { &[] };
        if given != wanted {
            let message = Violation::from("what a region gives is what it takes, or nothing");
            return Err(match view(op).last_op(region) {
                Some(last) => message.of_inner(last.body_id(), last.op()),
                None => message,
            });
        }
    }
    let is_copied = attribute(op, "data_sharing_type").and_then(|attr| word(ctx, attr));
    let is_copied = is_copied.is_some_and(|kind| kind.trim_end_matches('}') == "firstprivate");
    require(arguments(op, 1).is_some() == is_copied, "what is `firstprivate`, and only that, has a `copy`")
}

/// What is copied to all threads is copied by a function.
pub(super) fn copied(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, ir) = (op.ctx(), op.ir());
    let sizes = segment_sizes(op).unwrap_or_default();
    let size = |group: usize| sizes.get(group).and_then(|&size| usize::try_from(size).ok()).unwrap_or(0);
    let variables = op.body().operands(op.op()).skip(size(0) + size(1)).take(size(2));
    let types = value_types(op, variables);
    let symbols = attribute(op, "copyprivate_syms").and_then(|attr| items(ctx, attr)).unwrap_or(&[]);
    require(symbols.len() == types.len(), "there is a function for each variable that is copied")?;
    for (&symbol, ty) in symbols.iter().zip(types) {
        let AttrData::Symbol(path) = ctx.attr_data(symbol) else { continue };
        let Some((body, function)) = op.lookup_symbol(path[0]) else {
            return Err("the function that copies is not defined".into());
        };
        let Some((inputs, _)) = signature(ctx, ir, body, function) else {
            return Err("what copies is a function".into());
        };
        require(inputs[..] == [ty, ty], "a function that copies takes two places of the variable's type")?;
    }
    Ok(())
}
