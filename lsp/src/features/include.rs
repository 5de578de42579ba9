//! Paths of files that can be included.

use crate::view::{Part, View};
use lsp_types::{CompletionItem, CompletionItemKind, CompletionTextEdit, Range, TextEdit};
use pdll_source::{Span, Standard};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The most entries of directories that are offered.
const MOST: usize = 1000;

/// What can follow in the string of a directive.
pub(crate) fn paths(view: &View<'_>, part: &Part<'_>, string: Span, at: u32) -> Vec<CompletionItem> {
    let typed = part.slice(Span::new(string.lo + 1, at));
    let (_, dirs) = view.shared.language_of(&view.document.path);
    let beside = view.document.path.parent().map(std::path::Path::to_path_buf);
    let (mut found, word) = entries(beside.into_iter().chain(dirs), &typed, &[".pdll", ".td"]);
    if part.standard == Standard::Extended && word.len() == typed.len() {
        found.entry("std".into()).or_insert(true);
    }
    items(found, view.range(part, Span::new(at - word.len() as u32, at)))
}

/// The directories and the files with these endings that a path can go on with, which has been typed so far,
/// each with whether it is a directory; and the last word of the path.
pub(crate) fn entries<'t>(
    bases: impl Iterator<Item = PathBuf>,
    typed: &'t str,
    endings: &[&str],
) -> (BTreeMap<String, bool>, &'t str) {
    let (dir, word) = typed.rsplit_once('/').map_or(("", typed), |(dir, word)| (dir, word));
    let mut found: BTreeMap<String, bool> = BTreeMap::new();
    for base in bases {
        let Ok(entries) = std::fs::read_dir(base.join(dir)) else { continue };
        for entry in entries.flatten() {
            let Ok(name) = entry.file_name().into_string() else { continue };
            let is_dir = entry.path().is_dir();
            let source = endings.iter().any(|ending| name.ends_with(ending));
            if (is_dir || source) && !name.starts_with('.') && found.len() < MOST {
                found.insert(name, is_dir);
            }
        }
    }
    (found, word)
}

/// What is offered in place of the text in a range.
pub(crate) fn items(found: BTreeMap<String, bool>, range: Range) -> Vec<CompletionItem> {
    let item = |(label, is_dir): (String, bool)| CompletionItem {
        kind: Some(if is_dir { CompletionItemKind::FOLDER } else { CompletionItemKind::FILE }),
        text_edit: Some(CompletionTextEdit::Edit(TextEdit { range, new_text: label.clone() })),
        label,
        ..CompletionItem::default()
    };
    found.into_iter().map(item).collect()
}
