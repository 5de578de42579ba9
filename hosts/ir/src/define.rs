//! Definitions that programs bring: closures for constraints and rules for result types, from their expressions.

use super::cxx::{self, Val, World};
use crate::IrHost;
use pdll_bytecode::{Bank, Definition, Division, Inference, OpFacts, Program};
use pdll_ir::{AttrData, Context, Name, Sign, Type, TypeData};
use pdll_vm::{ConstraintFn, InferFn, OpSpec};
use std::sync::Arc;

/// A constraint that evaluates the condition of a definition.
pub(super) fn constraint(
    host: &mut IrHost,
    program: &Program,
    definition: &Definition,
) -> Result<ConstraintFn<IrHost>, String> {
    let native = program.natives.get(definition.native as usize).ok_or("its program is damaged")?;
    let condition = cxx::compile(program, &mut host.ctx, &definition.params, definition.body)?;
    let banks = native.params.clone();
    Ok(Arc::new(move |host: &IrHost, args, _| {
        let value = |(i, bank): (usize, &Bank)| match bank {
            Bank::Op => args.op(i).map(Val::Op),
            Bank::Value => args.value(i).map(Val::Value),
            Bank::Type => args.ty(i).map(Val::Type),
            Bank::Attr => args.attr(i).map(Val::Attr),
            Bank::Values => args.values(i).map(|v| Val::list(v.iter().map(|&v| Val::Value(v)))),
            Bank::Types => args.types(i).map(|t| Val::list(t.iter().map(|&t| Val::Type(t)))),
        };
        let args: Option<Vec<Val>> = banks.iter().enumerate().map(value).collect();
        let holds = |args| condition.run(World::Read(&host.ctx), &host.body, args)?.truth();
        args.is_some_and(|args| holds(args).unwrap_or(false))
    }))
}

/// What a variable of a rule stands for.
enum Source {
    Operands(usize),
    Attr(Name),
}

/// A function that evaluates the rules for the result types of an operation.
pub(super) fn inference(
    host: &mut IrHost,
    program: &Program,
    facts: &OpFacts,
) -> Result<InferFn<IrHost>, String> {
    let Inference::Types(roots) = &facts.inference else {
        return Err("only its dialect knows how".into());
    };
    // All names that rules can mention: operands by name and number, all else are attributes.
    let mut params: Vec<(String, Source)> = Vec::new();
    for (i, g) in facts.operands.list.iter().enumerate() {
        params.push((format!("$_operand{i}"), Source::Operands(i)));
        if !g.name.is_empty() {
            params.push((format!("${}", g.name), Source::Operands(i)));
        }
    }
    for name in cxx::names(program, roots) {
        let attr = name.strip_prefix('$').filter(|n| !n.starts_with('_'));
        if let Some(attr) = attr.filter(|_| params.iter().all(|p| p.0 != name)) {
            params.push((name.to_string(), Source::Attr(host.ctx.name(attr))));
        }
    }
    let names: Vec<String> = params.iter().map(|p| p.0.clone()).collect();
    let rules = roots.iter().map(|&r| cxx::compile(program, &mut host.ctx, &names, r));
    let rules = rules.collect::<Result<Vec<_>, String>>()?;
    let mut groups = facts.operands.clone();
    if groups.division == Division::Flat {
        // Where ODS leaves open how operands are cut, those before the first open group are still known.
        groups.division = Division::OneOpen;
    }
    let sizes = host.ctx.name("operandSegmentSizes");
    Ok(Arc::new(move |host: &mut IrHost, spec: &OpSpec<'_, IrHost>| {
        let attr = |name: Name| spec.attrs.iter().find(|a| a.0.0 == name.raw()).map(|a| a.1);
        let group = |i| {
            let size = |i| segment_size(&host.ctx, attr(sizes)?, i);
            groups.group(i as u32, spec.operands.len() as u32, size)
        };
        let value = |source: &Source| match source {
            Source::Attr(name) => attr(*name).map_or(Val::Null, Val::Attr),
            Source::Operands(i) => match group(*i) {
                Some((start, 1)) => Val::Value(spec.operands[start as usize]),
                _ => Val::Null,
            },
        };
        let args: Vec<Val> = params.iter().map(|p| value(&p.1)).collect();
        let (ctx, body) = (&mut host.ctx, &host.body);
        let mut types: Vec<Type> = Vec::with_capacity(rules.len());
        for rule in &rules {
            let ty = rule.run(World::Write(ctx), body, args.iter().cloned())?;
            types.push(ty.ty().map_err(|_| "the rule for a result gives no type".to_string())?);
        }
        Ok(types)
    }))
}

/// Item `i` of an array of sizes.
pub(super) fn segment_size(ctx: &Context, sizes: pdll_ir::Attr, i: u32) -> Option<u32> {
    let AttrData::DenseArray { element, data } = ctx.attr_data(sizes) else { return None };
    if *ctx.type_data(*element) != (TypeData::Integer { width: 32, sign: Sign::Signless }) {
        return None;
    }
    let bytes = data.get(4 * i as usize..)?.first_chunk::<4>()?;
    u32::try_from(i32::from_le_bytes(*bytes)).ok()
}
