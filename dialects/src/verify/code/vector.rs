//! `vector` and `affine`: positions, permutations, indices.

use super::memory::is_plain;
use super::{
    Checked, SignatureCheck, Subject, dynamic, integers, masks, require, shaped, transfer, width, word,
};
use pdll_ir::{AttrData, DYNAMIC, Type, TypeData};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "bitcast" => bitcast,
        "broadcast" => broadcast,
        "compressstore" | "maskedstore" => transfer::masked_store,
        "constant_mask" => masks::constant,
        "contract" => transfer::contract,
        "create_mask" => masks::create,
        "deinterleave" => deinterleave,
        "expandload" | "maskedload" => transfer::masked_load,
        "extract" => extract,
        "extract_strided_slice" => extract_slice,
        "from_elements" => from_elements,
        "gather" => transfer::gather,
        "insert" => insert,
        "insert_strided_slice" => insert_slice,
        "interleave" => interleave,
        "load" => transfer::load,
        "multi_reduction" => multi_reduction,
        "outerproduct" => outer_product,
        "print" => print,
        "reduction" => reduction,
        "scalable.extract" => scalable_extract,
        "scalable.insert" => scalable_insert,
        "scan" => scan,
        "scatter" => transfer::scatter,
        "shape_cast" => shape_cast,
        "shuffle" => shuffle,
        "store" => transfer::store,
        "transfer_read" => transfer::read,
        "transfer_write" => transfer::write,
        "transpose" => transpose,
        "type_cast" => type_cast,
        _ => return None,
    })
}

/// Text is printed by itself, with a new line.
fn print(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ends_line = s.attribute("punctuation").and_then(|attr| word(s.ctx(), attr));
    let is_plain = s.operand(0).is_none() && ends_line.is_none_or(|word| word == "newline");
    require(s.attribute("stringLiteral").is_none() || is_plain, "text is printed without a value and a sign")
}

/// A reshape keeps the number of elements.
fn shape_cast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let count = |ty: Option<Type>| match s.ctx().type_data(ty?) {
        TypeData::Vector { dims, .. } => dims.iter().try_fold(1i64, |all, &dim| all.checked_mul(dim)),
        _ => None,
    };
    let elements = [s.operand(0), s.result()].map(|ty| Some(shaped(s.ctx(), ty?)?.1));
    require(elements[0] == elements[1], "a reshape keeps the elements")?;
    let scalable = [s.operand(0), s.result()].map(|ty| scalable(s, ty).iter().filter(|is| **is).count());
    require(scalable[0] == scalable[1], "a reshape keeps the number of scalable dimensions")?;
    match (count(s.operand(0)), count(s.result())) {
        (Some(from), Some(to)) if from != to => Err("a reshape keeps the number of elements".into()),
        _ => Ok(()),
    }
}

/// Which dimensions of a vector are scalable.
fn scalable<'a>(s: &Subject<'_, '_, 'a, '_>, ty: Option<Type>) -> &'a [bool] {
    match ty.map(|ty| s.ctx().type_data(ty)) {
        Some(TypeData::Vector { scalable, .. }) => scalable,
        _ => &[],
    }
}

/// A permutation of the dimensions, and their sizes in the result.
fn transpose(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(permutation) = s.numbers("permutation") else { return Ok(()) };
    let shapes = [s.operand(0), s.result()].map(|ty| shaped(s.ctx(), ty?));
    let [Some((from, _)), Some((to, _))] = shapes else { return Ok(()) };
    let mut sorted = permutation.clone();
    sorted.sort_unstable();
    if !sorted.iter().copied().eq(0..from.len() as i64) {
        return Err("a permutation has each dimension once".into());
    }
    match permutation.iter().map(|&dim| from[dim as usize]).eq(to.iter().copied()) {
        true => Ok(()),
        false => Err("the sizes of the result are those of the source, permuted".into()),
    }
}

