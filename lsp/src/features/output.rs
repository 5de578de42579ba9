//! What a document is compiled to, as text.

use super::Refusal;
use crate::shared::Shared;
use crate::view::{Document, Part, View};
use lsp_server::ErrorCode;
use pdll::IrLiterals;
use pdll_compiler::emit::{ast, interp, pdl_text};
use pdll_compiler::{driver, hir};
use pdll_source::diag::{Diagnostics, Format};
use pdll_source::{FileId, SourceMap, Standard};
use serde_json::{Value, json};
use std::sync::Arc;

/// The most bytes of a tree that are shown.
const AST_LIMIT: usize = 1 << 24;

/// `pdll/viewOutput`: `{uri, kind}` to `{output}`.
pub(crate) fn view_output(view: &View<'_>, params: &Value) -> Result<Value, Refusal> {
    let kind = kind_of(params, &KINDS)?;
    let one = |part: &Part<'_>| {
        let source = Source { document: view.document, shared: view.shared, standard: part.standard };
        // What did not parse shows nothing; what cannot be lowered shows why.
        source.output(part.text(), kind).unwrap_or_else(|why| match part.diags.has_errors() {
            true => String::new(),
            false => why,
        })
    };
    let output: Vec<String> = view.parts.iter().map(one).collect();
    Ok(json!({ "output": output.join("\n// -----\n\n") }))
}

/// The same for a TableGen document: what its rewrite rules become.
pub(crate) fn of_tablegen(document: &Document, shared: &Shared, params: &Value) -> Result<Value, Refusal> {
    let kind = kind_of(params, &KINDS_OF_RULES)?;
    let source = Source { document, shared, standard: Standard::Extended };
    let output = source.output(&document.text, kind).unwrap_or_else(|why| why);
    Ok(json!({ "output": output }))
}

/// The kinds of output: those of MLIR's server, then ours.
pub(crate) const KINDS: [&str; 8] = ["ast", "mlir", "cpp", "pdl", "pdl-interp", "asm", "rust", "ods"];

/// Those of rewrite rules.
const KINDS_OF_RULES: [&str; 5] = ["mlir", "pdl", "pdl-interp", "asm", "rust"];

fn kind_of<'p>(params: &'p Value, kinds: &[&str]) -> Result<&'p str, Refusal> {
    let kind = params.get("kind").and_then(Value::as_str).unwrap_or_default();
    match kinds.contains(&kind) {
        true => Ok(kind),
        false => Err((ErrorCode::InvalidParams, format!("`kind` is one of {}", kinds.join(", ")))),
    }
}

/// Where a text comes from that is compiled again: nothing of this is needed while typing.
struct Source<'d> {
    document: &'d Document,
    shared: &'d Shared,
    standard: Standard,
}

impl Source<'_> {
    /// What a text becomes; why it becomes nothing.
    fn output(&self, bytes: &[u8], kind: &str) -> Result<String, String> {
        let (_, dirs) = self.shared.language_of(&self.document.path);
        let mut sources = SourceMap::new(Standard::Extended)
            .with_files(self.shared.files.clone())
            .with_dirs(dirs)
            .with_steady_positions();
        if self.standard == Standard::Extended {
            sources =
                sources.with_builtin(|path| pdll_std::source(path).map(|text| Arc::from(text.as_bytes())));
        }
        let file = sources.add(&self.document.path, bytes.to_vec()).map_err(|e| e.to_string())?;
        let literals = IrLiterals::default();
        // What MLIR's tools show is of the language that they take.
        let drop_in = matches!(kind, "ast" | "mlir" | "cpp");
        let std = if drop_in { Standard::Mlir22 } else { self.standard };
        let unread_literals = kind == "ast";
        let (kept, literals) = (Some(&self.shared.kept), Some(&literals as _));
        let options = hir::Options { std, kept, literals, unread_literals, ..hir::Options::default() };
        let mut diags = Diagnostics::new();
        let text = text(&mut sources, file, &options, kind, &mut diags);
        text.ok_or_else(|| diags.render(&sources, Format::Short))
    }
}

fn text(
    sources: &mut SourceMap,
    file: FileId,
    options: &hir::Options<'_>,
    kind: &str,
    diags: &mut Diagnostics,
) -> Option<String> {
    match kind {
        "ast" => driver::with_hir(sources, file, options, diags, |hir, _, _| ast::print(&hir, AST_LIMIT))?,
        "cpp" => {
            let text = driver::to_cpp(sources, file, options, diags)?;
            Some(String::from_utf8_lossy(&text).into_owned())
        }
        "rust" => driver::to_rust(sources, file, options, diags),
        "ods" => Some(driver::dump_ods(sources, file, options.std, diags)),
        _ => {
            let module = driver::to_pdl(sources, file, options, diags)?;
            if kind == "mlir" {
                return Some(pdl_text::print(&module, pdl_text::Locations::Aliases(sources)));
            }
            if kind == "pdl" {
                return Some(pdl_text::print(&module, pdl_text::Locations::None));
            }
            let program = driver::to_program(&module, sources, diags)?;
            Some(match kind {
                "asm" => pdll_bytecode::disassemble(&program),
                _ => interp::print(&program),
            })
        }
    }
}
