//! Names of results in printed text.
//!
//! An operation with several results names them as its definition does; a few operations have names of their
//! own, which in MLIR is code.

use crate::form::Groups;
use crate::loop_names::LoopNames;
use pdll_ir::{AsmNames, AttrData, OpView, Sign, TypeData, ValueDef, print_type};
use pdll_ods::model::{KnownTrait, OpModel};
use std::sync::Arc;

/// The names of the results of an operation, if they have any.
pub(crate) fn names(op: &OpModel, results: &Groups) -> Option<Arc<dyn AsmNames>> {
    if let Some(name) = own(&op.name) {
        return Some(Arc::new(name));
    }
    if let Some(structured) = structured(&op.name) {
        return Some(Arc::new(structured));
    }
    if op.name == "memref.extract_strided_metadata" {
        let names = ["base_buffer", "offset", "sizes", "strides"].map(str::to_string).to_vec();
        return Some(Arc::new(OfGroups { names, groups: results.clone() }));
    }
    if op.name == "shard.neighbors_linear_indices" {
        let names = ["down_linear_idx", "up_linear_idx"].map(str::to_string).to_vec();
        return Some(Arc::new(OfGroups { names, groups: results.clone() }));
    }
    if matches!(&*op.name, "omp.canonical_loop" | "omp.new_cli") {
        return Some(Arc::new(LoopNames));
    }
    if op.name == "transform.foreach_match" {
        return Some(Arc::new(RootAndYielded));
    }
    let several = op.results.len() > 1 && !op.has_trait(KnownTrait::OpAsmOpInterface);
    several.then(|| {
        let names = op.results.iter().map(|result| result.name.clone()).collect();
        Arc::new(OfGroups { names, groups: results.clone() }) as Arc<dyn AsmNames>
    })
}

/// Operations whose region takes elements of the operands.
struct Structured {
    result: &'static str,
    /// What arguments for outputs are called; those for inputs are called `in`.
    output: &'static str,
    inputs: fn(OpView<'_>) -> usize,
}

fn structured(op: &str) -> Option<Structured> {
    let sized = |op: OpView<'_>| {
        let sizes = op.attribute_named("operandSegmentSizes").and_then(|sizes| op.ctx().i32_array(sizes));
        sizes.and_then(|sizes| usize::try_from(*sizes.first()?).ok()).unwrap_or(0)
    };
    let (result, output, inputs): (_, _, fn(OpView<'_>) -> usize) = match op {
        "linalg.generic" => ("", "out", sized),
        "linalg.map" => ("mapped", "init", |op| op.operand_count().saturating_sub(1)),
        "linalg.reduce" => ("reduced", "init", |op| op.operand_count() / 2),
        _ => return None,
    };
    Some(Structured { result, output, inputs })
}

impl AsmNames for Structured {
    fn result_names(&self, op: OpView<'_>, name: &mut dyn FnMut(usize, &str)) {
        if op.result_count() > 0 && !self.result.is_empty() {
            name(0, self.result);
        }
    }