/// A position is inside of the vector; -1 stands for nowhere.
fn position(s: &Subject<'_, '_, '_, '_>, vector: Option<Type>) -> Checked {
    let Some(position) = s.numbers("static_position") else { return Ok(()) };
    let Some((dims, _)) = vector.and_then(|ty| shaped(s.ctx(), ty)) else { return Ok(()) };
    let fits = |(&at, &dim): (&i64, &i64)| at == DYNAMIC || (-1..dim).contains(&at);
    match position.len() <= dims.len() && position.iter().zip(dims).all(fits) {
        true => Ok(()),
        false => Err("the position is inside of the vector".into()),
    }
}

/// What is at a position: a vector of the last sizes, or an element.
fn extract(s: &Subject<'_, '_, '_, '_>) -> Checked {
    position(s, s.operand(0))?;
    let is_scalar = s.result_shape().is_none_or(|(sizes, _)| !sizes.is_empty());
    require(is_scalar, "one element is no vector without dimensions")?;
    dynamic_positions(s, 1)?;
    let (Some(position), Some((dims, element))) = (s.numbers("static_position"), s.shape(0)) else {
        return Ok(());
    };
    let (Some(to), Some(rest)) = (s.result(), dims.get(position.len()..)) else { return Ok(()) };
    let (given, inner) = shaped(s.ctx(), to).unwrap_or((&[], to));
    // One element may also be a vector of one element.
    let fits = given == rest || rest.is_empty() && given.iter().all(|&size| size == 1);
    require(fits && inner == element, "the result is what is at the position")
}

/// Something, or its elements, has the type of the elements of a vector. Types of dialects may be written in
/// several ways, so that two of them are not compared.
fn element_of(s: &Subject<'_, '_, '_, '_>, part: Option<Type>, whole: Option<Type>) -> Checked {
    let ctx = s.ctx();
    let [Some(part), Some(whole)] = [part, whole].map(|ty| Some(super::element(ctx, ty?).unwrap_or(ty?)))
    else {
        return Ok(());
    };
    let is_foreign = |ty| matches!(ctx.type_data(ty), TypeData::Opaque { .. });
    let fits = part == whole || is_foreign(part) && is_foreign(whole);
    require(fits, "a part has the elements of the whole")
}

/// There is an operand, after the first ones, for each part of the position that is not known.
fn dynamic_positions(s: &Subject<'_, '_, '_, '_>, first: usize) -> Checked {
    let Some(position) = s.numbers("static_position") else { return Ok(()) };
    let given = s.operands.types.len().saturating_sub(first);
    require(
        dynamic(&position) == given,
        "there is an operand for each part of the position that is not known",
    )
}

fn insert(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_scalar = s.shape(0).is_none_or(|(sizes, _)| !sizes.is_empty());
    require(is_scalar, "one element is no vector without dimensions")?;
    element_of(s, s.operand(0), s.operand(1))?;
    position(s, s.operand(1))?;
    dynamic_positions(s, 2)?;
    let (Some(position), Some((dims, _))) = (s.numbers("static_position"), s.shape(1)) else {
        return Ok(());
    };
    let rank = s.shape(0).map_or(0, |(sizes, _)| sizes.len());
    require(position.len() + rank == dims.len(), "position and source have the dimensions of the vector")
}

/// The last sizes of the result are those of the source, or those are 1.
fn broadcast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_vector = |ty| matches!(s.ctx().type_data(ty), TypeData::Vector { .. });
    let fits = s.operand(0).is_none_or(|ty| is_vector(ty) || shaped(s.ctx(), ty).is_none());
    require(fits, "what is spread is a vector or an element")?;
    element_of(s, s.operand(0), s.result())?;
    let shapes = [s.operand(0), s.result()].map(|ty| shaped(s.ctx(), ty?));
    let [Some((from, _)), Some((to, _))] = shapes else { return Ok(()) };
    let [own, wanted] = [s.operand(0), s.result()].map(|ty| scalable(s, ty));
    let sizes = |sizes: &[i64], scalable: &[bool]| -> Vec<(i64, bool)> {
        sizes.iter().copied().zip(scalable.iter().copied()).rev().collect()
    };
    let (sources, targets) = (sizes(from, own), sizes(to, wanted));
    let same = |(&from, &to): (&(i64, bool), &(i64, bool))| from == to || from.0 == 1;
    let fits = from.len() <= to.len() && sources.iter().zip(&targets).all(same);
    require(fits, "the source cannot be spread to the sizes of the result")
}

