//! `llvm`: functions and calls, memory, constants.

use super::llvm_types::{array, bare, elements, has_size, is_usable};
use super::{
    AroundCheck, Checked, SignatureCheck, Subject, attribute, element, enclosing, items, llvm_blocks,
    llvm_calls, llvm_constants, llvm_modules, llvm_values, name_of, operand_types, require, result_types,
    shaped, symbol_target,
};
use crate::hand::{llvm_function_type, llvm_inner_text as inner_text};
use pdll_ir::{Attr, AttrData, Context, OpVerifier, OpView, Type, TypeData, Value, ValueDef};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "alloca" => alloca,
        "atomicrmw" => atomic,
        "bitcast" => bitcast,
        "call_intrinsic" => intrinsic,
        "cond_br" => weights,
        "cmpxchg" => exchange,
        "extractvalue" => llvm_values::extract,
        "fence" => fence,
        "func" => function,
        "inline_asm" => assembly,
        "getelementptr" => element_pointer,
        "insertvalue" => llvm_values::insert,
        "intr.sincos" => llvm_values::pair,
        "intr.vector.extract" => |s| llvm_values::vectors(s).and_then(|()| part(s, s.operand(0), s.result())),
        "intr.vector.insert" => {
            |s| llvm_values::vectors(s).and_then(|()| part(s, s.operand(0), s.operand(1)))
        }
        "intr.vector.interleave2" => llvm_values::interleaved,
        "load" => load,
        "mlir.constant" => llvm_constants::constant,
        "mlir.global" => global,
        "mlir.global_ctors" | "mlir.global_dtors" => llvm_values::lists,
        "mlir.zero" => zero,
        "module_flags" => llvm_modules::flags,
        "sext" | "zext" => extended,
        "shufflevector" => shuffle,
        "store" => store,
        "switch" => branch_weights,
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "blockaddress" => llvm_blocks::address,
        "call" => llvm_calls::call,
        "dso_local_equivalent" => equivalent,
        "comdat" => llvm_modules::selectors,
        "call_intrinsic" => llvm_calls::bundles,
        "func" => |op| {
            linkage(op)?;
            llvm_modules::function(op)?;
            llvm_blocks::function(op)
        },
        "invoke" => |op| llvm_modules::invoke(op).and_then(|()| llvm_calls::callee(op)),
        "landingpad" => landing_pad,
        "linker_options" | "module_flags" => llvm_modules::at_module,
        "mlir.addressof" => address,
        "mlir.alias" => llvm_modules::alias,
        "mlir.global" => |op| initializer(op).and_then(|()| llvm_modules::in_group(op)),
        "mlir.global_ctors" | "mlir.global_dtors" => structors,
        "mlir.ifunc" => llvm_modules::indirect,
        "return" => returns,
        _ => return None,
    })
}

/// The text of a type or attribute of a dialect, without dialect.
fn type_text<'a>(ctx: &'a Context, ty: Type) -> Option<std::borrow::Cow<'a, str>> {
    match ctx.type_data(ty) {
        TypeData::Opaque { data, .. } => Some(ctx.text(*data)),
        _ => None,
    }
}

/// The type in an attribute, as it is written inside another.
fn type_in(ctx: &Context, attr: Option<Attr>) -> Option<String> {
    Some(inner_text(ctx, ctx.type_value(attr?)?))
}

/// A weight for each way, or none.
fn weights(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let weights = s.attribute("branch_weights").and_then(|attr| s.ctx().i32_array(attr));
    let Some(weights) = weights.filter(|weights| !weights.is_empty()) else { return Ok(()) };
    require(weights.len() == 2, "there is a weight for each successor")?;
    require(weights.iter().any(|&weight| weight != 0), "the weights of branches are not all zero")
}

/// Of a scalable vector it is only known that there is a first element.
fn shuffle(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(TypeData::Vector { scalable, .. }) = s.operand(0).map(|ty| s.ctx().type_data(ty)) else {
        return Ok(());
    };
    let mask = s.attribute("mask").and_then(|attr| s.ctx().i32_array(attr)).unwrap_or_default();
    let same = mask.windows(2).all(|pair| pair[0] == pair[1]);
    require(!scalable.contains(&true) || same, "of a scalable vector one element is taken, several times")
}

fn number_of(s: &Subject<'_, '_, '_, '_>, name: &str) -> i64 {
    s.number(name).unwrap_or(0)
}

