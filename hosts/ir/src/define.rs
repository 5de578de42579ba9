//! Definitions that programs bring: closures for constraints and rules for result types, from their
//! expressions.

use crate::mirror::Mirror;
use crate::query::{self, Arg, Beside, Made, Prepared, Stop, World};
use pdll_bytecode::{
    Bank, Definition, Inference, Meaning, Native, OpFacts, Program, RuleInput, SegmentLayout,
};
use pdll_ir::{AttrData, Context, Sign, TypeData};
use pdll_vm::{
    Args, AttrSym, Budget, ConstraintFn, HostError, InferFn, NativeError, OpSpec, Ret, RewriteFn, Verdict,
};
use std::sync::Arc;

/// What is said where a host's type or attribute is none of MLIR's.
const NO_COUNTERPART: Stop = Stop::Unknown("a type or attribute has no counterpart in MLIR");

/// What is said where an evaluation ends at its limit.
const TOO_MANY_STEPS: &str = "its code takes too many steps";

fn unusable(why: &str) -> HostError {
    HostError::Definition(why.to_string())
}

/// A constraint that evaluates the condition of a definition.
///
/// # Errors
/// Its code is not understood, or mentions what the host does not have.
pub fn constraint<H: Mirror>(
    host: &mut H,
    program: &Program,
    definition: &Definition,
) -> Result<ConstraintFn<H>, HostError> {
    let (native, root) = defined(program, definition)?;
    let condition = Condition::new(host, program, root).map_err(|e| unusable(&e.to_string()))?;
    let banks = native.params.clone();
    Ok(Arc::new(move |host: &H, args, _, budget| {
        host.read(|world, view| {
            let all = banks.iter().enumerate().map(|(i, &bank)| argument(host, world, args, i, bank));
            let (holds, steps) = match (all.collect(), &condition) {
                (Ok(all), Condition::There(condition)) => condition.holds(world, view, all),
                (Ok(all), Condition::Beside(condition)) => condition.holds(world.ctx(), view, all),
                (Err(stop), _) => (Err(stop), 1),
            };
            budget.spend_matcher_steps(steps as usize);
            match holds {
                Ok(holds) => holds.into(),
                Err(Stop::Undefined(_)) => Verdict::Undefined,
                Err(Stop::Unknown(why)) => Verdict::Unknown(why),
                Err(Stop::Limit) => Verdict::Unknown(TOO_MANY_STEPS),
            }
        })
    }))
}

/// A condition, by where it is evaluated: on the constants of the host, or beside them.
enum Condition {
    There(Prepared),
    Beside(Box<Beside>),
}

impl Condition {
    fn new<H: Mirror>(host: &mut H, program: &Program, root: u32) -> Result<Self, HostError> {
        Ok(match !H::READS_MAKE && query::reads_texts(&program.exprs, root) {
            true => Self::Beside(Box::new(Beside::new(host, program.into(), root)?)),
            false => Self::There(query::prepare(host, program.into(), &[root])?),
        })
    }
}

/// The native that a definition is of, and where its expression is.
fn defined<'p>(program: &'p Program, definition: &Definition) -> Result<(&'p Native, u32), HostError> {
    let native =
        program.natives.get(definition.native as usize).ok_or_else(|| unusable("its program is damaged"))?;
    let root = match &definition.meaning {
        Meaning::Expr(root) => *root,
        Meaning::Unknown(why) => {
            return Err(unusable(&program.reason(definition).unwrap_or_else(|| why.clone())));
        }
    };
    Ok((native, root))
}

/// A rewrite that evaluates what a definition says that it gives.
///
/// # Errors
/// As of [`constraint`].
pub fn rewrite<H: Mirror>(
    host: &mut H,
    program: &Program,
    definition: &Definition,
) -> Result<RewriteFn<H>, HostError> {
    let (native, root) = defined(program, definition)?;
    let value = query::prepare(host, program.into(), &[root]).map_err(|e| unusable(&e.to_string()))?;
    let banks = native.params.clone();
    let gives = native.results.first().copied();
    let gives_attr = native.results == [Bank::Attr];
    Ok(Arc::new(move |rewriter, args, out| {
        let host = &mut *rewriter.host;
        let all = host.read(|world, _| {
            let all = banks.iter().enumerate().map(|(i, &bank)| argument(host, world, args, i, bank));
            all.collect::<Result<Vec<_>, _>>()
        });
        let made = all.and_then(|all| host.write(|world, view| value.made(world, view, all).0));
        let made = made.map_err(|stop| match stop {
            Stop::Undefined(why) => NativeError::from(why),
            Stop::Unknown(why) => NativeError::Unknown(why),
            Stop::Limit => NativeError::Unknown(TOO_MANY_STEPS),
        })?;
        let failed = |e: HostError| NativeError::from(e.to_string());
        out.push(match made {
            Made::Type(t) => Ret::Type(host.host_type(t).map_err(failed)?),
            Made::Attr(a) => Ret::Attr(host.host_attr(a).map_err(failed)?),
            Made::Op(op) => Ret::Op(op),
            Made::Value(v) => Ret::Value(v),
            Made::Values(values) if gives == Some(Bank::Values) => Ret::Values(values),
            Made::Values(none) if gives == Some(Bank::Types) && none.is_empty() => Ret::Types(Vec::new()),
            Made::Types(types) => Ret::Types(
                types.into_iter().map(|t| host.host_type(t)).collect::<Result<_, _>>().map_err(failed)?,
            ),
            Made::Values(_) => return Err(NativeError::from("its code gives a list")),
            Made::Nothing if gives_attr => Ret::NoAttr,
            Made::Nothing => return Err(NativeError::from("its code gives nothing")),
        });
        Ok(())
    }))
}

