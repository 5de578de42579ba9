//! What in MLIR is C++ of the dialects: checks of single operations, by name.
//!
//! Some look at attributes and types only ([`signature`]), some at regions, symbols and values as well
//! ([`around`]). What they do not know, types of dialects above all, they let pass.

mod acc;
mod acc_data;
mod affine;
mod affine_values;
mod amdgpu;
mod amx;
mod arm;
mod asynchronous;
mod bufferization;
mod constants;
mod contractions;
mod dma;
mod emitc;
mod emitc_expressions;
mod emitc_values;
mod functions;
mod gather;
mod gpu;
mod gpu_matrix;
mod irdl;
mod layout;
mod linalg;
mod llvm;
mod llvm_blocks;
mod llvm_calls;
mod llvm_constants;
mod llvm_modules;
mod llvm_types;
mod llvm_values;
mod masks;
mod memory;
mod memref;
mod ml_program;
mod nvgpu;
mod nvvm;
mod nvvm_matrix;
mod nvvm_words;
mod omp;
mod parallel;
mod pdl;
mod pdl_interp;
mod pdl_patterns;
mod ptr;
mod quant;
mod relayout;
mod scf;
mod shape;
mod shard;
mod slices;
mod smt;
mod sparse_tensor;
mod spirv;
mod structured;
mod tensor;
mod tosa;
mod transfer;
mod transform;
mod vector;
mod wasmssa;
mod winograd;
mod xegpu;
mod xevm;

pub(super) use gpu::inside;
pub(super) use llvm::argument as llvm_argument;

use super::Typed;
use pdll_ir::{
    AffineMap, Attr, AttrData, Context, DYNAMIC, Name, OpVerifier, OpView, Type, TypeData, Value, ValueDef,
    Violation,
};

/// An operation whose attributes and types are looked at.
pub(super) struct Subject<'v, 'o, 'a, 't> {
    op: &'o OpVerifier<'v, 'a>,
    operands: &'o Typed<'t>,
    results: &'o Typed<'t>,
}

type Checked = Result<(), Violation>;

/// A check of attributes and types.
pub(super) type SignatureCheck = fn(&Subject<'_, '_, '_, '_>) -> Checked;
/// A check of what is in an operation or around it.
pub(super) type AroundCheck = fn(&mut OpVerifier<'_, '_>) -> Checked;

/// What attributes and types of an operation of this name must be.
pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    let (dialect, name) = op.split_once('.')?;
    match dialect {
        "acc" => acc::signature(name),
        "affine" => affine::signature(name),
        "amdgpu" => amdgpu::signature(name),
        "amx" | "x86vector" => amx::signature(op),
        "arm_neon" | "arm_sme" => arm::signature(op),
        "async" => asynchronous::signature(name),
        "bufferization" => bufferization::signature(name),
        "emitc" => emitc::signature(name),
        "gpu" => gpu::signature(name),
        "irdl" => irdl::signature(name),
        "linalg" => linalg::signature(name),
        "llvm" => llvm::signature(name),
        "memref" => memref::signature(name),
        "ml_program" => ml_program::signature(name),
        "nvgpu" => nvgpu::signature(name),
        "nvvm" => nvvm::signature(name),
        "omp" => omp::signature(name),
        "pdl" => pdl::signature(name),
        "pdl_interp" => pdl_interp::signature(name),
        "ptr" => ptr::signature(name),
        "quant" => quant::signature(name),
        "scf" => scf::signature(name),
        "shape" => shape::signature(name),
        "shard" => shard::signature(name),
        "smt" => smt::signature(name),
        "sparse_tensor" => sparse_tensor::signature(name),
        "spirv" => spirv::signature(name),
        "tensor" => tensor::signature(name),
        "tosa" => tosa::signature(name),
        "transform" => transform::signature(name),
        "vector" => vector::signature(name),
        "wasmssa" => wasmssa::signature(name),
        "xegpu" => xegpu::signature(name),
        "xevm" => xevm::signature(name),
        _ => constants::signature(op),
    }
}

