//! Matrices.

use super::super::{Checked, Subject, name_of, require, view};
use super::{case, has_bit, text};

/// The text of the type of an operand; empty without one.
pub(super) fn given(s: &Subject<'_, '_, '_, '_>, index: usize) -> String {
    s.operand(index).map(|ty| text::of(s.ctx(), ty)).unwrap_or_default()
}

fn result(s: &Subject<'_, '_, '_, '_>) -> String {
    s.result().map(|ty| text::of(s.ctx(), ty)).unwrap_or_default()
}

/// Columns, rows and elements of a matrix.
fn shape(text: &str) -> Option<(i64, i64, &str)> {
    let (columns, column) = text::matrix(text)?;
    let (rows, element) = text::vector(column)?;
    Some((columns, rows, element))
}

/// A factor of the type of the elements.
pub(super) fn scale(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let matrix = given(s, 0);
    let element = match shape(&matrix) {
        Some((_, _, element)) => element,
        None => match text::cooperative(&matrix) {
            Some(matrix) => matrix.element,
            None => return Ok(()),
        },
    };
    require(given(s, 1) == element, "the factor has the type of the elements")
}

pub(super) fn transpose(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (from, to) = (given(s, 0), result(s));
    let (Some(from), Some(to)) = (shape(&from), shape(&to)) else { return Ok(()) };
    require((from.0, from.1) == (to.1, to.0), "the rows of the matrix are the columns of the result")?;
    require(from.2 == to.2, "the result has the elements of the matrix")
}

pub(super) fn product(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (a, b, to) = (given(s, 0), given(s, 1), result(s));
    let (Some(a), Some(b), Some(to)) = (shape(&a), shape(&b), shape(&to)) else { return Ok(()) };
    require(a.0 == b.1, "the left matrix has as many columns as the right one has rows")?;
    require(b.0 == to.0, "the result has the columns of the right matrix")?;
    require(a.1 == to.1, "the result has the rows of the left matrix")?;
    require(a.2 == b.2 && a.2 == to.2, "all matrices have the same elements")
}

/// `side`: which size of the matrix is that of the vector, the other is that of the result.
fn with_vector(matrix: &str, vector: &str, to: &str, is_right: bool) -> Checked {
    let (Some((columns, rows, element)), Some(vector), Some(to)) =
        (shape(matrix), text::vector(vector), text::vector(to))
    else {
        return Ok(());
    };
    let (inner, outer) = if is_right { (columns, rows) } else { (rows, columns) };
    require(vector.0 == inner, "the vector has the size of the matrix")?;
    require(to.0 == outer, "the result has the other size of the matrix")?;
    require(vector.1 == element && to.1 == element, "matrix and vectors have the same elements")
}

pub(super) fn times_vector(s: &Subject<'_, '_, '_, '_>) -> Checked {
    with_vector(&given(s, 0), &given(s, 1), &result(s), true)
}

pub(super) fn vector_times(s: &Subject<'_, '_, '_, '_>) -> Checked {
    with_vector(&given(s, 1), &given(s, 0), &result(s), false)
}

/// Where a cooperative matrix is read from or written to.
pub(super) fn access(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let pointer = given(s, 0);
    if let Some((pointee, _)) = text::pointer(&pointer) {
        let is_plain = text::scalar_bits(text::element(pointee)).is_some();
        require(is_plain, "the pointer is to a number or a vector")?;
    }
    let is_store = s.result().is_none();
    let refused = if is_store { "MakePointerVisible" } else { "MakePointerAvailable" };
    require(!has_bit(s, "memory_operand", refused), "this memory operand does not go with the operation")?;
    let is_aligned = has_bit(s, "memory_operand", "Aligned");
    require(is_aligned == s.attribute("alignment").is_some(), "`Aligned` goes with an alignment")
}

pub(super) fn multiply_add(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let texts = [given(s, 0), given(s, 1), given(s, 2)];
    let [Some(a), Some(b), Some(c)] = [0, 1, 2].map(|index| text::cooperative(&texts[index])) else {
        return Ok(());
    };
    let uses = [a.usage, b.usage, c.usage];
    require(
        uses == ["MatrixA", "MatrixB", "MatrixAcc"],
        "the matrices are used as `A`, `B` and accumulator",
    )?;
    let sizes = a.columns == b.rows && a.rows == c.rows && b.columns == c.columns;
    require(sizes, "the sizes of the matrices go together")?;
    require(a.scope == b.scope && a.scope == c.scope, "the matrices have one scope")?;
    let is_integer = |text: &str| !text.starts_with('f') && !text.starts_with('b');
    let all = [a.element, b.element, c.element];
    let is_signed =
        s.attribute("matrix_operands").is_some() && case(s, "matrix_operands").as_deref() != Some("None");
    require(!is_signed || all.iter().all(|text| is_integer(text)), "signs are those of integers")
}

/// The elements of cooperative matrices are what the operation computes with, and a conversion keeps sizes.
pub(super) fn elements(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (from, to) = (given(s, 0), result(s));
    let (Some(from), Some(to)) = (text::cooperative(&from), text::cooperative(&to)) else { return Ok(()) };
    let is_integer = |element: &str| !is_float(element) && element != "bf16";
    let converts = |element: &str| is_float(element) || element == "bf16";
    let name = name_of(view(s.op));
    let fits = match name.trim_start_matches("spirv.") {
        "FAdd" | "FDiv" | "FMul" | "FNegate" | "FSub" => is_float(from.element),
        "ConvertFToS" | "ConvertFToU" => converts(from.element) && is_integer(to.element),
        "ConvertSToF" | "ConvertUToF" => is_integer(from.element) && converts(to.element),
        "FConvert" => converts(from.element) && converts(to.element),
        _ => is_integer(from.element) && is_integer(to.element),
    };
    require(fits, "the elements of a cooperative matrix are what the operation computes with")?;
    let same = (from.rows, from.columns) == (to.rows, to.columns);
    require(same, "the result has the sizes of the matrix")
}

fn is_float(element: &str) -> bool {
    matches!(element, "f16" | "f32" | "f64")
}
