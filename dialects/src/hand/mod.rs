//! Custom forms of operations that in MLIR are code: a function to read and one to print, by the name of the
//! operation. What else there is to say of them their definitions say.

mod affine;
mod arith;
mod branches;
mod bufferization;
mod emitc;
mod gpu;
mod iterators;
mod linalg;
mod llvm;
mod memref;
mod nvvm;
mod omp;
mod pdl_interp;
mod prefetch;
mod rocdl;
mod scf;
mod shape;
mod smt;
mod sparse_tensor;
mod spirv;
mod tokens;
mod tosa;
mod transform;
mod vector;
mod wasmssa;

use pdll_ir::{
    Attr, AttrData, Context, CustomSyntax, DenseData, Few, FunctionAttrs, FunctionSyntax, MAX_OPERANDS,
    OpParser, OpPrinter, OpView, Parsed, SyntaxFunctions, Token, Type, TypeData, UnresolvedOperand,
    parse_attr,
};
use std::sync::Arc;

/// The custom form of an operation, if it is one of these.
pub(crate) fn syntax(op: &str) -> Option<Arc<dyn CustomSyntax>> {
    let functions = match op {
        "affine.apply" => affine::APPLY,
        "affine.dma_start" => affine::DMA_START,
        "affine.dma_wait" => affine::DMA_WAIT,
        "affine.for" => affine::FOR,
        "affine.if" => affine::IF,
        "affine.load" => affine::LOAD,
        "affine.max" | "affine.min" => affine::MIN_MAX,
        "affine.parallel" => affine::PARALLEL,
        "affine.prefetch" => affine::PREFETCH,
        "affine.store" => affine::STORE,
        "affine.vector_load" => affine::VECTOR_LOAD,
        "affine.vector_store" => affine::VECTOR_STORE,
        "arith.select" => arith::SELECT,
        "bufferization.alloc_tensor" => bufferization::ALLOC_TENSOR,
        "emitc.do" => emitc::DO,
        "emitc.expression" => emitc::EXPRESSION,
        "emitc.for" => emitc::FOR,
        "emitc.if" => emitc::IF,
        "emitc.include" => emitc::INCLUDE,
        "gpu.func" => gpu::FUNC,
        "gpu.launch" => gpu::LAUNCH,
        "gpu.warp_execute_on_lane_0" => gpu::WARP_EXECUTE,
        "memref.alloca_scope" => memref::ALLOCA_SCOPE,
        "memref.dma_start" => memref::DMA_START,
        "memref.generic_atomic_rmw" => memref::GENERIC_ATOMIC_RMW,
        "memref.prefetch" => memref::PREFETCH,
        "memref.transpose" => memref::TRANSPOSE,
        "nvvm.mma.block_scale" => nvvm::SCALED_MMA,
        "nvvm.mma.sp.block_scale" => nvvm::SPARSE_SCALED_MMA,
        "nvvm.mma.sync" => nvvm::MMA,
        "nvvm.mma.sp.sync" => nvvm::SPARSE_MMA,
        "omp.canonical_loop" => omp::CANONICAL_LOOP,
        "omp.loop_nest" => omp::LOOP_NEST,
        "omp.target_allocmem" => omp::TARGET_ALLOCMEM,
        "omp.unroll_heuristic" => omp::UNROLL_HEURISTIC,
        "pdl_interp.foreach" => pdl_interp::FOREACH,
        "rocdl.raw.buffer.load" => rocdl::LOAD,
        "rocdl.raw.buffer.store"
        | "rocdl.raw.buffer.atomic.fadd"
        | "rocdl.raw.buffer.atomic.fmax"
        | "rocdl.raw.buffer.atomic.smax"
        | "rocdl.raw.buffer.atomic.umin" => rocdl::STORE,
        "async.execute" => tokens::EXECUTE,
        "scf.execute_region" => scf::EXECUTE_REGION,
        "scf.for" => scf::FOR,
        "scf.forall" => scf::FORALL,
        "scf.forall.in_parallel" => scf::IN_PARALLEL,
        "scf.if" => scf::IF,
        "scf.parallel" => scf::PARALLEL,
        "scf.while" => branches::WHILE,
        "smt.bv.repeat" => smt::REPEAT,
        "smt.distinct" | "smt.eq" => smt::COMPARE,
        "smt.int.constant" => smt::INTEGER,
        "shape.assuming" => shape::ASSUMING,
        "shape.const_shape" => shape::CONST_SHAPE,
        "shape.function_library" => shape::FUNCTION_LIBRARY,
        "shape.reduce" => shape::REDUCE,
        "sparse_tensor.coiterate" => sparse_tensor::COITERATE,
        "sparse_tensor.iterate" => sparse_tensor::ITERATE,
        "transform.structured.split" => transform::SPLIT,
        "vector.contract" => vector::CONTRACT,
        "vector.mask" => vector::MASK,
        "vector.outerproduct" => vector::OUTER_PRODUCT,
        "vector.transfer_read" => vector::TRANSFER_READ,
        "vector.transfer_write" => vector::TRANSFER_WRITE,
        "wasmssa.func" => wasmssa::FUNC,
        "wasmssa.global" => wasmssa::GLOBAL,
        "wasmssa.import_global" => wasmssa::IMPORT_GLOBAL,
        _ if is_function(op) => return Some(Arc::new(FunctionSyntax)),
        _ => match op.split_once('.')? {
            ("linalg", op) => linalg::syntax(op)?,
            ("llvm", op) => llvm::syntax(op)?,
            ("spirv", op) => spirv::syntax(op)?,
            ("tosa", op) => tosa::syntax(op)?,
            _ => return None,
        },
    };
    Some(Arc::new(functions))
}

