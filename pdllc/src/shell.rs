//! `pdllc completions` and `man`: what shells and readers of manuals get, made from the command line's own
//! description.

use crate::args::{Cli, Completions, Man};
use crate::files;
use crate::report::{Outcome, Reporter};
use clap::CommandFactory;
use std::path::Path;

/// Prints the completions of a shell.
pub(crate) fn completions(args: &Completions, report: Reporter) -> Outcome {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "pdllc", &mut text);
    files::write(&args.output, &text, false, report)
}

/// Writes a page of the manual for the program and for each command: `pdllc.1`, `pdllc-run.1`, ...
pub(crate) fn man(args: &Man, report: Reporter) -> Outcome {
    let mut program = Cli::command().disable_help_subcommand(true);
    // Commands describe their arguments only when they are built.
    program.build();
    page(program.clone(), &args.dir, report)?;
    program.get_subcommands().cloned().try_for_each(|command| page(command, &args.dir, report))
}

/// Writes the page of one command, under the name by which `man` looks for it.
fn page(command: clap::Command, dir: &Path, report: Reporter) -> Outcome {
    let name = command.get_display_name().unwrap_or(command.get_name()).to_string();
    let mut text = Vec::new();
    if let Err(e) = clap_mangen::Man::new(command).render(&mut text) {
        return Err(report.fail(&name, e));
    }
    files::write(&dir.join(format!("{name}.1")), &text, false, report)
}
