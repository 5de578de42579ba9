//! Formatting and renaming.

use super::Refusal;
use crate::settings::Project;
use crate::view::{Document, Part, View, load};
use bumpalo::Bump;
use lsp_server::ErrorCode;
use lsp_types::{
    DocumentOnTypeFormattingParams, Location, Position, PrepareRenameResponse, Range, RenameParams,
    TextDocumentPositionParams, TextEdit, Uri, WorkspaceEdit,
};
use pdll_compiler::fmt::{self, Style};
use pdll_compiler::hir::names::{Name, NameKind};
use pdll_compiler::syntax::token::Kind;
use pdll_source::Span;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// The layout of the document, or of these of its lines.
pub(crate) fn format(document: &Document, lines: Option<Range>) -> Vec<TextEdit> {
    let width = Project::of(&document.path).unwrap_or_default().width;
    let name = document.path.to_string_lossy();
    let text = &document.text;
    let mut edits = fmt::format(&name, text, Style { width }).edits;
    if let Some(lines) = lines {
        let lines = lines.start.line as usize..lines.end.line as usize + 1;
        edits = fmt::within(text, edits, std::slice::from_ref(&lines));
    }
    let one = |e: fmt::Edit| TextEdit { range: document.lines.range(text, e.range), new_text: e.text };
    edits.into_iter().map(one).collect()
}

/// The layout of the line that ended with what was typed.
pub(crate) fn on_type(document: &Document, params: &DocumentOnTypeFormattingParams) -> Vec<TextEdit> {
    let line = params.text_document_position.position.line;
    let line = if params.ch == "\n" { line.saturating_sub(1) } else { line };
    let at = Position::new(line, 0);
    format(document, Some(Range::new(at, at)))
}

// ---- renaming

/// The range of a name that can be renamed.
pub(crate) fn prepare(
    view: &View<'_>,
    at: &TextDocumentPositionParams,
) -> Result<Option<PrepareRenameResponse>, Refusal> {
    let Some((part, mention, name)) = view.name_at(at.position) else { return Ok(None) };
    renameable(part, name)?;
    let placeholder = part.slice(mention.span);
    Ok(Some(PrepareRenameResponse::RangeWithPlaceholder {
        range: view.range(part, mention.span),
        placeholder,
    }))
}

fn refuse<T>(message: String) -> Result<T, Refusal> {
    Err((ErrorCode::RequestFailed, message))
}

fn renameable(part: &Part<'_>, name: &Name<'_>) -> Result<Span, Refusal> {
    let text = name.text;
    match (name.kind, name.definition) {
        (NameKind::Callable(id), Some(_)) if part.hir.callable(id).imported().is_some() => {
            refuse(format!("`{text}` is defined in TableGen"))
        }
        (NameKind::Var(_) | NameKind::Callable(_) | NameKind::Pattern(_) | NameKind::Label(_), Some(at)) => {
            match part.is_main(at) || part.uri(part.sources.file_at(at.lo)).is_some() {
                true => Ok(at),
                false => refuse(format!("`{text}` comes with the library")),
            }
        }
        (NameKind::Op(_) | NameKind::Result(..) | NameKind::Attribute(..), Some(_)) => {
            refuse(format!("`{text}` is defined in TableGen"))
        }
        _ => refuse(format!("`{text}` is defined nowhere")),
    }
}

/// Renames what stands at a position, in all files that see it.
pub(crate) fn rename(view: &View<'_>, params: &RenameParams) -> Result<Option<WorkspaceEdit>, Refusal> {
    let position = params.text_document_position.position;
    let Some((part, mention, name)) = view.name_at(position) else { return Ok(None) };
    let definition = renameable(part, name)?;
    let new = params.new_name.trim();
    check_name(view, part, name, new)?;
    let mut places: Vec<Location> = Vec::new();
    add(&mut places, part.hir.names.places(mention.name).iter().filter_map(|s| view.location(part, *s)));
    if let (NameKind::Callable(_), Some(at)) = (name.kind, view.location(part, definition)) {
        places_elsewhere(view, &at, name.text, &mut places);
    }
    #[expect(
        clippy::mutable_key_type,
        reason = "the type is the protocol's; a URI that is parsed does not change"
    )]
    let mut changes: HashMap<Uri, Vec<TextEdit>> = HashMap::default();
    for place in places {
        let edit = TextEdit { range: place.range, new_text: new.to_string() };
        changes.entry(place.uri).or_default().push(edit);
    }
    Ok(Some(WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }))
}

