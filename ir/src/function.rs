//! Operations that are functions ([`OpInfo::function`]): a signature in an attribute, and an entry block
//! whose arguments are the inputs of the signature.
//!
//! [`OpInfo::function`]: crate::OpInfo::function

use crate::attrs::AttrData;
use crate::body::CreateError;
use crate::context::Context;
use crate::entity::{Attr, AttrDict, Attrs, BodyId, Loc, Name, Op, Type, Value};
use crate::ir::Ir;
use crate::registry::Violation;
use crate::types::TypeData;
use crate::verify::OpVerifier;

/// Input and result types of a function; `None` if the op is none or its type is missing.
pub fn signature<'a>(ctx: &'a Context, ir: &Ir, id: BodyId, op: Op) -> Option<(&'a [Type], &'a [Type])> {
    let body = ir.body(id);
    let names = ctx.shape_info(body.shape(op))?.function?;
    let ty = ctx.type_value(ctx.get_attr(body.attrs(op), names.function_type)?)?;
    match ctx.type_data(ty) {
        TypeData::Function { inputs, results } => Some((inputs, results)),
        _ => None,
    }
}

/// Checks what holds for every function: attributes of arguments and results, and the arguments of the entry
/// block.
pub(crate) fn verify(op: &mut OpVerifier<'_, '_>) -> Result<(), Violation> {
    let signature = signature(op.ctx(), op.ir(), op.body_id(), op.op());
    let (Some(names), Some((inputs, results))) = (op.info().and_then(|info| info.function), signature) else {
        return Err("a function has a function type".into());
    };
    for (name, count) in [(names.arg_attrs, inputs.len()), (names.res_attrs, results.len())] {
        descriptions(op, name, count)?;
    }
    let Some(arguments) = op.entry_arguments(0) else { return Ok(()) };
    match arguments.eq(inputs.iter().copied()) {
        true => Ok(()),
        false => Err("the entry block has the arguments of the function's type".into()),
    }
}

/// One dictionary for each argument or result, whose names have a dialect.
fn descriptions(op: &OpVerifier<'_, '_>, name: Name, count: usize) -> Result<(), Violation> {
    let ctx = op.ctx();
    let Some(AttrData::Array(items)) = op.attribute(name).map(|attr| ctx.attr_data(attr)) else {
        return Ok(());
    };
    if items.len() != count {
        return Err("one dictionary for each argument or result".into());
    }
    let prefixed = |&item: &Attr| match ctx.attr_data(item) {
        AttrData::Dict(dict) => ctx.entries(*dict).iter().all(|entry| ctx.bytes(entry.0).contains(&b'.')),
        _ => false,
    };
    match items.iter().all(prefixed) {
        true => Ok(()),
        false => Err("the attributes of arguments and results have names with a dialect and a `.`".into()),
    }
}

/// An input of a signature that is to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NewInput {
    /// What was argument number `from`, with its attributes and uses; its type changes to `ty`.
    Kept {
        /// Number before the change.
        from: usize,
        /// Type after the change.
        ty: Type,
    },
    /// An argument that was not there.
    Added {
        /// Type.
        ty: Type,
        /// Attributes of the argument.
        attrs: AttrDict,
        /// Location.
        loc: Loc,
    },
}

/// A result of a signature that is to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NewResult {
    /// What was result number `from`, with its attributes; its type changes to `ty`.
    Kept {
        /// Number before the change.
        from: usize,
        /// Type after the change.
        ty: Type,
    },
    /// A result that was not there.
    Added {
        /// Type.
        ty: Type,
        /// Attributes of the result.
        attrs: AttrDict,
    },
}

/// Why a signature cannot be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SignatureError {
    /// The op is not registered as a function, or has no function type.
    #[error("this operation is not a function with a type")]
    NotAFunction,
    /// The entry block does not have the arguments of the signature.
    #[error("the entry block has other arguments than the function's type")]
    Inconsistent,
    /// An argument or result is kept that there is not.
    #[error("there is no argument or result number {0}")]
    Missing(usize),
    /// An argument or result is kept twice.
    #[error("argument or result number {0} is kept twice")]
    Twice(usize),
    /// An argument is left out that has uses.
    #[error("argument number {0} is left out and still used")]
    Used(usize),
    /// There is no room for the new arguments.
    #[error(transparent)]
    Full(#[from] CreateError),
}

/// Checks that every kept number is below `count` and occurs once; which of the numbers are kept.
fn kept(count: usize, numbers: impl Iterator<Item = usize>) -> Result<Vec<bool>, SignatureError> {
    let mut seen = vec![false; count];
    for number in numbers {
        match seen.get_mut(number) {
            None => return Err(SignatureError::Missing(number)),
            Some(true) => return Err(SignatureError::Twice(number)),
            Some(seen) => *seen = true,
        }
    }
    Ok(seen)
}

