//! Diagnostics for people: source lines and arrows, drawn by ariadne.
//!
//! Text that is not UTF-8 is shown with `?`. Each file's text and line table are made once for all
//! diagnostics.
use super::short::{self, Prefix};
use super::{Diagnostic, INCLUDED_HERE, Severity};
use crate::{FileId, Place, SourceMap, Span};
use ariadne::{CharSet, Color, Config, IndexType, Label, Report, ReportKind, Source};
use hashbrown::HashMap;
use std::fmt::{self, Write};

/// The most bytes of source that one label covers, and how far labels may be apart to be drawn together.
const WINDOW: u32 = 1 << 12;

/// Lines longer than this many bytes are not shown whole.
const LONG_LINE: u32 = 1 << 10;

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
pub(super) struct Shown<'s> {
    pub(super) sources: &'s SourceMap,
    texts: HashMap<FileId, Source<String>>,
}

impl<'s> Shown<'s> {
    pub(super) fn new(sources: &'s SourceMap) -> Self {
        Self { sources, texts: HashMap::new() }
    }

    fn source(&mut self, file: FileId) -> &Source<String> {
        let text = || Source::from(printable(self.sources.text(file)));
        self.texts.entry(file).or_insert_with(text)
    }

    /// The bytes of a span in its file, widened to whole characters; at least one, unless at the end of the
    /// file.
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

    fn fetch(&mut self, id: &FileId) -> Result<&Source<String>, impl fmt::Debug> {
        Ok::<_, std::convert::Infallible>(self.source(*id))
    }

    fn display<'a>(&self, id: &'a FileId) -> Option<impl fmt::Display + 'a> {
        Some(self.sources.name(*id).to_string())
    }
}

/// Is the position in a line too long to be shown whole?
fn in_long_line(sources: &SourceMap, pos: u32) -> bool {
    let line = sources.line_span(pos);
    line.hi - line.lo > LONG_LINE
}

/// The short form and what stands around the place, for lines too long to be shown whole.
fn excerpt(d: &Diagnostic, at: u32, sources: &SourceMap, out: &mut String) -> fmt::Result {
    short::write(d, Some(sources), out)?;
    let line = sources.line_span(at);
    let lo = line.lo.max(at.saturating_sub(40));
    let hi = line.hi.min(at + 40);
    let around = |lo, hi| printable(sources.slice(Span::new(lo, hi))).replace('\t', " ");
    let before = around(lo, at);
    writeln!(out, "  ...{before}{}...\n     {:w$}^", around(at, hi), "", w = before.chars().count())
}

/// Appends the report to `out`. What has no place in the sources is told in the short form.
pub(super) fn write(d: &Diagnostic, texts: &mut Shown<'_>, color: bool, out: &mut String) -> fmt::Result {
    let sources = texts.sources;
    let Some(span) = d.span() else { return short::write(d, Some(sources), out) };
    if in_long_line(sources, span.lo) {
        return excerpt(d, span.lo, sources, out);
    }
    let home = sources.file_at(span.lo);
    let (mut shown, far) = drawn_labels(d, span, sources);
    let (kind, hue) = match d.severity {
        Severity::Error => (ReportKind::Error, Color::Red),
        Severity::Warning => (ReportKind::Warning, Color::Yellow),
        Severity::Note => (ReportKind::Advice, Color::Cyan),
    };
    let config =
        Config::default().with_color(color).with_index_type(IndexType::Byte).with_char_set(CharSet::Unicode);
    let mut report = Report::build(kind, texts.range(span)).with_config(config).with_message(&d.message);
    // Labels that follow each other in one file are drawn over one listing of it, which begins with the
    // diagnostic's own.
    shown.sort_by_key(|s| (sources.file_at(s.0.lo) != home, sources.base(sources.file_at(s.0.lo)), s.0.lo));
    for (i, (s, message)) in shown.iter().enumerate() {
        let label = Label::new(texts.range(*s)).with_order(i as i32);
        report.add_label(match message {
            None => label.with_message("here").with_color(hue),
            Some(message) => label.with_message(message).with_color(Color::Blue),
        });
    }
    for l in far {
        report.add_note(format!("{}{}", Prefix(&l.place, Some(sources)), l.message));
    }
    for n in &d.notes {
        report.add_note(n);
    }
    let mut from = sources.included_from(home);
    while let Some(s) = from {
        // A label may say so already.
        if !d.labels.iter().any(|l| l.message == INCLUDED_HERE && l.place == Place::Span(s)) {
            let place = Place::Span(s);
            let at = Prefix(&place, Some(sources)).to_string();
            report.add_note(format!("included from {}", at.trim_end_matches(": ")));
        }
        from = sources.included_from(sources.file_at(s.lo));
    }
    if let Some(help) = d.shown_help(Some(sources)) {
        report.add_help(help);
    }
    let mut bytes = Vec::new();
    match report.finish().write(texts, &mut bytes) {
        Ok(()) => out.write_str(&String::from_utf8_lossy(&bytes)),
        // Writing to memory does not fail; if it did, the short form still tells all.
        Err(_) => short::write(d, Some(sources), out),
    }
}

/// A place that is drawn, and its text if it is a label.
type Drawn<'d> = (Span, Option<&'d str>);

/// The places that are drawn with their texts, the diagnostic's own first; and the labels too far away for
/// that.
fn drawn_labels<'d>(
    d: &'d Diagnostic,
    span: Span,
    sources: &SourceMap,
) -> (Vec<Drawn<'d>>, Vec<&'d super::Label>) {
    let mut shown: Vec<Drawn<'_>> = vec![(span, None)];
    let mut far = Vec::new();
    for l in &d.labels {
        let near = l.place.span().filter(|span| {
            let file = sources.file_at(span.lo);
            !in_long_line(sources, span.lo)
                && shown.iter().all(|s| sources.file_at(s.0.lo) != file || s.0.lo.abs_diff(span.lo) < WINDOW)
        });
        match near {
            Some(span) => shown.push((span, Some(&l.message))),
            None => far.push(l),
        }
    }
    (shown, far)
}