/// Argument `i` of a call.
fn argument<H: Mirror>(
    host: &H,
    world: &mut World<'_>,
    args: &Args<'_, H>,
    i: usize,
    bank: Bank,
) -> Result<Arg<H::View>, Stop> {
    let missing = Stop::Undefined("an argument is missing");
    let mut ty = |t| host.mirror_type(world, t).ok_or(NO_COUNTERPART);
    Ok(match bank {
        Bank::Op => Arg::op(args.op(i).ok_or(missing)?),
        Bank::Value => Arg::value(args.value(i).ok_or(missing)?),
        Bank::Type => Arg::ty(Some(ty(args.ty(i).ok_or(missing)?)?)),
        // What may be absent is null, and the expression says what that means.
        Bank::Attr => match args.attr(i) {
            None => Arg::attr(None),
            Some(attr) => Arg::attr(Some(host.mirror_attr(world, attr).ok_or(NO_COUNTERPART)?)),
        },
        Bank::Values => Arg::values(args.values(i).ok_or(missing)?),
        Bank::Types => {
            let types =
                args.types(i).ok_or(missing)?.iter().map(|&t| ty(t)).collect::<Result<Vec<_>, _>>()?;
            Arg::types(types)
        }
    })
}

/// What a variable of a rule stands for.
enum Source {
    Operand(u32),
    Attr(AttrSym),
}

/// A function that evaluates the rules for the result types of an operation.
///
/// # Errors
/// They are not understood, or mention what the host does not have.
pub fn inference<H: Mirror>(
    host: &mut H,
    program: &Program,
    facts: &OpFacts,
) -> Result<InferFn<H>, HostError> {
    let rules = match &facts.inference {
        Inference::Types(rules) => rules,
        Inference::Unknown(why) => return Err(unusable(why)),
        Inference::None => return Err(unusable("nothing is known of them")),
    };
    let mut sources = Vec::new();
    for input in &rules.inputs {
        sources.push(match input {
            RuleInput::OperandType(group) => Source::Operand(*group),
            RuleInput::Attr(name) => Source::Attr(host.link_attr_name(name)?),
        });
    }
    let types = query::prepare(host, program.into(), &rules.roots).map_err(|e| unusable(&e.to_string()))?;
    let mut groups = facts.operands.clone();
    if groups.layout == SegmentLayout::Unknown {
        // Where ODS leaves open how operands are cut, those before the first open group are still known.
        groups.layout = SegmentLayout::SingleVariadic;
    }
    // Only then does the host need to have such an attribute.
    let sizes = match groups.layout {
        SegmentLayout::AttrSized => Some(host.link_attr_name("operandSegmentSizes")?),
        _ => None,
    };
    Ok(Arc::new(move |host: &mut H, spec: &OpSpec<'_, H>, budget: &mut Budget| {
        let attr = |name: AttrSym| spec.attrs.iter().find(|a| a.0 == name).map(|a| a.1);
        let operand = |host: &H, group| {
            let size = |i| host.segment_size(attr(sizes?)?, i);
            match groups.group(group, spec.operands.len() as u32, size) {
                Some((start, 1)) => Some(host.value_type(spec.operands[start as usize])),
                _ => None,
            }
        };
        let args = host.read(|world, _| {
            let arg = |source: &Source| match source {
                Source::Attr(name) => match attr(*name) {
                    Some(a) => host.mirror_attr(world, a).map(|a| Arg::attr(Some(a))),
                    None => Some(Arg::attr(None)),
                },
                Source::Operand(group) => match operand(host, *group) {
                    Some(t) => host.mirror_type(world, t).map(|t| Arg::ty(Some(t))),
                    None => Some(Arg::ty(None)),
                },
            };
            sources.iter().map(arg).collect::<Option<Vec<_>>>().ok_or(NO_COUNTERPART)
        });
        let found = args.and_then(|args| {
            let (found, steps) = host.write(|world, view| types.types(world, view, args));
            budget.spend_matcher_steps(steps as usize);
            found
        });
        let found = found.map_err(|stop| match stop {
            Stop::Undefined(why) => NativeError::from(why),
            Stop::Unknown(why) => NativeError::Unknown(why),
            Stop::Limit => NativeError::Unknown(TOO_MANY_STEPS),
        })?;
        found.into_iter().map(|t| host.host_type(t).map_err(|e| e.to_string().into())).collect()
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
