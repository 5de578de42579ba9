//! Types of `llvm` by their text: what they may be made of, and what is inside.

use crate::hand::{LLVM_TYPES, llvm_parts};

/// `struct<..>` by its elements; `None` if it is no structure, or one whose inside is not known.
pub(super) fn elements(text: &str) -> Option<Vec<&str>> {
    let inner = text.strip_prefix("struct<")?.strip_suffix('>')?;
    let inner = match inner.strip_prefix('"') {
        Some(named) => named.split_once('"')?.1.trim_start_matches([',', ' ']),
        None => inner,
    };
    let list = inner.trim_start_matches("packed").trim();
    Some(llvm_parts(list.strip_prefix('(')?.strip_suffix(')')?))
}

/// The length and the element of `array<4 x i32>`.
pub(super) fn array(text: &str) -> Option<(u64, &str)> {
    let (length, element) = text.strip_prefix("array<")?.strip_suffix('>')?.split_once('x')?;
    Some((length.trim().parse().ok()?, element.trim()))
}

/// A type as it is written inside another: of `llvm` without its dialect.
pub(super) fn bare(text: &str) -> &str {
    text.strip_prefix("!llvm.").unwrap_or(text)
}

/// Whether a type can be used in `llvm`. Of types of other dialects that is not known.
pub(super) fn is_usable(text: &str) -> bool {
    let text = bare(text);
    if text.starts_with('!') {
        return true;
    }
    if let Some(elements) = elements(text) {
        let can_be_inside = |inner: &&str| !matches!(bare(inner), "void" | "label" | "metadata" | "token");
        return elements.iter().all(|inner| can_be_inside(inner) && is_usable(inner));
    }
    if let Some((_, element)) = array(text) {
        return is_usable(element);
    }
    let word = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).next().unwrap_or_default();
    let is_integer = word.strip_prefix('i').is_some_and(|width| width.parse::<u32>().is_ok());
    is_integer
        || LLVM_TYPES.contains(&word)
        || matches!(word, "f16" | "bf16" | "f32" | "f64" | "f80" | "f128" | "vector")
}

/// Whether values of a type have a size. What is inside of arrays and structures is not asked.
pub(super) fn has_size(text: &str) -> bool {
    let text = bare(text);
    if let Some(name) = text.strip_prefix("target<\"") {
        return name.starts_with("spirv.") || name.starts_with("aarch64.svcount\"");
    }
    let is_opaque = text.starts_with("struct<") && text.ends_with("opaque>") && !text.contains('(');
    !is_opaque && !matches!(text, "metadata" | "token" | "void") && !text.starts_with("func<")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_told_apart() {
        let cases = [
            ("i32", true),
            ("index", false),
            ("!llvm.ptr<3>", true),
            ("foo", false),
            ("array<4 x index>", false),
            ("array<2 x array<4 x f32>>", true),
            ("struct<(i32, void)>", false),
            ("struct<\"a\", (i32, ptr)>", true),
            ("struct<\"a\", opaque>", true),
            ("struct<packed (i8, struct<(f32)>)>", true),
            ("memref<4xf32>", false),
            ("!spirv.bool", true),
        ];
        for (text, usable) in cases {
            assert_eq!(is_usable(text), usable, "{text}");
        }
    }
}