const MONOTONIC: i64 = 2;
const ACQUIRE: i64 = 4;
const RELEASE: i64 = 5;
const ACQUIRE_RELEASE: i64 = 6;

/// An access that is atomic has an alignment, and not these orders.
fn access(s: &Subject<'_, '_, '_, '_>, value: Option<Type>, refused: [i64; 2]) -> Checked {
    let is_known = value.is_none_or(|ty| is_usable(&inner_text(s.ctx(), ty)));
    require(is_known, "what is read and written has a type of `llvm`")?;
    let fits = value.is_none_or(|ty| has_size(&inner_text(s.ctx(), ty)));
    require(fits, "values of this type have no size")?;
    let ordering = number_of(s, "ordering");
    if ordering == 0 {
        return require(s.attribute("syncscope").is_none(), "only what is atomic has a scope");
    }
    let fits = value.is_none_or(|ty| llvm_values::is_atomic(s.ctx(), ty));
    require(fits, "values of this type are not read or written at once")?;
    require(!refused.contains(&ordering), "this access does not have this order")?;
    require(s.attribute("alignment").is_some(), "an atomic access has an alignment")
}

fn load(s: &Subject<'_, '_, '_, '_>) -> Checked {
    access(s, s.result(), [RELEASE, ACQUIRE_RELEASE])
}

fn store(s: &Subject<'_, '_, '_, '_>) -> Checked {
    access(s, s.operand(0), [ACQUIRE, ACQUIRE_RELEASE])
}

fn fence(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(number_of(s, "ordering") >= ACQUIRE, "a fence orders more than one access")
}

/// Floats are added as floats, integers as integers.
fn atomic(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(number_of(s, "ordering") >= MONOTONIC, "an atomic access has an order")?;
    let Some(value) = s.operand(1) else { return Ok(()) };
    let data = s.ctx().type_data(element(s.ctx(), value).unwrap_or(value));
    let fits = match number_of(s, "bin_op") {
        0 => match data {
            TypeData::Opaque { .. } => !is_aggregate(&inner_text(s.ctx(), value)),
            _ => shaped(s.ctx(), value).is_none(),
        },
        11..=14 | 19 | 20 => matches!(data, TypeData::Float(_)),
        _ => matches!(data, TypeData::Integer { width: 8 | 16 | 32 | 64, .. }),
    };
    require(fits, "this is not done with values of this type")
}

fn exchange(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let orders = [number_of(s, "success_ordering"), number_of(s, "failure_ordering")];
    require(orders.iter().all(|&order| order >= MONOTONIC), "an atomic access has an order")?;
    let writes = [RELEASE, ACQUIRE_RELEASE].contains(&orders[1]);
    require(!writes, "what fails writes nothing, so it has not this order")?;
    let (Some(value), Some(result)) = (s.operand(1), s.result()) else { return Ok(()) };
    require(llvm_values::is_atomic(s.ctx(), value), "values of this type are not exchanged at once")?;
    let wanted = format!("struct<({}, i1)>", inner_text(s.ctx(), value));
    require(inner_text(s.ctx(), result) == wanted, "the result is the value and whether it was exchanged")
}

/// Assembly is not called.
fn assembly(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let kind = s.attribute("tail_call_kind").and_then(|attr| super::word(s.ctx(), attr));
    require(kind.as_deref() != Some("musttail"), "assembly is no call that must be the last")
}

fn is_aggregate(text: &str) -> bool {
    bare(text).starts_with("struct<") || bare(text).starts_with("array<")
}

/// Of the types of targets, some are kept in memory of a function.
fn alloca(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let text = type_in(s.ctx(), s.attribute("elem_type")).unwrap_or_default();
    let is_target = bare(&text).starts_with("target<");
    require(!is_target || has_size(&text), "this type of a target is not kept in memory of a function")
}

/// Of the types of targets, those of SPIR-V have a zero.
fn zero(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let text = s.result().map(|ty| inner_text(s.ctx(), ty)).unwrap_or_default();
    require(!is_closed(&text), "this type of a target has no zero")
}

/// Whether it is a type of a target of which there are no zero and no globals.
fn is_closed(text: &str) -> bool {
    bare(text).strip_prefix("target<\"").is_some_and(|name| !name.starts_with("spirv."))
}

fn intrinsic(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let name = s.attribute("intrin").and_then(|attr| s.ctx().string_value(attr));
    require(
        name.is_none_or(|name| name.starts_with(b"llvm.")),
        "the name of an intrinsic begins with `llvm.`",
    )
}