/// The operations of a dialect that have a form and no definition.
pub(crate) fn undefined(dialect: &str) -> &'static [&'static str] {
    match dialect {
        "affine" => &["affine.dma_start", "affine.dma_wait"],
        _ => &[],
    }
}

pub(crate) use smt::integer_text as smt_integer_text;
pub(crate) use sparse_tensor::levels as sparse_tensor_levels;

pub(crate) use llvm::{
    TYPES as LLVM_TYPES, function_type as llvm_function_type, inner_text as llvm_inner_text,
};

/// The parts of a list of types of `llvm` between its commas.
pub(crate) fn llvm_parts(list: &str) -> Vec<&str> {
    llvm::parts(list)
}

/// A type that is written inside another of `llvm`, by itself.
pub(crate) fn llvm_type(inner: &str) -> String {
    llvm::outer_text(inner)
}

/// Whether an operation is read and printed as `func.func` is.
fn is_function(op: &str) -> bool {
    matches!(
        op,
        "async.func"
            | "emitc.func"
            | "ml_program.func"
            | "ml_program.subgraph"
            | "pdl_interp.func"
            | "shape.func"
            | "transform.named_sequence"
    )
}

/// The attributes that make an operation a function, if it is one with the form of functions.
pub(crate) fn function(ctx: &mut Context, op: &str) -> Option<FunctionAttrs> {
    is_function(op).then(|| FunctionAttrs {
        function_type: ctx.name("function_type"),
        arg_attrs: ctx.name("arg_attrs"),
        res_attrs: ctx.name("res_attrs"),
    })
}

/// `= %lower to %upper step %step`
fn loop_bounds(p: &mut OpParser<'_, '_, '_>) -> Parsed<[UnresolvedOperand; 3]> {
    p.expect(Token::Equal, "`=` and the bounds")?;
    let lower = p.operand()?;
    p.expect_keyword("to")?;
    let upper = p.operand()?;
    p.expect_keyword("step")?;
    Ok([lower, upper, p.operand()?])
}

