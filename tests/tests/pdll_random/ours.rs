//! What our front end makes of a program.
use pdll::IrLiterals;
use pdll_compiler::emit::{ast, pdl_text};
use pdll_compiler::hir::{self, ExprId, ExprKind, Hir, Member};
use pdll_compiler::{driver, pdl};
use pdll_source::diag::{Diagnostics, Format, Severity};
use pdll_source::{SourceMap, Span, Standard};
use std::path::{Path, PathBuf};

/// The directories of `gen.td` and of the classes that it needs.
pub(crate) fn dirs() -> [PathBuf; 2] {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    [root.join("tests/pdll_random"), root.join("../compiler/tests/ods")]
}

/// What we say about a program.
pub(crate) struct Ours {
    /// PDL with locations and the tree, or the first error as `FILE:LINE:COL` and all that was said.
    pub(crate) result: Result<(String, String), (String, String)>,
    /// The row of the deviations by which MLIR may come to something else.
    pub(crate) deviation: Option<u32>,
}

/// Takes a program to PDL, as `mlir22`.
pub(crate) fn compile(name: &str, text: &str, std: Standard) -> Ours {
    let mut sources = SourceMap::new(std).with_dirs(dirs());
    let file = sources.add(name, text.as_bytes()).expect("a small program");
    let literals = IrLiterals::default();
    let options = hir::Options { std, literals: Some(&literals), ..hir::Options::default() };
    let mut diags = Diagnostics::new();
    let mut deviation = None;
    let result = driver::with_hir(&mut sources, file, &options, &mut diags, |hir, sources, diags| {
        deviation = deviates(&hir);
        let module = pdl::verify(hir::lower(hir, &options, diags), std, diags);
        let tree = ast::print(&hir, 1 << 24).unwrap_or_default();
        module.map(|module| (pdl_text::print(&module, pdl_text::Locations::Aliases(sources)), tree))
    });
    let result = result.flatten().ok_or_else(|| {
        for d in diags.list() {
            let span = d.span().expect("a place in the text");
            let file = sources.file_at(span.lo);
            let end = sources.base(file) + sources.text(file).len() as u32;
            assert!(span.lo <= span.hi && span.hi <= end, "a place outside of its file: {d:?}");
        }
        let first = diags.list().iter().find(|d| d.severity == Severity::Error).expect("a reason");
        let at = first.span().expect("a place in the text").lo;
        let (line, mut column) = sources.line_col(at);
        // LLVM shows columns from the last carriage return on.
        let before = sources.slice(Span::new(sources.line_span(at).lo, at));
        if let Some(cr) = before.iter().rposition(|b| *b == b'\r') {
            column -= cr as u32 + 1;
        }
        let place = format!("{}:{line}:{column}", sources.name(sources.file_at(at)));
        (place, diags.render(&sources, Format::Short))
    });
    Ours { result, deviation }
}

/// Does the program contain something that mlir-pdll evaluates more than once, or does not check?
fn deviates(hir: &Hir<'_>) -> Option<u32> {
    // Evaluating these again gives the same values.
    let known = |e: ExprId| match hir.expr(e).kind {
        ExprKind::Member { parent, member: Member::Element(_), .. } => {
            matches!(hir.expr(parent).kind, ExprKind::Var(_))
        }
        kind => matches!(kind, ExprKind::Var(_)),
    };
    let plain = |e: ExprId| match hir.expr(e).kind {
        ExprKind::Tuple { parts, source: None } => parts.iter().all(|p| known(*p)),
        _ => known(e),
    };
    let converted = hir.exprs.iter().any(|e| match e.kind {
        ExprKind::Range { source: Some(s), .. } | ExprKind::Tuple { source: Some(s), .. } => !plain(s),
        _ => false,
    });
    if converted {
        return Some(12);
    }
    hir.vars.iter().any(|v| v.narrowed.is_some()).then_some(14)
}