/// A vector becomes one of as many elements.
fn extended(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let vectors = [s.shape(0), s.result_shape()].map(|shape| shape.map(|(sizes, _)| sizes));
    let [Some(from), Some(to)] = vectors else { return Ok(()) };
    require(from == to, "a vector becomes a vector of its shape")
}

/// A vector whose size is known has no scalable part.
fn part(s: &Subject<'_, '_, '_, '_>, whole: Option<Type>, part: Option<Type>) -> Checked {
    let [whole, part] = [whole, part].map(|ty| match ty.map(|ty| s.ctx().type_data(ty)) {
        Some(TypeData::Vector { scalable, .. }) => scalable.contains(&true),
        _ => false,
    });
    require(whole || !part, "a scalable part is one of a scalable vector")
}

/// Cases have the type of what is looked at. A weight for each of them and for all others, or none.
fn branch_weights(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let cases = s.attribute("case_values").and_then(|attr| s.ctx().attr_type(attr));
    let cases = cases.and_then(|ty| element(s.ctx(), ty));
    require(cases.is_none() || cases == s.operand(0), "cases have the type of the value")?;
    let weights = s.attribute("branch_weights").and_then(|attr| s.ctx().i32_array(attr));
    let successors = s.op.body().successors(s.op.op()).len();
    let fits = weights.is_none_or(|weights| weights.is_empty() || weights.len() == successors);
    require(fits, "there is a weight for each successor")
}

/// Pointers become pointers of the same address space.
fn bitcast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_pointer = |ty: Option<Type>| {
        let ty = ty.map(|ty| element(s.ctx(), ty).unwrap_or(ty));
        let text = ty.and_then(|ty| type_text(s.ctx(), ty));
        text.is_some_and(|text| text.starts_with("ptr"))
    };
    require(is_pointer(s.operand(0)) == is_pointer(s.result()), "only a pointer is cast to a pointer")?;
    let same = !is_pointer(s.result()) || s.operand(0) == s.result();
    require(same, "a cast to another address space is an `llvm.addrspacecast`")
}

/// The bytes of a string are those of an array.
fn is_array_of(text: &str, length: usize) -> bool {
    array(text) == Some((length as u64, "i8"))
}

fn global(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let ty = s.attribute("global_type").and_then(|attr| ctx.type_value(attr));
    if let Some(ty) = ty {
        let text = inner_text(ctx, ty);
        let is_abstract = matches!(bare(&text), "label" | "metadata" | "token" | "void");
        require(is_usable(&text) && !is_abstract, "a global has a type of `llvm` that has a size")?;
        require(!is_closed(&text), "there are no globals of this type of a target")?;
    }
    let alignment = s.number("alignment").and_then(|number| u64::try_from(number).ok());
    let is_power = alignment.is_none_or(|number| number == 0 || number.is_power_of_two());
    require(is_power, "an alignment is a power of two")?;
    let linkage = s.attribute("linkage").and_then(|attr| super::word(ctx, attr)).unwrap_or_default();
    let is_array = ty.is_none_or(|ty| array(bare(&inner_text(ctx, ty))).is_some());
    require(linkage != "appending" || is_array, "what is appended to is an array")?;
    let fits = linkage != "common" || s.attribute("value").is_none_or(|attr| llvm_values::is_zero(ctx, attr));
    require(fits, "a common global begins with zero")?;
    let (Some(value), Some(ty)) = (s.attribute("value"), ty) else { return Ok(()) };
    match ctx.attr_data(value) {
        AttrData::String { value, .. } => require(
            is_array_of(&inner_text(ctx, ty), ctx.bytes(*value).len()),
            "a string is an array of its bytes",
        ),
        _ => Ok(()),
    }
}

/// A part of `inbounds`, which does not stand alone.
const INBOUNDS_FLAG: i64 = 1;

/// Indices of structures are numbers and within them.
fn element_pointer(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_alone = number_of(s, "noWrapFlags") == INBOUNDS_FLAG;
    require(!is_alone, "`inbounds_flag` is a part of `inbounds`, which is written")?;
    let indices = s.attribute("rawConstantIndices").and_then(|attr| s.ctx().i32_array(attr));
    let (Some(indices), Some(text)) = (indices, type_in(s.ctx(), s.attribute("elem_type"))) else {
        return Ok(());
    };
    let given = indices.iter().filter(|&&index| index == i32::MIN).count();
    require(given == s.count(1), "there is an operand for each index that is not a number")?;
    let mut inside = text.as_str();
    for &index in indices.iter().skip(1) {
        let text = bare(inside);
        if let Some((_, element)) = array(text) {
            inside = element;
        } else if let Some(elements) = elements(text) {
            require(index != i32::MIN, "an index into a structure is a number")?;
            let element = usize::try_from(index).ok().and_then(|index| elements.get(index).copied());
            let Some(element) = element else {
                return Err("an index into a structure is that of an element".into());
            };
            inside = element;
        } else if text.starts_with("vector<") || text.starts_with("struct<") || text.starts_with('!') {
            return Ok(());
        } else {
            return Err("there is nothing inside at this index".into());
        }
    }
    Ok(())
}

