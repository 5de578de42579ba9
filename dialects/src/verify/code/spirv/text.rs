//! Types as text: what they are made of.

use crate::brackets::parts;
use pdll_ir::{Context, Type, print_type};

/// A type as it is printed.
pub(super) fn of(ctx: &Context, ty: Type) -> String {
    print_type(ctx, ty)
}

/// The text between the brackets of a type of the dialect of this class.
pub(super) fn body<'t>(text: &'t str, class: &str) -> Option<&'t str> {
    text.strip_prefix("!spirv.")?.strip_prefix(class)?.strip_prefix('<')?.strip_suffix('>')
}

/// What a pointer points to, and its storage class.
pub(super) fn pointer(text: &str) -> Option<(&str, &str)> {
    let (pointee, class) = body(text, "ptr")?.rsplit_once(',')?;
    Some((pointee.trim(), class.trim()))
}

/// Size and elements of a vector of one dimension.
pub(super) fn vector(text: &str) -> Option<(i64, &str)> {
    let (size, element) = text.strip_prefix("vector<")?.strip_suffix('>')?.split_once('x')?;
    Some((size.trim().parse().ok()?, element.trim()))
}

/// Columns of a matrix, and their type.
pub(super) fn matrix(text: &str) -> Option<(i64, &str)> {
    let (size, column) = body(text, "matrix")?.split_once('x')?;
    Some((size.trim().parse().ok()?, column.trim()))
}

/// The types of the members of a struct that has no name.
pub(super) fn members(text: &str) -> Option<Vec<&str>> {
    let body = body(text, "struct")?;
    let list = body.get(body.find('(')? + 1..body.rfind(')')?)?;
    if list.trim().is_empty() {
        return Some(Vec::new());
    }
    // What stands in brackets behind a type is its place and decorations.
    let bare = |part: &&str| part.ends_with(']').then(|| part.rfind('[')).flatten();
    Some(parts(list).into_iter().map(|part| part[..bare(&part).unwrap_or(part.len())].trim()).collect())
}

/// Rows, columns, elements, scope and use of a cooperative matrix.
pub(super) struct Cooperative<'t> {
    pub(super) rows: &'t str,
    pub(super) columns: &'t str,
    pub(super) element: &'t str,
    pub(super) scope: &'t str,
    pub(super) usage: &'t str,
}

pub(super) fn cooperative(text: &str) -> Option<Cooperative<'_>> {
    let [shape, scope, usage] = parts(body(text, "coopmatrix")?)[..] else { return None };
    let mut sizes = shape.splitn(3, 'x');
    let [rows, columns, element] = [sizes.next()?, sizes.next()?, sizes.next()?];
    Some(Cooperative { rows, columns, element, scope, usage })
}

/// Size and element of a type whose parts are numbered; `None` for the size if it is not known.
fn sequence(text: &str) -> Option<(Option<i64>, &str)> {
    if let Some((size, element)) = vector(text).or_else(|| matrix(text)) {
        return Some((Some(size), element));
    }
    if let Some(body) = body(text, "array") {
        let (size, element) = parts(body).first()?.split_once('x')?;
        return Some((Some(size.trim().parse().ok()?), element.trim()));
    }
    if let Some(body) = body(text, "rtarray") {
        return Some((None, parts(body).first()?.trim()));
    }
    cooperative(text).map(|matrix| (None, matrix.element))
}

/// How many parts a composite has; `None` if that is not known.
pub(super) fn size(text: &str) -> Option<i64> {
    match members(text) {
        Some(members) => i64::try_from(members.len()).ok(),
        None => sequence(text)?.0,
    }
}

/// Whether a type has parts. Of a struct with a name it is not known which.
pub(super) fn is_composite(text: &str) -> bool {
    body(text, "struct").is_some() || sequence(text).is_some()
}

/// The type of a part; `None` if there is none of this number.
pub(super) fn part(text: &str, index: i64) -> Option<&str> {
    if let Some(members) = members(text) {
        return members.get(usize::try_from(index).ok()?).copied();
    }
    let (size, element) = sequence(text)?;
    (index >= 0 && size.is_none_or(|size| index < size)).then_some(element)
}

/// What an array is of in the end, however deep.
pub(super) fn nested(text: &str) -> &str {
    let inner = body(text, "array").and_then(|_| part(text, 0));
    inner.map_or(text, nested)
}

/// The bits of a number; `None` for a truth value.
pub(super) fn scalar_bits(text: &str) -> Option<i64> {
    match text {
        "bf16" => Some(16),
        "i1" => None,
        _ => text.trim_start_matches(['s', 'u']).strip_prefix(['i', 'f'])?.parse().ok(),
    }
}

/// The bits of a number, or of all in a vector.
pub(super) fn bits(text: &str) -> Option<i64> {
    let of_one = |text: &str| if text == "i1" { Some(1) } else { scalar_bits(text) };
    match vector(text) {
        Some((size, element)) => of_one(element)?.checked_mul(size),
        None => of_one(text),
    }
}

/// The elements of a vector or a cooperative matrix, or the type itself.
pub(super) fn element(text: &str) -> &str {
    let vector = vector(text).map(|(_, element)| element);
    vector.or_else(|| Some(cooperative(text)?.element)).unwrap_or(text)
}

/// Whether a type has a struct in it of which only the name is written.
pub(super) fn mentions_name(text: &str) -> bool {
    let mut structs = text.match_indices("struct<").map(|(at, found)| &text[at + found.len()..]);
    structs.any(|rest| rest.find('>').is_some_and(|end| !rest[..end].contains('(')))
}
