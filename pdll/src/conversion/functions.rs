//! Patterns that convert the types of functions, of their calls and returns, and of branches.

use super::operands::{Operands, one_to_one};
use super::pattern::ConversionPattern;
use super::regions::Signature;
use super::types::TypeConverter;
use pdll_ir::{Op, Type, TypeData, Value};
use pdll_vm::{Matched, NoMatch};
use std::sync::Arc;

const NO_TYPE: &str = "a type cannot be converted";

/// Converts the type of functions of this name and the arguments of their entry blocks. Other blocks keep
/// theirs.
#[must_use]
pub fn function_pattern(name: &str, converter: &Arc<TypeConverter>) -> ConversionPattern {
    let pattern = ConversionPattern::new("function signature", name, |op, _, rewriter| {
        let converter = rewriter.converter().cloned().ok_or("it has no converter")?;
        let shape = rewriter.body().shape(op);
        let id = rewriter.body_id();
        let attr = rewriter.ctx().shape_info(shape).and_then(|info| info.function);
        let attr = attr.ok_or("it is no function")?.function_type;
        let signature = pdll_ir::signature(&rewriter.driver.host.ctx, rewriter.ir(), id, op);
        let (inputs, results) = signature.map(|(i, r)| (i.to_vec(), r.to_vec())).ok_or("it has no type")?;
        let inputs = Signature::of_types(&converter, rewriter.ctx(), &inputs).ok_or(NO_TYPE)?;
        let results = Signature::of_types(&converter, rewriter.ctx(), &results).ok_or(NO_TYPE)?;
        let (inner, regions) = rewriter.regions(op);
        let entry = regions.first().and_then(|region| rewriter.ir().body(inner).blocks(*region).first());
        if let Some(entry) = entry.copied() {
            rewriter.apply_signature(inner, entry, &inputs)?;
        }
        let old = rewriter.body().attrs(op);
        let ty = TypeData::Function { inputs: inputs.types().into(), results: results.types().into() };
        let ctx = rewriter.ctx();
        let ty = ctx.ty(ty);
        let ty = ctx.type_attr(ty);
        let attrs = ctx.with_property(old, attr, Some(ty));
        rewriter.set_attrs(op, attrs);
        Ok(())
    });
    isolated(pattern, converter)
}

/// A pattern with a converter that looks at nothing outside of isolated operations.
fn isolated(pattern: ConversionPattern, converter: &Arc<TypeConverter>) -> ConversionPattern {
    ConversionPattern { is_isolated: true, ..pattern.with_converter(converter) }
}

/// Makes an operation again with these operands and converted results.
fn again(op: Op, operands: Operands<'_>, rewriter: &mut super::ConversionRewriter<'_, '_>) -> Matched {
    rewriter.converter().ok_or("it has no converter")?;
    let old: Vec<Type> = rewriter.body().results(op).map(|value| rewriter.body().value_type(value)).collect();
    let mut types = Vec::with_capacity(old.len());
    for ty in old {
        types.push(rewriter.convert_types(ty).ok_or(NO_TYPE)?.to_vec());
    }
    let name = rewriter.name(op);
    let name = rewriter.ctx().text(name).into_owned();
    let attrs = rewriter.body().attrs(op);
    let new = rewriter.create(&name, operands.values(), &types.concat(), attrs)?;
    let mut results = rewriter.body().results(new);
    let values: Vec<Vec<Value>> =
        types.iter().map(|types| results.by_ref().take(types.len()).collect()).collect();
    Ok(rewriter.replace_multiple(op, &values)?)
}

/// Makes calls of this name again, with converted operands and results.
#[must_use]
pub fn call_pattern(name: &str, converter: &Arc<TypeConverter>) -> ConversionPattern {
    isolated(ConversionPattern::new("call", name, again), converter)
}

/// Makes returns of this name again, with converted operands.
#[must_use]
pub fn return_pattern(name: &str, converter: &Arc<TypeConverter>) -> ConversionPattern {
    isolated(ConversionPattern::new("return", name, again), converter)
}

/// Gives branches of this name converted operands, but for the first `own`, which they keep for themselves.
#[must_use]
pub fn branch_pattern(name: &str, own: usize, converter: &Arc<TypeConverter>) -> ConversionPattern {
    let pattern = ConversionPattern::new("branch", name, move |op, operands, rewriter| {
        let values: &[Value] = one_to_one(operands)?;
        if values.len() < own {
            return Err(NoMatch::from("it has too few operands"));
        }
        rewriter.modify(op, |recorder| {
            for (index, value) in values.iter().enumerate().skip(own) {
                recorder.set_operand(op, index, *value);
            }
        });
        Ok(())
    });
    ConversionPattern { is_one_of_many: true, ..isolated(pattern, converter) }
}