/// The body of a global gives a value of its type.
fn initializer(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let has_body = super::view(op).last_op(0).is_some();
    require(!has_body || attribute(op, "value").is_none(), "a global has a value or a body, not both")?;
    let wanted = attribute(op, "global_type").and_then(|attr| ctx.type_value(attr));
    let Some(last) = super::view(op).last_op(0).filter(|last| name_of(*last) == "llvm.return") else {
        return Ok(());
    };
    let given = (last.operand_count() == 1).then(|| last.operand_type(0));
    require(given == wanted, "the body of a global gives a value of its type")?;
    llvm_modules::without_effects(op)
}

/// What can be said of arguments that are pointers alone.
const OF_POINTERS: [&[u8]; 16] = [
    b"llvm.align",
    b"llvm.allocalign",
    b"llvm.allocptr",
    b"llvm.byref",
    b"llvm.byval",
    b"llvm.dereferenceable",
    b"llvm.dereferenceable_or_null",
    b"llvm.elementtype",
    b"llvm.inalloca",
    b"llvm.nest",
    b"llvm.noalias",
    b"llvm.nocapture",
    b"llvm.nofree",
    b"llvm.nonnull",
    b"llvm.preallocated",
    b"llvm.sret",
];

/// What can be said of an argument, and has no value.
const FLAGS: [&[u8]; 14] = [
    b"llvm.allocalign",
    b"llvm.allocptr",
    b"llvm.inreg",
    b"llvm.nest",
    b"llvm.noalias",
    b"llvm.nocapture",
    b"llvm.nofree",
    b"llvm.nonnull",
    b"llvm.noundef",
    b"llvm.readnone",
    b"llvm.readonly",
    b"llvm.signext",
    b"llvm.writeonly",
    b"llvm.zeroext",
];

/// What can be said of an argument, and is a number.
const NUMBERS: [&[u8]; 4] =
    [b"llvm.align", b"llvm.alignstack", b"llvm.dereferenceable", b"llvm.dereferenceable_or_null"];

/// Those of them that are types.
const TYPES: [&[u8]; 6] =
    [b"llvm.byref", b"llvm.byval", b"llvm.elementtype", b"llvm.inalloca", b"llvm.preallocated", b"llvm.sret"];

/// Whether an attribute that says something of an argument has a value as it must.
pub(crate) fn argument(ctx: &Context, name: &str, value: Attr) -> Checked {
    let name = name.as_bytes();
    let is_unit = matches!(ctx.attr_data(value), AttrData::Unit);
    require(is_unit || !FLAGS.contains(&name), "this attribute has no value")?;
    let is_number = ctx.int_value(value).is_some();
    require(is_number || !NUMBERS.contains(&name), "this attribute is a number")?;
    let is_type = ctx.type_value(value).is_some();
    require(is_type || !TYPES.contains(&name), "this attribute is a type")
}

/// What is said of arguments, and not of results.
const OF_ARGUMENTS: [&[u8]; 14] = [
    b"llvm.allocalign",
    b"llvm.allocptr",
    b"llvm.byref",
    b"llvm.byval",
    b"llvm.inalloca",
    b"llvm.nest",
    b"llvm.nocapture",
    b"llvm.nofree",
    b"llvm.preallocated",
    b"llvm.readonly",
    b"llvm.returned",
    b"llvm.sret",
    b"llvm.swifterror",
    b"llvm.writeonly",
];

