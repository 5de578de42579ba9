//! What is wrong with a document, said to the client or asked by it.

use crate::shared::Shared;
use crate::view::{Document, Frame, View};
use lsp_types::notification::PublishDiagnostics;
use lsp_types::{
    Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, DiagnosticTag, DocumentDiagnosticReport,
    DocumentDiagnosticReportResult, FullDocumentDiagnosticReport, Location, NumberOrString,
    PublishDiagnosticsParams, Range, RelatedFullDocumentDiagnosticReport,
    RelatedUnchangedDocumentDiagnosticReport, UnchangedDocumentDiagnosticReport, Uri,
};
use pdll_source::Span;
use pdll_source::diag::{self, Severity};
use std::hash::{Hash, Hasher};

/// Says what there is to say about files that a document includes and nobody has open: `elsewhere` are those
/// of which something was said last time. What there is to say about the document itself.
pub(crate) fn publish_others(view: &View<'_>, elsewhere: &mut Vec<Uri>) -> Vec<Diagnostic> {
    let (own, others) = all(view);
    let mut told: Vec<Uri> = Vec::new();
    for (uri, diagnostics) in others {
        let open = crate::uri::path(uri.as_str()).is_some_and(|path| view.shared.files.is_open(&path));
        if !open {
            told.push(uri.clone());
            say(view.shared, uri, diagnostics, None);
        }
    }
    for uri in elsewhere.iter().filter(|uri| !told.contains(uri)) {
        say(view.shared, uri.clone(), Vec::new(), None);
    }
    *elsewhere = told;
    own
}

/// Says what there is to say about a document in its version.
pub(crate) fn publish(shared: &Shared, document: &Document, diagnostics: Vec<Diagnostic>) {
    say(shared, document.uri.clone(), diagnostics, Some(document.version));
}

/// Takes back what was said, when a document is closed.
pub(crate) fn retract(shared: &Shared, document: &Document, elsewhere: &[Uri]) {
    elsewhere.iter().for_each(|uri| say(shared, uri.clone(), Vec::new(), None));
    say(shared, document.uri.clone(), Vec::new(), Some(document.version));
}

fn say(shared: &Shared, uri: Uri, diagnostics: Vec<Diagnostic>, version: Option<i32>) {
    shared.notify::<PublishDiagnostics>(PublishDiagnosticsParams { uri, diagnostics, version });
}

/// An answer to a client that asks.
pub(crate) fn pull(view: &View<'_>, previous: Option<&str>) -> DocumentDiagnosticReportResult {
    let mut list = all(view).0;
    list.extend(view.later.borrow().iter().cloned());
    report(list, previous)
}

/// Diagnostics as an answer: none if they are those of a previous one.
pub(crate) fn report(items: Vec<Diagnostic>, previous: Option<&str>) -> DocumentDiagnosticReportResult {
    let mut hasher = rustc_hash::FxHasher::default();
    // As text, since it is what the client would see.
    serde_json::to_string(&items).unwrap_or_default().hash(&mut hasher);
    let result_id = format!("{:016x}", hasher.finish());
    let report = if previous == Some(&result_id) {
        DocumentDiagnosticReport::Unchanged(RelatedUnchangedDocumentDiagnosticReport {
            related_documents: None,
            unchanged_document_diagnostic_report: UnchangedDocumentDiagnosticReport { result_id },
        })
    } else {
        DocumentDiagnosticReport::Full(RelatedFullDocumentDiagnosticReport {
            related_documents: None,
            full_document_diagnostic_report: FullDocumentDiagnosticReport {
                result_id: Some(result_id),
                items,
            },
        })
    };
    DocumentDiagnosticReportResult::Report(report)
}

/// What there is to say about the document, and about each other file.
type All = (Vec<Diagnostic>, Vec<(Uri, Vec<Diagnostic>)>);

fn all(view: &View<'_>) -> All {
    let (mut here, mut others): All = Default::default();
    for part in &view.parts {
        let frame = view.frame(part);
        here.extend(own(&frame, part.diags.iter()));
        for d in &part.diags {
            let Some(span) = d.span().filter(|span| !frame.is_main(*span)) else { continue };
            let Some(uri) = frame.uri(part.sources.file_at(span.lo)) else { continue };
            let there = convert(&frame, d, span);
            match others.iter_mut().find(|o| o.0 == uri) {
                Some((_, list)) if list.contains(&there) => {}
                Some((_, list)) => list.push(there),
                None => others.push((uri, vec![there])),
            }
        }
    }
    (here, others)
}

/// What there is to say about the document itself, errors of files that it includes among it.
pub(crate) fn own<'d>(
    frame: &Frame<'_>,
    diags: impl Iterator<Item = &'d diag::Diagnostic>,
) -> Vec<Diagnostic> {
    let one = |d: &diag::Diagnostic| {
        let span = d.span()?;
        if frame.is_main(span) {
            return Some(convert(frame, d, span));
        }
        let at = directive(frame, span).filter(|_| d.severity == Severity::Error)?;
        let name = frame.sources.name(frame.sources.file_at(span.lo));
        let mut here = convert(frame, d, at);
        here.message = format!("in `{name}`: {}", here.message);
        let there = frame.location(span).map(|location| related(location, d.message.clone()));
        here.related_information.get_or_insert_default().extend(there);
        Some(here)
    };
    diags.filter_map(one).collect()
}

/// The directive of the document that leads to a file in which something is wrong.
fn directive(frame: &Frame<'_>, span: Span) -> Option<Span> {
    let mut span = span;
    while !frame.is_main(span) {
        span = frame.sources.included_from(frame.sources.file_at(span.lo))?;
    }
    Some(span)
}

fn related(location: Location, message: String) -> DiagnosticRelatedInformation {
    DiagnosticRelatedInformation { location, message }
}

/// A diagnostic as the protocol has it. It is shown at `span`.
fn convert(frame: &Frame<'_>, d: &diag::Diagnostic, span: Span) -> Diagnostic {
    let labels = d.labels.iter().filter_map(|l| {
        let location = frame.location(l.place.span()?)?;
        Some(related(location, l.message.clone()))
    });
    plain(d, frame.range(span), labels.collect())
}

/// The same, with its range and related places.
pub(crate) fn plain(
    d: &diag::Diagnostic,
    range: Range,
    labels: Vec<DiagnosticRelatedInformation>,
) -> Diagnostic {
    let mut message = d.message.clone();
    for line in d.notes.iter().chain(&d.help) {
        message.push('\n');
        message.push_str(line);
    }
    let unused = d.code.is_some_and(|code| code.starts_with("unused-"));
    Diagnostic {
        range,
        severity: Some(match d.severity {
            Severity::Error => DiagnosticSeverity::ERROR,
            Severity::Warning => DiagnosticSeverity::WARNING,
            Severity::Note => DiagnosticSeverity::INFORMATION,
        }),
        code: Some(NumberOrString::String(d.code.unwrap_or("error").to_string())),
        code_description: None,
        source: Some("pdllc".to_string()),
        message,
        related_information: (!labels.is_empty()).then_some(labels),
        tags: unused.then(|| vec![DiagnosticTag::UNNECESSARY]),
        data: None,
    }
}
