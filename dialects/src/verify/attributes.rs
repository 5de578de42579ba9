//! What dialects say of attributes with their names, wherever these are: `nvvm.kernel` is of functions.

use super::code::{inside as symbol_inside, llvm_argument as argument};
use pdll_ir::{
    Attr, AttrData, AttributeOf, AttributeVerifier, Context, Effects, Name, OpVerifier, OpView, Traits, Type,
    TypeData, Violation,
};
use std::sync::Arc;

type Checked = Result<(), Violation>;

/// An attribute of an operation with a name of a dialect.
struct Given<'v, 'o, 'a> {
    op: &'o OpVerifier<'v, 'a>,
    /// The name without the dialect.
    name: String,
    value: Attr,
}

/// Who checks the attributes of a dialect, if somebody does.
pub(crate) fn verifier(dialect: &str) -> Option<AttributeVerifier> {
    let check: fn(&Given<'_, '_, '_>, AttributeOf) -> Checked = match dialect {
        "bufferization" => bufferization,
        "llvm" => llvm,
        "spirv" => |given, of| match of {
            AttributeOf::Op => spirv(given),
            AttributeOf::Argument(number) => bound_argument(given, number),
            AttributeOf::Result(number) => graph_result(given, number),
        },
        "shape" => |given, of| of_op(of, || shape(given)),
        "dlti" => |given, of| of_op(of, || layout(given)),
        "gpu" => |given, of| of_op(of, || device(given)),
        "nvvm" => |given, of| of_op(of, || nvvm(given)),
        "transform" => |given, of| of_op(of, || transform(given)),
        "rocdl" => |given, of| of_op(of, || rocdl(given)),
        _ => return None,
    };
    Some(Arc::new(move |op: &OpVerifier<'_, '_>, of: AttributeOf, name: Name, value: Attr| {
        let text = op.ctx().text(name);
        let name = text.split_once('.').map_or("", |(_, name)| name).to_string();
        check(&Given { op, name, value }, of)
    }))
}

/// A check of what is said of an operation.
fn of_op(of: AttributeOf, check: impl FnOnce() -> Checked) -> Checked {
    if of == AttributeOf::Op { check() } else { Ok(()) }
}

fn require(holds: bool, message: &'static str) -> Checked {
    if holds { Ok(()) } else { Err(message.into()) }
}

impl Given<'_, '_, '_> {
    fn ctx(&self) -> &Context {
        self.op.ctx()
    }

    /// The name of the operation.
    fn op_name(&self) -> String {
        let shape = self.op.body().shape(self.op.op());
        self.ctx().text(self.ctx().shape_data(shape).name).into_owned()
    }

    fn has(&self, name: &str) -> bool {
        self.ctx().find_name(name).is_some_and(|name| self.op.attribute(name).is_some())
    }
}

/// How data is laid out, as LLVM writes it, and what is known of arguments.
fn llvm(given: &Given<'_, '_, '_>, of: AttributeOf) -> Checked {
    let (ctx, name) = (given.ctx(), given.name.as_str());
    if of == AttributeOf::Op {
        if name != "data_layout" {
            return Ok(());
        }
        let Some(text) = ctx.string_value(given.value) else {
            return Err("`llvm.data_layout` is a string".into());
        };
        let mut parts = text.split(|&byte| byte == b'-').filter(|part| !part.is_empty());
        let known = parts.all(|part| b"AEFGPSaefimnpsv".contains(&part[0]));
        return require(known, "there is no such part of a layout");
    }
    argument(ctx, &format!("llvm.{name}"), given.value)
}

/// What is said of arguments that become buffers.
fn bufferization(given: &Given<'_, '_, '_>, of: AttributeOf) -> Checked {
    let (ctx, value) = (given.ctx(), given.value);
    match (of, given.name.as_str()) {
        (AttributeOf::Op, "manual_deallocation") => {
            let frees = |effects: Effects| effects.intersects(Effects::ALLOCATE | Effects::FREE);
            require(
                given.op.info().is_some_and(|info| info.effects.is_none_or(frees)),
                "`bufferization.manual_deallocation` is of what allocates or frees memory",
            )
        }
        (AttributeOf::Argument(_) | AttributeOf::Result(_), "writable") => {
            require(ctx.bool_value(value).is_some(), "`bufferization.writable` is `true` or `false`")
        }
        (AttributeOf::Argument(_) | AttributeOf::Result(_), "access") => {
            let known = matches!(ctx.string_value(value), Some(b"none" | b"read" | b"read-write" | b"write"));
            require(known, "an access is `\"none\"`, `\"read\"`, `\"write\"` or `\"read-write\"`")
        }
        (AttributeOf::Argument(_) | AttributeOf::Result(_), "buffer_layout") => {
            let is_layout = matches!(
                ctx.attr_data(value),
                AttrData::Map(_) | AttrData::Strided { .. } | AttrData::Opaque { .. }
            );
            require(is_layout, "`bufferization.buffer_layout` is the layout of a memref")
        }
        _ => Err("`bufferization` has no attribute of this name here".into()),
    }
}

