//! TableGen documents: records and classes by name.
//!
//! Unlike PDLL, a text that TableGen refuses has no records; then those of the last good one answer, whose
//! places may be a few lines off.

use crate::features::Refusal;
use crate::shared::Shared;
use crate::text::Lines;
use crate::uri;
use crate::view::Document;
use lsp_server::ErrorCode;
use lsp_types::notification::PublishDiagnostics;
use lsp_types::{
    CompletionItem, CompletionItemKind, Diagnostic, DiagnosticSeverity, DocumentLink, Hover, HoverContents,
    Location, MarkupContent, MarkupKind, Position, PublishDiagnosticsParams, Range, SymbolInformation,
    SymbolKind,
};
use pdll_source::diag::{Report, Severity};
use pdll_tablegen::{Input, RecordRef, Records, parse};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Is a document TableGen?
pub(crate) fn is_tablegen(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == "td")
}

/// A TableGen document.
pub(crate) struct TdView<'v> {
    pub(crate) document: &'v Document,
    pub(crate) shared: &'v Shared,
    pub(crate) records: Option<&'v Records>,
}

/// Where a document finds what it includes.
fn dirs(document: &Document, shared: &Shared) -> Vec<PathBuf> {
    let beside = document.path.parent().map(Path::to_path_buf);
    beside.into_iter().chain(shared.language_of(&document.path).1).collect()
}

/// Reads a document and says what is wrong with it. Its records, if nothing is.
pub(crate) fn read(document: &Document, shared: &Shared) -> Option<Records> {
    let dirs = dirs(document, shared);
    let input = Input { path: &document.path, text: Some(&document.text), include_dirs: &dirs, macros: &[] };
    let (records, list) = match parse(&input, &*shared.files) {
        Ok(records) => {
            let report = Report { sources: records.source_map(), diagnostics: records.unused_parameters() };
            let list = convert(document, &report);
            (Some(records), list)
        }
        Err(report) => (None, convert(document, &report)),
    };
    let (uri, version) = (document.uri.clone(), Some(document.version));
    shared.notify::<PublishDiagnostics>(PublishDiagnosticsParams { uri, diagnostics: list, version });
    records
}

/// What is said about the document itself; of what is wrong in a file that it includes, that there is.
fn convert(document: &Document, report: &Report) -> Vec<Diagnostic> {
    let one = |d: &pdll_source::diag::Diagnostic| {
        let (file, bytes) = match d.span() {
            Some(span) => report.sources.offsets(span),
            None => return None,
        };
        let (range, message) = if file.index() == 0 {
            (document.lines.range(&document.text, bytes), d.message.clone())
        } else {
            (Range::default(), format!("in `{}`: {}", report.sources.name(file), d.message))
        };
        let severity = match d.severity {
            Severity::Error => DiagnosticSeverity::ERROR,
            Severity::Warning => DiagnosticSeverity::WARNING,
            Severity::Note => DiagnosticSeverity::INFORMATION,
        };
        Some(Diagnostic {
            range,
            severity: Some(severity),
            source: Some("pdllc".into()),
            message,
            ..Diagnostic::default()
        })
    };
    report.diagnostics.iter().filter_map(one).collect()
}

