//! Definitions, references and highlights.

use super::edit::{add, places_elsewhere};
use crate::view::View;
use lsp_types::{
    DocumentHighlight, DocumentHighlightKind, Location, ReferenceParams, TextDocumentPositionParams,
};
use pdll_compiler::hir::names::NameKind;

/// Where the name at a position is defined.
pub(crate) fn definition(view: &View<'_>, at: &TextDocumentPositionParams) -> Vec<Location> {
    let Some((part, _, name)) = view.name_at(at.position) else { return Vec::new() };
    if matches!(name.kind, NameKind::Language(_)) {
        return Vec::new();
    }
    name.definition.and_then(|span| view.location(part, span)).into_iter().collect()
}

/// All places of the name at a position that this document and what it includes hold: the definition first.
/// If the client wants that, those in files of the project that see the same declaration, too.
pub(crate) fn references(view: &View<'_>, params: &ReferenceParams) -> Vec<Location> {
    let position = params.text_document_position.position;
    let Some((part, mention, name)) = view.name_at(position) else { return Vec::new() };
    let declared = params.context.include_declaration;
    let definition = name.definition.filter(|_| declared);
    let uses = part.hir.names.references(mention.name);
    let mut all: Vec<Location> = Vec::new();
    add(&mut all, definition.into_iter().chain(uses).filter_map(|span| view.location(part, span)));
    if let (NameKind::Callable(_) | NameKind::Op(_), Some(at)) = (name.kind, name.definition)
        && let Some(at) = view.location(part, at)
        && view.shared.client().project_references
    {
        places_elsewhere(view, &at, name.text, &mut all);
        all.retain(|place| declared || *place != at);
    }
    all
}

/// The same in this document alone, told apart by what is done there.
pub(crate) fn highlight(view: &View<'_>, at: &TextDocumentPositionParams) -> Vec<DocumentHighlight> {
    let Some((part, mention, name)) = view.name_at(at.position) else { return Vec::new() };
    let places = part.hir.names.places(mention.name).iter().filter(|span| part.is_main(**span));
    let kind = |span| match name.definition == Some(span) {
        true => DocumentHighlightKind::WRITE,
        false => DocumentHighlightKind::READ,
    };
    places.map(|span| DocumentHighlight { range: view.range(part, *span), kind: Some(kind(*span)) }).collect()
}