/// Arguments have types of `llvm`, and attributes that such a type can have.
fn function(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let Some(text) = type_in(ctx, s.attribute("function_type")) else { return Ok(()) };
    let Some(ty) = llvm_function_type(&text) else { return Ok(()) };
    let has = |name: &str| s.attribute(name).is_some();
    require(!has("no_inline") || !has("always_inline"), "a function is always put in line, or never is")?;
    require(!has("optimize_none") || has("no_inline"), "what is not optimised is not put in line")?;
    let features = s.attribute("target_features").map(|attr| pdll_ir::print_attr(ctx, attr));
    let signed = features.iter().flat_map(|text| text.split('"').skip(1).step_by(2));
    let fits = signed.clone().all(|feature| feature.starts_with(['+', '-']));
    require(fits, "a feature of a target begins with `+` or `-`")?;
    let usable = ty.inputs.iter().chain([&ty.result]).all(|text| is_usable(text));
    require(usable, "arguments and results of a function have types of `llvm`")?;
    let of_results = s.attribute("res_attrs").and_then(|attr| items(ctx, attr)).unwrap_or(&[]);
    for attrs in of_results {
        let AttrData::Dict(dict) = ctx.attr_data(*attrs) else { continue };
        let of_arguments = |&(name, _): &(pdll_ir::Name, Attr)| OF_ARGUMENTS.contains(&ctx.bytes(name));
        require(!ctx.entries(*dict).iter().any(of_arguments), "this is said of arguments only")?;
        let is_pointer = bare(ty.result).starts_with("ptr") || ty.result.starts_with('!');
        let of_pointers = |&(name, _): &(pdll_ir::Name, Attr)| OF_POINTERS.contains(&ctx.bytes(name));
        let fits = is_pointer || !ctx.entries(*dict).iter().any(of_pointers);
        require(fits, "this is said of pointers")?;
    }
    let Some(attrs) = s.attribute("arg_attrs").and_then(|attr| items(ctx, attr)) else { return Ok(()) };
    for (attrs, input) in attrs.iter().zip(&ty.inputs) {
        let AttrData::Dict(dict) = ctx.attr_data(*attrs) else { continue };
        for &(name, value) in ctx.entries(*dict) {
            let name = ctx.bytes(name);
            if name == b"nvvm.grid_constant" {
                let is_unit = matches!(ctx.attr_data(value), AttrData::Unit);
                require(is_unit, "`nvvm.grid_constant` has no value")?;
                let by_value = ctx.entries(*dict).iter().any(|&(name, _)| ctx.bytes(name) == b"llvm.byval");
                require(by_value, "`nvvm.grid_constant` is said of what is handed over by `llvm.byval`")?;
            }
            let is_pointer = bare(input).starts_with("ptr") || input.starts_with('!');
            require(is_pointer || !OF_POINTERS.contains(&name), "this is said of pointers")?;
            let extends = matches!(name, b"llvm.signext" | b"llvm.zeroext");
            let is_float = matches!(bare(input), "f16" | "bf16" | "f32" | "f64");
            require(!extends || !is_float && !is_pointer, "only integers are extended")?;
        }
    }
    Ok(())
}

/// The linkage of a function, by its word.
fn linkage_of(view: OpView<'_>) -> Option<String> {
    match view.ctx().attr_data(view.attribute_named("linkage")?) {
        AttrData::Opaque { data, .. } => {
            let text = view.ctx().text(*data);
            Some(text.strip_prefix("linkage<")?.strip_suffix('>')?.to_string())
        }
        _ => None,
    }
}

/// A function without a body is defined elsewhere.
fn linkage(op: &mut OpVerifier<'_, '_>) -> Checked {
    let view = super::view(op);
    let Some(linkage) = linkage_of(view) else { return Ok(()) };
    require(linkage != "common", "a function has not this linkage")?;
    let is_external = view.region_blocks(0).1.is_empty();
    let fits = !is_external || matches!(&*linkage, "external" | "extern_weak");
    require(fits, "a function without a body is `external` or `extern_weak`")
}

/// What returns and landing pads are in.
const DEFINITIONS: [&str; 3] = ["llvm.func", "llvm.mlir.global", "llvm.mlir.alias"];

/// It gives what the function gives.
fn returns(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(around) = enclosing(op, &DEFINITIONS).filter(|around| name_of(*around) == "llvm.func") else {
        return Ok(());
    };
    let Some(text) = type_in(ctx, around.attribute_named("function_type")) else { return Ok(()) };
    let Some(ty) = llvm_function_type(&text) else { return Ok(()) };
    match (bare(ty.result), &operand_types(op)[..]) {
        ("void", []) => Ok(()),
        ("void", _) => Err("the function gives nothing".into()),
        (result, &[given]) => {
            let same = bare(&inner_text(ctx, given)) == result;
            require(same, "the function gives a value of another type")
        }
        _ => Err("the function gives a value".into()),
    }
}

