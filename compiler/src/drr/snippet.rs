//! Placeholders in the C++ of rules.

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

/// A part of a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part<'c> {
    /// C++.
    Text(&'c str),
    /// Something that is filled in.
    Placeholder(Placeholder),
}

/// The parts of a code. `$$` stands for `$`; what follows a `$` and is no placeholder stays as it is.
pub(super) fn parts(code: &str) -> Vec<Part<'_>> {
    let (mut parts, mut rest) = (Vec::new(), code);
    while let Some(at) = rest.find('$') {
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
        match found {
            Some((p, len)) => {
                parts.extend([Part::Text(before), Part::Placeholder(p)]);
                rest = &after[len..];
            }
            None => {
                parts.push(Part::Text(&rest[..=at]));
                rest = after.strip_prefix('$').unwrap_or(after);
            }
        }
    }
    parts.push(Part::Text(rest));
    parts.retain(|p| *p != Part::Text(""));
    parts
}

/// The placeholders in a code, in order.
pub(super) fn placeholders(code: &str) -> impl Iterator<Item = Placeholder> {
    parts(code).into_iter().filter_map(|p| match p {
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
            assert_eq!(parts(code), *want, "{code}");
        }
    }
}
