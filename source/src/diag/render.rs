//! Diagnostics as text: for people (ariadne), as lines (`FILE:LINE:COL: error: MESSAGE`), as JSON lines.
//!
//! Columns of the line formats are bytes from 1, whatever the bytes are. The human format shows text that is not UTF-8
//! with `?`, and makes each file's text and line table once for all diagnostics.
use super::{Diagnostic, Diagnostics, Severity};
use crate::{FileId, SourceMap, Span};
use ariadne::{CharSet, Color, Config, IndexType, Label, Report, ReportKind, Source};
use hashbrown::HashMap;
use std::fmt::Write;

/// How diagnostics are shown (`--error-format`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// With source lines and arrows.
    Human {
        /// With terminal colours.
        color: bool,
    },
    /// One line each: `FILE:LINE:COL: error: MESSAGE`; labels, notes and help follow as lines of their own.
    Short,
    /// One JSON object a line.
    Json,
}

/// The most bytes of source that one label of a human report covers, and how far labels may be apart to be drawn together.
const WINDOW: u32 = 1 << 12;

/// Lines longer than this many bytes are not shown whole.
const LONG_LINE: u32 = 1 << 10;

impl Severity {
    /// `error` or `warning`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
        }
    }
}

impl Diagnostics {
    /// All diagnostics in the given format, in their present order (see [`Diagnostics::sort`]).
    #[must_use]
    pub fn render(&self, sources: &SourceMap, format: Format) -> String {
        let mut out = String::new();
        let mut texts = Shown { sources, texts: HashMap::new() };
        for d in self.list() {
            d.render_with(&mut texts, format, &mut out);
        }
        out
    }
}

impl Diagnostic {
    /// Appends the diagnostic to `out` in the given format.
    pub fn render(&self, sources: &SourceMap, format: Format, out: &mut String) {
        self.render_with(&mut Shown { sources, texts: HashMap::new() }, format, out);
    }

    fn render_with(&self, texts: &mut Shown<'_>, format: Format, out: &mut String) {
        match format {
            Format::Human { color } => human(self, texts, color, out),
            Format::Short => short(self, texts.sources, out),
            Format::Json => json(self, texts.sources, out),
        }
    }
}

/// `FILE:LINE:COL`
fn place(sources: &SourceMap, span: Span) -> String {
    let (line, col) = sources.line_col(span.lo);
    format!("{}:{line}:{col}", sources.name(sources.file_at(span.lo)))
}

fn short(d: &Diagnostic, sources: &SourceMap, out: &mut String) {
    let at = place(sources, d.span);
    // A `String` takes all that is written.
    let _ = writeln!(out, "{at}: {}: {}", d.severity.word(), d.message);
    for l in &d.labels {
        let _ = writeln!(out, "{}: note: {}", place(sources, l.span), l.message);
    }
    for n in &d.notes {
        let _ = writeln!(out, "{at}: note: {n}");
    }
    if let Some(h) = &d.help {
        let _ = writeln!(out, "{at}: help: {h}");
    }
}

fn json(d: &Diagnostic, sources: &SourceMap, out: &mut String) {
    let span = |s: Span| {
        let (line, column) = sources.line_col(s.lo);
        let (end_line, end_column) = sources.line_col(s.hi);
        serde_json::json!({
            "file": sources.name(sources.file_at(s.lo)),
            "line": line, "column": column, "end_line": end_line, "end_column": end_column,
        })
    };
    let labels: Vec<_> =
        d.labels.iter().map(|l| serde_json::json!({ "span": span(l.span), "message": l.message })).collect();
    let value = serde_json::json!({
        "severity": d.severity.word(), "name": d.name, "message": d.message, "span": span(d.span),
        "labels": labels, "notes": d.notes, "help": d.help,
    });
    let _ = writeln!(out, "{value}");
}

/// The bytes as text of the same length in which only LF ends a line: what is not UTF-8 becomes `?`.
fn printable(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        for c in chunk.valid().chars() {
            let ends_line =
                matches!(c, '\u{2028}' | '\u{2029}') || (c.is_control() && c != '\n' && c != '\t');
            if ends_line { out.extend(std::iter::repeat_n(' ', c.len_utf8())) } else { out.push(c) }
        }
        out.extend(chunk.invalid().iter().map(|_| '?'));
    }
    out
}

/// The texts that reports have shown so far.
struct Shown<'s> {
    sources: &'s SourceMap,
    texts: HashMap<FileId, Source<String>>,
}