impl Ir {
    /// Changes the signature of a function together with what depends on it: the arguments of its entry block
    /// (in the body that the function owns), its type, and the attributes of arguments and results. Returns
    /// the arguments of the entry block, none if the function has no body. On an error nothing has changed.
    ///
    /// Calls and returns are not touched; who changes results has to see to both.
    pub fn change_signature(
        &mut self,
        ctx: &mut Context,
        id: BodyId,
        op: Op,
        inputs: &[NewInput],
        results: &[NewResult],
    ) -> Result<Vec<Value>, SignatureError> {
        let info = ctx.shape_info(self.body(id).shape(op)).and_then(|info| info.function);
        let (Some(names), Some((old_inputs, old_results))) = (info, signature(ctx, self, id, op)) else {
            return Err(SignatureError::NotAFunction);
        };
        let input_numbers = inputs.iter().filter_map(|input| match input {
            NewInput::Kept { from, .. } => Some(*from),
            NewInput::Added { .. } => None,
        });
        let result_numbers = results.iter().filter_map(|result| match result {
            NewResult::Kept { from, .. } => Some(*from),
            NewResult::Added { .. } => None,
        });
        let kept_inputs = kept(old_inputs.len(), input_numbers)?;
        kept(old_results.len(), result_numbers)?;
        let arguments = self.change_entry_block(id, op, inputs, &kept_inputs)?;

        let attrs = self.body(id).attrs(op);
        let input = |input: &NewInput| match *input {
            NewInput::Kept { from, ty } => {
                (ty, description(ctx, attrs_list(ctx, attrs, names.arg_attrs), from))
            }
            NewInput::Added { ty, attrs, .. } => (ty, attrs),
        };
        let result = |result: &NewResult| match *result {
            NewResult::Kept { from, ty } => {
                (ty, description(ctx, attrs_list(ctx, attrs, names.res_attrs), from))
            }
            NewResult::Added { ty, attrs } => (ty, attrs),
        };
        let (input_types, input_attrs): (Vec<Type>, Vec<AttrDict>) = inputs.iter().map(input).unzip();
        let (result_types, result_attrs): (Vec<Type>, Vec<AttrDict>) = results.iter().map(result).unzip();
        let ty = ctx.function_type(&input_types, &result_types);
        let ty = ctx.type_attr(ty);
        let mut attrs = ctx.with_property(attrs, names.function_type, Some(ty));
        for (name, dicts) in [(names.arg_attrs, input_attrs), (names.res_attrs, result_attrs)] {
            let list = dicts.iter().any(|&dict| dict != ctx.known().empty_dict).then(|| {
                let items: Vec<Attr> = dicts.iter().map(|&dict| ctx.attr(AttrData::Dict(dict))).collect();
                ctx.array_attr(&items)
            });
            attrs = ctx.with_property(attrs, name, list);
        }
        self.body_mut(id).set_attrs(op, attrs);
        Ok(arguments)
    }

    /// Changes the arguments of a function's entry block; `kept`: by number, whether an old one stays.
    fn change_entry_block(
        &mut self,
        id: BodyId,
        op: Op,
        inputs: &[NewInput],
        kept: &[bool],
    ) -> Result<Vec<Value>, SignatureError> {
        let (inner, regions) = self.regions(id, op);
        let region = regions.first().copied();
        let body = self.body_mut(inner);
        let Some(block) = region.and_then(|region| body.blocks(region).first().copied()) else {
            return Ok(Vec::new());
        };
        let old = body.block_args(block).to_vec();
        if old.len() != kept.len() {
            return Err(SignatureError::Inconsistent);
        }
        let mut left_out = (0..old.len()).filter(|&number| !kept[number]);
        if let Some(number) = left_out.find(|&number| !body.is_unused(old[number])) {
            return Err(SignatureError::Used(number));
        }
        let added = inputs.iter().filter(|input| matches!(input, NewInput::Added { .. })).count();
        if !body.has_room(2 * added) {
            return Err(CreateError::BodyFull.into());
        }
        let mut arguments = Vec::with_capacity(inputs.len());
        for input in inputs {
            arguments.push(match *input {
                NewInput::Kept { from, ty } => {
                    body.set_value_type(old[from], ty);
                    old[from]
                }
                NewInput::Added { ty, loc, .. } => body.try_add_block_arg(block, ty, loc)?,
            });
        }
        body.keep_block_args(block, arguments.clone());
        Ok(arguments)
    }
}

/// The dictionaries that describe arguments or results, if there are any.
fn attrs_list(ctx: &Context, attrs: Attrs, name: Name) -> &[Attr] {
    match ctx.get_attr(attrs, name).map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Array(items)) => items,
        _ => &[],
    }
}

/// The dictionary of argument or result `index`, empty if it has none.
fn description(ctx: &Context, list: &[Attr], index: usize) -> AttrDict {
    match list.get(index).map(|&item| ctx.attr_data(item)) {
        Some(AttrData::Dict(dict)) => *dict,
        _ => ctx.known().empty_dict,
    }
}
