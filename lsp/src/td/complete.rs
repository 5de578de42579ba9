//! What can be typed at the caret of a TableGen text.

use super::{TdView, read};
use crate::features::include;
use lsp_types::{CompletionItem, CompletionItemKind, CompletionTextEdit, TextEdit};
use pdll_compiler::ods::RecordRef;
use pdll_compiler::ods::scan::{self, Kind};
use std::collections::BTreeSet;

/// The most names that are offered.
const MOST: usize = 2000;

/// The words that begin a statement.
const STATEMENTS: [&str; 11] =
    ["include", "class", "def", "multiclass", "defm", "defset", "defvar", "let", "foreach", "if", "assert"];

/// What may stand at the caret.
enum Wanted {
    Statement,
    /// What a record or class is made of.
    Parent,
    /// A field of the record around.
    Field,
    Value,
}

impl TdView<'_> {
    pub(super) fn completion(&self, at: usize) -> Vec<CompletionItem> {
        let outline = &self.outline;
        let inside = outline.tokens.iter().position(|t| {
            let open = match t.kind {
                Kind::Text | Kind::Code | Kind::Comment | Kind::BlockComment => true,
                // One of them that does not end.
                Kind::Other => t.range.len() > 1 || outline.text[t.range.start] == b'"',
                _ => false,
            };
            open && t.range.start < at && at <= t.range.end
        });
        if let Some(inside) = inside {
            return self.paths(inside, at);
        }
        let text = &self.document.text;
        let start = at - text[..at].iter().rev().take_while(|b| scan::is_word(**b)).count();
        let word = String::from_utf8_lossy(&text[start..at]).to_lowercase();
        let mut items = match text[..start].last() {
            Some(b'$') => return self.symbols_before(start - 1, at),
            Some(b'!') => {
                let named = |name: &str| item(name, CompletionItemKind::FUNCTION, "0");
                scan::operators().map(named).collect()
            }
            _ => self.names(start),
        };
        let mut seen = BTreeSet::new();
        items.retain(|i| i.label.to_lowercase().starts_with(&word) && seen.insert(i.label.clone()));
        items.truncate(MOST);
        items
    }

    /// Paths, if the string that this token is belongs to a directive.
    fn paths(&self, token: usize, at: usize) -> Vec<CompletionItem> {
        let start = self.outline.tokens[token].range.start + 1;
        if token == 0 || self.outline.token_text(token - 1) != "include" || at < start {
            return Vec::new();
        }
        let typed = String::from_utf8_lossy(&self.document.text[start..at]).into_owned();
        let dirs = read::dirs(self.document, self.shared);
        let (found, word) = include::entries(dirs.into_iter(), &typed, &[".td"]);
        include::items(found, self.range(&(at - word.len()..at)))
    }

    /// The symbols of the statement around, in place of what has been typed of one.
    fn symbols_before(&self, start: usize, at: usize) -> Vec<CompletionItem> {
        let Some(around) = self.outline.around(start) else { return Vec::new() };
        let range = self.range(&(start..at));
        let symbols = self.outline.tokens.iter().filter(|t| {
            t.kind == Kind::Variable && around.span.contains(&t.range.start) && t.range.start != start
        });
        let names: BTreeSet<&str> = symbols.map(|t| self.outline.slice(&t.range)).collect();
        let one = |name: &str| CompletionItem {
            filter_text: Some(name.to_string()),
            text_edit: Some(CompletionTextEdit::Edit(TextEdit { range, new_text: name.to_string() })),
            ..item(name, CompletionItemKind::VARIABLE, "0")
        };
        names.into_iter().map(one).collect()
    }

    /// What stands at a byte by the tokens before it.
    fn wanted(&self, at: usize) -> Wanted {
        let outline = &self.outline;
        let before = outline.tokens.partition_point(|t| t.range.end <= at);
        let Some(last) = before.checked_sub(1) else { return Wanted::Statement };
        let around = outline.declarations.iter().rfind(|d| d.span.start < at && at <= d.span.end + 1);
        let Some(around) = around else {
            return match outline.tokens[last].kind {
                Kind::Punctuation(b';' | b'{' | b'}') => Wanted::Statement,
                _ => Wanted::Value,
            };
        };
        let first = outline.tokens.partition_point(|t| t.range.start < around.span.start);
        let (mut depth, mut body) = (0usize, false);
        for token in &outline.tokens[first..before] {
            match token.kind {
                Kind::Punctuation(b @ (b'<' | b'(' | b'[' | b'{')) => {
                    body |= b == b'{' && depth == 0;
                    depth += 1;
                }
                Kind::Punctuation(b'>' | b')' | b']' | b'}') => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        match outline.tokens[last].kind {
            Kind::Word if body && outline.token_text(last) == "let" => Wanted::Field,
            Kind::Punctuation(b':' | b',') if depth == 0 => Wanted::Parent,
            Kind::Punctuation(b';' | b'{' | b'}') if depth == 0 => Wanted::Statement,
            _ => Wanted::Value,
        }
    }

    fn names(&self, at: usize) -> Vec<CompletionItem> {
        let wanted = self.wanted(at);
        let mut all = Vec::new();
        if let Wanted::Statement = wanted {
            all.extend(STATEMENTS.map(|word| item(word, CompletionItemKind::KEYWORD, "2")));
            return all;
        }
        if let Wanted::Field = wanted {
            let record = self.outline.around(at).and_then(|d| self.record_of(d));
            let fields = record.into_iter().flat_map(|r| r.fields());
            all.extend(fields.map(|f| CompletionItem {
                detail: self.records().map(|r| r.type_text(f.ty)),
                ..item(f.name, CompletionItemKind::FIELD, "0")
            }));
            return all;
        }
        for d in self.outline.declarations.iter().filter(|d| !d.name.is_empty()) {
            let kind = match d.keyword {
                "class" | "multiclass" => CompletionItemKind::CLASS,
                "defvar" => CompletionItemKind::VARIABLE,
                _ => CompletionItemKind::CONSTANT,
            };
            if matches!(wanted, Wanted::Value) || kind == CompletionItemKind::CLASS {
                all.push(item(&d.name, kind, "0"));
            }
        }
        let Some(records) = self.records() else { return all };
        all.extend(records.classes().map(|r| of_record(r, CompletionItemKind::CLASS)));
        if let Wanted::Value = wanted {
            let defs = records.defs().filter(|r| !r.is_anonymous());
            all.extend(defs.map(|r| of_record(r, CompletionItemKind::CONSTANT)));
            all.extend(scan::reserved().map(|word| item(word, CompletionItemKind::KEYWORD, "3")));
        }
        all
    }
}

fn item(label: &str, kind: CompletionItemKind, sort: &str) -> CompletionItem {
    CompletionItem {
        label: label.to_string(),
        kind: Some(kind),
        sort_text: Some(format!("{sort}_{label}")),
        ..CompletionItem::default()
    }
}

fn of_record(record: RecordRef<'_>, kind: CompletionItemKind) -> CompletionItem {
    CompletionItem {
        detail: record.string("summary").filter(|s| !s.is_empty()).map(str::to_string),
        ..item(record.name(), kind, "1")
    }
}
