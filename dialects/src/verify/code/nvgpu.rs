//! `nvgpu`: what tensor cores and copies of a device can do.

use super::layout::{space, strided};
use super::{Checked, SignatureCheck, Subject, integers, require, shaped, width, word};
use crate::brackets::parts;
use pdll_ir::{Attr, AttrData, Context, FloatKind, Type, TypeData, print_type};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "device_async_copy" => copy,
        "ldmatrix" => load_matrix,
        "mma.sp.sync" => |s| multiply(s, 2),
        "mma.sync" => |s| multiply(s, 1),
        "rcp" => reciprocal,
        "tma.async.load" => load,
        "tma.async.store" => store,
        "tma.create.descriptor" => create,
        "warpgroup.generate.descriptor" => generate,
        "warpgroup.mma" => group_multiply,
        "warpgroup.mma.init.accumulator" => accumulator,
        "warpgroup.mma.store" => group_store,
        _ => return None,
    })
}

/// Whether memory of this space is that of a group of threads.
fn is_shared(ctx: &Context, space: Option<Attr>) -> bool {
    let Some(space) = space else { return false };
    match ctx.attr_data(space) {
        AttrData::Integer { value, .. } => *value == 3,
        AttrData::Opaque { namespace, data, .. } => {
            ctx.bytes(*namespace) == b"gpu" && ctx.text(*data) == "address_space<workgroup>"
        }
        _ => false,
    }
}

fn shared(s: &Subject<'_, '_, '_, '_>, ty: Option<Type>) -> Checked {
    let shared = ty.is_none_or(|ty| is_shared(s.ctx(), space(s.ctx(), ty)));
    require(shared, "the memory is that of a group of threads")
}

/// Tiles of 8 by 8 in shared memory, four bytes of which each thread gets.
fn load_matrix(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some((sizes, element)) = s.result_shape() else { return Ok(()) };
    shared(s, s.operand(0))?;
    let bits = width(s.ctx(), element).map_or(32, i64::from);
    require((1..=32).contains(&bits), "elements have at most 32 bits")?;
    let is_transposed = s.attribute("transpose").and_then(|attr| s.ctx().bool_value(attr)) == Some(true);
    require(!is_transposed || bits == 16, "elements of 16 bits can be transposed")?;
    let &[tiles, count] = sizes else { return Err("the result has two dimensions".into()) };
    require(count == 32 / bits, "each thread gets four bytes of a tile")?;
    require(s.number("numTiles").is_none_or(|number| number == tiles), "the result has a row for each tile")
}

/// `sparse`: how many times fewer elements the left factor stores.
fn multiply(s: &Subject<'_, '_, '_, '_>, sparse: i64) -> Checked {
    let shape = s.attribute("mmaShape").and_then(|attr| integers(s.ctx(), attr));
    let Some([m, n, k]) = shape.as_deref() else { return Err("the shape has three sizes".into()) };
    let [Some((a, element)), Some((b, _)), Some((c, _))] = [0, 1, 2].map(|index| s.shape(index)) else {
        return Ok(());
    };
    let (depth, each, sums) = match s.ctx().type_data(element) {
        TypeData::Float(FloatKind::F64) => (4, 1, 2),
        TypeData::Float(FloatKind::F32 | FloatKind::BF16 | FloatKind::F16)
        | TypeData::Integer { width: 8 | 4, .. } => {
            let bits = width(s.ctx(), element).map_or(32, i64::from);
            (128 / bits, 32 / bits, 2)
        }
        _ => return Err("numbers of this type are not multiplied in this way".into()),
    };
    // 32 threads hold all elements.
    let holds = |sizes: &[i64], all: i64| sizes.iter().product::<i64>() * 32 == all;
    require(holds(a, m * k / sparse), "the threads together hold the left factor")?;
    require(holds(b, k * n), "the threads together hold the right factor")?;
    require(holds(c, m * n), "the threads together hold the sum")?;
    let is_tf32 = s.attribute("tf32Enabled").is_some();
    let is_f32 = *s.ctx().type_data(element) == TypeData::Float(FloatKind::F32);
    require(!is_tf32 || is_f32, "only `f32` is cut to `tf32`")?;
    let (rows, columns, steps) = (m / 8, n / 8, k / depth);
    let wanted = [[rows * steps / sparse, each], [steps * columns, each], [rows * columns, sums]];
    require(
        [a, b, c].iter().zip(&wanted).all(|(given, wanted)| given == wanted),
        "vectors are those of tiles",
    )?;
    let selected = if sparse == 2 { s.number("sparsitySelector") } else { None };
    require(selected.is_none_or(|selected| (0..=1).contains(&selected)), "the selector is 0 or 1")
}