/// What a function is for, and what there is where it runs.
fn spirv(given: &Given<'_, '_, '_>) -> Checked {
    let text = pdll_ir::print_attr(given.ctx(), given.value);
    match &*given.name {
        "entry_point_abi" => require(
            text.starts_with("#spirv.entry_point_abi"),
            "`spirv.entry_point_abi` is a `#spirv.entry_point_abi`",
        ),
        "target_env" => {
            require(text.starts_with("#spirv.target_env"), "`spirv.target_env` is a `#spirv.target_env`")
        }
        _ => Err("`spirv` has no attribute of this name for operations".into()),
    }
}

/// What a function takes and gives.
fn signature<'a>(given: &Given<'_, '_, 'a>) -> Option<(&'a [Type], &'a [Type])> {
    let ctx = given.op.ctx();
    let ty = ctx.type_value(given.op.attribute(ctx.find_name("function_type")?)?)?;
    match ctx.type_data(ty) {
        TypeData::Function { inputs, results } => Some((inputs, results)),
        _ => None,
    }
}

/// How an argument is bound, and what is known of it.
fn bound_argument(given: &Given<'_, '_, '_>, number: usize) -> Checked {
    interface(given, signature(given).and_then(|(inputs, _)| inputs.get(number).copied()))
}

/// The same of a result, of a graph only.
fn graph_result(given: &Given<'_, '_, '_>, number: usize) -> Checked {
    require(given.op_name() == "spirv.ARM.Graph", "only results of a graph have attributes of `spirv`")?;
    interface(given, signature(given).and_then(|(_, results)| results.get(number).copied()))
}

/// How a value of this type is bound, and what is known of it.
fn interface(given: &Given<'_, '_, '_>, ty: Option<Type>) -> Checked {
    let text = pdll_ir::print_attr(given.ctx(), given.value);
    match &*given.name {
        "interface_var_abi" => {
            let inner = text.strip_prefix("#spirv.interface_var_abi<");
            require(inner.is_some(), "`spirv.interface_var_abi` is a `#spirv.interface_var_abi`")?;
            let has_class = inner.is_some_and(|inner| inner.contains("), "));
            let ty = ty.map(|ty| given.ctx().type_data(ty));
            let is_number = ty.is_none_or(|ty| {
                matches!(ty, TypeData::Integer { .. } | TypeData::Float(_) | TypeData::Index)
            });
            require(is_number || !has_class, "only numbers have a storage class of their own")
        }
        "decoration" => {
            require(text.starts_with("#spirv.decoration"), "`spirv.decoration` is a `#spirv.decoration`")
        }
        _ => Err("`spirv` has no attribute of this name for arguments".into()),
    }
}

/// Where sequences are, and what they are for.
fn transform(given: &Given<'_, '_, '_>) -> Checked {
    let ctx = given.ctx();
    match &*given.name {
        "with_named_sequence" => {
            let is_table = given.op.info().is_some_and(|info| info.traits.contains(Traits::SYMBOL_TABLE));
            require(is_table, "`transform.with_named_sequence` is said of an operation with symbols")
        }
        "target_tag" => {
            require(ctx.string_value(given.value).is_some(), "`transform.target_tag` is a string")
        }
        _ => Err("`transform` has no attribute of this name".into()),
    }
}

/// Where functions for shapes are.
fn shape(given: &Given<'_, '_, '_>) -> Checked {
    if given.name != "lib" {
        return Ok(());
    }
    let is_table = given.op.info().is_some_and(|info| info.traits.contains(Traits::SYMBOL_TABLE));
    require(is_table, "`shape.lib` is said of an operation with symbols")?;
    let ctx = given.ctx();
    let all = match ctx.attr_data(given.value) {
        AttrData::Array(all) => &all[..],
        _ => &[given.value],
    };
    let mut mapped: Vec<Name> = Vec::new();
    for &symbol in all {
        let AttrData::Symbol(path) = ctx.attr_data(symbol) else {
            return Err("`shape.lib` is a symbol, or a list of symbols".into());
        };
        let Some(library) = library(given, path[0]) else {
            return Err("what `shape.lib` names is a library of functions for shapes".into());
        };
        let mapping = library.attribute_named("mapping").map(|mapping| ctx.attr_data(mapping));
        let Some(AttrData::Dict(mapping)) = mapping else { continue };
        mapped.extend(ctx.entries(*mapping).iter().map(|entry| entry.0));
    }
    let count = mapped.len();
    mapped.sort_unstable();
    mapped.dedup();
    require(mapped.len() == count, "an operation has one function for its shape")
}

