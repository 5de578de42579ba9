//! What a document is compiled to, as text.

use super::Refusal;
use crate::view::{Part, View};
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
    let kind = params.get("kind").and_then(Value::as_str).unwrap_or_default();
    if !KINDS.contains(&kind) {
        let message = format!("`kind` is one of {}", KINDS.join(", "));
        return Err((ErrorCode::InvalidParams, message));
    }
    let output: Vec<String> = view.parts.iter().map(|part| output(view, part, kind)).collect();
    Ok(json!({ "output": output.join("\n// -----\n\n") }))
}

/// The kinds of output: those of MLIR's server, then ours.
pub(crate) const KINDS: [&str; 8] = ["ast", "mlir", "cpp", "pdl", "pdl-interp", "asm", "rust", "ods"];

/// One part, compiled again: nothing of this is needed while typing.
fn output(view: &View<'_>, part: &Part<'_>, kind: &str) -> String {
    let drop_in = matches!(kind, "ast" | "mlir" | "cpp");
    let (_, dirs) = view.shared.language_of(&view.document.path);
    let mut sources =
        SourceMap::new(Standard::Extended).with_files(view.shared.files.clone()).with_dirs(dirs);
    if part.standard == Standard::Extended {
        sources = sources.with_builtin(|path| pdll_std::source(path).map(|text| Arc::from(text.as_bytes())));
    }
    let Ok(file) = sources.add(&view.document.path, part.text().to_vec()) else { return String::new() };
    let literals = IrLiterals::default();
    // What MLIR's tools show is of the language that they take.
    let std = if drop_in { Standard::Mlir22 } else { part.standard };
    let unread_literals = kind == "ast";
    let options = hir::Options { std, literals: Some(&literals), unread_literals, ..hir::Options::default() };
    let mut diags = Diagnostics::new();
    let text = text(&mut sources, file, &options, kind, &mut diags);
    match text {
        Some(text) => text,
        // What did not parse shows nothing; what cannot be lowered shows why.
        None if part.diags.has_errors() => String::new(),
        None => diags.render(&sources, Format::Short),
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
