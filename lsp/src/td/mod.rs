//! TableGen documents: records, classes and the symbols of rewrite rules.
//!
//! What stands where is told from tokens, so it is known in any state of the text. What things are is told
//! from records: a text that TableGen refuses has none, and then those of the last good one answer.
mod complete;
mod hover;
mod names;
mod outline;
mod read;

use crate::features::{Refusal, edit, output};
use crate::shared::Shared;
use crate::uri;
use crate::view::Document;
use lsp_server::ErrorCode;
use lsp_types::{
    DocumentLink, DocumentSymbol, FoldingRange, Location, Position, Range, RenameParams, SymbolKind,
};
use outline::{Declaration, Outline};
use pdll_compiler::ods::Records;
use serde_json::{Value, json};
use std::path::Path;

pub(crate) use read::{Whole, publish, read};

/// Is a document TableGen?
pub(crate) fn is_tablegen(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == "td")
}

/// A TableGen document.
pub(crate) struct TdView<'v> {
    document: &'v Document,
    shared: &'v Shared,
    /// What it said when it was whole.
    whole: Option<&'v Whole>,
    /// What there is to say about it now.
    pub(crate) said: Vec<lsp_types::Diagnostic>,
    outline: Outline<'v>,
}

impl<'v> TdView<'v> {
    pub(crate) fn new(
        document: &'v Document,
        shared: &'v Shared,
        whole: Option<&'v Whole>,
        said: Vec<lsp_types::Diagnostic>,
    ) -> Self {
        Self { document, shared, whole, said, outline: Outline::new(&document.text) }
    }

    /// Answers a request.
    pub(crate) fn answer(&self, method: &str, params: Value) -> Result<Value, Refusal> {
        let at = || {
            let position = serde_json::from_value::<Position>(params["position"].clone()).unwrap_or_default();
            self.document.lines.offset(&self.document.text, position)
        };
        let lines = || serde_json::from_value::<Range>(params["range"].clone()).ok();
        Ok(match method {
            "textDocument/definition" => json!(self.definition(at()).into_iter().collect::<Vec<_>>()),
            "textDocument/references" => {
                let declaration = params["context"]["includeDeclaration"].as_bool().unwrap_or(true);
                json!(self.references(at(), declaration))
            }
            "textDocument/documentHighlight" => json!(self.highlights(at())),
            "textDocument/prepareRename" => json!(self.renameable(at())?),
            "textDocument/rename" => {
                let params = serde_json::from_value::<RenameParams>(params.clone());
                let params = params.map_err(|e| (ErrorCode::InvalidParams, e.to_string()))?;
                json!(self.rename(at(), params.new_name.trim())?)
            }
            "textDocument/hover" => json!(self.hover(at())),
            "textDocument/documentSymbol" => json!(self.symbols()),
            "textDocument/documentLink" => json!(self.links()),
            "textDocument/foldingRange" => json!(self.folding()),
            "textDocument/completion" => json!(self.completion(at())),
            "textDocument/formatting" => json!(edit::format(self.document, None)),
            "textDocument/rangeFormatting" => json!(edit::format(self.document, lines())),
            "textDocument/diagnostic" => json!(crate::features::diagnostics::report(
                self.said.clone(),
                params["previousResultId"].as_str()
            )),
            "pdll/viewOutput" => return output::of_tablegen(self.document, self.shared, &params),
            // Nothing is offered, which is no error: editors ask all the same.
            "textDocument/codeAction" | "textDocument/codeLens" | "textDocument/inlayHint" => json!([]),
            "textDocument/semanticTokens/full" | "textDocument/semanticTokens/range" => json!({ "data": [] }),
            "textDocument/onTypeFormatting" | "textDocument/signatureHelp" => Value::Null,
            "textDocument/selectionRange" | "textDocument/prepareCallHierarchy" => Value::Null,
            _ => return Err((ErrorCode::MethodNotFound, format!("`{method}` is not for TableGen"))),
        })
    }

    fn records(&self) -> Option<&'v Records> {
        self.whole.map(Whole::records)
    }

    fn range(&self, bytes: &std::ops::Range<usize>) -> Range {
        self.document.lines.range(&self.document.text, bytes.clone())
    }

    fn here(&self, bytes: &std::ops::Range<usize>) -> Location {
        Location::new(self.document.uri.clone(), self.range(bytes))
    }

    /// What the text declares, rules without names included.
    fn symbols(&self) -> Vec<DocumentSymbol> {
        let shown = |d: &&Declaration| !d.name.is_empty() || d.keyword == "def";
        let one = |d: &Declaration| {
            let kind = match d.keyword {
                "class" => SymbolKind::CLASS,
                "multiclass" => SymbolKind::MODULE,
                "defvar" => SymbolKind::VARIABLE,
                "defset" => SymbolKind::ARRAY,
                _ => SymbolKind::OBJECT,
            };
            #[allow(deprecated)]
            DocumentSymbol {
                name: if d.name.is_empty() { "<def>".into() } else { d.name.clone() },
                detail: d.parent.clone(),
                kind,
                tags: None,
                deprecated: None,
                range: self.range(&d.span),
                selection_range: self.range(&d.at),
                children: None,
            }
        };
        self.outline.declarations.iter().filter(shown).map(one).collect()
    }

    fn links(&self) -> Vec<DocumentLink> {
        let dirs = read::dirs(self.document, self.shared);
        let link = |(bytes, name): (std::ops::Range<usize>, std::path::PathBuf)| {
            let found = dirs.iter().map(|dir| dir.join(&name)).find(|path| path.is_file())?;
            let target = uri::of_path(&uri::normal(&found));
            Some(DocumentLink { range: self.range(&bytes), target, tooltip: None, data: None })
        };
        read::includes(&self.document.text).into_iter().filter_map(link).collect()
    }

    /// Declarations on several lines.
    fn folding(&self) -> Vec<FoldingRange> {
        let ranges = self.outline.declarations.iter().map(|d| self.range(&d.span));
        let folds = ranges.filter(|r| r.start.line < r.end.line).map(|r| FoldingRange {
            start_line: r.start.line,
            end_line: r.end.line,
            ..FoldingRange::default()
        });
        folds.collect()
    }
}
