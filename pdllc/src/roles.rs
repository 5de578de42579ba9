//! What the files of a command line are for: no output may be an input or another output, and standard input
//! can be read once.

use crate::args::{Cli, Command, Task};
use crate::files::{self, identity, is_dash};
use clap::CommandFactory;
use clap::error::ErrorKind;
use std::path::Path;

/// The files that a command line names.
struct Roles<'a> {
    inputs: Vec<&'a Path>,
    /// Each with the option that names it.
    outputs: Vec<(&'static str, &'a Path)>,
}

impl<'a> Roles<'a> {
    fn of(task: &'a Task) -> Self {
        let one =
            |file: &'a Path, output: &'a Path| Roles { inputs: vec![file], outputs: vec![("-o", output)] };
        match task {
            Task::Compile(args) => Roles {
                inputs: args.file.iter().map(AsRef::as_ref).collect(),
                outputs: std::iter::once(("-o", args.output.as_path()))
                    .chain(args.depfile.iter().map(|file| ("-d", file.as_path())))
                    .collect(),
            },
            // Outputs in a directory, or in place of the inputs, are looked at where they are named.
            Task::Command(Command::Run(args)) => Roles {
                inputs: args.0.patterns.iter().chain(&args.0.inputs).map(AsRef::as_ref).collect(),
                outputs: std::iter::once(("-o", args.0.output.as_path()))
                    .chain(args.0.report.iter().map(|page| ("--report", page.as_path())))
                    .collect(),
            },
            Task::Command(Command::Explain(args)) => Roles {
                inputs: args.0.patterns.iter().chain([&args.0.input]).map(AsRef::as_ref).collect(),
                outputs: vec![("-o", &args.0.output)],
            },
            // Their outputs are called as patterns are not.
            Task::Command(Command::Build(args)) => Roles { inputs: args.0.patterns(), outputs: Vec::new() },
            Task::Command(Command::Tblgen(args)) => one(&args.0.file, &args.0.output),
            Task::Command(Command::Natives(args)) => one(&args.0.file, &args.0.output),
            Task::Command(Command::Dis(args)) => one(&args.0.file, &args.0.output),
            Task::Command(Command::Verify(args)) => Roles { inputs: vec![&args.0.file], outputs: Vec::new() },
            Task::Command(Command::Completions(_) | Command::Man(_)) => {
                Roles { inputs: Vec::new(), outputs: Vec::new() }
            }
            Task::Command(Command::Check(args)) => Roles { inputs: vec![&args.0.file], outputs: Vec::new() },
            Task::Command(Command::Test(args)) => {
                Roles { inputs: args.0.files.iter().map(AsRef::as_ref).collect(), outputs: Vec::new() }
            }
            // Files are changed in place, or not at all.
            Task::Command(Command::Fmt(_) | Command::Lsp(_)) => {
                Roles { inputs: Vec::new(), outputs: Vec::new() }
            }
        }
    }
}

/// Ends the program with exit status 2 if a file has two roles that cannot be both.
pub(crate) fn check(task: &Task) {
    let roles = Roles::of(task);
    if roles.inputs.iter().filter(|path| is_dash(path)).count() > 1 {
        refuse("standard input (`-`) can be read once only");
    }
    refuse_overwriting(&roles.inputs, &roles.outputs);
}

/// Ends the program with exit status 2 if an output is one of `inputs` or another output.
pub(crate) fn refuse_overwriting(inputs: &[impl AsRef<Path>], outputs: &[(&str, &Path)]) {
    for (i, (option, output)) in outputs.iter().enumerate() {
        let Some(file) = identity(output) else { continue };
        let name = output.display();
        let number = files::number(output);
        let is_output =
            |input: &Path| files::number(input) == number && identity(input).as_ref() == Some(&file);
        if inputs.iter().any(|input| is_output(input.as_ref())) {
            refuse(&format!("`{option} {name}` would overwrite an input"));
        }
        if let Some((other, _)) = outputs[..i].iter().find(|other| identity(other.1).as_ref() == Some(&file))
        {
            refuse(&format!("`{other}` and `{option}` both name `{name}`"));
        }
    }
}

pub(crate) fn refuse(message: &str) -> ! {
    Cli::command().error(ErrorKind::ValueValidation, message).exit()
}
