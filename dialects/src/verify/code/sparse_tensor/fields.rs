//! Fields that tensors are stored in, and what makes one tensor of others.

use super::super::{Checked, Subject, defining, element, name_of, require, shaped, word};
use super::encoding::{Encoding, of_specifier, of_tensor};
use super::takes_sparse;
use pdll_ir::{Context, DYNAMIC, Type, TypeData, print_attr};

/// The encoding of the first operand.
fn source(s: &Subject<'_, '_, '_, '_>) -> Option<Encoding> {
    of_tensor(s.ctx(), s.operand(0)?)
}

/// Whether a field has numbers of a width; 0 is that of an index.
fn has_width(ctx: &Context, field: Type, width: u32) -> bool {
    let Some(number) = element(ctx, field).map(|ty| ctx.type_data(ty)) else { return true };
    match number {
        TypeData::Index => width == 0,
        TypeData::Integer { width: other, .. } => *other == width,
        _ => false,
    }
}

/// A level that there is, and its numbers.
pub(super) fn field(s: &Subject<'_, '_, '_, '_>, width: fn(&Encoding) -> u32) -> Checked {
    takes_sparse(s)?;
    let (Some(encoding), Some(level)) = (source(s), s.number("level")) else { return Ok(()) };
    require(level < encoding.level_count() as i64, "there is no such level")?;
    let fits = s.result().is_none_or(|field| has_width(s.ctx(), field, width(&encoding)));
    require(fits, "a field has numbers of the width that the encoding says")
}

pub(super) fn coordinates(s: &Subject<'_, '_, '_, '_>) -> Checked {
    takes_sparse(s)?;
    require(
        source(s).is_none_or(|encoding| encoding.has_coordinates()),
        "the tensor has no list of coordinates",
    )
}

/// Values have the type of the elements.
pub(super) fn values(s: &Subject<'_, '_, '_, '_>) -> Checked {
    takes_sparse(s)?;
    let of = |ty: Option<Type>| ty.and_then(|ty| element(s.ctx(), ty));
    require(of(s.operand(0)) == of(s.result()), "values have the type of the tensor's elements")
}

/// A dimension that there is.
pub(super) fn slice(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let dim = s.number("dim").unwrap_or(0);
    let is_slice = source(s).is_none_or(|encoding| encoding.is_slice());
    require(is_slice, "the tensor is a slice, as its encoding says")?;
    let fits = source(s).is_none_or(|encoding| dim < encoding.dim_count() as i64);
    require(fits, "there is no such dimension")
}

/// Coordinates of dimensions for those of levels, or the other way round.
pub(super) fn translate(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let encoding = s.attribute("encoder").and_then(|attr| Encoding::of(s.ctx(), attr));
    let direction = s.attribute("direction").map(|attr| print_attr(s.ctx(), attr));
    let (Some(encoding), Some(direction)) = (encoding, direction) else { return Ok(()) };
    let (dims, levels) = (encoding.dim_count(), encoding.level_count());
    let (takes, gives) = if direction.contains("dim_to_lvl") { (dims, levels) } else { (levels, dims) };
    let fits = s.operands.types.len() == takes && s.results.types.len() == gives;
    require(fits, "there is a coordinate for each dimension and each level of the encoding")
}

/// The number that an operand is, if it is a constant.
fn constant(s: &Subject<'_, '_, '_, '_>, operand: usize) -> Option<i64> {
    let by = defining(s.op, operand).filter(|by| name_of(*by) == "arith.constant")?;
    i64::try_from(s.ctx().int_value(by.attribute_named("value")?)?).ok()
}

pub(super) fn level_size(s: &Subject<'_, '_, '_, '_>) -> Checked {
    takes_sparse(s)?;
    let (Some(encoding), Some(level)) = (source(s), constant(s, 1)) else { return Ok(()) };
    require(level < encoding.level_count() as i64, "there is no such level")
}

pub(super) fn push_back(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(constant(s, 3).is_none_or(|count| count >= 1), "at least one value is put behind the others")
}

/// A coordinate for each level but the last.
pub(super) fn compress(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(encoding) = s.operand(4).and_then(|ty| of_tensor(s.ctx(), ty)) else {
        return Err("the tensor has an encoding that says how it is stored".into());
    };
    let given = s.count(5);
    require(given + 1 == encoding.level_count(), "there is a coordinate for each level but the last")
}

/// Sizes may become unknown, and nothing else changes.
pub(super) fn convert(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some((from, _)), Some((to, _)), Some(result)) = (s.shape(0), s.result_shape(), s.result()) else {
        return Ok(());
    };
    require(from.len() == to.len(), "a conversion does not change the rank")?;
    let is_slice = of_tensor(s.ctx(), result).is_some_and(|encoding| encoding.is_slice());
    require(!is_slice, "nothing is converted to a slice")?;
    let fits = from.iter().zip(to).all(|(from, to)| from == to || *to == DYNAMIC);
    require(fits, "a conversion does not change sizes")
}