impl TdView<'_> {
    /// Answers a request.
    pub(crate) fn answer(&self, method: &str, params: &Value) -> Result<Value, Refusal> {
        let at = || serde_json::from_value::<Position>(params["position"].clone()).unwrap_or_default();
        Ok(match method {
            "textDocument/definition" => json!(self.definition(at()).into_iter().collect::<Vec<_>>()),
            "textDocument/references" => {
                let declaration = params["context"]["includeDeclaration"].as_bool().unwrap_or(true);
                json!(self.references(at(), declaration))
            }
            "textDocument/hover" => json!(self.hover(at())),
            "textDocument/documentSymbol" => json!(self.symbols()),
            "textDocument/documentLink" => json!(self.links()),
            "textDocument/completion" => json!(self.completion(at())),
            _ => return Err((ErrorCode::MethodNotFound, format!("`{method}` is not for TableGen"))),
        })
    }

    /// The word at a position.
    fn word(&self, at: Position) -> (String, std::ops::Range<usize>) {
        let text = &self.document.text;
        let offset = self.document.lines.offset(text, at);
        let start = offset - text[..offset].iter().rev().take_while(|b| is_word(**b)).count();
        let end = offset + text[offset..].iter().take_while(|b| is_word(**b)).count();
        (String::from_utf8_lossy(&text[start..end]).into_owned(), start..end)
    }

    fn record(&self, name: &str) -> Option<RecordRef<'_>> {
        let records = self.records?;
        records.class(name).or_else(|| records.def(name))
    }

    fn file(&self, index: usize) -> Option<(&Path, &[u8])> {
        self.records?.sources().nth(index)
    }

    /// The range of a record's name, and the file that it stands in.
    fn place(&self, record: RecordRef<'_>) -> Option<Location> {
        let (file, offset) = record.position()?;
        let (path, text) = self.file(file)?;
        let len = text.get(offset..)?.iter().take_while(|b| is_word(**b)).count().max(1);
        let uri = if file == 0 { self.document.uri.clone() } else { uri::of_path(&uri::normal(path))? };
        let range = Lines::new(text, self.shared.encoding()).range(text, offset..offset + len);
        Some(Location::new(uri, range))
    }

    fn definition(&self, at: Position) -> Option<Location> {
        self.place(self.record(&self.word(at).0)?)
    }

    /// All words of this name in what the document reads, but for those in comments and strings.
    fn references(&self, at: Position, declaration: bool) -> Vec<Location> {
        let (name, _) = self.word(at);
        let (Some(record), Some(records)) = (self.record(&name), self.records) else { return Vec::new() };
        let definition = self.place(record);
        let mut all: Vec<Location> = definition.clone().filter(|_| declaration).into_iter().collect();
        for (i, (path, text)) in records.sources().enumerate() {
            let uri = if i == 0 { Some(self.document.uri.clone()) } else { uri::of_path(&uri::normal(path)) };
            let Some(uri) = uri else { continue };
            let lines = Lines::new(text, self.shared.encoding());
            for bytes in words(text).filter(|w| text[w.clone()] == *name.as_bytes()) {
                let location = Location::new(uri.clone(), lines.range(text, bytes));
                if Some(&location) != definition.as_ref() && !all.contains(&location) {
                    all.push(location);
                }
            }
        }
        all
    }

    fn hover(&self, at: Position) -> Option<Hover> {
        let (name, bytes) = self.word(at);
        let records = self.records?;
        let record = self.record(&name)?;
        let what = if records.class(&name).is_some() { "Class" } else { "Record" };
        let supers: Vec<String> = record.direct_superclasses().map(|c| format!("`{}`", c.name())).collect();
        let mut value = format!("**{what}**: `{name}`");
        if !supers.is_empty() {
            value += &format!(" : {}", supers.join(", "));
        }
        for field in ["summary", "description"] {
            if let Some(text) = record.string(field).filter(|t| !t.trim().is_empty()) {
                value += &format!("\n***\n{}", crate::features::hover::unindented(text));
            }
        }
        let contents = HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value });
        Some(Hover { contents, range: Some(self.document.lines.range(&self.document.text, bytes)) })
    }

    #[allow(deprecated)]
    fn symbols(&self) -> Vec<SymbolInformation> {
        let Some(records) = self.records else { return Vec::new() };
        let classes = records.classes().map(|r| (r, SymbolKind::CLASS));
        let defs = records.defs().filter(|r| !r.is_anonymous()).map(|r| (r, SymbolKind::OBJECT));
        let own = classes.chain(defs).filter(|(r, _)| r.position().is_some_and(|p| p.0 == 0));
        let one = |(r, kind): (RecordRef<'_>, SymbolKind)| {
            Some(SymbolInformation {
                name: r.name().to_string(),
                kind,
                tags: None,
                deprecated: None,
                location: self.place(r)?,
                container_name: None,
            })
        };
        let mut all: Vec<_> = own.filter_map(one).collect();
        all.sort_by_key(|s| s.location.range.start);
        all
    }

    fn links(&self) -> Vec<DocumentLink> {
        let text = &self.document.text;
        let dirs = dirs(self.document, self.shared);
        let mut all = Vec::new();
        let mut at = 0;
        for line in text.split_inclusive(|b| *b == b'\n') {
            let start = at;
            at += line.len();
            if !line.trim_ascii_start().starts_with(b"include") {
                continue;
            }
            let mut quotes = line.iter().enumerate().filter(|(_, b)| **b == b'"').map(|(i, _)| i);
            let (Some(from), Some(to)) = (quotes.next(), quotes.next()) else { continue };
            let name = pdll_source::vfs::path_of(&line[from + 1..to]);
            let found = dirs.iter().map(|dir| dir.join(&name)).find(|path| path.is_file());
            let target = found.and_then(|path| uri::of_path(&uri::normal(&path)));
            if target.is_some() {
                let range = self.document.lines.range(text, start + from..start + to + 1);
                all.push(DocumentLink { range, target, tooltip: None, data: None });
            }
        }
        all
    }

    fn completion(&self, at: Position) -> Vec<CompletionItem> {
        let Some(records) = self.records else { return Vec::new() };
        let prefix = self.word(at).0.to_lowercase();
        let classes = records.classes().map(|r| (r, CompletionItemKind::CLASS));
        let defs = records.defs().filter(|r| !r.is_anonymous()).map(|r| (r, CompletionItemKind::CONSTANT));
        let fits = classes.chain(defs).filter(|(r, _)| r.name().to_lowercase().starts_with(&prefix));
        let item = |(r, kind): (RecordRef<'_>, CompletionItemKind)| CompletionItem {
            label: r.name().to_string(),
            kind: Some(kind),
            detail: r.string("summary").filter(|s| !s.is_empty()).map(str::to_string),
            ..CompletionItem::default()
        };
        fits.take(MOST).map(item).collect()
    }
}

/// The most names that are offered.
const MOST: usize = 2000;

fn is_word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_'
}

/// The words of a text that stand in neither comments nor strings.
fn words(text: &[u8]) -> impl Iterator<Item = std::ops::Range<usize>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        while at < text.len() {
            let rest = &text[at..];
            let until = |end: &[u8]| {
                rest.windows(end.len())
                    .skip(1)
                    .position(|w| w == end)
                    .map_or(rest.len(), |i| i + 1 + end.len())
            };
            match rest {
                [b'/', b'/', ..] => at += rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len()),
                [b'/', b'*', ..] => at += until(b"*/"),
                [b'[', b'{', ..] => at += until(b"}]"),
                [b'"', ..] => {
                    at += 1;
                    while at < text.len() && text[at] != b'"' {
                        at += if text[at] == b'\\' { 2 } else { 1 };
                    }
                    at += 1;
                }
                [b, ..] if is_word(*b) => {
                    let start = at;
                    at += rest.iter().take_while(|b| is_word(**b)).count();
                    return Some(start..at);
                }
                _ => at += 1,
            }
        }
        None
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_a_text() {
        let text = br#"def A : B<"C \" D"> { /* E */ code x = [{ F }]; // G
let y = H; } "open"#;
        let found: Vec<&str> = words(text).filter_map(|w| std::str::from_utf8(&text[w]).ok()).collect();
        assert_eq!(found, ["def", "A", "B", "code", "x", "let", "y", "H"]);
    }
}
