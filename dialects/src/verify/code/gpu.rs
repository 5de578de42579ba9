//! `gpu`: reductions, memory, kernels and where they are launched.

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, arguments, attribute, compatible, dynamic, element,
    enclosing, items, name_of, operand_types, outer, require, segment_sizes, shaped, view, word,
};
use pdll_ir::{AttrData, Context, OpVerifier, OpView, Type, TypeData};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "alloc" => alloc,
        "dynamic_shared_memory" => shared_memory,
        "rotate" => rotate,
        "subgroup_broadcast" => subgroup_broadcast,
        "func" => function,
        "launch" => clusters,
        "memcpy" => copy,
        "memset" => set,
        "module" => targets,
        "subgroup_reduce" => subgroup_reduce,
        _ => return super::gpu_matrix::signature(op),
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "all_reduce" => all_reduce,
        "func" => body,
        "launch" => launched,
        "launch_func" => launch,
        "return" => returns,
        _ => return super::gpu_matrix::around(op),
    })
}

/// Bytes of the memory of a group, as many as there are.
fn shared_memory(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (ctx, Some(result)) = (s.ctx(), s.result()) else { return Ok(()) };
    let is_shared = match ctx.type_data(result) {
        TypeData::MemRef { space: Some(space), .. } => word(ctx, *space).as_deref() == Some("workgroup"),
        _ => false,
    };
    require(is_shared, "the memory is in `#gpu.address_space<workgroup>`")?;
    let fits = s.result_shape().is_some_and(|(sizes, element)| {
        sizes == [pdll_ir::DYNAMIC] && ctx.int_width(element).is_some_and(|width| width.0 == 8)
    });
    require(fits, "the memory is a `memref<?xi8>`")
}

fn rotate(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(offset), Some(width)) = (s.number("offset"), s.number("width")) else { return Ok(()) };
    require((0..width).contains(&offset), "the offset is less than the width")
}

fn subgroup_broadcast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let kind = s.attribute("broadcast_type").and_then(|attr| word(s.ctx(), attr));
    let is_specific = kind.as_deref() == Some("specific_lane");
    require(is_specific == s.operand(1).is_some(), "a lane is given for `specific_lane`")
}

/// Targets are attributes of dialects.
fn targets(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let targets = s.attribute("targets").and_then(|attr| items(ctx, attr));
    let is_target = |attr: &pdll_ir::Attr| matches!(ctx.attr_data(*attr), AttrData::Opaque { .. });
    let fits = targets.is_none_or(|targets| !targets.is_empty() && targets.iter().all(is_target));
    require(fits, "there is at least one target, and targets are attributes of dialects")
}

/// An operand for each size, and each symbol of the layout, that is not known.
fn alloc(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some((sizes, _)) = s.result_shape() else { return Ok(()) };
    require(s.count(1) == dynamic(sizes), "there is an operand for each size that is not known")?;
    let symbols = s.result().and_then(|ty| match s.ctx().type_data(ty) {
        TypeData::MemRef { layout: None, .. } => Some(0),
        TypeData::MemRef { layout: Some(layout), .. } => Some(s.ctx().map_value(*layout)?.symbols as usize),
        _ => None,
    });
    require(
        symbols.is_none_or(|count| count == s.count(2)),
        "there is an operand for each symbol of the layout",
    )
}

fn copy(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let sides = [1, 2].map(|group| s.group(group).first().and_then(|&ty| shaped(s.ctx(), ty)));
    let [Some((to, a)), Some((from, b))] = sides else { return Ok(()) };
    require(a == b && compatible(to, from), "source and destination have the same elements and sizes")
}

/// What is written is an element, or has such elements. A type of a dialect that is more than a name may.
fn set(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let [Some(&to), Some(&value)] = [1, 2].map(|group| s.group(group).first()) else { return Ok(()) };
    let Some((_, wanted)) = shaped(s.ctx(), to) else { return Ok(()) };
    let may_have = match s.ctx().type_data(value) {
        TypeData::Opaque { data, .. } => s.ctx().bytes(*data).contains(&b'<'),
        _ => false,
    };
    let fits = may_have || element(s.ctx(), value).unwrap_or(value) == wanted;
    require(fits, "what is written has the type of the elements")
}

/// All three sizes of a cluster, or none.
fn clusters(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let given = (7..10).map(|group| s.count(group)).sum::<usize>();
    require(matches!(given, 0 | 3), "a cluster has three sizes")
}

