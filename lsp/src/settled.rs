//! What there is to say about a text that nobody types in any more: what only compiling it shows, what the
//! definitions of its operations say against its patterns, and what is wrong with the patterns as a set.
//!
//! It takes too long for each key that is pressed, so it is done on a thread of its own. What was found stays
//! said while somebody types elsewhere, at places that move, until the text rests again.

use crate::features::diagnostics::plain;
use crate::quick::Change;
use crate::shared::Shared;
use crate::uri;
use crate::view::Document;
use crate::worker::Job;
use lsp_types::{Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location};
use pdll::IrLiterals;
use pdll::check::{check, joined};
use pdll_source::diag::{self, Level};
use pdll_source::split::split;
use pdll_source::{SourceMap, Span};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

/// So long nobody types before a text is looked at.
pub(crate) const REST: Duration = Duration::from_millis(300);

/// With more patterns than this they are not looked at as a set: a thousand take a third of a second.
const MOST_CHECKED: usize = 1000;

/// The longest text that is looked at, in bytes: compiling takes as much memory again as analysing.
const LONGEST: usize = 1 << 20;

/// What was found in a text.
pub(crate) struct Settled {
    text: Arc<[u8]>,
    found: Vec<Finding>,
}

/// Something that was found.
struct Finding {
    /// Where it is shown.
    at: Range<usize>,
    /// The text that it is about: patterns.
    about: Vec<Range<usize>>,
    /// Without its range and related places.
    shown: Diagnostic,
    related: Vec<(Related, String)>,
}

/// A place that a finding names too.
enum Related {
    Here(Range<usize>),
    Elsewhere(Location),
}

impl Settled {
    /// Looks at a text.
    fn look(document: &Document, shared: &Shared) -> Self {
        let mut found = Vec::new();
        if crate::td::is_tablegen(&document.path) {
            look_at(document, shared, 0, &document.text, &mut found);
        } else {
            let parts = split(&document.text, "").map(|(parts, _)| parts).unwrap_or_default();
            parts.iter().for_each(|part| look_at(document, shared, part.start, part.text, &mut found));
        }
        Self { text: document.text.clone(), found }
    }

    /// What there is to say about a text that came of it. What `known` says already is left out.
    pub(crate) fn said(&self, document: &Document, known: &[Diagnostic]) -> Vec<Diagnostic> {
        let change = Change::between(&self.text, &document.text);
        let still = |range: &Range<usize>| change.outside(range);
        let range = |bytes: &Range<usize>| Some(document.lines.range(&document.text, still(bytes)?));
        let one = |finding: &Finding| {
            finding.about.iter().all(|range| still(range).is_some()).then_some(())?;
            let related = finding.related.iter().filter_map(|(place, message)| {
                let location = match place {
                    Related::Here(bytes) => Location::new(document.uri.clone(), range(bytes)?),
                    Related::Elsewhere(location) => location.clone(),
                };
                Some(DiagnosticRelatedInformation { location, message: message.clone() })
            });
            let related: Vec<_> = related.collect();
            let mut shown = Diagnostic { range: range(&finding.at)?, ..finding.shown.clone() };
            shown.related_information = (!related.is_empty()).then_some(related);
            Some(shown)
        };
        let is_known = |d: &Diagnostic| known.iter().any(|k| k.range == d.range && k.message == d.message);
        self.found.iter().filter_map(one).filter(|d| !is_known(d)).collect()
    }
}

/// Compiles and checks a part of a document that begins at `start`.
fn look_at(document: &Document, shared: &Shared, start: usize, text: &[u8], found: &mut Vec<Finding>) {
    let (standard, dirs) = shared.language_of(&document.path);
    let mut compiler = pdll::compiler()
        .kept(&shared.kept)
        .standard(standard)
        .files(shared.files.clone())
        // Most files of a library have none.
        .lint("no-patterns", Level::Allow);
    for dir in dirs {
        compiler = compiler.include_dir(dir);
    }
    let literals = IrLiterals::default();
    let mut session = compiler.session(Some(&literals)).with_everything();
    session.add(&document.path, text);
    let compiled = session.finish();
    let sources = &compiled.report.sources;
    let mut diags = compiled.report.diagnostics.clone();
    let module = compiled.module.as_ref().filter(|module| module.patterns.len() <= MOST_CHECKED);
    if let (Some(module), Some(_)) = (module, &compiled.output) {
        diags = joined(&diags, check(module, sources, &compiled.definitions));
    }
    diags.sort(sources);
    diags.apply(&shared.levels_of(&document.path), sources);
    let mut starts: Vec<usize> = vec![0, text.len()];
    for pattern in compiled.module.iter().flat_map(|module| &module.patterns) {
        let (file, bytes) = sources.offsets(pattern.span);
        starts.extend((file.index() == 0).then_some(bytes.start));
    }
    starts.sort_unstable();
    let place = Place { shared, sources, start, starts: &starts };
    found.extend(diags.iter().filter_map(|d| place.finding(d)));
}