    fn argument_names(&self, op: OpView<'_>, region: usize, name: &mut dyn FnMut(usize, &str)) {
        let inputs = (self.inputs)(op);
        for index in 0..op.entry_arguments(region).map_or(0, <[_]>::len) {
            name(index, if index < inputs { "in" } else { self.output });
        }
    }
}

/// The results of `transform.foreach_match`, each by itself.
struct RootAndYielded;

impl AsmNames for RootAndYielded {
    fn result_names(&self, op: OpView<'_>, name: &mut dyn FnMut(usize, &str)) {
        for index in 0..op.result_count() {
            name(index, if index == 0 { "updated_root" } else { "yielded" });
        }
    }
}

/// Each group by its name.
struct OfGroups {
    names: Vec<String>,
    groups: Groups,
}

impl AsmNames for OfGroups {
    fn result_names(&self, op: OpView<'_>, name: &mut dyn FnMut(usize, &str)) {
        let ranges = self.groups.divide(op.ctx(), op.result_count(), |name| op.attribute(name));
        for (text, range) in self.names.iter().zip(ranges.iter().flat_map(|ranges| ranges.iter())) {
            if !range.is_empty() && !text.is_empty() {
                name(range.start, text);
            }
        }
    }
}

/// The name of the first result.
enum Own {
    /// Always this.
    Fixed(&'static str),
    /// By the attribute `value`: `c4_i32`.
    Constant,
    /// By the attribute `value`: this and the number.
    Number(&'static str),
    /// By the attribute `dimension`: `thread_id_x`.
    Dimension(&'static str),
    /// By anything else.
    Code(fn(OpView<'_>) -> Option<String>),
}

fn own(op: &str) -> Option<Own> {
    Some(match op {
        "arith.constant" => Own::Constant,
        "arith.muli" => Own::Code(scaled),
        "index.bool.constant" | "smt.constant" => Own::Constant,
        "index.constant" => Own::Number("idx"),
        "shape.const_size" => Own::Number("c"),
        "smt.int.constant" => Own::Code(|op| {
            let value = op.attribute_named("value")?;
            Some(format!("c{}", crate::hand::smt_integer_text(op.ctx(), value)?))
        }),
        "smt.bv.constant" => Own::Code(bit_vector),
        "spirv.Constant" => Own::Code(spirv_constant),
        "spirv.mlir.addressof" => Own::Code(address),
        "smt.declare_fun" => Own::Code(|op| {
            let prefix = op.ctx().string_value(op.attribute_named("namePrefix")?)?;
            Some(String::from_utf8_lossy(prefix).into_owned())
        }),
        "ml_program.global_load" | "ml_program.global_load_const" => Own::Code(|op| {
            let AttrData::Symbol(path) = op.ctx().attr_data(op.attribute_named("global")?) else {
                return None;
            };
            Some(op.ctx().text(*path.last()?).into_owned())
        }),
        "gpu.block_id" => Own::Dimension("block_id"),
        "gpu.block_dim" => Own::Dimension("block_dim"),
        "gpu.grid_dim" => Own::Dimension("grid_dim"),
        "gpu.thread_id" => Own::Dimension("thread_id"),
        "gpu.global_id" => Own::Dimension("global_id"),
        "gpu.cluster_id" => Own::Dimension("cluster_id"),
        "gpu.cluster_dim" => Own::Dimension("cluster_dim"),
        "gpu.cluster_block_id" => Own::Dimension("cluster_block_id"),
        "gpu.cluster_dim_blocks" => Own::Dimension("cluster_dim_blocks"),
        _ => Own::Fixed(fixed(op)?),
    })
}

fn fixed(op: &str) -> Option<&'static str> {
    Some(match op {
        "complex.constant" => "cst",
        "func.constant" => "f",
        "vector.vscale" => "vscale",
        "memref.alloc" => "alloc",
        "memref.alloca" => "alloca",
        "memref.cast" | "tensor.cast" => "cast",
        "memref.collapse_shape" => "collapse_shape",
        "memref.dim" | "tensor.dim" => "dim",
        "memref.expand_shape" => "expand_shape",
        "memref.reinterpret_cast" => "reinterpret_cast",
        "memref.reshape" | "tensor.reshape" => "reshape",
        "memref.subview" => "subview",
        "memref.transpose" => "transpose",
        "memref.view" => "view",
        "memref.memory_space_cast" => "memspacecast",
        "memref.assume_alignment" => "assume_align",
        "memref.extract_aligned_pointer_as_index" => "intptr",
        "tensor.collapse_shape" => "collapsed",
        "tensor.expand_shape" => "expanded",
        "tensor.extract" => "extracted",
        "tensor.extract_slice" => "extracted_slice",
        "tensor.from_elements" => "from_elements",
        "tensor.generate" => "generated",
        "tensor.insert" => "inserted",
        "tensor.insert_slice" => "inserted_slice",
        "tensor.pad" => "padded",
        "tensor.rank" => "rank",
        "tensor.splat" => "splat",
        "tensor.concat" => "concat",
        "tensor.gather" => "gather",
        "tensor.scatter" => "scatter",
        "shard.all_gather" => "all_gather",
        "shard.all_reduce" => "all_reduce",
        "shard.all_slice" => "all_slice",
        "shard.all_to_all" => "all_to_all",
        "shard.broadcast" => "broadcast",
        "shard.gather" => "gather",
        "shard.grid_shape" => "grid_shape",
        "shard.process_linear_index" | "shard.process_multi_index" => "proc_linear_idx",
        "shard.recv" => "recv",
        "shard.reduce" => "reduce",
        "shard.reduce_scatter" => "reduce_scatter",
        "shard.scatter" => "scatter",
        "shard.send" => "send",
        "shard.shard" => "sharding_annotated",
        "shard.shard_shape" => "shard_shape",
        "shard.sharding" => "sharding",
        "shard.shift" => "shift",
        "linalg.broadcast" => "broadcasted",
        "linalg.transpose" => "transposed",
        "linalg.pack" => "pack",
        "linalg.unpack" => "unpack",
        _ => return None,
    })
}

impl AsmNames for Own {
    fn result_names(&self, op: OpView<'_>, name: &mut dyn FnMut(usize, &str)) {
        if op.result_count() == 0 {
            return;
        }
        match self {
            Own::Fixed(text) => name(0, text),
            Own::Constant => name(0, &constant(op)),
            Own::Code(code) => {
                if let Some(text) = code(op) {
                    name(0, &text);
                }
            }
            Own::Number(prefix) => {
                let value = op.attribute_named("value").and_then(|value| op.ctx().int_value(value));
                if let Some(value) = value {
                    name(0, &format!("{prefix}{value}"));
                }
            }
            Own::Dimension(prefix) => {
                let dimension = op.attribute_named("dimension").map(|attr| op.ctx().attr_data(attr));
                if let Some(AttrData::Opaque { data, .. }) = dimension {
                    let text = op.ctx().text(*data);
                    let case = text.trim_end_matches('>').rsplit([' ', '<']).next().unwrap_or_default();
                    name(0, &format!("{prefix}_{case}"));
                }
            }
        }
    }
}

/// `c4_vscale`: so many times the scale of vectors.
fn scaled(op: OpView<'_>) -> Option<String> {
    let mut made = op.body().operands(op.op()).filter_map(|value| match op.body().def(value) {
        ValueDef::Result(by, _) => Some(OpView::new(op.ctx(), op.ir(), op.body_id(), by)),
        _ => None,
    });
    let named = |made: OpView<'_>, name: &str| made.ctx().bytes(made.name()) == name.as_bytes();
    let (a, b) = (made.next()?, made.next()?);
    let (scale, factor) = if named(a, "vector.vscale") { (a, b) } else { (b, a) };
    let is_product = named(scale, "vector.vscale") && named(factor, "arith.constant");
    let number = factor.attribute_named("value").filter(|_| is_product)?;
    Some(format!("c{}_vscale", op.ctx().int_value(number)?))
}

/// `true`, `c4_i32`, `c4` of an index, `cst` of all else.
fn constant(op: OpView<'_>) -> String {
    let ctx = op.ctx();
    let Some(value) = op.attribute_named("value") else { return "cst".into() };
    let (Some(number), Some(ty)) = (ctx.int_value(value), ctx.attr_type(value)) else { return "cst".into() };
    match ctx.type_data(ty) {
        TypeData::Integer { width: 1, .. } => if number == 0 { "false" } else { "true" }.into(),
        TypeData::Index => format!("c{number}"),
        TypeData::Integer { sign: Sign::Signless, width } => format!("c{number}_i{width}"),
        _ => "cst".into(),
    }
}

/// `c5_bv8`
fn bit_vector(op: OpView<'_>) -> Option<String> {
    let AttrData::Opaque { data, .. } = *op.ctx().attr_data(op.attribute_named("value")?) else {
        return None;
    };
    let TypeData::Opaque { data: ty, .. } = *op.ctx().type_data(op.result_type(0)) else { return None };
    let inner = |name| {
        let text = op.ctx().text(name).into_owned();
        Some(text.strip_prefix("bv<")?.strip_suffix('>')?.trim().to_string())
    };
    Some(format!("c{}_bv{}", inner(data)?, inner(ty)?))
}

/// `cst_f32`, `cst1_i32`, `true`, `cst_vec_2xi32`
fn spirv_constant(op: OpView<'_>) -> Option<String> {
    let (ctx, ty) = (op.ctx(), op.result_type(0));
    let number = op.attribute_named("value").and_then(|value| ctx.int_value(value));
    let scalar = |ty| ctx.int_width(ty).is_some() || ctx.float_kind(ty).is_some();
    Some(match (ctx.type_data(ty), number) {
        (TypeData::Integer { width: 1, .. }, Some(number)) => {
            if number == 0 { "false" } else { "true" }.into()
        }
        (TypeData::Integer { .. }, Some(number)) => format!("cst{number}_{}", print_type(ctx, ty)),
        (TypeData::Vector { dims, element, .. }, _) => {
            let element =
                if scalar(*element) { format!("x{}", print_type(ctx, *element)) } else { String::new() };
            format!("cst_vec_{}{element}", dims.first()?)
        }
        _ if scalar(ty) => format!("cst_{}", print_type(ctx, ty)),
        _ => "cst".into(),
    })
}

/// `NAME_addr`
fn address(op: OpView<'_>) -> Option<String> {
    let AttrData::Symbol(path) = op.ctx().attr_data(op.attribute_named("variable")?) else { return None };
    Some(format!("{}_addr", op.ctx().text(*path.first()?)))
}