/// The library of functions for shapes of this name in an operation.
fn library<'a>(given: &Given<'_, '_, 'a>, name: Name) -> Option<OpView<'a>> {
    let op = given.op;
    let around = OpView::new(op.ctx(), op.ir(), op.body_id(), op.op());
    let library = symbol_inside(around, name)?;
    let is_library = &*library.ctx().text(library.name()) == "shape.function_library";
    is_library.then_some(library)
}

/// Attributes of a function that is launched.
fn nvvm(given: &Given<'_, '_, '_>) -> Checked {
    let (ctx, value) = (given.ctx(), given.value);
    match &*given.name {
        "kernel" => require(given.op_name() == "llvm.func", "`nvvm.kernel` is said of an `llvm.func`"),
        "cluster_dim" | "maxntid" | "reqntid" => {
            let sizes = match ctx.attr_data(value) {
                AttrData::DenseArray { element, data }
                    if ctx.int_width(*element).is_some_and(|w| w.0 == 32) =>
                {
                    data.len() / 4
                }
                _ => 0,
            };
            require((1..=3).contains(&sizes), "sizes are an `array<i32: ..>` of one to three numbers")
        }
        "cluster_max_blocks" | "maxnreg" | "minctasm" => {
            require(ctx.int_value(value).is_some(), "this attribute is an integer")
        }
        "blocksareclusters" => {
            let fits = given.has("nvvm.reqntid") && given.has("nvvm.cluster_dim");
            require(fits, "`nvvm.blocksareclusters` goes with `nvvm.reqntid` and `nvvm.cluster_dim`")
        }
        _ => Ok(()),
    }
}

fn rocdl(given: &Given<'_, '_, '_>) -> Checked {
    let is_kernel = given.name == "kernel";
    require(!is_kernel || given.op_name() == "llvm.func", "`rocdl.kernel` is said of an `llvm.func`")
}

fn device(given: &Given<'_, '_, '_>) -> Checked {
    if matches!(&*given.name, "known_block_size" | "known_cluster_size" | "known_grid_size") {
        let (ctx, three) = (given.ctx(), 3);
        let sizes = ctx.i32_array(given.value);
        return require(
            sizes.is_some_and(|sizes| sizes.len() == three),
            "sizes are an array of three numbers",
        );
    }
    let is_container =
        given.name == "container_module" && matches!(given.op.ctx().attr_data(given.value), AttrData::Unit);
    let fits = given.op_name() == "builtin.module";
    require(!is_container || fits, "`gpu.container_module` is said of a module")
}

/// The text of an attribute of `dlti`.
fn dlti_text(ctx: &Context, attr: Attr) -> Option<String> {
    match ctx.attr_data(attr) {
        AttrData::Opaque { namespace, data, .. } if ctx.bytes(*namespace) == b"dlti" => {
            Some(ctx.text(*data).into_owned())
        }
        _ => None,
    }
}

/// Layouts of data.
fn layout(given: &Given<'_, '_, '_>) -> Checked {
    let text = dlti_text(given.ctx(), given.value).unwrap_or_default();
    let is = |mnemonic: &str| text.split('<').next() == Some(mnemonic);
    match &*given.name {
        "dl_spec" => {
            require(is("dl_spec"), "`dlti.dl_spec` is a `#dlti.dl_spec`")?;
            // Where nobody asks for the layout, entries may say anything.
            let is_asked = matches!(&*given.op_name(), "builtin.module" | "gpu.module");
            if is_asked { entries(&text).and_then(|()| combined(given, &text)) } else { Ok(()) }
        }
        "map" => require(is("map"), "`dlti.map` is a `#dlti.map`"),
        "target_system_spec" => {
            require(is("target_system_spec"), "`dlti.target_system_spec` is a `#dlti.target_system_spec`")
        }
        _ => Err("`dlti` has no attribute of this name".into()),
    }
}

/// What is said of types and by name in a `dl_spec<key = value, ..>`.
fn entries(text: &str) -> Checked {
    let mut rest = text.strip_prefix("dl_spec<").and_then(|text| text.strip_suffix('>')).unwrap_or_default();
    // Types and attributes are read in a context of their own, as that of the op is only looked at. No
    // dialect need be known there: all has been read before and is written as it is printed.
    let mut scratch = Context::new();
    while !rest.is_empty() {
        let (entry, after) = crate::brackets::split_first(rest).unwrap_or((rest, ""));
        rest = after;
        let Some((key, value)) = entry.split_once(" = ") else { continue };
        let Ok(value) = pdll_ir::parse_attr(&mut scratch, value) else { continue };
        match key.strip_prefix('"').and_then(|key| key.strip_suffix('"')) {
            Some(name) => by_name(&scratch, name, value)?,
            None => {
                if let Ok(ty) = pdll_ir::parse_type(&mut scratch, key) {
                    by_type(&scratch, ty, value)?;
                }
            }
        }
    }
    Ok(())
}

