//! The text of attribute and type literals.
use super::Options;
use crate::syntax::tree::Str;
use bumpalo::Bump;
use pdll_ods::resolve::Resolved;
use pdll_source::diag::{Diagnostic, Diagnostics};
use pdll_source::{SourceMap, Span, Standard};
use rustc_hash::FxHashMap;

/// What a literal is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LiteralKind {
    /// `attr<"...">`
    Attr,
    /// `type<"...">`
    Type,
}

/// Why a literal is not one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiteralError {
    /// The byte of the text where it goes wrong.
    pub offset: usize,
    /// What is wrong.
    pub message: String,
}

/// Understands the text of attributes and types.
pub trait Literals: Sync {
    /// The canonical spelling of `text`: equal values have equal spellings.
    ///
    /// # Errors
    /// If the text is no attribute or type.
    fn check(&self, kind: LiteralKind, text: &str) -> Result<String, LiteralError>;

    /// Whether an attribute or type, by its canonical spelling, fulfils a condition that has it as its only
    /// parameter; `None` if that cannot be told.
    fn fulfils(&self, _kind: LiteralKind, _text: &str, _condition: &Resolved) -> Option<bool> {
        None
    }

    /// The canonical spelling of the type that an expression gives of another type, if it takes one; `None`
    /// if that cannot be told.
    fn type_of(&self, _given: Option<&str>, _expression: &Resolved) -> Option<String> {
        None
    }
}

/// Checks each text once.
#[derive(Default)]
pub(super) struct Cache<'a> {
    known: FxHashMap<(LiteralKind, &'a [u8]), Result<&'a str, LiteralError>>,
}

impl<'a> Cache<'a> {
    /// The canonical text, or what is wrong, reported in the literal.
    pub(super) fn check(
        &mut self,
        kind: LiteralKind,
        text: Str<'a>,
        arena: &'a Bump,
        options: &Options<'_>,
        sources: &SourceMap,
        diags: &mut Diagnostics,
    ) -> Option<&'a str> {
        if options.unread_literals {
            return Some(std::str::from_utf8(text.value).unwrap_or_default());
        }
        let known = self
            .known
            .entry((kind, text.value))
            .or_insert_with(|| check(kind, text.value, options).map(|t| &*arena.alloc_str(&t)));
        match known {
            Ok(canonical) => Some(*canonical),
            Err(e) => {
                let at = place(sources, &text, e.offset);
                let what = if kind == LiteralKind::Attr { "attribute" } else { "type" };
                // mlir-pdll reads literals when all else is checked.
                let noticed_at = match options.std {
                    Standard::Mlir22 => sources.reading_end(at.lo),
                    Standard::Extended => Span::new(text.span.hi, text.span.hi),
                };
                let d = Diagnostic::error(at, format!("this is not {what} text: {}", e.message));
                diags.push(d.noticed_at(noticed_at));
                None
            }
        }
    }
}

fn check(kind: LiteralKind, text: &[u8], options: &Options<'_>) -> Result<Box<str>, LiteralError> {
    let text = std::str::from_utf8(text)
        .map_err(|e| LiteralError { offset: e.valid_up_to(), message: "not UTF-8".into() })?;
    let empty = || LiteralError { offset: 0, message: "it is empty".into() };
    match options.literals {
        _ if text.trim().is_empty() => Err(empty()),
        Some(l) => l.check(kind, text).map(Into::into),
        None => Ok(text.trim().into()),
    }
}

/// Where byte `offset` of the value stands in the source, given the escapes before it.
fn place(sources: &SourceMap, text: &Str<'_>, offset: usize) -> Span {
    let raw = sources.slice(text.span);
    let mut at = if text.code { 2 } else { 1 };
    for _ in 0..offset.min(text.value.len()) {
        at += match (raw.get(at), raw.get(at + 1)) {
            (Some(b'\\'), Some(b'n' | b't' | b'"' | b'\\')) => 2,
            (Some(b'\\'), _) => 3,
            _ => 1,
        };
    }
    let at = (text.span.lo + at as u32).min(text.span.hi);
    Span::new(at, (at + 1).min(text.span.hi).max(at))
}
