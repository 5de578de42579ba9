//! Queries about texts: those of C++, and those that types and attributes are written as.

use super::eval::Eval;
use super::value::{DAMAGED, Result, Stop, UNDEFINED, Val};
use super::view::View;
use pdll_bytecode::query::{Query, Scalar};
use pdll_ir::Context;

/// Why something that occurs nowhere has no text.
const NOWHERE: Stop = Stop::Unknown("something that does not occur in the IR is asked for its text");
/// Why a text is not read.
const UNREAD: Stop = Stop::Unknown("a text is read as a type or attribute where nothing can be made");
const NO_SUCH: Stop = Stop::Undefined("a text is read as a type or attribute that there is not");

impl<V: View> Eval<'_, '_, V> {
    /// Queries about texts.
    pub(super) fn text_query(&mut self, query: Query, args: &[Val<V>]) -> Result<Val<V>> {
        Ok(match (query, args) {
            (Query::TextSize, [a]) => Val::Int(Scalar::U64, a.text()?.len() as u64),
            (Query::StartsWith, [a, b]) => Val::Bool(a.text()?.starts_with(b.text()?)),
            (Query::EndsWith, [a, b]) => Val::Bool(a.text()?.ends_with(b.text()?)),
            (Query::JoinText, [a, b]) => {
                let joined = [a.text()?, b.text()?].concat();
                self.text(joined.into())?
            }
            (Query::HasText, [a, b]) => {
                let (all, part) = (a.text()?, b.text()?);
                self.charge(all.len().saturating_mul(part.len()))?;
                Val::Bool(part.is_empty() || all.windows(part.len()).any(|w| w == part))
            }
            (Query::PartOfText, [a, from, count]) => {
                let all = a.text()?;
                let from = usize::try_from(from.u64()?).unwrap_or(usize::MAX).min(all.len());
                let count = usize::try_from(count.u64()?).unwrap_or(usize::MAX).min(all.len() - from);
                let part = all[from..from + count].into();
                self.text(part)?
            }
            (Query::TrimText, [a]) => {
                let part = a.text()?.trim_ascii().into();
                self.text(part)?
            }
            (Query::SplitText, [a, by]) => {
                let (all, by) = (a.text()?, by.text()?);
                self.charge(all.len())?;
                let parts = split(all, by).ok_or(UNDEFINED)?;
                Val::list(parts.into_iter().map(|part| Val::Text(part.into())))
            }
            (Query::Digits, [Val::Int(scalar, n)]) => {
                let signed = *scalar == Scalar::I64;
                let digits = if signed { (*n as i64).to_string() } else { n.to_string() };
                self.text(digits.into_bytes().into())?
            }
            (Query::ReadDigits, [a]) => {
                let digits = std::str::from_utf8(a.text()?).map_err(|_| UNDEFINED)?;
                let number = digits.parse::<i64>().or_else(|_| digits.parse::<u64>().map(|n| n as i64));
                Val::Int(Scalar::I64, number.map_err(|_| UNDEFINED)? as u64)
            }
            (Query::TypeText | Query::AttrText, [of]) => {
                let text = match of {
                    Val::Type(t) => pdll_ir::print_type(self.world.ctx(), *t),
                    Val::Attr(a) => pdll_ir::print_attr(self.world.ctx(), *a),
                    Val::NewType(_) | Val::NewAttr(_) => return Err(NOWHERE),
                    _ => return Err(UNDEFINED),
                };
                self.text(text.into_bytes().into())?
            }
            (Query::ReadType, [a]) => Val::Type(self.read(a, pdll_ir::parse_type)?),
            (Query::ReadAttr, [a]) => Val::Attr(self.read(a, pdll_ir::parse_attr)?),
            _ => return Err(DAMAGED),
        })
    }

    /// What a text is, where that may be made.
    fn read<T, E>(
        &mut self,
        text: &Val<V>,
        parse: impl FnOnce(&mut Context, &str) -> std::result::Result<T, E>,
    ) -> Result<T> {
        let text = std::str::from_utf8(text.text()?).map_err(|_| UNDEFINED)?;
        self.charge(text.len())?;
        let ctx = self.world.ctx_mut().ok_or(UNREAD)?;
        parse(ctx, text).map_err(|_| NO_SUCH)
    }
}

/// The parts of a text between the places where `by` stands outside of brackets and strings: a word where it
/// is one by itself, a closing bracket where it closes none. A text of blanks alone has no parts. `None`: it
/// is separated by nothing.
fn split<'t>(all: &'t [u8], by: &[u8]) -> Option<Vec<&'t [u8]>> {
    let of_word = |byte: Option<&u8>| byte.is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_');
    let is_word = of_word(Some(by.first()?));
    let mut parts = Vec::new();
    if all.trim_ascii().is_empty() {
        return Some(parts);
    }
    let (mut start, mut at, mut depth) = (0, 0, 0u32);
    while at < all.len() {
        let is_here = depth == 0 && all[at..].starts_with(by);
        let alone = !is_word
            || !of_word(at.checked_sub(1).and_then(|b| all.get(b))) && !of_word(all.get(at + by.len()));
        if is_here && alone {
            parts.push(&all[start..at]);
            at += by.len();
            start = at;
            continue;
        }
        match all[at] {
            b'"' => at += string_len(&all[at..]) - 1,
            // No bracket.
            b'-' if all[at..].starts_with(b"->") => at += 1,
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        at += 1;
    }
    parts.push(&all[start..]);
    Some(parts)
}

/// How many bytes the string takes that a text begins with.
fn string_len(text: &[u8]) -> usize {
    let mut at = 1;
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::split;
    use proptest::prelude::*;

    fn parts(all: &str, by: &str) -> Option<Vec<String>> {
        let parts = split(all.as_bytes(), by.as_bytes())?;
        Some(parts.into_iter().map(|part| String::from_utf8_lossy(part).into_owned()).collect())
    }

    #[test]
    fn texts_are_split_outside_of_brackets_and_strings() {
        let rows: &[(&str, &str, &[&str])] = &[
            ("4, vector<2, 3>, \"a, \\\" b\"", ",", &["4", " vector<2, 3>", " \"a, \\\" b\""]),
            ("(i32, i8) -> (f32, f16), 2", ",", &["(i32, i8) -> (f32, f16)", " 2"]),
            ("4 x i32> rest>", ">", &["4 x i32", " rest", ""]),
            ("<4>>", ">", &["<4>", ""]),
            ("max x xmax x", "x", &["max ", " xmax ", ""]),
            ("x = 4", "=", &["x ", " 4"]),
            ("", ",", &[]),
            ("  ", ",", &[]),
            ("a", ",", &["a"]),
            ("\"open, ", ",", &["\"open, "]),
        ];
        for (all, by, want) in rows {
            let got = parts(all, by).expect("a separator");
            assert_eq!(got, *want, "{all} by {by}");
        }
        assert_eq!(parts("a", ""), None);
    }

    proptest! {
        #[test]
        fn parts_make_the_whole(all in "[a-c<>(){}\\[\\]\", \\\\x-]{0,40}", by in ",|x|>|->|=") {
            let got = parts(&all, &by).expect("a separator");
            prop_assert!(got.join(by.as_str()) == all || all.trim().is_empty());
        }
    }
}
