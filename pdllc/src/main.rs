//! The `pdllc` command line.

mod args;
mod compile;
mod files;
mod inspect;
mod mlir_pdll;
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
use std::process::ExitCode;

/// A command runs once over fresh memory, which this gets with fewer page faults than the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    let cli = if mlir_pdll::is_meant(&args) { mlir_pdll::parse(&args) } else { Cli::parse_from(args) };
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
