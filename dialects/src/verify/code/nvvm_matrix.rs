//! `nvvm`: products of matrices that a warp makes, as PTX has them.

use super::nvvm::sizes;
use super::nvvm_words::case;
use super::{Checked, Subject, require};
use crate::brackets::parts;
use pdll_ir::print_type;

/// The shapes of `mma` for a kind of numbers, and in how many registers the left and the right factor are.
type Shapes = &'static [([i64; 3], usize, usize)];

fn shapes(kind: &str) -> Option<Shapes> {
    Some(match kind {
        "f16" => &[([8, 8, 4], 2, 2), ([16, 8, 8], 2, 1), ([16, 8, 16], 4, 2)],
        "bf16" => &[([16, 8, 8], 2, 1), ([16, 8, 16], 4, 2)],
        "tf32" => &[([16, 8, 4], 2, 1), ([16, 8, 8], 4, 2)],
        "f64" => &[([8, 8, 4], 1, 1)],
        "s8" | "u8" => &[([8, 8, 16], 1, 1), ([16, 8, 16], 2, 1), ([16, 8, 32], 4, 2)],
        "s4" | "u4" => &[([8, 8, 32], 1, 1), ([16, 8, 32], 2, 1), ([16, 8, 64], 4, 2)],
        "b1" => &[([8, 8, 128], 1, 1), ([16, 8, 128], 2, 1), ([16, 8, 256], 4, 2)],
        _ => return None,
    })
}

/// A shape that there is for the numbers, in the registers that it takes.
pub(super) fn product(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let kind = case(s, "multiplicandAPtxType");
    let (Some(shapes), Some(shape)) = (shapes(&kind), sizes(s)) else { return Ok(()) };
    let Some(&(_, a, b)) = shapes.iter().find(|known| known.0 == shape) else {
        return Err("there is no product of this shape for such numbers".into());
    };
    require(s.count(0) == a && s.count(1) == b, "the factors are in as many registers as the shape takes")?;
    let overflows = matches!(&*kind, "s4" | "s8" | "u4" | "u8");
    let is_said = s.attribute("intOverflowBehavior").is_some();
    require(!overflows || is_said, "a product of integers says what happens when they overflow")?;
    let combines = s.attribute("b1Op").is_some();
    require(kind != "b1" || combines, "a product of bits says by which operation they are combined")?;
    in_registers(s, &kind, shape)
}

/// What is in the registers of a product: all of a factor are of one type, and sums of that of the result.
fn in_registers(s: &Subject<'_, '_, '_, '_>, kind: &str, shape: [i64; 3]) -> Checked {
    let of_factors = match kind {
        "f16" => "vector<2xf16>",
        "f64" => "f64",
        _ => "i32",
    };
    let is = |ty: &pdll_ir::Type, wanted: &str| print_type(s.ctx(), *ty) == wanted;
    let fits = s.group(0).iter().chain(s.group(1)).all(|ty| is(ty, of_factors));
    require(fits, "the factors are in registers of the type that their numbers take")?;
    let result = s.result().map(|ty| print_type(s.ctx(), ty)).unwrap_or_default();
    let inner = result.strip_prefix("!llvm.struct<(").and_then(|text| text.strip_suffix(")>"));
    let Some(inner) = inner.map(parts) else { return Err("the result is a struct".into()) };
    let in_eights = shape == [8, 8, 4] && kind == "f16";
    let kinds: &[(usize, &str)] = match kind {
        "f16" if in_eights => &[(4, "vector<2xf16>"), (8, "f32")],
        "f16" => &[(2, "vector<2xf16>"), (4, "f32")],
        "bf16" | "tf32" => &[(4, "f32")],
        "f64" => &[(2, "f64")],
        _ if shape[0] == 8 => &[(2, "i32")],
        _ => &[(4, "i32")],
    };
    let found = kinds.iter().find(|&&(count, ty)| inner == vec![ty; count]);
    let Some(&(count, ty)) = found else { return Err("there is no product with such a result".into()) };
    let sums = s.group(2);
    let fits = sums.len() == count && sums.iter().all(|sum| is(sum, ty));
    require(fits, "the sums are in registers as the result is")
}

/// A product of matrices in fragments, with as many registers as each of them takes.
pub(super) fn fragments(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let kinds = [(case(s, "eltypeA"), "a"), (case(s, "eltypeA"), "b"), (case(s, "eltypeB"), "c")];
    let known = kinds.iter().map(|(kind, part)| registers(kind, part)).collect::<Option<Vec<_>>>();
    let Some(known) = known else { return Ok(()) };
    let wanted: Vec<&str> = known.iter().flat_map(|&(count, ty)| vec![ty; count]).collect();
    let given: Vec<String> = s.operands.types.iter().map(|&ty| print_type(s.ctx(), ty)).collect();
    require(given == wanted, "there are as many operands as the fragments take registers, of their types")?;
    let result = s.result().map(|ty| print_type(s.ctx(), ty)).unwrap_or_default();
    let inner = result.strip_prefix("!llvm.struct<(").and_then(|text| text.strip_suffix(")>"));
    let (count, ty) = known[2];
    let fits = inner.is_some_and(|inner| parts(inner) == vec![ty; count]);
    require(fits, "the result is a struct of the registers that the sum takes")
}

/// Matrices are in memory that all threads of a block reach.
fn reached(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let pointer = s.operand(0).map(|ty| print_type(s.ctx(), ty)).unwrap_or_default();
    let is_reached = matches!(&*pointer, "!llvm.ptr" | "!llvm.ptr<1>" | "!llvm.ptr<3>");
    require(is_reached, "the pointer is to memory space 0, 1 or 3")
}

/// In how many registers, and of which type, a part of a matrix is in one thread; `None` where it depends on
/// more than the kind of its numbers.
fn registers(kind: &str, part: &str) -> Option<(usize, &'static str)> {
    Some(match (kind, part) {
        ("f16", "a" | "b") => (8, "vector<2xf16>"),
        ("f16", "c") => (4, "vector<2xf16>"),
        ("tf32", "a" | "b") => (4, "i32"),
        ("f32", "c") => (8, "f32"),
        ("s32", "c") => (8, "i32"),
        _ => return None,
    })
}

pub(super) fn load(s: &Subject<'_, '_, '_, '_>) -> Checked {
    reached(s)?;
    let Some((count, ty)) = registers(&case(s, "eltype"), &case(s, "frag")) else { return Ok(()) };
    let result = s.result().map(|ty| print_type(s.ctx(), ty)).unwrap_or_default();
    let inner = result.strip_prefix("!llvm.struct<(").and_then(|text| text.strip_suffix(")>"));
    let fits = inner.is_some_and(|inner| parts(inner) == vec![ty; count]);
    require(fits, "the result is a struct of the registers that the part of the matrix takes")
}

pub(super) fn store(s: &Subject<'_, '_, '_, '_>) -> Checked {
    reached(s)?;
    let Some((count, ty)) = registers(&case(s, "eltype"), "c") else { return Ok(()) };
    let stored = s.group(1);
    require(stored.len() == count, "as many registers are stored as the matrix takes")?;
    let fits = stored.iter().all(|&stored| print_type(s.ctx(), stored) == ty);
    require(fits, "the registers are of the type that the matrix takes")
}
