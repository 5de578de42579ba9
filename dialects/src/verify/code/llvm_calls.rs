//! `llvm`: calls, what is called, and bundles of operands that go along.

use super::llvm_types::bare;
use super::{Checked, attribute, items, name_of, operand_types, require, result_types, segment_sizes};
use crate::hand::{llvm_function_type, llvm_inner_text as inner_text};
use pdll_ir::{Context, OpVerifier, Type};

fn is_type(ctx: &Context, ty: Type, text: &str) -> bool {
    bare(&inner_text(ctx, ty)) == bare(text)
}

/// The types of what is called and of the operands that it is called with.
fn given(op: &OpVerifier<'_, '_>) -> Vec<Type> {
    let count = segment_sizes(op).and_then(|sizes| usize::try_from(*sizes.first()?).ok());
    let mut given = operand_types(op);
    given.truncate(count.unwrap_or(given.len()));
    given
}

/// There is a tag for each bundle.
pub(super) fn bundles(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let sizes = attribute(op, "op_bundle_sizes").and_then(|attr| ctx.i32_array(attr)).unwrap_or_default();
    let tags = attribute(op, "op_bundle_tags").and_then(|attr| items(ctx, attr)).unwrap_or(&[]);
    require(tags.len() == sizes.len(), "there is a tag for each bundle of operands")
}

/// The type that a call says its function has is one for any number of operands, and fits the call.
pub(super) fn callee(op: &mut OpVerifier<'_, '_>) -> Checked {
    bundles(op)?;
    let ctx = op.ctx();
    let ty = attribute(op, "var_callee_type").and_then(|attr| ctx.type_value(attr));
    let Some(text) = ty.map(|ty| inner_text(ctx, ty)) else { return Ok(()) };
    let Some(ty) = llvm_function_type(&text) else { return Ok(()) };
    require(ty.variadic, "the type of the function is one for any number of operands")?;
    let given = given(op);
    let arguments = given.get(usize::from(attribute(op, "callee").is_none())..).unwrap_or(&[]);
    let fits = ty.inputs.len() <= arguments.len()
        && arguments.iter().zip(&ty.inputs).all(|(&ty, text)| is_type(ctx, ty, text));
    require(fits, "the call has the operands that the type of the function begins with")?;
    let gives = match result_types(op)[..] {
        [] => bare(ty.result) == "void",
        [result, ..] => is_type(ctx, result, ty.result),
    };
    require(gives, "the call gives what the type of the function says")
}

/// A function is called with what it takes, and gives what it gives.
pub(super) fn call(op: &mut OpVerifier<'_, '_>) -> Checked {
    callee(op)?;
    let ctx = op.ctx();
    let Some(target) = super::llvm::target(op, "callee") else {
        let callee = operand_types(op).first().map(|&ty| inner_text(ctx, ty));
        let is_pointer = callee.is_none_or(|text| bare(&text).starts_with("ptr"));
        return require(is_pointer, "what is called is a pointer");
    };
    let Some(target) = target else { return Err("the symbol is not a function of this module".into()) };
    if name_of(target) != "llvm.func" {
        let is_other = matches!(&*name_of(target), "llvm.mlir.alias" | "llvm.mlir.ifunc");
        return require(is_other, "the symbol is not a function");
    }
    let ty = target.attribute_named("function_type").and_then(|attr| ctx.type_value(attr));
    let Some(text) = ty.map(|ty| inner_text(ctx, ty)) else { return Ok(()) };
    let Some(ty) = llvm_function_type(&text) else { return Ok(()) };
    let given = given(op);
    let enough = given.len() == ty.inputs.len() || ty.variadic && given.len() > ty.inputs.len();
    require(enough, "the function takes another number of operands")?;
    let says = attribute(op, "var_callee_type").is_some();
    require(says || !ty.variadic, "a call with any number of operands says what type the function has")?;
    let fits = given.iter().zip(&ty.inputs).all(|(&ty, text)| is_type(ctx, ty, text));
    require(fits, "the function takes operands of other types")?;
    match &result_types(op)[..] {
        [] => require(bare(ty.result) == "void", "the function gives a value"),
        &[result] => require(is_type(ctx, result, ty.result), "the function gives something else"),
        _ => Ok(()),
    }
}