/// The two functions of a form.
const fn form(
    parse: fn(&mut OpParser<'_, '_, '_>) -> Parsed<()>,
    print: fn(&mut OpPrinter<'_, '_>) -> bool,
) -> SyntaxFunctions {
    SyntaxFunctions { parse, print }
}

const PARENTHESES: (Token, Token) = (Token::LParen, Token::RParen);

/// Values that are called otherwise in a region: `(%inner = %outer, ..)`.
type Assignments = (Few<UnresolvedOperand>, Few<UnresolvedOperand>);

/// `(%inner = %outer, ..)`
fn assignments(p: &mut OpParser<'_, '_, '_>) -> Parsed<Assignments> {
    let (mut inner, mut outer) = (Few::new(), Few::new());
    p.expect(Token::LParen, "`(` and the initial values")?;
    p.list_until(Token::RParen, "`)` after the initial values", |p| {
        inner.push(p.argument_name()?);
        p.expect(Token::Equal, "`=` and a value")?;
        outer.push(p.operand()?);
        Ok(())
    })?;
    Ok((inner, outer))
}

/// Values that a loop carries from turn to turn.
#[derive(Default)]
struct Carried {
    inner: Few<UnresolvedOperand>,
    initial: Few<UnresolvedOperand>,
    types: Few<Type>,
}

/// `iter_args(%inner = %initial, ..) -> types`, or nothing.
fn carried(p: &mut OpParser<'_, '_, '_>) -> Parsed<Carried> {
    if !p.eat_keyword("iter_args") {
        return Ok(Carried::default());
    }
    let (inner, initial) = assignments(p)?;
    p.expect(Token::Arrow, "`->` and the types of the values")?;
    let types = p.arrow_types()?;
    if inner.len() != types.len() {
        let at = p.name_position();
        return p.error_at(at, "a loop has as many results as values that it carries");
    }
    Ok(Carried { inner, initial, types })
}

/// ` PREFIX(%inner = %outer, ..)`; nothing without values.
fn print_assignments(
    p: &mut OpPrinter<'_, '_>,
    prefix: &str,
    inner: &[pdll_ir::Value],
    outer: std::ops::Range<usize>,
) {
    if outer.is_empty() {
        return;
    }
    p.text(prefix);
    p.text("(");
    p.list(inner.iter().zip(outer), |p, (&inner, outer)| {
        p.region_value(inner);
        p.text(" = ");
        p.operand(outer);
    });
    p.text(")");
}

/// ` -> (types)`: the types of the results; nothing without results.
fn print_result_list(p: &mut OpPrinter<'_, '_>) {
    if p.result_count() > 0 {
        p.text(" -> (");
        p.result_types();
        p.text(")");
    }
}

/// All attributes but these, as `PREFIX{..}`.
fn print_attributes(p: &mut OpPrinter<'_, '_>, prefix: &str, hidden: &[&str]) {
    let ctx = p.ctx();
    let hidden: Vec<_> = hidden.iter().filter_map(|name| ctx.find_name(name)).collect();
    p.attributes(prefix, &hidden);
}

/// Sets an attribute.
fn set(p: &mut OpParser<'_, '_, '_>, name: &str, value: Attr) {
    let name = p.ctx().name(name);
    p.set_attribute(name, value);
}

/// What a vector, tensor or memref is made of.
pub(crate) fn element_type(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::UnrankedTensor(element) | TypeData::UnrankedMemRef { element, .. } => Some(*element),
        data => data.shaped().map(|(_, element)| element),
    }
}

/// `: type`, and what the memref is made of.
fn memref_type(p: &mut OpParser<'_, '_, '_>) -> Parsed<(Type, Type)> {
    p.expect(Token::Colon, "`:` and the type of the memref")?;
    let at = p.position();
    let ty = p.ty()?;
    match element_type(p.ctx(), ty) {
        Some(element) => Ok((ty, element)),
        None => p.error_at(at, "this is not the type of a memref"),
    }
}