impl Shown<'_> {
    fn source(&mut self, file: FileId) -> &Source<String> {
        let text = || Source::from(printable(self.sources.text(file)));
        self.texts.entry(file).or_insert_with(text)
    }

    /// The bytes of a span in its file, widened to whole characters; at least one, unless at the end of the file.
    fn range(&mut self, s: Span) -> (FileId, std::ops::Range<usize>) {
        let file = self.sources.file_at(s.lo);
        let base = self.sources.base(file);
        let clipped = in_long_line(self.sources, s.hi.min(s.lo + WINDOW));
        let text = self.source(file).text();
        let (mut lo, mut hi) = ((s.lo - base) as usize, (s.hi.min(s.lo + WINDOW) - base) as usize);
        if clipped {
            hi = lo;
        }
        hi = hi.max(lo + 1).min(text.len());
        while !text.is_char_boundary(lo) {
            lo -= 1;
        }
        while !text.is_char_boundary(hi) {
            hi += 1;
        }
        (file, lo..hi)
    }
}

impl ariadne::Cache<FileId> for &mut Shown<'_> {
    type Storage = String;

    fn fetch(&mut self, id: &FileId) -> Result<&Source<String>, impl std::fmt::Debug> {
        Ok::<_, std::convert::Infallible>(self.source(*id))
    }

    fn display<'a>(&self, id: &'a FileId) -> Option<impl std::fmt::Display + 'a> {
        Some(self.sources.name(*id).to_string())
    }
}

/// Is the position in a line too long to be shown whole?
fn in_long_line(sources: &SourceMap, pos: u32) -> bool {
    let line = sources.line_span(pos);
    line.hi - line.lo > LONG_LINE
}

/// The short form and what stands around the place, for lines too long to be shown whole.
fn excerpt(d: &Diagnostic, sources: &SourceMap, out: &mut String) {
    short(d, sources, out);
    let line = sources.line_span(d.span.lo);
    let lo = line.lo.max(d.span.lo.saturating_sub(40));
    let hi = line.hi.min(d.span.lo + 40);
    let around = |lo, hi| printable(sources.slice(Span::new(lo, hi))).replace('\t', " ");
    let before = around(lo, d.span.lo);
    let _ = writeln!(
        out,
        "  ...{before}{}...\n     {:w$}^",
        around(d.span.lo, hi),
        "",
        w = before.chars().count()
    );
}

fn human(d: &Diagnostic, texts: &mut Shown<'_>, color: bool, out: &mut String) {
    let sources = texts.sources;
    if in_long_line(sources, d.span.lo) {
        return excerpt(d, sources, out);
    }
    let home = sources.file_at(d.span.lo);
    let mut shown: Vec<(Span, &str, bool)> = vec![(d.span, "", true)];
    let mut far = Vec::new();
    for l in &d.labels {
        let file = sources.file_at(l.span.lo);
        let near = !in_long_line(sources, l.span.lo)
            && shown.iter().all(|s| sources.file_at(s.0.lo) != file || s.0.lo.abs_diff(l.span.lo) < WINDOW);
        if near { shown.push((l.span, &l.message, false)) } else { far.push(l) }
    }
    let (kind, hue) = match d.severity {
        Severity::Error => (ReportKind::Error, Color::Red),
        Severity::Warning => (ReportKind::Warning, Color::Yellow),
    };
    let config =
        Config::default().with_color(color).with_index_type(IndexType::Byte).with_char_set(CharSet::Unicode);
    let mut report = Report::build(kind, texts.range(d.span)).with_config(config).with_message(&d.message);
    // Labels that follow each other in one file are drawn over one listing of it, which begins with the diagnostic's own.
    shown.sort_by_key(|s| (sources.file_at(s.0.lo) != home, sources.base(sources.file_at(s.0.lo)), s.0.lo));
    for (i, (s, message, primary)) in shown.iter().enumerate() {
        let label = Label::new(texts.range(*s)).with_order(i as i32);
        report.add_label(if *primary {
            label.with_message("here").with_color(hue)
        } else {
            label.with_message(message).with_color(Color::Blue)
        });
    }
    for l in far {
        report.add_note(format!("{}: {}", place(sources, l.span), l.message));
    }
    for n in &d.notes {
        report.add_note(n);
    }
    let mut from = sources.included_from(home);
    while let Some(s) = from {
        report.add_note(format!("included from {}", place(sources, s)));
        from = sources.included_from(sources.file_at(s.lo));
    }
    if let Some(h) = &d.help {
        report.add_help(h);
    }
    let mut bytes = Vec::new();
    match report.finish().write(texts, &mut bytes) {
        Ok(()) => out.push_str(&String::from_utf8_lossy(&bytes)),
        // Writing to memory does not fail; if it did, the short form still tells all.
        Err(_) => short(d, sources, out),
    }
}
