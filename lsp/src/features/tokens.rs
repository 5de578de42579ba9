//! Colours by meaning.

use crate::view::{Part, View};
use lsp_types::{Range, SemanticToken, SemanticTokens};
use pdll_compiler::hir::names::{self, Name, NameKind};
use pdll_compiler::syntax::token::Kind;
use pdll_source::Span;

/// The types of tokens, by number.
pub(crate) const TYPES: [&str; 13] = [
    "namespace",
    "class",
    "function",
    "interface",
    "type",
    "variable",
    "parameter",
    "property",
    "keyword",
    "string",
    "number",
    "operator",
    "comment",
];
/// Their modifiers, by bit.
pub(crate) const MODIFIERS: [&str; 2] = ["declaration", "defaultLibrary"];

/// The bit of what comes with the language.
const DEFAULT_LIBRARY: u32 = 1 << 1;

const CLASS: u32 = 1;
const FUNCTION: u32 = 2;
const INTERFACE: u32 = 3;
const TYPE: u32 = 4;
const VARIABLE: u32 = 5;
const PARAMETER: u32 = 6;
const PROPERTY: u32 = 7;
const KEYWORD: u32 = 8;
const STRING: u32 = 9;
const NUMBER: u32 = 10;
const OPERATOR: u32 = 11;
const COMMENT: u32 = 12;

/// The tokens of the document, or of those of a range.
pub(crate) fn tokens(view: &View<'_>, range: Option<Range>) -> SemanticTokens {
    let mut out = Vec::new();
    let (mut line, mut column) = (0, 0);
    for (part, span, kind, modifiers) in view.parts.iter().flat_map(of_part) {
        // A token of several lines is one of each.
        for piece in lines_of(part, span) {
            let place = view.range(part, piece);
            if range.is_some_and(|r| place.end < r.start || place.start > r.end) {
                continue;
            }
            let start = place.start;
            out.push(SemanticToken {
                delta_line: start.line - line,
                delta_start: start.character - if start.line == line { column } else { 0 },
                length: place.end.character - start.character,
                token_type: kind,
                token_modifiers_bitset: modifiers,
            });
            (line, column) = (start.line, start.character);
        }
    }
    SemanticTokens { result_id: None, data: out }
}

fn lines_of(part: &Part<'_>, span: Span) -> Vec<Span> {
    let text = &part.text()[span.lo as usize..span.hi as usize];
    let mut at = span.lo;
    let mut pieces = Vec::new();
    for line in text.split(|b| *b == b'\n') {
        let len = line.strip_suffix(b"\r").unwrap_or(line).len() as u32;
        if len > 0 {
            pieces.push(Span::new(at, at + len));
        }
        at += line.len() as u32 + 1;
    }
    pieces
}

fn of_part<'v, 'a>(part: &'v Part<'a>) -> Vec<(&'v Part<'a>, Span, u32, u32)> {
    let lexed = part.lex();
    let mut all: Vec<_> = lexed.comments.iter().map(|c| (part, *c, COMMENT, 0)).collect();
    for token in &lexed.toks {
        let name = part.hir.names.at(token.span.lo).map(|m| part.hir.names.get(m.name));
        let found = match name {
            Some(name) if token.kind != Kind::Str => of_name(part, name, token.span).or(of_kind(token.kind)),
            _ => of_kind(token.kind).map(|kind| (kind.0, 0)),
        };
        if let Some((kind, modifiers)) = found {
            all.push((part, token.span, kind, modifiers));
        }
    }
    all.sort_by_key(|t| t.1);
    all
}

fn of_name(part: &Part<'_>, name: &Name<'_>, at: Span) -> Option<(u32, u32)> {
    let declaration = u32::from(name.definition == Some(at));
    let library = name.definition.is_some_and(|d| {
        !part.is_main(d) && part.sources.path(part.sources.file_at(d.lo)).starts_with("std")
    });
    let kind = match name.kind {
        NameKind::Var(id) => {
            let parameter = part.hir.callables.iter().any(|c| c.params.contains(&id));
            if parameter { PARAMETER } else { VARIABLE }
        }
        NameKind::Callable(id) if part.hir.callable(id).rewrite => FUNCTION,
        NameKind::Callable(_) => INTERFACE,
        NameKind::Pattern(_) | NameKind::Op(_) => CLASS,
        NameKind::Label(_) | NameKind::Result(..) | NameKind::Attribute(..) => PROPERTY,
        NameKind::Language(word) => {
            if names::word(word).is_some() {
                return Some((FUNCTION, DEFAULT_LIBRARY));
            }
            if word.starts_with(|c: char| c.is_ascii_uppercase()) { TYPE } else { PROPERTY }
        }
        NameKind::File(_) | NameKind::Lost(_) | NameKind::Unknown(_) => return None,
    };
    Some((kind, declaration | (u32::from(library) * DEFAULT_LIBRARY)))
}

fn of_kind(kind: Kind) -> Option<(u32, u32)> {
    Some((
        match kind {
            Kind::Attr | Kind::Op | Kind::Type | Kind::TypeRange | Kind::Value | Kind::ValueRange => TYPE,
            Kind::Ident | Kind::Underscore => VARIABLE,
            kind if kind.is_word() => KEYWORD,
            Kind::Directive => KEYWORD,
            Kind::Integer => NUMBER,
            Kind::Str | Kind::Code => STRING,
            Kind::Arrow | Kind::FatArrow | Kind::Eq => OPERATOR,
            _ => return None,
        },
        0,
    ))
}
