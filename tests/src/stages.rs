//! Everything that is done with an input of each kind, as far as it goes. Any outcome is right but a panic,
//! and what must hold of what comes out is asserted.

use pdll::ir::{Context, INVALID_IR, Module, PrintOptions, parse_module, print};
use pdll::{Config, IrLiterals, Limits, PatternSet, bytecode};
use pdll_compiler::emit::{self, ast, interp, pdl_text};
use pdll_compiler::{driver, hir};
use pdll_source::diag::{Diagnostics, Format};
use pdll_source::vfs::Memory;
use pdll_source::{SourceMap, Standard};
use std::sync::Arc;

/// The name of the `.td` file that is damaged.
pub const TD: &str = "t.td";

/// An input: the name of its file, and what is in it.
#[derive(Clone, Debug)]
pub struct Input {
    /// The name.
    pub name: String,
    /// The bytes.
    pub text: Vec<u8>,
}

/// So much that each part of a run happens, and so little that it ends soon.
fn bounded() -> Config {
    let limits = Limits {
        rewrites: Some(1000),
        created_ops: Some(10_000),
        list_items: Some(100_000),
        matcher_steps: Some(100_000),
    };
    Config { limits, ..Config::default() }
}

/// What is printed can be read again. What the verifier says of it does not matter: an op may use its own
/// result, which is what MLIR makes of `replace root with op<..>(root.0)` too, and what a changed program
/// may say.
fn print_and_read(ctx: &Context, module: &Module) {
    let text = print(ctx, module, PrintOptions::default());
    if let Err(errors) = parse_module(&mut Context::new(), "out.mlir", text.as_bytes()) {
        assert!(errors.iter().all(|e| e.code == Some(INVALID_IR)), "{errors:?}\n{text}");
    }
}

/// Runs a set on an input.
pub fn run(set: &PatternSet, input: &[u8]) {
    let mut ctx = Context::new();
    let Ok(linked) = set.link(&mut ctx) else { return };
    let mut module = parse_module(&mut ctx, "in.mlir", input).expect("good IR");
    linked.run(&mut ctx, &mut module.ir, &bounded());
    print_and_read(&ctx, &module);
}

/// IR of dialects with custom forms, which are known: read in these, checked, printed in them, read again.
pub fn forms(text: &[u8]) {
    let mut ctx = pdll::context();
    let Ok(module) = parse_module(&mut ctx, "in.mlir", text) else { return };
    let custom = print(&ctx, &module, PrintOptions::default());
    let back = parse_module(&mut pdll::context(), "out.mlir", custom.as_bytes());
    if let Err(errors) = back {
        assert!(errors.iter().all(|e| e.code == Some(INVALID_IR)), "{errors:?}\n{custom}");
    }
    print(&ctx, &module, PrintOptions { generic: true, ..PrintOptions::default() });
}

/// Rewrite rules of a `.td` file: compiled, printed as PDLL, which is compiled again, and run.
pub fn rules(text: &[u8], ir: &[u8]) {
    let files = || -> Memory { [("t.td".to_string(), text.to_vec())].into_iter().collect() };
    let sources = || SourceMap::new(Standard::Extended).with_files(Arc::new(files()));
    let options = hir::Options { std: Standard::Extended, ..hir::Options::default() };
    let mut map = sources();
    let Ok(file) = map.add(TD, text) else { return };
    driver::rules_as_read(&mut map, file, &options, &mut Diagnostics::new());
    let mut map = sources();
    let Ok(file) = map.add(TD, text) else { return };
    driver::to_pdll(&mut map, file, &options, &mut Diagnostics::new());
    if let Ok(set) = PatternSet::builder().source(TD, text).build() {
        run(&set, ir);
    }
}

/// IR: read, printed, read again, rewritten.
pub fn ir(text: &[u8], set: &PatternSet) {
    let mut ctx = Context::new();
    let linked = set.link(&mut ctx).expect("natives of the library");
    match parse_module(&mut ctx, "in.mlir", text) {
        Err(errors) => assert!(!errors.is_empty()),
        Ok(mut module) => {
            print_and_read(&ctx, &module);
            print(&ctx, &module, PrintOptions { generic: false, ..PrintOptions::default() });
            linked.run(&mut ctx, &mut module.ir, &bounded());
            print_and_read(&ctx, &module);
        }
    }
}