/// What else an operation of this name must be.
pub(super) fn around(op: &str) -> Option<AroundCheck> {
    let (dialect, name) = op.split_once('.')?;
    match dialect {
        "emitc" | "pdl_interp" | "shape" if name == "func" => Some(functions::function),
        "acc" => acc::around(name),
        "affine" => affine::around(name),
        "async" => asynchronous::around(name),
        "emitc" => emitc::around(name),
        "gpu" => gpu::around(name),
        "irdl" => irdl::around(name),
        "linalg" => linalg::around(name),
        "llvm" => llvm::around(name),
        "memref" => memref::around(name),
        "ml_program" => ml_program::around(name),
        "omp" => omp::around(name),
        "pdl" => pdl::around(name),
        "pdl_interp" => pdl_interp::around(name),
        "scf" => scf::around(name),
        "shape" => shape::around(name),
        "shard" => shard::around(name),
        "smt" => smt::around(name),
        "sparse_tensor" => sparse_tensor::around(name),
        "spirv" => spirv::around(name),
        "tensor" => tensor::around(name),
        "tosa" => tosa::around(name),
        "transform" => transform::around(name),
        "vector" => masks::around(name),
        "wasmssa" => wasmssa::around(name),
        _ => constants::around(op),
    }
}

/// What attributes and types of an operation of this name must be, where MLIR asks that after what is in its
/// regions.
pub(super) fn contents_signature(op: &str) -> Option<SignatureCheck> {
    let (dialect, name) = op.split_once('.')?;
    match dialect {
        "linalg" => linalg::contents_signature(name),
        _ => None,
    }
}

/// What else an operation of this name must be when all that is in its regions is right.
pub(super) fn contents(op: &str) -> Option<AroundCheck> {
    let (dialect, name) = op.split_once('.')?;
    match dialect {
        "linalg" => linalg::contents(name),
        "pdl" => pdl::contents(name),
        "scf" => scf::contents(name),
        _ => None,
    }
}

impl<'v, 'o, 'a, 't> Subject<'v, 'o, 'a, 't> {
    pub(super) fn new(op: &'o OpVerifier<'v, 'a>, operands: &'o Typed<'t>, results: &'o Typed<'t>) -> Self {
        Subject { op, operands, results }
    }

    fn ctx(&self) -> &'a Context {
        self.op.ctx()
    }

    fn attribute(&self, name: &str) -> Option<Attr> {
        attribute(self.op, name)
    }

    /// The types of a group of operands.
    fn group(&self, index: usize) -> &'t [Type] {
        let range = self.operands.ranges.get(index).cloned();
        range.and_then(|range| self.operands.types.get(range)).unwrap_or(&[])
    }

    fn operand(&self, index: usize) -> Option<Type> {
        self.operands.types.get(index).copied()
    }

    fn result(&self) -> Option<Type> {
        self.results.types.first().copied()
    }

    /// How many operands a group has.
    fn count(&self, group: usize) -> usize {
        self.operands.ranges.get(group).map_or(0, |range| range.len())
    }

    /// Sizes and elements of operand `index`, if its type has a rank.
    fn shape(&self, index: usize) -> Option<(&'a [i64], Type)> {
        shaped(self.ctx(), self.operand(index)?)
    }

    /// Sizes and elements of the first result, if its type has a rank.
    fn result_shape(&self) -> Option<(&'a [i64], Type)> {
        shaped(self.ctx(), self.result()?)
    }

    /// The value of an integer attribute.
    fn number(&self, name: &str) -> Option<i64> {
        self.ctx().int_value(self.attribute(name)?).and_then(|number| i64::try_from(number).ok())
    }

    /// The map in an attribute.
    fn map(&self, name: &str) -> Option<&'a AffineMap> {
        self.ctx().map_value(self.attribute(name)?)
    }

    /// The numbers of an `array<i64: ..>`.
    fn numbers(&self, name: &str) -> Option<Vec<i64>> {
        crate::hand::i64_items(self.ctx(), self.attribute(name)?)
    }
}

/// Fails with a message unless something holds.
fn require(holds: bool, message: &'static str) -> Checked {
    if holds { Ok(()) } else { Err(message.into()) }
}

/// An attribute of an operation by its name.
fn attribute(op: &OpVerifier<'_, '_>, name: &str) -> Option<Attr> {
    op.attribute(op.ctx().find_name(name)?)
}

/// Sizes and elements of a type that has a rank.
fn shaped(ctx: &Context, ty: Type) -> Option<(&[i64], Type)> {
    ctx.type_data(ty).shaped()
}

/// What a type with or without a rank is made of.
fn element(ctx: &Context, ty: Type) -> Option<Type> {
    crate::hand::element_type(ctx, ty)
}

