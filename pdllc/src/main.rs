//! The `pdllc` command line.

mod args;
mod compile;
mod files;
mod inspect;
mod patterns;
mod report;
mod run;
mod split;
mod tblgen;
mod timing;

use args::{Cli, Command};
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

/// A command runs once over fresh memory, which this gets with fewer page faults than the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The name under which this program takes mlir-pdll's place.
const MLIR_PDLL: &str = "mlir-pdll";

fn main() -> ExitCode {
    let mut args: Vec<OsString> = std::env::args_os().collect();
    let name = args.first().and_then(|program| Path::new(program).file_stem());
    if name.is_some_and(|name| name == MLIR_PDLL) {
        as_mlir_pdll(&mut args);
    }
    let cli = Cli::parse_from(args);
    let report = report::Reporter::new(&cli.common);
    let outcome = match &cli.command {
        None if cli.compile.file.is_none() && cli.compile.x.is_none() => {
            let message = "FILE is missing (`-` is standard input); `--help` shows examples";
            Cli::command().error(ErrorKind::MissingRequiredArgument, message).exit()
        }
        None => compile::run(&cli.compile, report),
        Some(Command::Run(args)) => run::run(args, report),
        Some(Command::Tblgen(args)) => tblgen::run(args, report),
        Some(Command::Natives(args)) => inspect::natives(args, report),
        Some(Command::Dis(args)) => inspect::dis(args, report),
        Some(Command::Verify(args)) => inspect::verify(args, report),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(report::Failed) => ExitCode::from(1),
    }
}

/// Makes arguments of mlir-pdll ours: long options may have one dash, and the default output is the tree.
fn as_mlir_pdll(args: &mut Vec<OsString>) {
    const LONG: [&str; 6] =
        ["split-input-file", "output-split-marker", "write-if-changed", "dump-ods", "help", "version"];
    let mut output_named = false;
    for arg in &mut args[1..] {
        let Some(text) = arg.to_str() else { continue };
        output_named |= text.starts_with("-x");
        let single = text.strip_prefix('-').filter(|rest| !rest.starts_with('-'));
        if single.is_some_and(|rest| LONG.contains(&rest.split('=').next().unwrap_or(rest))) {
            *arg = format!("-{text}").into();
        }
    }
    if !output_named {
        args.insert(1, "-x=ast".into());
    }
}
