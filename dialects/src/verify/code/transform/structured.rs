//! `transform`: attributes and types of single transformations.

use super::super::{Checked, Subject, integers, items, require};
use pdll_ir::{Attr, AttrData};

pub(super) fn split_handle(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let count = s.results.types.len() as i64;
    let overflow = s.number("overflow_result");
    require(overflow.is_none_or(|overflow| (0..count).contains(&overflow)), "there is no such result")
}

fn is_permutation(mut numbers: Vec<i64>) -> bool {
    numbers.sort_unstable();
    numbers.iter().copied().eq(0..numbers.len() as i64)
}

/// Each number from 0 on, once.
pub(super) fn permutation(s: &Subject<'_, '_, '_, '_>, name: &str) -> Checked {
    require(is_permutation(s.numbers(name).unwrap_or_default()), "an order has each number once")
}

/// Flags of sizes are those of all.
fn scalable(s: &Subject<'_, '_, '_, '_>, sizes: usize) -> Checked {
    // An `array<i1: ..>` has a byte for each flag.
    let count = match s.attribute("scalable_sizes").map(|attr| s.ctx().attr_data(attr)) {
        Some(AttrData::DenseArray { data, .. }) => data.len(),
        _ => sizes,
    };
    require(count == sizes, "each size is scalable or not")
}

/// Sizes that are known and zero tile nothing; there is a loop for each other.
pub(super) fn tile(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let sizes = s.numbers("static_sizes").unwrap_or_default();
    scalable(s, sizes.len())?;
    let loops = sizes.iter().filter(|&&size| size != 0).count();
    require(loops + 1 == s.results.types.len(), "there is a loop for each size that is not zero")
}

pub(super) fn vectorize(s: &Subject<'_, '_, '_, '_>) -> Checked {
    scalable(s, s.numbers("static_vector_sizes").unwrap_or_default().len())
}

/// Either numbers of threads or sizes are given, each in a list or in a handle.
pub(super) fn tile_forall(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let given = |list: &str, packed: usize| {
        let is_listed = s.numbers(list).is_some_and(|numbers| !numbers.is_empty());
        usize::from(is_listed) + s.count(packed)
    };
    let (threads, sizes) = (given("static_num_threads", 3), given("static_tile_sizes", 4));
    require(threads < 2, "numbers of threads are in a list or in a handle")?;
    require(sizes < 2, "sizes are in a list or in a handle")?;
    require(threads + sizes > 0, "numbers of threads or sizes are given")
}

/// Loops are tiled in an order of some of them.
pub(super) fn fuse(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let sizes = s.numbers("static_tile_sizes").unwrap_or_default();
    let mut order = s.numbers("static_tile_interchange").unwrap_or_default();
    require(order.len() <= sizes.len(), "an order is one of the loops that have sizes")?;
    order.retain(|&number| number != pdll_ir::DYNAMIC);
    let range = 0..sizes.len() as i64;
    require(
        order.iter().all(|number| range.contains(number)),
        "an order is one of the loops that have sizes",
    )?;
    order.sort_unstable();
    require(order.windows(2).all(|pair| pair[0] != pair[1]), "an order has each number once")?;
    let loops = sizes.iter().filter(|&&size| size != 0).count();
    let wanted = if s.attribute("use_forall").is_some() { 1 } else { loops };
    require(wanted + 1 == s.results.types.len(), "there is a loop for each size that is not zero")
}

/// Whether an attribute that is a string is one of these, if it is there.
fn is_one_of(s: &Subject<'_, '_, '_, '_>, name: &str, known: &[&str]) -> bool {
    let given = s.attribute(name).and_then(|attr| s.ctx().string_value(attr));
    given.is_none_or(|given| known.iter().any(|known| known.as_bytes() == given))
}

const MATERIALIZE: &str = "bufferization.materialize_in_destination";