/// The last sizes make rows of equally many bits; the others stay.
fn bitcast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some((from, a)), Some((to, b))) = (s.shape(0), s.result_shape()) else { return Ok(()) };
    let (Some(a), Some(b)) = (width(s.ctx(), a), width(s.ctx(), b)) else { return Ok(()) };
    let (Some((last, first)), Some((to_last, to_first))) = (from.split_last(), to.split_last()) else {
        return require(a == b || !from.is_empty() || !to.is_empty(), "elements have as many bits as before");
    };
    require(first == to_first, "all sizes but the last stay")?;
    require(last * i64::from(a) == to_last * i64::from(b), "rows have as many bits as before")
}

/// The last size of one vector is twice that of the other; the others are the same.
fn doubled(s: &Subject<'_, '_, '_, '_>, half: Option<Type>, whole: Option<Type>) -> Checked {
    let [half, whole] = [half, whole].map(|ty| Some(shaped(s.ctx(), ty?)?.0));
    let (Some(half), Some(whole)) = (half, whole) else { return Ok(()) };
    // Without a dimension there is one element.
    let half = if half.is_empty() { &[1] } else { half };
    let last = half.last().and_then(|last| last.checked_mul(2));
    let fits = half.len() == whole.len() && half[..half.len() - 1] == whole[..whole.len() - 1];
    require(fits && whole.last().copied() == last, "the last size is twice as large on one side")
}

fn interleave(s: &Subject<'_, '_, '_, '_>) -> Checked {
    doubled(s, s.operand(0), s.result())
}

fn deinterleave(s: &Subject<'_, '_, '_, '_>) -> Checked {
    doubled(s, s.result(), s.operand(0))
}

/// The position is a multiple of the size of the part.
fn scalable_part(s: &Subject<'_, '_, '_, '_>, part: Option<Type>) -> Checked {
    let size = part.and_then(|ty| shaped(s.ctx(), ty)).and_then(|(sizes, _)| sizes.last().copied());
    let (Some(size), Some(at)) = (size, s.number("pos")) else { return Ok(()) };
    require(size == 0 || at % size == 0, "the position is a multiple of the size of the part")
}

fn scalable_insert(s: &Subject<'_, '_, '_, '_>) -> Checked {
    scalable_part(s, s.operand(0))
}

fn scalable_extract(s: &Subject<'_, '_, '_, '_>) -> Checked {
    scalable_part(s, s.result())
}

fn from_elements(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some((sizes, _)) = s.result_shape() else { return Ok(()) };
    let count: i64 = sizes.iter().product();
    require(count == s.operands.types.len() as i64, "there is an operand for each element")
}

/// Rows of equal shape, and their numbers.
fn shuffle(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some((a, _)), Some((b, _)), Some((to, _))) = (s.shape(0), s.shape(1), s.result_shape()) else {
        return Ok(());
    };
    let Some(mask) = s.numbers("mask") else { return Ok(()) };
    let is_scalar = a.is_empty() && b.is_empty() && to.len() == 1;
    if !is_scalar {
        require(a.len() == b.len() && a.len() == to.len(), "vectors that are mixed have one rank")?;
        let rest = |sizes: &[i64]| sizes.get(1..).unwrap_or(&[]).to_vec();
        require(rest(a) == rest(b) && rest(a) == rest(to), "vectors that are mixed have rows of one shape")?;
    }
    require(to.first() == Some(&(mask.len() as i64)), "the result has a row for each number")?;
    let rows = a.first().unwrap_or(&1) + b.first().unwrap_or(&1);
    // -1 is any.
    let fits = |row: &i64| (-1..rows).contains(row);
    require(mask.iter().all(fits), "each number is that of a row")
}