/// Where spans of a part stand in its document.
struct Place<'p> {
    shared: &'p Shared,
    sources: &'p SourceMap,
    start: usize,
    /// Where its patterns begin, its own begin and end among them.
    starts: &'p [usize],
}

impl Place<'_> {
    /// The bytes of the document that a span is; `None` for one in another file.
    fn here(&self, span: Span) -> Option<Range<usize>> {
        let (file, bytes) = self.sources.offsets(span);
        (file.index() == 0).then(|| self.start + bytes.start..self.start + bytes.end)
    }

    /// All from the beginning of the pattern that bytes are in to that of the next one.
    fn around(&self, bytes: &Range<usize>) -> Range<usize> {
        let at = bytes.start - self.start;
        let next = self.starts.partition_point(|start| *start <= at).min(self.starts.len() - 1);
        let first = self.starts[next.saturating_sub(1)];
        self.start + first..self.start + self.starts[next].max(at)
    }

    fn finding(&self, d: &diag::Diagnostic) -> Option<Finding> {
        let span = d.span()?;
        let at = self.here(span)?;
        let mut related = Vec::new();
        let mut spans = vec![span];
        for label in &d.labels {
            let Some(span) = label.place.span() else { continue };
            spans.push(span);
            let place = match self.here(span) {
                Some(bytes) => Some(Related::Here(bytes)),
                None => self.elsewhere(span).map(Related::Elsewhere),
            };
            related.extend(place.map(|place| (place, label.message.clone())));
        }
        let about = spans.iter().filter_map(|span| Some(self.around(&self.here(*span)?))).collect();
        let shown = plain(d, lsp_types::Range::default(), Vec::new());
        Some(Finding { at, about, shown, related })
    }

    fn elsewhere(&self, span: Span) -> Option<Location> {
        let (file, bytes) = self.sources.offsets(span);
        let path = uri::normal(self.sources.path(file));
        let uri = Path::exists(&path).then(|| uri::of_path(&path)).flatten()?;
        let text = self.sources.text(file);
        let lines = crate::text::Lines::new(text, self.shared.encoding());
        Some(Location::new(uri, lines.range(text, bytes)))
    }
}

/// What was found in a document, and who looks for more.
pub(crate) struct Looking {
    back: Sender<Job>,
    /// The number of the last look that counts.
    number: u64,
    /// Somebody looks.
    busy: bool,
    settled: Option<Settled>,
}

impl Looking {
    /// Nobody has looked yet. What is found goes to `back`.
    pub(crate) fn new(back: Sender<Job>) -> Self {
        Self { back, number: 0, busy: false, settled: None }
    }

    /// What was found counts no more: something changed that the document includes.
    pub(crate) fn forget(&mut self) {
        (self.number, self.settled) = (self.number + 1, None);
    }

    /// Is a text to be looked at, of which `own` is said so far?
    pub(crate) fn wants(&self, document: &Document, own: &[Diagnostic]) -> bool {
        let is_error = |d: &Diagnostic| d.severity == Some(DiagnosticSeverity::ERROR);
        let is_seen = |settled: &Settled| Arc::ptr_eq(&settled.text, &document.text);
        let seen = self.settled.as_ref().is_some_and(is_seen);
        !self.busy && !seen && document.text.len() <= LONGEST && !own.iter().any(is_error)
    }

    /// Looks at a text, elsewhere; what is found comes as a job.
    pub(crate) fn look(&mut self, document: &Document, shared: &Arc<Shared>) {
        let (back, number) = (self.back.clone(), self.number);
        let (document, shared) = (document.clone(), shared.clone());
        let look = move || {
            let look = AssertUnwindSafe(|| Settled::look(&document, &shared));
            let nothing = || Settled { text: document.text.clone(), found: Vec::new() };
            let settled = catch_unwind(look).unwrap_or_else(|_| nothing());
            let _ = back.send(Job::Settled(number, settled));
        };
        let thread = std::thread::Builder::new().stack_size(crate::worker::STACK).spawn(look);
        self.busy = thread.is_ok();
    }

    /// Takes what was found.
    pub(crate) fn take(&mut self, number: u64, settled: Settled) {
        self.busy = false;
        if number == self.number {
            self.settled = Some(settled);
        }
    }

    /// What was found and is still so in a newer text, of which `known` is said already.
    pub(crate) fn said(&self, document: &Document, known: &[Diagnostic]) -> Vec<Diagnostic> {
        self.settled.as_ref().map_or_else(Vec::new, |settled| settled.said(document, known))
    }
}
