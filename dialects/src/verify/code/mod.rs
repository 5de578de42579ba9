//! What in MLIR is C++ of the dialects: checks of single operations, by name.
//!
//! Some look at attributes and types only ([`signature`]), some at regions, symbols and values as well
//! ([`around`]). What they do not know, types of dialects above all, they let pass.

mod constants;
mod memref;
mod pdl;
mod scf;
mod slices;
mod tensor;
mod vector;

use super::Typed;
use pdll_ir::{Attr, AttrData, Context, DYNAMIC, OpVerifier, Type, TypeData, Violation};

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
    Some(match op {
        "affine.load" | "affine.vector_load" => vector::affine_load,
        "affine.store" | "affine.vector_store" => vector::affine_store,
        "arith.constant" => constants::arith,
        "cf.cond_br" => constants::branch_weights,
        "complex.bitcast" => constants::complex_bitcast,
        "complex.constant" => constants::complex,
        "memref.alloc" | "memref.alloca" => memref::alloc,
        "memref.assume_alignment" => memref::alignment,
        "memref.atomic_rmw" | "memref.store" => memref::store,
        "memref.cast" => memref::cast,
        "memref.collapse_shape" | "tensor.collapse_shape" => slices::collapse,
        "memref.expand_shape" | "tensor.expand_shape" => slices::expand,
        "memref.load" => memref::load,
        "memref.subview" => slices::subview,
        "memref.transpose" => memref::transpose,
        "scf.forall" => scf::forall_bounds,
        "scf.index_switch" => scf::cases,
        "tensor.bitcast" => tensor::bitcast,
        "tensor.cast" => tensor::cast,
        "tensor.concat" => tensor::concat,
        "tensor.empty" | "tensor.generate" => tensor::sizes,
        "tensor.extract" => tensor::extract,
        "tensor.extract_slice" => slices::extract,
        "tensor.gather" => tensor::gather,
        "tensor.insert" => tensor::insert,
        "tensor.insert_slice" | "tensor.parallel_insert_slice" => slices::insert,
        "tensor.pad" => tensor::pad,
        "tensor.scatter" => tensor::scatter,
        "vector.broadcast" => vector::broadcast,
        "vector.extract" => vector::extract,
        "vector.insert" => vector::insert,
        "vector.shape_cast" => vector::shape_cast,
        "vector.transfer_read" => vector::transfer_read,
        "vector.transfer_write" => vector::transfer_write,
        "vector.transpose" => vector::transpose,
        _ => return None,
    })
}

/// What else an operation of this name must be.
pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "affine.for" | "scf.for" => scf::for_loop,
        "affine.if" | "scf.if" => scf::branches,
        "func.constant" => constants::function,
        "memref.get_global" => memref::global,
        "pdl.apply_native_rewrite" => pdl::native_rewrite,
        "pdl.attribute" => pdl::attribute,
        "pdl.operation" => pdl::operation,
        "pdl.pattern" => pdl::pattern,
        "scf.execute_region" => scf::execute_region,
        "scf.index_switch" => scf::index_switch,
        "scf.while" => scf::while_loop,
        "tensor.generate" => tensor::generated,
        "tensor.pad" => tensor::padded,
        _ => return None,
    })
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

    /// The numbers of an `array<i64: ..>`.
    fn numbers(&self, name: &str) -> Option<Vec<i64>> {
        crate::hand::i64_items(self.ctx(), self.attribute(name)?)
    }
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