/// From memory to memory of the group: 4, 8 or 16 bytes.
fn copy(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ctx = s.ctx();
    let [Some(to), Some(from)] = [0, 2].map(|group| s.group(group).first().copied()) else { return Ok(()) };
    let is_dense = |ty: Type| {
        strided(ctx, ty).is_none_or(|layout| layout.strides.last().is_none_or(|&stride| stride == 1))
    };
    require(is_dense(from) && is_dense(to), "elements of the last dimension are side by side")?;
    shared(s, Some(to))?;
    let (Some((to, element)), Some((from, other))) = (shaped(ctx, to), shaped(ctx, from)) else {
        return Ok(());
    };
    require(element == other, "source and destination have the same elements")?;
    require(from.len() == s.count(3), "there is an index for each dimension of the source")?;
    require(to.len() == s.count(1), "there is an index for each dimension of the destination")?;
    let bytes = s.number("dstElements").and_then(|count| count.checked_mul(width(ctx, element)?.into()));
    let Some(bits) = bytes else { return Ok(()) };
    require(s.attribute("bypassL1").is_none() || bits == 128, "16 bytes can bypass the first cache")?;
    require([32, 64, 128].contains(&bits), "4, 8 or 16 bytes are copied")
}

/// A descriptor of a tensor: its type, and what else is said.
struct Descriptor {
    sizes: Vec<i64>,
    element: String,
    space: String,
    swizzle: String,
    interleave: String,
}

/// The parts of a `!nvgpu.NAME<key = value, ..>`.
fn fields(ctx: &Context, ty: Type, name: &str) -> Option<Vec<(String, String)>> {
    let text = print_type(ctx, ty);
    let body = text.strip_prefix("!nvgpu.")?.strip_prefix(name)?.strip_prefix('<')?.strip_suffix('>')?;
    let field =
        |part: &&str| part.split_once('=').map(|(key, value)| (key.trim().into(), value.trim().into()));
    Some(parts(body).iter().filter_map(field).collect())
}

fn field(fields: &[(String, String)], key: &str) -> String {
    fields.iter().find(|(own, _)| own == key).map_or_else(String::new, |(_, value)| value.clone())
}

/// Sizes, elements and the rest of a `memref<..>` or `vector<..>`.
fn text_shape(text: &str) -> Option<(Vec<i64>, String, String)> {
    let body = text.split_once('<')?.1.strip_suffix('>')?;
    let list = parts(body);
    let mut sizes = Vec::new();
    let mut rest = *list.first()?;
    while let Some((size, after)) = rest.split_once('x') {
        let Ok(size) = size.trim().parse() else { break };
        sizes.push(size);
        rest = after;
    }
    Some((sizes, rest.trim().to_string(), list[1..].join(", ")))
}

fn descriptor(ctx: &Context, ty: Type) -> Option<Descriptor> {
    let fields = fields(ctx, ty, "tensormap.descriptor")?;
    let (sizes, element, space) = text_shape(&field(&fields, "tensor"))?;
    Some(Descriptor {
        sizes,
        element,
        space,
        swizzle: field(&fields, "swizzle"),
        interleave: field(&fields, "interleave"),
    })
}

/// What a descriptor may say.
fn is_supported(map: &Descriptor) -> Checked {
    require(map.interleave == "none", "nothing is interleaved")?;
    let bytes = map.swizzle.strip_prefix("swizzle_").and_then(|rest| rest.strip_suffix('b'));
    let Some(bytes) = bytes.and_then(|bytes| bytes.parse::<i64>().ok()) else { return Ok(()) };
    let bits = map.element.trim_start_matches(|c: char| !c.is_ascii_digit()).parse::<i64>().ok();
    let row = map.sizes.last().zip(bits).and_then(|(size, bits)| size.checked_mul(bits));
    require(row.is_none_or(|row| row == 8 * bytes), "a row is as long as what is swizzled")
}

