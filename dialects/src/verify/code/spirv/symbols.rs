//! Modules, and what is in them: functions, variables and constants that have names.

use super::super::{
    Checked, Subject, attribute, items, name_of, operand_types, outer, require, result_types, view, word,
};
use super::text;
use pdll_ir::{Attr, AttrData, OpVerifier, OpView, Type, TypeData, Violation};

/// The operation that a reference names, in the module around.
fn named<'a>(op: &mut OpVerifier<'_, 'a>, reference: Attr) -> Option<OpView<'a>> {
    let (ctx, ir) = (op.ctx(), op.ir());
    let AttrData::Symbol(path) = ctx.attr_data(reference) else { return None };
    let (body, target) = op.lookup_symbol(path[0])?;
    Some(OpView::new(ctx, ir, body, target))
}

/// The type that an attribute of an operation holds.
fn held(op: OpView<'_>, name: &str) -> Option<Type> {
    op.ctx().type_value(op.attribute_named(name)?)
}

fn signature(function: OpView<'_>) -> Option<(&[Type], &[Type])> {
    match function.ctx().type_data(held(function, "function_type")?) {
        TypeData::Function { inputs, results } => Some((inputs, results)),
        _ => None,
    }
}

pub(super) fn global(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ty = s.attribute("type").and_then(|attr| s.ctx().type_value(attr));
    let Some(ty) = ty.map(|ty| text::of(s.ctx(), ty)) else { return Ok(()) };
    let Some((_, class)) = text::pointer(&ty) else {
        return Err("the type of a global variable is a pointer".into());
    };
    require(!matches!(class, "Generic" | "Function"), "a global variable is of another class")
}

pub(super) fn initializer(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(reference) = attribute(op, "initializer") else { return Ok(()) };
    let name = named(op, reference).map(name_of).unwrap_or_default();
    let fits = matches!(&*name, "spirv.SpecConstant" | "spirv.SpecConstantComposite");
    require(fits, "a variable is set to a constant that is specialised")
}

pub(super) fn spec_constant(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(
        s.number("sym_spec_id").or(s.number("spec_id")).is_none_or(|id| id >= 0),
        "the id is not negative",
    )?;
    let value = s.attribute("default_value").map(|attr| s.ctx().attr_data(attr));
    let is_number = matches!(
        value,
        None | Some(AttrData::Integer { .. } | AttrData::BigInteger { .. } | AttrData::Float { .. })
    );
    require(is_number, "the value is a number")?;
    let ty = s.attribute("default_value").and_then(|attr| s.ctx().attr_type(attr));
    let bits = ty.map(|ty| text::bits(&text::of(s.ctx(), ty)));
    let fits = bits.is_none_or(|bits| matches!(bits, Some(1 | 8 | 16 | 32 | 64)));
    require(fits, "the value has 1, 8, 16, 32 or 64 bits")
}

/// A variable, and the type of its pointer.
pub(super) fn address(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(reference) = attribute(op, "variable") else { return Ok(()) };
    let found = named(op, reference).filter(|found| name_of(*found) == "spirv.GlobalVariable");
    let Some(found) = found else { return Err("the symbol is not a global variable".into()) };
    let same = held(found, "type").is_none_or(|ty| result_types(op) == [ty]);
    require(same, "the result has the type of the variable")
}

/// A constant, and its type.
pub(super) fn reference(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(reference) = attribute(op, "spec_const") else { return Ok(()) };
    let ctx = op.ctx();
    let found = named(op, reference);
    let ty = match found.map(name_of).as_deref() {
        Some("spirv.SpecConstant") => {
            found.and_then(|found| ctx.attr_type(found.attribute_named("default_value")?))
        }
        Some("spirv.SpecConstantComposite" | "spirv.EXT.SpecConstantCompositeReplicate") => {
            found.and_then(|found| held(found, "type"))
        }
        _ => return Err("the symbol is not a constant that is specialised".into()),
    };
    require(ty.is_none_or(|ty| result_types(op) == [ty]), "the result has the type of the constant")
}