fn landing_pad(op: &mut OpVerifier<'_, '_>) -> Checked {
    let around = enclosing(op, &DEFINITIONS).filter(|around| name_of(*around) == "llvm.func");
    let fits = around.is_none_or(|around| around.attribute_named("personality").is_some());
    require(fits, "the function around has a personality")?;
    let catches = op.body().num_operands(op.op()) > 0 || attribute(op, "cleanup").is_some();
    require(catches, "it catches something, or cleans up")?;
    let (ctx, body) = (op.ctx(), op.body());
    let named = |value: Value| match body.def(value) {
        ValueDef::Result(by, _) => Some(OpView::new(ctx, op.ir(), op.body_id(), by)),
        _ => None,
    };
    let is_known = |value: Value| {
        let is_list = array(bare(&inner_text(ctx, body.value_type(value)))).is_some();
        let by = named(value);
        is_list
            || by.is_some_and(|by| {
                matches!(&*name_of(by), "llvm.mlir.addressof" | "llvm.mlir.zero" | "llvm.bitcast")
            })
    };
    require(body.operands(op.op()).all(is_known), "what is caught is a constant")?;
    // A cast of an address is one, too.
    let is_address = |value: Value| {
        let Some(cast) = named(value).filter(|by| name_of(*by) == "llvm.bitcast") else { return true };
        let from = cast.body().operands(cast.op()).next().and_then(named);
        from.is_some_and(|by| name_of(by) == "llvm.mlir.addressof")
    };
    require(body.operands(op.op()).all(is_address), "what is caught and cast is the address of a global")
}

/// The operation that a symbol in an attribute stands for; `None` where there is no such attribute.
pub(super) fn target<'a>(op: &mut OpVerifier<'_, 'a>, name: &str) -> Option<Option<OpView<'a>>> {
    let (ctx, ir) = (op.ctx(), op.ir());
    let path = match ctx.attr_data(attribute(op, name)?) {
        AttrData::Symbol(path) => path,
        _ => return None,
    };
    let found = op.lookup_symbol(path[0]);
    Some(found.map(|(body, target)| OpView::new(ctx, ir, body, target)))
}

fn address(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(target) = target(op, "global_name") else { return Ok(()) };
    let defines =
        |name: &str| matches!(name, "llvm.func" | "llvm.mlir.alias" | "llvm.mlir.global" | "llvm.mlir.ifunc");
    let Some(target) = target.filter(|target| defines(&name_of(*target))) else {
        return Err("the symbol is not a global or function of this module".into());
    };
    if name_of(target) == "llvm.func" {
        return Ok(());
    }
    let space = target.attribute_named("addr_space").and_then(|attr| ctx.int_value(attr)).unwrap_or(0);
    let Some(&ty) = result_types(op).first() else { return Ok(()) };
    let text = inner_text(ctx, ty);
    let given = text.strip_prefix("ptr<").and_then(|rest| rest.strip_suffix('>')).unwrap_or("0");
    let differs = given.parse::<i128>().is_ok_and(|given| given != space);
    require(!differs, "the pointer has another address space than what it points to")
}

fn equivalent(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(target) = target(op, "function_name") else { return Ok(()) };
    let is_function =
        target.is_some_and(|target| matches!(&*name_of(target), "llvm.func" | "llvm.mlir.alias"));
    require(is_function, "the symbol is not a function of this module, or an alias")
}

/// Each is a function with a body.
fn structors(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let data = attribute(op, "data").and_then(|attr| items(ctx, attr)).unwrap_or(&[]);
    let is_data = |&attr: &Attr| match ctx.attr_data(attr) {
        AttrData::Symbol(_) => true,
        AttrData::Opaque { namespace, data, .. } => {
            ctx.bytes(*namespace) == b"llvm" && ctx.bytes(*data) == b"zero"
        }
        _ => false,
    };
    require(data.iter().all(is_data), "data is a symbol or `#llvm.zero`")?;
    let list = attribute(op, "ctors").or(attribute(op, "dtors")).and_then(|attr| items(ctx, attr));
    for &item in list.unwrap_or(&[]) {
        let AttrData::Symbol(path) = ctx.attr_data(item) else { continue };
        let found = symbol_target(op, path[0]);
        let is_defined = found
            .is_some_and(|target| name_of(target) == "llvm.func" && !target.region_blocks(0).1.is_empty());
        require(is_defined, "what runs at the start or the end is a function with a body")?;
    }
    Ok(())
}
