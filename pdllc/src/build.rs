//! `pdllc build`: patterns with the functions that they bring in Rust, as a program of their own.
//!
//! What it writes is a crate: `cargo build` makes the program. The patterns in it are made anew each time,
//! the rest is made once, for whoever wants to change it.

use crate::args::Source;
use crate::compile;
use crate::files;
use crate::report::{Outcome, Reporter};
use clap::Args;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// `pdllc build`.
#[derive(Args, Debug)]
pub(crate) struct Build {
    /// The patterns, as PDLL or rules in a `.td` file; may be given several times.
    #[arg(short = 'p', long = "patterns", value_name = "PATTERNS", required = true)]
    patterns: Vec<PathBuf>,
    #[command(flatten)]
    source: Source,
    /// Where the crate `pdll` is [default: crates.io].
    #[arg(long, value_name = "DIR")]
    pdll: Option<PathBuf>,
    /// Where the crate goes.
    #[arg(value_name = "DIR")]
    crate_dir: PathBuf,
}

impl Build {
    /// The files of patterns.
    pub(crate) fn patterns(&self) -> Vec<&Path> {
        self.patterns.iter().map(AsRef::as_ref).collect()
    }
}

/// Writes the crate.
pub(crate) fn run(args: &Build, report: Reporter) -> Outcome {
    let src = args.crate_dir.join("src");
    let mut modules: Vec<(String, Vec<u8>)> = Vec::new();
    for path in &args.patterns {
        let module = module_name(path);
        if modules.iter().any(|(other, _)| *other == module) {
            let why = format!("another file of patterns would be `src/{module}.rs` too");
            return Err(report.fail(&path.to_string_lossy(), why));
        }
        modules.push((module, compile::to_rust(path, &args.source, report)?));
    }
    // Nothing is written unless all of it is good.
    if let Err(why) = std::fs::create_dir_all(&src) {
        return Err(report.fail(&src.to_string_lossy(), why));
    }
    for (module, rust) in &modules {
        files::write(&src.join(format!("{module}.rs")), rust, true, report)?;
    }
    once(&args.crate_dir.join("Cargo.toml"), &manifest(args), report)?;
    once(&src.join("main.rs"), &program(modules.iter().map(|(module, _)| &**module)), report)
}

/// Writes a file that is not there.
fn once(path: &Path, text: &str, report: Reporter) -> Outcome {
    if path.exists() { Ok(()) } else { files::write(path, text.as_bytes(), false, report) }
}

/// The name of a file with other characters in place of those that are not letters, digits or `_`.
fn plain(path: &Path, other: char) -> String {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { other }).collect()
}

/// The module that the patterns of a file are in.
fn module_name(path: &Path) -> String {
    format!("patterns_{}", plain(path, '_'))
}

fn manifest(args: &Build) -> String {
    let name = match std::path::absolute(&args.crate_dir) {
        Ok(dir) => plain(&dir, '-'),
        Err(_) => plain(&args.crate_dir, '-'),
    };
    // The name of a package begins with a letter.
    let name = if name.starts_with(|c: char| c.is_ascii_alphabetic()) { name } else { format!("p{name}") };
    let place = match &args.pdll {
        Some(dir) => format!("path = {:?}", dir.to_string_lossy()),
        None => format!("version = {:?}", env!("CARGO_PKG_VERSION")),
    };
    format!(
        "[package]
name = {name:?}
version = \"0.1.0\"
edition = \"2024\"
publish = false

[dependencies]
# Without `jit`: the patterns are compiled already, and no front end is linked.
pdll = {{ {place}, default-features = false, features = [\"dialects\"] }}
"
    )
}

/// The program: it reads IR, applies the patterns of these modules, and prints it.
fn program<'a>(modules: impl Iterator<Item = &'a str>) -> String {
    let (mut declared, mut added) = (String::new(), String::new());
    for module in modules {
        // Writing to a string cannot fail.
        let _ = writeln!(declared, "#[rustfmt::skip]\nmod {module};");
        let _ = write!(
            added,
            "    set = set.with_bytecode({module}::program())?;\n    {module}::register(set.natives());\n"
        );
    }
    format!(
        "//! Applies patterns to IR and prints it: `cargo run -- INPUT.mlir`, or standard input without one.
//!
//! Made by `pdllc build`, which makes the modules of patterns anew and leaves this file as it is.

{declared}
use pdll::ir::{{PrintOptions, parse_module, print, verify}};
use pdll::{{Config, PatternSet}};
use std::error::Error;
use std::io::Read;

fn main() -> Result<(), Box<dyn Error>> {{
    let mut set = PatternSet::new();
{added}    // For what the patterns only declare: set.natives().constraint(\"Name\", |host, ..| ..).

    let path = std::env::args().nth(1);
    let mut text = Vec::new();
    match &path {{
        Some(path) => text = std::fs::read(path)?,
        None => drop(std::io::stdin().read_to_end(&mut text)?),
    }}
    let mut ctx = pdll::context();
    let linked = set.link(&mut ctx)?;
    let mut module = parse_module(&mut ctx, path.as_deref().unwrap_or(\"-\"), &text)?;
    let report = linked.run(&mut ctx, &mut module.ir, &Config::default());
    if !report.converged {{
        return Err(format!(\"rewriting did not end: {{}}\", report.at_work_text()).into());
    }}
    let errors = verify(&ctx, &module.ir);
    if !errors.is_empty() {{
        return Err(errors.into());
    }}
    print!(\"{{}}\", print(&ctx, &module, PrintOptions::default()));
    Ok(())
}}
"
    )
}