/// Constants of the types of the parts.
pub(super) fn composite(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(ty) = held(view(op), "type").map(|ty| text::of(ctx, ty)) else { return Ok(()) };
    require(text::cooperative(&ty).is_none(), "a cooperative matrix is not made of constants")?;
    let list = attribute(op, "constituents").and_then(|attr| items(ctx, attr)).unwrap_or_default();
    let size = text::size(&ty);
    require(size.is_none_or(|size| size == list.len() as i64), "there is a constant for each part")?;
    for (&item, index) in list.iter().zip(0..) {
        let Some(found) = named(op, item) else { return Err("the constant is not defined".into()) };
        let value = found.attribute_named("default_value").and_then(|attr| ctx.attr_type(attr));
        let value = value.or_else(|| held(found, "type")).map(|ty| text::of(ctx, ty));
        let fits = value.is_none_or(|value| text::part(&ty, index).is_none_or(|part| part == value));
        require(fits, "each constant has the type of its part")?;
    }
    Ok(())
}

pub(super) fn call(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(callee) = attribute(op, "callee") else { return Ok(()) };
    let found = named(op, callee).filter(|found| name_of(*found) == "spirv.func");
    let Some((inputs, results)) = found.and_then(signature) else {
        return require(found.is_some(), "the function is not defined");
    };
    require(operand_types(op) == inputs, "a function is called with what it takes")?;
    require(result_types(op) == results, "a call gives what the function gives")
}

pub(super) fn function(op: &mut OpVerifier<'_, '_>) -> Checked {
    let results = signature(view(op)).map_or(0, |(_, results)| results.len());
    require(results <= 1, "a function gives at most one value")
}

/// Entry points are in a module.
pub(super) fn entry_point(op: &mut OpVerifier<'_, '_>) -> Checked {
    let around = outer(op).map(name_of).unwrap_or_default();
    let fits = matches!(&*around, "spirv.module" | "builtin.module" | "gpu.module");
    require(fits, "an entry point is in a module")
}

/// Operations of the dialect only, and each entry point once.
pub(super) fn module(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let functions = inside(view(op)).into_iter().filter(|inner| name_of(*inner) == "spirv.func");
    let names: Vec<_> = functions.map(|inner| inner.string_attribute(ctx.known().sym_name)).collect();
    let mut seen = Vec::new();
    for inner in inside(view(op)) {
        let fault =
            |message: &'static str| Err(Violation::from(message).of_inner(inner.body_id(), inner.op()));
        match &*name_of(inner) {
            "spirv.EntryPoint" => {
                let model = inner.attribute_named("execution_model").and_then(|attr| word(ctx, attr));
                let function = inner.attribute_named("fn").map(|attr| ctx.attr_data(attr));
                let Some(AttrData::Symbol(path)) = function else { continue };
                if !names.contains(&Some(path[0])) {
                    return fault("the function of an entry point is not defined");
                }
                if seen.contains(&(path[0], model.clone())) {
                    return fault("this entry point was there before");
                }
                seen.push((path[0], model));
            }
            "spirv.func" => {
                let linkage = inner.attribute_named("linkage_attributes");
                let is_imported = linkage
                    .is_some_and(|attr| pdll_ir::print_attr(ctx, attr).contains("linkage_type = <Import>"));
                if inner.region_blocks(0).1.is_empty() && !is_imported {
                    return fault("a function without body is imported: it has `linkage_attributes`");
                }
                let foreign = inside(inner).into_iter().find(|inner| !is_ours(*inner));
                if let Some(foreign) = foreign {
                    return Err(Violation::from(FOREIGN).of_inner(foreign.body_id(), foreign.op()));
                }
            }
            _ if !is_ours(inner) => return fault(FOREIGN),
            _ => {}
        }
    }
    Ok(())
}

const FOREIGN: &str = "only operations of `spirv` are in a module of the dialect";

fn is_ours(op: OpView<'_>) -> bool {
    name_of(op).starts_with("spirv.")
}

/// The operations in the first region of another.
fn inside(op: OpView<'_>) -> Vec<OpView<'_>> {
    let (id, blocks) = op.region_blocks(0);
    let body = op.ir().body(id);
    let ops = blocks.iter().flat_map(|&block| body.ops(block));
    ops.map(|inner| OpView::new(op.ctx(), op.ir(), id, inner)).collect()
}