/// Whether numbers of a type are combined in a way.
fn combines(kind: &str, ctx: &Context, ty: Type) -> bool {
    match kind {
        "and" | "or" | "xor" | "minsi" | "minui" | "maxsi" | "maxui" => ctx.type_data(ty).is_integer(),
        "minnumf" | "maxnumf" | "minimumf" | "maximumf" => matches!(ctx.type_data(ty), TypeData::Float(_)),
        _ => true,
    }
}

fn subgroup_reduce(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(ty) = s.operand(0) else { return Ok(()) };
    let element = shaped(s.ctx(), ty).map_or(ty, |(_, element)| element);
    let kind = s.attribute("op").and_then(|attr| word(s.ctx(), attr));
    let fits = kind.is_none_or(|kind| combines(&kind, s.ctx(), element));
    require(fits, "numbers of this type are not combined in this way")?;
    let is_power = |number: Option<i64>| {
        number.is_none_or(|number| u64::try_from(number).is_ok_and(u64::is_power_of_two))
    };
    let (size, stride) = (s.number("cluster_size"), s.number("cluster_stride"));
    require(is_power(size) && is_power(stride), "size and stride of a cluster are powers of two")?;
    require(
        size.is_some() || stride.is_none_or(|stride| stride == 1),
        "a stride is that of a cluster with a size",
    )
}

/// A kind of reduction, or a body that combines two values.
fn all_reduce(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, types) = (op.ctx(), operand_types(op));
    let Some(&ty) = types.first() else { return Ok(()) };
    let kind = attribute(op, "op").and_then(|attr| word(ctx, attr));
    let Some(takes) = arguments(op, 0) else {
        let Some(kind) = kind else { return Err("a reduction has a kind or a body".into()) };
        return require(combines(&kind, ctx, ty), "numbers of this type are not combined in this way");
    };
    require(kind.is_none(), "a reduction has a kind or a body, not both")?;
    require(takes == [ty, ty], "the body takes two values of the type that is reduced")?;
    let (inner, blocks) = view(op).region_blocks(0);
    let body = op.ir().body(inner);
    let lasts = blocks.iter().filter_map(|&block| body.last_op(block));
    let mut yields = lasts.map(|last| OpView::new(ctx, op.ir(), inner, last));
    let mut yields = yields.by_ref().filter(|last| name_of(*last) == "gpu.yield").peekable();
    require(yields.peek().is_some(), "the body ends with `gpu.yield`")?;
    let one = yields.all(|last| last.operand_count() == 1 && last.operand_type(0) == ty);
    require(one, "the body gives one value of the type that is reduced")
}

/// A kernel gives nothing.
fn function(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ty = s.attribute("function_type").and_then(|attr| s.ctx().type_value(attr));
    let Some(TypeData::Function { results, .. }) = ty.map(|ty| s.ctx().type_data(ty)) else { return Ok(()) };
    require(s.attribute("gpu.kernel").is_none() || results.is_empty(), "a kernel gives nothing")
}

/// There is a body, whose further arguments are buffers.
fn body(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(takes) = arguments(op, 0) else { return Err("a function of a device has a body".into()) };
    let ty = attribute(op, "function_type").and_then(|attr| ctx.type_value(attr));
    let Some(TypeData::Function { inputs, .. }) = ty.map(|ty| ctx.type_data(ty)) else { return Ok(()) };
    buffers(op, &takes, inputs.len())
}

/// What a body takes after so many arguments are buffers: those of a group, as many as an attribute says, and
/// those of a thread.
fn buffers(op: &OpVerifier<'_, '_>, takes: &[Type], before: usize) -> Checked {
    let ctx = op.ctx();
    let of_group = attribute(op, "workgroup_attributions").and_then(|attr| ctx.int_value(attr)).unwrap_or(0);
    let of_group = usize::try_from(of_group).unwrap_or(0);
    require(takes.len() >= before.saturating_add(of_group), "the body has an argument for each buffer")?;
    for (index, &ty) in takes[before..].iter().enumerate() {
        let TypeData::MemRef { space, .. } = ctx.type_data(ty) else {
            return Err("a buffer of a function is a memref".into());
        };
        let wanted = if index < of_group { "workgroup" } else { "private" };
        let space = space.map(|space| pdll_ir::print_attr(ctx, space)).unwrap_or_default();
        let given = space.strip_prefix("#gpu.address_space<").map(|space| space.trim_end_matches('>'));
        let fits = given.is_none_or(|given| given == wanted);
        require(fits, "a buffer is in the memory of the group or of the thread that it belongs to")?;
    }
    Ok(())
}

