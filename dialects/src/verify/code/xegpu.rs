//! `xegpu`: descriptors of tensors, what is loaded and stored through them, and products.

use super::layout::space;
use super::{Checked, SignatureCheck, Subject, element, require, shaped, width, word};
use crate::brackets::parts;
use pdll_ir::{AttrData, Context, Type, TypeData, Violation, print_type};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "atomic_rmw" => atomic,
        "convert_layout" => converted,
        "create_mem_desc" => memory,
        "create_nd_tdesc" => create,
        "create_tdesc" => scatter,
        "dpas" => product,
        "load_matrix" => |s| part(s, s.result(), s.operand(0)),
        "store_matrix" => |s| part(s, s.operand(0), s.operand(1)),
        "load" => load,
        "load_nd" => load_block,
        "prefetch" => prefetch,
        "prefetch_nd" => |s| {
            reads(s)?;
            kind(s, 0, false)?;
            block_offsets(s, 0)
        },
        "store" => |s| {
            writes(s)?;
            scattered(s, s.operand(0), s.operand(1))?;
            in_buffer(s, s.operand(0), s.operand(1))
        },
        "store_nd" => store_block,
        "update_nd_offset" => |s| kind(s, 0, false).and_then(|()| offsets(s)),
        _ => return None,
    })
}

/// A descriptor: sizes, elements, and what else is said of it.
struct Descriptor {
    sizes: Vec<i64>,
    element: String,
    rest: String,
}

fn descriptor(ctx: &Context, ty: Option<Type>, class: &str) -> Option<Descriptor> {
    let text = print_type(ctx, ty?);
    let body = text.strip_prefix("!xegpu.")?.strip_prefix(class)?.strip_prefix('<')?.strip_suffix('>')?;
    let list = parts(body);
    let (mut sizes, mut left) = (Vec::new(), *list.first()?);
    while let Some((size, after)) = left.split_once('x') {
        let Ok(size) = size.trim().parse() else { break };
        sizes.push(size);
        left = after;
    }
    Some(Descriptor { sizes, element: left.trim().to_string(), rest: list[1..].join(", ") })
}

/// Whether a memref is in the memory of a group; `None` for what is no memref.
fn space_of_memory(ctx: &Context, ty: Type) -> Option<bool> {
    if !matches!(ctx.type_data(ty), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. }) {
        return None;
    }
    Some(match space(ctx, ty).map(|space| ctx.attr_data(space)) {
        Some(AttrData::Integer { value, .. }) => *value == 3,
        Some(AttrData::Opaque { data, .. }) => ctx.text(*data).contains("slm"),
        _ => false,
    })
}

fn hints(s: &Subject<'_, '_, '_, '_>, allowed: &[&str]) -> Checked {
    let given = ["l1_hint", "l2_hint", "l3_hint"].into_iter().filter_map(|name| s.attribute(name));
    let mut words = given.filter_map(|attr| word(s.ctx(), attr));
    require(words.all(|word| allowed.contains(&&*word)), "a cache has no such hint for this operation")
}

fn reads(s: &Subject<'_, '_, '_, '_>) -> Checked {
    hints(s, &["cached", "uncached", "streaming", "read_invalidate"])
}

fn writes(s: &Subject<'_, '_, '_, '_>) -> Checked {
    hints(s, &["cached", "uncached", "write_back", "write_through"])
}

/// A vector and what is described have the same elements.
fn same_elements(
    s: &Subject<'_, '_, '_, '_>,
    vector: Option<Type>,
    described: Option<Type>,
    class: &str,
) -> Checked {
    let (Some(vector), Some(described)) = (vector, descriptor(s.ctx(), described, class)) else {
        return Ok(());
    };
    let of = print_type(s.ctx(), element(s.ctx(), vector).unwrap_or(vector));
    require(of == described.element, "the vector has elements of the kind that is described")
}

/// A descriptor is one of scattered elements, or of a block.
fn kind(s: &Subject<'_, '_, '_, '_>, operand: usize, is_scattered: bool) -> Checked {
    let Some(described) = descriptor(s.ctx(), s.operand(operand), "tensor_desc") else { return Ok(()) };
    let fits = described.rest.contains("scatter_tdesc_attr") == is_scattered;
    require(fits, "the descriptor is one of scattered elements or of a block, as the operation is")
}

