//! The front end by itself, with the flags of the drop-in form: `pdllc_x -x=mlir|ast FILE -I DIR...`.
use bumpalo::Bump;
use pdll_compiler::diag::{Diagnostics, Format};
use pdll_compiler::emit::pdl_text::{self, Locations};
use pdll_compiler::hir::{self, Options};
use pdll_compiler::source::{SourceMap, Standard};
use pdll_compiler::syntax;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let (mut file, mut dirs, mut std, mut time, mut ast) = (None, Vec::new(), Standard::Mlir22, false, false);
    let mut args = std::env::args().skip(1);
    while let Some(a) = args.next() {
        match a.as_str() {
            "-I" => dirs.extend(args.next().map(PathBuf::from)),
            "-x=mlir" => {}
            "-x=ast" => ast = true,
            "--std=pdllc" => std = Standard::Pdllc,
            "--time" => time = true,
            _ => file = Some(a),
        }
    }
    let Some(file) = file else {
        eprintln!("no input file");
        return ExitCode::from(2);
    };
    let text = match std::fs::read(&file) {
        Ok(t) => t,
        Err(e) => {
            eprintln!("{file}: {e}");
            return ExitCode::from(1);
        }
    };
    let start = Instant::now();
    let mut sources = SourceMap::new(std).with_dirs(dirs);
    let mut diags = Diagnostics::new();
    let Ok(id) = sources.add(file, text) else { return ExitCode::from(1) };
    let arena = Bump::new();
    let tree = syntax::parse(&mut sources, id, std, &arena, &mut diags);
    let parsed = start.elapsed();
    let options = Options { std, ..Options::default() };
    let hir = hir::analyse(tree, &arena, &sources, &options, &mut diags);
    let analysed = start.elapsed();
    if let (true, Some(h)) = (ast, &hir) {
        match pdll_compiler::emit::ast::print(h, 1 << 28) {
            Some(text) => print!("{text}"),
            None => return ExitCode::from(1),
        }
        return ExitCode::SUCCESS;
    }
    let module = hir.as_ref().map(|h| hir::lower(h, &options, &mut diags));
    let lowered = start.elapsed();
    diags.sort(&sources);
    eprint!("{}", diags.render(&sources, Format::Short));
    if time {
        eprintln!("parse {parsed:?}, sema {:?}, lower {:?}", analysed - parsed, lowered - analysed);
        return ExitCode::SUCCESS;
    }
    match module {
        Some(m) if !diags.has_errors() => {
            print!("{}", pdl_text::print(&m, Locations::Aliases(&sources)));
            ExitCode::SUCCESS
        }
        _ => ExitCode::from(1),
    }
}
