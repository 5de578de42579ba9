//! Types and attributes whose readers and printers are C++, by dialect and mnemonic.

mod amx;
mod dlti;
mod emitc;
mod gpu;
mod llvm;
mod llvm_attrs;
mod ptr;
mod quant;
mod smt;
mod sparse_tensor;
mod spirv;
mod spirv_targets;
mod transform;
mod wasmssa;
mod xegpu;

pub(crate) use emitc::is_of_c as emitc_is_of_c;
pub(crate) use smt::{is_value as smt_is_value, number_of_type as smt_number_of_type, width as smt_width};
pub(crate) use sparse_tensor::{encoding_parts, misfit as encoding_misfit};
pub(crate) use xegpu::is_shared;

use pdll_ir::{OpParser, Parsed, SymbolText, Token, TypeData};

/// Reads what follows the mnemonic, and appends it as it is printed.
pub(crate) type Reader = fn(&mut OpParser<'_, '_, '_>, &mut SymbolText) -> Parsed<()>;

/// Who reads a type or attribute.
pub(crate) fn reader(dialect: &str, mnemonic: &str, is_type: bool) -> Option<Reader> {
    Some(match (dialect, mnemonic, is_type) {
        ("amx", "tile", true) => amx::tile,
        ("async", "value", true) => one_type,
        ("dlti", "dl_entry", false) => dlti::single,
        ("dlti", "dl_spec" | "map" | "target_device_spec", false) => dlti::list,
        ("dlti", "target_system_spec", false) => dlti::system,
        ("emitc", "array", true) => emitc::array,
        ("emitc", "lvalue", true) => emitc::variable,
        ("emitc", "opaque", true) => emitc::opaque,
        ("emitc", "ptr", true) => emitc::pointer,
        ("gpu", "kernel_table", false) => gpu::kernels,
        ("gpu", "mma_matrix", true) => gpu::matrix,
        ("gpu", "object", false) => gpu::object,
        ("llvm", "array", true) => llvm::array,
        ("llvm", "constant_range", false) => llvm_attrs::range,
        ("llvm", "func", true) => llvm::function,
        ("llvm", "ptr", true) => llvm::pointer,
        ("llvm", "struct", true) => llvm::structure,
        ("llvm", "target", true) => llvm::target,
        ("ptr", "address", false) => ptr::address,
        ("ptr", "ptr", true) => ptr::pointer,
        ("ptr", "ptr_metadata", true) => ptr::metadata,
        ("ptr", "spec", false) => ptr::layout,
        ("quant", "any", true) => quant::any,
        ("quant", "calibrated", true) => quant::calibrated,
        ("quant", "uniform", true) => quant::uniform,
        ("quant", _, true) => quant::unknown,
        ("smt", "array", true) => smt::array,
        ("smt", "bv", false) => smt::number,
        ("smt", "bv", true) => smt::bit_vector,
        ("smt", "func", true) => smt::function,
        ("smt", "sort", true) => smt::sort,
        ("sparse_tensor", "storage_specifier", true) => sparse_tensor::specifier,
        ("sparse_tensor", "encoding", false) => sparse_tensor::encoding,
        ("sparse_tensor", "slice", false) => sparse_tensor::slice,
        ("spirv", "array", true) => spirv::array,
        ("spirv", "coopmatrix", true) => spirv::cooperative_matrix,
        ("spirv", "image", true) => spirv::image,
        ("spirv", "matrix", true) => spirv::matrix,
        ("spirv", "ptr", true) => spirv::pointer,
        ("spirv", "rtarray", true) => spirv::runtime_array,
        ("spirv", "sampled_image", true) => spirv::sampled_image,
        ("spirv", "struct", true) => spirv::structure,
        ("spirv", "interface_var_abi", false) => spirv_targets::interface,
        ("spirv", "target_env", false) => spirv_targets::environment,
        ("spirv", "vce", false) => spirv_targets::needs,
        ("spirv", "arm.tensor", true) => spirv::tensor,
        ("spirv", _, true) => spirv::unknown,
        ("tosa", "shape", true) => rank,
        ("xegpu", "mem_desc", true) => xegpu::memory,
        ("xegpu", "mem_layout", false) => xegpu::memory_layout,
        ("xegpu", "tensor_desc", true) => xegpu::descriptor,
        ("transform", "param", true) => number,
        ("wasmssa", "tabletype", true) => wasmssa::table,
        _ => return None,
    })
}

/// Who refuses what a dialect does not have, where all that it has is known.
pub(crate) fn unknown(dialect: &str, mnemonic: &str, is_type: bool) -> Option<Reader> {
    Some(match (dialect, is_type) {
        ("gpu", true) if !gpu::TYPES.contains(&mnemonic) => gpu::unknown,
        ("llvm", true) if !llvm::TYPES.contains(&mnemonic) => llvm::unknown,
        ("omp", false) => no_attribute_of_omp,
        (
            "arith" | "cf" | "complex" | "func" | "index" | "math" | "scf" | "shape" | "tensor" | "tosa"
            | "ub",
            true,
        ) => |p, _| p.error("the dialect has no such type"),
        ("cf" | "func" | "math" | "scf" | "tensor", false) => {
            |p, _| p.error("the dialect has no such attribute")
        }
        ("spirv", false) => spirv_targets::unknown,
        ("transform", true) if !transform::TYPES.contains(&mnemonic) => transform::unknown,
        _ => return None,
    })
}

fn no_attribute_of_omp(p: &mut OpParser<'_, '_, '_>, _: &mut SymbolText) -> Parsed<()> {
    p.error("there is no such attribute in `omp`")
}

/// Why there is no attribute of a dialect with this text, where its format does not say that.
pub(crate) fn fault(dialect: &[u8], text: &str) -> Option<&'static str> {
    match dialect {
        b"gpu" => gpu::fault(text),
        b"llvm" => llvm_attrs::fault(text),
        b"nvvm" => gpu::target_fault(text),
        b"xegpu" => xegpu::fault(text),
        _ => None,
    }
}

/// `<4>`
fn rank(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    let start = p.position();
    p.expect(Token::Less, "`<` and a rank")?;
    let rank = p.integer()?;
    if rank < 0 {
        return p.error_at(start, "a rank is not negative");
    }
    text.push(&format!("<{rank}>"));
    p.expect(Token::Greater, "`>` after the rank")
}

/// `<i32>`: the type of a number that has a word for it.
fn number(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    let start = p.position();
    p.expect(Token::Less, "`<` and a type")?;
    let ty = p.ty()?;
    p.expect(Token::Greater, "`>` after the type")?;
    if !matches!(p.ctx().type_data(ty), TypeData::Integer { width, .. } if *width <= 64) {
        return p.error_at(start, "a parameter is an integer of at most 64 bits");
    }
    text.push("<");
    text.push_type(p.ctx(), ty);
    text.push(">");
    Ok(())
}

/// `<type>`
fn one_type(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and a type")?;
    text.push("<");
    let ty = p.ty()?;
    text.push_type(p.ctx(), ty);
    text.push(">");
    p.expect(Token::Greater, "`>` after the type")
}
