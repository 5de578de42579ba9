//! The formatter: where blanks and line ends stand between the tokens and comments of a text.
//!
//! [`format()`] parses a text, walks its tree (`walk`) and writes a document of pieces, places where a line
//! may end, and groups of those (`doc`, after Wadler's "A prettier printer", in linear time as Oppen does
//! it). What comes out is not a text but a list of [`Edit`]s, each of which replaces the blanks between two
//! neighbours. So whatever the layout does, tokens and comments stay as they are and where they are.
//!
//! What did not parse keeps its bytes, and so does what `// pdllc: fmt off` stands above, up to
//! `// pdllc: fmt on` or the end of the block. `// pdllc: fmt skip` keeps the one declaration or statement
//! below it.
//!
//! In TableGen files only rewrite rules are laid out (`td`).
mod doc;
mod switch;
mod td;
mod walk;

use crate::syntax::{Parsed, parse_file};
use bumpalo::Bump;
use pdll_source::diag::Diagnostics;
use pdll_source::{FileId, SourceMap, Standard};
use std::ops::Range;
use std::path::Path;

/// The columns of a line, if nothing else is asked for.
pub const WIDTH: usize = 80;

/// What the layout goes by.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// How many columns a line may have. What cannot be broken is longer.
    pub width: usize,
}

impl Default for Style {
    fn default() -> Self {
        Self { width: WIDTH }
    }
}

/// Other blanks for those between two neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The bytes of the text that are replaced.
    pub range: Range<usize>,
    /// What comes in their place: blanks and line ends.
    pub text: String,
}

/// The layout of a text.
#[derive(Debug)]
pub struct Formatted {
    /// What changes, in order; empty if the text is laid out already.
    pub edits: Vec<Edit>,
    /// What did not parse, which keeps its bytes.
    pub errors: Diagnostics,
    /// The text with its positions in `errors`.
    pub sources: SourceMap,
}

/// Lays out a text; `name` stands for it in what is said about it. Never fails: see [`Formatted::errors`].
///
/// In a file whose name ends with `.td` that are the rewrite rules, and what is wrong there is not said.
#[must_use]
pub fn format(name: &str, text: &[u8], style: Style) -> Formatted {
    let mut sources = SourceMap::new(Standard::Extended);
    let mut errors = Diagnostics::new();
    let Ok(file) = sources.add(name, text) else {
        // A text that has no room in a map for itself cannot be a program either.
        return Formatted { edits: Vec::new(), errors, sources };
    };
    let tablegen = Path::new(name).extension().is_some_and(|e| e == "td");
    let edits = match tablegen {
        true => td::layout(text, style.width),
        false => layout(text, file, style, &mut errors),
    };
    errors.sort(&sources);
    Formatted { edits, errors, sources }
}

fn layout(text: &[u8], file: FileId, style: Style, errors: &mut Diagnostics) -> Vec<Edit> {
    let arena = Bump::new();
    let text = arena.alloc_slice_copy(text);
    let Parsed { module, tokens } = parse_file(text, file, 0, Standard::Extended, &arena, errors);
    let document = walk::document(text, &tokens, &module);
    doc::print(&document, text, style.width)
}

/// A text with edits, which are in order and do not overlap.
#[must_use]
pub fn apply(text: &[u8], edits: &[Edit]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len() + text.len() / 8);
    let mut at = 0;
    for edit in edits {
        out.extend_from_slice(&text[at..edit.range.start]);
        out.extend_from_slice(edit.text.as_bytes());
        at = edit.range.end;
    }
    out.extend_from_slice(&text[at..]);
    out
}

/// The edits that touch any of some lines of the text, which are counted from 0.
#[must_use]
pub fn within(text: &[u8], edits: Vec<Edit>, lines: &[Range<usize>]) -> Vec<Edit> {
    let (mut line, mut at) = (0, 0);
    let mut touches = |edit: &Edit| {
        line += line_feeds(&text[at..edit.range.start]);
        let last = line + line_feeds(&text[edit.range.clone()]);
        at = edit.range.start;
        lines.iter().any(|lines| lines.start <= last && line < lines.end)
    };
    edits.into_iter().filter(|edit| touches(edit)).collect()
}

fn line_feeds(text: &[u8]) -> usize {
    text.iter().filter(|b| **b == b'\n').count()
}