/// Offsets in a block are given for each dimension, or not at all.
fn block_offsets(s: &Subject<'_, '_, '_, '_>, operand: usize) -> Checked {
    let block = descriptor(s.ctx(), s.operand(operand), "tensor_desc");
    let given = s.numbers("const_offsets").map_or(0, |offsets| offsets.len());
    let fits = block.is_none_or(|block| given == 0 || given == block.sizes.len());
    require(fits, "there is an offset for each dimension")
}

/// A vector that is all that scattered elements are, or the chunk of one of them.
fn scattered(s: &Subject<'_, '_, '_, '_>, vector: Option<Type>, described: Option<Type>) -> Checked {
    let Some(described) = descriptor(s.ctx(), described, "tensor_desc") else { return Ok(()) };
    let Some((sizes, _)) = vector.and_then(|ty| shaped(s.ctx(), ty)) else { return Ok(()) };
    let in_chunks = described.rest.contains("chunk_size");
    let chunk = described.sizes.last().copied().filter(|_| in_chunks).unwrap_or(1);
    let fits = sizes == described.sizes || sizes == [chunk];
    require(fits, "the vector is all that is described, or one chunk")
}

/// A part of a matrix in memory, which is not larger.
fn part(s: &Subject<'_, '_, '_, '_>, vector: Option<Type>, described: Option<Type>) -> Checked {
    same_elements(s, vector, described, "mem_desc")?;
    let Some(matrix) = descriptor(s.ctx(), described, "mem_desc") else { return Ok(()) };
    let Some((sizes, _)) = vector.and_then(|ty| shaped(s.ctx(), ty)) else { return Ok(()) };
    let fits =
        sizes.len() != matrix.sizes.len() || sizes.iter().zip(&matrix.sizes).all(|(part, all)| part <= all);
    require(fits, "a part of a matrix is not larger than the matrix")
}

/// From one layout of groups to another, or from one of lanes to another.
fn converted(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let text = |name: &str| match s.attribute(name).map(|attr| s.ctx().attr_data(attr)) {
        Some(AttrData::Opaque { data, .. }) => Some(s.ctx().text(*data).into_owned()),
        _ => None,
    };
    let (Some(from), Some(to)) = (text("input_layout"), text("target_layout")) else { return Ok(()) };
    let of_groups = |layout: &str| layout.contains("sg_layout");
    require(of_groups(&from) == of_groups(&to), "both layouts are of groups, or both are of lanes")?;
    let Some((sizes, _)) = s.shape(0) else { return Ok(()) };
    let shares = |layout: &str| !layout.starts_with("layout<") || crate::symbol::is_shared(layout, sizes);
    require(shares(&from) && shares(&to), "the vector is shared evenly")
}

/// Elements that an offset each is given for, in chunks if they are.
fn scatter(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(described) = descriptor(s.ctx(), s.result(), "tensor_desc") else { return Ok(()) };
    require(described.rest.contains("scatter_tdesc_attr"), "the descriptor is one of scattered elements")?;
    let is_local = s.operand(0).and_then(|ty| space_of_memory(s.ctx(), ty)).unwrap_or(false);
    require(is_local == described.rest.contains("slm"), "elements are in the space of the memory")?;
    let Some((offsets, _)) = s.shape(1) else { return Ok(()) };
    let chunk = described.rest.contains("chunk_size").then(|| described.sizes.last().copied()).flatten();
    let wanted: Vec<i64> = offsets.iter().copied().chain(chunk.filter(|&size| size > 1)).collect();
    require(wanted == described.sizes, "there is an offset for each element, or for each chunk")
}

