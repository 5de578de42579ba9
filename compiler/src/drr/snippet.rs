//! Placeholders in the C++ of rules.

use pdll_source::find;

/// A placeholder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Placeholder {
    /// `$0`
    Argument(u32),
    /// `$1...`: this argument and all after it.
    ArgumentsFrom(u32),
    /// `$_self`
    This,
    /// `$_builder`
    Builder,
    /// `$_loc`
    Location,
}

/// Does the code of a source pattern find the attribute of a constant, as that of `ConstantLikeMatcher` does?
pub(super) fn finds_constant(code: &str) -> bool {
    code.match_indices("m_Constant").any(|(at, name)| {
        let behind = code[at + name.len()..].bytes().filter(|b| !b.is_ascii_whitespace());
        behind.take(5).eq(*b"(&$0)")
    })
}

/// A part of a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part<'c> {
    /// C++.
    Text(&'c str),
    /// Something that is filled in.
    Placeholder(Placeholder),
}

/// The parts of a code. `$$` stands for `$`; what follows a `$` and is no placeholder stays as it is.
pub(super) fn parts(code: &str) -> impl Iterator<Item = Part<'_>> {
    let (mut rest, mut next) = (code, None);
    let part = move || {
        if let Some(placeholder) = next.take() {
            return Some(Part::Placeholder(placeholder));
        }
        let Some(at) = find::byte(b'$', rest.as_bytes()) else {
            return Some(Part::Text(std::mem::take(&mut rest))).filter(|p| *p != Part::Text(""));
        };
        let (before, after) = (&rest[..at], &rest[at + 1..]);
        let digits = after.bytes().take_while(u8::is_ascii_digit).count();
        let named = [
            ("_self", Placeholder::This),
            ("_builder", Placeholder::Builder),
            ("_loc", Placeholder::Location),
        ];
        let word = after.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'_').count();
        let found = if let Ok(n) = after[..digits].parse() {
            match after[digits..].starts_with("...") {
                true => Some((Placeholder::ArgumentsFrom(n), digits + 3)),
                false => Some((Placeholder::Argument(n), digits)),
            }
        } else {
            named.iter().find(|n| n.0 == &after[..word]).map(|n| (n.1, word))
        };
        Some(Part::Text(match found {
            Some((placeholder, len)) => {
                next = Some(placeholder);
                rest = &after[len..];
                before
            }
            None => {
                let text = &rest[..=at];
                rest = after.strip_prefix('$').unwrap_or(after);
                text
            }
        }))
    };
    std::iter::from_fn(part).filter(|p| *p != Part::Text(""))
}

/// The placeholders in a code, in order.
pub(super) fn placeholders(code: &str) -> impl Iterator<Item = Placeholder> {
    parts(code).filter_map(|p| match p {
        Part::Placeholder(p) => Some(p),
        Part::Text(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::{Part, Placeholder, parts};

    #[test]
    fn placeholders_are_found() {
        let text = Part::Text;
        let of = Part::Placeholder;
        let rows: &[(&str, &[Part<'_>])] = &[
            (
                "f($0, $12)",
                &[
                    text("f("),
                    of(Placeholder::Argument(0)),
                    text(", "),
                    of(Placeholder::Argument(12)),
                    text(")"),
                ],
            ),
            (
                "g($_builder, $3...)",
                &[
                    text("g("),
                    of(Placeholder::Builder),
                    text(", "),
                    of(Placeholder::ArgumentsFrom(3)),
                    text(")"),
                ],
            ),
            ("$_self.x($_loc)", &[of(Placeholder::This), text(".x("), of(Placeholder::Location), text(")")]),
            ("a$$b$ $_selfish", &[text("a$"), text("b$"), text(" $"), text("_selfish")]),
        ];
        for (code, want) in rows {
            assert_eq!(parts(code).collect::<Vec<_>>(), *want, "{code}");
        }
    }
}
