//! `transform`: what is matched of a structured operation, and patterns that are applied.

use super::super::{AroundCheck, Checked, Subject, arguments, items, name_of, outer, require, view};
use super::{Kind, implements, is_handle, kind};
use pdll_ir::{OpVerifier, OpView};

/// What asks something of the operation that is matched.
pub(super) fn around(question: &str) -> Option<AroundCheck> {
    Some(match question {
        "body"
        | "classify_contraction_dims"
        | "classify_convolution_dims"
        | "dim"
        | "init"
        | "input"
        | "num_inits"
        | "num_inputs"
        | "rank"
        | "result" => predicate,
        _ => return None,
    })
}

/// It is in a matcher, and asks about the operation of that.
fn predicate(op: &mut OpVerifier<'_, '_>) -> Checked {
    let around = outer(op).filter(|around| name_of(*around) == "transform.match.structured");
    let Some(around) = around else {
        return Err("it stands in a `transform.match.structured`".into());
    };
    let matched = around.entry_arguments(0).and_then(|arguments| arguments.first());
    let body = op.body();
    let asked = body.operands(op.op()).next();
    let fits = matched.is_none() || asked.is_none() || asked == matched.copied();
    require(fits, "it asks about the operation that the matcher around it is about")
}

/// The body has the operation that is matched as its argument, and in it is what matches.
pub(super) fn structured(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(&[matched]) = arguments(op, 0).as_deref() else {
        return Err("the body has one argument".into());
    };
    require(is_handle(ctx, matched), "the argument of the body is a handle of operations")?;
    let last = view(op).last_op(0).map(|last| last.op());
    let mut inner = inside(op, 0).into_iter().filter(|inner| Some(inner.op()) != last);
    require(inner.all(|inner| implements(inner, "MatchOpInterface")), "in the body is what matches")
}

/// The operations in a region.
fn inside<'a>(op: &OpVerifier<'_, 'a>, region: usize) -> Vec<OpView<'a>> {
    let (id, blocks) = view(op).region_blocks(region);
    let body = op.ir().body(id);
    let inner = blocks.iter().flat_map(|&block| body.ops(block));
    inner.map(|inner| OpView::new(op.ctx(), op.ir(), id, inner)).collect()
}

/// In the body are descriptions of patterns.
pub(super) fn patterns(op: &mut OpVerifier<'_, '_>) -> Checked {
    let all = inside(op, 0);
    let describes = |inner: &OpView<'_>| implements(*inner, "PatternDescriptorOpInterface");
    require(all.iter().all(describes), "in the body are descriptions of patterns")
}

/// Descriptions of patterns that convert, which need a converter of types to `llvm` if there is one.
const TO_LLVM: [&str; 8] = [
    "dialect_to_llvm",
    "func.func_to_llvm",
    "gpu.gpu_subgroup_reduce_to_nvvm",
    "gpu.gpu_to_nvvm",
    "gpu.gpu_to_rocdl",
    "gpu.gpu_wmma_to_nvvm",
    "nvgpu.nvgpu_to_nvvm",
    "vector.vector_to_llvm",
];

/// In the first region are descriptions of patterns that convert; in the second, if it is there, is one
/// converter.
pub(super) fn conversion(op: &mut OpVerifier<'_, '_>) -> Checked {
    let count = view(op).region_count();
    require(matches!(count, 1 | 2), "there are patterns, and maybe a converter of types")?;
    let patterns = inside(op, 0);
    let describes = |inner: &OpView<'_>| implements(*inner, "ConversionPatternDescriptorOpInterface");
    require(patterns.iter().all(describes), "in the body are descriptions of patterns that convert")?;
    if count == 1 {
        return Ok(());
    }
    let &[converter] = &inside(op, 1)[..] else { return Err("there is one converter of types".into()) };
    let converts = implements(converter, "TypeConverterBuilderOpInterface");
    require(converts, "the second region has a converter of types")?;
    if name_of(converter) != "transform.type_conversion.tensor.cast_shape_dynamic_dims" {
        return Ok(());
    }
    let needs_llvm = |pattern: &&OpView<'_>| {
        let name = name_of(**pattern);
        name.strip_prefix("transform.apply_conversion_patterns.").is_some_and(|name| TO_LLVM.contains(&name))
    };
    match patterns.iter().find(needs_llvm) {
        Some(pattern) => {
            let why: pdll_ir::Violation = "these patterns need a converter of types to `llvm`".into();
            Err(why.of_inner(pattern.body_id(), pattern.op()))
        }
        None => Ok(()),
    }
}

/// Dialects that know how they are converted to `llvm`.
const CONVERTIBLE: [&str; 15] = [
    "amx", "arith", "cf", "complex", "func", "index", "math", "memref", "mpi", "nvvm", "omp", "ptr", "ub",
    "vector", "xevm",
];

/// A dialect that is converted knows how.
pub(super) fn to_llvm(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let name = s.attribute("dialect_name").and_then(|attr| ctx.string_value(attr));
    let knows = name.is_none_or(|name| CONVERTIBLE.iter().any(|known| known.as_bytes() == name));
    require(knows, "there is no dialect of this name that can be converted to `llvm`")
}

/// Positions in a list under a name: all of them, or some that are listed, neighbours not twice.
pub(super) fn positions(s: &Subject<'_, '_, '_, '_>, list: &str) -> Checked {
    let listed = s.numbers(list).unwrap_or_default();
    if s.attribute("is_all").is_some() {
        let alone = listed.is_empty() && s.attribute("is_inverted").is_none();
        return require(alone, "all positions are meant, so none is listed");
    }
    require(!listed.is_empty(), "the positions are listed, unless all are meant")?;
    let once = listed.windows(2).all(|pair| pair[0] != pair[1]);
    require(once, "a position is listed once")
}

pub(super) fn dimensions(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let both = s.attribute("parallel").is_some() && s.attribute("reduction").is_some();
    require(!both, "a dimension is not both parallel and one of a reduction")?;
    positions(s, "raw_dim_list")
}

/// Operands that are matched; only one is bound to a value.
pub(super) fn operands(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let both = s.attribute("permutation").is_some() && s.attribute("projected_permutation").is_some();
    require(!both, "a map is asked for as a permutation or as a projected one")?;
    let listed = s.numbers("raw_position_list").unwrap_or_default();
    require(s.result().is_none() || listed.len() < 2, "several operands are not bound to one value")?;
    positions(s, "raw_position_list")
}

/// A body is one thing.
pub(super) fn body(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let options = ["reduction_position", "passthrough", "elementwise", "contraction"];
    let given = options.iter().filter(|name| s.attribute(name).is_some()).count();
    require(given < 2, "a body is only one of reduction, passthrough, elementwise and contraction")?;
    let contraction = s.attribute("contraction").and_then(|attr| items(s.ctx(), attr));
    require(contraction.is_none_or(|ops| ops.len() == 2), "a contraction is made of two operations")
}

/// One result, or an operation that uses it.
pub(super) fn result(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (any, single) = (s.attribute("any").is_some(), s.attribute("single").is_some());
    let is_user = s.result().is_some_and(|ty| kind(s.ctx(), ty) == Kind::Op);
    require((any || single) == is_user, "users are asked for if the result is a handle of operations")?;
    require(!(any && single), "either any user or the single one is asked for")
}