/// Each element of the mask is for one of what is loaded, if these are not in chunks.
fn load(s: &Subject<'_, '_, '_, '_>) -> Checked {
    reads(s)?;
    in_buffer(s, s.result(), s.operand(0))?;
    if let Some(described) = descriptor(s.ctx(), s.operand(0), "tensor_desc") {
        require(
            described.rest.contains("scatter_tdesc_attr"),
            "the descriptor is one of scattered elements",
        )?;
        let Some((mask, _)) = s.operands.types.last().and_then(|&ty| shaped(s.ctx(), ty)) else {
            return Ok(());
        };
        scattered(s, s.result(), s.operand(0))?;
        let count = described.sizes.len() - usize::from(described.rest.contains("chunk_size"));
        return require(described.sizes.get(..count) == Some(mask), "the mask is for each element or chunk");
    }
    let mask = s.operands.types.last().and_then(|&ty| shaped(s.ctx(), ty));
    let (Some((mask, _)), Some((sizes, _))) = (mask, s.result_shape()) else { return Ok(()) };
    let is_whole = s.number("chunk_size").is_none_or(|size| size == 1) && s.operands.types.len() == 3;
    require(!is_whole || mask == sizes, "the mask has the sizes of what is loaded")
}

/// How many blocks are described at once.
fn array_length(block: &Descriptor) -> i64 {
    let length = block
        .rest
        .split_once("array_length = ")
        .and_then(|(_, rest)| rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok());
    length.unwrap_or(1)
}

/// Whether a vector is what one lane has of all that is described: less than that, which divides it.
fn is_of_lane(block: &Descriptor, sizes: &[i64]) -> Result<bool, Violation> {
    let all = block.sizes.iter().product::<i64>() * array_length(block);
    let &[own] = sizes else { return Ok(false) };
    if own >= all || own <= 0 {
        return Ok(false);
    }
    require(all % own == 0, "lanes share what is described evenly")?;
    let says = block.rest.contains("layout<") || block.rest.contains("slice<");
    require(!says, "what a lane has is described without a layout")?;
    Ok(true)
}

/// A block as it is described, unless it is loaded in another order or by parts.
fn load_block(s: &Subject<'_, '_, '_, '_>) -> Checked {
    reads(s)?;
    let Some(block) = descriptor(s.ctx(), s.operand(0), "tensor_desc") else { return Ok(()) };
    kind(s, 0, false)?;
    block_offsets(s, 0)?;
    let Some((sizes, _)) = s.result_shape() else { return Ok(()) };
    if is_of_lane(&block, sizes)? {
        return Ok(());
    }
    let (length, mut wanted) = (array_length(&block), block.sizes);
    if let Some(order) = s.numbers("transpose") {
        let size = |&dim: &i64| usize::try_from(dim).ok().and_then(|dim| wanted.get(dim)).copied();
        wanted = match order.iter().map(size).collect::<Option<Vec<_>>>() {
            Some(permuted) if permuted.len() == wanted.len() => permuted,
            _ => wanted,
        };
    }
    if s.attribute("packed").is_some()
        && let (2, Some(&rows)) = (wanted.len(), sizes.last())
        && rows > 0
    {
        // As many rows as fit in 32 bits stand beside each other.
        wanted[0] /= rows;
        wanted.push(rows);
    }
    if length > 1 {
        wanted.insert(0, length);
    }
    require(sizes == wanted, "what is loaded has the sizes of the block")
}

/// One block as it is described, or what a lane has of it.
fn store_block(s: &Subject<'_, '_, '_, '_>) -> Checked {
    writes(s)?;
    kind(s, 1, false)?;
    same_elements(s, s.operand(0), s.operand(1), "tensor_desc")?;
    block_offsets(s, 1)?;
    let Some(block) = descriptor(s.ctx(), s.operand(1), "tensor_desc") else { return Ok(()) };
    require(array_length(&block) == 1, "one block is stored at once")?;
    let Some((sizes, _)) = s.shape(0) else { return Ok(()) };
    let fits = is_of_lane(&block, sizes)? || sizes == block.sizes;
    require(fits, "what is stored has the sizes of the block")
}

/// What is read and written in memory that is not described: of its elements.
fn in_buffer(s: &Subject<'_, '_, '_, '_>, vector: Option<Type>, memory: Option<Type>) -> Checked {
    let ctx = s.ctx();
    let (Some(vector), Some(memory)) = (vector, memory.filter(|&ty| space_of_memory(ctx, ty).is_some()))
    else {
        return Ok(());
    };
    let same = element(ctx, vector).unwrap_or(vector) == element(ctx, memory).unwrap_or(memory);
    require(same, "what is read or written has the elements of the memory")
}