/// Arguments of the body before buffers: indices and sizes, each in three dimensions.
const CONFIGURATION: usize = 12;

/// The body of a launch takes indices and sizes, and is left by `gpu.terminator`.
fn launched(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(takes) = arguments(op, 0) else { return Ok(()) };
    require(takes.len() >= CONFIGURATION, "the body takes indices and sizes in three dimensions")?;
    let with_clusters = segment_sizes(op).is_some_and(|sizes| sizes.get(7).is_some_and(|&size| size > 0));
    let before = if with_clusters { CONFIGURATION + 6 } else { CONFIGURATION };
    buffers(op, &takes, before.min(takes.len()))?;
    let (inner, blocks) = view(op).region_blocks(0);
    let body = op.ir().body(inner);
    let leaves = |&last: &pdll_ir::Op| {
        let is_end = name_of(OpView::new(op.ctx(), op.ir(), inner, last)) == "gpu.terminator";
        is_end || !body.successors(last).is_empty()
    };
    let mut lasts = blocks.iter().filter_map(|&block| body.last_op(block));
    match lasts.find(|last| !leaves(last)) {
        Some(last) => {
            Err(pdll_ir::Violation::from("a launch is left by `gpu.terminator`").of_inner(inner, last))
        }
        None => Ok(()),
    }
}

/// It gives what the function gives.
fn returns(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(around) = outer(op).filter(|around| name_of(*around) == "gpu.func") else { return Ok(()) };
    let ty = around.attribute_named("function_type").and_then(|attr| ctx.type_value(attr));
    let Some(TypeData::Function { results, .. }) = ty.map(|ty| ctx.type_data(ty)) else { return Ok(()) };
    require(operand_types(op) == **results, "what is returned has the types of the function's results")
}

/// The operation in the body of another that defines a symbol.
pub(in crate::verify) fn inside<'a>(around: OpView<'a>, symbol: pdll_ir::Name) -> Option<OpView<'a>> {
    let (inner, blocks) = around.region_blocks(0);
    let (ctx, body) = (around.ctx(), around.ir().body(inner));
    let mut ops = blocks.iter().flat_map(|&block| body.ops(block));
    let found = ops.find(|&op| {
        let view = OpView::new(ctx, around.ir(), inner, op);
        view.string_attribute(ctx.known().sym_name) == Some(symbol)
    })?;
    Some(OpView::new(ctx, around.ir(), inner, found))
}

/// In a module for kernels, one of them is launched with what it takes.
fn launch(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let module = enclosing(op, &["builtin.module"]);
    let is_container = module.is_none_or(|module| module.attribute_named("gpu.container_module").is_some());
    require(is_container, "the module around it has the attribute `gpu.container_module`")?;
    let Some(AttrData::Symbol(path)) = attribute(op, "kernel").map(|attr| ctx.attr_data(attr)) else {
        return Ok(());
    };
    let found = module.and_then(|module| inside(module, path[0]));
    let Some(found) = found else { return Err("the module of the kernel is not defined".into()) };
    match &*name_of(found) {
        "gpu.binary" => return Ok(()),
        name => require(name == "gpu.module", "what holds the kernel is no `gpu.module`")?,
    }
    let kernel = path.get(1).and_then(|&name| inside(found, name));
    let Some(kernel) = kernel else { return Err("the kernel is not defined".into()) };
    let info = ctx.shape_info(kernel.body().shape(kernel.op()));
    let is_function =
        info.is_none_or(|info| info.interfaces.iter().any(|&name| ctx.bytes(name) == b"FunctionOpInterface"));
    require(is_function, "what is launched is a function")?;
    require(kernel.attribute_named("gpu.kernel").is_some(), "a function that is launched is a kernel")?;
    if name_of(kernel) != "gpu.func" {
        return Ok(());
    }
    let ty = kernel.attribute_named("function_type").and_then(|attr| ctx.type_value(attr));
    let Some(TypeData::Function { inputs, .. }) = ty.map(|ty| ctx.type_data(ty)) else { return Ok(()) };
    let sizes = segment_sizes(op).unwrap_or_default();
    let [.., given, after] = sizes[..] else { return Ok(()) };
    let (types, size) = (operand_types(op), |size: i32| usize::try_from(size).unwrap_or(0));
    let end = types.len().saturating_sub(size(after));
    let given = types.get(end.saturating_sub(size(given))..end).unwrap_or(&[]);
    require(given == &**inputs, "a kernel is launched with operands of the types that it takes")
}
