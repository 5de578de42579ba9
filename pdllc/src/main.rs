//! The `pdllc` command line.

mod args;
mod compile;
mod files;
mod patterns;
mod report;
mod run;
mod split;
mod tblgen;
mod timing;

use args::{Cli, Command};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let report = report::Reporter::new(&cli.common);
    let outcome = match &cli.command {
        Some(Command::Run(args)) => run::run(args, report),
        Some(Command::Tblgen(args)) => tblgen::run(args, report),
        None => compile::run(&cli.compile, report),
        Some(_) => Ok(()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(report::Failed) => ExitCode::from(1),
    }
}
