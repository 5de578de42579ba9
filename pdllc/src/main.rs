//! The `pdllc` command line.

mod args;
mod build;
mod check;
mod check_args;
mod compile;
mod convert;
mod convert_config;
mod convert_trace;
mod definitions;
mod dialects;
mod driver_args;
mod editor_args;
mod explain;
mod files;
mod fmt;
mod inspect;
mod lsp;
mod mlir_pdll;
mod patterns;
mod print_flags;
mod progress;
mod report;
mod roles;
mod run;
mod run_args;
mod shell;
mod tblgen;
mod test;
mod timing;
mod verify_each;
mod watch;

use args::{Cli, Command, Common, Task};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches};
use pdll_source::diag::nearest_name;
use std::ffi::{OsStr, OsString};
use std::mem::ManuallyDrop;
use std::path::Path;

/// A command runs once over fresh memory. glibc's allocator touches least of it before it begins, and is as
/// fast later; those of other systems are slower than this one.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    let args: Vec<OsString> = std::env::args_os().collect();
    // Which takes an output that is its input.
    let as_mlir_pdll = mlir_pdll::is_meant(&args);
    let (task, common) = if as_mlir_pdll {
        mlir_pdll::parse(&args)
    } else {
        parse(&args).unwrap_or_else(|e| advise(e, &args).exit())
    };
    if !as_mlir_pdll {
        if let Task::Compile(args) = &task {
            args.file.iter().for_each(|file| refuse_misspelt_command(file.as_os_str()));
            refuse_define(args);
        }
        roles::check(&task);
    }
    let report = report::Reporter::new(&common);
    let outcome = match &task {
        Task::Compile(args) if args.file.is_none() && args.x.is_none() => {
            let message = "FILE is missing (`-` is standard input); `--help` shows examples";
            Cli::command().error(ErrorKind::MissingRequiredArgument, message).exit()
        }
        Task::Compile(args) => compile::run(args, as_mlir_pdll, report),
        Task::Command(Command::Run(args)) => run::run(&args.0, report),
        Task::Command(Command::Check(args)) => check::run(&args.0, report),
        Task::Command(Command::Test(args)) => test::run(&args.0, report),
        Task::Command(Command::Explain(args)) => explain::run(&args.0, common.error_format, report),
        Task::Command(Command::Tblgen(args)) => tblgen::run(&args.0, report),
        Task::Command(Command::Build(args)) => build::run(&args.0, report),
        Task::Command(Command::Natives(args)) => inspect::natives(&args.0, report),
        Task::Command(Command::Dis(args)) => inspect::dis(&args.0, report),
        Task::Command(Command::Verify(args)) => inspect::verify(&args.0, report),
        Task::Command(Command::Completions(args)) => shell::completions(&args.0, report),
        Task::Command(Command::Man(args)) => shell::man(&args.0, report),
        Task::Command(Command::Fmt(args)) => fmt::run(&args.0, report),
        Task::Command(Command::Lsp(args)) => std::process::exit(lsp::run(&args.0)),
    };
    // Without the destructors that returning would run.
    std::process::exit(match outcome {
        Ok(()) => 0,
        Err(report::Failed) => 1,
    })
}

/// Keeps a value until the process ends, which is soon: giving its memory back piece by piece would only take
/// time. Without this, `run` with 1000 patterns on a function of one operation takes 59.0 million
/// instructions in place of 56.1, and `--emit=bytecode` of them 56.2 in place of 53.3: a twentieth.
fn keep<T>(value: T) -> ManuallyDrop<T> {
    ManuallyDrop::new(value)
}

fn parse(args: &[OsString]) -> clap::error::Result<(Task, Common)> {
    if let Some(understood) = Command::alone(args) {
        return Ok(understood);
    }
    let mut command = keep(Cli::command());
    let mut matches = command.try_get_matches_from_mut(args)?;
    let cli = Cli::from_arg_matches_mut(&mut matches).map_err(|e| e.format(&mut command))?;
    Ok(cli.task())
}

/// Ends the program with exit status 2 if `-D` is used where it does not mean what it does to mlir-pdll.
fn refuse_define(args: &args::Compile) {
    if let (Some(name), None) = (args.define.first(), args.x) {
        let message = format!(
            "`-D {name}` is taken with `-x` only, where it means nothing, as to mlir-pdll; `--deny {name}` \
             makes an error of a warning"
        );
        Cli::command().error(ErrorKind::ArgumentConflict, message).exit()
    }
}

/// Ends the program with exit status 2 if a FILE is none and is spelt almost as a command is.
fn refuse_misspelt_command(file: &OsStr) {
    let Some(word) = file.to_str() else { return };
    if word == files::DASH || Command::NAMES.contains(&word) || Path::new(word).exists() {
        return;
    }
    let cli = keep(Cli::command());
    if let Some(command) = nearest_name(word, cli.get_subcommands().map(clap::Command::get_name)) {
        let message = format!("there is no file and no command `{word}`; did you mean `pdllc {command}`?");
        Cli::command().error(ErrorKind::InvalidSubcommand, message).exit()
    }
}

/// The first argument, if it is no file and nothing but letters: a command as other programs have it.
fn unknown_command(args: &[OsString]) -> Option<&str> {
    let word = args.get(1)?.to_str()?;
    let is_word = word.bytes().all(|byte| byte.is_ascii_lowercase());
    (is_word && !Command::NAMES.contains(&word) && !Path::new(word).exists()).then_some(word)
}

/// What to do about more files than are taken, which clap takes for commands and strange arguments.
fn advise(e: clap::Error, args: &[OsString]) -> clap::Error {
    let stray = [ContextKind::InvalidArg, ContextKind::InvalidSubcommand].into_iter().find_map(|k| e.get(k));
    let Some(ContextValue::String(stray)) = stray else { return e };
    args.get(1).into_iter().for_each(|file| refuse_misspelt_command(file));
    if stray.starts_with('-') {
        return e;
    }
    let message = match (e.kind(), unknown_command(args)) {
        (ErrorKind::ArgumentConflict, Some(word)) => {
            let commands = Command::NAMES.join(", ");
            format!(
                "there is no file and no command `{word}`: commands are {commands}; a FILE without one is \
                 compiled: `pdllc {stray}`"
            )
        }
        (ErrorKind::ArgumentConflict, None) => {
            format!(
                "`{stray}` is one FILE too many: each is compiled by itself; `pdllc run` takes several, each \
                 after `-p`"
            )
        }
        _ => return e,
    };
    Cli::command().error(e.kind(), message)
}
