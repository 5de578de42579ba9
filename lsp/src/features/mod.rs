//! What can be asked about a document.

mod actions;
mod calls;
mod completion;
mod context;
pub(crate) mod diagnostics;
pub(crate) mod edit;
mod hints;
pub(crate) mod hover;
pub(crate) mod include;
mod lenses;
mod missing;
mod navigate;
pub(crate) mod output;
pub(crate) mod preview;
mod signature;
pub(crate) mod symbols;
pub(crate) mod tokens;

use crate::view::View;
use lsp_server::ErrorCode;
use lsp_types::request::{self as r, Request as _};
use serde_json::Value;

/// Why a request is not answered.
pub(crate) type Refusal = (ErrorCode, String);

/// Answers a request about a document.
pub(crate) fn answer(view: &View<'_>, method: &str, params: Value) -> Result<Value, Refusal> {
    macro_rules! methods {
        ($($request:ty => $answer:expr;)*) => {
            match method {
                $(<$request as r::Request>::METHOD => {
                    let params = serde_json::from_value::<<$request as r::Request>::Params>(params);
                    let params = params.map_err(|e| (ErrorCode::InvalidParams, e.to_string()))?;
                    let answer: fn(&View<'_>, <$request as r::Request>::Params) -> _ = $answer;
                    return to_value(answer(view, params));
                })*
                _ => {}
            }
        };
    }
    methods! {
        r::GotoDefinition => |view, p| navigate::definition(view, &p.text_document_position_params);
        r::References => |view, p| navigate::references(view, &p);
        r::DocumentHighlightRequest => |view, p| navigate::highlight(view, &p.text_document_position_params);
        r::HoverRequest => |view, p| hover::hover(view, &p.text_document_position_params);
        r::DocumentSymbolRequest => |view, _| symbols::outline(view);
        r::DocumentLinkRequest => |view, _| symbols::links(view);
        r::FoldingRangeRequest => |view, _| symbols::folding(view);
        r::SelectionRangeRequest => |view, p| symbols::selection(view, &p.positions);
        r::Completion => |view, p| completion::completion(view, &p.text_document_position);
        r::SignatureHelpRequest => |view, p| signature::help(view, &p.text_document_position_params);
        r::InlayHintRequest => |view, p| hints::hints(view, p.range);
        r::Formatting => |view, _| edit::format(view.document, None);
        r::RangeFormatting => |view, p| edit::format(view.document, Some(p.range));
        r::OnTypeFormatting => |view, p| edit::on_type(view.document, &p);
        r::SemanticTokensFullRequest => |view, _| tokens::tokens(view, None);
        r::SemanticTokensRangeRequest => |view, p| tokens::tokens(view, Some(p.range));
        r::CodeActionRequest => |view, p| actions::actions(view, p.range);
        r::CodeLensRequest => |view, _| lenses::lenses(view);
        r::CallHierarchyPrepare => |view, p| calls::prepare(view, &p.text_document_position_params);
        r::CallHierarchyIncomingCalls => |view, p| calls::incoming(view, &p.item);
        r::CallHierarchyOutgoingCalls => |view, p| calls::outgoing(view, &p.item);
        r::DocumentDiagnosticRequest => |view, p| diagnostics::pull(view, p.previous_result_id.as_deref());
    }
    match method {
        "pdll/viewOutput" => output::view_output(view, &params),
        "pdll/preview" => preview::preview(view, &params),
        "pdll/explain" => preview::explain(view, &params),
        r::PrepareRenameRequest::METHOD => to_value(edit::prepare(view, &read(params)?)?),
        r::Rename::METHOD => to_value(edit::rename(view, &read(params)?)?),
        _ => Err((ErrorCode::MethodNotFound, format!("method not found: {method}"))),
    }
}

fn read<T: serde::de::DeserializeOwned>(params: Value) -> Result<T, Refusal> {
    serde_json::from_value(params).map_err(|e| (ErrorCode::InvalidParams, e.to_string()))
}

fn to_value(result: impl serde::Serialize) -> Result<Value, Refusal> {
    serde_json::to_value(result).map_err(|e| (ErrorCode::InternalError, e.to_string()))
}
