//! Enumerations: how their cases are written.

use pdll_ods::bits::spelled;
use pdll_ods::model::EnumModel;

/// A case.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Case {
    text: Box<str>,
    value: u64,
}

/// An enumeration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Enum {
    cases: Vec<Case>,
    /// What stands between the cases of one value, if each case is a bit or several; and whether groups of
    /// bits are written by their own name.
    bits: Option<(Box<str>, bool)>,
    /// The bits of its numbers.
    pub(crate) width: u32,
}

/// Whether a text can be read back as a word.
pub(crate) fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.'))
}

impl Enum {
    pub(crate) fn new(model: &EnumModel) -> Self {
        let mask = if model.width >= 64 { u64::MAX } else { (1 << model.width) - 1 };
        let case = |case: &pdll_ods::model::EnumCase| Case {
            text: case.text.as_str().into(),
            value: case.value as u64 & mask,
        };
        Enum {
            cases: model.cases.iter().map(case).collect(),
            bits: model.separator.as_deref().map(|separator| (separator.into(), model.primary_groups)),
            width: model.width,
        }
    }

    /// The case that is written so.
    pub(crate) fn case(&self, text: &[u8]) -> Option<u64> {
        self.cases.iter().find(|case| case.text.as_bytes() == text).map(|case| case.value)
    }

    /// The character between the cases of one value, if there can be several.
    pub(crate) fn separator(&self) -> Option<u8> {
        let (separator, _) = self.bits.as_ref()?;
        separator.bytes().find(|byte| !byte.is_ascii_whitespace())
    }

    /// The number that a whole text stands for: a case, or several with separators.
    pub(crate) fn value(&self, text: &str) -> Option<u64> {
        let Some(separator) = self.separator() else { return self.case(text.as_bytes()) };
        let parts: Vec<&str> = text.split(separator as char).map(str::trim).collect();
        let bits = |part: &&str| self.case(part.as_bytes());
        match parts[..] {
            [only] => bits(&only),
            // What has no bits stands alone.
            _ => parts.iter().map(bits).try_fold(0, |all, bits| Some(all | bits.filter(|&bits| bits != 0)?)),
        }
    }

    /// The bits that a number of its type has.
    pub(crate) fn bits_of(&self, number: i128) -> u64 {
        let mask = if self.width >= 64 { u64::MAX } else { (1 << self.width) - 1 };
        number as u64 & mask
    }

    /// How a number is written; `None` if no cases make it.
    pub(crate) fn text(&self, value: u64) -> Option<String> {
        let cases = self.cases.iter().map(|case| (&*case.text, case.value));
        let bits = self.bits.as_ref().map(|(separator, groups)| (&**separator, *groups));
        spelled(cases, bits, value)
    }

    /// Whether a number is written as one word where it is an attribute by itself.
    pub(crate) fn is_plain(&self, value: u64, text: &str) -> bool {
        let single = self.bits.is_none() || value.count_ones() <= 1;
        single && is_word(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flags(separator: Option<&str>, groups: bool) -> Enum {
        let cases = [("none", 0), ("a", 1), ("b", 2), ("c", 4), ("ab", 3), ("bc", 6)];
        let cases = cases.iter().map(|&(text, value)| Case { text: text.into(), value }).collect();
        Enum { cases, bits: separator.map(|s| (s.into(), groups)), width: 32 }
    }

    #[test]
    fn numbers_are_written_by_their_cases() {
        let cases = [
            (flags(None, false), 4, Some("c")),
            (flags(None, false), 5, None),
            (flags(Some(", "), true), 0, Some("none")),
            (flags(Some(", "), true), 5, Some("a, c")),
            (flags(Some(", "), true), 7, Some("ab, c")),
            (flags(Some(", "), true), 6, Some("bc")),
            (flags(Some("|"), false), 3, Some("a|b|ab")),
            (flags(Some("|"), true), 8, None),
        ];
        for (of, value, expected) in cases {
            assert_eq!(of.text(value).as_deref(), expected, "{value}");
            if let Some(text) = expected {
                assert_eq!(of.value(text), Some(value), "{text}");
            }
        }
    }
}
