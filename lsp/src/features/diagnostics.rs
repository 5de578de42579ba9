//! What is wrong with a document, said to the client or asked by it.

use crate::shared::Shared;
use crate::view::{Document, Part, View};
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

/// Says what there is to say about a document in its version, and about files that it includes and nobody has
/// open: `elsewhere` are those of which something was said last time.
pub(crate) fn publish(view: &View<'_>, elsewhere: &mut Vec<Uri>) {
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
    say(view.shared, view.document.uri.clone(), own, Some(view.document.version));
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
    report(all(view).0, previous)
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
    let (mut own, mut others): All = Default::default();
    for part in &view.parts {
        for d in &part.diags {
            let Some(span) = d.span() else { continue };
            if part.is_main(span) {
                own.push(convert(view, part, d, span));
                continue;
            }
            let file = part.sources.file_at(span.lo);
            let name = part.sources.name(file);
            if d.severity == Severity::Error
                && let Some(at) = directive(part, span)
            {
                let mut here = convert(view, part, d, at);
                here.message = format!("in `{name}`: {}", here.message);
                let there = view.location(part, span);
                let there = there.map(|location| related(location, d.message.clone()));
                here.related_information.get_or_insert_default().extend(there);
                own.push(here);
            }
            let Some(uri) = part.uri(file) else { continue };
            let there = convert(view, part, d, span);
            match others.iter_mut().find(|o| o.0 == uri) {
                Some((_, list)) if list.contains(&there) => {}
                Some((_, list)) => list.push(there),
                None => others.push((uri, vec![there])),
            }
        }
    }
    (own, others)
}

/// The directive of the document that leads to a file in which something is wrong.
fn directive(part: &Part<'_>, span: Span) -> Option<Span> {
    let mut span = span;
    while !part.is_main(span) {
        span = part.sources.included_from(part.sources.file_at(span.lo))?;
    }
    Some(span)
}

fn related(location: Location, message: String) -> DiagnosticRelatedInformation {
    DiagnosticRelatedInformation { location, message }
}

/// A diagnostic as the protocol has it. It is shown at `span`.
fn convert(view: &View<'_>, part: &Part<'_>, d: &diag::Diagnostic, span: Span) -> Diagnostic {
    let labels = d.labels.iter().filter_map(|l| {
        let location = view.location(part, l.place.span()?)?;
        Some(related(location, l.message.clone()))
    });
    let range = match part.is_main(span) {
        true => view.range(part, span),
        false => part.foreign_range(span, view.shared),
    };
    plain(d, range, labels.collect())
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
