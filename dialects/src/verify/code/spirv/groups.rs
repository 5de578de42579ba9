//! Atomic operations, barriers, and what invocations of a group compute together.

use super::super::{Checked, Subject, defining, name_of, require, shaped};
use super::{case, constant_number, has_bit, text};
use pdll_ir::{Sign, TypeData};

/// Memory is ordered in one way.
fn one_order(s: &Subject<'_, '_, '_, '_>, attribute: &str) -> Checked {
    let orders = ["Acquire", "Release", "AcquireRelease", "SequentiallyConsistent"];
    let count = orders.iter().filter(|order| has_bit(s, attribute, order)).count();
    require(count <= 1, "memory is ordered in one way")
}

pub(super) fn semantics(s: &Subject<'_, '_, '_, '_>) -> Checked {
    one_order(s, "memory_semantics")
}

/// Values are of the type that is pointed to.
pub(super) fn atomic(s: &Subject<'_, '_, '_, '_>) -> Checked {
    one_order(s, "semantics")?;
    let Some((pointer, values)) = s.operands.types.split_first() else { return Ok(()) };
    let pointer = text::of(s.ctx(), *pointer);
    let Some((pointee, _)) = text::pointer(&pointer) else { return Ok(()) };
    let mut all = values.iter().chain(s.results.types);
    require(all.all(|&ty| text::of(s.ctx(), ty) == pointee), "values have the type that is pointed to")
}

fn scope(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let scope = case(s, "execution_scope");
    let fits = scope.is_none_or(|scope| matches!(&*scope, "Workgroup" | "Subgroup"));
    require(fits, "the scope is `Workgroup` or `Subgroup`")
}

/// What is combined in clusters says how large these are: a constant, a power of two.
pub(super) fn collective(s: &Subject<'_, '_, '_, '_>) -> Checked {
    scope(s)?;
    let by_cluster = case(s, "group_operation").as_deref() == Some("ClusteredReduce");
    let is_rotation = name_of(super::super::view(s.op)) == "spirv.GroupNonUniformRotateKHR";
    let size = if is_rotation { 2 } else { 1 };
    if s.operand(size).is_none() {
        return require(!by_cluster, "a cluster has a size");
    }
    let Some(number) = constant_number(s, size) else {
        return Err("the size of a cluster is a constant".into());
    };
    require(u64::try_from(number).is_ok_and(u64::is_power_of_two), "the size of a cluster is a power of two")
}

pub(super) fn of_subgroup(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let scope = case(s, "execution_scope");
    require(scope.is_none_or(|scope| scope == "Subgroup"), "the scope is `Subgroup`")
}

pub(super) fn broadcast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    scope(s)?;
    let sizes = s.operand(1).and_then(|ty| shaped(s.ctx(), ty)).map(|(sizes, _)| sizes);
    require(sizes.is_none_or(|sizes| matches!(sizes, [2 | 3])), "a place has two or three coordinates")
}

pub(super) fn broadcast_of_constant(s: &Subject<'_, '_, '_, '_>) -> Checked {
    scope(s)?;
    let by = defining(s.op, 1).map(name_of).unwrap_or_default();
    let is_constant =
        matches!(&*by, "spirv.Constant" | "spirv.mlir.referenceof" | "spirv.SpecConstantOperation");
    require(is_constant, "the invocation is a constant")
}

pub(super) fn shuffle(s: &Subject<'_, '_, '_, '_>) -> Checked {
    scope(s)?;
    let number = s.operand(1).map(|ty| s.ctx().type_data(ty));
    let is_signed = matches!(number, Some(TypeData::Integer { sign: Sign::Signed, .. }));
    require(!is_signed, "the invocation is a number without a sign")
}
