//! `ptr`: orderings, alignments and memory spaces of accesses, and casts.

use super::layout::space;
use super::{Checked, SignatureCheck, Subject, integers, require};
use pdll_ir::{Context, Type, TypeData, print_attr};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "from_ptr" => |s| cast(s, s.result(), s.operand(0)),
        "gather" | "masked_load" | "masked_store" | "scatter" => alignment,
        "load" => |s| access(s, s.result(), &[RELEASE, ACQUIRE_RELEASE]),
        "ptr_add" => add,
        "ptr_diff" => difference,
        "store" => |s| access(s, s.operand(0), &[ACQUIRE, ACQUIRE_RELEASE]),
        "to_ptr" => |s| cast(s, s.operand(0), s.result()),
        _ => return None,
    })
}

/// Orderings of accesses, by their numbers.
const NOT_ATOMIC: i64 = 0;
const ACQUIRE: i64 = 3;
const RELEASE: i64 = 4;
const ACQUIRE_RELEASE: i64 = 5;

/// The memory space of a `!ptr.ptr<space>`, as it is written; `None` if this is something else.
pub(super) fn pointer_space(ctx: &Context, ty: Type) -> Option<String> {
    match ctx.type_data(ty) {
        TypeData::Opaque { namespace, data } if ctx.bytes(*namespace) == b"ptr" => {
            Some(ctx.text(*data).strip_prefix("ptr<")?.strip_suffix('>')?.to_string())
        }
        _ => None,
    }
}

/// The alignment, if there is one: `[8]`.
fn given_alignment(s: &Subject<'_, '_, '_, '_>) -> Option<i64> {
    integers(s.ctx(), s.attribute("alignment")?)?.first().copied()
}

fn alignment(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_power = |bytes: i64| bytes > 0 && bytes & (bytes - 1) == 0;
    require(given_alignment(s).is_none_or(is_power), "an alignment is a power of two")
}

/// One value is loaded or stored. `refused`: orderings that there are not.
fn access(s: &Subject<'_, '_, '_, '_>, value: Option<Type>, refused: &[i64]) -> Checked {
    let ordering = s.number("ordering").unwrap_or(NOT_ATOMIC);
    if ordering == NOT_ATOMIC {
        require(s.attribute("syncscope").is_none(), "an access that is not atomic has no `syncscope`")?;
    } else {
        require(!refused.contains(&ordering), "there is no such access in this order")?;
        require(given_alignment(s).is_some(), "an atomic access has an alignment")?;
    }
    alignment(s)?;
    let mut spaces = s.operands.types.iter().filter_map(|&ty| pointer_space(s.ctx(), ty));
    let of_llvm = spaces.next_back().is_some_and(|space| space.starts_with("#llvm."));
    let has_size = value.is_none_or(|ty| {
        !matches!(
            s.ctx().type_data(ty),
            TypeData::MemRef { .. }
                | TypeData::UnrankedMemRef { .. }
                | TypeData::Tensor { .. }
                | TypeData::Index
        )
    });
    require(!of_llvm || has_size, "memory of `llvm` holds values of types that have a size there")?;
    let is_atomic = ordering != NOT_ATOMIC && of_llvm;
    let fits = !is_atomic || value.is_none_or(|ty| super::llvm_values::is_atomic(s.ctx(), ty));
    require(fits, "values of this type are not read or written at once")
}

/// Between a pointer and something like it, in the same memory.
fn cast(s: &Subject<'_, '_, '_, '_>, like: Option<Type>, pointer: Option<Type>) -> Checked {
    let ctx = s.ctx();
    let (Some(like), Some(pointer)) = (like, pointer) else { return Ok(()) };
    require(pointer_space(ctx, like).is_none(), "a pointer is cast to or from something else")?;
    let is_memref = matches!(ctx.type_data(like), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. });
    let (Some(of_pointer), true) = (pointer_space(ctx, pointer), is_memref) else { return Ok(()) };
    let same = space(ctx, like).is_some_and(|space| print_attr(ctx, space) == of_pointer);
    require(same, "both sides are in the same memory space")
}

/// Sizes, if a type has some.
fn sizes(ctx: &Context, ty: Type) -> Option<&[i64]> {
    Some(super::shaped(ctx, ty)?.0)
}

fn add(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let both = [s.operand(0), s.operand(1)].map(|ty| ty.and_then(|ty| sizes(s.ctx(), ty)));
    let [Some(base), Some(offset)] = both else { return Ok(()) };
    let is_tensor = |operand: usize| {
        s.operand(operand).is_some_and(|ty| matches!(s.ctx().type_data(ty), TypeData::Tensor { .. }))
    };
    require(is_tensor(0) == is_tensor(1), "pointers and offsets are both in tensors, or in vectors")?;
    require(base == offset, "pointers and offsets have the same shape")
}

fn difference(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(from), Some(to)) = (s.operand(0), s.result()) else { return Ok(()) };
    let is_tensor = |ty| matches!(s.ctx().type_data(ty), TypeData::Tensor { .. });
    let is_vector = |ty| matches!(s.ctx().type_data(ty), TypeData::Vector { .. });
    let same = is_tensor(from) == is_tensor(to) && is_vector(from) == is_vector(to);
    require(same, "the result has the shape of the pointers")
}