/// The entries of a `dl_spec<..>` that are named, each with its value.
fn named(text: &str) -> Vec<(&str, &str)> {
    let inner = text.strip_prefix("dl_spec<").and_then(|text| text.strip_suffix('>')).unwrap_or_default();
    let entries = crate::brackets::parts(inner).into_iter().filter_map(|entry| entry.split_once(" = "));
    entries.filter(|(key, _)| key.starts_with('"')).collect()
}

/// What is said by name, operations around do not contradict.
fn combined(given: &Given<'_, '_, '_>, text: &str) -> Checked {
    let (ctx, ir) = (given.ctx(), given.op.ir());
    let own = named(text);
    let mut at = (given.op.body_id(), given.op.op());
    while let Some(parent) = ir.parent(at.0, at.1) {
        let around = OpView::new(ctx, ir, parent.0, parent.1);
        let text = around.attribute_named("dlti.dl_spec").and_then(|attr| dlti_text(ctx, attr));
        let text = text.unwrap_or_default();
        let same = named(&text)
            .iter()
            .all(|(key, value)| own.iter().all(|(own_key, own_value)| own_key != key || own_value == value));
        require(same, "this layout and those of operations around it contradict each other")?;
        at = parent;
    }
    Ok(())
}

fn by_name(ctx: &Context, name: &str, value: Attr) -> Checked {
    let Some(name) = name.strip_prefix("dlti.") else { return Ok(()) };
    match name {
        "endianness" => {
            let fits = matches!(ctx.string_value(value), Some(b"big" | b"little"));
            require(fits, "`dlti.endianness` is `\"big\"` or `\"little\"`")
        }
        "alloca_memory_space"
        | "default_memory_space"
        | "function_pointer_alignment"
        | "global_memory_space"
        | "legal_int_widths"
        | "mangling_mode"
        | "program_memory_space"
        | "stack_alignment" => Ok(()),
        _ => Err("there is no such entry of a layout".into()),
    }
}

/// The numbers of a vector of 64-bit ones.
fn sizes(ctx: &Context, value: Attr) -> Option<Vec<i64>> {
    let AttrData::Dense(dense) = ctx.attr_data(value) else { return None };
    let (dims, element) = ctx.type_data(dense.ty).shaped()?;
    let pdll_ir::DenseData::Bytes(bytes) = &dense.data else { return None };
    if ctx.int_width(element)?.0 != 64 {
        return None;
    }
    let count = dims.iter().fold(1, |count: i64, &size| count.saturating_mul(size));
    let count = usize::try_from(count).ok()?;
    let items = bytes.chunks_exact(8).filter_map(|chunk| chunk.try_into().ok().map(i64::from_le_bytes));
    let items: Vec<i64> = items.collect();
    match (&items[..], dense.splat) {
        (&[one], true) => Some(vec![one; count.min(8)]),
        _ => Some(items),
    }
}

fn by_type(ctx: &Context, ty: Type, value: Attr) -> Checked {
    let counts = match ctx.type_data(ty) {
        TypeData::Index => {
            return require(ctx.int_value(value).is_some(), "the size of an index is a number");
        }
        TypeData::Integer { .. } | TypeData::Float(_) => 1..=2,
        TypeData::Opaque { namespace, data } => match (ctx.bytes(*namespace), ctx.bytes(*data)) {
            (b"llvm", data) if data.starts_with(b"ptr") => 3..=4,
            // Of these, what is said is not looked at.
            (b"llvm", data) if data.starts_with(b"struct<") || data.starts_with(b"array<") => return Ok(()),
            (b"ptr", data) if data.starts_with(b"ptr<") => return Ok(()),
            _ => return Err("nothing is said of the layout of this type".into()),
        },
        _ => return Err("nothing is said of the layout of this type".into()),
    };
    let sizes = sizes(ctx, value);
    let fits = sizes.as_ref().is_some_and(|sizes| counts.contains(&sizes.len()));
    require(fits, "a layout is a vector of 64-bit numbers, as many as it has parts")?;
    let first = usize::from(*counts.start() == 3);
    let sizes = sizes.unwrap_or_default();
    let ordered = sizes.get(first).zip(sizes.get(first + 1)).is_none_or(|(abi, preferred)| preferred >= abi);
    require(ordered, "the preferred alignment is at least that of the ABI")
}