/// Appends places that are not in a list yet.
pub(crate) fn add(places: &mut Vec<Location>, more: impl Iterator<Item = Location>) {
    for place in more {
        if !places.contains(&place) {
            places.push(place);
        }
    }
}

/// A new name must be one, and nothing near may have it.
fn check_name(view: &View<'_>, part: &Part<'_>, name: &Name<'_>, new: &str) -> Result<(), Refusal> {
    let word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    let first = new.bytes().next().is_some_and(|b| b.is_ascii_alphabetic() || b == b'_');
    if !first || !new.bytes().all(word) {
        return refuse(format!("`{new}` is no name"));
    }
    if Kind::of_word(new.as_bytes()) != Kind::Ident {
        return refuse(format!("`{new}` is a word of the language"));
    }
    let Some(at) = name.definition else { return Ok(()) };
    let around = |at: Span| {
        part.tree.items.iter().position(|i| match i {
            pdll_compiler::syntax::tree::Item::Pattern(p) => p.span.lo <= at.lo && at.hi <= p.span.hi,
            pdll_compiler::syntax::tree::Item::Callable(c) => c.span.lo <= at.lo && at.hi <= c.span.hi,
            _ => false,
        })
    };
    for (_, other) in part.hir.names.iter().filter(|(_, other)| other.text == new) {
        let Some(there) = other.definition else { continue };
        let clashes = match (name.kind, other.kind) {
            (NameKind::Label(_), _) | (_, NameKind::Label(_) | NameKind::Op(_)) => false,
            (NameKind::Var(_), NameKind::Var(_)) => around(at) == around(there),
            (_, NameKind::Callable(_) | NameKind::Pattern(_) | NameKind::Var(_)) => true,
            _ => false,
        };
        if clashes {
            let line = view.location(part, there).map_or(0, |l| l.range.start.line + 1);
            return refuse(format!("`{new}` is taken: it is defined in line {line}"));
        }
    }
    Ok(())
}

/// The most files that are searched.
const MOST: usize = 4096;

/// All other PDLL files of the project.
pub(crate) fn others(view: &View<'_>) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for root in view.shared.client().roots {
        pdll_files(&root, &mut found);
    }
    found.retain(|path| *path != view.document.path);
    found.sort();
    found.dedup();
    found
}

/// All `.pdll` files below a directory but for hidden ones.
pub(crate) fn pdll_files(dir: &Path, found: &mut Vec<PathBuf>) {
    files_below(dir, 0, &|path| path.extension().is_some_and(|e| e == "pdll"), found);
}

/// The files below a directory that are wanted, but for hidden ones.
pub(crate) fn files_below(
    dir: &Path,
    depth: usize,
    wanted: &dyn Fn(&Path) -> bool,
    found: &mut Vec<PathBuf>,
) {
    let Ok(entries) = std::fs::read_dir(dir) else { return };
    let mut entries: Vec<_> = entries.flatten().collect();
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let (name, path) = (entry.file_name(), entry.path());
        let Ok(kind) = entry.file_type() else { continue };
        if name.as_encoded_bytes().starts_with(b".") || name == "target" || name == "node_modules" {
            continue;
        }
        if kind.is_dir() && depth < 32 {
            files_below(&path, depth + 1, wanted, found);
        } else if kind.is_file() && found.len() < MOST && wanted(&path) {
            found.push(path);
        }
    }
}

/// Appends the places in all other files of the project, and in what they include, of the callable or
/// operation of this name that is defined at `definition`.
pub(crate) fn places_elsewhere(
    view: &View<'_>,
    definition: &Location,
    name: &str,
    places: &mut Vec<Location>,
) {
    for path in others(view) {
        let Some(document) = Document::read(&path, view.shared) else { continue };
        if memchr::memmem::find(&document.text, name.as_bytes()).is_some() {
            elsewhere(view, &document, definition, places);
        }
    }
}

/// The same of one of these files.
fn elsewhere(view: &View<'_>, document: &Document, definition: &Location, places: &mut Vec<Location>) {
    let arena = Bump::new();
    let loaded = load(document, view.shared, &arena);
    let other = View::new(document, view.shared, &loaded, &arena);
    for part in &other.parts {
        for (id, name) in part.hir.names.iter() {
            if matches!(name.kind, NameKind::Callable(_) | NameKind::Op(_))
                && name.definition.and_then(|at| other.location(part, at)).as_ref() == Some(definition)
            {
                let spans = part.hir.names.places(id).iter();
                add(places, spans.filter_map(|s| other.location(part, *s)));
            }
        }
    }
}