/// Offsets, sizes and strides of a part, the last of which must be 1.
fn extract_slice(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let lists = ["offsets", "sizes", "strides"].map(|name| integers(s.ctx(), s.attribute(name)?));
    let [Some(offsets), Some(sizes), Some(strides)] = lists else { return Ok(()) };
    let (Some((from, _)), Some((to, _))) = (s.shape(0), s.result_shape()) else { return Ok(()) };
    let counts = [offsets.len(), sizes.len(), strides.len()];
    require(counts == [counts[0]; 3], "there are as many offsets, sizes and strides")?;
    require(counts[0] <= from.len(), "there are at most as many offsets as dimensions")?;
    require(strides.iter().all(|&stride| stride == 1), "strides are 1")?;
    let inside = |((&offset, &size), &whole): ((&i64, &i64), &i64)| {
        (0..whole).contains(&offset) && size >= 1 && offset + size <= whole
    };
    require(offsets.iter().zip(&sizes).zip(from).all(inside), "the part is inside")?;
    let wanted = sizes.iter().chain(&from[sizes.len()..]);
    require(wanted.eq(to), "the result has the sizes of the part")?;
    let [own, given] = [s.operand(0), s.result()].map(|ty| scalable(s, ty));
    let whole = |((&size, &from), &scalable): ((&i64, &i64), &bool)| !scalable || size == from;
    require(sizes.iter().zip(from).zip(own).all(whole), "scalable dimensions are taken as a whole")?;
    require(own == given, "the result is scalable where the source is")
}

fn insert_slice(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let lists = ["offsets", "strides"].map(|name| integers(s.ctx(), s.attribute(name)?));
    let [Some(offsets), Some(strides)] = lists else { return Ok(()) };
    let (Some((part, _)), Some((whole, _))) = (s.shape(0), s.shape(1)) else { return Ok(()) };
    require(offsets.len() == whole.len(), "there is an offset for each dimension")?;
    require(
        strides.len() == part.len() && part.len() <= whole.len(),
        "there is a stride for each dimension",
    )?;
    require(strides.iter().all(|&stride| stride == 1), "strides are 1")?;
    let missing = whole.len() - part.len();
    let size = |index: usize| if index < missing { 1 } else { part[index - missing] };
    let inside = |index: usize| offsets[index] >= 0 && offsets[index] + size(index) <= whole[index];
    require((0..whole.len()).all(inside), "the part is inside")?;
    let [own, target] = [s.operand(0), s.operand(1)].map(|ty| scalable(s, ty));
    let target = target.get(missing..).unwrap_or_default();
    require(own == target, "the part is scalable where the whole is")?;
    let full = own.iter().zip(part).zip(&whole[missing..]).all(|((&is, a), b)| !is || a == b);
    require(full, "scalable dimensions are filled as a whole")
}

/// Whether numbers of this type can be combined in this way.
pub(super) fn combines(s: &Subject<'_, '_, '_, '_>, element: Type) -> bool {
    let Some(AttrData::Opaque { data, .. }) = s.attribute("kind").map(|kind| s.ctx().attr_data(kind)) else {
        return true;
    };
    let text = s.ctx().text(*data).into_owned();
    let kind = text.trim_start_matches("kind<").trim_end_matches('>');
    match (kind, s.ctx().type_data(element)) {
        ("add" | "mul", TypeData::Opaque { .. }) => true,
        ("add" | "mul", data) => data.is_integer() || matches!(data, TypeData::Index | TypeData::Float(_)),
        ("minui" | "minsi" | "maxui" | "maxsi" | "and" | "or" | "xor", data) => {
            data.is_integer() || matches!(data, TypeData::Index)
        }
        (_, data) => matches!(data, TypeData::Float(_)),
    }
}