/// Elements stay, and so do the sizes of levels.
pub(super) fn reinterpret(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some((from, a)), Some((to, b)), Some(result)) = (s.shape(0), s.result_shape(), s.result()) else {
        return Ok(());
    };
    takes_sparse(s)?;
    let Some(target) = of_tensor(s.ctx(), result) else {
        return Err("the result has an encoding that says how it is stored".into());
    };
    require(a == b, "the elements stay what they are")?;
    let Some(source) = source(s) else { return Ok(()) };
    require(source.level_count() == target.level_count(), "there are as many levels as before")?;
    require(source.is_stored_as(&target), "levels are stored as before")?;
    // What is said of levels by expressions is not computed here.
    let sizes = (source.level_sizes(from), target.level_sizes(to));
    let (Some(from), Some(to)) = sizes else { return Ok(()) };
    require(from == to, "levels have the sizes that they had")
}

/// Tensors that are put one behind the other along a dimension.
pub(super) fn concatenate(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some((to, _)), Some(along)) = (s.result_shape(), s.number("dimension")) else { return Ok(()) };
    let inputs: Vec<&[i64]> =
        s.operands.types.iter().filter_map(|&ty| Some(shaped(s.ctx(), ty)?.0)).collect();
    require(inputs.len() > 1, "there are at least two tensors")?;
    let Some(along) = usize::try_from(along).ok().filter(|&along| along < to.len()) else {
        return Err("there is no such dimension".into());
    };
    require(inputs.iter().all(|from| from.len() == to.len()), "all tensors have the rank of the result")?;
    for dim in 0..to.len() {
        let mut sizes = inputs.iter().map(|from| from[dim]);
        if dim == along {
            let known = to[dim] != DYNAMIC && sizes.clone().all(|size| size != DYNAMIC);
            let fits = !known || sizes.sum::<i64>() == to[dim];
            require(fits, "the size of the result is the sum of the sizes along the dimension")?;
        } else {
            let mut before = to[dim];
            let same = sizes.all(|size| {
                let fits = before == DYNAMIC || size == before;
                before = size;
                fits
            });
            require(same, "sizes of other dimensions are the same")?;
        }
    }
    Ok(())
}

/// A map that orders coordinates, of which there are enough.
pub(super) fn sort(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(map) = s.map("perm_map") else { return Ok(()) };
    let mut dims: Vec<u32> = map
        .results
        .iter()
        .filter_map(|&expr| match s.ctx().expr(expr) {
            pdll_ir::ExprData::Dim(dim) => Some(dim),
            _ => None,
        })
        .collect();
    dims.sort_unstable();
    let is_permutation = map.symbols == 0 && dims.iter().copied().eq(0..map.dims);
    require(is_permutation && map.results.len() == dims.len(), "coordinates are permuted")?;
    let Some(count) = constant(s, 0) else { return Ok(()) };
    let has_room = |field: Option<Type>, each: i64| {
        let size = field.and_then(|ty| shaped(s.ctx(), ty)).and_then(|(sizes, _)| sizes.first().copied());
        size.is_none_or(|size| size == DYNAMIC || size >= count.saturating_mul(each))
    };
    let each = dims.len() as i64 + s.number("ny").unwrap_or(0);
    require(has_room(s.operand(1), each), "there is room for all coordinates")?;
    let others = s.operands.types.get(2..).unwrap_or(&[]);
    require(others.iter().all(|&ty| has_room(Some(ty), 1)), "there is room for all values")
}

/// A level goes with what is said of levels.
pub(super) fn specifier(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(encoding) = s.operand(0).and_then(|ty| of_specifier(s.ctx(), ty)) else { return Ok(()) };
    let kind = s.attribute("specifierKind").and_then(|attr| word(s.ctx(), attr)).unwrap_or_default();
    let level = s.number("level");
    if kind == "val_mem_sz" {
        return require(level.is_none(), "the values are not those of a level");
    }
    let of_slice = matches!(&*kind, "dim_offset" | "dim_stride");
    require(!of_slice || encoding.is_slice(), "this is asked of slices")?;
    let Some(level) = level else { return Err("the level is missing".into()) };
    require(level < encoding.level_count() as i64, "there is no such level")?;
    let has_positions = !encoding.is_stored(usize::try_from(level).unwrap_or(0), "singleton");
    require(kind != "pos_mem_sz" || has_positions, "a `singleton` has no positions")
}

/// Fields of a tensor of known sizes.
pub(super) fn assemble(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(result) = s.result() else { return Ok(()) };
    let Some(encoding) = of_tensor(s.ctx(), result) else {
        return Err("the result has an encoding that says how it is stored".into());
    };
    let Some((sizes, of_result)) = shaped(s.ctx(), result) else { return Ok(()) };
    require(!sizes.contains(&DYNAMIC), "the sizes of the tensor are known")?;
    let widths = encoding.field_widths();
    let fits = widths.as_ref().is_none_or(|widths| widths.len() == s.group(0).len());
    require(fits, "there is a tensor for each field")?;
    let values = s.group(1).first().and_then(|&ty| element(s.ctx(), ty));
    require(values.is_none_or(|ty| ty == of_result), "values have the type of the tensor's elements")?;
    let mut fields = s.group(0).iter().zip(widths.unwrap_or_default());
    let fits = fields.all(|(&field, width)| has_width(s.ctx(), field, width));
    require(fits, "a field has numbers of the width that the encoding says")
}