/// Where offsets are into: what is described, or an address, of which it is said how it is aligned.
fn prefetch(s: &Subject<'_, '_, '_, '_>) -> Checked {
    reads(s)?;
    kind(s, 0, true)?;
    let Some(source) = s.operand(0) else { return Ok(()) };
    let is_described = descriptor(s.ctx(), Some(source), "tensor_desc").is_some();
    require(is_described || s.count(1) > 0, "there are offsets")?;
    let is_address = s.ctx().type_data(source).is_integer();
    let is_aligned = s.attribute("offset_align_byte").is_some();
    require(is_address == is_aligned, "`offset_align_byte` goes with a source that is an address")
}

/// What is changed, by what, and what was there, have one shape.
fn atomic(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(described) = descriptor(s.ctx(), s.operand(0), "tensor_desc") else { return Ok(()) };
    let shapes = [s.shape(2), s.result_shape()];
    let fits = shapes.iter().flatten().all(|(sizes, _)| *sizes == described.sizes);
    require(fits, "values have the shape of what is described")
}

fn offsets(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let block = descriptor(s.ctx(), s.operand(0), "tensor_desc");
    let given = s.numbers("const_offsets").map(|offsets| offsets.len());
    let fits = block.zip(given).is_none_or(|(block, given)| block.sizes.len() == given);
    require(fits, "there is an offset for each dimension")
}

/// A block of memory: of its elements and space, and of no more dimensions.
fn create(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let Some(block) = descriptor(ctx, s.result(), "tensor_desc") else { return Ok(()) };
    require(!block.rest.contains("scatter_tdesc_attr"), "the descriptor is one of a block")?;
    let Some(&source) = s.group(0).first() else { return Ok(()) };
    let Some((sizes, of)) = shaped(ctx, source) else {
        let said = ["const_shape", "const_strides"].iter().all(|name| s.attribute(name).is_some());
        return require(said || element(ctx, source).is_some(), "sizes and strides of an address are given");
    };
    require(print_type(ctx, of) == block.element, "the block has the elements of the memory")?;
    require(block.sizes.len() <= sizes.len(), "the block has no more dimensions than the memory")?;
    let given = s.numbers("const_offsets").map_or(0, |offsets| offsets.len());
    require(given == 0 || given == sizes.len(), "there is an offset for each dimension")?;
    let is_local = space_of_memory(ctx, source).unwrap_or(false);
    require(is_local == block.rest.contains("slm"), "the block is in the space of the memory")
}

/// The sizes of factors and result go together; of vectors of one dimension nothing is known.
fn product(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let [Some((a, _)), Some((b, _))] = [0, 1].map(|index| s.shape(index)) else { return Ok(()) };
    let Some((to, _)) = s.result_shape() else { return Ok(()) };
    if [a.len(), b.len(), to.len()] == [1, 1, 1] {
        return Ok(());
    }
    let (&[m, k], &[_, _]) = (a, to) else {
        return Err("the left factor and the result have two dimensions".into());
    };
    let (depth, n) = match *b {
        [depth, n] => (depth, n),
        [depth, n, packed] => (depth * packed, n),
        _ => return Err("the right factor has two dimensions, or three if it is packed".into()),
    };
    require(k == depth, "the left factor has as many columns as the right one has rows")?;
    require(to == [m, n], "the result has the rows of the left factor and the columns of the right one")
}

/// As many bits as are described.
fn memory(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let Some(described) = descriptor(ctx, s.result(), "mem_desc") else { return Ok(()) };
    let Some((sizes, of)) = s.shape(0) else { return Ok(()) };
    let digits = described.element.trim_start_matches(|c: char| !c.is_ascii_digit());
    let all = |sizes: &[i64], bits: i64| sizes.iter().try_fold(bits, |all, &size| all.checked_mul(size));
    let (Some(bits), Ok(own)) = (width(ctx, of), digits.parse::<i64>()) else { return Ok(()) };
    require(
        all(sizes, bits.into()) == all(&described.sizes, own),
        "the memory has as many bits as are described",
    )
}