fn reduction(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some((sizes, element)) = s.shape(0) else { return Ok(()) };
    require(sizes.len() <= 1, "a vector that is reduced to a number has one dimension")?;
    require(s.result_shape().is_none(), "a vector is reduced to a number")?;
    element_of(s, s.result(), s.operand(0))?;
    require(combines(s, element), "numbers of this type are not combined in this way")
}

/// What is left are the dimensions that are not reduced.
fn multi_reduction(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some((from, _)), Some(dims)) = (s.shape(0), s.numbers("reduction_dims")) else {
        return Ok(());
    };
    let is_kept = |index: &usize| !dims.contains(&(*index as i64));
    let kept: Vec<i64> = (0..from.len()).filter(is_kept).map(|index| from[index]).collect();
    let to = s.result_shape().map_or(&[][..], |(sizes, _)| sizes);
    require(kept == to, "the result has the dimensions that are not reduced")
}

fn scan(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some((from, element)), Some((first, _))) = (s.shape(0), s.shape(1)) else { return Ok(()) };
    let Some(dim) = s.number("reduction_dim").and_then(|dim| usize::try_from(dim).ok()) else {
        return Ok(());
    };
    require(dim < from.len(), "the dimension is one of the source")?;
    require(first.len() + 1 == from.len(), "the first values have a dimension less than the source")?;
    let rest = from.iter().enumerate().filter(|(index, _)| *index != dim).map(|(_, size)| size);
    require(rest.eq(first), "the first values have the other sizes of the source")?;
    require(combines(s, element), "numbers of this type are not combined in this way")
}

/// A vector of one dimension, and a number or such a vector.
fn outer_product(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some((left, element)) = s.shape(0) else { return Ok(()) };
    require(left.len() == 1, "the left side has one dimension")?;
    let Some((to, _)) = s.result_shape() else { return Ok(()) };
    let wanted = match s.shape(1) {
        Some((right, _)) => {
            require(right.len() == 1, "the right side has one dimension, or is a number")?;
            let scalable = |index: usize| match s.operand(index).map(|ty| s.ctx().type_data(ty)) {
                Some(TypeData::Vector { scalable, .. }) => scalable.contains(&true),
                _ => false,
            };
            let fits = !scalable(0) || scalable(1);
            require(fits, "the right side is scalable if the left side is")?;
            vec![left[0], right[0]]
        }
        None => vec![left[0]],
    };
    require(wanted == to, "the result has a dimension for each side")?;
    let added = s.operand(2).is_none_or(|ty| Some(ty) == s.result());
    require(added, "what is added has the type of the result")?;
    require(combines(s, element), "numbers of this type are not combined in this way")
}

/// A memref of known sizes becomes one of a vector with all its elements.
fn type_cast(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some((from, own)), Some((_, element))) = (s.shape(0), s.result_shape()) else { return Ok(()) };
    require(dynamic(from) == 0, "all sizes are known")?;
    let spaces = [s.operand(0), s.result()].map(|ty| ty.and_then(|ty| super::layout::space(s.ctx(), ty)));
    require(spaces[0] == spaces[1], "a memref stays in its memory space")?;
    let plain = [s.operand(0), s.result()].into_iter().flatten().all(|ty| is_plain(s.ctx(), ty));
    require(plain, "a memref whose elements become one vector has no layout of its own")?;
    let own = shaped(s.ctx(), own).map_or(own, |(_, inner)| inner);
    let Some((_, inner)) = shaped(s.ctx(), element) else {
        return require(own == element, "the vector has the elements of the memref");
    };
    require(own == inner, "the vector has the elements of the memref")?;
    let of = |shape: Option<(&[i64], Type)>| {
        let inner = shape.and_then(|(_, element)| shaped(s.ctx(), element)).map_or(&[][..], |inner| inner.0);
        [shape.map_or(&[][..], |shape| shape.0), inner].concat()
    };
    let fits = of(s.shape(0)) == of(s.result_shape());
    require(fits, "the sizes of both memrefs, with those of the vectors in them, are the same")
}
