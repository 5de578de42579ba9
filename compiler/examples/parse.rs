//! `parse [--std=mlir22] [--dump] [--format=short|json|human] [-I DIR]... FILE`: the syntax stage by itself,
//! for comparison with mlir-pdll.
use pdll_compiler::syntax;
use pdll_source::diag::{Diagnostics, Format};
use pdll_source::{SourceMap, Standard};
use std::process::ExitCode;

fn main() -> ExitCode {
    let (mut std, mut tree, mut format, mut dirs, mut path) =
        (Standard::Extended, false, Format::Short, Vec::new(), None);
    let mut args = std::env::args().skip(1);
    while let Some(a) = args.next() {
        match a.as_str() {
            "--std=mlir22" => std = Standard::Mlir22,
            "--dump" => tree = true,
            "--format=short" => format = Format::Short,
            "--format=json" => format = Format::Json,
            "--format=human" => format = Format::Human { color: false },
            "-I" => dirs.extend(args.next().map(Into::into)),
            _ => path = Some(a),
        }
    }
    let Some(path) = path else { return ExitCode::from(2) };
    let Ok(text) = std::fs::read(&path) else { return ExitCode::from(2) };
    let mut sources = SourceMap::new(std).with_dirs(dirs);
    let Ok(file) = sources.add(path, text) else { return ExitCode::from(2) };
    let (arena, mut diags) = (bumpalo::Bump::new(), Diagnostics::new());
    let start = std::time::Instant::now();
    let module = syntax::parse(&mut sources, file, std, &arena, &mut diags);
    let spent = start.elapsed();
    if tree {
        print!("{}", syntax::dump(module, sources.base(file)));
    } else if std::env::var_os("PARSE_TIME").is_some() {
        println!("{spent:?}, {} bytes of tree", arena.allocated_bytes());
    }
    diags.sort(&sources);
    eprint!("{}", diags.render(&sources, format));
    ExitCode::from(u8::from(diags.has_errors()))
}
