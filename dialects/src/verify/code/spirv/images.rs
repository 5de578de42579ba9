//! Images: what is read, written and sampled, and what further operands say of it.

use super::super::{Checked, Subject, name_of, require, shaped, view};
use super::matrices::given;
use super::text;
use crate::brackets::parts;
use pdll_ir::{AttrData, Type};

/// The parts of the type of an image, which may be inside of a sampled one.
fn image(text: &str) -> Option<Vec<String>> {
    let inner = text::body(text, "sampled_image").unwrap_or(text);
    let body = text::body(inner, "image")?;
    Some(parts(body).into_iter().map(str::to_string).collect())
}

/// How many coordinates the size of an image has.
pub(super) fn query_size(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(image) = image(&given(s, 0)) else { return Ok(()) };
    let [_, dim, _, arrayed, sampling, sampler, ..] = &image[..] else { return Ok(()) };
    let (known, count) = match &**dim {
        "Dim1D" | "Buffer" => (true, 1),
        "Dim2D" | "Cube" | "Rect" => (true, 2),
        "Dim3D" => (true, 3),
        _ => (false, 0),
    };
    require(known, "an image of this sort has no size")?;
    if matches!(&**dim, "Dim1D" | "Dim2D" | "Dim3D" | "Cube") {
        let fits = sampling == "MultiSampled" || sampler != "NeedSampler";
        require(fits, "the image has several samples, or needs no sampler")?;
    }
    let wanted = count + i64::from(arrayed == "Arrayed");
    let given = s.result_shape().map_or(1, |(sizes, _)| sizes.first().copied().unwrap_or(1));
    require(given == wanted, "the result has a number for each dimension of the image")
}

/// What an access asks of its image.
struct Access {
    dims: &'static [&'static str],
    not_dims: &'static [&'static str],
    /// How the image goes with samplers.
    samplers: &'static [&'static str],
    is_single: bool,
}

fn access_of(op: &str) -> Access {
    const ANY: Access = Access { dims: &[], not_dims: &[], samplers: &[], is_single: false };
    const UNSAMPLED: &[&str] = &["SamplerUnknown", "NoSampler"];
    match op {
        "spirv.ImageDrefGather" => Access { dims: &["Dim2D", "Cube", "Rect"], is_single: true, ..ANY },
        "spirv.ImageFetch" => Access { not_dims: &["Cube"], samplers: &["NeedSampler"], ..ANY },
        "spirv.ImageRead" => Access { samplers: UNSAMPLED, ..ANY },
        "spirv.ImageWrite" => Access { not_dims: &["SubpassData"], samplers: UNSAMPLED, ..ANY },
        _ => Access { not_dims: &["Buffer"], is_single: true, ..ANY },
    }
}

/// The image is one that can be accessed so, texels have its elements, and the operands are those that the
/// image operands say.
pub(super) fn access(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(image) = image(&given(s, 0)) else { return Ok(()) };
    let [element, dim, _, arrayed, sampling, sampler, ..] = &image[..] else { return Ok(()) };
    let op = name_of(view(s.op));
    let wanted = access_of(&op);
    let fits =
        (wanted.dims.is_empty() || wanted.dims.contains(&&**dim)) && !wanted.not_dims.contains(&&**dim);
    require(fits, "an image of these dimensions is not accessed so")?;
    let fits = wanted.samplers.is_empty() || wanted.samplers.contains(&&**sampler);
    require(fits, "an image is read and written without sampler, and fetched from with one")?;
    require(!wanted.is_single || sampling == "SingleSampled", "the image has one sample")?;
    let texel = s.result().or_else(|| s.operand(2)).map(|ty| element_of(s, ty));
    // An image of which it is not known what it is made of.
    let fits = element == "none" || texel.is_none_or(|texel| text::of(s.ctx(), texel) == *element);
    require(fits, "texels have the elements of the image")?;
    let coordinates = s.operand(1).map_or(1, |ty| components(s, ty)) - i64::from(arrayed == "Arrayed");
    let said = said(s);
    if op.ends_with("ExplicitLod") {
        let fits = said.iter().any(|one| one == "Lod" || one == "Grad");
        require(fits, "one of the image operands `Lod` and `Grad` is there")?;
    }
    follow(s, &op, &said, (dim, coordinates))
}

fn element_of(s: &Subject<'_, '_, '_, '_>, ty: Type) -> Type {
    shaped(s.ctx(), ty).map_or(ty, |(_, element)| element)
}

fn components(s: &Subject<'_, '_, '_, '_>, ty: Type) -> i64 {
    shaped(s.ctx(), ty).map_or(1, |(sizes, _)| sizes.iter().product())
}

/// The words of `#spirv.image_operands<Bias|Lod>`.
fn said(s: &Subject<'_, '_, '_, '_>) -> Vec<String> {
    match s.attribute("image_operands").map(|attr| s.ctx().attr_data(attr)) {
        Some(AttrData::Opaque { data, .. }) => {
            let text = s.ctx().text(*data);
            let words = text.split_once('<').map_or("", |(_, rest)| rest.trim_end_matches('>'));
            words.split('|').map(|word| word.trim().to_string()).collect()
        }
        _ => Vec::new(),
    }
}

/// The last operands are those that image operands say, in the order of these. MLIR knows no others yet, and
/// no level of what is fetched.
fn follow(
    s: &Subject<'_, '_, '_, '_>,
    op: &str,
    said: &[String],
    (dim, coordinates): (&str, i64),
) -> Checked {
    let Some(last) = s.operands.ranges.len().checked_sub(1) else { return Ok(()) };
    let mut rest = s.group(last);
    let is_float = |ty: Type| s.ctx().float_kind(ty).is_some();
    let has = |word: &str| said.iter().any(|one| one == word);
    let is_plain = matches!(dim, "Dim1D" | "Dim2D" | "Dim3D" | "Cube");
    let mut take = |count: usize| {
        let Some((taken, left)) = rest.split_at_checked(count) else {
            return Err(pdll_ir::Violation::from("an image operand is missing that is said to follow"));
        };
        rest = left;
        Ok(taken)
    };
    if has("Bias") {
        require(op.contains("ImplicitLod"), "`Bias` is for sampling with an implicit level")?;
        require(is_plain, "`Bias` is for images of one, two or three dimensions and cubes")?;
        require(take(1)?.iter().all(|&ty| is_float(ty)), "`Bias` is a float")?;
    }
    if has("Lod") {
        require(op.contains("ExplicitLod"), "`Lod` is for sampling with a level")?;
        require(is_plain, "`Lod` is for images of one, two or three dimensions and cubes")?;
        require(take(1)?.iter().all(|&ty| is_float(ty)), "`Lod` is a float")?;
    }
    if has("Grad") {
        require(op.contains("ExplicitLod"), "`Grad` is for sampling with a level")?;
        let given = take(2)?;
        let fits = |&ty: &Type| is_float(element_of(s, ty)) && components(s, ty) == coordinates;
        require(given.iter().all(fits), "`Grad` is two times as many floats as there are coordinates")?;
    }
    require(rest.is_empty(), "there are no more operands than the image operands say")
}