/// Descriptor and memory have the same sizes and elements.
fn transfers(
    s: &Subject<'_, '_, '_, '_>,
    map: Option<Type>,
    memory: Option<Type>,
    indices: usize,
) -> Checked {
    let ctx = s.ctx();
    let (Some(map), Some(memory)) = (map.and_then(|ty| descriptor(ctx, ty)), memory) else { return Ok(()) };
    is_supported(&map)?;
    let is_group = map.space.starts_with("3") || map.space == "#gpu.address_space<workgroup>";
    require(is_group, "the descriptor is one of memory of a group of threads")?;
    shared(s, Some(memory))?;
    let Some((sizes, element)) = shaped(ctx, memory) else { return Ok(()) };
    require(map.element == print_type(ctx, element), "descriptor and memory have the same elements")?;
    require(map.sizes == sizes, "descriptor and memory have the same sizes")?;
    require(sizes.iter().all(|size| (1..=256).contains(size)), "sizes are from 1 to 256")?;
    require(
        indices <= 5 && indices == sizes.len(),
        "there is a coordinate for each of at most five dimensions",
    )
}

fn load(s: &Subject<'_, '_, '_, '_>) -> Checked {
    transfers(s, s.group(2).first().copied(), s.group(0).first().copied(), s.count(3))
}

fn store(s: &Subject<'_, '_, '_, '_>) -> Checked {
    transfers(s, s.group(1).first().copied(), s.group(0).first().copied(), s.count(2))
}

fn create(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(s.count(1) <= 5, "at most five sizes of a box are known")?;
    s.result().and_then(|ty| descriptor(s.ctx(), ty)).map_or(Ok(()), |map| is_supported(&map))
}

fn generate(s: &Subject<'_, '_, '_, '_>) -> Checked {
    s.operand(1).and_then(|ty| descriptor(s.ctx(), ty)).map_or(Ok(()), |map| is_supported(&map))
}

/// Sizes and elements of what a type of matrices of a group is of.
fn of_group(ctx: &Context, ty: Option<Type>, name: &str, key: &str) -> Option<(Vec<i64>, String)> {
    let (sizes, element, _) = text_shape(&field(&fields(ctx, ty?, name)?, key))?;
    Some((sizes, element))
}

fn fragments(s: &Subject<'_, '_, '_, '_>, ty: Option<Type>) -> Option<(Vec<i64>, String)> {
    of_group(s.ctx(), ty, "warpgroup.accumulator", "fragmented")
}

/// Sizes that there are products of.
fn has_sizes(sizes: &[i64], element: &str) -> Checked {
    let &[m, n] = sizes else { return Err("matrices have two dimensions".into()) };
    let columns = match element {
        "i8" | "i4" | "i1" => n % 16 == 0 || n == 8 || n == 24,
        _ => element.starts_with(['f', 'b', 't']) && n % 8 == 0,
    };
    require(m % 64 == 0 && columns && (8..=256).contains(&n), "there is no product of this size")
}

fn accumulator(s: &Subject<'_, '_, '_, '_>) -> Checked {
    fragments(s, s.result()).map_or(Ok(()), |(sizes, element)| has_sizes(&sizes, &element))
}

fn group_multiply(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let [a, b] = [0, 1].map(|index| of_group(s.ctx(), s.operand(index), "warpgroup.descriptor", "tensor"));
    let (Some((a, left)), Some((b, right)), Some((c, sum))) = (a, b, fragments(s, s.operand(2))) else {
        return Ok(());
    };
    require(s.operand(2) == s.result(), "the result has the type of what is added to")?;
    let (&[m, k], &[depth, n], &[rows, columns]) = (&a[..], &b[..], &c[..]) else {
        return Err("matrices have two dimensions".into());
    };
    require(k == depth && m == rows && n == columns, "the sizes of the matrices go together")?;
    has_sizes(&c, &left)?;
    let is_half = matches!(&*left, "f16" | "bf16");
    let [flip_a, flip_b] = ["transposeA", "transposeB"].map(|name| s.attribute(name).is_some());
    require(!flip_a || flip_b, "the left factor is not transposed")?;
    require(is_half || !flip_a && !flip_b, "only numbers of 16 bits are transposed")?;
    let fits = match &*left {
        "f16" | "bf16" | "f8E4M3FN" | "f8E5M2" => matches!(&*sum, "f16" | "f32"),
        "tf32" => sum == "f32",
        "i16" => sum == "i32",
        _ => false,
    };
    require(left == right && fits, "there is no product of such numbers")
}

fn group_store(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some((sizes, _)), Some((to, _))) = (fragments(s, s.operand(0)), s.shape(1)) else { return Ok(()) };
    require(sizes == to, "the memory has the sizes of the matrix")
}

fn reciprocal(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_near =
        s.attribute("rounding").and_then(|attr| word(s.ctx(), attr)).is_none_or(|word| word == "approx");
    require(is_near && s.attribute("ftz").is_some(), "it is approximate, and small numbers become zero")
}
