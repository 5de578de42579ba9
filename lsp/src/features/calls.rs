//! Who calls whom.

use super::symbols::{Declared, declarations};
use crate::view::{Part, View};
use lsp_types::{
    CallHierarchyIncomingCall, CallHierarchyItem, CallHierarchyOutgoingCall, Position, SymbolKind,
    TextDocumentPositionParams,
};
use pdll_compiler::hir::names::{NameId, NameKind};
use pdll_source::Span;

/// The declaration at a position, as the root of a hierarchy.
pub(crate) fn prepare(view: &View<'_>, at: &TextDocumentPositionParams) -> Option<Vec<CallHierarchyItem>> {
    let (part, _, name) = view.name_at(at.position)?;
    if !matches!(name.kind, NameKind::Callable(_) | NameKind::Pattern(_)) {
        return None;
    }
    let at = name.definition?;
    let users = name_of(part, at).map(|id| incoming_of(view, part, id)).unwrap_or_default();
    let mut item = item(view, part, at, name.text)?;
    // Shown beside the name before the hierarchy is unfolded.
    let users: Vec<&str> = users.iter().map(|c| &*c.from.name).collect();
    item.detail = (!users.is_empty()).then(|| format!("used by {}", users.join(", ")));
    Some(vec![item])
}

fn name_of(part: &Part<'_>, at: Span) -> Option<NameId> {
    Some(part.hir.names.at(at.lo)?.name)
}

fn item(view: &View<'_>, part: &Part<'_>, at: Span, name: &str) -> Option<CallHierarchyItem> {
    let location = view.location(part, at)?;
    let declared = declarations(part).into_iter().find(|d| part.is_main(at) && d.at == at);
    let (kind, range) = match declared {
        Some(d) => (d.kind, view.range(part, d.span)),
        None => (SymbolKind::FUNCTION, location.range),
    };
    let selection_range = location.range;
    let uri = location.uri;
    let name = if name.is_empty() { "<pattern>" } else { name }.to_string();
    Some(CallHierarchyItem { name, kind, tags: None, detail: None, uri, range, selection_range, data: None })
}

/// The declaration of this document that holds a place.
fn around(part: &Part<'_>, at: Span) -> Option<Declared> {
    declarations(part).into_iter().find(|d| d.span.lo <= at.lo && at.hi <= d.span.hi)
}

/// What calls, or constrains variables with, the declaration of an item.
pub(crate) fn incoming(view: &View<'_>, item: &CallHierarchyItem) -> Vec<CallHierarchyIncomingCall> {
    match at(view, item.selection_range.start) {
        Some((part, id)) => incoming_of(view, part, id),
        None => Vec::new(),
    }
}

fn at<'v, 'a>(view: &'v View<'a>, position: Position) -> Option<(&'v Part<'a>, NameId)> {
    let (part, mention, _) = view.name_at(position)?;
    Some((part, mention.name))
}

fn incoming_of(view: &View<'_>, part: &Part<'_>, id: NameId) -> Vec<CallHierarchyIncomingCall> {
    let mut all: Vec<CallHierarchyIncomingCall> = Vec::new();
    for span in part.hir.names.references(id).filter(|s| part.is_main(*s)) {
        let Some(declared) = around(part, span) else { continue };
        let Some(from) = item(view, part, declared.at, &declared.name) else { continue };
        let range = view.range(part, span);
        match all.iter_mut().find(|c| c.from.selection_range == from.selection_range) {
            Some(call) => call.from_ranges.push(range),
            None => all.push(CallHierarchyIncomingCall { from, from_ranges: vec![range] }),
        }
    }
    all
}

/// What the declaration of an item calls, or constrains variables with.
pub(crate) fn outgoing(view: &View<'_>, of: &CallHierarchyItem) -> Vec<CallHierarchyOutgoingCall> {
    let mut all: Vec<CallHierarchyOutgoingCall> = Vec::new();
    let Some((part, start)) = view.find(of.selection_range.start) else { return all };
    let Some(declared) = around(part, Span::new(start, start)) else { return all };
    for mention in part.hir.names.mentions() {
        let inside = declared.span.lo <= mention.span.lo && mention.span.hi <= declared.span.hi;
        let name = part.hir.names.get(mention.name);
        let Some(at) = name.definition.filter(|at| inside && *at != mention.span) else { continue };
        if !matches!(name.kind, NameKind::Callable(_)) {
            continue;
        }
        let Some(to) = item(view, part, at, name.text) else { continue };
        let range = view.range(part, mention.span);
        match all.iter_mut().find(|c| c.to.uri == to.uri && c.to.selection_range == to.selection_range) {
            Some(call) => call.from_ranges.push(range),
            None => all.push(CallHierarchyOutgoingCall { to, from_ranges: vec![range] }),
        }
    }
    all
}
