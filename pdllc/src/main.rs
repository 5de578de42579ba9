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
use clap::Parser;
use std::process::ExitCode;

/// A command runs once over fresh memory, which this gets with fewer page faults than the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let report = report::Reporter::new(&cli.common);
    let outcome = match &cli.command {
        Some(Command::Run(args)) => run::run(args, report),
        Some(Command::Tblgen(args)) => tblgen::run(args, report),
        None => compile::run(&cli.compile, report),
        Some(Command::Natives(args)) => inspect::natives(args, report),
        Some(Command::Dis(args)) => inspect::dis(args, report),
        Some(Command::Verify(args)) => inspect::verify(args, report),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(report::Failed) => ExitCode::from(1),
    }
}