/// Dimensions are not negative, operands are packed or not, each dimension has its multiple.
pub(super) fn pad(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let listed = |name: &str| s.attribute(name).and_then(|attr| integers(ctx, attr)).unwrap_or_default();
    let flags = listed("nofold_flags");
    require(flags.iter().all(|flag| matches!(flag, 0 | 1)), "a flag is 0 or 1")?;
    let dims = listed("padding_dimensions");
    require(dims.iter().all(|&dim| dim >= 0), "dimensions are not negative")?;
    let multiples = s.numbers("static_pad_to_multiple_of").unwrap_or_default();
    let fits = multiples.is_empty() || multiples.len() == dims.len();
    require(fits, "each dimension that is padded has its multiple")?;
    let orders = s.attribute("transpose_paddings").and_then(|attr| items(ctx, attr)).unwrap_or_default();
    let is_order = |&order: &Attr| integers(ctx, order).is_none_or(is_permutation);
    require(orders.iter().all(is_order), "an order has each number once")?;
    let known = is_one_of(s, "copy_back_op", &[MATERIALIZE, "linalg.copy", "none"]);
    require(known, "nothing is copied back by such an operation")
}

/// Inner dimensions are in an order, and are packed by a size or to a multiple.
pub(super) fn pack_greedily(s: &Subject<'_, '_, '_, '_>) -> Checked {
    permutation(s, "matmul_inner_dims_order")?;
    let sizes = s.numbers("static_matmul_packed_sizes").unwrap_or_default();
    let multiples = s.numbers("matmul_padded_sizes_next_multiple_of").unwrap_or_default();
    let both = sizes.iter().zip(&multiples).any(|(&size, &multiple)| size != 0 && multiple != 0);
    require(!both, "a dimension has a size or a multiple, not both")
}

pub(super) fn pack_transpose(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let given = |name: &str| s.numbers(name).is_some_and(|order| !order.is_empty());
    require(given("inner_perm") || given("outer_perm"), "an inner or an outer order is given")?;
    permutation(s, "inner_perm")?;
    permutation(s, "outer_perm")
}

/// No dimensions, or three.
pub(super) fn grid(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let dims = s.numbers("grid_dims").unwrap_or_default();
    require(matches!(dims.len(), 0 | 3), "a grid has three dimensions")
}

pub(super) fn to_allocation(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let copies = is_one_of(s, "memcpy_op", &[MATERIALIZE, "linalg.copy", "memref.copy"]);
    require(copies, "nothing is copied by such an operation")?;
    require(
        is_one_of(s, "alloc_op", &["memref.alloc", "memref.alloca"]),
        "nothing is allocated by such an operation",
    )
}

pub(super) fn bufferize(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(
        is_one_of(s, "memcpy_op", &["linalg.copy", "memref.copy"]),
        "nothing is copied by such an operation",
    )?;
    let is = |name: &str| s.attribute(name).and_then(|attr| s.ctx().bool_value(attr)) == Some(true);
    require(!is("print_conflicts") || is("test_analysis_only"), "conflicts are printed only by an analysis")
}

/// A bound for each value from below and from above.
pub(super) fn bounded(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let values = s.operands.types.len().saturating_sub(1);
    let fits = |name: &str| s.numbers(name).is_none_or(|bounds| bounds.len() == values);
    require(fits("lower_bounds") && fits("upper_bounds"), "each value has a lower and an upper bound")
}

/// All results have one type.
pub(super) fn alike(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(s.results.types.windows(2).all(|pair| pair[0] == pair[1]), "all results have the same type")
}

/// A count is an `i64`.
pub(super) fn counts(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let name = s.result().map(|ty| pdll_ir::print_type(s.ctx(), ty));
    let fits = name.is_none_or(|name| matches!(&*name, "!transform.any_param" | "!transform.param<i64>"));
    require(fits, "a count is a parameter of type `i64`")
}

/// What is selected is one of the options, where these are listed.
pub(super) fn knob(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let options = s.attribute("options").and_then(|attr| items(s.ctx(), attr));
    let (Some(options), Some(selected)) = (options, s.attribute("selected")) else { return Ok(()) };
    require(options.contains(&selected), "what is selected is one of the options")
}