/// Whether sizes may be the same.
fn compatible(a: &[i64], b: &[i64]) -> bool {
    let same = |(&a, &b): (&i64, &i64)| a == b || a == DYNAMIC || b == DYNAMIC;
    a.len() == b.len() && a.iter().zip(b).all(same)
}

/// How many sizes are not known before it runs.
fn dynamic(sizes: &[i64]) -> usize {
    sizes.iter().filter(|&&size| size == DYNAMIC).count()
}

/// The items of an array attribute.
fn items(ctx: &Context, attr: Attr) -> Option<&[Attr]> {
    match ctx.attr_data(attr) {
        AttrData::Array(items) => Some(items),
        _ => None,
    }
}

/// How many bits a number has; `None` for `index` and what is no number.
fn width(ctx: &Context, ty: Type) -> Option<u32> {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Float(kind) => Some(kind.width()),
        TypeData::Complex(element) => Some(2 * width(ctx, *element)?),
        _ => None,
    }
}

/// The integers in an array attribute; `None` if there is something else in it.
fn integers(ctx: &Context, attr: Attr) -> Option<Vec<i64>> {
    let number = |&item: &Attr| ctx.int_value(item).and_then(|number| i64::try_from(number).ok());
    items(ctx, attr)?.iter().map(number).collect()
}

/// The types of values of a body.
fn value_types(op: &OpVerifier<'_, '_>, values: impl Iterator<Item = Value>) -> Vec<Type> {
    values.map(|value| op.body().value_type(value)).collect()
}

/// The types of the operands.
fn operand_types(op: &OpVerifier<'_, '_>) -> Vec<Type> {
    value_types(op, op.body().operands(op.op()))
}

/// The types of the results.
fn result_types(op: &OpVerifier<'_, '_>) -> Vec<Type> {
    value_types(op, op.body().results(op.op()))
}

/// The operation around this one, to be asked about; `None` at the top.
fn outer<'a>(op: &OpVerifier<'_, 'a>) -> Option<OpView<'a>> {
    let (body, parent) = op.ir().parent(op.body_id(), op.op())?;
    Some(OpView::new(op.ctx(), op.ir(), body, parent))
}

/// The name of an operation.
fn name_of(view: OpView<'_>) -> String {
    view.ctx().text(view.name()).into_owned()
}

/// This operation, to be asked about.
fn view<'a>(op: &OpVerifier<'_, 'a>) -> OpView<'a> {
    OpView::new(op.ctx(), op.ir(), op.body_id(), op.op())
}

/// The operation that a symbol names from here, to be asked about.
fn symbol_target<'a>(op: &mut OpVerifier<'_, 'a>, symbol: Name) -> Option<OpView<'a>> {
    let (body, found) = op.lookup_symbol(symbol)?;
    Some(OpView::new(op.ctx(), op.ir(), body, found))
}

/// How many operands each group has, where the operation keeps that.
fn segment_sizes(op: &OpVerifier<'_, '_>) -> Option<Vec<i32>> {
    op.ctx().i32_array(attribute(op, "operandSegmentSizes")?)
}

/// The nearest operation of one of these names around an operation.
fn enclosing<'a>(op: &OpVerifier<'_, 'a>, names: &[&str]) -> Option<OpView<'a>> {
    let mut around = outer(op)?;
    while !names.contains(&&*name_of(around)) {
        let (body, parent) = op.ir().parent(around.body_id(), around.op())?;
        around = OpView::new(op.ctx(), op.ir(), body, parent);
    }
    Some(around)
}

/// The operation that defines an operand; `None` for arguments of blocks.
fn defining<'a>(op: &OpVerifier<'_, 'a>, operand: usize) -> Option<OpView<'a>> {
    let body = op.body();
    let value = body.operands(op.op()).nth(operand)?;
    match body.def(value) {
        ValueDef::Result(by, _) => Some(OpView::new(op.ctx(), op.ir(), op.body_id(), by)),
        _ => None,
    }
}

/// The case of an enumeration that an attribute of a dialect is: the last word of its text.
fn word(ctx: &Context, attr: Attr) -> Option<String> {
    let AttrData::Opaque { data, .. } = ctx.attr_data(attr) else { return None };
    let text = ctx.text(*data);
    Some(text.trim_end_matches('>').rsplit([' ', '<']).next()?.to_string())
}

/// The types of the arguments of the first block of a region; `None` if there is no such block.
fn arguments(op: &OpVerifier<'_, '_>, region: usize) -> Option<Vec<Type>> {
    op.entry_arguments(region).map(Iterator::collect)
}