/// `WORD(%a, .. : types)`, or nothing: operands and their types.
fn operand_list(p: &mut OpParser<'_, '_, '_>, word: &str) -> Parsed<Vec<Type>> {
    if !p.eat_keyword(word) {
        return Ok(Vec::new());
    }
    p.expect(Token::LParen, "`(` and the operands")?;
    let at = p.position();
    let operands = p.operand_list()?;
    p.expect(Token::Colon, "`:` and the types of the operands")?;
    let types = p.type_list()?;
    p.expect(Token::RParen, "`)` after the operands")?;
    p.add_typed_operands(&operands, &types, at)?;
    Ok(types)
}

/// `dense<[..]> : tensor<nxi32>`
fn dense_i32(p: &mut OpParser<'_, '_, '_>, items: &[i32]) -> Parsed<Attr> {
    let list: Vec<String> = items.iter().map(i32::to_string).collect();
    let inner = if items.is_empty() { String::new() } else { format!("[{}]", list.join(", ")) };
    let text = format!("dense<{inner}> : tensor<{}xi32>", items.len());
    match parse_attr(p.ctx(), &text) {
        Ok(attr) => Ok(attr),
        Err(_) => p.error("these numbers are too many"),
    }
}

/// The numbers of a [`dense_i32`].
pub(crate) fn dense_i32_items(ctx: &Context, attr: Attr) -> Option<Vec<i32>> {
    let AttrData::Dense(dense) = ctx.attr_data(attr) else { return None };
    let (dims, element) = ctx.type_data(dense.ty).shaped()?;
    let DenseData::Bytes(bytes) = &dense.data else { return None };
    let count = usize::try_from(dims.iter().product::<i64>()).ok()?;
    if ctx.int_width(element)?.0 != 32 {
        return None;
    }
    let items: Vec<i32> =
        bytes.chunks_exact(4).map(|b| i32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
    match (&items[..], dense.splat) {
        (&[one], true) => (count <= MAX_OPERANDS).then(|| vec![one; count]),
        _ => Some(items),
    }
}

/// Sets `operandSegmentSizes`.
fn set_operand_sizes(p: &mut OpParser<'_, '_, '_>, sizes: &[usize]) {
    let name = p.ctx().name("operandSegmentSizes");
    let sizes: Vec<i32> = sizes.iter().map(|&size| i32::try_from(size).unwrap_or(i32::MAX)).collect();
    let sizes = p.ctx().i32_array_attr(&sizes);
    p.set_attribute(name, sizes);
}

/// The sizes in `operandSegmentSizes`; `None` unless they are so many and those of the operands.
fn operand_sizes(view: OpView<'_>, groups: usize) -> Option<Vec<usize>> {
    let sizes = view.ctx().i32_array(view.attribute_named("operandSegmentSizes")?)?;
    let sizes: Vec<usize> = sizes.into_iter().map(usize::try_from).collect::<Result<_, _>>().ok()?;
    (sizes.len() == groups && sizes.iter().sum::<usize>() == view.operand_count()).then_some(sizes)
}

/// The numbers of an `array<i64: ..>`.
pub(crate) fn i64_items(ctx: &Context, attr: Attr) -> Option<Vec<i64>> {
    match ctx.attr_data(attr) {
        AttrData::DenseArray { data, .. } => {
            let number = |bytes: &[u8]| bytes.try_into().ok().map(i64::from_le_bytes);
            data.chunks(8).map(number).collect()
        }
        _ => None,
    }
}

/// Sets an attribute to `array<i64: ..>`.
fn set_i64_items(p: &mut OpParser<'_, '_, '_>, name: &str, items: &[i64]) {
    let element = p.ctx().known().i64;
    let data: Vec<u8> = items.iter().flat_map(|item| item.to_le_bytes()).collect();
    let array = p.ctx().attr(AttrData::DenseArray { element, data: data.into() });
    let name = p.ctx().name(name);
    p.set_attribute(name, array);
}