/// A bytecode file: read, verified, listed, linked, run.
pub fn bytecode_file(bytes: &[u8], ir: &[u8]) {
    let Ok(set) = PatternSet::from_bytecode(bytes) else { return };
    for program in set.programs() {
        drop(bytecode::disassemble(program));
    }
    run(&set, ir);
}

/// Patterns, or a matcher, in MLIR's text: read, compiled, run.
pub fn mlir_patterns(text: &[u8], ir: &[u8]) {
    let text = String::from_utf8_lossy(text);
    if let Ok(set) = PatternSet::from_source("t.mlir", &text) {
        for program in set.programs() {
            let read = bytecode::read(&bytecode::write(program)).expect("what is written can be read");
            assert_eq!(read, *program);
        }
        run(&set, ir);
    }
}

/// PDLL under both standards: every form of it, then as a bytecode file.
pub fn pdll(text: &[u8], ir: &[u8]) {
    for std in [Standard::Mlir22, Standard::Extended] {
        let Some(sources) = compile(std, text, Memory::new(), ir) else { continue };
        let options = hir::Options { std, ..hir::Options::default() };
        let (mut sources, file) = sources;
        driver::to_cpp(&mut sources, file, &options, &mut Diagnostics::new());
        driver::to_rust(&mut sources, file, &options, &mut Diagnostics::new());
    }
}

type Compiled = (SourceMap, pdll_source::FileId);

/// Compiles the text as `t.pdll`, with these files beside it, and runs what comes out; `None` if it has
/// errors.
fn compile(std: Standard, text: &[u8], files: Memory, ir: &[u8]) -> Option<Compiled> {
    let builtin = |path: &str| pdll_std::source(path).map(|text| Arc::from(text.as_bytes()));
    let mut sources = SourceMap::new(std).with_files(Arc::new(files)).with_builtin(builtin);
    let file = sources.add("t.pdll", text).expect("a small text");
    let literals = IrLiterals::default();
    let options = hir::Options { std, literals: Some(&literals), ..hir::Options::default() };
    let mut diags = Diagnostics::new();
    driver::with_hir(&mut sources, file, &options, &mut diags, |hir, _, _| {
        drop(ast::print(&hir, 1 << 20));
        drop(emit::hir::print(&hir));
    });
    let mut diags = Diagnostics::new();
    let module = driver::to_pdl(&mut sources, file, &options, &mut diags);
    let program = module.and_then(|module| {
        drop(pdl_text::print(&module, pdl_text::Locations::Aliases(&sources)));
        driver::to_program(&module, &sources, &mut diags)
    });
    for format in [Format::Short, Format::Human { color: false }, Format::Json] {
        drop(diags.render(&sources, format));
    }
    let Some(program) = program else {
        assert!(diags.has_errors(), "neither a program nor an error");
        return None;
    };
    drop(interp::print(&program));
    let bytes = bytecode::write(&program);
    let read = bytecode::read(&bytes).expect("what is written can be read");
    assert_eq!(*read, *program);
    bytecode_file(&bytes, ir);
    Some((sources, file))
}

/// TableGen: its records as JSON, then what ODS makes of them.
pub fn td(text: &[u8], inputs: &[Input]) {
    let files = || -> Memory {
        let others = inputs.iter().map(|i| (i.name.clone(), i.text.clone()));
        others.chain([("t.td".to_string(), text.to_vec())]).collect()
    };
    let main = "#include \"t.td\"\nPattern => erase op<a.b>;\n";
    for std in [Standard::Mlir22, Standard::Extended] {
        compile(std, main.as_bytes(), files(), b"");
        let mut sources = SourceMap::new(std).with_files(Arc::new(files()));
        let file = sources.add("t.pdll", main.as_bytes()).expect("a small text");
        driver::dump_ods(&mut sources, file, std, &mut Diagnostics::new());
    }
    let input = pdll_tablegen::Input { path: TD.as_ref(), text: Some(text), include_dirs: &[], macros: &[] };
    match pdll_tablegen::parse(&input, &pdll_source::vfs::Disk) {
        Err(errors) => assert!(!errors.report.diagnostics.is_empty()),
        Ok(records) => {
            let mut json = Vec::new();
            pdll_tablegen::json::dump(&records, &mut json).expect("writing to memory works");
            let value: serde_json::Value = serde_json::from_slice(&json).expect("what is dumped is JSON");
            assert!(value.is_object());
            records.unused_parameters();
        }
    }
}
