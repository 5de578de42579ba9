//! What the server says that it can do.

use crate::features::tokens::{MODIFIERS, TYPES};
use crate::text::Encoding;
use serde_json::{Value, json};

/// The answer to `initialize`. Diagnostics are for asking only where the client cannot be told: one that does
/// both would show each twice.
pub(crate) fn announce(encoding: Encoding, told: bool) -> Value {
    let mut answer = all(encoding);
    if told {
        answer["capabilities"].as_object_mut().map(|c| c.remove("diagnosticProvider"));
    }
    answer
}

fn all(encoding: Encoding) -> Value {
    json!({
        "capabilities": {
            "positionEncoding": encoding.kind(),
            "textDocumentSync": { "openClose": true, "change": 2, "save": false },
            "definitionProvider": true,
            "referencesProvider": true,
            "documentHighlightProvider": true,
            "hoverProvider": true,
            "documentSymbolProvider": true,
            "documentLinkProvider": { "resolveProvider": false },
            "foldingRangeProvider": true,
            "selectionRangeProvider": true,
            "diagnosticProvider": {
                "identifier": "pdllc", "interFileDependencies": true, "workspaceDiagnostics": false
            },
            "completionProvider": {
                "triggerCharacters": [".", ">", "(", "{", ",", "<", ":", "[", " ", "\"", "/"],
                "resolveProvider": false
            },
            "signatureHelpProvider": { "triggerCharacters": ["(", ","] },
            "inlayHintProvider": true,
            "documentFormattingProvider": true,
            "documentRangeFormattingProvider": true,
            "documentOnTypeFormattingProvider": {
                "firstTriggerCharacter": ";", "moreTriggerCharacter": ["}", "\n"]
            },
            "renameProvider": { "prepareProvider": true },
            "semanticTokensProvider": {
                "legend": { "tokenTypes": TYPES, "tokenModifiers": MODIFIERS }, "full": true, "range": true
            },
            "codeActionProvider": { "codeActionKinds": [
                "quickfix", "refactor.rewrite", "source", "source.fixAll", "source.organizeImports"
            ] },
            "codeLensProvider": { "resolveProvider": false },
            "callHierarchyProvider": true,
            "workspaceSymbolProvider": true,
            "workspace": { "workspaceFolders": { "supported": true, "changeNotifications": true } }
        },
        "serverInfo": { "name": "pdllc", "version": env!("CARGO_PKG_VERSION") }
    })
}
